import { SimpleGrid } from '@chakra-ui/react';
import { updateProfileSchema } from '#domain/auth/auth.schema.ts';
import { notify } from '../../components/feedback/notify.ts';
import { TextField } from '../../components/fields/text-field.tsx';
import { FormActions, SchemaForm, useSchemaForm } from '../../components/fields/schema-form.tsx';
import { graphql } from '../../gql/index.ts';
import type { EditProfile_UserFragment } from '../../gql/graphql.ts';
import { useFormWrite } from '../../components/queries/use-write.ts';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';

const UPDATE = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      id
      ...PersonalInfoCard_user
      ...AdditionalDataCard_user
      ...EditProfile_user
    }
  }
`);

type ProfileEditFormProps = { user: EditProfile_UserFragment; onClose: () => void };

const FIELDS = [
  { name: 'firstName', label: 'Nombre', autoComplete: 'given-name', required: true },
  { name: 'lastName', label: 'Apellido', autoComplete: 'family-name', required: true },
  { name: 'phone', label: 'Teléfono', autoComplete: 'tel', required: false },
  { name: 'address', label: 'Dirección', autoComplete: 'street-address', required: true },
  { name: 'city', label: 'Ciudad', autoComplete: 'address-level2', required: false },
  { name: 'province', label: 'Provincia', autoComplete: 'address-level1', required: false },
] as const;

const ProfileEditForm = ({ user, onClose }: ProfileEditFormProps) => {
  const send = useFormWrite();
  const schemaForm = useSchemaForm({
    schema: updateProfileSchema,
    defaultValues: {
      firstName: user.firstName ?? '',
      lastName: user.lastName ?? '',
      phone: user.phone ?? '',
      address: user.address ?? '',
      city: user.city ?? '',
      province: user.province ?? '',
    },
    save: async (input) => {
      await send(UPDATE, input);
      notify.success('Datos actualizados');
      onClose();
    },
    failureText: 'No pudimos guardar tus datos',
  });
  const { form, isBusy } = schemaForm;
  const { errors } = form.formState;
  return (
    <SchemaForm of={schemaForm} label="Editar mis datos">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {FIELDS.map(({ name, ...field }) => (
          <TextField key={name} {...field} error={errors[name]?.message} {...form.register(name)} />
        ))}
      </SimpleGrid>
      <FormActions action="Guardar" isBusy={isBusy} onBack={onClose} />
    </SchemaForm>
  );
};

export const ProfileEditDialog = ({ isOpen, ...props }: ProfileEditFormProps & { isOpen: boolean }) => (
  <DetailDialog title="Editar mis datos" isOpen={isOpen} onClose={props.onClose}>
    {isOpen && <ProfileEditForm {...props} />}
  </DetailDialog>
);
