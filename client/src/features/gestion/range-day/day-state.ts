import { returnedRounds } from '#domain/firearms/returned-rounds.ts';
import { WEAPONS, weaponLabel } from '#domain/weapons/weapon.catalogue.ts';
import type { RangeDayQuery } from '../../../gql/graphql.ts';

/*
 * The day as the server has last said it, with what was done on this phone and is not yet sent. Everything here is
 * pure: day-store.ts keeps it, replay.ts sends it.
 */

export type Day = NonNullable<RangeDayQuery['rangeDay']>;
type Student = Day['students'][number];
export type RangeState = Student['state'];
type HandOut = Student['handOuts'][number];

export type FreeFirearm = { id: string; make: string; serial: string; model: string };

export type Mark = 'arrive' | 'unmark' | 'absent' | 'complete' | 'undo';

type OfMark = { what: Mark; reason: string | null };
type OfHandOut = {
  what: 'handOut';
  firearm: FreeFirearm;
  rounds: number;
  instructor: { id: string; name: string } | null;
};
type OfTakeBack = {
  what: 'takeBack';
  /** Of a hand-out that is not sent: the key of its action. */
  handOutId: string;
  firearmId: string;
  label: string;
  rounds: number | null;
  roundsLeft: number | null;
  /** Of one that goes to the workshop. */
  workshopReason?: string | null;
};

type OfAnnul = Pick<OfTakeBack, 'handOutId' | 'firearmId' | 'label'> & { what: 'annul'; reason: string };

export type Brought = {
  serial: string;
  description: string | null;
  permitUntil: string;
  rounds: number;
  reason: string | null;
};

type OfOwnIn = { what: 'ownIn'; weapon: Brought };
type OfOwnOut = {
  what: 'ownOut';
  /** Of a weapon whose arrival is not sent: the key of its action. */
  ownWeaponId: string;
  label: string;
};

/** What somebody has done. */
export type Done = (OfMark | OfHandOut | OfTakeBack | OfAnnul | OfOwnIn | OfOwnOut) & {
  /** Null for a weapon of somebody who has no class today. */
  enrolmentId: string | null;
  /** Of the student. */
  name: string;
};

export type DayAction = Done & {
  /** By which the server knows it. */
  key: string;
  at: string;
  /** Who did it. */
  by: string;
  /** Of their account. */
  userId: string;
  /** Of the day with which it was done; null for one of an earlier version. */
  permit: string | null;
  /** The state of the student before it. */
  seen: RangeState | null;
};

/** What the server says cannot have happened, until somebody has read it. */
type Conflict = { action: DayAction; message: string };

export type DayState = {
  /** Of the query whose result `data` is. */
  version: string;
  data: RangeDayQuery;
  readAt: string;
  queue: readonly DayAction[];
  conflicts: readonly Conflict[];
  /** Weapons that were free at some time of the day. */
  firearms: readonly FreeFirearm[];
};

type Read = Pick<DayState, 'version' | 'data' | 'readAt'>;

const NO_DAY: Read & Pick<DayState, 'firearms'> = {
  version: '',
  data: { __typename: 'Query', me: null, rangeDay: null } as unknown as RangeDayQuery,
  readAt: '',
  firearms: [],
};

/** What was done, without what the day has of students. Null if nothing was. */
export const withoutDay = ({ queue, conflicts }: Pick<DayState, 'queue' | 'conflicts'>): DayState | null =>
  queue.length + conflicts.length > 0 ? { ...NO_DAY, queue, conflicts } : null;

/** What was read replaces what was read before, and leaves what is to be sent or decided. */
export const withRead = (before: DayState | null, read: Read): DayState => {
  const free = read.data.rangeDay?.freeFirearms ?? [];
  const others = (before?.firearms ?? []).filter(({ id }) => free.every((one) => one.id !== id));
  return {
    ...read,
    queue: before?.queue ?? [],
    conflicts: before?.conflicts ?? [],
    firearms: [...free, ...others],
  };
};

const studentOf = (day: Day | null, enrolmentId: string | null) =>
  day?.students.find((student) => student.enrolmentId === enrolmentId);

/** The day with everything that was done here. */
export const shownDay = ({ data, queue, firearms }: DayState): Day | null =>
  data.rangeDay && queue.reduce((day, action) => applied(day, action, firearms), data.rangeDay);

export type Signature = Pick<DayAction, 'key' | 'at' | 'by' | 'userId'>;

