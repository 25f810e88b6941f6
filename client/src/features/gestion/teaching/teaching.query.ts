import { graphql } from '../../../gql/index.ts';

export const MY_CLASSES = graphql(`
  query MyClasses($from: LocalDate!, $to: LocalDate!) {
    me {
      ...Roles
    }
    myClasses(from: $from, to: $to) {
      id
      ...TaughtClassCard_class
    }
  }
`);
