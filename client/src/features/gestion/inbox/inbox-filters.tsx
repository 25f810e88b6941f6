import { DateField } from '../../../components/fields/date-field.tsx';
import { courseTypes, enrolmentStatuses, licenceStates } from '../../../components/records/enums.ts';
import { useInstructorOptions } from '../enrolments/instructor-dialog.tsx';
import { FilterBar } from '../lists/filter-bar.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { EARLIEST } from '../lists/params.ts';
import { inboxParams, readInboxFilters } from './gestion-enrolments.query.ts';

type InboxFiltersProps = {
  params: URLSearchParams;
  onChange: (changes: Record<string, string | null>) => void;
  count: number;
  onClear: () => void;
};

export const InboxFilters = ({ params, onChange, count, onClear }: InboxFiltersProps) => {
  const filters = readInboxFilters(params);
  const instructors = useInstructorOptions();
  const set = (name: keyof typeof inboxParams) => (value: string | null) =>
    onChange({ [inboxParams[name]]: value });

  return (
    <FilterBar count={count} onClear={onClear}>
      <FilterSelect
        label="Estado"
        options={enrolmentStatuses}
        value={filters.status}
        onChange={set('status')}
      />
      <FilterSelect
        label="Tipo"
        options={courseTypes}
        value={filters.courseType}
        onChange={set('courseType')}
      />
      <FilterSelect
        label="CLU"
        all="Todas"
        options={licenceStates}
        value={filters.licence}
        onChange={set('licence')}
      />
      <FilterSelect
        label="Instructor"
        options={Object.fromEntries(instructors.map(({ value, label }) => [value, { label }]))}
        value={filters.instructorId}
        onChange={set('instructorId')}
      />
      <DateField label="Desde" min={EARLIEST} value={filters.from ?? ''} onChange={set('from')} />
      <DateField label="Hasta" min={EARLIEST} value={filters.to ?? ''} onChange={set('to')} />
    </FilterBar>
  );
};
