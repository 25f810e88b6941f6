import * as v from 'valibot';
import { DOCUMENT_TYPES, GENDERS, ROLES } from '#domain/academy.ts';
import { dayAnswer, idAnswer, instantAnswer, named, textOrNull } from '../../rest/answers.ts';

const entries = {
  id: idAnswer,
  email: v.string(),
  firstName: textOrNull,
  lastName: textOrNull,
  role: v.picklist(ROLES),
  documentType: v.nullable(v.picklist(DOCUMENT_TYPES)),
  documentNumber: v.string(),
  birthDate: v.nullable(dayAnswer),
  gender: v.nullable(v.picklist(GENDERS)),
  address: textOrNull,
  city: textOrNull,
  province: textOrNull,
  postalCode: textOrNull,
  phone: textOrNull,
  isActive: v.boolean(),
  createdAt: instantAnswer,
  clu: textOrNull,
  cluExpiration: v.nullable(dayAnswer),
  needsSetup: v.boolean(),
};

export const userAnswer = named('User', entries);

export const userWithPointsAnswer = v.object({ ...entries, points: v.pipe(v.number(), v.integer()) });
