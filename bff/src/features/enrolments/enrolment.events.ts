import { pendingEvents, withEvents } from '../webhooks/outbox.ts';
import { toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';

/** What integrators are sent of an enrolment; `revision` grows with every change of it. */
const enrolmentData = (document: EnrolmentDocument) => {
  const { cancellation, ...enrolment } = toEnrolment(document);
  return {
    ...enrolment,
    cancellation: cancellation && { reason: cancellation.reason, at: cancellation.at },
    revision: document.rev,
  };
};

export const enrolmentCreated = (document: EnrolmentDocument) =>
  withEvents({ type: 'enrolment.created', data: () => enrolmentData(document) });

/** For the write that changes an enrolment: `$push` of its event, if anybody asks for it. */
export const enrolmentChanged = async (before: EnrolmentDocument, changes: Partial<EnrolmentDocument>) => {
  const after = { ...before, ...changes, rev: (before.rev ?? 0) + 1 };
  const isCompletion = after.status === 'completed' && before.status !== 'completed';
  const [event] = await pendingEvents({
    type: isCompletion ? 'enrolment.completed' : 'enrolment.changed',
    data: () => enrolmentData(after),
  });
  return event ? { events: event } : null;
};
