import { CLASS_TYPE_LABELS } from '#domain/enrolments/enrolment.schema.ts';
import type { ClassType, CourseType, DocumentType, Gender, Role } from '../../gql/graphql.ts';

/** The words of the interface for the enums of the contract. */
export const courseTypeLabels: Record<CourseType, string> = {
  GRUPAL: 'Grupal',
  PERSONALIZADO: 'Personalizado',
};

export const classTypeLabels: Record<ClassType, string> = {
  DEFENSIVE: CLASS_TYPE_LABELS.defensive,
  SPORT: CLASS_TYPE_LABELS.sport,
};

export const documentTypeLabels: Record<DocumentType, string> = {
  DNI: 'DNI',
  PASAPORTE: 'Pasaporte',
  CEDULA: 'Cedula',
};

export const genderLabels: Record<Gender, string> = { HOMBRE: 'Hombre', MUJER: 'Mujer' };

export const roleLabels: Record<Role, string> = { ADMIN: 'Admin', STUDENT: 'Estudiante' };
