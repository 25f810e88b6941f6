import type { DocumentType, Gender, Role, StaffRole } from '../academy.ts';

/** A user as operations return it, without password and search fields. */
export type User = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: Role;
  /** The role among staff who are not admins; null for everybody else. */
  staffRole: StaffRole | null;
  documentType: DocumentType | null;
  documentNumber: string;
  birthDate: string | null;
  gender: Gender | null;
  address: string | null;
  city: string | null;
  province: string | null;
  postalCode: string | null;
  phone: string | null;
  isActive: boolean;
  createdAt: Date;
  clu: string | null;
  cluExpiration: string | null;
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
