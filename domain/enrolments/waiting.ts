/** A student's entry in the line of a full course, as the operations answer it. */
export type WaitingEntry = {
  id: string;
  userId: string;
  courseId: string;
  joinedAt: Date;
};
