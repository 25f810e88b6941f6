import { randomUUID } from 'node:crypto';
import { addHours, addMinutes, subHours, subMinutes } from 'date-fns';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/money/centavos.ts';
import { searchFields } from '#domain/users/user.search.ts';
import { verify } from '../../cli/verify/verify.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { MoneyRulesModel } from '../../src/features/money/money-rules.ts';
import { changeUser, type StoredUser } from '../../src/features/users/user.store.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { aServiceAccount, aToken } from '../account-builders.ts';
import type { AdminApi, Connect, Payload } from '../academy-api.ts';
import {
  NO_SUCH_ID,
  PASSWORD,
  aCourse,
  aStaffMember,
  aStudent,
  academyDay,
  anAdmin,
  good,
  type GraphqlMember,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { fetchFile, rowsOfFile } from '../csv-files.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { canReadPdf, readPdf } from '../pdf-tools.ts';
import { aDebt, moneyIs } from '../money-builders.ts';

const LATE_HOURS = 48;
const server = useTestServer({ LATE_CANCELLATION_HOURS: String(LATE_HOURS) });
const PRICE = 1_000;

const admin = useBuilt(() => anAdmin(server));
const desk = useBuilt(() => aStaffMember(server, 'desk'));
let student: GraphqlMember;

afterEach(async () => {
  expect((await verify()).problems).toEqual([]);
  await MoneyRulesModel.deleteMany({});
});

const staff = (member = admin) => connectGraphql(server.url, member.token);

const rejection = (status: number, detail: string) => ({ ok: false, status, detail });

const anEnrolled = async (price = PRICE) => {
  student = await aStudent(server);
  const { id } = good(await student.api.enrol({ courseId: (await aCourse({ price })).id }));
  return id;
};

const confirm = async (id: string) => good(await staff().updateEnrolment(id, { status: 'confirmed' }));

const aConfirmed = async (price = PRICE) => {
  const id = await anEnrolled(price);
  await confirm(id);
  return id;
};

const begun = (id: string) =>
  EnrolmentModel.updateOne({ _id: id }, { $set: startFields(subHours(new Date(), 4)) });

const owed = async () => good(await staff().moneyAccount(student.id)).balance;

const entries = async () =>
  good(await staff().moneyEntries({ userId: student.id })).nodes.map(({ type, amount }) => [type, amount]);

const pay = (amount: number, more: Payload = {}, as = desk) =>
  staff(as).recordPayment({ userId: student.id, amount, method: 'cash', ...more });

describe('while money is off', () => {
  it('nothing is charged, shown or taken', async () => {
    await aConfirmed();
    expect(await MoneyEntryModel.exists({ userId: student.id })).toBeNull();
    expect(await staff().moneyAccount(student.id)).toMatchObject({ ok: true, data: null });
    expect(await staff(student).myMoneyAccount()).toMatchObject({ ok: true, data: null });
    expect(await entries()).toEqual([]);
    expect(await pay(10, { isOnAccount: true })).toMatchObject(rejection(409, messages.moneyOff));
  });

  it('what was charged before is still taken back, and shown when money is on again', async () => {
    await moneyIs({});
    const id = await aConfirmed();
    await moneyIs({ isOn: false });
    good(await staff().updateEnrolment(id, { status: 'cancelled' }));
    expect(await entries()).toEqual([]);
    await moneyIs({});
    expect(await owed()).toBe(0);
  });
});

describe('switching money on', () => {
  it('charges nothing backwards', async () => {
    const id = await aConfirmed();
    good(await staff().updateMoneyRules({ isOn: true }));
    expect(good(await staff(desk).moneyRules())).toMatchObject({ isOn: true, refundLimit: 0 });
    await sweep(server.deps);
    expect(await owed()).toBe(0);
    await begun(id);
    good(await staff().updateEnrolment(id, { status: 'completed' }));
    expect(await owed()).toBe(0);
  });

  it('with a day charges the confirmed classes from that day on, once', async () => {
    await aConfirmed();
    const [coming] = [student];
    const past = await aConfirmed();
    await EnrolmentModel.updateOne({ _id: past }, { $set: startFields(new Date('2020-01-01T12:00:00Z')) });
    good(await staff().updateMoneyRules({ isOn: true, chargeFrom: academyDay(0) }));
    await sweep(server.deps);
    await sweep(server.deps);
    expect(await owed()).toBe(0);
    student = coming;
    expect(await entries()).toEqual([['charge', PRICE]]);
  });
});

describe('an enrolment', () => {
  it('is charged its price when it is confirmed, and nothing before', async () => {
    await moneyIs({});
    const id = await anEnrolled();
    expect(await owed()).toBe(0);
    await confirm(id);
    expect(await entries()).toEqual([['charge', PRICE]]);
    expect(await MoneyEntryModel.exists({ sourceKey: `charge:${id}` })).not.toBeNull();
    expect(good(await staff(student).myMoneyAccount()).balance).toBe(PRICE);
    const { nodes } = good(await staff(student).myMoneyEntries());
    expect(nodes).toMatchObject([{ type: 'charge', amount: PRICE, enrolmentId: id }]);
  });

  it('that is cancelled by the academy costs nothing', async () => {
    await moneyIs({ lateCancellationPercent: 50 });
    const id = await aConfirmed();
    good(await staff().updateEnrolment(id, { status: 'cancelled' }));
    expect(await entries()).toEqual([
      ['charge', -PRICE],
      ['charge', PRICE],
    ]);
    expect(await owed()).toBe(0);
    const { nodes } = good(await staff(student).myMoneyEntries());
    expect(nodes.map(({ description }) => description)).toEqual([
      'Se descuenta: Tiro Defensivo',
      'Clase: Tiro Defensivo',
    ]);
  });

  const startsIn = (id: string, hours: number) =>
    EnrolmentModel.updateOne({ _id: id }, { $set: startFields(addHours(new Date(), hours)) });

  it.each([
    ['late', LATE_HOURS - 1, 25, PRICE / 4],
    ['late, with no percent', LATE_HOURS - 1, 0, 0],
    ['late, with the whole price', LATE_HOURS - 1, 100, PRICE],
    ['in time', LATE_HOURS + 1, 25, 0],
  ])(
    'that its student cancels %s costs the percent of a late cancellation',
    async (_, hours, percent, cost) => {
      await moneyIs({ lateCancellationPercent: percent });
      const id = await aConfirmed();
      await startsIn(id, hours);
      good(await student.api.cancelEnrolment(id));
      expect(await owed()).toBe(cost);
      expect((await entries()).map(([, amount]) => amount)).toEqual(
        cost === PRICE ? [PRICE] : [cost - PRICE, PRICE],
      );
    },
  );

  it('that its student cancels late costs whole centavos', async () => {
    await moneyIs({ lateCancellationPercent: 33 });
    const id = await aConfirmed(99.99);
    await startsIn(id, LATE_HOURS - 1);
    good(await student.api.cancelEnrolment(id));
    expect(await owed()).toBe(33);
  });

  it('that is cancelled late for its student by the desk costs the same, for the academy nothing', async () => {
    await moneyIs({ lateCancellationPercent: 25 });
    for (const [reason, cost] of [
      ['student', PRICE / 4],
      ['academy', 0],
    ] as const) {
      const id = await aConfirmed();
      await startsIn(id, LATE_HOURS - 1);
      good(await staff(desk).cancelEnrolments({ ids: [id], reason }));
      expect(await owed(), reason).toBe(cost);
    }
  });

  it('is late from the hours that the academy has set, which a percent needs', async () => {
    await moneyIs({ lateCancellationPercent: 25 });
    const rules = good(await staff().moneyRules());
    expect(rules.lateCancellationHours).toBe(LATE_HOURS);
    expect(await staff().updateMoneyRules({ lateCancellationHours: 0 })).toMatchObject({
      ...rejection(422, messages.lateHoursNeeded),
      fields: [{ field: 'lateCancellationHours' }],
    });
    good(await staff().updateMoneyRules({ lateCancellationHours: LATE_HOURS + 24 }));
    const id = await aConfirmed();
    await startsIn(id, LATE_HOURS + 1);
    good(await student.api.cancelEnrolment(id));
    expect(await owed()).toBe(PRICE / 4);
    good(await staff().updateMoneyRules({ lateCancellationHours: 0, lateCancellationPercent: 0 }));
  });

  it('that was never confirmed costs nothing, however late it is cancelled, or not come to', async () => {
    await moneyIs({ lateCancellationPercent: 100, absencePercent: 100 });
    const id = await anEnrolled();
    await startsIn(id, LATE_HOURS - 1);
    good(await student.api.cancelEnrolment(id));
    expect(await entries()).toEqual([]);
    const missed = await anEnrolled();
    await startsIn(missed, -1);
    good(await staff().markNoShows({ ids: [missed] }));
    expect(await entries()).toEqual([]);
  });

  it.each(['confirmed', 'completed'])(
    'that was marked absent before it was confirmed is charged once it is corrected to %s',
    async (outcome) => {
      await moneyIs({ absencePercent: 0 });
      const id = await anEnrolled();
      await begun(id);
      good(await staff().markNoShows({ ids: [id] }));
      expect(await owed()).toBe(0);
      good(await staff().correctAttendance({ id, outcome, reason: 'Había venido' }));
      expect(await owed()).toBe(PRICE);
    },
  );

  it('costs the percent of an absence, and a correction brings exactly the difference', async () => {
    await moneyIs({ absencePercent: 30 });
    const id = await aConfirmed();
    await begun(id);
    good(await staff().markNoShows({ ids: [id] }));
    expect(await owed()).toBe(PRICE * 0.3);
    const correct = (outcome: string) => staff().correctAttendance({ id, outcome, reason: 'Error de carga' });
    good(await correct('completed'));
    expect(await owed()).toBe(PRICE);
    good(await correct('no_show'));
    expect(await owed()).toBe(PRICE * 0.3);
    expect((await entries()).map(([, amount]) => amount)).toEqual([-700, 700, -700, 1_000]);
  });

  it('without a price is not charged', async () => {
    await moneyIs({});
    await aConfirmed(0);
    expect(await entries()).toEqual([]);
  });
});

describe('a payment', () => {
  it('lowers what is owed and has the next number', async () => {
    await moneyIs({ pointOfSale: 7 });
    await aConfirmed();
    const first = good(await pay(400, { method: 'transfer', reference: ' A-1 ' }));
    expect(first).toMatchObject({
      balance: 600,
      entry: { type: 'payment', amount: -400, method: 'transfer', reference: 'A-1', refundable: 400 },
    });
    const second = good(await pay(600));
    expect([first.entry.receipt, second.entry.receipt]).toEqual(['0007-00000001', '0007-00000002']);
    expect(await owed()).toBe(0);
  });

  it('of more than is owed is only taken on account', async () => {
    await moneyIs({});
    await aConfirmed();
    expect(await pay(PRICE + 0.01)).toMatchObject(rejection(409, messages.paymentAboveDebt));
    expect(good(await pay(PRICE + 0.01, { isOnAccount: true }))).toMatchObject({ balance: -0.01 });
  });

  it.each([
    [0, messages.moneyPositive],
    [-1, messages.moneyPositive],
    [0.001, messages.moneyDecimals],
    [10_000_001, messages.moneyMost],
  ])('of %j pesos is rejected, and says why', async (amount, message) => {
    await moneyIs({});
    student = await aStudent(server);
    expect(await pay(amount, { isOnAccount: true })).toMatchObject(rejection(422, message));
  });

  it('has a number without gap or double when many are taken at once', async () => {
    await moneyIs({ pointOfSale: 3 });
    const students = await Promise.all([1, 2, 3].map(() => aStudent(server)));
    const taken = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        staff(desk).recordPayment({
          userId: students[index % 3]?.id,
          amount: index + 1,
          method: 'card',
          isOnAccount: true,
        }),
      ),
    );
    const numbers = taken
      .map((result) => Number(good(result).entry.receipt?.slice(-8)))
      .sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  });
});

