import type { MailKind } from '#domain/mail/mail.ts';
import { pendingMail } from '../../mail/mail.outbox.ts';
import type { WaitingDocument } from './waiting.model.ts';

type CalledOff = { at: Date; startsAt: Date | null };

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
