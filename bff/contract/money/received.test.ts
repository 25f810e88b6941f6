import { addDays, subDays } from 'date-fns';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { addToMonth } from '#domain/dates/months.ts';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/money/centavos.ts';
import { FIRST_TILL } from '#domain/money/till.ts';
import type { Payload } from '../academy-api.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { MoneyRulesModel } from '../../src/features/money/money-rules.ts';
import { TillSessionModel } from '../../src/features/money/till-session.model.ts';
import { removeEnrolments } from '../enrolment-rows.ts';
import { aCourse, aStaffMember, aStudent, anAdmin, good } from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { moneyRulesAre } from '../money-builders.ts';

const server = useTestServer();

const admin = useBuilt(() => anAdmin(server));
const desk = useBuilt(() => aStaffMember(server, 'desk'));
const student = useBuilt(() => aStudent(server));

beforeEach(async () => {
  await moneyRulesAre({ refundLimitCentavos: toCentavos(10_000) });
});

afterEach(async () => {
  await MoneyRulesModel.deleteMany({});
  await TillSessionModel.deleteMany({});
  await MoneyEntryModel.deleteMany({});
  await removeEnrolments();
});

const api = (member = admin) => member.api;

const today = () => dayIn(new Date(), academy.timeZone);
const thisMonth = () => today().slice(0, 7);

const pay = async (amount: number, method = 'transfer', more: Payload = {}) =>
  good(await api().recordPayment({ userId: student.id, amount, method, isOnAccount: true, ...more })).entry;

const back = async (id: string, amount: number) =>
  good(await api().refundPayment({ id, amount, reason: 'Se equivocó' }));

/** As if it had been written then. */
const writtenAt = (id: string, createdAt: Date) =>
  MoneyEntryModel.updateOne({ _id: id }, { $set: { createdAt } });

const report = async (fromMonth = thisMonth(), toMonth = fromMonth) =>
  good(await api().moneyReport({ fromMonth, toMonth }));

const transfers = (received: number, givenBack = 0) => [{ method: 'transfer', received, givenBack }];

describe('the report of what was received', () => {
  it('adds payments and refunds up by method, for each month and each day', async () => {
    const { id } = await pay(100.1);
    await pay(50.2);
    await pay(30, 'card');
    await back(id, 20.05);
    const methods = [...transfers(150.3, 20.05), { method: 'card', received: 30, givenBack: 0 }];
    expect(await report()).toEqual([
      { month: thisMonth(), bookedIncome: 0, methods, days: [{ day: today(), methods }] },
    ]);
  });

  it('counts an undone payment as received and given back', async () => {
    const { id } = await pay(100);
    good(await api().undoPayment(id));
    expect((await report())[0]?.methods).toEqual(transfers(100, 100));
  });

  it('counts each entry on its day in the academy’s time zone', async () => {
    const firstOf = (month: string) => instantOf(`${month}-01`, '00:00', academy.timeZone);
    const before = addToMonth(thisMonth(), -1);
    const midnight = firstOf(thisMonth());
    await writtenAt((await pay(1)).id, new Date(midnight.getTime() - 1));
    await writtenAt((await pay(2)).id, midnight);
    await writtenAt((await pay(4)).id, new Date(firstOf(before).getTime() - 1));
    const [first, second] = await report(before, thisMonth());
    const lastDay = dayIn(subDays(midnight, 1), academy.timeZone);
    expect(first).toMatchObject({ month: before, methods: transfers(1), days: [{ day: lastDay }] });
    expect(second).toMatchObject({ methods: transfers(2), days: [{ day: `${thisMonth()}-01` }] });
  });

  it('says beside it what was booked, as the reports do', async () => {
    const scheduledDate = addDays(new Date(), 3);
    const { id: courseId } = await aCourse({ price: 1_500.5, scheduledDate });
    const { id } = good(await student.api.enrol({ courseId }));
    good(await api().updateEnrolment(id, { status: 'confirmed' }));
    const month = dayIn(scheduledDate, academy.timeZone).slice(0, 7);
    expect(await report(month)).toMatchObject([{ bookedIncome: 1_500.5, methods: [], days: [] }]);
    expect(good(await api().reports({ fromMonth: month, toMonth: month }))).toMatchObject([
      { bookedIncome: 1_500.5 },
    ]);
  });

  it('has the cash of a session once it is closed, and cash that is no payment never', async () => {
    const cash = (received: number, givenBack = 0) => ({ method: 'cash', received, givenBack });
    const tillId = FIRST_TILL.id;
    const { id } = good(await api().openTill({ tillId, float: 1_000 }));
    const paid = await pay(300, 'cash');
    await back(paid.id, 100);
    await pay(7);
    good(await api().recordCashMovement({ tillId, direction: 'in', amount: 60, reason: 'Cambio' }));
    expect((await report())[0]).toMatchObject({ methods: transfers(7), days: [{ methods: transfers(7) }] });
    good(await api().handOverTill({ id, counted: 1_260 }));
    await pay(40, 'cash');
    expect((await report())[0]?.methods).toEqual([cash(300, 100), ...transfers(7)]);
  });

  it('is for admins, and empty while money is off', async () => {
    await pay(10);
    const months = { fromMonth: thisMonth(), toMonth: thisMonth() };
    expect(await api(desk).moneyReport(months)).toMatchObject({
      status: 403,
      detail: messages.roleNotPermitted,
    });
    await moneyRulesAre({ isOn: false });
    expect(await report()).toEqual([]);
  });
});
