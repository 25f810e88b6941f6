/** Finds what a change of tests leaves stale: titles that the lists name, and the pages made from them. */
import { existsSync, readFileSync } from 'node:fs';
import { ASVS } from './asvs.ts';
import { PATCHES } from './patches.ts';
import { PAGES, pageOf } from './security-page.ts';
import { testsInFile } from './test-titles.ts';
import { THREATS, surfacesOf, type TestId } from './threats.ts';

const isMissing = ({ file, title }: TestId) =>
  !existsSync(file) || !testsInFile(file).some((test) => test.title === title);

const named = [
  ...THREATS.map(({ id, tests }) => ({ by: `threats.txt ${id}`, tests })),
  ...ASVS.map(({ id, tests }) => ({ by: `asvs.txt ${id}`, tests })),
  ...PATCHES.map(({ name, fails }) => ({ by: `patches.json "${name}"`, tests: fails })),
];
const missing = named.flatMap(({ by, tests }) =>
  tests
    .filter(isMissing)
    .map(({ file, title }) => `security/${by} names a test that is not there: ${file}: ${title}`),
);
const onNoSurface = THREATS.flatMap(({ id, tests }) =>
  tests
    .filter((test) => !isMissing(test) && surfacesOf(test).length === 0)
    .map(
      ({ file, title }) => `security/threats.txt ${id} names no surface, such as [rule]: ${file}: ${title}`,
    ),
);
const stale: string[] = [];
for (const page of PAGES) {
  if (readFileSync(page, 'utf8') !== (await pageOf(page))) stale.push(`${page} is not as its data`);
}

const found = [...missing, ...onNoSurface, ...stale];
for (const line of found) console.log(line);
process.exitCode = found.length === 0 ? 0 : 1;
