import { addMinutes } from 'date-fns';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayAfter, instantOf } from '#domain/dates/dates.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { daysOfQuarter, quarterAfter, quarterOf } from '#domain/dates/quarters.ts';
import { AMMUNITION_LABELS, type AmmunitionType } from '#domain/firearms/ammunition.ts';
import { messages } from '#domain/messages.ts';
import { CALIBERS, type Caliber } from '#domain/weapons/weapon.catalogue.ts';
import { verify } from '../../cli/verify/verify.ts';
import { aCourse, aStaffMember, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { fetchFile, rowsOfFile, type Row } from '../csv-files.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { aFirearm, isToday } from '../firearm-builders.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { randomFrom } from '../random-users.ts';

/** Days of the quarter on which the academy is open. */
const DAYS = Number(process.env.ARMOURY_DAYS ?? 92);
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
const WEAPONS_OF_EACH = 8;
const LANES = 4;
const HOURS = 4;
const STUDENTS = 12;
const MINUTES = 7;

const QUARTER = quarterAfter(quarterOf(new Date()));
const MODELS = { '9mm': 'pistola-9mm', '12 UAB': 'escopeta-12', '.22LR': 'carabina-22lr' } as const;

const random = randomFrom(SEED);
const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
const happens = (share: number) => random() < share;
const some = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
};

let server: TestServer;
let armourer: Member;
const api = () => connectGraphql(server.url, armourer.token);

type Weapon = { id: string; caliber: Caliber; fired: number; out: { id: string; rounds: number } | null };

/** What the armourer would write on paper. */
const weapons: Weapon[] = [];
const stock = new Map<string, number>(CALIBERS.map((caliber) => [caliber, 0]));
const returns: { id: string; weapon: Weapon; rounds: number; left: number }[] = [];
const inside = new Set<string>();
const enrolments: string[] = [];

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
  const { id: courseId } = await aCourse();
  while (enrolments.length < STUDENTS) {
    enrolments.push(good(await (await aStudent(surface)).api.enrol({ courseId })).id);
  }
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
  const entry = { caliber, type, rounds, invoice: 'A-1', reason: 'Prueba' };
  const result = await api().recordAmmunition(entry);
  if (after < 0) return expect(result).toMatchObject({ status: 409, detail: messages.ammunitionShort });
  expect(good(result).balance).toBe(after);
  stock.set(caliber, after);
};

const handOut = async (weapon: Weapon) => {
  pass();
  const rounds = some([0, 25, 50, 50, 100]);
  const result = await api().handOutFirearm({
    ...{ firearmId: weapon.id, enrolmentId: some(enrolments), rounds },
  });
  if (weapon.out) return expect(result).toMatchObject({ status: 409, detail: messages.firearmOut });
  if (rounds > stockOf(weapon.caliber)) {
    return expect(result).toMatchObject({ status: 409, detail: messages.ammunitionShort });
  }
  weapon.out = { id: good(result).id, rounds };
  move(weapon.caliber, -rounds);
};

const takeBack = async (weapon: Weapon) => {
  if (!weapon.out) return;
  pass();
  const { id, rounds } = weapon.out;
  const left = whole(0, rounds);
  // Some bring ammunition of their own.
  const fired = rounds - left + (happens(0.2) ? whole(1, 30) : 0);
  good(await api().takeBackFirearm({ id, rounds: fired, roundsLeft: left }));
  weapon.out = null;
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

const bringOrLeave = async () => {
  pass();
  const [first] = inside;
  if (first && happens(0.6)) {
    good(await api().releaseOwnWeapon(first));
    inside.delete(first);
    return;
  }
  const brought = { serial: `P-${whole(1, 1_000_000)}`, permitUntil: '2099-12-31', rounds: whole(0, 200) };
  inside.add(good(await api().recordOwnWeapon({ ...brought, enrolmentId: some(enrolments) })).id);
};

const aDay = async () => {
  for (const id of enrolments) await isToday(id);
  // What stayed out overnight comes back on the next day.
  for (const weapon of weapons.filter(({ out }) => out)) if (happens(0.8)) await takeBack(weapon);
  for (const caliber of CALIBERS) if (happens(0.15)) await record('purchase', caliber, whole(1, 20) * 50);
  for (let hour = 0; hour < HOURS; hour += 1) {
    const armed = Array.from({ length: whole(0, LANES) }, () => some(weapons));
    for (const weapon of armed) await handOut(weapon);
    for (const weapon of armed) if (happens(0.9)) await takeBack(weapon);
  }
  if (happens(0.1)) await record('loss', some(CALIBERS), whole(1, 40));
  if (happens(0.1)) {
    const caliber = some(CALIBERS);
    await record('count', caliber, Math.max(0, stockOf(caliber) + whole(-5, 5)));
  }
  if (happens(0.15)) await correct();
  if (happens(0.4)) await bringOrLeave();
};

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();

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
        ...{ opening: before, closing, bought: of(own, 'purchase'), handedOut: 0 - of(own, 'hand_out') },
        ...{ returned: of(own, 'return'), counted: of(own, 'count'), lost: 0 - of(own, 'loss') },
        corrected: of(own, 'correction'),
      });
      opening.set(caliber, closing);
    }
  }
};

it(`a quarter of random days: hands, stock and rounds are those of paper, and of the exports (SEED=${SEED})`, async () => {
  const { from, to } = daysOfQuarter(QUARTER);
  const days: string[] = [];
  for (let day = from; day <= to && days.length < DAYS; day = dayAfter(day, 1)) {
    vi.setSystemTime(instantOf(day, '09:00', academy.timeZone));
    expect(dayIn(new Date(), academy.timeZone)).toBe(day);
    await aDay();
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
      ...{ opening: 0, bought: of(own, 'purchase'), handedOut: 0 - of(own, 'hand_out') },
      ...{ returned: of(own, 'return'), counted: of(own, 'count'), lost: 0 - of(own, 'loss') },
      ...{ corrected: of(own, 'correction'), closing: sumOf(own) },
    });
  }
  const ofSheet = () => rowsOf(`/api/ammunition/sheets/${sheet.id}/sheet.csv`);
  const frozen = await ofSheet();
  expect(frozen).toHaveLength(rows.length);
  for (const weapon of weapons.filter(({ out }) => out)) await takeBack(weapon);
  await correct();
  expect(await ofSheet()).toEqual(frozen);
  expect((await verify()).problems).toEqual([]);
}, 600_000);
