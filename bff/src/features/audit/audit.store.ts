import { Types } from 'mongoose';
import type { AuditTrail, Intention, RecordedView } from '../../operation/audit-trail.ts';
import { insertAtEnd } from '../../database/transaction.ts';
import { duplicatesOf, isDuplicateKey } from '../../database/database-errors.ts';
import { AuditEntryModel } from './audit.model.ts';

const intendAgain = async ({ id, at, requestId }: Intention) => {
  await AuditEntryModel.updateOne(
    { _id: id, outcome: { $ne: 'done' } },
    { $set: { outcome: 'intended', reason: null, at, requestId }, $inc: { attempts: 1 } },
  );
};

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
    await insertAtEnd(AuditEntryModel, { _id, ...storedFields(entry), write: null, attempts: 1 });
  },
  view: async ({ id, ...view }) => {
    const seen = {
      ...storedFields(view),
      reason: null,
      write: null,
      outcome: 'done' as const,
      attempts: 1,
    };
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
  intend: async (intentions) => {
    const entries = intentions.map(({ id, ...entry }) => ({
      _id: new Types.ObjectId(id),
      ...storedFields(entry),
      outcome: 'intended' as const,
      attempts: 1,
    }));
    const insert = AuditEntryModel.insertMany(entries, { ordered: false, throwOnValidationError: true });
    for (const index of await duplicatesOf(insert)) {
      const intention = intentions[index];
      if (intention) await intendAgain(intention);
    }
  },
  /** With several attempts the sweep decides, because another one may still succeed. */
  settle: async (settled) => {
    const updates = settled.map(({ id, settlement }) => {
      const unsettled =
        settlement.outcome === 'done'
          ? { outcome: { $ne: 'done' as const } }
          : { outcome: 'intended' as const, attempts: 1 };
      return { updateOne: { filter: { _id: id, ...unsettled }, update: { $set: settlement } } };
    });
    await AuditEntryModel.bulkWrite(updates, { ordered: false });
  },
};
