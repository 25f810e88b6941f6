import { randomUUID } from 'node:crypto';
import { addDays, addHours } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import {
  NO_SUCH_ID,
  aBooking,
  aCourse,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  anInstructor,
  everyEffectStored,
  good,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();
const day = (days: number) => addDays(new Date(), days);
const admin = useBuilt(() => anAdmin(server));

const student = () => aStudent(server);

type Differences = Parameters<typeof aCourse>[0];

/** A course with an enrolment, and another date of it. */
const twoDates = async (target: Differences = {}, present: Differences = {}) => {
  const name = `Tiro defensivo ${randomUUID()}`;
  const from = await aCourse({ name, capacity: 1, scheduledDate: day(10), ...present });
  const to = await aCourse({ name, capacity: 1, scheduledDate: day(20), ...target });
  const member = await student();
  const { id } = good(await member.api.enrol({ courseId: from.id }));
  return { from, to, member, id };
};

const placesOf = async (courseId: string) => good(await admin.api.staffCourse(courseId)).placesTaken;

describe.each(surfaces)('another date of a course by %s', (_surface, connect) => {
  const desk = (key?: string) => connect(server.url, admin.token, key ? { 'idempotency-key': key } : {});

  it('gives up the former seat and takes one of the other date, with status, price and identifier', async () => {
    const { from, to, member, id } = await twoDates();
    good(await admin.api.confirmEnrolments({ ids: [id] }));
    const before = good(await admin.api.staffEnrolment(id));
    const after = good(await desk().transferEnrolment({ id, courseId: to.id }));
    expect(after).toMatchObject({ id, courseId: to.id, status: 'confirmed', price: before.price });
    expect(good(await admin.api.staffEnrolment(id)).startsAt).toBe(to.scheduledDate);
    expect([await placesOf(from.id), await placesOf(to.id)]).toEqual([0, 1]);
    expect(good(await admin.api.roster(from.id))).toEqual([]);
    expect(good(await admin.api.roster(to.id)).map((row) => row.id)).toEqual([id]);
    good(await member.api.enrol({ courseId: from.id }));
    expect(await (await student()).api.enrol({ courseId: to.id })).toMatchObject({ status: 409 });
  });

  it('is one entry of the audit trail, and done once with an Idempotency-Key', async () => {
    const { to, from, id } = await twoDates();
    for (const _ of [1, 2]) good(await desk(`otra-fecha-${id}`).transferEnrolment({ id, courseId: to.id }));
    good(await desk().transferEnrolment({ id, courseId: to.id }));
    const entries = await AuditEntryModel.find({ subjectId: id, action: 'enrolment.transfer' }).lean();
    const changed = entries.filter(({ changes }) => changes.length > 0);
    expect(changed).toHaveLength(1);
    expect(changed[0]?.changes).toContainEqual({ field: 'courseId', before: from.id, after: to.id });
  });

  it('is rejected without effect for a full course, also when somebody waits for its seat', async () => {
    const { to, id, member } = await twoDates();
    const holder = await student();
    good(await holder.api.enrol({ courseId: to.id }));
    const stored = await everyEffectStored();
    expect(await desk().transferEnrolment({ id, courseId: to.id })).toMatchObject({
      status: 409,
      detail: messages.courseFull,
    });
    expect(await everyEffectStored()).toEqual(stored);
    expect(good(await member.api.enrolment(id)).courseId).not.toBe(to.id);
  });

  it('is rejected for another course, a past, a called-off, an inactive or an unknown one', async () => {
    const { id } = await twoDates();
    const { to: past, id: ofPast } = await twoDates({ scheduledDate: day(-1) });
    const { to: inactive, id: ofInactive } = await twoDates({ isActive: false });
    const { to: calledOff, id: ofCalledOff } = await twoDates();
    good(await admin.api.callOffCourse({ id: calledOff.id, reason: 'weather' }));
    const rows: [string, string, number, string][] = [
      [id, (await aCourse()).id, 409, messages.notTheSameCourse],
      [id, (await aPersonalisedCourse()).id, 409, messages.notTheSameCourse],
      [ofPast, past.id, 409, messages.courseInPast],
      [ofInactive, inactive.id, 409, messages.courseInactive],
      [ofCalledOff, calledOff.id, 409, messages.courseCalledOff],
      [id, NO_SUCH_ID, 404, messages.courseNotFound],
      [id, 'zzz', 404, messages.courseNotFound],
      [NO_SUCH_ID, past.id, 404, messages.enrolmentNotFound],
    ];
    for (const [enrolmentId, courseId, status, detail] of rows) {
      expect(await desk().transferEnrolment({ id: enrolmentId, courseId })).toMatchObject({ status, detail });
    }
  });

  it('is of pending and confirmed enrolments in group courses, by staff alone', async () => {
    const { to, id, member } = await twoDates();
    const own = connect(server.url, member.token);
    expect(await own.transferEnrolment({ id, courseId: to.id })).toMatchObject({ status: 403 });
    const booked = good(await member.api.enrol(aBooking((await aPersonalisedCourse()).id)));
    good(await member.api.cancelEnrolment(id));
    for (const enrolmentId of [id, booked.id]) {
      expect(await desk().transferEnrolment({ id: enrolmentId, courseId: to.id })).toMatchObject({
        status: 409,
        detail: messages.notTransferable,
      });
    }
  });
});

describe('another date of a course', () => {
  const transfer = (id: string, courseId: string) => admin.api.transferEnrolment({ id, courseId });

  it('offers the coming courses of its name or series that have a free seat', async () => {
    const { from, to, id } = await twoDates();
    const named = { name: to.name };
    const full = await aCourse({ ...named, capacity: 1, scheduledDate: day(21) });
    good(await (await student()).api.enrol({ courseId: full.id }));
    await aCourse({ ...named, scheduledDate: day(-2) });
    await aCourse({ ...named, scheduledDate: day(22), isActive: false });
    const open = await aCourse({ ...named, capacity: null, scheduledDate: day(23) });
    await aCourse({ scheduledDate: day(24) });
    const repeated = good(
      await admin.api.repeatCourse({ id: from.id, scheduledDates: [day(30).toISOString()] }),
    );
    const ofSeries = repeated.find((course) => course.id !== from.id);
    good(await admin.api.updateCourse({ id: ofSeries?.id, name: 'Con otro nombre' }));
    const targets = good(await admin.api.transferTargets(id));
    expect(targets.map((course) => course.id)).toEqual([to.id, open.id, ofSeries?.id]);
    good(await transfer(id, ofSeries?.id ?? ''));
  });

  it('gives the freed seat to the waiting list of the former date', async () => {
    const { from, to, id } = await twoDates();
    const waiting = await student();
    good(await connectGraphql(server.url, waiting.token).joinWaitingList(from.id));
    good(await transfer(id, to.id));
    expect(good(await admin.api.roster(from.id)).map(({ userId }) => userId)).toEqual([waiting.id]);
  });

  it('is not given past those who wait for it', async () => {
    const { from, to, id } = await twoDates({ capacity: 2, offerHours: 4 });
    for (const _ of [1, 2]) good(await (await student()).api.enrol({ courseId: to.id }));
    good(await connectGraphql(server.url, (await student()).token).joinWaitingList(to.id));
    await EnrolmentModel.deleteOne({ courseId: to.id });
    expect(good(await admin.api.transferTargets(id))).toEqual([]);
    expect(await transfer(id, to.id)).toMatchObject({ status: 409, detail: messages.courseFull });
    expect(await placesOf(from.id)).toBe(1);
  });

  it('is rejected for a student who is in that course already', async () => {
    const { to, id, member } = await twoDates({ capacity: 3 });
    good(await member.api.enrol({ courseId: to.id }));
    expect(await transfer(id, to.id)).toMatchObject({ status: 409, detail: messages.studentEnrolled });
  });

  it('asks for the licence of its day', async () => {
    const { to, id, member } = await twoDates({ cluPolicy: 'require' });
    const until = day(15).toISOString().slice(0, 10);
    const licence = { clu: 'CLU-1', cluExpiration: until, licenceUntil: until };
    await UserModel.updateOne({ _id: member.id }, { $set: licence });
    expect(await transfer(id, to.id)).toMatchObject({ detail: messages.studentLicenceRequired });
  });

  it('ends a date, an instructor and a presence of its own', async () => {
    const { from, to, id } = await twoDates();
    const { id: instructorId } = await anInstructor();
    good(await admin.api.assignInstructor({ ids: [id], instructorId }));
    good(await admin.api.markArrivals({ ids: [id], isPresent: true }));
    good(await admin.api.updateEnrolment(id, { scheduledDate: day(40).toISOString() }));
    good(await transfer(id, from.id));
    expect(good(await admin.api.staffEnrolment(id))).toMatchObject({
      startsAt: from.scheduledDate,
      scheduledDate: null,
    });
    good(await transfer(id, to.id));
    expect(good(await admin.api.staffEnrolment(id))).toMatchObject({
      startsAt: to.scheduledDate,
      instructorId: null,
      arrivedAt: null,
    });
  });

  it('follows the call-off and the moves of its course, not of the former one', async () => {
    const { from, to, id } = await twoDates();
    good(await transfer(id, to.id));
    good(await admin.api.callOffCourse({ id: from.id, reason: 'weather' }));
    const scheduledDate = addHours(day(50), 1).toISOString();
    good(await admin.api.updateCourse({ id: to.id, scheduledDate }));
    expect(good(await admin.api.staffEnrolment(id))).toMatchObject({
      status: 'pending',
      startsAt: scheduledDate,
    });
  });
});
