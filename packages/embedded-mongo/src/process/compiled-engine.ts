import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type esbuild from 'esbuild';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
/** Inside the package, so that the compiled file finds the packages that it imports. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/engine/', import.meta.url));

const hashOfSource = (): string => {
  const hash = createHash('sha256');
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => file.endsWith('.ts')).sort())
    hash.update(`${name}\0`).update(readFileSync(join(SOURCE, name)));
  return hash.digest('hex').slice(0, 16);
};

/** Not imported: what bundles this file must not bundle a package that looks for its binary beside itself. */
const requireEsbuild = () => createRequire(import.meta.url)('esbuild') as typeof esbuild;

/**
 * `main.ts` as JavaScript, compiled once for each content of the source. With tsx each start would take four times as
 * much of the processor, and each function that is created would be given its name once more.
 */
export const compiledEngine = (): string => {
  const file = join(CACHE, `main-${hashOfSource()}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  requireEsbuild().buildSync({
    entryPoints: [join(SOURCE, 'process/main.ts')],
    outfile: unfinished,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
  });
  renameSync(unfinished, file);
  return file;
};
