import { graphql } from '../../../gql/index.ts';

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
