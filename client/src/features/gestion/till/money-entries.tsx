import { Badge, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { isAfter } from 'date-fns';
import { useState } from 'react';
import { generatePath } from 'react-router-dom';
import { MONEY_TYPE_LABELS, PAYMENT_METHOD_LABELS } from '#domain/money/money.ts';
import { pesosText } from '#domain/texts/money.ts';
import { userName } from '#domain/users/user-name.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ListCell, ListRow, ListTable } from '../../../components/lists/list-table.tsx';
import { useWrite } from '../../../components/queries/use-write.ts';
import { ReceiptAction, ReceiptButton } from '../../../components/records/receipt-button.tsx';
import { compactText } from '../../../components/records/date-text.ts';
import { DetailDialog, DialogButton } from '../../../components/records/detail-dialog.tsx';
import { enumTable } from '../../../components/records/enums.ts';
import { useNow } from '../../../components/records/use-now.ts';
import type { MoneyRow_EntryFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { RowLink } from '../lists/row-button.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import { RefundForm } from './refund-form.tsx';

graphql(`
  fragment MoneyRow_entry on MoneyEntry {
    id
    type
    amount
    moved
    debit
    credit
    balance
    description
    createdAt
    method
    reference
    receipt
    invoice
    refundable
    isVoided
    undoUntil
    user {
      ...PersonName
    }
  }
`);

const UNDO_PAYMENT = graphql(`
  mutation UndoPayment($input: UndoPaymentInput!) {
    undoPayment(input: $input) {
      balance
      entry {
        id
        receipt
      }
    }
  }
`);

const MAIL_RECEIPT = graphql(`
  mutation MailReceipt($input: MailReceiptInput!) {
    mailReceipt(input: $input) {
      id
      email
    }
  }
`);

const types = enumTable(MONEY_TYPE_LABELS);
export const paymentMethods = enumTable(PAYMENT_METHOD_LABELS);

const COLUMNS = ['Movimiento', 'Fecha', 'Recibo', 'Importe', 'Saldo', 'Acciones'] as const;
const ACCOUNT_COLUMNS = ['Movimiento', 'Fecha', 'Recibo', 'Debe', 'Haber', 'Saldo', 'Acciones'] as const;

type Health = { sendsMail: boolean; sendsMessages: boolean };

type MoneyEntriesProps = {
  nodes: readonly MoneyRow_EntryFragment[];
  isStale: boolean;
  /** The screen is that of one person. */
  isOfOne?: boolean;
  /** Receipts are mailed only where messages are sent. */
  health: Health | undefined;
  onChanged: () => void;
};

/** Entries of accounts, with what can be done about a payment. */
export const MoneyEntries = ({ nodes, isStale, isOfOne, health, onChanged }: MoneyEntriesProps) => {
  const [refunded, setRefunded] = useState<MoneyRow_EntryFragment | null>(null);
  const [invoiced, setInvoiced] = useState<MoneyRow_EntryFragment | null>(null);
  const close = () => {
    setRefunded(null);
    setInvoiced(null);
  };
  const changed = () => {
    close();
    onChanged();
  };
  return (
    <>
      <ListTable caption="Movimientos" columns={isOfOne ? ACCOUNT_COLUMNS : COLUMNS} isStale={isStale}>
        {nodes.map((entry) => (
          <MoneyRow
            key={entry.id}
            entry={entry}
            isOfOne={isOfOne ?? false}
            mailsReceipts={Boolean(health?.sendsMail && health.sendsMessages)}
            onRefund={() => setRefunded(entry)}
            onInvoice={() => setInvoiced(entry)}
            onChanged={onChanged}
          />
        ))}
      </ListTable>
      <DetailDialog title="Devolver un pago" isOpen={refunded !== null} onClose={close}>
        {refunded && <RefundForm payment={refunded} onClose={close} onRefunded={changed} />}
      </DetailDialog>
      <DetailDialog title="Factura del pago" isOpen={invoiced !== null} onClose={close}>
        {invoiced && <InvoiceForm payment={invoiced} onClose={close} onSaved={changed} />}
      </DetailDialog>
    </>
  );
};

type MoneyRowProps = {
  entry: MoneyRow_EntryFragment;
  isOfOne: boolean;
  mailsReceipts: boolean;
  onRefund: () => void;
  onInvoice: () => void;
  onChanged: () => void;
};

const detailOf = ({ method, reference, description, type }: MoneyRow_EntryFragment) => {
  const { label } = types[type];
  const what = description.startsWith(label) ? description : `${label}: ${description}`;
  return [what, method && paymentMethods[method].label, reference].filter(Boolean).join(' · ');
};

/** What became of a payment, or of a movement of cash. */
const stateOf = ({ type, amount, refundable, isVoided }: MoneyRow_EntryFragment) => {
  if (isVoided) return 'Anulado';
  if (type !== 'PAYMENT' || refundable === null || refundable === -amount) return null;
  return refundable === 0 ? 'Devuelto' : 'Devuelto en parte';
};

const isOfTill = ({ type }: MoneyRow_EntryFragment) => type === 'CASH_IN' || type === 'CASH_OUT';

const withoutPerson = (entry: MoneyRow_EntryFragment) => (isOfTill(entry) ? 'Caja' : 'Sin cuenta');

const MoneyRow = ({ entry, isOfOne, mailsReceipts, onRefund, onInvoice, onChanged }: MoneyRowProps) => {
  const { user, type, balance, createdAt, receipt, invoice, refundable } = entry;
  const name = user ? userName(user) : withoutPerson(entry);
  const detail = detailOf(entry);
  return (
    <ListRow>
      <ListCell column="Movimiento" isTitle>
        {isOfOne || !user ? (
          <Stack gap="1" align="start">
            <Text overflowWrap="anywhere">{detail}</Text>
            <PaymentState entry={entry} />
          </Stack>
        ) : (
          <Stack gap="1" align="start">
            <RowLink to={`${generatePath(paths.gestionPerson, { id: user.id })}?ver=cuenta`}>{name}</RowLink>
            <SmallText overflowWrap="anywhere">{detail}</SmallText>
            <PaymentState entry={entry} />
          </Stack>
        )}
      </ListCell>
      <ListCell column="Fecha">
        <Text fontVariantNumeric="tabular-nums">{compactText(createdAt)}</Text>
      </ListCell>
      <ListCell column="Recibo">
        {receipt ? (
          <Stack gap="0" align="start">
            <ReceiptButton id={entry.id} receipt={receipt} />
            {invoice && <SmallText overflowWrap="anywhere">Factura {invoice}</SmallText>}
            {user && mailsReceipts && <MailReceiptButton id={entry.id} {...{ receipt, name }} />}
          </Stack>
        ) : (
          <Text aria-hidden>—</Text>
        )}
      </ListCell>
      {isOfOne ? <AccountCells entry={entry} /> : <MovedCell entry={entry} />}
      <ListCell column="Saldo">
        {isOfTill(entry) ? (
          <Text aria-hidden>—</Text>
        ) : (
          <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {pesosText(balance)}
          </Text>
        )}
      </ListCell>
      <ListCell column="Acciones">
        {isOfTill(entry) && entry.undoUntil !== null ? (
          <UndoButton entry={entry} name={name} onUndone={onChanged} />
        ) : type === 'PAYMENT' ? (
          <HStack gap="2" wrap="wrap">
            <UndoButton entry={entry} name={name} onUndone={onChanged} />
            {refundable !== null && refundable > 0 && (
              <Button
                size="sm"
                variant="outline"
                aria-label={`Devolver el pago ${receipt} de ${name}`}
                onClick={onRefund}
              >
                Devolver…
              </Button>
            )}
            <Button
              size="sm"
              variant="outline"
              aria-label={`Factura del pago ${receipt} de ${name}`}
              onClick={onInvoice}
            >
              Factura…
            </Button>
          </HStack>
        ) : (
          <Text aria-hidden>—</Text>
        )}
      </ListCell>
    </ListRow>
  );
};

const PaymentState = ({ entry }: { entry: MoneyRow_EntryFragment }) => {
  const state = stateOf(entry);
  return state && <Badge colorPalette="accent">{state}</Badge>;
};

const Amount = ({ pesos }: { pesos: number | null }) =>
  pesos === null ? (
    <Text aria-hidden>—</Text>
  ) : (
    <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {pesosText(pesos)}
    </Text>
  );

const AccountCells = ({ entry: { debit, credit } }: { entry: MoneyRow_EntryFragment }) => (
  <>
    <ListCell column="Debe">
      <Amount pesos={debit} />
    </ListCell>
    <ListCell column="Haber">
      <Amount pesos={credit} />
    </ListCell>
  </>
);

/** What came into the till or left it; of an entry that moves no money, what it does to the account. */
const MovedCell = ({ entry: { moved, amount } }: { entry: MoneyRow_EntryFragment }) => (
  <ListCell column="Importe">
    {moved === null ? <SmallText>En la cuenta: {pesosText(amount)}</SmallText> : <Amount pesos={moved} />}
  </ListCell>
);

type MailReceiptButtonProps = { id: string; receipt: string; name: string };

const MailReceiptButton = ({ id, receipt, name }: MailReceiptButtonProps) => {
  const { write, isBusy } = useWrite('No pudimos enviar el recibo. Vuelve a intentar.');
  const send = async () => {
    const sent = (await write(MAIL_RECEIPT, { id }))?.mailReceipt;
    if (sent) notify.success(`Enviamos el recibo ${receipt} a ${sent.email}`);
  };
  return (
    <ReceiptAction
      aria-label={`Enviar por correo el recibo ${receipt} de ${name}`}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      onClick={() => void send()}
    >
      Enviar por correo
    </ReceiptAction>
  );
};

type UndoButtonProps = { entry: MoneyRow_EntryFragment; name: string; onUndone: () => void };

/** What is undone, by its number. */
const undoneText = (entry: MoneyRow_EntryFragment) =>
  `${isOfTill(entry) ? 'Movimiento' : 'Pago'} ${entry.receipt}`;

/** For who entered it, for some minutes: all of it, once it is confirmed. */
const UndoButton = ({ entry, name, onUndone }: UndoButtonProps) => {
  const { undoUntil } = entry;
  const now = useNow();
  if (undoUntil === null || isAfter(now, undoUntil)) return null;
  return (
    <DialogButton
      size="sm"
      title={isOfTill(entry) ? 'Deshacer un movimiento de efectivo' : 'Deshacer un pago'}
      aria-label={`Deshacer el ${isOfTill(entry) ? 'movimiento' : 'pago'} ${entry.receipt} de ${name}`}
      content={(close) => (
        <UndoQuestion
          {...{ entry, name }}
          onBack={close}
          onUndone={() => {
            close();
            onUndone();
          }}
        />
      )}
    >
      Deshacer…
    </DialogButton>
  );
};

type UndoQuestionProps = UndoButtonProps & { onBack: () => void };

const UndoQuestion = ({ entry, name, onBack, onUndone }: UndoQuestionProps) => {
  const { id, moved, method } = entry;
  const { write, isBusy } = useWrite('No pudimos deshacerlo. Vuelve a intentar.');
  const text = undoneText(entry);
  const owner = isOfTill(entry) ? '' : ` de ${name}`;
  const undo = async () => {
    const made = (await write(UNDO_PAYMENT, { id }))?.undoPayment?.entry.receipt;
    if (!made) return;
    notify.success(`${text} deshecho, con el número ${made}`);
    onUndone();
  };
  return (
    <Stack gap="5">
      <Text>
        {`${text}${owner}, de ${pesosText(Math.abs(moved ?? 0))}${method ? ` (${paymentMethods[method].label})` : ''}, queda anulado con un número nuevo.`}
      </Text>
      <HStack gap="3" justify="end" wrap="wrap">
        <Button variant="outline" onClick={onBack}>
          Volver
        </Button>
        <Button aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void undo()}>
          {isBusy ? 'Deshaciendo...' : isOfTill(entry) ? 'Deshacer el movimiento' : 'Deshacer el pago'}
        </Button>
      </HStack>
    </Stack>
  );
};
