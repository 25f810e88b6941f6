import { Box } from '@chakra-ui/react';
import { RetryNote } from '../../components/feedback/empty-note.tsx';
import { FocusLayout } from '../../components/layout/focus-layout.tsx';
import { PageTitle } from '../../components/layout/page-title.tsx';
import { AuthAside } from './auth-aside.tsx';

/** The session is valid, but its user could not be loaded. */
export const ProfileUnavailable = ({ onRetry }: { onRetry: () => Promise<unknown> }) => (
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
