import { subMinutes } from 'date-fns';
import { beforeEach, describe, expect, it, afterEach } from 'vitest';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/money/centavos.ts';
import { FIRST_TILL } from '#domain/money/till.ts';
import { verify } from '../../cli/verify/verify.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { MoneyRulesModel } from '../../src/features/money/money-rules.ts';
import { TillSessionModel } from '../../src/features/money/till-session.model.ts';
import { restRoutes } from '../../src/operations.ts';
import type { Payload } from '../academy-api.ts';
import { NO_SUCH_ID, aStaffMember, aStudent, anAdmin, good } from '../builders.ts';
import { fetchFile, rowsOfFile, type Row } from '../csv-files.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { aDebt, moneyRulesAre } from '../money-builders.ts';
import { canReadPdf, readPdf } from '../pdf-tools.ts';

const server = useTestServer();

const admin = useBuilt(() => anAdmin(server));
const desk = useBuilt(() => aStaffMember(server, 'desk'));
const student = useBuilt(() => aStudent(server));

beforeEach(async () => {
  await moneyRulesAre({ refundLimitCentavos: toCentavos(10_000) });
});

afterEach(async () => {
  expect((await verify()).problems).toEqual([]);
  await MoneyRulesModel.deleteMany({});
  await TillSessionModel.deleteMany({});
});

const api = (member = desk) => member.api;
const tillId = FIRST_TILL.id;
const rejection = (status: number, detail: string) => ({ ok: false, status, detail });

const open = async (float = 1_000, at = tillId) =>
  good(await api().openTill({ tillId: at, float, note: 'Otro cambio' }));

const pay = (amount: number, more: Payload = {}) =>
  api().recordPayment({ userId: student.id, amount, method: 'cash', isOnAccount: true, ...more });

const move = (direction: string, amount: number) =>
  api().recordCashMovement({ tillId, direction, amount, reason: 'Cambio' });

