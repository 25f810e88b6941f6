import { academy } from '#domain/academy.ts';
import { longDay } from '#domain/dates.ts';

export const completionText = ({ completionDate }: { completionDate: string | null }) =>
  completionDate ? longDay(new Date(completionDate), academy.timeZone) : 'Fecha no disponible';
