import type { Command, Document } from '../command.ts';

export const COLLECTION = 'written';

/** What MongoDB publishes about a command, to be compared with what an engine does. */
export type WrittenCase = {
  rule: string;
  /** Page and section of the MongoDB Manual. */
  source: string;
  documents: Document[];
  indexes?: Document[];
  command: Command;
  /** The ids found, in order where the command sorts. */
  ids?: unknown[];
  /** Whole documents found, in order where the command sorts. */
  found?: Document[];
  values?: unknown[];
  /** The fields of the reply that are promised. */
  reply?: Document;
  code?: number;
  /** What the collection holds afterwards. */
  after?: Document[];
  /** What the other server does that is known. The case fails once the difference is gone. */
  differs?: string;
};

export const find = (filter: Document, more: Document = {}): Command => ({
  find: COLLECTION,
  filter,
  ...more,
});

export const update = (q: Document, u: Document | Document[], more: Document = {}): Command => ({
  update: COLLECTION,
  updates: [{ q, u, ...more }],
});

export const aggregate = (...pipeline: Document[]): Command => ({
  aggregate: COLLECTION,
  pipeline,
  cursor: {},
});
