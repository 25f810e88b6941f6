import { academy } from '#domain/academy.ts';
import { clockIn } from '#domain/dates/date-text.ts';
import { countText } from '#domain/texts/numbers.ts';

/** `18:30`, in the academy's time zone. */
export const clockText = (instant: string) => clockIn(new Date(instant), academy.timeZone);

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${countText(count)} ${count === 1 ? one : many}`];

type Counts = {
  pendingCount: number;
  confirmedCount: number;
  completedCount: number;
  comingCount?: number;
  unpaidCount?: number | null;
};

/** The enrolments of a group course as text. */
export const attendanceText = ({
  pendingCount,
  confirmedCount,
  completedCount,
  comingCount = 0,
  unpaidCount,
}: Counts) => {
  const parts = [
    ...counted(confirmedCount, 'confirmada', 'confirmadas'),
    ...counted(pendingCount, 'pendiente', 'pendientes'),
    ...counted(completedCount, 'completada', 'completadas'),
    ...counted(unpaidCount ?? 0, 'debe', 'deben'),
    ...counted(comingCount, 'avisó que viene', 'avisaron que vienen'),
  ];
  return parts.length === 0 ? 'Sin inscripciones' : parts.join(' · ');
};

type Places = { capacity: number | null; placesLeft: number | null };

/** `3 de 8 lugares libres`; none without a capacity. */
export const placesText = ({ capacity, placesLeft }: Places) => {
  if (capacity === null || placesLeft === null) return null;
  if (placesLeft === 0) return `Completo, ${countText(capacity)} ${capacity === 1 ? 'lugar' : 'lugares'}`;
  return `${countText(placesLeft)} de ${countText(capacity)} lugares libres`;
};

type Entry = { startsAt: string; endsAt: string; enrolment: { status: string } | null };

/** A class that was cancelled after it was loaded does not count. */
export const takesPlace = ({ enrolment }: Pick<Entry, 'enrolment'>) => enrolment?.status !== 'CANCELLED';

/** Which classes of a day are running, and which is the next. */
export const momentsOf = (entries: readonly Entry[], now: number) => {
  const next = entries.find(({ startsAt }) => Date.parse(startsAt) > now);
  return (entry: Entry) => {
    if (entry === next) return 'next';
    const isRunning = Date.parse(entry.startsAt) <= now && now < Date.parse(entry.endsAt);
    return isRunning ? 'now' : null;
  };
};
