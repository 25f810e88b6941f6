import { changesBetween } from '#domain/audit/audit.ts';
import type { Course } from '#domain/courses/course.ts';
import { messages } from '#domain/messages.ts';
import type { Ctx } from '../../../operation/context.ts';
import { writeOnce } from '../../../operation/write-once.ts';
import type { StoredCallOff } from '../../courses/call-off.state.ts';
import { userLoader } from '../../users/user.store.ts';
import { auditedEnrolment } from '../enrolment.audit.ts';
import { freed } from '../enrolment.fields.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from '../enrolment.model.ts';
import { ACTIVE } from '../enrolment.store.ts';
import { writeFound, type StoredChanges } from '../enrolment.writes.ts';
import { WaitingModel } from '../waiting/waiting.model.ts';
import { endWaiting } from '../waiting/waiting.store.ts';

type CalledOff = { course: Course; callOff: StoredCallOff };

/** In the transaction of the call-off, which locks the course, as whatever takes a seat of it does. */
export const endByCallOff = async (ctx: Ctx, calledOff: CalledOff) => {
  const { course, callOff } = calledOff;
  const waiting = await WaitingModel.find({ state: 'waiting', courseId: course.id }).lean();
  for (const entry of waiting) {
    await endWaiting(entry, {
      ...{ state: 'expired', at: ctx.now, reason: messages.courseCalledOff },
      calledOff: { at: callOff.at, startsAt: course.scheduledDate },
    });
  }
  const enrolments = await EnrolmentModel.find({ courseId: course.id, status: { $in: ACTIVE } }).lean();
  await userLoader(ctx).loadMany(enrolments.map(({ userId }) => userId.toString()));
  for (const enrolment of enrolments) await endOne(ctx, enrolment, calledOff);
};

/** Audited as an action of the system. The entry of the call-off names the caller. */
const endOne = async (ctx: Ctx, found: EnrolmentDocument, { course, callOff }: CalledOff) => {
  const student = await userLoader(ctx).load(found.userId.toString());
  await writeOnce(
    { ...ctx, actor: null, operator: null },
    {
      ...{ sent: null, isWhole: false, prepare: () => Promise.resolve(found) },
      audit: {
        action: 'enrolment.callOff',
        about: () => auditedEnrolment(found._id.toString(), { student, course }),
        changes: (before, after) => (after ? changesBetween(toEnrolment(before), toEnrolment(after)) : []),
      },
      run: () => writeFound(ctx, found, ended(found, callOff)),
    },
  );
};

const ended = (document: EnrolmentDocument, { note, at }: StoredCallOff): StoredChanges => {
  const { status, placeKey, offerUntil = null } = document;
  return {
    ...freed(document),
    cancellation: { reason: 'academy', note, at, by: null },
    calledOff: { at, status, placeKey, offerUntil, failure: null },
  };
};
