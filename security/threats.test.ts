import { describe, expect, it } from 'vitest';
import { testsInSource } from './test-titles.ts';
import { THREATS, surfacesOf } from './threats.ts';

describe('the threats', () => {
  it('have one id each', () => {
    const ids = THREATS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(THREATS)('$id is met by tests that are there, on every surface where it can be tried', (threat) => {
    const missing = threat.tests.filter((test) => surfacesOf(test).length === 0);
    expect(missing).toEqual([]);
    const covered = new Set(threat.tests.flatMap(surfacesOf));
    expect(threat.surfaces.filter((surface) => !covered.has(surface))).toEqual([]);
  });
});

describe('the titles of a file', () => {
  const source = `
    describe.each(surfaces)('by %s', (name, connect) => {
      it('one', () => {});
      it.each([1, 2])("two's %i", () => {});
    });
    const skipped = 'three';
    const some = surfaces.slice(1);
    it.each(some)('by a list of them', () => {});
    test.skipIf(true)(\`three \${WRITES}\`, () => {});
    // it('four', () => {});
  `;

  it('are those of its tests, with their surfaces', () => {
    expect(testsInSource(source)).toEqual([
      { title: 'one', asksBoth: true },
      { title: "two's %i", asksBoth: true },
      { title: 'by a list of them', asksBoth: true },
      { title: 'three ${WRITES}', asksBoth: false },
    ]);
  });

  it('do not have a renamed test or a deleted file', () => {
    const [known] = THREATS[0]?.tests ?? [];
    expect(known && surfacesOf(known)).toEqual(['REST', 'GraphQL']);
    expect(surfacesOf({ file: known?.file ?? '', title: `${known?.title} at all` })).toEqual([]);
    expect(surfacesOf({ file: 'bff/contract/gone.test.ts', title: known?.title ?? '' })).toEqual([]);
  });
});
