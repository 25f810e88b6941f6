import { readFileSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups } from '../client/build/chunks.ts';

const sources = ['client/src', 'client/build', 'domain']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/gql\//.test(file));
const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');

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
