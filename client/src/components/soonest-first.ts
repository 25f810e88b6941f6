type Scheduled = { scheduledDate: string | null; course: { scheduledDate: string | null } };

/** Sorts behind every ISO instant. */
const UNDATED = '9999';

const dateOf = ({ scheduledDate, course }: Scheduled) => scheduledDate ?? course.scheduledDate ?? UNDATED;

export const soonestFirst = <T extends Scheduled>(enrolments: readonly T[]) =>
  enrolments.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)));
