import { messages } from '#domain/messages.ts';
import { searchWords } from '#domain/search.ts';
import { deleteBatches } from '../../lists/delete-batches.ts';
import { rowOrder } from '../../lists/row-order.ts';
import type { Ctx } from '../../operation/context.ts';
import { retainedSince } from '../../process/retention.ts';
import { OWNER, SOMEBODY_ELSE, WORKINGS, dataSection } from '../../lists/data-section.ts';
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
  },
});

export const deleteOldEntries = async ({ env, now }: Ctx) => {
  const since = retainedSince(now, env.AUDIT_RETENTION_DAYS);
  if (since) await deleteBatches(AuditEntryModel, { at: { $lt: since } });
};

const BATCH = 1_000;
const FREE_TEXTS = ['cancellation.note', 'earlyReason', 'reason', 'ownWeapon'];

const subjectLabel = messages.anonymisedPerson;

const SEARCHES = ['user.viewList', 'enrolment.viewList', 'export.users', 'export.enrolments'];
const IDENTIFYING = /\d{6}|@/;

const isAbout = (search: string, searchText: string) => {
  const words = searchWords(search);
  const found = words.filter((word) => searchText.includes(word));
  return found.length > 0 && (found.length === words.length || found.some((word) => IDENTIFYING.test(word)));
};

const eraseSearches = async (searchText: string) => {
  const searched = AuditEntryModel.find(
    { action: { $in: SEARCHES }, 'changes.field': 'search' },
    { changes: 1 },
  ).lean();
  for await (const entry of searched.cursor()) {
    const search = entry.changes.find(({ field }) => field === 'search')?.after ?? '';
    if (isAbout(search, searchText)) await eraseChanges(entry, ['search']);
  }
};

const eraseChanges = (
  { _id, changes }: Pick<AuditEntryDocument, '_id' | 'changes'>,
  fields: readonly string[],
) => {
  const others = changes.filter(({ field }) => !fields.includes(field));
  return AuditEntryModel.updateOne({ _id }, { $set: { changes: others } });
};

type Person = {
  id: string;
  searchText: string;
  subjectIds: readonly string[];
};

export const eraseInAuditTrail = async ({ id: userId, searchText, subjectIds }: Person) => {
  await eraseSearches(searchText);
  await AuditEntryModel.updateMany({ actorId: userId }, { $set: { actorLabel: messages.anonymisedPerson } });
  await AuditEntryModel.updateMany(
    { actorId: userId, subjectType: 'accessToken' },
    { $set: { subjectLabel, changes: [] } },
  );
  await AuditEntryModel.updateMany({ subjectId: userId }, { $set: { subjectLabel, changes: [] } });
  for (let start = 0; start < subjectIds.length; start += BATCH) {
    const subjectId = { $in: subjectIds.slice(start, start + BATCH) };
    await AuditEntryModel.updateMany({ subjectId }, { $set: { subjectLabel } });
    const withTexts = AuditEntryModel.find(
      { subjectId, 'changes.field': { $in: FREE_TEXTS } },
      { changes: 1 },
    ).lean();
    for await (const entry of withTexts.cursor()) await eraseChanges(entry, FREE_TEXTS);
  }
};
