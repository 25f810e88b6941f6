import { messages } from '#domain/messages.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Authenticated } from '../../../operation/access.ts';
import { changedStatus } from '../enrolment.change.ts';
import type { EnrolmentDocument } from '../enrolment.model.ts';
import type { StoredChanges } from '../enrolment.store.ts';

export const attended = (ctx: Authenticated, document: EnrolmentDocument): Promise<StoredChanges> =>
  changedStatus(ctx, document, 'completed');

/** A no-show is a confirmed enrolment of a class that has begun, cancelled with this reason. */
export const missed = async (ctx: Authenticated, document: EnrolmentDocument): Promise<StoredChanges> => {
  const { status, startsAt, cancellation } = document;
  if (cancellation?.reason === 'no_show') return {};
  if (status !== 'confirmed' || !startsAt || startsAt > ctx.now) {
    throw new DomainError('NO_SHOW_TOO_EARLY', messages.noShowTooEarly);
  }
  return changedStatus(ctx, document, 'cancelled', { reason: 'no_show' });
};
