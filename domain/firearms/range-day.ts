import type { AmmoBox } from '../enrolments/enrolment.pricing.ts';
import type { EnrolmentStatus } from '../enrolments/enrolment.status.ts';
import { AMMO_BOXES, WEAPONS, type Caliber, type WeaponId } from '../weapons/weapon.catalogue.ts';

/** Where a student of the day is: from expected to done, or absent. */
export const RANGE_STATES = ['expected', 'arrived', 'on_range', 'returned', 'done', 'absent'] as const;
export type RangeState = (typeof RANGE_STATES)[number];

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
type Proposals<Firearm> = ReadonlyMap<string, readonly Proposal<Firearm>[]>;

type Receiver = { hasLicence: boolean; isAccompanied: boolean };

/** Whether a student may be handed a weapon: with a licence, or accompanied where the course permits that. */
export const mayReceive = ({ hasLicence, isAccompanied }: Receiver) => hasLicence || isAccompanied;

type Time = { startsAt: Date; endsAt: Date };

const overlap = (one: Time, other: Time) => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

type Day<Firearm> = {
  /** By their beginning. */
  classes: readonly (Time & { id: string })[];
  /** Those who are still to be handed a weapon. */
  students: readonly (Receiver & {
    enrolmentId: string;
    classId: string;
    loans: readonly { model: string; rounds: number }[];
  })[];
  /** The next one first. */
  free: readonly Firearm[];
  /** What was proposed before. */
  before: Proposals<Firearm>;
};

/**
 * A free weapon for each loan of the students, in their order; null where no more is free. Students of classes that
 * overlap get different ones. What was proposed before stays as long as it is free.
 */
export const proposeFirearms = <Firearm extends { id: string; model: string }>({
  classes,
  students,
  free,
  before,
}: Day<Firearm>): Proposals<Firearm> => {
  const held: (Time & { firearmId: string })[] = [];
  const take = (time: Time, isWanted: (firearm: Firearm) => boolean) => {
    const isHeld = ({ id }: Firearm) => held.some((one) => one.firearmId === id && overlap(one, time));
    const firearm = free.find((one) => isWanted(one) && !isHeld(one)) ?? null;
    if (firearm) held.push({ ...time, firearmId: firearm.id });
    return firearm;
  };
  const loans = classes.flatMap((time) =>
    students
      .filter((student) => student.classId === time.id && mayReceive(student))
      .flatMap(({ enrolmentId, loans: own }) => own.map((loan) => ({ ...loan, time, enrolmentId }))),
  );
  const kept = loans.map(({ enrolmentId, model, time }) => {
    const ids = (before.get(enrolmentId) ?? []).flatMap(({ firearm }) => firearm?.id ?? []);
    return take(time, (firearm) => firearm.model === model && ids.includes(firearm.id));
  });
  const proposals = new Map<string, Proposal<Firearm>[]>();
  for (const [index, { enrolmentId, model, rounds, time }] of loans.entries()) {
    const firearm = kept[index] ?? take(time, (one) => one.model === model);
    proposals.set(enrolmentId, [...(proposals.get(enrolmentId) ?? []), { model, rounds, firearm }]);
  }
  return proposals;
};
