import { addDays, addHours, addMinutes, subMinutes } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { WaitingModel } from '../../src/features/enrolments/waiting/waiting.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import type { Contact } from '../academy-api.ts';
import {
  aCalledOffCourse,
  aCourse,
  aPersonalisedCourse,
  aStudent,
  academyDay,
  anAdmin,
  anInstructor,
  good,
  type Member,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));
const student = () => aStudent(server);
const own = ({ token }: Member) => connectGraphql(server.url, token);
const STORM = { reason: 'weather', note: 'Tormenta fuerte' };
const conflict = (detail: string) => ({ ok: false, status: 409, detail });

/** A course with a pending, a confirmed and a completed enrolment, and two students on the waiting list. */
const aFullScene = async () => {
  const { id } = await aCourse({ capacity: 3, pointsValue: 40 });
  const enrolled = [await student(), await student(), await student()];
  const ids: string[] = [];
  for (const { api } of enrolled) ids.push(good(await api.enrol({ courseId: id })).id);
  good(await admin.api.confirmEnrolments({ ids: ids.slice(1) }));
  good(await admin.api.completeEnrolments({ ids: ids.slice(2), reason: 'Rindió antes' }));
  const waiting = [await student(), await student()];
  for (const member of waiting) good(await own(member).joinWaitingList(id));
  return { id, enrolled, ids, waiting };
};

const statusesOf = async (courseId: string) => {
  const enrolments = await EnrolmentModel.find({ courseId }).sort({ createdAt: 1, _id: 1 }).lean();
  return enrolments.map(({ status }) => status);
};

const who = (contacts: Contact[]) => contacts.map(({ user, isWaiting }) => [user?.id, isWaiting]);

const expectClean = async () => expect((await verify()).problems).toEqual([]);

describe('a course that the academy calls off', () => {
  it('cancels its enrolments with the note, ends the waiting list and promotes nobody', async () => {
    const { id, ids, enrolled, waiting } = await aFullScene();
    const { course, contacts } = good(await admin.api.callOffCourse({ id, ...STORM }));
    expect(course).toMatchObject({ isActive: false, callOff: STORM });
    expect(good(await admin.api.staffCourse(id))).toMatchObject({ placesTaken: 1, waitingCount: 0 });
    expect(await statusesOf(id)).toEqual(['cancelled', 'cancelled', 'completed']);
    expect(good(await admin.api.staffEnrolment(ids[0] ?? '')).cancellation).toMatchObject({
      reason: 'academy',
      note: STORM.note,
    });
    expect(await WaitingModel.distinct('state', { courseId: id })).toEqual(['expired']);
    const expected = [
      ...enrolled.slice(0, 2).map((one) => [one.id, false]),
      ...waiting.map((one) => [one.id, true]),
    ];
    expect(who(contacts)).toEqual(expected);
    expect(contacts[0]?.user).toMatchObject({ email: enrolled[0]?.email });
    expect(who(good(await admin.api.courseContacts(id)))).toEqual(expected);
    expect(good(await own(enrolled[2] as Member).myPoints())).toBe(40);
    await sweep(server.deps);
    expect(await statusesOf(id)).toEqual(['cancelled', 'cancelled', 'completed']);
    await expectClean();
  });

  it('accepts no enrolment and no waiting list entry, by student or staff', async () => {
    const { id } = await aCourse({ capacity: 1 });
    good(await admin.api.callOffCourse({ id, reason: 'other' }));
    const { id: userId, api, token } = await student();
    expect(await api.enrol({ courseId: id })).toEqual(conflict(messages.courseCalledOff));
    expect(await connectRest(server.url, token).enrol({ courseId: id })).toEqual(
      conflict(messages.courseCalledOff),
    );
    expect(await connectGraphql(server.url, token).joinWaitingList(id)).toEqual(
      conflict(messages.courseCalledOff),
    );
    expect(await admin.api.enrolStudent({ userId, courseId: id })).toEqual(
      conflict(messages.courseCalledOff),
    );
    expect(await admin.api.updateCourse({ id, isActive: true })).toEqual(conflict(messages.courseCalledOff));
  });

  it('is no longer offered, and its page shows that', async () => {
    const { id } = await aCourse();
    good(await admin.api.callOffCourse({ id, ...STORM }));
    const visitor = connectGraphql(server.url);
    expect(good(await visitor.courses({ limit: 500 })).some((course) => course.id === id)).toBe(false);
    expect(good(await visitor.staffCourse(id))).toMatchObject({ isActive: false, callOff: STORM });
    expect(good(await connectRest(server.url).course(id))).not.toHaveProperty('callOff');
  });

  it('stays in the agenda without warnings, and does not block its instructor', async () => {
    const { id: instructorId } = await anInstructor();
    const scheduledDate = addDays(new Date(), 33);
    const [dead, held, bare] = [
      await aCourse({ scheduledDate, instructorId }),
      await aCourse({ scheduledDate: addMinutes(scheduledDate, 30), instructorId, cluPolicy: 'off' }),
      await aCourse({ scheduledDate: addMinutes(scheduledDate, 60) }),
    ];
    for (const { id } of [dead, bare]) good(await admin.api.callOffCourse({ id, ...STORM }));
    const [from, to] = [academyDay(33), academyDay(34)];
    const entries = good(await admin.api.agenda({ from, to }));
    expect(entries.map(({ id, warnings }) => [id, warnings])).toEqual([
      [dead.id, []],
      [held.id, []],
      [bare.id, []],
    ]);
  });

  it('is a group course that is not over, and is called off once', async () => {
    const over = await aCourse({ scheduledDate: addHours(new Date(), -3) });
    expect(await admin.api.callOffCourse({ id: over.id, ...STORM })).toEqual(conflict(messages.courseEnded));
    const single = await aPersonalisedCourse();
    expect(await admin.api.callOffCourse({ id: single.id, ...STORM })).toEqual(
      conflict(messages.courseNotGroup),
    );
    const begun = await aCourse({ scheduledDate: addMinutes(new Date(), -30) });
    good(await admin.api.callOffCourse({ id: begun.id, ...STORM }));
    const again = good(await admin.api.callOffCourse({ id: begun.id, reason: 'other', note: 'Otra' }));
    expect(again.course.callOff).toMatchObject(STORM);
    expect(await admin.api.callOffCourse({ id: begun.id, reason: 'rain' })).toMatchObject({ status: 422 });
  });
});

