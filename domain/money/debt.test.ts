import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_CENTAVOS, addCentavos, largerOf, toCentavos, toPesos } from './centavos.ts';
import { unpaidOf } from './debt.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));

type Given = [type: Parameters<typeof unpaidOf>[0][number]['type'], delta: number, enrolmentId?: string];

const entriesOf = (given: readonly Given[]) =>
  given.map(([type, delta, enrolmentId = null], index) => ({
    id: `entry ${index}`,
    seq: index + 1,
    type,
    delta: toCentavos(delta),
    enrolmentId,
    createdAt: at(index + 1),
  }));

const sumOf = (given: readonly Given[]) => addCentavos(given.map(([, delta]) => toCentavos(delta)));

const unpaid = (...given: Given[]) =>
  unpaidOf(entriesOf(given), sumOf(given)).map(({ enrolmentId, owed, since }) => [
    enrolmentId,
    toPesos(owed),
    since.getUTCDate(),
  ]);

it('a payment pays the oldest debt first', () => {
  expect(unpaid(['charge', 100, 'a'], ['charge', 50, 'b'], ['payment', -120])).toEqual([['b', 30, 2]]);
  expect(unpaid(['charge', 100, 'a'], ['charge', 50, 'b'], ['payment', -30])).toEqual([
    ['a', 70, 1],
    ['b', 50, 2],
  ]);
});

it('a payment for one enrolment pays that one', () => {
  expect(unpaid(['charge', 100, 'a'], ['charge', 50, 'b'], ['payment', -50, 'b'])).toEqual([['a', 100, 1]]);
});

it('what is given back of a payment for one enrolment is owed for it again', () => {
  const entries: Given[] = [
    ['charge', 100, 'a'],
    ['charge', 50, 'b'],
    ['payment', -50, 'b'],
    ['refund', 20, 'b'],
  ];
  expect(unpaid(...entries)).toEqual([
    ['a', 100, 1],
    ['b', 20, 2],
  ]);
});

it('a charge that is taken back is no debt, and money in favour pays the next', () => {
  expect(unpaid(['charge', 100, 'a'], ['charge', -100, 'a'])).toEqual([]);
  expect(unpaid(['payment', -80], ['charge', 100, 'a'])).toEqual([['a', 20, 2]]);
});

it('a correction of the account is a debt without an enrolment, a discount pays', () => {
  expect(unpaid(['adjustment', 40], ['charge', 100, 'a'], ['discount', -10])).toEqual([
    [null, 30, 1],
    ['a', 100, 2],
  ]);
});

const ENROLMENTS = ['a', 'b', 'c'];

it('what is not paid adds up to what is owed, whatever the entries are', () => {
  const debt = fc.tuple(fc.constant('charge' as const), fc.nat(1_000), fc.constantFrom(...ENROLMENTS));
  const correction = fc.tuple(fc.constantFrom('adjustment' as const), fc.integer({ min: -900, max: 900 }));
  const payment = fc.tuple(
    fc.constant('payment' as const),
    fc.nat(1_500).map((paid) => -paid),
    fc.option(fc.constantFrom(...ENROLMENTS), { nil: undefined }),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(debt, correction, payment)), (given) => {
      const entries = entriesOf(given as Given[]);
      const owed = largerOf(NO_CENTAVOS, addCentavos(entries.map(({ delta }) => delta)));
      const parts = unpaidOf(entries, owed);
      expect(parts.reduce((sum, part) => sum + part.owed, 0)).toBe(owed);
      expect(parts.every((part) => part.owed > 0)).toBe(true);
    }),
  );
});
