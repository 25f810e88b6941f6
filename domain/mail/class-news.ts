import { isActiveStatus, type EnrolmentStatus } from '../enrolments/enrolment.status.ts';
import type { ClassState, KnownState, MailKind } from './mail.ts';

export const standingOf = (status: EnrolmentStatus, offerUntil: Date | null | undefined) => {
  if (!isActiveStatus(status)) return 'over' as const;
  if (status === 'confirmed') return 'confirmed' as const;
  return offerUntil ? ('offered' as const) : ('pending' as const);
};

/** The messages that tell news of a class: one that is no longer true is replaced by the one that is. */
export const CLASS_NEWS = [
  'enrolled',
  'offered',
  'promoted',
  'confirmed',
  'moved',
  'changed',
  'cancelled',
  'restored',
] as const satisfies readonly MailKind[];
type ClassNews = (typeof CLASS_NEWS)[number];

export const isClassNews = (kind: MailKind): kind is ClassNews =>
  (CLASS_NEWS as readonly MailKind[]).includes(kind);

const differs = <Value>(known: Value | undefined, present: Value) => known !== undefined && known !== present;

/** An instructor whose name was corrected is the same one. Nobody expects one who was never named. */
export const hasOtherInstructor = (known: KnownState, present: ClassState) => {
  if (!known.instructorName) return false;
  if (known.instructorId && present.instructorId) return known.instructorId !== present.instructorId;
  return known.instructorName !== present.instructorName;
};

export const hasOtherPlace = (known: KnownState, { location }: ClassState) =>
  differs(known.location, location);

export const hasOtherDuration = (known: KnownState, { durationMinutes }: ClassState) =>
  differs(known.durationMinutes, durationMinutes);

const hasOtherDetails = (known: KnownState, present: ClassState) =>
  [hasOtherPlace, hasOtherInstructor, hasOtherDuration].some((isOther) => isOther(known, present));

const first = ({ standing }: ClassState, meant: MailKind): MailKind | null => {
  if (standing === 'over') return null;
  if (standing === 'offered' || standing === 'confirmed') return standing;
  return meant === 'offered' || meant === 'promoted' ? 'promoted' : 'enrolled';
};

/** Those who were told that the class is off are told that it takes place. */
const again = (present: ClassState, meant: MailKind): MailKind | null =>
  meant === 'restored' && (present.standing === 'pending' || present.standing === 'confirmed')
    ? 'restored'
    : first(present, meant);

/**
 * The message that somebody who knows a class as `known` needs, null if none. `known` is null if nothing was told.
 * A cancellation has its own message, unless staff has told it otherwise.
 */
export const newsOf = (known: KnownState | null, present: ClassState, meant: MailKind): MailKind | null => {
  if (present.standing === 'over') return null;
  if (!known) return first(present, meant);
  if (known.standing === 'over') return again(present, meant);
  if (differs(known.startsAt, present.startsAt)) return 'moved';
  if (present.standing === 'offered') {
    return differs(known.offerUntil, present.offerUntil) || hasOtherDetails(known, present)
      ? 'changed'
      : null;
  }
  if (present.standing === 'confirmed' && differs(known.standing, 'confirmed')) return 'confirmed';
  const isTakenBack = known.standing === 'confirmed' && present.standing === 'pending';
  return isTakenBack || hasOtherDetails(known, present) ? 'changed' : null;
};
