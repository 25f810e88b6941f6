import { addHours, addMinutes } from 'date-fns';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { DEFAULT_RULES } from '#domain/schedule/schedule.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import {
  aBooking,
  aCourse,
  aFutureInstant,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  everyEffectStored,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, type TestServer } from '../harness.ts';
import { anOpenWeek, noSchedule } from '../schedule-builders.ts';

const HOURS = 24;
const usual = useTestServer();
const strict = useTestServer({
  STUDENT_DEADLINE_HOURS: String(HOURS),
  LATE_CANCELLATION_HOURS: String(2 * HOURS),
});
let admin: Member;
let strictAdmin: Member;

beforeAll(async () => {
  admin = await anAdmin({ url: usual.url, connect: connectGraphql });
  strictAdmin = await anAdmin({ url: strict.url, connect: connectGraphql });
});

const staff = () => connectGraphql(usual.url, admin.token);

/** A class that begins at an instant, past or to come. */
const aClass = async (server: TestServer, startsAt: Date) => {
  const member = await aStudent({ url: server.url, connect: connectGraphql });
  const booking = aBooking((await aPersonalisedCourse()).id);
  const { id } = good(await member.api.enrol(booking));
  await EnrolmentModel.updateOne(
    { _id: id },
    { $set: { ...startFields(startsAt), scheduledDate: startsAt } },
  );
  return { member, id };
};

const expectRejected = async (server: TestServer, startsAt: Date, detail: string) => {
  const { member, id } = await aClass(server, startsAt);
  const before = await everyEffectStored();
  const scheduledDate = aFutureInstant().toISOString();
  for (const connect of [connectRest, connectGraphql]) {
    const api = connect(server.url, member.token);
    const expected = { status: 409, detail };
    expect(await api.cancelEnrolment(id)).toMatchObject(expected);
    expect(await api.updateEnrolment(id, { status: 'cancelled' })).toMatchObject(expected);
    expect(await api.updateEnrolment(id, { scheduledDate })).toMatchObject(expected);
  }
  const api = connectGraphql(server.url, member.token);
  expect(await api.rescheduleEnrolment({ id, scheduledDate })).toMatchObject({ status: 409, detail });
  expect(await everyEffectStored()).toEqual(before);
};

describe('a class that has begun', () => {
  it('is neither cancelled nor moved by its student', () =>
    expectRejected(usual, addMinutes(new Date(), -1), messages.classBegun));

  it('is cancelled and moved by staff', async () => {
    const begun = addHours(new Date(), -1);
    const [first, second] = [await aClass(usual, begun), await aClass(usual, begun)];
    good(await staff().rescheduleEnrolment({ id: first.id, scheduledDate: aFutureInstant().toISOString() }));
    expect(good(await staff().cancelEnrolments({ ids: [second.id] }))).toMatchObject([{ error: null }]);
  });

  it('is cancelled until it begins', async () => {
    const { member, id } = await aClass(usual, addMinutes(new Date(), 2));
    good(await member.api.cancelEnrolment(id));
    good(await member.api.cancelEnrolment(id));
  });
});

describe('an academy with a deadline', () => {
  it('rejects students afterwards', () =>
    expectRejected(strict, addHours(new Date(), HOURS - 1), messages.deadlineOver));

  it('accepts them before', async () => {
    const { member, id } = await aClass(strict, addHours(new Date(), HOURS + 1));
    good(await member.api.updateEnrolment(id, { scheduledDate: aFutureInstant().toISOString() }));
    good(await member.api.cancelEnrolment(id));
  });

  it('lets a student refuse an offered seat until the class begins', async () => {
    const startsAt = addHours(new Date(), 2);
    const { member, id } = await aClass(strict, startsAt);
    await EnrolmentModel.updateOne({ _id: id }, { $set: { offerUntil: startsAt } });
    const cancelled = good(await member.api.cancelEnrolment(id));
    expect(cancelled.status).toBe('cancelled');
    const stored = await EnrolmentModel.findById(id).orFail().lean();
    expect(stored.cancellation).toMatchObject({ reason: 'student', isLate: false });
  });
});

