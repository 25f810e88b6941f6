import { graphql } from '../../../gql/index.ts';

export const INSTRUCTOR = graphql(`
  query StaffInstructor($id: ID!) {
    me {
      ...Roles
    }
    instructor(id: $id) {
      id
      name
      isActive
      workingHours {
        weekday
        from
        to
      }
      absences {
        fromDay
        toDay
        span {
          from
          to
        }
        reason
      }
      revision
    }
  }
`);
