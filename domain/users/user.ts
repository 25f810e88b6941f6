import { sameForAll } from '../pick.ts';
import type { DocumentType, Gender, Role, StaffRole } from '../academy.ts';

/** Optional texts of a person, which an erasure clears. */
export const USER_TEXTS = [
  'birthDate',
  'address',
  'city',
  'province',
  'postalCode',
  'phone',
  'clu',
  'cluExpiration',
] as const;

export type UserTexts = Record<(typeof USER_TEXTS)[number], string | null>;

export const NO_TEXTS: UserTexts = sameForAll(USER_TEXTS, null);

/** A user as operations return it, without password and search fields. */
export type User = UserTexts & {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: Role;
  /** The role among staff who are not admins; null for everybody else. */
  staffRole: StaffRole | null;
  documentType: DocumentType | null;
  documentNumber: string;
  gender: Gender | null;
  isActive: boolean;
  createdAt: Date;
  /** Whether the mail server has said that nobody has this email. */
  isEmailUnreachable: boolean;
  /** The email that staff has set and its owner has not confirmed; null without one. It signs nobody in. */
  pendingEmail: string | null;
  /** Until when it can be confirmed. */
  pendingEmailUntil: Date | null;
  needsSetup: boolean;
  /** Incremented by every change of these fields; starts at 0. */
  revision: number;
  /** Time of the last such change. */
  updatedAt: Date;
};
