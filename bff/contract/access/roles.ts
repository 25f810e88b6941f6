import type { AcademyApi, AdminApi, Result } from '../academy-api.ts';
import type { Member } from '../builders.ts';
import type { TrackedName } from '../tracked.ts';

export const ROLES = [
  'visitor',
  'student',
  'other student',
  'pending',
  'deactivated',
  'instructor',
  'desk',
  'armourer',
  'admin',
] as const;
export type AccessRole = (typeof ROLES)[number];

/** What a cell may need: the caller, the student whose data it reads, and existing records. */
export type Scene = {
  asker: Member | null;
  student: Member;
  personalisedId: string;
  /** A new pending enrolment of the student. */
  anEnrolment: () => Promise<string>;
};

type Api = AcademyApi & Partial<AdminApi>;

/** What is expected of an operation when it is called. */
export type AccessRow = {
  call: (api: Api, scene: Scene) => Promise<Result<unknown>>;
  /** Documents examined at most; each response is below 1 MB. A change of these numbers is a decision. */
  documents: number;
  /** The records that a mutation changes of what is there already. */
  changes?: TrackedName[];
  /** By who calls it. */
  statuses: Record<AccessRole, number>;
};

export const statuses = (
  ...[visitor, student, other, pending, deactivated, admin]: [number, number, number, number, number, number]
): AccessRow['statuses'] => ({
  visitor,
  student,
  'other student': other,
  pending,
  deactivated,
  // For their own data, as for other students; rows that differ set it.
  instructor: other,
  desk: other,
  armourer: other,
  admin,
});

export const OPEN = statuses(200, 200, 200, 200, 200, 200);
export const SIGNED_IN = statuses(401, 200, 200, 200, 403, 200);
export const COMPLETE_PROFILE = statuses(401, 200, 200, 403, 403, 200);
export const OWNER_OR_DESK = { ...statuses(401, 200, 404, 404, 403, 200), desk: 200 };
export const OWNER = { ...statuses(401, 200, 404, 404, 403, 403), desk: 403 };
export const ADMIN = statuses(401, 403, 403, 403, 403, 200);
/** Admins and the desk. */
export const DESK = { ...ADMIN, desk: 200 };
/** Instructors alone: an admin has no classes without an instructor's record. */
export const INSTRUCTOR = { ...statuses(401, 403, 403, 403, 403, 403), instructor: 200 };
/** Admins and all other staff. */
export const ALL_STAFF = { ...DESK, instructor: 200, armourer: 200 };
/** Admins, the desk and instructors. */
export const TEACHING = { ...DESK, instructor: 200 };
/** Whoever hands out weapons. */
export const KEEPERS = { ...DESK, armourer: 200 };

/** The operations of the GraphQL-only interface exist on that driver alone. */
export const only = <Key extends keyof AdminApi>(api: Api, name: Key): AdminApi[Key] => {
  const method = api[name];
  if (!method)
    throw new Error(`drivers/rest.ts has no ${name}: add it, as the operation has a route of REST`);
  return method as AdminApi[Key];
};

export type AccessRows = Record<string, AccessRow>;

/** Whether students have no business with it: who calls it where it succeeds is of the staff. */
export const isOfStaff = (row: AccessRow | undefined) => row?.statuses.student === 403;
