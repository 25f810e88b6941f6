import { useQuery } from '@apollo/client/react';
import { dayAfter } from '#domain/dates/dates.ts';
import { graphql } from '../../gql/index.ts';
import { academyToday } from '../records/academy-today.ts';

const FREE_TIMES = graphql(`
  query FreeTimes(
    $courseId: ID!
    $from: LocalDate!
    $to: LocalDate!
    $movedEnrolmentId: ID
    $weapons: [String!]
    $hasWeaponAmmo: Boolean
  ) {
    availability(
      courseId: $courseId
      from: $from
      to: $to
      movedEnrolmentId: $movedEnrolmentId
      weapons: $weapons
      hasWeaponAmmo: $hasWeaponAmmo
    ) {
      policy
      dependsOnWeapons
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

/**
 * The policy and the coming days with free times; null while they are unknown, and where the academy offers none. The
 * time of a class that is moved counts as free. Weapons are sent where they make a difference.
 */
export const useFreeTimes = (
  courseId: string,
  { movedEnrolmentId = null, arms }: { movedEnrolmentId?: string | null; arms?: Arms } = {},
) => {
  const from = academyToday();
  const variables = { courseId, from, to: dayAfter(from, DAYS_AHEAD), movedEnrolmentId };
  const ofAny = useQuery(FREE_TIMES, { ...OPTIONS, variables });
  const isArmed = ofAny.data?.availability?.dependsOnWeapons === true && (arms?.weapons.length ?? 0) > 0;
  const ofArms = useQuery(FREE_TIMES, {
    ...OPTIONS,
    variables: { ...variables, weapons: [...(arms?.weapons ?? [])], hasWeaponAmmo: arms?.hasWeaponAmmo },
    skip: !isArmed,
  });
  const armed = ofArms.data ?? ofArms.previousData;
  const availability = ((isArmed && armed) || ofAny.data)?.availability;
  return availability && availability.policy !== 'OFF' ? availability : null;
};
