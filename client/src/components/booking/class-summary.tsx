import { Box, chakra, Heading, Stack, Text, type BoxProps } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { academy } from '#domain/academy.ts';
import { instantOf, isClock, isDay, isOnClock } from '#domain/dates/dates.ts';
import { CLASS_TYPE_LABELS } from '#domain/enrolments/class-type.ts';
import { priceText } from '#domain/texts/money.ts';
import { weaponLabel } from '#domain/weapons/weapon.catalogue.ts';
import { compactText, scheduledText } from '../records/date-text.ts';
import { pricedBoxes, priceOf, type BookingControl, type BookingValues } from './booking.form.ts';

const MISSING = 'Por elegir';

/** Null until day and time are chosen. */
export const startOf = ({ date, time }: BookingValues) =>
  isDay(date) && isClock(time) && isOnClock(date, time, academy.timeZone)
    ? instantOf(date, time, academy.timeZone).toISOString()
    : null;

const whenText = (values: BookingValues) => {
  const start = startOf(values);
  return start ? scheduledText(start) : MISSING;
};

const ammoText = ({ hasWeaponAmmo, ammoBoxes }: BookingValues) => {
  if (hasWeaponAmmo) return 'Propia, como el arma';
  const boxes = pricedBoxes(ammoBoxes).map(({ caliber, quantity }) => `${quantity} de ${caliber}`);
  return boxes.length === 0 ? MISSING : `Cajas: ${boxes.join(', ')}`;
};

const linesOf = (values: BookingValues) => [
  ['Clase', values.classType ? CLASS_TYPE_LABELS[values.classType] : MISSING],
  ['Fecha y hora', whenText(values)],
  ['Armas', values.weapons.map(weaponLabel).join(', ') || MISSING],
  ['Munición', ammoText(values)],
];

/** The summary of a class before it is booked. */
export const ClassSummary = ({ control }: { control: BookingControl }) => {
  const values = useWatch({ control }) as BookingValues;
  return (
    <Stack as="section" aria-labelledby="class-summary" gap="3">
      <Heading as="h3" id="class-summary" textStyle="eyebrow" color="fg.muted">
        Resumen de la clase
      </Heading>
      <chakra.dl
        display="grid"
        gridTemplateColumns="auto minmax(0, 1fr)"
        columnGap="4"
        rowGap="1.5"
        textStyle="sm"
      >
        {linesOf(values).map(([label, value]) => (
          <chakra.div key={label} display="contents">
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd overflowWrap="anywhere" textAlign="end">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Stack>
  );
};

type WhenAndPriceProps = BoxProps & { control: BookingControl };

/** The summary in two lines. */
export const WhenAndPrice = ({ control, ...box }: WhenAndPriceProps) => {
  const values = useWatch({ control }) as BookingValues;
  const start = startOf(values);
  const { total } = priceOf(values);
  return (
    <Box minW="0" lineHeight="1.3" {...box}>
      <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
        {start ? compactText(start) : 'Día y hora por elegir'}
      </Text>
      <Text fontWeight="semibold" fontVariantNumeric="lining-nums tabular-nums" whiteSpace="nowrap">
        {priceText(total)}
      </Text>
    </Box>
  );
};
