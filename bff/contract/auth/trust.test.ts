import { addDays } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { CREDENTIALS } from '../../src/consequences.ts';
import {
  ENDED_BY,
  type CredentialKind,
  type TrustEnd,
} from '../../src/features/credentials/trust-endings.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { createAccountLink } from '../../src/features/users/security/account-link.ts';
import { allModels } from '../../src/models.ts';
import { aReset, correctEmail } from '../account-builders.ts';
import { PASSWORD, anEmail, good } from '../builders.ts';
import { KNOWN } from './google-visits.ts';
import { isWhole } from '../matrices.ts';
import { isNoLink, kindsOf, useTrust, type Person } from './trust-scene.ts';

const { aPerson, signIn, runCommand, apiOf, visitor, staff, aPersonWithEverything, HAS_ENDED } = useTrust();
const NEW_PASSWORD = 'otro-secreto-2';

type Cause = {
  cause: TrustEnd;
  /** Where one cause has several ways. */
  way: string;
  happen: (person: Person) => Promise<unknown>;
};

const CAUSES: Cause[] = [
  {
    cause: 'googleTakeover',
    way: 'a first sign-in with Google',
    happen: async ({ email }) => expect(await signIn(aPerson({ email }))).toMatch(KNOWN),
  },
  {
    cause: 'emailCorrection',
    way: 'another email given by staff',
    happen: async ({ id }) => {
      await correctEmail(staff(), id);
    },
  },
  {
    cause: 'emailRestored',
    way: 'the former email, by the link that was sent there',
    happen: async ({ id: userId }) => {
      const [now, address] = [new Date(), anEmail()];
      const kept = { email: address, since: now, until: addDays(now, 7) };
      await UserModel.updateOne({ _id: userId }, { $set: { keptEmails: [kept] } });
      const link = { purpose: 'stopEmail', changeId: '', address, expiresAt: kept.until } as const;
      const token = await createAccountLink({ userId, link, now });
      good(await visitor().stopAccountChange({ token }));
    },
  },
  {
    cause: 'deactivation',
    way: 'a deactivation',
    happen: async ({ id }) => good(await staff().updateUser({ id, isActive: false })),
  },
  {
    cause: 'roleWithdrawal',
    way: 'the loss of the role of admins',
    happen: async ({ id }) => {
      await UserModel.updateOne({ _id: id }, { role: 'admin' });
      good(await staff().updateUser({ id, role: 'student' }));
    },
  },
  {
    cause: 'roleWithdrawal',
    way: 'the loss of the role of the desk',
    happen: async ({ id }) => {
      await UserModel.updateOne({ _id: id }, { staffRole: 'desk' });
      good(await staff().updateUser({ id, staffRole: null }));
    },
  },
  {
    cause: 'roleWithdrawal',
    way: 'another role among the staff',
    happen: async ({ id }) => {
      await UserModel.updateOne({ _id: id }, { staffRole: 'desk' });
      good(await staff().updateUser({ id, staffRole: 'instructor' }));
    },
  },
  {
    cause: 'passwordReset',
    way: 'a link for another password',
    happen: async ({ id }) =>
      good(await visitor().resetPassword({ token: await aReset(id), newPassword: NEW_PASSWORD })),
  },
  {
    cause: 'passwordReset',
    way: 'a password given by the operator',
    happen: async ({ id }) =>
      expect((await runCommand(['user', 'set-password', id, '--password-stdin'], NEW_PASSWORD)).code).toBe(0),
  },
  {
    cause: 'endedByStaff',
    way: 'staff, on the page of the person',
    happen: async ({ id: userId }) => good(await staff().endUserAccess({ userId })),
  },
  {
    cause: 'passwordChange',
    way: 'a change of the password by its owner',
    happen: async (person) =>
      good(await apiOf(person).changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })),
  },
  {
    cause: 'erasure',
    way: 'an erasure',
    happen: async ({ id: userId }) => good(await staff().settleDeletion({ userId, decision: 'approve' })),
  },
];

/** Cause by cause: what stays. All else ends; with an erasure the request for it is carried out. */
const STAYS: Record<TrustEnd, readonly CredentialKind[]> = {
  googleTakeover: [],
  emailCorrection: ['secondFactor'],
  emailRestored: ['secondFactor'],
  deactivation: ['secondFactor'],
  roleWithdrawal: ['secondFactor'],
  passwordReset: ['secondFactor'],
  endedByStaff: ['deletionRequest', 'secondFactor'],
  passwordChange: ['deletionRequest', 'secondFactor'],
  erasure: [],
};

