import type { ComponentProps } from 'react';
import { SelectField } from '../fields/select-field.tsx';
import { useFreeTimes } from '../availability/free-times.query.ts';

type InstructorSelectProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'placeholder'> & {
  courseId: string;
};

/** Whose free times are shown, where there are several instructors. */
export const InstructorSelect = ({ courseId, ...select }: InstructorSelectProps) => {
  const instructors = useFreeTimes(courseId)?.instructors ?? [];
  if (instructors.length < 2) return null;
  return (
    <SelectField
      label="Instructor"
      placeholder="Cualquier instructor"
      options={instructors.map(({ id, name }) => ({ value: id, label: name }))}
      {...select}
    />
  );
};
