import { graphql } from '../../../../gql/index.ts';

export const ENDED_WAITING = graphql(`
  query EndedWaiting($courseId: ID!) {
    endedWaiting(courseId: $courseId) {
      id
      endedAt
      state
      reason
      user {
        id
        firstName
        lastName
        email
      }
    }
  }
`);

export const ADD_TO_WAITING_LIST = graphql(`
  mutation AddToWaitingList($input: AddToWaitingListInput!) {
    addToWaitingList(input: $input) {
      id
      position
    }
  }
`);
