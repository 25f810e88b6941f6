import { listIds } from '../../lists/list-ids.ts';
import type { Ctx } from '../../operation/context.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { changeDocument } from '../../operation/change-document.ts';
import { DERIVED, OWNER, WORKINGS, dataSection } from '../../lists/data-section.ts';
import { EnrolmentModel, type EnrolmentDocument } from './enrolment.model.ts';
import { ACTIVE } from './enrolment.store.ts';
import { writeChanges } from './enrolment.writes.ts';
import { WaitingModel, type WaitingDocument } from './waiting/waiting.model.ts';
import { endWaiting } from './waiting/waiting.store.ts';

export const enrolmentsData = dataSection<EnrolmentDocument>({
  name: 'enrolments',
  order: rowOrder(EnrolmentModel, { createdAt: -1, _id: -1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    _id: true,
    userId: OWNER,
    courseId: true,
    courseType: true,
    status: true,
    slotKey: DERIVED,
    rev: WORKINGS,
    updatedAt: WORKINGS,
    startsAt: true,
    classMonth: DERIVED,
    createdMonth: DERIVED,
    scheduledDate: true,
    completionDate: true,
    completion: true,
    arrival: true,
    comingAt: true,
    confirmation: WORKINGS,
    instructorId: true,
    instructorName: true,
    laneId: WORKINGS,
    reservedInstructorId: WORKINGS,
    priceCentavos: true,
    personalised: true,
    award: true,
    certificate: WORKINGS,
    charge: DERIVED,
    deposit: true,
    offerUntil: true,
    cancellation: true,
    calledOff: WORKINGS,
    createdAt: true,
  },
});

export const waitingListData = dataSection<WaitingDocument>({
  name: 'waitingList',
  order: rowOrder(WaitingModel, { joinedAt: 1, _id: 1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    _id: true,
    userId: OWNER,
    courseId: true,
    state: true,
    lineKey: DERIVED,
    joinedAt: true,
    priority: WORKINGS,
    endedAt: true,
    reason: true,
    calledOffAt: WORKINGS,
  },
});

export const hasActiveEnrolments = async (userId: string) =>
  Boolean(await EnrolmentModel.exists({ userId, status: { $in: ACTIVE } }));

export const leaveWaitingLists = async (userId: string, at: Date) => {
  const entries = await WaitingModel.find({ userId, state: 'waiting' }).lean();
  for (const entry of entries) await endWaiting(entry, { state: 'left', at });
};

/** Notes of staff about a cancellation, and reasons for a completion, may contain personal data. */
export const clearNotes = async (ctx: Ctx, userId: string) => {
  const noted = EnrolmentModel.find({
    userId,
    $or: [{ 'cancellation.note': { $type: 'string' } }, { 'completion.earlyReason': { $type: 'string' } }],
  });
  for await (const document of noted.lean().cursor()) {
    await changeDocument<EnrolmentDocument>(document, {
      decide: ({ cancellation, completion }) => ({
        ...(cancellation && cancellation.note !== null
          ? { cancellation: { ...cancellation, note: null } }
          : {}),
        ...(completion && completion.earlyReason !== null
          ? { completion: { ...completion, earlyReason: null } }
          : {}),
      }),
      write: (before, changes) => writeChanges(ctx, before, changes),
      reload: () => EnrolmentModel.findById(document._id).orFail().lean(),
    });
  }
};

export const listTrainingIds = async (userId: string, limit: number) => {
  const ofStudent = { filter: { userId }, limit };
  return [...(await listIds(EnrolmentModel, ofStudent)), ...(await listIds(WaitingModel, ofStudent))];
};
