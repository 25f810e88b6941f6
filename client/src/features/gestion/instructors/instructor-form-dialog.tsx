import { createInstructorSchema } from '#domain/instructors/instructor.schema.ts';
import { fields } from '#domain/schema.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { TextField } from '../../../components/fields/text-field.tsx';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { CREATE_INSTRUCTOR, UPDATE_INSTRUCTOR } from './instructor.mutation.ts';

type Instructor = { id: string; name: string; email: string | null; phone: string | null };

type InstructorFormDialogProps = {
  /** Null for a new instructor. */
  instructor: Instructor | null;
  isOpen: boolean;
  onClose: () => void;
  onSaved: () => void;
};

const { isActive: _isActive, ...entries } = createInstructorSchema.entries;
const schema = fields(entries);

const InstructorForm = ({ instructor, onClose, onSaved }: InstructorFormDialogProps) => {
  const send = useFormWrite();
  const schemaForm = useSchemaForm({
    schema,
    defaultValues: {
      name: instructor?.name ?? '',
      email: instructor?.email ?? '',
      phone: instructor?.phone ?? '',
    },
    prepare: (values) => ({ ...values, email: values.email.trim() || null }),
    save: async (values) => {
      if (instructor) await send(UPDATE_INSTRUCTOR, { id: instructor.id, ...values });
      else await send(CREATE_INSTRUCTOR, values);
      notify.success(instructor ? 'Cambios guardados' : 'Instructor agregado');
      onClose();
      onSaved();
    },
    failureText: 'No pudimos guardar al instructor. Revisa tu conexión y vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;

  return (
    <SchemaForm of={schemaForm} label="Instructor">
      <TextField label="Nombre" required {...fieldProps('name')} />
      <TextField label="Email" type="email" hint="Opcional" {...fieldProps('email')} />
      <TextField label="Teléfono" type="tel" hint="Opcional" {...fieldProps('phone')} />
      <FormActions
        action={instructor ? 'Guardar cambios' : 'Agregar instructor'}
        isBusy={isBusy}
        onBack={onClose}
      />
    </SchemaForm>
  );
};

export const InstructorFormDialog = (props: InstructorFormDialogProps) => (
  <DetailDialog
    title={props.instructor ? props.instructor.name : 'Nuevo instructor'}
    isOpen={props.isOpen}
    onClose={props.onClose}
  >
    {props.isOpen && <InstructorForm {...props} />}
  </DetailDialog>
);
