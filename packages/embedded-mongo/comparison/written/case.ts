import type { Command, Document } from '../command.ts';

export const COLLECTION = 'written';

/** What MongoDB publishes about a command, to be compared with what an engine does. */
type Promised = {
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

export type WrittenCase = Promised & {
  rule: string;
  documents: readonly Document[];
  indexes?: readonly Document[];
  command: Command;
};

/** Of commands on the same documents, by the rule, with page and section of the MongoDB Manual. */
export const cases = (
  documents: readonly Document[],
  rows: Record<string, [Command, Promised]>,
  indexes?: readonly Document[],
): WrittenCase[] =>
  Object.entries(rows).map(([rule, [command, promised]]) => ({
    rule,
    documents,
    command,
    ...promised,
    ...(indexes ? { indexes } : {}),
  }));

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

export const errorsAt = (index: number, code: number) => ({ writeErrors: [{ index, code }] });
export const writeErrorAt0 = (code: number) => errorsAt(0, code);
