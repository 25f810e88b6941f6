import { Text } from '@chakra-ui/react';
import type { AttendanceOutcome } from '#domain/enrolments/attendance.ts';
import { correctAttendanceSchema } from '#domain/enrolments/enrolment.staff.schema.ts';
import { notify } from '../../../../components/feedback/notify.ts';
import { CheckboxField } from '../../../../components/pickers/checkbox-field.tsx';
import { FormActions, SchemaForm, useSchemaForm } from '../../../../components/fields/schema-form.tsx';
import { SelectField } from '../../../../components/fields/select-field.tsx';
import { TextareaField } from '../../../../components/fields/text-field.tsx';
import { DialogButton } from '../../../../components/records/detail-dialog.tsx';
import { enumName, enumTable } from '../../../../components/records/enums.ts';
import { graphql } from '../../../../gql/index.ts';
import { useFormWrite } from '../../../../components/queries/use-write.ts';
import { enrolmentLabel } from '../enrolment-label.ts';
import { correctableOutcome } from '../permitted-actions.ts';
import type { StaffEnrolment } from './staff-enrolment.query.ts';

const CORRECT_ATTENDANCE = graphql(`
  mutation CorrectAttendance($input: CorrectAttendanceInput!) {
    correctAttendance(input: $input) {
      notice
      enrolment {
        ...ChangedEnrolment
      }
    }
  }
`);

const outcomes = enumTable<AttendanceOutcome>({
  completed: 'Vino',
  no_show: 'No vino',
  confirmed: 'Sin registrar',
});

type FormProps = { enrolment: StaffEnrolment; recorded: AttendanceOutcome; onClose: () => void };

const Form = ({ enrolment, recorded, onClose }: FormProps) => {
  const send = useFormWrite();
  const options = Object.values(outcomes).filter(({ value }) => value !== recorded);
  const schemaForm = useSchemaForm({
    schema: correctAttendanceSchema,
    defaultValues: {
      outcome: recorded === 'completed' ? 'no_show' : 'completed',
      reason: '',
      overCapacity: false,
    },
    save: async ({ outcome, ...given }) => {
      const input = { id: enrolment.id, outcome: enumName(outcomes, outcome), ...given };
      const data = await send(CORRECT_ATTENDANCE, input);
      if (!data?.correctAttendance) return;
      const { notice } = data.correctAttendance;
      notify.success(notice ? `Asistencia corregida. ${notice}` : 'Asistencia corregida');
      onClose();
    },
    failureText: 'No pudimos corregir la asistencia. Vuelve a intentar.',
  });
  const { form, fieldProps, isBusy } = schemaForm;

  return (
    <SchemaForm of={schemaForm} label="Corregir la asistencia">
      <Text overflowWrap="anywhere">{enrolmentLabel(enrolment)}</Text>
      <SelectField label="Asistencia" options={options} required {...fieldProps('outcome')} />
      <TextareaField
        label="Motivo"
        hint="Queda en la actividad de la academia."
        required
        rows={3}
        {...fieldProps('reason')}
      />
      {recorded === 'no_show' && enrolment.course.courseType === 'GRUPAL' && (
        <CheckboxField control={form.control} name="overCapacity" label="Aunque el curso esté completo" />
      )}
      {recorded === 'completed' && (
        <Text color="fg.muted">Se descuentan los puntos de la clase que no haya canjeado.</Text>
      )}
      <FormActions action="Corregir" isBusy={isBusy} busyText="Corrigiendo..." onBack={onClose} />
    </SchemaForm>
  );
};

/** The button that corrects a completion or a no-show, with its dialog. */
export const CorrectAttendance = ({ enrolment }: { enrolment: StaffEnrolment }) => {
  const recorded = correctableOutcome(enrolment);
  if (!recorded) return null;
  return (
    <DialogButton
      size="sm"
      title="¿Qué pasó en la clase?"
      content={(close) => <Form enrolment={enrolment} recorded={recorded} onClose={close} />}
    >
      Corregir asistencia…
    </DialogButton>
  );
};
