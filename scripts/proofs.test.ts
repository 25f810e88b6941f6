import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import config from '../vitest.config.ts';
import { MATRICES, PROOFS, PROPERTIES } from './proof-table.ts';

const PROOF_FILE = /^(?!packages\/).*(\.proof\.test\.tsx?|^bff\/contract\/proofs\/[^/]+\.test\.ts)$/;
/** The proof `looks` runs them all, whatever their names. */
const SCREEN_PROOFS = /^(e2e|client)\//;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => PROOF_FILE.test(file) && existsSync(file));

it('each test of a proof belongs to one proof', () => {
  const listed = PROOFS.flatMap((proof) => proof.files ?? []);
  expect(listed.toSorted()).toEqual(files.filter((file) => !SCREEN_PROOFS.test(file)).toSorted());
});

it('each file that has a short form in the gate is in the proof of whole ones', () => {
  const shortened = execFileSync('git', ['grep', '-l', "/matrices.ts'", '--', 'bff/**/*.test.ts'], {
    encoding: 'utf8',
  });
  const others = shortened
    .trim()
    .split('\n')
    .filter((file) => !MATRICES.some((start) => file.startsWith(start)));
  expect(others).toEqual([]);
});

it('each file with generated values is in the proof that generates others', () => {
  const generating = execFileSync('git', ['grep', '-l', '^import fc', '--', '*.test.ts'], {
    encoding: 'utf8',
  });
  const others = generating
    .trim()
    .split('\n')
    .filter((file) => !file.includes('/comparison/') && !PROPERTIES.some((start) => file.startsWith(start)));
  expect(others).toEqual([]);
});

it('proofs have one name each, and existing folders', () => {
  expect(new Set(PROOFS.map(({ name }) => name)).size).toBe(PROOFS.length);
  expect(PROOFS.flatMap(({ folders }) => folders).filter((folder) => !existsSync(folder))).toEqual([]);
});

it('docs/development.md says which proof is for which folders', () => {
  const page = readFileSync('docs/development.md', 'utf8');
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const expected = PROOFS.map(({ name, about, folders }) => [
    `\`${name}\``,
    about,
    folders.map((folder) => `\`${folder}\``).join(', '),
  ]);
  const missing = expected.filter((row) => !rows.some((cells) => row.every((cell) => cells.includes(cell))));
  expect(missing, 'its table of proofs').toEqual([]);
});

/** Made on demand: they assert nothing. */
const NOT_TESTS = ['screenshots'];

it('a project of vitest is in the gate or in the proofs', () => {
  const gate = [...readFileSync('.ci/run', 'utf8').matchAll(/--project (\S+)/g)].map(([, name]) => name);
  const projects = (config.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project ? [String(project.test?.name)] : [],
  );
  const proofs = projects.filter((name) => name.startsWith('proofs'));
  expect([...gate, ...proofs, ...NOT_TESTS].toSorted()).toEqual(projects.toSorted());
});
