import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGES, pageOf } from './security-page.ts';
import { THREATS } from './threats.ts';

describe('the pages', () => {
  it.each(PAGES)('%s says what the data say (write it with: npm run security)', async (path) => {
    expect(readFileSync(path, 'utf8')).toBe(await pageOf(path));
  });

  it('SECURITY.md has a row for every threat', () => {
    const page = readFileSync('SECURITY.md', 'utf8');
    for (const { id } of THREATS) expect(page).toMatch(new RegExp(`^\\| ${id} +\\|`, 'm'));
  });
});
