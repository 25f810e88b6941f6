import { pendingEvents, type EventSource } from '../webhooks/outbox.ts';
import { enrolmentMail } from './enrolment.mail.ts';
import { toEnrolment, type EnrolmentDocument } from './enrolment.model.ts';

/** Webhook data of an enrolment, without notes of staff. */
const enrolmentData = (document: EnrolmentDocument) => {
  const {
    cancellation,
    updatedAt: _,
    offerUntil: _offerUntil,
    laneId: _laneId,
    earlyReason: _earlyReason,
    arrivedAt: _arrivedAt,
    ...enrolment
  } = toEnrolment(document);
  return {
    ...enrolment,
    cancellation: cancellation && { reason: cancellation.reason, at: cancellation.at },
  };
};

/** Includes the completion if staff records the attendance at once. */
export const enrolmentCreated = async (
  document: EnrolmentDocument,
  { isPromotion }: { isPromotion: boolean },
): Promise<EventSource> => {
  const data = () => enrolmentData(document);
  const created = await pendingEvents({ type: 'enrolment.created', data });
  const isCompleted = document.status === 'completed';
  const completed = isCompleted ? await pendingEvents({ type: 'enrolment.completed', data }) : [];
  const events = [...created, ...completed, ...enrolmentMail(null, document, { isPromotion })];
  return events.length > 0 ? { events } : {};
};

export const enrolmentChanged =
  ({ isSilent }: { isSilent: boolean }) =>
  async (before: EnrolmentDocument, after: EnrolmentDocument) => {
    const isCompletion = after.status === 'completed' && before.status !== 'completed';
    const events = await pendingEvents({
      type: isCompletion ? 'enrolment.completed' : 'enrolment.changed',
      data: () => enrolmentData(after),
    });
    return [...events, ...enrolmentMail(before, after, { isSilent })];
  };
