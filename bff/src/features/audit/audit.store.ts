import { Types } from 'mongoose';
import type { AuditTrail, RecordedView } from '../../operation/audit-trail.ts';
import { insertAtEnd } from '../../database/transaction.ts';
import { isDuplicateKey } from '../../database/database-errors.ts';
import { AuditEntryModel } from './audit.model.ts';

const storedFields = <Entry extends Pick<RecordedView, 'actor' | 'subject'>>({
  actor,
  subject,
  ...entry
}: Entry) => ({
  ...entry,
  actorId: actor.id,
  actorLabel: actor.label,
  ...(actor.isServiceAccount ? { byServiceAccount: true } : {}),
  subjectType: subject.type,
  subjectId: subject.id,
  subjectLabel: subject.label,
});

export const auditTrail: AuditTrail = {
  record: async ({ id, runsAgain, ...entry }) => {
    const _id = new Types.ObjectId(id);
    if (runsAgain && (await AuditEntryModel.exists({ _id }))) return;
    await insertAtEnd(AuditEntryModel, { _id, ...storedFields(entry) });
  },
  view: async ({ id, ...view }) => {
    const seen = { ...storedFields(view), reason: null, outcome: 'done' as const };
    try {
      await AuditEntryModel.updateOne(
        { _id: new Types.ObjectId(id) },
        { $setOnInsert: seen },
        { upsert: true },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  },
};
