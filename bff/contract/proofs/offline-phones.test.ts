import { addMinutes } from 'date-fns';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { academy, type StaffRole } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { mayCall, type StaffOperation } from '#domain/staff/staff-access.ts';
import {
  nextAction,
  shownDay,
  type Day,
  type Done,
  type Mark,
  type RangeState,
} from '../../../client/src/features/gestion/range-day/day-state.ts';
import { unsentText } from '../../../client/src/session/kept-day.ts';
import { verify } from '../../cli/verify/verify.ts';
import { FirearmHandOutModel } from '../../src/features/firearms/firearm.model.ts';
import { OwnWeaponModel } from '../../src/features/firearms/own-weapon.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { aClassToday, academyDay, aStaffMember, anAdmin, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { aFirearm, hasLicence } from '../firearm-builders.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { randomFrom } from '../random-users.ts';
import { LOST_ROLE, aPhone, stubBrowsers, type Line, type Phone, type Taken } from './offline-phone.ts';

const ROUNDS = Number(process.env.OFFLINE_ROUNDS ?? 12);
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
const STEPS = 40;
const STUDENTS = 4;
const WEAPONS = 3;
const STEP_MS = 5_000;
const SETTLED_MINUTES = 15;
const CHANCES = { kill: 0.04, loss: 0.08 };

let server: TestServer;
let desk: Member;
let teacher: Member;
let stock = 0;

const surface = () => ({ url: server.url, connect: connectGraphql });
const as = ({ token }: Member) => connectGraphql(server.url, token);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(instantOf(academyDay(0), '09:00', academy.timeZone));
  server = await startTestServer({ SESSION_HOURS: '8760' });
  stubBrowsers();
  await anAdmin(surface());
  desk = await aStaffMember(surface(), 'desk');
  teacher = await aStaffMember(surface(), 'instructor');
  for (let index = 0; index < WEAPONS; index += 1) await aFirearm();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await server.stop();
});

type HandOut = { id: string; firearmId: string; roundsOut: number; roundsLeft: number | null };
type Student = {
  status: 'confirmed' | 'completed' | 'cancelled';
  hasArrived: boolean;
  handOuts: HandOut[];
  ownWeapons: { id: string; serial: string; isInside: boolean }[];
};
type Books = { students: Map<string, Student>; stock: number; isOrdered: boolean };
type Effect = (student: Student, input: Record<string, unknown>, books: Books, createdId: string) => void;

const text = (value: unknown) => String(value);
const number = (value: unknown) => Number(value);

const marked =
  (changes: Partial<Student>): Effect =>
  (student) =>
    void Object.assign(student, changes);
const COMPLETED = { status: 'completed' } as const;
const MISSED = { status: 'cancelled', hasArrived: false } as const;
const UNDONE = { status: 'confirmed', hasArrived: false } as const;

/** What each mutation that the server has taken does to the books: the rules of what it takes are its own. */
const EFFECTS: Record<string, Effect> = {
  MarkArrivals: (student, { isPresent }) => void (student.hasArrived = isPresent === true),
  CompleteEnrolments: marked(COMPLETED),
  MarkNoShows: marked(MISSED),
  TakeBackEnrolments: marked(UNDONE),
  RecordAttendance: (student, { attendance }) =>
    void Object.assign(
      student,
      attendance === 'PRESENT' ? COMPLETED : attendance === 'ABSENT' ? MISSED : UNDONE,
    ),
  HandOutFirearm: ({ handOuts, status }, { firearmId, rounds }, books, id) => {
    const all = [...books.students.values()].flatMap((one) => one.handOuts);
    const others = all.filter((one) => one.firearmId === firearmId && one.roundsLeft === null);
    handOuts.push({ id, firearmId: text(firearmId), roundsOut: number(rounds), roundsLeft: null });
    books.stock -= number(rounds);
    if (!books.isOrdered) return;
    expect(status, 'nothing is handed to who is done or absent').toBe('confirmed');
    expect(others, 'in no other hand').toEqual([]);
    expect(books.stock, 'ammunition').toBeGreaterThanOrEqual(0);
  },
  TakeBackFirearm: ({ handOuts }, input, books) => {
    const handOut = handOuts.find(({ id }) => id === input.id);
    expect(handOut?.roundsLeft, 'returned once').toBeNull();
    if (handOut) handOut.roundsLeft = number(input.roundsLeft);
    books.stock += number(input.roundsLeft);
  },
  RecordOwnWeapon: ({ ownWeapons }, { serial }, { isOrdered }, id) => {
    const same = ownWeapons.filter((one) => one.serial === serial && one.isInside);
    if (isOrdered) expect(same, 'inside once').toEqual([]);
    ownWeapons.push({ id, serial: text(serial), isInside: true });
  },
  ReleaseOwnWeapon: ({ ownWeapons }, input) => {
    const weapon = ownWeapons.find(({ id }) => id === input.id);
    expect(weapon?.isInside, 'went out once').toBe(true);
    if (weapon) weapon.isInside = false;
  },
};

