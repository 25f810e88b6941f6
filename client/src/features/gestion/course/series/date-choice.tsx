import { Fieldset, SimpleGrid, Text } from '@chakra-ui/react';
import { academy } from '#domain/academy.ts';
import { weekdayAndDay } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { LabelledCheckbox } from '../../../../components/choices/labelled-checkbox.tsx';

type DateChoiceProps = {
  /** `YYYY-MM-DD` */
  days: readonly string[];
  skipped: readonly string[];
  onChange: (skipped: string[]) => void;
};

const NOON = '12:00';

const dayText = (day: string) =>
  `${weekdayAndDay(instantOf(day, NOON, academy.timeZone), academy.timeZone)} de ${day.slice(0, 4)}`;

/** The dates of a rule. Those that are not ticked are left out. */
export const DateChoice = ({ days, skipped, onChange }: DateChoiceProps) => (
  <Fieldset.Root gap="2">
    <Fieldset.Legend fontWeight="semibold">Fechas</Fieldset.Legend>
    {days.length === 0 ? (
      <Text color="fg.muted">Elige los días y cuántos cursos.</Text>
    ) : (
      <>
        <Fieldset.HelperText>Quita las que no se dan: feriados, vacaciones.</Fieldset.HelperText>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
          {days.map((day) => (
            <LabelledCheckbox
              key={day}
              label={dayText(day)}
              isChecked={!skipped.includes(day)}
              onChange={(isChecked) =>
                onChange(isChecked ? skipped.filter((one) => one !== day) : [...skipped, day])
              }
            />
          ))}
        </SimpleGrid>
      </>
    )}
  </Fieldset.Root>
);
