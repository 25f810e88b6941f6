import { addDays } from 'date-fns';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import type { User } from '#domain/users/user.ts';
import type { Ctx } from '../src/operation/context.ts';
import { updateUser } from '../src/features/users/account.operations.ts';
import { findCourse } from '../src/features/courses/course.store.ts';
import { EnrolmentModel } from '../src/features/enrolments/enrolment.model.ts';
import { enrol } from '../src/features/enrolments/enrol.operations.ts';
import { confirmEnrolments, markNoShows } from '../src/features/enrolments/enrolment.staff.operations.ts';
import { isFull } from '../src/features/enrolments/enrolment.counts.ts';
import { joinWaitingList } from '../src/features/enrolments/waiting/waiting.operations.ts';
import {
  acceptInstructorInvitation,
  inviteInstructor,
} from '../src/features/instructors/invitation.operations.ts';
import { createInstructor, updateInstructor } from '../src/features/instructors/instructor.operations.ts';
import { updateSchedule } from '../src/features/schedule/schedule.operations.ts';
import { updateCourse } from '../src/features/courses/course-changes.operations.ts';
import { adjustPoints, redeemPoints } from '../src/features/points/points.operations.ts';
import { handOutRedemption } from '../src/features/points/redemption.operations.ts';
import { findUserByEmail } from '../src/features/users/user.store.ts';
import {
  DEMO_ENROLLING,
  DEMO_INSTRUCTORS,
  DEMO_LICENCES,
  DEMO_PLANS,
  DEMO_SCHEDULE,
  DEMO_WORKING_HOURS,
} from './demo-data.ts';

/** The demo accounts, by the local part of their email. */
export const studentOf = async (name: string): Promise<User> => {
  const user = await findUserByEmail(`${name}@centinela.example`);
  if (!user) throw new Error(`the demo data have no ${name}`);
  return user;
};

/** The context of a request by a user, with all rules and the audit trail. */
export const as = (ctx: Ctx, user: User, now = new Date()): Ctx => {
  const session = { sessionId: 'demo', scopes: null, isVerified: true, authenticatedAt: now };
  return { ...ctx, loaders: new Map(), now, actor: { user, ...session, generations: {}, hold: null } };
};

const DEMO_TEACHER = { name: 'Roberto Aguirre', account: 'roberto.aguirre' };

type Scene = { admin: User; courses: Map<string, { id: unknown }> };

/**
 * Activity of staff and students: instructors, capacities, licences, a full course with a waiting list, a no-
 * show, redemptions.
 */
export const seedActivity = async (ctx: Ctx, { admin, courses }: Scene) => {
  const idOf = (key: string) => String(courses.get(key)?.id);
  const instructors = new Map<string, string>();
  for (const instructor of DEMO_INSTRUCTORS) {
    const { id, name } = await createInstructor(as(ctx, admin), instructor);
    instructors.set(name, id);
    await EnrolmentModel.updateMany({ instructorName: name }, { instructorId: id });
  }
  const { link } = await inviteInstructor(as(ctx, admin), { id: instructors.get(DEMO_TEACHER.name) });
  const token = new URL(link).hash.slice(1);
  await acceptInstructorInvitation(as(ctx, await studentOf(DEMO_TEACHER.account)), { token });
  for (const [name, workingHours] of Object.entries(DEMO_WORKING_HOURS)) {
    await updateInstructor(as(ctx, admin), { id: instructors.get(name), workingHours });
  }
  await updateSchedule(as(ctx, admin), DEMO_SCHEDULE);
  for (const [key, { instructor, ...plan }] of Object.entries(DEMO_PLANS)) {
    await updateCourse(as(ctx, admin), { id: idOf(key), ...plan, instructorId: instructors.get(instructor) });
  }
  for (const [name, days] of Object.entries(DEMO_LICENCES)) {
    const { id } = await studentOf(name);
    const cluExpiration = dayIn(addDays(ctx.now, days), academy.timeZone);
    await updateUser(as(ctx, admin), { id, clu: `CLU-${480_000 + days}`, cluExpiration });
  }
  for (const { course, students } of DEMO_ENROLLING) await fillCourse(ctx, idOf(course), students);
  const [first, second] = await EnrolmentModel.find({ courseId: idOf('escopeta') }, { _id: 1 }).lean();
  await confirmEnrolments(as(ctx, admin), { ids: [first, second].map((one) => String(one?._id)) });
  const absent = await studentOf('camila.rios');
  const missed = await EnrolmentModel.findOne({ userId: absent.id, status: 'confirmed' }, { _id: 1 }).lean();
  await markNoShows(as(ctx, admin), { ids: [String(missed?._id)] });
  const rewarded = await studentOf('florencia.acosta');
  await adjustPoints(as(ctx, admin), {
    userId: rewarded.id,
    points: 300,
    description: 'Ganadora del torneo de otoño',
  });
  const { transaction } = await redeemPoints(as(ctx, rewarded), { points: 40, description: 'Taza' });
  await handOutRedemption(as(ctx, admin), { id: transaction.id });
  await redeemPoints(as(ctx, rewarded), { points: 150, description: 'Gorra y protectores auditivos' });
};

const fillCourse = async (ctx: Ctx, courseId: string, names: string[]) => {
  for (const name of names) {
    const student = as(ctx, await studentOf(name));
    const course = await findCourse(courseId);
    const isLate = course && (await isFull(course));
    await (isLate ? joinWaitingList : enrol)(student, { courseId });
  }
};
