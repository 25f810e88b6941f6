import { pendingEvents, withEvents } from '../webhooks/outbox.ts';
import { toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';

/** Webhook data of an enrolment, without notes of staff. */
const enrolmentData = (document: EnrolmentDocument) => {
  const { cancellation, updatedAt: _, ...enrolment } = toEnrolment(document);
  return {
    ...enrolment,
    cancellation: cancellation && { reason: cancellation.reason, at: cancellation.at },
  };
};

export const enrolmentCreated = (document: EnrolmentDocument) =>
  withEvents({ type: 'enrolment.created', data: () => enrolmentData(document) });

export const enrolmentChanged = (before: EnrolmentDocument, after: EnrolmentDocument) => {
  const isCompletion = after.status === 'completed' && before.status !== 'completed';
  return pendingEvents({
    type: isCompletion ? 'enrolment.completed' : 'enrolment.changed',
    data: () => enrolmentData(after),
  });
};
