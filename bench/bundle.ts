import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const FOLDER = fileURLToPath(new URL('../dist/client', import.meta.url));

const kilobytes = (path: string) => {
  const packed = `${path}.br`;
  return (existsSync(packed) ? readFileSync(packed) : brotliCompressSync(readFileSync(path))).length / 1_000;
};

/** Transferred size of the build. Tests of CI hold the limits of each route. */
export const run = async () => {
  if (!existsSync(FOLDER)) throw new Error('the client is not built: npm run build');
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const page = readFileSync(`${FOLDER}/index.html`, 'utf8');
  const sum = (names: string[]) =>
    Number(names.reduce((total, name) => total + kilobytes(`${FOLDER}/${name}`), 0).toFixed(1));
  const scripts = files.filter((name) => name.endsWith('.js'));
  const first = scripts.filter((name) => page.includes(name));
  const chunks = scripts.map((name) => ({ name, kB: Number(kilobytes(`${FOLDER}/${name}`).toFixed(1)) }));
  for (const { name, kB } of chunks.toSorted((a, b) => b.kB - a.kB).slice(0, 12)) {
    console.log(`  ${String(kB).padStart(6)} kB  ${name}`);
  }
  return {
    'kB of all scripts': sum(scripts),
    'kB of scripts that index.html names': sum(first),
    'kB of fonts': sum(files.filter((name) => name.endsWith('.woff2'))),
    chunks: scripts.length,
  };
};
