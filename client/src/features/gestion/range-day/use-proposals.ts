import { useState } from 'react';
import { proposeFirearms } from '#domain/firearms/range-day.ts';
import type { Day, FreeFirearm } from './day-state.ts';

type Proposals = ReturnType<typeof proposeFirearms<FreeFirearm>>;

const proposalsOf = ({ classes, students, freeFirearms }: Day, before: Proposals) =>
  proposeFirearms({
    classes: classes.map(({ id, startsAt, endsAt }) => ({
      id,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    })),
    students: students.filter(({ state }) => state !== 'DONE' && state !== 'ABSENT'),
    free: freeFirearms,
    before,
  });

/** Which weapon goes to whom. What is shown stays as long as the weapon is free, so that no button changes under the thumb. */
export const useProposals = (day: Day) => {
  const [shown, setShown] = useState(() => ({ day, proposals: proposalsOf(day, new Map()) }));
  if (shown.day === day) return shown.proposals;
  const proposals = proposalsOf(day, shown.proposals);
  setShown({ day, proposals });
  return proposals;
};
