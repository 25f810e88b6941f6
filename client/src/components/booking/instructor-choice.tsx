import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { SelectField } from '../fields/select-field.tsx';
import type { BookingControl } from './booking.form.ts';
import { useFreeTimes } from './free-times.query.ts';

type InstructorChoiceProps = { control: BookingControl; courseId: string };

/** Whose free times are offered, where there are several instructors. */
export const InstructorChoice = ({ control, courseId }: InstructorChoiceProps) => {
  const instructors = useFreeTimes(courseId)?.instructors;
  const { field, fieldState } = useController({ control, name: 'preferredInstructorId' });
  const { value, onChange } = field;
  const isUnknown = value !== '' && instructors?.every(({ id }) => id !== value);

  // A stored form may name somebody who has left.
  useEffect(() => {
    if (isUnknown) onChange('');
  }, [isUnknown, onChange]);

  if (!instructors || instructors.length < 2) return null;
  return (
    <SelectField
      label="Instructor"
      placeholder="Cualquier instructor"
      options={instructors.map(({ id, name }) => ({ value: id, label: name }))}
      error={fieldState.error?.message}
      {...field}
    />
  );
};
