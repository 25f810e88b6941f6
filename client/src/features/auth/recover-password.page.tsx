import { useQuery } from '@apollo/client/react';
import { Link as StyledLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { RetryNote } from '../../components/feedback/empty-note.tsx';
import { FocusLayout } from '../../components/layout/focus-layout.tsx';
import { PageLoading } from '../../components/layout/page-loading.tsx';
import { graphql } from '../../gql/index.ts';
import { paths } from '../../paths.ts';
import { AuthAside } from './auth-aside.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { RecoverForm } from './recover-form.tsx';

const SENDS_MAIL = graphql(`
  query SendsMail {
    health {
      sendsMail
    }
  }
`);

/** Requests a password reset link. Without mail, names whom to contact. */
export const Component = () => {
  const { data, error, refetch } = useQuery(SENDS_MAIL);
  if (!data && !error) return <PageLoading />;
  return (
    <FocusLayout aside={<AuthAside />}>
      <Stack gap="8" maxW="26rem" mx="auto">
        <AuthHeading title="Recuperar la contraseña">¿Olvidaste tu contraseña?</AuthHeading>
        {!data && (
          <RetryNote onRetry={refetch}>
            No pudimos cargar la página. Revisa tu conexión y vuelve a intentar.
          </RetryNote>
        )}
        {data && (data.health.sendsMail ? <RecoverForm /> : <ContactAcademy />)}
        <StyledLink asChild alignSelf="center">
          <Link to={paths.auth}>Volver a iniciar sesión</Link>
        </StyledLink>
      </Stack>
    </FocusLayout>
  );
};

const { name, contact } = academy;

const ContactAcademy = () => (
  <Stack gap="3">
    <Text>Pide a {name} un enlace para elegir otra.</Text>
    <Text>
      Teléfono:{' '}
      <StyledLink href={`tel:${contact.phone.replaceAll(' ', '')}`} textDecoration="underline">
        {contact.phone}
      </StyledLink>
    </Text>
    <Text>
      Correo:{' '}
      <StyledLink href={`mailto:${contact.email}`} textDecoration="underline">
        {contact.email}
      </StyledLink>
    </Text>
    <Text>En persona: {contact.address}</Text>
  </Stack>
);
