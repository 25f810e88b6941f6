import { rowOrder } from '../../lists/row-order.ts';
import { OWNER, SOMEBODY_ELSE, WORKINGS, dataSection } from '../privacy/data-section.ts';
import { AuditEntryModel, NEWEST_FIRST, type AuditEntryDocument } from './audit.model.ts';

const NEWEST_ENTRIES = rowOrder<AuditEntryDocument>(AuditEntryModel, NEWEST_FIRST);

/** What the person did, without whom or what it was about by name. */
export const activityData = dataSection<AuditEntryDocument>({
  name: 'activity',
  order: NEWEST_ENTRIES,
  filter: ({ id }) => ({ actorId: id }),
  fields: {
    _id: true,
    at: true,
    actorId: OWNER,
    actorLabel: OWNER,
    action: true,
    subjectType: true,
    subjectId: true,
    subjectLabel: SOMEBODY_ELSE,
    changes: SOMEBODY_ELSE,
    requestId: WORKINGS,
    outcome: true,
    reason: true,
    write: WORKINGS,
    attempts: WORKINGS,
  },
});

/** What was done with the account; who of the academy did it is for the academy to say. */
export const accountHistoryData = dataSection<AuditEntryDocument>({
  name: 'accountHistory',
  order: NEWEST_ENTRIES,
  filter: ({ id }) => ({ subjectId: id }),
  fields: {
    _id: true,
    at: true,
    actorId: SOMEBODY_ELSE,
    actorLabel: SOMEBODY_ELSE,
    action: true,
    subjectType: true,
    subjectId: OWNER,
    subjectLabel: OWNER,
    changes: true,
    requestId: WORKINGS,
    outcome: true,
    reason: true,
    write: WORKINGS,
    attempts: WORKINGS,
  },
});
