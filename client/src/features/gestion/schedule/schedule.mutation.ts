import { graphql } from '../../../gql/index.ts';

export const UPDATE_SCHEDULE = graphql(`
  mutation UpdateSchedule($input: UpdateScheduleInput!) {
    updateSchedule(input: $input) {
      revision
    }
  }
`);
