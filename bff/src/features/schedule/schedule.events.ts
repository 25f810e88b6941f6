import { pendingEvents } from '../webhooks/outbox.ts';
import { toSchedule, type ScheduleDocument } from './schedule.model.ts';

/** Without the reasons of exceptions, which are for staff. */
const eventData = (document: ScheduleDocument) => {
  const { policy, revision } = toSchedule(document);
  return { id: document._id.toString(), policy, revision };
};

export const scheduleChanged = (_: ScheduleDocument, after: ScheduleDocument) =>
  pendingEvents({ type: 'schedule.updated', data: () => eventData(after) });
