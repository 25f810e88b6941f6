import { Schema, model, type Types } from 'mongoose';
import { mayBe, onChange } from '../../../database/on-write.ts';
import { dropCachedSessions } from '../../credentials/cached-sessions.ts';

export type SessionDocument = {
  _id: string;
  userId: Types.ObjectId;
  via: 'password' | 'google';
  expiresAt: Date;
  createdAt?: Date;
  /** When a password or code was last entered. Absent in sessions of earlier versions. */
  authenticatedAt?: Date;
  lastUsedAt?: Date;
  userAgent?: string;
  isVerified?: boolean;
  generation?: number;
};

/** `_id` is the SHA-256 of the token in hexadecimal. The token itself is not stored. */
const schema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    via: { type: String, enum: ['password', 'google'], required: true },
    expiresAt: { type: Date, required: true },
    createdAt: Date,
    authenticatedAt: Date,
    lastUsedAt: Date,
    userAgent: String,
    isVerified: Boolean,
    generation: Number,
  },
  { collection: 'sessions', versionKey: false },
);

schema.index({ userId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

onChange(schema, ({ _id, userId }) =>
  dropCachedSessions(({ sessionId, user }) => mayBe(sessionId, _id) && mayBe(user.id, userId)),
);

export const SessionModel = model('Session', schema);
