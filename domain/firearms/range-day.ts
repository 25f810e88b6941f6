import type { AmmoBox } from '../enrolments/enrolment.pricing.ts';
import type { EnrolmentStatus } from '../enrolments/enrolment.status.ts';
import { AMMO_BOXES, WEAPONS, type Caliber, type WeaponId } from '../weapons/weapon.catalogue.ts';

/** Where a student of the day is: from expected to done, or absent. */
export type RangeState = 'expected' | 'arrived' | 'on_range' | 'returned' | 'done' | 'absent';

/** A weapon that a student is lent, with its ammunition. */
export type RangeLoan = { model: WeaponId; caliber: Caliber; rounds: number };

/** A class of the day. */
export type RangeClass = {
  /** Of the course or of the enrolment. */
  id: string;
  courseName: string;
  startsAt: Date;
  endsAt: Date;
  completableFrom: Date;
  location: string;
  laneName: string | null;
  instructorName: string | null;
};

/** What was out and what was there when a day was closed. */
export type DayClosing = {
  id: string;
  day: string;
  closedAt: Date;
  closedById: string;
  /** Weapons that were out. */
  handOutIds: string[];
  /** Weapons of students that were inside. */
  ownWeaponIds: string[];
  /** `short`: what was counted below the stock, negative above it; null if it was not counted. */
  calibers: { caliber: Caliber; inStock: number; counted: number | null; short: number | null }[];
  note: string | null;
};

type Booked = {
  weapons: readonly string[] | null;
  ammoBoxes: readonly AmmoBox[] | null;
  hasWeaponAmmo: boolean | null;
};

/** What a course lends each student. */
type Kit = { weapons: readonly WeaponId[]; rounds: number };

/** What a student is lent: what was booked, or else the kit of the course. Boxes go with the first weapon of their caliber. */
export const loansOf = ({ weapons, ammoBoxes, hasWeaponAmmo }: Booked, kit: Kit | null): RangeLoan[] => {
  if (hasWeaponAmmo) return [];
  const lent = WEAPONS.filter(({ id }) => (weapons ?? kit?.weapons ?? []).includes(id));
  return lent.map(({ id: model, caliber }, index) => {
    const isFirst = lent.findIndex((one) => one.caliber === caliber) === index;
    const boxes = (ammoBoxes ?? []).filter((box) => box.caliber === caliber);
    const booked = boxes.reduce((sum, { quantity }) => sum + quantity, 0) * AMMO_BOXES[caliber].cartridges;
    return { model, caliber, rounds: weapons ? (isFirst ? booked : 0) : (kit?.rounds ?? 0) };
  });
};

/** Those of which no weapon was handed out yet; each hand-out serves one. */
export const loansLeft = (loans: readonly RangeLoan[], handedOut: readonly string[]) => {
  const models = [...handedOut];
  return loans.filter(({ model }) => {
    const index = models.indexOf(model);
    if (index >= 0) models.splice(index, 1);
    return index < 0;
  });
};

type Student = {
  status: EnrolmentStatus;
  arrivedAt: Date | null;
  /** Weapons that the student has, and had. */
  handOuts: readonly { returnedAt: Date | null }[];
};

export const rangeStateOf = ({ status, arrivedAt, handOuts }: Student): RangeState => {
  if (status === 'completed') return 'done';
  if (status === 'cancelled') return 'absent';
  if (handOuts.some(({ returnedAt }) => returnedAt === null)) return 'on_range';
  if (handOuts.length > 0) return 'returned';
  return arrivedAt ? 'arrived' : 'expected';
};

type Proposal<Firearm> = { model: string; rounds: number; firearm: Firearm | null };

type Day<Firearm> = {
  /** By their beginning. */
  classes: readonly { id: string; startsAt: Date; endsAt: Date }[];
  students: readonly {
    enrolmentId: string;
    classId: string;
    loans: readonly { model: string; rounds: number }[];
  }[];
  free: readonly Firearm[];
};

/**
 * A free weapon for each loan of the students, in their order; null where no more is free. Students of classes that
 * overlap get different ones.
 */
export const proposeFirearms = <Firearm extends { id: string; model: string }>({
  classes,
  students,
  free,
}: Day<Firearm>) => {
  const proposals = new Map<string, Proposal<Firearm>[]>();
  const takenUntil = new Map<string, Date>();
  for (const { id, startsAt, endsAt } of classes) {
    const left = free.filter((firearm) => (takenUntil.get(firearm.id) ?? startsAt) <= startsAt);
    const take = (model: string) => {
      const index = left.findIndex((firearm) => firearm.model === model);
      const [firearm = null] = index < 0 ? [] : left.splice(index, 1);
      if (firearm) takenUntil.set(firearm.id, endsAt);
      return firearm;
    };
    for (const { enrolmentId, loans } of students.filter(({ classId }) => classId === id)) {
      proposals.set(
        enrolmentId,
        loans.map(({ model, rounds }) => ({ model, rounds, firearm: take(model) })),
      );
    }
  }
  return proposals;
};
