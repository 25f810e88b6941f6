/** What staff has written about a person or a class. */
export type Note = {
  id: string;
  text: string;
  /** Name of the author when it was written. */
  author: string;
  createdAt: Date;
};
