import { courseTypes } from '../../../components/records/enums.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { countOf, type Filters } from '../filters/filters-of.ts';
import { InstructorFilter } from '../filters/id-filters.tsx';
import { periods, seats, states, type readCourseFilters } from './gestion-courses.query.ts';

export const CourseFilters = ({
  values,
  count,
  clear,
  of,
}: Filters<ReturnType<typeof readCourseFilters>>) => {
  const { state, instructorId } = values;
  return (
    <FilterBar
      count={count}
      moreCount={countOf({ state, instructorId })}
      onClear={clear}
      more={
        <>
          <FilterSelect isWide label="Estado" options={states} {...of('state')} />
          <InstructorFilter {...of('instructorId')} />
        </>
      }
    >
      <FilterSelect label="Cuándo" all="próximos" options={periods} {...of('period')} />
      <FilterSelect label="Tipo" options={courseTypes} {...of('courseType')} />
      <FilterSelect label="Lugares" options={seats} {...of('seats')} />
    </FilterBar>
  );
};
