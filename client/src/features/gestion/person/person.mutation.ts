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

export const SETTLE_DELETION = graphql(`
  mutation SettleDeletion($input: SettleDeletionInput!) {
    settleDeletion(input: $input) {
      id
      points
      ...PersonHead_user
      ...PersonFacts_user
      ...StaffUserForm_user
      ...CorrectPerson_user
      ...DeletionNote_user
    }
  }
`);
