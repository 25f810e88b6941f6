import { academy } from '#domain/academy.ts';
import { longDayAndTime } from '#domain/dates/date-text.ts';
import { isRecord } from '#domain/is-record.ts';
import { messages } from '#domain/messages.ts';
import type { StaffOperation } from '#domain/staff/staff-access.ts';
import { WHILE_HELD, whileHeldOf, type OwnOperation } from '#domain/users/account-hold.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { Ctx } from './context.ts';
import type { RootField } from './root-field.ts';

/** Staff calls it as well. */
type Shared = 'Mutation.updateEnrolment';

/** An operation without a row in domain/users/account-hold.ts does not compile. */
WHILE_HELD satisfies Record<
  Exclude<Extract<RootField, `Mutation.${string}`>, StaffOperation> | Shared,
  unknown
> satisfies Record<OwnOperation, unknown>;

const refuse = (until: Date): never => {
  throw new DomainError('ACCOUNT_HELD', `${messages.accountHeld} ${longDayAndTime(until, academy.timeZone)}`);
};

/** Whoever has taken an account over cannot take anything from it before its owner has had time to read the message. */
const requireNotHeld = ({ actor, now }: Ctx) => {
  const heldUntil = actor?.user && actor.hold?.until;
  if (heldUntil && heldUntil > now) refuse(heldUntil);
};

/** The same while a former email can take the account back. */
export const requireNoFormerOwner = (ctx: Ctx) => {
  if (ctx.actor?.user && ctx.actor.hold?.note) requireNotHeld(ctx);
};

/** By the table of domain/users/account-hold.ts. */
export const requireNotHeldFor = (field: string | undefined, ctx: Ctx) => {
  const held = whileHeldOf(field);
  if (held === 'waits') requireNotHeld(ctx);
  if (held === 'waitsForFormerOwner') requireNoFormerOwner(ctx);
};

/** Remembers what was done, for the owner who takes the account back. */
export const noteHeldAct = async (field: string | undefined, { actor, now }: Ctx, result: unknown) => {
  const note = actor?.user && actor.hold?.note;
  if (!note || field === undefined || typeof whileHeldOf(field) === 'string') return;
  const about = isRecord(result) && typeof result.id === 'string' ? result.id : null;
  await note({ field, at: now, about });
};
