import { chakra, Stack } from '@chakra-ui/react';
import type { FreeFirearm } from './day-state.ts';

/** A button as high as what stands in it: a serial number is never cut. */
export const WEAPON_BUTTON = {
  flex: '1 1 9rem',
  minW: '0',
  h: 'auto',
  minH: '11',
  px: '3',
  py: '1.5',
  whiteSpace: 'normal',
} as const;

/** By its last characters one weapon is told from the next. */
const LAST = 4;

type WeaponNameProps = { firearm: Pick<FreeFirearm, 'make' | 'serial'>; verb: string };

/** What is done with which weapon, on a button: the serial number whole, its end largest. */
export const WeaponName = ({ firearm: { make, serial }, verb }: WeaponNameProps) => (
  <Stack as="span" gap="0" minW="0" maxW="full" lineHeight="1.2" overflowWrap="anywhere">
    <chakra.span textStyle="xs" fontWeight="normal">
      {`${verb} ${make}`}
    </chakra.span>{' '}
    <chakra.span textStyle="md" fontVariantNumeric="tabular-nums">
      {serial.slice(0, -LAST)}
      <chakra.span textStyle="xl" fontWeight="bold">
        {serial.slice(-LAST)}
      </chakra.span>
    </chakra.span>
  </Stack>
);

/** A weapon in a text: its serial number, the last word, begins a line where it would be broken at its hyphen. */
export const WeaponLabel = ({ label }: { label: string }) => {
  const serialAt = label.lastIndexOf(' ') + 1;
  return (
    <>
      {label.slice(0, serialAt)}
      <chakra.span display="inline-block" maxW="full">
        {label.slice(serialAt)}
      </chakra.span>
    </>
  );
};
