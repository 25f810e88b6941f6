import { graphql } from '../../../gql/index.ts';

export const RECORD_ATTENDANCE = graphql(`
  mutation RecordAttendance($input: RecordAttendanceInput!) {
    recordAttendance(input: $input) {
      id
      attendance
      error {
        message
        errorCode
      }
    }
  }
`);
