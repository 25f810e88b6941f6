export type Database = {
  uri: string;
  engine: string;
  place: string;
  reopen?: () => Promise<unknown>;
  close?: () => Promise<unknown>;
};
