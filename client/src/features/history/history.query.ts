import { graphql } from '../../gql/index.ts';

export const HISTORY = graphql(`
  query History {
    me {
      id
      ...Passport_user
    }
    myEnrolments {
      id
      status
      scheduledDate
      course {
        id
        scheduledDate
      }
      ...Passport_enrolment
      ...EnrolmentSection_enrolment
    }
  }
`);
