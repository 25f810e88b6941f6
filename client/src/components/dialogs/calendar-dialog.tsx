import { useQuery } from '@apollo/client/react';
import { Button, HStack, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '#domain/messages.ts';
import { graphql } from '../../gql/index.ts';
import type { CalendarKind } from '../../gql/graphql.ts';
import { notify } from '../feedback/notify.ts';
import { RetryNote } from '../feedback/empty-note.tsx';
import { useWrite } from '../queries/use-write.ts';
import { compactText } from '../records/date-text.ts';
import { OnceShown } from '../records/once-shown.tsx';

const LINKS = graphql(`
  query MyCalendarLinks {
    myCalendarLinks {
      kind
      createdAt
      lastUsedAt
    }
  }
`);

const CREATE = graphql(`
  mutation CreateCalendarLink($input: CreateCalendarLinkInput!) {
    createCalendarLink(input: $input) {
      link
    }
  }
`);

const REVOKE = graphql(`
  mutation RevokeCalendarLink($input: RevokeCalendarLinkInput!) {
    revokeCalendarLink(input: $input) {
      detail
    }
  }
`);

const CONTENTS: Record<CalendarKind, string> = {
  STUDENT: 'Tus clases',
  INSTRUCTOR: 'Las clases que das, con nombre e inicial de cada estudiante,',
  ACADEMY: 'Todas las clases de la academia, sin nombres,',
};

/** The link to a calendar: creates, shows once and revokes it. */
export const CalendarDialog = ({ kind, onClose }: { kind: CalendarKind; onClose: () => void }) => {
  const query = useQuery(LINKS, { fetchPolicy: 'network-only' });
  const { write, isBusy } = useWrite('No pudimos cambiar el enlace. Vuelve a intentar.');
  const [secret, setSecret] = useState<string | null>(null);
  const link = query.data?.myCalendarLinks.find((one) => one.kind === kind);

  const createLink = async () => {
    const data = await write(CREATE, { kind });
    setSecret(data?.createCalendarLink?.link ?? null);
  };
  const revokeLink = async () => {
    if (!(await write(REVOKE, { kind }))) return;
    notify.success(messages.calendarLinkRevoked);
    await query.refetch().catch(() => undefined);
  };

  if (secret !== null) {
    return (
      <Stack gap="5">
        <OnceShown
          lines={[secret]}
          note="Pega este enlace en tu calendario, donde dice «Suscribirse» o «Desde URL». Guárdalo ahora: no lo volveremos a mostrar. Quien lo tenga ve estas clases."
          onClose={onClose}
        />
        <Button asChild variant="outline">
          <a href={secret.replace(/^https?:/, 'webcal:')}>Abrir en el calendario</a>
        </Button>
      </Stack>
    );
  }
  if (query.error && !query.data) {
    return <RetryNote onRetry={() => query.refetch()}>No pudimos cargar el enlace</RetryNote>;
  }
  if (!query.data) return <Skeleton h="40" />;
  return (
    <Stack gap="5">
      <Text>
        {CONTENTS[kind]} en el calendario de tu teléfono o computadora, siempre al día: si una clase cambia de
        fecha o se cancela, lo verás ahí.
      </Text>
      {link?.createdAt && (
        <Text color="fg.muted">
          Tienes un enlace desde el {compactText(link.createdAt)} ·{' '}
          {link.lastUsedAt ? `último uso ${compactText(link.lastUsedAt)}` : 'sin usar'}. Si creas otro, este
          deja de funcionar.
        </Text>
      )}
      <HStack gap="3" justify="end" wrap="wrap">
        {link?.createdAt && (
          <Button
            variant="outline"
            colorPalette="red"
            aria-busy={isBusy}
            aria-disabled={isBusy}
            onClick={() => void revokeLink()}
          >
            Revocar el enlace
          </Button>
        )}
        <Button aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void createLink()}>
          {link?.createdAt ? 'Crear otro enlace' : 'Crear el enlace'}
        </Button>
      </HStack>
    </Stack>
  );
};
