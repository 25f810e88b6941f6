import { addDays, addMinutes, max } from 'date-fns';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayAfter, instantOf } from '#domain/dates/dates.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { daysOfQuarter, quarterAfter, quarterOf } from '#domain/dates/quarters.ts';
import { AMMUNITION_LABELS, type AmmunitionType } from '#domain/firearms/ammunition.ts';
import { messages } from '#domain/messages.ts';
import { CALIBERS, type Caliber } from '#domain/weapons/weapon.catalogue.ts';
import { verify } from '../../cli/verify/verify.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import type { Payload } from '../academy-api.ts';
import {
  aBooking,
  aCourse,
  aPersonalisedCourse,
  aStaffMember,
  aStudent,
  anAdmin,
  good,
  type Member,
} from '../builders.ts';
import { fetchFile, rowsOfFile, type Row } from '../csv-files.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { aFirearm, hasLicence } from '../firearm-builders.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { choicesFrom } from '../random-users.ts';
import { anOpenWeek } from '../schedule-builders.ts';

/** Days of the quarter on which the academy is open. */
const DAYS = Number(process.env.ARMOURY_DAYS ?? 92);
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
const WEAPONS_OF_EACH = 8;
const GROUPS = 6;
const SINGLES = 2;
const STUDENTS_OF_EACH = 2;
const HOURS = ['09:00', '10:00', '11:00', '12:00'];
const PLANNED_AT = '08:00';
const MINUTES = 3;

const [LOCATION, SHOTGUN] = ['Polígono Norte', 'escopeta-12'];
const lane = (name: string, weapons: string[] = []) => ({
  id: new Types.ObjectId().toString(),
  name,
  weapons,
  location: LOCATION,
  isActive: true,
});
const LANES = [lane('Línea 1'), lane('Línea 2'), lane('Línea 3'), lane('Escopetas', [SHOTGUN])];
/** Those for fewer weapons are taken first. */
const IN_TURN = [...LANES.slice(3), ...LANES.slice(0, 3)];

const QUARTER = quarterAfter(quarterOf(new Date()));
const MODELS = { '9mm': 'pistola-9mm', '12 UAB': 'escopeta-12', '.22LR': 'carabina-22lr' } as const;

const { whole, happens, some } = choicesFrom(SEED);

/** Whether classes hold their lanes, or lanes are proposed when the day is read. */
const POLICY = SEED % 2 === 0 ? 'enforce' : 'suggest';

let server: TestServer;
let armourer: Member;
let desk: Member;
const as = ({ token }: Member) => connectGraphql(server.url, token);
const api = () => as(armourer);

type Weapon = {
  id: string;
  caliber: Caliber;
  fired: number;
  out: { id: string; enrolmentId: string; rounds: number } | null;
};

/** What the armourer would write on paper. */
const weapons: Weapon[] = [];
const stock = new Map<string, number>(CALIBERS.map((caliber) => [caliber, 0]));
const returns: { id: string; weapon: Weapon; rounds: number; left: number }[] = [];
const inside = new Set<string>();

/** A class that takes place once a day, if there is a lane for it. */
type Class = {
  id: string;
  courseId: string;
  isSingle: boolean;
  enrolments: string[];
  startsAt: Date | null;
  laneId: string | null;
};
const classes: Class[] = [];
/** Weapons that an enrolment has, and how many it has had. */
const hands = new Map<string, { weapons: Set<Weapon>; count: number }>();

const handOf = (enrolmentId: string) => {
  const hand = hands.get(enrolmentId);
  if (!hand) throw new Error(`no enrolment ${enrolmentId}`);
  return hand;
};

/** Days on which classes shared an hour, and times at which there was no lane for a class. */
const met = { shared: 0, without: 0 };

