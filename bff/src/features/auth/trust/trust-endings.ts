import type { Role } from '#domain/academy.ts';
import type { User } from '#domain/users/user.ts';

/** What an account opens or sets up, and what may have to end with the trust in who did it. */
export const CREDENTIAL_KINDS = [
  'sessions',
  'accessTokens',
  'passwordResets',
  'secondFactorSetUp',
  'secondFactor',
  'deletionRequest',
] as const;

export type CredentialKind = (typeof CREDENTIAL_KINDS)[number];

const ACCESS = ['sessions', 'accessTokens', 'passwordResets', 'secondFactorSetUp'] as const;

/** Cause by cause, what ends: decided in docs/decisions/0058-end-of-trust.md. */
export const ENDED_BY = {
  googleTakeover: [...ACCESS, 'secondFactor', 'deletionRequest'],
  emailCorrection: [...ACCESS, 'secondFactor', 'deletionRequest'],
  deactivation: [...ACCESS, 'deletionRequest'],
  roleWithdrawal: [...ACCESS, 'deletionRequest'],
  passwordReset: [...ACCESS, 'deletionRequest'],
  endedByStaff: ACCESS,
  /** By the owner, whose own session goes on. */
  passwordChange: ACCESS,
  /** The request for deletion is what is being carried out. */
  erasure: [...ACCESS, 'secondFactor'],
} as const satisfies Record<string, readonly CredentialKind[]>;

export type TrustEnd = keyof typeof ENDED_BY;

/** Of each kind, how often all of them have ended. One that was made in an earlier generation counts no more. */
export type Generations = { [Kind in CredentialKind]?: number };

type Counted = Readonly<Record<string, number | undefined>>;

export const generationOf = (generations: Counted, kind: CredentialKind) => generations[kind] ?? 0;

/** Where the credentials of a kind are. */
export type StoredCredentials = {
  model: {
    collection: { collectionName: string };
    deleteMany: (filter: object) => PromiseLike<unknown>;
  };
  /** The field that holds the user. */
  owner: '_id' | 'userId';
  /** Which documents of the collection, where there are others. */
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
  /** Whose account it is. */
  role?: Role;
  spared?: readonly CredentialKind[];
  /** The session that goes on. */
  session?: string;
};

/** Whoever controls an address must not pass the second factor of an admin by it: the operator ends that. */
const SPARED_FOR_ADMINS: readonly CredentialKind[] = ['secondFactor'];

/**
 * What a write of the user adds where it ends trust: the same atomic write that stores the cause. Nothing made before it
 * counts from then on; the documents themselves are removed afterwards.
 */
export const trustEndings = (causes: readonly TrustEnd[], { role, spared = [], session }: Spared = {}) => {
  const ended = new Set<CredentialKind>(causes.flatMap((cause) => ENDED_BY[cause]));
  for (const kind of [...spared, ...(role === 'admin' ? SPARED_FOR_ADMINS : [])]) ended.delete(kind);
  return {
    $inc: Object.fromEntries([...ended].map((kind) => [`generations.${kind}`, 1])),
    $set: { keptSession: session ?? null, endedCredentials: 'due' as const },
  };
};

type Standing = Pick<User, 'email' | 'isActive' | 'role'>;

/** Why trust ends with a change by staff. */
export const trustEndsOf = (before: Standing, { email, isActive, role }: Partial<Standing>): TrustEnd[] => [
  ...(email !== undefined && email !== before.email ? (['emailCorrection'] as const) : []),
  ...(isActive === false && before.isActive ? (['deactivation'] as const) : []),
  ...(role === 'student' && before.role === 'admin' ? (['roleWithdrawal'] as const) : []),
];