const stateOf = ({ status, hasArrived, handOuts }: Student): RangeState => {
  if (status === 'completed') return 'DONE';
  if (status === 'cancelled') return 'ABSENT';
  if (handOuts.some(({ roundsLeft }) => roundsLeft === null)) return 'ON_RANGE';
  if (handOuts.length > 0) return 'RETURNED';
  return hasArrived ? 'ARRIVED' : 'EXPECTED';
};

const pick = <T>(items: readonly T[], chance: () => number): T | undefined =>
  items[Math.floor(chance() * items.length)];

/** One of the buttons of a random student that the role sees. */
const anyButton =
  (chance: () => number, staffRole: StaffRole) =>
  (day: Day): Done | null => {
    const student = pick(day.students, chance);
    if (!student) return null;
    const { enrolmentId, name, state, handOuts, ownWeapons } = student;
    const may = (operation: StaffOperation) => mayCall({ role: 'student', staffRole }, operation);
    const isDesk = may('Mutation.completeEnrolments');
    const mayRecord = isDesk || may('Mutation.recordAttendance');
    const mayMark = may('Mutation.markArrivals');
    const mayHandOut = may('Mutation.handOutFirearm');
    const mark = (what: Mark, isOffered: boolean, reason: string | null = null): Done[] =>
      isOffered ? [{ what, enrolmentId, name, reason }] : [];
    const isOver = state === 'DONE' || state === 'ABSENT';
    const out = handOuts.filter(({ returnedAt }) => returnedAt === null);
    const inside = ownWeapons.filter(({ outAt }) => outAt === null);
    const firearm = pick(day.freeFirearms, chance);
    const rounds = pick([0, 25, 50, 100], chance) ?? 0;
    const serial = `P-${Math.ceil(chance() * 2)}`;
    const buttons: Done[] = [
      ...mark('arrive', mayMark && state === 'EXPECTED'),
      ...mark('unmark', mayMark && state === 'ARRIVED'),
      ...mark('absent', mayRecord && state === 'EXPECTED'),
      ...mark('complete', mayRecord && (state === 'ARRIVED' || state === 'RETURNED')),
      ...mark('complete', isDesk && state === 'ON_RANGE' && chance() < 0.2, 'Se la queda el instructor'),
      ...mark('undo', mayRecord && (state === 'DONE' || (state === 'ABSENT' && !isDesk))),
      ...(mayHandOut && !isOver && firearm
        ? [{ what: 'handOut' as const, enrolmentId, name, firearm, rounds, instructor: null }]
        : []),
      ...(mayHandOut ? out : []).map(({ id, firearmId, label, roundsOut }): Done => {
        const roundsLeft = Math.floor(chance() * (roundsOut + 1));
        const of = { handOutId: id, firearmId, label };
        return { what: 'takeBack', enrolmentId, name, ...of, rounds: roundsOut - roundsLeft, roundsLeft };
      }),
      ...(mayHandOut && !isOver && chance() < 0.4
        ? [
            {
              ...{ what: 'ownIn' as const, enrolmentId, name },
              weapon: { serial, description: null, permitUntil: '2099-12-31', rounds: 50, reason: null },
            },
          ]
        : []),
      ...(mayHandOut ? inside : []).map(({ id, serial: label }): Done => ({
        what: 'ownOut',
        enrolmentId,
        name,
        ownWeaponId: id,
        label,
      })),
    ];
    return pick(buttons, chance) ?? null;
  };

const DONE_IN: Record<Mark, readonly RangeState[]> = {
  arrive: ['ARRIVED', 'ON_RANGE', 'RETURNED', 'DONE'],
  unmark: ['EXPECTED'],
  absent: ['ABSENT'],
  complete: ['DONE'],
  undo: ['EXPECTED', 'ARRIVED', 'ON_RANGE', 'RETURNED'],
};
const isMark = (what: string): what is Mark => what in DONE_IN;

