import { Box, SimpleGrid, Text } from '@chakra-ui/react';

const SIGNATURES = ['Entregó', 'Recibió', 'Controló la devolución'];

/** Printed only: signatures for handing out, receiving and returning weapons. */
export const Signatures = () => (
  <SimpleGrid
    role="group"
    aria-label="Firmas"
    columns={3}
    gap="6"
    pt="16"
    display="none"
    breakInside="avoid"
    _print={{ display: 'grid' }}
  >
    {SIGNATURES.map((signature) => (
      <Box key={signature} borderTopWidth="1px" borderColor="fg" pt="1.5">
        <Text fontWeight="semibold">{signature}</Text>
        <Text textStyle="sm">Firma, aclaración y hora</Text>
      </Box>
    ))}
  </SimpleGrid>
);
