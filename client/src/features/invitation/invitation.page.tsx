import { useApolloClient } from '@apollo/client/react';
import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { messages } from '#domain/messages.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { notify } from '../../components/feedback/notify.ts';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { useWrite } from '../../components/queries/use-write.ts';
import { graphql } from '../../gql/index.ts';
import { paths } from '../../paths.ts';
import { dropInvitation, readInvitation } from '../../session/invitation-token.ts';

const ACCEPT = graphql(`
  mutation AcceptInstructorInvitation($input: AcceptInstructorInvitationInput!) {
    acceptInstructorInvitation(input: $input) {
      id
      name
    }
  }
`);

/** Makes an instructor of the signed-in person, by a link whose token is in the fragment. */
export const Component = () => {
  const [token] = useState(readInvitation);
  const client = useApolloClient();
  const navigate = useNavigate();
  const { write, isBusy } = useWrite('No pudimos aceptar la invitación. Vuelve a intentar.');

  const accept = async () => {
    const data = await write(ACCEPT, { token });
    if (!data?.acceptInstructorInvitation) return;
    dropInvitation();
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
    notify.success('Ya eres instructor de la academia');
    void navigate(paths.gestionTeaching, { replace: true });
  };

  return (
    <>
      <PageHeading title="Invitación">Invitación de instructor</PageHeading>
      <Stack gap="6" maxW="36rem" align="start">
        {token ? (
          <>
            <Text>
              {academy.name} te invita a tomar la asistencia de tus clases con esta cuenta. Verás tus clases y
              quiénes vienen.
            </Text>
            <Button aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void accept()}>
              {isBusy ? 'Aceptando...' : 'Aceptar la invitación'}
            </Button>
          </>
        ) : (
          <>
            <Notice tone="warning">{messages.invitationInvalid}</Notice>
            <Button asChild variant="outline">
              <Link to={paths.dashboard}>Ir al inicio</Link>
            </Button>
          </>
        )}
      </Stack>
    </>
  );
};
