import { graphql } from '../../../gql/index.ts';

export const HAND_OUT = graphql(`
  mutation HandOutFirearm($input: HandOutFirearmInput!) {
    handOutFirearm(input: $input) {
      id
      studentName
    }
  }
`);
