import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { SURCHARGE_WEAPON } from '#domain/enrolments/enrolment.pricing.ts';
import { weaponLabel } from '#domain/weapons/weapon.catalogue.ts';
import { priceOf, type BookingControl } from './booking.form.ts';
import { PriceFormat } from './price-format.ts';

type LineProps = { label: string; detail?: string; amount: string };

const Line = ({ label, detail, amount }: LineProps) => (
  <Flex justify="space-between" align="baseline" wrap="wrap" columnGap="4">
    <Text textStyle="sm">
      {label}
      {detail && (
        <Text as="span" display="block" textStyle="xs" color="fg.muted">
          {detail}
        </Text>
      )}
    </Text>
    <Text textStyle="sm" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {amount}
    </Text>
  </Flex>
);

const boxes = (quantity: number) => (quantity === 1 ? '1 caja' : `${quantity} cajas`);

type PriceSummaryProps = { control: BookingControl };

export const PriceSummary = ({ control }: PriceSummaryProps) => {
  const [weapons, hasWeaponAmmo, ammoBoxes] = useWatch({
    control,
    name: ['weapons', 'hasWeaponAmmo', 'ammoBoxes'],
  });
  const priceText = use(PriceFormat);
  const price = priceOf({ weapons, hasWeaponAmmo, ammoBoxes });

  return (
    <Stack as="section" aria-labelledby="price-summary" gap="3">
      <Heading as="h3" id="price-summary" textStyle="eyebrow" color="fg.muted">
        Resumen del precio
      </Heading>
      <Line label="Clase personalizada" amount={priceText(price.base)} />
      {price.surcharge > 0 && (
        <Line
          label={`Recargo ${weaponLabel(SURCHARGE_WEAPON)}`}
          detail={`${Math.round((price.surcharge / price.base) * 100)}% del precio base`}
          amount={priceText(price.surcharge)}
        />
      )}
      {price.ammo.map((row) => (
        <Line
          key={row.caliber}
          label={`Munición ${row.caliber}`}
          detail={`${boxes(row.quantity)} × ${priceText(row.unitPrice)}`}
          amount={priceText(row.subtotal)}
        />
      ))}
      {hasWeaponAmmo && <Line label="Arma y municiones propias" amount={priceText(0)} />}
      <Flex
        justify="space-between"
        align="baseline"
        wrap="wrap"
        gap="4"
        pt="3"
        borderTopWidth="1px"
        role="status"
        aria-live="polite"
      >
        <Text fontWeight="semibold">Total</Text>
        <Text
          fontFamily="heading"
          textStyle="3xl"
          minW="0"
          overflowWrap="anywhere"
          lineHeight="1"
          fontVariantNumeric="lining-nums tabular-nums"
        >
          {priceText(price.total)}
        </Text>
      </Flex>
    </Stack>
  );
};
