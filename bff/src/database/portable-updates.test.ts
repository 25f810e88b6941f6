import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCES = new URL('../', import.meta.url);

/** FerretDB 1 knows no `$elemMatch` of documents, and finds no array of several documents by `$all`. */
const UNKNOWN = /\$(elemMatch|all)\b/;

/** Where elements are removed, and how: by conditions on their fields FerretDB 1 removes nothing. */
const REMOVED: Record<string, string> = {
  'features/auth/second-factor/second-factor.store.ts': 'a text',
  'features/users/user.store.ts': 'a text',
  'features/users/security/account-link.ts': 'a whole document',
  'features/webhooks/outbox.copy.ts': 'by a condition, and document by document where that removes nothing',
};

const withOperator = (operator: RegExp) =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => operator.test(readFileSync(new URL(name, SOURCES), 'utf8').replaceAll(/`\$\w+`/g, '')));

it('queries have no operator that a supported server lacks', () => {
  expect(withOperator(UNKNOWN)).toEqual([]);
});

it('elements of arrays are removed as every supported server does: add the file with what it removes', () => {
  expect(withOperator(/\$pull\b/).toSorted()).toEqual(Object.keys(REMOVED).toSorted());
});
