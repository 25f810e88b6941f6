import type { Command, Document, Outcome } from './command.ts';

/** One command with different replies of the embedded engine and another server. */
export type Disagreement = {
  command: Command;
  /** What the collection held before the command. */
  before: Document[];
  embedded: Outcome;
  other: Outcome;
  /** What the collection held after a write, on the one and on the other. */
  embeddedAfter?: Document[];
  otherAfter?: Document[];
};
