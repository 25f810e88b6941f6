import { graphql } from '../../../../gql/index.ts';

export const ENDED_WAITING = graphql(`
  query EndedWaiting($courseId: ID!) {
    endedWaiting(courseId: $courseId) {
      id
      endedAt
      state
      reason
      user {
        ...PersonName
      }
    }
  }
`);