export const withAction = (state: DayState, done: Done, signed: Signature): DayState => {
  const seen = studentOf(shownDay(state), done.enrolmentId)?.state ?? null;
  const permit = state.data.rangeDay?.permit ?? null;
  const { key, at, by, userId } = signed;
  return { ...state, queue: [...state.queue, { ...done, key, at, by, userId, permit, seen }] };
};

const withoutKey = (queue: DayState['queue'], key: string) => queue.filter((one) => one.key !== key);

/** The server has it, for somebody in charge to decide. */
export const withOpened = (state: DayState, key: string): DayState => ({
  ...state,
  queue: withoutKey(state.queue, key),
});

/** The server has done it. What ends it now names the record that it made. */
export const withSent = (state: DayState, key: string, createdId: string | null): DayState => {
  const action = state.queue.find((one) => one.key === key);
  if (!action) return state;
  const named = (one: DayAction): DayAction => {
    if (!createdId || beginningOf(one) !== key) return one;
    return one.what === 'takeBack' || one.what === 'annul'
      ? { ...one, handOutId: createdId }
      : { ...one, ...(one.what === 'ownOut' ? { ownWeaponId: createdId } : {}) };
  };
  const sent = { ...action, key: createdId ?? key };
  const { rangeDay } = state.data;
  return {
    ...state,
    data: { ...state.data, rangeDay: rangeDay && applied(rangeDay, sent, state.firearms) },
    queue: withoutKey(state.queue, key).map(named),
  };
};

/** The record that an action ends, or the key of the action that makes it. */
const beginningOf = (action: DayAction) => {
  if (action.what === 'takeBack' || action.what === 'annul') return action.handOutId;
  return action.what === 'ownOut' ? action.ownWeaponId : null;
};

export const withConflict = (state: DayState, key: string, message: string): DayState => {
  const action = state.queue.find((one) => one.key === key);
  if (!action) return state;
  return {
    ...state,
    queue: withoutKey(state.queue, key),
    conflicts: [...state.conflicts, { action, message }],
  };
};

/** It is sent again, before what was done after it. */
export const withAgain = (state: DayState, key: string): DayState => {
  const conflict = state.conflicts.find(({ action }) => action.key === key);
  if (!conflict) return state;
  return {
    ...state,
    queue: [conflict.action, ...state.queue],
    conflicts: state.conflicts.filter((one) => one !== conflict),
  };
};

/** Somebody has read that it cannot be sent. */
export const withDiscarded = (state: DayState, key: string): DayState => ({
  ...state,
  conflicts: state.conflicts.filter(({ action }) => action.key !== key),
});

/** What ends something waits for it; null if there is nothing to send. */
export const nextAction = ({ queue, conflicts }: DayState): DayAction | null => {
  const waiting = new Set(conflicts.map(({ action }) => action.key));
  for (const action of queue) {
    const beginning = beginningOf(action);
    if (beginning === null || !waiting.has(beginning)) return action;
    waiting.add(action.key);
  }
  return null;
};

const stateAfter = (handOuts: readonly HandOut[]): RangeState => {
  if (handOuts.some(({ returnedAt }) => returnedAt === null)) return 'ON_RANGE';
  return handOuts.length > 0 ? 'RETURNED' : 'EXPECTED';
};

const AFTER_MARK: Record<Mark, (student: Student) => RangeState> = {
  arrive: ({ state }) => (state === 'EXPECTED' ? 'ARRIVED' : state),
  unmark: ({ state }) => (state === 'ARRIVED' ? 'EXPECTED' : state),
  absent: () => 'ABSENT',
  complete: () => 'DONE',
  undo: ({ handOuts }) => stateAfter(handOuts),
};

const changed = (day: Day, enrolmentId: string | null, change: (student: Student) => Student): Day => ({
  ...day,
  students: day.students.map((student) => (student.enrolmentId === enrolmentId ? change(student) : student)),
});

const withoutFirst = <T>(items: readonly T[], isFound: (item: T) => boolean): T[] => {
  const index = items.findIndex(isFound);
  return items.filter((_, at) => at !== index);
};

/** Those that are free, and one more. */
const withFree = ({ freeFirearms }: Day, firearm: FreeFirearm | undefined): Day['freeFirearms'] =>
  !firearm || freeFirearms.some(({ id }) => id === firearm.id)
    ? freeFirearms
    : [...freeFirearms, { __typename: 'Firearm', ...firearm }];

