import pino from 'pino';
import { expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { toDomainError } from './to-domain-error.ts';

it('an unexpected error is hidden from the caller and complete in the log', () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const { kind, message, fields, headers } = toDomainError(new TypeError('the cause'), log);
  expect({ kind, message, fields, headers }).toEqual({
    kind: 'INTERNAL',
    message: messages.internal,
    fields: undefined,
    headers: {},
  });
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    err: {
      type: 'TypeError',
      message: 'the cause',
      stack: expect.stringContaining('to-domain-error.test.ts'),
    },
  });
});

it('a connection that breaks during a commit is an outage, whose error the driver hides', () => {
  const hidden = new TypeError('commitError.hasErrorLabel is not a function');
  expect(toDomainError(hidden, pino({ level: 'silent' }))).toMatchObject({ kind: 'UNAVAILABLE' });
});
