import type { CalendarKind, CalendarLink } from '#domain/calendars/calendar.ts';
import { hashOf, newToken, touched } from '../credentials/token.ts';
import { isTrusted, type StoredCredentials } from '../credentials/trust-endings.ts';
import { findAccount } from '../users/user.credentials.ts';
import { CalendarLinkModel, toCalendarLink } from './calendar-link.model.ts';

export const storedCalendarLinks: StoredCredentials = { model: CalendarLinkModel, owner: 'userId' };

const idOf = (userId: string, kind: CalendarKind) => `${userId}:${kind}`;

type NewLink = { userId: string; kind: CalendarKind; createdAt: Date; generation: number };

export const createCalendarSecret = async ({ userId, kind, createdAt, generation }: NewLink) => {
  const { token, hash } = newToken();
  const fields = { userId, kind, hash, createdAt, lastUsedAt: null, generation };
  await CalendarLinkModel.updateOne({ _id: idOf(userId, kind) }, { $set: fields }, { upsert: true });
  return token;
};

export const listCalendarLinks = async (userId: string): Promise<CalendarLink[]> => {
  const documents = await CalendarLinkModel.find({ userId }).sort({ _id: 1 }).lean();
  return documents.map(toCalendarLink);
};

export const removeCalendarLink = async (userId: string, kind: CalendarKind) => {
  await CalendarLinkModel.deleteOne({ _id: idOf(userId, kind) });
};

export const findCalendarOwner = async (secret: string, now: Date) => {
  const link = await CalendarLinkModel.findOne({ hash: hashOf(secret) }).lean();
  if (!link) return null;
  const account = await findAccount({ _id: link.userId.toString() });
  if (!account?.user.isActive) return null;
  const { _id: id, kind, generation = 0 } = link;
  if (!isTrusted(account, { kind: 'calendarLinks', generation, id })) return null;
  await touched(CalendarLinkModel, link, now);
  return { user: account.user, kind };
};
