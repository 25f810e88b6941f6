import { useQuery } from '@apollo/client/react';
import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '#domain/messages.ts';
import { handOutSchema } from '#domain/points/redemption.schema.ts';
import { parseInput } from '#domain/schema.ts';
import { pesosText, typedPesos } from '#domain/texts/money.ts';
import { countText } from '#domain/texts/numbers.ts';
import { codeText } from '#domain/points/redemption-code.ts';
import { userName } from '#domain/users/user-name.ts';
import { TextField } from '../../../components/fields/text-field.tsx';
import { notifyFailure } from '../../../components/feedback/failure.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { FactList } from '../../../components/records/fact-list.tsx';
import { graphql } from '../../../gql/index.ts';
import type { RedemptionRow_RedemptionFragment } from '../../../gql/graphql.ts';
import { errorCode, hasReason, isSessionEnd } from '../../../session/api-error.ts';
import { useUsesMoney } from '../../../components/queries/use-staff.ts';
import { useFormWrite } from '../../../components/queries/use-write.ts';

const HAND_OUT = graphql(`
  mutation HandOutRedemption($input: HandOutRedemptionInput!) {
    handOutRedemption(input: $input) {
      id
      handedOutAt
      discount
    }
  }
`);

/** Asked for only while the academy keeps accounts. */
const OWED = graphql(`
  query OwedByRedeemer($userId: ID!) {
    moneyAccount(userId: $userId) {
      userId
      balance
    }
  }
`);

const FAILED = 'No pudimos registrar la entrega. Revisa tu conexión y vuelve a intentar.';

type Redemption = RedemptionRow_RedemptionFragment;

type HandOutDialogProps = {
  redemption: Redemption | null;
  onClose: () => void;
  /** Handed out by somebody else meanwhile. */
  onOutdated: () => void;
};

const Form = ({ redemption, onClose, onOutdated }: HandOutDialogProps & { redemption: Redemption }) => {
  const send = useFormWrite();
  const [isBusy, setIsBusy] = useState(false);
  const [discount, setDiscount] = useState('');
  const { id, code, user, description, points } = redemption;
  const usesMoney = useUsesMoney();
  const { data } = useQuery(OWED, {
    variables: { userId: user?.id ?? '' },
    skip: !usesMoney || !user,
    fetchPolicy: 'network-only',
  });
  const owed = data?.moneyAccount?.balance ?? 0;

  const handOut = async () => {
    if (isBusy) return;
    setIsBusy(true);
    notify.startAttempt();
    try {
      const given = parseInput(handOutSchema, {
        id,
        ...(discount.trim() === '' ? {} : { discount: typedPesos(discount) }),
      });
      if (!given.ok) {
        notify.error(given.errors[0]?.message ?? messages.moneyAmount);
        return;
      }
      const pesos = given.value.discount ?? null;
      await send(HAND_OUT, { id, ...(pesos === null ? {} : { discount: pesos }) });
      notify.success(
        pesos === null
          ? `Canje ${codeText(code)} entregado`
          : `Canje ${codeText(code)} entregado, con ${pesosText(pesos)} de descuento`,
      );
      onClose();
    } catch (error) {
      if (!isSessionEnd(error)) notifyFailure(error, FAILED);
      if (errorCode(error) !== 'CONFLICT' || hasReason(error, 'DISCOUNT_ABOVE_DEBT')) return;
      onOutdated();
      onClose();
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Stack gap="5">
      <FactList
        facts={[
          { label: 'Código', value: codeText(code) },
          { label: 'Estudiante', value: user ? userName(user) : 'Sin cuenta' },
          { label: 'Canje', value: description },
          { label: 'Puntos', value: countText(points) },
        ]}
      />
      {owed > 0 && (
        <TextField
          label="Descuento en su cuenta"
          inputMode="decimal"
          autoComplete="off"
          hint={`Debe ${pesosText(owed)}. Vacío: no baja lo que debe.`}
          value={discount}
          onChange={({ target }) => setDiscount(target.value)}
        />
      )}
      <Text color="fg.muted">No se puede deshacer.</Text>
      <HStack gap="3" justify="end" wrap="wrap">
        <Button variant="outline" onClick={onClose}>
          Volver
        </Button>
        <Button aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void handOut()}>
          {isBusy ? 'Entregando...' : 'Entregar'}
        </Button>
      </HStack>
    </Stack>
  );
};

/** Confirms handing out a redemption. */
export const HandOutDialog = (props: HandOutDialogProps) => {
  const { redemption, onClose } = props;
  return (
    <DetailDialog title="¿Entregar este canje?" isOpen={redemption !== null} onClose={onClose}>
      {redemption && <Form {...props} redemption={redemption} />}
    </DetailDialog>
  );
};
