import { addDays } from 'date-fns';
import { Types } from 'mongoose';
import { EMAIL_CHANGE_DAYS } from '#domain/users/account-hold.ts';
import { searchFields } from '#domain/users/user.search.ts';
import { holdAfter } from './user.hold.ts';
import type { EmailChange, UserDocument } from '../user.model.ts';

/** An email that counts once its owner has opened the link that is sent to it. It reserves nothing until then. */
type Asked = { now: Date; isMailed: boolean };

export const newEmailChange = (email: string, { now, isMailed }: Asked): EmailChange => ({
  id: new Types.ObjectId().toString(),
  email,
  requestedAt: now,
  expiresAt: addDays(now, EMAIL_CHANGE_DAYS),
  isMailed,
});

/** The fields of another email. It ends the Google link and moves referrals. */
const replaced = (user: UserDocument, email: string): Partial<UserDocument> => {
  const { formerEmails = [], pastEmails = [] } = user;
  return {
    email,
    ...searchFields({ ...user, email }),
    googleKey: null,
    referrals: 'due',
    formerEmails: [...formerEmails, user.email],
    pastEmails: [...new Set([...pastEmails, user.email])],
    emailChange: null,
  };
};

type Given = { email: string; now: Date };

/** An email that staff has set counts. */
export const withEmail = (user: UserDocument, { email, now }: Given): Partial<UserDocument> => ({
  ...replaced(user, email),
  ...holdAfter(now),
});

/** The same by the link: for some days the owner of the former email can take the account back. */
export const withConfirmedEmail = (user: UserDocument, { email, now }: Given): Partial<UserDocument> => {
  const kept = (user.keptEmails ?? []).filter(({ until }) => until > now);
  return {
    ...withEmail(user, { email, now }),
    ...(kept.length === 0 && user.heldActs ? { heldActs: [] } : {}),
    keptEmails: [...kept, { email: user.email, since: now, until: addDays(now, EMAIL_CHANGE_DAYS) }],
  };
};

type Former = { email: string; since: Date };

/** The account is that of its former email again. Its password may be somebody else's by now. */
export const withFormerEmail = (user: UserDocument, { email, since }: Former): Partial<UserDocument> => {
  const heldActs = (user.heldActs ?? []).filter(({ at }) => at >= since);
  return {
    ...replaced(user, email),
    passwordHash: null,
    keptEmails: [],
    ...(heldActs.length > 0 ? { heldActs, actsToUndo: 'due' } : {}),
  };
};
