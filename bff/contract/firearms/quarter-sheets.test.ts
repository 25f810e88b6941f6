import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayAfter, instantOf } from '#domain/dates/dates.ts';
import { shortDate } from '#domain/dates/date-text.ts';
import { daysOfQuarter, quarterAfter, quarterOf } from '#domain/dates/quarters.ts';
import { AMMUNITION_LABELS, type AmmunitionType } from '#domain/firearms/ammunition.ts';
import { consumedOf, type SheetCaliber } from '#domain/firearms/ammunition-sheet.ts';
import { messages } from '#domain/messages.ts';
import { countText } from '#domain/texts/numbers.ts';
import { CALIBERS, type Caliber } from '#domain/weapons/weapon.catalogue.ts';
import { verify } from '../../cli/verify/verify.ts';
import { appendAmmunition } from '../../src/features/firearms/ammunition.ts';
import { AmmunitionModel } from '../../src/features/firearms/ammunition.model.ts';
import { AmmunitionSheetModel } from '../../src/features/firearms/ammunition-sheet.model.ts';
import { FirearmHandOutModel } from '../../src/features/firearms/firearm.model.ts';
import { aToken } from '../account-builders.ts';
import { aCourse, aStaffMember, aStudent, anAdmin, good, NO_SUCH_ID, type Member } from '../builders.ts';
import { fetchFile, rowsOfFile, type Row } from '../csv-files.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { aFirearm, isToday } from '../firearm-builders.ts';
import { useTestServer } from '../harness.ts';
import { canReadPdf, readPdf } from '../pdf-tools.ts';

const server = useTestServer();
const surface = () => ({ url: server.url, connect: connectGraphql });

/** Quarters to come, so that no session or record of the test is over. */
const FIRST = quarterAfter(quarterOf(new Date()));
const SECOND = quarterAfter(FIRST);
const THIRD = quarterAfter(SECOND);

const MODELS: Record<Caliber, 'pistola-9mm' | 'escopeta-12' | 'carabina-22lr'> = {
  '9mm': 'pistola-9mm',
  '12 UAB': 'escopeta-12',
  '.22LR': 'carabina-22lr',
};

let armourer: Member;

/** Travels to noon of a day of a quarter, where the armourer signs in. */
const travelTo = async (quarter: string, day = 0) => {
  const { from } = daysOfQuarter(quarter);
  vi.setSystemTime(instantOf(dayAfter(from, day), '12:00', academy.timeZone));
  armourer = await aStaffMember(surface(), 'armourer');
};

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

beforeEach(async () => {
  await AmmunitionModel.deleteMany({});
  await AmmunitionSheetModel.deleteMany({});
  await FirearmHandOutModel.deleteMany({});
});

afterEach(async () => {
  expect((await verify()).problems).toEqual([]);
});

const as = (idempotencyKey?: string, { token }: Member = armourer) =>
  connectGraphql(server.url, token, idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {});

/** Each entry is another one. */
const ANSWERS = { confirmRepeated: true, includesOut: false };

const record = async (type: 'purchase' | 'count' | 'loss', rounds: number, caliber: string = '9mm') =>
  good(
    await as().recordAmmunition({
      caliber,
      type,
      rounds,
      invoice: `A-${rounds}`,
      ...ANSWERS,
      reason: 'Prueba',
    }),
  );

const aHandedOut = async (rounds: number, caliber: Caliber = '9mm') => {
  const student = await aStudent(surface());
  const { id } = good(await student.api.enrol({ courseId: (await aCourse()).id }));
  await isToday(id);
  const firearmId = await aFirearm({ model: MODELS[caliber] });
  return good(await as().handOutFirearm({ firearmId, enrolmentId: id, rounds })).id;
};

const takeBack = async (id: string, roundsLeft: number) =>
  good(await as().takeBackFirearm({ id, roundsLeft }));

const issue = (quarter: string, key?: string) => as(key).issueAmmunitionSheet({ quarter });

