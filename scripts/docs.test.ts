import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const LINK = /\]\((?!https?:|#|<|\/)([^)\s#]+)/g;

const documents = execFileSync('git', ['ls-files', '-z', '--', '*.md'], { encoding: 'utf8' })
  .split('\0')
  .filter((path) => path && existsSync(path));

it.each(documents)('every link of %s leads to a file', (path) => {
  const targets = [...readFileSync(path, 'utf8').matchAll(LINK)].map(([, target = '']) => target);
  expect(targets.filter((target) => !existsSync(join(dirname(path), target)))).toEqual([]);
});