const oneByOne = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(request: () => Promise<T>): Promise<T> => {
    const next = last.then(request, request);
    last = next.catch(() => undefined);
    return next;
  };
};

/** Counts of all rounds. Unheard: done, and asked about all the same, because no response was kept. */
const totals = {
  ...{ actions: 0, taken: 0, satisfied: 0, conflicts: 0, again: 0, discarded: 0, lost: 0, unheard: 0 },
  ...{ kills: 0, losses: 0, replays: 0, roles: 0 },
};

type Round = {
  ids: readonly string[];
  phones: readonly [Phone, Phone];
  log: readonly Taken[];
  /** Whether the order of the log is that of the server. */
  isOrdered: boolean;
  /** Of the second phone, from this entry of the log on. */
  roleEndsAt: number | null;
};

const tokenOf = async ({ email, password }: Member) =>
  good(await connectGraphql(server.url).login({ email, password })).accessToken;

/** By an admin who has just signed in. */
const removeRole = async ({ id }: Member) =>
  good(await as(await anAdmin(surface())).updateUser({ id, staffRole: null }));

const play = async (round: number): Promise<Round> => {
  const chance = randomFrom(SEED + round);
  const role = pick(['desk', 'instructor', 'armourer'] as const, chance) ?? 'desk';
  const second = await aStaffMember(surface(), role);
  const own = role === 'instructor' ? second : teacher;
  const { course } = await aClassToday(own, surface(), STUDENTS - 2);
  const students = good(await as(desk).rangeDay()).students;
  expect(students).toHaveLength(STUDENTS);
  for (const { studentId } of students) await hasLicence(studentId, '2099-12-31');
  const kit = { isAccompanied: false, weapons: ['pistola-9mm'], rounds: 50 };
  good(await as(desk).setCourseKit({ courseId: course.id, ...kit }));
  const rounds = 25 * Math.ceil(chance() * 12);
  stock += rounds;
  good(
    await as(desk).recordAmmunition({
      ...{ caliber: '9mm', type: 'purchase', rounds, invoice: 'A-1', reason: '—' },
    }),
  );

  const isOrdered = chance() < 0.7;
  const line: Line = {
    ...{ url: server.url, chance, log: [], counts: totals },
    inOrder: isOrdered ? oneByOne() : (request) => request(),
  };
  const phones = [aPhone(line, { ...desk, role: 'desk' }), aPhone(line, { ...second, role })] as const;
  for (const phone of phones) await phone.sync();
  const losesAt = chance() < 0.3 ? Math.floor(STEPS / 2 + (chance() * STEPS) / 2) : null;
  let roleEndsAt: number | null = null;

  for (let step = 0; step < STEPS; step += 1) {
    vi.setSystemTime(Date.now() + STEP_MS);
    if (step === losesAt) {
      await removeRole(second);
      roleEndsAt = line.log.length;
      totals.roles += 1;
    }
    const phone = pick(phones, chance) ?? phones[0];
    // The change of the role has ended the session.
    if (phone.hasEnded() && chance() < 0.3) phone.signIn(await tokenOf(second));
    phone.goOnline(chance() < 0.5);
    phone.set(CHANCES);
    if (chance() < 0.05) phone.reload();
    phone.act(anyButton(chance, phone.role));
    if (chance() < 0.25) phone.decide(chance(), chance() < 0.5);
    // Both at once, now and then.
    const some = chance() < 0.3 ? phones : [phone];
    await Promise.all(some.map((one) => one.sync({ isReading: chance() < 0.5 })));
  }
  for (const phone of phones) {
    phone.goOnline(true);
    phone.set({ kill: 0, loss: 0 });
  }
  for (let last = 0; last < 3; last += 1) {
    for (const phone of phones) await phone.sync({ isReading: true });
    if (phones[1].hasEnded()) phones[1].signIn(await tokenOf(second));
  }
  return {
    ids: students.map(({ enrolmentId }) => enrolmentId),
    phones,
    log: line.log,
    isOrdered,
    roleEndsAt,
  };
};

const rank = ({ operation }: Taken) => (/^(HandOut|RecordOwn)/.test(operation) ? 0 : 1);