describe('cash', () => {
  it('is taken, given back and moved only at an open till; the rest at any time', async () => {
    expect(await pay(10)).toMatchObject(rejection(409, messages.tillClosed));
    expect(await move('in', 10)).toMatchObject(rejection(409, messages.tillClosed));
    good(await pay(10, { method: 'transfer' }));
    await open();
    const { entry } = good(await pay(20));
    good(await api().closeTill({ id: await openId(), counted: 1_020, note: null }));
    const back = { id: entry.id, amount: 5, reason: 'Se equivocó' };
    expect(await api().refundPayment(back)).toMatchObject(rejection(409, messages.tillClosed));
    expect(await api().undoPayment(entry.id)).toMatchObject(rejection(409, messages.tillClosed));
    await open();
    expect(good(await api().refundPayment(back)).entry).toMatchObject({ method: 'cash', amount: 5 });
  });

  it('that is no payment has a number of the same sequence, a reason, and nobody’s account', async () => {
    await open();
    const first = good(await pay(10)).entry.receipt;
    const moved = good(await move('out', 300));
    expect(moved).toMatchObject({ type: 'cash_out', amount: -300, description: 'Cambio', user: null });
    expect(Number(moved.receipt?.slice(-8))).toBe(Number(first?.slice(-8)) + 1);
    expect(await move('out', 0)).toMatchObject(rejection(422, messages.moneyPositive));
  });

  it('leaves a till only as far as it is in it, also by two movements at once', async () => {
    await open(100);
    expect(await move('out', 100.01)).toMatchObject(rejection(409, messages.cashShort));
    good(await pay(50, { method: 'transfer' }));
    expect(await move('out', 150)).toMatchObject(rejection(409, messages.cashShort));
    good(await pay(20));
    const both = await Promise.all([move('out', 70), move('out', 70)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual(expect.objectContaining(rejection(409, messages.cashShort)));
  });

  it('that is no payment is undone once, by who entered it, in some minutes', async () => {
    const { id: session } = await open(100);
    const moved = good(await move('out', 30));
    const undo = (member = desk, id = moved.id) => api(member).undoPayment(id);
    expect(await undo(admin)).toMatchObject(rejection(409, messages.cashMovementFinal));
    const undone = good(await undo());
    expect(undone.entry).toMatchObject({
      type: 'cash_in',
      amount: 30,
      paymentId: moved.id,
      user: null,
      undoUntil: null,
      description: `Anula ${moved.receipt}: Cambio`,
    });
    expect(await undo(desk, undone.entry.id)).toMatchObject(rejection(409, messages.cashMovementFinal));
    const rows = good(await api().moneyEntries({ first: 2 })).nodes;
    expect(rows.map(({ isVoided, undoUntil }) => [isVoided, undoUntil])).toEqual([
      [false, null],
      [true, null],
    ]);
    expect(await undo()).toMatchObject(rejection(409, messages.cashMovementFinal));
    const late = good(await move('in', 5));
    await MoneyEntryModel.updateOne({ _id: late.id }, { $set: { createdAt: subMinutes(new Date(), 11) } });
    expect(await undo(desk, late.id)).toMatchObject(rejection(409, messages.cashMovementFinal));
    await MoneyEntryModel.updateOne({ _id: late.id }, { $set: { createdAt: new Date() } });
    expect(good(await api().closeTill({ id: session, counted: 105 })).difference).toBe(0);
  });
});

describe('a number that another payment has', () => {
  const ofPayment = (receipt: string | null | undefined) =>
    expect.stringContaining(`ya está en el pago ${receipt}`);

  it('is asked about, and names the first: an invoice, or a reference of the same method', async () => {
    const first = good(await pay(10, { method: 'transfer', reference: 'T-77', invoice: 'A-77' })).entry;
    const refused = { ok: false, status: 409, detail: ofPayment(first.receipt) };
    expect(await pay(11, { method: 'transfer', reference: 'T-77' })).toMatchObject(refused);
    expect(await pay(11, { method: 'card', invoice: 'A-77' })).toMatchObject(refused);
    good(await pay(11, { method: 'card', reference: 'T-77' }));
    const second = good(await pay(11, { method: 'transfer', reference: 'T-77', isRepeated: true })).entry;
    const invoiced = { id: second.id, invoice: 'A-77' };
    expect(await api().setPaymentInvoice(invoiced)).toMatchObject(refused);
    good(await api().setPaymentInvoice({ ...invoiced, isRepeated: true }));
    good(await api().setPaymentInvoice(invoiced));
  });

  it('is free again once that payment was undone', async () => {
    const { id } = good(await pay(10, { method: 'transfer', reference: 'T-88' })).entry;
    good(await api().undoPayment(id));
    good(await pay(10, { method: 'transfer', reference: 'T-88' }));
  });
});

const openId = async () => good(await api().tillSessions({ isOpen: true })).nodes[0]?.id ?? '';

describe('opening', () => {
  it('with another amount than was counted at the last closing needs a sentence, and both are in the figures', async () => {
    const { id } = good(await api().openTill({ tillId, float: 1_000 }));
    good(await api().closeTill({ id, counted: 1_000 }));
    expect(await api().openTill({ tillId, float: 200 })).toMatchObject(
      rejection(409, messages.tillOpeningDifference),
    );
    const opened = good(await api().openTill({ tillId, float: 200, note: 'Al banco' }));
    const difference = { carried: 1_000, openingDifference: -800, openingNote: 'Al banco' };
    expect(opened).toMatchObject({ float: 200, ...difference });
    const [row] = (
      await rowsOfFile(await fetchFile(`${server.url}/api/exports/tills.csv`, admin.token))
    ).filter(({ Id }) => Id === opened.id);
    expect(row).toMatchObject({ 'Diferencia al abrir': '-800,00', 'Nota al abrir': 'Al banco' });
    good(await api().closeTill({ id: opened.id, counted: 200 }));
    expect(good(await api().openTill({ tillId, float: 200 }))).toMatchObject({
      carried: 200,
      openingDifference: 0,
      openingNote: null,
    });
  });

  it('without a sentence about its difference is named by verify', async () => {
    const { id } = good(await api().openTill({ tillId, float: 10 }));
    await TillSessionModel.updateOne({ _id: id }, { $set: { carriedCentavos: 5_00 } });
    expect((await verify()).problems).toContain(
      `session ${id}: it was opened with another amount, without a note`,
    );
    await TillSessionModel.updateOne({ _id: id }, { $set: { carriedCentavos: null } });
  });
});

describe('closing', () => {
  it('adds up float, payments, refunds and movements by method', async () => {
    const { id } = await open(1_000);
    const { entry } = good(await pay(500));
    good(await pay(70, { method: 'card' }));
    good(await api().refundPayment({ id: entry.id, amount: 100, reason: 'Se equivocó' }));
    good(await move('in', 50));
    good(await move('out', 250));
    const closed = good(await api().closeTill({ id, counted: 1_200, note: null }));
    expect(closed).toMatchObject({
      float: 1_000,
      expected: 1_200,
      counted: 1_200,
      difference: 0,
      cashIn: 50,
      cashOut: 250,
      methods: [
        { method: 'cash', received: 500, givenBack: 100 },
        { method: 'card', received: 70, givenBack: 0 },
      ],
      firstReceipt: entry.receipt,
      closedBy: { id: desk.id },
    });
    expect(await api().closeTill({ id, counted: 1, note: 'Otra vez' })).toMatchObject(
      rejection(409, messages.tillSessionClosed),
    );
    expect(await api().closeTill({ id: NO_SUCH_ID, counted: 1 })).toMatchObject(
      rejection(404, messages.tillSessionNotFound),
    );
  });

  it('with a difference needs a sentence, and does not tell the amount that is expected', async () => {
    const { id } = await open(777);
    const refused = await api().closeTill({ id, counted: 700 });
    expect(refused).toMatchObject(rejection(409, messages.tillDifference));
    expect(JSON.stringify(refused)).not.toContain('77');
    const closed = good(await api().closeTill({ id, counted: 700, note: 'Faltó un billete' }));
    expect(closed).toMatchObject({ expected: 777, difference: -77, note: 'Faltó un billete' });
    const attempts = await AuditEntryModel.find({ action: 'till.close', outcome: 'refused' }).lean();
    expect(attempts.flatMap(({ changes }) => changes)).toContainEqual({
      field: 'counted',
      before: null,
      after: '700',
    });
  });

  it('leaves what is taken meanwhile to the next session, so that sums never move', async () => {
    const { id } = await open(0);
    good(await pay(10));
    const closed = good(await api().closeTill({ id, counted: 10 }));
    const later = good(await pay(5, { method: 'transfer' })).entry;
    const next = await open(10);
    const read = good(await api().tillSessions({})).nodes.find((one) => one.id === id);
    expect(read).toEqual(closed);
    const second = good(await api().closeTill({ id: next.id, counted: 10 }));
    expect(second).toMatchObject({
      firstReceipt: later.receipt,
      methods: [{ method: 'transfer', received: 5, givenBack: 0 }],
    });
  });
});

describe('a till', () => {
  it('has one open session, however many open it at once', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => api().openTill({ tillId, float: 1 })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject(rejection(409, messages.tillAlreadyOpen));
    expect(await TillSessionModel.countDocuments({ closing: null })).toBe(1);
  });

  it('is handed over in one step, with what was counted', async () => {
    const { id } = await open(100);
    good(await pay(50));
    const { closed, opened } = good(await api().handOverTill({ id, counted: 150 }));
    expect([closed.difference, opened.float, opened.number]).toEqual([0, 150, closed.number + 1]);
    expect(await openId()).toBe(opened.id);
  });

  it('has a point of sale of its own, and can be named and added by admins', async () => {
    const tills = [
      { id: tillId, name: 'Mostrador', pointOfSale: 1 },
      { name: 'Polígono', pointOfSale: 2 },
    ];
    expect(await api().updateMoneyRules({ tills })).toMatchObject({ status: 403 });
    const rules = good(await api(admin).updateMoneyRules({ tills }));
    expect(rules).toMatchObject({ pointOfSale: 1, tills });
    const second = rules.tills[1]?.id ?? '';
    await open(0, second);
    expect(await pay(10)).toMatchObject(rejection(409, messages.tillClosed));
    expect(good(await pay(10, { tillId: second })).entry.receipt).toMatch(/^0002-/);
    expect(await pay(10, { tillId: NO_SUCH_ID })).toMatchObject(rejection(404, messages.tillNotFound));
    const same = tills.map((till) => ({ ...till, pointOfSale: 3 }));
    expect(await api(admin).updateMoneyRules({ tills: same })).toMatchObject({ status: 422 });
    good(await api(admin).updateMoneyRules({ pointOfSale: 9 }));
    expect(good(await api().moneyRules()).tills).toMatchObject([
      { pointOfSale: 9 },
      { id: second, pointOfSale: 2 },
    ]);
  });

  it('that is open keeps its point of sale until it is closed', async () => {
    const { id } = await open(0);
    good(await api(admin).updateMoneyRules({ pointOfSale: 8 }));
    expect(good(await pay(10)).entry.receipt).toMatch(/^0001-/);
    good(await api().closeTill({ id, counted: 10 }));
    await open(10);
    expect(good(await pay(10)).entry.receipt).toMatch(/^0008-/);
  });
});

describe('what an open session tells', () => {
  const SUMS = ['expected', 'counted', 'difference', 'cashIn', 'cashOut', 'firstReceipt', 'lastReceipt'];

  it('is no sum, by any list, file or role', async () => {
    const { id } = await open(40);
    good(await pay(60));
    await Promise.all(
      [admin, desk].map(async (member) => {
        const [node] = good(await api(member).tillSessions({ isOpen: true })).nodes;
        expect(node).toMatchObject({ id, float: 40, methods: [] });
        for (const name of SUMS) expect(node, name).toHaveProperty(name, null);
      }),
    );
    const paths = restRoutes
      .filter(({ path }) => /tills|sessions/.test(path))
      .map(({ path }) => path.replace(':id', id));
    expect(paths).toHaveLength(4);
    for (const path of paths) {
      const response = await fetchFile(server.url + path, admin.token);
      const body = await response.text();
      expect(path.includes('/sheet.') ? response.status : 409, path).toBe(409);
      expect(body, path).not.toMatch(/\b100\b/);
    }
  });
});

describe('the close sheet', () => {
  it('has the totals of its entries, with the same bytes each time', async () => {
    const { id } = await open(1_000);
    await aDebt(student.id, 900);
    good(await pay(812.5));
    good(await pay(99.25, { method: 'transfer' }));
    good(await move('out', 500));
    const closed = good(await api().closeTill({ id, counted: 1_300, note: 'Faltó cambio' }));
    const read = async (kind: string) =>
      fetchFile(`${server.url}/api/money/sessions/${id}/sheet.${kind}`, desk.token);
    const file = Buffer.from(await (await read('pdf')).arrayBuffer());
    expect(Buffer.from(await (await read('pdf')).arrayBuffer()).equals(file)).toBe(true);
    const rows = await rowsOfFile(await read('csv'));
    expect(rows.map(({ Recibo }) => Recibo).at(-1)).toBe(closed.lastReceipt);
    const cash = rows
      .filter(({ Medio, Tipo }) => Medio === 'Efectivo' && Tipo === 'Pago')
      .map(({ Importe = '' }) => Number(Importe.replace(',', '.')));
    expect(cash).toEqual([812.5]);
    if (!canReadPdf) return;
    const { text } = readPdf(file);
    for (const part of ['812,50', '99,25', '1.312,50', '1.300,00', '-', '12,50', 'Faltó cambio']) {
      expect(text).toContain(part);
    }
  });
});

it('sessions are a file', async () => {
  const { id } = await open(10);
  good(await pay(5));
  good(await api().closeTill({ id, counted: 15 }));
  const rows = await rowsOfFile(await fetchFile(`${server.url}/api/exports/tills.csv`, admin.token));
  const { firstName, lastName } = good(await api().me());
  const clerk = `${firstName} ${lastName}`;
  expect(rows).toMatchObject([
    { Id: id, Esperado: '15,00', 'Efectivo cobrado': '5,00', Abrió: clerk, Cerró: clerk },
  ]);
});

it('the files have amounts below 0 as numbers, which a spreadsheet adds up', async () => {
  const { id } = await open(10);
  const { entry } = good(await pay(5.5));
  good(await api().closeTill({ id, counted: 12, note: 'Faltó cambio' }));
  const rowsOf = async (name: string) =>
    rowsOfFile(await fetchFile(`${server.url}/api/exports/${name}.csv`, admin.token));
  const [money] = (await rowsOf('money')).filter(({ Id }) => Id === entry.id);
  expect(money?.Importe).toBe('-5,50');
  expect(money?.Saldo).toMatch(/^-\d+,\d\d$/);
  expect((await rowsOf('tills')).map(({ Diferencia }) => Diferencia)).toEqual(['-3,50']);
});

describe('signs', () => {
  it('of what moves money: in is above 0, out below; an account has what was charged beside what was paid', async () => {
    await open(10);
    await aDebt(student.id, 100);
    const { entry } = good(await pay(60));
    good(await api().refundPayment({ id: entry.id, amount: 20, reason: 'Se equivocó' }));
    good(await move('in', 5));
    good(await move('out', 7));
    const { nodes } = good(await api().moneyEntries({ first: 5 }));
    expect(nodes.map(({ type, moved, debit, credit }) => [type, moved, debit, credit])).toEqual([
      ['cash_out', -7, null, null],
      ['cash_in', 5, null, null],
      ['refund', -20, 20, null],
      ['payment', 60, null, 60],
      ['adjustment', null, 100, null],
    ]);
    const balances = nodes.filter(({ user }) => user).map(({ balance }) => balance);
    expect(balances).toEqual([balances[0], (balances[0] ?? 0) - 20, (balances[0] ?? 0) + 40]);
  });

  it('let the sums of a session be added up from its files alone', async () => {
    const { id } = await open(1_000);
    const { entry } = good(await pay(500.25));
    good(await pay(70.1, { method: 'card' }));
    good(await pay(80, { method: 'transfer' }));
    good(await api().refundPayment({ id: entry.id, amount: 100.05, reason: 'Se equivocó' }));
    good(await move('in', 50));
    good(await move('out', 250.5));
    good(await api().closeTill({ id, counted: 1_199.7 }));
    const read = async (path: string) => rowsOfFile(await fetchFile(server.url + path, admin.token));
    const sheet = await read(`/api/money/sessions/${id}/sheet.csv`);
    const [session] = (await read('/api/exports/tills.csv')).filter((row) => row.Id === id);
    const receipts = new Set(sheet.map(({ Recibo }) => Recibo));
    const inExport = (await read('/api/exports/money.csv')).filter(({ Recibo }) => receipts.has(Recibo));
    const centavos = (text = '') => Math.round(Number(text.replace(',', '.')) * 100);
    const sum = (rows: Row[], column: string) =>
      rows.reduce((total, row) => total + centavos(row[column]), 0);
    const cash = (rows: Row[]) => rows.filter(({ Medio }) => Medio === 'Efectivo');
    expect(centavos(session?.['Efectivo al abrir']) + sum(cash(sheet), 'Importe')).toBe(
      centavos(session?.Esperado),
    );
    expect(sum(inExport, 'Entró o salió')).toBe(sum(sheet, 'Importe'));
    expect(inExport.filter(({ Email }) => !Email).map(({ Saldo }) => Saldo)).toEqual(['', '']);
    for (const [method, received, givenBack] of [
      ['Efectivo', 500.25, 100.05],
      ['Tarjeta', 70.1, 0],
      ['Transferencia', 80, 0],
    ] as const) {
      const payments = sheet.filter(({ Medio, Tipo }) => Medio === method && Tipo === 'Pago');
      const refunds = sheet.filter(({ Medio, Tipo }) => Medio === method && Tipo === 'Devolución');
      expect(sum(payments, 'Importe')).toBe(centavos(session?.[`${method} cobrado`]));
      expect(0 - sum(refunds, 'Importe')).toBe(centavos(session?.[`${method} devuelto`]));
      expect([sum(payments, 'Importe'), 0 - sum(refunds, 'Importe')]).toEqual([
        Math.round(received * 100),
        Math.round(givenBack * 100),
      ]);
    }
    expect(new Set(sheet.map((row) => row.Caja))).toEqual(new Set([session?.Caja]));
    expect(sheet.every((row) => row['Registró'])).toBe(true);
    expect(sheet.filter(({ Persona }) => !Persona).map(({ Tipo }) => Tipo)).toEqual([
      'Entrada de efectivo',
      'Salida de efectivo',
    ]);
  });

  it('keep the balances of an account in the order of its entries, also of payments at once', async () => {
    await open(0);
    await Promise.all(Array.from({ length: 8 }, () => pay(1)));
    const { nodes } = good(await api().moneyEntries({ userId: student.id, first: 8 }));
    const first = nodes[0]?.balance ?? 0;
    expect(nodes.map(({ balance }) => balance)).toEqual(nodes.map((_, index) => first + index));
  });
});

it('a till with an open session is not removed', async () => {
  const tills = [
    { id: tillId, name: 'Caja', pointOfSale: 1 },
    { name: 'Cantina', pointOfSale: 4_321 },
  ];
  const saved = good(await api(admin).updateMoneyRules({ tills })).tills;
  const other = saved.find(({ name }) => name === 'Cantina')?.id ?? '';
  good(await api().openTill({ tillId: other, float: 5 }));
  const kept = saved.filter(({ id }) => id !== other);
  const open = good(await api().tillSessions({ tillId: other, isOpen: true })).nodes[0];
  expect(await api(admin).updateMoneyRules({ tills: kept })).toMatchObject({
    ...rejection(409, messages.tillStillOpen),
    session: open?.id,
  });
  good(await api().closeTill({ id: open?.id ?? '', counted: 5 }));
  good(await api(admin).updateMoneyRules({ tills: kept }));
});
