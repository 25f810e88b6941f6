import { timingSafeEqual } from 'node:crypto';
import { Binary, Int32 } from 'bson';
import { CommandError } from '../errors.ts';
import { bsonType } from '../values/values.ts';
import type { CommandDefinition } from './command.ts';

export const USER = 'engine';

const toBytes = (payload: unknown): Buffer =>
  bsonType(payload) === 'Binary' ? Buffer.from((payload as Binary).buffer) : Buffer.from(String(payload));

/** SASL PLAIN (RFC 4616): zero byte, user, zero byte, password. */
const isRight = (payload: Buffer, secret: string): boolean => {
  const expected = Buffer.from(`\0${USER}\0${secret}`);
  return payload.length === expected.length && timingSafeEqual(payload, expected);
};

const saslStart: CommandDefinition = {
  fields: ['mechanism', 'payload', 'autoAuthorize', 'options'],
  isPublic: true,
  run: ({ engine: { secret }, connection, body }) => {
    if (body.mechanism !== 'PLAIN')
      throw new CommandError(334, `Unsupported mechanism '${String(body.mechanism)}'`);
    if (secret === undefined || !isRight(toBytes(body.payload), secret))
      throw new CommandError(18, 'Authentication failed.');
    connection.isAuthenticated = true;
    return { conversationId: new Int32(1), done: true, payload: new Binary(Buffer.alloc(0)) };
  },
};

export const authenticationCommands: Readonly<Record<string, CommandDefinition>> = { saslStart };
