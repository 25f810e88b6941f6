import { searchWords } from '#domain/search.ts';
import { messages } from '#domain/messages.ts';
import { AuditEntryModel } from './audit.model.ts';

const BATCH = 1_000;
const FREE_TEXTS = ['cancellation.note', 'earlyReason', 'reason'];

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
  for await (const { _id, changes } of searched.cursor()) {
    const search = changes.find(({ field }) => field === 'search')?.after ?? '';
    if (!isAbout(search, searchText)) continue;
    await AuditEntryModel.updateOne({ _id }, { $pull: { changes: { field: 'search' } } });
  }
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
    await AuditEntryModel.updateMany(
      { subjectId },
      { $set: { subjectLabel }, $pull: { changes: { field: { $in: FREE_TEXTS } } } },
    );
  }
};