const stockOf = (caliber: string) => stock.get(caliber) ?? 0;
const move = (caliber: string, rounds: number) => stock.set(caliber, stockOf(caliber) + rounds);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(instantOf(daysOfQuarter(QUARTER).from, '09:00', academy.timeZone));
  server = await startTestServer({ SESSION_HOURS: '8760', MAX_ACTIVE_ENROLMENTS: '1000' });
  const surface = { url: server.url, connect: connectGraphql };
  await anAdmin(surface);
  armourer = await aStaffMember(surface, 'armourer');
  for (const caliber of CALIBERS) {
    for (let index = 0; index < WEAPONS_OF_EACH; index += 1) {
      const id = await aFirearm({ model: MODELS[caliber] });
      weapons.push({ id, caliber, fired: 0, out: null });
    }
  }
  desk = await aStaffMember(surface, 'desk');
  await anOpenWeek({
    policy: POLICY,
    lanes: LANES,
    weeklyHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '13:00' })),
  });
  const enrol = async (input: Payload) => {
    const student = await aStudent(surface);
    await hasLicence(student.id, '2099-12-31');
    const { id } = good(await student.api.enrol(input));
    hands.set(id, { weapons: new Set(), count: 0 });
    return id;
  };
  const later = { location: LOCATION, durationMinutes: 60 };
  // After the quarter: a class holds no lane on its days before it is placed.
  const first = addDays(instantOf(daysOfQuarter(QUARTER).to, '09:00', academy.timeZone), 1);
  for (let index = 0; index < GROUPS; index += 1) {
    const { id: courseId } = await aCourse({ ...later, scheduledDate: addDays(first, index) });
    const kit = { isAccompanied: false, weapons: ['pistola-9mm'], rounds: 50 };
    good(await as(desk).setCourseKit({ courseId, ...kit }));
    const enrolments: string[] = [];
    while (enrolments.length < STUDENTS_OF_EACH) enrolments.push(await enrol({ courseId }));
    classes.push({ id: courseId, courseId, isSingle: false, enrolments, startsAt: null, laneId: null });
  }
  const { id: courseId } = await aPersonalisedCourse(later);
  for (let index = 0; index < SINGLES; index += 1) {
    const booked = aBooking(courseId, {
      scheduledDate: addDays(first, index).toISOString(),
      scheduledTime: '09:00',
      weapons: [SHOTGUN],
      ammoBoxes: [{ caliber: '12 UAB', quantity: 1 }],
    });
    const id = await enrol(booked);
    classes.push({ id, courseId, isSingle: true, enrolments: [id], startsAt: null, laneId: null });
  }
  good(await as(desk).confirmEnrolments({ ids: [...hands.keys()] }));
});
afterAll(async () => {
  vi.useRealTimers();
  await server.stop();
});

const pass = () => vi.setSystemTime(addMinutes(new Date(), MINUTES));

const record = async (type: 'purchase' | 'count' | 'loss', caliber: Caliber, rounds: number) => {
  pass();
  const before = stockOf(caliber);
  const after = { purchase: before + rounds, count: rounds, loss: before - rounds }[type];
  const answers = { confirmRepeated: true, includesOut: false };
  const entry = { caliber, type, rounds, invoice: 'A-1', reason: 'Prueba', ...answers };
  const result = await api().recordAmmunition(entry);
  if (after < 0) return expect(result).toMatchObject({ status: 409, detail: messages.ammunitionShort });
  expect(good(result).balance).toBe(after);
  stock.set(caliber, after);
};

const handOut = async (weapon: Weapon, enrolmentId: string) => {
  pass();
  const rounds = some([0, 25, 50, 50, 100]);
  const result = await api().handOutFirearm({
    firearmId: weapon.id,
    enrolmentId,
    rounds,
  });
  if (weapon.out) return expect(result).toMatchObject({ status: 409, detail: messages.firearmOut });
  if (rounds > stockOf(weapon.caliber)) {
    return expect(result).toMatchObject({ status: 409, detail: messages.ammunitionShort });
  }
  weapon.out = { id: good(result).id, enrolmentId, rounds };
  const hand = handOf(enrolmentId);
  hand.weapons.add(weapon);
  hand.count += 1;
  move(weapon.caliber, -rounds);
};

const takeBack = async (weapon: Weapon) => {
  if (!weapon.out) return;
  pass();
  const { id, enrolmentId, rounds } = weapon.out;
  const left = whole(0, rounds);
  // Some bring ammunition of their own.
  const fired = rounds - left + (happens(0.2) ? whole(1, 30) : 0);
  good(await api().takeBackFirearm({ id, rounds: fired, roundsLeft: left }));
  weapon.out = null;
  handOf(enrolmentId).weapons.delete(weapon);
  weapon.fired += fired;
  move(weapon.caliber, left);
  returns.push({ id, weapon, rounds, left });
};

