import { Badge, Box, Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { generatePath } from 'react-router-dom';
import { hasBegun } from '#domain/enrolments/attendance.ts';
import { userName } from '#domain/users/user-name.ts';
import { RetryNote } from '../../../../components/feedback/empty-note.tsx';
import { SmallText } from '../../../../components/layout/small-text.tsx';
import { useLiveQuery } from '../../../../components/queries/use-live-query.ts';
import { compactText, scheduledText } from '../../../../components/records/date-text.ts';
import { ruled } from '../../../../components/records/ruled.ts';
import { useNow } from '../../../../components/records/use-now.ts';
import type {
  EndedWaitingQuery,
  RosterRow_EnrolmentFragment,
  StaffCourseQuery,
  WaitingEnd,
} from '../../../../gql/graphql.ts';
import { graphql } from '../../../../gql/index.ts';
import { paths } from '../../../../paths.ts';
import { enrolmentName } from '../../enrolments/enrolment-label.ts';
import { ForStaff } from '../../frame/staff-access.tsx';
import { PhoneLink } from '../../lists/phone-link.tsx';
import { RowButton, RowLink } from '../../lists/row-button.tsx';
import { AddWaiting, takesWaiting, useAddToWaitingList } from './add-waiting.tsx';
import { WaitingList } from './waiting-list.tsx';

const ENDED_WAITING = graphql(`
  query EndedWaiting($courseId: ID!) {
    endedWaiting(courseId: $courseId) {
      id
      endedAt
      state
      reason
      user {
        ...PersonName
      }
    }
  }
`);

type WaitingProps = {
  course: NonNullable<StaffCourseQuery['course']>;
  entries: StaffCourseQuery['waitingList'];
  roster: readonly RosterRow_EnrolmentFragment[];
  onOpen: (enrolmentId: string) => void;
  onChanged: () => void;
};

const hoursText = (hours: number) => (hours === 1 ? 'una hora' : `${hours} horas`);

const ruleText = (offerHours: number | null) =>
  offerHours === null
    ? 'El primer lugar que se libera es para quien está primero: queda inscripto al momento.'
    : `El primer lugar que se libera se ofrece a quien está primero, que tiene ${hoursText(offerHours)} para aceptarlo.`;

/** The waiting list of a course: who waits, who was offered a seat, and who waits no more. */
export const Waiting = ({ course, entries, roster, onOpen, onChanged }: WaitingProps) => {
  const { id: courseId, isActive, callOff, scheduledDate, offerHours } = course;
  const now = new Date(useNow());
  const { data, error, refetch } = useLiveQuery(ENDED_WAITING, { variables: { courseId } });
  const reload = () => refetch().catch(() => undefined);
  const changed = () => {
    onChanged();
    void reload();
  };
  const begun = hasBegun(scheduledDate === null ? null : new Date(scheduledDate), now);
  const isOpen = isActive && !callOff && !begun && takesWaiting(course);
  const presentIds = new Set(
    [...entries, ...roster.filter(({ status }) => status !== 'CANCELLED')].flatMap(({ user }) =>
      user ? [user.id] : [],
    ),
  );

  return (
    <Stack gap="6">
      <Stack gap="4">
        <Text color="fg.muted">
          {isOpen || entries.length > 0
            ? ruleText(offerHours)
            : 'La lista se abre cuando el curso está completo.'}
        </Text>
        {isOpen && (
          <ForStaff may="Mutation.addToWaitingList">
            <AddWaiting courseId={courseId} onAdded={changed} />
          </ForStaff>
        )}
        <WaitingList entries={entries} onChanged={changed} />
      </Stack>
      <Offers enrolments={roster.filter(isOffered)} onOpen={onOpen} />
      {error && !data ? (
        <RetryNote onRetry={reload}>No pudimos cargar quiénes salieron de la lista.</RetryNote>
      ) : (
        <EndedWaiting
          courseId={courseId}
          entries={data?.endedWaiting ?? []}
          presentIds={presentIds}
          isOpen={isOpen}
          onChanged={changed}
        />
      )}
    </Stack>
  );
};

type Enrolment = RosterRow_EnrolmentFragment;

const isOffered = ({ status, offerUntil }: Enrolment) => status === 'PENDING' && offerUntil !== null;

type OffersProps = { enrolments: readonly Enrolment[]; onOpen: (enrolmentId: string) => void };

/** Seats that were offered and that nobody has accepted yet. */
const Offers = ({ enrolments, onOpen }: OffersProps) => {
  if (enrolments.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="offers" gap="3">
      <Heading as="h2" id="offers" textStyle="xl">
        Lugares ofrecidos
      </Heading>
      <chakra.ul listStyleType="none" layerStyle="document" px={{ base: '4', md: '5' }}>
        {enrolments.map((enrolment) => (
          <Box as="li" key={enrolment.id} {...ruled} py="2.5">
            <RowButton onClick={() => onOpen(enrolment.id)}>{enrolmentName(enrolment)}</RowButton>
            <SmallText>Puede aceptarlo hasta el {scheduledText(enrolment.offerUntil)}</SmallText>
            {enrolment.user?.phone && (
              <Text textStyle="sm">
                <PhoneLink phone={enrolment.user.phone} />
              </Text>
            )}
          </Box>
        ))}
      </chakra.ul>
    </Stack>
  );
};

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
const EndedWaiting = ({ courseId, entries, presentIds, isOpen, onChanged }: EndedWaitingProps) => {
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
