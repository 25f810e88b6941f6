import { randomBytes } from 'node:crypto';
import DataLoader from 'dataloader';
import type { AuditSubject } from '#domain/audit/audit.ts';
import { PENDING_PREFIX } from '#domain/academy.ts';
import { documentKey } from '#domain/auth/auth.schema.ts';
import type { MailTopic } from '#domain/mail/mail.ts';
import type { SecurityCause } from '#domain/mail/security-notices.ts';
import { isPendingDocument } from '#domain/users/pending-document.ts';
import { messages } from '#domain/messages.ts';
import { isDuplicateKey, isWriteConflict } from '../../database/database-errors.ts';
import { inTransaction, outsideTransaction } from '../../database/transaction.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { changeDocument, writerOf } from '../../operation/change-document.ts';
import { finderById, requireById } from '../../operation/find-by-id.ts';
import { repeatable, repeatableBy } from '../../operation/keyed-request.ts';
import { listIds } from '../../lists/list-ids.ts';
import { perRequest } from '../../operation/per-request.ts';
import type { User } from '#domain/users/user.ts';
import { licenceUntil } from '#domain/users/licence.ts';
import { userName } from '#domain/users/user-name.ts';
import { searchFields } from '#domain/users/user.search.ts';
import { requireNotAnonymised } from '../deletions/deletion.store.ts';
import { userChanged, userRegistered } from './user.messages.ts';
import { trustEndings, trustEndsOf, type TrustEnd } from '../credentials/trust-endings.ts';
import { UserModel, toUser, type UserDocument } from './user.model.ts';

const PENDING_RANDOM_BYTES = 9;
/** Ids per query: a command has a maximum size. */
const MAX_BATCH = 1_000;

export const newPendingDocument = () =>
  PENDING_PREFIX + randomBytes(PENDING_RANDOM_BYTES).toString('base64url');

export type NewUser = Pick<UserDocument, 'email' | 'documentNumber' | 'createdAt'> & Partial<UserDocument>;

/** Also a former email of another account, while that can be taken back to it. */
export const isEmailTaken = async (email: string, { now, id }: { now: Date; id?: string }) => {
  const others = id === undefined ? {} : { _id: { $ne: id } };
  if (await UserModel.exists({ email, ...others })) return true;
  const former = await UserModel.find({ 'keptEmails.email': email, ...others }, { keptEmails: 1 }).lean();
  return former.some(({ keptEmails = [] }) =>
    keptEmails.some((kept) => kept.email === email && kept.until > now),
  );
};

/** Looks up which unique key was taken: not every server names it. */
const duplicateError = async (error: unknown, email: string) => {
  if (!isDuplicateKey(error)) return error;
  const isEmail = await outsideTransaction(async () => Boolean(await UserModel.exists({ email })));
  return isEmail
    ? new DomainError('EMAIL_TAKEN', messages.emailTaken)
    : new DomainError('DOCUMENT_NUMBER_TAKEN', messages.documentNumberTaken);
};

const newUser = (user: NewUser) =>
  new UserModel({
    ...user,
    ...searchFields(user),
    licenceUntil: licenceUntil({ clu: user.clu ?? null, cluExpiration: user.cluExpiration ?? null }),
    documentKey: isPendingDocument(user.documentNumber)
      ? user.documentNumber
      : documentKey(user.documentNumber),
  });

export const createUser = async (user: NewUser): Promise<User> => {
  if (await isEmailTaken(user.email, { now: user.createdAt })) {
    throw new DomainError('EMAIL_TAKEN', messages.emailTaken);
  }
  try {
    return await inTransaction(async () => {
      const document = (await newUser(user).save()).toObject();
      await userRegistered(document, { isWelcomed: true });
      return toUser(document);
    });
  } catch (error) {
    throw await duplicateError(error, user.email);
  }
};

const INSERTED_AT_ONCE = 500;

export const insertUsers = async (users: readonly NewUser[]) => {
  for (let start = 0; start < users.length; start += INSERTED_AT_ONCE) {
    const batch = users.slice(start, start + INSERTED_AT_ONCE).map((user) => newUser(user).toObject());
    await UserModel.insertMany(batch);
    for (const user of batch) await userRegistered(user, { isWelcomed: false });
  }
};

type Keys = { email: string; document: string | null };

export const findTakenKeys = async (keys: readonly Keys[]) => {
  const emails = keys.map(({ email }) => email);
  const wanted = keys.flatMap(({ document }) => document ?? []);
  const read = (filter: object) => UserModel.find(filter, { email: 1, documentKey: 1 }).lean();
  // In this order: the email of a document that was found is found too, also of a user stored meanwhile.
  const byDocument = await read({ documentKey: { $in: wanted } });
  const byEmail = await read({ email: { $in: emails } });
  return {
    documentOfEmail: new Map(
      byEmail.map(({ email, documentKey: key }) => [email, isPendingDocument(key) ? null : key]),
    ),
    documents: new Set(byDocument.map(({ documentKey: key }) => key)),
  };
};

export const completeUser = async (
  user: User,
  profile: Partial<UserDocument> & { documentNumber: string },
): Promise<User | null> => {
  const stored = await requireStoredUser(user.id);
  if ((stored.rev ?? 0) !== user.revision) return null;
  const written = await writeUser(stored, {
    ...profile,
    documentKey: documentKey(profile.documentNumber),
    ...searchFields({ ...user, ...profile }),
  });
  return written && toUser(written);
};

/** Looks the keys up: servers have different codes for a duplicate key in an update. */
const takenError = async (id: string, { email, documentKey: key }: Partial<UserDocument>) => {
  const isAnothers = (keys: Partial<UserDocument>) => UserModel.exists({ ...keys, _id: { $ne: id } });
  if (email && (await isAnothers({ email }))) return new DomainError('EMAIL_TAKEN', messages.emailTaken);
  if (key && (await isAnothers({ documentKey: key }))) {
    return new DomainError('DOCUMENT_NUMBER_TAKEN', messages.documentNumberTaken);
  }
  return null;
};

