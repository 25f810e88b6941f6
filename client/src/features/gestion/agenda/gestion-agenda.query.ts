import { weekOf } from '#domain/dates/dates.ts';
import { graphql } from '../../../gql/index.ts';

export const AGENDA = graphql(`
  query Agenda($from: LocalDate!, $to: LocalDate!) {
    me {
      ...Roles
    }
    agenda(from: $from, to: $to) {
      id
      startsAt
      endsAt
      ...ClassCard_entry
      course {
        courseType
        scheduledDate
        laneId
        cluPolicy
        revision
      }
      enrolment {
        laneId
      }
      proposedLaneId
    }
  }
`);

/** Search param of the view. */
export const VIEW = 'vista';

export const views = {
  dia: 'Día',
  semana: 'Semana',
  lineas: 'Líneas',
  instructores: 'Instructores',
} as const;

export type View = keyof typeof views;

export const daysOf = (view: View, day: string) => (view === 'semana' ? weekOf(day) : [day]);
