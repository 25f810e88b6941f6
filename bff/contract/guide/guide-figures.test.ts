import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ERROR_TABLE } from '../../src/errors/domain-error.ts';
import { RULES } from '../../src/process/limits.ts';
import { listedCodes } from '../graphql-codes.ts';
import { GUIDE } from './pages.ts';

const textOf = (page: string) => readFileSync(join(GUIDE, page), 'utf8');

/** The rows of the tables of a page, cell by cell, without their heads. */
const rowsOf = (page: string) =>
  textOf(page)
    .split('\n')
    .filter(
      (line, index, lines) =>
        line.startsWith('|') && !/^\| ?-/.test(line) && !/^\| ?-/.test(lines[index + 1] ?? ''),
    )
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

it('the guide says after how many wrong passwords sign-in is slow', () => {
  const { points } = RULES.failedLoginByAccount;
  expect(textOf('limits.md')).toContain(`After ${points} wrong passwords from everywhere in 15 minutes`);
});

it('the errors of the guide are those of the code', () => {
  const shown = rowsOf('errors.md').map(([status, code]) => [Number(status), code?.replaceAll('`', '')]);
  const codes = listedCodes();
  expect(shown).toEqual(
    Object.values(ERROR_TABLE).map(({ status, graphql }) => [status, codes.includes(graphql) ? graphql : '']),
  );
});
