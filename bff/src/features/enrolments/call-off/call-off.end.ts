import { changesBetween } from '#domain/audit/audit.ts';
import type { Course } from '#domain/courses/course.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { messages } from '#domain/messages.ts';
import { performWrite } from '../../../operation/audited.ts';
import { changeDocument } from '../../../operation/change-document.ts';
import type { Ctx } from '../../../operation/context.ts';
import type { StoredCallOff } from '../../courses/call-off.state.ts';
import { findCallOff, findCourse } from '../../courses/course.store.ts';
import { userLoader } from '../../users/user.store.ts';
import { auditedEnrolment } from '../enrolment.audit.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from '../enrolment.model.ts';
import { ACTIVE, writeChanges, type StoredChanges } from '../enrolment.store.ts';
import { WaitingModel } from '../waiting/waiting.model.ts';
import { endWaiting } from '../waiting/waiting.store.ts';
import { inSlices, SLICE } from './slices.ts';

export const endedByAcademy = (
  { _id }: EnrolmentDocument,
  { note, at }: Pick<StoredCallOff, 'note' | 'at'>,
): StoredChanges => ({
  status: 'cancelled',
  slotKey: _id.toString(),
  placeKey: _id.toString(),
  offerUntil: null,
  cancellation: { reason: 'academy', note, at, by: null },
});

const ended = (document: EnrolmentDocument, callOff: StoredCallOff): StoredChanges => {
  const { status, placeKey } = document;
  if (!isActiveStatus(status)) return {};
  return {
    ...endedByAcademy(document, callOff),
    calledOff: { at: callOff.at, status, placeKey, failure: null },
  };
};

type Followed = { course: Course; callOff: StoredCallOff };

/** Audited as an action of the system. The entry of the call-off names the caller. */
const endOne = async (ctx: Ctx, found: EnrolmentDocument, { course, callOff }: Followed) => {
  const student = await userLoader(ctx).load(found.userId.toString());
  await performWrite(
    { ...ctx, actor: null, operator: null },
    {
      sent: null,
      audit: {
        action: 'enrolment.callOff',
        about: () => auditedEnrolment(found._id.toString(), { student, course }),
        changes: (after: EnrolmentDocument | null) =>
          after ? changesBetween(toEnrolment(found), toEnrolment(after)) : [],
      },
      run: () =>
        changeDocument(found, {
          request: null,
          decide: (document) => ended(document, callOff),
          write: writeChanges,
          reload: () => EnrolmentModel.findById(found._id).orFail().lean(),
        }),
    },
  );
};

const isInForce = async ({ course, callOff }: Followed) => {
  const present = await findCallOff(course.id);
  return present?.state === 'in_force' && present.at.getTime() === callOff.at.getTime();
};

const endEnrolments = async (ctx: Ctx, followed: Followed) => {
  const next = async () =>
    (await isInForce(followed))
      ? EnrolmentModel.find({ courseId: followed.course.id, status: { $in: ACTIVE } })
          .limit(SLICE)
          .lean()
      : [];
  await inSlices(ctx, next, (own, document) => endOne(own, document, followed));
};

const endWaitingList = async (ctx: Ctx, followed: Followed) => {
  const next = async () =>
    (await isInForce(followed))
      ? WaitingModel.find({ state: 'waiting', courseId: followed.course.id }).limit(SLICE).lean()
      : [];
  await inSlices(ctx, next, async ({ now }, entry) => {
    const calledOff = { at: followed.callOff.at, startsAt: followed.course.scheduledDate };
    await endWaiting(entry, { state: 'expired', at: now, reason: messages.courseCalledOff, calledOff });
  });
};

/** Ends the waiting list first, so that no waiting student gets a seat that becomes free. */
export const endByCallOff = async (ctx: Ctx, followed: Followed) => {
  await endWaitingList(ctx, followed);
  await endEnrolments(ctx, followed);
};

/** Runs after a write that made an enrolment active, because a concurrent call-off may have missed it. */
export const endIfCalledOff = async (ctx: Ctx, courseId: string) => {
  const callOff = await findCallOff(courseId);
  if (callOff?.state !== 'in_force') return;
  const course = await findCourse(courseId);
  if (course) await endByCallOff(ctx, { course, callOff });
};
