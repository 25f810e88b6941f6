import { courseTypes } from '../../../components/records/enums.ts';
import { useInstructorOptions } from '../enrolments/use-instructor-options.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { countOf } from '../lists/params.ts';
import { courseParams, periods, readCourseFilters, seats, states } from './gestion-courses.query.ts';

type CourseFiltersProps = {
  params: URLSearchParams;
  onChange: (changes: Record<string, string | null>) => void;
  onClear: () => void;
};

export const CourseFilters = ({ params, onChange, onClear }: CourseFiltersProps) => {
  const filters = readCourseFilters(params);
  const instructors = useInstructorOptions();
  const set = (name: keyof typeof courseParams) => (value: string | null) =>
    onChange({ [courseParams[name]]: value });
  const { state, instructorId } = filters;

  return (
    <FilterBar
      count={countOf(filters)}
      moreCount={countOf({ state, instructorId })}
      onClear={onClear}
      more={
        <>
          <FilterSelect isWide label="Estado" options={states} value={state} onChange={set('state')} />
          <FilterSelect
            isWide
            label="Instructor"
            options={Object.fromEntries(instructors.map(({ value, label }) => [value, { label }]))}
            value={instructorId}
            onChange={set('instructorId')}
          />
        </>
      }
    >
      <FilterSelect
        label="Cuándo"
        all="próximos"
        options={periods}
        value={filters.period}
        onChange={set('period')}
      />
      <FilterSelect
        label="Tipo"
        options={courseTypes}
        value={filters.courseType}
        onChange={set('courseType')}
      />
      <FilterSelect label="Lugares" options={seats} value={filters.seats} onChange={set('seats')} />
    </FilterBar>
  );
};
