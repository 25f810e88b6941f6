import type { Ctx } from '../../operation/context.ts';
import { fact } from '../../operation/fact.ts';
import type { Account } from './user.credentials.ts';

/** Trust in an account has ended: its credentials of earlier generations are invalid. */
export const trustEnded = fact<Account>();

/** An account has an email. */
export const emailKnown = fact<{ ctx: Ctx; userId: string }>();

/** Another email counts for an account, which had one or none. */
export const emailReplaced = fact<{ ctx: Ctx; userId: string }>();

/** The owner of a former email has taken the account back, which was in other hands since then. */
export const emailRestored = fact<{ userId: string; since: Date }>();

/** A class was booked while the account was in other hands, and its owner has taken it back. */
export const bookingDisowned = fact<{ ctx: Ctx; userId: string; enrolmentId: string }>();
