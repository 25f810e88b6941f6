import { Fieldset, RadioGroup, SimpleGrid } from '@chakra-ui/react';
import { radioGroupSlotRecipe } from '@chakra-ui/react/theme';
import { useController } from 'react-hook-form';
import { CLASS_TYPES, CLASS_TYPE_LABELS } from '#domain/enrolments/class-type.ts';
import { choiceCard } from './choice-card.style.ts';
import type { BookingControl } from './booking.form.ts';

type ClassTypeChoiceProps = { control: BookingControl };

export const ClassTypeChoice = ({ control }: ClassTypeChoiceProps) => {
  const { field, fieldState } = useController({ control, name: 'classType' });

  return (
    <Fieldset.Root invalid={fieldState.invalid} gap="2">
      <RadioGroup.Root
        recipe={radioGroupSlotRecipe}
        value={field.value || null}
        onValueChange={({ value }) => field.onChange(value ?? '')}
        invalid={fieldState.invalid}
      >
        <RadioGroup.Label asChild>
          <Fieldset.Legend mb="2" fontWeight="semibold">
            Tipo de Clase
          </Fieldset.Legend>
        </RadioGroup.Label>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
          {CLASS_TYPES.map((classType, index) => (
            <RadioGroup.Item key={classType} value={classType} css={choiceCard}>
              <RadioGroup.ItemHiddenInput ref={index === 0 ? field.ref : undefined} onBlur={field.onBlur} />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText>{CLASS_TYPE_LABELS[classType]}</RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </SimpleGrid>
      </RadioGroup.Root>
      <Fieldset.ErrorText>{fieldState.error?.message}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
};
