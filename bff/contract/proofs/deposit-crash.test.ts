import { subMinutes } from 'date-fns';
import { beforeAll, expect, it } from 'vitest';
import { toCentavos } from '#domain/money/centavos.ts';
import { verify } from '../../cli/verify/verify.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { WaitingModel } from '../../src/features/enrolments/waiting/waiting.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { MailModel } from '../../src/outgoing/mail.model.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { aCourse, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { crashStep, crashSweepBeforeEveryWrite, sameDatabase } from '../crashes.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { moneyIs } from '../money-builders.ts';

const PATIENCE_MS = 240_000;
const PRICE = 10_000;
/** Of a release that a waiting student follows, at least: intended, cancelled, settled; intended, enrolled, settled. */
const FOLLOWING = 6;

const MESSAGES = { MESSAGES: 'on' };

const home = useTestServer(MESSAGES);
let admin: Member;

const surface = () => ({ url: home.url, connect: connectGraphql });
const staff = () => connectGraphql(home.url, admin.token);

beforeAll(async () => {
  admin = await anAdmin(surface());
  await moneyIs({ refundLimitCentavos: toCentavos(1_000_000) });
});

type Booking = { id: string; courseId: string; student: Member };

/** An overdue booking of the only seat of a course. It was confirmed by mistake: its price was charged and withdrawn. */
const aBooking = async (): Promise<Booking> => {
  const { id: courseId } = await aCourse({ price: PRICE, depositPercent: 30, capacity: 1 });
  const student = await aStudent(surface());
  const { id } = good(await student.api.enrol({ courseId }));
  good(await staff().confirmEnrolments({ ids: [id] }));
  good(await staff().takeBackEnrolments({ ids: [id] }));
  return { id, courseId, student };
};

const pay = (userId: string) =>
  staff().recordPayment({ userId, amount: 100, method: 'transfer', isOnAccount: true });

const chargesOf = async (enrolmentId: string) => {
  const charges = await MoneyEntryModel.find({ enrolmentId, type: 'charge' }).lean();
  return charges.map(({ delta }) => delta).sort((one, other) => other - one);
};

const actsOn = (subjectId: string, action: string) =>
  AuditEntryModel.countDocuments({ subjectId, action, outcome: 'done' });

/** One of each kind. */
const messagesOf = async (enrolmentId: string) => {
  const sent = await MailModel.find({ enrolmentId }).lean();
  const kinds = sent.map(({ kind }) => kind).sort();
  expect(kinds).toEqual([...new Set(kinds)]);
  return kinds;
};

it(
  'a sweep that is killed before any of its writes releases each unpaid booking once, and keeps the paid ones',
  async () => {
    let unpaid: Booking;
    let paid: Booking;
    let waiting: Member;
    let tries = 0;
    await crashSweepBeforeEveryWrite({
      step: crashStep(2),
      settings: { ...sameDatabase(home), ...MESSAGES },
      prepare: async () => {
        tries += 1;
        [unpaid, paid] = [await aBooking(), await aBooking()];
        waiting = await aStudent(surface());
        good(await connectGraphql(home.url, waiting.token).joinWaitingList(unpaid.courseId));
        good(await pay(paid.student.id));
        const until = subMinutes(new Date(), 1);
        const ids = [unpaid.id, paid.id];
        await EnrolmentModel.updateMany({ _id: { $in: ids } }, { $set: { 'deposit.until': until } });
        // As if the payment had been some time ago.
        await EnrolmentModel.updateOne(
          { _id: paid.id },
          { $set: { 'deposit.paymentAt': subMinutes(until, 60) } },
        );
      },
      check: async (writes) => {
        await sweep(home.deps);
        expect((await verify()).problems, `${writes} writes`).toEqual([]);

        const live = await EnrolmentModel.find({ courseId: unpaid.courseId, status: 'pending' }).lean();
        expect(live.map(({ userId }) => String(userId))).toEqual([waiting.id]);
        expect(await EnrolmentModel.countDocuments({ courseId: unpaid.courseId })).toBe(2);
        expect(await EnrolmentModel.findById(unpaid.id).lean()).toMatchObject({
          ...{ status: 'cancelled', cancellation: { reason: 'unpaid' } },
        });
        expect(await WaitingModel.distinct('state', { courseId: unpaid.courseId })).toEqual(['promoted']);
        expect(await actsOn(unpaid.id, 'enrolment.releaseUnpaid'), `${writes} writes`).toBe(1);
        expect(await messagesOf(unpaid.id), `${writes} writes`).toContain('cancelled');
        const promoted = live[0]?._id.toString() ?? '';
        expect(await actsOn(promoted, 'enrolment.promote')).toBe(1);
        expect(await messagesOf(promoted)).toContain('promoted');

        expect(await EnrolmentModel.findById(paid.id).lean()).toMatchObject({ status: 'pending' });
        expect(await actsOn(paid.id, 'enrolment.releaseUnpaid')).toBe(0);
        expect(await messagesOf(paid.id)).not.toContain('cancelled');

        for (const { id } of [unpaid, paid]) expect(await chargesOf(id)).toEqual([PRICE * 100, -PRICE * 100]);
        expect(good(await staff().moneyAccount(unpaid.student.id))?.balance).toBe(0);
      },
    });
    expect(tries).toBeGreaterThan(FOLLOWING / crashStep(2));
  },
  PATIENCE_MS,
);
