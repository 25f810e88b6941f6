import { graphql } from '../../../gql/index.ts';

export const CREATE_SERVICE_ACCOUNT = graphql(`
  mutation CreateServiceAccount($input: CreateServiceAccountInput!) {
    createServiceAccount(input: $input) {
      secret
    }
  }
`);

export const UPDATE_SERVICE_ACCOUNT = graphql(`
  mutation UpdateServiceAccount($input: UpdateServiceAccountInput!) {
    updateServiceAccount(input: $input) {
      id
      ...ServiceAccountCard_account
    }
  }
`);

export const ROTATE_SERVICE_ACCOUNT = graphql(`
  mutation RotateServiceAccount($input: RotateServiceAccountInput!) {
    rotateServiceAccount(input: $input) {
      secret
      serviceAccount {
        id
        ...ServiceAccountCard_account
      }
    }
  }
`);

export const END_SERVICE_ACCOUNT = graphql(`
  mutation EndServiceAccount($input: EndServiceAccountInput!) {
    endServiceAccount(input: $input) {
      id
    }
  }
`);
