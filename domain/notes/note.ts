/** What staff has written about a person. */
export type PersonNote = {
  id: string;
  userId: string;
  text: string;
  /** Name of the author when it was written. */
  author: string;
  createdAt: Date;
};
