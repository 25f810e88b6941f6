import { Text } from '@chakra-ui/react';
import { callOffSchema, CALL_OFF_NOTE_MAX } from '#domain/courses/call-off.schema.ts';
import { CALL_OFF_UNDO_MINUTES } from '#domain/courses/call-off.ts';
import { countText } from '#domain/texts/numbers.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../../components/fields/schema-form.tsx';
import { SelectField } from '../../../../components/fields/select-field.tsx';
import { TextareaField } from '../../../../components/fields/text-field.tsx';
import { notify } from '../../../../components/feedback/notify.ts';
import { DetailDialog } from '../../../../components/records/detail-dialog.tsx';
import { enumName, optionsOf } from '../../../../components/records/enums.ts';
import { graphql } from '../../../../gql/index.ts';
import type { CallOffReason } from '../../../../gql/graphql.ts';
import { useFormWrite } from '../../../../components/queries/use-write.ts';
import { SmallText } from '../../../../components/layout/small-text.tsx';
import { callOffReasons } from '../../../../components/records/cancelled-text.ts';

const CALL_OFF = graphql(`
  mutation CallOffCourse($input: CallOffCourseInput!) {
    callOffCourse(input: $input) {
      ...CallOffNote_change
    }
  }
`);

export type CallOffDialogProps = {
  course: { id: string; name: string; placesTaken: number; waitingCount: number };
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
};

const affectedText = ({ placesTaken, waitingCount }: CallOffDialogProps['course']) => {
  const enrolled = placesTaken === 1 ? '1 inscripción' : `${countText(placesTaken)} inscripciones`;
  const waiting = waitingCount === 0 ? '' : ` y ${countText(waitingCount)} en espera`;
  return placesTaken + waitingCount === 0 ? 'No tiene inscripciones.' : `Tiene ${enrolled}${waiting}.`;
};

type Values = { reason: CallOffReason | ''; note: string };

const Form = ({ course, onClose, onDone }: CallOffDialogProps) => {
  const send = useFormWrite();
  const form = useSchemaForm({
    schema: callOffSchema,
    defaultValues: { reason: '', note: '' } as Values,
    prepare: ({ reason, note }: Values) => ({ reason: reason && callOffReasons[reason].value, note }),
    save: async ({ reason, note }) => {
      const input = { id: course.id, reason: enumName(callOffReasons, reason), note };
      const data = await send(CALL_OFF, input);
      if (!data?.callOffCourse) return;
      notify.success('Curso suspendido');
      onDone();
    },
    failureText: 'No pudimos suspender el curso. Revisa tu conexión y vuelve a intentar.',
  });
  const { register, formState } = form.form;

  return (
    <SchemaForm of={form} label="Suspender el curso">
      <Text overflowWrap="anywhere">
        «{course.name}» no se da en su fecha. {affectedText(course)} Todas se cancelan, nadie ocupa los
        lugares y nadie más puede inscribirse. Después verás a quién avisar.
      </Text>
      <SelectField
        label="Motivo"
        placeholder="Elige un motivo"
        required
        options={optionsOf(callOffReasons)}
        error={formState.errors.reason?.message}
        {...register('reason')}
      />
      <TextareaField
        label="Nota"
        hint="La ven los estudiantes."
        maxLength={CALL_OFF_NOTE_MAX}
        rows={3}
        error={formState.errors.note?.message}
        {...register('note')}
      />
      <SmallText>Puedes deshacerlo durante {CALL_OFF_UNDO_MINUTES} minutos.</SmallText>
      <FormActions
        action="Suspender curso"
        isBusy={form.isBusy}
        busyText="Suspendiendo..."
        color="red"
        onBack={onClose}
      />
    </SchemaForm>
  );
};

export const CallOffDialog = (props: CallOffDialogProps) => (
  <DetailDialog title="¿Suspender este curso?" isOpen={props.isOpen} onClose={props.onClose}>
    {props.isOpen && <Form {...props} />}
  </DetailDialog>
);