export const findUser = async (id: string): Promise<User | null> => {
  const document = await UserModel.findById(id).lean();
  return document && toUser(document);
};

export const findStoredUser = (id: string) => UserModel.findById(id).lean();

export const markUnreachable = async (id: string, email: string) => {
  await UserModel.updateOne(
    { _id: id, email, unreachableEmail: { $ne: email } },
    { $set: { unreachableEmail: email } },
  );
};

export const refuseMail = async (id: string, topic: MailTopic) => {
  await UserModel.updateOne({ _id: id }, { $addToSet: { refusedMail: topic } });
};

export const acceptMail = async (id: string, topic: MailTopic) => {
  await UserModel.updateOne({ _id: id }, { $pull: { refusedMail: topic } });
};

export const markReachable = async (id: string, email: string) => {
  await UserModel.updateOne({ _id: id, unreachableEmail: email }, { $unset: { unreachableEmail: 1 } });
};

export const usersById = finderById(UserModel, toUser);

/** Of somebody whose account may be erased. */
export const personName = (user: Parameters<typeof userName>[0] | null) =>
  user ? userName(user) : messages.anonymisedPerson;

export const userLoader = perRequest(() => new DataLoader(usersById, { maxBatchSize: MAX_BATCH }));

export const requireStoredUser = requireById<UserDocument>(UserModel, 'USER_NOT_FOUND');

export const requireUser = async (id: unknown): Promise<User> => toUser(await requireStoredUser(id));

export const requireChangeableUser = async (id: unknown): Promise<UserDocument> => {
  const document = await requireStoredUser(id);
  await requireNotAnonymised(document._id.toString());
  return document;
};

export const requireUserWithData = async (id: unknown): Promise<User> =>
  toUser(await requireChangeableUser(id));

type Causes = {
  /** Causes that end trust, if the change does not imply them. */
  ends?: readonly TrustEnd[];
  /** Causes of messages about security, if the change does not show them. */
  told?: readonly SecurityCause[];
};

export const writeUser = async (
  user: UserDocument,
  changes: Partial<UserDocument>,
  { ends = trustEndsOf(user, changes), told }: Causes = {},
) => {
  const { $set, $inc } = ends.length > 0 ? trustEndings(ends, user) : { $set: {}, $inc: {} };
  const write = writerOf<UserDocument>(UserModel, (before, after) => userChanged(before, after, told));
  try {
    return await write(user, { ...changes, ...$set }, $inc);
  } catch (error) {
    if (isWriteConflict(error)) throw error;
    throw (await outsideTransaction(() => takenError(user._id.toString(), changes))) ?? error;
  }
};

export const repeatOfUser = repeatable(UserModel, toUser);

/** An account as it is stored. */
export type StoredUser = UserDocument;

export const repeatOnUser = <Result extends object>(
  toResult: (user: StoredUser) => Result | Promise<Result>,
) => repeatableBy(UserModel, toResult, (_, { subject }: { subject: StoredUser }) => subject._id);

/** Ends trust and tells the person, whose data stay as they are. In a transaction. */
export const endAccess = async (user: UserDocument, causes: Causes) => {
  if (await writeUser(user, {}, causes)) return;
  throw new DomainError('CHANGED_MEANWHILE', messages.changedMeanwhile);
};

export const auditedUser = (user: User): AuditSubject => ({
  type: 'user',
  id: user.id,
  label: userName(user),
});

export const viewOfUser = (user: User) => ({ action: 'user.view', subject: auditedUser(user) });
export const viewOfStored = (document: UserDocument) => viewOfUser(toUser(document));
export const auditedStored = (document: UserDocument) => auditedUser(toUser(document));

export const findUserByEmail = async (email: string): Promise<User | null> => {
  const document = await UserModel.findOne({ email }).lean();
  return document && toUser(document);
};

export const listPastEmails = async (id: string): Promise<string[]> => {
  const { pastEmails = [] } = await requireStoredUser(id);
  const others = await UserModel.find({ email: { $in: pastEmails }, _id: { $ne: id } }, { email: 1 }).lean();
  return pastEmails.filter((email) => !others.some((other) => other.email === email));
};

export const findUnsettled = (id: string) =>
  UserModel.findOne({ _id: id, referrals: 'due' }, { email: 1, formerEmails: 1, ref: 1 }).lean();

export const listUnsettledIds = (limit: number) =>
  listIds(UserModel, { filter: { referrals: 'due' }, limit });

export const markSettled = async (id: string, email: string) => {
  await UserModel.updateOne(
    { _id: id, email },
    { $set: { referrals: 'settled' }, $unset: { formerEmails: 1 } },
  );
};

export const hasOtherActiveAdmin = async (id: string) =>
  Boolean(await UserModel.exists({ role: 'admin', isActive: true, _id: { $ne: id } }));

type Decide = (user: UserDocument) => Partial<UserDocument> | Promise<Partial<UserDocument>>;

/** Changes a user on any revision. */
export const changeUser = async (id: string, decide: Decide, causes: Causes = {}) => {
  const reload = () => requireStoredUser(id);
  const write = (user: UserDocument, changes: Partial<UserDocument>) => writeUser(user, changes, causes);
  return changeDocument(await reload(), { decide, write, reload });
};

export const countUsers = async () => {
  const [total, inactive] = await Promise.all([
    UserModel.estimatedDocumentCount(),
    UserModel.countDocuments({ isActive: false }),
  ]);
  return { total, active: total - inactive };
};