describe('a deadline in the schedule', () => {
  const at = (deadlineHours: number) =>
    anOpenWeek({ policy: 'off', rules: { ...DEFAULT_RULES, deadlineHours } });
  const expectStored = async (ofUsual: number, ofStrict: number) => {
    const strictStaff = connectGraphql(strict.url, strictAdmin.token);
    expect(good(await staff().schedule()).rules).toMatchObject({ deadlineHours: ofUsual });
    expect(good(await strictStaff.schedule()).rules).toMatchObject({ deadlineHours: ofStrict });
  };
  const inHours = (hours: number) => addHours(new Date(), hours);
  afterEach(noSchedule);

  it('is that of the setting until one is stored, also in a schedule from before', async () => {
    await expectStored(0, HOURS);
    await anOpenWeek({ policy: 'off' });
    await expectStored(0, HOURS);
    await expectRejected(strict, inHours(HOURS - 1), messages.deadlineOver);
    good(await staff().updateSchedule({ rules: { noticeHours: 1 } }));
    await expectStored(0, HOURS);
  });

  it('applies instead of the setting, under every policy', async () => {
    good(await staff().updateSchedule({ rules: { deadlineHours: 3 } }));
    await expectStored(3, 3);
    await expectRejected(usual, inHours(2), messages.deadlineOver);
    const { member, id } = await aClass(strict, inHours(4));
    good(await member.api.cancelEnrolment(id));
  });

  it('of 0 hours lets students cancel until the class begins', async () => {
    await at(0);
    const { member, id } = await aClass(strict, inHours(1));
    good(await member.api.cancelEnrolment(id));
    await expectRejected(strict, addMinutes(new Date(), -1), messages.classBegun);
  });

  it('does not apply to staff', async () => {
    await at(HOURS);
    const { id } = await aClass(usual, inHours(1));
    expect(good(await staff().cancelEnrolments({ ids: [id] }))).toMatchObject([{ error: null }]);
  });

  it.each([-1, 721, 1.5])('is not %s hours', async (deadlineHours) => {
    expect(await staff().updateSchedule({ rules: { deadlineHours } })).toMatchObject({ status: 422 });
  });
});

describe('a late cancellation', () => {
  const isLate = async (id: string) =>
    good(await connectGraphql(strict.url, strictAdmin.token).staffEnrolment(id)).cancellation?.isLate;

  it.each([
    [2 * HOURS - 1, true],
    [2 * HOURS + 1, false],
  ])('by the student %i hours before the class: %s', async (hours, expected) => {
    const { member, id } = await aClass(strict, addHours(new Date(), hours));
    good(await member.api.cancelEnrolment(id));
    expect(await isLate(id)).toBe(expected);
  });

  it.each([
    ['student', true],
    ['academy', false],
  ])('by staff with the reason %s: %s', async (reason, expected) => {
    const { id } = await aClass(strict, addHours(new Date(), 1));
    good(await connectGraphql(strict.url, strictAdmin.token).cancelEnrolments({ ids: [id], reason }));
    expect(await isLate(id)).toBe(expected);
  });

  it('does not exist if the academy records none', async () => {
    const { id } = await aClass(usual, addHours(new Date(), -1));
    good(await staff().cancelEnrolments({ ids: [id], reason: 'student' }));
    expect(good(await staff().staffEnrolment(id)).cancellation).toMatchObject({ isLate: false });
  });
});

describe('unattended classes', () => {
  it('are pending ones that have begun: listed with their number, settled together, each with its outcome', async () => {
    const { id: courseId } = await aCourse();
    const begin = (id: string, hours: number) =>
      EnrolmentModel.updateOne({ _id: id }, { $set: startFields(addHours(new Date(), hours)) });
    const enrol = async (hours: number) => {
      const member = await aStudent({ url: usual.url, connect: connectGraphql });
      const { id } = good(await member.api.enrol({ courseId }));
      await begin(id, hours);
      return id;
    };
    const [past, older, coming, confirmed] = [
      await enrol(-1),
      await enrol(-50),
      await enrol(1),
      await enrol(-1),
    ];
    await EnrolmentModel.updateOne({ _id: confirmed }, { $set: { status: 'confirmed' } });
    const list = (rest = {}) => staff().enrolments({ filter: { courseId, unattended: true, ...rest } });
    const found = good(await list());
    expect(found.nodes.map(({ id }) => id).sort()).toEqual([past, older].sort());
    expect(found.totalCount).toBe(2);
    expect(good(await list({ unattended: false })).totalCount).toBe(4);
    const outcomes = good(await staff().markNoShows({ ids: [past, older, coming] }));
    expect(outcomes.map(({ enrolment, error }) => enrolment?.status ?? error?.message)).toEqual([
      'cancelled',
      'cancelled',
      messages.noShowTooEarly,
    ]);
    expect(good(await list()).totalCount).toBe(0);
  });
});
