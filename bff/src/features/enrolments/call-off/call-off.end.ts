import type { Types } from 'mongoose';
import { changesBetween } from '#domain/audit/audit.ts';
import type { Course } from '#domain/courses/course.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { performWrite } from '../../../operation/audited.ts';
import { changeDocument } from '../../../operation/change-document.ts';
import type { Ctx } from '../../../operation/context.ts';
import { writeTogether } from '../../../operation/write-together.ts';
import { isCalledOff, type StoredCallOff } from '../../courses/call-off.state.ts';
import { findCallOff, findCourse } from '../../courses/course.store.ts';
import { userLoader } from '../../users/user.store.ts';
import { auditedEnrolment } from '../enrolment.audit.ts';
import { freed } from '../enrolment.fields.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from '../enrolment.model.ts';
import { ACTIVE } from '../enrolment.store.ts';
import { writeChanges, type StoredChanges } from '../enrolment.writes.ts';
import { WaitingModel, type WaitingDocument } from '../waiting/waiting.model.ts';
import { endWaiting } from '../waiting/waiting.store.ts';

export const SLICE = 25;

type Followed = { course: Course; callOff: StoredCallOff };

/** Ends the waiting list first, so that no waiting student gets a seat that becomes free. */
export const endByCallOff = async (ctx: Ctx, followed: Followed) => {
  await endWaitingList(ctx, followed);
  await endEnrolments(ctx, followed);
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

const isInForce = async ({ course, callOff }: Followed) => {
  const present = await findCallOff(course.id);
  return present?.state === 'in_force' && present.at.getTime() === callOff.at.getTime();
};

/** Writes slices until no document is left. Throws after a slice with an error; the sweep repeats the work. */
const inSlices = async <Document extends { _id: Types.ObjectId }>(
  ctx: Ctx,
  next: () => Promise<Document[]>,
  write: (ctx: Ctx, document: Document) => Promise<void>,
) => {
  for (let slice = await next(); slice.length > 0; slice = await next()) {
    const byId = new Map(slice.map((document) => [document._id.toString(), document]));
    const outcomes = await writeTogether(ctx, [...byId.keys()], (own, id) =>
      outcomeOf(async () => {
        const document = byId.get(id);
        if (document) await write(own, document);
      }),
    );
    const failed = outcomes.find(({ error }) => error !== null);
    if (failed) throw failed.error;
  }
};

const outcomeOf = async (work: () => Promise<void>) => {
  try {
    await work();
    return { error: null };
  } catch (error) {
    return { error };
  }
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
          decide: (document) => ended(document, callOff),
          write: writeChanges,
          reload: () => EnrolmentModel.findById(found._id).orFail().lean(),
        }),
    },
  );
};

const ended = (document: EnrolmentDocument, callOff: StoredCallOff): StoredChanges => {
  const { status, placeKey, offerUntil = null } = document;
  if (!isActiveStatus(status)) return {};
  return {
    ...endedByAcademy(document, callOff),
    calledOff: { at: callOff.at, status, placeKey, offerUntil, failure: null },
  };
};

const endedByAcademy = (
  document: EnrolmentDocument,
  { note, at }: Pick<StoredCallOff, 'note' | 'at'>,
): StoredChanges => ({
  ...freed(document),
  cancellation: { reason: 'academy', note, at, by: null },
});

/** Runs after a write that made an enrolment active, because a concurrent call-off may have missed it. */
export const endIfCalledOff = async (ctx: Ctx, courseId: string) => {
  const callOff = await findCallOff(courseId);
  if (callOff?.state !== 'in_force') return;
  const course = await findCourse(courseId);
  if (course) await endByCallOff(ctx, { course, callOff });
};

/** Rejects what is being inserted into a course that is called off. A completed enrolment stays: the student was present. */
export const rejectLateEnrolment = async ({ status, courseId }: EnrolmentDocument) => {
  if (isActiveStatus(status)) await rejectCalledOff(courseId.toString());
};

export const rejectLateEntry = ({ courseId }: WaitingDocument) => rejectCalledOff(courseId.toString());

const rejectCalledOff = async (courseId: string) => {
  if (isCalledOff({ callOff: await findCallOff(courseId) })) {
    throw new DomainError('COURSE_CALLED_OFF', messages.courseCalledOff);
  }
};
