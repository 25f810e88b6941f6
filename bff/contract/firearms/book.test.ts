import { addMinutes } from 'date-fns';
import { afterEach, describe, expect, it } from 'vitest';
import { monthOf } from '#domain/dates/months.ts';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { verify } from '../../cli/verify/verify.ts';
import { aCourse, aStaffMember, aStudent, anAdmin, good, type Member } from '../builders.ts';
import type { Payload } from '../academy-api.ts';
import { fetchFile, rowsOfFile } from '../csv-files.ts';
import { only } from '../access/roles.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { aFirearm, anOwnWeaponInput, isToday } from '../firearm-builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { canReadPdf, readPdf } from '../pdf-tools.ts';

const server = useTestServer();
const today = () => dayIn(new Date(), academy.timeZone);

const admin = useBuilt(() => anAdmin(server));
const armourer = useBuilt(() => aStaffMember(server, 'armourer'));

afterEach(async () => {
  expect((await verify()).problems).toEqual([]);
});

const as = ({ token }: Member) => connectGraphql(server.url, token);

/** One movement of each type, in this order. */
const aDayOfMovements = async (serial: string) => {
  const keeper = as(armourer);
  const student = await aStudent(server);
  const { id: enrolmentId } = good(await student.api.enrol({ courseId: (await aCourse()).id }));
  await isToday(enrolmentId);
  const firearmId = await aFirearm({ serial });
  const bought = {
    caliber: '9mm',
    type: 'purchase',
    rounds: 1_000,
    invoice: `A-${serial}`,
    lot: `L-${serial}`,
  };
  good(await keeper.recordAmmunition(bought));
  const out = good(await keeper.handOutFirearm({ firearmId, enrolmentId, rounds: 50 }));
  good(await keeper.takeBackFirearm({ id: out.id, roundsLeft: 10 }));
  good(await keeper.correctHandOut({ id: out.id, roundsLeft: 8, reason: 'Contado otra vez' }));
  const mistaken = good(await keeper.handOutFirearm({ firearmId, enrolmentId }));
  good(await keeper.annulHandOut({ id: mistaken.id, reason: 'Era otra' }));
  const weapon = { ...anOwnWeaponInput(), serial: `${serial}-P` };
  const own = good(await keeper.recordOwnWeapon({ ...weapon, enrolmentId }));
  good(await keeper.releaseOwnWeapon(own.id));
  good(await keeper.recordAmmunition({ caliber: '9mm', type: 'loss', rounds: 1, reason: 'Mojada' }));
  good(await keeper.recordAmmunition({ caliber: '9mm', type: 'count', rounds: 900, reason: 'De noviembre' }));
  good(await keeper.closeDay({ counts: [{ caliber: '9mm', rounds: 900 }], note: 'Sin novedad' }));
  return { student, studentName: out.studentName, byName: out.outByName };
};

const TYPES = [
  'purchase',
  'hand_out',
  'return',
  'correction',
  'hand_out',
  'annulment',
  'own_in',
  'own_out',
  'loss',
  'count',
  'closing',
];

describe.each([
  ['REST', connectRest],
  ['GraphQL', connectGraphql],
] as const)('the book of weapons by %s', (_name, connect) => {
  const book = (query: Payload) => only(connect(server.url, armourer.token), 'firearmBook')(query);

  it('has each movement with who gave, received and held, by day and by serial number', async () => {
    const serial = `LB-${Math.floor(Math.random() * 1e6)}X`;
    const { studentName, byName } = await aDayOfMovements(serial);
    const { nodes } = good(await book({ from: today(), to: today(), first: TYPES.length }));
    expect(nodes.map(({ type }) => type).toReversed()).toEqual(TYPES);
    expect(new Set(nodes.map((node) => node.byName))).toEqual(new Set([byName]));
    const of = (type: string) => nodes.find((node) => node.type === type);
    const papers = { personName: studentName, clu: '123456', cluExpiration: '2099-12-31' };
    const what = `Pistola 9mm Bersa ${serial}`;
    expect(of('return')).toMatchObject({ what, serial, caliber: '9mm', rounds: 10, byName, ...papers });
    expect(of('return')).toMatchObject({ note: '40 disparos', late: null });
    expect(of('correction')).toMatchObject({ what, rounds: -2, note: 'Contado otra vez', byName });
    expect(of('annulment')).toMatchObject({ note: 'Era otra', personName: studentName });
    expect(of('own_in')).toMatchObject({ serial: `${serial}-P`, rounds: 100, byName, ...papers });
    expect(of('purchase')).toMatchObject({
      rounds: 1_000,
      note: `Factura A-${serial} · Lote L-${serial}`,
      byName,
    });
    expect(of('closing')?.note).toContain('900 contadas · Sin novedad');

    const bySerial = good(await book({ serial: serial.toLowerCase().replace('-', ' '), first: 100 })).nodes;
    expect(bySerial.map(({ type }) => type).toReversed()).toEqual([
      'hand_out',
      'return',
      'correction',
      'hand_out',
      'annulment',
      'own_in',
      'own_out',
    ]);
    const tomorrow = dayIn(addMinutes(new Date(), 24 * 60), academy.timeZone);
    expect(good(await book({ from: tomorrow })).nodes).toEqual([]);
    expect(await book({ from: '2026-02-30' })).toMatchObject({ status: 422 });
  });
});

it('the book is a file with the same movements, oldest first, and a sheet of the month', async () => {
  await aDayOfMovements('LBF-1');
  const { nodes } = good(await as(admin).firearmBook({ first: 100 }));
  const rows = await rowsOfFile(
    await fetchFile(`${server.url}/api/exports/book.csv?from=${today()}&to=${today()}`, armourer.token),
  );
  expect(rows.map(({ Id }) => Id).toReversed()).toEqual(nodes.map(({ id }) => id));
  expect(rows.at(-1)).toMatchObject({ Movimiento: 'Cierre del día' });
  const path = `/api/firearms/book/${monthOf(new Date())}/sheet.pdf`;
  const headers = { Authorization: `Bearer ${armourer.token}` };
  const response = await fetch(server.url + path, { headers });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const file = Buffer.from(await response.arrayBuffer());
  if (!canReadPdf) return;
  const { text, collisions } = readPdf(file);
  expect(collisions()).toEqual([]);
  for (const part of ['LBF-1', 'Cierre', '123456', 'Movimientos']) expect(text).toContain(part);
});

it('the sheet of a month shows the papers of the academy, if they are set', async () => {
  const { cuit, armoury } = academy;
  const responsible = { name: 'Ana Paz', document: 'DNI 30.111.222', licence: 'CLU 123456' };
  Object.assign(academy, { cuit: '30-71234567-8', armoury: { registration: 'RN-0042', responsible } });
  try {
    const headers = { Authorization: `Bearer ${armourer.token}` };
    const response = await fetch(`${server.url}/api/firearms/book/2026-01/sheet.pdf`, { headers });
    const file = Buffer.from(await response.arrayBuffer());
    if (!canReadPdf) return;
    const { text } = readPdf(file);
    expect(text).toContain('CUIT 30-71234567-8 · Registro RN-0042');
    expect(text).toContain('Ana Paz, DNI 30.111.222, CLU 123456');
    expect(text).toContain('No hubo movimientos en el mes.');
  } finally {
    Object.assign(academy, { cuit, armoury });
  }
});
