import { Box, SimpleGrid, Text } from '@chakra-ui/react';
import { Controller, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { firstNameSchema, lastNameSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { FocusLayout } from '../../components/layout/focus-layout.tsx';
import { BirthDateField } from '../../components/fields/birth-date-field.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { takenError } from '../../components/fields/form-errors.ts';
import { TextField } from '../../components/fields/text-field.tsx';
import { SchemaForm, SubmitButton, useSchemaForm } from '../../components/fields/schema-form.tsx';
import { documentTypes, genders } from '../../components/records/enums.ts';
import { emptyProfile, profileSchema } from './profile-form.ts';
import { ProfilePreview } from './profile-preview.tsx';
import type { Credentials } from './credentials.ts';
import { useCompleteProfile } from './use-complete-profile.ts';

type Pending = { email: string; firstName: string | null; lastName: string | null; phone: string | null };

type ProfileSetupProps = { registration: Credentials | null; pending?: Pending };

const LOCKED_HINT = 'Dato de tu cuenta de Google';

export const ProfileSetup = ({ registration, pending }: ProfileSetupProps) => {
  const complete = useCompleteProfile(registration);
  const schemaForm = useSchemaForm({
    schema: profileSchema,
    defaultValues: {
      ...emptyProfile,
      firstName: pending?.firstName ?? '',
      lastName: pending?.lastName ?? '',
      phone: pending?.phone ?? '',
    },
    save: complete,
    describeError: (thrown) => takenError(thrown, messages.profileFailed),
    failureText: messages.profileFailed,
  });
  const { form, isBusy, fieldProps } = schemaForm;
  const { control } = form;
  const documentType = useWatch({ control, name: 'documentType' });
  const isFirstNameLocked = !!pending && v.is(firstNameSchema, pending.firstName);
  const isLastNameLocked = !!pending && v.is(lastNameSchema, pending.lastName);

  return (
    <FocusLayout aside={<ProfilePreview control={control} />}>
      <Box maxW="38rem" mx="auto">
        <Text textStyle="sm" color="fg.warning" mb="3" overflowWrap="anywhere">
          {registration?.email ?? pending?.email}
        </Text>
        <PageTitle title="Completa tu Perfil">Completa tu Perfil</PageTitle>
        <Text color="fg.muted" mt="3" mb="9">
          Con estos datos se emite tu pasaporte digital. Escríbelos tal como figuran en tu documento.
        </Text>
        <SchemaForm
          of={schemaForm}
          label="Completa tu Perfil"
          gap="9"
          buttons={<SubmitButton action="Completar Registro" size="lg" isBusy={isBusy} />}
        >
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
            <TextField
              label="Nombre"
              autoComplete="given-name"
              required
              readOnly={isFirstNameLocked}
              hint={isFirstNameLocked ? LOCKED_HINT : undefined}
              {...fieldProps('firstName')}
            />
            <TextField
              label="Apellido"
              autoComplete="family-name"
              required
              readOnly={isLastNameLocked}
              hint={isLastNameLocked ? LOCKED_HINT : undefined}
              {...fieldProps('lastName')}
            />
            <Box gridColumn="1 / -1">
              <TextField
                label="Teléfono"
                type="tel"
                autoComplete="tel"
                hint="Opcional"
                {...fieldProps('phone')}
              />
            </Box>
            <SelectField
              label="Tipo de documento"
              required
              placeholder="Selecciona"
              options={Object.values(documentTypes)}
              {...fieldProps('documentType')}
            />
            <TextField
              label="Número de documento"
              inputMode={documentType === 'DNI' ? 'numeric' : 'text'}
              autoComplete="off"
              required
              {...fieldProps('documentNumber')}
            />
            <Controller
              control={control}
              name="birthDate"
              render={({ field, fieldState }) => (
                <BirthDateField {...field} autoComplete="bday" error={fieldState.error?.message} />
              )}
            />
            <SelectField
              label="Género"
              required
              placeholder="Selecciona"
              autoComplete="sex"
              options={Object.values(genders)}
              {...fieldProps('gender')}
            />
            <Box gridColumn="1 / -1">
              <TextField
                label="Dirección"
                autoComplete="street-address"
                required
                {...fieldProps('address')}
              />
            </Box>
            <TextField label="Ciudad" autoComplete="address-level2" hint="Opcional" {...fieldProps('city')} />
            <TextField
              label="Provincia"
              autoComplete="address-level1"
              hint="Opcional"
              {...fieldProps('province')}
            />
          </SimpleGrid>
        </SchemaForm>
      </Box>
    </FocusLayout>
  );
};
