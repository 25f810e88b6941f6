import { Box, chakra, Flex, Text } from '@chakra-ui/react';

type MonthBarsProps = {
  bars: { name: string; color: string; value: number }[];
  text: (value: number) => string;
};

const FULL = 100;

/** One month: a bar for each series, with its figure. */
export const MonthBars = ({ bars, text }: MonthBarsProps) => {
  const most = Math.max(...bars.map(({ value }) => Math.abs(value)));
  return (
    <chakra.ul listStyleType="none" display="grid" gap="3" py="2">
      {bars.map(({ name, color, value }) => (
        <li key={name}>
          <Flex justify="space-between" gap="3" textStyle="sm" mb="1">
            <Text>{name}</Text>
            <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {text(value)}
            </Text>
          </Flex>
          <Box h="2.5" bg="bg.muted" borderRadius="l1" overflow="hidden">
            <Box
              h="full"
              bg={color}
              w={`${most === 0 ? 0 : (Math.abs(value) / most) * FULL}%`}
              css={{ printColorAdjust: 'exact' }}
            />
          </Box>
        </li>
      ))}
    </chakra.ul>
  );
};
