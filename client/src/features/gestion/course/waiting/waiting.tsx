import { Stack, Text } from '@chakra-ui/react';
import { hasBegun } from '#domain/enrolments/attendance.ts';
import { RetryNote } from '../../../../components/feedback/empty-note.tsx';
import { useLiveQuery } from '../../../../components/queries/use-live-query.ts';
import { useNow } from '../../../../components/records/use-now.ts';
import type { RosterRow_EnrolmentFragment, StaffCourseQuery } from '../../../../gql/graphql.ts';
import { ForStaff } from '../../frame/staff-access.tsx';
import { AddWaiting } from './add-waiting.tsx';
import { takesWaiting } from './use-add-to-waiting-list.ts';
import { EndedWaiting } from './ended-waiting.tsx';
import { isOffered, Offers } from './offers.tsx';
import { WaitingList } from './waiting-list.tsx';
import { ENDED_WAITING } from './waiting.query.ts';

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
