import { graphql } from '../../../gql/index.ts';

graphql(`
  fragment ClassOutcomes_outcomes on ClassOutcomes {
    attended
    noShows
    lateCancellations
    cancellations
    calledOff
    unattended
    coming
  }
`);

export const CLASS_REPORT = graphql(`
  query ClassReport($fromMonth: String!, $toMonth: String!) {
    me {
      ...Roles
    }
    classReport(fromMonth: $fromMonth, toMonth: $toMonth) {
      months {
        month
        isOver
        outcomes {
          ...ClassOutcomes_outcomes
        }
        reasons {
          reason
          count
        }
        calledOffCourses
        newStudents {
          registered
          incomplete
          erased
        }
      }
      courses {
        name
        courseType
        courses
        outcomes {
          ...ClassOutcomes_outcomes
        }
      }
      coursesLeftOut
      instructors {
        id
        name
        outcomes {
          ...ClassOutcomes_outcomes
        }
      }
    }
  }
`);
