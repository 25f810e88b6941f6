import { useQuery } from '@apollo/client/react';
import { dayAfter } from '#domain/dates/dates.ts';
import { graphql } from '../../gql/index.ts';
import { academyToday } from '../records/academy-today.ts';

const FREE_TIMES = graphql(`
  query FreeTimes($courseId: ID!, $from: LocalDate!, $to: LocalDate!, $movedEnrolmentId: ID) {
    availability(courseId: $courseId, from: $from, to: $to, movedEnrolmentId: $movedEnrolmentId) {
      policy
      days {
        day
        times
      }
    }
  }
`);

export const DAYS_AHEAD = 60;

/**
 * The policy and the coming days with free times; null while they are unknown, and where the academy offers none. The
 * time of a class that is moved counts as free.
 */
export const useFreeTimes = (courseId: string, movedEnrolmentId: string | null = null) => {
  const from = academyToday();
  const { data } = useQuery(FREE_TIMES, {
    variables: { courseId, from, to: dayAfter(from, DAYS_AHEAD), movedEnrolmentId },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'ignore',
  });
  const availability = data?.availability;
  return availability && availability.policy !== 'OFF' ? availability : null;
};
