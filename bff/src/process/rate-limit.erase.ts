import { escapeRegex } from '#domain/texts/text.ts';
import { RateLimitModel } from './rate-limit.model.ts';

/** Deletes the attempts that were counted in the database for an email. */
export const eraseAttempts = async (email: string) => {
  await RateLimitModel.deleteMany({ key: new RegExp(`[: ]${escapeRegex(email)}$`) });
};
