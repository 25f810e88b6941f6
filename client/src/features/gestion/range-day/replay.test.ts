import { describe, expect, test } from 'vitest';
import { random } from '#domain/schedule/random-world.ts';
import type { RangeDayQuery } from '../../../gql/graphql.ts';
import {
  nextAction,
  shownDay,
  withAction,
  withoutDay,
  type Day,
  type DayAction,
  type DayState,
  type Done,
  type Mark,
  type RangeState,
} from './day-state.ts';
import { replay, type SendResult } from './replay.ts';

const ROUNDS = 12;
const STEPS = 60;
const CLOCK_MS = 10 * 60_000;
const START = Date.UTC(2026, 10, 28, 12);

const NAMES = ['Acosta', 'Bravo', 'Castro', 'Díaz'];
const WEAPONS = ['w1', 'w2', 'w3'].map((id) => ({
  __typename: 'Firearm' as const,
  id,
  make: 'Glock',
  serial: id,
  model: 'pistola-9mm',
}));

type Student = Day['students'][number];
type HandOut = Student['handOuts'][number];
type Refusal = { refused: string };

/** What the academy's rules say, written again. The proof `offline` has the real server. */
const aServer = () => {
  const students: Student[] = NAMES.map((name) => ({
    __typename: 'RangeStudent',
    enrolmentId: name,
    studentId: name,
    classId: 'class',
    startsAt: '2026-11-28T12:00:00.000Z',
    arrivedAt: null,
    name,
    state: 'EXPECTED',
    hasLicence: true,
    ageMissed: null,
    isAccompanied: false,
    hasOwnWeapon: false,
    canUndoAbsence: false,
    loans: [],
    handOuts: [],
    ownWeapons: [],
    knownWeapon: null,
  }));
  const results = new Map<string, { createdId: string | null }>();
  const log: DayAction[] = [];
  /** What somebody decides. */
  const opened = new Set<string>();

  const find = (id: string | null) => {
    const student = students.find(({ enrolmentId }) => enrolmentId === id);
    if (!student) throw new Error(`no student ${id}`);
    return student;
  };
  const isOut = ({ returnedAt }: HandOut) => returnedAt === null;
  const derived = ({ handOuts }: Student, otherwise: RangeState): RangeState => {
    if (handOuts.some(isOut)) return 'ON_RANGE';
    return handOuts.length > 0 ? 'RETURNED' : otherwise;
  };
  const isOver = ({ state }: Student) => state === 'DONE' || state === 'ABSENT';

  const marks: Record<Mark, (student: Student) => RangeState | Refusal> = {
    arrive: (student) => {
      if (isOver(student)) return { refused: 'status' };
      return student.state === 'EXPECTED' ? 'ARRIVED' : student.state;
    },
    unmark: (student) => (student.state === 'ARRIVED' ? 'EXPECTED' : student.state),
    absent: (student) => (student.state === 'DONE' ? { refused: 'status' } : 'ABSENT'),
    complete: (student) => {
      if (student.state === 'ABSENT') return { refused: 'status' };
      return student.handOuts.some(isOut) ? { refused: 'weapon' } : 'DONE';
    },
    undo: (student) => (isOver(student) ? derived(student, 'EXPECTED') : student.state),
  };

  const decide = (action: DayAction): { createdId: string | null } | Refusal => {
    if (action.what === 'takeBack') {
      const student = find(action.enrolmentId);
      const handOut = student.handOuts.find(({ id }) => id === action.handOutId);
      if (!handOut) return { refused: 'not found' };
      if (!isOut(handOut)) return { refused: 'returned' };
      student.handOuts = student.handOuts.map((one) =>
        one === handOut ? { ...one, returnedAt: action.at, rounds: action.rounds, roundsLeft: 0 } : one,
      );
      if (!isOver(student)) student.state = derived(student, 'EXPECTED');
      return { createdId: null };
    }
    const student = find(action.enrolmentId);
    if (action.what === 'annul') {
      const handOut = student.handOuts.find(({ id }) => id === action.handOutId);
      if (!handOut) return { refused: 'not found' };
      if (!isOut(handOut)) return { refused: 'returned' };
      student.handOuts = student.handOuts.filter((one) => one !== handOut);
      const loan = { __typename: 'RangeLoan' as const, model: 'pistola-9mm', caliber: '9mm', rounds: 0 };
      student.loans = [...student.loans, loan];
      if (!isOver(student)) student.state = derived(student, 'ARRIVED');
      return { createdId: null };
    }
    if (action.what === 'handOut') {
      if (isOver(student)) return { refused: 'status' };
      const { firearm } = action;
      if (students.some((one) => one.handOuts.some((out) => isOut(out) && out.firearmId === firearm.id))) {
        return { refused: 'out' };
      }
      const id = `hand-out-${action.key}`;
      student.handOuts = [
        ...student.handOuts,
        {
          __typename: 'FirearmHandOut',
          id,
          firearmId: firearm.id,
          label: `Pistola 9mm ${firearm.make} ${firearm.serial}`,
          studentName: student.name,
          outAt: action.at,
          outLate: null,
          companion: null,
          returnedAt: null,
          returnLate: null,
          rounds: null,
          roundsOut: 0,
          roundsLeft: null,
        },
      ];
      student.state = 'ON_RANGE';
      return { createdId: id };
    }
    if (action.what === 'ownIn') {
      if (isOver(student)) return { refused: 'status' };
      const { weapon } = action;
      if (student.ownWeapons.some(({ serial, outAt }) => serial === weapon.serial && outAt === null)) {
        return { refused: 'inside' };
      }
      const [id, inAt] = [`own-weapon-${action.key}`, action.at];
      const ownWeapon = {
        __typename: 'OwnWeapon' as const,
        ...weapon,
        id,
        inAt,
        inLate: null,
        outAt: null,
        outLate: null,
      };
      student.ownWeapons = [...student.ownWeapons, { ...ownWeapon, studentName: student.name }];
      return { createdId: id };
    }
    if (action.what === 'ownOut') {
      const weapon = student.ownWeapons.find(({ id }) => id === action.ownWeaponId);
      if (!weapon) return { refused: 'not found' };
      if (weapon.outAt) return { refused: 'left' };
      student.ownWeapons = student.ownWeapons.map((one) =>
        one === weapon ? { ...one, outAt: action.at } : one,
      );
      return { createdId: null };
    }
    const next = marks[action.what](student);
    if (typeof next !== 'string') return next;
    student.state = next;
    return { createdId: null };
  };

  return {
    log,
    students,
    opened,
    read: (): RangeDayQuery => {
      const out = students.flatMap(({ handOuts }) => handOuts.filter(isOut));
      const day: Day = {
        __typename: 'RangeDay',
        day: '2026-11-28',
        entryIssuer: '',
        entryKeys: [],
        classes: [],
        students: structuredClone(students),
        instructors: [],
        freeFirearms: WEAPONS.filter(({ id }) => out.every(({ firearmId }) => firearmId !== id)),
        outside: [],
        ownWeaponsInside: [],
        closings: [],
        openReports: [],
        permit: '',
      };
      return { me: null, rangeDay: day } as unknown as RangeDayQuery;
    },
    send: (action: DayAction): SendResult => {
      const known = results.get(action.key);
      if (known) return { status: 'sent', isUnpaid: false, ...known };
      if (opened.has(action.key)) return { status: 'opened', why: '' };
      const result = decide(action);
      if ('refused' in result) {
        opened.add(action.key);
        return { status: 'opened', why: result.refused };
      }
      log.push(action);
      results.set(action.key, result);
      return { status: 'sent', isUnpaid: false, ...result };
    },
  };
};

