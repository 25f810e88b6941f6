import { describe, expect, it } from 'vitest';
import type { RangeDayQuery } from '../../../gql/graphql.ts';
import {
  nextAction,
  shownDay,
  withAction,
  withAgain,
  withConflict,
  withRead,
  withSent,
  withoutDay,
  type DayState,
  type Done,
} from './day-state.ts';

const student = (enrolmentId: string) => ({
  enrolmentId,
  name: enrolmentId,
  state: 'ARRIVED',
  loans: [],
  handOuts: [],
  ownWeapons: [],
});
const firearm = { id: 'w1', make: 'Glock', serial: 'G-1', model: 'pistola-9mm' };
const read = {
  version: '1',
  readAt: '2026-11-28T12:40:00.000Z',
  data: {
    me: null,
    rangeDay: {
      students: ['Acosta', 'Bravo'].map(student),
      freeFirearms: [firearm],
      outside: [],
      ownWeaponsInside: [],
    },
  } as unknown as RangeDayQuery,
};

const complete = (enrolmentId: string): Done => ({
  what: 'complete',
  enrolmentId,
  name: enrolmentId,
  reason: null,
});
const handOut = (enrolmentId: string): Done => ({
  what: 'handOut',
  enrolmentId,
  name: enrolmentId,
  firearm,
  rounds: 30,
  instructor: null,
});
const takeBack = (enrolmentId: string, handOutId: string): Done => ({
  what: 'takeBack',
  enrolmentId,
  name: enrolmentId,
  handOutId,
  firearmId: firearm.id,
  label: 'Pistola 9mm Glock G-1',
  rounds: null,
  roundsLeft: 10,
});

const annul = (enrolmentId: string, handOutId: string): Done => ({
  what: 'annul',
  enrolmentId,
  name: enrolmentId,
  handOutId,
  firearmId: firearm.id,
  label: 'Pistola 9mm Glock G-1',
  reason: 'Era la G-2',
});

const ownIn = (enrolmentId: string): Done => ({
  what: 'ownIn',
  enrolmentId,
  name: enrolmentId,
  weapon: { serial: 'P-1', description: null, permitUntil: '2099-12-31', rounds: 50, reason: null },
});
const ownOut = (enrolmentId: string | null, ownWeaponId: string): Done => ({
  what: 'ownOut',
  enrolmentId,
  name: 'Acosta',
  ownWeaponId,
  label: 'P-1',
});

/** Keys are 1, 2, … */
const after = (...done: readonly Done[]) =>
  done.reduce((state, one, index) => withAction(state, one, signed(String(index + 1))), withRead(null, read));

const signed = (key: string) => ({ key, at: read.readAt, by: 'Ana', userId: 'ana' });

const keys = ({ queue }: DayState) => queue.map(({ key }) => key);
const shown = (state: DayState, enrolmentId: string) =>
  shownDay(state)?.students.find((one) => one.enrolmentId === enrolmentId);

describe('what is kept of the day', () => {
  it('shows at once what was done, and what it was done to', () => {
    const state = after(handOut('Acosta'), takeBack('Acosta', '1'));
    expect(state.queue.map(({ seen }) => seen)).toEqual(['ARRIVED', 'ON_RANGE']);
    expect(shown(state, 'Acosta')).toMatchObject({
      state: 'RETURNED',
      handOuts: [{ roundsOut: 30, rounds: 20, roundsLeft: 10 }],
    });
    expect(shownDay(state)?.freeFirearms).toMatchObject([firearm]);
  });

  it('leaves nothing of a hand-out that is annulled: the student has arrived and is lent the same again', () => {
    const state = after(handOut('Acosta'), annul('Acosta', '1'));
    expect(shown(state, 'Acosta')).toMatchObject({
      state: 'ARRIVED',
      handOuts: [],
      loans: [{ model: firearm.model, rounds: 30 }],
    });
    expect(shownDay(state)?.freeFirearms).toMatchObject([firearm]);
    expect(withSent(state, '1', 'abc').queue).toMatchObject([{ key: '2', handOutId: 'abc' }]);
  });

  it('keeps what is to be sent and decided when the day is read', () => {
    const state = withConflict(after(complete('Acosta'), complete('Bravo')), '1', 'no');
    const next = withRead(state, { ...read, readAt: '2026-11-28T13:00:00.000Z' });
    expect([keys(next), next.conflicts.length, next.readAt]).toEqual([['2'], 1, '2026-11-28T13:00:00.000Z']);
  });

  it('takes back the hand-out that the server has made', () => {
    const state = withSent(after(handOut('Acosta'), takeBack('Acosta', '1')), '1', 'abc');
    expect(state.queue).toMatchObject([{ key: '2', handOutId: 'abc' }]);
    expect(shown(state, 'Acosta')).toMatchObject({ state: 'RETURNED', handOuts: [{ id: 'abc' }] });
  });

  it('sends nothing that ends what cannot be sent, and everything else', () => {
    const state = withConflict(
      after(handOut('Acosta'), takeBack('Acosta', '1'), complete('Bravo')),
      '1',
      'no',
    );
    expect(nextAction(state)).toMatchObject({ key: '3' });
    expect(nextAction(withSent(state, '3', null))).toBeNull();
    expect(nextAction(withAgain(state, '1'))).toMatchObject({ key: '1' });
  });

  it('keeps what was done without the day, with who did it', () => {
    const left = withoutDay(after(complete('Acosta')));
    expect(left).toMatchObject({ data: { rangeDay: null }, queue: [{ key: '1', userId: 'ana' }] });
    expect(withoutDay(withRead(null, read))).toBeNull();
  });

  it('shows an own weapon from its arrival until it goes out, by the record that the server has made', () => {
    const inside = after(ownIn('Acosta'));
    expect(shown(inside, 'Acosta')?.ownWeapons).toMatchObject([{ id: '1', serial: 'P-1', outAt: null }]);
    const state = withSent(withAction(inside, ownOut('Acosta', '1'), signed('2')), '1', 'abc');
    expect(state.queue).toMatchObject([{ key: '2', ownWeaponId: 'abc' }]);
    expect(shown(state, 'Acosta')?.ownWeapons).toMatchObject([{ id: 'abc', outAt: read.readAt }]);
  });

  it('takes an own weapon of another day off its list', () => {
    const { rangeDay } = read.data;
    const data = { ...read.data, rangeDay: { ...rangeDay, ownWeaponsInside: [{ id: 'old' }] } };
    const state = withRead(null, { ...read, data: data as unknown as RangeDayQuery });
    const left = withAction(state, ownOut(null, 'old'), signed('1'));
    expect(shownDay(left)?.ownWeaponsInside).toEqual([]);
  });
});
