import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gzip, gzipSync } from 'node:zlib';
import type { Response } from 'express';

/** One TCP segment: smaller bodies are not sent faster when compressed. */
const COMPRESSED_FROM_BYTES = 1_400;
/** Up to this size, compressing takes less time than a worker thread. */
const AT_ONCE_BYTES = 32_768;

const gzipLater = promisify(gzip);

const negotiateGzip = (response: Response) => {
  response.vary('Accept-Encoding');
  const isAccepted = response.req.acceptsEncodings('gzip') === 'gzip';
  if (isAccepted) response.setHeader('Content-Encoding', 'gzip');
  return isAccepted;
};

const end = (response: Response, body: Buffer) => {
  response.setHeader('Content-Length', body.length);
  response.end(body);
};

export const sendText = async (response: Response, text: string) => {
  const body = Buffer.from(text);
  if (body.length < COMPRESSED_FROM_BYTES || !negotiateGzip(response)) return end(response, body);
  end(response, body.length < AT_ONCE_BYTES ? gzipSync(body) : await gzipLater(body));
};

export const sendParts = async (response: Response, parts: AsyncIterable<string | Uint8Array>) => {
  const isCompressed = negotiateGzip(response);
  if (response.req.method === 'HEAD') return void response.end();
  // Reads one part ahead, instead of the sixteen of an object stream.
  const source = Readable.from(parts, { highWaterMark: 1 });
  await (isCompressed ? pipeline(source, createGzip(), response) : pipeline(source, response));
};
