import { searchWords } from '#domain/search.ts';
import { messages } from '#domain/messages.ts';
import { AuditEntryModel } from './audit.model.ts';

/** Ids of one command. */
const BATCH = 1_000;
/** Changes of an enrolment that staff wrote freely. */
const FREE_TEXTS = ['cancellation.note'];

const subjectLabel = messages.anonymisedPerson;

/** Actions whose entries say what somebody searched for. */
const SEARCHES = ['user.viewList', 'enrolment.viewList', 'export.users', 'export.enrolments'];
/** A part of a document or of an email means one person, whatever stands beside it. */
const IDENTIFYING = /\d{6}|@/;

const isAbout = (search: string, searchText: string) => {
  const words = searchWords(search);
  const found = words.filter((word) => searchText.includes(word));
  return found.length > 0 && (found.length === words.length || found.some((word) => IDENTIFYING.test(word)));
};

/** What staff searched for goes where it finds the person. */
const forgetSearches = async (searchText: string) => {
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
  /** The text that a search finds the person by. */
  searchText: string;
  /** Of what belongs to the person. */
  subjectIds: readonly string[];
};

/** Entries go on saying who did what, by ids; names and values go. */
export const forgetInAuditTrail = async ({ id: userId, searchText, subjectIds }: Person) => {
  await forgetSearches(searchText);
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
