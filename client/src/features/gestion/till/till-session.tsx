import { Button, Card, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { cashMovementSchema, closeTillSchema, openTillSchema } from '#domain/money/money.schema.ts';
import { addPesos } from '#domain/money/centavos.ts';
import { pesosInField, pesosText, typedPesos } from '#domain/texts/money.ts';
import { countText } from '#domain/texts/numbers.ts';
import { userName } from '#domain/users/user-name.ts';
import { notify } from '../../../components/feedback/notify.ts';
import {
  FormActions,
  SchemaForm,
  SubmitButton,
  useSchemaForm,
} from '../../../components/fields/schema-form.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { compactText } from '../../../components/records/date-text.ts';
import { DialogButton } from '../../../components/records/detail-dialog.tsx';
import { enumName, enumTable } from '../../../components/records/enums.ts';
import type { OpenTill_SessionFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { SheetButton } from './till-sessions.tsx';

graphql(`
  fragment OpenTill_session on TillSession {
    id
    tillId
    openedAt
    float
    openedBy {
      ...PersonName
    }
  }
`);

const OPEN_TILL = graphql(`
  mutation OpenTill($input: OpenTillInput!) {
    openTill(input: $input) {
      ...OpenTill_session
    }
  }
`);

graphql(`
  fragment ClosedTill_session on TillSession {
    id
    counted
    expected
    difference
  }
`);

const CLOSE_TILL = graphql(`
  mutation CloseTill($input: CloseTillInput!) {
    closeTill(input: $input) {
      ...ClosedTill_session
    }
  }
`);

const HAND_OVER_TILL = graphql(`
  mutation HandOverTill($input: CloseTillInput!) {
    handOverTill(input: $input) {
      closed {
        ...ClosedTill_session
      }
      opened {
        ...OpenTill_session
      }
    }
  }
`);

const RECORD_CASH_MOVEMENT = graphql(`
  mutation RecordCashMovement($input: RecordCashMovementInput!) {
    recordCashMovement(input: $input) {
      id
      receipt
    }
  }
`);

type Till = { id: string; name: string };

type TillSessionPanelProps = {
  till: Till;
  session: OpenTill_SessionFragment | null;
  /** Pesos that were counted at the last closing. */
  carried: number | null;
  onChanged: () => void;
};

/** Opens a till; while it is open, moves cash, closes it and hands it over. */
export const TillSessionPanel = ({ till, session, carried, onChanged }: TillSessionPanelProps) => (
  <Card.Root as="section" aria-label={`Turno de ${till.name}`}>
    <Card.Body>
      {session ? (
        <OpenTill till={till} session={session} onChanged={onChanged} />
      ) : (
        <OpeningForm till={till} carried={carried} onOpened={onChanged} />
      )}
    </Card.Body>
  </Card.Root>
);

type OpenTillProps = { till: Till; session: OpenTill_SessionFragment; onChanged: () => void };

const OpenTill = ({ till, session, onChanged }: OpenTillProps) => {
  const { id, openedAt, openedBy, float } = session;
  const by = openedBy ? ` por ${userName(openedBy)}` : '';
  const closing = (isHandedOver: boolean) => (close: () => void) => (
    <ClosingForm id={id} isHandedOver={isHandedOver} onBack={close} />
  );
  return (
    <Stack gap="4">
      <Text role="status">
        <b>{till.name} abierta</b>
        {` desde el ${compactText(openedAt)}${by}, con ${pesosText(float)}.`}
      </Text>
      <HStack gap="2" wrap="wrap">
        <DialogButton
          size="sm"
          title="Entrada o salida de efectivo"
          content={(close) => (
            <MovementForm
              tillId={till.id}
              onBack={close}
              onMoved={() => {
                close();
                onChanged();
              }}
            />
          )}
        >
          Entrada o salida…
        </DialogButton>
        <DialogButton size="sm" title="Entregar la caja" content={closing(true)} onClosed={onChanged}>
          Entregar…
        </DialogButton>
        <DialogButton size="sm" title="Cerrar la caja" content={closing(false)} onClosed={onChanged}>
          Cerrar…
        </DialogButton>
      </HStack>
    </Stack>
  );
};

type OpeningFormProps = { till: Till; carried: number | null; onOpened: () => void };

const OpeningForm = ({ till, carried, onOpened }: OpeningFormProps) => {
  const send = useFormWrite();
  const schemaForm = useSchemaForm({
    schema: openTillSchema,
    defaultValues: { float: '', note: '' },
    prepare: ({ float, note }) => ({ tillId: till.id, float: typedPesos(float), note }),
    save: async (input) => {
      await send(OPEN_TILL, input);
      notify.success(`${till.name} abierta con ${pesosText(input.float)}`);
      onOpened();
    },
    failureText: 'No pudimos abrir la caja. Revisa tu conexión y vuelve a intentar.',
  });
  return (
    <SchemaForm of={schemaForm} label={`Abrir ${till.name}`}>
      <Text role="status">
        <b>{till.name} cerrada.</b> Ábrela para cobrar en efectivo.
      </Text>
      <TextField
        label="Efectivo contado al abrir"
        inputMode="decimal"
        autoComplete="off"
        required
        hint={carried === null ? undefined : `Al cerrar el turno anterior se contaron ${pesosText(carried)}.`}
        {...schemaForm.fieldProps('float')}
      />
      {carried !== null && (
        <TextField
          label="Nota"
          autoComplete="off"
          maxLength={200}
          hint="Obligatoria si no es lo que quedó al cerrar."
          {...schemaForm.fieldProps('note')}
        />
      )}
      <SubmitButton action="Abrir la caja" alignSelf="start" isBusy={schemaForm.isBusy} />
    </SchemaForm>
  );
};

type Closed = { id: string; counted: number | null; expected: number | null; difference: number | null };

type ClosingFormProps = { id: string; isHandedOver: boolean; onBack: () => void };

/** What is counted is sent before anybody sees what is expected. */
const ClosingForm = ({ id, isHandedOver, onBack }: ClosingFormProps) => {
  const send = useFormWrite();
  const [closed, setClosed] = useState<Closed | null>(null);
  const schemaForm = useSchemaForm({
    schema: closeTillSchema,
    defaultValues: { counted: '', note: '' },
    prepare: ({ counted, note }) => ({ counted: typedPesos(counted), note }),
    save: async (given) => {
      const input = { id, ...given };
      const made = isHandedOver
        ? (await send(HAND_OVER_TILL, input))?.handOverTill?.closed
        : (await send(CLOSE_TILL, input))?.closeTill;
      if (!made) return;
      notify.success(isHandedOver ? 'Caja entregada: el turno siguiente está abierto' : 'Caja cerrada');
      setClosed(made);
      schemaForm.form.reset();
    },
    failureText: 'No pudimos cerrar la caja. Revisa tu conexión y vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;
  if (closed) {
    return <ClosingResult closed={closed} onDone={onBack} />;
  }
  return (
    <SchemaForm of={schemaForm} label={isHandedOver ? 'Entregar la caja' : 'Cerrar la caja'}>
      <Text color="fg.muted">
        Cuenta el efectivo y escribe cuánto hay. Lo que debería haber se muestra después.
      </Text>
      <Denominations
        onCounted={(pesos) => form.setValue('counted', pesosInField(pesos), { shouldDirty: true })}
      />
      <TextField
        label="Efectivo contado"
        inputMode="decimal"
        autoComplete="off"
        required
        {...fieldProps('counted')}
      />
      <TextField
        label="Nota"
        autoComplete="off"
        maxLength={200}
        hint="Obligatoria si sobra o falta."
        {...fieldProps('note')}
      />
      <FormActions
        action={isHandedOver ? 'Entregar la caja' : 'Cerrar la caja'}
        isBusy={isBusy}
        busyText="Cerrando..."
        onBack={onBack}
      />
    </SchemaForm>
  );
};

const differenceText = (difference: number) => {
  if (difference === 0) return 'No hay diferencia.';
  return difference < 0 ? `Faltan ${pesosText(-difference)}.` : `Sobran ${pesosText(difference)}.`;
};

const ClosingResult = ({ closed, onDone }: { closed: Closed; onDone: () => void }) => {
  const done = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone with the form.
  useEffect(() => done.current?.focus(), []);
  return (
    <Stack gap="4">
      <Text role="status">
        {`Contado: ${pesosText(closed.counted ?? 0)}. Esperado: ${pesosText(closed.expected ?? 0)}. `}
        <b>{differenceText(closed.difference ?? 0)}</b>
      </Text>
      <HStack gap="3" wrap="wrap">
        <Button ref={done} onClick={onDone}>
          Listo
        </Button>
        <SheetButton id={closed.id} label="Descargar la hoja de cierre">
          Hoja de cierre
        </SheetButton>
      </HStack>
    </Stack>
  );
};

/** Banknotes of Argentina, in pesos. */
const NOTES = [20_000, 10_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10] as const;

/** Adds up what is counted note by note. */
const Denominations = ({ onCounted }: { onCounted: (pesos: number) => void }) => {
  const [isOpen, setIsOpen] = useState(false);
  const [counts, setCounts] = useState<Record<number, string>>({});
  const count = (note: number, text: string) => {
    const next = { ...counts, [note]: text };
    setCounts(next);
    onCounted(addPesos(NOTES.map((one) => one * (Number(next[one]) || 0))));
  };
  return (
    <Stack gap="3">
      <Button
        size="sm"
        variant="outline"
        alignSelf="start"
        aria-expanded={isOpen}
        onClick={() => setIsOpen((before) => !before)}
      >
        Contar por billetes
      </Button>
      {isOpen && (
        <Grid
          templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(5, minmax(0, 1fr))' }}
          gap="3"
        >
          {NOTES.map((note) => (
            <TextField
              key={note}
              label={`Billetes de ${countText(note)}`}
              inputMode="numeric"
              autoComplete="off"
              value={counts[note] ?? ''}
              onChange={({ target }) => count(note, target.value.replace(/\D/g, '').slice(0, 6))}
            />
          ))}
        </Grid>
      )}
    </Stack>
  );
};

const directions = enumTable({ out: 'Sale de la caja', in: 'Entra en la caja' });

type MovementFormProps = { tillId: string; onBack: () => void; onMoved: () => void };

const MovementForm = ({ tillId, onBack, onMoved }: MovementFormProps) => {
  const send = useFormWrite();
  const schemaForm = useSchemaForm({
    schema: cashMovementSchema,
    defaultValues: { direction: 'out', amount: '', reason: '' },
    prepare: ({ amount, ...values }) => ({ tillId, amount: typedPesos(amount), ...values }),
    save: async ({ direction, ...input }) => {
      const data = await send(RECORD_CASH_MOVEMENT, { ...input, direction: enumName(directions, direction) });
      const receipt = data?.recordCashMovement?.receipt;
      if (!receipt) return;
      notify.success(`Registrado ${pesosText(input.amount)}, con el número ${receipt}`);
      onMoved();
    },
    failureText: 'No pudimos registrar el movimiento. Revisa tu conexión y vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Entrada o salida de efectivo">
      <SelectField label="Qué pasa" options={Object.values(directions)} {...fieldProps('direction')} />
      <TextField label="Importe" inputMode="decimal" autoComplete="off" required {...fieldProps('amount')} />
      <TextField
        label="Motivo"
        autoComplete="off"
        maxLength={200}
        required
        hint="Cambio, un gasto, al banco…"
        {...fieldProps('reason')}
      />
      <FormActions action="Registrar" isBusy={isBusy} busyText="Registrando..." onBack={onBack} />
    </SchemaForm>
  );
};
