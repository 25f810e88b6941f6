import { chakra, Stack, Text } from '@chakra-ui/react';
import { STAFF_REASONS } from '#domain/enrolments/cancellation.ts';
import { useDraftState } from '../../../../components/fields/form-draft.ts';
import { FormActions } from '../../../../components/fields/schema-form.tsx';
import { SelectField } from '../../../../components/fields/select-field.tsx';
import { TextareaField } from '../../../../components/fields/text-field.tsx';
import { useUnsavedChanges } from '../../../../components/records/unsaved-changes.ts';
import { DetailDialog } from '../../../../components/records/detail-dialog.tsx';
import { optionsOf } from '../../../../components/records/enums.ts';
import type { CancellationReason } from '../../../../gql/graphql.ts';
import type { ActionInput } from '../enrolment-actions.ts';
import { cancellationReasons } from '../enrolment-label.ts';
import { NotifyStudent } from './notify-student.tsx';
import { LabelList } from '../label-list.tsx';

const NOTE_MAX = 200;
const ACADEMY = 'ACADEMY' as CancellationReason;

const options = optionsOf(cancellationReasons).filter(({ value }) =>
  STAFF_REASONS.some((reason) => reason === cancellationReasons[value].value),
);

type CancelDialogProps = {
  /** Student and class of each enrolment. */
  labels: readonly string[];
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onCancel: (input: ActionInput['cancel']) => void;
};

const FIRST = { reason: ACADEMY, note: '', isSilent: false };

const Form = ({ labels, isBusy, onClose, onCancel }: CancelDialogProps) => {
  const [values, setValues] = useDraftState(`Cancelar: ${labels.join()}`, FIRST);
  const { reason, note, isSilent } = values;
  useUnsavedChanges(!isBusy && (reason !== ACADEMY || note.trim() !== ''));
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onCancel({ reason, note: note.trim() || null, isSilent });
      }}
    >
      <Stack gap="5">
        <LabelList labels={labels} />
        <Text color="fg.muted">No se puede deshacer. El lugar pasa a quien espera, si alguien espera.</Text>
        <SelectField
          label="Motivo"
          options={options}
          value={reason}
          onChange={({ currentTarget }) =>
            setValues({ ...values, reason: currentTarget.value as CancellationReason })
          }
        />
        <TextareaField
          label="Nota"
          hint="Queda en la actividad de la academia."
          value={note}
          maxLength={NOTE_MAX}
          rows={3}
          onChange={({ target }) => setValues({ ...values, note: target.value })}
        />
        <NotifyStudent isSilent={isSilent} onChange={(isSilent) => setValues({ ...values, isSilent })} />
        <FormActions
          action={labels.length === 1 ? 'Cancelar inscripción' : 'Cancelar inscripciones'}
          isBusy={isBusy}
          busyText="Cancelando..."
          color="red"
          onBack={onClose}
        />
      </Stack>
    </chakra.form>
  );
};

/** Confirms a cancellation, which cannot be undone. */
export const CancelDialog = (props: CancelDialogProps) => (
  <DetailDialog
    title={
      props.labels.length === 1
        ? '¿Cancelar esta inscripción?'
        : `¿Cancelar ${props.labels.length} inscripciones?`
    }
    isOpen={props.isOpen}
    onClose={props.onClose}
  >
    {props.isOpen && <Form {...props} />}
  </DetailDialog>
);
