import { Schema, model, type Types } from 'mongoose';
import {
  MAIL_KINDS,
  MAIL_REASONS,
  MAIL_STATES,
  type KnownState,
  type MailContent,
  type MailMessage,
} from '#domain/mail/mail.ts';
import { onInsert } from '../database/on-write.ts';
import { createNotifier } from '../database/notifier.ts';

export type MailDocument = Omit<MailMessage, 'id' | 'userId'> & {
  /** `<noun>.<id>#<kind>#<revision>` of its cause: one message of a kind for each cause. */
  _id: string;
  userId: Types.ObjectId;
  /** When it is sent, while waiting. A process that sends it moves this time first, as a lease. */
  nextAttemptAt: Date | null;
  /** The earlier message of the person that must be settled first, since an attempt found it. */
  waitsFor: string | null;
  resent: number;
  /** What it said of the class when it was sent last. */
  said?: { at: Date; state: KnownState } | null;
};

const date = { type: Date, default: null };
const word = { type: String, required: true };
const text = { type: String, default: null };

const content = new Schema<MailContent>(
  {
    subject: word,
    greeting: word,
    paragraphs: [String],
    action: { type: new Schema({ label: word, path: word }, { _id: false }), default: null },
  },
  { _id: false },
);

const schema = new Schema<MailDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: MAIL_KINDS, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    enrolmentId: text,
    facts: { type: Schema.Types.Mixed, required: true },
    state: { type: String, enum: MAIL_STATES, required: true },
    reason: { type: String, enum: [...MAIL_REASONS, null], default: null },
    to: text,
    content: { type: content, default: null },
    dueAt: { type: Date, required: true },
    nextAttemptAt: date,
    waitsFor: text,
    createdAt: { type: Date, required: true },
    settledAt: date,
    tries: { type: Number, required: true },
    resent: { type: Number, default: 0 },
    smtpCode: { type: Number, default: null },
    said: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'mail', versionKey: false, minimize: false },
);

schema.index({ state: 1, nextAttemptAt: 1, _id: 1 });
schema.index({ userId: 1, state: 1, dueAt: 1, _id: 1 });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ state: 1, createdAt: -1, _id: -1 });
schema.index({ kind: 1, createdAt: -1, _id: -1 });
schema.index({ userId: 1, createdAt: -1, _id: -1 });
schema.index({ enrolmentId: 1, createdAt: -1, _id: -1 });

export const { subscribe: onMailWork, notify: notifyMailWorker } = createNotifier();

onInsert(schema, notifyMailWorker);

export const MailModel = model('Mail', schema);

export const toMailMessage = ({ _id, userId, ...document }: MailDocument): MailMessage => ({
  id: _id,
  kind: document.kind,
  userId: userId.toString(),
  enrolmentId: document.enrolmentId,
  facts: document.facts,
  state: document.state,
  reason: document.reason,
  to: document.to,
  content: document.content,
  dueAt: document.dueAt,
  createdAt: document.createdAt,
  settledAt: document.settledAt,
  tries: document.tries,
  smtpCode: document.smtpCode,
});
