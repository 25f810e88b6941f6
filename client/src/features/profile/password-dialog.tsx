import { useMutation } from '@apollo/client/react';
import { changePasswordSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { CheckboxField } from '../../components/pickers/checkbox-field.tsx';
import { notify } from '../../components/feedback/notify.ts';
import { PasswordField } from '../../components/fields/text-field.tsx';
import { FormActions, SchemaForm, useSchemaForm } from '../../components/fields/schema-form.tsx';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';
import { graphql } from '../../gql/index.ts';

const CHANGE = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      detail
    }
  }
`);

const PasswordForm = ({ onClose }: { onClose: () => void }) => {
  const [change] = useMutation(CHANGE);
  const schemaForm = useSchemaForm({
    schema: changePasswordSchema,
    defaultValues: { currentPassword: '', newPassword: '', keepAccessTokens: false },
    save: async (input) => {
      await change({ variables: { input } });
      notify.success(messages.passwordChanged);
      onClose();
    },
    failureText: 'No pudimos cambiar la contraseña',
  });
  const { fieldProps, form, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Cambiar contraseña">
      <PasswordField
        label="Contraseña actual"
        autoComplete="current-password"
        {...fieldProps('currentPassword')}
      />
      <PasswordField
        label="Contraseña nueva"
        autoComplete="new-password"
        hint="Cierra tus otras sesiones y revoca tus tokens de acceso"
        {...fieldProps('newPassword')}
      />
      <CheckboxField control={form.control} name="keepAccessTokens" label="Conservar mis tokens de acceso" />
      <FormActions action="Cambiar contraseña" isBusy={isBusy} onBack={onClose} />
    </SchemaForm>
  );
};

export const PasswordDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <DetailDialog title="Cambiar contraseña" isOpen={isOpen} onClose={onClose}>
    {isOpen && <PasswordForm onClose={onClose} />}
  </DetailDialog>
);
