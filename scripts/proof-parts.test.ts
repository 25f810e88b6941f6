import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PARTS } from './proof-parts.ts';

/** Run by no `npm test`: what of it CI does not name is run by nobody. */
const FOLDER = 'bff/contract/proofs';

const filesOf = (names: string[]) => names.flatMap((name) => PARTS[name]?.files ?? []);

it('every file of a part exists', () => {
  expect(filesOf(Object.keys(PARTS)).filter((file) => !existsSync(file))).toEqual([]);
});

it('CI runs the short form of every proof that npm test leaves out', () => {
  const named = /npm run proofs -- --short .*\.json" (.+)$/m.exec(readFileSync('.ci/run', 'utf8'))?.[1];
  const run = filesOf(named?.split(' ') ?? []).filter((file) => file.startsWith(FOLDER));
  const written = readdirSync(FOLDER).filter((name) => name.endsWith('.test.ts'));
  expect(run.sort()).toEqual(written.map((name) => `${FOLDER}/${name}`));
});
