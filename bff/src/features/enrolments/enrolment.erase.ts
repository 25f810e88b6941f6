import { changeDocument } from '../../operation/change-document.ts';
import { listIds } from '../../lists/list-ids.ts';
import { EnrolmentModel } from './enrolment.model.ts';
import { ACTIVE, writeChanges } from './enrolment.store.ts';
import { WaitingModel } from './waiting/waiting.model.ts';
import { endWaiting } from './waiting/waiting.store.ts';

export const hasActiveEnrolments = async (userId: string) =>
  Boolean(await EnrolmentModel.exists({ userId, status: { $in: ACTIVE } }));

export const leaveWaitingLists = async (userId: string, at: Date) => {
  const entries = await WaitingModel.find({ userId, state: 'waiting' }).lean();
  for (const entry of entries) await endWaiting(entry, { state: 'left', at });
};

/** Notes of staff about a cancellation, and reasons for a completion, may contain personal data. */
export const clearNotes = async (userId: string) => {
  const noted = EnrolmentModel.find({
    userId,
    $or: [{ 'cancellation.note': { $type: 'string' } }, { 'completion.earlyReason': { $type: 'string' } }],
  });
  for await (const document of noted.lean().cursor()) {
    await changeDocument(document, {
      request: null,
      decide: ({ cancellation, completion }) => ({
        ...(cancellation && cancellation.note !== null
          ? { cancellation: { ...cancellation, note: null } }
          : {}),
        ...(completion && completion.earlyReason !== null
          ? { completion: { ...completion, earlyReason: null } }
          : {}),
      }),
      write: writeChanges,
      reload: () => EnrolmentModel.findById(document._id).orFail().lean(),
    });
  }
};

export const listTrainingIds = async (userId: string, limit: number) => {
  const ofStudent = { filter: { userId }, limit };
  return [...(await listIds(EnrolmentModel, ofStudent)), ...(await listIds(WaitingModel, ofStudent))];
};
