import { useQuery } from '@apollo/client/react';
import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { addPesos } from '#domain/money/centavos.ts';
import { paymentSchema } from '#domain/money/money.schema.ts';
import type { PaymentMethod } from '#domain/money/money.ts';
import { pesosInField, pesosText, typedPesos } from '#domain/texts/money.ts';
import { userName } from '#domain/users/user-name.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { SchemaForm, SubmitButton, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { CheckboxField } from '../../../components/pickers/checkbox-field.tsx';
import { useAsked } from '../../../components/queries/use-asked.ts';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { enumName } from '../../../components/records/enums.ts';
import type { OwedQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { PersonCombobox, type FoundPerson } from '../filters/person-combobox.tsx';
import { rowDateText } from '../lists/row-date.ts';
import { paymentMethods } from './money-entries.tsx';
import { IS_REPEATED } from './is-repeated.ts';

const OWED = graphql(`
  query Owed($userId: ID!) {
    moneyAccount(userId: $userId) {
      userId
      balance
      depositsDue
      unpaid {
        id
        owed
        startsAt
        course {
          id
          name
        }
      }
    }
  }
`);

const RECORD_PAYMENT = graphql(`
  mutation RecordPayment($input: RecordPaymentInput!) {
    recordPayment(input: $input) {
      balance
      entry {
        id
        receipt
      }
    }
  }
`);

type TakePaymentProps = {
  tillId: string | null;
  /** Whether cash can be taken. */
  isOpen: boolean;
  onTaken: () => void;
};

/** Finds a person, shows what is owed, and takes the payment. */
export const TakePayment = ({ tillId, isOpen, onTaken }: TakePaymentProps) => {
  // A row of the debts leads here with its person.
  const { payer = null } = (useLocation().state ?? {}) as { payer?: FoundPerson };
  const [person, setPerson] = useState<FoundPerson | null>(payer);
  const input = useRef<HTMLInputElement>(null);
  const { data, error } = useQuery(OWED, {
    variables: { userId: person?.id ?? '' },
    skip: person === null,
    fetchPolicy: 'network-only',
  });
  const account = data?.moneyAccount;
  const taken = () => {
    setPerson(null);
    onTaken();
    input.current?.focus();
  };
  return (
    <Stack gap="4">
      <PersonCombobox label="Quién paga" value={person} onChange={setPerson} inputRef={input} />
      {error && (
        <Text role="status" color="fg.error">
          No pudimos leer la cuenta. Revisa tu conexión.
        </Text>
      )}
      {person && account?.userId === person.id && (
        <PaymentForm key={person.id} {...{ person, tillId, isOpen }} account={account} onTaken={taken} />
      )}
    </Stack>
  );
};

const owedText = (owed: number) => {
  if (owed > 0) return `Debe ${pesosText(owed)}.`;
  return owed < 0 ? `Tiene ${pesosText(-owed)} a favor.` : 'No debe nada.';
};

const METHODS = Object.values(paymentMethods);

/** In the field of the amount. */
const METHOD_KEYS: Record<string, PaymentMethod> = { e: 'cash', t: 'transfer', j: 'card', q: 'qr' };

type PaymentFormProps = TakePaymentProps & {
  person: FoundPerson;
  account: NonNullable<OwedQuery['moneyAccount']>;
};

const classOption = ({ id, course, startsAt, owed }: PaymentFormProps['account']['unpaid'][number]) => ({
  value: id,
  label: `${course.name} · ${rowDateText(startsAt)} · debe ${pesosText(owed ?? 0)}`,
});

const PaymentForm = ({ person, tillId, isOpen, account, onTaken }: PaymentFormProps) => {
  const { balance: owed, depositsDue, unpaid } = account;
  // What is owed, and what is asked for; a deposit is paid before it is owed.
  const expected = addPesos([Math.max(owed, 0), depositsDue]);
  const send = useFormWrite();
  const { isAsked, sendAsked } = useAsked('PAYMENT_REPEATED');
  const schemaForm = useSchemaForm({
    schema: paymentSchema,
    defaultValues: {
      amount: expected > 0 ? pesosInField(expected) : '',
      method: isOpen ? 'cash' : 'transfer',
      reference: '',
      invoice: '',
      isOnAccount: owed <= 0 || depositsDue > 0,
      isRepeated: false,
      enrolmentId: '',
    },
    prepare: ({ amount, enrolmentId, ...values }) => ({
      tillId,
      amount: typedPesos(amount),
      enrolmentId: enrolmentId || null,
      ...values,
    }),
    save: async ({ method, isOnAccount, ...given }) => {
      const input = {
        userId: person.id,
        method: enumName(paymentMethods, method),
        isOnAccount: isOnAccount ?? false,
        ...given,
      };
      const data = await sendAsked(input, () => send(RECORD_PAYMENT, input));
      const made = data?.recordPayment;
      if (!made) return;
      notify.success(
        `Cobrado ${pesosText(given.amount)} a ${userName(person)}. Recibo ${made.entry.receipt}`,
      );
      onTaken();
    },
    failureText: 'No pudimos registrar el pago. Revisa tu conexión y vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;
  const { setFocus, setValue } = form;
  const chooseMethod = (event: KeyboardEvent) => {
    const method = METHOD_KEYS[event.key.toLowerCase()];
    if (!method || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setValue('method', method, { shouldDirty: true });
  };
  const chooseClass = (id: string) => {
    const chosen = unpaid.find((enrolment) => enrolment.id === id);
    setValue('amount', pesosInField(chosen?.owed ?? expected));
  };
  useEffect(() => setFocus('amount', { shouldSelect: true }), [setFocus]);
  return (
    <SchemaForm of={schemaForm} label="Cobrar">
      <Text fontWeight="semibold" role="status">
        {owedText(owed)}
        {depositsDue > 0 && ` Seña pedida: ${pesosText(depositsDue)}.`}
      </Text>
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 8rem), 1fr))" gap={{ base: '3', md: '4' }}>
        <TextField
          label="Importe"
          inputMode="decimal"
          autoComplete="off"
          required
          hint={<Box hideBelow="md">Teclas: E efectivo, T transferencia, J tarjeta, Q QR.</Box>}
          {...fieldProps('amount')}
          onKeyDown={chooseMethod}
        />
        <SelectField label="Medio" options={METHODS} {...fieldProps('method')} />
        <TextField
          label="Referencia"
          autoComplete="off"
          maxLength={100}
          hint={<Box hideBelow="md">Número de la transferencia o del cupón.</Box>}
          {...fieldProps('reference')}
        />
        <TextField
          label="Factura"
          autoComplete="off"
          maxLength={40}
          hint={<Box hideBelow="md">Su número, si ya la emitiste.</Box>}
          {...fieldProps('invoice')}
        />
      </Grid>
      {unpaid.length > 1 && (
        <SelectField
          label="Qué paga"
          options={[{ value: '', label: 'Lo más viejo primero' }, ...unpaid.map(classOption)]}
          {...form.register('enrolmentId', { onChange: ({ target }) => chooseClass(target.value) })}
        />
      )}
      <CheckboxField
        control={form.control}
        name="isOnAccount"
        label="A cuenta: puede ser más de lo que debe"
      />
      {isAsked && <CheckboxField control={form.control} name="isRepeated" label={IS_REPEATED} />}
      <SubmitButton action="Cobrar" alignSelf="start" isBusy={isBusy} />
    </SchemaForm>
  );
};
