export const WAITING_STATES = ['waiting', 'promoted', 'left', 'expired'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

/** An entry in the waiting list of a course, as operations return it. */
export type WaitingEntry = {
  id: string;
  userId: string;
  courseId: string;
  joinedAt: Date;
  /** 0 unless staff moved the entry to the front. */
  priority: number;
};

export type WaitingEnd = Exclude<WaitingState, 'waiting'>;

/** An entry that has ended, and why if not by the student. */
export type EndedWaiting = Omit<WaitingEntry, 'priority'> & {
  state: WaitingEnd;
  endedAt: Date;
  reason: string | null;
};
