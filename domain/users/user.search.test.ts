import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchFields, searchKeysOf } from './user.search.ts';

const name = fc.string({ unit: fc.constantFrom(...'abñá 😀𝓐'), minLength: 1, maxLength: 20 });

describe('the search keys of a user', () => {
  it('have every short part of each field as a prefix', () => {
    fc.assert(
      fc.property(
        name,
        name,
        fc.nat(20),
        fc.integer({ min: 1, max: 8 }),
        (firstName, lastName, at, length) => {
          const { searchText, searchKeys } = searchFields({ firstName, lastName, email: 'a@b.example' });
          const [first = ''] = searchText.split('\u0001');
          const piece = [...first].slice(at, at + length).join('');
          if (piece) expect(searchKeys.some((key) => key.startsWith(piece))).toBe(true);
        },
      ),
    );
  });

  it('have no key that is only a prefix of another', () => {
    const { searchKeys } = searchFields({
      firstName: 'Ana',
      lastName: 'Banana',
      email: 'ana.banana@x.example',
    });
    const begun = searchKeys.filter((key) =>
      searchKeys.some((other) => other !== key && other.startsWith(key)),
    );
    expect(begun).toEqual([]);
    expect(searchKeys).not.toContain('ana');
  });

  it('match a long word by its beginning and by its end', () => {
    expect(searchKeysOf('fernández')).toEqual({ keys: ['fernánde', 'ernández'], isWhole: false });
    expect(searchKeysOf('😀🎯😀')).toEqual({ keys: ['😀🎯😀'], isWhole: true });
  });
});
