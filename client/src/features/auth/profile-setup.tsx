import { useMutation, useQuery } from '@apollo/client/react';
import { Box, Link as StyledLink, SimpleGrid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { firstNameSchema, isUnusualDni, lastNameSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { notify } from '../../components/feedback/notify.ts';
import { BirthDateField } from '../../components/fields/birth-date-field.tsx';
import { takenError } from '../../components/fields/form-errors.ts';
import { SchemaForm, SubmitButton, useSchemaForm } from '../../components/fields/schema-form.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { FocusLayout } from '../../components/layout/focus-layout.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { GuillocheBand } from '../../components/ornaments/guilloche-band.tsx';
import { Guilloche } from '../../components/ornaments/guilloche.tsx';
import { PassportPicture } from '../../components/ornaments/passport-picture.tsx';
import { documentTypes, enumName, genders } from '../../components/records/enums.ts';
import { graphql } from '../../gql/index.ts';
import { paths } from '../../paths.ts';
import { visitorClient } from '../../session/api-client.ts';
import { hasReason, isSessionEnd } from '../../session/api-error.ts';
import type { AuthState } from '../../session/auth-state.ts';
import { dropReferral, readReferral } from '../../session/referral.ts';
import { readReturnPath } from '../../session/return-path.ts';
import { startSession } from '../../session/session.ts';
import type { Credentials } from './credentials.ts';
import { emptyProfile, profileSchema, type Profile, type ProfileForm } from './profile-form.ts';

type Pending = { email: string; firstName: string | null; lastName: string | null; phone: string | null };

type ProfileSetupProps = { registration: Credentials | null; pending?: Pending };

const LOCKED_HINT = 'Dato de tu cuenta de Google';

const MAY_REGISTER = graphql(`
  query MayRegister($email: String!) {
    mayRegister(email: $email)
  }
`);

/** Whether the email has an account. Asked once, before the fields are filled in; an error of the network says nothing. */
const useIsTaken = (email: string | undefined) => {
  const { error } = useQuery(MAY_REGISTER, {
    client: visitorClient,
    variables: { email: email ?? '' },
    skip: email === undefined,
    fetchPolicy: 'no-cache',
  });
  return error !== undefined && hasReason(error, 'EMAIL_TAKEN');
};

const EmailTaken = ({ email }: { email: string }) => {
  const state: AuthState = { email };
  return (
    <Box mt="6">
      <Notice tone="error" role="status">
        {messages.emailTakenShown}.{' '}
        <StyledLink asChild color="inherit" textDecoration="underline">
          <Link to={paths.auth} state={state}>
            Inicia sesión
          </Link>
        </StyledLink>{' '}
        o{' '}
        <StyledLink asChild color="inherit" textDecoration="underline">
          <Link to={paths.recoverPassword} state={state}>
            recupera tu contraseña
          </Link>
        </StyledLink>
        .
      </Notice>
    </Box>
  );
};

export const ProfileSetup = ({ registration, pending }: ProfileSetupProps) => {
  const wasTaken = useIsTaken(registration?.email);
  const [isRefused, setIsRefused] = useState(false);
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
    describeError: (thrown) => {
      setIsRefused(hasReason(thrown, 'EMAIL_TAKEN'));
      return takenError(thrown, messages.profileFailed);
    },
    failureText: messages.profileFailed,
  });
  const { form, isBusy, fieldProps } = schemaForm;
  const { control } = form;
  const [documentType, documentNumber] = useWatch({ control, name: ['documentType', 'documentNumber'] });
  const isFirstNameLocked = !!pending && v.is(firstNameSchema, pending.firstName);
  const isLastNameLocked = !!pending && v.is(lastNameSchema, pending.lastName);

  return (
    <FocusLayout aside={<ProfilePreview control={control} />}>
      <Box maxW="38rem" mx="auto">
        <Text textStyle="sm" color="fg.warning" mb="3" overflowWrap="anywhere">
          {registration?.email ?? pending?.email}
        </Text>
        <PageTitle title="Completa tu Perfil">Completa tu Perfil</PageTitle>
        {registration && (wasTaken || isRefused) && <EmailTaken email={registration.email} />}
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
              hint={isUnusualDni({ documentType, documentNumber }) && messages.unusualDni}
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

type ProfilePreviewProps = { control: Control<ProfileForm, unknown, Profile> };

/** The passport's data page with the values of the form. */
const ProfilePreview = ({ control }: ProfilePreviewProps) => {
  const [firstName, lastName, documentType, documentNumber] = useWatch({
    control,
    name: ['firstName', 'lastName', 'documentType', 'documentNumber'],
  });
  return (
    <Box height="full" display="grid" placeItems="center" position="relative" px="10">
      <Guilloche
        position="absolute"
        width="56rem"
        top="50%"
        insetStart="50%"
        translate="-50% -50%"
        petals={18}
        strands={9}
        lineWidth={0.24}
        color="ink.brass"
        opacity="0.34"
        animation="turn"
      />
      <Box width="full" maxW="30rem" position="relative">
        <PassportPicture
          position="relative"
          rotate="-3deg"
          fields={[
            { label: 'Apellido', value: lastName || '—' },
            { label: 'Nombre', value: firstName || '—' },
            { label: 'Documento', value: documentType || '—' },
            { label: 'Número', value: documentNumber || '—' },
          ]}
          holder={{ firstName, lastName, documentNumber }}
        />
        <Text textStyle="display" fontSize="3xl" mt="14" textAlign="center">
          Un documento que crece con cada clase.
        </Text>
      </Box>
      <GuillocheBand position="absolute" bottom="0" insetInline="0" color="ink.brass" opacity="0.6" />
    </Box>
  );
};

const Register = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      accessToken
    }
  }
`);

const SetupProfile = graphql(`
  mutation SetupProfile($input: SetupProfileInput!) {
    setupProfile(input: $input) {
      id
      needsSetup
    }
  }
`);

const toInput = (profile: Profile) => ({
  ...profile,
  documentType: enumName(documentTypes, profile.documentType),
  gender: enumName(genders, profile.gender),
});

/** Registers, or completes a pending profile. The caller shows errors. */
const useCompleteProfile = (registration: Credentials | null) => {
  const navigate = useNavigate();
  const [register] = useMutation(Register, { client: visitorClient, fetchPolicy: 'no-cache' });
  const [setupProfile] = useMutation(SetupProfile);

  const createAccount = async (credentials: Credentials, profile: Profile) => {
    const input = { ...credentials, ...toInput(profile), ref: readReferral() };
    const { data } = await register({ variables: { input } });
    if (!data?.register) throw new Error(messages.profileFailed);
    dropReferral();
    startSession(data.register.accessToken, { to: readReturnPath() });
    notify.success(messages.accountCreated);
  };

  const completePending = async (profile: Profile) => {
    try {
      await setupProfile({ variables: { input: toInput(profile) } });
    } catch (error) {
      if (isSessionEnd(error)) return;
      throw error;
    }
    notify.success(messages.profileCompleted);
    await navigate(readReturnPath(), { replace: true });
  };

  return (profile: Profile) =>
    registration ? createAccount(registration, profile) : completePending(profile);
};
