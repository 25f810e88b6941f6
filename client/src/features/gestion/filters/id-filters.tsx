import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/index.ts';
import { useInstructorOptions } from './use-instructor-options.ts';
import { FilterSelect } from './filter-select.tsx';
import { PersonCombobox } from './person-combobox.tsx';

const PERSON = graphql(`
  query FilteredPerson($id: ID!) {
    user(id: $id) {
      ...PersonName
      documentNumber
    }
  }
`);

type IdFilterProps = { value: string | null; onChange: (id: string | null) => void };

/** Filters by a person, whose id is in the address. */
export const PersonFilter = ({ value, onChange, isDense }: IdFilterProps & { isDense?: boolean }) => {
  const { data } = useQuery(PERSON, { variables: { id: value ?? '' }, skip: value === null });
  return (
    <PersonCombobox
      label="Persona"
      value={(value && data?.user) || null}
      onChange={(found) => onChange(found?.id ?? null)}
      isDense={isDense}
    />
  );
};

/** Filters by one of the active instructors. */
export const InstructorFilter = (filter: IdFilterProps) => {
  const options = useInstructorOptions().map(({ value, label }) => [value, { label }] as const);
  return <FilterSelect isWide label="Instructor" options={Object.fromEntries(options)} {...filter} />;
};
