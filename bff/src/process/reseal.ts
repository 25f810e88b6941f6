import { sealedSalt } from './derived-secret.ts';
import type { Env } from './env.ts';

type Salted = { _id: unknown; salt?: string | null };

type SaltedModel = {
  find: (filter: object, fields: object) => { lean: () => { cursor: () => AsyncIterable<Salted> } };
  updateOne: (filter: object, update: object) => PromiseLike<{ matchedCount: number }>;
};

/** Seals the salts that depend on the previous key. Returns the number of them. */
export const resealSalts = async (model: SaltedModel, env: Env) => {
  let count = 0;
  for await (const { _id, salt } of model
    .find({ salt: { $ne: null } }, { salt: 1 })
    .lean()
    .cursor()) {
    const sealed = salt ? sealedSalt(env, salt) : null;
    if (sealed === null) continue;
    const { matchedCount } = await model.updateOne({ _id, salt }, { $set: { salt: sealed } });
    count += matchedCount;
  }
  return count;
};
