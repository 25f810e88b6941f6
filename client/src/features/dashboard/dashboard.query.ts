import { graphql } from '../../gql/index.ts';

export const DASHBOARD = graphql(`
  query Dashboard {
    me {
      id
      firstName
      email
      gender
      role
      ...Figures_user
    }
    myEnrolments {
      id
      status
      ...UpcomingEnrolments_enrolment
    }
  }
`);
