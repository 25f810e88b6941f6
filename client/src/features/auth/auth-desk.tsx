import { Box, Heading, HStack, Link as StyledLink, Separator, Stack, Tabs, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { readToken } from '../../app/token.ts';
import { useArrival } from '../../app/use-arrival.ts';
import { FocusLayout } from '../../components/focus-layout.tsx';
import { InfoIcon } from '../../components/icons/info-icon.tsx';
import { AuthAside } from './auth-aside.tsx';
import { GoogleButton } from './google-button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Sign-in, sign-up and Google, with the reason that led here, if any. */
export const AuthDesk = ({ reason }: { reason?: string }) => {
  const heading = useArrival('Ingresar');
  return (
    <FocusLayout aside={<AuthAside />}>
      <Stack gap="8" maxW="26rem" mx="auto">
        <Box>
          <Text textStyle="eyebrow" color="fg.warning" mb="3">
            Acceso de alumnos
          </Text>
          <Heading
            as="h1"
            ref={heading}
            tabIndex={-1}
            textStyle="display"
            fontSize={{ base: '4xl', md: '5xl' }}
          >
            Te damos la bienvenida
          </Heading>
        </Box>
        {reason ? <Reason>{reason}</Reason> : null}
        <Tabs.Root defaultValue="sign-in" fitted variant="line" lazyMount unmountOnExit>
          <Tabs.List mb="3">
            <Tabs.Trigger value="sign-in">Iniciar sesión</Tabs.Trigger>
            <Tabs.Trigger value="sign-up">Registrarse</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="sign-in">
            <SignInForm />
          </Tabs.Content>
          <Tabs.Content value="sign-up">
            <SignUpForm />
          </Tabs.Content>
        </Tabs.Root>
        <HStack gap="4">
          <Separator flex="1" />
          <Text textStyle="sm" color="fg.muted">
            o bien
          </Text>
          <Separator flex="1" />
        </HStack>
        <GoogleButton />
      </Stack>
    </FocusLayout>
  );
};

const Reason = ({ children }: { children: string }) => (
  <HStack
    role="status"
    align="flex-start"
    gap="3"
    px="4"
    py="3"
    bg="bg.warning"
    color="fg.warning"
    borderWidth="1px"
    borderColor="border.warning"
    borderRadius="l2"
  >
    <InfoIcon boxSize="5" flexShrink="0" mt="0.5" />
    <Text textStyle="sm" fontWeight="medium">
      {children}{' '}
      {readToken() && (
        <StyledLink asChild color="inherit" textDecoration="underline">
          <Link to={paths.dashboard}>Reintentar</Link>
        </StyledLink>
      )}
    </Text>
  </HStack>
);
