import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Documents are excluded, because the server completes them. */
const COMPRESSIBLE = /\.(?:js|css|svg|txt|webmanifest|json)$/;
/** Files for the server only. */
const PRIVATE = '.vite/';

const isSent = (file: string) => COMPRESSIBLE.test(file) && !file.startsWith(PRIVATE);

/** Compresses files at build time. The server sends them unchanged. */
export const precompress = (): Plugin => {
  let unbuilt: string[] = [];
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      unbuilt = readdirSync(publicDir);
    },
    writeBundle: ({ dir = '' }, bundle) => {
      for (const file of [...Object.keys(bundle), ...unbuilt].filter(isSent)) {
        const path = join(dir, file);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
};
