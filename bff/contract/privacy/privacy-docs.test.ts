import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { auditActions } from '../../../client/src/features/gestion/activity/audit-actions.ts';
import { readEnv } from '../../src/process/env.ts';
import { DATA_SECTIONS } from '../../src/features/privacy/my-data.operations.ts';
import { operationList } from '../operation-list.ts';
import { ROOT } from '../processes.ts';

let page: string;

beforeAll(async () => {
  page = await readFile(join(ROOT, 'docs/privacy.md'), 'utf8');
});

const rowsOf = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, ...cells]) => cells);

it('docs/privacy.md lists every section of the data export, in order', () => {
  expect(rowsOf(/^\| `([a-z]\w+)`/gm).flat()).toEqual(DATA_SECTIONS.map(({ name }) => name));
});

it('its table of settings has their defaults', () => {
  const env: Record<string, unknown> = readEnv({});
  const rows = rowsOf(/^\| `([A-Z_]+)` +\| +(\d+) \|/gm);
  expect(rows).toHaveLength(4);
  for (const [name = '', fallback] of rows) expect(String(env[name]), name).toBe(fallback);
});

it('its operations and actions exist', () => {
  const operations = operationList.map(({ name }) => name.replace(/^\w+\./, ''));
  for (const name of [
    'myData',
    'requestDeletion',
    'withdrawDeletion',
    'settleDeletion',
    'user',
    'allUsers',
    'updateUser',
  ]) {
    expect(page).toContain(`\`${name}\``);
    expect(operations).toContain(name);
  }
  const actions = rowsOf(/`(user\.view\w*)`/g).flat();
  expect(Object.keys(auditActions)).toEqual(expect.arrayContaining(actions));
});
