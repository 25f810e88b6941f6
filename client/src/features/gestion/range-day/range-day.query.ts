import { graphql } from '../../../gql/index.ts';

export const RANGE_DAY = graphql(`
  query RangeDay {
    me {
      ...Roles
    }
    rangeDay {
      day
      permit
      openReports {
        ...OpenReports_report
      }
      ...EntryScan_day
      classes {
        ...DayClass_class
      }
      students {
        ...DayStudent_student
      }
      instructors {
        id
        name
      }
      freeFirearms {
        id
        make
        serial
        model
      }
      outside {
        ...DayWeapon_handOut
      }
      ownWeaponsInside {
        ...OwnWeapon_weapon
      }
      closings {
        id
        ...Closing_closing
      }
    }
  }
`);
