import { Checkbox, Fieldset, SimpleGrid, Text } from '@chakra-ui/react';
import { use } from 'react';
import { useController } from 'react-hook-form';
import { SURCHARGE, SURCHARGE_WEAPON } from '#domain/enrolments/enrolment.pricing.ts';
import { WEAPONS, type Weapon } from '#domain/weapons/weapon.catalogue.ts';
import type { BookingControl } from './booking.form.ts';
import { choiceCard } from './choice-card.style.ts';
import { PriceFormat } from './price-format.ts';

type WeaponChecklistProps = { control: BookingControl; onWeaponsChange: (weapons: Weapon['id'][]) => void };

export const WeaponChecklist = ({ control, onWeaponsChange }: WeaponChecklistProps) => {
  const { field, fieldState } = useController({ control, name: 'weapons' });
  const priceText = use(PriceFormat);

  const toggle = (id: Weapon['id'], isChosen: boolean) => {
    const others = field.value.filter((chosen) => chosen !== id);
    const weapons = isChosen ? [...others, id] : others;
    field.onChange(weapons);
    onWeaponsChange(weapons);
  };

  return (
    <Fieldset.Root invalid={fieldState.invalid} gap="2">
      <Fieldset.Legend fontWeight="semibold">Armas</Fieldset.Legend>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        {WEAPONS.map((weapon, index) => (
          <Checkbox.Root
            key={weapon.id}
            css={choiceCard}
            checked={field.value.includes(weapon.id)}
            onCheckedChange={({ checked }) => toggle(weapon.id, checked === true)}
            invalid={fieldState.invalid}
          >
            <Checkbox.HiddenInput ref={index === 0 ? field.ref : undefined} onBlur={field.onBlur} />
            <Checkbox.Control />
            <span>
              <Checkbox.Label>{weapon.label}</Checkbox.Label>
              <Text as="span" display="block" textStyle="xs" color="fg.muted">
                Calibre {weapon.caliber}
                {weapon.id === SURCHARGE_WEAPON && ` · +${priceText(SURCHARGE)}`}
              </Text>
            </span>
          </Checkbox.Root>
        ))}
      </SimpleGrid>
      <Fieldset.ErrorText>{fieldState.error?.message}</Fieldset.ErrorText>
    </Fieldset.Root>
  );
};
