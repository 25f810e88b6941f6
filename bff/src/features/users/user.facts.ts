import type { Ctx } from '../../operation/context.ts';
import { fact } from '../../operation/fact.ts';
import type { Account } from './user.credentials.ts';

/** Trust in an account has ended: its credentials of earlier generations are invalid. */
export const trustEnded = fact<Account>();

/** An account has an email, its first or another one. */
export const emailKnown = fact<{ ctx: Ctx; userId: string }>();

/** A class was booked while the account was in other hands, and its owner has taken it back. */
export const bookingDisowned = fact<{ ctx: Ctx; userId: string; enrolmentId: string }>();
