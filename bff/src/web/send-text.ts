import { Readable, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';
import type { Response } from 'express';

/** One TCP segment: what is smaller travels no faster when compressed. */
const COMPRESSED_FROM_BYTES = 1_400;
/** Up to here compressing takes less processor time than handing it to another thread. */
const AT_ONCE_BYTES = 32_768;

/** As fast as gzip's default, and smaller. */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

const brotliLater = promisify(brotliCompress);
const gzipLater = promisify(gzip);

type Encoding = {
  atOnce: (body: Buffer) => Buffer;
  later: (body: Buffer) => Promise<Buffer>;
  stream: () => Duplex;
};

const ENCODINGS: Record<'br' | 'gzip', Encoding> = {
  br: {
    atOnce: (body) => brotliCompressSync(body, BROTLI),
    later: (body) => brotliLater(body, BROTLI),
    stream: () => createBrotliCompress(BROTLI),
  },
  gzip: {
    atOnce: (body) => gzipSync(body),
    later: (body) => gzipLater(body),
    stream: () => createGzip(),
  },
};

/** Says in the headers how the body is encoded: the best that the client takes, null for as it is. */
const chooseEncoding = (response: Response): Encoding | null => {
  response.vary('Accept-Encoding');
  const name = response.req.acceptsEncodings('br') || response.req.acceptsEncodings('gzip');
  if (name !== 'br' && name !== 'gzip') return null;
  response.setHeader('Content-Encoding', name);
  return ENCODINGS[name];
};

const end = (response: Response, body: Buffer) => {
  response.setHeader('Content-Length', body.length);
  response.end(body);
};

/** Ends a response whose status and headers are set, compressed where that pays. */
export const sendText = async (response: Response, text: string) => {
  const body = Buffer.from(text);
  const encoding = body.length < COMPRESSED_FROM_BYTES ? null : chooseEncoding(response);
  if (!encoding) return end(response, body);
  end(response, body.length < AT_ONCE_BYTES ? encoding.atOnce(body) : await encoding.later(body));
};

/** The same for a text that comes in parts, as fast as the client reads. */
export const sendParts = async (response: Response, parts: AsyncIterable<string>) => {
  const encoding = chooseEncoding(response);
  if (response.req.method === 'HEAD') return void response.end();
  const source = Readable.from(parts);
  await (encoding ? pipeline(source, encoding.stream(), response) : pipeline(source, response));
};
