import { graphql } from '../../../gql/index.ts';

export const HAND_OUT = graphql(`
  mutation HandOutFirearm($input: HandOutFirearmInput!) {
    handOutFirearm(input: $input) {
      id
      studentName
      returnedAt
    }
  }
`);

export const TAKE_BACK = graphql(`
  mutation TakeBackFirearm($input: TakeBackFirearmInput!) {
    takeBackFirearm(input: $input) {
      id
      rounds
    }
  }
`);

export const ANNUL = graphql(`
  mutation AnnulHandOut($input: AnnulHandOutInput!) {
    annulHandOut(input: $input) {
      id
      isAnnulled
    }
  }
`);
