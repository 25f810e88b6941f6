import { academy } from '#domain/academy.ts';
import { clockIn } from '#domain/dates/date-text.ts';
import { countText } from '#domain/texts/numbers.ts';

/** `18:30`, in the academy's time zone. */
export const clockText = (instant: string) => clockIn(new Date(instant), academy.timeZone);

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${countText(count)} ${count === 1 ? one : many}`];

type Counts = { pendingCount: number; confirmedCount: number; completedCount: number };

/** The enrolments of a group course as text. */
export const attendanceText = ({ pendingCount, confirmedCount, completedCount }: Counts) => {
  const parts = [
    ...counted(confirmedCount, 'confirmada', 'confirmadas'),
    ...counted(pendingCount, 'pendiente', 'pendientes'),
    ...counted(completedCount, 'completada', 'completadas'),
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