const correct = async () => {
  const [wrong] = returns.filter(({ rounds, weapon }) => rounds > 0 && !weapon.out).slice(-1);
  if (!wrong) return;
  const { id, weapon, rounds, left } = wrong;
  pass();
  const right = whole(0, rounds);
  const all = good(await api().firearmHandOuts({ firearmId: weapon.id, first: 100 })).nodes;
  const fired = all
    .filter((one) => one.id === id || one.corrects === id)
    .reduce((sum, one) => sum + (one.rounds ?? 0), 0);
  const result = await api().correctHandOut({ id, roundsLeft: right, reason: 'Contado otra vez' });
  if (right - left + stockOf(weapon.caliber) < 0) return expect(result).toMatchObject({ status: 409 });
  good(result);
  move(weapon.caliber, right - left);
  weapon.fired += rounds - right - fired;
  wrong.left = right;
};

const bringOrLeave = async (enrolmentId: string) => {
  pass();
  const [first] = inside;
  if (first && happens(0.6)) {
    good(await api().releaseOwnWeapon(first));
    inside.delete(first);
    return;
  }
  const brought = { serial: `P-${whole(1, 1_000_000)}`, permitUntil: '2099-12-31', rounds: whole(0, 200) };
  inside.add(good(await api().recordOwnWeapon({ ...brought, enrolmentId })).id);
};

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();

const byEnrolment = (one: { enrolmentId: string }, other: { enrolmentId: string }) =>
  one.enrolmentId < other.enrolmentId ? -1 : 1;

/** The classes of the hour with a lane of their own. */
const lanesTaken = (startsAt: Date) =>
  new Set(
    classes.flatMap((one) => (Number(one.startsAt) === Number(startsAt) && one.laneId ? [one.laneId] : [])),
  );

/** Moves a class to an hour of the day, as the desk does. */
const place = async (one: Class, startsAt: Date) => {
  const scheduledDate = startsAt.toISOString();
  const taken = lanesTaken(startsAt);
  // The desk says in which lane somebody shoots alone.
  const chosen = one.isSingle ? some(LANES) : null;
  const result = one.isSingle
    ? await as(desk).rescheduleEnrolment({ id: one.id, scheduledDate, laneId: chosen?.id, overbook: false })
    : await as(desk).updateCourse({ id: one.id, scheduledDate });
  const free = chosen
    ? [chosen].filter(({ id }) => !taken.has(id))
    : IN_TURN.filter(({ id }) => !taken.has(id));
  if (POLICY === 'enforce' && free.length === 0) {
    met.without += 1;
    return expect(result).toMatchObject({ status: 409 });
  }
  good<unknown>(result);
  // It keeps the lane that it had, if that is free.
  const kept = free.find(({ id }) => id === one.laneId) ?? free[0];
  Object.assign(one, {
    startsAt,
    laneId: chosen?.id ?? (POLICY === 'enforce' ? kept?.id : null),
  });
};

const isOn = (day: string) => (one: Class) =>
  one.startsAt !== null && dayIn(one.startsAt, academy.timeZone) === day;

const inOrder = (one: Class, other: Class) =>
  Number(one.startsAt) - Number(other.startsAt) || (one.id < other.id ? -1 : 1);

/** Those without a lane of their own get the first one that nobody has, in the order of the day. */
const lanesOf = (today: readonly Class[]) => {
  const lanes = new Map(today.map((one) => [one, one.laneId]));
  for (const one of today.toSorted(inOrder)) {
    const sameHour = today.filter(({ startsAt }) => Number(startsAt) === Number(one.startsAt));
    const taken = sameHour.map((other) => lanes.get(other));
    if (!one.laneId) lanes.set(one, IN_TURN.find(({ id }) => !taken.includes(id))?.id ?? null);
  }
  return lanes;
};

const stateOf = (enrolmentId: string) => {
  const { weapons: held, count } = handOf(enrolmentId);
  if (held.size > 0) return 'on_range';
  return count > 0 ? 'returned' : 'expected';
};

