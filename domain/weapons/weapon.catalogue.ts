export const WEAPONS = [
  { id: 'carabina-9mm', label: 'Carabina 9mm', caliber: '9mm' },
  { id: 'pistola-9mm', label: 'Pistola 9mm', caliber: '9mm' },
  { id: 'escopeta-12', label: 'Escopeta 12 UAB', caliber: '12 UAB' },
  { id: 'carabina-22lr', label: 'Carabina .22LR', caliber: '.22LR' },
] as const;

export type Weapon = (typeof WEAPONS)[number];
export type WeaponId = Weapon['id'];
export type Caliber = Weapon['caliber'];

export const WEAPON_IDS = WEAPONS.map((weapon) => weapon.id);

/** Cartridges per box, and the price of a box in pesos. */
export const AMMO_BOXES = {
  '9mm': { cartridges: 50, price: 35_000 },
  '12 UAB': { cartridges: 25, price: 35_000 },
  '.22LR': { cartridges: 50, price: 25_000 },
} as const satisfies Record<Caliber, { cartridges: number; price: number }>;

export const CALIBERS: readonly Caliber[] = ['9mm', '12 UAB', '.22LR'];

/** The calibers of the selected weapons, without duplicates, in catalogue order. */
export const calibersOf = (weapons: readonly string[]) => [
  ...new Set(WEAPONS.filter((weapon) => weapons.includes(weapon.id)).map((weapon) => weapon.caliber)),
];

export const weaponLabel = (id: string) => WEAPONS.find((weapon) => weapon.id === id)?.label ?? id;
