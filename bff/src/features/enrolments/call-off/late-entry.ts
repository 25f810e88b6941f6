import { messages } from '#domain/messages.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { changeDocument } from '../../../operation/change-document.ts';
import { isCalledOff, type StoredCallOff } from '../../courses/call-off.state.ts';
import { findCallOff } from '../../courses/course.store.ts';
import { EnrolmentModel, type EnrolmentDocument } from '../enrolment.model.ts';
import { writeChanges } from '../enrolment.store.ts';
import { WaitingModel, type WaitingDocument } from '../waiting/waiting.model.ts';
import { endWaiting } from '../waiting/waiting.store.ts';
import { endedByAcademy } from './call-off.end.ts';

const present = async (courseId: string): Promise<StoredCallOff | null> => {
  const callOff = await findCallOff(courseId);
  return isCalledOff({ callOff }) ? callOff : null;
};

const calledOff = () => new DomainError('COURSE_CALLED_OFF', messages.courseCalledOff);

/**
 * Ends an enrolment that was inserted during the call-off of its course, and rejects the request. Clears its
 * keyed request and its call-off, so that neither a repeated request nor undoing restores it. A completed
 * enrolment stays: the student was present.
 */
export const rejectLateEnrolment = async (document: EnrolmentDocument) => {
  if (!isActiveStatus(document.status)) return;
  const callOff = await present(document.courseId.toString());
  if (!callOff) return;
  const reload = () => EnrolmentModel.findById(document._id).orFail().lean();
  await changeDocument(await reload(), {
    request: null,
    decide: (stored) => ({
      ...(isActiveStatus(stored.status) ? endedByAcademy(stored, callOff) : {}),
      calledOff: null,
      requests: [],
    }),
    write: writeChanges,
    reload,
  });
  throw calledOff();
};

export const rejectLateEntry = async (entry: WaitingDocument) => {
  const callOff = await present(entry.courseId.toString());
  if (!callOff) return;
  await endWaiting(entry, { state: 'expired', at: callOff.at, reason: messages.courseCalledOff });
  await WaitingModel.updateOne({ _id: entry._id }, { $set: { calledOffAt: null, requests: [] } });
  throw calledOff();
};
