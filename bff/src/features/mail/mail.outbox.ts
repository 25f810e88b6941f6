import type { MailFacts, MailKind } from '#domain/mail/mail.ts';
import type { Env } from '../../process/env.ts';
import type { PendingEvent } from '../webhooks/outbox.ts';

/** A message, stored by the write that causes it. */
export type PendingMail = {
  id: string;
  kind: MailKind;
  userId: string;
  enrolmentId: string | null;
  facts: MailFacts;
  at: string;
  dueAt: string;
};

type Caused = {
  cause: string;
  revision: string | number;
  kind: MailKind;
  userId: string;
  enrolmentId?: string;
  facts?: MailFacts;
  dueAt?: Date;
};

const messaging = { isOn: false };

export const switchMessages = ({ MESSAGES }: Pick<Env, 'MESSAGES'>) => {
  messaging.isOn = MESSAGES === 'on';
};

export const sendsMessages = () => messaging.isOn;

export const pendingMail = (caused: readonly Caused[]): PendingEvent[] => {
  if (!sendsMessages()) return [];
  const at = new Date();
  return caused.map(({ cause, revision, kind, userId, enrolmentId = null, facts = {}, dueAt = at }) => {
    const id = `${cause}#${kind}#${revision}`;
    const mail: PendingMail = {
      id,
      kind,
      userId,
      enrolmentId,
      facts,
      at: at.toISOString(),
      dueAt: dueAt.toISOString(),
    };
    return { id, type: 'mail', at, to: [], body: JSON.stringify(mail) };
  });
};
