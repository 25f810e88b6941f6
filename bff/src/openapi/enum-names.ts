import { REVOCATION_REASONS } from '#domain/certificates/revocation.ts';
import { CLU_POLICIES, COURSE_TYPES } from '#domain/courses/course.schema.ts';
import { DOCUMENT_TYPES, GENDERS, ROLES } from '#domain/academy.ts';
import { AMMUNITION_TYPES } from '#domain/firearms/ammunition.ts';
import { BOOK_TYPES } from '#domain/firearms/book.ts';
import { FIREARM_STATES } from '#domain/firearms/firearm.ts';
import { CANCELLATION_REASONS } from '#domain/enrolments/cancellation.ts';
import { CLASS_TYPES } from '#domain/enrolments/class-type.ts';
import { ENROLMENT_STATUSES } from '#domain/enrolments/enrolment.status.ts';
import { WAITING_STATES } from '#domain/enrolments/waiting.ts';
import { LICENCE_STATES } from '#domain/users/licence.ts';
import { MONEY_TYPES, PAYMENT_METHODS } from '#domain/money/money.ts';
import { REFERRAL_STATUSES, TRANSACTION_TYPES } from '#domain/points/points.schema.ts';
import { SCHEDULE_POLICIES } from '#domain/schedule/schedule.ts';
import { CALIBERS, WEAPON_IDS } from '#domain/weapons/weapon.catalogue.ts';

export const ENUM_NAMES = new Map<unknown, string>([
  [AMMUNITION_TYPES, 'AmmunitionType'],
  [BOOK_TYPES, 'FirearmBookType'],
  [CALIBERS, 'Caliber'],
  [CANCELLATION_REASONS, 'CancellationReason'],
  [CLASS_TYPES, 'ClassType'],
  [CLU_POLICIES, 'CluPolicy'],
  [COURSE_TYPES, 'CourseType'],
  [DOCUMENT_TYPES, 'DocumentType'],
  [ENROLMENT_STATUSES, 'EnrolmentStatus'],
  [FIREARM_STATES, 'FirearmState'],
  [GENDERS, 'Gender'],
  [LICENCE_STATES, 'LicenceState'],
  [REFERRAL_STATUSES, 'ReferralStatus'],
  [REVOCATION_REASONS, 'CertificateRevocationReason'],
  [ROLES, 'Role'],
  [SCHEDULE_POLICIES, 'SchedulePolicy'],
  [TRANSACTION_TYPES, 'TransactionType'],
  [MONEY_TYPES, 'MoneyEntryType'],
  [PAYMENT_METHODS, 'PaymentMethod'],
  [WAITING_STATES, 'WaitingState'],
  [WEAPON_IDS, 'WeaponId'],
]);