/** The books after everything that the server took; the state of a student before each mark. */
const replayed = ({ ids, log, isOrdered }: Round) => {
  const students = new Map<string, Student>(
    ids.map((id) => [id, { status: 'confirmed', hasArrived: false, handOuts: [], ownWeapons: [] }]),
  );
  const books: Books = { students, stock, isOrdered };
  const before = new Map<string, { id: string; state: RangeState; index: number }>();
  const history = new Map<string, Set<RangeState>>(ids.map((id) => [id, new Set(['EXPECTED'])]));
  // A response may overtake another one: what was made is there before what ends it.
  const entries = isOrdered ? log : log.toSorted((one, other) => rank(one) - rank(other));
  for (const [index, { key, operation, input, createdId }] of entries.entries()) {
    const [listed] = Array.isArray(input.ids) ? (input.ids as string[]) : [];
    const found = [...students].find(
      ([id, { handOuts, ownWeapons }]) =>
        id === (listed ?? input.enrolmentId) ||
        [...handOuts, ...ownWeapons].some((one) => one.id === input.id),
    );
    const effect = EFFECTS[operation];
    if (!found || !effect) throw new Error(`${operation} of nobody: ${JSON.stringify(input)}`);
    const [id, student] = found;
    before.set(key, { id, state: stateOf(student), index });
    effect(student, input, books, createdId ?? '');
    history.get(id)?.add(stateOf(student));
  }
  return { books, before, history };
};

const byId = <T extends { id: string }>(items: readonly T[]) =>
  items.toSorted((one, other) => one.id.localeCompare(other.id));

const storedBooks = async (ids: readonly string[]) => {
  const day = good(await as(desk).rangeDay());
  expect(day.students.map(({ enrolmentId }) => enrolmentId).toSorted()).toEqual([...ids].toSorted());
  const { stocks } = good(await as(desk).ammunition({}));
  const students = day.students.map(({ enrolmentId, state, arrivedAt, handOuts, ownWeapons }) => ({
    ...{ enrolmentId, state: state.toUpperCase(), hasArrived: arrivedAt !== null },
    handOuts: byId(
      handOuts.map(({ id, firearmId, roundsOut, roundsLeft }) => ({ id, firearmId, roundsOut, roundsLeft })),
    ),
    ownWeapons: byId(ownWeapons.map(({ id, serial, outAt }) => ({ id, serial, isInside: outAt === null }))),
  }));
  return {
    students: students.toSorted((one, other) => one.enrolmentId.localeCompare(other.enrolmentId)),
    stock: stocks.find(({ caliber }) => caliber === '9mm')?.closing,
  };
};

/** Everything that was done has an end, and only one. */
const expectEnds = ({ phones, log }: Round, { history }: ReturnType<typeof replayed>) => {
  const taken = new Set(log.map(({ key }) => key));
  for (const phone of phones) {
    const listed = phone.listed();
    const isWiped = phone.kept() === null;
    let lost = 0;
    for (const [key, action] of phone.acted) {
      const isTaken = taken.has(key);
      const isDiscarded = phone.discarded.has(key);
      const isGone = phone.gone.has(key);
      const isOpen = {
        isListed: listed.has(key),
        isDiscarded,
        isLost: isWiped && !isGone && !isDiscarded,
      };
      const isSatisfied = isGone && !isTaken && !isDiscarded;
      const about = `${action.what} ${key} ${JSON.stringify({ isTaken, isSatisfied, ...isOpen })}`;
      const open = Object.values(isOpen).filter(Boolean).length;
      if (isOpen.isLost) lost += 1;
      if (isTaken && open > 0) {
        // It was done, and a person was asked about it, because its response was never kept.
        expect(open, about).toBe(1);
        expect(phone.unheard.has(key), about).toBe(true);
        totals.unheard += 1;
      } else expect(open + Number(isTaken) + Number(isSatisfied), about).toBe(1);
      if (!isSatisfied) continue;
      const reached = isMark(action.what) ? DONE_IN[action.what] : [];
      const states = history.get(action.enrolmentId ?? '');
      expect(
        reached.some((state) => states?.has(state)),
        about,
      ).toBe(true);
      totals.satisfied += 1;
    }
    expect(phone.said).toEqual(
      lost > 0 ? [`${LOST_ROLE} Se borró de este navegador: ${unsentText(lost)} del día.`] : [],
    );
    totals.lost += lost;
    totals.actions += phone.acted.size;
    totals.discarded += phone.discarded.size;
    totals.again += phone.again.size;
    totals.conflicts += phone.kept()?.conflicts.length ?? 0;
  }
  totals.taken += taken.size;
};

