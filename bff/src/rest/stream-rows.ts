import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { toSnake } from './key-case.ts';

/** A JSON array of any length. */
async function* jsonChunks(batches: AsyncIterable<readonly unknown[]>) {
  let isEmpty = true;
  yield '[';
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    const text = rows.map((row) => JSON.stringify(toSnake(row))).join(',');
    yield isEmpty ? text : `,${text}`;
    isEmpty = false;
  }
  yield ']';
}

/** Writes a batch of rows at a time, as fast as the client reads: the next is not asked for before. */
export const streamRows = async (response: Response, batches: AsyncIterable<readonly unknown[]>) => {
  response.type('json');
  if (response.req.method === 'HEAD') return void response.end();
  // One chunk is read ahead, not the sixteen of an object stream.
  await pipeline(Readable.from(jsonChunks(batches), { highWaterMark: 1 }), response);
};
