import { ScheduleModel } from './features/schedule/schedule.model.ts';
import { AccessTokenModel } from './features/access-tokens/access-token.model.ts';
import { AuditEntryModel } from './features/audit/audit.model.ts';
import { IdentityModel } from './features/auth/google/identity.model.ts';
import { PassportLinkModel } from './features/passports/passport-link.model.ts';
import { CalendarLinkModel } from './features/calendars/calendar-link.model.ts';
import { CertificateModel } from './features/certificates/certificate.model.ts';
import { SigningKeyModel } from './features/certificates/signing-key.model.ts';
import { CourseModel } from './features/courses/course.model.ts';
import { DeletionModel } from './features/deletions/deletion.model.ts';
import { EnrolmentModel } from './features/enrolments/enrolment.model.ts';
import { WaitingModel } from './features/enrolments/waiting/waiting.model.ts';
import { InstructorModel } from './features/instructors/instructor.model.ts';
import { MailModel } from './outgoing/mail.model.ts';
import { NoteModel } from './features/notes/note.model.ts';
import { WithdrawalModel } from './features/withdrawals/withdrawal.model.ts';
import { MoneyEntryModel } from './features/money/money-entry.model.ts';
import { TillSessionModel } from './features/money/till-session.model.ts';
import { MoneyAccountModel } from './features/money/money-account.ts';
import { MoneyRulesModel } from './features/money/money-rules.ts';
import { AmmunitionModel } from './features/firearms/ammunition.model.ts';
import { AmmunitionSheetModel } from './features/firearms/ammunition-sheet.model.ts';
import { DayClosingModel } from './features/firearms/day-closing.model.ts';
import { OwnWeaponModel } from './features/firearms/own-weapon.model.ts';
import { RangeReportModel } from './features/firearms/range-report.model.ts';
import { CourseKitModel, FirearmHandOutModel, FirearmModel } from './features/firearms/firearm.model.ts';
import { LedgerTotalModel } from './features/points/ledger-total.model.ts';
import { PointsEntryModel } from './features/points/points-entry.model.ts';
import { ReferralModel } from './features/referrals/referral.model.ts';
import { ResetModel } from './features/auth/reset.model.ts';
import { SecondFactorModel } from './features/auth/second-factor/second-factor.model.ts';
import { ServiceAccountModel } from './features/service-accounts/service-account.model.ts';
import { SessionModel } from './features/auth/sessions/session.model.ts';
import { UserModel } from './features/users/user.model.ts';
import { DeliveryModel } from './outgoing/delivery.model.ts';
import { EndpointModel } from './outgoing/endpoint.model.ts';
import { LockModel } from './database/lock.model.ts';
import { KeyClaimModel } from './operation/key-claim.model.ts';
import { RateLimitModel } from './process/rate-limit.model.ts';

export const allModels = [
  UserModel,
  SessionModel,
  AccessTokenModel,
  CalendarLinkModel,
  PassportLinkModel,
  ServiceAccountModel,
  SecondFactorModel,
  ResetModel,
  IdentityModel,
  DeletionModel,
  CourseModel,
  EnrolmentModel,
  WaitingModel,
  InstructorModel,
  ScheduleModel,
  NoteModel,
  WithdrawalModel,
  CertificateModel,
  SigningKeyModel,
  PointsEntryModel,
  MoneyEntryModel,
  MoneyRulesModel,
  MoneyAccountModel,
  FirearmModel,
  FirearmHandOutModel,
  OwnWeaponModel,
  RangeReportModel,
  CourseKitModel,
  AmmunitionSheetModel,
  DayClosingModel,
  AmmunitionModel,
  TillSessionModel,
  LedgerTotalModel,
  ReferralModel,
  AuditEntryModel,
  EndpointModel,
  DeliveryModel,
  MailModel,
  KeyClaimModel,
  LockModel,
  RateLimitModel,
];
