import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { RetryNote } from '../../components/feedback/empty-note.tsx';
import { notify } from '../../components/feedback/notify.ts';
import { FocusLayout } from '../../components/layout/focus-layout.tsx';
import { PageLoading } from '../../components/layout/page-loading.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { graphql } from '../../gql/index.ts';
import { paths } from '../../paths.ts';
import { isSessionEnd } from '../../session/api-error.ts';
import { useSession } from '../../session/session.ts';
import { AuthAside } from './auth-aside.tsx';
import { readCredentials } from './credentials.ts';
import { ProfileSetup } from './profile-setup.tsx';

const PendingProfile = graphql(`
  query PendingProfile {
    me {
      id
      email
      firstName
      lastName
      phone
      needsSetup
    }
  }
`);

/**
 * Completes a sign-up or a pending session. Moves the password from the history entry into memory, so that it is
 * gone after a reload.
 */
export const Component = () => {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { token, endReason } = useSession();
  const [registration] = useState(() => readCredentials(state));
  const mayBePending = !registration && token !== null;
  const { data, error, refetch } = useQuery(PendingProfile, {
    skip: !mayBePending,
    fetchPolicy: 'network-only',
  });

  const isPending = data?.me.needsSetup === true;
  const hasNothingToComplete = !registration && !isPending && (!mayBePending || !!data);

  useEffect(() => {
    if (readCredentials(state)) void navigate(paths.profileSetup, { replace: true, state: null });
  }, [state, navigate]);

  useEffect(() => {
    if (!hasNothingToComplete) return;
    if (endReason === null) notify.error(messages.registrationIncomplete);
    void navigate(paths.auth, { replace: true });
  }, [hasNothingToComplete, endReason, navigate]);

  if (registration) return <ProfileSetup registration={registration} />;
  if (data && isPending) return <ProfileSetup registration={null} pending={data.me} />;
  if (error && !isSessionEnd(error)) return <ProfileUnavailable onRetry={refetch} />;
  return <PageLoading />;
};

/** The session is valid, but its user could not be loaded. */
const ProfileUnavailable = ({ onRetry }: { onRetry: () => Promise<unknown> }) => (
  <FocusLayout aside={<AuthAside />}>
    <Box maxW="38rem" mx="auto">
      <PageTitle title="Completa tu Perfil" mb="9">
        Completa tu Perfil
      </PageTitle>
      <RetryNote onRetry={onRetry}>
        No pudimos cargar tus datos. Revisa tu conexión y vuelve a intentar.
      </RetryNote>
    </Box>
  </FocusLayout>
);
