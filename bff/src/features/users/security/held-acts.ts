import { listIds } from '../../../lists/list-ids.ts';
import type { Ctx } from '../../../operation/context.ts';
import { bookingDisowned } from '../user.facts.ts';
import { UserModel } from '../user.model.ts';

const BOOKED: string[] = ['Mutation.enrol', 'Mutation.bookClass'];

/**
 * Cancels the classes that were booked while the account was in other hands. What else has `isUndone` in
 * domain/users/account-hold.ts ends with the trust in the account. Safe to repeat.
 */
export const undoHeldActs = async (ctx: Ctx, userId: string) => {
  const user = await UserModel.findOne({ _id: userId, actsToUndo: 'due' }, { heldActs: 1 }).lean();
  if (!user) return;
  for (const { field, about } of user.heldActs ?? []) {
    if (about !== null && BOOKED.includes(field)) await bookingDisowned({ ctx, userId, enrolmentId: about });
  }
  await UserModel.updateOne({ _id: userId }, { $unset: { heldActs: 1, actsToUndo: 1 } });
};

export const listActsToUndo = (limit: number) => listIds(UserModel, { filter: { actsToUndo: 'due' }, limit });