type Server = ReturnType<typeof aServer>;

/** The tab is closed at this point. */
class Killed extends Error {}

type Chances = { kill: number; loss: number };

/** A phone: what it keeps, and a network that comes and goes. */
const aPhone = (name: string, server: Server, chance: () => number) => {
  let kept: DayState | null = null;
  let isOnline = true;
  let hasRole = true;
  let chances: Chances = { kill: 0, loss: 0 };
  let keys = 0;
  const clock = (chance() * 2 - 1) * CLOCK_MS;

  const mayDie = () => {
    if (chance() < chances.kill) throw new Killed();
  };
  /** Another phone may do something meanwhile. */
  const passes = async () => {
    await Promise.resolve();
    mayDie();
  };

  const store = {
    read: () => Promise.resolve(kept),
    update: async (change: (state: DayState | null) => DayState | null) => {
      await passes();
      kept = change(kept);
      await passes();
      return kept;
    },
  };

  const sync = async () => {
    const readDay = async () => {
      if (!isOnline) return { status: 'away' as const };
      if (!hasRole) return { status: 'forbidden' as const };
      const data = server.read();
      await passes();
      return { status: 'read' as const, data, version: '1', readAt: '2026-11-28T12:00:00.000Z' };
    };
    const send = async (action: DayAction): Promise<SendResult> => {
      if (!isOnline) return { status: 'away' };
      await passes();
      const result = server.send(action);
      await passes();
      return chance() < chances.loss ? { status: 'away' } : result;
    };
    try {
      const outcome = await replay({ store, readDay, send }, { isFresh: false });
      if (outcome === 'forbidden' && kept) kept = withoutDay(kept);
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
  };

  return {
    sync,
    kept: () => kept,
    goOnline: (next: boolean) => (isOnline = next),
    loseRole: () => (hasRole = false),
    hasRole: () => hasRole,
    set: (next: Chances) => (chances = next),
    /** Somebody presses a button that the screen shows. */
    act: (make: (day: Day) => Done | null): DayAction | null => {
      const day = kept && shownDay(kept);
      const what = day && make(day);
      if (!kept || !what) return null;
      keys += 1;
      const at = new Date(START + clock + keys * 1_000).toISOString();
      kept = withAction(kept, what, { key: `${name}-${keys}`, at, by: name, userId: name });
      return kept.queue.at(-1) ?? null;
    },
  };
};

const pick = <T>(items: readonly T[], chance: () => number): T | undefined =>
  items[Math.floor(chance() * items.length)];

/** One of the buttons of a random student. */
const anyButton =
  (chance: () => number) =>
  (day: Day): Done | null => {
    const student = pick(day.students, chance);
    if (!student) return null;
    const { enrolmentId, name, state } = student;
    const mark = (what: Mark): Done => ({ what, enrolmentId, name, reason: null });
    const inside = student.ownWeapons.find(({ outAt }) => outAt === null);
    if (inside && chance() < 0.4) {
      return { what: 'ownOut', enrolmentId, name, ownWeaponId: inside.id, label: inside.serial };
    }
    if (state === 'EXPECTED') return mark(chance() < 0.7 ? 'arrive' : 'absent');
    if (state === 'DONE' || state === 'ABSENT') return chance() < 0.3 ? mark('undo') : null;
    const out = student.handOuts.find(({ returnedAt }) => returnedAt === null);
    if (out) {
      const { id: handOutId, firearmId, label } = out;
      if (chance() < 0.2) {
        return { what: 'annul', enrolmentId, name, handOutId, firearmId, label, reason: 'Era otra' };
      }
      return { what: 'takeBack', enrolmentId, name, handOutId, firearmId, label, rounds: 5, roundsLeft: 0 };
    }
    if (!inside && chance() < 0.2) {
      const papers = { description: null, permitUntil: '2099-12-31', reason: null };
      return { what: 'ownIn', enrolmentId, name, weapon: { serial: 'P-1', rounds: 50, ...papers } };
    }
    const firearm = pick(day.freeFirearms, chance);
    if (firearm && chance() < 0.6)
      return { what: 'handOut', enrolmentId, name, firearm, rounds: 0, instructor: null };
    if (state === 'ARRIVED' && chance() < 0.3) return mark('unmark');
    return mark('complete');
  };

const playRound = async (seed: number) => {
  const chance = random(seed);
  const server = aServer();
  const phones = ['A', 'B'].map((name) => aPhone(name, server, chance));
  for (const phone of phones) await phone.sync();
  const acted: { phone: (typeof phones)[number]; action: DayAction }[] = [];
  const roleIsLost = chance() < 0.3;
  for (let step = 0; step < STEPS; step += 1) {
    const phone = pick(phones, chance);
    if (!phone) continue;
    phone.goOnline(chance() < 0.4);
    phone.set({ kill: 0.05, loss: 0.1 });
    if (roleIsLost && step === 40) phones[1]?.loseRole();
    const action = phone.act(anyButton(chance));
    if (action) acted.push({ phone, action });
    // Both at once, now and then.
    const others = chance() < 0.3 ? phones : [phone];
    await Promise.all(others.map((one) => one.sync()));
  }
  for (let last = 0; last < 3; last += 1) {
    for (const phone of phones) {
      phone.goOnline(true);
      phone.set({ kill: 0, loss: 0 });
      await phone.sync();
    }
  }
  return { server, phones, acted };
};

describe('two phones without a network', () => {
  test.each(Array.from({ length: ROUNDS }, (_, seed) => seed + 1))(
    'agree in the end with the server, whatever happens on the way (%i)',
    async (seed) => {
      const { server, phones, acted } = await playRound(seed);
      const applied = server.log.map(({ key }) => key);

      // Nothing twice.
      expect(new Set(applied).size).toBe(applied.length);

      // Everything that was done is with the server, in the books or for a decision, also that of who has no role any more.
      for (const { action } of acted) {
        const { key } = action;
        expect([applied.includes(key), server.opened.has(key)].filter(Boolean), key).toHaveLength(1);
      }

      for (const phone of phones) {
        const kept = phone.kept();
        if (!phone.hasRole()) {
          expect(kept).toBeNull();
          continue;
        }
        expect(kept).toMatchObject({ queue: [], conflicts: [] });
        expect(kept && nextAction(kept)).toBeNull();
        expect(kept && shownDay(kept)).toEqual(server.read().rangeDay);
      }

      // Of one phone, what concerns one student is done in its order.
      for (const by of ['A', 'B']) {
        const own = server.log.filter((action) => action.by === by);
        for (const name of NAMES) {
          const numbers = own
            .filter(({ enrolmentId }) => enrolmentId === name)
            .map(({ key }) => Number(key.slice(2)));
          expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
        }
      }
    },
  );
});
