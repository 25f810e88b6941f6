import { addDays, addMinutes, max, subDays, subMinutes } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { DURATION_MINUTES } from '#domain/courses/course.schema.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { completableFrom } from '#domain/enrolments/completion.ts';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { recount } from '../../src/features/enrolments/enrolment.counts.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { InstructorModel } from '../../src/features/instructors/instructor.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import type { Result } from '../academy-api.ts';
import { aServiceAccount } from '../account-builders.ts';
import { academyDay, aCourse, aStaffMember, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const REASON = 'Rindió el examen antes';
/** So short that the class of a test is of one day at nearly any hour. */
const MINUTES = 20;

const admin = useBuilt(() => anAdmin(server));
const desk = useBuilt(() => aStaffMember(server, 'desk'));
const instructor = useBuilt(() => aStaffMember(server, 'instructor'));
let machine: string;
const apiOf = ({ token }: { token: string }) => connectGraphql(server.url, token);

beforeAll(async () => {
  machine = (await aServiceAccount()).token;
});

/** Moves the class so that it begins, ends or has ended relative to now. */
const begin = async (courseId: string, startsAt: Date, differences: Partial<typeof SHORT> = {}) => {
  await CourseModel.updateOne({ _id: courseId }, { $set: { scheduledDate: startsAt, ...differences } });
  await EnrolmentModel.updateMany({ courseId }, { $set: startFields(startsAt) });
};

/** Today in the academy, and not over for at least fifteen minutes. */
const underWay = () => new Date();
const SHORT = { durationMinutes: DURATION_MINUTES.min };
/** For a short class: today in the academy, also just after midnight, and in its last fifteen minutes. */
const ENDING = () => max([instantOf(academyDay(0), '00:00', academy.timeZone), subMinutes(new Date(), 5)]);
const OVER = () => subMinutes(new Date(), MINUTES + 5);

/** A confirmed enrolment of a class of the instructor. */
const aClassAt = async (startsAt: Date, differences: Parameters<typeof aCourse>[0] = {}) => {
  const { _id } = await InstructorModel.findOne({ accountKey: instructor.id }).orFail().lean();
  const { id: courseId } = await aCourse({
    instructorId: _id.toString(),
    durationMinutes: MINUTES,
    issuesCertificate: true,
    ...differences,
  });
  const student = await aStudent(server);
  const { id } = good(await student.api.enrol({ courseId }));
  await EnrolmentModel.updateOne({ _id: id }, { $set: { status: 'confirmed' } });
  await begin(courseId, startsAt);
  return { id, courseId, student };
};

const stored = (id: string) => EnrolmentModel.findById(id).orFail().lean();
const points = async ({ api }: Member) => good(await api.myPoints());
const certificateOf = async (id: string) => good(await apiOf(admin).enrolmentCertificate(id));
const problems = async () => (await verify()).problems;

type Class = Awaited<ReturnType<typeof aClassAt>>;
type Expected = {
  status: 'confirmed' | 'completed';
  earlyReason?: string;
  hasArrived?: boolean;
  error?: string;
};
type Way = {
  name: string;
  act: (given: Class) => Promise<string | undefined>;
  early: Expected;
};

type OfEach = { error: { message: string } | null };

/** Of the call, or of the first of several. */
const errorOf = (result: Result<unknown>): string | undefined => {
  if (!result.ok) return result.detail;
  const { data } = result;
  return Array.isArray(data) ? (data as OfEach[])[0]?.error?.message : undefined;
};

const TOO_EARLY: Expected = { status: 'confirmed', error: messages.completionTooEarly };
const BY_API: Expected = { status: 'completed', earlyReason: messages.completedByApi };
const WITH_REASON: Expected = { status: 'completed', earlyReason: REASON };
const ARRIVED: Expected = { status: 'confirmed', hasArrived: true };

/** Every way to complete an enrolment. A new one belongs here. */
const WAYS: Way[] = [
  ...(
    [
      ['desk', () => apiOf(desk)],
      ['admin', () => apiOf(admin)],
      ['service account', () => connectGraphql(server.url, machine)],
    ] as const
  ).flatMap(([role, api]): Way[] => [
    {
      name: `completeEnrolments by ${role}`,
      act: async ({ id }) => errorOf(await api().completeEnrolments({ ids: [id] })),
      early: TOO_EARLY,
    },
    {
      name: `completeEnrolments with a reason by ${role}`,
      act: async ({ id }) => errorOf(await api().completeEnrolments({ ids: [id], reason: REASON })),
      early: WITH_REASON,
    },
    {
      name: `updateEnrolment by ${role}`,
      act: async ({ id }) => errorOf(await api().updateEnrolment(id, { status: 'completed' })),
      early: BY_API,
    },
  ]),
  {
    name: 'PUT /api/courses/enrollments/{id} by admin',
    act: async ({ id }) =>
      errorOf(await connectRest(server.url, admin.token).updateEnrolment(id, { status: 'completed' })),
    early: BY_API,
  },
  {
    name: 'completeEnrolments by instructor',
    act: async ({ id }) => {
      const result = await apiOf(instructor).completeEnrolments({ ids: [id], reason: REASON });
      expect(result).toMatchObject({ status: 403 });
      return errorOf(await apiOf(instructor).recordAttendance({ ids: [id], attendance: 'present' }));
    },
    early: ARRIVED,
  },
  {
    name: 'recordAttendance by instructor',
    act: async ({ id }) =>
      errorOf(await apiOf(instructor).recordAttendance({ ids: [id], attendance: 'present' })),
    early: ARRIVED,
  },
  {
    name: 'correctAttendance of a no-show by desk',
    act: async ({ id, courseId }) => {
      await EnrolmentModel.updateOne(
        { _id: id },
        {
          $set: {
            status: 'cancelled',
            slotKey: id,
            cancellation: { reason: 'no_show', note: null, at: new Date(), by: null },
          },
        },
      );
      await recount(courseId);
      return errorOf(await apiOf(desk).correctAttendance({ id, outcome: 'completed', reason: REASON }));
    },
    early: WITH_REASON,
  },
  {
    name: 'enrolStudent with attended by desk',
    act: async ({ id, courseId, student }) => {
      await EnrolmentModel.deleteOne({ _id: id });
      await recount(courseId);
      const given = { userId: student.id, courseId, attended: true };
      return errorOf(await apiOf(desk).enrolStudent(given));
    },
    early: ARRIVED,
  },
];

describe.each(WAYS)('$name', ({ act, early }) => {
  it('before the end of the class', async () => {
    const given = await aClassAt(underWay());
    expect(await act(given)).toBe(early.error);
    const enrolment = await EnrolmentModel.findOne({ courseId: given.courseId }).lean().orFail();
    expect(enrolment.status).toBe(early.status);
    expect(enrolment.completion?.earlyReason ?? undefined).toBe(early.earlyReason);
    expect(Boolean(enrolment.arrival)).toBe(early.hasArrived ?? false);
    expect(await points(given.student)).toBe(early.status === 'completed' ? 100 : 0);
    expect(await certificateOf(enrolment._id.toString())).toBeNull();
  });

  it('in its last fifteen minutes', async () => {
    const given = await aClassAt(ENDING(), SHORT);
    expect(await act(given)).toBeUndefined();
    const enrolment = await EnrolmentModel.findOne({ courseId: given.courseId }).lean().orFail();
    expect(enrolment).toMatchObject({ status: 'completed', completion: { earlyReason: null } });
    expect(await certificateOf(enrolment._id.toString())).toBeNull();
  });
});

describe('a class of another day', () => {
  it('is completed by nobody without a reason, and the public page shows no certificate', async () => {
    const { id } = await aClassAt(addDays(new Date(), 200));
    for (const member of [desk, admin]) {
      expect(errorOf(await apiOf(member).completeEnrolments({ ids: [id] }))).toBe(
        messages.completionTooEarly,
      );
    }
    good(await apiOf(desk).completeEnrolments({ ids: [id], reason: REASON }));
    await sweep(server.deps);
    expect(await certificateOf(id)).toBeNull();
    expect(await apiOf(admin).issueCertificates({ ids: [id] })).toMatchObject({
      data: [{ certificate: null, error: { message: messages.certificateTooEarly } }],
    });
    expect(
      await AuditEntryModel.findOne({ subjectId: id, action: 'enrolment.complete', outcome: 'done' }).lean(),
    ).toMatchObject({
      changes: expect.arrayContaining([{ field: 'earlyReason', before: null, after: REASON }]),
    });
  });

  it('without a date is over when somebody completes it', async () => {
    const { id, courseId } = await aClassAt(new Date());
    await CourseModel.updateOne({ _id: courseId }, { $set: { scheduledDate: null } });
    await EnrolmentModel.updateOne({ _id: id }, { $set: startFields(null) });
    good(await apiOf(desk).completeEnrolments({ ids: [id] }));
    expect(await certificateOf(id)).not.toBeNull();
  });
});

describe('the certificate of an early completion', () => {
  it('is signed by the sweep when the class has ended, with the day of the class', async () => {
    const { id, courseId } = await aClassAt(addDays(new Date(), 3));
    good(await apiOf(desk).completeEnrolments({ ids: [id], reason: REASON }));
    const over = subDays(new Date(), 2);
    await begin(courseId, subMinutes(new Date(), MINUTES - 1));
    await sweep(server.deps);
    expect(await certificateOf(id)).toBeNull();
    await begin(courseId, over);
    await sweep(server.deps);
    expect((await certificateOf(id))?.content?.day).toBe(dayIn(over, academy.timeZone));
    expect(await problems()).toEqual([]);
  });

  it('is undone with the completion', async () => {
    const { id, courseId, student } = await aClassAt(addDays(new Date(), 3));
    good(await apiOf(desk).completeEnrolments({ ids: [id], reason: REASON }));
    good(await apiOf(desk).correctAttendance({ id, outcome: 'confirmed', reason: REASON }));
    await begin(courseId, OVER());
    await sweep(server.deps);
    expect(await certificateOf(id)).toBeNull();
    expect(await stored(id)).toMatchObject({ status: 'confirmed', completion: null, completionDate: null });
    expect(await points(student)).toBe(0);
  });
});

describe('whoever recorded it', () => {
  const record = (member: Member, id: string, attendance: string) =>
    apiOf(member).recordAttendance({ ids: [id], attendance });

  it.each(['present', 'absent'])('takes %s back until midnight', async (attendance) => {
    const { id, student } = await aClassAt(ENDING(), SHORT);
    good(await record(instructor, id, attendance));
    const [outcome] = good(await record(instructor, id, 'expected'));
    expect(outcome).toMatchObject({ attendance: 'expected', error: null });
    expect(await stored(id)).toMatchObject({ status: 'confirmed', arrival: null, cancellation: null });
    expect(await points(student)).toBe(0);
    expect(await problems()).toEqual([]);
  });

  it.each([
    ['of yesterday', () => ({ 'completion.at': subDays(new Date(), 1) })],
    ['of the desk', () => ({ 'completion.by': desk.id })],
    ['from before it was recorded', () => ({ completion: null })],
  ])('does not take back a completion %s', async (_, difference) => {
    const { id } = await aClassAt(ENDING(), SHORT);
    good(await record(instructor, id, 'present'));
    await EnrolmentModel.updateOne({ _id: id }, { $set: difference() });
    const [outcome] = good(await record(instructor, id, 'expected'));
    expect(outcome?.error?.message).toBe(messages.attendanceNotOwn);
    expect(await stored(id)).toMatchObject({ status: 'completed' });
  });
});

describe('presence', () => {
  const mark = (member: Member, id: string, isPresent = true) =>
    apiOf(member).markArrivals({ ids: [id], isPresent });

  it('is marked by staff, completes nothing, and is taken back', async () => {
    for (const member of [desk, admin, instructor]) {
      const { id, student } = await aClassAt(addMinutes(new Date(), 1));
      const [outcome] = good(await mark(member, id));
      expect(outcome?.enrolment).toMatchObject({ status: 'confirmed', arrivedAt: expect.any(String) });
      expect(await points(student)).toBe(0);
      const [undone] = good(await mark(member, id, false));
      expect(undone?.enrolment?.arrivedAt).toBeNull();
    }
  });

  it('marked by the desk is taken back by the desk alone', async () => {
    const { id } = await aClassAt(underWay());
    good(await mark(desk, id));
    expect(errorOf(await mark(instructor, id, false))).toBe(messages.attendanceNotOwn);
    good(await mark(admin, id, false));
    expect((await stored(id)).arrival).toBeNull();
  });

  it('marked by an instructor yesterday is taken back by the desk alone', async () => {
    const { id } = await aClassAt(underWay());
    good(await mark(instructor, id));
    await EnrolmentModel.updateOne({ _id: id }, { $set: { 'arrival.at': subDays(new Date(), 1) } });
    expect(errorOf(await mark(instructor, id, false))).toBe(messages.attendanceNotOwn);
    good(await mark(desk, id, false));
    expect((await stored(id)).arrival).toBeNull();
  });

  it('is not of classes of others, other days, or cancelled ones', async () => {
    const other = await aStaffMember(server, 'instructor');
    const { id } = await aClassAt(underWay());
    expect(good(await mark(other, id))[0]?.error).toMatchObject({ code: 'NOT_FOUND' });
    const later = await aClassAt(addDays(new Date(), 2));
    expect(errorOf(await mark(instructor, later.id))).toBe(messages.attendanceOtherDay);
    good(await apiOf(desk).cancelEnrolments({ ids: [id] }));
    expect(errorOf(await mark(desk, id))).toBe(messages.statusChange);
  });

  it('marked by an instructor completes when the class is ending', async () => {
    const { id, courseId } = await aClassAt(underWay());
    const present = () => apiOf(instructor).recordAttendance({ ids: [id], attendance: 'present' });
    expect(good(await present())).toMatchObject([{ attendance: 'arrived', error: null }]);
    const today = dayIn(new Date(), academy.timeZone);
    const classes = good(await apiOf(instructor).myClasses({ from: today, to: today }));
    expect(classes.find((one) => one.id === courseId)?.students).toMatchObject([{ attendance: 'arrived' }]);
    await begin(courseId, ENDING(), SHORT);
    expect(good(await present())).toMatchObject([{ attendance: 'present', error: null }]);
  });
});

it('a class shorter than fifteen minutes is not completed before it begins', () => {
  const startsAt = new Date();
  expect(completableFrom({ startsAt, durationMinutes: 10 })).toEqual(startsAt);
});
