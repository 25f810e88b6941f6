import { graphql } from '../../../gql/index.ts';

export const CREATE_INSTRUCTOR = graphql(`
  mutation CreateInstructor($input: CreateInstructorInput!) {
    createInstructor(input: $input) {
      id
    }
  }
`);

export const UPDATE_INSTRUCTOR = graphql(`
  mutation UpdateInstructor($input: UpdateInstructorInput!) {
    updateInstructor(input: $input) {
      id
      name
      email
      phone
      isActive
    }
  }
`);
