import {
  ROLE_LABELS,
  STAFF_ROLE_LABELS,
  type DocumentType as DocumentTypeValue,
  type Gender as GenderValue,
  type Role as RoleValue,
  type StaffRole as StaffRoleValue,
} from '#domain/academy.ts';
import type {
  CluPolicy as CluPolicyValue,
  CourseType as CourseTypeValue,
} from '#domain/courses/course.schema.ts';
import { CLASS_TYPE_LABELS, type ClassType as ClassTypeValue } from '#domain/enrolments/class-type.ts';
import {
  ENROLMENT_STATUS_LABELS,
  type EnrolmentStatus as EnrolmentStatusValue,
} from '#domain/enrolments/enrolment.status.ts';
import type { LicenceState as LicenceStateValue } from '#domain/users/licence.ts';
import type {
  ClassType,
  CluPolicy,
  CourseType,
  DocumentType,
  EnrolmentStatus,
  Gender,
  LicenceState,
  Role,
  StaffRole,
} from '../../gql/graphql.ts';

/** Domain value and label of each enum name. */
export type EnumTable<Name extends string, Value extends string> = Record<
  Name,
  { value: Value; label: string }
>;

export const courseTypes: EnumTable<CourseType, CourseTypeValue> = {
  GRUPAL: { value: 'Grupal', label: 'Grupal' },
  PERSONALIZADO: { value: 'Personalizado', label: 'Personalizado' },
};

/** Licence policies of courses. */
export const cluPolicies: EnumTable<CluPolicy, CluPolicyValue> = {
  OFF: { value: 'off', label: 'No se pide' },
  WARN: { value: 'warn', label: 'Se avisa si falta o vence' },
  REQUIRE: { value: 'require', label: 'Obligatoria para inscribirse' },
};

export const classTypes: EnumTable<ClassType, ClassTypeValue> = {
  DEFENSIVE: { value: 'defensive', label: CLASS_TYPE_LABELS.defensive },
  SPORT: { value: 'sport', label: CLASS_TYPE_LABELS.sport },
};

export const enrolmentStatuses: EnumTable<EnrolmentStatus, EnrolmentStatusValue> = {
  PENDING: { value: 'pending', label: ENROLMENT_STATUS_LABELS.pending },
  CONFIRMED: { value: 'confirmed', label: ENROLMENT_STATUS_LABELS.confirmed },
  COMPLETED: { value: 'completed', label: ENROLMENT_STATUS_LABELS.completed },
  CANCELLED: { value: 'cancelled', label: ENROLMENT_STATUS_LABELS.cancelled },
};

export const documentTypes: EnumTable<DocumentType, DocumentTypeValue> = {
  DNI: { value: 'DNI', label: 'DNI' },
  PASAPORTE: { value: 'Pasaporte', label: 'Pasaporte' },
  CEDULA: { value: 'Cedula', label: 'Cedula' },
};

export const genders: EnumTable<Gender, GenderValue> = {
  HOMBRE: { value: 'Hombre', label: 'Hombre' },
  MUJER: { value: 'Mujer', label: 'Mujer' },
};

export const roles: EnumTable<Role, RoleValue> = {
  ADMIN: { value: 'admin', label: ROLE_LABELS.admin },
  STUDENT: { value: 'student', label: ROLE_LABELS.student },
};

export const staffRoles: EnumTable<StaffRole, StaffRoleValue> = {
  DESK: { value: 'desk', label: STAFF_ROLE_LABELS.desk },
  INSTRUCTOR: { value: 'instructor', label: STAFF_ROLE_LABELS.instructor },
};

/** Licence states on the day of a class. */
export const licenceStates: EnumTable<LicenceState, LicenceStateValue> = {
  MISSING: { value: 'missing', label: 'Sin CLU' },
  EXPIRED: { value: 'expired', label: 'CLU vencida' },
  EXPIRES_30: { value: 'expires_30', label: 'CLU vence en 30 días' },
  EXPIRES_90: { value: 'expires_90', label: 'CLU vence en 90 días' },
  VALID: { value: 'valid', label: 'CLU vigente' },
};

/** The enum name of a domain value. */
export const enumName = <Name extends string, Value extends string>(
  table: EnumTable<Name, Value>,
  value: Value,
): Name => {
  for (const name in table) if (table[name].value === value) return name;
  throw new Error(`No name for ${value}`);
};

/** The options of a select. Values are enum names. */
export const optionsOf = <Name extends string>(table: Partial<Record<Name, { label: string }>>) =>
  (Object.entries(table) as [Name, { label: string }][]).map(([value, { label }]) => ({ value, label }));
