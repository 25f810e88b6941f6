import * as v from 'valibot';
import { messages } from '../messages.ts';
import type { LateRecord } from './firearm.ts';
import { recordOwnWeaponSchema } from './firearm.schema.ts';

/** A weapon that a student brought, from when it came in until it went out. */
export type OwnWeapon = {
  id: string;
  enrolmentId: string;
  userId: string;
  serial: string;
  /** Make, model and caliber, as staff wrote them. */
  description: string | null;
  /** The last day of the permit to hold it (tenencia). */
  permitUntil: string;
  /** Ammunition that came with it. */
  rounds: number;
  inAt: Date;
  /** Null if it was entered at once. */
  inLate: LateRecord | null;
  outAt: Date | null;
  outLate: LateRecord | null;
  /** Why it came in without valid papers. */
  reason: string | null;
};

/** What the academy knows of the weapon that a person brought last. */
export type KnownWeapon = Pick<OwnWeapon, 'serial' | 'description' | 'permitUntil'>;

type Papers = { permitUntil: string; hasLicence: boolean };

/** What a weapon lacks to come in on a day without a reason. A permit is valid through the day on which it expires. */
export const missingPaper = ({ permitUntil, hasLicence }: Papers, day: string) => {
  if (!hasLicence) return 'licence';
  return permitUntil < day ? 'permit' : null;
};

type Named = { serial: string; description?: string | null | undefined };

/** `Glock 17 9mm · ABC123`. */
export const ownWeaponLabel = ({ serial, description }: Named) =>
  [description, serial].filter(Boolean).join(' · ');

type Visit = { hasLicence: boolean; day: string };

/** What is written down of a weapon on a day, with a reason if its papers are not valid then. */
export const recordOwnWeaponSchemaOf = ({ hasLicence, day }: Visit) =>
  v.pipe(
    recordOwnWeaponSchema,
    v.forward(
      v.partialCheck(
        [['permitUntil'], ['reason']],
        ({ permitUntil, reason }) =>
          Boolean(reason) || missingPaper({ permitUntil, hasLicence }, day) === null,
        messages.reasonLength,
      ),
      ['reason'],
    ),
  );
