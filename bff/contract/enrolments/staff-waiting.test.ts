import { randomUUID } from 'node:crypto';
import { addHours, subMinutes } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { NO_SUCH_ID, aCourse, aStudent, aWaiting, anAdmin, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));
const student = () => aStudent(server);
const apiOf = ({ token }: Member) => connectGraphql(server.url, token);

/** A course whose only seat is taken. */
const aTakenCourse = async (differences: Parameters<typeof aCourse>[0] = {}) => {
  const { id } = await aCourse({ capacity: 1, ...differences });
  const holder = await student();
  const enrolment = good(await holder.api.enrol({ courseId: id }));
  const free = async () => good(await holder.api.cancelEnrolment(enrolment.id));
  return { id, free };
};

const join = async (courseId: string) => {
  const member = await student();
  const { id } = good(await apiOf(member).joinWaitingList(courseId));
  return { ...member, entryId: id };
};

const waitingIds = async (courseId: string) =>
  good(await admin.api.waitingList(courseId)).map(({ user, position }) => `${position} ${user.id}`);
const liveUsers = async (courseId: string) =>
  (await EnrolmentModel.find({ courseId, status: { $ne: 'cancelled' } }).lean()).map((row) =>
    String(row.userId),
  );
const ended = async (courseId: string) =>
  good(await admin.api.endedWaiting(courseId)).map(({ user, state, reason }) => ({
    userId: user.id,
    state,
    reason,
  }));

const REASON = 'Viene desde Rosario';

describe('the waiting list by staff', () => {
  it('accepts a student, under the same rules', async () => {
    const { id: courseId } = await aTakenCourse();
    const { id: userId } = await student();
    good(await admin.api.addToWaitingList({ userId, courseId }));
    expect(await waitingIds(courseId)).toEqual([`1 ${userId}`]);
    expect(await admin.api.addToWaitingList({ userId, courseId })).toMatchObject({
      status: 409,
      detail: messages.studentWaiting,
    });
    const { id: open } = await aCourse({ capacity: 5 });
    expect(await admin.api.addToWaitingList({ userId, courseId: open })).toMatchObject({
      status: 409,
      detail: messages.courseNotFull,
    });
    await UserModel.updateOne({ _id: userId }, { $set: { isActive: false } });
    const other = await aTakenCourse();
    expect(await admin.api.addToWaitingList({ userId, courseId: other.id })).toMatchObject({
      status: 409,
      detail: messages.studentInactive,
    });
  });

  it('of a course with free seats gives them out in its order when somebody joins', async () => {
    const { id: courseId } = await aCourse({ capacity: 2 });
    const [first, second] = [await student(), await student()];
    for (const { id } of [first, second]) await aWaiting(id, courseId);
    const third = await join(courseId);
    expect((await liveUsers(courseId)).sort()).toEqual([first.id, second.id].sort());
    expect(await waitingIds(courseId)).toEqual([`1 ${third.id}`]);
  });

  it('can have a student removed, with a reason', async () => {
    const { id: courseId } = await aTakenCourse();
    const [first, second] = [await join(courseId), await join(courseId)];
    good(await admin.api.removeFromWaitingList({ id: first.entryId, reason: REASON }));
    expect(await waitingIds(courseId)).toEqual([`1 ${second.id}`]);
    expect(await ended(courseId)).toEqual([{ userId: first.id, state: 'left', reason: REASON }]);
    expect(await admin.api.removeFromWaitingList({ id: first.entryId, reason: REASON })).toMatchObject({
      status: 404,
      detail: messages.waitingEntryNotFound,
    });
    expect(await admin.api.removeFromWaitingList({ id: NO_SUCH_ID, reason: REASON })).toMatchObject({
      status: 404,
    });
  });

  it('can have a student moved to its front, who gets the next seat', async () => {
    const { id: courseId, free } = await aTakenCourse();
    const [first, second, third] = [await join(courseId), await join(courseId), await join(courseId)];
    good(await admin.api.moveToFrontOfWaitingList({ id: second.entryId, reason: REASON }));
    good(await admin.api.moveToFrontOfWaitingList({ id: third.entryId, reason: REASON }));
    expect(await waitingIds(courseId)).toEqual([`1 ${third.id}`, `2 ${second.id}`, `3 ${first.id}`]);
    await free();
    expect(await liveUsers(courseId)).toEqual([third.id]);
    expect(await waitingIds(courseId)).toEqual([`1 ${second.id}`, `2 ${first.id}`]);
  });

  it('shows skipped students, with the reason', async () => {
    const { id: courseId, free } = await aTakenCourse();
    const [first, second] = [await join(courseId), await join(courseId)];
    await UserModel.updateOne({ _id: first.id }, { $set: { isActive: false } });
    await free();
    expect(await liveUsers(courseId)).toEqual([second.id]);
    expect(await ended(courseId)).toEqual(
      expect.arrayContaining([
        { userId: first.id, state: 'expired', reason: messages.studentInactive },
        { userId: second.id, state: 'promoted', reason: null },
      ]),
    );
  });
});

