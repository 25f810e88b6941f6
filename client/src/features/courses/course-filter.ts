import { useSearchParams } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { changedParams } from '../../components/queries/list-params.ts';

type Course = { location: string; scheduledDate: string | null };

const LOCATION = 'lugar';
const MONTH = 'mes';

const monthOf = ({ scheduledDate }: Course) =>
  scheduledDate === null ? null : dayIn(new Date(scheduledDate), academy.timeZone).slice(0, 7);

const distinct = (values: (string | null)[]) =>
  [...new Set(values)].filter((value) => value !== null).toSorted();

export type CourseFilter = ReturnType<typeof useCourseFilter>;

/** Filters by location and month, in the address. */
export const useCourseFilter = <T extends Course>(courses: T[]) => {
  const [params, setParams] = useSearchParams();
  const location = params.get(LOCATION);
  const month = params.get(MONTH);

  const change = (changes: Record<string, string | null>) =>
    setParams((before) => changedParams(before, changes), { replace: true, preventScrollReset: true });

  return {
    location,
    month,
    locations: distinct(courses.map(({ location }) => location)),
    months: distinct(courses.map(monthOf)),
    shown: courses.filter(
      (course) => (!location || course.location === location) && (!month || monthOf(course) === month),
    ),
    chooseLocation: (value: string) => change({ [LOCATION]: value }),
    chooseMonth: (value: string) => change({ [MONTH]: value }),
    clear: () => change({ [LOCATION]: null, [MONTH]: null }),
  };
};
