import { graphql } from '../../../gql/index.ts';

export const MY_CLASSES = graphql(`
  query MyClasses($from: LocalDate!, $to: LocalDate!) {
    me {
      id
      role
      staffRole
    }
    myClasses(from: $from, to: $to) {
      id
      ...TaughtClassCard_class @unmask
    }
  }
`);

export const RECORD_ATTENDANCE = graphql(`
  mutation RecordAttendance($input: RecordAttendanceInput!) {
    recordAttendance(input: $input) {
      id
      attendance
      error {
        message
      }
    }
  }
`);
