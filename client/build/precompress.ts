import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Not the documents: the server fills in what only it knows. */
const COMPRESSIBLE = /\.(?:js|css|svg|txt|webmanifest|json)$/;
/** For the server alone. */
const PRIVATE = '.vite/';

const isSent = (file: string) => COMPRESSIBLE.test(file) && !file.startsWith(PRIVATE);

/** Compresses once, at build: the server sends these files as they are. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle: ({ dir = '' }, bundle) => {
    for (const file of Object.keys(bundle).filter(isSent)) {
      const path = join(dir, file);
      const content = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(content));
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    }
  },
});
