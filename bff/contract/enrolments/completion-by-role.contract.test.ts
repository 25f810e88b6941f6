import { addDays, subDays, subMinutes } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { InstructorModel } from '../../src/features/instructors/instructor.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { aCourse, aStaffMember, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();
const MINUTES = 20;
const POINTS = 40;

type Moment = 'before its last fifteen minutes' | 'in its last fifteen minutes' | 'when it has ended';

const STARTS: Record<Moment, () => Date> = {
  'before its last fifteen minutes': () => addDays(new Date(), 3),
  'in its last fifteen minutes': () => subMinutes(new Date(), MINUTES - 10),
  'when it has ended': () => subDays(new Date(), 1),
};

type Role = 'visitor' | 'owner' | 'other student' | 'instructor' | 'armourer' | 'desk' | 'admin';

/** The status of the specification's call; the desk and admins complete at any time, which is recorded as theirs. */
const EXPECTED: Record<Role, number> = {
  visitor: 401,
  owner: 403,
  'other student': 404,
  instructor: 404,
  armourer: 404,
  desk: 200,
  admin: 200,
};

const CELLS = (Object.keys(STARTS) as Moment[]).flatMap((moment) =>
  (Object.keys(EXPECTED) as Role[]).map((role) => ({ moment, role, status: EXPECTED[role] })),
);

describe.each(surfaces)('completing a class by %s', (_surface, connect) => {
  const members: Partial<Record<Role, Member>> = {};
  let instructorId: string;

  beforeAll(async () => {
    members['other student'] = await aStudent(server);
    members.admin = await anAdmin(server);
    for (const role of ['instructor', 'armourer', 'desk'] as const) {
      members[role] = await aStaffMember(server, role);
    }
    const { _id } = await InstructorModel.findOne({ accountKey: members.instructor?.id }).orFail().lean();
    instructorId = _id.toString();
  });

  /** A confirmed enrolment of a class of the instructor, which pays points and issues a certificate. */
  const aClass = async (startsAt: Date) => {
    const owner = await aStudent(server);
    const course = await aCourse({
      instructorId,
      durationMinutes: MINUTES,
      pointsValue: POINTS,
      issuesCertificate: true,
    });
    const { id } = good(await owner.api.enrol({ courseId: course.id }));
    await CourseModel.updateOne({ _id: course.id }, { $set: { scheduledDate: startsAt } });
    await EnrolmentModel.updateOne({ _id: id }, { $set: { ...startFields(startsAt), status: 'confirmed' } });
    return { id, owner };
  };

  it.each(CELLS)('$moment by $role: $status', async ({ moment, role, status }) => {
    const { id, owner } = await aClass(STARTS[moment]());
    const caller = role === 'owner' ? owner : members[role];
    const result = await connect(server.url, caller?.token).updateEnrolment(id, { status: 'completed' });
    expect(result.ok ? 200 : result.status).toBe(status);
    await sweep(server.deps);
    const isDone = status === 200;
    const isEarly = moment === 'before its last fifteen minutes';
    const enrolment = await EnrolmentModel.findById(id).orFail().lean();
    expect(enrolment.status).toBe(isDone ? 'completed' : 'confirmed');
    expect(enrolment.completion?.earlyReason ?? null).toBe(
      isDone && isEarly ? messages.completedByApi : null,
    );
    expect(good(await owner.api.myPoints())).toBe(isDone ? POINTS : 0);
    const certificate = good(await connectGraphql(server.url, members.admin?.token).enrolmentCertificate(id));
    expect(certificate !== null).toBe(isDone && moment === 'when it has ended');
  });
});
