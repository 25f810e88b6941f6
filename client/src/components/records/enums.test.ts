import { expect, it } from 'vitest';
import { DOCUMENT_TYPES, GENDERS, ROLES } from '#domain/academy.ts';
import { CLASS_TYPES } from '#domain/enrolments/class-type.ts';
import { ENROLMENT_STATUSES } from '#domain/enrolments/enrolment.status.ts';
import { classTypes, documentTypes, enrolmentStatuses, enumName, genders, roles } from './enums.ts';

it('every value of the domain has its GraphQL name', () => {
  expect(DOCUMENT_TYPES.map((value) => enumName(documentTypes, value))).toEqual([
    'DNI',
    'PASAPORTE',
    'CEDULA',
  ]);
  expect(GENDERS.map((value) => enumName(genders, value))).toEqual(['HOMBRE', 'MUJER']);
  expect(ROLES.map((value) => enumName(roles, value))).toEqual(['ADMIN', 'STUDENT']);
  expect(CLASS_TYPES.map((value) => enumName(classTypes, value))).toEqual(['DEFENSIVE', 'SPORT']);
  expect(ENROLMENT_STATUSES.map((value) => enumName(enrolmentStatuses, value))).toEqual([
    'PENDING',
    'CONFIRMED',
    'COMPLETED',
    'CANCELLED',
  ]);
});
