import { expect, it } from 'vitest';
import { dayAfter } from '../dates/dates.ts';
import { expirationsOf, isInForce, licenceOn } from './licence.ts';

const DAY = '2026-11-25';

it.each([
  [null, 'missing'],
  ['2026-11-24', 'expired'],
  ['2026-11-25', 'expires_30'],
  ['2026-12-25', 'expires_30'],
  ['2026-12-26', 'expires_90'],
  ['2027-02-23', 'expires_90'],
  ['2027-02-24', 'valid'],
] as const)('a licence until %s is %s on the 25th of November', (cluExpiration, state) => {
  expect(licenceOn(DAY, { clu: 'CLU-1', cluExpiration })).toBe(state);
});

it.each(['2026-11-25', '2028-02-29'])('the expirations of each state are those that have it on %s', (day) => {
  for (let days = -100; days <= 200; days += 1) {
    const cluExpiration = dayAfter(day, days);
    const states = (['expired', 'expires_30', 'expires_90', 'valid'] as const).filter((state) => {
      const { from, to } = expirationsOf(day, state);
      return (from === null || cluExpiration >= from) && (to === null || cluExpiration <= to);
    });
    expect(states).toEqual([licenceOn(day, { clu: 'CLU-1', cluExpiration })]);
  }
});

it('an expiration without a number is no licence', () => {
  expect(licenceOn(DAY, { clu: null, cluExpiration: '2030-01-01' })).toBe('missing');
});

it('only a licence that exists and has not expired is in force', () => {
  expect(['missing', 'expired', 'expires_30', 'valid'].map((state) => isInForce(state as never))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
