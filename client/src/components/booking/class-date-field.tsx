import { useController } from 'react-hook-form';
import { DateField } from '../pickers/date-field.tsx';
import type { BookingControl } from './booking.form.ts';

type ClassDateFieldProps = {
  control: BookingControl;
  /** Called with the error of the typed day, or null. */
  onTyped: (error: string | null) => void;
};

export const ClassDateField = ({ control, onTyped }: ClassDateFieldProps) => {
  const { field, fieldState } = useController({ control, name: 'date' });
  return (
    <DateField
      label="Fecha"
      value={field.value}
      onChange={field.onChange}
      onTyped={onTyped}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
};
