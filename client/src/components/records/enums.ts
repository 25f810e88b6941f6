import {
  ROLE_LABELS,
  STAFF_ROLE_LABELS,
  type DocumentType as DocumentTypeValue,
  type Gender as GenderValue,
} from '#domain/academy.ts';
import type { CluPolicy, CourseType as CourseTypeValue } from '#domain/courses/course.schema.ts';
import { CLASS_TYPE_LABELS } from '#domain/enrolments/class-type.ts';
import { ENROLMENT_STATUS_LABELS } from '#domain/enrolments/enrolment.status.ts';
import type { AgePolicy } from '#domain/users/minimum-age.ts';
import type { LicenceState } from '#domain/users/licence.ts';
import type { CourseType, DocumentType, Gender } from '../../gql/graphql.ts';

/** Domain value and label of each enum name. */
export type EnumTable<Name extends string, Value extends string> = Record<
  Name,
  { value: Value; label: string }
>;

/** The enum whose names are the domain's values in capitals. */
export const enumTable = <Value extends string>(labels: Record<Value, string>) => {
  const entries = Object.entries<string>(labels) as [Value, string][];
  return Object.fromEntries(
    entries.map(([value, label]) => [value.toUpperCase(), { value, label }]),
  ) as EnumTable<Uppercase<Value>, Value>;
};

export const courseTypes: EnumTable<CourseType, CourseTypeValue> = {
  GRUPAL: { value: 'Grupal', label: 'Grupal' },
  PERSONALIZADO: { value: 'Personalizado', label: 'Personalizado' },
};

/** Licence policies of courses. */
export const cluPolicies = enumTable<CluPolicy>({
  off: 'No se pide',
  warn: 'Se avisa si falta o vence',
  require: 'Obligatoria para inscribirse',
});

/** What the minimum age does. */
export const agePolicies = enumTable<AgePolicy>({
  off: 'No se tiene en cuenta',
  warn: 'Se avisa al estudiante y a la academia',
  enforce: 'Obligatoria el día de la clase',
});

export const classTypes = enumTable(CLASS_TYPE_LABELS);
export const enrolmentStatuses = enumTable(ENROLMENT_STATUS_LABELS);
export const roles = enumTable(ROLE_LABELS);
export const staffRoles = enumTable(STAFF_ROLE_LABELS);

export const documentTypes: EnumTable<DocumentType, DocumentTypeValue> = {
  DNI: { value: 'DNI', label: 'DNI' },
  PASAPORTE: { value: 'Pasaporte', label: 'Pasaporte' },
  CEDULA: { value: 'Cedula', label: 'Cedula' },
};

export const genders: EnumTable<Gender, GenderValue> = {
  HOMBRE: { value: 'Hombre', label: 'Hombre' },
  MUJER: { value: 'Mujer', label: 'Mujer' },
};

/** Licence states on the day of a class. */
export const licenceStates = enumTable<LicenceState>({
  missing: 'Sin CLU',
  expired: 'CLU vencida',
  expires_30: 'CLU vence en 30 días',
  expires_90: 'CLU vence en 90 días',
  valid: 'CLU vigente',
});

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
