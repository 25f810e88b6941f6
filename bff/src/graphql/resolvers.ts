import { GraphQLError, GraphQLScalarType } from 'graphql';
import { adminResolvers } from '../features/admin/admin.resolvers.ts';
import { authResolvers } from '../features/auth/auth.resolvers.ts';
import { courseResolvers } from '../features/courses/course.resolvers.ts';
import { enrolmentResolvers } from '../features/enrolments/enrolment.resolvers.ts';
import { getHealth } from '../features/health.service.ts';
import { pointsResolvers } from '../features/points/points.resolvers.ts';
import type { Resolvers } from './generated.ts';

const textScalar = (name: string, serialize: (value: unknown) => string) =>
  new GraphQLScalarType({ name, serialize });

const commonResolvers: Resolvers = {
  Query: { health: (_, __, ctx) => getHealth(ctx) },
  DateTime: textScalar('DateTime', (value) => {
    if (value instanceof Date) return value.toISOString();
    throw new GraphQLError('DateTime serialises instants only');
  }),
  LocalDate: textScalar('LocalDate', String),
};

/** The domain's own spelling of each enum value; the schema shows the upper-case names. */
const enumResolvers = {
  Role: { ADMIN: 'admin', STUDENT: 'student' },
  DocumentType: { DNI: 'DNI', PASAPORTE: 'Pasaporte', CEDULA: 'Cedula' },
  Gender: { HOMBRE: 'Hombre', MUJER: 'Mujer' },
  CourseType: { GRUPAL: 'Grupal', PERSONALIZADO: 'Personalizado' },
  EnrolmentStatus: {
    PENDING: 'pending',
    CONFIRMED: 'confirmed',
    COMPLETED: 'completed',
    CANCELLED: 'cancelled',
  },
  ClassType: { DEFENSIVE: 'defensive', SPORT: 'sport' },
  TransactionType: { EARN: 'earn', REDEEM: 'redeem', ADJUST: 'adjust' },
  ReferralStatus: { PENDING: 'pending', REGISTERED: 'registered' },
} satisfies Resolvers;

export const resolvers = [
  commonResolvers,
  enumResolvers,
  authResolvers,
  courseResolvers,
  enrolmentResolvers,
  pointsResolvers,
  adminResolvers,
];