describe('a refund', () => {
  const aPaid = async (amount = PRICE) => {
    await aConfirmed();
    return good(await pay(amount)).entry.id;
  };

  const refund = (id: string, amount: number, as = desk) =>
    staff(as).refundPayment({ id, amount, reason: 'Se equivocó' });

  it('gives back what is left of its payment at most, in parts', async () => {
    await moneyIs({ refundLimitCentavos: toCentavos(PRICE) });
    const id = await aPaid();
    expect(good(await refund(id, 300))).toMatchObject({
      balance: 300,
      entry: { type: 'refund', amount: 300, method: 'cash', paymentId: id },
    });
    expect(await refund(id, 700.01)).toMatchObject({ status: 409 });
    good(await refund(id, 700));
    expect(await refund(id, 0.01)).toMatchObject({ status: 409 });
    expect(await owed()).toBe(PRICE);
  });

  it('above the limit of one payment, also in parts, is for admins', async () => {
    await moneyIs({ refundLimitCentavos: toCentavos(500) });
    const id = await aPaid();
    good(await refund(id, 300));
    expect(await refund(id, 200.01)).toMatchObject(rejection(409, messages.refundAboveLimit));
    const above = { id, amount: 700, reason: 'Lo pidió' };
    expect(await staff(desk).refundPaymentAboveLimit(above)).toMatchObject({ status: 403 });
    expect(await staff().refundPaymentAboveLimit({ ...above, amount: 700.01 })).toMatchObject(
      rejection(409, messages.refundAbovePayment),
    );
    good(await staff().refundPaymentAboveLimit(above));
  });

  it('of many at once is never above its payment', async () => {
    await moneyIs({ refundLimitCentavos: toCentavos(PRICE) });
    const id = await aPaid();
    const results = await Promise.all(Array.from({ length: 20 }, () => refund(id, 150)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(6);
    expect(await owed()).toBe(900);
  });

  it('of an entry that is no payment is not found', async () => {
    await moneyIs({});
    const { _id } = await aDebt((student = await aStudent(server)).id, 5);
    expect(await refund(String(_id), 1)).toMatchObject(rejection(404, messages.paymentNotFound));
  });

  it('undoes a payment within ten minutes, by who took it, once', async () => {
    await moneyIs({});
    const id = await aPaid();
    const undoUntil = async (who?: typeof desk) => {
      const { nodes } = good(await staff(who).moneyEntries({ userId: student.id }));
      return nodes.find((entry) => entry.id === id)?.undoUntil;
    };
    const { createdAt } = await MoneyEntryModel.findById(id).orFail().lean();
    expect(await undoUntil(desk)).toBe(addMinutes(createdAt, 10).toISOString());
    expect(await undoUntil()).toBeNull();
    expect(await staff().undoPayment(id)).toMatchObject(rejection(409, messages.paymentFinal));
    expect(good(await staff(desk).undoPayment(id))).toMatchObject({
      balance: PRICE,
      entry: { amount: PRICE },
    });
    expect(await undoUntil(desk)).toBeNull();
    expect(await staff(desk).undoPayment(id)).toMatchObject(rejection(409, messages.paymentFinal));
    const late = good(await pay(10)).entry.id;
    await MoneyEntryModel.updateOne({ _id: late }, { $set: { createdAt: subMinutes(new Date(), 11) } });
    expect(await staff(desk).undoPayment(late)).toMatchObject(rejection(409, messages.paymentFinal));
  });
});

it('an admin gives a discount and corrects an account, with a reason', async () => {
  await moneyIs({});
  await aConfirmed();
  const adjust = (type: string, amount: number) =>
    staff().adjustMoneyAccount({ userId: student.id, type, amount, reason: 'Canje de puntos' });
  expect(good(await adjust('discount', 100))).toMatchObject({ balance: 900, entry: { amount: -100 } });
  expect(good(await adjust('adjustment', 50))).toMatchObject({ balance: 950 });
  expect(await staff(desk).adjustMoneyAccount({})).toMatchObject({ status: 403 });
});

it('of a person whom nobody knows there are no entries', async () => {
  await moneyIs({});
  expect(good(await staff().moneyEntries({ userId: NO_SUCH_ID })).nodes).toEqual([]);
  expect(await staff().moneyEntries({ userId: 'no-es-un-id' })).toMatchObject({
    status: 422,
    fields: [{ field: 'userId' }],
  });
});

describe('the invoice of a payment', () => {
  const aPaid = async () => {
    await moneyIs({});
    await aConfirmed();
    return good(await pay(400)).entry.id;
  };

  const set = (id: string, invoice: string | null, as = desk) => staff(as).setPaymentInvoice({ id, invoice });

  it('is set, corrected and removed by the desk, with the earlier number in the trail', async () => {
    const id = await aPaid();
    for (const invoice of ['A-1', 'A-2', null]) {
      expect(good(await set(id, invoice))).toMatchObject({ id, invoice, amount: -400 });
    }
    const trail = await AuditEntryModel.find({ action: 'money.setInvoice', subjectId: id })
      .sort({ _id: 1 })
      .lean();
    expect(trail.map(({ changes }) => changes)).toEqual([
      [{ field: 'invoice', before: null, after: 'A-1' }],
      [{ field: 'invoice', before: 'A-1', after: 'A-2' }],
      [{ field: 'invoice', before: 'A-2', after: null }],
    ]);
  });

  it('is in the account of the person and in the file', async () => {
    const id = await aPaid();
    good(await set(id, 'A-1'));
    const mine = good(await staff(student).myMoneyEntries()).nodes;
    expect(mine.map(({ type, invoice }) => [type, invoice])).toEqual([
      ['payment', 'A-1'],
      ['charge', null],
    ]);
    const rows = await rowsOfFile(await fetchFile(`${server.url}/api/exports/money.csv`, admin.token));
    expect(rows.find((row) => row.Id === id)?.Factura).toBe('A-1');
  });

  it('that several clerks set at once has each earlier number in the trail', async () => {
    const id = await aPaid();
    const numbers = Array.from({ length: 8 }, (_, index) => `B-${index}`);
    const results = await Promise.all(numbers.map((invoice) => set(id, invoice)));
    expect(results.every((result) => result.ok || result.status === 409)).toBe(true);
    const done = numbers.filter((_, index) => results[index]?.ok);
    const trail = await AuditEntryModel.find({
      action: 'money.setInvoice',
      subjectId: id,
      outcome: 'done',
    }).lean();
    const befores = trail.map(({ changes }) => changes[0]?.before ?? null);
    expect(new Set(befores).size).toBe(done.length);
  });

  it('is only of a payment, of at most 40 characters, not by token, and only while money is on', async () => {
    const id = await aPaid();
    const { _id } = await aDebt(student.id, 5);
    expect(await set(String(_id), 'A-1')).toMatchObject(rejection(404, messages.paymentNotFound));
    expect(await set(id, 'A'.repeat(41))).toMatchObject({ status: 422, fields: [{ field: 'invoice' }] });
    expect(await set(id, 'A-1', student)).toMatchObject({ status: 403 });
    const api = connectGraphql(server.url, (await aToken(admin.id)).token);
    expect(await api.setPaymentInvoice({ id, invoice: 'A-1' })).toMatchObject({ status: 403 });
    await moneyIs({ isOn: false });
    expect(await set(id, 'A-1')).toMatchObject(rejection(409, messages.moneyOff));
  });
});

describe('a program that was given the permission to take payments', () => {
  const SURFACES: [string, Connect<Partial<AdminApi>>][] = [
    ['REST', connectRest],
    ['GraphQL', connectGraphql],
  ];
  const transfer = () => ({
    userId: student.id,
    amount: 250,
    method: 'transfer',
    reference: `B-${randomUUID()}`,
    isOnAccount: true,
  });
  const record = (connect: Connect<Partial<AdminApi>>, token: string, more: Payload = {}) => {
    const { recordPayment } = connect(server.url, token);
    if (!recordPayment) throw new Error('payments are recorded on both surfaces');
    return recordPayment({ ...transfer(), ...more });
  };

  it.each(SURFACES)('records what is not in cash, and may do nothing else, by %s', async (_, connect) => {
    await moneyIs({ refundLimitCentavos: toCentavos(PRICE) });
    student = await aStudent(server);
    for (const { token } of [
      await aServiceAccount(['payments']),
      await aToken(desk.id, ['payments']),
      await aToken(admin.id, ['payments']),
    ]) {
      const { entry } = good(await record(connect, token));
      expect(entry).toMatchObject({ type: 'payment', amount: -250, method: 'transfer' });
      expect(await record(connect, token, { method: 'cash' })).toMatchObject(
        rejection(403, messages.notForTokens),
      );
      const graphql = connectGraphql(server.url, token);
      expect(await graphql.refundPayment({ id: entry.id, amount: 1, reason: 'Se equivocó' })).toMatchObject({
        status: 403,
      });
      expect(await graphql.undoPayment(entry.id)).toMatchObject({ status: 403 });
      expect(await graphql.moneyEntries({})).toMatchObject(
        rejection(403, `${messages.tokenScopeMissing} read`),
      );
    }
  });

  it.each(SURFACES)('is refused by the name of the permission without it, by %s', async (_, connect) => {
    await moneyIs({});
    student = await aStudent(server);
    for (const { token } of [
      await aToken(admin.id, ['read', 'write', 'admin']),
      await aServiceAccount(['read', 'admin']),
      await aToken(student.id, ['write']),
    ]) {
      expect(await record(connect, token)).toMatchObject(
        rejection(403, `${messages.tokenScopeMissing} payments`),
      );
    }
    const { token } = await aToken(student.id, ['payments']);
    expect(await record(connect, token)).toMatchObject({ status: 403 });
  });

  it('is given it by an admin alone', async () => {
    const input = { name: 'Banco', scopes: ['payments'], currentPassword: PASSWORD };
    for (const member of [desk, await aStudent(server)]) {
      expect(await staff(member).createAccessToken(input)).toMatchObject({
        status: 422,
        fields: [{ field: 'scopes', message: messages.tokenPaymentsScope }],
      });
    }
    expect(good(await staff().createAccessToken(input)).accessToken.scopes).toEqual(['payments']);
  });
});

describe('a receipt', () => {
  const open = async (id: string, { token }: GraphqlMember) => {
    const response = await fetchFile(`${server.url}/api/money/receipts/${id}`, token);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      file: await bytesOf(response),
    };
  };

  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

  it('is a PDF with the same bytes each time, for the person and the desk', async () => {
    await moneyIs({});
    await aConfirmed();
    const { id } = good(await pay(400, { method: 'transfer', reference: 'A-77' })).entry;
    const own = await open(id, student);
    expect([own.status, own.type]).toEqual([200, 'application/pdf']);
    expect((await open(id, desk)).file.equals(own.file)).toBe(true);
    expect((await open(id, await aStudent(server))).status).toBe(404);
    if (!canReadPdf) return;
    const { text } = readPdf(own.file);
    for (const part of ['0001-0', '400,00', 'Transferencia', 'A-77', 'Documento no válido como factura']) {
      expect(text).toContain(part);
    }
  });

  it('has the number of the invoice, as it is now', async () => {
    await moneyIs({});
    await aConfirmed();
    const { id, invoice } = good(await pay(400, { invoice: ' 0003-00001234 ' })).entry;
    expect(invoice).toBe('0003-00001234');
    const first = await open(id, student);
    good(await staff(desk).setPaymentInvoice({ id, invoice: '0003-00001235' }));
    const corrected = await open(id, student);
    expect(corrected.file.equals((await open(id, desk)).file)).toBe(true);
    expect(corrected.file.equals(first.file)).toBe(false);
    if (!canReadPdf) return;
    expect(readPdf(first.file).text).toContain('0003-00001234');
    expect(readPdf(corrected.file).text).toContain('0003-00001235');
  });

  it('says what it pays, of whom, what is still owed and who took it', async () => {
    await moneyIs({});
    await aConfirmed();
    const { id } = good(await pay(400, { method: 'transfer' })).entry;
    if (!canReadPdf) return;
    const { text } = readPdf((await open(id, student)).file);
    const { documentNumber } = good(await student.api.me());
    for (const part of ['Tiro Defensivo', 'clase del', documentNumber, '600,00', 'Atendió']) {
      expect(text).toContain(part);
    }
  });

  it('has the letters of other alphabets, and the nearest ones for those that no face has', async () => {
    await moneyIs({});
    const payer = await aStudent(server);
    const names = { firstName: 'Łucja Žižek Đặng 🎯', lastName: 'Дмитрий Αθηνά Ἀριστοτέλης' };
    const change = (user: StoredUser) => ({ ...names, ...searchFields({ ...user, ...names }) });
    await changeUser(payer.id, change, { ends: [] });
    const given = { userId: payer.id, amount: 5, method: 'transfer', isOnAccount: true };
    const reference = '№\u00a07\u2011A ﬁn';
    const { id } = good(await staff(desk).recordPayment({ ...given, reference })).entry;
    if (!canReadPdf) return;
    const { text } = readPdf((await open(id, payer)).file);
    expect(text).toContain('Łucja Žižek Đang Дмитрий Αθηνά Αριστοτέλης');
    expect(text.replaceAll('\u00a0', ' ')).toContain('No 7-A fin');
    expect(text).not.toContain('?');
  });

  it('says in large letters that it was given back, in part or whole, or undone, by which number and when', async () => {
    await moneyIs({ refundLimitCentavos: toCentavos(1_000) });
    const stateOf = async (id: string) => readPdf((await open(id, student)).file).text;
    await aConfirmed();
    const { id } = good(await pay(400, { method: 'transfer' })).entry;
    const part = good(await staff(desk).refundPayment({ id, amount: 100, reason: 'Se equivocó' })).entry;
    const first = await open(id, student);
    expect((await open(id, desk)).file.equals(first.file)).toBe(true);
    if (!canReadPdf) return;
    expect(await stateOf(id)).toContain('DEVUELTO EN PARTE');
    expect(await stateOf(id)).toContain(`N.º ${part.receipt}`);
    good(await staff(desk).refundPayment({ id, amount: 300, reason: 'Se equivocó' }));
    expect(await stateOf(id)).toMatch(/DEVUELTO(?! EN PARTE)/);
    expect(await stateOf(part.id)).toContain('del recibo');
    const other = good(await pay(50, { method: 'transfer' })).entry;
    const undone = good(await staff(desk).undoPayment(other.id)).entry;
    expect(await stateOf(other.id)).toContain('ANULADO');
    expect(await stateOf(other.id)).toContain(`N.º ${undone.receipt}`);
  });

  it('is only of what moved money, and only while money is on', async () => {
    await moneyIs({});
    student = await aStudent(server);
    const { _id } = await aDebt(student.id, 5);
    expect((await open(String(_id), desk)).status).toBe(404);
    await moneyIs({ isOn: false });
    expect((await open(String(_id), desk)).status).toBe(409);
  });
});