/** What of a phone concerns one student is done in its order, but for what somebody sent again. */
const expectOrder = ({ phones, ids, log }: Round) => {
  for (const phone of phones) {
    const order = [...phone.acted.keys()];
    for (const id of ids) {
      const numbers = log
        .filter(({ key }) => phone.acted.get(key)?.enrolmentId === id && !phone.again.has(key))
        .map(({ key }) => order.indexOf(key));
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    }
  }
};

/** A mark does not undo what somebody else has done and this phone could know. */
const expectNothingUndone = ({ phones, log }: Round, { before }: ReturnType<typeof replayed>) => {
  for (const phone of phones) {
    for (const [key, action] of phone.acted) {
      const taken = before.get(key);
      if (!taken || !isMark(action.what) || phone.again.has(key)) continue;
      const isSame = action.what === 'complete' && ['ARRIVED', 'RETURNED'].includes(taken.state);
      if (isSame || taken.state === action.seen) continue;
      const from = phone.readBefore.get(key) ?? 0;
      const meanwhile = log.slice(from, taken.index);
      expect(
        meanwhile.some((one) => before.get(one.key)?.id === taken.id && !phone.acted.has(one.key)),
        `${action.what} ${key}: ${action.seen} became ${taken.state}`,
      ).toBe(true);
    }
  }
};

/** What every telephone keeps is what the server says to it. */
const expectConverged = async (phone: Phone) => {
  const kept = phone.kept();
  const result = await phone.readNow();
  if (!kept) return expect(result.status).toBe('forbidden');
  expect(nextAction(kept)).toBeNull();
  if (result.status !== 'read') throw new Error(result.status);
  expect(kept.data).toEqual(result.data);
  if (kept.queue.length === 0) expect(shownDay(kept)).toEqual(result.data.rangeDay);
};

/** What is out comes back, so that the next day begins with everything there. */
const putAway = async (ids: readonly string[]) => {
  for (const { _id, roundsOut } of await FirearmHandOutModel.find({ returnedAt: null }).lean()) {
    good(await as(desk).takeBackFirearm({ id: _id.toString(), rounds: roundsOut ?? 0, roundsLeft: 0 }));
  }
  for (const { _id } of await OwnWeaponModel.find({ enrolmentId: { $in: ids }, outAt: null }).lean()) {
    good(await as(desk).releaseOwnWeapon(_id.toString()));
  }
};

it(`two phones that go away and come back end as the server does (SEED=${SEED})`, async () => {
  for (let number = 0; number < ROUNDS; number += 1) {
    vi.setSystemTime(instantOf(academyDay(1), '09:00', academy.timeZone));
    const round = await play(number);
    const { ids, phones, log, isOrdered, roleEndsAt } = round;
    const books = replayed(round);
    const stored = await storedBooks(ids);
    const expected = [...books.books.students]
      .map(([enrolmentId, student]) => ({
        ...{ enrolmentId, state: stateOf(student), hasArrived: student.hasArrived },
        handOuts: byId(student.handOuts),
        ownWeapons: byId(student.ownWeapons),
      }))
      .toSorted((one, other) => one.enrolmentId.localeCompare(other.enrolmentId));
    if (isOrdered) expect(stored).toEqual({ students: expected, stock: books.books.stock });
    // Which of two marks came last, their responses do not say.
    else {
      expect(stored).toEqual({
        students: expected.map(({ state: _state, hasArrived: _hasArrived, ...one }) =>
          expect.objectContaining(one),
        ),
        stock: books.books.stock,
      });
    }
    stock = books.books.stock;
    // What was sent again after it was refused, the sweep settles.
    vi.setSystemTime(addMinutes(new Date(), SETTLED_MINUTES));
    await sweep(server.deps);
    expect((await verify()).problems).toEqual([]);
    expectEnds(round, books);
    expectOrder(round);
    if (isOrdered) expectNothingUndone(round, books);
    if (roleEndsAt !== null) {
      expect(phones[1].kept()).toBeNull();
      expect(log.slice(roleEndsAt).filter(({ key }) => phones[1].acted.has(key))).toEqual([]);
    }
    for (const phone of phones) {
      await expectConverged(phone);
      phone.signOut();
      expect(phone.stored()).toEqual([]);
    }
    await putAway(ids);
  }
  console.log(`${ROUNDS} rounds: ${JSON.stringify(totals)}`);
  const { taken, kills, losses, replays, conflicts, again, discarded } = totals;
  for (const count of [taken, kills, losses, replays, conflicts + again + discarded]) {
    expect(count).toBeGreaterThan(0);
  }
}, 3_600_000);
