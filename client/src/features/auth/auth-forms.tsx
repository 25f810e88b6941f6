import { HStack, Link as StyledLink, Separator, Stack, Tabs } from '@chakra-ui/react';
import { Link, useNavigate } from 'react-router-dom';
import { PASSWORD_LENGTH } from '#domain/academy.ts';
import { messages } from '#domain/messages.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { notify } from '../../components/feedback/notify.ts';
import { GoogleButton } from '../../components/identity/google-button.tsx';
import { FocusLayout } from '../../components/layout/focus-layout.tsx';
import { SmallText } from '../../components/layout/small-text.tsx';
import { paths } from '../../paths.ts';
import { loadApi } from '../../session/load-api.ts';
import { readReturnPath } from '../../session/return-path.ts';
import { useSession } from '../../session/session.ts';
import { AuthAside, AuthHeading } from './auth-aside.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import type { Credentials } from './credentials.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Prefetches the code that submits the form. */
const preloadApi = () => void loadApi().catch(() => undefined);

/** The server says in the page where it has no sign-in with Google. */
const OFFERED = { 'html[data-google=off] &': { display: 'none' } };

type AuthFormsProps = { reason: string | null; email: string | undefined };

/** Sign-in, sign-up and Google, with the reason for the redirect. */
export const AuthForms = ({ reason, email }: AuthFormsProps) => {
  const { token } = useSession();
  return (
    <FocusLayout aside={<AuthAside />}>
      <Stack gap="8" maxW="26rem" mx="auto" onFocus={preloadApi}>
        <AuthHeading title="Ingresar">Te damos la bienvenida</AuthHeading>
        {reason && (
          <Notice tone="warning" role="status">
            {reason} {token !== null && <TryAgain />}
          </Notice>
        )}
        <Tabs.Root defaultValue="sign-in" fitted variant="line" lazyMount unmountOnExit>
          <Tabs.List mb="3">
            <Tabs.Trigger value="sign-in">Iniciar sesión</Tabs.Trigger>
            <Tabs.Trigger value="sign-up">Registrarse</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="sign-in">
            <SignInForm email={email} />
          </Tabs.Content>
          <Tabs.Content value="sign-up">
            <SignUpForm />
          </Tabs.Content>
        </Tabs.Root>
        <Stack gap="8" css={OFFERED}>
          <HStack gap="4">
            <Separator flex="1" />
            <SmallText>o bien</SmallText>
            <Separator flex="1" />
          </HStack>
          <GoogleButton />
        </Stack>
      </Stack>
    </FocusLayout>
  );
};

/** The session is valid, but its data could not be loaded. */
const TryAgain = () => (
  <StyledLink asChild color="inherit" textDecoration="underline">
    <Link to={readReturnPath()}>Reintentar</Link>
  </StyledLink>
);

/** Email and password. The account is created when the profile is complete. */
const SignUpForm = () => {
  const navigate = useNavigate();

  const continueSignUp = async (credentials: Credentials) => {
    await import('./profile-setup.page.tsx');
    notify.info(messages.signUpContinues);
    await navigate(paths.profileSetup, { state: credentials });
  };

  return (
    <CredentialsForm
      save={continueSignUp}
      failureText={messages.signUpFailed}
      emailAutoComplete="email"
      passwordAutoComplete="new-password"
      hint={`Al menos ${PASSWORD_LENGTH.min} caracteres`}
      button="Crear Cuenta"
    />
  );
};
