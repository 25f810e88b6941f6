import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { FIRST_TILL } from '#domain/money/till.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { MoneyRulesModel } from '../../src/features/money/money-rules.ts';
import { TillSessionModel } from '../../src/features/money/till-session.model.ts';
import { aStaffMember, aStudent, good, untilCopied, type Member } from '../builders.ts';
import { useCommandLine } from '../command-line.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { aDebt, aPayment, moneyRulesAre } from '../money-builders.ts';

const server = useTestServer();
const surface = () => ({ url: server.url, connect: connectGraphql });
const run = useCommandLine(server);

let desk: Member;
let student: Member;

beforeAll(async () => {
  desk = await aStaffMember(surface(), 'desk');
});

beforeEach(async () => {
  student = await aStudent(surface());
  await moneyRulesAre({});
});

afterEach(async () => {
  await MoneyRulesModel.deleteMany({});
  await TillSessionModel.deleteMany({});
  await MoneyEntryModel.deleteMany({});
});

const json = async (...command: string[]) => {
  await untilCopied();
  const { code, stdout, stderr } = await run([...command, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
};

describe('the account by the command line', () => {
  it('shows what a person owes, with the entries', async () => {
    await aDebt(student.id, 100);
    await aPayment(student.id, 30, { method: 'transfer' });
    const shown = await json('account', 'show', student.email);
    expect(shown).toMatchObject({ balance: 70, entries: [{ amount: -30 }, { amount: 100 }] });
    expect((await run(['account', 'show', student.id])).stdout).toMatch(/^Balance: 70\n/);
  });

  it('is corrected, as the command line in the audit trail, and no payment is taken there', async () => {
    const change = ['account', 'adjust', student.id, '--amount', '50', '--reason', 'Clase de prueba'];
    expect(await json(...change)).toMatchObject({ balance: 50, entry: { type: 'adjustment' } });
    const entry = await AuditEntryModel.findOne({ action: 'money.adjust', subjectId: student.id }).lean();
    expect(entry).toMatchObject({ actorId: null, actorLabel: messages.auditOperator });
    expect(await run(['account', 'pay', student.id])).toMatchObject({ code: 1 });
  });

  it('says that money is off', async () => {
    await moneyRulesAre({ isOn: false });
    await untilCopied();
    expect((await run(['account', 'show', student.id])).stdout).toContain('Money is off.');
  });
});

it('lists tills and their sessions, without sums of an open one', async () => {
  const api = connectGraphql(server.url, desk.token);
  const { id } = good(await api.openTill({ tillId: FIRST_TILL.id, float: 100 }));
  const { opened } = good(await api.handOverTill({ id, counted: 100 }));
  expect(await json('till', 'list')).toMatchObject([{ id: FIRST_TILL.id, pointOfSale: 1 }]);
  expect(await json('till', 'sessions')).toMatchObject([
    { id: opened.id, expected: null, methods: [] },
    { id, expected: 100, difference: 0 },
  ]);
  expect((await run(['till', 'sessions', '--till', FIRST_TILL.id])).stdout).toContain(opened.id);
});
