import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useNow } from '../../../components/records/use-now.ts';
import { dayParam } from '../lists/params.ts';

export const DAY = 'dia';

/** The day of the address; default: today in the academy's time zone, also after midnight. */
export const useDayParams = () => {
  const { params, change } = useListSearchParams();
  const now = useNow();
  const today = dayIn(new Date(now), academy.timeZone);
  const day = dayParam(params, DAY) ?? today;
  return {
    params,
    change,
    now,
    today,
    day,
    goTo: (next: string) => change({ [DAY]: next === today ? null : next }),
  };
};
