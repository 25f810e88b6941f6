import { Schema, model, type Types } from 'mongoose';
import { TOKEN_SCOPES, type TokenScope } from '#domain/access-tokens/access-token.ts';
import type { ServiceAccount } from '#domain/service-accounts/service-account.ts';

export type ServiceAccountDocument = {
  _id: Types.ObjectId;
  name: string;
  /** The folded name while the account is active, afterwards its own id: active accounts have unique names. */
  nameKey: string;
  /** SHA-256 of the secret in hexadecimal. The secret itself is not stored. */
  hash: string;
  scopes: TokenScope[];
  createdAt: Date;
  createdById: string | null;
  secretCreatedAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  isVerified: boolean;
  /** Accounts that have ended stay, so that the audit trail can show them. */
  endedAt: Date | null;
};

const word = { type: String, required: true };
const date = { type: Date, default: null };
const instant = { type: Date, required: true };

const schema = new Schema<ServiceAccountDocument>(
  {
    name: word,
    nameKey: { ...word, unique: true },
    hash: { ...word, unique: true },
    scopes: { type: [{ type: String, enum: TOKEN_SCOPES }], required: true },
    createdAt: instant,
    createdById: { type: String, default: null },
    secretCreatedAt: instant,
    expiresAt: date,
    lastUsedAt: date,
    isVerified: { type: Boolean, required: true },
    endedAt: date,
  },
  { collection: 'serviceAccounts', versionKey: false },
);

schema.index({ endedAt: 1, createdAt: 1, _id: 1 });

export const ServiceAccountModel = model('ServiceAccount', schema);

export const toServiceAccount = (document: ServiceAccountDocument): ServiceAccount => ({
  id: document._id.toString(),
  name: document.name,
  scopes: document.scopes,
  createdAt: document.createdAt,
  createdById: document.createdById,
  secretCreatedAt: document.secretCreatedAt,
  expiresAt: document.expiresAt,
  lastUsedAt: document.lastUsedAt,
  endedAt: document.endedAt,
});
