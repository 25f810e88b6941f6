import type { MailKind } from '#domain/mail/mail.ts';
import { pendingMail } from '../../mail/mail.outbox.ts';
import type { WaitingDocument } from './waiting.model.ts';

/** A call-off of the course, which is named by its time. */
type CalledOff = { at: Date; startsAt: Date | null };

/** The message to a student who waited for a seat in a course that is called off, or takes place again. */
export const waitingMail = (
  { _id, userId }: WaitingDocument,
  kind: Extract<MailKind, `waiting_${string}`>,
  { at, startsAt }: CalledOff,
) => {
  const waitingId = _id.toString();
  return pendingMail([
    {
      cause: `waiting.${waitingId}`,
      revision: at.toISOString(),
      kind,
      userId: userId.toString(),
      facts: { waitingId, startsAt: startsAt?.toISOString() ?? null },
    },
  ]);
};
