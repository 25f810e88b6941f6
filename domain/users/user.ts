import type { DocumentType, Gender, Role } from '../academy.ts';

/** A user as the operations answer it: never the password, never search fields. */
export type User = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: Role;
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
  needsSetup: boolean;
  /** Grows with every change of these fields; 0 at first. */
  revision: number;
  /** Of the last such change. */
  updatedAt: Date;
};
