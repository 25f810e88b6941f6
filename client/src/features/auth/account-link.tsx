import type { TypedDocumentNode } from '@apollo/client';
import { Button, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '#domain/messages.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { FocusLayout } from '../../components/layout/focus-layout.tsx';
import { paths } from '../../paths.ts';
import { dropAccountLink, readAccountLink } from '../../session/account-link-token.ts';
import { errorText, hasReason } from '../../session/api-error.ts';
import { loadApi } from '../../session/load-api.ts';
import { AuthAside, AuthHeading } from './auth-aside.tsx';

type Opening<Data> = {
  title: string;
  heading: string;
  text: ReactNode;
  action: string;
  mutation: TypedDocumentNode<Data, { input: { token: string } }>;
  detailOf: (data: Data) => string | undefined;
};

const FAILURE = 'No pudimos hacerlo. Revisa tu conexión y vuelve a intentar.';

type State = { step: 'ready' | 'busy' | 'done' | 'invalid' | 'failed'; text: string };

/**
 * A page that a link in a message opens, without a session. Only the button changes something: programs that check
 * mail open links too.
 */
export const AccountLinkPage = <Data,>(opening: Opening<Data>) => {
  const { title, heading, text, action, mutation, detailOf } = opening;
  const [token] = useState(readAccountLink);
  const [state, setState] = useState<State>({
    step: token ? 'ready' : 'invalid',
    text: token ? '' : messages.accountLinkInvalid,
  });
  const { step } = state;

  const send = async () => {
    if (step === 'busy') return;
    setState({ step: 'busy', text: '' });
    try {
      const { visitorClient } = await loadApi();
      const { data } = await visitorClient.mutate({
        mutation,
        variables: { input: { token } },
        fetchPolicy: 'no-cache',
      });
      dropAccountLink();
      setState({ step: 'done', text: (data && detailOf(data)) ?? '' });
    } catch (error) {
      const isInvalid = hasReason(error, 'ACCOUNT_LINK_INVALID');
      setState({ step: isInvalid ? 'invalid' : 'failed', text: errorText(error, FAILURE) });
    }
  };

  const canSend = step !== 'done' && step !== 'invalid';
  return (
    <FocusLayout aside={<AuthAside />}>
      <Stack gap="8" maxW="26rem" mx="auto">
        <AuthHeading title={title}>{heading}</AuthHeading>
        <Stack gap="5">
          {canSend && <Text>{text}</Text>}
          {state.text && (
            <Notice tone={TONES[step]} role="status">
              {state.text}
            </Notice>
          )}
          {canSend ? (
            <Button
              size="lg"
              aria-busy={step === 'busy'}
              aria-disabled={step === 'busy'}
              onClick={() => void send()}
            >
              {step === 'busy' ? 'Enviando...' : action}
            </Button>
          ) : (
            <Button asChild>
              <Link to={paths.auth}>Ir a iniciar sesión</Link>
            </Button>
          )}
        </Stack>
      </Stack>
    </FocusLayout>
  );
};

const TONES = {
  ready: 'warning',
  busy: 'warning',
  done: 'success',
  invalid: 'warning',
  failed: 'error',
} as const;
