import { useQuery } from '@apollo/client/react';
import { dayAfter } from '#domain/dates/dates.ts';
import { graphql } from '../../gql/index.ts';
import { academyToday } from '../records/date-text.ts';

const FREE_TIMES = graphql(`
  query FreeTimes(
    $courseId: ID!
    $from: LocalDate!
    $to: LocalDate!
    $movedEnrolmentId: ID
    $weapons: [String!]
    $hasWeaponAmmo: Boolean
    $instructorId: ID
  ) {
    availability(
      courseId: $courseId
      from: $from
      to: $to
      movedEnrolmentId: $movedEnrolmentId
      weapons: $weapons
      hasWeaponAmmo: $hasWeaponAmmo
      instructorId: $instructorId
    ) {
      policy
      dependsOnWeapons
      instructors {
        id
        name
      }
      days {
        day
        times
      }
    }
  }
`);

export const DAYS_AHEAD = 60;

const OPTIONS = { fetchPolicy: 'cache-and-network', errorPolicy: 'ignore' } as const;

/** What a class shoots with. */
export type Arms = { weapons: readonly string[]; hasWeaponAmmo: boolean };

type Wanted = { movedEnrolmentId?: string | null; arms?: Arms | undefined; instructorId?: string };

/**
 * The policy and the coming days with free times; null while they are unknown, and where the academy offers none. The
 * time of a class that is moved counts as free. Weapons are sent where they make a difference.
 */
export const useFreeTimes = (
  courseId: string,
  { movedEnrolmentId = null, arms, instructorId = '' }: Wanted = {},
) => {
  const from = academyToday();
  const variables = { courseId, from, to: dayAfter(from, DAYS_AHEAD), movedEnrolmentId };
  const ofAny = useQuery(FREE_TIMES, { ...OPTIONS, variables });
  const { dependsOnWeapons = false, instructors = [] } = ofAny.data?.availability ?? {};
  const isArmed = dependsOnWeapons && (arms?.weapons.length ?? 0) > 0;
  const isOfOne = instructors.some(({ id }) => id === instructorId);
  const ofWanted = useQuery(FREE_TIMES, {
    ...OPTIONS,
    variables: {
      ...variables,
      ...(isArmed ? { weapons: [...(arms?.weapons ?? [])], hasWeaponAmmo: arms?.hasWeaponAmmo } : {}),
      ...(isOfOne ? { instructorId } : {}),
    },
    skip: !isArmed && !isOfOne,
  });
  const wanted = ofWanted.data ?? ofWanted.previousData;
  const availability = (((isArmed || isOfOne) && wanted) || ofAny.data)?.availability;
  return availability && availability.policy !== 'OFF' ? availability : null;
};
