import { rowOrder } from '../../lists/row-order.ts';
import { OWNER, SOMEBODY_ELSE, WORKINGS, dataSection } from '../privacy/data-section.ts';
import { AuditEntryModel, NEWEST_FIRST, type AuditEntryDocument } from './audit.model.ts';

const NEWEST_ENTRIES = rowOrder<AuditEntryDocument>(AuditEntryModel, NEWEST_FIRST);

/** What the person did. Names of other people and things are left out. */
export const activityData = dataSection<AuditEntryDocument>({
  name: 'activity',
  order: NEWEST_ENTRIES,
  filter: ({ id }) => ({ actorId: id }),
  fields: {
    _id: true,
    at: true,
    actorId: OWNER,
    actorLabel: OWNER,
    byServiceAccount: WORKINGS,
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

/** What was done to the account. The acting member of staff is left out. */
export const accountHistoryData = dataSection<AuditEntryDocument>({
  name: 'accountHistory',
  order: NEWEST_ENTRIES,
  filter: ({ id }) => ({ subjectId: id }),
  fields: {
    _id: true,
    at: true,
    actorId: SOMEBODY_ELSE,
    actorLabel: SOMEBODY_ELSE,
    byServiceAccount: SOMEBODY_ELSE,
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
