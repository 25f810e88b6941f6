import { addDays, addMinutes } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { InstructorModel } from '../../src/features/instructors/instructor.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import {
  NO_SUCH_ID,
  aBooking,
  aClassToday,
  aPersonalisedCourse,
  aStaffMember,
  aStudent,
  anAdmin,
  good,
} from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const dayOf = (date: Date) => dayIn(date, academy.timeZone);
const today = () => ({ from: dayOf(new Date()), to: dayOf(new Date()) });

const instructor = useBuilt(() => aStaffMember(server, 'instructor'));

describe('the classes of an instructor', () => {
  it('have names, licences, attendance and the phones of today, and no other data of students', async () => {
    const { course, enrolments } = await aClassToday(instructor, server);
    const [{ id, student }] = enrolments;
    await UserModel.updateOne({ _id: student.id }, { clu: 'CLU-1', cluExpiration: '2199-01-01' });
    const classes = good(await instructor.api.myClasses(today()));
    const own = classes.find((one) => one.id === course.id);
    expect(own).toMatchObject({ courseName: course.name, location: course.location });
    expect(own?.students).toHaveLength(2);
    expect(own?.students.find(({ enrolmentId }) => enrolmentId === id)).toEqual({
      enrolmentId: id,
      name: 'Ana Gómez',
      hasLicence: true,
      attendance: 'expected',
      isComing: false,
      isPaid: null,
      phone: '+54 11 4000-0000',
    });
  });

  it('have no phones on other days', async () => {
    const { course } = await aClassToday(instructor, server);
    const tomorrow = addDays(new Date(), 1);
    await CourseModel.updateOne({ _id: course.id }, { scheduledDate: tomorrow });
    await EnrolmentModel.updateMany({ courseId: course.id }, startFields(tomorrow));
    const days = { from: dayOf(tomorrow), to: dayOf(tomorrow) };
    const own = good(await instructor.api.myClasses(days)).find((one) => one.id === course.id);
    expect(own?.students.map(({ phone }) => phone)).toEqual([null, null]);
  });

  it('include assigned personalised classes, and none of another instructor', async () => {
    const other = await aStaffMember(server, 'instructor');
    const { course } = await aClassToday(other, server);
    const { api } = await aStudent(server);
    const booked = good(await api.enrol(aBooking((await aPersonalisedCourse()).id)));
    const { _id, name } = await InstructorModel.findOne({ accountKey: instructor.id }).orFail().lean();
    await EnrolmentModel.updateOne(
      { _id: booked.id },
      { instructorId: _id.toString(), instructorName: name, startsAt: addMinutes(new Date(), 1) },
    );
    const ids = good(await instructor.api.myClasses(today())).map(({ id }) => id);
    expect(ids).toContain(booked.id);
    expect(ids).not.toContain(course.id);
    expect(good(await other.api.myClasses(today())).map(({ id }) => id)).toEqual([course.id]);
  });

  it('are at most those of 62 days, and the read is in the audit trail', async () => {
    const from = dayOf(new Date());
    expect(await instructor.api.myClasses({ from, to: dayOf(addDays(new Date(), 62)) })).toMatchObject({
      status: 422,
      detail: messages.dayRange,
    });
    good(await instructor.api.myClasses({ from, to: dayOf(addDays(new Date(), 61)) }));
    expect(
      await AuditEntryModel.countDocuments({ action: 'class.viewOwn', actorId: instructor.id }),
    ).toBeGreaterThan(0);
  });

  it('are for accounts of active instructors only', async () => {
    const gone = await aStaffMember(server, 'instructor');
    await InstructorModel.updateOne({ accountKey: gone.id }, { isActive: false });
    for (const member of [gone, await anAdmin(server)]) {
      expect(await member.api.myClasses(today())).toMatchObject({
        status: 403,
        detail: messages.notAnInstructor,
      });
    }
  });
});

describe('attendance by the instructor', () => {
  it('completes with points or marks no-shows, independently', async () => {
    const { enrolments } = await aClassToday(instructor, server);
    const [present, absent] = enrolments;
    const ids = [present.id, NO_SUCH_ID];
    const outcomes = good(await instructor.api.recordAttendance({ ids, attendance: 'present' }));
    expect(outcomes).toEqual([
      { id: present.id, attendance: 'present', error: null },
      { id: NO_SUCH_ID, attendance: null, error: expect.objectContaining({ code: 'NOT_FOUND' }) },
    ]);
    expect(good(await present.student.api.myPoints())).toBe(100);
    good(await instructor.api.recordAttendance({ ids: [absent.id], attendance: 'absent' }));
    expect(await EnrolmentModel.findById(absent.id).lean()).toMatchObject({
      status: 'cancelled',
      cancellation: { reason: 'no_show', by: instructor.id },
    });
    const entries = await AuditEntryModel.find({ actorId: instructor.id, outcome: 'done', action: /^enrol/ });
    expect(entries.map(({ action }) => action).sort()).toEqual(['enrolment.complete', 'enrolment.noShow']);
  });

  it('finds nothing in the class of another', async () => {
    const other = await aStaffMember(server, 'instructor');
    const [{ id }] = (await aClassToday(other, server)).enrolments;
    for (const attendance of ['present', 'absent']) {
      const [outcome] = good(await instructor.api.recordAttendance({ ids: [id], attendance }));
      const [unknown] = good(await instructor.api.recordAttendance({ ids: [NO_SUCH_ID], attendance }));
      expect(outcome?.error).toEqual(unknown?.error);
      expect(outcome?.error).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await EnrolmentModel.findById(id).lean()).toMatchObject({ status: 'confirmed' });
  });

  it('is recorded on the day of the class only', async () => {
    const [{ id }] = (await aClassToday(instructor, server)).enrolments;
    for (const days of [-1, 1]) {
      await EnrolmentModel.updateOne({ _id: id }, startFields(addDays(new Date(), days)));
      const [outcome] = good(await instructor.api.recordAttendance({ ids: [id], attendance: 'present' }));
      expect(outcome?.error).toMatchObject({ message: messages.attendanceOtherDay });
    }
  });

  it('is present or absent', async () => {
    expect(
      await instructor.api.recordAttendance({ ids: [NO_SUCH_ID], attendance: 'unconfirmed' }),
    ).toMatchObject({
      status: 422,
    });
  });
});
