import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

const compress = promisify(gzip);

type FixedFile = { type: string; read: () => Promise<string | Buffer> | string | Buffer };

const prepare = async (read: FixedFile['read']) => {
  const identity = Buffer.from(await read());
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, identity, gzip: await compress(identity) };
};

/** Serves a file that does not change while the process runs. It is read and compressed by the first request. */
export const fixedFile = ({ type, read }: FixedFile): RequestHandler => {
  let file: ReturnType<typeof prepare> | undefined;
  return async (request, response) => {
    const { etag, ...bodies } = await (file ??= prepare(read));
    const encoding = request.acceptsEncodings('gzip') === 'gzip' ? 'gzip' : 'identity';
    response
      .vary('Accept-Encoding')
      .set({ 'Content-Type': type, 'Cache-Control': 'public, max-age=0', ETag: etag });
    if (encoding === 'gzip') response.set('Content-Encoding', encoding);
    response.send(bodies[encoding]);
  };
};