/** The day on one screen is that of paper: classes by hour and lane, who has what, and what is left. */
const expectScreen = async (day: string) => {
  const shown = good(await api().rangeDay());
  const today = classes.filter(isOn(day));
  const lanes = lanesOf(today);
  expect(shown.classes.map(({ id, startsAt, laneName }) => ({ id, startsAt, laneName }))).toEqual(
    today.toSorted(inOrder).map((one) => ({
      id: one.id,
      startsAt: one.startsAt?.toISOString(),
      laneName: LANES.find(({ id }) => id === lanes.get(one))?.name ?? null,
    })),
  );
  const students = shown.students.map(({ enrolmentId, classId, state, handOuts }) => ({
    enrolmentId,
    classId,
    state,
    out: handOuts.flatMap(({ firearmId, returnedAt }) => (returnedAt ? [] : [firearmId])).toSorted(),
  }));
  const expected = today.flatMap((one) =>
    one.enrolments.map((enrolmentId) => ({
      enrolmentId,
      classId: one.id,
      state: stateOf(enrolmentId),
      out: idsOf([...handOf(enrolmentId).weapons]),
    })),
  );
  expect(students.toSorted(byEnrolment)).toEqual(expected.toSorted(byEnrolment));
  const enrolled = new Set(today.flatMap((one) => one.enrolments));
  expect(idsOf(shown.freeFirearms)).toEqual(idsOf(weapons.filter(({ out }) => !out)));
  expect(idsOf(shown.outside)).toEqual(
    idsOf(weapons.flatMap(({ out }) => (out && !enrolled.has(out.enrolmentId) ? [out] : []))),
  );
  met.shared += new Set(today.map(({ startsAt }) => Number(startsAt))).size < today.length ? 1 : 0;
  met.without += [...lanes.values()].filter((id) => id === null).length;
};

/** What classes lend, on the sheet of the day. */
const expectSheet = async (day: string) => {
  const { confirmed, groupLoans, groupCourses } = good(await as(desk).armoury(day));
  const today = classes.filter(isOn(day));
  const groups = today.filter(({ isSingle }) => !isSingle).map(({ id }) => id);
  expect(idsOf(groupCourses)).toEqual(groups.toSorted());
  expect(groupLoans.toSorted((one, other) => (one.courseId < other.courseId ? -1 : 1))).toEqual(
    groups
      .toSorted()
      .map((courseId) => ({ courseId, students: STUDENTS_OF_EACH, weapons: ['pistola-9mm'], rounds: 50 })),
  );
  expect(confirmed.classes.map(({ enrolment }) => enrolment.id).toSorted()).toEqual(
    today
      .filter(({ isSingle }) => isSingle)
      .map(({ id }) => id)
      .toSorted(),
  );
};

const aDay = async (day: string) => {
  for (const one of classes)
    if (happens(0.9)) await place(one, instantOf(day, some(HOURS), academy.timeZone));
  await expectSheet(day);
  // What stayed out overnight comes back on the next day.
  for (const weapon of weapons.filter(({ out }) => out)) if (happens(0.8)) await takeBack(weapon);
  for (const caliber of CALIBERS) if (happens(0.15)) await record('purchase', caliber, whole(1, 20) * 50);
  for (const hour of HOURS) {
    const startsAt = instantOf(day, hour, academy.timeZone);
    vi.setSystemTime(max([new Date(), startsAt]));
    const now = classes.filter((one) => Number(one.startsAt) === Number(startsAt));
    const armed = now.flatMap(({ enrolments }) =>
      happens(0.8) ? [{ id: some(enrolments), weapon: some(weapons) }] : [],
    );
    for (const { weapon, id } of armed) await handOut(weapon, id);
    await expectScreen(day);
    for (const { weapon } of armed) if (happens(0.9)) await takeBack(weapon);
  }
  if (happens(0.1)) await record('loss', some(CALIBERS), whole(1, 40));
  if (happens(0.1)) {
    const caliber = some(CALIBERS);
    await record('count', caliber, Math.max(0, stockOf(caliber) + whole(-5, 5)));
  }
  if (happens(0.15)) await correct();
  const students = classes.filter(isOn(day)).flatMap((one) => one.enrolments);
  if (students.length > 0 && happens(0.4)) await bringOrLeave(some(students));
};

