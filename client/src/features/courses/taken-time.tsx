import { Stack } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { clockIn, dayIn } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { nearestTimes } from '#domain/schedule/nearest-times.ts';
import { useFreeTimes } from '../../components/availability/free-times.query.ts';
import { NearestTimes } from '../../components/booking/free-times.tsx';
import { RESCHEDULE } from '../../components/booking/reschedule.mutation.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { notify } from '../../components/feedback/notify.ts';
import { useWrite } from '../../components/queries/use-write.ts';
import { graphql } from '../../gql/index.ts';
import type { TakenTime_EnrolmentFragment } from '../../gql/graphql.ts';

graphql(`
  fragment TakenTime_enrolment on Enrolment {
    id
    startsAt
    weapons
    hasWeaponAmmo
    instructorId
    course {
      id
    }
  }
`);

const OFFERED = 3;

type TakenTimeProps = { enrolment: TakenTime_EnrolmentFragment; startsAt: string; onMoved: () => void };

/** Where free times are only suggested: whether the time of a new class is free, and the nearest ones if it is not. */
export const TakenTime = ({ enrolment, startsAt, onMoved }: TakenTimeProps) => {
  const { id, course, weapons, hasWeaponAmmo, instructorId } = enrolment;
  const { write, isBusy } = useWrite('No pudimos cambiar la hora. Vuelve a intentar.');
  const free = useFreeTimes(course.id, {
    movedEnrolmentId: id,
    arms: { weapons: weapons ?? [], hasWeaponAmmo: hasWeaponAmmo ?? false },
    instructorId: instructorId ?? '',
  });
  const start = new Date(startsAt);
  const [day, clock] = [dayIn(start, academy.timeZone), clockIn(start, academy.timeZone)];
  const ofDay = free?.days.find((one) => one.day === day);
  if (free?.policy !== 'SUGGEST' || !ofDay || ofDay.times.includes(clock)) return null;

  const move = async (chosen: { day: string; clock: string }) => {
    if (isBusy) return;
    const scheduledDate = instantOf(chosen.day, chosen.clock, academy.timeZone).toISOString();
    if (!(await write(RESCHEDULE, { id, scheduledDate }))) return;
    notify.success('Clase reprogramada');
    onMoved();
  };

  return (
    <Stack gap="4">
      <Notice tone="warning" role="status">
        Pedido recibido: el horario ya no está libre. La academia lo verá contigo, o cámbialo ahora.
      </Notice>
      <NearestTimes
        slots={nearestTimes(free.days, { startsAt: start, timeZone: academy.timeZone, count: OFFERED })}
        day={day}
        clock={clock}
        onChoose={(chosen) => void move(chosen)}
      />
    </Stack>
  );
};
