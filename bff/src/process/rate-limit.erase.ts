import { escapeRegex } from '#domain/texts/text.ts';
import { RateLimitModel } from './rate-limit.model.ts';

export const eraseAttempts = async (email: string) => {
  await RateLimitModel.deleteMany({ key: new RegExp(`[: ]${escapeRegex(email)}$`) });
};
