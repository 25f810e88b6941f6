import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ASVS } from './asvs.ts';

describe('OWASP ASVS 5.0.0', () => {
  it('each of the 253 requirements of levels 1 and 2 is judged once', () => {
    expect(new Set(ASVS.map(({ id }) => id)).size).toBe(ASVS.length);
    expect(ASVS.filter(({ level }) => level === 1)).toHaveLength(70);
    expect(ASVS.filter(({ level }) => level === 2)).toHaveLength(183);
  });

  it.each(ASVS)('$id, $verdict, has a reason', ({ verdict, tests, documents, reasons }) => {
    expect(['met', 'not applicable', 'open']).toContain(verdict);
    expect(verdict === 'met' ? [...tests, ...documents, ...reasons] : reasons).not.toEqual([]);
    expect(documents.filter((path) => !existsSync(path))).toEqual([]);
  });
});
