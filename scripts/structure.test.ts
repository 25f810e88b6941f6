import { readFileSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups } from '../client/build/chunks.ts';

const sources = ['client/src', 'client/build', 'domain']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/gql\//.test(file));
const textOf = (file: string) => readFileSync(file, 'utf8');
const linesOf = (file: string) => textOf(file).trimEnd().split('\n');

test('a folder has at most 25 files besides tests', () => {
  const counts = new Map<string, number>();
  for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});

test('chunks are chosen by folders and libraries in at most 30 lines of code', () => {
  const code = linesOf('client/build/chunks.ts').filter((line) => !/^\s*(\/\/.*|\/\*.*)?$/.test(line));
  expect(code.length).toBeLessThanOrEqual(30);
  const renamed = sources.map((file) => [file, file.replace(/[^/]+(?=\.tsx?$)/, 'renamed')] as const);
  for (const { test: rule } of chunkGroups) {
    if (!(rule instanceof RegExp)) continue;
    expect(renamed.filter(([file, other]) => rule.test(`/${file}`) !== rule.test(`/${other}`))).toEqual([]);
  }
});

const OPERATION = /(export )?const \w+ = graphql\(`\s*(query|mutation) (\w+)/g;
const operations = sources.flatMap((file) =>
  [...textOf(file).matchAll(OPERATION)].map(([, exported, kind, name]) => ({ file, exported, kind, name })),
);
const namesOf = (found: typeof operations) => found.map(({ file, kind, name }) => `${file}: ${kind} ${name}`);

test('a .query.ts has queries, a .mutation.ts has mutations', () => {
  const counted = sources.flatMap((file) => textOf(file).match(/^\s*(query|mutation) \w+/gm) ?? []);
  expect(operations.length).toBe(counted.length);
  expect(
    namesOf(
      operations.filter(
        ({ file, kind }) => /\.(query|mutation)s?\.ts/.test(file) && !file.endsWith(`.${kind}.ts`),
      ),
    ),
  ).toEqual([]);
});

test('an operation that several files send is in a .query.ts or .mutation.ts', () => {
  expect(
    namesOf(operations.filter(({ file, exported }) => exported && !/\.(query|mutation)\.ts$/.test(file))),
  ).toEqual([]);
});

test('components read the data of their fragment from props, unmasked', () => {
  expect(
    sources.filter((file) => /@unmask|dataMasking: true|FragmentType\b|\buseFragment\b/.test(textOf(file))),
  ).toEqual([]);
});
