import type { CallOff } from '#domain/courses/call-off.ts';

/** `undone`: the course takes place. */
export const CALL_OFF_STATES = ['in_force', 'undone'] as const;

export type StoredCallOff = Pick<CallOff, 'reason' | 'note' | 'at'> & {
  state: (typeof CALL_OFF_STATES)[number];
  wasActive: boolean;
};

type WithCallOff = { callOff?: StoredCallOff | null };

export const isCalledOff = ({ callOff }: WithCallOff) => callOff?.state === 'in_force';
