import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { usePlainForm } from './plain-form.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalReceipt, type Receipt } from './withdrawal-receipt.tsx';

/** Withdraws from a contract, with or without a session. */
export const Component = () => {
  const [receipt, setReceipt] = useState<Receipt | null>(usePlainForm()?.receipt ?? null);
  return (
    <>
      <PageHeading title="Botón de arrepentimiento">Botón de arrepentimiento</PageHeading>
      <Stack gap="6" maxW="36rem">
        {receipt ? (
          <WithdrawalReceipt receipt={receipt} />
        ) : (
          <>
            <Text>
              Si te arrepentiste de una compra o inscripción, puedes deshacerla dentro de los diez días, sin
              motivo ni costo. No hace falta que tengas una cuenta.
            </Text>
            <WithdrawalForm onSent={setReceipt} />
          </>
        )}
      </Stack>
    </>
  );
};
