import type { AgendaWarning } from '../../../gql/graphql.ts';

export const agendaWarnings: Record<AgendaWarning, string> = {
  LICENCE: 'CLU por revisar',
  NO_INSTRUCTOR: 'Sin instructor',
  INSTRUCTOR_INACTIVE: 'Instructor dado de baja',
  INSTRUCTOR_OVERLAP: 'Instructor en dos clases',
  OVER_CAPACITY: 'Más inscriptos que lugares',
};
