import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { academy } from '#domain/academy.ts';
import { clockIn, dayIn } from '#domain/dates/date-text.ts';
import { dayAfter } from '#domain/dates/dates.ts';
import { graphql } from '../../gql/index.ts';
import { takeDataOfPart } from '../../session/page-data.ts';
import { hashOf } from '../../session/trusted-documents.ts';
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

type Wanted = {
  movedEnrolmentId?: string | null;
  arms?: Arms | undefined;
  instructorId?: string;
  /** Starts of the student's own classes, which are not offered. */
  own?: readonly string[] | undefined;
};

const NONE: readonly string[] = [];

type Day = { day: string; times: string[] };

const withoutOwn = (days: Day[], own: readonly string[]) => {
  const taken = own.map((start) => {
    const instant = new Date(start);
    return `${dayIn(instant, academy.timeZone)} ${clockIn(instant, academy.timeZone)}`;
  });
  return days.map(({ day, times }) => ({
    day,
    times: times.filter((time) => !taken.includes(`${day} ${time}`)),
  }));
};

/** The free times of a course, of any instructor and for any weapons. */
export const freeTimesQuery = (courseId: string, movedEnrolmentId: string | null = null) => {
  const from = academyToday();
  return {
    query: FREE_TIMES,
    variables: { courseId, from, to: dayAfter(from, DAYS_AHEAD), movedEnrolmentId },
  };
};

const useAvailability = (
  courseId: string,
  { movedEnrolmentId = null, arms, instructorId = '', own = NONE }: Wanted,
) => {
  const { variables } = freeTimesQuery(courseId, movedEnrolmentId);
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
  const isWanted = isArmed || isOfOne;
  const wanted = ofWanted.data ?? ofWanted.previousData;
  const found = ((isWanted && wanted) || ofAny.data)?.availability;
  const availability =
    found && found.policy !== 'OFF' ? { ...found, days: withoutOwn(found.days, own) } : null;
  const [next] = availability?.days.filter(({ times }) => times.length > 0) ?? [];
  const clock = next?.times[0];
  const isSettled = !ofAny.loading && !(isWanted && ofWanted.loading);
  return {
    availability,
    isKnown: ofAny.data !== undefined || !ofAny.loading,
    /** The first free time of all, undefined while it is unknown. */
    next: isSettled ? (next && clock ? { day: next.day, clock } : null) : undefined,
  };
};

/**
 * The policy and the coming days with free times; null while they are unknown, and where the academy offers none. The
 * time of a class that is moved counts as free. Weapons are sent where they make a difference.
 */
export const useFreeTimes = (courseId: string, wanted: Wanted = {}) =>
  useAvailability(courseId, wanted).availability;

/** The next free time, as it is on the server; undefined while it is unknown, null where there is none. */
export const useNextFreeTime = (courseId: string, wanted: Wanted = {}) =>
  useAvailability(courseId, wanted).next;

/** Whether there is a result, which may be that there are none. Begins with what the server has sent with the page. */
export const useAreFreeTimesKnown = (courseId: string) => {
  const client = useApolloClient();
  useState(() => {
    const { query, variables } = freeTimesQuery(courseId);
    const data = takeDataOfPart(hashOf(query), variables);
    if (data) client.writeQuery({ query, variables, data });
  });
  return useAvailability(courseId, {}).isKnown;
};
