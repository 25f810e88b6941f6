import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceClass, sumByCaliber } from './enrolment.pricing.ts';

const CALIBERS = ['9mm', '12 UAB', '.22LR'] as const;
const WEAPONS = ['carabina-9mm', 'pistola-9mm', 'escopeta-12', 'carabina-22lr'];

/** Section 9 of the specification, written a second time and differently. */
const oracle = (weapons: string[], own: boolean, boxes: { caliber: string; quantity: number }[]) => {
  let total = 60000;
  if (weapons.some((weapon) => weapon === 'carabina-9mm')) total += 60000 / 10;
  if (own) return total;
  for (const { caliber, quantity } of boxes) {
    for (let box = 0; box < quantity; box += 1) total += caliber === '.22LR' ? 25000 : 35000;
  }
  return total;
};

const aChoice = fc.record({
  weapons: fc.subarray(WEAPONS, { minLength: 1 }),
  hasWeaponAmmo: fc.boolean(),
  ammoBoxes: fc.array(
    fc.record({ caliber: fc.constantFrom(...CALIBERS), quantity: fc.integer({ min: 1, max: 100 }) }),
    { maxLength: 8 },
  ),
});

describe('the price of a personalised class', () => {
  it('is base + surcharge + boxes, for any choice', () => {
    fc.assert(
      fc.property(aChoice, ({ weapons, hasWeaponAmmo, ammoBoxes }) => {
        const { base, surcharge, ammo, total } = priceClass({ weapons, hasWeaponAmmo, ammoBoxes });
        expect(total).toBe(oracle(weapons, hasWeaponAmmo, ammoBoxes));
        expect(base + surcharge + ammo.reduce((sum, row) => sum + row.subtotal, 0)).toBe(total);
        for (const row of ammo) expect(row.subtotal).toBe(row.quantity * row.unitPrice);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    [['pistola-9mm'], [], 60_000],
    [['carabina-9mm'], [], 66_000],
    [['carabina-9mm', 'pistola-9mm', 'escopeta-12', 'carabina-22lr'], [], 66_000],
    [['pistola-9mm'], [{ caliber: '9mm' as const, quantity: 1 }], 95_000],
    [['escopeta-12'], [{ caliber: '12 UAB' as const, quantity: 1 }], 95_000],
    [['carabina-22lr'], [{ caliber: '.22LR' as const, quantity: 1 }], 85_000],
  ])('with %j and %j is %i', (weapons, ammoBoxes, total) => {
    expect(priceClass({ weapons, hasWeaponAmmo: false, ammoBoxes }).total).toBe(total);
  });

  it('does not include ammunition with own weapon and ammunition', () => {
    const ammoBoxes = [{ caliber: '9mm' as const, quantity: 3 }];
    expect(priceClass({ weapons: ['carabina-9mm'], hasWeaponAmmo: true, ammoBoxes })).toEqual({
      base: 60_000,
      surcharge: 6_000,
      ammo: [],
      total: 66_000,
    });
  });
});

it('rows of one caliber are summed, in the order of first mention', () => {
  expect(
    sumByCaliber([
      { caliber: '.22LR', quantity: 1 },
      { caliber: '9mm', quantity: 2 },
      { caliber: '.22LR', quantity: 4 },
    ]),
  ).toEqual([
    { caliber: '.22LR', quantity: 5 },
    { caliber: '9mm', quantity: 2 },
  ]);
});
