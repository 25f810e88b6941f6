import { academy } from '#domain/academy.ts';
import { longDay, longDayAndTime } from '#domain/dates.ts';

type Scheduled = { scheduledDate: string | null; course: { scheduledDate: string | null } };

/** The student's own date before the course's. */
export const scheduledText = ({ scheduledDate, course }: Scheduled) => {
  const date = scheduledDate ?? course.scheduledDate;
  return date ? longDayAndTime(new Date(date), academy.timeZone) : 'Por confirmar';
};

export const completionText = ({ completionDate }: { completionDate: string | null }) =>
  completionDate ? longDay(new Date(completionDate), academy.timeZone) : 'Fecha no disponible';
