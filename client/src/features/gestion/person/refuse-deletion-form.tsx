import { refuseDeletionSchema } from '#domain/privacy/deletion.schema.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { TextareaField } from '../../../components/fields/text-field.tsx';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { SETTLE_DELETION } from './person.mutation.ts';

type RefuseDeletionFormProps = { userId: string; onClose: () => void };

export const RefuseDeletionForm = ({ userId, onClose }: RefuseDeletionFormProps) => {
  const send = useFormWrite();
  const schemaForm = useSchemaForm({
    schema: refuseDeletionSchema,
    defaultValues: { reason: '' },
    save: async ({ reason }) => {
      const input = { userId, decision: 'REFUSE', reason } as const;
      await send(SETTLE_DELETION, input);
      notify.success('Pedido rechazado');
      onClose();
    },
    failureText: 'No pudimos guardar la respuesta. Vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;

  return (
    <SchemaForm of={schemaForm} label="Rechazar el pedido">
      <TextareaField
        label="Motivo"
        hint="Lo lee la persona en su página de seguridad."
        required
        rows={3}
        {...fieldProps('reason')}
      />
      <FormActions action="Rechazar el pedido" isBusy={isBusy} color="red" onBack={onClose} />
    </SchemaForm>
  );
};
