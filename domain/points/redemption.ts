/** A redemption as staff sees it; `points` is positive. */
export type Redemption = {
  id: string;
  userId: string;
  code: string;
  points: number;
  description: string;
  createdAt: Date;
  handedOutAt: Date | null;
};
