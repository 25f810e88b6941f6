import { CommandError } from '../errors.ts';
import { type Document, isDocument, isTruthy } from '../values/values.ts';
import type { CommandDefinition } from './command.ts';
import { sessionOf } from './sessions.ts';

const invalidOptions = (message: string) => new CommandError(72, message);

export const assertTransactionFields = ({
  lsid,
  txnNumber,
  autocommit,
  startTransaction,
}: Document): void => {
  if (autocommit === undefined) {
    if (startTransaction !== undefined)
      throw invalidOptions("Must specify autocommit: false with 'startTransaction'");
    // The driver knows the error by its first words, and says that the address needs retryWrites=false.
    if (txnNumber !== undefined)
      throw new CommandError(
        20,
        'Transaction numbers of single writes are not supported by the embedded engine: add retryWrites=false to its address',
      );
    return;
  }
  if (autocommit !== false) throw invalidOptions('Specifying autocommit=true is not allowed.');
  if (startTransaction !== undefined && !isTruthy(startTransaction))
    throw invalidOptions('Specifying startTransaction=false is not allowed.');
  if (txnNumber === undefined) throw invalidOptions("'autocommit' field requires a transaction number");
  if (!isDocument(lsid))
    throw invalidOptions('Transaction number requires a session ID to also be specified');
};

const assertEndsTransaction = ({ autocommit }: Document, name: string): void => {
  if (autocommit === undefined) throw new CommandError(125, `${name} must be run within a transaction`);
};

const commitTransaction: CommandDefinition = {
  fields: ['recoveryToken'],
  inTransaction: 'end',
  run: async ({ engine: { sessions }, body, name }) => {
    assertEndsTransaction(body, name);
    await sessions.commit(body);
    return {};
  },
};

const abortTransaction: CommandDefinition = {
  fields: ['recoveryToken'],
  inTransaction: 'end',
  run: ({ engine: { sessions }, body, name }) => {
    assertEndsTransaction(body, name);
    sessions.abort(body);
    return {};
  },
};

const endSessions: CommandDefinition = {
  fields: [],
  run: async ({ engine: { sessions }, body }) => {
    if (Array.isArray(body.endSessions)) await sessions.end(body.endSessions.map(sessionOf));
    return {};
  },
};

export const sessionCommands: Readonly<Record<string, CommandDefinition>> = {
  commitTransaction,
  abortTransaction,
  endSessions,
};
