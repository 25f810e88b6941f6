import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { useSession } from '../../session/session.ts';
import type { BookingControl } from './booking.form.ts';
import { useFreeTimes } from '../availability/free-times.query.ts';
import { InstructorSelect } from './instructor-select.tsx';

type InstructorChoiceProps = { control: BookingControl; courseId: string };

/** The instructor of a booking. */
export const InstructorChoice = ({ control, courseId }: InstructorChoiceProps) => {
  const instructors = useFreeTimes(courseId)?.instructors;
  const { field, fieldState } = useController({ control, name: 'preferredInstructorId' });
  const { value, onChange } = field;
  const { token } = useSession();
  const isUnknown = token !== null && value !== '' && instructors?.every(({ id }) => id !== value);

  // A stored form may name somebody who has left. Visitors are not told who teaches.
  useEffect(() => {
    if (isUnknown) onChange('');
  }, [isUnknown, onChange]);

  return <InstructorSelect courseId={courseId} error={fieldState.error?.message} {...field} />;
};
