import type { CallOff } from '#domain/courses/call-off.ts';

/** `undoing`: still closed, while its enrolments come back. `undone`: the course takes place. */
export const CALL_OFF_STATES = ['in_force', 'undoing', 'undone'] as const;

export type StoredCallOff = Pick<CallOff, 'reason' | 'note' | 'at'> & {
  state: (typeof CALL_OFF_STATES)[number];
  wasActive: boolean;
};

type WithCallOff = { callOff?: StoredCallOff | null };

/** A course that is being reopened is still called off. */
export const isCalledOff = ({ callOff: stored }: WithCallOff) => Boolean(stored && stored.state !== 'undone');
