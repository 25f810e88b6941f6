import { graphql } from '../../gql/index.ts';

export const DASHBOARD = graphql(`
  query Dashboard($after: String) {
    me {
      id
      ...Account
      gender
      usesFirearms
      ...Figures_user
      ...LicenceNotice_user
    }
    personalised: courses(courseType: PERSONALIZADO) {
      id
      isActive
    }
    myWaitingList {
      id
      ...Waiting_entry
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
        ...UpcomingEnrolments_enrolment
        ...LicenceNotice_enrolment
        ...CancelledNotice_enrolment
        ...LastClass_enrolment
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
