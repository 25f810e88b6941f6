import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ASVS } from './asvs.ts';
import { PAGES, pageOf } from './security-page.ts';
import { THREATS } from './threats.ts';

describe('the pages', () => {
  it.each(PAGES)('%s equals the generated text (write it with: npm run security)', async (path) => {
    expect(readFileSync(path, 'utf8')).toBe(await pageOf(path));
  });

  it('SECURITY.md lists every threat', () => {
    const page = readFileSync('SECURITY.md', 'utf8');
    for (const { id } of THREATS) expect(page).toContain(`\n- **${id}. `);
  });

  it('SECURITY.md counts the requirements as they are judged', () => {
    const page = readFileSync('SECURITY.md', 'utf8');
    for (const verdict of ['met', 'not applicable', 'open']) {
      const count = ASVS.filter((row) => row.verdict === verdict).length;
      expect(page).toContain(`**${count}** ${verdict}`);
    }
  });
});
