import { Badge, Box, Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { generatePath } from 'react-router-dom';
import { userName } from '#domain/users/user-name.ts';
import { compactText } from '../../../../components/records/date-text.ts';
import { ruled } from '../../../../components/records/ruled.ts';
import type { EndedWaitingQuery, WaitingEnd } from '../../../../gql/graphql.ts';
import { paths } from '../../../../paths.ts';
import { RowLink } from '../../lists/row-button.tsx';
import { SmallText } from '../../../../components/layout/small-text.tsx';
import { useAddToWaitingList } from './use-add-to-waiting-list.ts';

type Ended = EndedWaitingQuery['endedWaiting'][number];

const STATES: Record<WaitingEnd, { label: string; colorPalette: string }> = {
  PROMOTED: { label: 'Tuvo un lugar', colorPalette: 'green' },
  LEFT: { label: 'Salió', colorPalette: 'gray' },
  EXPIRED: { label: 'Sin lugar', colorPalette: 'accent' },
};

const reasonOf = ({ state, reason }: Ended) =>
  reason ?? (state === 'LEFT' ? 'Dejó la lista por su cuenta' : null);

type EndedWaitingProps = {
  courseId: string;
  entries: readonly Ended[];
  /** Students who wait again, or have a seat. */
  presentIds: ReadonlySet<string>;
  isOpen: boolean;
  onChanged: () => void;
};

/** Who is not waiting any more, and why. Whoever got no seat is added again with one click. */
export const EndedWaiting = ({ courseId, entries, presentIds, isOpen, onChanged }: EndedWaitingProps) => {
  const { add, isBusy } = useAddToWaitingList(courseId);
  const addAgain = async (user: NonNullable<Ended['user']>) => {
    if (await add(user)) onChanged();
  };
  if (entries.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="ended-waiting" gap="3">
      <Heading as="h2" id="ended-waiting" textStyle="xl">
        Ya no esperan
      </Heading>
      <chakra.ul listStyleType="none" layerStyle="document" px={{ base: '4', md: '5' }}>
        {entries.map((entry) => {
          const { id, user, state, endedAt } = entry;
          const { label, colorPalette } = STATES[state];
          const name = user ? userName(user) : 'Sin cuenta';
          return (
            <Flex as="li" key={id} {...ruled} py="2.5" gap="3" align="center" wrap="wrap">
              <Box minW="0" flex="1 1 14rem">
                {user ? (
                  <RowLink to={generatePath(paths.gestionPerson, { id: user.id })}>{name}</RowLink>
                ) : (
                  <Text fontWeight="semibold">{name}</Text>
                )}
                <SmallText overflowWrap="anywhere">
                  {[compactText(endedAt), reasonOf(entry)].filter(Boolean).join(' · ')}
                </SmallText>
              </Box>
              <Badge colorPalette={colorPalette}>{label}</Badge>
              {isOpen && user && !presentIds.has(user.id) && (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={`Sumar otra vez a ${name}`}
                  aria-busy={isBusy}
                  aria-disabled={isBusy}
                  onClick={() => void addAgain(user)}
                >
                  Sumar otra vez
                </Button>
              )}
            </Flex>
          );
        })}
      </chakra.ul>
    </Stack>
  );
};
