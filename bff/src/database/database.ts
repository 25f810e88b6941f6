/** A MongoDB to connect to. `reopen` and `close` are for one that this process started. */
export type Database = {
  uri: string;
  /** The name of the engine, in public health. */
  engine: string;
  /** Where its data is stored, for the operator's log. */
  place: string;
  reopen?: () => Promise<unknown>;
  close?: () => Promise<unknown>;
};
