import { useMutation } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { rotateServiceAccountSchema } from '#domain/service-accounts/service-account.schema.ts';
import { OwnPasswordField } from '../../../components/fields/text-field.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { secretDurations } from '../../../components/records/token-options.ts';
import { ROTATE_SERVICE_ACCOUNT } from './service-account.mutation.ts';

type RotateServiceAccountProps = {
  account: { id: string; name: string };
  onClose: () => void;
  onRotated: (secret: string | null) => void;
};

export const RotateServiceAccount = ({ account, onClose, onRotated }: RotateServiceAccountProps) => {
  const [rotate] = useMutation(ROTATE_SERVICE_ACCOUNT);
  const schemaForm = useSchemaForm({
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
  const { fieldProps, isBusy } = schemaForm;

  return (
    <SchemaForm of={schemaForm} label="Crear un secreto nuevo">
      <Text overflowWrap="anywhere">
        {account.name}: el secreto de ahora deja de valer en este momento. El programa no entra hasta que
        tenga el nuevo.
      </Text>
      <SelectField label="El nuevo dura" options={secretDurations} {...fieldProps('expiresInDays')} />
      <OwnPasswordField label="Tu contraseña actual" {...fieldProps('currentPassword')} />
      <FormActions action="Crear secreto" isBusy={isBusy} busyText="Creando..." onBack={onClose} />
    </SchemaForm>
  );
};
