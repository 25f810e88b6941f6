import type { Types } from 'mongoose';
import type { Ctx } from '../../../operation/context.ts';
import { writeTogether } from '../../../operation/write-together.ts';

export const SLICE = 25;

const outcomeOf = async (work: () => Promise<void>) => {
  try {
    await work();
    return null;
  } catch (error) {
    return { error };
  }
};

/** Writes slices until no document is left. Throws after a slice with an error; the sweep repeats the work. */
export const inSlices = async <Document extends { _id: Types.ObjectId }>(
  ctx: Ctx,
  next: () => Promise<Document[]>,
  write: (ctx: Ctx, document: Document) => Promise<void>,
) => {
  for (let slice = await next(); slice.length > 0; slice = await next()) {
    const byId = new Map(slice.map((document) => [document._id.toString(), document]));
    const outcomes = await writeTogether(ctx, [...byId.keys()], (own, id) =>
      outcomeOf(async () => {
        const document = byId.get(id);
        if (document) await write(own, document);
      }),
    );
    const failed = outcomes.find((outcome) => outcome !== null);
    if (failed) throw failed.error;
  }
};
