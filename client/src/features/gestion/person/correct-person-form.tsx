import { Box, Fieldset, SimpleGrid } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { isUnusualDni } from '#domain/auth/auth.schema.ts';
import { correctionSchema } from '#domain/users/staff.schema.ts';
import { messages } from '#domain/messages.ts';
import { isMissingEmail } from '#domain/users/no-email.ts';
import { BirthDateField } from '../../../components/fields/birth-date-field.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { takenError } from '../../../components/fields/form-errors.ts';
import { TextField } from '../../../components/fields/text-field.tsx';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { academyToday } from '../../../components/records/date-text.ts';
import { documentTypes, enumName, genders } from '../../../components/records/enums.ts';
import { graphql } from '../../../gql/index.ts';
import type { CorrectPerson_UserFragment } from '../../../gql/graphql.ts';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { UPDATE_USER } from './person.mutation.ts';

graphql(`
  fragment CorrectPerson_user on User {
    id
    role
    needsSetup
    email
    firstName
    lastName
    documentType
    documentNumber
    birthDate
    gender
    phone
    address
    city
    province
  }
`);

const schema = correctionSchema(academyToday());

const FAILURE = 'No pudimos guardar los datos. Revisa tu conexión y vuelve a intentar.';

const toValues = (user: CorrectPerson_UserFragment) => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  documentType: user.documentType ? documentTypes[user.documentType].value : '',
  documentNumber: user.documentNumber,
  birthDate: user.birthDate ?? '',
  gender: user.gender ? genders[user.gender].value : '',
  email: isMissingEmail(user.email) ? '' : user.email,
  phone: user.phone ?? '',
  address: user.address ?? '',
  city: user.city ?? '',
  province: user.province ?? '',
});

/** The effects of a new email. */
const EMAIL_HINT =
  'Otra dirección vale cuando su dueño la confirma. Entonces se cierran sus sesiones y deja de entrar con Google.';

type Values = ReturnType<typeof toValues>;

type CorrectPersonFormProps = { user: CorrectPerson_UserFragment; onClose: () => void };

/** Corrects a person's profile. Only changed fields are sent. */
export const CorrectPersonForm = ({ user, onClose }: CorrectPersonFormProps) => {
  const send = useFormWrite();
  const [saved] = useState(() => toValues(user));
  const schemaForm = useSchemaForm({
    schema,
    defaultValues: saved,
    prepare: (values) =>
      Object.fromEntries(
        Object.entries(values).filter(([field, value]) => value !== saved[field as keyof Values]),
      ),
    save: async (changes) => {
      if (Object.keys(changes).length === 0) return notify.info('No hay cambios para guardar');
      const { documentType, gender, ...texts } = changes;
      const input = {
        id: user.id,
        ...texts,
        ...(documentType && { documentType: enumName(documentTypes, documentType) }),
        ...(gender && { gender: enumName(genders, gender) }),
      };
      const data = await send(UPDATE_USER, input);
      if (!data?.updateUser) return;
      notify.success('Cambios guardados');
      onClose();
    },
    describeError: (thrown) => takenError(thrown, FAILURE),
    failureText: FAILURE,
  });
  const { form, isBusy } = schemaForm;
  const { register, control, formState } = form;
  const { errors } = formState;
  const [documentType, documentNumber] = useWatch({ control, name: ['documentType', 'documentNumber'] });
  const isAdmin = user.role === 'ADMIN';
  // Otherwise browsers would autofill the data of their own user.
  const fieldOf = (name: keyof Values) => ({
    autoComplete: 'off',
    error: errors[name]?.message,
    ...register(name),
  });

  return (
    <SchemaForm of={schemaForm} label="Corregir datos" gap="7">
      <Group title="Identidad">
        <TextField label="Nombre" required {...fieldOf('firstName')} />
        <TextField label="Apellido" required {...fieldOf('lastName')} />
        {!user.needsSetup && (
          <>
            <SelectField
              label="Tipo de documento"
              required
              options={Object.values(documentTypes)}
              {...fieldOf('documentType')}
            />
            <TextField
              label="Número de documento"
              inputMode={documentType === documentTypes.DNI.value ? 'numeric' : 'text'}
              hint={isUnusualDni({ documentType, documentNumber }) && messages.unusualDni}
              required
              {...fieldOf('documentNumber')}
            />
            <Controller
              control={control}
              name="birthDate"
              render={({ field, fieldState }) => (
                <BirthDateField {...field} autoComplete="off" error={fieldState.error?.message} />
              )}
            />
            <SelectField label="Género" required options={Object.values(genders)} {...fieldOf('gender')} />
          </>
        )}
      </Group>
      <Group title="Contacto">
        <Box gridColumn="1 / -1">
          <TextField
            label="Email"
            type="email"
            required
            readOnly={isAdmin}
            hint={isAdmin ? messages.emailOfAdmin : EMAIL_HINT}
            {...fieldOf('email')}
          />
        </Box>
        <TextField label="Teléfono" type="tel" hint="Opcional" {...fieldOf('phone')} />
      </Group>
      <Group title="Domicilio">
        <Box gridColumn="1 / -1">
          <TextField label="Dirección" required={!user.needsSetup} {...fieldOf('address')} />
        </Box>
        <TextField label="Ciudad" hint="Opcional" {...fieldOf('city')} />
        <TextField label="Provincia" hint="Opcional" {...fieldOf('province')} />
      </Group>
      <FormActions action="Guardar" isBusy={isBusy} onBack={onClose} />
    </SchemaForm>
  );
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Fieldset.Root gap="3">
    <Fieldset.Legend textStyle="eyebrow" color="fg.muted">
      {title}
    </Fieldset.Legend>
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      {children}
    </SimpleGrid>
  </Fieldset.Root>
);
