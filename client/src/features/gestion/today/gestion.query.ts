import { dayAfter } from '#domain/dates/dates.ts';
import { graphql } from '../../../gql/index.ts';

export const TODAY = graphql(`
  query Today($today: LocalDate!, $until: LocalDate!) {
    me {
      ...Roles
    }
    courses(limit: 1) {
      id
    }
    agenda(from: $today, to: $until) {
      id
      startsAt
      endsAt
      ...ClassCard_entry
      ...AttentionList_entry
    }
    coming: enrolments(filter: { status: PENDING, from: $today }, first: 60) {
      nodes {
        id
        ...PendingRow_enrolment
      }
    }
    unattended: enrolments(filter: { unattended: true, to: $today }, first: 5) {
      nodes {
        id
        ...PendingRow_enrolment
      }
      totalCount
      totalCountIsExact
    }
    enrolments(filter: { status: PENDING }, first: 10) {
      nodes {
        id
        ...PendingRow_enrolment
      }
      totalCount
      totalCountIsExact
    }
  }
`);

/** How many days the screen looks ahead. */
const DAYS_AHEAD = 14;

export const todayVariables = (today: string) => ({ today, until: dayAfter(today, DAYS_AHEAD) });

type Pending = { id: string };

/** By date of class; then those whose class has no date or is over. The unattended have a list of their own. */
export const pendingOf = <Row extends Pending>(data: {
  coming: { nodes: Row[] };
  unattended: { nodes: Row[] };
  enrolments: { nodes: Row[] };
}) => {
  const { nodes: coming } = data.coming;
  const others = data.enrolments.nodes.filter(({ id }) => !coming.some((row) => row.id === id));
  const elsewhere = new Set(data.unattended.nodes.map(({ id }) => id));
  return [...coming, ...others].filter(({ id }) => !elsewhere.has(id));
};

type OfClass = Pending & { startsAt: string | null; course: { id: string } };

const CLASSES_SHOWN = 8;

/** Those of one class together, in the order of the first of each. */
export const classesOf = <Row extends OfClass>(rows: readonly Row[]) => {
  const classes = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.course.id} ${row.startsAt}`;
    classes.set(key, [...(classes.get(key) ?? []), row]);
  }
  return [...classes.values()].slice(0, CLASSES_SHOWN);
};
