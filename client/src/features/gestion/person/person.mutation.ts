import { graphql } from '../../../gql/index.ts';

export const UPDATE_USER = graphql(`
  mutation UpdateUser($input: UpdateUserInput!) {
    updateUser(input: $input) {
      id
      role
      staffRole
      isActive
      ...StaffUserForm_user
      ...CorrectPerson_user
      ...PendingEmail_user
    }
  }
`);
