import type { Course } from '#domain/courses/course.ts';
import { messages } from '#domain/messages.ts';
import type { Ctx } from '../../../operation/context.ts';
import type { StoredCallOff } from '../../courses/call-off.state.ts';
import { userLoader } from '../../users/user.store.ts';
import { freed } from '../enrolment.fields.ts';
import { EnrolmentModel, type EnrolmentDocument } from '../enrolment.model.ts';
import { ACTIVE } from '../enrolment.store.ts';
import { changeBySystem } from '../enrolment.system-write.ts';
import type { StoredChanges } from '../enrolment.writes.ts';
import { WaitingModel } from '../waiting/waiting.model.ts';
import { endWaiting } from '../waiting/waiting.store.ts';

type CalledOff = { course: Course; callOff: StoredCallOff };

/**
 * In the transaction of the call-off, which locks the course, as whatever takes a seat of it does. The audit
 * entry of the call-off names the caller.
 */
export const endByCallOff = async (ctx: Ctx, { course, callOff }: CalledOff) => {
  const waiting = await WaitingModel.find({ state: 'waiting', courseId: course.id }).lean();
  for (const entry of waiting) {
    await endWaiting(entry, {
      state: 'expired',
      at: ctx.now,
      reason: messages.courseCalledOff,
      calledOff: { at: callOff.at, startsAt: course.scheduledDate },
    });
  }
  const enrolments = await EnrolmentModel.find({ courseId: course.id, status: { $in: ACTIVE } }).lean();
  await userLoader(ctx).loadMany(enrolments.map(({ userId }) => userId.toString()));
  for (const enrolment of enrolments) {
    await changeBySystem(ctx, enrolment, {
      action: 'enrolment.callOff',
      course,
      decide: () => ended(enrolment, callOff),
    });
  }
};

const ended = (document: EnrolmentDocument, { note, at }: StoredCallOff): StoredChanges => {
  const { status, offerUntil = null } = document;
  return {
    ...freed(document),
    cancellation: { reason: 'academy', note, at, by: null },
    calledOff: { at, status, offerUntil, failure: null },
  };
};
