/** What staff should look at in the agenda. */
export type AgendaWarning =
  'licence' | 'no_instructor' | 'instructor_inactive' | 'instructor_overlap' | 'over_capacity';
