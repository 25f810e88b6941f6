import { Schema, model, type Types } from 'mongoose';
import { TOKEN_SCOPES, type AccessToken, type TokenScope } from '#domain/access-tokens/access-token.ts';
import { fieldsOf } from '../../database/fields-of.ts';
import { mayBe, onChange } from '../../database/on-write.ts';
import { dropCachedSessions } from '../credentials/cached-sessions.ts';

export type AccessTokenDocument = {
  _id: Types.ObjectId;
  /** SHA-256 of the token in hexadecimal. The token itself is not stored. */
  hash: string;
  userId: Types.ObjectId;
  name: string;
  scopes: TokenScope[];
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  /** Whether its creator had verified a second factor. Absent in older tokens. */
  isVerified?: boolean;
  generation?: number;
};

const schema = new Schema<AccessTokenDocument>(
  {
    hash: { type: String, required: true, unique: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    scopes: { type: [{ type: String, enum: TOKEN_SCOPES }], required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
    isVerified: Boolean,
    generation: Number,
  },
  { collection: 'access_tokens', versionKey: false },
);

schema.index({ userId: 1, createdAt: -1 });

onChange(schema, ({ userId }) => dropCachedSessions(({ user }) => mayBe(user.id, userId)));

export const AccessTokenModel = model('AccessToken', schema);

export const toAccessToken = (document: AccessTokenDocument): AccessToken =>
  fieldsOf(document, 'name', 'scopes', 'createdAt', 'expiresAt', 'lastUsedAt');