describe('the seats of a deactivated student', () => {
  it('are released together, with those in waiting lists', async () => {
    const { id: courseId, free } = await aTakenCourse();
    const [leaving, next] = [await join(courseId), await join(courseId)];
    await free();
    const other = good(await leaving.api.enrol({ courseId: (await aCourse()).id }));
    const past = good(await leaving.api.enrol({ courseId: (await aCourse()).id }));
    await EnrolmentModel.updateOne({ _id: past.id }, { $set: startFields(subMinutes(new Date(), 5)) });
    const full = await aTakenCourse();
    good(await apiOf(leaving).joinWaitingList(full.id));
    await UserModel.updateOne({ _id: leaving.id }, { $set: { isActive: false } });
    const held = good(await admin.api.heldPlaces(leaving.id));
    const keyed = connectGraphql(server.url, admin.token, { 'idempotency-key': randomUUID() });
    const outcomes = good(await keyed.releasePlaces({ userId: leaving.id, reason: 'Baja' }));
    expect(outcomes).toHaveLength(2);
    expect(held.enrolments.map(({ id }) => id)).toEqual(outcomes.map(({ id }) => id));
    expect(held.waiting.map(({ course }) => course.id)).toEqual([full.id]);
    expect(good(await keyed.releasePlaces({ userId: leaving.id, reason: 'Baja' }))).toEqual(outcomes);
    expect(good(await admin.api.heldPlaces(leaving.id))).toEqual({ enrolments: [], waiting: [] });
    for (const { enrolment } of outcomes) {
      expect(enrolment).toMatchObject({ status: 'cancelled', cancellation: { note: 'Baja' } });
    }
    expect(outcomes.map(({ id }) => id)).toContain(other.id);
    expect(await liveUsers(courseId)).toEqual([next.id]);
    expect(await waitingIds(full.id)).toEqual([]);
    expect(await ended(full.id)).toEqual([{ userId: leaving.id, state: 'left', reason: 'Baja' }]);
    const left = { action: 'waiting.remove', subjectId: held.waiting[0]?.id };
    const changes = [{ field: 'reason', before: null, after: 'Baja' }];
    expect(await AuditEntryModel.find(left).lean()).toMatchObject([{ outcome: 'done', changes }]);
    expect(good(await admin.api.releasePlaces({ userId: leaving.id, reason: 'Baja' }))).toEqual([]);
  });
});

describe('a seat that must be accepted', () => {
  const HOURS = 5;
  const anOffer = async (differences = {}) => {
    const { id: courseId, free } = await aTakenCourse({ offerHours: HOURS, ...differences });
    const [first, second] = [await join(courseId), await join(courseId)];
    await free();
    const document = await EnrolmentModel.findOne({ courseId, userId: first.id }).orFail().lean();
    return { courseId, first, second, id: document._id.toString(), until: document.offerUntil };
  };
  const lapse = async (id: string) => {
    await EnrolmentModel.updateOne({ _id: id }, { $set: { offerUntil: subMinutes(new Date(), 1) } });
  };

  it('is held for the first on the waiting list until the deadline, and then theirs', async () => {
    const before = new Date();
    const { courseId, first, id, until } = await anOffer();
    expect(Number(until)).toBeGreaterThanOrEqual(Number(addHours(before, HOURS)));
    expect(Number(until)).toBeLessThanOrEqual(Number(addHours(new Date(), HOURS)));
    expect(await liveUsers(courseId)).toEqual([first.id]);
    expect(await (await student()).api.enrol({ courseId })).toMatchObject({ detail: messages.courseFull });
    expect(good(await connectRest(server.url, first.token).enrolment(id)).status).toBe('pending');
    for (const _ of [1, 2]) {
      expect(good(await apiOf(first).acceptOffer({ id }))).toMatchObject({ offerUntil: null });
    }
    await sweep(server.deps);
    expect(await liveUsers(courseId)).toEqual([first.id]);
  });

  it('is offered at most until the class begins', async () => {
    const scheduledDate = addHours(new Date(), 2);
    const { until } = await anOffer({ scheduledDate });
    expect(until).toEqual(scheduledDate);
  });

  it('that is not accepted is offered to the next student, with a deadline as well', async () => {
    const { courseId, first, second, id } = await anOffer();
    await lapse(id);
    expect(await apiOf(first).acceptOffer({ id })).toMatchObject({ status: 409, detail: messages.offerOver });
    expect((await verify()).problems).toEqual([]);
    for (const _ of [1, 2]) await sweep(server.deps);
    expect(await liveUsers(courseId)).toEqual([second.id]);
    const next = await EnrolmentModel.findOne({ courseId, userId: second.id }).orFail().lean();
    expect(next.offerUntil).toBeInstanceOf(Date);
    expect(good(await admin.api.staffEnrolment(id))).toMatchObject({
      status: 'cancelled',
      cancellation: { reason: 'offer_lapsed' },
    });
    expect(await ended(courseId)).toContainEqual({
      userId: first.id,
      state: 'promoted',
      reason: messages.offerLapsed,
    });
    expect((await verify()).problems).toEqual([]);
  });

  it('that is refused is offered to the next student at once', async () => {
    const { courseId, first, second, id } = await anOffer();
    good(await first.api.cancelEnrolment(id));
    expect(await liveUsers(courseId)).toEqual([second.id]);
  });

  it('is accepted when staff confirms it', async () => {
    const { courseId, first, id } = await anOffer();
    good(await admin.api.confirmEnrolments({ ids: [id] }));
    await sweep(server.deps);
    expect(await liveUsers(courseId)).toEqual([first.id]);
    expect((await EnrolmentModel.findById(id).orFail().lean()).offerUntil).toBeNull();
  });

  it('is an option of the course, of 1 to 168 hours', async () => {
    const { id } = await aCourse();
    expect(good(await admin.api.updateCourse({ id, offerHours: 24 })).offerHours).toBe(24);
    expect(await admin.api.updateCourse({ id, offerHours: 169 })).toMatchObject({
      status: 422,
      detail: messages.offerHours,
    });
    expect(good(await admin.api.updateCourse({ id, offerHours: null })).offerHours).toBeNull();
    expect((await CourseModel.findById(id).orFail().lean()).offerHours).toBeNull();
  });
});
