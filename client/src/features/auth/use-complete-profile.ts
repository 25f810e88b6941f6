import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { notify } from '../../components/feedback/notify.ts';
import { documentTypes, enumName, genders } from '../../components/records/enums.ts';
import { graphql } from '../../gql/index.ts';
import { visitorClient } from '../../session/api-client.ts';
import { isSessionEnd } from '../../session/api-error.ts';
import { dropReferral, readReferral } from '../../session/referral.ts';
import { readReturnPath } from '../../session/return-path.ts';
import { startSession } from '../../session/session.ts';
import type { Profile } from './profile-form.ts';
import type { Credentials } from './credentials.ts';

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
export const useCompleteProfile = (registration: Credentials | null) => {
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