/** What the day looks like once it is done. */
const applied = (day: Day, action: DayAction, firearms: readonly FreeFirearm[]): Day => {
  const { enrolmentId } = action;
  if (action.what === 'handOut') {
    const { firearm, rounds, instructor, key: id, at: outAt, name: studentName } = action;
    const handOut: HandOut = {
      __typename: 'FirearmHandOut',
      id,
      firearmId: firearm.id,
      label: `${weaponLabel(firearm.model)} ${firearm.make} ${firearm.serial}`,
      studentName,
      outAt,
      outLate: null,
      companion: instructor?.name ?? null,
      returnedAt: null,
      returnLate: null,
      rounds: null,
      roundsOut: rounds,
      roundsLeft: null,
    };
    const handed = changed(day, enrolmentId, (student) => ({
      ...student,
      state: 'ON_RANGE',
      loans: withoutFirst(student.loans, ({ model }) => model === firearm.model),
      handOuts: [...student.handOuts.filter((one) => one.id !== id), handOut],
    }));
    return { ...handed, freeFirearms: day.freeFirearms.filter((one) => one.id !== firearm.id) };
  }
  if (action.what === 'takeBack') {
    const { handOutId, firearmId, at: returnedAt, rounds, roundsLeft } = action;
    const returned = changed(day, enrolmentId, (student) => {
      const handOuts = student.handOuts.map((one) => {
        if (one.id !== handOutId) return one;
        const counted = returnedRounds({ rounds, roundsLeft }, one.roundsOut);
        return 'field' in counted ? one : { ...one, returnedAt, ...counted };
      });
      const isOver = student.state === 'DONE' || student.state === 'ABSENT';
      return { ...student, handOuts, state: isOver ? student.state : stateAfter(handOuts) };
    });
    const firearm = action.workshopReason ? undefined : firearms.find(({ id }) => id === firearmId);
    return {
      ...returned,
      outside: day.outside.filter(({ id }) => id !== handOutId),
      freeFirearms: withFree(day, firearm),
    };
  }
  if (action.what === 'annul') {
    const { handOutId, firearmId } = action;
    const firearm = firearms.find(({ id }) => id === firearmId);
    const annulled = changed(day, enrolmentId, (student) => {
      const handOuts = student.handOuts.filter(({ id }) => id !== handOutId);
      const rounds = student.handOuts.find(({ id }) => id === handOutId)?.roundsOut ?? 0;
      const loan = WEAPONS.find(({ id }) => id === firearm?.model);
      const isOver = student.state === 'DONE' || student.state === 'ABSENT';
      const state = handOuts.length > 0 ? stateAfter(handOuts) : 'ARRIVED';
      return {
        ...student,
        handOuts,
        state: isOver ? student.state : state,
        loans: loan
          ? [...student.loans, { __typename: 'RangeLoan', model: loan.id, caliber: loan.caliber, rounds }]
          : student.loans,
      };
    });
    return {
      ...annulled,
      outside: day.outside.filter(({ id }) => id !== handOutId),
      freeFirearms: withFree(day, firearm),
    };
  }
  if (action.what === 'ownIn') {
    const { weapon, key: id, at: inAt, name: studentName } = action;
    const ownWeapon = {
      __typename: 'OwnWeapon' as const,
      ...weapon,
      id,
      studentName,
      inAt,
      inLate: null,
      outAt: null,
      outLate: null,
    };
    return changed(day, enrolmentId, (student) => ({
      ...student,
      ownWeapons: [...student.ownWeapons.filter((one) => one.id !== id), ownWeapon],
    }));
  }
  if (action.what === 'ownOut') {
    const { ownWeaponId, at: outAt } = action;
    const left = changed(day, enrolmentId, (student) => ({
      ...student,
      ownWeapons: student.ownWeapons.map((one) => (one.id === ownWeaponId ? { ...one, outAt } : one)),
    }));
    return { ...left, ownWeaponsInside: day.ownWeaponsInside.filter(({ id }) => id !== ownWeaponId) };
  }
  const { what, at } = action;
  return changed(day, enrolmentId, (student) => {
    const state = AFTER_MARK[what](student);
    const arrivedAt = state === 'ARRIVED' ? at : state === 'EXPECTED' ? null : student.arrivedAt;
    return {
      ...student,
      state,
      arrivedAt: student.state === state ? student.arrivedAt : arrivedAt,
      canUndoAbsence: what === 'absent',
    };
  });
};
