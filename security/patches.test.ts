import { describe, expect, it } from 'vitest';
import { PATCHES, patched } from './patches.ts';
import { THREATS } from './threats.ts';

/** `npm run proofs:patches` is the long form: it takes each defence away and runs the tests. */
describe('the patches that remove a defence', () => {
  it('are at least fifteen, each with a name of its own', () => {
    expect(PATCHES.length).toBeGreaterThanOrEqual(15);
    expect(new Set(PATCHES.map(({ name }) => name)).size).toBe(PATCHES.length);
  });

  it.each(PATCHES)('$name is where the patch looks for it, once', (patch) => {
    expect(patched(patch)).not.toBeNull();
    expect(THREATS.map(({ id }) => id)).toContain(patch.threat);
  });

  it.each(PATCHES)('$name has a test that must fail without it', ({ fails }) => {
    expect(fails).not.toEqual([]);
  });
});
