import { chakra, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import * as v from 'valibot';
import { completionSchema } from '#domain/enrolments/enrolment.staff.schema.ts';
import { useDraftState } from '../../../../components/fields/form-draft.ts';
import { FormActions } from '../../../../components/fields/schema-form.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { DetailDialog } from '../../../../components/records/detail-dialog.tsx';
import { useUnsavedChanges } from '../../../../components/records/unsaved-changes.ts';
import { LabelList } from '../label-list.tsx';
import { isEarly } from '../permitted-actions.ts';
import type { EnrolmentActions } from '../use-enrolment-actions.ts';
import { rowDateText } from '../../lists/row-date.ts';

type Question = NonNullable<EnrolmentActions['earlyQuestion']>;

const Form = ({ question: { rows, answer }, isBusy }: { question: Question; isBusy: boolean }) => {
  const [{ reason }, setValues] = useDraftState(`Completar: ${rows.map(({ label }) => label).join()}`, {
    reason: '',
  });
  const [error, setError] = useState<string>();
  useUnsavedChanges(!isBusy && reason.trim() !== '');
  const submit = () => {
    const result = v.safeParse(completionSchema, { reason });
    if (result.success) answer(result.output.reason);
    else setError(result.issues[0].message);
  };
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) submit();
      }}
    >
      <Stack gap="5">
        <LabelList labels={rows.map(({ label, startsAt }) => `${label} · ${rowDateText(startsAt)}`)} />
        {rows.some((row) => row.isArmed) && (
          <Text color="fg.muted">Un arma de la academia sigue afuera. Queda en la lista del día.</Text>
        )}
        {rows.some((row) => isEarly(row)) && (
          <Text color="fg.muted">
            La clase todavía no termina. Al completarla se pagan los puntos; el certificado se emite cuando
            termina.
          </Text>
        )}
        <TextField
          label="Motivo"
          hint="Queda en la actividad de la academia."
          required
          error={error}
          value={reason}
          onChange={(event) => {
            setValues({ reason: event.target.value });
            setError(undefined);
          }}
        />
        <FormActions
          action="Completar igual"
          isBusy={isBusy}
          busyText="Completando..."
          onBack={() => answer(null)}
        />
      </Stack>
    </chakra.form>
  );
};

const titleOf = (question: Question | null) => {
  const rows = question?.rows ?? [];
  if (rows.some((row) => row.isArmed)) return '¿Completar con un arma afuera?';
  return rows.length > 1
    ? `¿Completar ${rows.length} antes de que termine la clase?`
    : '¿Completar antes de que termine la clase?';
};

/** Names students and classes, and asks why, before classes are completed that are not over or have a weapon out. */
export const CompleteEarlyDialog = ({
  actions: { earlyQuestion, isBusy },
  isOpen,
}: {
  actions: EnrolmentActions;
  isOpen: boolean;
}) => {
  return (
    <DetailDialog title={titleOf(earlyQuestion)} isOpen={isOpen} onClose={() => earlyQuestion?.answer(null)}>
      {earlyQuestion && <Form question={earlyQuestion} isBusy={isBusy} />}
    </DetailDialog>
  );
};
