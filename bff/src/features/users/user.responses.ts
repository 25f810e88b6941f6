import * as v from 'valibot';
import { DOCUMENT_TYPES, GENDERS, ROLES } from '#domain/academy.ts';
import { named, picker, restDay, restId, restInstant, textOrNull } from '../../rest/response-schemas.ts';

const entries = {
  id: restId,
  email: v.string(),
  firstName: textOrNull,
  lastName: textOrNull,
  role: v.picklist(ROLES),
  documentType: v.nullable(v.picklist(DOCUMENT_TYPES)),
  documentNumber: v.string(),
  birthDate: v.nullable(restDay),
  gender: v.nullable(v.picklist(GENDERS)),
  address: textOrNull,
  city: textOrNull,
  province: textOrNull,
  postalCode: textOrNull,
  phone: textOrNull,
  isActive: v.boolean(),
  createdAt: restInstant,
  clu: textOrNull,
  cluExpiration: v.nullable(restDay),
  needsSetup: v.boolean(),
};

export const toRestUser = picker(entries);

export const userResponse = named('User', entries);

export const userExample: v.InferInput<typeof userResponse> = {
  id: '65f000000000000000000004',
  email: 'ana@academia.example',
  firstName: 'Ana',
  lastName: 'Gómez',
  role: 'student',
  documentType: 'DNI',
  documentNumber: '30.123.456',
  birthDate: '1990-05-14',
  gender: 'Mujer',
  address: 'San Martín 123',
  city: 'Luján',
  province: 'Buenos Aires',
  postalCode: null,
  phone: '+54 11 5550 0199',
  isActive: true,
  createdAt: '2035-03-01T12:00:00.000Z',
  clu: null,
  cluExpiration: null,
  needsSetup: false,
};

export const userWithPointsResponse = named('UserWithPoints', {
  ...entries,
  points: v.pipe(v.number(), v.integer()),
});
