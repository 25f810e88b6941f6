import type { Role, StaffRole } from '#domain/academy.ts';
import { isStaff } from '#domain/staff/staff-access.ts';
import type { User } from '#domain/users/user.ts';

/** Control of an email must not remove the second factor of staff. The operator removes it. */
const SPARED_FOR_STAFF: readonly CredentialKind[] = ['secondFactor'];

const ACCESS = [
  'sessions',
  'accessTokens',
  'calendarLinks',
  'passportLinks',
  'passwordResets',
  'secondFactorSetUp',
] as const;

export const CREDENTIAL_KINDS = [...ACCESS, 'secondFactor', 'deletionRequest'] as const;

export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

/** What ends for each cause; see docs/decisions/0058-end-of-trust.md. */
export const ENDED_BY = {
  googleTakeover: [...ACCESS, 'secondFactor', 'deletionRequest'],
  /** Once it counts. What staff does to an email ends no second factor. */
  emailCorrection: [...ACCESS, 'deletionRequest'],
  /** The owner of the former email has taken the account back. */
  emailRestored: [...ACCESS, 'deletionRequest'],
  deactivation: [...ACCESS, 'deletionRequest'],
  roleWithdrawal: [...ACCESS, 'deletionRequest'],
  passwordReset: [...ACCESS, 'deletionRequest'],
  endedByStaff: ACCESS,
  /** By the owner, whose own session stays. */
  passwordChange: ACCESS,
  /** Except the deletion request, which is being carried out. */
  erasure: [...ACCESS, 'secondFactor'],
} as const satisfies Record<string, readonly CredentialKind[]>;

export type TrustEnd = keyof typeof ENDED_BY;

/** How often all credentials of a kind have ended. Those of earlier generations are invalid. */
export type Generations = { [Kind in CredentialKind]?: number };

type Counted = Readonly<Record<string, number | undefined>>;

export const generationOf = (generations: Counted, kind: CredentialKind) => generations[kind] ?? 0;

export type StoredCredentials = {
  model: {
    collection: { collectionName: string };
    deleteMany: (filter: object) => PromiseLike<unknown>;
  };
  owner: '_id' | 'userId';
  only?: object;
};

type Trusted = { generations: Counted; keptSession: string | null };

type Credential = { kind: CredentialKind; generation: number; id: string };

export const isTrusted = (
  { generations, keptSession }: Trusted,
  { kind, generation, id }: Credential,
): boolean => {
  if (kind === 'sessions' && id === keptSession) return true;
  return generation >= generationOf(generations, kind);
};

type Spared = {
  role?: Role;
  staffRole?: StaffRole | null;
  spared?: readonly CredentialKind[];
  session?: string;
};

/**
 * The update that ends trust, part of the write that stores its cause. Earlier credentials are invalid from then
 * on. The same transaction deletes their documents.
 */
export const trustEndings = (
  causes: readonly TrustEnd[],
  { role = 'student', staffRole = null, spared = [], session }: Spared = {},
) => {
  const ended = new Set<CredentialKind>(causes.flatMap((cause) => ENDED_BY[cause]));
  for (const kind of [...spared, ...(isStaff({ role, staffRole }) ? SPARED_FOR_STAFF : [])])
    ended.delete(kind);
  return {
    $inc: Object.fromEntries([...ended].map((kind) => [`generations.${kind}`, 1])),
    $set: { keptSession: session ?? null },
  };
};

type Standing = Pick<User, 'email' | 'isActive' | 'role' | 'staffRole'>;

export const trustEndsOf = (before: Standing, changes: Partial<Standing>): TrustEnd[] => {
  const { email, isActive } = changes;
  return [
    ...(email !== undefined && email !== before.email ? (['emailCorrection'] as const) : []),
    ...(isActive === false && before.isActive ? (['deactivation'] as const) : []),
    ...(losesRole(before, changes) ? (['roleWithdrawal'] as const) : []),
  ];
};

const losesRole = (before: Standing, { role, staffRole }: Partial<Standing>) =>
  (role === 'student' && before.role === 'admin') ||
  (staffRole !== undefined && Boolean(before.staffRole) && staffRole !== before.staffRole);
