import { graphql } from '../../../gql/index.ts';

export const REPORTS = graphql(`
  query Reports($fromMonth: String!, $toMonth: String!) {
    me {
      ...Roles
    }
    reports(fromMonth: $fromMonth, toMonth: $toMonth) {
      month
      enrolments {
        pending
        confirmed
        completed
        cancelled
      }
      bookedIncome
      occupancy {
        courses
        places
        taken
      }
      points {
        earned
        redeemed
        adjusted
      }
      weapons {
        id
        label
        classes
      }
      calibers {
        caliber
        boxes
      }
    }
  }
`);
