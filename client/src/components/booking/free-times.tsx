import { Button, Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { academy } from '#domain/academy.ts';
import { weekdayAndDay } from '#domain/dates/date-text.ts';
import { instantOf, isClock } from '#domain/dates/dates.ts';
import { nearestTimes } from '#domain/schedule/nearest-times.ts';
import type { FreeSlot } from './free-times.errors.ts';
import { Notice } from '../feedback/notice.tsx';
import { DAYS_AHEAD, useFreeTimes, useNextFreeTime, type Arms } from '../availability/free-times.query.ts';

/** Offered instead of a day that has none. */
const NEAREST = 3;

const SHORT_DAY = new Intl.DateTimeFormat('es-ES', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: academy.timeZone,
});

const noonOf = (day: string) => instantOf(day, '12:00', academy.timeZone);
const dayText = (day: string) => weekdayAndDay(noonOf(day), academy.timeZone);
const shortDayText = (day: string) => SHORT_DAY.format(noonOf(day)).replace(',', '');

const title = {
  fontFamily: 'body',
  textStyle: 'md',
  fontWeight: 'semibold',
  letterSpacing: 'normal',
} as const;

type ChoiceProps = { label: string; name?: string; isChosen: boolean; onChoose: () => void };

const Choice = ({ label, name, isChosen, onChoose }: ChoiceProps) => (
  <Button
    size="sm"
    px="2"
    variant={isChosen ? 'solid' : 'outline'}
    aria-label={name}
    aria-pressed={isChosen}
    onClick={onChoose}
  >
    {label}
  </Button>
);

type NearestTimesProps = {
  slots: readonly FreeSlot[];
  day: string;
  clock: string;
  onChoose: (start: { day: string; clock: string }) => void;
};

/** The free times nearest to one that is not free. */
export const NearestTimes = ({ slots, day, clock, onChoose }: NearestTimesProps) => {
  const id = useId();
  if (slots.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={id} gap="2.5">
      <Heading as="h3" id={id} {...title}>
        Horarios libres más cercanos
      </Heading>
      <HStack gap="2" wrap="wrap">
        {slots.map((slot) => (
          <Choice
            key={`${slot.day} ${slot.time}`}
            label={`${shortDayText(slot.day)}, ${slot.time}`}
            name={`${shortDayText(slot.day)}, ${slot.time}: ${dayText(slot.day)}`}
            isChosen={slot.day === day && slot.time === clock}
            onChoose={() => onChoose({ day: slot.day, clock: slot.time })}
          />
        ))}
      </HStack>
    </Stack>
  );
};

type FreeTimesProps = {
  courseId: string;
  /** The class that gets another time. */
  movedEnrolmentId?: string;
  arms?: Arms;
  /** Empty: any. */
  instructorId?: string;
  day: string;
  clock: string;
  onChoose: (start: { day: string; clock: string }) => void;
  /** Staff is warned of a time that is not free. */
  warnsOfTaken?: boolean;
  /** Chooses the next free time, once. */
  choosesNext?: boolean;
  /** Starts of the student's own classes, which are not offered. */
  own?: readonly string[] | undefined;
};

/** The next free time, and those of the day in the field of the date. They fill the fields of date and time. */
export const FreeTimes = ({
  courseId,
  movedEnrolmentId,
  arms,
  instructorId = '',
  day,
  clock,
  onChoose,
  warnsOfTaken = false,
  choosesNext = false,
  own,
}: FreeTimesProps) => {
  const wanted = { movedEnrolmentId, arms, instructorId, own };
  const availability = useFreeTimes(courseId, wanted);
  const soonest = useNextFreeTime(courseId, wanted);
  const id = useId();

  const mayChoose = useRef(choosesNext);
  const chooseNext = useEffectEvent(onChoose);
  useEffect(() => {
    if (!soonest || !mayChoose.current) return;
    mayChoose.current = false;
    chooseNext(soonest);
  }, [soonest]);

  if (!availability) return null;
  const { days, policy } = availability;
  const chosen = days.find((one) => one.day === day);
  const isTaken = chosen !== undefined && isClock(clock) && !chosen.times.includes(clock);
  const next = days.find(({ times }) => times.length > 0);
  const [nextTime] = next?.times ?? [];
  const isNext = day === next?.day && clock === nextTime;

  return (
    <Stack gap="4">
      {next && nextTime ? (
        <Button
          variant={isNext ? 'solid' : 'subtle'}
          alignSelf="start"
          whiteSpace="normal"
          h="auto"
          minH="11"
          py="2"
          textAlign="start"
          aria-pressed={isNext}
          onClick={() => onChoose({ day: next.day, clock: nextTime })}
        >
          El más próximo: {dayText(next.day)}, {nextTime}
        </Button>
      ) : (
        <Text color="fg.muted">
          No hay horarios libres {instructorId && 'con este instructor '}en los próximos {DAYS_AHEAD} días.
          {policy === 'SUGGEST' && ' Elige una fecha y una hora: la academia te responde.'}
        </Text>
      )}
      {chosen && chosen.times.length > 0 && (
        <Stack as="section" aria-labelledby={`${id}-times`} gap="2.5">
          <Heading as="h3" id={`${id}-times`} {...title}>
            Horarios libres del {dayText(chosen.day)}
          </Heading>
          <SimpleGrid minChildWidth="4.5rem" gap="2">
            {chosen.times.map((time) => (
              <Choice
                key={time}
                label={time}
                isChosen={time === clock}
                onChoose={() => onChoose({ day: chosen.day, clock: time })}
              />
            ))}
          </SimpleGrid>
        </Stack>
      )}
      {next && chosen?.times.length === 0 && (
        <>
          <Text>El {dayText(chosen.day)} no hay horarios libres.</Text>
          <NearestTimes
            slots={nearestTimes(days, {
              startsAt: noonOf(chosen.day),
              timeZone: academy.timeZone,
              count: NEAREST,
            })}
            day={day}
            clock={clock}
            onChoose={onChoose}
          />
        </>
      )}
      {!warnsOfTaken && isTaken && arms && policy === 'ENFORCE' && (
        <Notice tone="warning" role="status">
          Ese horario no está libre para esta clase. Elige otro.
        </Notice>
      )}
      {warnsOfTaken && isTaken && (
        <Notice tone="warning" role="status">
          {policy === 'ENFORCE'
            ? 'Ese horario no se ofrece. Si la academia está cerrada u otra clase lo ocupa, hay que superponerla.'
            : 'Ese horario no está libre. Puedes reservarlo igual.'}
        </Notice>
      )}
    </Stack>
  );
};
