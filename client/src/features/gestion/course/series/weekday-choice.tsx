import { Checkbox, Fieldset, HStack } from '@chakra-ui/react';

const WEEKDAYS = ['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom'] as const;
const NAMES = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'] as const;

type WeekdayChoiceProps = { value: readonly number[]; onChange: (weekdays: number[]) => void };

/** Weekdays from 0, Monday. */
export const WeekdayChoice = ({ value, onChange }: WeekdayChoiceProps) => (
  <Fieldset.Root gap="2">
    <Fieldset.Legend fontWeight="semibold">Días</Fieldset.Legend>
    <HStack gap="4" rowGap="2" wrap="wrap">
      {WEEKDAYS.map((label, index) => (
        <Checkbox.Root
          key={label}
          checked={value.includes(index)}
          onCheckedChange={({ checked }) =>
            onChange(checked === true ? [...value, index] : value.filter((one) => one !== index))
          }
        >
          <Checkbox.HiddenInput aria-label={NAMES[index]} />
          <Checkbox.Control />
          <Checkbox.Label aria-hidden>{label}</Checkbox.Label>
        </Checkbox.Root>
      ))}
    </HStack>
  </Fieldset.Root>
);