const NO_SECRET = 'has no secret';
const WITH_THE_CAUSE = 'changed by the write that stores the cause';
const OF_THE_ACADEMY = 'belongs to the academy, and stays when its maker leaves';
const CONFIRMATION = 'its code or key opens no data of an account';

/** Collections without credentials of a person that the end of access affects. */
const NOT_ENDING: Record<string, string> = {
  users: WITH_THE_CAUSE,
  identities: WITH_THE_CAUSE,
  instructors: 'an invitation belongs to no account yet; it ends with the instructor or the email',
  serviceAccounts: OF_THE_ACADEMY,
  webhookEndpoints: OF_THE_ACADEMY,
  keys: OF_THE_ACADEMY,
  certificates: 'public by purpose, and revoked by staff',
  withdrawals: CONFIRMATION,
  points: CONFIRMATION,
  keyClaims: CONFIRMATION,
  mail: 'links in messages are derived: that of a password is a reset, that of a topic ends with the address',
  courses: NO_SECRET,

  enrolments: NO_SECRET,
  waitingList: NO_SECRET,
  schedules: NO_SECRET,
  personNotes: NO_SECRET,
  ledgerTotals: NO_SECRET,
  locks: NO_SECRET,
  money: NO_SECRET,
  moneyRules: NO_SECRET,
  moneyAccounts: NO_SECRET,
  tillSessions: NO_SECRET,
  firearms: NO_SECRET,
  firearmHandOuts: NO_SECRET,
  ownWeapons: NO_SECRET,
  rangeReports: NO_SECRET,
  dayClosings: NO_SECRET,
  ammunition: NO_SECRET,
  ammunitionSheets: NO_SECRET,
  courseKits: NO_SECRET,
  referrals: NO_SECRET,
  audit: NO_SECRET,
  webhookDeliveries: NO_SECRET,
  rateLimits: NO_SECRET,
};

const SET_UP_BY = 'passwordReset';

/** A set-up that is not confirmed ends by the call that ends the others: it is tried with one cause. */
const cells = CAUSES.flatMap((row) =>
  (['secondFactorSetUp', 'secondFactor'] as const)
    .filter((secondFactor) => isWhole || secondFactor === 'secondFactor' || row.cause === SET_UP_BY)
    .map((secondFactor) => ({ ...row, secondFactor })),
);

describe('operations that end access', () => {
  it('are in the table with the access that they end', () => {
    const declared = Object.entries(ENDED_BY).map(([cause, kinds]) => {
      const ended: string[] = cause === 'erasure' ? [...kinds, 'deletionRequest'] : [...kinds];
      const others = Object.keys(CREDENTIALS).filter((kind) => !ended.includes(kind));
      return [cause, others.toSorted()];
    });
    expect(Object.fromEntries(declared)).toEqual(STAYS);
    expect(new Set(CAUSES.map(({ cause }) => cause))).toEqual(new Set(Object.keys(ENDED_BY)));
  });

  it('have a decision for every collection', () => {
    const ending = Object.values(CREDENTIALS).map(({ model }) => model.collection.collectionName);
    const all = allModels.map(({ collection }) => collection.collectionName);
    expect(
      all.filter((name) => !ending.includes(name) && !(name in NOT_ENDING)),
      'give it a kind in credentials/trust-endings.ts and a row in CREDENTIALS, or say in NOT_ENDING why it gives nobody access',
    ).toEqual([]);
    expect(Object.keys(NOT_ENDING).filter((name) => !all.includes(name) || ending.includes(name))).toEqual(
      [],
    );
  });

  it.each(cells)('$way, with $secondFactor', async ({ cause, secondFactor, happen }) => {
    const person = await aPersonWithEverything(secondFactor);
    for (const kind of kindsOf(secondFactor)) {
      if (isNoLink(kind)) expect(await HAS_ENDED[kind](person), kind).toBe(false);
    }
    await happen(person);
    const ended: Partial<Record<CredentialKind, boolean>> = {};
    for (const kind of kindsOf(secondFactor)) ended[kind] = await HAS_ENDED[kind](person);
    const expected = kindsOf(secondFactor).map((kind) => [kind, !STAYS[cause].includes(kind)]);
    expect(ended).toEqual(Object.fromEntries(expected));
  });
});
