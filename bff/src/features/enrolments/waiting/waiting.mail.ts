import { callOffDueAt } from '#domain/mail/mail.schedule.ts';
import { pendingMail } from '../../mail/mail.outbox.ts';
import type { WaitingDocument } from './waiting.model.ts';

type CalledOff = { at: Date; startsAt: Date | null };

const causedBy = ({ _id, userId }: WaitingDocument, { at, startsAt }: CalledOff) => {
  const waitingId = _id.toString();
  return {
    cause: `waiting.${waitingId}`,
    revision: at.toISOString(),
    userId: userId.toString(),
    facts: { waitingId, startsAt: startsAt?.toISOString() ?? null },
  };
};

export const calledOffMail = (entry: WaitingDocument, calledOff: CalledOff) => {
  const dueAt = callOffDueAt(calledOff.at, calledOff.startsAt);
  return pendingMail([{ ...causedBy(entry, calledOff), kind: 'waiting_called_off', dueAt }]);
};

type Moved = { at: Date; startsAt: Date | null; startedAt: Date | null };

export const waitingMovedMail = (entry: WaitingDocument, { startedAt, ...moved }: Moved) => {
  const { facts, ...caused } = causedBy(entry, moved);
  const before = { startedAt: startedAt?.toISOString() ?? null };
  return pendingMail([{ ...caused, kind: 'waiting_moved', facts: { ...facts, ...before } }]);
};

/** Nobody is told that a call-off was undone who was not told of it. */
export const restoredMail = (entry: WaitingDocument, calledOff: CalledOff, now: Date) =>
  callOffDueAt(calledOff.at, calledOff.startsAt) <= now
    ? pendingMail([{ ...causedBy(entry, calledOff), kind: 'waiting_restored' }])
    : [];