const close = async () => {
  pass();
  const closing = good(await api().closeDay({}));
  expect(idsOf(closing.out)).toEqual(weapons.flatMap(({ out }) => out?.id ?? []).toSorted());
  expect(idsOf(closing.ownWeapons)).toEqual([...inside].toSorted());
  for (const { caliber, inStock } of closing.calibers) expect(inStock).toBe(stockOf(caliber));
};

const rowsOf = async (path: string) => rowsOfFile(await fetchFile(`${server.url}${path}`, armourer.token));

const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { Municiones }) => sum + Number(Municiones), 0);

const of = (rows: readonly Row[], type: AmmunitionType) =>
  sumOf(rows.filter(({ Tipo }) => Tipo === AMMUNITION_LABELS[type]));

/** Each day and caliber from the file alone. */
const expectDays = async (rows: readonly Row[], days: readonly string[]) => {
  const opening = new Map<string, number>(CALIBERS.map((caliber) => [caliber, 0]));
  for (const day of days) {
    const { stocks } = good(await api().ammunition({ from: day, to: day }));
    for (const caliber of CALIBERS) {
      const own = rows.filter(({ Calibre, Fecha }) => Calibre === caliber && Fecha?.startsWith(day));
      const before = opening.get(caliber) ?? 0;
      const closing = before + sumOf(own);
      expect(closing).toBeGreaterThanOrEqual(0);
      if (own.length > 0) expect(Number(own.at(-1)?.Quedan)).toBe(closing);
      expect(stocks.find((one) => one.caliber === caliber)).toMatchObject({
        opening: before,
        closing,
        bought: of(own, 'purchase'),
        handedOut: 0 - of(own, 'hand_out'),
        returned: of(own, 'return'),
        counted: of(own, 'count'),
        lost: 0 - of(own, 'loss'),
        corrected: of(own, 'correction'),
      });
      opening.set(caliber, closing);
    }
  }
};

it(`a quarter of random days: hands, stock and rounds are those of paper, and of the exports, and classes are in their lanes (SEED=${SEED}, ${POLICY})`, async () => {
  const { from, to } = daysOfQuarter(QUARTER);
  const days: string[] = [];
  for (let day = from; day <= to && days.length < DAYS; day = dayAfter(day, 1)) {
    vi.setSystemTime(instantOf(day, PLANNED_AT, academy.timeZone));
    expect(dayIn(new Date(), academy.timeZone)).toBe(day);
    await aDay(day);
    await close();
    days.push(day);
  }

  const rows = await rowsOf('/api/exports/ammunition.csv');
  await expectDays(rows, days);
  for (const caliber of CALIBERS) {
    expect(sumOf(rows.filter(({ Calibre }) => Calibre === caliber))).toBe(stockOf(caliber));
  }
  const listed = await rowsOf('/api/exports/firearms.csv');
  const fired = new Map(listed.map(({ Id, Disparos }) => [Id, Number(Disparos)]));
  for (const weapon of weapons) expect(fired.get(weapon.id)).toBe(weapon.fired);

  vi.setSystemTime(instantOf(dayAfter(to, 1), '12:00', academy.timeZone));
  const sheet = good(await api().issueAmmunitionSheet({ quarter: QUARTER }));
  for (const figures of sheet.calibers) {
    const own = rows.filter(({ Calibre }) => Calibre === figures.caliber);
    expect(figures).toMatchObject({
      opening: 0,
      bought: of(own, 'purchase'),
      handedOut: 0 - of(own, 'hand_out'),
      returned: of(own, 'return'),
      counted: of(own, 'count'),
      lost: 0 - of(own, 'loss'),
      corrected: of(own, 'correction'),
      closing: sumOf(own),
    });
  }
  const ofSheet = () => rowsOf(`/api/ammunition/sheets/${sheet.id}/sheet.csv`);
  const frozen = await ofSheet();
  expect(frozen).toHaveLength(rows.length);
  for (const weapon of weapons.filter(({ out }) => out)) await takeBack(weapon);
  await correct();
  expect(await ofSheet()).toEqual(frozen);
  // The lanes of past classes.
  await sweep(server.deps);
  expect((await verify()).problems).toEqual([]);
  expect(met.shared).toBeGreaterThan(0);
  if (days.length > 30) expect(met.without).toBeGreaterThan(0);
}, 600_000);
