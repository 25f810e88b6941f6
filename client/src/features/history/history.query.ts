import { graphql } from '../../gql/index.ts';

export const HISTORY = graphql(`
  query History($after: String) {
    me {
      id
      ...Account
      ...Passport_user
      ...LicenceNotice_user
    }
    myEnrolments(first: 100, after: $after) {
      nodes {
        id
        status
        scheduledDate
        course {
          id
          scheduledDate
        }
        ...LicenceNotice_enrolment
        ...CancelledText_enrolment
        ...Passport_enrolment
        ...EnrolmentSection_enrolment
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
