import { graphql } from '../../../../gql/index.ts';
import type { StaffEnrolmentQuery } from '../../../../gql/graphql.ts';

export const STAFF_ENROLMENT = graphql(`
  query StaffEnrolment($id: ID!) {
    enrolment(id: $id) {
      id
      status
      startsAt
      createdAt
      completionDate
      earlyReason
      arrivedAt
      comingAt
      completableFrom
      instructorId
      instructorName
      laneId
      classType
      weapons
      hasWeaponAmmo
      ammoBoxes {
        caliber
        quantity
      }
      price
      isPaid
      owed
      ...Shortages
      licence
      ageMissed
      cancellation {
        reason
        note
        at
        isLate
      }
      course {
        id
        name
        courseType
        location
        instructor {
          id
          name
        }
      }
      user {
        ...PersonName
        phone
        documentNumber
        clu
        cluExpiration
      }
    }
  }
`);

export type StaffEnrolment = NonNullable<StaffEnrolmentQuery['enrolment']>;
