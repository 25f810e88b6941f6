/** Asked for by the person; settled by staff: refused, or approved and, once nothing personal is left, done. */
export const DELETION_STATES = ['requested', 'refused', 'approved', 'done'] as const;
export type DeletionState = (typeof DELETION_STATES)[number];

/** What became of a person's wish to be deleted. */
export type Deletion = {
  state: DeletionState;
  /** Null where staff began it. */
  requestedAt: Date | null;
  settledAt: Date | null;
  /** Why it was refused. */
  reason: string | null;
};

export const DELETION_DECISIONS = ['approve', 'refuse'] as const;
export type DeletionDecision = (typeof DELETION_DECISIONS)[number];
