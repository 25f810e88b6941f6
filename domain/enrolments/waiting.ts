export const WAITING_STATES = ['waiting', 'promoted', 'left', 'expired'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

/** An entry in the waiting list of a course, as operations return it. */
export type WaitingEntry = {
  id: string;
  userId: string;
  courseId: string;
  joinedAt: Date;
};
