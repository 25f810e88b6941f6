import { addHours } from 'date-fns';
import { HOLD_HOURS, type HeldAct } from '#domain/users/account-hold.ts';
import type { Hold } from '../../../operation/context.ts';
import type { User } from '#domain/users/user.ts';
import { UserModel, type UserDocument } from '../user.model.ts';

/** Part of a write that changes how an account is opened, other than by its owner with the password or a code. */
export const holdAfter = (now: Date) => ({ heldUntil: addHours(now, HOLD_HOURS) });

export const holdAccount = async (userId: string, now: Date) => {
  await UserModel.updateOne({ _id: userId }, { $set: holdAfter(now) });
};

type Held = { user: Pick<User, 'id'>; heldUntil: Date | null } & Pick<Required<UserDocument>, 'keptEmails'>;

export const holdOf = ({ user, heldUntil, keptEmails }: Held, now: Date): Hold | null => {
  const canBeTakenBack = keptEmails.some(({ until }) => until > now);
  if (!canBeTakenBack && (!heldUntil || heldUntil <= now)) return null;
  return { until: heldUntil, note: canBeTakenBack ? (act) => noteAct(user.id, act) : null };
};

/** More is not listed to anybody. */
const MAX_ACTS = 100;

const noteAct = async (userId: string, act: HeldAct) => {
  await UserModel.updateOne(
    { _id: userId, [`heldActs.${MAX_ACTS - 1}`]: { $exists: false } },
    { $push: { heldActs: act } },
  );
};
