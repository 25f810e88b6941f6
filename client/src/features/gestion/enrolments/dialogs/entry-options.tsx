import { Stack } from '@chakra-ui/react';
import { hasBegun } from '#domain/enrolments/attendance.ts';
import { LabelledCheckbox } from '../../../../components/choices/labelled-checkbox.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { useNow } from '../../../../components/records/use-now.ts';

export type EntryChoice = { attended: boolean; overCapacity: boolean; reason: string };

export const NO_CHOICE: EntryChoice = { attended: false, overCapacity: false, reason: '' };

type EntryOptionsProps = {
  course: { scheduledDate: string | null; capacity: number | null; placesTaken: number };
  choice: EntryChoice;
  onChange: (choice: EntryChoice) => void;
};

/** For a course that has begun: whether the student is there. For a full one: whether to exceed its capacity. */
export const EntryOptions = ({ course, choice, onChange }: EntryOptionsProps) => {
  const { scheduledDate, capacity, placesTaken } = course;
  const now = new Date(useNow());
  const begun = scheduledDate !== null && hasBegun(new Date(scheduledDate), now);
  const isFull = capacity !== null && placesTaken >= capacity;
  if (!begun && !isFull) return null;
  return (
    <Stack gap="2" mb="2" align={{ md: 'end' }}>
      {begun && (
        <LabelledCheckbox
          label="Vino a la clase"
          isChecked={choice.attended}
          onChange={(attended) => onChange({ ...choice, attended })}
        />
      )}
      {isFull && (
        <LabelledCheckbox
          label="Sumar sobre el cupo"
          isChecked={choice.overCapacity}
          onChange={(overCapacity) => onChange({ ...choice, overCapacity })}
        />
      )}
      {isFull && choice.overCapacity && (
        <TextField
          label="Motivo"
          required
          value={choice.reason}
          onChange={(event) => onChange({ ...choice, reason: event.target.value })}
        />
      )}
    </Stack>
  );
};
