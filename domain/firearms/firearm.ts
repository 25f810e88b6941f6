import { pick } from '../pick.ts';
import { WEAPONS, weaponLabel, type WeaponId } from '../weapons/weapon.catalogue.ts';

export const FIREARM_STATES = ['available', 'workshop', 'out_of_service'] as const;
export type FirearmState = (typeof FIREARM_STATES)[number];

export const FIREARM_STATE_LABELS: Record<FirearmState, string> = {
  available: 'Disponible',
  workshop: 'En el taller',
  out_of_service: 'Fuera de servicio',
};

/** A weapon of the academy, which make and serial number identify. */
export type Firearm = {
  id: string;
  make: string;
  serial: string;
  /** Number of its registration. */
  cuim: string | null;
  /** One of the weapons that a class is booked with. */
  model: WeaponId;
  sector: string | null;
  state: FirearmState;
  /** Of one that came back for the workshop: why. */
  workshopReason: string | null;
  /** Rounds that it had fired when it was entered. */
  roundsBefore: number;
  serviceRounds: number | null;
  serviceDay: string | null;
  /** Oldest first. */
  corrections: FirearmCorrection[];
  revision: number;
};

/** What a weapon is known by. Only a correction changes it. */
export const IDENTITY_FIELDS = ['make', 'serial', 'model', 'cuim'] as const;
export type FirearmIdentity = Pick<Firearm, (typeof IDENTITY_FIELDS)[number]>;

/** Of an error in what a weapon is known by. */
export type FirearmCorrection = {
  at: Date;
  byId: string;
  reason: string;
  before: FirearmIdentity;
  after: FirearmIdentity;
};

/** Who a weapon was handed to, and the papers that were checked then. */
export type HandOutHolder = {
  name: string;
  documentNumber: string;
  clu: string | null;
  cluExpiration: string | null;
};

/** Of what was entered later than it happened: the time by the telephone that reported it, and when the report arrived. */
export type LateRecord = { phoneAt: Date; receivedAt: Date };

/** A firearm in somebody's hand, from the hand-out to the return. */
export type FirearmHandOut = {
  id: string;
  firearmId: string;
  /** As the weapon was known then; null if it was entered by a version that did not keep it. */
  weapon: FirearmIdentity | null;
  caliber: string | null;
  enrolmentId: string;
  userId: string;
  /** Null once the person's data were erased. */
  holder: HandOutHolder | null;
  outAt: Date;
  outById: string;
  /** As who handed it out was called then. */
  outByName: string | null;
  /** Null if it was entered at once. */
  outLate: LateRecord | null;
  /** The instructor who accompanies a student without a licence. */
  companion: string | null;
  returnedAt: Date | null;
  returnedById: string | null;
  returnedByName: string | null;
  returnLate: LateRecord | null;
  /** Rounds fired; null until it is returned. Of a correction: the difference. */
  rounds: number | null;
  /** Ammunition handed out with it. */
  roundsOut: number;
  /** Ammunition that came back; null until the weapon is returned. Of a correction: the difference. */
  roundsLeft: number | null;
  /** The hand-out whose return it corrects; null for a hand-out. */
  corrects: string | null;
  /** Handed out by mistake: the person never had it. Nothing was fired, and all rounds are back. */
  isAnnulled: boolean;
  /** Why a return was corrected, or the hand-out annulled. */
  reason: string | null;
  /** Why it went to the workshop when it came back. */
  workshopReason: string | null;
};

/** Copies of a weapon and of people, whom the subject and the actor of an audit entry name. */
export const HAND_OUT_COPIES = [
  'weapon',
  'holder',
  'outById',
  'outByName',
  'returnedById',
  'returnedByName',
] as const satisfies readonly (keyof FirearmHandOut)[];

/** The fields of a hand-out that the audit trail lists. */
export type HandOutTrail = Omit<FirearmHandOut, (typeof HAND_OUT_COPIES)[number]>;

/** The same for all spellings of a make and a serial number. */
export const serialKeyOf = ({ make, serial }: Pick<Firearm, 'make' | 'serial'>) =>
  [make, serial]
    .map((text) =>
      text
        .normalize('NFKD')
        .toUpperCase()
        .replace(/[^\p{L}\p{N}]/gu, ''),
    )
    .join('#');

export const identityOf = (weapon: FirearmIdentity): FirearmIdentity => pick(weapon, IDENTITY_FIELDS);

export const firearmLabel = ({ make, serial, model }: Pick<Firearm, 'make' | 'serial' | 'model'>) =>
  `${weaponLabel(model)} ${make} ${serial}`;

export const caliberOf = (model: WeaponId) => WEAPONS.find(({ id }) => id === model)?.caliber ?? '';

type Serviced = Pick<Firearm, 'serviceRounds' | 'serviceDay'> & { roundsFired: number };

/** Whether the next service is due on a day, by rounds or by date. */
export const isServiceDue = ({ serviceRounds, serviceDay, roundsFired }: Serviced, day: string) =>
  (serviceRounds !== null && roundsFired >= serviceRounds) || (serviceDay !== null && serviceDay <= day);
