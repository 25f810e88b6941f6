import { graphql } from '../../../gql/index.ts';

export const UPDATE_SCHEDULE = graphql(`
  mutation UpdateSchedule($input: UpdateScheduleInput!) {
    updateSchedule(input: $input) {
      revision
    }
  }
`);

export const ADD_EXCEPTION = graphql(`
  mutation AddHoursException($input: AddHoursExceptionInput!) {
    addHoursException(input: $input) {
      revision
    }
  }
`);

export const REMOVE_EXCEPTION = graphql(`
  mutation RemoveHoursException($input: RemoveHoursExceptionInput!) {
    removeHoursException(input: $input) {
      revision
    }
  }
`);
