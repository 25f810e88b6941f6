import { GraphQLError, GraphQLScalarType } from 'graphql';
import type { Resolvers } from './generated.ts';

const textScalar = (name: string, serialize: (value: unknown) => string) =>
  new GraphQLScalarType({ name, serialize });

export const scalarResolvers: Resolvers = {
  DateTime: textScalar('DateTime', (value) => {
    if (value instanceof Date) return value.toISOString();
    throw new GraphQLError('DateTime serialises instants only');
  }),
  LocalDate: textScalar('LocalDate', String),
};

/** The domain's value behind each upper-case name of the schema. */
export const enumResolvers = {
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