const download = async (id: string, kind: 'pdf' | 'csv') => {
  const response = await fetchFile(`${server.url}/api/ammunition/sheets/${id}/sheet.${kind}`, armourer.token);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

const rowsOf = async (id: string) =>
  rowsOfFile(await fetchFile(`${server.url}/api/ammunition/sheets/${id}/sheet.csv`, armourer.token));

const sum = (rows: readonly Row[], caliber: string, type: AmmunitionType) =>
  rows
    .filter(({ Calibre, Tipo }) => Calibre === caliber && Tipo === AMMUNITION_LABELS[type])
    .reduce((total, { Municiones }) => total + Number(Municiones), 0);

/** The figures of a caliber, from the rows of a file. */
const figures = (rows: readonly Row[], caliber: string, opening: number): SheetCaliber => {
  const of = (type: AmmunitionType) => sum(rows, caliber, type);
  const moved = {
    bought: of('purchase'),
    handedOut: -of('hand_out'),
    returned: of('return'),
    counted: of('count'),
    lost: -of('loss'),
    corrected: of('correction'),
  };
  const added = moved.bought - moved.handedOut + moved.returned;
  const closing = opening + added + moved.counted - moved.lost + moved.corrected;
  return { caliber, opening, ...moved, closing };
};

const signed = (rounds: number) => `${rounds > 0 ? '+' : ''}${countText(rounds)}`;

/** The row of a caliber as the PDF shows it. */
const printed = (row: SheetCaliber) => [
  row.caliber,
  ...[row.opening, row.bought, row.handedOut, row.returned].map(countText),
  countText(consumedOf(row)),
  countText(row.lost),
  signed(row.counted),
  signed(row.corrected),
  countText(row.closing),
];

const conflict = (detail: string) => ({ ok: false, status: 409, detail });

/** What is bought, handed out, returned the next day, counted and lost of three calibers. */
const aBusyQuarter = async (quarter: string) => {
  let out: string[] = [];
  for (const day of [3, 41, 80]) {
    await travelTo(quarter, day);
    for (const id of out.splice(0)) await takeBack(id, day % 7);
    for (const [index, caliber] of CALIBERS.entries()) {
      await record('purchase', 1_000 + 10 * day + index, caliber);
      await takeBack(await aHandedOut(100 + day + index, caliber), 10 + index);
      out = [...out, await aHandedOut(50, caliber)];
      await record('loss', 3 + index, caliber);
    }
    const [stock] = good(await as().ammunition()).stocks.filter(({ caliber }) => caliber === '9mm');
    await record('count', (stock?.inStock ?? 0) - (day % 5) + 1);
  }
  return out;
};

describe('the sheet of a quarter', () => {
  it('adds up for each caliber, and is the same as PDF, CSV and in the books', async () => {
    const out = await aBusyQuarter(FIRST);
    await travelTo(SECOND);
    for (const id of out) await takeBack(id, 5);
    const sheet = good(await issue(FIRST));
    const { from, to } = daysOfQuarter(FIRST);
    expect(sheet).toMatchObject({ number: 1, quarter: FIRST, from, to, issuedByName: expect.any(String) });

    const books = await rowsOfFile(
      await fetchFile(`${server.url}/api/exports/ammunition.csv?from=${from}&to=${to}`, armourer.token),
    );
    const rows = await rowsOf(sheet.id);
    expect(rows.map(({ Id }) => Id).sort()).toEqual(books.map(({ Id }) => Id).sort());
    expect(sheet.calibers).toEqual(CALIBERS.map((caliber) => figures(books, caliber, 0)));
    expect(sheet.calibers).toEqual(CALIBERS.map((caliber) => figures(rows, caliber, 0)));
    for (const { closing, caliber } of sheet.calibers) {
      expect(closing).toBe(Number(rows.findLast(({ Calibre }) => Calibre === caliber)?.Quedan));
    }

    const file = await download(sheet.id, 'pdf');
    expect((await download(sheet.id, 'pdf')).equals(file)).toBe(true);
    expect((await download(sheet.id, 'csv')).equals(await download(sheet.id, 'csv'))).toBe(true);
    if (!canReadPdf) return;
    const { text, elements, collisions } = readPdf(file);
    expect(collisions()).toEqual([]);
    expect(elements).not.toContain('-0');
    const first = elements.indexOf('Al terminar') + 1;
    const columns = printed(figures(rows, '9mm', 0)).length;
    expect(text).toContain('Recuentos y pérdidas');
    for (const type of ['count', 'loss'] as const) {
      const listed = rows.filter(({ Tipo }) => Tipo === AMMUNITION_LABELS[type]);
      expect(elements.filter((element) => element === AMMUNITION_LABELS[type])).toHaveLength(listed.length);
    }
    CALIBERS.forEach((caliber, index) => {
      const at = first + index * columns;
      expect(elements.slice(at, at + columns)).toEqual(printed(figures(rows, caliber, 0)));
    });
    for (const { Factura } of rows.filter(({ Tipo }) => Tipo === AMMUNITION_LABELS.purchase)) {
      expect(text).toContain(Factura);
    }
    for (const part of ['N.º 1', `${shortDate(from)} al ${shortDate(to)}`, rows[0]?.Responsable]) {
      expect(text).toContain(part);
    }
  });

  it('is never changed: a later correction is in the next one', async () => {
    await travelTo(FIRST);
    await record('purchase', 500);
    const id = await aHandedOut(100);
    await takeBack(id, 30);
    await travelTo(SECOND, 2);
    const sheet = good(await issue(FIRST));
    const before = [await download(sheet.id, 'pdf'), await download(sheet.id, 'csv')];

    await record('purchase', 40);
    good(await as().correctHandOut({ id, roundsLeft: 20, reason: 'Contado otra vez' }));
    // Of a request that began before the quarter ended.
    const late = instantOf(daysOfQuarter(FIRST).to, '23:59', academy.timeZone);
    await appendAmmunition({
      caliber: '.22LR',
      sourceKey: 'late',
      now: late,
      decide: () => ({ type: 'purchase', delta: 7, description: '—', by: armourer.id, invoice: 'T-7' }),
    });
    const after = [await download(sheet.id, 'pdf'), await download(sheet.id, 'csv')];
    expect(after.map((file, index) => file.equals(before[index] ?? Buffer.of()))).toEqual([true, true]);
    expect(good(await as().ammunitionSheets()).nodes).toMatchObject([sheet]);

    await travelTo(THIRD);
    const next = good(await issue(SECOND));
    expect(next.number).toBe(2);
    expect(next.calibers).toMatchObject([
      { caliber: '9mm', opening: 430, bought: 40, corrected: -10, closing: 460 },
      { caliber: '12 UAB', opening: 0, closing: 0 },
      { caliber: '.22LR', opening: 0, bought: 7, closing: 7 },
    ]);
    const correction = (await rowsOf(next.id)).find(({ Tipo }) => Tipo === AMMUNITION_LABELS.correction);
    expect(correction).toMatchObject({
      'Motivo de la corrección': 'Contado otra vez',
      'Corrige la devolución del': `${daysOfQuarter(FIRST).from} 12:00`,
    });
    if (!canReadPdf) return;
    const { text, elements } = readPdf(await download(next.id, 'pdf'));
    const printedText = text.replace(/\s+/g, ' ');
    expect(printedText).toContain(`devolución del ${shortDate(daysOfQuarter(FIRST).from)}`);
    expect(printedText).toContain('Compra, anotada después de la planilla anterior');
    expect(elements).toEqual(expect.arrayContaining(['-10', '+7', 'Contado otra vez']));
  });

  it('has as many pages as its purchases need', async () => {
    await travelTo(FIRST);
    for (let index = 0; index < 60; index += 1) {
      await appendAmmunition({
        caliber: '9mm',
        sourceKey: `bought:${index}`,
        now: new Date(),
        decide: () => ({
          type: 'purchase',
          delta: 100,
          description: '—',
          by: armourer.id,
          invoice: `F-${index}`,
          supplier: 'Fábrica Militar Fray Luis Beltrán, sucursal del sur',
          lot: `L-${index}`,
        }),
      });
    }
    await travelTo(SECOND);
    const { id } = good(await issue(FIRST));
    const file = await download(id, 'pdf');
    if (!canReadPdf) return;
    const { text } = readPdf(file);
    for (let index = 0; index < 60; index += 1) expect(text).toContain(`F-${index}`);
    expect(text.split('\f').length).toBeGreaterThan(3);
  });
});

describe('a sheet is issued', () => {
  it('once by requests that arrive together, with one number', async () => {
    await travelTo(FIRST);
    await record('purchase', 100);
    await travelTo(SECOND);
    const all = await Promise.all(Array.from({ length: 6 }, () => issue(FIRST)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    for (const one of all.filter(({ ok }) => !ok)) expect(one).toMatchObject(conflict(messages.sheetIssued));
    expect(await AmmunitionSheetModel.countDocuments()).toBe(1);
  });

  it('once with an Idempotency-Key', async () => {
    await travelTo(FIRST);
    await record('purchase', 100);
    await travelTo(SECOND);
    const key = randomUUID();
    const copies = await Promise.all([issue(FIRST, key), issue(FIRST, key)]);
    expect(new Set(copies.map((copy) => good(copy).id)).size).toBe(1);
    expect(good(await issue(FIRST, key))).toEqual(good(copies[0] as (typeof copies)[number]));
  });

  it('not before the quarter has ended in the time zone of the academy', async () => {
    await travelTo(FIRST);
    await record('purchase', 100);
    const { to } = daysOfQuarter(FIRST);
    const end = instantOf(dayAfter(to, 1), '00:00', academy.timeZone);
    armourer = await aStaffMember(surface(), 'armourer');
    vi.setSystemTime(new Date(end.getTime() - 1));
    armourer = await aStaffMember(surface(), 'armourer');
    expect(good(await as().nextAmmunitionSheet())).toMatchObject({ quarter: FIRST, isOver: false });
    expect(await issue(FIRST)).toMatchObject(conflict(messages.quarterNotOver));
    vi.setSystemTime(end);
    expect(good(await as().nextAmmunitionSheet())).toMatchObject({ quarter: FIRST, isOver: true });
    good(await issue(FIRST));
    expect(good(await as().nextAmmunitionSheet())).toMatchObject({ quarter: SECOND, isOver: false });
  });

  it('in order, from the quarter of the first entry on, also for quarters without entries', async () => {
    await travelTo(SECOND);
    expect(good(await as().nextAmmunitionSheet())).toBeNull();
    expect(await issue(FIRST)).toMatchObject(conflict(messages.sheetOutOfOrder));
    await record('purchase', 100);
    const [fourth, fifth] = [quarterAfter(THIRD), quarterAfter(quarterAfter(THIRD))];
    await travelTo(fifth);
    for (const quarter of [FIRST, THIRD, fourth]) {
      expect(await issue(quarter)).toMatchObject(conflict(messages.sheetOutOfOrder));
    }
    const numbers = [];
    for (const quarter of [SECOND, THIRD, fourth]) numbers.push(good(await issue(quarter)).number);
    expect(numbers).toEqual([1, 2, 3]);
    expect(await issue(THIRD)).toMatchObject(conflict(messages.sheetIssued));
    expect(await issue(fifth)).toMatchObject(conflict(messages.quarterNotOver));
    const [newest] = good(await as().ammunitionSheets()).nodes;
    expect(newest?.calibers[0]).toMatchObject({ opening: 100, bought: 0, closing: 100 });
  });

  it.each(['', '2026', '2026-5', '2026-03', '26-1'])('not for the quarter "%s"', async (quarter) => {
    await travelTo(FIRST);
    expect(await issue(quarter)).toMatchObject({
      status: 422,
      fields: [expect.objectContaining({ field: 'quarter', message: messages.quarter })],
    });
  });

  it('in person: a token reads, and issues nothing', async () => {
    await travelTo(FIRST);
    const admin = await anAdmin(surface());
    const { token } = await aToken(admin.id);
    expect(await connectGraphql(server.url, token).issueAmmunitionSheet({ quarter: FIRST })).toMatchObject({
      status: 403,
      detail: messages.notForTokens,
    });
    expect(await connectGraphql(server.url, token).ammunitionSheets()).toMatchObject({ ok: true });
  });
});

describe('issued sheets', () => {
  it('are listed and downloaded by who keeps the armoury', async () => {
    await travelTo(FIRST);
    await record('purchase', 100);
    await travelTo(SECOND);
    const { id } = good(await issue(FIRST));
    const statusOf = async (path: string, { token }: Member) =>
      (await fetchFile(`${server.url}/api/ammunition/sheets${path}`, token)).status;
    const paths = ['', `/${id}/sheet.pdf`, `/${id}/sheet.csv`];
    for (const path of paths) {
      for (const member of [armourer, await aStaffMember(surface(), 'desk'), await anAdmin(surface())]) {
        expect(await statusOf(path, member), path).toBe(200);
      }
      for (const member of [await aStudent(surface()), await aStaffMember(surface(), 'instructor')]) {
        expect(await statusOf(path, member), path).toBe(403);
      }
    }
    expect(await statusOf(`/${NO_SUCH_ID}/sheet.pdf`, armourer)).toBe(404);
  });

  it('are recomputed by verify', async () => {
    await travelTo(FIRST);
    await record('purchase', 100);
    await travelTo(SECOND);
    good(await issue(FIRST));
    const set = (fields: object) => AmmunitionSheetModel.updateOne({ number: 1 }, { $set: fields });
    await set({ 'calibers.0.lost': 4, 'calibers.0.closing': 96 });
    expect((await verify()).problems).toEqual([
      'ammunition sheet 1: closing of 9mm is 100',
      'ammunition sheet 1: lost of 9mm is 0',
    ]);
    await set({ 'calibers.0.lost': 0, 'calibers.0.closing': 100 });
    await travelTo(THIRD);
    good(await issue(SECOND));
    await AmmunitionSheetModel.updateOne({ number: 2 }, { $set: { quarter: THIRD } });
    expect((await verify()).problems).toEqual([`ammunition sheet 2: ${THIRD} follows ${FIRST}`]);
    await AmmunitionSheetModel.updateOne({ number: 2 }, { $set: { quarter: SECOND } });
  });
});
