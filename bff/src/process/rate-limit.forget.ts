import { escapeRegex } from '#domain/text.ts';
import { RateLimitModel } from './rate-limit.model.ts';

/** Attempts that were counted in the database for an account, by its email; they would last for up to 20 days. */
export const forgetAttempts = async (email: string) => {
  await RateLimitModel.deleteMany({ key: new RegExp(`[: ]${escapeRegex(email)}$`) });
};
