import { useMutation } from '@apollo/client/react';
import { Badge, Box, Button, chakra, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '#domain/messages.ts';
import { notify } from '../../components/feedback/notify.ts';
import { useWrite } from '../../components/queries/use-write.ts';
import { compactText } from '../../components/records/date-text.ts';
import { ruled } from '../../components/records/ruled.ts';
import { graphql } from '../../gql/index.ts';
import type { SessionList_SessionFragment } from '../../gql/graphql.ts';
import { SmallText } from '../../components/layout/small-text.tsx';

graphql(`
  fragment SessionList_session on ActiveSession {
    id
    device
    via
    signedInAt
    lastUsedAt
    isCurrent
  }
`);

const END = graphql(`
  mutation EndSession($input: EndSessionInput!) {
    endSession(input: $input) {
      detail
    }
  }
`);

const END_OTHERS = graphql(`
  mutation EndOtherSessions {
    endOtherSessions {
      detail
    }
  }
`);

const WAYS = { PASSWORD: 'con contraseña', GOOGLE: 'con Google' };

/** Number of sessions before "show all". */
const SHOWN = 5;

type SessionListProps = {
  sessions: SessionList_SessionFragment[];
  onChanged: () => Promise<unknown>;
};

/** The sessions of the user. */
export const SessionList = ({ sessions, onChanged }: SessionListProps) => {
  const ownFirst = sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const [isWhole, setIsWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, sessions.length - SHOWN);
  const [endOthers] = useMutation(END_OTHERS);
  const { write, attempt, isBusy } = useWrite('No pudimos cerrar la sesión. Vuelve a intentar.');

  const close = async (written: Promise<unknown>, done: string) => {
    if (!(await written)) return;
    notify.success(done);
    await onChanged();
  };
  const closeOne = (id: string) => close(write(END, { id }), messages.sessionEnded);
  const closeOthers = () =>
    close(
      attempt((context) => endOthers({ context })),
      messages.otherSessionsEnded,
    );

  return (
    <Stack as="section" aria-labelledby="sessions" gap="5">
      <HStack justify="space-between" align="center" gap="4" wrap="wrap">
        <Heading as="h2" id="sessions" textStyle="3xl">
          Sesiones
        </Heading>
        {sessions.length > 1 && (
          <Button
            variant="outline"
            aria-busy={isBusy}
            aria-disabled={isBusy}
            onClick={() => void closeOthers()}
          >
            Cerrar las demás
          </Button>
        )}
      </HStack>
      <chakra.ul listStyleType="none" layerStyle="document" px={{ base: '4', md: '6' }}>
        {ownFirst
          .slice(0, sessions.length - hidden)
          .map(({ id, device, via, signedInAt, lastUsedAt, isCurrent }) => (
            <Flex as="li" key={id} {...ruled} gap="4" justify="space-between" align="center">
              <Box minW="0">
                <Text fontWeight="medium">
                  {device ?? 'Dispositivo desconocido'} {isCurrent && <Badge ms="1">Esta sesión</Badge>}
                </Text>
                <SmallText>
                  Entraste {WAYS[via]} el {compactText(signedInAt)} · último uso {compactText(lastUsedAt)}
                </SmallText>
              </Box>
              {!isCurrent && (
                <Button
                  variant="outline"
                  flexShrink="0"
                  aria-label={`Cerrar la sesión de ${device ?? 'un dispositivo desconocido'}`}
                  aria-busy={isBusy}
                  aria-disabled={isBusy}
                  onClick={() => void closeOne(id)}
                >
                  Cerrar
                </Button>
              )}
            </Flex>
          ))}
      </chakra.ul>
      {hidden > 0 && (
        <Button variant="outline" alignSelf="start" onClick={() => setIsWhole(true)}>
          Mostrar {hidden === 1 ? 'una más' : `otras ${hidden}`}
        </Button>
      )}
    </Stack>
  );
};
