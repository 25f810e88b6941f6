import { describe, expect, it } from 'vitest';
import type { RangeDayQuery } from '../../../gql/graphql.ts';
import {
  nextAction,
  shownDay,
  withAction,
  withAgain,
  withConflict,
  withDiscarded,
  withRead,
  withSent,
  type DayState,
  type Done,
} from './day-state.ts';

const student = (enrolmentId: string) => ({
  enrolmentId,
  name: enrolmentId,
  state: 'ARRIVED',
  loans: [],
  handOuts: [],
});
const firearm = { id: 'w1', make: 'Glock', serial: 'G-1', model: 'pistola-9mm' };
const read = {
  version: '1',
  readAt: '2026-11-28T12:40:00.000Z',
  data: {
    me: null,
    rangeDay: { students: ['Acosta', 'Bravo'].map(student), freeFirearms: [firearm], outside: [] },
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

/** Keys are 1, 2, … */
const after = (...done: readonly Done[]) =>
  done.reduce(
    (state, one, index) => withAction(state, one, { key: String(index + 1), at: read.readAt, by: 'Ana' }),
    withRead(null, read),
  );

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

  it('sends nothing of a student or a weapon after what waits for a decision, and everything else', () => {
    const state = withConflict(
      after(handOut('Acosta'), takeBack('Acosta', '1'), handOut('Bravo'), complete('Bravo')),
      '1',
      'no',
    );
    // The weapon is that of Acosta, and Bravo is completed after it.
    expect(nextAction(state)).toBeNull();
    const other = withConflict(after(complete('Acosta'), complete('Bravo')), '1', 'no');
    expect(nextAction(other)).toMatchObject({ key: '2' });
    expect(nextAction(withAgain(state, '1'))).toMatchObject({ key: '1', isDecided: true });
  });

  it('lists a return whose hand-out was discarded', () => {
    const state = withConflict(after(handOut('Acosta'), takeBack('Acosta', '1')), '1', 'no');
    expect(withDiscarded(state, '1').conflicts).toMatchObject([{ action: { key: '2' } }]);
  });
});
