import { Button } from '@chakra-ui/react';
import { PrintIcon } from '../icons.tsx';

export const PrintButton = () => (
  <Button variant="outline" onClick={() => window.print()} _print={{ display: 'none' }}>
    <PrintIcon />
    Imprimir
  </Button>
);
