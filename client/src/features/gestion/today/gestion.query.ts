import { dayAfter } from '#domain/dates.ts';
import { academyToday } from '../../../components/records/academy-today.ts';
import { graphql } from '../../../gql/index.ts';

export const TODAY = graphql(`
  query Today($today: LocalDate!, $until: LocalDate!) {
    me {
      id
      role
      staffRole
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

/** How many days the screen looks ahead. */
const DAYS_AHEAD = 14;

export const todayVariables = () => {
  const today = academyToday();
  return { today, until: dayAfter(today, DAYS_AHEAD) };
};
