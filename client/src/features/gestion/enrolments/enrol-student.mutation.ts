import { graphql } from '../../../gql/index.ts';

export const ENROL_STUDENT = graphql(`
  mutation EnrolStudent($input: EnrolStudentInput!) {
    enrolStudent(input: $input) {
      id
      status
    }
  }
`);
