import { graphql } from '../gql/index.ts';

export const CONFIRM_IDENTITY = graphql(`
  mutation ConfirmIdentity($input: ConfirmIdentityInput!) {
    confirmIdentity(input: $input) {
      detail
    }
  }
`);
