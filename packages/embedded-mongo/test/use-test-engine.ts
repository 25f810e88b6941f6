import type { mongo } from 'mongoose';
import { afterAll, beforeEach } from 'vitest';
import { openTestEngine } from './testing.ts';

// Any fields: with `unknown` the driver's types would forbid $inc and $currentDate.
export type Doc = mongo.Document & { _id: string | number | mongo.ObjectId };

/** A real engine for the tests of one file; its collection `docs` is empty before each of them. */
export const useTestEngine = async () => {
  const engine = await openTestEngine();
  const docs = engine.db.collection<Doc>('docs');
  afterAll(() => engine.close());
  beforeEach(async () => {
    await docs.drop();
  });
  return { engine, docs, command: (body: mongo.Document) => engine.db.command(body) };
};
