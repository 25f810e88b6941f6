import { Double, Int32 } from 'bson';
import { adminCommands } from './admin-commands.ts';
import { authenticationCommands } from './authentication.ts';
import {
  assertAuthenticated,
  assertCommand,
  assertDatabaseName,
  type Command,
  type CommandDefinition,
  type Connection,
  type Engine,
  type Reply,
} from './command.ts';
import { CommandError, DamageError } from '../errors.ts';
import { explain } from './explain.ts';
import { indexCommands } from './index-commands.ts';
import { readCommands } from './read-commands.ts';
import type { Message } from '../protocol/wire.ts';
import { writeDocument } from '../values/values.ts';
import { assertTransactionFields, sessionCommands } from './session-commands.ts';
import { writeCommands } from './write-commands.ts';

const COMMANDS: Readonly<Record<string, CommandDefinition>> = {
  ...readCommands,
  explain,
  ...writeCommands,
  ...indexCommands,
  ...adminCommands,
  ...sessionCommands,
  ...authenticationCommands,
};

const errorReply = (error: unknown): Reply => {
  if (error instanceof CommandError)
    return {
      ok: new Double(0),
      errmsg: error.message,
      code: new Int32(error.code),
      codeName: error.codeName,
      ...error.details,
    };
  console.error(error);
  return {
    ok: new Double(0),
    errmsg: `The embedded engine failed: ${error instanceof Error ? error.message : String(error)}`,
    code: new Int32(1),
    codeName: 'InternalError',
  };
};

const runDefinition = (command: Command, definition: CommandDefinition): Reply | Promise<Reply> => {
  if (command.transaction !== undefined && definition.inTransaction === undefined)
    throw new CommandError(263, `Cannot run '${command.name}' in a multi-document transaction.`);
  assertCommand(command, definition);
  return definition.run(command);
};

/** Whether it belongs to a transaction, which it neither commits nor aborts. */
const isStatement = (command: Command, { inTransaction }: CommandDefinition): boolean => {
  assertTransactionFields(command.body);
  return inTransaction !== 'end' && command.body.autocommit !== undefined;
};

export const runCommand = async (
  engine: Engine,
  { body, sequences }: Message,
  connection: Connection,
): Promise<Reply> => {
  try {
    const name = Object.keys(body)[0] ?? '';
    const definition = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (definition === undefined) throw new CommandError(59, `no such command: '${name}'`);
    const command: Command = {
      engine,
      store: engine.store,
      transaction: undefined,
      name,
      database: assertDatabaseName(body.$db),
      body,
      sequences,
      connection,
    };
    assertAuthenticated(command, definition);
    engine.store.refresh();
    const reply = await (isStatement(command, definition)
      ? engine.sessions.run(command, (transaction) =>
          runDefinition({ ...command, store: transaction, transaction }, definition),
        )
      : runDefinition(command, definition));
    return Buffer.isBuffer(reply) ? reply : Buffer.from(writeDocument({ ...reply, ok: new Double(1) }));
  } catch (error) {
    if (error instanceof DamageError) engine.endDamaged(error.message);
    return errorReply(error);
  }
};
