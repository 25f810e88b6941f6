import { addHours } from 'date-fns';
import { academy } from '#domain/academy.ts';
import { longDayAndTime } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { HOLD_HOURS } from '#domain/users/account-hold.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { UserModel } from '../user.model.ts';

/** Part of a write that changes how an account is opened, other than by its owner with the password or a code. */
export const holdAfter = (now: Date) => ({ heldUntil: addHours(now, HOLD_HOURS) });

export const holdAccount = async (userId: string, now: Date) => {
  await UserModel.updateOne({ _id: userId }, { $set: holdAfter(now) });
};

/** Whoever has taken an account over cannot take anything from it before its owner has had time to read the message. */
export const requireNotHeld = async (userId: string, now: Date) => {
  const { heldUntil } = (await UserModel.findById(userId, { heldUntil: 1 }).lean()) ?? {};
  if (!heldUntil || heldUntil <= now) return;
  const until = longDayAndTime(heldUntil, academy.timeZone);
  throw new DomainError('ACCOUNT_HELD', `${messages.accountHeld} ${until}`);
};
