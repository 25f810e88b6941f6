import { useState } from 'react';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { academyToday } from '../../../components/records/academy-today.ts';
import { dayParam } from '../lists/params.ts';

export const DAY = 'dia';

/** The day of the address; default: today in the academy's time zone. */
export const useDayParams = () => {
  const { params, change } = useListSearchParams();
  const [today] = useState(academyToday);
  const day = dayParam(params, DAY) ?? today;
  return {
    params,
    change,
    today,
    day,
    goTo: (next: string) => change({ [DAY]: next === today ? null : next }),
  };
};
