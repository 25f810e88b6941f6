import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { pesosText, priceText } from '#domain/texts/money.ts';
import { paths } from '../../paths.ts';
import { usePriceChange } from '../../session/price-link.ts';
import { DialogFrame } from '../dialogs/dialog-frame.tsx';
import { useBackCloses } from '../dialogs/use-back-closes.ts';

/** Asks whether to go on, for any write whose price is not the one that was shown. */
export const PriceQuestion = () => {
  const change = usePriceChange();
  const { pathname } = useLocation();
  const text = pathname.startsWith(paths.gestion) ? pesosText : priceText;
  const isOpen = change !== null;
  const decline = () => change?.settle(false);
  useBackCloses(isOpen, decline);

  return (
    <DialogFrame title="El precio cambió" isOpen={isOpen} onClose={decline}>
      {change && (
        <Stack gap="5">
          <Text>
            El precio cambió de {text(change.seen)} a <strong>{text(change.present)}</strong>. Todavía no
            guardamos nada.
          </Text>
          <HStack gap="3" justify="end" wrap="wrap">
            <Button variant="outline" onClick={decline}>
              Cancelar
            </Button>
            <Button onClick={() => change.settle(true)}>Aceptar el precio</Button>
          </HStack>
        </Stack>
      )}
    </DialogFrame>
  );
};
