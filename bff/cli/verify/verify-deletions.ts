import { subMinutes } from 'date-fns';
import type { Model } from 'mongoose';
import { AccessTokenModel } from '../../src/features/access-tokens/access-token.model.ts';
import { IdentityModel } from '../../src/features/auth/google/identity.model.ts';
import { DeletionModel } from '../../src/features/deletions/deletion.model.ts';
import { hasActiveEnrolments } from '../../src/features/enrolments/enrolment.data.ts';
import { SecondFactorModel } from '../../src/features/auth/second-factor/second-factor.model.ts';
import { isAnonymisedEmail } from '#domain/users/no-email.ts';
import { USER_TEXTS } from '#domain/users/user.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { UNLIMITED } from '../unlimited.ts';

/** The sweep continues within 30 s, unless an enrolment must be cancelled first. */
const FINISHED_MINUTES = 60;

const BLANK = ['documentType', 'gender', ...USER_TEXTS, 'passwordHash', 'googleKey'] as const;

/** Personal data that an anonymised person still has. */
const leftOf = async (id: string) => {
  const user = await UserModel.findById(id).select('+passwordHash +googleKey').lean();
  if (!user) return ['no account'];
  const has = async (name: string, model: Pick<Model<never>, 'exists'>, filter: object) =>
    (await model.exists(filter)) ? [name] : [];
  return [
    ...(user.isActive ? ['an active account'] : []),
    ...(isAnonymisedEmail(user.email) ? [] : ['email']),
    ...BLANK.filter((field) => (user[field] ?? null) !== null),
    ...(await has('a token', AccessTokenModel as never, { userId: id })),
    ...(await has('a second factor', SecondFactorModel as never, { _id: id })),
    ...(await has('a Google account', IdentityModel as never, { userId: id })),
  ];
};

/** Approved deletions must be done, with nothing left, or in progress. */
export const deletionProblems = async () => {
  const problems: string[] = [];
  const before = subMinutes(new Date(), FINISHED_MINUTES);
  const settled = DeletionModel.find({ state: { $in: ['approved', 'done'] } }).maxTimeMS(UNLIMITED);
  for await (const { _id, state, settledAt } of settled.lean().cursor()) {
    const id = _id.toString();
    if (state === 'approved') {
      const isLate = settledAt !== null && settledAt < before && !(await hasActiveEnrolments(id));
      if (isLate) problems.push(`deletion ${id}: approved and not finished`);
      continue;
    }
    problems.push(...(await leftOf(id)).map((what) => `deletion ${id}: done, but there is ${what}`));
  }
  return problems;
};
