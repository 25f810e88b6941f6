import { messages } from '#domain/messages.ts';
import { AuditEntryModel } from './audit.model.ts';

/** Ids of one command. */
const BATCH = 1_000;
/** Changes of an enrolment that staff wrote freely. */
const FREE_TEXTS = ['cancellation.note'];

const subjectLabel = messages.anonymisedPerson;

/** Entries go on saying who did what, by ids; names and values go. `subjectIds` are of what belongs to the person. */
export const forgetInAuditTrail = async (userId: string, subjectIds: readonly string[]) => {
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
