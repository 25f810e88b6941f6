import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';

/*
 * Which package the script of each page comes from: `node --import tsx/esm bench/packages.ts [--against <checkout>] [/path …]`.
 * Builds without writing. What compression saves is shared out among the packages of a file by their own compressed size.
 */

const KB = 1_000;
const PAGES = ['/dashboard', '/courses', '/history', '/profile', '/arrepentimiento'];

type Output = Pick<Rolldown.RolldownOutput, 'output'>;
type Sizes = Map<string, number>;

/** Each checkout is built by its own packages. */
const buildOf = async (folder: string) => {
  const vite = (await import(pathToFileURL(join(folder, 'node_modules/vite/dist/node/index.js')).href)) as {
    build: (options: object) => Promise<Output>;
  };
  return vite.build({
    configFile: join(folder, 'client/vite.config.ts'),
    logLevel: 'silent',
    build: { write: false },
  });
};

const packageOf = (id: string) => {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  if (name)
    return /^@(zag-js|ark-ui|emotion|internationalized)\//.test(name) ? (name.split('/')[0] ?? name) : name;
  return /\/domain\//.test(id) ? 'domain/' : 'client/';
};

const compressed = (text: string) => brotliCompressSync(text).length;

const sizesOf = ({ code, modules }: Rolldown.OutputChunk): Sizes => {
  const texts = new Map<string, string>();
  for (const [id, module] of Object.entries(modules)) {
    const name = packageOf(id);
    texts.set(name, (texts.get(name) ?? '') + (module.code ?? ''));
  }
  const own = [...texts].map(([name, text]) => [name, compressed(text)] as const);
  const scale = compressed(code) / own.reduce((sum, [, size]) => sum + size, 0);
  return new Map(own.map(([name, size]) => [name, (size * scale) / KB]));
};

const pageSizes = ({ output }: Output, path: string): Sizes => {
  const chunks = output.filter((file) => file.type === 'chunk');
  const notes = output.find((file) => file.fileName.endsWith('route-scripts.json'));
  const routes = JSON.parse(String(notes && 'source' in notes ? notes.source : '{}')) as Record<
    string,
    string[]
  >;
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach(add);
  };
  chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => add(fileName));
  routes[path]?.forEach(add);
  const total: Sizes = new Map();
  for (const chunk of chunks.filter(({ fileName }) => files.has(fileName)))
    for (const [name, size] of sizesOf(chunk)) total.set(name, (total.get(name) ?? 0) + size);
  return total;
};

const sumOf = (sizes: Sizes) => [...sizes.values()].reduce((sum, size) => sum + size, 0);

const print = (path: string, all: readonly Sizes[]) => {
  const [latest = new Map<string, number>()] = all.slice(-1);
  const names = [...new Set(all.flatMap((sizes) => [...sizes.keys()]))];
  const sorted = names.toSorted((a, b) => (latest.get(b) ?? 0) - (latest.get(a) ?? 0));
  console.log(`\n${path}: ${all.map((sizes) => `${sumOf(sizes).toFixed(0)} kB`).join(' → ')}`);
  for (const name of sorted) {
    const cells = all.map((sizes) => (sizes.get(name) ?? 0).toFixed(1).padStart(6));
    if (cells.some((cell) => Number(cell) >= 0.5)) console.log(`  ${cells.join(' → ')}  ${name}`);
  }
};

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
});
const folders = [
  ...(values.against ? [resolve(values.against)] : []),
  fileURLToPath(new URL('..', import.meta.url)),
];
const builds: Output[] = [];
for (const folder of folders) builds.push(await buildOf(folder));
for (const path of positionals.length > 0 ? positionals : PAGES)
  print(
    path,
    builds.map((build) => pageSizes(build, path)),
  );
process.exit(0);
