/** `approved` by staff becomes `done` when all personal data is removed. */
export const DELETION_STATES = ['requested', 'refused', 'approved', 'done'] as const;
export type DeletionState = (typeof DELETION_STATES)[number];

/** The deletion request of a user. */
export type Deletion = {
  state: DeletionState;
  /** Null if staff started it. */
  requestedAt: Date | null;
  settledAt: Date | null;
  /** Why staff refused it. */
  reason: string | null;
};

export const DELETION_DECISIONS = ['approve', 'refuse'] as const;
export type DeletionDecision = (typeof DELETION_DECISIONS)[number];
