import { graphql } from '../../gql/index.ts';

export const RESCHEDULE = graphql(`
  mutation RescheduleEnrolment($input: RescheduleEnrolmentInput!) {
    rescheduleEnrolment(input: $input) {
      id
      status
      startsAt
      scheduledDate
      classDate
      classTime
    }
  }
`);
