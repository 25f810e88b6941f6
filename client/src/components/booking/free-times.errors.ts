import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isRecord } from '#domain/is-record.ts';

export type FreeSlot = { day: string; time: string };

/** The free times nearest to one that was rejected. */
export const errorSlots = (error: unknown): FreeSlot[] => {
  if (!CombinedGraphQLErrors.is(error)) return [];
  const found = error.errors[0]?.extensions?.slots;
  if (!Array.isArray(found)) return [];
  return found.flatMap((slot: unknown) =>
    isRecord(slot) && typeof slot.day === 'string' && typeof slot.time === 'string'
      ? [{ day: slot.day, time: slot.time }]
      : [],
  );
};