describe('undoing a call-off', () => {
  it('restores each enrolment with its state and seat, and the waiting list in its order', async () => {
    const { id, ids, waiting } = await aFullScene();
    const before = await EnrolmentModel.find({ courseId: id }).sort({ _id: 1 }).lean();
    good(await admin.api.callOffCourse({ id, ...STORM }));
    const { course, contacts } = good(await admin.api.undoCallOff({ id }));
    expect(course).toMatchObject({ isActive: true, callOff: null });
    expect(good(await admin.api.staffCourse(id))).toMatchObject({ placesTaken: 3, waitingCount: 2 });
    expect(await statusesOf(id)).toEqual(['pending', 'confirmed', 'completed']);
    const after = await EnrolmentModel.find({ courseId: id }).sort({ _id: 1 }).lean();
    const fieldsOf = (documents: typeof before) =>
      documents.map(({ slotKey, startsAt, cancellation }) => [slotKey, startsAt, cancellation]);
    expect(fieldsOf(after)).toEqual(fieldsOf(before));
    expect(contacts.map(({ failure }) => failure)).toEqual([null, null, null, null]);
    const list = good(await admin.api.waitingList(id));
    expect(list.map(({ user }) => user.id)).toEqual(waiting.map((one) => one.id));
    good(await admin.api.cancelEnrolments({ ids: ids.slice(0, 1) }));
    expect(await WaitingModel.countDocuments({ courseId: id, state: 'promoted' })).toBe(1);
    await expectClean();
  });

  it('offers a seat again, until the same time', async () => {
    const { id } = await aCourse({ capacity: 1, offerHours: 24 });
    const [leaving, next] = [await student(), await student()];
    const { id: seat } = good(await leaving.api.enrol({ courseId: id }));
    good(await own(next).joinWaitingList(id));
    good(await own(leaving).cancelEnrolment(seat));
    const stored = () => EnrolmentModel.findOne({ courseId: id, userId: next.id }).orFail().lean();
    const { offerUntil } = await stored();
    expect(offerUntil).toBeInstanceOf(Date);
    good(await admin.api.callOffCourse({ id, ...STORM }));
    expect(await stored()).toMatchObject({ status: 'cancelled', offerUntil: null });
    good(await admin.api.undoCallOff({ id }));
    expect(await stored()).toMatchObject({ status: 'pending', offerUntil });
  });

  it('leaves what students had cancelled themselves', async () => {
    const { id, ids, enrolled } = await aFullScene();
    good(await own(enrolled[0] as Member).cancelEnrolment(ids[0] ?? ''));
    good(await admin.api.callOffCourse({ id, ...STORM }));
    good(await admin.api.undoCallOff({ id }));
    expect(good(await admin.api.staffEnrolment(ids[0] ?? ''))).toMatchObject({
      status: 'cancelled',
      cancellation: { reason: 'student' },
    });
  });

  it('lists those that cannot be restored, with the reason', async () => {
    const { id } = await aCourse({ capacity: 3 });
    const members: [Member, Member, Member] = [await student(), await student(), await student()];
    for (const { api } of members) good(await api.enrol({ courseId: id }));
    const [inactive, busy, last] = members;
    good(await admin.api.callOffCourse({ id, ...STORM }));
    await UserModel.updateOne({ _id: inactive.id }, { $set: { isActive: false } });
    const { scheduledDate } = (await CourseModel.findById(id).lean()) ?? {};
    const other = await aCourse({ scheduledDate: scheduledDate ?? null });
    good(await busy.api.enrol({ courseId: other.id }));
    const { contacts } = good(await admin.api.undoCallOff({ id }));
    expect(contacts.map(({ user, failure }) => [user?.id, failure])).toEqual([
      [last.id, null],
      [inactive.id, messages.studentInactive],
      [busy.id, messages.studentBusy],
    ]);
    await expectClean();
  });

  it('fills no more seats than are free by then', async () => {
    const { id } = await aCourse({ capacity: 3 });
    const members: [Member, Member, Member] = [await student(), await student(), await student()];
    for (const { api } of members) good(await api.enrol({ courseId: id }));
    good(await admin.api.callOffCourse({ id, ...STORM }));
    good(await admin.api.updateCourse({ id, capacity: 2 }));
    const { contacts } = good(await admin.api.undoCallOff({ id }));
    expect(good(await admin.api.staffCourse(id)).placesTaken).toBe(2);
    expect(contacts.map(({ failure }) => failure)).toEqual([null, null, messages.courseFull]);
  });

  it('gives the seats that nobody takes again to those who wait', async () => {
    const { id, enrolled, waiting } = await aFullScene();
    good(await admin.api.callOffCourse({ id, ...STORM }));
    await UserModel.updateOne({ _id: enrolled[0]?.id }, { $set: { isActive: false } });
    good(await admin.api.undoCallOff({ id }));
    const live = await EnrolmentModel.find({ courseId: id, status: { $ne: 'cancelled' } }).lean();
    const expected = [enrolled[1]?.id, enrolled[2]?.id, waiting[0]?.id];
    expect(live.map(({ userId }) => userId.toString()).sort()).toEqual(expected.sort());
    await expectClean();
  });

  it('uses the date that the course has by then', async () => {
    const { id } = await aCourse();
    good(await (await student()).api.enrol({ courseId: id }));
    good(await admin.api.callOffCourse({ id, ...STORM }));
    const scheduledDate = addDays(new Date(), 60);
    good(await admin.api.updateCourse({ id, scheduledDate: scheduledDate.toISOString() }));
    good(await admin.api.undoCallOff({ id }));
    expect((await EnrolmentModel.findOne({ courseId: id }).lean())?.startsAt).toEqual(scheduledDate);
    await expectClean();
  });

  it('keeps an inactive course inactive', async () => {
    const { id } = await aCourse({ isActive: false });
    good(await admin.api.callOffCourse({ id, ...STORM }));
    expect(good(await admin.api.undoCallOff({ id })).course).toMatchObject({
      isActive: false,
      callOff: null,
    });
  });

  it('is allowed for ten minutes, and only after a call-off', async () => {
    const { id } = await aCalledOffCourse();
    await CourseModel.updateOne({ _id: id }, { $set: { 'callOff.at': subMinutes(new Date(), 11) } });
    expect(await admin.api.undoCallOff({ id })).toEqual(conflict(messages.callOffFinal));
    const { id: held } = await aCourse();
    expect(await admin.api.undoCallOff({ id: held })).toEqual(conflict(messages.courseNotCalledOff));
  });
});
