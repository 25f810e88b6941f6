import { Writable } from 'node:stream';
import type { Response } from 'express';
import { expect, it } from 'vitest';
import { jsonParts } from '../../src/rest/json-parts.ts';
import { sendParts } from '../../src/web/send-text.ts';

const BATCHES = 50;

/** A client that reads so many chunks, and the others on request. */
const slowClient = (chunks: number) => {
  let text = '';
  let left = chunks;
  let resume = () => {};
  const response = new Writable({
    highWaterMark: 1,
    write: (chunk, _encoding, done) => {
      text += String(chunk);
      left -= 1;
      if (left > 0) return done();
      resume = () => {
        left = Number.POSITIVE_INFINITY;
        done();
      };
    },
  });
  const fields = { vary: () => {}, req: { method: 'GET', acceptsEncodings: () => false } };
  return {
    response: Object.assign(response, fields) as unknown as Response,
    read: () => text,
    readAll: () => resume(),
  };
};

it('a client that stops reading pauses the reading of rows', async () => {
  let read = 0;
  async function* batches() {
    for (; read < BATCHES; read += 1) yield [{ rowNumber: read }];
  }
  const client = slowClient(5);
  const done = sendParts(client.response, jsonParts(batches()));
  for (let turn = 0; turn < 1_000; turn += 1) await new Promise(setImmediate);
  expect(read).toBeLessThan(10);
  client.readAll();
  await done;
  expect(JSON.parse(client.read())).toEqual(
    Array.from({ length: BATCHES }, (_, index) => ({ row_number: index })),
  );
});

it('empty batches leave a valid list', async () => {
  async function* batches() {
    yield [];
    yield [{ a: 1 }];
    yield [];
    yield [{ a: 2 }];
  }
  const client = slowClient(Number.POSITIVE_INFINITY);
  await sendParts(client.response, jsonParts(batches()));
  expect(client.read()).toBe('[{"a":1},{"a":2}]');
});
