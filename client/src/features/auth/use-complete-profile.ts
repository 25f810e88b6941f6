import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { dropReferral, readReferral } from '../../session/arrival.ts';
import { arriveAtAuth, SESSION_EXPIRED } from '../../session/auth-state.ts';
import { errorCode } from '../../session/api-error.ts';
import { paths } from '../../paths.ts';
import { endSession, startSession } from '../../session/session.ts';
import { notify } from '../../components/feedback/notify.ts';
import { graphql } from '../../gql/index.ts';
import { documentTypeOnWire, genderOnWire } from './profile-choices.ts';
import type { Profile } from './profile-form.ts';
import type { Registration } from './registration.ts';

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
    }
  }
`);

const onWire = (profile: Profile) => ({
  ...profile,
  documentType: documentTypeOnWire[profile.documentType],
  gender: genderOnWire[profile.gender],
});

/** Makes the account (with a registration) or completes the pending one; faults of the server are the caller's to show. */
export const useCompleteProfile = (registration: Registration | null) => {
  const navigate = useNavigate();
  const [register] = useMutation(Register, { fetchPolicy: 'no-cache' });
  const [setupProfile, { client }] = useMutation(SetupProfile, { fetchPolicy: 'no-cache' });

  const createAccount = async (credentials: Registration, profile: Profile) => {
    const input = { ...credentials, ...onWire(profile), ref: readReferral() };
    const { data } = await register({ variables: { input } });
    if (!data) throw new Error(messages.profileFailed);
    await startSession(data.register.accessToken);
    dropReferral();
    notify.success(messages.accountCreated);
  };

  const completePending = async (profile: Profile) => {
    await setupProfile({ variables: { input: onWire(profile) } });
    await client.clearStore();
    notify.success(messages.profileCompleted);
  };

  return async (profile: Profile) => {
    try {
      await (registration ? createAccount(registration, profile) : completePending(profile));
    } catch (error) {
      if (registration || errorCode(error) !== 'UNAUTHENTICATED') throw error;
      await endSession();
      await navigate(paths.auth, arriveAtAuth(SESSION_EXPIRED));
      return;
    }
    await navigate(paths.dashboard, { replace: true });
  };
};
