import { chakra, HStack, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { academy } from '#domain/academy.ts';
import { instantOf, isClock, isDay, isOnClock } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import { useDraftState } from '../fields/form-draft.ts';
import { BackButton, SubmitButton } from '../fields/schema-form.tsx';
import { nextSteps } from '../enrolment/next-steps.ts';
import { notifyFailure } from '../feedback/failure.ts';
import { notify } from '../feedback/notify.ts';
import { Notice } from '../feedback/notice.tsx';
import { toDayAndTime, type DayAndTime } from '../pickers/day-and-time.ts';
import { errorSlots, type FreeSlot } from './free-times.errors.ts';
import { FreeTimes, NearestTimes } from './free-times.tsx';
import { RESCHEDULE } from './reschedule.mutation.ts';
import { DateField } from '../pickers/date-field.tsx';
import { TimeField } from '../pickers/time-field.tsx';
import { useUnsavedChanges } from '../records/unsaved-changes.ts';
import { isSessionEnd } from '../../session/api-error.ts';
import type { RescheduleEnrolmentInput } from '../../gql/graphql.ts';
import { useFormWrite } from '../queries/use-write.ts';

type RescheduleFormProps = {
  enrolmentId: string;
  startsAt: string | null;
  /** The fields at first, if other than the present start. */
  start?: DayAndTime | undefined;
  /** What staff adds. */
  more?: Pick<RescheduleEnrolmentInput, 'laneId' | 'overbook' | 'reason' | 'isSilent'>;
  /** More fields. */
  children?: (start: DayAndTime) => ReactNode;
  /** Of a personalised class: its free times are offered. */
  courseId?: string | undefined;
  isForStaff?: boolean;
  onBack: () => void;
  onMoved: () => void;
};

/** Moves a class to another day and time, in the academy's time zone. */
export const RescheduleForm = ({
  enrolmentId,
  startsAt,
  start,
  more,
  children,
  courseId,
  isForStaff = false,
  onBack,
  onMoved,
}: RescheduleFormProps) => {
  const send = useFormWrite();
  const before = toDayAndTime(startsAt);
  const [first] = useState(start ?? before);
  const [{ day, clock }, setStart] = useDraftState(`Reprogramar ${enrolmentId}`, first);
  const [error, setError] = useState<string | null>(null);
  const [nearest, setNearest] = useState<FreeSlot[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  const isOther = (than: DayAndTime) => day !== than.day || clock !== than.clock;
  useUnsavedChanges(!isBusy && isOther(first));

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.focus(), []);

  const fail = (text: string) => {
    setError(text);
    notify.error(text);
  };

  const move = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    notify.startAttempt();
    setError(null);
    setNearest([]);
    if (!isDay(day)) return fail(messages.classDate);
    if (!isClock(clock)) return fail(clock ? messages.classTimeFormat : messages.classTime);
    if (!isOnClock(day, clock, academy.timeZone)) return fail(messages.timeSkipped);
    setIsBusy(true);
    try {
      const scheduledDate = instantOf(day, clock, academy.timeZone).toISOString();
      const input = { id: enrolmentId, scheduledDate, ...more };
      await send(RESCHEDULE, input);
      notify.success('Clase reprogramada');
      onMoved();
    } catch (thrown) {
      setNearest(errorSlots(thrown));
      if (!isSessionEnd(thrown))
        setError(notifyFailure(thrown, 'No pudimos reprogramar la clase', isForStaff ? {} : nextSteps()));
      setIsBusy(false);
    }
  };

  return (
    <chakra.form
      ref={form}
      noValidate
      aria-label="Reprogramar la clase"
      tabIndex={-1}
      outline="none"
      onSubmit={(event) => void move(event)}
    >
      <Stack gap="4">
        <Notice tone="error">{error}</Notice>
        <NearestTimes slots={nearest} day={day} clock={clock} onChoose={setStart} />
        <DateField label="Fecha" value={day} onChange={(next) => setStart({ day: next, clock })} />
        <TimeField label="Hora" value={clock} onChange={(next) => setStart({ day, clock: next })} />
        {courseId && (
          <FreeTimes
            courseId={courseId}
            movedEnrolmentId={enrolmentId}
            day={day}
            clock={clock}
            onChoose={setStart}
            warnsOfTaken={isForStaff && isOther(before)}
          />
        )}
        {children?.({ day, clock })}
        <HStack gap="3" wrap="wrap">
          <BackButton onBack={onBack} />
          <SubmitButton action="Reprogramar" isBusy={isBusy} />
        </HStack>
      </Stack>
    </chakra.form>
  );
};
