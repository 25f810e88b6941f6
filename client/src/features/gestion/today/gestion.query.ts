import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/date-text.ts';
import { graphql } from '../../../gql/index.ts';

export const TODAY = graphql(`
  query Today($today: LocalDate!, $until: LocalDate!) {
    me {
      id
      role
    }
    agenda(from: $today, to: $until) {
      id
      startsAt
      endsAt
      ...ClassCard_entry @unmask
      ...AttentionList_entry @unmask
    }
    enrolments(filter: { status: PENDING }, first: 10) {
      nodes {
        id
        ...PendingRow_enrolment @unmask
      }
      totalCount
      totalCountIsExact
    }
  }
`);

const DAY_MS = 24 * 3_600_000;
/** As far as the screen looks ahead. */
const DAYS_AHEAD = 14;

export const todayVariables = () => {
  const now = Date.now();
  return {
    today: dayIn(new Date(now), academy.timeZone),
    until: dayIn(new Date(now + DAYS_AHEAD * DAY_MS), academy.timeZone),
  };
};
