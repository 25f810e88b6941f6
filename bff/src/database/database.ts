export type Database = {
  uri: string;
  engine: string;
  location: string;
  reopen?: () => Promise<unknown>;
  close?: () => Promise<unknown>;
};
