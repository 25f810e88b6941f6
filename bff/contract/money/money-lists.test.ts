import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toCentavos } from '#domain/money/centavos.ts';
import { messages } from '#domain/messages.ts';
import { FIRST_TILL } from '#domain/money/till.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { MoneyRulesModel } from '../../src/features/money/money-rules.ts';
import { TillSessionModel } from '../../src/features/money/till-session.model.ts';
import { aServiceAccount } from '../account-builders.ts';
import { aStaffMember, aStudent, anAdmin, good } from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { aDebt, aPayment, moneyRulesAre } from '../money-builders.ts';

const server = useTestServer();

const admin = useBuilt(() => anAdmin(server));
const desk = useBuilt(() => aStaffMember(server, 'desk'));
const student = useBuilt(() => aStudent(server));

beforeEach(async () => {
  await moneyRulesAre({});
});

afterEach(async () => {
  await MoneyRulesModel.deleteMany({});
  await TillSessionModel.deleteMany({});
  await MoneyEntryModel.deleteMany({});
});

type Row = { id: string; [field: string]: unknown };
type Body = {
  entries: Row[];
  sessions: Row[];
  next_cursor: string | null;
  as_of: string | null;
  total_count: number;
  total_count_is_exact: boolean;
};

const read = async (path: string, token: string = desk.token) => {
  const response = await fetch(`${server.url}/api/money/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: (await response.json()) as Body };
};

const readAll = async (path: string, rows: 'entries' | 'sessions') => {
  const found: Row[] = [];
  for (let after: string | null = ''; after !== null;) {
    const { status, body } = await read(`${path}&first=2${after && `&after=${after}`}`);
    expect(status).toBe(200);
    found.push(...body[rows]);
    after = body.next_cursor;
  }
  return found;
};

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe('the entries as JSON', () => {
  it('of an id that is none are an error of the filter', async () => {
    expect(await read('entries?user_id=nadie', desk.token)).toMatchObject({
      status: 422,
      body: { detail: messages.inputId },
    });
  });

  it('are those of GraphQL, page by page, with their filters', async () => {
    for (const pesos of [10, 20, 30]) await aDebt(student.id, pesos);
    for (const pesos of [1, 2]) await aPayment(student.id, pesos, { method: 'transfer' });
    const { nodes } = good(await desk.api.moneyEntries({}));
    expect(idsOf(await readAll('entries?', 'entries'))).toEqual(idsOf(nodes));
    const payments = nodes.filter(({ type }) => type === 'payment');
    expect(idsOf(await readAll('entries?type=payment', 'entries'))).toEqual(idsOf(payments));
    expect(idsOf(await readAll('entries?point_of_sale=1', 'entries'))).toEqual(idsOf(payments));
    expect(await readAll('entries?point_of_sale=2', 'entries')).toEqual([]);
    expect(await readAll(`entries?user_id=${admin.id}`, 'entries')).toEqual([]);
  });

  it('have pesos, the receipt and what they belong to', async () => {
    const id = await aPayment(student.id, 12.5, { method: 'card', by: desk.id });
    const { body } = await read('entries');
    expect(body).toMatchObject({ next_cursor: null, total_count: 1, total_count_is_exact: true });
    expect(body.entries).toEqual([
      {
        id,
        user_id: student.id,
        type: 'payment',
        amount: -12.5,
        balance: -12.5,
        moved: 12.5,
        debit: null,
        credit: 12.5,
        description: 'Pago a cuenta',
        created_at: expect.any(String),
        enrolment_id: null,
        method: 'card',
        reference: null,
        receipt: '0001-00000001',
        payment_id: null,
        invoice: null,
        revision: 0,
        updated_at: expect.any(String),
      },
    ]);
  });

  it('that changed since an instant are in the order of the changes, page by page', async () => {
    await aDebt(student.id, 10);
    const { body } = await read('entries?first=1');
    for (const pesos of [20, 30, 40]) await aDebt(student.id, pesos);
    const changed = await readAll(`entries?updated_since=${body.as_of}`, 'entries');
    expect(changed.map(({ amount }) => amount)).toEqual([10, 20, 30, 40]);
    const later = await read(`entries?updated_since=${new Date(Date.now() + 600_000).toISOString()}`);
    expect(later.body).toMatchObject({ entries: [], total_count: 0, as_of: expect.any(String) });
    expect((await read(`entries?updated_since=${body.as_of}&type=payment`)).status).toBe(422);
    expect((await read('entries?updated_since=ayer')).status).toBe(422);
  });

  it('of a payment change with its invoice and with each refund, which is an entry of its own', async () => {
    const id = await aPayment(student.id, 10, { method: 'transfer', by: desk.id });
    const changes = async () => (await read('entries?updated_since=2020-01-01T00:00:00Z')).body.entries;
    good(await desk.api.setPaymentInvoice({ id, invoice: '0003-1' }));
    expect(await changes()).toMatchObject([{ id, revision: 1, invoice: '0003-1' }]);
    await moneyRulesAre({ refundLimitCentavos: toCentavos(5) });
    expect(await desk.api.refundPayment({ id, amount: 11, reason: 'Se equivocó' })).toMatchObject({
      ok: false,
    });
    good(await desk.api.refundPayment({ id, amount: 4, reason: 'Se equivocó' }));
    expect(await changes()).toMatchObject([
      { id, revision: 2 },
      { type: 'refund', revision: 0, payment_id: id },
    ]);
    const { nodes } = good(await desk.api.moneyEntries({ updatedSince: '2020-01-01T00:00:00Z' }));
    expect(nodes.map(({ refundable }) => refundable)).toEqual([6, null]);
  });
});

describe('the sessions as JSON', () => {
  it('are those of GraphQL, and have no sums while they are open', async () => {
    const { id } = good(await desk.api.openTill({ tillId: FIRST_TILL.id, float: 100 }));
    await aPayment(student.id, 40);
    const { opened } = good(await desk.api.handOverTill({ id, counted: 140 }));
    expect(idsOf(await readAll('sessions?', 'sessions'))).toEqual([opened.id, id]);
    const [open] = await readAll('sessions?is_open=true', 'sessions');
    expect(open).toMatchObject({ id: opened.id, float: 140, expected: null, counted: null, methods: [] });
    const [closed] = await readAll(`sessions?is_open=false&till_id=${FIRST_TILL.id}`, 'sessions');
    expect(closed).toMatchObject({
      id,
      number: 1,
      expected: 140,
      counted: 140,
      difference: 0,
      opened_by_id: desk.id,
      methods: [{ method: 'cash', received: 40, given_back: 0 }],
      last_receipt: '0001-00000001',
    });
  });
});

describe.each(['entries', 'sessions'])('the list of %s', (path) => {
  it('is for the desk and for tokens that read as staff, and rejects unknown filters', async () => {
    const reads = await aServiceAccount(['read', 'admin']);
    const writes = await aServiceAccount(['write', 'admin']);
    const statusOf = async (token: string, query = '') => (await read(`${path}${query}`, token)).status;
    expect(await statusOf(reads.token)).toBe(200);
    expect(await statusOf(writes.token)).toBe(403);
    expect(await statusOf(student.token)).toBe(403);
    expect(await statusOf('')).toBe(401);
    expect(await statusOf(desk.token, '?till=1')).toBe(422);
  });

  it('is empty while money is off', async () => {
    await aDebt(student.id, 10);
    good(await desk.api.openTill({ tillId: FIRST_TILL.id, float: 100 }));
    await moneyRulesAre({ isOn: false });
    expect((await read(path)).body).toMatchObject({ total_count: 0, next_cursor: null });
    const changes = await read('entries?updated_since=2020-01-01T00:00:00Z');
    expect(changes.body).toMatchObject({ entries: [], as_of: null });
  });
});
