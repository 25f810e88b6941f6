/** A MongoDB to connect to; `reopen` brings one of our own back after it went away, `close` ends it with us. */
export type Database = {
  uri: string;
  /** Which engine, for everybody to read. */
  engine: string;
  /** Where its data are, for the operator only. */
  place: string;
  reopen?: () => Promise<unknown>;
  close?: () => Promise<unknown>;
};
