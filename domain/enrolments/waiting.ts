export const WAITING_STATES = ['waiting', 'promoted', 'left', 'expired'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

/** A student's entry in the line of a full course, as the operations answer it. */
export type WaitingEntry = {
  id: string;
  userId: string;
  courseId: string;
  joinedAt: Date;
};
