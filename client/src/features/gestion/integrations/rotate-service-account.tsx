import { useMutation } from '@apollo/client/react';
import { Stack, Text } from '@chakra-ui/react';
import { rotateServiceAccountSchema } from '#domain/service-accounts/service-account.schema.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { FormActions } from '../../../components/fields/form-actions.tsx';
import { PasswordField } from '../../../components/fields/password-field.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { useSchemaForm } from '../../../components/fields/use-schema-form.ts';
import { secretDurations } from './secret-durations.ts';
import { ROTATE_SERVICE_ACCOUNT } from './service-account.mutations.ts';

type RotateServiceAccountProps = {
  account: { id: string; name: string };
  onClose: () => void;
  onRotated: (secret: string | null) => void;
};

export const RotateServiceAccount = ({ account, onClose, onRotated }: RotateServiceAccountProps) => {
  const [rotate] = useMutation(ROTATE_SERVICE_ACCOUNT);
  const { form, submit, error, isBusy } = useSchemaForm({
    schema: rotateServiceAccountSchema,
    defaultValues: { expiresInDays: '', currentPassword: '' },
    prepare: ({ expiresInDays, ...typed }) => ({
      ...typed,
      expiresInDays: expiresInDays === '' ? null : Number(expiresInDays),
    }),
    save: async (input) => {
      const { data } = await rotate({ variables: { input: { id: account.id, ...input } } });
      onClose();
      onRotated(data?.rotateServiceAccount?.secret ?? null);
    },
    failureText: 'No pudimos crear el secreto. Revisa tu conexión y vuelve a intentar.',
  });
  const { errors } = form.formState;

  return (
    <form noValidate aria-label="Crear un secreto nuevo" onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <Notice tone="error">{error}</Notice>
        <Text overflowWrap="anywhere">
          {account.name}: el secreto de ahora deja de valer en este momento. El programa no entra hasta que
          tenga el nuevo.
        </Text>
        <SelectField
          label="El nuevo dura"
          options={secretDurations}
          error={errors.expiresInDays?.message}
          {...form.register('expiresInDays')}
        />
        <PasswordField
          label="Tu contraseña actual"
          autoComplete="current-password"
          hint="Si entras solo con Google, déjala vacía"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <FormActions action="Crear secreto" isBusy={isBusy} busyText="Creando..." onBack={onClose} />
      </Stack>
    </form>
  );
};
