import { rowOrder } from '../../lists/row-order.ts';
import { DERIVED, OWNER, WORKINGS, dataSection } from '../privacy/data-section.ts';
import { EnrolmentModel, type EnrolmentDocument } from './enrolment.model.ts';
import { WaitingModel, type WaitingDocument } from './waiting/waiting.model.ts';
import { SOURCE_FIELDS } from '../webhooks/outbox.ts';

export const enrolmentsData = dataSection<EnrolmentDocument>({
  name: 'enrolments',
  order: rowOrder(EnrolmentModel, { createdAt: -1, _id: -1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    ...SOURCE_FIELDS,
    _id: true,
    userId: OWNER,
    courseId: true,
    courseType: true,
    status: true,
    slotKey: DERIVED,
    placeKey: WORKINGS,
    rev: WORKINGS,
    updatedAt: WORKINGS,
    startsAt: true,
    classMonth: DERIVED,
    createdMonth: DERIVED,
    scheduledDate: true,
    completionDate: true,
    completion: true,
    arrival: true,
    confirmation: WORKINGS,
    instructorId: true,
    instructorName: true,
    laneId: WORKINGS,
    priceCentavos: true,
    personalised: true,
    award: true,
    certificate: WORKINGS,
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
    ...SOURCE_FIELDS,
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
