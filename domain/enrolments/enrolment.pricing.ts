import { AMMO_BOXES, WEAPONS, type Caliber } from '../weapons/weapon.catalogue.ts';

const BASE_PRICE = 60_000;
export const SURCHARGE_WEAPON = 'carabina-9mm';
export const SURCHARGE = 6_000;

/** The weapons with everything that a price depends on, in whole pesos. */
export const pricedWeapons = () =>
  WEAPONS.map(({ id, label, caliber }) => ({
    id,
    label,
    caliber,
    cartridgesPerBox: AMMO_BOXES[caliber].cartridges,
    pricePerBox: AMMO_BOXES[caliber].price,
    surcharge: id === SURCHARGE_WEAPON ? SURCHARGE : 0,
  }));

export type AmmoBox = { caliber: Caliber; quantity: number };
export type PriceBreakdown = {
  base: number;
  surcharge: number;
  ammo: { caliber: Caliber; quantity: number; unitPrice: number; subtotal: number }[];
  total: number;
};

/** Merges rows of the same caliber, in order of first mention. */
export const sumByCaliber = (boxes: readonly AmmoBox[]): AmmoBox[] => {
  const totals = new Map<Caliber, number>();
  for (const { caliber, quantity } of boxes) totals.set(caliber, (totals.get(caliber) ?? 0) + quantity);
  return [...totals].map(([caliber, quantity]) => ({ caliber, quantity }));
};

export const breakdownTotal = ({ base, surcharge, ammo }: Omit<PriceBreakdown, 'total'>) =>
  ammo.reduce((sum, row) => sum + row.subtotal, base + surcharge);

/**
 * Price of a personalised class in whole pesos.
 * Source: specification, section 9. Own weapon and ammunition: no ammunition cost.
 */
export const priceClass = (choice: {
  weapons: readonly string[];
  hasWeaponAmmo: boolean;
  ammoBoxes: readonly AmmoBox[];
}): PriceBreakdown => {
  const surcharge = choice.weapons.includes(SURCHARGE_WEAPON) ? SURCHARGE : 0;
  const boxes = choice.hasWeaponAmmo ? [] : sumByCaliber(choice.ammoBoxes);
  const ammo = boxes.map(({ caliber, quantity }) => {
    const unitPrice = AMMO_BOXES[caliber].price;
    return { caliber, quantity, unitPrice, subtotal: unitPrice * quantity };
  });
  const parts = { base: BASE_PRICE, surcharge, ammo };
  return { ...parts, total: breakdownTotal(parts) };
};
