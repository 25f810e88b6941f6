import type { ErrorReason } from '#domain/error-reasons.ts';

/** Whoever uses a limit up, and whoever is refused then. */
type Party =
  | 'the caller'
  | 'an account'
  | 'one address'
  | 'anybody'
  | 'students'
  | 'admins'
  | 'staff'
  | 'nobody';

export type Limit = {
  /** A rule of limits.ts, or the name of the row. */
  name: string;
  /** Null: a bound that no response shows. */
  what: string | null;
  most: string;
  filledBy: Party;
  refused: Party;
  /** The status above it, or what happens. */
  beyond: string;
  /** Reasons of errors, each with the file that throws it. */
  reasons?: Partial<Record<ErrorReason, readonly string[]>>;
  /** What stays possible for others who are refused, and the test that holds it. */
  stillOpen?: { what: string; test: readonly [file: string, title: string] };
};
