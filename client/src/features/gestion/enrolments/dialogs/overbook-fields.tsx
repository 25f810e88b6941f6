import { Stack } from '@chakra-ui/react';
import { LabelledCheckbox } from '../../../../components/choices/labelled-checkbox.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';

type Overbooking = { overbook: boolean; reason: string };

export const NO_OVERBOOKING: Overbooking = { overbook: false, reason: '' };

/** As the server takes it. */
export const overbookInput = ({ overbook, reason }: Overbooking) =>
  overbook ? { overbook, reason: reason.trim() || null } : {};

type OverbookFieldsProps = { value: Overbooking; onChange: (value: Overbooking) => void };

/** While free times are enforced: takes a time that is not free, with the reason. */
export const OverbookFields = ({ value, onChange }: OverbookFieldsProps) => (
  <Stack gap="2">
    <LabelledCheckbox
      label="Superponer si no está libre"
      isChecked={value.overbook}
      onChange={(overbook) => onChange({ ...value, overbook })}
    />
    {value.overbook && (
      <TextField
        label="Motivo"
        required
        hint="Queda en el registro de actividad."
        value={value.reason}
        onChange={(event) => onChange({ ...value, reason: event.target.value })}
      />
    )}
  </Stack>
);
