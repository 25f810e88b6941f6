import DataLoader from 'dataloader';
import { messages } from '#domain/messages.ts';
import type { User } from '#domain/users/user.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { perRequest } from '../../operation/per-request.ts';
import { InstructorModel, toInstructor, type InstructorDocument } from './instructor.model.ts';

export const hasAccount = ({ _id, accountKey }: Pick<InstructorDocument, '_id' | 'accountKey'>) =>
  accountKey !== _id.toString();

const instructorsOfAccounts = async (userIds: readonly string[]) => {
  const found = await InstructorModel.find({ accountKey: { $in: userIds }, isActive: true }).lean();
  const byAccount = new Map(found.map((document) => [document.accountKey, toInstructor(document)]));
  return userIds.map((id) => byAccount.get(id) ?? null);
};

export const instructorOfAccount = perRequest(() => new DataLoader(instructorsOfAccounts));

export const findInvited = (digest: string, now: Date) =>
  InstructorModel.findOne({
    'invitation.digest': digest,
    'invitation.expiresAt': { $gt: now },
    isActive: true,
  }).lean();

type Accepted = { digest: string; userId: string; now: Date };

/** Gives the record to the account and ends the invitation. False if it was used or replaced meanwhile. */
export const acceptInvitation = async ({ _id }: InstructorDocument, { digest, userId, now }: Accepted) => {
  const valid = { _id, 'invitation.digest': digest, 'invitation.expiresAt': { $gt: now } };
  if (await InstructorModel.exists({ accountKey: userId })) {
    throw new DomainError('ALREADY_AN_INSTRUCTOR', messages.alreadyAnInstructor);
  }
  const { matchedCount } = await InstructorModel.updateOne(valid, {
    $set: { accountKey: userId, invitation: null },
    $inc: { rev: 1 },
  });
  return matchedCount === 1;
};

const endAccount = ({ _id, accountKey }: InstructorDocument) =>
  InstructorModel.updateOne({ _id, accountKey }, { $set: { accountKey: _id.toString() }, $inc: { rev: 1 } });

const endAccountOf = async (userId: string) => {
  const document = await InstructorModel.findOne({ accountKey: userId }).lean();
  if (document) await endAccount(document);
};

/** Unless the account has the role of an instructor. */
export const endAccountUnlessGiven = async ({ user }: { user: Pick<User, 'id' | 'staffRole'> }) => {
  if (user.staffRole !== 'instructor') await endAccountOf(user.id);
};
