import { Box } from '@chakra-ui/react';

/** The machine-readable zone, which repeats the data above. */
export const PassportZone = ({ lines }: { lines: string[] }) => (
  <Box
    aria-hidden
    bg="bg.subtle"
    borderTopWidth="1px"
    borderColor="border.emphasized"
    px={{ base: '4', md: '7' }}
    py={{ base: '3', md: '4' }}
    css={{ containerType: 'inline-size', printColorAdjust: 'exact' }}
  >
    {lines.map((line, index) => (
      <Box
        key={index}
        fontFamily="mono"
        fontSize="min(1.5rem, 3.6cqi)"
        lineHeight="1.55"
        whiteSpace="pre"
        overflow="hidden"
      >
        {line}
      </Box>
    ))}
  </Box>
);
