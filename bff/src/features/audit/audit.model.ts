import { Schema, model, type Types } from 'mongoose';
import { AUDIT_OUTCOMES, type AuditChange, type AuditEntry, type AuditOutcome } from '#domain/audit/audit.ts';

export type AuditEntryDocument = {
  _id: Types.ObjectId;
  at: Date;
  actorId: string | null;
  actorLabel: string;
  byServiceAccount?: boolean;
  action: string;
  subjectType: string;
  subjectId: string | null;
  subjectLabel: string;
  changes: AuditChange[];
  requestId: string | null;
  outcome: AuditOutcome;
  reason: string | null;
};

const word = { type: String, required: true };
const text = { type: String, default: null };
const part = { _id: false } as const;

const schema = new Schema<AuditEntryDocument>(
  {
    at: { type: Date, required: true },
    actorId: text,
    actorLabel: word,
    byServiceAccount: Boolean,
    action: word,
    subjectType: word,
    subjectId: text,
    subjectLabel: word,
    changes: {
      type: [new Schema<AuditChange>({ field: word, before: text, after: text }, part)],
      required: true,
    },
    requestId: text,
    outcome: { type: String, enum: AUDIT_OUTCOMES, required: true },
    reason: text,
  },
  { collection: 'audit', versionKey: false },
);

export const NEWEST_FIRST = { at: -1, _id: -1 } as const;

schema.index(NEWEST_FIRST);
schema.index({ actorId: 1, ...NEWEST_FIRST });
schema.index({ actorId: 1, action: 1, ...NEWEST_FIRST });
schema.index({ action: 1, ...NEWEST_FIRST });
// Actor and action are filtered without an index: a subject has few entries.
schema.index({ subjectId: 1, ...NEWEST_FIRST, action: 1, actorId: 1 });

export const AuditEntryModel = model('AuditEntry', schema);

export const toAuditEntry = (document: AuditEntryDocument): AuditEntry => ({
  id: document._id.toString(),
  at: document.at,
  actor: {
    id: document.actorId,
    label: document.actorLabel,
    isServiceAccount: document.byServiceAccount ?? false,
  },
  action: document.action,
  subject: { type: document.subjectType, id: document.subjectId, label: document.subjectLabel },
  changes: document.changes,
  requestId: document.requestId,
  outcome: document.outcome,
  reason: document.reason,
});
