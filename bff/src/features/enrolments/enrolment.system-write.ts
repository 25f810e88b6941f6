import { changesBetween } from '#domain/audit/audit.ts';
import type { Course } from '#domain/courses/course.ts';
import type { User } from '#domain/users/user.ts';
import type { Ctx } from '../../operation/context.ts';
import { writeOnce } from '../../operation/write-once.ts';
import { userLoader } from '../users/user.store.ts';
import { auditedEnrolment } from './enrolment.audit.ts';
import { toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';
import { writeFound, type StoredChanges } from './enrolment.writes.ts';

type SystemWrite = {
  action: string;
  course: Course;
  decide: (student: User | null) => StoredChanges | Promise<StoredChanges>;
};

/** Changes an enrolment that the transaction has read, audited as an act of the system, whoever caused it. */
export const changeBySystem = async (
  ctx: Ctx,
  found: EnrolmentDocument,
  { action, course, decide }: SystemWrite,
) => {
  const student = await userLoader(ctx).load(found.userId.toString());
  await writeOnce(
    { ...ctx, actor: null, operator: null },
    {
      sent: null,
      isWhole: false,
      prepare: () => Promise.resolve(toEnrolment(found)),
      audit: {
        action,
        about: ({ id }) => auditedEnrolment(id, { student, course }),
        changes: (before, after) => (after ? changesBetween(before, after) : []),
      },
      run: async () => toEnrolment(await writeFound(ctx, found, await decide(student))),
    },
  );
};
