import { Badge, Box, Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { messages } from '#domain/messages.ts';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { RefreshNote } from '../../../components/queries/refresh-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import { compactText, shortDateText } from '../../../components/records/date-text.ts';
import { ruled } from '../../../components/records/ruled.ts';
import { tokenScopes } from '../../../components/records/token-options.ts';
import type { CalendarKind } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { ConfirmDialog } from '../lists/confirm-dialog.tsx';
import { SecondFactorLoss } from './second-factor-loss.tsx';

const PERSON_ACCESS = graphql(`
  query PersonAccess($id: ID!) {
    userSessions(userId: $id) {
      id
      device
      via
      signedInAt
      lastUsedAt
      isCurrent
    }
    userAccessTokens(userId: $id) {
      id
      name
      scopes
      expiresAt
      lastUsedAt
    }
    userSecondFactor(userId: $id) {
      isActive
      lossEffectiveAt
    }
    userCalendarLinks(userId: $id) {
      kind
      createdAt
      lastUsedAt
    }
  }
`);

const END_SESSION = graphql(`
  mutation EndUserSession($input: UserCredentialInput!) {
    endUserSession(input: $input) {
      detail
    }
  }
`);

const REVOKE_TOKEN = graphql(`
  mutation RevokeUserAccessToken($input: UserCredentialInput!) {
    revokeUserAccessToken(input: $input) {
      detail
    }
  }
`);

const REVOKE_CALENDAR = graphql(`
  mutation RevokeUserCalendarLink($input: RevokeUserCalendarLinkInput!) {
    revokeUserCalendarLink(input: $input) {
      detail
    }
  }
`);

const END_ACCESS = graphql(`
  mutation EndUserAccess($input: EndUserAccessInput!) {
    endUserAccess(input: $input) {
      detail
    }
  }
`);

const CALENDARS: Record<CalendarKind, string> = {
  STUDENT: 'Sus clases',
  INSTRUCTOR: 'Las clases que da',
  ACADEMY: 'Las clases de la academia',
};

const WAYS = { PASSWORD: 'con contraseña', GOOGLE: 'con Google' };

type SectionProps = { heading: string; none: string; children: ReactNode[] };

const Section = ({ heading, none, children }: SectionProps) => (
  <Stack as="section" aria-label={heading} gap="4">
    <Heading as="h2" textStyle="2xl">
      {heading}
    </Heading>
    {children.length === 0 ? (
      <EmptyNote>{none}</EmptyNote>
    ) : (
      <chakra.ul listStyleType="none" layerStyle="document" px={{ base: '4', md: '5' }}>
        {children}
      </chakra.ul>
    )}
  </Stack>
);

type RowProps = {
  name: ReactNode;
  note: string;
  action: string;
  label: string;
  onEnd: () => void;
  isBusy: boolean;
};

const Row = ({ name, note, action, label, onEnd, isBusy }: RowProps) => (
  <Flex as="li" {...ruled} gap="4" justify="space-between" align="center">
    <Box minW="0" overflowWrap="anywhere">
      <Text fontWeight="medium">{name}</Text>
      <SmallText>{note}</SmallText>
    </Box>
    <Button
      variant="outline"
      flexShrink="0"
      aria-label={label}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      onClick={onEnd}
    >
      {action}
    </Button>
  </Flex>
);

/** Sessions and access tokens of a person, which staff can end. */
export const PersonAccess = ({ id, name }: { id: string; name: string }) => {
  const query = useAdminQuery(PERSON_ACCESS, {
    variables: { id },
    failureText: 'No pudimos cargar los accesos',
  });
  const { write, isBusy } = useWrite('No pudimos cerrar el acceso. Vuelve a intentar.');
  const [isConfirming, setIsConfirming] = useState(false);
  const { data } = query;

  const end = async (written: Promise<unknown>, done: string) => {
    if (!(await written)) return;
    setIsConfirming(false);
    notify.success(done);
    await query.refetch().catch(() => undefined);
  };
  const endSession = (session: string) =>
    end(write(END_SESSION, { userId: id, id: session }), messages.sessionEnded);
  const revokeToken = (token: string) =>
    end(write(REVOKE_TOKEN, { userId: id, id: token }), messages.tokenRevoked);
  const revokeCalendar = (kind: CalendarKind) =>
    end(write(REVOKE_CALENDAR, { userId: id, kind }), messages.calendarLinkRevoked);
  const endAll = () => end(write(END_ACCESS, { userId: id }), messages.accessEnded);

  if (!data) return <RefreshNote query={query} />;
  return (
    <Stack gap="8">
      <RefreshNote query={query} />
      <Section heading="Sesiones" none="No tiene ninguna sesión abierta.">
        {data.userSessions.map(({ id: session, device, via, signedInAt, lastUsedAt, isCurrent }) => (
          <Row
            key={session}
            name={
              <>
                {device ?? 'Dispositivo desconocido'} {isCurrent && <Badge ms="1">Esta sesión</Badge>}
              </>
            }
            note={`Entró ${WAYS[via]} el ${compactText(signedInAt)} · último uso ${compactText(lastUsedAt)}`}
            action="Cerrar"
            label={`Cerrar la sesión de ${device ?? 'un dispositivo desconocido'}`}
            isBusy={isBusy}
            onEnd={() => void endSession(session)}
          />
        ))}
      </Section>
      <Section heading="Tokens de acceso" none="No tiene tokens de acceso.">
        {data.userAccessTokens.map(({ id: token, name: tokenName, scopes, expiresAt, lastUsedAt }) => (
          <Row
            key={token}
            name={
              <>
                {tokenName}{' '}
                {scopes.map((scope) => (
                  <Badge key={scope} ms="1">
                    {tokenScopes[scope].label}
                  </Badge>
                ))}
              </>
            }
            note={`Vence el ${shortDateText(expiresAt)} · ${lastUsedAt ? `último uso ${shortDateText(lastUsedAt)}` : 'sin usar'}`}
            action="Revocar"
            label={`Revocar ${tokenName}`}
            isBusy={isBusy}
            onEnd={() => void revokeToken(token)}
          />
        ))}
      </Section>
      <Section heading="Calendarios" none="No tiene enlaces de calendario.">
        {data.userCalendarLinks.map(({ kind, createdAt, lastUsedAt }) => (
          <Row
            key={kind}
            name={CALENDARS[kind]}
            note={`${createdAt ? `Creado el ${shortDateText(createdAt)} · ` : ''}${lastUsedAt ? `último uso ${shortDateText(lastUsedAt)}` : 'sin usar'}`}
            action="Revocar"
            label={`Revocar el calendario: ${CALENDARS[kind]}`}
            isBusy={isBusy}
            onEnd={() => void revokeCalendar(kind)}
          />
        ))}
      </Section>
      <SecondFactorLoss userId={id} factor={data.userSecondFactor} onChanged={() => query.refetch()} />
      <Button variant="outline" colorPalette="red" alignSelf="start" onClick={() => setIsConfirming(true)}>
        Cerrar todos los accesos…
      </Button>
      <ConfirmDialog
        title="¿Cerrar todos los accesos?"
        action={isBusy ? 'Cerrando...' : 'Cerrar todos'}
        isOpen={isConfirming}
        isBusy={isBusy}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => void endAll()}
      >
        <Text overflowWrap="anywhere">
          Se cierran las sesiones de {name}, sus tokens, sus calendarios y los enlaces para otra contraseña.
          La contraseña sigue siendo la misma.
        </Text>
      </ConfirmDialog>
    </Stack>
  );
};
