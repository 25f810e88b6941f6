import { graphql } from '../../../gql/index.ts';

export const ARMOURY = graphql(`
  query Armoury($day: LocalDate!) {
    me {
      id
      role
      staffRole
    }
    armoury(day: $day) {
      day
      confirmed {
        ...ArmourySheet_sheet @unmask
      }
      pending {
        ...ArmourySheet_sheet @unmask
      }
    }
  }
`);
