import { graphql } from '../../../gql/index.ts';

export const ARMOURY = graphql(`
  query Armoury($day: LocalDate!) {
    me {
      ...Roles
    }
    armoury(day: $day) {
      day
      confirmed {
        ...ArmourySheet_sheet
      }
      pending {
        ...ArmourySheet_sheet
      }
      ...ArmouryGroups_armoury
      ...ArmouryShortages_armoury
    }
  }
`);
