import { graphql } from '../../gql/index.ts';
import type { LastClass_EnrolmentFragment } from '../../gql/graphql.ts';

graphql(`
  fragment LastClass_enrolment on Enrolment {
    id
    status
    createdAt
    startsAt
    instructorId
    classType
    weapons
    hasWeaponAmmo
    ammoBoxes {
      caliber
      quantity
    }
  }
`);

/** The personalised class that the student booked last, unless cancelled. */
export const lastClassOf = <T extends LastClass_EnrolmentFragment>(enrolments: readonly T[]) =>
  enrolments
    .filter(({ classType, status }) => classType !== null && status !== 'CANCELLED')
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];

/** When the student is in a class: no other can be booked then. */
export const ownTimes = (enrolments: readonly LastClass_EnrolmentFragment[]) =>
  enrolments.flatMap(({ status, startsAt }) =>
    startsAt !== null && (status === 'PENDING' || status === 'CONFIRMED') ? [startsAt] : [],
  );
