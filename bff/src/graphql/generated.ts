import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Health as HealthData } from '../../../domain/health.ts';
import type { User as UserData } from '../../../domain/users/user.ts';
import type { Course as CourseData } from '../../../domain/courses/course.ts';
import type { CourseContact as CourseContactData, CallOffReason as CallOffReasonValue } from '../../../domain/courses/call-off.ts';
import type { Enrolment as EnrolmentData } from '../../../domain/enrolments/enrolment.ts';
import type { WaitingEntry as WaitingEntryData, EndedWaiting as EndedWaitingData, WaitingEnd as WaitingEndValue } from '../../../domain/enrolments/waiting.ts';
import type { Instructor as InstructorData, NamedInstructor as CourseInstructorData } from '../../../domain/instructors/instructor.ts';
import type { AgePolicy as AgePolicyValue } from '../../../domain/users/minimum-age.ts';
import type { CluPolicy as CluPolicyValue, CourseType as CourseTypeValue } from '../../../domain/courses/course.schema.ts';
import type { Certificate as CertificateData } from '../../../domain/certificates/certificate.ts';
import type { RevocationReason as RevocationReasonValue } from '../../../domain/certificates/revocation.ts';
import type { AttendanceOutcome as AttendanceOutcomeValue } from '../../../domain/enrolments/attendance.ts';
import type { CancellationReason as CancellationReasonValue } from '../../../domain/enrolments/cancellation.ts';
import type { LicenceState as LicenceStateValue } from '../../../domain/users/licence.ts';
import type { BookingRules as BookingRulesData, SchedulePolicy as SchedulePolicyValue } from '../../../domain/schedule/schedule.ts';
import type { AgendaEntry as AgendaEntryData, AgendaWarning as AgendaWarningValue } from '../../../domain/schedule/agenda.ts';
import type { Attendance as AttendanceValue, TaughtStudent as TaughtStudentData, TaughtClass as TaughtClassData } from '../../../domain/teaching/taught-class.ts';
import type { TokenScope as TokenScopeValue } from '../../../domain/access-tokens/access-token.ts';
import type { ServiceAccount as ServiceAccountData } from '../../../domain/service-accounts/service-account.ts';
import type { CalendarKind as CalendarKindValue } from '../../../domain/calendars/calendar.ts';
import type { PassportPart as PassportPartValue } from '../../../domain/passport/passport-link.ts';
import type { SignInMethod as SignInMethodValue } from '../../../domain/auth/active-session.ts';
import type { Role as RoleValue, StaffRole as StaffRoleValue, DocumentType as DocumentTypeValue, Gender as GenderValue } from '../../../domain/academy.ts';
import type { EnrolmentStatus as EnrolmentStatusValue } from '../../../domain/enrolments/enrolment.status.ts';
import type { ClassType as ClassTypeValue } from '../../../domain/enrolments/class-type.ts';
import type { TransactionType as TransactionTypeValue, ReferralStatus as ReferralStatusValue } from '../../../domain/points/points.schema.ts';
import type { AmmunitionEntry as AmmunitionEntryData, AmmunitionStock as AmmunitionStockData, AmmunitionType as AmmunitionTypeValue } from '../../../domain/firearms/ammunition.ts';
import type { AmmunitionSheet as AmmunitionSheetData, NextAmmunitionSheet as NextAmmunitionSheetData } from '../../../domain/firearms/ammunition-sheet.ts';
import type { Firearm as FirearmData, FirearmCorrection as FirearmCorrectionData, FirearmHandOut as FirearmHandOutData, FirearmState as FirearmStateValue } from '../../../domain/firearms/firearm.ts';
import type { BookEntry as BookEntryData, BookType as BookTypeValue } from '../../../domain/firearms/book.ts';
import type { OwnWeapon as OwnWeaponData, KnownWeapon as KnownWeaponData } from '../../../domain/firearms/own-weapon.ts';
import type { DayClosing as DayClosingData, RangeClass as RangeClassData, RangeLoan as RangeLoanData, RangeState as RangeStateValue } from '../../../domain/firearms/range-day.ts';
import type { StockShortage as StockShortageData } from '../../../domain/firearms/shortage.ts';
import type { RangeReport as RangeReportData, RangeAction as RangeActionValue, ReportState as ReportStateValue } from '../../../domain/firearms/range-report.ts';
import type { MoneyAccount as MoneyAccountData, MoneyEntry as MoneyEntryData, CashDirection as CashDirectionValue, MoneyType as MoneyTypeValue, AccountAdjustment as AccountAdjustmentValue, PaymentMethod as PaymentMethodValue } from '../../../domain/money/money.ts';
import type { TillSession as TillSessionData, TillHandOver as TillHandOverData } from '../../../domain/money/till.ts';
import type { MoneyDebt as MoneyDebtData, DebtAge as DebtAgeValue } from '../../../domain/money/debt.ts';
import type { DeletionState as DeletionStateValue, DeletionDecision as DeletionDecisionValue } from '../../../domain/privacy/deletion.ts';
import type { AuditOutcome as AuditOutcomeValue } from '../../../domain/audit/audit.ts';
import type { RedemptionState as RedemptionStateValue } from '../../../domain/points/redemption.schema.ts';
import type { Redemption as RedemptionData } from '../../../domain/points/redemption.ts';
import type { PointsTransaction as PointsTransactionData } from '../../../domain/points/points.ts';
import type { MailMessage as MailMessageData, MailKind as MailKindValue, MailState as MailStateValue, MailReason as MailReasonValue, MailTopic as MailTopicValue } from '../../../domain/mail/mail.ts';
import type { WebhookEndpoint as WebhookEndpointData, EndpointWithSecret as EndpointWithSecretData, WebhookDelivery as WebhookDeliveryData, WebhookEventType as WebhookEventValue, Redelivery as RedeliveryData, DisabledReason as DisabledReasonValue, DeliveryState as DeliveryStateValue, DeliveryError as DeliveryErrorValue } from '../../../domain/webhooks/webhook.ts';
import type { Ctx } from '../operation/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * An instant. Output: RFC 3339 in UTC with milliseconds, for example `2026-11-25T18:30:00.000Z`.
   * Input: date, time and offset in ISO 8601. The type itself accepts any string; the operation rejects other values with
   * BAD_USER_INPUT for the field.
   */
  DateTime: { input: string; output: Date | string; }
  /**
   * A calendar day without time zone, `YYYY-MM-DD`.
   * The type itself accepts any string as input; the operation rejects anything but an existing day with BAD_USER_INPUT for
   * the field.
   */
  LocalDate: { input: string; output: string; }
};

/** Days on which an instructor does not work. */
export type Absence = {
  __typename?: 'Absence';
  /** First day. */
  fromDay: Scalars['LocalDate']['output'];
  /** For staff. */
  reason: Scalars['String']['output'];
  /** The part of each day; null: all of it. */
  span?: Maybe<ClockSpan>;
  /** Last day. */
  toDay: Scalars['LocalDate']['output'];
};

/** Days on which an instructor does not work. */
export type AbsenceInput = {
  /** First day. */
  fromDay: Scalars['LocalDate']['input'];
  /** 3 to 200 characters. */
  reason: Scalars['String']['input'];
  /** The part of each day; absent: all of it. */
  span?: InputMaybe<ClockSpanInput>;
  /** Last day. */
  toDay: Scalars['LocalDate']['input'];
};

/** The secret of an invitation. */
export type AcceptInstructorInvitationInput = {
  /** The part of the link after `#`. */
  token: Scalars['String']['input'];
};

/** The offered seat to accept. */
export type AcceptOfferInput = {
  /** The price that the caller has seen, in pesos. If it is another one by now: CONFLICT with the reason `PRICE_CHANGED`, and nothing is stored. */
  expectedPrice?: InputMaybe<Scalars['Float']['input']>;
  /** The enrolment. */
  id: Scalars['ID']['input'];
};

/**
 * A personal access token: a program sends it as a bearer token and acts for the owner, with at most 600 requests a minute
 * (then RATE_LIMITED). It cannot manage the account itself: password, sessions, tokens.
 */
export type AccessToken = {
  __typename?: 'AccessToken';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When it was last used, accurate to ten minutes; null before the first use. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name given by the owner. */
  name: Scalars['String']['output'];
  /** What it permits. */
  scopes: Array<TokenScope>;
};

/** Kind of an entry that an admin makes. */
export type AccountAdjustment =
  /** A correction either way. */
  | 'ADJUSTMENT'
  /** It lowers what is owed. */
  | 'DISCOUNT';

/** A link in a message about the security of an account. */
export type AccountLinkInput = {
  /** The part of the link after `#`. */
  token: Scalars['String']['input'];
};

/** Result of an operation that returns no data. */
export type Acknowledgement = {
  __typename?: 'Acknowledgement';
  /** Sentence for the user. */
  detail: Scalars['String']['output'];
};

/** A session of a user. */
export type ActiveSession = {
  __typename?: 'ActiveSession';
  /** Browser and operating system that the browser sent at sign-in; null if unknown. */
  device?: Maybe<Scalars['String']['output']>;
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether this request uses it. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, accurate to ten minutes. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** When it was opened. */
  signedInAt: Scalars['DateTime']['output'];
  /** How the user signed in. */
  via: SignInMethod;
};

/** A note on a class. */
export type AddClassNoteInput = {
  /** Identifier of a course, or of the enrolment of a personalised class. */
  classId: Scalars['ID']['input'];
  /** 1 to 1,000 characters, in lines. */
  text: Scalars['String']['input'];
};

/** A day that differs from the hours of the week. */
export type AddHoursExceptionInput = {
  /** The day. */
  day: Scalars['LocalDate']['input'];
  /** Open, or closed. */
  isOpen: Scalars['Boolean']['input'];
  /** 3 to 200 characters. */
  reason: Scalars['String']['input'];
  /** The part of the day; absent: all of it. */
  span?: InputMaybe<ClockSpanInput>;
};

/** A note about a person. */
export type AddPersonNoteInput = {
  /** 1 to 1,000 characters, in lines. */
  text: Scalars['String']['input'];
  /** The person. */
  userId: Scalars['ID']['input'];
};

/** A student for the waiting list of a course. */
export type AddToWaitingListInput = {
  /** The course. */
  courseId: Scalars['ID']['input'];
  /** The student. */
  userId: Scalars['ID']['input'];
};

/** A correction of an account. */
export type AdjustMoneyAccountInput = {
  /** Pesos that it adds to what is owed; of a discount the amount. */
  amount: Scalars['Float']['input'];
  /** 3 to 200 characters, which the person sees. */
  reason: Scalars['String']['input'];
  /** A discount or a correction. */
  type: AccountAdjustment;
  /** The person. */
  userId: Scalars['ID']['input'];
};

/** A correction of a student's points. */
export type AdjustPointsInput = {
  /** 1 to 200 characters. */
  description: Scalars['String']['input'];
  /** Points to add or, if negative, to take; not 0. The balance cannot fall below 0. */
  points: Scalars['Int']['input'];
  /** The user. */
  userId: Scalars['ID']['input'];
};

/** Figures of the whole academy. */
export type AdminStats = {
  __typename?: 'AdminStats';
  /** Number of active courses. */
  activeCourses: Scalars['Int']['output'];
  /** Number of active accounts. */
  activeUsers: Scalars['Int']['output'];
  /** Number of all courses. */
  totalCourses: Scalars['Int']['output'];
  /** Number of enrolments that are not cancelled. */
  totalEnrolments: Scalars['Int']['output'];
  /** Sum of all balances; an integer that may exceed Int. */
  totalPoints: Scalars['Float']['output'];
  /** Number of all accounts. */
  totalUsers: Scalars['Int']['output'];
};

/** What the academy's minimum age does to classes. */
export type AgePolicy =
  /** Enrolling, booking and moving a class fail with the reason `BELOW_MINIMUM_AGE`. */
  | 'ENFORCE'
  /** Ages do not matter. */
  | 'OFF'
  /** Students and staff are told. */
  | 'WARN';

/** A group course with its enrolments, or one student's class. */
export type AgendaEntry = {
  __typename?: 'AgendaEntry';
  /** Number of pending and confirmed students who said that they will come. */
  comingCount: Scalars['Int']['output'];
  /** Number of completed enrolments. */
  completedCount: Scalars['Int']['output'];
  /** Number of confirmed enrolments. */
  confirmedCount: Scalars['Int']['output'];
  /** The course. */
  course: Course;
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** The student's enrolment; null for a group course. */
  enrolment?: Maybe<Enrolment>;
  /** Identifier of the course or of the enrolment. */
  id: Scalars['ID']['output'];
  /** Id of an instructor, or a text set by staff; null if unknown. */
  instructorId?: Maybe<Scalars['String']['output']>;
  /** Name of the instructor; null if unknown. */
  instructorName?: Maybe<Scalars['String']['output']>;
  /** Number of pending enrolments. */
  pendingCount: Scalars['Int']['output'];
  /** While free times are suggested: its lane, or one that is free for it by the rules of free times; null if none is. */
  proposedLaneId?: Maybe<Scalars['ID']['output']>;
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** Number of students who owe for it; null while money is off. */
  unpaidCount?: Maybe<Scalars['Int']['output']>;
  /** What staff should check. */
  warnings: Array<AgendaWarning>;
};

/** What staff should check. */
export type AgendaWarning =
  /** It is coming, and the academy is closed for a part of it. This and what follows only where free times are offered. */
  | 'CLOSED'
  /** Its instructor is absent, or does not work then. */
  | 'INSTRUCTOR_ABSENT'
  /** It is in the future, and its instructor is not active. */
  | 'INSTRUCTOR_INACTIVE'
  /** Its instructor has another class at the same time. */
  | 'INSTRUCTOR_OVERLAP'
  /** A student will have no valid licence, and the course requires one or warns. */
  | 'LICENCE'
  /** It has no instructor. */
  | 'NO_INSTRUCTOR'
  /** There are more classes at once than lanes at its location. */
  | 'NO_LANE'
  /** More weapons of a model are lent at once than there are. */
  | 'NO_WEAPON'
  /** More students are enrolled than there are seats. */
  | 'OVER_CAPACITY';

/** Boxes of one caliber. */
export type AmmoBox = {
  __typename?: 'AmmoBox';
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
  /** Boxes, 1 to 100. */
  quantity: Scalars['Int']['output'];
};

/** Boxes of one caliber to buy. */
export type AmmoBoxInput = {
  /** `9mm`, `12 UAB` or `.22LR`; must be the caliber of a selected weapon. */
  caliber: Scalars['String']['input'];
  /** Whole boxes, 1 to 100; rows of one caliber are summed. */
  quantity: Scalars['Int']['input'];
};

/** Boxes of one caliber with their cost in Argentine pesos. */
export type AmmoCost = {
  __typename?: 'AmmoCost';
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
  /** Boxes. */
  quantity: Scalars['Int']['output'];
  /** Pesos for all boxes. */
  subtotal: Scalars['Float']['output'];
  /** Pesos per box. */
  unitPrice: Scalars['Float']['output'];
};

/** The ammunition of each caliber in some days. */
export type AmmunitionDays = {
  __typename?: 'AmmunitionDays';
  /** Its calibers. */
  stocks: Array<AmmunitionStock>;
};

/** An entry of the ledger of a caliber. It is never changed. */
export type AmmunitionEntry = {
  __typename?: 'AmmunitionEntry';
  /** The stock after it. */
  balance: Scalars['Int']['output'];
  /** Name of who entered it; null for a service account. */
  byName?: Maybe<Scalars['String']['output']>;
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
  /** When it was entered. */
  createdAt: Scalars['DateTime']['output'];
  /** The reason that was given, or the weapon. */
  description: Scalars['String']['output'];
  /** The hand-out that it belongs to; null for others. */
  handOutId?: Maybe<Scalars['ID']['output']>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Of a purchase: number of the invoice; null for others. */
  invoice?: Maybe<Scalars['String']['output']>;
  /** Of a purchase: the lot; null if unknown. */
  lot?: Maybe<Scalars['String']['output']>;
  /** Rounds that it adds to the stock; negative for those that it takes. */
  rounds: Scalars['Int']['output'];
  /** Of a purchase: who sold it; null if unknown. */
  supplier?: Maybe<Scalars['String']['output']>;
  /** What it is. */
  type: AmmunitionType;
};

/** One page of entries of ammunition. */
export type AmmunitionEntryConnection = {
  __typename?: 'AmmunitionEntryConnection';
  /** The entries of the page with their cursors, newest first. */
  edges: Array<AmmunitionEntryEdge>;
  /** The entries of the page, newest first. */
  nodes: Array<AmmunitionEntry>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of entries on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry in a list. */
export type AmmunitionEntryEdge = {
  __typename?: 'AmmunitionEntryEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AmmunitionEntry;
};

/**
 * The ammunition of a quarter, issued with a number. It is never changed: what is entered later of the quarter is in the next
 * sheet.
 */
export type AmmunitionSheet = {
  __typename?: 'AmmunitionSheet';
  /** Every caliber. */
  calibers: Array<SheetCaliber>;
  /** First day of the quarter. */
  from: Scalars['LocalDate']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Name of who issued it, or that the person's data were erased. */
  issuedByName: Scalars['String']['output'];
  /** 1, 2, 3 … without gaps. */
  number: Scalars['Int']['output'];
  /** The quarter, such as `2026-3`. */
  quarter: Scalars['String']['output'];
  /** Last day of the quarter. */
  to: Scalars['LocalDate']['output'];
};

/** One page of sheets of ammunition. */
export type AmmunitionSheetConnection = {
  __typename?: 'AmmunitionSheetConnection';
  /** The sheets of the page with their cursors, newest first. */
  edges: Array<AmmunitionSheetEdge>;
  /** The sheets of the page, newest first. */
  nodes: Array<AmmunitionSheet>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of sheets on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A sheet in a list. */
export type AmmunitionSheetEdge = {
  __typename?: 'AmmunitionSheetEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The sheet. */
  node: AmmunitionSheet;
};

/** Rounds of a caliber in some days: opening + bought - handedOut + returned + counted - lost + corrected = closing. */
export type AmmunitionStock = {
  __typename?: 'AmmunitionStock';
  /** Rounds bought. */
  bought: Scalars['Int']['output'];
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
  /** Stock at the end of the last day. */
  closing: Scalars['Int']['output'];
  /** What corrections of returns added, perhaps negative. */
  corrected: Scalars['Int']['output'];
  /** What counts added; negative if they found less. */
  counted: Scalars['Int']['output'];
  /** Rounds handed out with weapons. */
  handedOut: Scalars['Int']['output'];
  /** Stock now. */
  inStock: Scalars['Int']['output'];
  /** Rounds lost or destroyed. */
  lost: Scalars['Int']['output'];
  /** Stock at the start of the first day. */
  opening: Scalars['Int']['output'];
  /** Rounds that are out with weapons now. */
  out: Scalars['Int']['output'];
  /** Rounds that came back with weapons. */
  returned: Scalars['Int']['output'];
};

/** What an entry of the ledger of ammunition is. */
export type AmmunitionType =
  /** What came back with a weapon was corrected. */
  | 'CORRECTION'
  /** The stock was counted: the entry is the difference. */
  | 'COUNT'
  /** Handed out with a weapon. */
  | 'HAND_OUT'
  /** Rounds were lost or destroyed. */
  | 'LOSS'
  /** A lot was bought. */
  | 'PURCHASE'
  /** Came back with a weapon. */
  | 'RETURN';

/** The class that a student comes to. */
export type AnnounceComingInput = {
  /** The enrolment, one's own. */
  id: Scalars['ID']['input'];
};

/** A hand-out that was a mistake. */
export type AnnulHandOutInput = {
  /** The hand-out. */
  id: Scalars['ID']['input'];
  /** Why, 3 to 200 characters. */
  reason: Scalars['String']['input'];
};

/** Weapons and ammunition for the classes of a day. */
export type Armoury = {
  __typename?: 'Armoury';
  /** Confirmed and completed classes. */
  confirmed: ArmourySheet;
  /** The day. */
  day: Scalars['LocalDate']['output'];
  /** Active group courses, by time. Their enrolments name no weapons. */
  groupCourses: Array<Course>;
  /** What the kits of these courses lend to their students; without courses that lend nothing, or to nobody. */
  groupLoans: Array<GroupLoan>;
  /** Pending classes. */
  pending: ArmourySheet;
  /** Models of which pending and confirmed classes and kits lend more than are counted; empty for models without a count. */
  shortages: Array<WeaponShortage>;
};

/** Weapons and ammunition for one class. */
export type ArmouryClass = {
  __typename?: 'ArmouryClass';
  /** Boxes by caliber. */
  boxes: Array<AmmoBox>;
  /** The class. */
  enrolment: Enrolment;
  /** The weapons chosen, `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons: Array<Scalars['String']['output']>;
};

/** Weapons and ammunition for several classes. */
export type ArmourySheet = {
  __typename?: 'ArmourySheet';
  /** Totals by caliber. */
  calibers: Array<CaliberTotal>;
  /** Classes with the academy's weapons, by time. */
  classes: Array<ArmouryClass>;
  /** Classes whose students bring weapon and ammunition; not part of the totals. */
  ownWeaponClasses: Array<ArmouryClass>;
  /** Totals by weapon. */
  weapons: Array<WeaponTotal>;
};

/** An instructor for several enrolments. */
export type AssignInstructorInput = {
  /** 1 to 100 ids of enrolments. */
  ids: Array<Scalars['ID']['input']>;
  /** An active instructor; null clears it. */
  instructorId?: InputMaybe<Scalars['ID']['input']>;
  /** Staff, while free times are enforced: true for a time that is not free. */
  overbook?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required with `overbook`: 3 to 200 characters, for the audit trail. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** A student's attendance, for the instructor. */
export type Attendance =
  /** Did not come: the enrolment is cancelled as a no-show. */
  | 'ABSENT'
  /** Marked present; the enrolment is not completed yet. */
  | 'ARRIVED'
  /** Confirmed, and not yet recorded. */
  | 'EXPECTED'
  /** Attended: the enrolment is completed. */
  | 'PRESENT'
  /** The academy has not confirmed the enrolment. */
  | 'UNCONFIRMED';

/** A corrected enrolment, and what happened to the points. */
export type AttendanceCorrection = {
  __typename?: 'AttendanceCorrection';
  /** The enrolment after the correction. */
  enrolment: Enrolment;
  /** A sentence about the points; null if none moved. */
  notice?: Maybe<Scalars['String']['output']>;
  /** Points that were credited or, below 0, taken back. */
  points: Scalars['Int']['output'];
  /** Points of a withdrawn completion that were not taken back, because the student had spent them. */
  spentPoints: Scalars['Int']['output'];
};

/** Result for one of several students. */
export type AttendanceOutcome = {
  __typename?: 'AttendanceOutcome';
  /** The attendance; null if it was not recorded. */
  attendance?: Maybe<Attendance>;
  /** Why it was not recorded. */
  error?: Maybe<OutcomeError>;
  /** The id that was sent. */
  id: Scalars['ID']['output'];
};

/** Who performed an action. */
export type AuditActor = {
  __typename?: 'AuditActor';
  /** The user or service account; null for the system and the command line. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Whether `id` is that of a service account. */
  isServiceAccount: Scalars['Boolean']['output'];
  /** Name of the user or service account at that time, else `Sistema` or `Consola`. */
  label: Scalars['String']['output'];
};

/** Change of one field; values are texts of at most 200 characters. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** Value after; null if none. */
  after?: Maybe<Scalars['String']['output']>;
  /** Value before; null if none. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field; a dot separates nested names. */
  field: Scalars['String']['output'];
};

/** One action of the audit trail, done or refused. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** Noun and verb, such as `course.update`. */
  action: Scalars['String']['output'];
  /** Who performed an action. */
  actor: AuditActor;
  /** When it started. */
  at: Scalars['DateTime']['output'];
  /** At most 20 fields; empty if nothing changed. After a crash, the requested changes. */
  changes: Array<AuditChange>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The outcome. */
  outcome: AuditOutcome;
  /** Why it was refused, as a sentence; null otherwise. */
  reason?: Maybe<Scalars['String']['output']>;
  /** `X-Request-Id` of the response; null for the system and the command line. */
  requestId?: Maybe<Scalars['ID']['output']>;
  /** The object of an action. */
  subject: AuditSubject;
};

/** One page of the audit trail. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** The entries of the page with their cursors, newest first. */
  edges: Array<AuditEntryEdge>;
  /** The entries of the page, newest first. */
  nodes: Array<AuditEntry>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of entries on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An audit entry in a list. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AuditEntry;
};

/** Conditions on audit entries; all must hold. */
export type AuditFilter = {
  /** Only this action, such as `course.update`. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** Only actions of this user or service account. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only from this instant on, inclusive. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only actions on this course, enrolment, user, … */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Only before this instant. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Outcome of an action. */
export type AuditOutcome =
  /** Done. */
  | 'DONE'
  /** Started; the outcome is not known yet. Settled within minutes. */
  | 'INTENDED'
  /** Rejected; `reason` says why. */
  | 'REFUSED';

/** The object of an action. */
export type AuditSubject = {
  __typename?: 'AuditSubject';
  /** Its identifier; null if it has none, such as an export. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Its name at that time. */
  label: Scalars['String']['output'];
  /** `course`, `enrolment`, `user`, `instructor`, `referral`, `waiting`, … */
  type: Scalars['String']['output'];
};

/** When a course can be booked. */
export type Availability = {
  __typename?: 'Availability';
  /** The days in order; none with OFF. */
  days: Array<DayAvailability>;
  /** Whether the weapons of a class can change its free times. */
  dependsOnWeapons: Scalars['Boolean']['output'];
  /** How long the class lasts. */
  durationMinutes: Scalars['Int']['output'];
  /** Instructors who may be chosen for a class, by name: that of the course, or all with working hours; none with OFF, of a group course and without sign-in. */
  instructors: Array<CourseInstructor>;
  /** What free times do to bookings. */
  policy: SchedulePolicy;
  /** IANA time zone of days and times. */
  timeZone: Scalars['String']['output'];
};

/** A personalised class to book. */
export type BookClassInput = {
  /** Required unless `hasWeaponAmmo` is true; then ignored. */
  ammoBoxes?: InputMaybe<Array<AmmoBoxInput>>;
  /** Kind of class. */
  classType: ClassType;
  /** A personalised course; a group course fails with BAD_USER_INPUT. */
  courseId: Scalars['ID']['input'];
  /** The price that the caller has seen, in pesos. If it is another one by now: CONFLICT with the reason `PRICE_CHANGED`, and nothing is stored. */
  expectedPrice?: InputMaybe<Scalars['Float']['input']>;
  /** True if the student brings weapon and ammunition: none is bought. */
  hasWeaponAmmo: Scalars['Boolean']['input'];
  /** An instructor from `instructors` of `availability`: the class is planned with them, until staff assigns another. */
  preferredInstructorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only its calendar day in the academy's time zone is used: an instant, or the day itself as `YYYY-MM-DD`. */
  scheduledDate: Scalars['DateTime']['input'];
  /** `HH:mm` in the academy's time zone. */
  scheduledTime: Scalars['String']['input'];
  /** At least one of `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons: Array<Scalars['String']['input']>;
};

/** Rules of bookings. */
export type BookingRules = {
  __typename?: 'BookingRules';
  /** What the minimum age does to classes. */
  agePolicy: AgePolicy;
  /** Minutes between two classes of a lane or an instructor. */
  bufferMinutes: Scalars['Int']['output'];
  /** Hours before a class from which its student neither cancels nor moves it; 0: until it begins. */
  deadlineHours: Scalars['Int']['output'];
  /** How many days ahead can be booked. */
  horizonDays: Scalars['Int']['output'];
  /** The minimum age in years, on the day of the class. */
  minimumAge: Scalars['Int']['output'];
  /** Hours between booking and class. */
  noticeHours: Scalars['Int']['output'];
  /** Minutes between two offered times. */
  stepMinutes: Scalars['Int']['output'];
};

/** Changes of the rules; absent ones do not change. */
export type BookingRulesInput = {
  /** What the minimum age does to classes. */
  agePolicy?: InputMaybe<AgePolicy>;
  /** Minutes between two classes of a lane or an instructor, 0 to 240 in steps of 15. */
  bufferMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Hours before a class from which its student neither cancels nor moves it, 0 to 720; until it is set, that of the server's settings. */
  deadlineHours?: InputMaybe<Scalars['Int']['input']>;
  /** How many days ahead can be booked, 1 to 730. */
  horizonDays?: InputMaybe<Scalars['Int']['input']>;
  /** The minimum age in years, on the day of the class, 1 to 99. */
  minimumAge?: InputMaybe<Scalars['Int']['input']>;
  /** Hours between booking and class, 0 to 720. */
  noticeHours?: InputMaybe<Scalars['Int']['input']>;
  /** 15, 30 or 60. */
  stepMinutes?: InputMaybe<Scalars['Int']['input']>;
};

/** A class as a file for calendar programs (RFC 5545). */
export type CalendarFile = {
  __typename?: 'CalendarFile';
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Content of the file. */
  text: Scalars['String']['output'];
};

/** Whose classes a calendar shows. */
export type CalendarKind =
  /** All courses and classes of the academy, without names. */
  | 'ACADEMY'
  /** The classes that one gives, with first name and initial of the student of a personalised class. */
  | 'INSTRUCTOR'
  /** One's own classes. */
  | 'STUDENT';

/** A secret link to a calendar that calendar programs read, without its secret. */
export type CalendarLink = {
  __typename?: 'CalendarLink';
  /** When it was created; null if there is none. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it shows. */
  kind: CalendarKind;
  /** When it was last read, accurate to ten minutes; null before the first use. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Boxes of one caliber. */
export type CaliberBoxes = {
  __typename?: 'CaliberBoxes';
  /** Boxes. */
  boxes: Scalars['Int']['output'];
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
};

/** Rounds of a caliber that were counted. */
export type CaliberCountInput = {
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['input'];
  /** 0 to 1,000,000. */
  rounds: Scalars['Int']['input'];
};

/** Ammunition of one caliber. */
export type CaliberTotal = {
  __typename?: 'CaliberTotal';
  /** Boxes. */
  boxes: Scalars['Int']['output'];
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
  /** Cartridges in these boxes. */
  cartridges: Scalars['Int']['output'];
};

/** A course to call off. */
export type CallOffCourseInput = {
  /** Identifier of the course. */
  id: Scalars['ID']['input'];
  /** Up to 200 characters; students see it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why. */
  reason: CallOffReason;
};

/** Why the academy called a course off. */
export type CallOffReason =
  /** Too few students. */
  | 'FEW_STUDENTS'
  /** No instructor. */
  | 'INSTRUCTOR'
  /** Another reason; see the note. */
  | 'OTHER'
  /** The range cannot be used. */
  | 'VENUE'
  /** Weather. */
  | 'WEATHER';

/** The enrolment to cancel. */
export type CancelEnrolmentInput = {
  /** Identifier of the enrolment. */
  id: Scalars['ID']['input'];
};

/** Enrolments to cancel, independently of each other. */
export type CancelEnrolmentsInput = {
  /** 1 to 100 ids of enrolments. */
  ids: Array<Scalars['ID']['input']>;
  /** If true, the students get no message about it. */
  isSilent?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 200 characters; may have several lines. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Any reason except NO_SHOW, OFFER_LAPSED and UNPAID. */
  reason?: InputMaybe<CancellationReason>;
};

/** A second factor whose loss is taken back. */
export type CancelSecondFactorLossInput = {
  /** The user. */
  userId: Scalars['ID']['input'];
};

/** The cancellation of an enrolment. */
export type Cancellation = {
  __typename?: 'Cancellation';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Whether the student cancelled in the last hours before the class, as the academy counts them. */
  isLate: Scalars['Boolean']['output'];
  /** Note of staff, at most 200 characters. */
  note?: Maybe<Scalars['String']['output']>;
  /** Why. */
  reason: CancellationReason;
};

/** Why an enrolment was cancelled. */
export type CancellationReason =
  /** By the academy. */
  | 'ACADEMY'
  /** The weapons licence is missing or expired. */
  | 'CLU'
  /** The student did not come. */
  | 'NO_SHOW'
  /** The student did not accept in time a seat offered from the waiting list. */
  | 'OFFER_LAPSED'
  /** Another reason; see the note. */
  | 'OTHER'
  /** By the student. */
  | 'STUDENT'
  /** Nothing of the deposit was paid in time. */
  | 'UNPAID';

/** Which way cash goes. */
export type CashDirection =
  /** Into the till. */
  | 'IN'
  /** Out of the till. */
  | 'OUT';

/** A certificate of a completed class. */
export type Certificate = {
  __typename?: 'Certificate';
  /** Code of the public page, 20 characters. */
  code: Scalars['String']['output'];
  /** Null once the person's data were erased. */
  content?: Maybe<CertificateContent>;
  /** The enrolment. */
  enrolmentId: Scalars['ID']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether it has a signature; false if the server had no SECRETS_KEY. */
  isSigned: Scalars['Boolean']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Unique, as in `CEN-2026-7K2M9X`. */
  number: Scalars['String']['output'];
  /** The number of the certificate that it replaces. */
  replaces?: Maybe<Scalars['String']['output']>;
  /** Null while it is valid. */
  revocation?: Maybe<CertificateRevocation>;
  /** Address of the public page. */
  url: Scalars['String']['output'];
  /** The student. */
  userId: Scalars['ID']['output'];
};

/** One page of certificates. */
export type CertificateConnection = {
  __typename?: 'CertificateConnection';
  /** The certificates of the page with their cursors, newest first. */
  edges: Array<CertificateEdge>;
  /** The certificates of the page, newest first. */
  nodes: Array<Certificate>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of certificates on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** Content of a certificate, fixed when it was issued. */
export type CertificateContent = {
  __typename?: 'CertificateContent';
  /** The academy. */
  academy: Scalars['String']['output'];
  /** Name of the course, and the type of a personalised class. */
  course: Scalars['String']['output'];
  /** Day of the class in the academy's time zone, or of a completion before it. */
  day: Scalars['LocalDate']['output'];
  /** Type and last three characters of the document, as in `DNI ···123`. */
  document?: Maybe<Scalars['String']['output']>;
  /** Name of the instructor. */
  instructor?: Maybe<Scalars['String']['output']>;
  /** Duration of the class in minutes. */
  minutes: Scalars['Int']['output'];
  /** First and last name as they were. */
  name: Scalars['String']['output'];
};

/** A certificate in a list. */
export type CertificateEdge = {
  __typename?: 'CertificateEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The certificate. */
  node: Certificate;
};

/** What issuing brought to one enrolment. */
export type CertificateOutcome = {
  __typename?: 'CertificateOutcome';
  /** Its certificate; null if it was not issued. */
  certificate?: Maybe<Certificate>;
  /** Why it was not issued. */
  error?: Maybe<OutcomeError>;
  /** The enrolment, as it was given. */
  id: Scalars['ID']['output'];
};

/** A certificate to revoke or replace. */
export type CertificateReasonInput = {
  /** The certificate. */
  id: Scalars['ID']['input'];
  /** 3 to 200 characters; not public. */
  reason: Scalars['String']['input'];
};

/** The revocation of a certificate. */
export type CertificateRevocation = {
  __typename?: 'CertificateRevocation';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What staff wrote; not public. */
  note?: Maybe<Scalars['String']['output']>;
  /** Why. */
  reason: CertificateRevocationReason;
};

/** Why a certificate was revoked. */
export type CertificateRevocationReason =
  /** Its completion was corrected; another one follows if the class is completed again. */
  | 'ATTENDANCE'
  /** Staff replaced it by another one. */
  | 'REPLACED'
  /** Staff revoked it permanently. */
  | 'STAFF';

/** A new password for one's own account. */
export type ChangePasswordInput = {
  /** A wrong one fails with BAD_USER_INPUT and counts against the limits of `login`. */
  currentPassword: Scalars['String']['input'];
  /** True: one's personal access tokens and calendar links stay valid; otherwise they are revoked. */
  keepAccessTokens?: InputMaybe<Scalars['Boolean']['input']>;
  /** 6 to 128 characters; one of the most common passwords fails with BAD_USER_INPUT. */
  newPassword: Scalars['String']['input'];
};

/** What staff has written about a class. */
export type ClassNote = {
  __typename?: 'ClassNote';
  /** Name of the author when it was written. */
  author: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** 1 to 1,000 characters, in lines; empty once it was removed. */
  text: Scalars['String']['output'];
};

/** One page of notes on a class. */
export type ClassNoteConnection = {
  __typename?: 'ClassNoteConnection';
  /** The notes of the page with their cursors, newest first. */
  edges: Array<ClassNoteEdge>;
  /** The notes of the page, newest first. */
  nodes: Array<ClassNote>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of notes on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A note on a class in a list. */
export type ClassNoteEdge = {
  __typename?: 'ClassNoteEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The note. */
  node: ClassNote;
};

/** Enrolments by what became of them. Each is counted once. */
export type ClassOutcomes = {
  __typename?: 'ClassOutcomes';
  /** Completed. */
  attended: Scalars['Int']['output'];
  /** Cancelled because the course was called off. */
  calledOff: Scalars['Int']['output'];
  /** Cancelled otherwise, by the student or by staff. */
  cancellations: Scalars['Int']['output'];
  /** Pending or confirmed, of classes that have not begun. */
  coming: Scalars['Int']['output'];
  /** Cancelled by the student within the academy's last hours before the class. */
  lateCancellations: Scalars['Int']['output'];
  /** Cancelled because the student did not come. */
  noShows: Scalars['Int']['output'];
  /** Pending or confirmed although the class has begun: attendance is not recorded. */
  unattended: Scalars['Int']['output'];
};

/** A class of the same instructor at the same time. */
export type ClassOverlap = {
  __typename?: 'ClassOverlap';
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** Identifier of the course or of the enrolment. */
  id: Scalars['ID']['output'];
  /** Name of the course. */
  name: Scalars['String']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
};

/** The choices that set the price of a personalised class. */
export type ClassQuoteInput = {
  /** Required unless `hasWeaponAmmo` is true; then ignored. */
  ammoBoxes?: InputMaybe<Array<AmmoBoxInput>>;
  /** True if the student brings weapon and ammunition: none is bought. */
  hasWeaponAmmo: Scalars['Boolean']['input'];
  /** At least one of `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons: Array<Scalars['String']['input']>;
};

/** Attendance, no-shows and cancellations by the month of the class. Enrolments without a date are not included. */
export type ClassReport = {
  __typename?: 'ClassReport';
  /** Those with the most enrolments first, at most 100. */
  courses: Array<CourseOutcomes>;
  /** How many more names of courses there are. */
  coursesLeftOut: Scalars['Int']['output'];
  /** Those with the most enrolments first. */
  instructors: Array<InstructorOutcomes>;
  /** One for each month, in order. */
  months: Array<ClassReportMonth>;
};

/** The classes of a month, and its new students. */
export type ClassReportMonth = {
  __typename?: 'ClassReportMonth';
  /** Group courses of this month that were called off. */
  calledOffCourses: Scalars['Int']['output'];
  /** Whether the month has ended. */
  isOver: Scalars['Boolean']['output'];
  /** `YYYY-MM`, in the academy's time zone. */
  month: Scalars['String']['output'];
  /** By the month in which the account was created. */
  newStudents: NewStudents;
  /** Enrolments whose class is in this month. */
  outcomes: ClassOutcomes;
  /** Cancelled ones by reason, no-shows included, without those of courses that were called off. */
  reasons: Array<ReasonCount>;
};

/** Kind of a personalised class. */
export type ClassType =
  /** Tiro Defensivo. */
  | 'DEFENSIVE'
  /** Tiro Deportivo. */
  | 'SPORT';

/** A part of a day, on the clock of the academy. */
export type ClockSpan = {
  __typename?: 'ClockSpan';
  /** `HH:mm`, a whole quarter of an hour. */
  from: Scalars['String']['output'];
  /** `HH:mm`, up to `24:00`. */
  to: Scalars['String']['output'];
};

/** A part of a day, on the clock of the academy. */
export type ClockSpanInput = {
  /** `HH:mm`, a whole quarter of an hour. */
  from: Scalars['String']['input'];
  /** `HH:mm`, up to `24:00`. */
  to: Scalars['String']['input'];
};

/** What is found at the end of a day. */
export type CloseDayInput = {
  /** The ammunition that was counted, each caliber at most once. It corrects nothing: `recordAmmunition` does. */
  counts?: InputMaybe<Array<CaliberCountInput>>;
  /** At most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** A session to close. */
export type CloseTillInput = {
  /** Pesos of cash that were counted. */
  counted: Scalars['Float']['input'];
  /** The session. */
  id: Scalars['ID']['input'];
  /** Up to 200 characters; required if what was counted is not what should be there. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** The ammunition of a caliber when a day was closed. */
export type ClosedCaliber = {
  __typename?: 'ClosedCaliber';
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
  /** Rounds that were counted; null if they were not. */
  counted?: Maybe<Scalars['Int']['output']>;
  /** Rounds by the ledger. */
  inStock: Scalars['Int']['output'];
  /** Rounds that were missing, negative for more than there should be; null if they were not counted. */
  short?: Maybe<Scalars['Int']['output']>;
};

/** Rule of a course on the student's weapons licence on the day of the class. */
export type CluPolicy =
  /** No rule. */
  | 'OFF'
  /** The licence must be valid; otherwise enrolling fails with CONFLICT. */
  | 'REQUIRE'
  /** Staff and student see a warning if the licence will have expired. */
  | 'WARN';

/** What confirms the caller's identity. */
export type ConfirmIdentityInput = {
  /** A code of the authenticator app, or a recovery code; required if the account has a second factor. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The account's password; null for accounts without a password. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** The correction of a completion or a no-show. */
export type CorrectAttendanceInput = {
  /** A completed enrolment or a no-show. */
  id: Scalars['ID']['input'];
  /** The right outcome; the present one changes nothing. */
  outcome: CorrectedAttendance;
  /** True if a no-show may take a seat beyond the capacity of the course. */
  overCapacity?: InputMaybe<Scalars['Boolean']['input']>;
  /** 3 to 200 characters, for the audit trail. */
  reason: Scalars['String']['input'];
};

/** A correction of what a weapon is known by. Absent fields stay as they are. */
export type CorrectFirearmInput = {
  /** That it is another weapon than one whose serial number looks alike. */
  confirmSimilar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Number of its registration, at most 60 characters; null clears it. */
  cuim?: InputMaybe<Scalars['String']['input']>;
  /** The revision that was read; another one is a CONFLICT. */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** The weapon. */
  id: Scalars['ID']['input'];
  /** 1 to 60 characters. */
  make?: InputMaybe<Scalars['String']['input']>;
  /** `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** Why, 3 to 200 characters. */
  reason: Scalars['String']['input'];
  /** 1 to 60 characters. With the make it is unique, however it is spelt. */
  serial?: InputMaybe<Scalars['String']['input']>;
};

/** The right count of a return. */
export type CorrectHandOutInput = {
  /** The hand-out. */
  id: Scalars['ID']['input'];
  /** Why, 3 to 200 characters. */
  reason: Scalars['String']['input'];
  /** Rounds fired, 0 to 5,000. May be absent if `roundsLeft` is given and rounds were handed out. */
  rounds?: InputMaybe<Scalars['Int']['input']>;
  /** Rounds that came back of those that were handed out; if absent, those that were not fired. */
  roundsLeft?: InputMaybe<Scalars['Int']['input']>;
};

/** What a correction of the attendance results in. */
export type CorrectedAttendance =
  /** Attended. */
  | 'COMPLETED'
  /** Neither attended nor absent: the enrolment is confirmed again. */
  | 'CONFIRMED'
  /** The student did not come. */
  | 'NO_SHOW';

/** A course of the academy. */
export type Course = {
  __typename?: 'Course';
  /** Its call-off by the academy; null if it takes place. */
  callOff?: Maybe<CourseCallOff>;
  /** Seats of a group course, 1 to 500; null is unlimited. */
  capacity?: Maybe<Scalars['Int']['output']>;
  /** Its rule on the student's weapons licence (CLU). */
  cluPolicy: CluPolicy;
  /** Group or personalised. */
  courseType: CourseType;
  /** The deposit that a booking is asked for now; null: none. */
  deposit?: Maybe<CourseDeposit>;
  /** Percent of the price that is asked for as a deposit; null: by the rules of money, which ask by the type of class; 0: none. */
  depositPercent?: Maybe<Scalars['Int']['output']>;
  /** Plain text; `\n` separates lines. */
  description: Scalars['String']['output'];
  /** Duration in minutes. */
  durationMinutes: Scalars['Int']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The instructor; null if undecided. */
  instructor?: Maybe<CourseInstructor>;
  /** False hides it from students. */
  isActive: Scalars['Boolean']['output'];
  /** Whether completing it earns a certificate. */
  issuesCertificate: Scalars['Boolean']['output'];
  /** The lane of a group course, while free times are enforced. */
  laneId?: Maybe<Scalars['ID']['output']>;
  /** Where it takes place. */
  location: Scalars['String']['output'];
  /** The minimum age on the day of the class; null where ages do not matter. */
  minimumAge?: Maybe<MinimumAge>;
  /** Name. */
  name: Scalars['String']['output'];
  /** Hours to accept a seat that is offered from the waiting list; null: its student is enrolled at once. */
  offerHours?: Maybe<Scalars['Int']['output']>;
  /** Free seats; null if unlimited. While the waiting list is not empty, free seats go to it and enrolling fails. */
  placesLeft?: Maybe<Scalars['Int']['output']>;
  /** Number of enrolments that are not cancelled. */
  placesTaken: Scalars['Int']['output'];
  /** Points credited when the course is completed. */
  pointsValue: Scalars['Int']['output'];
  /** In Argentine pesos, at most two decimals. */
  price: Scalars['Float']['output'];
  /**
   * Starts at 0 and grows with every change of this course, except changes of its seats, its waiting list, its `deposit`, the
   * minimum age and the name of its instructor.
   */
  revision: Scalars['Int']['output'];
  /** When it takes place; null if undecided, and for personalised courses. */
  scheduledDate?: Maybe<Scalars['DateTime']['output']>;
  /** Shared by the courses of a series; null for a course of none. */
  seriesId?: Maybe<Scalars['ID']['output']>;
  /** When `revision` last grew; at first, when the course was created. */
  updatedAt: Scalars['DateTime']['output'];
  /** Students on the waiting list. */
  waitingCount: Scalars['Int']['output'];
};

/** The call-off of a course. */
export type CourseCallOff = {
  __typename?: 'CourseCallOff';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Note of staff, which students also see. */
  note?: Maybe<Scalars['String']['output']>;
  /** Why. */
  reason: CallOffReason;
  /** Until then staff can undo it. */
  undoUntil: Scalars['DateTime']['output'];
};

/** One page of courses. */
export type CourseConnection = {
  __typename?: 'CourseConnection';
  /** Server time of the request. The next run passes the value of the first page as `updatedSince`; a first run passes none. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** Number of all courses. */
  courseCount: Scalars['Int']['output'];
  /** The courses of the page with their cursors, in the order of `courses`. */
  edges: Array<CourseEdge>;
  /** Number of all group courses. */
  groupCount: Scalars['Int']['output'];
  /** The courses of the page, in the order of `courses`. */
  nodes: Array<Course>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of all courses with a date. */
  scheduledCount: Scalars['Int']['output'];
  /** Number of courses on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A student to inform about a course. */
export type CourseContact = {
  __typename?: 'CourseContact';
  /** After an undone call-off: why the student is not enrolled again; else null. */
  failure?: Maybe<Scalars['String']['output']>;
  /** Identifier of the enrolment, or of the entry in the waiting list. */
  id: Scalars['ID']['output'];
  /** Whether the student was on the waiting list and not enrolled. */
  isWaiting: Scalars['Boolean']['output'];
  /** The student; null if the account does not exist any more. */
  user?: Maybe<User>;
};

/** The deposit that bookings of a course are asked for. Who pays nothing in time loses the place, unless it is confirmed before. */
export type CourseDeposit = {
  __typename?: 'CourseDeposit';
  /** Percent of the price of a defensive class; of a group course, that of every booking. */
  defensivePercent: Scalars['Int']['output'];
  /** Until how many hours after the booking something must be paid. */
  hours: Scalars['Int']['output'];
  /** Percent of the price of a sport class; of a group course, that of every booking. */
  sportPercent: Scalars['Int']['output'];
};

/** A course in a list. */
export type CourseEdge = {
  __typename?: 'CourseEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The course. */
  node: Course;
};

/** Public data of an instructor. */
export type CourseInstructor = {
  __typename?: 'CourseInstructor';
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** What the students of a course are lent, and under which terms. */
export type CourseKit = {
  __typename?: 'CourseKit';
  /** The course. */
  courseId: Scalars['ID']['output'];
  /** Whether students without a licence may shoot, accompanied by an instructor. */
  isAccompanied: Scalars['Boolean']['output'];
  /** Incremented by every change; 0 before the first. */
  revision: Scalars['Int']['output'];
  /** Rounds that go with each weapon. */
  rounds: Scalars['Int']['output'];
  /** The weapons that each student is lent, `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons: Array<Scalars['String']['output']>;
};

/** What moving a course to another date would do. */
export type CourseMove = {
  __typename?: 'CourseMove';
  /** Pending and confirmed enrolments that follow to the new date. */
  following: Scalars['Int']['output'];
  /** Students who follow and will have no valid licence; none if the course has no rule on licences. */
  licences: Array<MissingLicence>;
  /** Other classes of the instructor at the new time. */
  overlaps: Array<ClassOverlap>;
  /** Pending and confirmed enrolments with a date of their own, which does not change. */
  ownDate: Scalars['Int']['output'];
  /** Students on the waiting list. */
  waiting: Scalars['Int']['output'];
};

/** Result for one of several courses. */
export type CourseOutcome = {
  __typename?: 'CourseOutcome';
  /** The changed course; null if there is an error. */
  course?: Maybe<Course>;
  /** Why it was not changed; null if it was. */
  error?: Maybe<OutcomeError>;
  /** The id that was sent. */
  id: Scalars['ID']['output'];
};

/** The courses of one name and type. */
export type CourseOutcomes = {
  __typename?: 'CourseOutcomes';
  /** Group or personalised. */
  courseType: CourseType;
  /** Number of courses with enrolments. */
  courses: Scalars['Int']['output'];
  /** Present name of the courses. */
  name: Scalars['String']['output'];
  /** Their enrolments. */
  outcomes: ClassOutcomes;
};

/** Type of a course. */
export type CourseType =
  /** A group on one date. */
  | 'GRUPAL'
  /** One student by appointment. */
  | 'PERSONALIZADO';

/** A course after its call-off or the undoing of it, with everybody to inform. */
export type CourseWithContacts = {
  __typename?: 'CourseWithContacts';
  /** Students to inform: first the enrolled, then the waiting list; at most 1,000. */
  contacts: Array<CourseContact>;
  /** The course. */
  course: Course;
};

/** A new personal access token. */
export type CreateAccessTokenInput = {
  /** Required if the account has a password; a wrong one counts against the limits of `login`. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 366 days. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** 2 to 80 characters: what it is for. */
  name: Scalars['String']['input'];
  /** At least one; ADMIN only by staff. */
  scopes: Array<TokenScope>;
};

/** The link to create. */
export type CreateCalendarLinkInput = {
  /** What it shows; FORBIDDEN for classes that the user may not see. */
  kind: CalendarKind;
};

/** A new course. */
export type CreateCourseInput = {
  /** Seats of a group course, 1 to 500; absent or null is unlimited. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Rule on the student's weapons licence. */
  cluPolicy?: InputMaybe<CluPolicy>;
  /** Group or personalised. */
  courseType: CourseType;
  /** Deposit in percent of the price, 0 to 100; null: by the rules of money. */
  depositPercent?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 2,000 characters; may have several lines. */
  description: Scalars['String']['input'];
  /** 15 to 1,440 minutes. */
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** An active instructor. */
  instructorId?: InputMaybe<Scalars['ID']['input']>;
  /** False hides it from students. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether completing it earns a certificate. */
  issuesCertificate?: InputMaybe<Scalars['Boolean']['input']>;
  /** 2 to 200 characters. */
  location: Scalars['String']['input'];
  /** 2 to 120 characters. */
  name: Scalars['String']['input'];
  /** Hours to accept a seat that is offered from the waiting list, 1 to 168; null: its student is enrolled at once. */
  offerHours?: InputMaybe<Scalars['Int']['input']>;
  /** Points credited when the course is completed. */
  pointsValue?: InputMaybe<Scalars['Int']['input']>;
  /** Argentine pesos. */
  price: Scalars['Float']['input'];
  /** When it takes place; null if undecided, and for personalised courses. */
  scheduledDate?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A new weapon. */
export type CreateFirearmInput = {
  /** That it is another weapon than one whose serial number looks alike. */
  confirmSimilar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Number of its registration, at most 60 characters. */
  cuim?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60 characters. */
  make: Scalars['String']['input'];
  /** `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  model: Scalars['String']['input'];
  /** Rounds that it has fired before, up to 1,000,000; 0 if absent. */
  roundsBefore?: InputMaybe<Scalars['Int']['input']>;
  /** Where it is kept, at most 60 characters. */
  sector?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60 characters. With the make it is unique, however it is spelt. */
  serial: Scalars['String']['input'];
  /** Day on which the next service is due. */
  serviceDay?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Rounds fired at which the next service is due. */
  serviceRounds?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it can be handed out; AVAILABLE if absent. */
  state?: InputMaybe<FirearmState>;
};

/** A new instructor. */
export type CreateInstructorInput = {
  /** Email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** False: cannot be assigned to classes. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** 2 to 100 characters. */
  name: Scalars['String']['input'];
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** The student who gets a password reset link. */
export type CreatePasswordResetInput = {
  /** The student. */
  userId: Scalars['ID']['input'];
};

/** A person created by staff. `email` or `phone` is required: BAD_USER_INPUT without both. */
export type CreatePersonInput = {
  /** Email address to sign in with; CONFLICT if it is taken. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 2 to 100 characters. */
  firstName: Scalars['String']['input'];
  /** 2 to 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A friend to invite. */
export type CreateReferralInput = {
  /** Address of the friend; not one's own, nor that of a user. */
  referredEmail: Scalars['String']['input'];
};

/** A new service account. */
export type CreateServiceAccountInput = {
  /** Password of the admin, if the account has one; a wrong one counts against the limits of `login`. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 366 days; if absent, the secret does not expire. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** 2 to 80 characters: the name of the integration. */
  name: Scalars['String']['input'];
  /** At least one. */
  scopes: Array<TokenScope>;
};

/** A new endpoint. */
export type CreateWebhookEndpointInput = {
  /** At most 100 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** At least one; not WEBHOOK_TEST. */
  events: Array<WebhookEvent>;
  /**
   * At most 500 characters: `https` on port 443 or 8443, without user, password and fragment, not in a private network
   * (unless the server sets WEBHOOKS_ALLOW_PRIVATE).
   */
  url: Scalars['String']['input'];
};

/** Free times of a day. */
export type DayAvailability = {
  __typename?: 'DayAvailability';
  /** The day. */
  day: Scalars['LocalDate']['output'];
  /** Times at which the class can begin, `HH:mm`. */
  times: Array<Scalars['String']['output']>;
};

/** What was out and what was there when a day was closed. It is never changed. */
export type DayClosing = {
  __typename?: 'DayClosing';
  /** Calibers of which there was ammunition, or which were counted. */
  calibers: Array<ClosedCaliber>;
  /** When it was closed. */
  closedAt: Scalars['DateTime']['output'];
  /** Who closed it; null for a service account, and once the person's data were erased. */
  closedByName?: Maybe<Scalars['String']['output']>;
  /** The day, in the academy's time zone. */
  day: Scalars['LocalDate']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** What was written with it; null for nothing. */
  note?: Maybe<Scalars['String']['output']>;
  /** The weapons that were out, as they are now: perhaps returned since. */
  out: Array<FirearmHandOut>;
  /** The weapons of students that were inside, as they are now: perhaps gone out since. */
  ownWeapons: Array<OwnWeapon>;
};

/** One page of closings. */
export type DayClosingConnection = {
  __typename?: 'DayClosingConnection';
  /** The closings of the page with their cursors, newest first. */
  edges: Array<DayClosingEdge>;
  /** The closings of the page, newest first. */
  nodes: Array<DayClosing>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of closings on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A closing in a list. */
export type DayClosingEdge = {
  __typename?: 'DayClosingEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The closing. */
  node: DayClosing;
};

/** The course to hide from students. */
export type DeactivateCourseInput = {
  /** Identifier of the course. */
  id: Scalars['ID']['input'];
};

/** How long a person has owed: days since the oldest debt that is not paid. */
export type DebtAge =
  /** 0 to 30 days. */
  | 'DAYS_30'
  /** 31 to 60 days. */
  | 'DAYS_60'
  /** 61 to 90 days. */
  | 'DAYS_90'
  /** More than 90 days. */
  | 'OLDER';

/** The decision about an open report and those that depend on it. */
export type DecideRangeReportInput = {
  /** The report. */
  id: Scalars['ID']['input'];
  /** Whether it happened: then it is entered. */
  isAccepted: Scalars['Boolean']['input'];
  /** Why it is discarded, 3 to 200 characters; required then. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** A user's deletion request. */
export type Deletion = {
  __typename?: 'Deletion';
  /** Why it was refused. */
  reason?: Maybe<Scalars['String']['output']>;
  /** When the user requested it; null if staff started it. */
  requestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When staff decided. */
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its state. */
  state: DeletionState;
};

/** Staff's decision on a deletion request. */
export type DeletionDecision =
  /** Anonymise the user. */
  | 'APPROVE'
  /** Keep the data; the user can read the reason. */
  | 'REFUSE';

/** State of a deletion request. */
export type DeletionState =
  /** Staff approved it; the personal data are being removed. */
  | 'APPROVED'
  /** The personal data are removed. */
  | 'DONE'
  /** Staff refused it with a reason; the user may request again. */
  | 'REFUSED'
  /** Staff has not decided yet. */
  | 'REQUESTED';

/** A part of the price that is asked for before a booking is confirmed. If nothing is paid in time, the booking is cancelled. */
export type Deposit = {
  __typename?: 'Deposit';
  /** Pesos. */
  amount: Scalars['Float']['output'];
  /** Whether the person paid something since the booking, or the account is in favour of the person. */
  isPaid: Scalars['Boolean']['output'];
  /** Until when something must be paid. */
  until: Scalars['DateTime']['output'];
};

/** Kind of identity document. */
export type DocumentType =
  /** Identity card. */
  | 'CEDULA'
  /** Argentine national identity document. */
  | 'DNI'
  /** Passport. */
  | 'PASAPORTE';

/** A course to copy and the date of the copy. */
export type DuplicateCourseInput = {
  /** The course to copy; enrolments are not copied. */
  id: Scalars['ID']['input'];
  /** Instructor of the copy; null for none. Absent: that of the original, if still active. */
  instructorId?: InputMaybe<Scalars['ID']['input']>;
  /** Absent or null: undecided. */
  scheduledDate?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The user whose email waits for its owner. */
export type EmailChangeInput = {
  /** The user. */
  userId: Scalars['ID']['input'];
};

/** The service account to end. */
export type EndServiceAccountInput = {
  /** The service account. */
  id: Scalars['ID']['input'];
};

/** The session to end. */
export type EndSessionInput = {
  /** The session. */
  id: Scalars['ID']['input'];
};

/** The user whose access ends. */
export type EndUserAccessInput = {
  /** The user. */
  userId: Scalars['ID']['input'];
};

/** An entry of a waiting list that has ended. */
export type EndedWaiting = {
  __typename?: 'EndedWaiting';
  /** When the entry ended. */
  endedAt: Scalars['DateTime']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When the student joined the waiting list. */
  joinedAt: Scalars['DateTime']['output'];
  /** Why: the rule by which the student was passed over, or the reason of staff; null if the student left or got a seat. */
  reason?: Maybe<Scalars['String']['output']>;
  /** How it ended. */
  state: WaitingEnd;
  /** The student; null if the account no longer exists. */
  user?: Maybe<User>;
};

/** Enrolment in a group course (`courseId`) or booking of a personalised class (its other fields as well; `preferredInstructorId` and `expectedPrice` may be absent). */
export type EnrolInput = {
  /** Required unless `hasWeaponAmmo` is true; then ignored. */
  ammoBoxes?: InputMaybe<Array<AmmoBoxInput>>;
  /** Kind of class. */
  classType?: InputMaybe<ClassType>;
  /** The course; its type decides which other fields apply. */
  courseId: Scalars['ID']['input'];
  /** The price that the caller has seen, in pesos. If it is another one by now: CONFLICT with the reason `PRICE_CHANGED`, and nothing is stored. */
  expectedPrice?: InputMaybe<Scalars['Float']['input']>;
  /** True if the student brings weapon and ammunition: none is bought. */
  hasWeaponAmmo?: InputMaybe<Scalars['Boolean']['input']>;
  /** An instructor from `instructors` of `availability`: the class is planned with them, until staff assigns another. */
  preferredInstructorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only its calendar day in the academy's time zone is used: an instant, or the day itself as `YYYY-MM-DD`. */
  scheduledDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** `HH:mm` in the academy's time zone. */
  scheduledTime?: InputMaybe<Scalars['String']['input']>;
  /** At least one of `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** An enrolment by staff; fields of a class as in `EnrolInput`. */
export type EnrolStudentInput = {
  /** Required unless `hasWeaponAmmo` is true; then ignored. */
  ammoBoxes?: InputMaybe<Array<AmmoBoxInput>>;
  /** Group courses that have begun: true to complete the enrolment at once, with its points. */
  attended?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kind of class. */
  classType?: InputMaybe<ClassType>;
  /** The course; its type decides which other fields apply. */
  courseId: Scalars['ID']['input'];
  /** The price that the caller has seen, in pesos. If it is another one by now: CONFLICT with the reason `PRICE_CHANGED`, and nothing is stored. */
  expectedPrice?: InputMaybe<Scalars['Float']['input']>;
  /** True if the student brings weapon and ammunition: none is bought. */
  hasWeaponAmmo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Group courses: true to enrol beyond the capacity and before waiting students. */
  overCapacity?: InputMaybe<Scalars['Boolean']['input']>;
  /** Classes, while free times are enforced: true for a time that is not free. */
  overbook?: InputMaybe<Scalars['Boolean']['input']>;
  /** An instructor from `instructors` of `availability`: the class is planned with them, until staff assigns another. */
  preferredInstructorId?: InputMaybe<Scalars['ID']['input']>;
  /** Required with `overCapacity` and `overbook`: 3 to 200 characters, for the audit trail. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Only its calendar day in the academy's time zone is used: an instant, or the day itself as `YYYY-MM-DD`. */
  scheduledDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** `HH:mm` in the academy's time zone. */
  scheduledTime?: InputMaybe<Scalars['String']['input']>;
  /** The student. */
  userId: Scalars['ID']['input'];
  /** At least one of `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A student's enrolment in a course or booking of a class. */
export type Enrolment = {
  __typename?: 'Enrolment';
  /** The minimum age in years, if the student does not reach it on the day of the class, today without a date; null if they do, while the birth date is unknown, and where ages do not matter. */
  ageMissed?: Maybe<Scalars['Int']['output']>;
  /** Personalised classes: ammunition to buy. */
  ammoBoxes?: Maybe<Array<AmmoBox>>;
  /** When the student was marked present, which completes nothing; null if not. */
  arrivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why and when it was cancelled; null if it is not, or was cancelled before reasons were recorded. */
  cancellation?: Maybe<Cancellation>;
  /** Personalised classes: day in the academy's time zone. */
  classDate?: Maybe<Scalars['LocalDate']['output']>;
  /** Personalised classes: time in the academy's time zone, `HH:mm`. */
  classTime?: Maybe<Scalars['String']['output']>;
  /** Personalised classes: kind of class. */
  classType?: Maybe<ClassType>;
  /** When the student said that they will come; null if not, or if the class was moved or cancelled since. */
  comingAt?: Maybe<Scalars['DateTime']['output']>;
  /** From when it may be completed without a reason, 15 minutes before its class ends; null without a date. */
  completableFrom?: Maybe<Scalars['DateTime']['output']>;
  /** When it was completed. */
  completionDate?: Maybe<Scalars['DateTime']['output']>;
  /** The course. */
  course: Course;
  /** The course. */
  courseId: Scalars['ID']['output'];
  /** When the student enrolled. */
  createdAt: Scalars['DateTime']['output'];
  /** The student and the desk: what is asked for while it is pending; null while money is off, if nothing is, and for others. */
  deposit?: Maybe<Deposit>;
  /** Why staff completed it before the end of its class; null otherwise. */
  earlyReason?: Maybe<Scalars['String']['output']>;
  /** Personalised classes: whether the student brings weapon and ammunition. */
  hasWeaponAmmo?: Maybe<Scalars['Boolean']['output']>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Id of an instructor, or a text set by staff; null if unknown. */
  instructorId?: Maybe<Scalars['String']['output']>;
  /** Name of the instructor; null if unknown. */
  instructorName?: Maybe<Scalars['String']['output']>;
  /** Whether what was charged for it is paid; null while money is off, and if nothing is charged for it. */
  isPaid?: Maybe<Scalars['Boolean']['output']>;
  /** The lane of a class of its own: claimed while free times are enforced, or chosen by staff. */
  laneId?: Maybe<Scalars['ID']['output']>;
  /** State of the student's weapons licence on the day of the class (not today). */
  licence: LicenceState;
  /**
   * Until when the student must accept the seat, which was offered from the waiting list; null if there is nothing to accept.
   * Unaccepted, it is cancelled and offered to the next student.
   */
  offerUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The student and the desk: pesos of it that are not paid; null as `isPaid`, and for others. */
  owed?: Maybe<Scalars['Float']['output']>;
  /** In Argentine pesos, fixed at enrolment. */
  price: Scalars['Float']['output'];
  /** Personalised classes: parts of the price. */
  priceBreakdown?: Maybe<PriceBreakdown>;
  /** Starts at 0 and grows with every change of this enrolment, except changes of `course`, `completableFrom`, `user`, `licence`, `ageMissed`, `isPaid`, `owed`, `shortages` and `deposit`. */
  revision: Scalars['Int']['output'];
  /** Date for this student, if other than the course's. */
  scheduledDate?: Maybe<Scalars['DateTime']['output']>;
  /** The desk, of a pending enrolment to come: what the academy lacks on that day if it is confirmed; empty for others, and before weapons are entered. */
  shortages: Array<StockShortage>;
  /** Start of the class: `scheduledDate`, else the course's date. May be up to a minute out of date after the course is moved. */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its status. */
  status: EnrolmentStatus;
  /** When `revision` last grew; at first, when the student enrolled. */
  updatedAt: Scalars['DateTime']['output'];
  /** The student; null if the account no longer exists. */
  user?: Maybe<User>;
  /** The student. */
  userId: Scalars['ID']['output'];
  /** Personalised classes: the weapons chosen, `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons?: Maybe<Array<Scalars['String']['output']>>;
};

/** One page of enrolments. */
export type EnrolmentConnection = {
  __typename?: 'EnrolmentConnection';
  /** Server time of the request. The next run passes the value of the first page as `updatedSince`; a first run passes none. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** The enrolments of the page with their cursors, in the order of the list. */
  edges: Array<EnrolmentEdge>;
  /** The enrolments of the page, in the order of the list. */
  nodes: Array<Enrolment>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of enrolments on all pages; counting stops at 1,001, or after 1,000 rows examined without an index. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped: there may be more. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An enrolment in a list. */
export type EnrolmentEdge = {
  __typename?: 'EnrolmentEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The enrolment. */
  node: Enrolment;
};

/** Conditions on enrolments; absent fields set none. */
export type EnrolmentFilter = {
  /** Only enrolments cancelled for this reason. */
  cancellationReason?: InputMaybe<CancellationReason>;
  /** Only this course. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Group or personalised. */
  courseType?: InputMaybe<CourseType>;
  /** Classes from this day on. With `from` or `to` the list is ordered by the date of the class. */
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Only this instructor: that of the enrolment, or of its course if it has none. */
  instructorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this state of the licence on the day of the class. */
  licence?: InputMaybe<LicenceState>;
  /** Only those that were released without a deposit, whose student paid afterwards and has that money in favour. */
  paidAfterRelease?: InputMaybe<Scalars['Boolean']['input']>;
  /** Every word must occur in the student's name, email or document number; or the phone number of the student. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only this status. */
  status?: InputMaybe<EnrolmentStatus>;
  /** Classes up to and including this day. */
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  /** True: only pending enrolments of classes that have begun. */
  unattended?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only this student. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** Enrolments to change, independently of each other. */
export type EnrolmentIdsInput = {
  /** 1 to 100 ids of enrolments. */
  ids: Array<Scalars['ID']['input']>;
  /** Of `completeEnrolments` alone: why they are completed before the end of the class; 3 to 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Result for one of several enrolments. */
export type EnrolmentOutcome = {
  __typename?: 'EnrolmentOutcome';
  /** The changed enrolment; null if there is an error. */
  enrolment?: Maybe<Enrolment>;
  /** Why it was not changed; null if it was. */
  error?: Maybe<OutcomeError>;
  /** The id that was sent. */
  id: Scalars['ID']['output'];
};

/** Status of an enrolment: pending → confirmed → completed; pending and confirmed may be cancelled. */
export type EnrolmentStatus =
  /** Cancelled; final, except for corrections of no-shows by staff. */
  | 'CANCELLED'
  /** Attended; final, except for corrections by staff. */
  | 'COMPLETED'
  /** Confirmed by the academy. */
  | 'CONFIRMED'
  /** Not yet confirmed by the academy. */
  | 'PENDING';

/**
 * The code with which a student enters on the day of a class, shown as a QR code: a compact JWS (Ed25519) of the type
 * `entry+jws` with the claims `iss`, `aud` (`entry`), `sub` (id of the student), `day` and `exp`.
 */
export type EntryCode = {
  __typename?: 'EntryCode';
  /** The signed text. */
  code: Scalars['String']['output'];
  /** The day on which it is valid, in the academy's time zone. */
  day: Scalars['LocalDate']['output'];
  /** The end of that day. */
  expiresAt: Scalars['DateTime']['output'];
};

/** A public key (Ed25519) that verifies entry codes; `/.well-known/jwks.json` has the same ones. */
export type EntryKey = {
  __typename?: 'EntryKey';
  /** Its name in the header of what it signed. */
  kid: Scalars['String']['output'];
  /** The key, base64url, as `x` of a JWK. */
  x: Scalars['String']['output'];
};

/** Kind of error: `extensions.code` of the errors of operations. */
export type ErrorCode =
  /** The request is malformed, or its body is not declared as JSON. */
  | 'BAD_REQUEST'
  /** The input is not valid. */
  | 'BAD_USER_INPUT'
  /** The stored data do not allow it. */
  | 'CONFLICT'
  /** The caller may not do this. */
  | 'FORBIDDEN'
  /** An error of the server. */
  | 'INTERNAL_SERVER_ERROR'
  /** The path does not support the method. */
  | 'METHOD_NOT_ALLOWED'
  /** It does not exist, or the caller may not see it. */
  | 'NOT_FOUND'
  /** Too many attempts. */
  | 'RATE_LIMITED'
  /** The request or its response is too large. */
  | 'TOO_LARGE'
  /** The caller is not signed in, or the credentials are wrong. */
  | 'UNAUTHENTICATED'
  /** The server, its database or a service is not available. */
  | 'UNAVAILABLE';

/** Why a request was rejected: `extensions.reason`, by REST the header `Error-Reason`. New values may be added. */
export type ErrorReason =
  /** The caller's account is deactivated. */
  | 'ACCOUNT_DEACTIVATED'
  /**
   * The email, the password or the second factor of the account was changed by staff or by a link less than 72 hours ago;
   * the message says until when redeeming and new tokens wait.
   */
  | 'ACCOUNT_HELD'
  /** The link in a message about the security of an account was used, is not valid or has expired. */
  | 'ACCOUNT_LINK_INVALID'
  /** Only admins may do this. */
  | 'ADMIN_ONLY'
  /** The account belongs to another instructor. */
  | 'ALREADY_AN_INSTRUCTOR'
  /** The student has a class at the same instant. */
  | 'ALREADY_BOOKED'
  /** The student is enrolled in the course already. */
  | 'ALREADY_ENROLLED'
  /** The student is on the waiting list of the course. */
  | 'ALREADY_WAITING'
  /** The stock of a caliber cannot grow further. */
  | 'AMMUNITION_LIMIT'
  /** There is no such sheet of ammunition. */
  | 'AMMUNITION_SHEET_NOT_FOUND'
  /** There are not that many rounds of the caliber. */
  | 'AMMUNITION_SHORT'
  /** The data of this user were deleted. */
  | 'ANONYMISED'
  /** Only who recorded the attendance can take it back, on the same day. */
  | 'ATTENDANCE_NOT_OWN'
  /** The enrolment is neither completed nor a no-show: there is no attendance to correct. */
  | 'ATTENDANCE_NOT_RECORDED'
  /** Instructors record attendance on the day of the class. */
  | 'ATTENDANCE_ON_ANOTHER_DAY'
  /** Only a class that has begun has an attendance. */
  | 'ATTENDANCE_TOO_EARLY'
  /** The balance cannot grow further. */
  | 'BALANCE_LIMIT'
  /** The student is younger on the day of the class than the academy requires. */
  | 'BELOW_MINIMUM_AGE'
  /** The call-off is more than ten minutes old. */
  | 'CALL_OFF_FINAL'
  /** More seats are taken than the new capacity. */
  | 'CAPACITY_BELOW_PLACES'
  /** More cash than the entries of the open session leave in the till. */
  | 'CASH_SHORT'
  /** Only completed enrolments are certified. */
  | 'CERTIFICATE_NOT_DUE'
  /** No certificate has this id. */
  | 'CERTIFICATE_NOT_FOUND'
  /** The certificate is revoked. */
  | 'CERTIFICATE_REVOKED'
  /** A certificate is issued when its class has ended. */
  | 'CERTIFICATE_TOO_EARLY'
  /** The same data were changed by another request at the same time; try again. */
  | 'CHANGED_MEANWHILE'
  /** Classes have the same time: free times cannot be enforced. */
  | 'CLASSES_COLLIDE'
  /** The class has begun: only staff can cancel or move it. */
  | 'CLASS_BEGUN'
  /** The class would begin in the past. */
  | 'CLASS_IN_PAST'
  /** The new password is among the most common ones. */
  | 'COMMON_PASSWORD'
  /** The class is not over: desk and admins complete it with a reason. */
  | 'COMPLETION_TOO_EARLY'
  /** The confirmation is more than some seconds old, or of somebody else. */
  | 'CONFIRMATION_FINAL'
  /** The server sends mail: a new email is confirmed by the link that was sent to it. */
  | 'CONFIRM_BY_MAIL'
  /** The body is not declared as JSON. */
  | 'CONTENT_TYPE_NOT_JSON'
  /** The academy called the course off. */
  | 'COURSE_CALLED_OFF'
  /** The course is over. */
  | 'COURSE_ENDED'
  /** The course has no free seat. */
  | 'COURSE_FULL'
  /** The course is not active. */
  | 'COURSE_INACTIVE'
  /** The course has begun. */
  | 'COURSE_IN_PAST'
  /** The course is not called off. */
  | 'COURSE_NOT_CALLED_OFF'
  /** The course does not exist, or the caller may not see it. */
  | 'COURSE_NOT_FOUND'
  /** The course has free seats: enrol instead of joining the waiting list. */
  | 'COURSE_NOT_FULL'
  /** Only group courses can be called off. */
  | 'COURSE_NOT_GROUP'
  /** The course is not a personalised one. */
  | 'COURSE_NOT_PERSONALISED'
  /** Only group courses have a capacity. */
  | 'COURSE_WITHOUT_CAPACITY'
  /** A date of a course, class or report is more than ten years ahead. */
  | 'DATE_TOO_FAR'
  /** The class begins soon: only staff can cancel or move it. */
  | 'DEADLINE_OVER'
  /** The user has no open deletion request. */
  | 'DELETION_NOT_REQUESTED'
  /** An admin's data cannot be deleted: make the user a student first. */
  | 'DELETION_OF_ADMIN'
  /** The student has pending or confirmed enrolments. */
  | 'DELETION_WITH_ENROLMENTS'
  /** The discount is more than is owed. */
  | 'DISCOUNT_ABOVE_DEBT'
  /** Another account has this document number. */
  | 'DOCUMENT_NUMBER_TAKEN'
  /** An admin's email can only be changed on the command line. */
  | 'EMAIL_OF_ADMIN'
  /** The person has no email: send one to sign in with. */
  | 'EMAIL_REQUIRED'
  /** Another account has this email. */
  | 'EMAIL_TAKEN'
  /** The person has no email, or the mail server has rejected it as unknown. */
  | 'EMAIL_UNREACHABLE'
  /** The caller may not change this field of the enrolment. */
  | 'ENROLMENT_FIELD_FORBIDDEN'
  /** Only a pending personalised class can be changed. */
  | 'ENROLMENT_NOT_EDITABLE'
  /** The enrolment does not exist, or the caller may not see it. */
  | 'ENROLMENT_NOT_FOUND'
  /** The exception of the opening hours does not exist. */
  | 'EXCEPTION_NOT_FOUND'
  /** Another weapon has this make and serial number. */
  | 'FIREARM_EXISTS'
  /** There is no such hand-out of a weapon. */
  | 'FIREARM_HAND_OUT_NOT_FOUND'
  /** Make, serial number, model and CUIM of a weapon change by a correction only. */
  | 'FIREARM_IDENTITY'
  /** The student has a weapon of the academy: the class is neither cancelled nor moved by its student, and the account is not deleted. */
  | 'FIREARM_IN_HAND'
  /** The serial number looks like that of another weapon, which the message names; with `confirmSimilar` it is entered. */
  | 'FIREARM_LOOKS_ALIKE'
  /** There is no such weapon. */
  | 'FIREARM_NOT_FOUND'
  /** The student has a weapon: the class is completed when it is back, or with a reason. */
  | 'FIREARM_NOT_RETURNED'
  /** The weapon is in somebody's hands. */
  | 'FIREARM_OUT'
  /** The weapon was returned already. */
  | 'FIREARM_RETURNED'
  /** The weapon is in the workshop or out of service. */
  | 'FIREARM_UNAVAILABLE'
  /** Sign-in with Google is not configured. */
  | 'GOOGLE_NOT_CONFIGURED'
  /** A correction is not corrected itself, and a weapon that is out has no return to correct. */
  | 'HAND_OUT_NOT_CORRECTABLE'
  /** A weapon is handed out on the day of the class, with an active enrolment. */
  | 'HAND_OUT_REFUSED'
  /** The account has another role among the staff. */
  | 'HAS_ANOTHER_ROLE'
  /** The key is empty or too long. */
  | 'IDEMPOTENCY_KEY_INVALID'
  /** The key was used for another request. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The request has several mutations; a key is valid for one only. */
  | 'IDEMPOTENCY_KEY_SHARED'
  /** The file is not UTF-8. */
  | 'IMPORT_ENCODING'
  /** The header has no email column, or a column twice. */
  | 'IMPORT_HEADER'
  /** A quote in the file is unclosed or misplaced. */
  | 'IMPORT_QUOTES'
  /** The file has more lines than allowed. */
  | 'IMPORT_TOO_LONG'
  /** The instructor has an account already. */
  | 'INSTRUCTOR_HAS_ACCOUNT'
  /** The instructor is not active. */
  | 'INSTRUCTOR_INACTIVE'
  /** An inactive instructor cannot be invited. */
  | 'INSTRUCTOR_NOT_ACTIVE'
  /** The instructor does not exist. */
  | 'INSTRUCTOR_NOT_FOUND'
  /** The field is not the id of an instructor. */
  | 'INSTRUCTOR_UNKNOWN'
  /** The balance is lower than the points to redeem. */
  | 'INSUFFICIENT_POINTS'
  /** An error of the server. */
  | 'INTERNAL_ERROR'
  /** `fields` lists what is wrong. */
  | 'INVALID_INPUT'
  /** The invitation was used, replaced or has expired. */
  | 'INVITATION_INVALID'
  /** The lane does not exist. */
  | 'LANE_UNKNOWN'
  /** The lane does not allow the weapons of the class. */
  | 'LANE_WEAPONS'
  /** The last active admin cannot be deactivated or become a student. */
  | 'LAST_ADMIN'
  /** The course requires a licence that is valid on the day of the class. */
  | 'LICENCE_REQUIRED'
  /** Sending email is not configured. */
  | 'MAIL_NOT_CONFIGURED'
  /** No email message has this id. */
  | 'MAIL_NOT_FOUND'
  /** The email message waits to be sent. */
  | 'MAIL_WAITS'
  /** The body is not valid JSON. */
  | 'MALFORMED_JSON'
  /** The request is not valid HTTP. */
  | 'MALFORMED_REQUEST'
  /** The path does not support this method. */
  | 'METHOD_NOT_ALLOWED'
  /** The account would leave its bounds. */
  | 'MONEY_LIMIT'
  /** Money is switched off. */
  | 'MONEY_OFF'
  /** No note has this id. */
  | 'NOTE_NOT_FOUND'
  /** The caller's account belongs to no active instructor. */
  | 'NOT_AN_INSTRUCTOR'
  /** This needs a session, or it concerns a user account: tokens or service accounts are not accepted. */
  | 'NOT_FOR_TOKENS'
  /** The other course is neither of the same series nor of the same name. */
  | 'NOT_THE_SAME_COURSE'
  /** The caller is not on the waiting list of the course. */
  | 'NOT_WAITING'
  /** The account has no password: it signs in with Google. */
  | 'NO_PASSWORD'
  /** Staff has set no email that waits for its owner. */
  | 'NO_PENDING_EMAIL'
  /** Staff has recorded no loss of this second factor. */
  | 'NO_SECOND_FACTOR_LOSS'
  /** Only a class that has begun can be marked as a no-show. */
  | 'NO_SHOW_TOO_EARLY'
  /** The offered seat was not accepted in time, or the enrolment is over. */
  | 'OFFER_OVER'
  /** The weapon that the student brought is inside already. */
  | 'OWN_WEAPON_INSIDE'
  /** The weapon that the student brought went out already. */
  | 'OWN_WEAPON_LEFT'
  /** No weapon that a student brought has this id. */
  | 'OWN_WEAPON_NOT_FOUND'
  /** The serial number looks like that of a weapon of the academy, which the message names. */
  | 'OWN_WEAPON_OF_ACADEMY'
  /** The permit of the weapon or the licence of the student is not valid today, and there is no reason to let it in. */
  | 'OWN_WEAPON_PAPERS'
  /** A weapon that a student brings is recorded on the day of the class, with an active enrolment. */
  | 'OWN_WEAPON_REFUSED'
  /** The path does not exist. */
  | 'PATH_NOT_FOUND'
  /** The payment is more than is owed, and not marked as on account. */
  | 'PAYMENT_ABOVE_DEBT'
  /** The payment can no longer be undone. */
  | 'PAYMENT_FINAL'
  /** There is no such payment. */
  | 'PAYMENT_NOT_FOUND'
  /** Another payment has this invoice, or this reference of the same method, and `isRepeated` was not sent. The message names it. */
  | 'PAYMENT_REPEATED'
  /** Free times could not be enforced on that database. */
  | 'POLICY_UNAVAILABLE'
  /** The price differs from `expectedPrice`. `extensions.price` has the present price in pesos; by REST the header `Error-Price`. */
  | 'PRICE_CHANGED'
  /** The profile is already complete. */
  | 'PROFILE_COMPLETE'
  /** The caller must complete the profile first. */
  | 'PROFILE_INCOMPLETE'
  /** A purchase of as many rounds of the caliber with this invoice or lot is entered, which the message names; with `confirmRepeated` another one is. */
  | 'PURCHASE_REPEATED'
  /** The quarter has not ended yet. */
  | 'QUARTER_NOT_OVER'
  /** There is no such report from the range. */
  | 'RANGE_REPORT_NOT_FOUND'
  /**
   * This needs a password or a code that was entered in this session in the last ten minutes: see `confirmIdentity`. An
   * account without either signs in with Google again.
   */
  | 'RECENT_AUTHENTICATION_REQUIRED'
  /** Several redemptions have this code; pass the id instead. */
  | 'REDEMPTION_CODE_SHARED'
  /** The redemption was handed out already. */
  | 'REDEMPTION_HANDED_OUT'
  /** The redemption does not exist. */
  | 'REDEMPTION_NOT_FOUND'
  /** This address cannot be referred. */
  | 'REFERRAL_REFUSED'
  /** The caller has referred this address already. */
  | 'REFERRAL_REPEATED'
  /** More than is left of the payment. */
  | 'REFUND_ABOVE_PAYMENT'
  /** More of the payment than the desk may give back. */
  | 'REFUND_FOR_ADMINS'
  /** Somebody has decided about the report already. */
  | 'REPORT_DECIDED'
  /** The body is larger than allowed. */
  | 'REQUEST_TOO_LARGE'
  /** The link was used, replaced or has expired. */
  | 'RESET_LINK_INVALID'
  /** An admin's password can only be reset on the command line. */
  | 'RESET_OF_ADMIN'
  /** The account signs in with Google. */
  | 'RESET_OF_GOOGLE_ACCOUNT'
  /** `expectedRevision` is not the current revision. */
  | 'REVISION_DIFFERS'
  /** The caller's role among the staff does not permit this; `staffRole` of `User`. */
  | 'ROLE_NOT_PERMITTED'
  /** A count finds more than the ledger has while rounds are out: `includesOut` says whether it has those. */
  | 'ROUNDS_OUT'
  /** The second factor is already active. */
  | 'SECOND_FACTOR_ACTIVE'
  /** The account has a second factor: send its code too. */
  | 'SECOND_FACTOR_CODE_REQUIRED'
  /** The second factor is not active. */
  | 'SECOND_FACTOR_INACTIVE'
  /** The server has no SECRETS_KEY, which second factors need. */
  | 'SECOND_FACTOR_NOT_CONFIGURED'
  /** An admin's second factor can only be removed on the command line. */
  | 'SECOND_FACTOR_OF_ADMIN'
  /** Staff must confirm a second factor in this session first. */
  | 'SECOND_FACTOR_REQUIRED'
  /** The server has no SECRETS_KEY, which signing needs. */
  | 'SECRETS_KEY_MISSING'
  /** The address is the caller's own. */
  | 'SELF_REFERRAL'
  /** Another active service account has this name. */
  | 'SERVICE_ACCOUNT_NAME_TAKEN'
  /** The service account does not exist, or it has ended. */
  | 'SERVICE_ACCOUNT_NOT_FOUND'
  /** The caller has no such session. */
  | 'SESSION_NOT_FOUND'
  /** The sheet of the quarter was issued already. */
  | 'SHEET_ISSUED'
  /** Sheets are issued in order, from the first quarter with entries. */
  | 'SHEET_OUT_OF_ORDER'
  /** There is no session, or it has ended. */
  | 'SIGN_IN_REQUIRED'
  /** The enrolment cannot change from its status to this one. */
  | 'STATUS_CHANGE_REFUSED'
  /** The student's account is deactivated. */
  | 'STUDENT_DEACTIVATED'
  /** The student must complete the profile first. */
  | 'STUDENT_PROFILE_INCOMPLETE'
  /** The server or its database is not available. */
  | 'TEMPORARILY_UNAVAILABLE'
  /** Cash is taken and given back only at an open till. */
  | 'TILL_CLOSED'
  /** What was counted is not what should be there, and there is no note. */
  | 'TILL_DIFFERENCE'
  /** There is no such till. */
  | 'TILL_NOT_FOUND'
  /** The till, or its point of sale, has an open session. `extensions.session` has its id where it keeps a till from being removed. */
  | 'TILL_OPEN'
  /** The session is closed. */
  | 'TILL_SESSION_CLOSED'
  /** There is no such session of a till. */
  | 'TILL_SESSION_NOT_FOUND'
  /** A close sheet is of a closed session. */
  | 'TILL_SESSION_OPEN'
  /** The clock of the academy skips this time on this day, because summer time begins. */
  | 'TIME_SKIPPED'
  /** The time is not free. `extensions.slots` has the three nearest free times: `{day, time}`; by REST the header `Link` says where to read free times. */
  | 'TIME_UNAVAILABLE'
  /** The caller has no such personal access token. */
  | 'TOKEN_NOT_FOUND'
  /** The personal access token or the service account does not have the scope. */
  | 'TOKEN_SCOPE_MISSING'
  /** Only an admin can give this scope. */
  | 'TOKEN_SCOPE_REFUSED'
  /** A rate limit is reached; `retryAfter` is the wait in seconds. */
  | 'TOO_MANY_ATTEMPTS'
  /** Too many passwords are being checked at the moment; try again. */
  | 'TOO_MANY_AT_ONCE'
  /** There are more classes than one response may contain; ask for fewer days. */
  | 'TOO_MANY_CLASSES'
  /** The student has the maximum number of pending and confirmed enrolments. */
  | 'TOO_MANY_ENROLMENTS'
  /** The opening hours have too many exceptions. */
  | 'TOO_MANY_EXCEPTIONS'
  /** The passport is shared by as many links as is allowed. */
  | 'TOO_MANY_PASSPORT_LINKS'
  /** As many reports of this account wait for a decision as it may send. */
  | 'TOO_MANY_REPORTS'
  /** The request reads more rows than allowed; ask for smaller pages. */
  | 'TOO_MANY_ROWS'
  /** The maximum number of active service accounts exists. */
  | 'TOO_MANY_SERVICE_ACCOUNTS'
  /** The caller has the maximum number of personal access tokens. */
  | 'TOO_MANY_TOKENS'
  /** There are more users than this list returns; use pages. */
  | 'TOO_MANY_USERS'
  /** The maximum number of webhook endpoints exists. */
  | 'TOO_MANY_WEBHOOKS'
  /** The user does not exist. */
  | 'USER_NOT_FOUND'
  /** The entry of the waiting list does not exist, or it has ended. */
  | 'WAITING_ENTRY_NOT_FOUND'
  /** The webhook delivery does not exist. */
  | 'WEBHOOK_DELIVERY_NOT_FOUND'
  /** The webhook endpoint is disabled. */
  | 'WEBHOOK_DISABLED'
  /** The webhook endpoint does not exist. */
  | 'WEBHOOK_NOT_FOUND'
  /** The address is not allowed for webhooks. */
  | 'WEBHOOK_URL_REFUSED'
  /** No request to withdraw has this id. */
  | 'WITHDRAWAL_NOT_FOUND'
  /** The request to withdraw is settled. */
  | 'WITHDRAWAL_SETTLED'
  /** The email or the password is wrong. */
  | 'WRONG_CREDENTIALS'
  /** The current password is wrong. */
  | 'WRONG_CURRENT_PASSWORD'
  /** The code is wrong or was used before. */
  | 'WRONG_SECOND_FACTOR_CODE';

/** What is wrong with a field: `extensions.fields[].code`, by REST the header `Error-Fields`. */
export type FieldErrorCode =
  /** The value is not valid. */
  | 'INVALID'
  /** The value is missing. */
  | 'REQUIRED'
  /** The number is too large. */
  | 'TOO_LARGE'
  /** The text or list is too long. */
  | 'TOO_LONG'
  /** The text or list is too short. */
  | 'TOO_SHORT'
  /** The number is too small. */
  | 'TOO_SMALL';

/** An email that is confirmed without mail. */
export type FinishEmailChangeInput = {
  /** Why, 3 to 200 characters; kept in the audit trail. */
  reason: Scalars['String']['input'];
  /** The user. */
  userId: Scalars['ID']['input'];
};

/** A weapon of the academy, which make and serial number identify. */
export type Firearm = {
  __typename?: 'Firearm';
  /** Caliber of the model, `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
  /** Corrections of make, serial number, model and CUIM, oldest first. */
  corrections: Array<FirearmCorrection>;
  /** Number of its registration; null if unknown. */
  cuim?: Maybe<Scalars['String']['output']>;
  /** The hand-out that is open; null while the weapon is here. */
  handOut?: Maybe<FirearmHandOut>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether the service is due today. */
  isServiceDue: Scalars['Boolean']['output'];
  /** Make. */
  make: Scalars['String']['output'];
  /** One of the weapons of classes: `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  model: Scalars['String']['output'];
  /** Incremented by every change; hand-outs do not change it. */
  revision: Scalars['Int']['output'];
  /** Rounds that it has fired, with those before it was entered. */
  roundsFired: Scalars['Int']['output'];
  /** Where it is kept; null if unknown. */
  sector?: Maybe<Scalars['String']['output']>;
  /** Serial number. */
  serial: Scalars['String']['output'];
  /** Day on which the next service is due; null for none. */
  serviceDay?: Maybe<Scalars['LocalDate']['output']>;
  /** Rounds fired at which the next service is due; null for none. */
  serviceRounds?: Maybe<Scalars['Int']['output']>;
  /** Whether it can be handed out. */
  state: FirearmState;
  /** Why it came back for the workshop, while it is there; null otherwise. */
  workshopReason?: Maybe<Scalars['String']['output']>;
};

/** A movement in the book of weapons. */
export type FirearmBookEntry = {
  __typename?: 'FirearmBookEntry';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Who gave, received or entered it; null for a service account. */
  byName?: Maybe<Scalars['String']['output']>;
  /** `9mm`, `12 UAB` or `.22LR`; null if unknown. */
  caliber?: Maybe<Scalars['String']['output']>;
  /** Number of that person's licence; null if unknown, and once the data were erased. */
  clu?: Maybe<Scalars['String']['output']>;
  /** Day on which that licence expires; null if unknown, and once the data were erased. */
  cluExpiration?: Maybe<Scalars['LocalDate']['output']>;
  /** Document number of that person, as it was checked; null if unknown, and once the data were erased. */
  documentNumber?: Maybe<Scalars['String']['output']>;
  /** Of the record, and of what happened to it. */
  id: Scalars['ID']['output'];
  /** If it was entered later than it happened; null for others. */
  late?: Maybe<LateRecord>;
  /** Reasons, rounds fired, invoices, what a closing found; null for nothing. */
  note?: Maybe<Scalars['String']['output']>;
  /** Who held or brought the weapon; null for others. */
  personName?: Maybe<Scalars['String']['output']>;
  /** Rounds that went with it or came back; of a count, a loss or a correction what it adds, perhaps negative; null for none. */
  rounds?: Maybe<Scalars['Int']['output']>;
  /** Serial number of a weapon; null for others, and for own weapons of erased people. */
  serial?: Maybe<Scalars['String']['output']>;
  /** What it is. */
  type: FirearmBookType;
  /** The weapon as it was known then, the ammunition or the day. */
  what: Scalars['String']['output'];
};

/** One page of the book of weapons. */
export type FirearmBookEntryConnection = {
  __typename?: 'FirearmBookEntryConnection';
  /** The movements of the page with their cursors, newest first. */
  edges: Array<FirearmBookEntryEdge>;
  /** The movements of the page, newest first. */
  nodes: Array<FirearmBookEntry>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of movements on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A movement in a list. */
export type FirearmBookEntryEdge = {
  __typename?: 'FirearmBookEntryEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The movement. */
  node: FirearmBookEntry;
};

/** What a movement in the book of weapons is. */
export type FirearmBookType =
  /** The hand-out was a mistake and was annulled. */
  | 'ANNULMENT'
  /** A day was closed. */
  | 'CLOSING'
  /** The count of a return was corrected. */
  | 'CORRECTION'
  /** Ammunition was counted. */
  | 'COUNT'
  /** A weapon of the academy was handed out. */
  | 'HAND_OUT'
  /** Ammunition was lost. */
  | 'LOSS'
  /** A student came in with an own weapon. */
  | 'OWN_IN'
  /** It went out. */
  | 'OWN_OUT'
  /** Ammunition was bought. */
  | 'PURCHASE'
  /** It came back. */
  | 'RETURN';

/** One page of weapons. */
export type FirearmConnection = {
  __typename?: 'FirearmConnection';
  /** The weapons of the page with their cursors, by make and serial number. */
  edges: Array<FirearmEdge>;
  /** The weapons of the page, by make and serial number. */
  nodes: Array<Firearm>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of weapons on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A correction of what a weapon is known by. */
export type FirearmCorrection = {
  __typename?: 'FirearmCorrection';
  /** What it was known by afterwards. */
  after: FirearmIdentity;
  /** When it was corrected. */
  at: Scalars['DateTime']['output'];
  /** What it was known by before. */
  before: FirearmIdentity;
  /** Name of who corrected it; null if unknown. */
  byName?: Maybe<Scalars['String']['output']>;
  /** Why. */
  reason: Scalars['String']['output'];
};

/** A weapon in a list. */
export type FirearmEdge = {
  __typename?: 'FirearmEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The weapon. */
  node: Firearm;
};

/** A weapon in somebody's hand, from the hand-out to the return. */
export type FirearmHandOut = {
  __typename?: 'FirearmHandOut';
  /** Caliber of the weapon, `9mm`, `12 UAB` or `.22LR`; null as above. */
  caliber?: Maybe<Scalars['String']['output']>;
  /** The instructor who accompanies a student without a licence; null for others. */
  companion?: Maybe<Scalars['String']['output']>;
  /** Of a correction: the hand-out whose return it corrects; null for others. */
  corrects?: Maybe<Scalars['ID']['output']>;
  /** The enrolment with which it was handed out. */
  enrolmentId: Scalars['ID']['output'];
  /** The weapon. */
  firearmId: Scalars['ID']['output'];
  /** Name and papers of the student, as they were checked then; null for instructors, and once the person's data were erased. */
  holder?: Maybe<HandOutHolder>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether it was handed out by mistake and annulled: the student never had it, nothing was fired, and `returnedAt` is when it was annulled. */
  isAnnulled: Scalars['Boolean']['output'];
  /** Model, make and serial number, as the weapon was known when it was handed out. */
  label: Scalars['String']['output'];
  /** When it was handed out. */
  outAt: Scalars['DateTime']['output'];
  /** Name of who handed it out; null if unknown. */
  outByName?: Maybe<Scalars['String']['output']>;
  /** If that was entered later than it happened; null for others. */
  outLate?: Maybe<LateRecord>;
  /** Of a correction and of an annulled hand-out: why; null for others. */
  reason?: Maybe<Scalars['String']['output']>;
  /** If that was entered later than it happened; null for others. */
  returnLate?: Maybe<LateRecord>;
  /** When it was returned; null while it is out. */
  returnedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of who took it back; null while it is out. */
  returnedByName?: Maybe<Scalars['String']['output']>;
  /** Rounds fired; null while it is out. Of a correction: what it adds, perhaps negative. */
  rounds?: Maybe<Scalars['Int']['output']>;
  /** Rounds that came back; null while the weapon is out. Of a correction: what it adds, perhaps negative. */
  roundsLeft?: Maybe<Scalars['Int']['output']>;
  /** Rounds that were handed out with the weapon. */
  roundsOut: Scalars['Int']['output'];
  /** Name of the student then; of an erased person that the data were erased. */
  studentName: Scalars['String']['output'];
  /** The weapon as it was known when it was handed out; null if it was entered by a version that did not keep it. */
  weapon?: Maybe<FirearmIdentity>;
  /** Why the weapon went to the workshop when it came back; null otherwise. */
  workshopReason?: Maybe<Scalars['String']['output']>;
};

/** One page of hand-outs. */
export type FirearmHandOutConnection = {
  __typename?: 'FirearmHandOutConnection';
  /** The hand-outs of the page with their cursors, newest first. */
  edges: Array<FirearmHandOutEdge>;
  /** The hand-outs of the page, newest first. */
  nodes: Array<FirearmHandOut>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of hand-outs on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A hand-out in a list. */
export type FirearmHandOutEdge = {
  __typename?: 'FirearmHandOutEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The hand-out. */
  node: FirearmHandOut;
};

/** What a weapon is known by. */
export type FirearmIdentity = {
  __typename?: 'FirearmIdentity';
  /** Number of its registration; null if unknown. */
  cuim?: Maybe<Scalars['String']['output']>;
  /** Make. */
  make: Scalars['String']['output'];
  /** `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  model: Scalars['String']['output'];
  /** Serial number. */
  serial: Scalars['String']['output'];
};

/** Whether a weapon can be handed out. */
export type FirearmState =
  /** It can be handed out. */
  | 'AVAILABLE'
  /** It is no longer used. */
  | 'OUT_OF_SERVICE'
  /** It is being repaired or serviced. */
  | 'WORKSHOP';

/** Result of an import of weapons or a dry run. */
export type FirearmsImport = {
  __typename?: 'FirearmsImport';
  /** Number of weapons created or, in a dry run, to be created; 0 if any line has an error. */
  created: Scalars['Int']['output'];
  /** True if nothing was stored on request. */
  dryRun: Scalars['Boolean']['output'];
  /** Number of lines whose make and serial number are there already; they change nothing. */
  existing: Scalars['Int']['output'];
  /** All errors, by line. */
  faults: Array<ImportFault>;
  /** Sentences for the user about what is not imported. */
  warnings: Array<Scalars['String']['output']>;
};

/** Gender as written on the identity document. */
export type Gender =
  /** Male. */
  | 'HOMBRE'
  /** Female. */
  | 'MUJER';

/** What the kit of a group course lends to its students. */
export type GroupLoan = {
  __typename?: 'GroupLoan';
  /** The course. */
  courseId: Scalars['ID']['output'];
  /** Rounds that go with each weapon. */
  rounds: Scalars['Int']['output'];
  /** How many are enrolled. */
  students: Scalars['Int']['output'];
  /** The weapons that each of them is lent, `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons: Array<Scalars['String']['output']>;
};

/** A weapon, and who gets it. */
export type HandOutFirearmInput = {
  /** An active enrolment whose class is today. */
  enrolmentId: Scalars['ID']['input'];
  /** The weapon. */
  firearmId: Scalars['ID']['input'];
  /** The instructor who accompanies a student without a licence, if the course permits that. */
  instructorId?: InputMaybe<Scalars['ID']['input']>;
  /** Rounds of its caliber that go with it, 0 to 5,000; 0 if absent. */
  rounds?: InputMaybe<Scalars['Int']['input']>;
};

/** Who a weapon was handed to, as it was checked then. */
export type HandOutHolder = {
  __typename?: 'HandOutHolder';
  /** Number of the licence (CLU); null for none. */
  clu?: Maybe<Scalars['String']['output']>;
  /** Day on which the licence expires; null for none. */
  cluExpiration?: Maybe<Scalars['LocalDate']['output']>;
  /** Document number. */
  documentNumber: Scalars['String']['output'];
  /** First and last name. */
  name: Scalars['String']['output'];
};

/** A redemption, by id or by code, not both. */
export type HandOutRedemptionInput = {
  /** Its code; case, spaces and dashes are ignored. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Pesos by which it lowers what its student owes, at most that, while money is on; absent: nothing. Not for tokens. */
  discount?: InputMaybe<Scalars['Float']['input']>;
  /** Identifier of the redemption. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** State of the service. */
export type Health = {
  __typename?: 'Health';
  /** `up`. */
  database: Scalars['String']['output'];
  /** Which MongoDB serves the data. */
  engine: Scalars['String']['output'];
  /** Whether sending email is configured, which `requestPasswordReset` needs. GraphQL only. */
  sendsMail: Scalars['Boolean']['output'];
  /** Whether students get email messages about their classes and their account. GraphQL only. */
  sendsMessages: Scalars['Boolean']['output'];
  /** `ok`. */
  status: Scalars['String']['output'];
};

/** What a student holds that staff can release. */
export type HeldPlaces = {
  __typename?: 'HeldPlaces';
  /** Pending and confirmed enrolments of classes that have not begun, by date of the class. */
  enrolments: Array<Enrolment>;
  /** Entries in waiting lists, oldest first. */
  waiting: Array<WaitingEntry>;
};

/** A day that differs from the hours of the week; a closure counts more than an opening. */
export type HoursException = {
  __typename?: 'HoursException';
  /** The day. */
  day: Scalars['LocalDate']['output'];
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Open, or closed. */
  isOpen: Scalars['Boolean']['output'];
  /** For admins and the desk; empty where an instructor accepts an invitation. */
  reason: Scalars['String']['output'];
  /** The part of the day; null: all of it. */
  span?: Maybe<ClockSpan>;
};

/** An error in a cell or row of the file. */
export type ImportFault = {
  __typename?: 'ImportFault';
  /** Header of the column; empty if the error concerns the whole row. */
  field: Scalars['String']['output'];
  /** Line on which the row begins; the header is line 1. */
  line: Scalars['Int']['output'];
  /** Sentence for the user. */
  message: Scalars['String']['output'];
};

/** A CSV file of weapons, in the format of the export. */
export type ImportFirearmsInput = {
  /** That weapons whose serial numbers look alike are different ones: the warnings of a dry run name them, and without this they are faults. */
  confirmSimilar?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Content of the file, at most 32 kB with the request and 2,000 lines; cells are separated by `;`, `,` or tabs. The first line is the header:
   * `Marca`, `Número de serie` and `Modelo` are required, the other columns of the export are optional, in any order. `warnings` lists
   * columns that are not imported.
   */
  csv: Scalars['String']['input'];
  /** True or absent: validates only and stores nothing. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A CSV file of users, in the format of the export. */
export type ImportUsersInput = {
  /**
   * Content of the file, at most 1 MB and 2,000 lines; cells are separated by `;`, `,` or tabs. The first line is the header:
   * `Email` is required, the other columns of the export are optional, in any order. `warnings` lists columns that are not
   * imported.
   */
  csv: Scalars['String']['input'];
  /** True or absent: validates only and stores nothing. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An instructor. */
export type Instructor = {
  __typename?: 'Instructor';
  /** Days on which the instructor does not work. */
  absences: Array<Absence>;
  /** Email address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Whether an account belongs to the instructor. */
  hasAccount: Scalars['Boolean']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When the open invitation expires. */
  invitedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** False: cannot be assigned to further classes. */
  isActive: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Telephone. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Incremented by every change. */
  revision: Scalars['Int']['output'];
  /** Working hours of every week; empty: not recorded. */
  workingHours: Array<WeeklySpan>;
};

/** One page of instructors. */
export type InstructorConnection = {
  __typename?: 'InstructorConnection';
  /** The instructors of the page with their cursors, by name. */
  edges: Array<InstructorEdge>;
  /** The instructors of the page, by name. */
  nodes: Array<Instructor>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of instructors on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An instructor in a list. */
export type InstructorEdge = {
  __typename?: 'InstructorEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The instructor. */
  node: Instructor;
};

/** A link with which a signed-in person becomes an instructor. */
export type InstructorInvitation = {
  __typename?: 'InstructorInvitation';
  /** Time after which the link is invalid. */
  expiresAt: Scalars['DateTime']['output'];
  /** The link, usable once. */
  link: Scalars['String']['output'];
};

/** The classes of an instructor. */
export type InstructorOutcomes = {
  __typename?: 'InstructorOutcomes';
  /** Identifier; null for instructors without a record, and for classes without an instructor. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Name; null for classes without an instructor. */
  name?: Maybe<Scalars['String']['output']>;
  /** Enrolments of these classes: the instructor of an enrolment is its own, else that of its course. */
  outcomes: ClassOutcomes;
};

/** The instructor who is invited. */
export type InviteInstructorInput = {
  /** The instructor. */
  id: Scalars['ID']['input'];
};

/** A quarter whose sheet of ammunition is issued. */
export type IssueAmmunitionSheetInput = {
  /** The quarter that is next, such as `2026-3`. */
  quarter: Scalars['String']['input'];
};

/** Completed enrolments. */
export type IssueCertificatesInput = {
  /** The enrolments, 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
};

/** What is known of the weapon that a person brought last. */
export type KnownWeapon = {
  __typename?: 'KnownWeapon';
  /** Make, model and caliber, as staff wrote them; null if unknown. */
  description?: Maybe<Scalars['String']['output']>;
  /** The last day of the permit to hold it. */
  permitUntil: Scalars['LocalDate']['output'];
  /** Serial number. */
  serial: Scalars['String']['output'];
};

/** A lane, which takes one class at a time. */
export type Lane = {
  __typename?: 'Lane';
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** False: closed. */
  isActive: Scalars['Boolean']['output'];
  /** The location of the courses that use it. */
  location: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** The weapons that may be used in it, `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`; none: all. */
  weapons: Array<Scalars['String']['output']>;
};

/** A lane. */
export type LaneInput = {
  /** Of a known lane; without one it is a new lane. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** False: closed; absent: open. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The location as courses spell it, 2 to 200 characters. */
  location: Scalars['String']['input'];
  /** 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** The weapons that may be used in it, `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`; empty: all; absent: those of the known lane. */
  weapons?: InputMaybe<Array<Scalars['String']['input']>>;
};

/**
 * Of what was entered later than it happened, as after hours without a network: both instants. What was entered stands at the time of
 * the telephone where the other entries of the weapon allow it.
 */
export type LateRecord = {
  __typename?: 'LateRecord';
  /** When it happened, by the clock of the telephone that reported it. */
  phoneAt: Scalars['DateTime']['output'];
  /** When the report arrived. */
  receivedAt: Scalars['DateTime']['output'];
};

/** State of a weapons licence (CLU) on the day of a class. If the class has no date: MISSING or VALID. */
export type LicenceState =
  /** Expired before that day. */
  | 'EXPIRED'
  /** Valid for at most 30 more days. */
  | 'EXPIRES_30'
  /** Valid for 31 to 90 more days. */
  | 'EXPIRES_90'
  /** No number or no expiration date. */
  | 'MISSING'
  /** Valid for more than 90 days. */
  | 'VALID';

/** Credentials of `login`. */
export type LoginInput = {
  /**
   * Code of the authenticator app, or a recovery code. Accounts with a second factor need it: without one, a request with
   * the right password fails with BAD_USER_INPUT for the field `code`.
   */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Email of the account; case does not matter. */
  email: Scalars['String']['input'];
  /** 6 to 128 characters. */
  password: Scalars['String']['input'];
};

/** Content of an email message, without the link that refuses such messages. */
export type MailContent = {
  __typename?: 'MailContent';
  /** As an HTML document that loads nothing. */
  html: Scalars['String']['output'];
  /** Subject. */
  subject: Scalars['String']['output'];
  /** As plain text. */
  text: Scalars['String']['output'];
};

/** What an email message is about. */
export type MailKind =
  /** An enrolment was cancelled. */
  | 'CANCELLED'
  /** A class has another place, instructor or length, or a confirmation was taken back. */
  | 'CHANGED'
  /** An enrolment was confirmed. */
  | 'CONFIRMED'
  /** An account has another email; sent to the former one. */
  | 'EMAIL_CHANGED'
  /** Staff has set another email; sent to it, with the link that confirms it. */
  | 'EMAIL_CONFIRM'
  /** Staff has set another email; sent to the present one, with the link that stops it. */
  | 'EMAIL_REQUESTED'
  /** An account has this email. */
  | 'EMAIL_SET'
  /** A change of the email was stopped or withdrawn. */
  | 'EMAIL_STOPPED'
  /** A class was booked. */
  | 'ENROLLED'
  /** An account was linked to Google. */
  | 'GOOGLE_LINKED'
  /** A weapons licence ends in 30 days. */
  | 'LICENCE_30'
  /** A weapons licence ends in 60 days. */
  | 'LICENCE_60'
  /** A weapons licence ends in 90 days. */
  | 'LICENCE_90'
  /** A weapons licence ends today. */
  | 'LICENCE_TODAY'
  /** A class has another date. */
  | 'MOVED'
  /** A sign-in from a device that was not known. */
  | 'NEW_DEVICE'
  /** A seat is offered from the waiting list. */
  | 'OFFERED'
  /** An account has another password. */
  | 'PASSWORD_CHANGED'
  /** An account has another password, by a link or by the operator. */
  | 'PASSWORD_RESET'
  /** A seat was given from the waiting list. */
  | 'PROMOTED'
  /** A receipt that was asked for. */
  | 'RECEIPT'
  /** Points were redeemed. */
  | 'REDEEMED'
  /** A class begins in 2 hours. */
  | 'REMINDER_2H'
  /** A class begins in 24 hours. */
  | 'REMINDER_24H'
  /** A class that was called off takes place. */
  | 'RESTORED'
  /** A role of admin or staff was given. */
  | 'ROLE_GIVEN'
  /** A role of admin or staff was taken. */
  | 'ROLE_TAKEN'
  /** A second factor stays, whose loss was recorded. */
  | 'SECOND_FACTOR_KEPT'
  /** The loss of a second factor was recorded; with the link that keeps it. */
  | 'SECOND_FACTOR_LOSS'
  /** A second factor was removed. */
  | 'SECOND_FACTOR_OFF'
  /** A second factor was activated. */
  | 'SECOND_FACTOR_ON'
  /** Staff ended sessions, or deactivated the account. */
  | 'SESSIONS_ENDED'
  /** To admins: a person has stopped a change of the email. */
  | 'TEAM_EMAIL_STOPPED'
  /** To admins: a role of admin or staff was given. */
  | 'TEAM_ROLE_GIVEN'
  /** To admins: a second factor stays, whose loss was recorded. */
  | 'TEAM_SECOND_FACTOR_KEPT'
  /** To admins: the loss of a second factor was recorded. */
  | 'TEAM_SECOND_FACTOR_LOSS'
  /** To admins: a service account was created, or has another secret or more permissions. */
  | 'TEAM_SERVICE_ACCOUNT'
  /** A personal access token was created. */
  | 'TOKEN_CREATED'
  /** A course was called off; to its waiting list. */
  | 'WAITING_CALLED_OFF'
  /** A course has another date; to its waiting list. */
  | 'WAITING_MOVED'
  /** A course that was called off takes place; to its waiting list. */
  | 'WAITING_RESTORED'
  /** An account was opened. */
  | 'WELCOME';

/** An email message to a person. */
export type MailMessage = {
  __typename?: 'MailMessage';
  /** As it was sent, or as it would be sent now while it waits; null if it was dropped before it was written. */
  content?: Maybe<MailContent>;
  /** When it was caused. */
  createdAt: Scalars['DateTime']['output'];
  /** When it is due. */
  dueAt: Scalars['DateTime']['output'];
  /** Id of the enrolment it is about. */
  enrolmentId?: Maybe<Scalars['ID']['output']>;
  /** Identifier: its cause, its kind and a revision. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  kind: MailKind;
  /** Why it was not sent; of one that waits, CHANGED while what it says is no longer true. Null otherwise. */
  reason?: Maybe<MailReason>;
  /** When it was sent, failed or dropped; null before. */
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  /** The code of the SMTP server's last error; null without one. */
  smtpCode?: Maybe<Scalars['Int']['output']>;
  /** State. */
  state: MailState;
  /** Address that it was sent to; null before. */
  to?: Maybe<Scalars['String']['output']>;
  /** Number of tries. */
  tries: Scalars['Int']['output'];
  /** The person; null if the account is gone. */
  user?: Maybe<User>;
  /** Id of the person. */
  userId: Scalars['ID']['output'];
};

/** One page of email messages. */
export type MailMessageConnection = {
  __typename?: 'MailMessageConnection';
  /** The messages of the page with their cursors, newest first. */
  edges: Array<MailMessageEdge>;
  /** The messages of the page, newest first. */
  nodes: Array<MailMessage>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of messages on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A message in a list. */
export type MailMessageEdge = {
  __typename?: 'MailMessageEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: MailMessage;
};

/** Whether a person wants messages of a topic. */
export type MailPreference = {
  __typename?: 'MailPreference';
  /** False once the person has refused them, here or by the link of a message. */
  isWanted: Scalars['Boolean']['output'];
  /** What the messages are about. */
  topic: MailTopic;
};

/** Why an email message was not sent. */
export type MailReason =
  /** Its content is no longer true. */
  | 'CHANGED'
  /** The SMTP server was away or busy for too long. */
  | 'GAVE_UP'
  /** The account is deactivated or anonymised. */
  | 'INACTIVE'
  /** The person knows it from another message. */
  | 'KNOWN'
  /** It came too late to be of use. */
  | 'LATE'
  /** The person has no email. */
  | 'NO_ADDRESS'
  /** The SMTP server rejected it. */
  | 'REJECTED'
  /** The email of the person does not exist. */
  | 'UNREACHABLE'
  /** The person does not want such messages. */
  | 'UNWANTED';

/** The receipt of a payment or refund. */
export type MailReceiptInput = {
  /** The entry of the account. */
  id: Scalars['ID']['input'];
};

/** State of an email message. */
export type MailState =
  /** It was no longer true, in time or wanted. */
  | 'DROPPED'
  /** It was rejected or given up. */
  | 'FAILED'
  /** It would have been sent; the server has no SMTP server. */
  | 'NOT_SENT'
  /** The SMTP server has accepted it. */
  | 'SENT'
  /** It is not yet due, or is tried again. */
  | 'WAITING';

/** What a person may refuse to get by email. Other messages are always sent. */
export type MailTopic =
  /** What is about neither a class nor a change of the account. */
  | 'NEWS'
  /** Reminders of classes and of licences that end. */
  | 'REMINDERS';

/** A receipt that is sent by email. */
export type MailedReceipt = {
  __typename?: 'MailedReceipt';
  /** The address to which it is sent. */
  email: Scalars['String']['output'];
  /** The entry of the account. */
  id: Scalars['ID']['output'];
};

/** Students who have come, or have not after all. */
export type MarkArrivalsInput = {
  /** 1 to 100 ids of enrolments. */
  ids: Array<Scalars['ID']['input']>;
  /** False takes the mark back. */
  isPresent: Scalars['Boolean']['input'];
};

/** Pesos by one method in a session. */
export type MethodTotal = {
  __typename?: 'MethodTotal';
  /** Refunds and undone payments. */
  givenBack: Scalars['Float']['output'];
  /** How it was received or given back. */
  method: PaymentMethod;
  /** Payments. */
  received: Scalars['Float']['output'];
};

/** The minimum age of students on the day of a class. */
export type MinimumAge = {
  __typename?: 'MinimumAge';
  /** `WARN` or `ENFORCE`. */
  policy: AgePolicy;
  /** In years. */
  years: Scalars['Int']['output'];
};

/** A student whose weapons licence (CLU) will not be valid on a date. */
export type MissingLicence = {
  __typename?: 'MissingLicence';
  /** State of the licence on that date. */
  licence: LicenceState;
  /** The student. */
  user: User;
};

/** The account of a person. */
export type MoneyAccount = {
  __typename?: 'MoneyAccount';
  /** Pesos owed; negative: in favour of the person. */
  balance: Scalars['Float']['output'];
  /** Pesos that are asked for pending bookings of which nothing is paid. */
  depositsDue: Scalars['Float']['output'];
  /** Enrolments that are not paid, oldest debt first, at most 50. */
  unpaid: Array<Enrolment>;
  /** The person. */
  userId: Scalars['ID']['output'];
};

/** An entry and what is owed after it. */
export type MoneyChange = {
  __typename?: 'MoneyChange';
  /** Pesos owed after the entry. */
  balance: Scalars['Float']['output'];
  /** The entry. */
  entry: MoneyEntry;
};

/** A person who owes. */
export type MoneyDebt = {
  __typename?: 'MoneyDebt';
  /** Identifier of the person. */
  id: Scalars['ID']['output'];
  /** Pesos. */
  owed: Scalars['Float']['output'];
  /** When the oldest debt that is not paid was charged. */
  since: Scalars['DateTime']['output'];
  /** The person; null if unknown. */
  user?: Maybe<User>;
};

/** One page of debts. */
export type MoneyDebtConnection = {
  __typename?: 'MoneyDebtConnection';
  /** The debts of the page with their cursors, oldest first. */
  edges: Array<MoneyDebtEdge>;
  /** The debts of the page, oldest first. */
  nodes: Array<MoneyDebt>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of debts on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A debt in a list. */
export type MoneyDebtEdge = {
  __typename?: 'MoneyDebtEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The debt. */
  node: MoneyDebt;
};

/** An entry of the append-only account of a person. */
export type MoneyEntry = {
  __typename?: 'MoneyEntry';
  /** Pesos that it adds to what is owed; negative if it lowers it. */
  amount: Scalars['Float']['output'];
  /** Pesos owed after it; negative: in favour of the person. */
  balance: Scalars['Float']['output'];
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Pesos that were paid or taken off: the account's other column; null for other entries. */
  credit?: Maybe<Scalars['Float']['output']>;
  /** Pesos that were charged or given back: the account's column of debts; null for other entries. */
  debit?: Maybe<Scalars['Float']['output']>;
  /** What it is for. */
  description: Scalars['String']['output'];
  /** The enrolment that is charged or paid; null for other entries. */
  enrolmentId?: Maybe<Scalars['ID']['output']>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Payments: the number of the invoice, which is issued elsewhere; null without one. */
  invoice?: Maybe<Scalars['String']['output']>;
  /** Payments and movements of cash: whether it was undone. */
  isVoided: Scalars['Boolean']['output'];
  /** How the money was received or given back; null for other entries. */
  method?: Maybe<PaymentMethod>;
  /** Pesos that came into a till; negative if they left it; null for what moves no money. */
  moved?: Maybe<Scalars['Float']['output']>;
  /** Refunds: the payment. Of what undoes a movement of cash: that movement. Null for other entries. */
  paymentId?: Maybe<Scalars['ID']['output']>;
  /** Number of a payment, a refund or an undo, without gaps for each point of sale: `0001-00000042`. */
  receipt?: Maybe<Scalars['String']['output']>;
  /** Number of the transfer or of the card's slip; null without one. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Payments: pesos that can still be given back; null for other entries. */
  refundable?: Maybe<Scalars['Float']['output']>;
  /** Grows when the entry changes: by another `invoice`, or when something of a payment is given back. `isVoided` follows from the entry that undoes it. */
  revision: Scalars['Int']['output'];
  /** Kind of the entry. */
  type: MoneyEntryType;
  /** Payments and movements of cash: until when the caller, who entered it, may undo it; null otherwise. */
  undoUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When `revision` last grew; at first, when the entry was stored. */
  updatedAt: Scalars['DateTime']['output'];
  /** The person; null if unknown. */
  user?: Maybe<User>;
};

/** One page of entries. */
export type MoneyEntryConnection = {
  __typename?: 'MoneyEntryConnection';
  /**
   * Server time of the request. The next run passes the value of the first page as `updatedSince`; a first run passes none. Null
   * while money is off, and in the list of one's own entries.
   */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** The entries of the page with their cursors, in the order of the list. */
  edges: Array<MoneyEntryEdge>;
  /** The entries of the page, in the order of the list. */
  nodes: Array<MoneyEntry>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of entries on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An entry in a list. */
export type MoneyEntryEdge = {
  __typename?: 'MoneyEntryEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: MoneyEntry;
};

/** Kind of an entry in the account of a person. */
export type MoneyEntryType =
  /** A correction by an admin. */
  | 'ADJUSTMENT'
  /** Cash put into a till that is no payment. */
  | 'CASH_IN'
  /** Cash taken out of a till that is no refund. */
  | 'CASH_OUT'
  /** What an enrolment costs; negative: the part that it no longer costs. */
  | 'CHARGE'
  /** A discount. */
  | 'DISCOUNT'
  /** Money received. */
  | 'PAYMENT'
  /** Money given back of a payment, or a payment undone. */
  | 'REFUND';

/** What was received and given back on a day. */
export type MoneyReportDay = {
  __typename?: 'MoneyReportDay';
  /** The day, in the academy's time zone. */
  day: Scalars['LocalDate']['output'];
  /** By method; methods without payments and refunds are left out. */
  methods: Array<MethodTotal>;
};

/** What was received in a calendar month, beside what was booked. */
export type MoneyReportMonth = {
  __typename?: 'MoneyReportMonth';
  /** Sum of the prices of confirmed and completed classes of this month, in pesos; classes without a date are left out. */
  bookedIncome: Scalars['Float']['output'];
  /** Days with payments or refunds, in order. */
  days: Array<MoneyReportDay>;
  /**
   * By method; methods without payments and refunds are left out. Cash that was taken since a till was opened is included when
   * the till is closed.
   */
  methods: Array<MethodTotal>;
  /** `YYYY-MM`, in the academy's time zone. */
  month: Scalars['String']['output'];
};

/** The rules of money. */
export type MoneyRules = {
  __typename?: 'MoneyRules';
  /** Percent of the price that an absence costs. */
  absencePercent: Scalars['Int']['output'];
  /** Percent of the price that is asked for as a deposit of defensive classes; 0: none. */
  defensiveDepositPercent: Scalars['Int']['output'];
  /** Hours after a booking until which something of its deposit must be paid. */
  depositHours: Scalars['Int']['output'];
  /** Whether enrolments are charged and payments recorded. Off, nothing of it is shown. */
  isOn: Scalars['Boolean']['output'];
  /** Hours before a class from which its student's cancellation is late; 0: none is. Until it is set, `LATE_CANCELLATION_HOURS`. */
  lateCancellationHours: Scalars['Int']['output'];
  /** Percent of the price that a late cancellation of a confirmed class by the student costs. */
  lateCancellationPercent: Scalars['Int']['output'];
  /** The point of sale of the first till, 1 to 9999. */
  pointOfSale: Scalars['Int']['output'];
  /** Pesos of one payment that the desk may give back; more is for admins. */
  refundLimit: Scalars['Float']['output'];
  /** Incremented by every change. */
  revision: Scalars['Int']['output'];
  /** Percent of the price that is asked for as a deposit of sport classes; 0: none. */
  sportDepositPercent: Scalars['Int']['output'];
  /** At least one. */
  tills: Array<Till>;
};

/** Figures of a calendar month in the academy's time zone. */
export type MonthReport = {
  __typename?: 'MonthReport';
  /** Sum of the prices of confirmed and completed classes of this month, in pesos; classes without a date are left out. */
  bookedIncome: Scalars['Float']['output'];
  /** Boxes of these classes by caliber. */
  calibers: Array<CaliberBoxes>;
  /** Enrolments created in this month, by current status. */
  enrolments: StatusCounts;
  /** `YYYY-MM`. */
  month: Scalars['String']['output'];
  /** Group courses of this month with limited seats. */
  occupancy: Occupancy;
  /** Points earned, redeemed and corrected in this month. */
  points: PointsOfMonth;
  /** Confirmed and completed classes by weapon, without students who bring their own. */
  weapons: Array<WeaponTotal>;
};

/** Writes. Each section below adds its fields. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Accepts an invitation: the account gets the role of instructors and the classes of this one. CONFLICT for an account of
   * the desk or of another instructor. Not for access tokens.
   */
  acceptInstructorInvitation?: Maybe<Instructor>;
  /** Accepts a seat that was offered from the waiting list; an accepted one does not change. */
  acceptOffer?: Maybe<Enrolment>;
  /** Staff: adds a note on a class. The student of a personalised class gets it with `myData`; CONFLICT if that is an anonymised person. Instructors: NOT_FOUND for classes of others. */
  addClassNote?: Maybe<ClassNote>;
  /** Staff: opens or closes a day or a part of it. Classes on that day stay. */
  addHoursException?: Maybe<Schedule>;
  /** Staff: adds a note about a person, who gets it with `myData`. CONFLICT for an anonymised person. */
  addPersonNote?: Maybe<PersonNote>;
  /** Staff: adds a student to the waiting list of a course, under the same rules as by the student. */
  addToWaitingList?: Maybe<WaitingEntry>;
  /** Admins: a discount or a correction of an account. Not for tokens; needs a recent password or code. */
  adjustMoneyAccount?: Maybe<MoneyChange>;
  /** Admins: corrects a balance. */
  adjustPoints?: Maybe<PointsChange>;
  /** A student says that they come to a class of their own; saying it again changes nothing. */
  announceComing?: Maybe<Enrolment>;
  /**
   * Staff: annuls a hand-out that was a mistake, while the weapon is out. It is free again, nothing was fired, and its rounds are back as
   * a CORRECTION. CONFLICT for one that was returned already.
   */
  annulHandOut?: Maybe<FirearmHandOut>;
  /** Staff: sets the instructor of several enrolments. */
  assignInstructor?: Maybe<Array<EnrolmentOutcome>>;
  /** Books a personalised class. Like `enrol`, with the fields of a class required. */
  bookClass?: Maybe<Enrolment>;
  /**
   * Staff: calls a group course off. Pending and confirmed enrolments are cancelled, the waiting list ends, and nobody can
   * enrol. Completed enrolments remain.
   */
  callOffCourse?: Maybe<CourseWithContacts>;
  /** Cancels an enrolment; repeating it changes nothing. REST: DELETE /api/courses/enrollments/{id}. */
  cancelEnrolment?: Maybe<Enrolment>;
  /** Staff: cancels enrolments; freed seats go to the waiting list. */
  cancelEnrolments?: Maybe<Array<EnrolmentOutcome>>;
  /** Admins: takes that back. CONFLICT if nothing was recorded. */
  cancelSecondFactorLoss?: Maybe<UserSecondFactor>;
  /** Changes one's own password and ends all other sessions; CONFLICT for an account without password. */
  changePassword?: Maybe<Acknowledgement>;
  /** Staff: closes today: writes down which weapons are out and what ammunition is there, and who says so. A day may be closed again. */
  closeDay?: Maybe<DayClosing>;
  /** Staff: closes a session with the cash that was counted; it cannot be opened again. Not for tokens. */
  closeTill?: Maybe<TillSession>;
  /**
   * Staff: completes confirmed enrolments, and pending ones of a class that has begun, and credits the points of each once.
   * Until 15 minutes before the end of the class it needs a reason, else COMPLETION_TOO_EARLY.
   */
  completeEnrolments?: Maybe<Array<EnrolmentOutcome>>;
  /**
   * Confirms an email that staff has set, by the link that was sent to it; once. CONFLICT if another account has it by
   * now. Ends all access opened with the former email.
   */
  confirmEmailChange?: Maybe<Acknowledgement>;
  /** Staff: confirms pending enrolments. */
  confirmEnrolments?: Maybe<Array<EnrolmentOutcome>>;
  /**
   * Confirms the caller's identity in this session: by the password, and by a code if the account has a second factor. For
   * ten minutes the session may then do what fails with RECENT_AUTHENTICATION_REQUIRED; after a sign-in it may as well.
   * CONFLICT for an account without password and second factor, which signs in with Google again. Not for personal access
   * tokens. REST: POST /api/auth/confirm-identity.
   */
  confirmIdentity?: Maybe<Acknowledgement>;
  /** Activates the second factor with a first code of the app. Not for tokens; needs a recent password or code. */
  confirmSecondFactor?: Maybe<SecondFactorConfirmation>;
  /**
   * Staff: corrects a wrong completion or no-show. Points of a withdrawn completion are taken back, but not below a balance of 0;
   * completing again credits what was taken back, so that the points are credited once in all. A no-show takes its seat again.
   */
  correctAttendance?: Maybe<AttendanceCorrection>;
  /**
   * Admins: corrects an error in make, serial number, model or CUIM of a weapon. Its hand-outs keep what was known then. CONFLICT while
   * the weapon is out, and without `confirmSimilar` for a serial number that looks like that of another. Not for tokens; needs a recent
   * password or code.
   */
  correctFirearm?: Maybe<Firearm>;
  /**
   * Staff: corrects the count of a return, and returns the correction: a hand-out with the differences. CONFLICT while the weapon
   * is out again.
   */
  correctHandOut?: Maybe<FirearmHandOut>;
  /** Creates a personal access token; CONFLICT if the user has 50. Not for tokens; needs a recent password or code. */
  createAccessToken?: Maybe<NewAccessToken>;
  /** Creates a calendar link; an earlier one of the kind stops working. Not for personal access tokens. */
  createCalendarLink?: Maybe<NewCalendarLink>;
  /** Staff: creates a course. */
  createCourse?: Maybe<Course>;
  /** Staff: enters a weapon. CONFLICT for one that is there, and without `confirmSimilar` for a serial number that looks like that of another. */
  createFirearm?: Maybe<Firearm>;
  /** Staff: creates an instructor. */
  createInstructor?: Maybe<Instructor>;
  /**
   * Staff: creates a password reset link for a student; it replaces earlier ones. CONFLICT for an admin and for an account
   * that signs in with Google. Not for tokens; needs a recent password or code.
   */
  createPasswordReset?: Maybe<PasswordReset>;
  /**
   * Staff: creates a student with a pending profile and without a password. The student gets a password, and an email if
   * there is none, by the link of `createPasswordReset`.
   */
  createPerson?: Maybe<User>;
  /** Invites a friend. REST: POST /api/points/referrals. */
  createReferral?: Maybe<Referral>;
  /**
   * Admins: creates a service account. CONFLICT if an active one has the name, or if 50 are active. Not for tokens; needs
   * a recent password or code.
   */
  createServiceAccount?: Maybe<ServiceAccountSecret>;
  /** Admins: creates an endpoint and its secret; CONFLICT if 20 exist. Not for tokens; needs a recent password or code. */
  createWebhookEndpoint?: Maybe<WebhookEndpointSecret>;
  /** Staff: hides a course from students; enrolments remain. */
  deactivateCourse?: Maybe<Course>;
  /** Staff: decides about an open report. CONFLICT for what is decided, and while it cannot be entered, as when the weapon is out. */
  decideRangeReport?: Maybe<RangeReport>;
  /** Admins: deletes an endpoint and discards its pending deliveries. Idempotent. */
  deleteWebhookEndpoint?: Maybe<WebhookEndpoint>;
  /** Staff: copies a course, active and without enrolments, to another date. */
  duplicateCourse?: Maybe<Course>;
  /** Ends all of one's own sessions except the current one. Not for personal access tokens. */
  endOtherSessions?: Maybe<Acknowledgement>;
  /** Removes the second factor. Not for personal access tokens. */
  endSecondFactor?: Maybe<Acknowledgement>;
  /** Admins: ends a service account permanently; repeating it changes nothing. Not for tokens and service accounts. */
  endServiceAccount?: Maybe<ServiceAccount>;
  /** Ends one of one's own sessions, which may be the current one. Not for personal access tokens. */
  endSession?: Maybe<Acknowledgement>;
  /** Admins: ends all sessions, personal access tokens, calendar and password reset links of a user; the password remains. */
  endUserAccess?: Maybe<Acknowledgement>;
  /** Admins: ends one session of a user. */
  endUserSession?: Maybe<Acknowledgement>;
  /** Enrols in a group course or books a personalised class. REST: POST /api/courses/enroll. */
  enrol?: Maybe<Enrolment>;
  /**
   * Staff: enrols a student; the same rules apply as for the student, except that a group course accepts enrolments until three
   * days after its end.
   */
  enrolStudent?: Maybe<Enrolment>;
  /**
   * Admins: confirms `pendingEmail` where the server sends no mail. CONFLICT without one, if another account has it, and if
   * the link was mailed. Needs a recent password or code.
   */
  finishEmailChange?: Maybe<User>;
  /**
   * Staff: hands out a weapon on the day of the class. CONFLICT for a weapon that is out or cannot be used, and for a student
   * without a licence that is valid that day, unless the course permits that and an instructor accompanies.
   */
  handOutFirearm?: Maybe<FirearmHandOut>;
  /** Staff: marks a redemption as handed out; CONFLICT if it already is. */
  handOutRedemption?: Maybe<Redemption>;
  /** Staff: closes a session and opens the next with the cash that was counted. Not for tokens. */
  handOverTill?: Maybe<TillHandOver>;
  /**
   * Staff: enters the weapons of a CSV file; if any line has an error, none. Weapons that are there already are not changed, so the
   * import can be repeated.
   */
  importFirearms?: Maybe<FirearmsImport>;
  /**
   * Admins: creates the users of a CSV file; if any line has an error, none. They have no password and, without a document
   * number, a pending profile. Existing users are not changed, so the import can be repeated. Bodies above 32 kB are
   * accepted from admins only, with a Content-Length; otherwise TOO_LARGE.
   */
  importUsers?: Maybe<UsersImport>;
  /**
   * Admins: creates an invitation, valid for a week; it replaces an earlier one. CONFLICT for an inactive instructor and
   * for one with an account. Not for tokens; needs a recent password or code.
   */
  inviteInstructor?: Maybe<InstructorInvitation>;
  /**
   * Staff: issues the sheet of ammunition of a quarter, signed by the caller. CONFLICT before the quarter has ended, if it was issued,
   * and while that of an earlier quarter is to be issued.
   */
  issueAmmunitionSheet?: Maybe<AmmunitionSheet>;
  /**
   * Staff: issues certificates for completed enrolments, whatever their course. The result for an enrolment
   * that has a valid one is that one.
   */
  issueCertificates?: Maybe<Array<CertificateOutcome>>;
  /** Joins the waiting list of a full course; CONFLICT if there are free seats and nobody is waiting. */
  joinWaitingList?: Maybe<WaitingEntry>;
  /** Keeps one's own second factor, whose loss an admin has recorded; CONFLICT if nobody has. Not for personal access tokens. */
  keepMySecondFactor?: Maybe<SecondFactor>;
  /** Leaves the waiting list of a course. */
  leaveWaitingList?: Maybe<WaitingEntry>;
  /** Signs in with email and password. REST: POST /api/auth/login. */
  login?: Maybe<Session>;
  /** Ends the session of this request. REST: POST /api/auth/logout. */
  logout?: Maybe<Acknowledgement>;
  /** Sends a receipt of the signed-in user to their email, with the limits of `mailReceipt`. */
  mailMyReceipt?: Maybe<MailedReceipt>;
  /**
   * Staff: sends a receipt to the email of its person, as a PDF; the same receipt once a day, and at most 10 messages a day
   * to a person. UNAVAILABLE where no messages are sent, CONFLICT without an email that works. Not for tokens.
   */
  mailReceipt?: Maybe<MailedReceipt>;
  /**
   * Staff: marks students present or takes that back, which completes nothing. Instructors do so in own classes, on the day of
   * the class; they take back their own marks, until midnight.
   */
  markArrivals?: Maybe<Array<EnrolmentOutcome>>;
  /** Staff: cancels pending and confirmed enrolments as no-shows, once the class has begun. */
  markNoShows?: Maybe<Array<EnrolmentOutcome>>;
  /** Staff: moves a student to the front of a waiting list. */
  moveToFrontOfWaitingList?: Maybe<WaitingEntry>;
  /** Staff: opens a till with the cash that was counted. Not for tokens. */
  openTill?: Maybe<TillSession>;
  /**
   * Staff: enters a purchase, a count or a loss of ammunition. CONFLICT for more than there is, without `confirmRepeated` for a purchase that
   * is entered already, and without `includesOut` for a count that finds more than there is while rounds are out.
   */
  recordAmmunition?: Maybe<AmmunitionEntry>;
  /**
   * Instructors: records attendance of own classes, on the day of the class, with the effects of `completeEnrolments` and
   * `markNoShows`. Until 15 minutes before the end of the class PRESENT marks the student present only (ARRIVED). An enrolment in another instructor's class is not found.
   */
  recordAttendance?: Maybe<Array<AttendanceOutcome>>;
  /** Staff: cash put into or taken out of an open till that is no payment, with the next number. Not for tokens. */
  recordCashMovement?: Maybe<MoneyEntry>;
  /**
   * Staff: records that a student came in with an own weapon on the day of the class. CONFLICT for a weapon that is inside already,
   * brought by whomever, for a serial number of the academy's weapons, and without a reason if its permit or the licence of the student is not valid that day.
   */
  recordOwnWeapon?: Maybe<OwnWeapon>;
  /**
   * Staff: records a payment, with the next number of the point of sale. A token needs PAYMENTS, and records none in cash.
   * REST: POST /api/money/payments.
   */
  recordPayment?: Maybe<MoneyChange>;
  /** Redeems points. REST: POST /api/points/redeem. */
  redeemPoints?: Maybe<PointsChange>;
  /** Admins: sends a delivery again now, with retries like a new one; CONFLICT if its endpoint is not active. */
  redeliver?: Maybe<WebhookDelivery>;
  /**
   * Admins: sends deliveries of an endpoint again, oldest first, at most 1,000 at a time; CONFLICT if the endpoint is not
   * active.
   */
  redeliverMatching?: Maybe<Redelivery>;
  /** Staff: gives money of a payment back, up to the limit of the rules. Not for tokens. */
  refundPayment?: Maybe<MoneyChange>;
  /** Admins: gives money of a payment back, above the limit, too. Not for tokens; needs a recent password or code. */
  refundPaymentAboveLimit?: Maybe<MoneyChange>;
  /** Creates an account with a complete profile and signs in. REST: POST /api/auth/register. */
  register?: Maybe<Session>;
  /** Staff: revokes a certificate and returns a new one with the present data, which names the former. */
  reissueCertificate?: Maybe<Certificate>;
  /** Staff: records that a weapon of a student went out. CONFLICT for one that went out already. */
  releaseOwnWeapon?: Maybe<OwnWeapon>;
  /** Staff: cancels all coming enrolments of a student, and the waiting; freed seats go to the waiting lists. */
  releasePlaces?: Maybe<Array<EnrolmentOutcome>>;
  /** Staff: removes a note on a class; its text is deleted. Instructors: NOT_FOUND for classes of others. */
  removeClassNote?: Maybe<ClassNote>;
  /** Staff: removes a student from a waiting list. */
  removeFromWaitingList?: Maybe<WaitingEntry>;
  /** Staff: removes an exception. */
  removeHoursException?: Maybe<Schedule>;
  /** Staff: removes a note; its text is deleted. */
  removePersonNote?: Maybe<PersonNote>;
  /** Staff: repeats a group course on other dates, and returns the series; a date on which it was repeated before is skipped. */
  repeatCourse?: Maybe<Array<Course>>;
  /**
   * What a telephone says has happened, by a session of staff or with `permit`: it is entered at its time, however late it arrives.
   * What contradicts the books, or what the caller may not do, becomes an open report. NOT_FOUND for what was never there.
   */
  reportRangeAction?: Maybe<RangeReport>;
  /**
   * Requests the deletion of all personal data of the caller; staff decides. Repeating it changes nothing. Not for tokens;
   * needs a recent password or code.
   */
  requestDeletion?: Maybe<User>;
  /**
   * Sends a password reset link by email, if the address is that of an active student with a password. The response is the
   * same for every address. UNAVAILABLE if email is not configured; RATE_LIMITED after 3 requests an hour for one address,
   * whether or not it has an account.
   */
  requestPasswordReset?: Maybe<Acknowledgement>;
  /**
   * Admins: records that a user has lost the second factor. It ends after 72 hours, unless the user, who is told, says no.
   * CONFLICT if there is none and for an admin. Needs a recent password or code.
   */
  requestSecondFactorLoss?: Maybe<UserSecondFactor>;
  /**
   * Anyone: withdraws from a contract. The response is the same for known and unknown people; at most 10 an hour from one
   * address, then RATE_LIMITED.
   */
  requestWithdrawal?: Maybe<WithdrawalReceipt>;
  /** Moves a class to another date: students their own pending class, staff any enrolment, also of group courses. */
  rescheduleEnrolment?: Maybe<Enrolment>;
  /** Staff: sends the link again that confirms `pendingEmail`; it is valid for 7 days. CONFLICT without one. Needs a recent password or code. */
  resendEmailChange?: Maybe<User>;
  /** Staff: sends up to 500 failed messages again, oldest first, if their content is still true then. */
  resendFailedMail?: Maybe<ResentMail>;
  /** Staff: sends a message again that was sent, failed or dropped, if its content is still true then; CONFLICT while it waits. */
  resendMail?: Maybe<MailMessage>;
  /** Sets a new password with a reset link; ends all sessions and personal access tokens of the account. */
  resetPassword?: Maybe<Acknowledgement>;
  /** Revokes one of one's own personal access tokens. Not for personal access tokens. */
  revokeAccessToken?: Maybe<Acknowledgement>;
  /** Revokes one of one's own calendar links. Not for personal access tokens. */
  revokeCalendarLink?: Maybe<Acknowledgement>;
  /** Admins: revokes a certificate permanently. */
  revokeCertificate?: Maybe<Certificate>;
  /** Revokes one of one's own links. Not for personal access tokens. */
  revokePassportLink?: Maybe<Acknowledgement>;
  /** Admins: revokes one personal access token of a user. */
  revokeUserAccessToken?: Maybe<Acknowledgement>;
  /** Admins: revokes a calendar link of a user. */
  revokeUserCalendarLink?: Maybe<Acknowledgement>;
  /** Admins: creates a new secret; the previous one is rejected at once. Not for tokens; needs a recent password or code. */
  rotateServiceAccount?: Maybe<ServiceAccountSecret>;
  /**
   * Admins: creates a new secret for an endpoint. For 24 hours, messages are also signed with the previous one. Not for
   * tokens; needs a recent password or code.
   */
  rotateWebhookSecret?: Maybe<WebhookEndpointSecret>;
  /** Admins: sends an event `webhook.test` to an endpoint; CONFLICT if it is not active. */
  sendTestEvent?: Maybe<WebhookDelivery>;
  /** Staff: sets what the students of a course are lent, and whether students without a licence may be accompanied. */
  setCourseKit?: Maybe<CourseKit>;
  /** Refuses or accepts email messages of a topic. Not for personal access tokens. */
  setMailPreference?: Maybe<Array<MailPreference>>;
  /** Staff: sets, corrects or removes the number of the invoice of a payment, which is issued elsewhere. Not for tokens. */
  setPaymentInvoice?: Maybe<MoneyEntry>;
  /**
   * Admins: approves or refuses a deletion request. After an approval the user cannot sign in and is anonymised:
   * enrolments, ledger and audit trail remain without personal data. CONFLICT if no request is open, if the user has
   * pending or confirmed enrolments, and for an admin. An approval is not for tokens and needs a recent password or code.
   */
  settleDeletion?: Maybe<User>;
  /** Admins: settles a request to withdraw; CONFLICT if it is settled. */
  settleWithdrawal?: Maybe<Withdrawal>;
  /** Completes a pending profile. REST: POST /api/auth/profile-setup. */
  setupProfile?: Maybe<User>;
  /** Shares parts of one's own passport by a link; at most 10 at once. Not for personal access tokens. */
  sharePassport?: Maybe<PassportLink>;
  /**
   * Creates a secret for an authenticator app; it replaces one that was never confirmed. CONFLICT if a second factor is
   * active or the server has no SECRETS_KEY. Not for tokens; needs a recent password or code.
   */
  startSecondFactor?: Maybe<SecondFactorSecret>;
  /**
   * Stops what somebody asked for an account, by the link «No fui yo» of a message; once, without a session: a change of
   * the email, also within 7 days after it was confirmed, or the removal of the second factor.
   */
  stopAccountChange?: Maybe<Acknowledgement>;
  /** Stops a change of one's own email that staff has set; CONFLICT without one. Not for personal access tokens. */
  stopMyEmailChange?: Maybe<User>;
  /**
   * Staff: takes back what the caller has just recorded: a confirmation within 20 seconds, else CONFIRMATION_FINAL, before the
   * student has the message; a completion until midnight, with its points, and a no-show, whose seat must be free.
   */
  takeBackEnrolments?: Maybe<Array<EnrolmentOutcome>>;
  /** Staff: takes back a weapon, with the rounds fired. CONFLICT for one that was returned already. */
  takeBackFirearm?: Maybe<FirearmHandOut>;
  /**
   * Staff: moves a student of a group course to another date of it, a course of the same series or name, in one write. Status,
   * price and identifier stay; a freed seat goes to the waiting list. REST: POST /api/courses/enrollments/{id}/transfer.
   */
  transferEnrolment?: Maybe<Enrolment>;
  /**
   * Staff: undoes a call-off of the last ten minutes. Enrolments that it cancelled are live again where the student can
   * still come; the others are listed with the reason.
   */
  undoCallOff?: Maybe<CourseWithContacts>;
  /** Staff: undoes a payment or a movement of cash that the caller entered in the last ten minutes. Not for tokens. */
  undoPayment?: Maybe<MoneyChange>;
  /** Staff: changes a course. */
  updateCourse?: Maybe<Course>;
  /** Staff: changes several courses, independently of each other. */
  updateCourses?: Maybe<Array<CourseOutcome>>;
  /** Changes an enrolment. REST: PUT /api/courses/enrollments/{id}. */
  updateEnrolment?: Maybe<Enrolment>;
  /** Staff: changes a weapon, but not what it is known by. */
  updateFirearm?: Maybe<Firearm>;
  /** Staff: changes an instructor. */
  updateInstructor?: Maybe<Instructor>;
  /** Admins: switches money on or off and sets its rules. Not for tokens; needs a recent password or code. */
  updateMoneyRules?: Maybe<MoneyRules>;
  /** Changes one's own profile; document and day of birth cannot be changed. */
  updateProfile?: Maybe<User>;
  /** Admins: changes opening hours, lanes and rules. */
  updateSchedule?: Maybe<Schedule>;
  /**
   * Admins: changes name or permissions of a service account. CONFLICT if another active one has the name. Not for tokens
   * and service accounts. Other permissions need a recent password or code.
   */
  updateServiceAccount?: Maybe<ServiceAccount>;
  /**
   * Staff: changes role, state, licence and postal code of a user, and corrects the profile. Another email becomes
   * `pendingEmail` and counts when its owner has confirmed it; a first one counts at once. Roles, another email and the
   * end of a deactivation are not for tokens and need a recent password or code.
   */
  updateUser?: Maybe<User>;
  /**
   * Admins: changes an endpoint; takes effect in all server processes within five seconds. Another address is not for
   * tokens and needs a recent password or code.
   */
  updateWebhookEndpoint?: Maybe<WebhookEndpoint>;
  /** Verifies a code for the current session. Not for personal access tokens. */
  verifySecondFactor?: Maybe<Acknowledgement>;
  /** Withdraws an open deletion request; without one, it changes nothing. Not for personal access tokens. */
  withdrawDeletion?: Maybe<User>;
  /** Staff: withdraws `pendingEmail`. CONFLICT without one. */
  withdrawEmailChange?: Maybe<User>;
};


/** Writes. Each section below adds its fields. */
export type MutationAcceptInstructorInvitationArgs = {
  input: AcceptInstructorInvitationInput;
};


/** Writes. Each section below adds its fields. */
export type MutationAcceptOfferArgs = {
  input: AcceptOfferInput;
};


/** Writes. Each section below adds its fields. */
export type MutationAddClassNoteArgs = {
  input: AddClassNoteInput;
};


/** Writes. Each section below adds its fields. */
export type MutationAddHoursExceptionArgs = {
  input: AddHoursExceptionInput;
};


/** Writes. Each section below adds its fields. */
export type MutationAddPersonNoteArgs = {
  input: AddPersonNoteInput;
};


/** Writes. Each section below adds its fields. */
export type MutationAddToWaitingListArgs = {
  input: AddToWaitingListInput;
};


/** Writes. Each section below adds its fields. */
export type MutationAdjustMoneyAccountArgs = {
  input: AdjustMoneyAccountInput;
};


/** Writes. Each section below adds its fields. */
export type MutationAdjustPointsArgs = {
  input: AdjustPointsInput;
};


/** Writes. Each section below adds its fields. */
export type MutationAnnounceComingArgs = {
  input: AnnounceComingInput;
};


/** Writes. Each section below adds its fields. */
export type MutationAnnulHandOutArgs = {
  input: AnnulHandOutInput;
};


/** Writes. Each section below adds its fields. */
export type MutationAssignInstructorArgs = {
  input: AssignInstructorInput;
};


/** Writes. Each section below adds its fields. */
export type MutationBookClassArgs = {
  input: BookClassInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCallOffCourseArgs = {
  input: CallOffCourseInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCancelEnrolmentArgs = {
  input: CancelEnrolmentInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCancelEnrolmentsArgs = {
  input: CancelEnrolmentsInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCancelSecondFactorLossArgs = {
  input: CancelSecondFactorLossInput;
};


/** Writes. Each section below adds its fields. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCloseDayArgs = {
  input: CloseDayInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCloseTillArgs = {
  input: CloseTillInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCompleteEnrolmentsArgs = {
  input: EnrolmentIdsInput;
};


/** Writes. Each section below adds its fields. */
export type MutationConfirmEmailChangeArgs = {
  input: AccountLinkInput;
};


/** Writes. Each section below adds its fields. */
export type MutationConfirmEnrolmentsArgs = {
  input: EnrolmentIdsInput;
};


/** Writes. Each section below adds its fields. */
export type MutationConfirmIdentityArgs = {
  input: ConfirmIdentityInput;
};


/** Writes. Each section below adds its fields. */
export type MutationConfirmSecondFactorArgs = {
  input: SecondFactorCodeInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCorrectAttendanceArgs = {
  input: CorrectAttendanceInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCorrectFirearmArgs = {
  input: CorrectFirearmInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCorrectHandOutArgs = {
  input: CorrectHandOutInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCreateCalendarLinkArgs = {
  input: CreateCalendarLinkInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCreateCourseArgs = {
  input: CreateCourseInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCreateFirearmArgs = {
  input: CreateFirearmInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCreateInstructorArgs = {
  input: CreateInstructorInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCreatePasswordResetArgs = {
  input?: InputMaybe<CreatePasswordResetInput>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Writes. Each section below adds its fields. */
export type MutationCreatePersonArgs = {
  input: CreatePersonInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCreateReferralArgs = {
  input: CreateReferralInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCreateServiceAccountArgs = {
  input: CreateServiceAccountInput;
};


/** Writes. Each section below adds its fields. */
export type MutationCreateWebhookEndpointArgs = {
  input: CreateWebhookEndpointInput;
};


/** Writes. Each section below adds its fields. */
export type MutationDeactivateCourseArgs = {
  input: DeactivateCourseInput;
};


/** Writes. Each section below adds its fields. */
export type MutationDecideRangeReportArgs = {
  input: DecideRangeReportInput;
};


/** Writes. Each section below adds its fields. */
export type MutationDeleteWebhookEndpointArgs = {
  input: WebhookEndpointIdInput;
};


/** Writes. Each section below adds its fields. */
export type MutationDuplicateCourseArgs = {
  input: DuplicateCourseInput;
};


/** Writes. Each section below adds its fields. */
export type MutationEndSecondFactorArgs = {
  input: SecondFactorCodeInput;
};


/** Writes. Each section below adds its fields. */
export type MutationEndServiceAccountArgs = {
  input: EndServiceAccountInput;
};


/** Writes. Each section below adds its fields. */
export type MutationEndSessionArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input?: InputMaybe<EndSessionInput>;
};


/** Writes. Each section below adds its fields. */
export type MutationEndUserAccessArgs = {
  input: EndUserAccessInput;
};


/** Writes. Each section below adds its fields. */
export type MutationEndUserSessionArgs = {
  input: UserCredentialInput;
};


/** Writes. Each section below adds its fields. */
export type MutationEnrolArgs = {
  input: EnrolInput;
};


/** Writes. Each section below adds its fields. */
export type MutationEnrolStudentArgs = {
  input: EnrolStudentInput;
};


/** Writes. Each section below adds its fields. */
export type MutationFinishEmailChangeArgs = {
  input: FinishEmailChangeInput;
};


/** Writes. Each section below adds its fields. */
export type MutationHandOutFirearmArgs = {
  input: HandOutFirearmInput;
};


/** Writes. Each section below adds its fields. */
export type MutationHandOutRedemptionArgs = {
  input: HandOutRedemptionInput;
};


/** Writes. Each section below adds its fields. */
export type MutationHandOverTillArgs = {
  input: CloseTillInput;
};


/** Writes. Each section below adds its fields. */
export type MutationImportFirearmsArgs = {
  input: ImportFirearmsInput;
};


/** Writes. Each section below adds its fields. */
export type MutationImportUsersArgs = {
  input: ImportUsersInput;
};


/** Writes. Each section below adds its fields. */
export type MutationInviteInstructorArgs = {
  input: InviteInstructorInput;
};


/** Writes. Each section below adds its fields. */
export type MutationIssueAmmunitionSheetArgs = {
  input: IssueAmmunitionSheetInput;
};


/** Writes. Each section below adds its fields. */
export type MutationIssueCertificatesArgs = {
  input: IssueCertificatesInput;
};


/** Writes. Each section below adds its fields. */
export type MutationJoinWaitingListArgs = {
  input: WaitingListInput;
};


/** Writes. Each section below adds its fields. */
export type MutationLeaveWaitingListArgs = {
  input: WaitingListInput;
};


/** Writes. Each section below adds its fields. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Writes. Each section below adds its fields. */
export type MutationMailMyReceiptArgs = {
  input: MailReceiptInput;
};


/** Writes. Each section below adds its fields. */
export type MutationMailReceiptArgs = {
  input: MailReceiptInput;
};


/** Writes. Each section below adds its fields. */
export type MutationMarkArrivalsArgs = {
  input: MarkArrivalsInput;
};


/** Writes. Each section below adds its fields. */
export type MutationMarkNoShowsArgs = {
  input: EnrolmentIdsInput;
};


/** Writes. Each section below adds its fields. */
export type MutationMoveToFrontOfWaitingListArgs = {
  input: WaitingEntryInput;
};


/** Writes. Each section below adds its fields. */
export type MutationOpenTillArgs = {
  input: OpenTillInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRecordAmmunitionArgs = {
  input: RecordAmmunitionInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRecordAttendanceArgs = {
  input: RecordAttendanceInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRecordCashMovementArgs = {
  input: RecordCashMovementInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRecordOwnWeaponArgs = {
  input: RecordOwnWeaponInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRecordPaymentArgs = {
  input: RecordPaymentInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRedeemPointsArgs = {
  input: RedeemPointsInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRedeliverArgs = {
  input: RedeliverInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRedeliverMatchingArgs = {
  input: RedeliverMatchingInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRefundPaymentArgs = {
  input: RefundPaymentInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRefundPaymentAboveLimitArgs = {
  input: RefundPaymentInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Writes. Each section below adds its fields. */
export type MutationReissueCertificateArgs = {
  input: CertificateReasonInput;
};


/** Writes. Each section below adds its fields. */
export type MutationReleaseOwnWeaponArgs = {
  input: ReleaseOwnWeaponInput;
};


/** Writes. Each section below adds its fields. */
export type MutationReleasePlacesArgs = {
  input: ReleasePlacesInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRemoveClassNoteArgs = {
  input: RemoveClassNoteInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRemoveFromWaitingListArgs = {
  input: WaitingEntryInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRemoveHoursExceptionArgs = {
  input: RemoveHoursExceptionInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRemovePersonNoteArgs = {
  input: RemovePersonNoteInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRepeatCourseArgs = {
  input: RepeatCourseInput;
};


/** Writes. Each section below adds its fields. */
export type MutationReportRangeActionArgs = {
  input: ReportRangeActionInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRequestDeletionArgs = {
  input: RequestDeletionInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRequestSecondFactorLossArgs = {
  input: RequestSecondFactorLossInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRequestWithdrawalArgs = {
  input: RequestWithdrawalInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRescheduleEnrolmentArgs = {
  input: RescheduleEnrolmentInput;
};


/** Writes. Each section below adds its fields. */
export type MutationResendEmailChangeArgs = {
  input: EmailChangeInput;
};


/** Writes. Each section below adds its fields. */
export type MutationResendFailedMailArgs = {
  input: ResendFailedMailInput;
};


/** Writes. Each section below adds its fields. */
export type MutationResendMailArgs = {
  input: ResendMailInput;
};


/** Writes. Each section below adds its fields. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRevokeAccessTokenArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input?: InputMaybe<RevokeAccessTokenInput>;
};


/** Writes. Each section below adds its fields. */
export type MutationRevokeCalendarLinkArgs = {
  input: RevokeCalendarLinkInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRevokeCertificateArgs = {
  input: CertificateReasonInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRevokePassportLinkArgs = {
  input: RevokePassportLinkInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRevokeUserAccessTokenArgs = {
  input: UserCredentialInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRevokeUserCalendarLinkArgs = {
  input: RevokeUserCalendarLinkInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRotateServiceAccountArgs = {
  input: RotateServiceAccountInput;
};


/** Writes. Each section below adds its fields. */
export type MutationRotateWebhookSecretArgs = {
  input: WebhookEndpointIdInput;
};


/** Writes. Each section below adds its fields. */
export type MutationSendTestEventArgs = {
  input: WebhookEndpointIdInput;
};


/** Writes. Each section below adds its fields. */
export type MutationSetCourseKitArgs = {
  input: SetCourseKitInput;
};


/** Writes. Each section below adds its fields. */
export type MutationSetMailPreferenceArgs = {
  input: SetMailPreferenceInput;
};


/** Writes. Each section below adds its fields. */
export type MutationSetPaymentInvoiceArgs = {
  input: SetPaymentInvoiceInput;
};


/** Writes. Each section below adds its fields. */
export type MutationSettleDeletionArgs = {
  input: SettleDeletionInput;
};


/** Writes. Each section below adds its fields. */
export type MutationSettleWithdrawalArgs = {
  input: SettleWithdrawalInput;
};


/** Writes. Each section below adds its fields. */
export type MutationSetupProfileArgs = {
  input: SetupProfileInput;
};


/** Writes. Each section below adds its fields. */
export type MutationSharePassportArgs = {
  input: SharePassportInput;
};


/** Writes. Each section below adds its fields. */
export type MutationStartSecondFactorArgs = {
  input: StartSecondFactorInput;
};


/** Writes. Each section below adds its fields. */
export type MutationStopAccountChangeArgs = {
  input: AccountLinkInput;
};


/** Writes. Each section below adds its fields. */
export type MutationTakeBackEnrolmentsArgs = {
  input: EnrolmentIdsInput;
};


/** Writes. Each section below adds its fields. */
export type MutationTakeBackFirearmArgs = {
  input: TakeBackFirearmInput;
};


/** Writes. Each section below adds its fields. */
export type MutationTransferEnrolmentArgs = {
  input: TransferEnrolmentInput;
};


/** Writes. Each section below adds its fields. */
export type MutationUndoCallOffArgs = {
  input: UndoCallOffInput;
};


/** Writes. Each section below adds its fields. */
export type MutationUndoPaymentArgs = {
  input: UndoPaymentInput;
};


/** Writes. Each section below adds its fields. */
export type MutationUpdateCourseArgs = {
  input: UpdateCourseInput;
};


/** Writes. Each section below adds its fields. */
export type MutationUpdateCoursesArgs = {
  input: UpdateCoursesInput;
};


/** Writes. Each section below adds its fields. */
export type MutationUpdateEnrolmentArgs = {
  input: UpdateEnrolmentInput;
};


/** Writes. Each section below adds its fields. */
export type MutationUpdateFirearmArgs = {
  input: UpdateFirearmInput;
};


/** Writes. Each section below adds its fields. */
export type MutationUpdateInstructorArgs = {
  input: UpdateInstructorInput;
};


/** Writes. Each section below adds its fields. */
export type MutationUpdateMoneyRulesArgs = {
  input: UpdateMoneyRulesInput;
};


/** Writes. Each section below adds its fields. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Writes. Each section below adds its fields. */
export type MutationUpdateScheduleArgs = {
  input: UpdateScheduleInput;
};


/** Writes. Each section below adds its fields. */
export type MutationUpdateServiceAccountArgs = {
  input: UpdateServiceAccountInput;
};


/** Writes. Each section below adds its fields. */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


/** Writes. Each section below adds its fields. */
export type MutationUpdateWebhookEndpointArgs = {
  input: UpdateWebhookEndpointInput;
};


/** Writes. Each section below adds its fields. */
export type MutationVerifySecondFactorArgs = {
  input: SecondFactorCodeInput;
};


/** Writes. Each section below adds its fields. */
export type MutationWithdrawEmailChangeArgs = {
  input: EmailChangeInput;
};

/** One page of what is stored about a person, at most 200 records. */
export type MyDataPage = {
  __typename?: 'MyDataPage';
  /** Pass it as `after` to read the next page; null on the last one. */
  next?: Maybe<Scalars['String']['output']>;
  /** The records, ordered by section. */
  records: Array<MyDataRecord>;
};

/** One record of what is stored about a person. */
export type MyDataRecord = {
  __typename?: 'MyDataRecord';
  /** The stored record as a JSON object; dates are strings in UTC, prices are in centavos. */
  json: Scalars['String']['output'];
  /** Kind of record: `account`, `enrolments`, `points`, … */
  section: Scalars['String']['output'];
};

/** A new personal access token. */
export type NewAccessToken = {
  __typename?: 'NewAccessToken';
  /** Name, scopes and dates of the token. */
  accessToken: AccessToken;
  /** The bearer token, beginning with `acd_`. Returned only here; the server stores its hash. */
  token: Scalars['String']['output'];
};

/** A new link to a calendar. */
export type NewCalendarLink = {
  __typename?: 'NewCalendarLink';
  /** What it shows, and its dates. */
  calendarLink: CalendarLink;
  /** The secret address, ending in `.ics`. Returned only here; the server stores its hash. */
  link: Scalars['String']['output'];
};

/** Accounts created in a month, without those of staff and admins. */
export type NewStudents = {
  __typename?: 'NewStudents';
  /** Not counted as students: their data were erased at their request. */
  erased: Scalars['Int']['output'];
  /** Not counted as students: their profile is incomplete. */
  incomplete: Scalars['Int']['output'];
  /** Students, whether active today or not. */
  registered: Scalars['Int']['output'];
};

/** The quarter whose sheet is the next to be issued. */
export type NextAmmunitionSheet = {
  __typename?: 'NextAmmunitionSheet';
  /** First day of the quarter. */
  from: Scalars['LocalDate']['output'];
  /** Whether it can be issued: the quarter has ended. */
  isOver: Scalars['Boolean']['output'];
  /** The quarter, such as `2026-3`. */
  quarter: Scalars['String']['output'];
  /** Last day of the quarter. */
  to: Scalars['LocalDate']['output'];
};

/** Occupancy of the group courses with limited seats. */
export type Occupancy = {
  __typename?: 'Occupancy';
  /** Number of these courses. */
  courses: Scalars['Int']['output'];
  /** Seats in all of them. */
  places: Scalars['Int']['output'];
  /** Seats taken. */
  taken: Scalars['Int']['output'];
};

/** A till to open. */
export type OpenTillInput = {
  /** Pesos of cash that were counted. */
  float: Scalars['Float']['input'];
  /** Required, 1 to 200 characters, if it is not what was counted when the session before was closed. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The till. */
  tillId: Scalars['ID']['input'];
};

/** Why one of several enrolments was not changed. */
export type OutcomeError = {
  __typename?: 'OutcomeError';
  /**
   * As in `extensions.code`: NOT_FOUND, CONFLICT, UNAVAILABLE, …
   * @deprecated 2026-11-23: use errorCode
   */
  code: Scalars['String']['output'];
  /** As in `extensions.code`. */
  errorCode: ErrorCode;
  /** Sentence for the user. */
  message: Scalars['String']['output'];
  /** As in `extensions.reason`. */
  reason: ErrorReason;
};

/** A weapon that a student brought, from when it came in until it went out. */
export type OwnWeapon = {
  __typename?: 'OwnWeapon';
  /** Make, model and caliber, as staff wrote them; null if unknown. */
  description?: Maybe<Scalars['String']['output']>;
  /** The enrolment with which it came in. */
  enrolmentId: Scalars['ID']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When it came in. */
  inAt: Scalars['DateTime']['output'];
  /** If that was entered later than it happened; null for others. */
  inLate?: Maybe<LateRecord>;
  /** When it went out; null while it is inside. */
  outAt?: Maybe<Scalars['DateTime']['output']>;
  /** If that was entered later than it happened; null for others. */
  outLate?: Maybe<LateRecord>;
  /** The last day of the permit to hold it. */
  permitUntil: Scalars['LocalDate']['output'];
  /** Why it was let in though its permit or the licence of the student was not valid; null for others. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Rounds that came with it. */
  rounds: Scalars['Int']['output'];
  /** Serial number; empty once the person's data were erased. */
  serial: Scalars['String']['output'];
  /** Name of the student. */
  studentName: Scalars['String']['output'];
};

/** Position of a page in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Pass it as `after` to read the next page; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there are rows after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are rows before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Pass it as `before` to read the previous page; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A link that shows parts of one's passport without sign-in. */
export type PassportLink = {
  __typename?: 'PassportLink';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stops working. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When the page was last opened. */
  lastViewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it shows. */
  parts: Array<PassportPart>;
  /** Address of the public page. */
  url: Scalars['String']['output'];
  /** How often the page was opened. */
  views: Scalars['Int']['output'];
};

/** What a shared passport may show. */
export type PassportPart =
  /** The completed courses and their days. */
  | 'COURSES'
  /** The hours of all completed courses. */
  | 'HOURS'
  /** The initials of the name. */
  | 'INITIALS'
  /** Whether the weapons licence is valid on the day of the view. */
  | 'LICENCE';

/** A password reset link, returned only once. */
export type PasswordReset = {
  __typename?: 'PasswordReset';
  /** When the link expires, 24 hours after its creation. */
  expiresAt: Scalars['DateTime']['output'];
  /** Single-use page on which the student chooses a new password; staff passes it on. */
  link: Scalars['String']['output'];
};

/** How money was received. */
export type PaymentMethod =
  /** A card, by a device of another firm. */
  | 'CARD'
  /** Cash. */
  | 'CASH'
  /** A QR code on the counter. */
  | 'QR'
  /** A bank transfer. */
  | 'TRANSFER';

/** What staff has written about a person. */
export type PersonNote = {
  __typename?: 'PersonNote';
  /** Name of the author when it was written. */
  author: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** 1 to 1,000 characters, in lines; empty once it was removed. */
  text: Scalars['String']['output'];
};

/** One page of notes. */
export type PersonNoteConnection = {
  __typename?: 'PersonNoteConnection';
  /** The notes of the page with their cursors, newest first. */
  edges: Array<PersonNoteEdge>;
  /** The notes of the page, newest first. */
  nodes: Array<PersonNote>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of notes on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A note in a list. */
export type PersonNoteEdge = {
  __typename?: 'PersonNoteEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The note. */
  node: PersonNote;
};

/** A ledger entry and the balance after it. */
export type PointsChange = {
  __typename?: 'PointsChange';
  /** Balance after the entry. */
  points: Scalars['Int']['output'];
  /** The ledger entry. */
  transaction: PointsTransaction;
};

/** Points of a month. */
export type PointsOfMonth = {
  __typename?: 'PointsOfMonth';
  /** Sum of corrections by admins; may be negative. */
  adjusted: Scalars['Int']['output'];
  /** Earned. */
  earned: Scalars['Int']['output'];
  /** Redeemed, a positive number. */
  redeemed: Scalars['Int']['output'];
};

/** An entry of the append-only points ledger. */
export type PointsTransaction = {
  __typename?: 'PointsTransaction';
  /** Redemptions: code of 8 characters that the student shows to staff; null for other entries. */
  code?: Maybe<Scalars['String']['output']>;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Text that the student sees. */
  description: Scalars['String']['output'];
  /** Redemptions: pesos by which it lowered what is owed; null if it was handed out otherwise, while money is off, and for other entries. */
  discount?: Maybe<Scalars['Float']['output']>;
  /** The enrolment that earned the points; null for other entries. */
  enrolmentId?: Maybe<Scalars['ID']['output']>;
  /** Redemptions: when it was handed out; null before, and for other entries. */
  handedOutAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Number of points, negative if redeemed or taken. */
  points: Scalars['Int']['output'];
  /** Kind of a ledger entry. */
  type: TransactionType;
};

/** One page of the ledger. */
export type PointsTransactionConnection = {
  __typename?: 'PointsTransactionConnection';
  /** The entries of the page with their cursors, newest first. */
  edges: Array<PointsTransactionEdge>;
  /** The entries of the page, newest first. */
  nodes: Array<PointsTransaction>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of entries on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A ledger entry in a list. */
export type PointsTransactionEdge = {
  __typename?: 'PointsTransactionEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: PointsTransaction;
};

/** Parts of the price of a personalised class, in Argentine pesos. */
export type PriceBreakdown = {
  __typename?: 'PriceBreakdown';
  /** Ammunition to buy; empty if the student brings weapon and ammunition. */
  ammo: Array<AmmoCost>;
  /** Base price, the same for every class. */
  base: Scalars['Float']['output'];
  /** Surcharge for Carabina 9mm, else 0. */
  surcharge: Scalars['Float']['output'];
  /** Sum of all parts. */
  total: Scalars['Float']['output'];
};

/** Reads. Each section below adds its fields. */
export type Query = {
  __typename?: 'Query';
  /** Staff: courses page by page, by date, those without a date last. */
  adminCourses: CourseConnection;
  /** Admins: figures of the whole academy. */
  adminStats: AdminStats;
  /** Staff: group courses and personalised classes of at most 62 days, by time; TOO_LARGE above 5,000 enrolments. */
  agenda: Array<AgendaEntry>;
  /** Admins: all users that match, newest first; TOO_LARGE above 1,000, while REST streams any number. REST: GET /users/admin/all. */
  allUsers: Array<User>;
  /** Staff: the ammunition of each caliber in some days; without days of today. */
  ammunition: AmmunitionDays;
  /** Staff: entries of the ledgers of ammunition, newest first. */
  ammunitionEntries: AmmunitionEntryConnection;
  /** Staff: issued sheets of ammunition, newest first. REST: GET /api/ammunition/sheets. */
  ammunitionSheets: AmmunitionSheetConnection;
  /** Staff: weapons and ammunition for the classes of a day; TOO_LARGE above 5,000 enrolments. */
  armoury?: Maybe<Armoury>;
  /** Admins: the audit trail, newest first. */
  auditTrail: AuditEntryConnection;
  /**
   * Free times of at most 62 days for a course: within opening hours, with a free lane, instructor and weapons. A group course has its
   * own date, while a place is left. REST: GET /api/courses/{course_id}/availability.
   */
  availability?: Maybe<Availability>;
  /** Staff: certificates, newest first. */
  certificates: CertificateConnection;
  /** Staff: what staff has written about a class, newest first. Instructors: NOT_FOUND for classes of others. */
  classNotes: ClassNoteConnection;
  /** Price of a personalised class; same validation and errors as booking it. */
  classQuote?: Maybe<PriceBreakdown>;
  /** Staff: attendance, no-shows and cancellations of at most 36 months; TOO_LARGE above 2,000 group courses. */
  classReport?: Maybe<ClassReport>;
  /** One course. REST: GET /api/courses/{id}. */
  course?: Maybe<Course>;
  /**
   * Staff: students to inform about a course, at most 1,000: those affected by its call-off; otherwise those enrolled,
   * those that an undone call-off could not enrol again, and the waiting list.
   */
  courseContacts: Array<CourseContact>;
  /** Staff: what the students of a course are lent. */
  courseKit?: Maybe<CourseKit>;
  /** Staff: what moving a course to another date by `updateCourse` would do. */
  courseMove?: Maybe<CourseMove>;
  /** Staff: the courses of a course's series by date; empty if it has none. */
  courseSeries: Array<Course>;
  /** Courses by date, those without date last; visitors and students see only active ones. REST: GET /api/courses. */
  courses: Array<Course>;
  /** Staff: closings of days, newest first. */
  dayClosings: DayClosingConnection;
  /** Staff: the last 100 entries of a course's waiting list that have ended, latest first, with the state and the reason. */
  endedWaiting: Array<EndedWaiting>;
  /** One's own enrolment; staff reads any. REST: GET /api/courses/enrollments/{id}. */
  enrolment?: Maybe<Enrolment>;
  /** One of one's own enrolments as a file for calendar programs; without an event if it has no date. */
  enrolmentCalendar?: Maybe<CalendarFile>;
  /** The student and staff: the latest certificate of an enrolment; null without one. */
  enrolmentCertificate?: Maybe<Certificate>;
  /**
   * Staff: all enrolments, newest first. Conditions without an index examine at most 1,000 rows per page: a page may then
   * have fewer rows than `first`, even none, while `hasNextPage` or `hasPreviousPage` is true.
   */
  enrolments: EnrolmentConnection;
  /**
   * Staff: the book of weapons, newest first: hand-outs and returns, weapons that students bring, ammunition that was entered, closings of
   * days. REST: GET /api/firearms/book.
   */
  firearmBook: FirearmBookEntryConnection;
  /** Staff: hand-outs of weapons, newest first. */
  firearmHandOuts: FirearmHandOutConnection;
  /** Staff: weapons by make and serial number. */
  firearms: FirearmConnection;
  /** URL to send the browser to for sign-in with Google. REST: GET /api/auth/google. */
  googleAuthUrl: Scalars['String']['output'];
  /** State of the service. REST: GET /api/health. */
  health: Health;
  /** Staff: what `releasePlaces` would release of a student. */
  heldPlaces: HeldPlaces;
  /** Staff: one instructor. */
  instructor?: Maybe<Instructor>;
  /** Staff: instructors by name. */
  instructors: InstructorConnection;
  /** Staff: one email message. */
  mailMessage?: Maybe<MailMessage>;
  /** Staff: email messages to people, newest first. */
  mailMessages: MailMessageConnection;
  /** Staff: whether the caller can create a password reset link for a student. */
  mayCreatePasswordReset: Scalars['Boolean']['output'];
  /**
   * True if an account can be registered with this email; otherwise it fails with CONFLICT, as `register` does with it. Each
   * call counts as a registration that fails.
   */
  mayRegister?: Maybe<Scalars['Boolean']['output']>;
  /** The signed-in user. REST: GET /api/auth/me. */
  me: User;
  /** Staff: the account of a person; null while money is off. */
  moneyAccount?: Maybe<MoneyAccount>;
  /** Staff: people who owe, by their oldest debt; none while money is off. */
  moneyDebts: MoneyDebtConnection;
  /** Staff: entries of all accounts, newest first; none while money is off. REST: GET /api/money/entries. */
  moneyEntries: MoneyEntryConnection;
  /** Admins: what was received in at most 36 months, beside what was booked; empty while money is off. */
  moneyReport: Array<MoneyReportMonth>;
  /** Staff: the rules of money. */
  moneyRules: MoneyRules;
  /** One's own personal access tokens, newest first, expired ones included. Not for personal access tokens. */
  myAccessTokens: Array<AccessToken>;
  /**
   * One's own calendar links: one of each kind that one may have, with `createdAt` null if it does not exist. Not for personal
   * access tokens.
   */
  myCalendarLinks: Array<CalendarLink>;
  /** Instructors: own classes of these days, at most 62, in order. */
  myClasses: Array<TaughtClass>;
  /**
   * All data stored about the caller, page by page: account, sessions, names of tokens, enrolments, waiting lists, points,
   * invitations, and the audit entries about the caller. Never passwords, tokens or their hashes. Not for personal access tokens.
   */
  myData: MyDataPage;
  /** The signed-in user's enrolments, newest first. REST: GET /api/courses/enrollments/me. Only GraphQL has pages. */
  myEnrolments: EnrolmentConnection;
  /**
   * The caller's code of today; null without a class today, and where the academy has entered no weapons or the server has no
   * SECRETS_KEY.
   */
  myEntryCode?: Maybe<EntryCode>;
  /** One's own preferences, one for each topic. Not for personal access tokens. */
  myMailPreferences: Array<MailPreference>;
  /** The signed-in user's account; null while money is off. */
  myMoneyAccount?: Maybe<MoneyAccount>;
  /** The signed-in user's entries, newest first; none while money is off. */
  myMoneyEntries: MoneyEntryConnection;
  /** One's own links that work, newest first. Not for personal access tokens. */
  myPassportLinks: Array<PassportLink>;
  /** The signed-in user's balance. REST: GET /api/points/me. */
  myPoints: Scalars['Int']['output'];
  /** The signed-in user's ledger, newest first. REST: GET /api/points/transactions/me. Only GraphQL has pages. */
  myPointsTransactions: PointsTransactionConnection;
  /** The signed-in user's invitations, newest first. REST: GET /api/points/referrals/me. Only GraphQL has pages. */
  myReferrals: ReferralConnection;
  /** One's own second factor. Not for personal access tokens. */
  mySecondFactor: SecondFactor;
  /** One's own sessions, the most recently used first, at most 100. Not for personal access tokens. */
  mySessions: Array<ActiveSession>;
  /** The signed-in user's waiting list entries, oldest first. */
  myWaitingList: Array<WaitingEntry>;
  /** Staff: the quarter whose sheet of ammunition is the next to be issued; null before the first entry. */
  nextAmmunitionSheet?: Maybe<NextAmmunitionSheet>;
  /** Staff: what staff has written about a person, newest first. */
  personNotes: PersonNoteConnection;
  /** Staff: the classes of today with their students and weapons. Instructors: their own classes. */
  rangeDay: RangeDay;
  /** Staff: reports from telephones at the range that somebody has to decide, oldest first, at most 200. */
  rangeReports: Array<RangeReport>;
  /** Staff: redemptions, newest first. */
  redemptions: RedemptionConnection;
  /** Staff: the running release. */
  release: Release;
  /** Admins: figures of at most 36 months. */
  reports: Array<MonthReport>;
  /** Staff: enrolments of a course that are not cancelled, and no-shows, by surname; of a personalised course by date. */
  roster: Array<Enrolment>;
  /** Staff: opening hours, lanes and rules. */
  schedule?: Maybe<Schedule>;
  /** Admins: active service accounts, oldest first, at most 50. Not for tokens and service accounts. */
  serviceAccounts: Array<ServiceAccount>;
  /** Staff: sessions of tills, newest first; none while money is off. REST: GET /api/money/sessions. */
  tillSessions: TillSessionConnection;
  /** Staff: coming courses of the same series or name with a free seat, to which `transferEnrolment` moves a student; at most 50. */
  transferTargets: Array<Course>;
  /** Staff: one user. */
  user?: Maybe<User>;
  /** Admins: a user's personal access tokens, newest first, expired ones included. */
  userAccessTokens: Array<AccessToken>;
  /** Admins: a user's calendar links. */
  userCalendarLinks: Array<CalendarLink>;
  /** Admins: a user's second factor. */
  userSecondFactor: UserSecondFactor;
  /** Admins: a user's sessions, the most recently used first, at most 100. */
  userSessions: Array<ActiveSession>;
  /** Staff: a user's ledger, newest first. */
  userTransactions: PointsTransactionConnection;
  /** Staff: users page by page. */
  users: UserConnection;
  /** Staff: the waiting list of a course, in order. */
  waitingList: Array<WaitingEntry>;
  /** The weapon catalogue, with calibers and prices. */
  weapons: Array<Weapon>;
  /** Admins: deliveries of an endpoint, newest first. */
  webhookDeliveries: WebhookDeliveryConnection;
  /** Admins: all endpoints, oldest first, at most 20. */
  webhookEndpoints: Array<WebhookEndpoint>;
  /** Admins: requests to withdraw, newest first. */
  withdrawals: WithdrawalConnection;
};


/** Reads. Each section below adds its fields. */
export type QueryAdminCoursesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  courseType?: InputMaybe<CourseType>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  hasWaiting?: InputMaybe<Scalars['Boolean']['input']>;
  instructorId?: InputMaybe<Scalars['ID']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isFull?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryAgendaArgs = {
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryAllUsersArgs = {
  role?: InputMaybe<Role>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryAmmunitionArgs = {
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryAmmunitionEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  caliber?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  type?: InputMaybe<AmmunitionType>;
};


/** Reads. Each section below adds its fields. */
export type QueryAmmunitionSheetsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryArmouryArgs = {
  day: Scalars['LocalDate']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryAuditTrailArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryAvailabilityArgs = {
  courseId: Scalars['ID']['input'];
  from: Scalars['LocalDate']['input'];
  hasWeaponAmmo?: InputMaybe<Scalars['Boolean']['input']>;
  instructorId?: InputMaybe<Scalars['ID']['input']>;
  movedEnrolmentId?: InputMaybe<Scalars['ID']['input']>;
  to: Scalars['LocalDate']['input'];
  weapons?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** Reads. Each section below adds its fields. */
export type QueryCertificatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  enrolmentId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isRevoked?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryClassNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  classId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryClassQuoteArgs = {
  input: ClassQuoteInput;
};


/** Reads. Each section below adds its fields. */
export type QueryClassReportArgs = {
  fromMonth: Scalars['String']['input'];
  toMonth: Scalars['String']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryCourseArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryCourseContactsArgs = {
  courseId: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryCourseKitArgs = {
  courseId: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryCourseMoveArgs = {
  courseId: Scalars['ID']['input'];
  scheduledDate: Scalars['DateTime']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryCourseSeriesArgs = {
  courseId: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryCoursesArgs = {
  courseType?: InputMaybe<CourseType>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryDayClosingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryEndedWaitingArgs = {
  courseId: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryEnrolmentArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryEnrolmentCalendarArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryEnrolmentCertificateArgs = {
  enrolmentId: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryEnrolmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EnrolmentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryFirearmBookArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  serial?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryFirearmHandOutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  firearmId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isOut?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryFirearmsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  model?: InputMaybe<Scalars['String']['input']>;
  serial?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<FirearmState>;
};


/** Reads. Each section below adds its fields. */
export type QueryHeldPlacesArgs = {
  userId: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryInstructorArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryInstructorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryMailMessageArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryMailMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  enrolmentId?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<MailKind>;
  last?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<MailState>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryMayCreatePasswordResetArgs = {
  userId: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryMayRegisterArgs = {
  email: Scalars['String']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryMoneyAccountArgs = {
  userId: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryMoneyDebtsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  age?: InputMaybe<DebtAge>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryMoneyEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  pointOfSale?: InputMaybe<Scalars['Int']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  type?: InputMaybe<MoneyEntryType>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryMoneyReportArgs = {
  fromMonth: Scalars['String']['input'];
  toMonth: Scalars['String']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryMyClassesArgs = {
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryMyDataArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryMyEnrolmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryMyMoneyEntriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryMyPointsTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryMyReferralsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryPersonNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  userId: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryRedemptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<RedemptionState>;
};


/** Reads. Each section below adds its fields. */
export type QueryReportsArgs = {
  fromMonth: Scalars['String']['input'];
  toMonth: Scalars['String']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryRosterArgs = {
  courseId: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryTillSessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  isOpen?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  tillId?: InputMaybe<Scalars['ID']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryTransferTargetsArgs = {
  enrolmentId: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryUserAccessTokensArgs = {
  userId: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryUserCalendarLinksArgs = {
  userId: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryUserSecondFactorArgs = {
  userId: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryUserSessionsArgs = {
  userId: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryUserTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  userId: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  asksDeletion?: InputMaybe<Scalars['Boolean']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  byPhone?: InputMaybe<Scalars['Boolean']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isPending?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  licence?: InputMaybe<LicenceState>;
  licenceOn?: InputMaybe<Scalars['LocalDate']['input']>;
  role?: InputMaybe<Role>;
  search?: InputMaybe<Scalars['String']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Reads. Each section below adds its fields. */
export type QueryWaitingListArgs = {
  courseId: Scalars['ID']['input'];
};


/** Reads. Each section below adds its fields. */
export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  endpointId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<WebhookDeliveryState>;
};


/** Reads. Each section below adds its fields. */
export type QueryWithdrawalsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isSettled?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** What staff does at the range. */
export type RangeAction =
  /** Marks that a student has not come. */
  | 'ABSENT'
  /** Annuls a hand-out that was a mistake. */
  | 'ANNUL'
  /** Marks that a student has come. */
  | 'ARRIVE'
  /** Completes the class of a student. */
  | 'COMPLETE'
  /** Hands out a weapon. */
  | 'HAND_OUT'
  /** A weapon of a student comes in. */
  | 'OWN_IN'
  /** A weapon of a student goes out. */
  | 'OWN_OUT'
  /** Takes a weapon back. */
  | 'TAKE_BACK'
  /** Takes back a completion or an absence. */
  | 'UNDO'
  /** Takes that back. */
  | 'UNMARK';

/** A class of today. */
export type RangeClass = {
  __typename?: 'RangeClass';
  /** From when it may be completed without a reason. */
  completableFrom: Scalars['DateTime']['output'];
  /** Name of the course. */
  courseName: Scalars['String']['output'];
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** The course or, of the class of one student, the enrolment. */
  id: Scalars['ID']['output'];
  /** Who gives it; null if nobody is named. */
  instructorName?: Maybe<Scalars['String']['output']>;
  /** Its lane, or while free times are suggested one that is free for it; null if there is none. */
  laneName?: Maybe<Scalars['String']['output']>;
  /** Where it takes place. */
  location: Scalars['String']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
};

/** The classes of today, with those that began yesterday until they end, for who hands out weapons and who teaches. Instructors: their own classes. */
export type RangeDay = {
  __typename?: 'RangeDay';
  /** The classes, by their beginning. */
  classes: Array<RangeClass>;
  /** Closings of today, newest first. Instructors: none. */
  closings: Array<DayClosing>;
  /** Today, in the academy's time zone. */
  day: Scalars['LocalDate']['output'];
  /** The issuer (`iss`) of the entry codes of this academy. */
  entryIssuer: Scalars['String']['output'];
  /** The public keys that verify entry codes without a network; empty if the server has no SECRETS_KEY. */
  entryKeys: Array<EntryKey>;
  /** Weapons that can be handed out now, by make and serial number, after them those that came back today, in that order. Instructors: none. */
  freeFirearms: Array<Firearm>;
  /** Who can accompany a student. */
  instructors: Array<CourseInstructor>;
  /** Reports that staff has to decide, oldest first, at most 200. Instructors: none. */
  openReports: Array<RangeReport>;
  /** Weapons that are out with somebody who is not among the students, as after a cancellation or since another day. Instructors: none. */
  outside: Array<FirearmHandOut>;
  /** Weapons that students brought who are not among the students, and that are still inside. Instructors: none. */
  ownWeaponsInside: Array<OwnWeapon>;
  /** With this text `reportRangeAction` takes what was done with this day as the caller's, also without the role or by another account. */
  permit: Scalars['String']['output'];
  /** Their students, by class and name. */
  students: Array<RangeStudent>;
};

/** A weapon that a student is lent, with its ammunition. */
export type RangeLoan = {
  __typename?: 'RangeLoan';
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
  /** `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  model: Scalars['String']['output'];
  /** Rounds that go with it. */
  rounds: Scalars['Int']['output'];
};

/** What a telephone at the range says has happened. */
export type RangeReport = {
  __typename?: 'RangeReport';
  /** What was done. */
  action: RangeAction;
  /** Rounds fired by the books, if the weapon is back already. */
  bookRounds?: Maybe<Scalars['Int']['output']>;
  /** Rounds that came back by the books, if the weapon is back already. */
  bookRoundsLeft?: Maybe<Scalars['Int']['output']>;
  /** The beginning of the class. */
  classStartsAt?: Maybe<Scalars['DateTime']['output']>;
  /** When staff has decided. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it was discarded. */
  decision?: Maybe<Scalars['String']['output']>;
  /** The enrolment. */
  enrolmentId?: Maybe<Scalars['ID']['output']>;
  /** The weapon. */
  firearmId?: Maybe<Scalars['ID']['output']>;
  /** The open report on which it depends, and with which it is decided. */
  follows?: Maybe<Scalars['ID']['output']>;
  /** When it was done, by the clock of the server. */
  happenedAt: Scalars['DateTime']['output'];
  /** Who has the weapon by the books now; null for nobody. */
  holderName?: Maybe<Scalars['String']['output']>;
  /** Identifier, 24 hexadecimal digits. What a hand-out or an own weapon makes has the same one. */
  id: Scalars['ID']['output'];
  /** Whether the class is paid; null where money is off. */
  isPaid?: Maybe<Scalars['Boolean']['output']>;
  /** Who did it; null for a service account, and for who was erased. */
  madeByName?: Maybe<Scalars['String']['output']>;
  /** When it was done, by the clock of the telephone. */
  phoneAt: Scalars['DateTime']['output'];
  /** When the report arrived. */
  receivedAt: Scalars['DateTime']['output'];
  /** The hand-out or the own weapon that it makes or ends. */
  recordId?: Maybe<Scalars['ID']['output']>;
  /** Rounds that went out with the weapon, or were fired. */
  rounds?: Maybe<Scalars['Int']['output']>;
  /** Rounds that came back. */
  roundsLeft?: Maybe<Scalars['Int']['output']>;
  /** Who sent it. */
  sentByName?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  state: RangeReportState;
  /** Name of the student. */
  studentName?: Maybe<Scalars['String']['output']>;
  /** Model, make and serial number, or what is known of a weapon that a student brought. */
  weapon?: Maybe<Scalars['String']['output']>;
  /** Why it is open; null for others. */
  why?: Maybe<Scalars['String']['output']>;
};

/** What became of a report. */
export type RangeReportState =
  /** Staff has decided that it did not happen. */
  | 'DISCARDED'
  /** It contradicts the books, or comes from an account that may not do it: staff decides. */
  | 'OPEN'
  /** It is in the books. */
  | 'RECORDED';

/** Where a student of the day is. */
export type RangeState =
  /** Did not come. */
  | 'ABSENT'
  /** Has come. */
  | 'ARRIVED'
  /** The class is completed. */
  | 'DONE'
  /** Has not come yet. */
  | 'EXPECTED'
  /** Has a weapon of the academy. */
  | 'ON_RANGE'
  /** Has given the weapons back. */
  | 'RETURNED';

/** A student whose class is today. */
export type RangeStudent = {
  __typename?: 'RangeStudent';
  /** The minimum age in years, if the student does not reach it today; null if they do, while the birth date is unknown, and where ages do not matter. */
  ageMissed?: Maybe<Scalars['Int']['output']>;
  /** When the student was marked as present, or was handed the first weapon; null before. */
  arrivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the caller may take the absence back: it is theirs, of today. */
  canUndoAbsence: Scalars['Boolean']['output'];
  /** The class. */
  classId: Scalars['ID']['output'];
  /** Name of the course. */
  courseName: Scalars['String']['output'];
  /** The enrolment. */
  enrolmentId: Scalars['ID']['output'];
  /** Hand-outs of this enrolment, oldest first, with the corrections of their returns. */
  handOuts: Array<FirearmHandOut>;
  /** Whether the weapons licence is valid today. */
  hasLicence: Scalars['Boolean']['output'];
  /** Whether the class was booked with own weapon and ammunition. */
  hasOwnWeapon: Scalars['Boolean']['output'];
  /** Whether the course permits students without a licence, accompanied by an instructor. */
  isAccompanied: Scalars['Boolean']['output'];
  /** What is known of the weapon that the student brought last, to this class or another; null if none. Instructors: null. */
  knownWeapon?: Maybe<KnownWeapon>;
  /** What is still to be handed out. */
  loans: Array<RangeLoan>;
  /** Name of the student. */
  name: Scalars['String']['output'];
  /** Weapons that the student brought to this class, oldest first. */
  ownWeapons: Array<OwnWeapon>;
  /** When the class begins. */
  startsAt: Scalars['DateTime']['output'];
  /** Where the student is. */
  state: RangeState;
  /** The student, as in the entry code. */
  studentId: Scalars['ID']['output'];
  /** The weapons that the class is booked with or that the course lends, `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`; empty if the student brings them. */
  weapons: Array<Scalars['String']['output']>;
};

/** Enrolments cancelled for a reason. */
export type ReasonCount = {
  __typename?: 'ReasonCount';
  /** Enrolments. */
  count: Scalars['Int']['output'];
  /** The reason. */
  reason: CancellationReason;
};

/** A purchase, a count or a loss of ammunition. */
export type RecordAmmunitionInput = {
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['input'];
  /** That it is another purchase than one of as many rounds of the caliber with the same invoice or lot. */
  confirmRepeated?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of a count: whether rounds that are out with weapons were counted too; they are not added to what is there. */
  includesOut?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of a purchase, which needs one: number of the invoice, at most 60 characters. */
  invoice?: InputMaybe<Scalars['String']['input']>;
  /** Of a purchase: the lot, at most 60 characters. */
  lot?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters; a count and a loss need one. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Rounds, up to 1,000,000: those bought or lost, or of a count those that are there. */
  rounds: Scalars['Int']['input'];
  /** Of a purchase: who sold it, at most 200 characters. */
  supplier?: InputMaybe<Scalars['String']['input']>;
  /** PURCHASE, COUNT or LOSS. */
  type: AmmunitionType;
};

/** Students who attended, and no-shows. */
export type RecordAttendanceInput = {
  /** PRESENT, ABSENT, or EXPECTED, which takes back what the caller recorded today. */
  attendance: Attendance;
  /** 1 to 100 ids of enrolments. */
  ids: Array<Scalars['ID']['input']>;
};

/** Cash that is no payment. */
export type RecordCashMovementInput = {
  /** Pesos, with two decimals at most. */
  amount: Scalars['Float']['input'];
  /** Which way. */
  direction: CashDirection;
  /** 3 to 200 characters. */
  reason: Scalars['String']['input'];
  /** The till, which must be open. */
  tillId: Scalars['ID']['input'];
};

/** A weapon that a student brings. */
export type RecordOwnWeaponInput = {
  /** Make, model and caliber, at most 60 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** An active enrolment whose class is today. */
  enrolmentId: Scalars['ID']['input'];
  /** The last day of the permit to hold it. */
  permitUntil: Scalars['LocalDate']['input'];
  /** Why it is let in though the permit or the licence of the student is not valid today, 3 to 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Rounds that come with it, 0 to 5,000; 0 if absent. */
  rounds?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 60 characters. */
  serial: Scalars['String']['input'];
};

/** Money that a person paid. */
export type RecordPaymentInput = {
  /** Pesos, with two decimals at most. */
  amount: Scalars['Float']['input'];
  /**
   * An enrolment of the person that it pays; absent: the oldest debts first. What is asked for it before it is confirmed
   * counts as owed. More than is owed for it needs `isOnAccount`.
   */
  enrolmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of the invoice, which is issued elsewhere, up to 40 characters. */
  invoice?: InputMaybe<Scalars['String']['input']>;
  /** Accepts more than is owed, which stays in favour of the person. */
  isOnAccount?: InputMaybe<Scalars['Boolean']['input']>;
  /** Accepts an invoice, or a reference of the same method, that another payment has. */
  isRepeated?: InputMaybe<Scalars['Boolean']['input']>;
  /** How it was received. */
  method: PaymentMethod;
  /** Number of the transfer or of the card's slip, up to 100 characters. */
  reference?: InputMaybe<Scalars['String']['input']>;
  /** The till; absent: the first. For cash it must be open. */
  tillId?: InputMaybe<Scalars['ID']['input']>;
  /** The person. */
  userId: Scalars['ID']['input'];
};

/** Points to redeem. */
export type RedeemPointsInput = {
  /** 1 to 200 characters. */
  description: Scalars['String']['input'];
  /** At least 1. */
  points: Scalars['Int']['input'];
};

/** A delivery. */
export type RedeliverInput = {
  /** The delivery. */
  id: Scalars['ID']['input'];
};

/** Conditions on the deliveries to send again. */
export type RedeliverMatchingInput = {
  /** The endpoint. */
  endpointId: Scalars['ID']['input'];
  /** Only events from this instant on, inclusive. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** DELIVERED or FAILED; absent or null means FAILED. */
  state?: InputMaybe<WebhookDeliveryState>;
  /** Only events before this instant. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only of this type. */
  type?: InputMaybe<WebhookEvent>;
};

/** Deliveries that are sent again. */
export type Redelivery = {
  __typename?: 'Redelivery';
  /** Number of deliveries. */
  count: Scalars['Int']['output'];
  /** Whether more match, which are not sent. */
  hasMore: Scalars['Boolean']['output'];
};

/** A redemption of points by a student. */
export type Redemption = {
  __typename?: 'Redemption';
  /** 8 characters that the student shows to staff. In rare cases two redemptions have the same code. */
  code: Scalars['String']['output'];
  /** When the points were redeemed. */
  createdAt: Scalars['DateTime']['output'];
  /** Purpose, as written by the student. */
  description: Scalars['String']['output'];
  /** Pesos by which it lowered what its student owed; null if it was handed out otherwise, and while money is off. */
  discount?: Maybe<Scalars['Float']['output']>;
  /** When it was handed out; null before. */
  handedOutAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier, that of its ledger entry. */
  id: Scalars['ID']['output'];
  /** Points redeemed, a positive number. */
  points: Scalars['Int']['output'];
  /** The student; null if unknown. */
  user?: Maybe<User>;
};

/** One page of redemptions. */
export type RedemptionConnection = {
  __typename?: 'RedemptionConnection';
  /** The redemptions of the page with their cursors, newest first. */
  edges: Array<RedemptionEdge>;
  /** The redemptions of the page, newest first. */
  nodes: Array<Redemption>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of redemptions on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A redemption in a list. */
export type RedemptionEdge = {
  __typename?: 'RedemptionEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The redemption. */
  node: Redemption;
};

/** Whether a redemption was handed out. */
export type RedemptionState =
  /** Handed out. */
  | 'HANDED_OUT'
  /** Not yet. */
  | 'PENDING';

/** An invitation of a friend. */
export type Referral = {
  __typename?: 'Referral';
  /** When the invitation was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Email address of the friend. */
  referredEmail: Scalars['String']['output'];
  /** Its status. */
  status: ReferralStatus;
};

/** One page of invitations. */
export type ReferralConnection = {
  __typename?: 'ReferralConnection';
  /** The invitations of the page with their cursors, newest first. */
  edges: Array<ReferralEdge>;
  /** The invitations of the page, newest first. */
  nodes: Array<Referral>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of invitations on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An invitation in a list. */
export type ReferralEdge = {
  __typename?: 'ReferralEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The invitation. */
  node: Referral;
};

/** Status of an invitation. */
export type ReferralStatus =
  /** Invited. */
  | 'PENDING'
  /** The friend has an account. */
  | 'REGISTERED';

/** Money to give back. */
export type RefundPaymentInput = {
  /** Pesos, at most what is left of the payment. */
  amount: Scalars['Float']['input'];
  /** The payment. */
  id: Scalars['ID']['input'];
  /** 3 to 200 characters. */
  reason: Scalars['String']['input'];
  /** The till; absent: that of the payment. For cash it must be open. */
  tillId?: InputMaybe<Scalars['ID']['input']>;
};

/** A new account with its complete profile. */
export type RegisterInput = {
  /** 5 to 200 characters. */
  address: Scalars['String']['input'];
  /** A past day; a full timestamp is cut to its date. */
  birthDate: Scalars['LocalDate']['input'];
  /** At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** 5 to 20 characters, unique without regard to case, dots, spaces and dashes; must not begin with `PENDING-`. */
  documentNumber: Scalars['String']['input'];
  /** Kind of identity document. */
  documentType: DocumentType;
  /** Unique; trimmed and stored in lower case. */
  email: Scalars['String']['input'];
  /** 2 to 100 characters. */
  firstName: Scalars['String']['input'];
  /** Gender. */
  gender: Gender;
  /** 2 to 100 characters. */
  lastName: Scalars['String']['input'];
  /** 6 to 128 characters. */
  password: Scalars['String']['input'];
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  province?: InputMaybe<Scalars['String']['input']>;
  /** Id of the user whose referral link was used; an unknown id is ignored. */
  ref?: InputMaybe<Scalars['String']['input']>;
};

/** The running release. */
export type Release = {
  __typename?: 'Release';
  /** Commit it was built from, or `unknown`. */
  commit: Scalars['String']['output'];
  /** Version as in CHANGELOG.md. */
  version: Scalars['String']['output'];
};

/** A weapon of a student that goes out. */
export type ReleaseOwnWeaponInput = {
  /** The weapon that came in. */
  id: Scalars['ID']['input'];
};

/** The student whose seats are released. */
export type ReleasePlacesInput = {
  /** 3 to 200 characters: the note of each cancellation. */
  reason: Scalars['String']['input'];
  /** The student. */
  userId: Scalars['ID']['input'];
};

/** The note on a class to remove. */
export type RemoveClassNoteInput = {
  /** Identifier. */
  id: Scalars['ID']['input'];
};

/** The exception to remove. */
export type RemoveHoursExceptionInput = {
  /** The exception. */
  id: Scalars['ID']['input'];
};

/** The note to remove. */
export type RemovePersonNoteInput = {
  /** Identifier. */
  id: Scalars['ID']['input'];
};

/** A course to repeat. */
export type RepeatCourseInput = {
  /** The course to copy; enrolments are not copied. */
  id: Scalars['ID']['input'];
  /** 1 to 51 dates in the future. */
  scheduledDates: Array<Scalars['DateTime']['input']>;
};

/** What was done at the range. */
export type ReportRangeActionInput = {
  /** What was done. */
  action: RangeAction;
  /** Of HAND_OUT, OWN_IN and marks. */
  enrolmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Of HAND_OUT. */
  firearmId?: InputMaybe<Scalars['ID']['input']>;
  /** Of TAKE_BACK: the hand-out, or the `id` of its report. */
  handOutId?: InputMaybe<Scalars['ID']['input']>;
  /** When, by the clock of the telephone. */
  happenedAt: Scalars['DateTime']['input'];
  /** By which the telephone knows it, 32 hexadecimal digits or a UUID: sent twice, it is entered once. */
  id: Scalars['ID']['input'];
  /** Of HAND_OUT: who accompanies a student without a licence. */
  instructorId?: InputMaybe<Scalars['ID']['input']>;
  /** Who did it; absent: the caller. */
  madeById?: InputMaybe<Scalars['ID']['input']>;
  /** It has not happened yet: what stands against it is an error, and nothing is kept. */
  mayRefuse?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of OWN_OUT: the weapon, or the `id` of the report with which it came in. */
  ownWeaponId?: InputMaybe<Scalars['ID']['input']>;
  /** `permit` of the day with which it was done. */
  permit?: InputMaybe<Scalars['String']['input']>;
  /** Of COMPLETE: why before the end of the class, 3 to 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Of HAND_OUT: rounds that go with the weapon; of TAKE_BACK: rounds fired. 0 to 5,000. */
  rounds?: InputMaybe<Scalars['Int']['input']>;
  /** Of TAKE_BACK: rounds that come back. */
  roundsLeft?: InputMaybe<Scalars['Int']['input']>;
  /** Of marks: where the student was by the telephone. */
  seen?: InputMaybe<RangeState>;
  /** The same clock when the report is sent: its difference corrects a wrong clock. */
  sentAt: Scalars['DateTime']['input'];
  /** Of OWN_IN. */
  weapon?: InputMaybe<ReportedWeaponInput>;
  /** Of TAKE_BACK: why the weapon goes to the workshop, 3 to 200 characters; absent: it does not. */
  workshopReason?: InputMaybe<Scalars['String']['input']>;
};

/** A weapon that a student brings, in a report. */
export type ReportedWeaponInput = {
  /** Make, model and caliber, at most 60 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The last day of the permit to hold it. */
  permitUntil: Scalars['LocalDate']['input'];
  /** Why it came in without valid papers, 3 to 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Rounds that come with it, 0 to 5,000. */
  rounds?: InputMaybe<Scalars['Int']['input']>;
  /** Serial number, 1 to 60 characters. */
  serial: Scalars['String']['input'];
};

/** The current password, which confirms the caller. */
export type RequestDeletionInput = {
  /** Required if the account has a password. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** The account whose password is lost. */
export type RequestPasswordResetInput = {
  /** Email of the account. */
  email: Scalars['String']['input'];
};

/** A second factor that its owner has lost. */
export type RequestSecondFactorLossInput = {
  /** Why, 3 to 200 characters; kept in the audit trail. */
  reason: Scalars['String']['input'];
  /** The user. */
  userId: Scalars['ID']['input'];
};

/** A request to withdraw from a contract. */
export type RequestWithdrawalInput = {
  /** What the consumer withdraws from, 1 to 1,000 characters, in lines. */
  about: Scalars['String']['input'];
  /** Email address; the code is sent to it where the server has mail. */
  email: Scalars['String']['input'];
  /** 2 to 100 characters. */
  name: Scalars['String']['input'];
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A new date for a class. */
export type RescheduleEnrolmentInput = {
  /** The `revision` the caller last read. If it has changed since: CONFLICT, and nothing is stored. */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** The enrolment. */
  id: Scalars['ID']['input'];
  /** If true, the student gets no message about it. */
  isSilent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Staff: a lane of its location; absent: one that is free. */
  laneId?: InputMaybe<Scalars['ID']['input']>;
  /** Staff, while free times are enforced: true for a time that is not free. */
  overbook?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required with `overbook`: 3 to 200 characters, for the audit trail. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** For a personalised class, its day and time in the academy's time zone. A day `YYYY-MM-DD` keeps the time. */
  scheduledDate: Scalars['DateTime']['input'];
};

/** Which failed messages to send again; all without conditions. */
export type ResendFailedMailInput = {
  /** Only messages about this enrolment. */
  enrolmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Only messages of this kind. */
  kind?: InputMaybe<MailKind>;
  /** Only messages to this person. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** The message to send again. */
export type ResendMailInput = {
  /** The message. */
  id: Scalars['ID']['input'];
};

/** Messages that are sent again. */
export type ResentMail = {
  __typename?: 'ResentMail';
  /** Their number. */
  count: Scalars['Int']['output'];
  /** True if more have failed. */
  hasMore: Scalars['Boolean']['output'];
};

/** A new password and the link of `createPasswordReset` or `requestPasswordReset`. */
export type ResetPasswordInput = {
  /**
   * The email to sign in with, for a person created by staff without one: BAD_USER_INPUT without it, CONFLICT if it
   * is taken. Ignored for others.
   */
  email?: InputMaybe<Scalars['String']['input']>;
  /** As in `ChangePasswordInput`. */
  newPassword: Scalars['String']['input'];
  /** The part of the link after `#`. */
  token: Scalars['String']['input'];
};

/** The personal access token to revoke. */
export type RevokeAccessTokenInput = {
  /** The token. */
  id: Scalars['ID']['input'];
};

/** The link to revoke. */
export type RevokeCalendarLinkInput = {
  /** What it shows; no error if there is no such link. */
  kind: CalendarKind;
};

/** A link to revoke. */
export type RevokePassportLinkInput = {
  /** The link. */
  id: Scalars['ID']['input'];
};

/** A user's link to revoke. */
export type RevokeUserCalendarLinkInput = {
  /** What it shows; no error if there is no such link. */
  kind: CalendarKind;
  /** The user. */
  userId: Scalars['ID']['input'];
};

/** What a user may do. */
export type Role =
  /** Staff: sees and changes all users and courses. */
  | 'ADMIN'
  /** Enrols in courses. */
  | 'STUDENT';

/** A new secret for a service account. */
export type RotateServiceAccountInput = {
  /** Password of the admin. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 366 days; if absent, the new secret does not expire. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** The service account. */
  id: Scalars['ID']['input'];
};

/** Opening hours, lanes and rules of the academy. */
export type Schedule = {
  __typename?: 'Schedule';
  /** Days that differ, by day. */
  exceptions: Array<HoursException>;
  /** Lanes; a location without lanes has no limit of classes. */
  lanes: Array<Lane>;
  /** What free times do to bookings. */
  policy: SchedulePolicy;
  /** Incremented by every change. */
  revision: Scalars['Int']['output'];
  /** Rules of bookings. */
  rules: BookingRules;
  /** Models of which the academy has a limited number; others are not counted. */
  weaponCounts: Array<WeaponCount>;
  /** Opening hours of every week. */
  weeklyHours: Array<WeeklySpan>;
};

/** What free times do to bookings. */
export type SchedulePolicy =
  /** Other times are rejected. */
  | 'ENFORCE'
  /** Nothing: every time may be booked, and none is offered. */
  | 'OFF'
  /** They are shown first; other times may be booked too. */
  | 'SUGGEST';

/** The second factor of an account: a code of an authenticator app (TOTP, RFC 6238) besides the password. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** Whether `login` requires a code. */
  isActive: Scalars['Boolean']['output'];
  /** Whether operations for staff fail with FORBIDDEN until a code is verified (setting ADMIN_SECOND_FACTOR). */
  isRequired: Scalars['Boolean']['output'];
  /** Whether a code was verified in this session. */
  isVerified: Scalars['Boolean']['output'];
  /** When it ends, because an admin has recorded that it was lost; null if nobody has. */
  lossEffectiveAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unused recovery codes, of 10. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** A code of the authenticator app, or a recovery code. */
export type SecondFactorCodeInput = {
  /** Six digits, or a recovery code; each is accepted once. */
  code: Scalars['String']['input'];
};

/** Result of activating the second factor. */
export type SecondFactorConfirmation = {
  __typename?: 'SecondFactorConfirmation';
  /** Each replaces a code of the app once. Returned only here. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** The secret to set up an authenticator app with. */
export type SecondFactorSecret = {
  __typename?: 'SecondFactorSecret';
  /** Base 32, for typing. */
  secret: Scalars['String']['output'];
  /** As `otpauth://totp/…`, for a QR code. */
  uri: Scalars['String']['output'];
};

/**
 * An integration of the academy that acts in its own name, with the rights of staff. It belongs to no user, so it works on when the admin who created it leaves. It sends its secret as a bearer token, with at most 600 requests a minute (then
 * RATE_LIMITED). Operations on the caller's own account fail with FORBIDDEN and the reason NOT_FOR_TOKENS.
 */
export type ServiceAccount = {
  __typename?: 'ServiceAccount';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who created it; for information only. */
  createdBy: AuditActor;
  /** When it ended; null while active. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the current secret expires; null if it does not. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier, 24 hexadecimal digits; `actor.id` in the audit trail. */
  id: Scalars['ID']['output'];
  /** When the current secret was last used, accurate to ten minutes; null before the first use. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name, unique among active service accounts. */
  name: Scalars['String']['output'];
  /** What it permits. */
  scopes: Array<TokenScope>;
  /** When the current secret was created. */
  secretCreatedAt: Scalars['DateTime']['output'];
};

/** A service account and its new secret. */
export type ServiceAccountSecret = {
  __typename?: 'ServiceAccountSecret';
  /** The bearer token, beginning with `acs_`. Returned only here; the server stores its hash. */
  secret: Scalars['String']['output'];
  /** The service account. */
  serviceAccount: ServiceAccount;
};

/** A new session: send `accessToken` as a bearer token. */
export type Session = {
  __typename?: 'Session';
  /** Opaque token; valid for SESSION_HOURS, 24 by default. */
  accessToken: Scalars['String']['output'];
  /** Always `bearer`. */
  tokenType: Scalars['String']['output'];
};

/** What the students of a course are lent. */
export type SetCourseKitInput = {
  /** The course. */
  courseId: Scalars['ID']['input'];
  /** The revision that was read; another one is a CONFLICT. */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** Whether students without a licence may shoot, accompanied by an instructor. */
  isAccompanied: Scalars['Boolean']['input'];
  /** Rounds that go with each weapon, 0 to 5,000; 0 if absent. */
  rounds?: InputMaybe<Scalars['Int']['input']>;
  /** The weapons that each student is lent, each once: `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons: Array<Scalars['String']['input']>;
};

/** Which messages one wants. */
export type SetMailPreferenceInput = {
  /** False to get none. */
  isWanted: Scalars['Boolean']['input'];
  /** What the messages are about. */
  topic: MailTopic;
};

/** The invoice of a payment. */
export type SetPaymentInvoiceInput = {
  /** The payment. */
  id: Scalars['ID']['input'];
  /** Number of the invoice, up to 40 characters; absent or empty: it has none. */
  invoice?: InputMaybe<Scalars['String']['input']>;
  /** Accepts an invoice that another payment has. */
  isRepeated?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Staff's decision on a deletion request. */
export type SettleDeletionInput = {
  /** The decision. */
  decision: DeletionDecision;
  /** Why it is refused, 3 to 200 characters; the user can read it. Absent for an approval. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The user. */
  userId: Scalars['ID']['input'];
};

/** The reply to a request to withdraw. */
export type SettleWithdrawalInput = {
  /** 1 to 1,000 characters, in lines. */
  answer: Scalars['String']['input'];
  /** The request. */
  id: Scalars['ID']['input'];
};

/** The missing data of a pending profile. */
export type SetupProfileInput = {
  /** 5 to 200 characters. */
  address: Scalars['String']['input'];
  /** A past day; a full timestamp is cut to its date. */
  birthDate: Scalars['LocalDate']['input'];
  /** At most 100 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** As in `RegisterInput`. */
  documentNumber: Scalars['String']['input'];
  /** Kind of identity document. */
  documentType: DocumentType;
  /** 2 to 100 characters; the current name if absent. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Gender. */
  gender: Gender;
  /** 2 to 100 characters; the current name if absent. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters; the current one if absent. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  province?: InputMaybe<Scalars['String']['input']>;
};

/** A passport to share. */
export type SharePassportInput = {
  /** For how many days, 1 to 365. */
  days: Scalars['Int']['input'];
  /** What to show, at least one part. */
  parts: Array<PassportPart>;
};

/** Rounds of a caliber in a quarter: opening, then what moved, is closing. */
export type SheetCaliber = {
  __typename?: 'SheetCaliber';
  /** Rounds bought. */
  bought: Scalars['Int']['output'];
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
  /** Stock at the end of the quarter. */
  closing: Scalars['Int']['output'];
  /** What corrections of returns added, perhaps negative. */
  corrected: Scalars['Int']['output'];
  /** What counts added; negative if they found less. */
  counted: Scalars['Int']['output'];
  /** Rounds handed out with weapons. */
  handedOut: Scalars['Int']['output'];
  /** Rounds lost or destroyed. */
  lost: Scalars['Int']['output'];
  /** Stock at the end of the sheet before. */
  opening: Scalars['Int']['output'];
  /** Rounds that came back with weapons. */
  returned: Scalars['Int']['output'];
};

/** How a session was opened. */
export type SignInMethod =
  /** With a Google account. */
  | 'GOOGLE'
  /** With email and password. */
  | 'PASSWORD';

/** Role of staff who are not admins. docs/roles.md lists what each may do. */
export type StaffRole =
  /** Hands out weapons and takes them back. No money, and no notes about people. */
  | 'ARMOURER'
  /** The day's work: courses, enrolments, people, waiting lists, redemptions. No reports of money, integrations or rights. */
  | 'DESK'
  /** Teaches: own classes, their students and attendance. */
  | 'INSTRUCTOR';

/** The current password, which confirms the caller. */
export type StartSecondFactorInput = {
  /** Required if the account has a password. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** Number of enrolments by status. */
export type StatusCounts = {
  __typename?: 'StatusCounts';
  /** Cancelled. */
  cancelled: Scalars['Int']['output'];
  /** Completed. */
  completed: Scalars['Int']['output'];
  /** Confirmed. */
  confirmed: Scalars['Int']['output'];
  /** Pending. */
  pending: Scalars['Int']['output'];
};

/** What the academy lacks of a weapon or of ammunition on a day. */
export type StockShortage = {
  __typename?: 'StockShortage';
  /** Weapons that can be handed out, or rounds in stock now. */
  available: Scalars['Int']['output'];
  /** Whether it is ammunition, in rounds. */
  isAmmunition: Scalars['Boolean']['output'];
  /** Name of the weapon, or the caliber. */
  label: Scalars['String']['output'];
  /** Weapons that are lent at once, or rounds of the classes of the day. */
  needed: Scalars['Int']['output'];
};

/** A weapon that comes back. */
export type TakeBackFirearmInput = {
  /** The hand-out. */
  id: Scalars['ID']['input'];
  /** Rounds fired, 0 to 5,000. May be absent if `roundsLeft` is given and rounds were handed out. */
  rounds?: InputMaybe<Scalars['Int']['input']>;
  /** Rounds that come back of those that were handed out; if absent, those that were not fired. */
  roundsLeft?: InputMaybe<Scalars['Int']['input']>;
  /** Sends the weapon to the workshop: why, 3 to 200 characters. */
  workshopReason?: InputMaybe<Scalars['String']['input']>;
};

/** A group course or the class of one student, for its instructor. */
export type TaughtClass = {
  __typename?: 'TaughtClass';
  /** Name of the course. */
  courseName: Scalars['String']['output'];
  /** Group course or personalised class. */
  courseType: CourseType;
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** Identifier of the course or of the enrolment. */
  id: Scalars['ID']['output'];
  /** Where it is. */
  location: Scalars['String']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** Live enrolments and no-shows. */
  students: Array<TaughtStudent>;
};

/** A student of an instructor's class. */
export type TaughtStudent = {
  __typename?: 'TaughtStudent';
  /** Attendance. */
  attendance: Attendance;
  /** The enrolment. */
  enrolmentId: Scalars['ID']['output'];
  /** Whether the weapons licence is valid on the day of the class. */
  hasLicence: Scalars['Boolean']['output'];
  /** Whether the student said that they will come. */
  isComing: Scalars['Boolean']['output'];
  /** Whether what was charged for the class is paid; null while money is off, and if nothing is charged for it. */
  isPaid?: Maybe<Scalars['Boolean']['output']>;
  /** Full name. */
  name: Scalars['String']['output'];
  /** Telephone, on the day of the class; null on all others. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** Where cash is kept. Each till has a point of sale of its own. */
export type Till = {
  __typename?: 'Till';
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The point of sale of its receipts, 1 to 9999. */
  pointOfSale: Scalars['Int']['output'];
};

/** A till that was closed and opened in one step. */
export type TillHandOver = {
  __typename?: 'TillHandOver';
  /** The session that ended. */
  closed: TillSession;
  /** The session that begins with what was counted. */
  opened: TillSession;
};

/** A till. */
export type TillInput = {
  /** The till; absent: a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 40 characters, of this till alone. */
  name: Scalars['String']['input'];
  /** 1 to 9999, of this till alone. Of an open till it counts from the next opening. */
  pointOfSale: Scalars['Int']['input'];
};

/**
 * A session of a till: from a counted amount of cash to the next. While it is open nobody is told what should be there: the
 * sums are null.
 */
export type TillSession = {
  __typename?: 'TillSession';
  /** Pesos that were counted when the session before it was closed; null for the first of a point of sale. */
  carried?: Maybe<Scalars['Float']['output']>;
  /** Pesos of cash put in that are no payments. */
  cashIn?: Maybe<Scalars['Float']['output']>;
  /** Pesos of cash taken out that are no refunds. */
  cashOut?: Maybe<Scalars['Float']['output']>;
  /** When it was closed; null while it is open. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who closed it; null while it is open, or if the account is gone. */
  closedBy?: Maybe<User>;
  /** Pesos that were counted when it was closed. */
  counted?: Maybe<Scalars['Float']['output']>;
  /** What was counted above what was expected; negative if cash was missing. */
  difference?: Maybe<Scalars['Float']['output']>;
  /** Pesos of cash that should have been there. */
  expected?: Maybe<Scalars['Float']['output']>;
  /** Number of its first receipt; null without one, or while it is open. */
  firstReceipt?: Maybe<Scalars['String']['output']>;
  /** Pesos that were counted when it was opened. */
  float: Scalars['Float']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Number of its last receipt; null without one, or while it is open. */
  lastReceipt?: Maybe<Scalars['String']['output']>;
  /** Payments and refunds by method; empty while it is open. */
  methods: Array<MethodTotal>;
  /** What was written about it when it was closed. */
  note?: Maybe<Scalars['String']['output']>;
  /** 1, 2, 3 … of the point of sale. */
  number: Scalars['Int']['output'];
  /** When it was opened. */
  openedAt: Scalars['DateTime']['output'];
  /** Who opened it; null if the account is gone. */
  openedBy?: Maybe<User>;
  /** What was counted at the opening above what was carried; negative if cash was missing. */
  openingDifference?: Maybe<Scalars['Float']['output']>;
  /** What was written about it when it was opened. */
  openingNote?: Maybe<Scalars['String']['output']>;
  /** The point of sale of its receipts. */
  pointOfSale: Scalars['Int']['output'];
  /** The till. */
  tillId: Scalars['ID']['output'];
  /** The name of the till when it was opened. */
  tillName: Scalars['String']['output'];
};

/** One page of sessions. */
export type TillSessionConnection = {
  __typename?: 'TillSessionConnection';
  /** The sessions of the page with their cursors, newest first. */
  edges: Array<TillSessionEdge>;
  /** The sessions of the page, newest first. */
  nodes: Array<TillSession>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of sessions on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A session in a list. */
export type TillSessionEdge = {
  __typename?: 'TillSessionEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The session. */
  node: TillSession;
};

/**
 * Permission of a personal access token or a service account. A call needs all the scopes it uses, with a token also its
 * owner's own rights.
 */
export type TokenScope =
  /** Operations for staff; READ or WRITE is needed as well. */
  | 'ADMIN'
  /** Recording payments that are not in cash, and nothing else; no other scope is needed. An admin gives it. */
  | 'PAYMENTS'
  /** Queries; GET by REST. */
  | 'READ'
  /** Mutations; POST, PUT and DELETE by REST. */
  | 'WRITE';

/** Kind of a ledger entry. */
export type TransactionType =
  /** Corrected by an admin. */
  | 'ADJUST'
  /** Earned with a completed course or a referral. */
  | 'EARN'
  /** Redeemed by the student. */
  | 'REDEEM';

/** Another date of the group course of an enrolment. */
export type TransferEnrolmentInput = {
  /** The other date: a course of the same series or name. */
  courseId: Scalars['ID']['input'];
  /** The `revision` the caller last read. If it has changed since: CONFLICT, and nothing is stored. */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** The enrolment. */
  id: Scalars['ID']['input'];
  /** If true, the student gets no message about it. */
  isSilent?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The course to take place after all. */
export type UndoCallOffInput = {
  /** Identifier of the course. */
  id: Scalars['ID']['input'];
};

/** A payment to undo. */
export type UndoPaymentInput = {
  /** The payment, or the movement of cash. */
  id: Scalars['ID']['input'];
};

/** Changes of a course; absent fields do not change. */
export type UpdateCourseInput = {
  /** Seats, 1 to 500; CONFLICT if fewer than are taken; null is unlimited. New seats go to the waiting list first. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Rule on the student's weapons licence. */
  cluPolicy?: InputMaybe<CluPolicy>;
  /** Deposit in percent of the price, 0 to 100; null: by the rules of money. */
  depositPercent?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 2,000 characters; may have several lines. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 15 to 1,440 minutes. */
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The `revision` the caller last read. If it has changed since: CONFLICT, and nothing is stored. */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** The course. */
  id: Scalars['ID']['input'];
  /** An active instructor; null clears it. */
  instructorId?: InputMaybe<Scalars['ID']['input']>;
  /** False hides it from students. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether completing it earns a certificate. */
  issuesCertificate?: InputMaybe<Scalars['Boolean']['input']>;
  /** 2 to 200 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** 2 to 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Hours to accept a seat that is offered from the waiting list, 1 to 168; null: its student is enrolled at once. */
  offerHours?: InputMaybe<Scalars['Int']['input']>;
  /** Points credited when the course is completed. */
  pointsValue?: InputMaybe<Scalars['Int']['input']>;
  /** Argentine pesos. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** Null clears the date. */
  scheduledDate?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Changes of several courses; absent fields do not change. */
export type UpdateCoursesInput = {
  /** Seats, 1 to 500; null is unlimited. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** Rule on the student's weapons licence. */
  cluPolicy?: InputMaybe<CluPolicy>;
  /** 1 to 2,000 characters; may have several lines. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 15 to 1,440 minutes. */
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 52 ids of courses. */
  ids: Array<Scalars['ID']['input']>;
  /** An active instructor; null clears it. */
  instructorId?: InputMaybe<Scalars['ID']['input']>;
  /** 2 to 200 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** 2 to 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Points credited when the course is completed. */
  pointsValue?: InputMaybe<Scalars['Int']['input']>;
  /** Argentine pesos. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** `HH:mm` in the academy's time zone: the day of each course does not change. */
  startTime?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of an enrolment. Students change their own pending personalised class or set status CANCELLED; other changes are for staff. */
export type UpdateEnrolmentInput = {
  /** Ammunition to buy. */
  ammoBoxes?: InputMaybe<Array<AmmoBoxInput>>;
  /** Kind of class. */
  classType?: InputMaybe<ClassType>;
  /** Staff: when it was completed. */
  completionDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** The price that the caller has seen, in pesos. If it is another one by now: CONFLICT with the reason `PRICE_CHANGED`, and nothing is stored. */
  expectedPrice?: InputMaybe<Scalars['Float']['input']>;
  /** The `revision` the caller last read. If it has changed since: CONFLICT, and nothing is stored. */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** True if the student brings weapon and ammunition: none is bought. */
  hasWeaponAmmo?: InputMaybe<Scalars['Boolean']['input']>;
  /** The enrolment. */
  id: Scalars['ID']['input'];
  /** Staff: id of an instructor, or any text. */
  instructorId?: InputMaybe<Scalars['String']['input']>;
  /** Staff: name of the instructor. */
  instructorName?: InputMaybe<Scalars['String']['input']>;
  /** With `scheduledTime`, only its calendar day in the academy's time zone is used; without, its time too. A day `YYYY-MM-DD` keeps the time. */
  scheduledDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** `HH:mm` in the academy's time zone. */
  scheduledTime?: InputMaybe<Scalars['String']['input']>;
  /** A status that the current one may change to. */
  status?: InputMaybe<EnrolmentStatus>;
  /** `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Changes of a weapon; absent fields do not change. */
export type UpdateFirearmInput = {
  /** Number of its registration, at most 60 characters, if it has none; another one is a CONFLICT. */
  cuim?: InputMaybe<Scalars['String']['input']>;
  /** The revision that was read; another one is a CONFLICT. */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** The weapon. */
  id: Scalars['ID']['input'];
  /** The make that it has; another one is a CONFLICT: see `correctFirearm`. */
  make?: InputMaybe<Scalars['String']['input']>;
  /** The model that it has; another one is a CONFLICT: see `correctFirearm`. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** Where it is kept, at most 60 characters; null clears it. */
  sector?: InputMaybe<Scalars['String']['input']>;
  /** The serial number that it has; another one is a CONFLICT: see `correctFirearm`. */
  serial?: InputMaybe<Scalars['String']['input']>;
  /** Day on which the next service is due; null: none. */
  serviceDay?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Rounds fired at which the next service is due; null: none. */
  serviceRounds?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it can be handed out. */
  state?: InputMaybe<FirearmState>;
};

/** Changes of an instructor; absent fields do not change. */
export type UpdateInstructorInput = {
  /** At most 100 absences; they replace the recorded ones. */
  absences?: InputMaybe<Array<AbsenceInput>>;
  /** Email address; null clears it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The revision that was read; another one is a CONFLICT. */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** The instructor. */
  id: Scalars['ID']['input'];
  /** False: cannot be assigned to further classes. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** 2 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters; null clears it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Working hours of every week, at most 70 spans; they replace the recorded ones. */
  workingHours?: InputMaybe<Array<WeeklySpanInput>>;
};

/** Absent: unchanged. */
export type UpdateMoneyRulesInput = {
  /** 0 to 100. */
  absencePercent?: InputMaybe<Scalars['Int']['input']>;
  /** Charges confirmed classes from this day on, too. Otherwise only what is confirmed from now on is charged. */
  chargeFrom?: InputMaybe<Scalars['LocalDate']['input']>;
  /** 0 to 100: the deposit of defensive classes, unless their course has its own. */
  defensiveDepositPercent?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 336: hours after a booking to pay something of its deposit. Bookings keep theirs. */
  depositHours?: InputMaybe<Scalars['Int']['input']>;
  /** The revision that was read: another one is rejected with `REVISION_DIFFERS`. */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** Whether money is on. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** 0 to 720. */
  lateCancellationHours?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 100. Above 0 it needs `lateCancellationHours` above 0. */
  lateCancellationPercent?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 9999: of the first till. */
  pointOfSale?: InputMaybe<Scalars['Int']['input']>;
  /** Pesos, with two decimals at most. */
  refundLimit?: InputMaybe<Scalars['Float']['input']>;
  /** 0 to 100: the deposit of sport classes, unless their course has its own. */
  sportDepositPercent?: InputMaybe<Scalars['Int']['input']>;
  /** All tills, 1 to 20. */
  tills?: InputMaybe<Array<TillInput>>;
};

/** Changes of one's own complete profile; absent fields do not change. */
export type UpdateProfileInput = {
  /** 5 to 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters; null clears it. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** 2 to 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** 2 to 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters; null clears it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters; null clears it. */
  province?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of the schedule; absent fields do not change, and lists replace the stored ones. */
export type UpdateScheduleInput = {
  /** The revision that was read; another one is a CONFLICT. */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** At most 50 lanes. */
  lanes?: InputMaybe<Array<LaneInput>>;
  /** ENFORCE is refused where coming classes have the same lane or instructor at once, and by a database that cannot tell. */
  policy?: InputMaybe<SchedulePolicy>;
  /** Rules of bookings. */
  rules?: InputMaybe<BookingRulesInput>;
  /** Each model at most once. */
  weaponCounts?: InputMaybe<Array<WeaponCountInput>>;
  /** At most 70 spans; those of one weekday are apart. */
  weeklyHours?: InputMaybe<Array<WeeklySpanInput>>;
};

/** Changes of a service account; absent fields do not change. */
export type UpdateServiceAccountInput = {
  /** Password of the admin; required with `scopes`. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** The service account. */
  id: Scalars['ID']['input'];
  /** 2 to 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At least one; they apply to the current secret at once. */
  scopes?: InputMaybe<Array<TokenScope>>;
};

/** Changes of a user by an admin; absent fields do not change. */
export type UpdateUserInput = {
  /** 5 to 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Day of birth. */
  birthDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** At most 100 characters; null clears it. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Weapons licence number; null clears it. */
  clu?: InputMaybe<Scalars['String']['input']>;
  /** Last day on which the licence is valid; null clears it. */
  cluExpiration?: InputMaybe<Scalars['LocalDate']['input']>;
  /** 5 to 20 characters, unique across all types, ignoring case, dots, spaces and dashes; CONFLICT while the profile is pending. */
  documentNumber?: InputMaybe<Scalars['String']['input']>;
  /** Type of identity document. */
  documentType?: InputMaybe<DocumentType>;
  /**
   * Email to sign in with. A new one ends the user's sessions and password reset links and removes the linked Google account;
   * the password remains. CONFLICT for an admin, or if another account has the address.
   */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The `revision` the caller last read. If it has changed since: CONFLICT, and nothing is stored. */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** 2 to 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Gender as written on the document. */
  gender?: InputMaybe<Gender>;
  /** The user. */
  id: Scalars['ID']['input'];
  /** False deactivates the account at once. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** 2 to 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters; null clears it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Postal code; null clears it. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters; null clears it. */
  province?: InputMaybe<Scalars['String']['input']>;
  /** What the user may do. */
  role?: InputMaybe<Role>;
  /** Role among staff who are not admins; null removes it. Only admins may set it. */
  staffRole?: InputMaybe<StaffRole>;
};

/** Changes of an endpoint; absent fields do not change. */
export type UpdateWebhookEndpointInput = {
  /** At most 100 characters; null clears it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** At least one. */
  events?: InputMaybe<Array<WebhookEvent>>;
  /** The endpoint. */
  id: Scalars['ID']['input'];
  /** False: sends nothing, and events of that time are never sent. True: sends pending deliveries now. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** As in `CreateWebhookEndpointInput`. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A person with an account. Students can only read their own. */
export type User = {
  __typename?: 'User';
  /** Street and number; null while the profile is pending. */
  address?: Maybe<Scalars['String']['output']>;
  /** The minimum age for classes in years, if the user does not reach it today; null if they do, while the birth date is unknown, and where ages do not matter. */
  ageMissed?: Maybe<Scalars['Int']['output']>;
  /** Day of birth; null while the profile is pending. */
  birthDate?: Maybe<Scalars['LocalDate']['output']>;
  /** City. */
  city?: Maybe<Scalars['String']['output']>;
  /** Weapons licence number (CLU); set by staff only. */
  clu?: Maybe<Scalars['String']['output']>;
  /** Day on which the weapons licence expires; set by staff only. */
  cluExpiration?: Maybe<Scalars['LocalDate']['output']>;
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** State of the deletion request; null if there is none. */
  deletion?: Maybe<Deletion>;
  /** Number as typed by the user; begins with `PENDING-` while the profile is pending. */
  documentNumber: Scalars['String']['output'];
  /** Kind of identity document; null while the profile is pending. */
  documentType?: Maybe<DocumentType>;
  /**
   * Email address to sign in with, lower case, unique. A person without one has an address that ends with
   * `@sin-correo.invalid`.
   */
  email: Scalars['String']['output'];
  /** Given name; may be null while the profile is pending. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Gender; null while the profile is pending. */
  gender?: Maybe<Gender>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** False once staff has deactivated the account. */
  isActive: Scalars['Boolean']['output'];
  /** Whether the mail server has rejected this email as unknown. */
  isEmailUnreachable: Scalars['Boolean']['output'];
  /** Family name; may be null while the profile is pending. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** True while the profile is pending: the user must complete it. */
  needsSetup: Scalars['Boolean']['output'];
  /** An email that staff has set, until its owner opens the link that was sent to it; it signs nobody in. Null without one. */
  pendingEmail?: Maybe<Scalars['String']['output']>;
  /** Until when `pendingEmail` can be confirmed; null without one. */
  pendingEmailUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Telephone. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Balance of the points ledger. */
  points: Scalars['Int']['output'];
  /** Postal code; set by staff only. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Province. */
  province?: Maybe<Scalars['String']['output']>;
  /** Starts at 0 and grows with every change of this user, except changes of `points`, `deletion`, `ageMissed`, `usesMoney` and `usesFirearms`. */
  revision: Scalars['Int']['output'];
  /** What the user may do. */
  role: Role;
  /** Role among staff who are not admins; null for everybody else. */
  staffRole?: Maybe<StaffRole>;
  /** When `revision` last grew; at first, when the account was created. */
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the academy has entered weapons or what a course lends; the screens of the armoury are shown then. */
  usesFirearms: Scalars['Boolean']['output'];
  /** Whether the academy keeps accounts of money; the screens of money are shown then. */
  usesMoney: Scalars['Boolean']['output'];
};

/** One page of users. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** Server time of the request. The next run passes the value of the first page as `updatedSince`; a first run passes none. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
  /** The users of the page with their cursors, newest first. */
  edges: Array<UserEdge>;
  /** The users of the page, newest first. */
  nodes: Array<User>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of users on all pages; with a search or a role, counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A session or a personal access token of a user. */
export type UserCredentialInput = {
  /** The session or the token; no error if it does not exist. */
  id: Scalars['ID']['input'];
  /** The user. */
  userId: Scalars['ID']['input'];
};

/** One of a list of users. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The user. */
  node: User;
};

/** What an admin sees of a user's second factor. */
export type UserSecondFactor = {
  __typename?: 'UserSecondFactor';
  /** Whether `login` requires a code. */
  isActive: Scalars['Boolean']['output'];
  /** When it ends, because an admin has recorded that it was lost; null if nobody has. */
  lossEffectiveAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Result of an import or a dry run. */
export type UsersImport = {
  __typename?: 'UsersImport';
  /** Number of users created or, in a dry run, to be created; 0 if any line has an error. */
  created: Scalars['Int']['output'];
  /** True if nothing was stored on request. */
  dryRun: Scalars['Boolean']['output'];
  /** Number of lines whose email belongs to an existing user; they change nothing. */
  existing: Scalars['Int']['output'];
  /** All errors, by line. */
  faults: Array<ImportFault>;
  /** Sentences for the user about what is not imported. */
  warnings: Array<Scalars['String']['output']>;
};

/** How an entry of a waiting list ended. */
export type WaitingEnd =
  /** The student was passed over, or the course began. */
  | 'EXPIRED'
  /** The student left, or staff removed the entry. */
  | 'LEFT'
  /** The student got a seat, or the offer of one. */
  | 'PROMOTED';

/** A student on the waiting list of a course. */
export type WaitingEntry = {
  __typename?: 'WaitingEntry';
  /** The course. */
  course: Course;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When the student joined the waiting list. */
  joinedAt: Scalars['DateTime']['output'];
  /** Position on the waiting list, from 1. */
  position: Scalars['Int']['output'];
  /** The student; null if the account no longer exists. */
  user?: Maybe<User>;
};

/** An entry of a waiting list, and why staff changes it. */
export type WaitingEntryInput = {
  /** The entry. */
  id: Scalars['ID']['input'];
  /** 3 to 200 characters, for the audit trail. */
  reason: Scalars['String']['input'];
};

/** The waiting list to join or leave. */
export type WaitingListInput = {
  /** The course. */
  courseId: Scalars['ID']['input'];
};

/** A weapon of the catalogue, with prices in Argentine pesos. Later versions may add ids and calibers. */
export type Weapon = {
  __typename?: 'Weapon';
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
  /** Cartridges in a box of its caliber. */
  cartridgesPerBox: Scalars['Int']['output'];
  /** `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  id: Scalars['ID']['output'];
  /** Name. */
  label: Scalars['String']['output'];
  /** Price of a box in pesos. */
  pricePerBox: Scalars['Float']['output'];
  /** Surcharge in pesos, once per class; 0 for most weapons. */
  surcharge: Scalars['Float']['output'];
};

/** How many weapons of a model can be lent at once. */
export type WeaponCount = {
  __typename?: 'WeaponCount';
  /** How many there are. */
  count: Scalars['Int']['output'];
  /** The model, as `pistola-9mm`. */
  weapon: Scalars['String']['output'];
};

/** How many weapons of a model can be lent at once. */
export type WeaponCountInput = {
  /** 0 to 100. */
  count: Scalars['Int']['input'];
  /** The model, as `pistola-9mm`. */
  weapon: Scalars['String']['input'];
};

/** More weapons of a model lent at once than the schedule counts. */
export type WeaponShortage = {
  __typename?: 'WeaponShortage';
  /** When so many are lent for the first time. */
  at: Scalars['DateTime']['output'];
  /** How many can be lent at once. */
  counted: Scalars['Int']['output'];
  /** `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  id: Scalars['ID']['output'];
  /** Name. */
  label: Scalars['String']['output'];
  /** The most that are lent at once on this day. */
  lent: Scalars['Int']['output'];
};

/** Number of classes with a weapon. */
export type WeaponTotal = {
  __typename?: 'WeaponTotal';
  /** Number of classes. */
  classes: Scalars['Int']['output'];
  /** `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  id: Scalars['ID']['output'];
  /** Name. */
  label: Scalars['String']['output'];
};

/** One attempt of a delivery. */
export type WebhookAttempt = {
  __typename?: 'WebhookAttempt';
  /** When it began. */
  at: Scalars['DateTime']['output'];
  /** Duration in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** Why it failed; null if it succeeded. */
  error?: Maybe<WebhookDeliveryError>;
  /** HTTP status of the response; null if none. */
  status?: Maybe<Scalars['Int']['output']>;
};

/** One event for one endpoint; deleted after a configured time, 30 days by default. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** The last 20 attempts, oldest first. */
  attempts: Array<WebhookAttempt>;
  /** The JSON body. */
  body: Scalars['String']['output'];
  /** When the event happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The endpoint. */
  endpointId: Scalars['ID']['output'];
  /** Header `webhook-id`, the same for all attempts and endpoints. */
  eventId: Scalars['String']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Time of the next attempt; null unless PENDING. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its state. */
  state: WebhookDeliveryState;
  /** Event type. */
  type: WebhookEvent;
};

/** One page of deliveries. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The deliveries of the page with their cursors, newest first. */
  edges: Array<WebhookDeliveryEdge>;
  /** The deliveries of the page, newest first. */
  nodes: Array<WebhookDelivery>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of deliveries on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A delivery in a list. */
export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The delivery. */
  node: WebhookDelivery;
};

/** Why an attempt failed. */
export type WebhookDeliveryError =
  /** The host name resolves to a private address, or the URL is not allowed. */
  | 'ADDRESS'
  /** The connection failed or broke. */
  | 'CONNECTION'
  /** The host name cannot be resolved. */
  | 'NAME'
  /** The endpoint responded with a redirect, which is not followed. */
  | 'REDIRECT'
  /** The endpoint responded with a status that is neither 2xx nor a redirect. */
  | 'STATUS'
  /** The endpoint did not respond within 10 seconds. */
  | 'TIMEOUT'
  /** TLS failed, or the certificate is not valid. */
  | 'TLS';

/** State of a delivery. */
export type WebhookDeliveryState =
  /** The endpoint responded with 2xx. */
  | 'DELIVERED'
  /** The last attempt failed, or the endpoint responded with 410. */
  | 'FAILED'
  /** Not delivered yet; will be sent or retried once the endpoint is active. */
  | 'PENDING';

/** Why an endpoint is disabled. */
export type WebhookDisabledReason =
  /** All deliveries failed for three days. */
  | 'FAILING'
  /** It responded with 410. */
  | 'GONE'
  /** Staff disabled it. */
  | 'STAFF';

/** A URL that receives events, signed as in Standard Webhooks; see docs/webhooks.md. */
export type WebhookEndpoint = {
  __typename?: 'WebhookEndpoint';
  /** When it was created; it receives events from then on. */
  createdAt: Scalars['DateTime']['output'];
  /** Purpose; null if none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Why it is disabled; null while active. */
  disabledReason?: Maybe<WebhookDisabledReason>;
  /** Event types it receives. */
  events: Array<WebhookEvent>;
  /** Since when all attempts fail; null after a success. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** False while nothing is sent. */
  isActive: Scalars['Boolean']['output'];
  /** Until when messages are also signed with the previous secret; null without a rotation. */
  previousSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Where events are sent, by POST. */
  url: Scalars['String']['output'];
};

/** An endpoint. */
export type WebhookEndpointIdInput = {
  /** The endpoint. */
  id: Scalars['ID']['input'];
};

/** An endpoint and its secret, which is returned only here. */
export type WebhookEndpointSecret = {
  __typename?: 'WebhookEndpointSecret';
  /** The endpoint. */
  endpoint: WebhookEndpoint;
  /** Secret to verify signatures with: `whsec_` and Base64. */
  secret: Scalars['String']['output'];
};

/** Event type. In the payload, the name is in lower case with a dot: `enrolment.created`. */
export type WebhookEvent =
  /** An entry was added to the ledger of ammunition of a caliber. */
  | 'AMMUNITION_MOVED'
  /** A certificate was issued. */
  | 'CERTIFICATE_ISSUED'
  /** A certificate was revoked. */
  | 'CERTIFICATE_REVOKED'
  /** A course was created or copied. */
  | 'COURSE_CREATED'
  /** A course was deactivated, perhaps with other changes. */
  | 'COURSE_DEACTIVATED'
  /** A course was changed, but not deactivated. */
  | 'COURSE_UPDATED'
  /** An enrolment was changed (status, date, instructor, class), but not completed. */
  | 'ENROLMENT_CHANGED'
  /** An enrolment was completed. */
  | 'ENROLMENT_COMPLETED'
  /** A student was enrolled, by anyone or from a waiting list. */
  | 'ENROLMENT_CREATED'
  /** A weapon was handed out. */
  | 'FIREARM_HANDED_OUT'
  /** A weapon came back. */
  | 'FIREARM_RETURNED'
  /** The number of a payment's invoice was entered, corrected or removed. */
  | 'PAYMENT_INVOICED'
  /** A payment was recorded. */
  | 'PAYMENT_RECORDED'
  /** A payment was given back, whole or in part. */
  | 'PAYMENT_REFUNDED'
  /** A payment was undone by who took it. */
  | 'PAYMENT_VOIDED'
  /** An entry was added to the points ledger of a user. */
  | 'POINTS_MOVED'
  /** A redemption was handed out. */
  | 'REDEMPTION_HANDED_OUT'
  /** Opening hours, exceptions, lanes, weapons or rules of booking were changed. */
  | 'SCHEDULE_UPDATED'
  /** The personal data of a user were removed. */
  | 'USER_ANONYMISED'
  /** An account was deactivated, or its deletion approved. */
  | 'USER_DEACTIVATED'
  /** The email of a user was changed. */
  | 'USER_EMAIL_CHANGED'
  /** A deactivated account was reactivated. */
  | 'USER_REACTIVATED'
  /** An account was created by registration, Google, import or command line. */
  | 'USER_REGISTERED'
  /** A user was changed in a way that has no other event. */
  | 'USER_UPDATED'
  /** A waiting list entry ended without a seat: the course has begun, or its rules do not admit the student. */
  | 'WAITING_EXPIRED'
  /** A student joined the waiting list of a course. */
  | 'WAITING_JOINED'
  /** A student left a waiting list, or the account was deleted. */
  | 'WAITING_LEFT'
  /** A student on a waiting list got a seat. */
  | 'WAITING_PROMOTED'
  /** Sent by `sendTestEvent` only; endpoints cannot subscribe to it. */
  | 'WEBHOOK_TEST'
  /** A request to withdraw from a contract was received. */
  | 'WITHDRAWAL_RECEIVED'
  /** A request to withdraw from a contract was settled. */
  | 'WITHDRAWAL_SETTLED';

/** A part of a weekday, every week. */
export type WeeklySpan = {
  __typename?: 'WeeklySpan';
  /** `HH:mm`, a whole quarter of an hour. */
  from: Scalars['String']['output'];
  /** `HH:mm`, up to `24:00`. */
  to: Scalars['String']['output'];
  /** 1 (Monday) to 7 (Sunday). */
  weekday: Scalars['Int']['output'];
};

/** A part of a weekday, every week. */
export type WeeklySpanInput = {
  /** `HH:mm`, a whole quarter of an hour. */
  from: Scalars['String']['input'];
  /** `HH:mm`, up to `24:00`. */
  to: Scalars['String']['input'];
  /** 1 (Monday) to 7 (Sunday). */
  weekday: Scalars['Int']['input'];
};

/** A consumer's request to withdraw from a contract (Argentina: Disposición 954/2025). */
export type Withdrawal = {
  __typename?: 'Withdrawal';
  /** What the consumer withdraws from, 1 to 1,000 characters, in lines. */
  about: Scalars['String']['output'];
  /** The academy's reply; null until then. */
  answer?: Maybe<Scalars['String']['output']>;
  /** Deadline of the academy's reply, 24 hours after the request. */
  answerBy: Scalars['DateTime']['output'];
  /** The code that the consumer has, 8 characters. */
  code: Scalars['String']['output'];
  /** When it was sent. */
  createdAt: Scalars['DateTime']['output'];
  /** Email as written, in lower case; it need not belong to a user. */
  email: Scalars['String']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Name as written. */
  name: Scalars['String']['output'];
  /** Phone as written. */
  phone?: Maybe<Scalars['String']['output']>;
  /** When the request is settled at the latest, 10 days after it. */
  settleBy: Scalars['DateTime']['output'];
  /** When it was settled; null until then. */
  settledAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One page of requests to withdraw. */
export type WithdrawalConnection = {
  __typename?: 'WithdrawalConnection';
  /** The requests of the page with their cursors, newest first. */
  edges: Array<WithdrawalEdge>;
  /** The requests of the page, newest first. */
  nodes: Array<Withdrawal>;
  /** Position of the page. */
  pageInfo: PageInfo;
  /** Number of requests on all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False if counting stopped at 1,001: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A request to withdraw in a list. */
export type WithdrawalEdge = {
  __typename?: 'WithdrawalEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The request. */
  node: Withdrawal;
};

/** What a consumer gets for a request to withdraw. */
export type WithdrawalReceipt = {
  __typename?: 'WithdrawalReceipt';
  /** Deadline of the academy's reply, 24 hours after the request. */
  answerBy: Scalars['DateTime']['output'];
  /** The code to refer to the request. */
  code: Scalars['String']['output'];
  /** When the request is settled at the latest, 10 days after it. */
  settleBy: Scalars['DateTime']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Absence: ResolverTypeWrapper<Absence>;
  AbsenceInput: AbsenceInput;
  AcceptInstructorInvitationInput: AcceptInstructorInvitationInput;
  AcceptOfferInput: AcceptOfferInput;
  AccessToken: ResolverTypeWrapper<Omit<AccessToken, 'scopes'> & { scopes: Array<ResolversTypes['TokenScope']> }>;
  AccountAdjustment: ResolverTypeWrapper<AccountAdjustmentValue>;
  AccountLinkInput: AccountLinkInput;
  Acknowledgement: ResolverTypeWrapper<Acknowledgement>;
  ActiveSession: ResolverTypeWrapper<Omit<ActiveSession, 'via'> & { via: ResolversTypes['SignInMethod'] }>;
  AddClassNoteInput: AddClassNoteInput;
  AddHoursExceptionInput: AddHoursExceptionInput;
  AddPersonNoteInput: AddPersonNoteInput;
  AddToWaitingListInput: AddToWaitingListInput;
  AdjustMoneyAccountInput: AdjustMoneyAccountInput;
  AdjustPointsInput: AdjustPointsInput;
  AdminStats: ResolverTypeWrapper<AdminStats>;
  AgePolicy: ResolverTypeWrapper<AgePolicyValue>;
  AgendaEntry: ResolverTypeWrapper<AgendaEntryData>;
  AgendaWarning: ResolverTypeWrapper<AgendaWarningValue>;
  AmmoBox: ResolverTypeWrapper<AmmoBox>;
  AmmoBoxInput: AmmoBoxInput;
  AmmoCost: ResolverTypeWrapper<AmmoCost>;
  AmmunitionDays: ResolverTypeWrapper<Omit<AmmunitionDays, 'stocks'> & { stocks: Array<ResolversTypes['AmmunitionStock']> }>;
  AmmunitionEntry: ResolverTypeWrapper<AmmunitionEntryData>;
  AmmunitionEntryConnection: ResolverTypeWrapper<Omit<AmmunitionEntryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AmmunitionEntryEdge']>, nodes: Array<ResolversTypes['AmmunitionEntry']> }>;
  AmmunitionEntryEdge: ResolverTypeWrapper<Omit<AmmunitionEntryEdge, 'node'> & { node: ResolversTypes['AmmunitionEntry'] }>;
  AmmunitionSheet: ResolverTypeWrapper<AmmunitionSheetData>;
  AmmunitionSheetConnection: ResolverTypeWrapper<Omit<AmmunitionSheetConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AmmunitionSheetEdge']>, nodes: Array<ResolversTypes['AmmunitionSheet']> }>;
  AmmunitionSheetEdge: ResolverTypeWrapper<Omit<AmmunitionSheetEdge, 'node'> & { node: ResolversTypes['AmmunitionSheet'] }>;
  AmmunitionStock: ResolverTypeWrapper<AmmunitionStockData>;
  AmmunitionType: ResolverTypeWrapper<AmmunitionTypeValue>;
  AnnounceComingInput: AnnounceComingInput;
  AnnulHandOutInput: AnnulHandOutInput;
  Armoury: ResolverTypeWrapper<Omit<Armoury, 'confirmed' | 'groupCourses' | 'pending'> & { confirmed: ResolversTypes['ArmourySheet'], groupCourses: Array<ResolversTypes['Course']>, pending: ResolversTypes['ArmourySheet'] }>;
  ArmouryClass: ResolverTypeWrapper<Omit<ArmouryClass, 'enrolment'> & { enrolment: ResolversTypes['Enrolment'] }>;
  ArmourySheet: ResolverTypeWrapper<Omit<ArmourySheet, 'classes' | 'ownWeaponClasses'> & { classes: Array<ResolversTypes['ArmouryClass']>, ownWeaponClasses: Array<ResolversTypes['ArmouryClass']> }>;
  AssignInstructorInput: AssignInstructorInput;
  Attendance: ResolverTypeWrapper<AttendanceValue>;
  AttendanceCorrection: ResolverTypeWrapper<Omit<AttendanceCorrection, 'enrolment'> & { enrolment: ResolversTypes['Enrolment'] }>;
  AttendanceOutcome: ResolverTypeWrapper<Omit<AttendanceOutcome, 'attendance'> & { attendance?: Maybe<ResolversTypes['Attendance']> }>;
  AuditActor: ResolverTypeWrapper<AuditActor>;
  AuditChange: ResolverTypeWrapper<AuditChange>;
  AuditEntry: ResolverTypeWrapper<Omit<AuditEntry, 'outcome'> & { outcome: ResolversTypes['AuditOutcome'] }>;
  AuditEntryConnection: ResolverTypeWrapper<Omit<AuditEntryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AuditEntryEdge']>, nodes: Array<ResolversTypes['AuditEntry']> }>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditFilter: AuditFilter;
  AuditOutcome: ResolverTypeWrapper<AuditOutcomeValue>;
  AuditSubject: ResolverTypeWrapper<AuditSubject>;
  Availability: ResolverTypeWrapper<Omit<Availability, 'instructors' | 'policy'> & { instructors: Array<ResolversTypes['CourseInstructor']>, policy: ResolversTypes['SchedulePolicy'] }>;
  BookClassInput: BookClassInput;
  BookingRules: ResolverTypeWrapper<BookingRulesData>;
  BookingRulesInput: BookingRulesInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CalendarFile: ResolverTypeWrapper<CalendarFile>;
  CalendarKind: ResolverTypeWrapper<CalendarKindValue>;
  CalendarLink: ResolverTypeWrapper<Omit<CalendarLink, 'kind'> & { kind: ResolversTypes['CalendarKind'] }>;
  CaliberBoxes: ResolverTypeWrapper<CaliberBoxes>;
  CaliberCountInput: CaliberCountInput;
  CaliberTotal: ResolverTypeWrapper<CaliberTotal>;
  CallOffCourseInput: CallOffCourseInput;
  CallOffReason: ResolverTypeWrapper<CallOffReasonValue>;
  CancelEnrolmentInput: CancelEnrolmentInput;
  CancelEnrolmentsInput: CancelEnrolmentsInput;
  CancelSecondFactorLossInput: CancelSecondFactorLossInput;
  Cancellation: ResolverTypeWrapper<Omit<Cancellation, 'reason'> & { reason: ResolversTypes['CancellationReason'] }>;
  CancellationReason: ResolverTypeWrapper<CancellationReasonValue>;
  CashDirection: ResolverTypeWrapper<CashDirectionValue>;
  Certificate: ResolverTypeWrapper<CertificateData>;
  CertificateConnection: ResolverTypeWrapper<Omit<CertificateConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CertificateEdge']>, nodes: Array<ResolversTypes['Certificate']> }>;
  CertificateContent: ResolverTypeWrapper<CertificateContent>;
  CertificateEdge: ResolverTypeWrapper<Omit<CertificateEdge, 'node'> & { node: ResolversTypes['Certificate'] }>;
  CertificateOutcome: ResolverTypeWrapper<Omit<CertificateOutcome, 'certificate'> & { certificate?: Maybe<ResolversTypes['Certificate']> }>;
  CertificateReasonInput: CertificateReasonInput;
  CertificateRevocation: ResolverTypeWrapper<Omit<CertificateRevocation, 'reason'> & { reason: ResolversTypes['CertificateRevocationReason'] }>;
  CertificateRevocationReason: ResolverTypeWrapper<RevocationReasonValue>;
  ChangePasswordInput: ChangePasswordInput;
  ClassNote: ResolverTypeWrapper<ClassNote>;
  ClassNoteConnection: ResolverTypeWrapper<ClassNoteConnection>;
  ClassNoteEdge: ResolverTypeWrapper<ClassNoteEdge>;
  ClassOutcomes: ResolverTypeWrapper<ClassOutcomes>;
  ClassOverlap: ResolverTypeWrapper<ClassOverlap>;
  ClassQuoteInput: ClassQuoteInput;
  ClassReport: ResolverTypeWrapper<Omit<ClassReport, 'courses' | 'months'> & { courses: Array<ResolversTypes['CourseOutcomes']>, months: Array<ResolversTypes['ClassReportMonth']> }>;
  ClassReportMonth: ResolverTypeWrapper<Omit<ClassReportMonth, 'reasons'> & { reasons: Array<ResolversTypes['ReasonCount']> }>;
  ClassType: ResolverTypeWrapper<ClassTypeValue>;
  ClockSpan: ResolverTypeWrapper<ClockSpan>;
  ClockSpanInput: ClockSpanInput;
  CloseDayInput: CloseDayInput;
  CloseTillInput: CloseTillInput;
  ClosedCaliber: ResolverTypeWrapper<ClosedCaliber>;
  CluPolicy: ResolverTypeWrapper<CluPolicyValue>;
  ConfirmIdentityInput: ConfirmIdentityInput;
  CorrectAttendanceInput: CorrectAttendanceInput;
  CorrectFirearmInput: CorrectFirearmInput;
  CorrectHandOutInput: CorrectHandOutInput;
  CorrectedAttendance: ResolverTypeWrapper<AttendanceOutcomeValue>;
  Course: ResolverTypeWrapper<CourseData>;
  CourseCallOff: ResolverTypeWrapper<Omit<CourseCallOff, 'reason'> & { reason: ResolversTypes['CallOffReason'] }>;
  CourseConnection: ResolverTypeWrapper<Omit<CourseConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CourseEdge']>, nodes: Array<ResolversTypes['Course']> }>;
  CourseContact: ResolverTypeWrapper<CourseContactData>;
  CourseDeposit: ResolverTypeWrapper<CourseDeposit>;
  CourseEdge: ResolverTypeWrapper<Omit<CourseEdge, 'node'> & { node: ResolversTypes['Course'] }>;
  CourseInstructor: ResolverTypeWrapper<CourseInstructorData>;
  CourseKit: ResolverTypeWrapper<CourseKit>;
  CourseMove: ResolverTypeWrapper<Omit<CourseMove, 'licences'> & { licences: Array<ResolversTypes['MissingLicence']> }>;
  CourseOutcome: ResolverTypeWrapper<Omit<CourseOutcome, 'course'> & { course?: Maybe<ResolversTypes['Course']> }>;
  CourseOutcomes: ResolverTypeWrapper<Omit<CourseOutcomes, 'courseType'> & { courseType: ResolversTypes['CourseType'] }>;
  CourseType: ResolverTypeWrapper<CourseTypeValue>;
  CourseWithContacts: ResolverTypeWrapper<Omit<CourseWithContacts, 'contacts' | 'course'> & { contacts: Array<ResolversTypes['CourseContact']>, course: ResolversTypes['Course'] }>;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateCalendarLinkInput: CreateCalendarLinkInput;
  CreateCourseInput: CreateCourseInput;
  CreateFirearmInput: CreateFirearmInput;
  CreateInstructorInput: CreateInstructorInput;
  CreatePasswordResetInput: CreatePasswordResetInput;
  CreatePersonInput: CreatePersonInput;
  CreateReferralInput: CreateReferralInput;
  CreateServiceAccountInput: CreateServiceAccountInput;
  CreateWebhookEndpointInput: CreateWebhookEndpointInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayAvailability: ResolverTypeWrapper<DayAvailability>;
  DayClosing: ResolverTypeWrapper<DayClosingData>;
  DayClosingConnection: ResolverTypeWrapper<Omit<DayClosingConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['DayClosingEdge']>, nodes: Array<ResolversTypes['DayClosing']> }>;
  DayClosingEdge: ResolverTypeWrapper<Omit<DayClosingEdge, 'node'> & { node: ResolversTypes['DayClosing'] }>;
  DeactivateCourseInput: DeactivateCourseInput;
  DebtAge: ResolverTypeWrapper<DebtAgeValue>;
  DecideRangeReportInput: DecideRangeReportInput;
  Deletion: ResolverTypeWrapper<Omit<Deletion, 'state'> & { state: ResolversTypes['DeletionState'] }>;
  DeletionDecision: ResolverTypeWrapper<DeletionDecisionValue>;
  DeletionState: ResolverTypeWrapper<DeletionStateValue>;
  Deposit: ResolverTypeWrapper<Deposit>;
  DocumentType: ResolverTypeWrapper<DocumentTypeValue>;
  DuplicateCourseInput: DuplicateCourseInput;
  EmailChangeInput: EmailChangeInput;
  EndServiceAccountInput: EndServiceAccountInput;
  EndSessionInput: EndSessionInput;
  EndUserAccessInput: EndUserAccessInput;
  EndedWaiting: ResolverTypeWrapper<EndedWaitingData>;
  EnrolInput: EnrolInput;
  EnrolStudentInput: EnrolStudentInput;
  Enrolment: ResolverTypeWrapper<EnrolmentData>;
  EnrolmentConnection: ResolverTypeWrapper<Omit<EnrolmentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['EnrolmentEdge']>, nodes: Array<ResolversTypes['Enrolment']> }>;
  EnrolmentEdge: ResolverTypeWrapper<Omit<EnrolmentEdge, 'node'> & { node: ResolversTypes['Enrolment'] }>;
  EnrolmentFilter: EnrolmentFilter;
  EnrolmentIdsInput: EnrolmentIdsInput;
  EnrolmentOutcome: ResolverTypeWrapper<Omit<EnrolmentOutcome, 'enrolment'> & { enrolment?: Maybe<ResolversTypes['Enrolment']> }>;
  EnrolmentStatus: ResolverTypeWrapper<EnrolmentStatusValue>;
  EntryCode: ResolverTypeWrapper<EntryCode>;
  EntryKey: ResolverTypeWrapper<EntryKey>;
  ErrorCode: ErrorCode;
  ErrorReason: ErrorReason;
  FieldErrorCode: FieldErrorCode;
  FinishEmailChangeInput: FinishEmailChangeInput;
  Firearm: ResolverTypeWrapper<FirearmData>;
  FirearmBookEntry: ResolverTypeWrapper<BookEntryData>;
  FirearmBookEntryConnection: ResolverTypeWrapper<Omit<FirearmBookEntryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['FirearmBookEntryEdge']>, nodes: Array<ResolversTypes['FirearmBookEntry']> }>;
  FirearmBookEntryEdge: ResolverTypeWrapper<Omit<FirearmBookEntryEdge, 'node'> & { node: ResolversTypes['FirearmBookEntry'] }>;
  FirearmBookType: ResolverTypeWrapper<BookTypeValue>;
  FirearmConnection: ResolverTypeWrapper<Omit<FirearmConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['FirearmEdge']>, nodes: Array<ResolversTypes['Firearm']> }>;
  FirearmCorrection: ResolverTypeWrapper<FirearmCorrectionData>;
  FirearmEdge: ResolverTypeWrapper<Omit<FirearmEdge, 'node'> & { node: ResolversTypes['Firearm'] }>;
  FirearmHandOut: ResolverTypeWrapper<FirearmHandOutData>;
  FirearmHandOutConnection: ResolverTypeWrapper<Omit<FirearmHandOutConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['FirearmHandOutEdge']>, nodes: Array<ResolversTypes['FirearmHandOut']> }>;
  FirearmHandOutEdge: ResolverTypeWrapper<Omit<FirearmHandOutEdge, 'node'> & { node: ResolversTypes['FirearmHandOut'] }>;
  FirearmIdentity: ResolverTypeWrapper<FirearmIdentity>;
  FirearmState: ResolverTypeWrapper<FirearmStateValue>;
  FirearmsImport: ResolverTypeWrapper<FirearmsImport>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Gender: ResolverTypeWrapper<GenderValue>;
  GroupLoan: ResolverTypeWrapper<GroupLoan>;
  HandOutFirearmInput: HandOutFirearmInput;
  HandOutHolder: ResolverTypeWrapper<HandOutHolder>;
  HandOutRedemptionInput: HandOutRedemptionInput;
  Health: ResolverTypeWrapper<HealthData>;
  HeldPlaces: ResolverTypeWrapper<Omit<HeldPlaces, 'enrolments' | 'waiting'> & { enrolments: Array<ResolversTypes['Enrolment']>, waiting: Array<ResolversTypes['WaitingEntry']> }>;
  HoursException: ResolverTypeWrapper<HoursException>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportFault: ResolverTypeWrapper<ImportFault>;
  ImportFirearmsInput: ImportFirearmsInput;
  ImportUsersInput: ImportUsersInput;
  Instructor: ResolverTypeWrapper<InstructorData>;
  InstructorConnection: ResolverTypeWrapper<Omit<InstructorConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['InstructorEdge']>, nodes: Array<ResolversTypes['Instructor']> }>;
  InstructorEdge: ResolverTypeWrapper<Omit<InstructorEdge, 'node'> & { node: ResolversTypes['Instructor'] }>;
  InstructorInvitation: ResolverTypeWrapper<InstructorInvitation>;
  InstructorOutcomes: ResolverTypeWrapper<InstructorOutcomes>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InviteInstructorInput: InviteInstructorInput;
  IssueAmmunitionSheetInput: IssueAmmunitionSheetInput;
  IssueCertificatesInput: IssueCertificatesInput;
  KnownWeapon: ResolverTypeWrapper<KnownWeaponData>;
  Lane: ResolverTypeWrapper<Lane>;
  LaneInput: LaneInput;
  LateRecord: ResolverTypeWrapper<LateRecord>;
  LicenceState: ResolverTypeWrapper<LicenceStateValue>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LoginInput: LoginInput;
  MailContent: ResolverTypeWrapper<MailContent>;
  MailKind: ResolverTypeWrapper<MailKindValue>;
  MailMessage: ResolverTypeWrapper<MailMessageData>;
  MailMessageConnection: ResolverTypeWrapper<Omit<MailMessageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MailMessageEdge']>, nodes: Array<ResolversTypes['MailMessage']> }>;
  MailMessageEdge: ResolverTypeWrapper<Omit<MailMessageEdge, 'node'> & { node: ResolversTypes['MailMessage'] }>;
  MailPreference: ResolverTypeWrapper<Omit<MailPreference, 'topic'> & { topic: ResolversTypes['MailTopic'] }>;
  MailReason: ResolverTypeWrapper<MailReasonValue>;
  MailReceiptInput: MailReceiptInput;
  MailState: ResolverTypeWrapper<MailStateValue>;
  MailTopic: ResolverTypeWrapper<MailTopicValue>;
  MailedReceipt: ResolverTypeWrapper<MailedReceipt>;
  MarkArrivalsInput: MarkArrivalsInput;
  MethodTotal: ResolverTypeWrapper<Omit<MethodTotal, 'method'> & { method: ResolversTypes['PaymentMethod'] }>;
  MinimumAge: ResolverTypeWrapper<Omit<MinimumAge, 'policy'> & { policy: ResolversTypes['AgePolicy'] }>;
  MissingLicence: ResolverTypeWrapper<Omit<MissingLicence, 'licence' | 'user'> & { licence: ResolversTypes['LicenceState'], user: ResolversTypes['User'] }>;
  MoneyAccount: ResolverTypeWrapper<MoneyAccountData>;
  MoneyChange: ResolverTypeWrapper<Omit<MoneyChange, 'entry'> & { entry: ResolversTypes['MoneyEntry'] }>;
  MoneyDebt: ResolverTypeWrapper<MoneyDebtData>;
  MoneyDebtConnection: ResolverTypeWrapper<Omit<MoneyDebtConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MoneyDebtEdge']>, nodes: Array<ResolversTypes['MoneyDebt']> }>;
  MoneyDebtEdge: ResolverTypeWrapper<Omit<MoneyDebtEdge, 'node'> & { node: ResolversTypes['MoneyDebt'] }>;
  MoneyEntry: ResolverTypeWrapper<MoneyEntryData>;
  MoneyEntryConnection: ResolverTypeWrapper<Omit<MoneyEntryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['MoneyEntryEdge']>, nodes: Array<ResolversTypes['MoneyEntry']> }>;
  MoneyEntryEdge: ResolverTypeWrapper<Omit<MoneyEntryEdge, 'node'> & { node: ResolversTypes['MoneyEntry'] }>;
  MoneyEntryType: ResolverTypeWrapper<MoneyTypeValue>;
  MoneyReportDay: ResolverTypeWrapper<Omit<MoneyReportDay, 'methods'> & { methods: Array<ResolversTypes['MethodTotal']> }>;
  MoneyReportMonth: ResolverTypeWrapper<Omit<MoneyReportMonth, 'days' | 'methods'> & { days: Array<ResolversTypes['MoneyReportDay']>, methods: Array<ResolversTypes['MethodTotal']> }>;
  MoneyRules: ResolverTypeWrapper<MoneyRules>;
  MonthReport: ResolverTypeWrapper<MonthReport>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyDataPage: ResolverTypeWrapper<MyDataPage>;
  MyDataRecord: ResolverTypeWrapper<MyDataRecord>;
  NewAccessToken: ResolverTypeWrapper<Omit<NewAccessToken, 'accessToken'> & { accessToken: ResolversTypes['AccessToken'] }>;
  NewCalendarLink: ResolverTypeWrapper<Omit<NewCalendarLink, 'calendarLink'> & { calendarLink: ResolversTypes['CalendarLink'] }>;
  NewStudents: ResolverTypeWrapper<NewStudents>;
  NextAmmunitionSheet: ResolverTypeWrapper<NextAmmunitionSheetData>;
  Occupancy: ResolverTypeWrapper<Occupancy>;
  OpenTillInput: OpenTillInput;
  OutcomeError: ResolverTypeWrapper<OutcomeError>;
  OwnWeapon: ResolverTypeWrapper<OwnWeaponData>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PassportLink: ResolverTypeWrapper<Omit<PassportLink, 'parts'> & { parts: Array<ResolversTypes['PassportPart']> }>;
  PassportPart: ResolverTypeWrapper<PassportPartValue>;
  PasswordReset: ResolverTypeWrapper<PasswordReset>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethodValue>;
  PersonNote: ResolverTypeWrapper<PersonNote>;
  PersonNoteConnection: ResolverTypeWrapper<PersonNoteConnection>;
  PersonNoteEdge: ResolverTypeWrapper<PersonNoteEdge>;
  PointsChange: ResolverTypeWrapper<Omit<PointsChange, 'transaction'> & { transaction: ResolversTypes['PointsTransaction'] }>;
  PointsOfMonth: ResolverTypeWrapper<PointsOfMonth>;
  PointsTransaction: ResolverTypeWrapper<PointsTransactionData>;
  PointsTransactionConnection: ResolverTypeWrapper<Omit<PointsTransactionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PointsTransactionEdge']>, nodes: Array<ResolversTypes['PointsTransaction']> }>;
  PointsTransactionEdge: ResolverTypeWrapper<Omit<PointsTransactionEdge, 'node'> & { node: ResolversTypes['PointsTransaction'] }>;
  PriceBreakdown: ResolverTypeWrapper<PriceBreakdown>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RangeAction: ResolverTypeWrapper<RangeActionValue>;
  RangeClass: ResolverTypeWrapper<RangeClassData>;
  RangeDay: ResolverTypeWrapper<Omit<RangeDay, 'classes' | 'closings' | 'freeFirearms' | 'instructors' | 'openReports' | 'outside' | 'ownWeaponsInside' | 'students'> & { classes: Array<ResolversTypes['RangeClass']>, closings: Array<ResolversTypes['DayClosing']>, freeFirearms: Array<ResolversTypes['Firearm']>, instructors: Array<ResolversTypes['CourseInstructor']>, openReports: Array<ResolversTypes['RangeReport']>, outside: Array<ResolversTypes['FirearmHandOut']>, ownWeaponsInside: Array<ResolversTypes['OwnWeapon']>, students: Array<ResolversTypes['RangeStudent']> }>;
  RangeLoan: ResolverTypeWrapper<RangeLoanData>;
  RangeReport: ResolverTypeWrapper<RangeReportData>;
  RangeReportState: ResolverTypeWrapper<ReportStateValue>;
  RangeState: ResolverTypeWrapper<RangeStateValue>;
  RangeStudent: ResolverTypeWrapper<Omit<RangeStudent, 'handOuts' | 'knownWeapon' | 'loans' | 'ownWeapons' | 'state'> & { handOuts: Array<ResolversTypes['FirearmHandOut']>, knownWeapon?: Maybe<ResolversTypes['KnownWeapon']>, loans: Array<ResolversTypes['RangeLoan']>, ownWeapons: Array<ResolversTypes['OwnWeapon']>, state: ResolversTypes['RangeState'] }>;
  ReasonCount: ResolverTypeWrapper<Omit<ReasonCount, 'reason'> & { reason: ResolversTypes['CancellationReason'] }>;
  RecordAmmunitionInput: RecordAmmunitionInput;
  RecordAttendanceInput: RecordAttendanceInput;
  RecordCashMovementInput: RecordCashMovementInput;
  RecordOwnWeaponInput: RecordOwnWeaponInput;
  RecordPaymentInput: RecordPaymentInput;
  RedeemPointsInput: RedeemPointsInput;
  RedeliverInput: RedeliverInput;
  RedeliverMatchingInput: RedeliverMatchingInput;
  Redelivery: ResolverTypeWrapper<RedeliveryData>;
  Redemption: ResolverTypeWrapper<RedemptionData>;
  RedemptionConnection: ResolverTypeWrapper<Omit<RedemptionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['RedemptionEdge']>, nodes: Array<ResolversTypes['Redemption']> }>;
  RedemptionEdge: ResolverTypeWrapper<Omit<RedemptionEdge, 'node'> & { node: ResolversTypes['Redemption'] }>;
  RedemptionState: ResolverTypeWrapper<RedemptionStateValue>;
  Referral: ResolverTypeWrapper<Omit<Referral, 'status'> & { status: ResolversTypes['ReferralStatus'] }>;
  ReferralConnection: ResolverTypeWrapper<Omit<ReferralConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ReferralEdge']>, nodes: Array<ResolversTypes['Referral']> }>;
  ReferralEdge: ResolverTypeWrapper<Omit<ReferralEdge, 'node'> & { node: ResolversTypes['Referral'] }>;
  ReferralStatus: ResolverTypeWrapper<ReferralStatusValue>;
  RefundPaymentInput: RefundPaymentInput;
  RegisterInput: RegisterInput;
  Release: ResolverTypeWrapper<Release>;
  ReleaseOwnWeaponInput: ReleaseOwnWeaponInput;
  ReleasePlacesInput: ReleasePlacesInput;
  RemoveClassNoteInput: RemoveClassNoteInput;
  RemoveHoursExceptionInput: RemoveHoursExceptionInput;
  RemovePersonNoteInput: RemovePersonNoteInput;
  RepeatCourseInput: RepeatCourseInput;
  ReportRangeActionInput: ReportRangeActionInput;
  ReportedWeaponInput: ReportedWeaponInput;
  RequestDeletionInput: RequestDeletionInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestSecondFactorLossInput: RequestSecondFactorLossInput;
  RequestWithdrawalInput: RequestWithdrawalInput;
  RescheduleEnrolmentInput: RescheduleEnrolmentInput;
  ResendFailedMailInput: ResendFailedMailInput;
  ResendMailInput: ResendMailInput;
  ResentMail: ResolverTypeWrapper<ResentMail>;
  ResetPasswordInput: ResetPasswordInput;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeCalendarLinkInput: RevokeCalendarLinkInput;
  RevokePassportLinkInput: RevokePassportLinkInput;
  RevokeUserCalendarLinkInput: RevokeUserCalendarLinkInput;
  Role: ResolverTypeWrapper<RoleValue>;
  RotateServiceAccountInput: RotateServiceAccountInput;
  Schedule: ResolverTypeWrapper<Omit<Schedule, 'policy' | 'rules'> & { policy: ResolversTypes['SchedulePolicy'], rules: ResolversTypes['BookingRules'] }>;
  SchedulePolicy: ResolverTypeWrapper<SchedulePolicyValue>;
  SecondFactor: ResolverTypeWrapper<SecondFactor>;
  SecondFactorCodeInput: SecondFactorCodeInput;
  SecondFactorConfirmation: ResolverTypeWrapper<SecondFactorConfirmation>;
  SecondFactorSecret: ResolverTypeWrapper<SecondFactorSecret>;
  ServiceAccount: ResolverTypeWrapper<ServiceAccountData>;
  ServiceAccountSecret: ResolverTypeWrapper<Omit<ServiceAccountSecret, 'serviceAccount'> & { serviceAccount: ResolversTypes['ServiceAccount'] }>;
  Session: ResolverTypeWrapper<Session>;
  SetCourseKitInput: SetCourseKitInput;
  SetMailPreferenceInput: SetMailPreferenceInput;
  SetPaymentInvoiceInput: SetPaymentInvoiceInput;
  SettleDeletionInput: SettleDeletionInput;
  SettleWithdrawalInput: SettleWithdrawalInput;
  SetupProfileInput: SetupProfileInput;
  SharePassportInput: SharePassportInput;
  SheetCaliber: ResolverTypeWrapper<SheetCaliber>;
  SignInMethod: ResolverTypeWrapper<SignInMethodValue>;
  StaffRole: ResolverTypeWrapper<StaffRoleValue>;
  StartSecondFactorInput: StartSecondFactorInput;
  StatusCounts: ResolverTypeWrapper<StatusCounts>;
  StockShortage: ResolverTypeWrapper<StockShortageData>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TakeBackFirearmInput: TakeBackFirearmInput;
  TaughtClass: ResolverTypeWrapper<TaughtClassData>;
  TaughtStudent: ResolverTypeWrapper<TaughtStudentData>;
  Till: ResolverTypeWrapper<Till>;
  TillHandOver: ResolverTypeWrapper<TillHandOverData>;
  TillInput: TillInput;
  TillSession: ResolverTypeWrapper<TillSessionData>;
  TillSessionConnection: ResolverTypeWrapper<Omit<TillSessionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['TillSessionEdge']>, nodes: Array<ResolversTypes['TillSession']> }>;
  TillSessionEdge: ResolverTypeWrapper<Omit<TillSessionEdge, 'node'> & { node: ResolversTypes['TillSession'] }>;
  TokenScope: ResolverTypeWrapper<TokenScopeValue>;
  TransactionType: ResolverTypeWrapper<TransactionTypeValue>;
  TransferEnrolmentInput: TransferEnrolmentInput;
  UndoCallOffInput: UndoCallOffInput;
  UndoPaymentInput: UndoPaymentInput;
  UpdateCourseInput: UpdateCourseInput;
  UpdateCoursesInput: UpdateCoursesInput;
  UpdateEnrolmentInput: UpdateEnrolmentInput;
  UpdateFirearmInput: UpdateFirearmInput;
  UpdateInstructorInput: UpdateInstructorInput;
  UpdateMoneyRulesInput: UpdateMoneyRulesInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateScheduleInput: UpdateScheduleInput;
  UpdateServiceAccountInput: UpdateServiceAccountInput;
  UpdateUserInput: UpdateUserInput;
  UpdateWebhookEndpointInput: UpdateWebhookEndpointInput;
  User: ResolverTypeWrapper<UserData>;
  UserConnection: ResolverTypeWrapper<Omit<UserConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['UserEdge']>, nodes: Array<ResolversTypes['User']> }>;
  UserCredentialInput: UserCredentialInput;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserSecondFactor: ResolverTypeWrapper<UserSecondFactor>;
  UsersImport: ResolverTypeWrapper<UsersImport>;
  WaitingEnd: ResolverTypeWrapper<WaitingEndValue>;
  WaitingEntry: ResolverTypeWrapper<WaitingEntryData>;
  WaitingEntryInput: WaitingEntryInput;
  WaitingListInput: WaitingListInput;
  Weapon: ResolverTypeWrapper<Weapon>;
  WeaponCount: ResolverTypeWrapper<WeaponCount>;
  WeaponCountInput: WeaponCountInput;
  WeaponShortage: ResolverTypeWrapper<WeaponShortage>;
  WeaponTotal: ResolverTypeWrapper<WeaponTotal>;
  WebhookAttempt: ResolverTypeWrapper<Omit<WebhookAttempt, 'error'> & { error?: Maybe<ResolversTypes['WebhookDeliveryError']> }>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliveryData>;
  WebhookDeliveryConnection: ResolverTypeWrapper<Omit<WebhookDeliveryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['WebhookDeliveryEdge']>, nodes: Array<ResolversTypes['WebhookDelivery']> }>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryError: ResolverTypeWrapper<DeliveryErrorValue>;
  WebhookDeliveryState: ResolverTypeWrapper<DeliveryStateValue>;
  WebhookDisabledReason: ResolverTypeWrapper<DisabledReasonValue>;
  WebhookEndpoint: ResolverTypeWrapper<WebhookEndpointData>;
  WebhookEndpointIdInput: WebhookEndpointIdInput;
  WebhookEndpointSecret: ResolverTypeWrapper<EndpointWithSecretData>;
  WebhookEvent: ResolverTypeWrapper<WebhookEventValue>;
  WeeklySpan: ResolverTypeWrapper<WeeklySpan>;
  WeeklySpanInput: WeeklySpanInput;
  Withdrawal: ResolverTypeWrapper<Withdrawal>;
  WithdrawalConnection: ResolverTypeWrapper<WithdrawalConnection>;
  WithdrawalEdge: ResolverTypeWrapper<WithdrawalEdge>;
  WithdrawalReceipt: ResolverTypeWrapper<WithdrawalReceipt>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Absence: Absence;
  AbsenceInput: AbsenceInput;
  AcceptInstructorInvitationInput: AcceptInstructorInvitationInput;
  AcceptOfferInput: AcceptOfferInput;
  AccessToken: AccessToken;
  AccountLinkInput: AccountLinkInput;
  Acknowledgement: Acknowledgement;
  ActiveSession: ActiveSession;
  AddClassNoteInput: AddClassNoteInput;
  AddHoursExceptionInput: AddHoursExceptionInput;
  AddPersonNoteInput: AddPersonNoteInput;
  AddToWaitingListInput: AddToWaitingListInput;
  AdjustMoneyAccountInput: AdjustMoneyAccountInput;
  AdjustPointsInput: AdjustPointsInput;
  AdminStats: AdminStats;
  AgendaEntry: AgendaEntryData;
  AmmoBox: AmmoBox;
  AmmoBoxInput: AmmoBoxInput;
  AmmoCost: AmmoCost;
  AmmunitionDays: Omit<AmmunitionDays, 'stocks'> & { stocks: Array<ResolversParentTypes['AmmunitionStock']> };
  AmmunitionEntry: AmmunitionEntryData;
  AmmunitionEntryConnection: Omit<AmmunitionEntryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AmmunitionEntryEdge']>, nodes: Array<ResolversParentTypes['AmmunitionEntry']> };
  AmmunitionEntryEdge: Omit<AmmunitionEntryEdge, 'node'> & { node: ResolversParentTypes['AmmunitionEntry'] };
  AmmunitionSheet: AmmunitionSheetData;
  AmmunitionSheetConnection: Omit<AmmunitionSheetConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AmmunitionSheetEdge']>, nodes: Array<ResolversParentTypes['AmmunitionSheet']> };
  AmmunitionSheetEdge: Omit<AmmunitionSheetEdge, 'node'> & { node: ResolversParentTypes['AmmunitionSheet'] };
  AmmunitionStock: AmmunitionStockData;
  AnnounceComingInput: AnnounceComingInput;
  AnnulHandOutInput: AnnulHandOutInput;
  Armoury: Omit<Armoury, 'confirmed' | 'groupCourses' | 'pending'> & { confirmed: ResolversParentTypes['ArmourySheet'], groupCourses: Array<ResolversParentTypes['Course']>, pending: ResolversParentTypes['ArmourySheet'] };
  ArmouryClass: Omit<ArmouryClass, 'enrolment'> & { enrolment: ResolversParentTypes['Enrolment'] };
  ArmourySheet: Omit<ArmourySheet, 'classes' | 'ownWeaponClasses'> & { classes: Array<ResolversParentTypes['ArmouryClass']>, ownWeaponClasses: Array<ResolversParentTypes['ArmouryClass']> };
  AssignInstructorInput: AssignInstructorInput;
  AttendanceCorrection: Omit<AttendanceCorrection, 'enrolment'> & { enrolment: ResolversParentTypes['Enrolment'] };
  AttendanceOutcome: AttendanceOutcome;
  AuditActor: AuditActor;
  AuditChange: AuditChange;
  AuditEntry: AuditEntry;
  AuditEntryConnection: Omit<AuditEntryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AuditEntryEdge']>, nodes: Array<ResolversParentTypes['AuditEntry']> };
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditFilter: AuditFilter;
  AuditSubject: AuditSubject;
  Availability: Omit<Availability, 'instructors'> & { instructors: Array<ResolversParentTypes['CourseInstructor']> };
  BookClassInput: BookClassInput;
  BookingRules: BookingRulesData;
  BookingRulesInput: BookingRulesInput;
  Boolean: Scalars['Boolean']['output'];
  CalendarFile: CalendarFile;
  CalendarLink: CalendarLink;
  CaliberBoxes: CaliberBoxes;
  CaliberCountInput: CaliberCountInput;
  CaliberTotal: CaliberTotal;
  CallOffCourseInput: CallOffCourseInput;
  CancelEnrolmentInput: CancelEnrolmentInput;
  CancelEnrolmentsInput: CancelEnrolmentsInput;
  CancelSecondFactorLossInput: CancelSecondFactorLossInput;
  Cancellation: Cancellation;
  Certificate: CertificateData;
  CertificateConnection: Omit<CertificateConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CertificateEdge']>, nodes: Array<ResolversParentTypes['Certificate']> };
  CertificateContent: CertificateContent;
  CertificateEdge: Omit<CertificateEdge, 'node'> & { node: ResolversParentTypes['Certificate'] };
  CertificateOutcome: Omit<CertificateOutcome, 'certificate'> & { certificate?: Maybe<ResolversParentTypes['Certificate']> };
  CertificateReasonInput: CertificateReasonInput;
  CertificateRevocation: CertificateRevocation;
  ChangePasswordInput: ChangePasswordInput;
  ClassNote: ClassNote;
  ClassNoteConnection: ClassNoteConnection;
  ClassNoteEdge: ClassNoteEdge;
  ClassOutcomes: ClassOutcomes;
  ClassOverlap: ClassOverlap;
  ClassQuoteInput: ClassQuoteInput;
  ClassReport: Omit<ClassReport, 'courses' | 'months'> & { courses: Array<ResolversParentTypes['CourseOutcomes']>, months: Array<ResolversParentTypes['ClassReportMonth']> };
  ClassReportMonth: Omit<ClassReportMonth, 'reasons'> & { reasons: Array<ResolversParentTypes['ReasonCount']> };
  ClockSpan: ClockSpan;
  ClockSpanInput: ClockSpanInput;
  CloseDayInput: CloseDayInput;
  CloseTillInput: CloseTillInput;
  ClosedCaliber: ClosedCaliber;
  ConfirmIdentityInput: ConfirmIdentityInput;
  CorrectAttendanceInput: CorrectAttendanceInput;
  CorrectFirearmInput: CorrectFirearmInput;
  CorrectHandOutInput: CorrectHandOutInput;
  Course: CourseData;
  CourseCallOff: CourseCallOff;
  CourseConnection: Omit<CourseConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CourseEdge']>, nodes: Array<ResolversParentTypes['Course']> };
  CourseContact: CourseContactData;
  CourseDeposit: CourseDeposit;
  CourseEdge: Omit<CourseEdge, 'node'> & { node: ResolversParentTypes['Course'] };
  CourseInstructor: CourseInstructorData;
  CourseKit: CourseKit;
  CourseMove: Omit<CourseMove, 'licences'> & { licences: Array<ResolversParentTypes['MissingLicence']> };
  CourseOutcome: Omit<CourseOutcome, 'course'> & { course?: Maybe<ResolversParentTypes['Course']> };
  CourseOutcomes: CourseOutcomes;
  CourseWithContacts: Omit<CourseWithContacts, 'contacts' | 'course'> & { contacts: Array<ResolversParentTypes['CourseContact']>, course: ResolversParentTypes['Course'] };
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateCalendarLinkInput: CreateCalendarLinkInput;
  CreateCourseInput: CreateCourseInput;
  CreateFirearmInput: CreateFirearmInput;
  CreateInstructorInput: CreateInstructorInput;
  CreatePasswordResetInput: CreatePasswordResetInput;
  CreatePersonInput: CreatePersonInput;
  CreateReferralInput: CreateReferralInput;
  CreateServiceAccountInput: CreateServiceAccountInput;
  CreateWebhookEndpointInput: CreateWebhookEndpointInput;
  DateTime: Scalars['DateTime']['output'];
  DayAvailability: DayAvailability;
  DayClosing: DayClosingData;
  DayClosingConnection: Omit<DayClosingConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['DayClosingEdge']>, nodes: Array<ResolversParentTypes['DayClosing']> };
  DayClosingEdge: Omit<DayClosingEdge, 'node'> & { node: ResolversParentTypes['DayClosing'] };
  DeactivateCourseInput: DeactivateCourseInput;
  DecideRangeReportInput: DecideRangeReportInput;
  Deletion: Deletion;
  Deposit: Deposit;
  DuplicateCourseInput: DuplicateCourseInput;
  EmailChangeInput: EmailChangeInput;
  EndServiceAccountInput: EndServiceAccountInput;
  EndSessionInput: EndSessionInput;
  EndUserAccessInput: EndUserAccessInput;
  EndedWaiting: EndedWaitingData;
  EnrolInput: EnrolInput;
  EnrolStudentInput: EnrolStudentInput;
  Enrolment: EnrolmentData;
  EnrolmentConnection: Omit<EnrolmentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['EnrolmentEdge']>, nodes: Array<ResolversParentTypes['Enrolment']> };
  EnrolmentEdge: Omit<EnrolmentEdge, 'node'> & { node: ResolversParentTypes['Enrolment'] };
  EnrolmentFilter: EnrolmentFilter;
  EnrolmentIdsInput: EnrolmentIdsInput;
  EnrolmentOutcome: Omit<EnrolmentOutcome, 'enrolment'> & { enrolment?: Maybe<ResolversParentTypes['Enrolment']> };
  EntryCode: EntryCode;
  EntryKey: EntryKey;
  FinishEmailChangeInput: FinishEmailChangeInput;
  Firearm: FirearmData;
  FirearmBookEntry: BookEntryData;
  FirearmBookEntryConnection: Omit<FirearmBookEntryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['FirearmBookEntryEdge']>, nodes: Array<ResolversParentTypes['FirearmBookEntry']> };
  FirearmBookEntryEdge: Omit<FirearmBookEntryEdge, 'node'> & { node: ResolversParentTypes['FirearmBookEntry'] };
  FirearmConnection: Omit<FirearmConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['FirearmEdge']>, nodes: Array<ResolversParentTypes['Firearm']> };
  FirearmCorrection: FirearmCorrectionData;
  FirearmEdge: Omit<FirearmEdge, 'node'> & { node: ResolversParentTypes['Firearm'] };
  FirearmHandOut: FirearmHandOutData;
  FirearmHandOutConnection: Omit<FirearmHandOutConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['FirearmHandOutEdge']>, nodes: Array<ResolversParentTypes['FirearmHandOut']> };
  FirearmHandOutEdge: Omit<FirearmHandOutEdge, 'node'> & { node: ResolversParentTypes['FirearmHandOut'] };
  FirearmIdentity: FirearmIdentity;
  FirearmsImport: FirearmsImport;
  Float: Scalars['Float']['output'];
  GroupLoan: GroupLoan;
  HandOutFirearmInput: HandOutFirearmInput;
  HandOutHolder: HandOutHolder;
  HandOutRedemptionInput: HandOutRedemptionInput;
  Health: HealthData;
  HeldPlaces: Omit<HeldPlaces, 'enrolments' | 'waiting'> & { enrolments: Array<ResolversParentTypes['Enrolment']>, waiting: Array<ResolversParentTypes['WaitingEntry']> };
  HoursException: HoursException;
  ID: Scalars['ID']['output'];
  ImportFault: ImportFault;
  ImportFirearmsInput: ImportFirearmsInput;
  ImportUsersInput: ImportUsersInput;
  Instructor: InstructorData;
  InstructorConnection: Omit<InstructorConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['InstructorEdge']>, nodes: Array<ResolversParentTypes['Instructor']> };
  InstructorEdge: Omit<InstructorEdge, 'node'> & { node: ResolversParentTypes['Instructor'] };
  InstructorInvitation: InstructorInvitation;
  InstructorOutcomes: InstructorOutcomes;
  Int: Scalars['Int']['output'];
  InviteInstructorInput: InviteInstructorInput;
  IssueAmmunitionSheetInput: IssueAmmunitionSheetInput;
  IssueCertificatesInput: IssueCertificatesInput;
  KnownWeapon: KnownWeaponData;
  Lane: Lane;
  LaneInput: LaneInput;
  LateRecord: LateRecord;
  LocalDate: Scalars['LocalDate']['output'];
  LoginInput: LoginInput;
  MailContent: MailContent;
  MailMessage: MailMessageData;
  MailMessageConnection: Omit<MailMessageConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MailMessageEdge']>, nodes: Array<ResolversParentTypes['MailMessage']> };
  MailMessageEdge: Omit<MailMessageEdge, 'node'> & { node: ResolversParentTypes['MailMessage'] };
  MailPreference: MailPreference;
  MailReceiptInput: MailReceiptInput;
  MailedReceipt: MailedReceipt;
  MarkArrivalsInput: MarkArrivalsInput;
  MethodTotal: MethodTotal;
  MinimumAge: MinimumAge;
  MissingLicence: Omit<MissingLicence, 'user'> & { user: ResolversParentTypes['User'] };
  MoneyAccount: MoneyAccountData;
  MoneyChange: Omit<MoneyChange, 'entry'> & { entry: ResolversParentTypes['MoneyEntry'] };
  MoneyDebt: MoneyDebtData;
  MoneyDebtConnection: Omit<MoneyDebtConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MoneyDebtEdge']>, nodes: Array<ResolversParentTypes['MoneyDebt']> };
  MoneyDebtEdge: Omit<MoneyDebtEdge, 'node'> & { node: ResolversParentTypes['MoneyDebt'] };
  MoneyEntry: MoneyEntryData;
  MoneyEntryConnection: Omit<MoneyEntryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['MoneyEntryEdge']>, nodes: Array<ResolversParentTypes['MoneyEntry']> };
  MoneyEntryEdge: Omit<MoneyEntryEdge, 'node'> & { node: ResolversParentTypes['MoneyEntry'] };
  MoneyReportDay: Omit<MoneyReportDay, 'methods'> & { methods: Array<ResolversParentTypes['MethodTotal']> };
  MoneyReportMonth: Omit<MoneyReportMonth, 'days' | 'methods'> & { days: Array<ResolversParentTypes['MoneyReportDay']>, methods: Array<ResolversParentTypes['MethodTotal']> };
  MoneyRules: MoneyRules;
  MonthReport: MonthReport;
  Mutation: Record<PropertyKey, never>;
  MyDataPage: MyDataPage;
  MyDataRecord: MyDataRecord;
  NewAccessToken: Omit<NewAccessToken, 'accessToken'> & { accessToken: ResolversParentTypes['AccessToken'] };
  NewCalendarLink: Omit<NewCalendarLink, 'calendarLink'> & { calendarLink: ResolversParentTypes['CalendarLink'] };
  NewStudents: NewStudents;
  NextAmmunitionSheet: NextAmmunitionSheetData;
  Occupancy: Occupancy;
  OpenTillInput: OpenTillInput;
  OutcomeError: OutcomeError;
  OwnWeapon: OwnWeaponData;
  PageInfo: PageInfo;
  PassportLink: PassportLink;
  PasswordReset: PasswordReset;
  PersonNote: PersonNote;
  PersonNoteConnection: PersonNoteConnection;
  PersonNoteEdge: PersonNoteEdge;
  PointsChange: Omit<PointsChange, 'transaction'> & { transaction: ResolversParentTypes['PointsTransaction'] };
  PointsOfMonth: PointsOfMonth;
  PointsTransaction: PointsTransactionData;
  PointsTransactionConnection: Omit<PointsTransactionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PointsTransactionEdge']>, nodes: Array<ResolversParentTypes['PointsTransaction']> };
  PointsTransactionEdge: Omit<PointsTransactionEdge, 'node'> & { node: ResolversParentTypes['PointsTransaction'] };
  PriceBreakdown: PriceBreakdown;
  Query: Record<PropertyKey, never>;
  RangeClass: RangeClassData;
  RangeDay: Omit<RangeDay, 'classes' | 'closings' | 'freeFirearms' | 'instructors' | 'openReports' | 'outside' | 'ownWeaponsInside' | 'students'> & { classes: Array<ResolversParentTypes['RangeClass']>, closings: Array<ResolversParentTypes['DayClosing']>, freeFirearms: Array<ResolversParentTypes['Firearm']>, instructors: Array<ResolversParentTypes['CourseInstructor']>, openReports: Array<ResolversParentTypes['RangeReport']>, outside: Array<ResolversParentTypes['FirearmHandOut']>, ownWeaponsInside: Array<ResolversParentTypes['OwnWeapon']>, students: Array<ResolversParentTypes['RangeStudent']> };
  RangeLoan: RangeLoanData;
  RangeReport: RangeReportData;
  RangeStudent: Omit<RangeStudent, 'handOuts' | 'knownWeapon' | 'loans' | 'ownWeapons'> & { handOuts: Array<ResolversParentTypes['FirearmHandOut']>, knownWeapon?: Maybe<ResolversParentTypes['KnownWeapon']>, loans: Array<ResolversParentTypes['RangeLoan']>, ownWeapons: Array<ResolversParentTypes['OwnWeapon']> };
  ReasonCount: ReasonCount;
  RecordAmmunitionInput: RecordAmmunitionInput;
  RecordAttendanceInput: RecordAttendanceInput;
  RecordCashMovementInput: RecordCashMovementInput;
  RecordOwnWeaponInput: RecordOwnWeaponInput;
  RecordPaymentInput: RecordPaymentInput;
  RedeemPointsInput: RedeemPointsInput;
  RedeliverInput: RedeliverInput;
  RedeliverMatchingInput: RedeliverMatchingInput;
  Redelivery: RedeliveryData;
  Redemption: RedemptionData;
  RedemptionConnection: Omit<RedemptionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['RedemptionEdge']>, nodes: Array<ResolversParentTypes['Redemption']> };
  RedemptionEdge: Omit<RedemptionEdge, 'node'> & { node: ResolversParentTypes['Redemption'] };
  Referral: Referral;
  ReferralConnection: Omit<ReferralConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ReferralEdge']>, nodes: Array<ResolversParentTypes['Referral']> };
  ReferralEdge: Omit<ReferralEdge, 'node'> & { node: ResolversParentTypes['Referral'] };
  RefundPaymentInput: RefundPaymentInput;
  RegisterInput: RegisterInput;
  Release: Release;
  ReleaseOwnWeaponInput: ReleaseOwnWeaponInput;
  ReleasePlacesInput: ReleasePlacesInput;
  RemoveClassNoteInput: RemoveClassNoteInput;
  RemoveHoursExceptionInput: RemoveHoursExceptionInput;
  RemovePersonNoteInput: RemovePersonNoteInput;
  RepeatCourseInput: RepeatCourseInput;
  ReportRangeActionInput: ReportRangeActionInput;
  ReportedWeaponInput: ReportedWeaponInput;
  RequestDeletionInput: RequestDeletionInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestSecondFactorLossInput: RequestSecondFactorLossInput;
  RequestWithdrawalInput: RequestWithdrawalInput;
  RescheduleEnrolmentInput: RescheduleEnrolmentInput;
  ResendFailedMailInput: ResendFailedMailInput;
  ResendMailInput: ResendMailInput;
  ResentMail: ResentMail;
  ResetPasswordInput: ResetPasswordInput;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeCalendarLinkInput: RevokeCalendarLinkInput;
  RevokePassportLinkInput: RevokePassportLinkInput;
  RevokeUserCalendarLinkInput: RevokeUserCalendarLinkInput;
  RotateServiceAccountInput: RotateServiceAccountInput;
  Schedule: Omit<Schedule, 'rules'> & { rules: ResolversParentTypes['BookingRules'] };
  SecondFactor: SecondFactor;
  SecondFactorCodeInput: SecondFactorCodeInput;
  SecondFactorConfirmation: SecondFactorConfirmation;
  SecondFactorSecret: SecondFactorSecret;
  ServiceAccount: ServiceAccountData;
  ServiceAccountSecret: Omit<ServiceAccountSecret, 'serviceAccount'> & { serviceAccount: ResolversParentTypes['ServiceAccount'] };
  Session: Session;
  SetCourseKitInput: SetCourseKitInput;
  SetMailPreferenceInput: SetMailPreferenceInput;
  SetPaymentInvoiceInput: SetPaymentInvoiceInput;
  SettleDeletionInput: SettleDeletionInput;
  SettleWithdrawalInput: SettleWithdrawalInput;
  SetupProfileInput: SetupProfileInput;
  SharePassportInput: SharePassportInput;
  SheetCaliber: SheetCaliber;
  StartSecondFactorInput: StartSecondFactorInput;
  StatusCounts: StatusCounts;
  StockShortage: StockShortageData;
  String: Scalars['String']['output'];
  TakeBackFirearmInput: TakeBackFirearmInput;
  TaughtClass: TaughtClassData;
  TaughtStudent: TaughtStudentData;
  Till: Till;
  TillHandOver: TillHandOverData;
  TillInput: TillInput;
  TillSession: TillSessionData;
  TillSessionConnection: Omit<TillSessionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['TillSessionEdge']>, nodes: Array<ResolversParentTypes['TillSession']> };
  TillSessionEdge: Omit<TillSessionEdge, 'node'> & { node: ResolversParentTypes['TillSession'] };
  TransferEnrolmentInput: TransferEnrolmentInput;
  UndoCallOffInput: UndoCallOffInput;
  UndoPaymentInput: UndoPaymentInput;
  UpdateCourseInput: UpdateCourseInput;
  UpdateCoursesInput: UpdateCoursesInput;
  UpdateEnrolmentInput: UpdateEnrolmentInput;
  UpdateFirearmInput: UpdateFirearmInput;
  UpdateInstructorInput: UpdateInstructorInput;
  UpdateMoneyRulesInput: UpdateMoneyRulesInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateScheduleInput: UpdateScheduleInput;
  UpdateServiceAccountInput: UpdateServiceAccountInput;
  UpdateUserInput: UpdateUserInput;
  UpdateWebhookEndpointInput: UpdateWebhookEndpointInput;
  User: UserData;
  UserConnection: Omit<UserConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['UserEdge']>, nodes: Array<ResolversParentTypes['User']> };
  UserCredentialInput: UserCredentialInput;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserSecondFactor: UserSecondFactor;
  UsersImport: UsersImport;
  WaitingEntry: WaitingEntryData;
  WaitingEntryInput: WaitingEntryInput;
  WaitingListInput: WaitingListInput;
  Weapon: Weapon;
  WeaponCount: WeaponCount;
  WeaponCountInput: WeaponCountInput;
  WeaponShortage: WeaponShortage;
  WeaponTotal: WeaponTotal;
  WebhookAttempt: WebhookAttempt;
  WebhookDelivery: WebhookDeliveryData;
  WebhookDeliveryConnection: Omit<WebhookDeliveryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['WebhookDeliveryEdge']>, nodes: Array<ResolversParentTypes['WebhookDelivery']> };
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookEndpoint: WebhookEndpointData;
  WebhookEndpointIdInput: WebhookEndpointIdInput;
  WebhookEndpointSecret: EndpointWithSecretData;
  WeeklySpan: WeeklySpan;
  WeeklySpanInput: WeeklySpanInput;
  Withdrawal: Withdrawal;
  WithdrawalConnection: WithdrawalConnection;
  WithdrawalEdge: WithdrawalEdge;
  WithdrawalReceipt: WithdrawalReceipt;
};

export type AbsenceResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Absence'] = ResolversParentTypes['Absence']> = {
  fromDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  span?: Resolver<Maybe<ResolversTypes['ClockSpan']>, ParentType, ContextType>;
  toDay?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type AccessTokenResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['TokenScope']>, ParentType, ContextType>;
};

export type AccountAdjustmentResolvers = EnumResolverSignature<{ ADJUSTMENT?: any, DISCOUNT?: any }, ResolversTypes['AccountAdjustment']>;

export type AcknowledgementResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Acknowledgement'] = ResolversParentTypes['Acknowledgement']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActiveSessionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ActiveSession'] = ResolversParentTypes['ActiveSession']> = {
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  via?: Resolver<ResolversTypes['SignInMethod'], ParentType, ContextType>;
};

export type AdminStatsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AdminStats'] = ResolversParentTypes['AdminStats']> = {
  activeCourses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  activeUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCourses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalEnrolments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPoints?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgePolicyResolvers = EnumResolverSignature<{ ENFORCE?: any, OFF?: any, WARN?: any }, ResolversTypes['AgePolicy']>;

export type AgendaEntryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AgendaEntry'] = ResolversParentTypes['AgendaEntry']> = {
  comingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  course?: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  enrolment?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instructorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposedLaneId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  unpaidCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['AgendaWarning']>, ParentType, ContextType>;
};

export type AgendaWarningResolvers = EnumResolverSignature<{ CLOSED?: any, INSTRUCTOR_ABSENT?: any, INSTRUCTOR_INACTIVE?: any, INSTRUCTOR_OVERLAP?: any, LICENCE?: any, NO_INSTRUCTOR?: any, NO_LANE?: any, NO_WEAPON?: any, OVER_CAPACITY?: any }, ResolversTypes['AgendaWarning']>;

export type AmmoBoxResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AmmoBox'] = ResolversParentTypes['AmmoBox']> = {
  caliber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AmmoCostResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AmmoCost'] = ResolversParentTypes['AmmoCost']> = {
  caliber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AmmunitionDaysResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AmmunitionDays'] = ResolversParentTypes['AmmunitionDays']> = {
  stocks?: Resolver<Array<ResolversTypes['AmmunitionStock']>, ParentType, ContextType>;
};

export type AmmunitionEntryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AmmunitionEntry'] = ResolversParentTypes['AmmunitionEntry']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caliber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handOutId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lot?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  supplier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AmmunitionType'], ParentType, ContextType>;
};

export type AmmunitionEntryConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AmmunitionEntryConnection'] = ResolversParentTypes['AmmunitionEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AmmunitionEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AmmunitionEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AmmunitionEntryEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AmmunitionEntryEdge'] = ResolversParentTypes['AmmunitionEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AmmunitionEntry'], ParentType, ContextType>;
};

export type AmmunitionSheetResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AmmunitionSheet'] = ResolversParentTypes['AmmunitionSheet']> = {
  calibers?: Resolver<Array<ResolversTypes['SheetCaliber']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  issuedByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quarter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type AmmunitionSheetConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AmmunitionSheetConnection'] = ResolversParentTypes['AmmunitionSheetConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AmmunitionSheetEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AmmunitionSheet']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AmmunitionSheetEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AmmunitionSheetEdge'] = ResolversParentTypes['AmmunitionSheetEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AmmunitionSheet'], ParentType, ContextType>;
};

export type AmmunitionStockResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AmmunitionStock'] = ResolversParentTypes['AmmunitionStock']> = {
  bought?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caliber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  corrected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handedOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  out?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AmmunitionTypeResolvers = EnumResolverSignature<{ CORRECTION?: any, COUNT?: any, HAND_OUT?: any, LOSS?: any, PURCHASE?: any, RETURN?: any }, ResolversTypes['AmmunitionType']>;

export type ArmouryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Armoury'] = ResolversParentTypes['Armoury']> = {
  confirmed?: Resolver<ResolversTypes['ArmourySheet'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  groupCourses?: Resolver<Array<ResolversTypes['Course']>, ParentType, ContextType>;
  groupLoans?: Resolver<Array<ResolversTypes['GroupLoan']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['ArmourySheet'], ParentType, ContextType>;
  shortages?: Resolver<Array<ResolversTypes['WeaponShortage']>, ParentType, ContextType>;
};

export type ArmouryClassResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ArmouryClass'] = ResolversParentTypes['ArmouryClass']> = {
  boxes?: Resolver<Array<ResolversTypes['AmmoBox']>, ParentType, ContextType>;
  enrolment?: Resolver<ResolversTypes['Enrolment'], ParentType, ContextType>;
  weapons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ArmourySheetResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ArmourySheet'] = ResolversParentTypes['ArmourySheet']> = {
  calibers?: Resolver<Array<ResolversTypes['CaliberTotal']>, ParentType, ContextType>;
  classes?: Resolver<Array<ResolversTypes['ArmouryClass']>, ParentType, ContextType>;
  ownWeaponClasses?: Resolver<Array<ResolversTypes['ArmouryClass']>, ParentType, ContextType>;
  weapons?: Resolver<Array<ResolversTypes['WeaponTotal']>, ParentType, ContextType>;
};

export type AttendanceResolvers = EnumResolverSignature<{ ABSENT?: any, ARRIVED?: any, EXPECTED?: any, PRESENT?: any, UNCONFIRMED?: any }, ResolversTypes['Attendance']>;

export type AttendanceCorrectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttendanceCorrection'] = ResolversParentTypes['AttendanceCorrection']> = {
  enrolment?: Resolver<ResolversTypes['Enrolment'], ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  spentPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttendanceOutcomeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AttendanceOutcome'] = ResolversParentTypes['AttendanceOutcome']> = {
  attendance?: Resolver<Maybe<ResolversTypes['Attendance']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['OutcomeError']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AuditActorResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AuditActor'] = ResolversParentTypes['AuditActor']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isServiceAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['AuditActor'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AuditOutcome'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['AuditSubject'], ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AuditOutcomeResolvers = EnumResolverSignature<{ DONE?: any, INTENDED?: any, REFUSED?: any }, ResolversTypes['AuditOutcome']>;

export type AuditSubjectResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AuditSubject'] = ResolversParentTypes['AuditSubject']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailabilityResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Availability'] = ResolversParentTypes['Availability']> = {
  days?: Resolver<Array<ResolversTypes['DayAvailability']>, ParentType, ContextType>;
  dependsOnWeapons?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  instructors?: Resolver<Array<ResolversTypes['CourseInstructor']>, ParentType, ContextType>;
  policy?: Resolver<ResolversTypes['SchedulePolicy'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookingRulesResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['BookingRules'] = ResolversParentTypes['BookingRules']> = {
  agePolicy?: Resolver<ResolversTypes['AgePolicy'], ParentType, ContextType>;
  bufferMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deadlineHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  horizonDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minimumAge?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noticeHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stepMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CalendarFileResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CalendarFile'] = ResolversParentTypes['CalendarFile']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CalendarKindResolvers = EnumResolverSignature<{ ACADEMY?: any, INSTRUCTOR?: any, STUDENT?: any }, ResolversTypes['CalendarKind']>;

export type CalendarLinkResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CalendarLink'] = ResolversParentTypes['CalendarLink']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CalendarKind'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CaliberBoxesResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CaliberBoxes'] = ResolversParentTypes['CaliberBoxes']> = {
  boxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caliber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaliberTotalResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CaliberTotal'] = ResolversParentTypes['CaliberTotal']> = {
  boxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caliber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cartridges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CallOffReasonResolvers = EnumResolverSignature<{ FEW_STUDENTS?: any, INSTRUCTOR?: any, OTHER?: any, VENUE?: any, WEATHER?: any }, ResolversTypes['CallOffReason']>;

export type CancellationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Cancellation'] = ResolversParentTypes['Cancellation']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['CancellationReason'], ParentType, ContextType>;
};

export type CancellationReasonResolvers = EnumResolverSignature<{ ACADEMY?: any, CLU?: any, NO_SHOW?: any, OFFER_LAPSED?: any, OTHER?: any, STUDENT?: any, UNPAID?: any }, ResolversTypes['CancellationReason']>;

export type CashDirectionResolvers = EnumResolverSignature<{ IN?: any, OUT?: any }, ResolversTypes['CashDirection']>;

export type CertificateResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Certificate'] = ResolversParentTypes['Certificate']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['CertificateContent']>, ParentType, ContextType>;
  enrolmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSigned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replaces?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revocation?: Resolver<Maybe<ResolversTypes['CertificateRevocation']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CertificateConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CertificateConnection'] = ResolversParentTypes['CertificateConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CertificateEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Certificate']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CertificateContentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CertificateContent'] = ResolversParentTypes['CertificateContent']> = {
  academy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  course?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CertificateEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CertificateEdge'] = ResolversParentTypes['CertificateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Certificate'], ParentType, ContextType>;
};

export type CertificateOutcomeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CertificateOutcome'] = ResolversParentTypes['CertificateOutcome']> = {
  certificate?: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['OutcomeError']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CertificateRevocationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CertificateRevocation'] = ResolversParentTypes['CertificateRevocation']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['CertificateRevocationReason'], ParentType, ContextType>;
};

export type CertificateRevocationReasonResolvers = EnumResolverSignature<{ ATTENDANCE?: any, REPLACED?: any, STAFF?: any }, ResolversTypes['CertificateRevocationReason']>;

export type ClassNoteResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClassNote'] = ResolversParentTypes['ClassNote']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClassNoteConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClassNoteConnection'] = ResolversParentTypes['ClassNoteConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ClassNoteEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ClassNote']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ClassNoteEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClassNoteEdge'] = ResolversParentTypes['ClassNoteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ClassNote'], ParentType, ContextType>;
};

export type ClassOutcomesResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClassOutcomes'] = ResolversParentTypes['ClassOutcomes']> = {
  attended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  calledOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancellations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coming?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateCancellations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noShows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unattended?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClassOverlapResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClassOverlap'] = ResolversParentTypes['ClassOverlap']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ClassReportResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClassReport'] = ResolversParentTypes['ClassReport']> = {
  courses?: Resolver<Array<ResolversTypes['CourseOutcomes']>, ParentType, ContextType>;
  coursesLeftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  instructors?: Resolver<Array<ResolversTypes['InstructorOutcomes']>, ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['ClassReportMonth']>, ParentType, ContextType>;
};

export type ClassReportMonthResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClassReportMonth'] = ResolversParentTypes['ClassReportMonth']> = {
  calledOffCourses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newStudents?: Resolver<ResolversTypes['NewStudents'], ParentType, ContextType>;
  outcomes?: Resolver<ResolversTypes['ClassOutcomes'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['ReasonCount']>, ParentType, ContextType>;
};

export type ClassTypeResolvers = EnumResolverSignature<{ DEFENSIVE?: any, SPORT?: any }, ResolversTypes['ClassType']>;

export type ClockSpanResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClockSpan'] = ResolversParentTypes['ClockSpan']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClosedCaliberResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ClosedCaliber'] = ResolversParentTypes['ClosedCaliber']> = {
  caliber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counted?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  short?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CluPolicyResolvers = EnumResolverSignature<{ OFF?: any, REQUIRE?: any, WARN?: any }, ResolversTypes['CluPolicy']>;

export type CorrectedAttendanceResolvers = EnumResolverSignature<{ COMPLETED?: any, CONFIRMED?: any, NO_SHOW?: any }, ResolversTypes['CorrectedAttendance']>;

export type CourseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Course'] = ResolversParentTypes['Course']> = {
  callOff?: Resolver<Maybe<ResolversTypes['CourseCallOff']>, ParentType, ContextType>;
  capacity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cluPolicy?: Resolver<ResolversTypes['CluPolicy'], ParentType, ContextType>;
  courseType?: Resolver<ResolversTypes['CourseType'], ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['CourseDeposit']>, ParentType, ContextType>;
  depositPercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instructor?: Resolver<Maybe<ResolversTypes['CourseInstructor']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuesCertificate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  laneId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimumAge?: Resolver<Maybe<ResolversTypes['MinimumAge']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  placesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  placesTaken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheduledDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  seriesId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseCallOffResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CourseCallOff'] = ResolversParentTypes['CourseCallOff']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['CallOffReason'], ParentType, ContextType>;
  undoUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CourseConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CourseConnection'] = ResolversParentTypes['CourseConnection']> = {
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  courseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['CourseEdge']>, ParentType, ContextType>;
  groupCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Course']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  scheduledCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CourseContactResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CourseContact'] = ResolversParentTypes['CourseContact']> = {
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CourseDepositResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CourseDeposit'] = ResolversParentTypes['CourseDeposit']> = {
  defensivePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sportPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CourseEdge'] = ResolversParentTypes['CourseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
};

export type CourseInstructorResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CourseInstructor'] = ResolversParentTypes['CourseInstructor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseKitResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CourseKit'] = ResolversParentTypes['CourseKit']> = {
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAccompanied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weapons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CourseMoveResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CourseMove'] = ResolversParentTypes['CourseMove']> = {
  following?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  licences?: Resolver<Array<ResolversTypes['MissingLicence']>, ParentType, ContextType>;
  overlaps?: Resolver<Array<ResolversTypes['ClassOverlap']>, ParentType, ContextType>;
  ownDate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseOutcomeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CourseOutcome'] = ResolversParentTypes['CourseOutcome']> = {
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['OutcomeError']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CourseOutcomesResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CourseOutcomes'] = ResolversParentTypes['CourseOutcomes']> = {
  courseType?: Resolver<ResolversTypes['CourseType'], ParentType, ContextType>;
  courses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcomes?: Resolver<ResolversTypes['ClassOutcomes'], ParentType, ContextType>;
};

export type CourseTypeResolvers = EnumResolverSignature<{ GRUPAL?: any, PERSONALIZADO?: any }, ResolversTypes['CourseType']>;

export type CourseWithContactsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CourseWithContacts'] = ResolversParentTypes['CourseWithContacts']> = {
  contacts?: Resolver<Array<ResolversTypes['CourseContact']>, ParentType, ContextType>;
  course?: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayAvailabilityResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DayAvailability'] = ResolversParentTypes['DayAvailability']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  times?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DayClosingResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DayClosing'] = ResolversParentTypes['DayClosing']> = {
  calibers?: Resolver<Array<ResolversTypes['ClosedCaliber']>, ParentType, ContextType>;
  closedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  out?: Resolver<Array<ResolversTypes['FirearmHandOut']>, ParentType, ContextType>;
  ownWeapons?: Resolver<Array<ResolversTypes['OwnWeapon']>, ParentType, ContextType>;
};

export type DayClosingConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DayClosingConnection'] = ResolversParentTypes['DayClosingConnection']> = {
  edges?: Resolver<Array<ResolversTypes['DayClosingEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['DayClosing']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DayClosingEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['DayClosingEdge'] = ResolversParentTypes['DayClosingEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DayClosing'], ParentType, ContextType>;
};

export type DebtAgeResolvers = EnumResolverSignature<{ DAYS_30?: any, DAYS_60?: any, DAYS_90?: any, OLDER?: any }, ResolversTypes['DebtAge']>;

export type DeletionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Deletion'] = ResolversParentTypes['Deletion']> = {
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeletionState'], ParentType, ContextType>;
};

export type DeletionDecisionResolvers = EnumResolverSignature<{ APPROVE?: any, REFUSE?: any }, ResolversTypes['DeletionDecision']>;

export type DeletionStateResolvers = EnumResolverSignature<{ APPROVED?: any, DONE?: any, REFUSED?: any, REQUESTED?: any }, ResolversTypes['DeletionState']>;

export type DepositResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Deposit'] = ResolversParentTypes['Deposit']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DocumentTypeResolvers = EnumResolverSignature<{ CEDULA?: any, DNI?: any, PASAPORTE?: any }, ResolversTypes['DocumentType']>;

export type EndedWaitingResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EndedWaiting'] = ResolversParentTypes['EndedWaiting']> = {
  endedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WaitingEnd'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type EnrolmentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Enrolment'] = ResolversParentTypes['Enrolment']> = {
  ageMissed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ammoBoxes?: Resolver<Maybe<Array<ResolversTypes['AmmoBox']>>, ParentType, ContextType>;
  arrivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cancellation?: Resolver<Maybe<ResolversTypes['Cancellation']>, ParentType, ContextType>;
  classDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  classTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  classType?: Resolver<Maybe<ResolversTypes['ClassType']>, ParentType, ContextType>;
  comingAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completableFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  completionDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  course?: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Deposit']>, ParentType, ContextType>;
  earlyReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasWeaponAmmo?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instructorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPaid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  laneId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['LicenceState'], ParentType, ContextType>;
  offerUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  owed?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceBreakdown?: Resolver<Maybe<ResolversTypes['PriceBreakdown']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheduledDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  shortages?: Resolver<Array<ResolversTypes['StockShortage']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EnrolmentStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  weapons?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type EnrolmentConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EnrolmentConnection'] = ResolversParentTypes['EnrolmentConnection']> = {
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['EnrolmentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Enrolment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EnrolmentEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EnrolmentEdge'] = ResolversParentTypes['EnrolmentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Enrolment'], ParentType, ContextType>;
};

export type EnrolmentOutcomeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EnrolmentOutcome'] = ResolversParentTypes['EnrolmentOutcome']> = {
  enrolment?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['OutcomeError']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EnrolmentStatusResolvers = EnumResolverSignature<{ CANCELLED?: any, COMPLETED?: any, CONFIRMED?: any, PENDING?: any }, ResolversTypes['EnrolmentStatus']>;

export type EntryCodeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EntryCode'] = ResolversParentTypes['EntryCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EntryKeyResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EntryKey'] = ResolversParentTypes['EntryKey']> = {
  kid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FirearmResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Firearm'] = ResolversParentTypes['Firearm']> = {
  caliber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  corrections?: Resolver<Array<ResolversTypes['FirearmCorrection']>, ParentType, ContextType>;
  cuim?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handOut?: Resolver<Maybe<ResolversTypes['FirearmHandOut']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isServiceDue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  make?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roundsFired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sector?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serial?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceDay?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  serviceRounds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FirearmState'], ParentType, ContextType>;
  workshopReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FirearmBookEntryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FirearmBookEntry'] = ResolversParentTypes['FirearmBookEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caliber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clu?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cluExpiration?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  documentNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  late?: Resolver<Maybe<ResolversTypes['LateRecord']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rounds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  serial?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FirearmBookType'], ParentType, ContextType>;
  what?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FirearmBookEntryConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FirearmBookEntryConnection'] = ResolversParentTypes['FirearmBookEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FirearmBookEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['FirearmBookEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FirearmBookEntryEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FirearmBookEntryEdge'] = ResolversParentTypes['FirearmBookEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FirearmBookEntry'], ParentType, ContextType>;
};

export type FirearmBookTypeResolvers = EnumResolverSignature<{ ANNULMENT?: any, CLOSING?: any, CORRECTION?: any, COUNT?: any, HAND_OUT?: any, LOSS?: any, OWN_IN?: any, OWN_OUT?: any, PURCHASE?: any, RETURN?: any }, ResolversTypes['FirearmBookType']>;

export type FirearmConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FirearmConnection'] = ResolversParentTypes['FirearmConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FirearmEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Firearm']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FirearmCorrectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FirearmCorrection'] = ResolversParentTypes['FirearmCorrection']> = {
  after?: Resolver<ResolversTypes['FirearmIdentity'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['FirearmIdentity'], ParentType, ContextType>;
  byName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FirearmEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FirearmEdge'] = ResolversParentTypes['FirearmEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Firearm'], ParentType, ContextType>;
};

export type FirearmHandOutResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FirearmHandOut'] = ResolversParentTypes['FirearmHandOut']> = {
  caliber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  corrects?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  enrolmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firearmId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  holder?: Resolver<Maybe<ResolversTypes['HandOutHolder']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAnnulled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  outByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outLate?: Resolver<Maybe<ResolversTypes['LateRecord']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnLate?: Resolver<Maybe<ResolversTypes['LateRecord']>, ParentType, ContextType>;
  returnedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  returnedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rounds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  roundsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  roundsOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  studentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weapon?: Resolver<Maybe<ResolversTypes['FirearmIdentity']>, ParentType, ContextType>;
  workshopReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FirearmHandOutConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FirearmHandOutConnection'] = ResolversParentTypes['FirearmHandOutConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FirearmHandOutEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['FirearmHandOut']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FirearmHandOutEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FirearmHandOutEdge'] = ResolversParentTypes['FirearmHandOutEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FirearmHandOut'], ParentType, ContextType>;
};

export type FirearmIdentityResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FirearmIdentity'] = ResolversParentTypes['FirearmIdentity']> = {
  cuim?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  make?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serial?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FirearmStateResolvers = EnumResolverSignature<{ AVAILABLE?: any, OUT_OF_SERVICE?: any, WORKSHOP?: any }, ResolversTypes['FirearmState']>;

export type FirearmsImportResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['FirearmsImport'] = ResolversParentTypes['FirearmsImport']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  existing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['ImportFault']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GenderResolvers = EnumResolverSignature<{ HOMBRE?: any, MUJER?: any }, ResolversTypes['Gender']>;

export type GroupLoanResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['GroupLoan'] = ResolversParentTypes['GroupLoan']> = {
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  students?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weapons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HandOutHolderResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['HandOutHolder'] = ResolversParentTypes['HandOutHolder']> = {
  clu?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cluExpiration?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  documentNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HealthResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Health'] = ResolversParentTypes['Health']> = {
  database?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sendsMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sendsMessages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HeldPlacesResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['HeldPlaces'] = ResolversParentTypes['HeldPlaces']> = {
  enrolments?: Resolver<Array<ResolversTypes['Enrolment']>, ParentType, ContextType>;
  waiting?: Resolver<Array<ResolversTypes['WaitingEntry']>, ParentType, ContextType>;
};

export type HoursExceptionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['HoursException'] = ResolversParentTypes['HoursException']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  span?: Resolver<Maybe<ResolversTypes['ClockSpan']>, ParentType, ContextType>;
};

export type ImportFaultResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ImportFault'] = ResolversParentTypes['ImportFault']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InstructorResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Instructor'] = ResolversParentTypes['Instructor']> = {
  absences?: Resolver<Array<ResolversTypes['Absence']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workingHours?: Resolver<Array<ResolversTypes['WeeklySpan']>, ParentType, ContextType>;
};

export type InstructorConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['InstructorConnection'] = ResolversParentTypes['InstructorConnection']> = {
  edges?: Resolver<Array<ResolversTypes['InstructorEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Instructor']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InstructorEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['InstructorEdge'] = ResolversParentTypes['InstructorEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Instructor'], ParentType, ContextType>;
};

export type InstructorInvitationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['InstructorInvitation'] = ResolversParentTypes['InstructorInvitation']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InstructorOutcomesResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['InstructorOutcomes'] = ResolversParentTypes['InstructorOutcomes']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcomes?: Resolver<ResolversTypes['ClassOutcomes'], ParentType, ContextType>;
};

export type KnownWeaponResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['KnownWeapon'] = ResolversParentTypes['KnownWeapon']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permitUntil?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  serial?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LaneResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Lane'] = ResolversParentTypes['Lane']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weapons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LateRecordResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['LateRecord'] = ResolversParentTypes['LateRecord']> = {
  phoneAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type LicenceStateResolvers = EnumResolverSignature<{ EXPIRED?: any, EXPIRES_30?: any, EXPIRES_90?: any, MISSING?: any, VALID?: any }, ResolversTypes['LicenceState']>;

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type MailContentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MailContent'] = ResolversParentTypes['MailContent']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailKindResolvers = EnumResolverSignature<{ CANCELLED?: any, CHANGED?: any, CONFIRMED?: any, EMAIL_CHANGED?: any, EMAIL_CONFIRM?: any, EMAIL_REQUESTED?: any, EMAIL_SET?: any, EMAIL_STOPPED?: any, ENROLLED?: any, GOOGLE_LINKED?: any, LICENCE_30?: any, LICENCE_60?: any, LICENCE_90?: any, LICENCE_TODAY?: any, MOVED?: any, NEW_DEVICE?: any, OFFERED?: any, PASSWORD_CHANGED?: any, PASSWORD_RESET?: any, PROMOTED?: any, RECEIPT?: any, REDEEMED?: any, REMINDER_2H?: any, REMINDER_24H?: any, RESTORED?: any, ROLE_GIVEN?: any, ROLE_TAKEN?: any, SECOND_FACTOR_KEPT?: any, SECOND_FACTOR_LOSS?: any, SECOND_FACTOR_OFF?: any, SECOND_FACTOR_ON?: any, SESSIONS_ENDED?: any, TEAM_EMAIL_STOPPED?: any, TEAM_ROLE_GIVEN?: any, TEAM_SECOND_FACTOR_KEPT?: any, TEAM_SECOND_FACTOR_LOSS?: any, TEAM_SERVICE_ACCOUNT?: any, TOKEN_CREATED?: any, WAITING_CALLED_OFF?: any, WAITING_MOVED?: any, WAITING_RESTORED?: any, WELCOME?: any }, ResolversTypes['MailKind']>;

export type MailMessageResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MailMessage'] = ResolversParentTypes['MailMessage']> = {
  content?: Resolver<Maybe<ResolversTypes['MailContent']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  enrolmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MailKind'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['MailReason']>, ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  smtpCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['MailState'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MailMessageConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MailMessageConnection'] = ResolversParentTypes['MailMessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MailMessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MailMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MailMessageEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MailMessageEdge'] = ResolversParentTypes['MailMessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MailMessage'], ParentType, ContextType>;
};

export type MailPreferenceResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MailPreference'] = ResolversParentTypes['MailPreference']> = {
  isWanted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['MailTopic'], ParentType, ContextType>;
};

export type MailReasonResolvers = EnumResolverSignature<{ CHANGED?: any, GAVE_UP?: any, INACTIVE?: any, KNOWN?: any, LATE?: any, NO_ADDRESS?: any, REJECTED?: any, UNREACHABLE?: any, UNWANTED?: any }, ResolversTypes['MailReason']>;

export type MailStateResolvers = EnumResolverSignature<{ DROPPED?: any, FAILED?: any, NOT_SENT?: any, SENT?: any, WAITING?: any }, ResolversTypes['MailState']>;

export type MailTopicResolvers = EnumResolverSignature<{ NEWS?: any, REMINDERS?: any }, ResolversTypes['MailTopic']>;

export type MailedReceiptResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MailedReceipt'] = ResolversParentTypes['MailedReceipt']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MethodTotalResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MethodTotal'] = ResolversParentTypes['MethodTotal']> = {
  givenBack?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  received?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MinimumAgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MinimumAge'] = ResolversParentTypes['MinimumAge']> = {
  policy?: Resolver<ResolversTypes['AgePolicy'], ParentType, ContextType>;
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MissingLicenceResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MissingLicence'] = ResolversParentTypes['MissingLicence']> = {
  licence?: Resolver<ResolversTypes['LicenceState'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type MoneyAccountResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MoneyAccount'] = ResolversParentTypes['MoneyAccount']> = {
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  depositsDue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unpaid?: Resolver<Array<ResolversTypes['Enrolment']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MoneyChangeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MoneyChange'] = ResolversParentTypes['MoneyChange']> = {
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['MoneyEntry'], ParentType, ContextType>;
};

export type MoneyDebtResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MoneyDebt'] = ResolversParentTypes['MoneyDebt']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type MoneyDebtConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MoneyDebtConnection'] = ResolversParentTypes['MoneyDebtConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MoneyDebtEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MoneyDebt']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MoneyDebtEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MoneyDebtEdge'] = ResolversParentTypes['MoneyDebtEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MoneyDebt'], ParentType, ContextType>;
};

export type MoneyEntryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MoneyEntry'] = ResolversParentTypes['MoneyEntry']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  debit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enrolmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isVoided?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  moved?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundable?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MoneyEntryType'], ParentType, ContextType>;
  undoUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type MoneyEntryConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MoneyEntryConnection'] = ResolversParentTypes['MoneyEntryConnection']> = {
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['MoneyEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MoneyEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MoneyEntryEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MoneyEntryEdge'] = ResolversParentTypes['MoneyEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MoneyEntry'], ParentType, ContextType>;
};

export type MoneyEntryTypeResolvers = EnumResolverSignature<{ ADJUSTMENT?: any, CASH_IN?: any, CASH_OUT?: any, CHARGE?: any, DISCOUNT?: any, PAYMENT?: any, REFUND?: any }, ResolversTypes['MoneyEntryType']>;

export type MoneyReportDayResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MoneyReportDay'] = ResolversParentTypes['MoneyReportDay']> = {
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['MethodTotal']>, ParentType, ContextType>;
};

export type MoneyReportMonthResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MoneyReportMonth'] = ResolversParentTypes['MoneyReportMonth']> = {
  bookedIncome?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['MoneyReportDay']>, ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['MethodTotal']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyRulesResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MoneyRules'] = ResolversParentTypes['MoneyRules']> = {
  absencePercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  defensiveDepositPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  depositHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lateCancellationHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lateCancellationPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointOfSale?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refundLimit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sportDepositPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tills?: Resolver<Array<ResolversTypes['Till']>, ParentType, ContextType>;
};

export type MonthReportResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MonthReport'] = ResolversParentTypes['MonthReport']> = {
  bookedIncome?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  calibers?: Resolver<Array<ResolversTypes['CaliberBoxes']>, ParentType, ContextType>;
  enrolments?: Resolver<ResolversTypes['StatusCounts'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  occupancy?: Resolver<ResolversTypes['Occupancy'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['PointsOfMonth'], ParentType, ContextType>;
  weapons?: Resolver<Array<ResolversTypes['WeaponTotal']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInstructorInvitation?: Resolver<Maybe<ResolversTypes['Instructor']>, ParentType, ContextType, RequireFields<MutationAcceptInstructorInvitationArgs, 'input'>>;
  acceptOffer?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationAcceptOfferArgs, 'input'>>;
  addClassNote?: Resolver<Maybe<ResolversTypes['ClassNote']>, ParentType, ContextType, RequireFields<MutationAddClassNoteArgs, 'input'>>;
  addHoursException?: Resolver<Maybe<ResolversTypes['Schedule']>, ParentType, ContextType, RequireFields<MutationAddHoursExceptionArgs, 'input'>>;
  addPersonNote?: Resolver<Maybe<ResolversTypes['PersonNote']>, ParentType, ContextType, RequireFields<MutationAddPersonNoteArgs, 'input'>>;
  addToWaitingList?: Resolver<Maybe<ResolversTypes['WaitingEntry']>, ParentType, ContextType, RequireFields<MutationAddToWaitingListArgs, 'input'>>;
  adjustMoneyAccount?: Resolver<Maybe<ResolversTypes['MoneyChange']>, ParentType, ContextType, RequireFields<MutationAdjustMoneyAccountArgs, 'input'>>;
  adjustPoints?: Resolver<Maybe<ResolversTypes['PointsChange']>, ParentType, ContextType, RequireFields<MutationAdjustPointsArgs, 'input'>>;
  announceComing?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationAnnounceComingArgs, 'input'>>;
  annulHandOut?: Resolver<Maybe<ResolversTypes['FirearmHandOut']>, ParentType, ContextType, RequireFields<MutationAnnulHandOutArgs, 'input'>>;
  assignInstructor?: Resolver<Maybe<Array<ResolversTypes['EnrolmentOutcome']>>, ParentType, ContextType, RequireFields<MutationAssignInstructorArgs, 'input'>>;
  bookClass?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationBookClassArgs, 'input'>>;
  callOffCourse?: Resolver<Maybe<ResolversTypes['CourseWithContacts']>, ParentType, ContextType, RequireFields<MutationCallOffCourseArgs, 'input'>>;
  cancelEnrolment?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationCancelEnrolmentArgs, 'input'>>;
  cancelEnrolments?: Resolver<Maybe<Array<ResolversTypes['EnrolmentOutcome']>>, ParentType, ContextType, RequireFields<MutationCancelEnrolmentsArgs, 'input'>>;
  cancelSecondFactorLoss?: Resolver<Maybe<ResolversTypes['UserSecondFactor']>, ParentType, ContextType, RequireFields<MutationCancelSecondFactorLossArgs, 'input'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  closeDay?: Resolver<Maybe<ResolversTypes['DayClosing']>, ParentType, ContextType, RequireFields<MutationCloseDayArgs, 'input'>>;
  closeTill?: Resolver<Maybe<ResolversTypes['TillSession']>, ParentType, ContextType, RequireFields<MutationCloseTillArgs, 'input'>>;
  completeEnrolments?: Resolver<Maybe<Array<ResolversTypes['EnrolmentOutcome']>>, ParentType, ContextType, RequireFields<MutationCompleteEnrolmentsArgs, 'input'>>;
  confirmEmailChange?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationConfirmEmailChangeArgs, 'input'>>;
  confirmEnrolments?: Resolver<Maybe<Array<ResolversTypes['EnrolmentOutcome']>>, ParentType, ContextType, RequireFields<MutationConfirmEnrolmentsArgs, 'input'>>;
  confirmIdentity?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationConfirmIdentityArgs, 'input'>>;
  confirmSecondFactor?: Resolver<Maybe<ResolversTypes['SecondFactorConfirmation']>, ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'input'>>;
  correctAttendance?: Resolver<Maybe<ResolversTypes['AttendanceCorrection']>, ParentType, ContextType, RequireFields<MutationCorrectAttendanceArgs, 'input'>>;
  correctFirearm?: Resolver<Maybe<ResolversTypes['Firearm']>, ParentType, ContextType, RequireFields<MutationCorrectFirearmArgs, 'input'>>;
  correctHandOut?: Resolver<Maybe<ResolversTypes['FirearmHandOut']>, ParentType, ContextType, RequireFields<MutationCorrectHandOutArgs, 'input'>>;
  createAccessToken?: Resolver<Maybe<ResolversTypes['NewAccessToken']>, ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'input'>>;
  createCalendarLink?: Resolver<Maybe<ResolversTypes['NewCalendarLink']>, ParentType, ContextType, RequireFields<MutationCreateCalendarLinkArgs, 'input'>>;
  createCourse?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<MutationCreateCourseArgs, 'input'>>;
  createFirearm?: Resolver<Maybe<ResolversTypes['Firearm']>, ParentType, ContextType, RequireFields<MutationCreateFirearmArgs, 'input'>>;
  createInstructor?: Resolver<Maybe<ResolversTypes['Instructor']>, ParentType, ContextType, RequireFields<MutationCreateInstructorArgs, 'input'>>;
  createPasswordReset?: Resolver<Maybe<ResolversTypes['PasswordReset']>, ParentType, ContextType, Partial<MutationCreatePasswordResetArgs>>;
  createPerson?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationCreatePersonArgs, 'input'>>;
  createReferral?: Resolver<Maybe<ResolversTypes['Referral']>, ParentType, ContextType, RequireFields<MutationCreateReferralArgs, 'input'>>;
  createServiceAccount?: Resolver<Maybe<ResolversTypes['ServiceAccountSecret']>, ParentType, ContextType, RequireFields<MutationCreateServiceAccountArgs, 'input'>>;
  createWebhookEndpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpointSecret']>, ParentType, ContextType, RequireFields<MutationCreateWebhookEndpointArgs, 'input'>>;
  deactivateCourse?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<MutationDeactivateCourseArgs, 'input'>>;
  decideRangeReport?: Resolver<Maybe<ResolversTypes['RangeReport']>, ParentType, ContextType, RequireFields<MutationDecideRangeReportArgs, 'input'>>;
  deleteWebhookEndpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookEndpointArgs, 'input'>>;
  duplicateCourse?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<MutationDuplicateCourseArgs, 'input'>>;
  endOtherSessions?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType>;
  endSecondFactor?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationEndSecondFactorArgs, 'input'>>;
  endServiceAccount?: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType, RequireFields<MutationEndServiceAccountArgs, 'input'>>;
  endSession?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, Partial<MutationEndSessionArgs>>;
  endUserAccess?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationEndUserAccessArgs, 'input'>>;
  endUserSession?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationEndUserSessionArgs, 'input'>>;
  enrol?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationEnrolArgs, 'input'>>;
  enrolStudent?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationEnrolStudentArgs, 'input'>>;
  finishEmailChange?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationFinishEmailChangeArgs, 'input'>>;
  handOutFirearm?: Resolver<Maybe<ResolversTypes['FirearmHandOut']>, ParentType, ContextType, RequireFields<MutationHandOutFirearmArgs, 'input'>>;
  handOutRedemption?: Resolver<Maybe<ResolversTypes['Redemption']>, ParentType, ContextType, RequireFields<MutationHandOutRedemptionArgs, 'input'>>;
  handOverTill?: Resolver<Maybe<ResolversTypes['TillHandOver']>, ParentType, ContextType, RequireFields<MutationHandOverTillArgs, 'input'>>;
  importFirearms?: Resolver<Maybe<ResolversTypes['FirearmsImport']>, ParentType, ContextType, RequireFields<MutationImportFirearmsArgs, 'input'>>;
  importUsers?: Resolver<Maybe<ResolversTypes['UsersImport']>, ParentType, ContextType, RequireFields<MutationImportUsersArgs, 'input'>>;
  inviteInstructor?: Resolver<Maybe<ResolversTypes['InstructorInvitation']>, ParentType, ContextType, RequireFields<MutationInviteInstructorArgs, 'input'>>;
  issueAmmunitionSheet?: Resolver<Maybe<ResolversTypes['AmmunitionSheet']>, ParentType, ContextType, RequireFields<MutationIssueAmmunitionSheetArgs, 'input'>>;
  issueCertificates?: Resolver<Maybe<Array<ResolversTypes['CertificateOutcome']>>, ParentType, ContextType, RequireFields<MutationIssueCertificatesArgs, 'input'>>;
  joinWaitingList?: Resolver<Maybe<ResolversTypes['WaitingEntry']>, ParentType, ContextType, RequireFields<MutationJoinWaitingListArgs, 'input'>>;
  keepMySecondFactor?: Resolver<Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  leaveWaitingList?: Resolver<Maybe<ResolversTypes['WaitingEntry']>, ParentType, ContextType, RequireFields<MutationLeaveWaitingListArgs, 'input'>>;
  login?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType>;
  mailMyReceipt?: Resolver<Maybe<ResolversTypes['MailedReceipt']>, ParentType, ContextType, RequireFields<MutationMailMyReceiptArgs, 'input'>>;
  mailReceipt?: Resolver<Maybe<ResolversTypes['MailedReceipt']>, ParentType, ContextType, RequireFields<MutationMailReceiptArgs, 'input'>>;
  markArrivals?: Resolver<Maybe<Array<ResolversTypes['EnrolmentOutcome']>>, ParentType, ContextType, RequireFields<MutationMarkArrivalsArgs, 'input'>>;
  markNoShows?: Resolver<Maybe<Array<ResolversTypes['EnrolmentOutcome']>>, ParentType, ContextType, RequireFields<MutationMarkNoShowsArgs, 'input'>>;
  moveToFrontOfWaitingList?: Resolver<Maybe<ResolversTypes['WaitingEntry']>, ParentType, ContextType, RequireFields<MutationMoveToFrontOfWaitingListArgs, 'input'>>;
  openTill?: Resolver<Maybe<ResolversTypes['TillSession']>, ParentType, ContextType, RequireFields<MutationOpenTillArgs, 'input'>>;
  recordAmmunition?: Resolver<Maybe<ResolversTypes['AmmunitionEntry']>, ParentType, ContextType, RequireFields<MutationRecordAmmunitionArgs, 'input'>>;
  recordAttendance?: Resolver<Maybe<Array<ResolversTypes['AttendanceOutcome']>>, ParentType, ContextType, RequireFields<MutationRecordAttendanceArgs, 'input'>>;
  recordCashMovement?: Resolver<Maybe<ResolversTypes['MoneyEntry']>, ParentType, ContextType, RequireFields<MutationRecordCashMovementArgs, 'input'>>;
  recordOwnWeapon?: Resolver<Maybe<ResolversTypes['OwnWeapon']>, ParentType, ContextType, RequireFields<MutationRecordOwnWeaponArgs, 'input'>>;
  recordPayment?: Resolver<Maybe<ResolversTypes['MoneyChange']>, ParentType, ContextType, RequireFields<MutationRecordPaymentArgs, 'input'>>;
  redeemPoints?: Resolver<Maybe<ResolversTypes['PointsChange']>, ParentType, ContextType, RequireFields<MutationRedeemPointsArgs, 'input'>>;
  redeliver?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<MutationRedeliverArgs, 'input'>>;
  redeliverMatching?: Resolver<Maybe<ResolversTypes['Redelivery']>, ParentType, ContextType, RequireFields<MutationRedeliverMatchingArgs, 'input'>>;
  refundPayment?: Resolver<Maybe<ResolversTypes['MoneyChange']>, ParentType, ContextType, RequireFields<MutationRefundPaymentArgs, 'input'>>;
  refundPaymentAboveLimit?: Resolver<Maybe<ResolversTypes['MoneyChange']>, ParentType, ContextType, RequireFields<MutationRefundPaymentAboveLimitArgs, 'input'>>;
  register?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  reissueCertificate?: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType, RequireFields<MutationReissueCertificateArgs, 'input'>>;
  releaseOwnWeapon?: Resolver<Maybe<ResolversTypes['OwnWeapon']>, ParentType, ContextType, RequireFields<MutationReleaseOwnWeaponArgs, 'input'>>;
  releasePlaces?: Resolver<Maybe<Array<ResolversTypes['EnrolmentOutcome']>>, ParentType, ContextType, RequireFields<MutationReleasePlacesArgs, 'input'>>;
  removeClassNote?: Resolver<Maybe<ResolversTypes['ClassNote']>, ParentType, ContextType, RequireFields<MutationRemoveClassNoteArgs, 'input'>>;
  removeFromWaitingList?: Resolver<Maybe<ResolversTypes['WaitingEntry']>, ParentType, ContextType, RequireFields<MutationRemoveFromWaitingListArgs, 'input'>>;
  removeHoursException?: Resolver<Maybe<ResolversTypes['Schedule']>, ParentType, ContextType, RequireFields<MutationRemoveHoursExceptionArgs, 'input'>>;
  removePersonNote?: Resolver<Maybe<ResolversTypes['PersonNote']>, ParentType, ContextType, RequireFields<MutationRemovePersonNoteArgs, 'input'>>;
  repeatCourse?: Resolver<Maybe<Array<ResolversTypes['Course']>>, ParentType, ContextType, RequireFields<MutationRepeatCourseArgs, 'input'>>;
  reportRangeAction?: Resolver<Maybe<ResolversTypes['RangeReport']>, ParentType, ContextType, RequireFields<MutationReportRangeActionArgs, 'input'>>;
  requestDeletion?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationRequestDeletionArgs, 'input'>>;
  requestPasswordReset?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  requestSecondFactorLoss?: Resolver<Maybe<ResolversTypes['UserSecondFactor']>, ParentType, ContextType, RequireFields<MutationRequestSecondFactorLossArgs, 'input'>>;
  requestWithdrawal?: Resolver<Maybe<ResolversTypes['WithdrawalReceipt']>, ParentType, ContextType, RequireFields<MutationRequestWithdrawalArgs, 'input'>>;
  rescheduleEnrolment?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationRescheduleEnrolmentArgs, 'input'>>;
  resendEmailChange?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationResendEmailChangeArgs, 'input'>>;
  resendFailedMail?: Resolver<Maybe<ResolversTypes['ResentMail']>, ParentType, ContextType, RequireFields<MutationResendFailedMailArgs, 'input'>>;
  resendMail?: Resolver<Maybe<ResolversTypes['MailMessage']>, ParentType, ContextType, RequireFields<MutationResendMailArgs, 'input'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  revokeAccessToken?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, Partial<MutationRevokeAccessTokenArgs>>;
  revokeCalendarLink?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationRevokeCalendarLinkArgs, 'input'>>;
  revokeCertificate?: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType, RequireFields<MutationRevokeCertificateArgs, 'input'>>;
  revokePassportLink?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationRevokePassportLinkArgs, 'input'>>;
  revokeUserAccessToken?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationRevokeUserAccessTokenArgs, 'input'>>;
  revokeUserCalendarLink?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationRevokeUserCalendarLinkArgs, 'input'>>;
  rotateServiceAccount?: Resolver<Maybe<ResolversTypes['ServiceAccountSecret']>, ParentType, ContextType, RequireFields<MutationRotateServiceAccountArgs, 'input'>>;
  rotateWebhookSecret?: Resolver<Maybe<ResolversTypes['WebhookEndpointSecret']>, ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'input'>>;
  sendTestEvent?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<MutationSendTestEventArgs, 'input'>>;
  setCourseKit?: Resolver<Maybe<ResolversTypes['CourseKit']>, ParentType, ContextType, RequireFields<MutationSetCourseKitArgs, 'input'>>;
  setMailPreference?: Resolver<Maybe<Array<ResolversTypes['MailPreference']>>, ParentType, ContextType, RequireFields<MutationSetMailPreferenceArgs, 'input'>>;
  setPaymentInvoice?: Resolver<Maybe<ResolversTypes['MoneyEntry']>, ParentType, ContextType, RequireFields<MutationSetPaymentInvoiceArgs, 'input'>>;
  settleDeletion?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationSettleDeletionArgs, 'input'>>;
  settleWithdrawal?: Resolver<Maybe<ResolversTypes['Withdrawal']>, ParentType, ContextType, RequireFields<MutationSettleWithdrawalArgs, 'input'>>;
  setupProfile?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationSetupProfileArgs, 'input'>>;
  sharePassport?: Resolver<Maybe<ResolversTypes['PassportLink']>, ParentType, ContextType, RequireFields<MutationSharePassportArgs, 'input'>>;
  startSecondFactor?: Resolver<Maybe<ResolversTypes['SecondFactorSecret']>, ParentType, ContextType, RequireFields<MutationStartSecondFactorArgs, 'input'>>;
  stopAccountChange?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationStopAccountChangeArgs, 'input'>>;
  stopMyEmailChange?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  takeBackEnrolments?: Resolver<Maybe<Array<ResolversTypes['EnrolmentOutcome']>>, ParentType, ContextType, RequireFields<MutationTakeBackEnrolmentsArgs, 'input'>>;
  takeBackFirearm?: Resolver<Maybe<ResolversTypes['FirearmHandOut']>, ParentType, ContextType, RequireFields<MutationTakeBackFirearmArgs, 'input'>>;
  transferEnrolment?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationTransferEnrolmentArgs, 'input'>>;
  undoCallOff?: Resolver<Maybe<ResolversTypes['CourseWithContacts']>, ParentType, ContextType, RequireFields<MutationUndoCallOffArgs, 'input'>>;
  undoPayment?: Resolver<Maybe<ResolversTypes['MoneyChange']>, ParentType, ContextType, RequireFields<MutationUndoPaymentArgs, 'input'>>;
  updateCourse?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<MutationUpdateCourseArgs, 'input'>>;
  updateCourses?: Resolver<Maybe<Array<ResolversTypes['CourseOutcome']>>, ParentType, ContextType, RequireFields<MutationUpdateCoursesArgs, 'input'>>;
  updateEnrolment?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationUpdateEnrolmentArgs, 'input'>>;
  updateFirearm?: Resolver<Maybe<ResolversTypes['Firearm']>, ParentType, ContextType, RequireFields<MutationUpdateFirearmArgs, 'input'>>;
  updateInstructor?: Resolver<Maybe<ResolversTypes['Instructor']>, ParentType, ContextType, RequireFields<MutationUpdateInstructorArgs, 'input'>>;
  updateMoneyRules?: Resolver<Maybe<ResolversTypes['MoneyRules']>, ParentType, ContextType, RequireFields<MutationUpdateMoneyRulesArgs, 'input'>>;
  updateProfile?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateSchedule?: Resolver<Maybe<ResolversTypes['Schedule']>, ParentType, ContextType, RequireFields<MutationUpdateScheduleArgs, 'input'>>;
  updateServiceAccount?: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType, RequireFields<MutationUpdateServiceAccountArgs, 'input'>>;
  updateUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
  updateWebhookEndpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType, RequireFields<MutationUpdateWebhookEndpointArgs, 'input'>>;
  verifySecondFactor?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationVerifySecondFactorArgs, 'input'>>;
  withdrawDeletion?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  withdrawEmailChange?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationWithdrawEmailChangeArgs, 'input'>>;
};

export type MyDataPageResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MyDataPage'] = ResolversParentTypes['MyDataPage']> = {
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['MyDataRecord']>, ParentType, ContextType>;
};

export type MyDataRecordResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['MyDataRecord'] = ResolversParentTypes['MyDataRecord']> = {
  json?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  section?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewAccessTokenResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['NewAccessToken'] = ResolversParentTypes['NewAccessToken']> = {
  accessToken?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewCalendarLinkResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['NewCalendarLink'] = ResolversParentTypes['NewCalendarLink']> = {
  calendarLink?: Resolver<ResolversTypes['CalendarLink'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewStudentsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['NewStudents'] = ResolversParentTypes['NewStudents']> = {
  erased?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  incomplete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  registered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NextAmmunitionSheetResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['NextAmmunitionSheet'] = ResolversParentTypes['NextAmmunitionSheet']> = {
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quarter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type OccupancyResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Occupancy'] = ResolversParentTypes['Occupancy']> = {
  courses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OutcomeErrorResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OutcomeError'] = ResolversParentTypes['OutcomeError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorCode?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ErrorReason'], ParentType, ContextType>;
};

export type OwnWeaponResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['OwnWeapon'] = ResolversParentTypes['OwnWeapon']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enrolmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  inLate?: Resolver<Maybe<ResolversTypes['LateRecord']>, ParentType, ContextType>;
  outAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  outLate?: Resolver<Maybe<ResolversTypes['LateRecord']>, ParentType, ContextType>;
  permitUntil?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serial?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  studentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PassportLinkResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PassportLink'] = ResolversParentTypes['PassportLink']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastViewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['PassportPart']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PassportPartResolvers = EnumResolverSignature<{ COURSES?: any, HOURS?: any, INITIALS?: any, LICENCE?: any }, ResolversTypes['PassportPart']>;

export type PasswordResetResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PasswordReset'] = ResolversParentTypes['PasswordReset']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentMethodResolvers = EnumResolverSignature<{ CARD?: any, CASH?: any, QR?: any, TRANSFER?: any }, ResolversTypes['PaymentMethod']>;

export type PersonNoteResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PersonNote'] = ResolversParentTypes['PersonNote']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonNoteConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PersonNoteConnection'] = ResolversParentTypes['PersonNoteConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PersonNoteEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PersonNote']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PersonNoteEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PersonNoteEdge'] = ResolversParentTypes['PersonNoteEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PersonNote'], ParentType, ContextType>;
};

export type PointsChangeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PointsChange'] = ResolversParentTypes['PointsChange']> = {
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transaction?: Resolver<ResolversTypes['PointsTransaction'], ParentType, ContextType>;
};

export type PointsOfMonthResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PointsOfMonth'] = ResolversParentTypes['PointsOfMonth']> = {
  adjusted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  redeemed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PointsTransactionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PointsTransaction'] = ResolversParentTypes['PointsTransaction']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  enrolmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  handedOutAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TransactionType'], ParentType, ContextType>;
};

export type PointsTransactionConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PointsTransactionConnection'] = ResolversParentTypes['PointsTransactionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PointsTransactionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PointsTransaction']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PointsTransactionEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PointsTransactionEdge'] = ResolversParentTypes['PointsTransactionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PointsTransaction'], ParentType, ContextType>;
};

export type PriceBreakdownResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PriceBreakdown'] = ResolversParentTypes['PriceBreakdown']> = {
  ammo?: Resolver<Array<ResolversTypes['AmmoCost']>, ParentType, ContextType>;
  base?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  surcharge?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adminCourses?: Resolver<ResolversTypes['CourseConnection'], ParentType, ContextType, Partial<QueryAdminCoursesArgs>>;
  adminStats?: Resolver<ResolversTypes['AdminStats'], ParentType, ContextType>;
  agenda?: Resolver<Array<ResolversTypes['AgendaEntry']>, ParentType, ContextType, RequireFields<QueryAgendaArgs, 'from' | 'to'>>;
  allUsers?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, Partial<QueryAllUsersArgs>>;
  ammunition?: Resolver<ResolversTypes['AmmunitionDays'], ParentType, ContextType, Partial<QueryAmmunitionArgs>>;
  ammunitionEntries?: Resolver<ResolversTypes['AmmunitionEntryConnection'], ParentType, ContextType, Partial<QueryAmmunitionEntriesArgs>>;
  ammunitionSheets?: Resolver<ResolversTypes['AmmunitionSheetConnection'], ParentType, ContextType, Partial<QueryAmmunitionSheetsArgs>>;
  armoury?: Resolver<Maybe<ResolversTypes['Armoury']>, ParentType, ContextType, RequireFields<QueryArmouryArgs, 'day'>>;
  auditTrail?: Resolver<ResolversTypes['AuditEntryConnection'], ParentType, ContextType, Partial<QueryAuditTrailArgs>>;
  availability?: Resolver<Maybe<ResolversTypes['Availability']>, ParentType, ContextType, RequireFields<QueryAvailabilityArgs, 'courseId' | 'from' | 'to'>>;
  certificates?: Resolver<ResolversTypes['CertificateConnection'], ParentType, ContextType, Partial<QueryCertificatesArgs>>;
  classNotes?: Resolver<ResolversTypes['ClassNoteConnection'], ParentType, ContextType, RequireFields<QueryClassNotesArgs, 'classId'>>;
  classQuote?: Resolver<Maybe<ResolversTypes['PriceBreakdown']>, ParentType, ContextType, RequireFields<QueryClassQuoteArgs, 'input'>>;
  classReport?: Resolver<Maybe<ResolversTypes['ClassReport']>, ParentType, ContextType, RequireFields<QueryClassReportArgs, 'fromMonth' | 'toMonth'>>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<QueryCourseArgs, 'id'>>;
  courseContacts?: Resolver<Array<ResolversTypes['CourseContact']>, ParentType, ContextType, RequireFields<QueryCourseContactsArgs, 'courseId'>>;
  courseKit?: Resolver<Maybe<ResolversTypes['CourseKit']>, ParentType, ContextType, RequireFields<QueryCourseKitArgs, 'courseId'>>;
  courseMove?: Resolver<Maybe<ResolversTypes['CourseMove']>, ParentType, ContextType, RequireFields<QueryCourseMoveArgs, 'courseId' | 'scheduledDate'>>;
  courseSeries?: Resolver<Array<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<QueryCourseSeriesArgs, 'courseId'>>;
  courses?: Resolver<Array<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<QueryCoursesArgs, 'limit' | 'skip'>>;
  dayClosings?: Resolver<ResolversTypes['DayClosingConnection'], ParentType, ContextType, Partial<QueryDayClosingsArgs>>;
  endedWaiting?: Resolver<Array<ResolversTypes['EndedWaiting']>, ParentType, ContextType, RequireFields<QueryEndedWaitingArgs, 'courseId'>>;
  enrolment?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<QueryEnrolmentArgs, 'id'>>;
  enrolmentCalendar?: Resolver<Maybe<ResolversTypes['CalendarFile']>, ParentType, ContextType, RequireFields<QueryEnrolmentCalendarArgs, 'id'>>;
  enrolmentCertificate?: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType, RequireFields<QueryEnrolmentCertificateArgs, 'enrolmentId'>>;
  enrolments?: Resolver<ResolversTypes['EnrolmentConnection'], ParentType, ContextType, Partial<QueryEnrolmentsArgs>>;
  firearmBook?: Resolver<ResolversTypes['FirearmBookEntryConnection'], ParentType, ContextType, Partial<QueryFirearmBookArgs>>;
  firearmHandOuts?: Resolver<ResolversTypes['FirearmHandOutConnection'], ParentType, ContextType, Partial<QueryFirearmHandOutsArgs>>;
  firearms?: Resolver<ResolversTypes['FirearmConnection'], ParentType, ContextType, Partial<QueryFirearmsArgs>>;
  googleAuthUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['Health'], ParentType, ContextType>;
  heldPlaces?: Resolver<ResolversTypes['HeldPlaces'], ParentType, ContextType, RequireFields<QueryHeldPlacesArgs, 'userId'>>;
  instructor?: Resolver<Maybe<ResolversTypes['Instructor']>, ParentType, ContextType, RequireFields<QueryInstructorArgs, 'id'>>;
  instructors?: Resolver<ResolversTypes['InstructorConnection'], ParentType, ContextType, Partial<QueryInstructorsArgs>>;
  mailMessage?: Resolver<Maybe<ResolversTypes['MailMessage']>, ParentType, ContextType, RequireFields<QueryMailMessageArgs, 'id'>>;
  mailMessages?: Resolver<ResolversTypes['MailMessageConnection'], ParentType, ContextType, Partial<QueryMailMessagesArgs>>;
  mayCreatePasswordReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryMayCreatePasswordResetArgs, 'userId'>>;
  mayRegister?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<QueryMayRegisterArgs, 'email'>>;
  me?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  moneyAccount?: Resolver<Maybe<ResolversTypes['MoneyAccount']>, ParentType, ContextType, RequireFields<QueryMoneyAccountArgs, 'userId'>>;
  moneyDebts?: Resolver<ResolversTypes['MoneyDebtConnection'], ParentType, ContextType, Partial<QueryMoneyDebtsArgs>>;
  moneyEntries?: Resolver<ResolversTypes['MoneyEntryConnection'], ParentType, ContextType, Partial<QueryMoneyEntriesArgs>>;
  moneyReport?: Resolver<Array<ResolversTypes['MoneyReportMonth']>, ParentType, ContextType, RequireFields<QueryMoneyReportArgs, 'fromMonth' | 'toMonth'>>;
  moneyRules?: Resolver<ResolversTypes['MoneyRules'], ParentType, ContextType>;
  myAccessTokens?: Resolver<Array<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  myCalendarLinks?: Resolver<Array<ResolversTypes['CalendarLink']>, ParentType, ContextType>;
  myClasses?: Resolver<Array<ResolversTypes['TaughtClass']>, ParentType, ContextType, RequireFields<QueryMyClassesArgs, 'from' | 'to'>>;
  myData?: Resolver<ResolversTypes['MyDataPage'], ParentType, ContextType, Partial<QueryMyDataArgs>>;
  myEnrolments?: Resolver<ResolversTypes['EnrolmentConnection'], ParentType, ContextType, Partial<QueryMyEnrolmentsArgs>>;
  myEntryCode?: Resolver<Maybe<ResolversTypes['EntryCode']>, ParentType, ContextType>;
  myMailPreferences?: Resolver<Array<ResolversTypes['MailPreference']>, ParentType, ContextType>;
  myMoneyAccount?: Resolver<Maybe<ResolversTypes['MoneyAccount']>, ParentType, ContextType>;
  myMoneyEntries?: Resolver<ResolversTypes['MoneyEntryConnection'], ParentType, ContextType, Partial<QueryMyMoneyEntriesArgs>>;
  myPassportLinks?: Resolver<Array<ResolversTypes['PassportLink']>, ParentType, ContextType>;
  myPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myPointsTransactions?: Resolver<ResolversTypes['PointsTransactionConnection'], ParentType, ContextType, Partial<QueryMyPointsTransactionsArgs>>;
  myReferrals?: Resolver<ResolversTypes['ReferralConnection'], ParentType, ContextType, Partial<QueryMyReferralsArgs>>;
  mySecondFactor?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType>;
  mySessions?: Resolver<Array<ResolversTypes['ActiveSession']>, ParentType, ContextType>;
  myWaitingList?: Resolver<Array<ResolversTypes['WaitingEntry']>, ParentType, ContextType>;
  nextAmmunitionSheet?: Resolver<Maybe<ResolversTypes['NextAmmunitionSheet']>, ParentType, ContextType>;
  personNotes?: Resolver<ResolversTypes['PersonNoteConnection'], ParentType, ContextType, RequireFields<QueryPersonNotesArgs, 'userId'>>;
  rangeDay?: Resolver<ResolversTypes['RangeDay'], ParentType, ContextType>;
  rangeReports?: Resolver<Array<ResolversTypes['RangeReport']>, ParentType, ContextType>;
  redemptions?: Resolver<ResolversTypes['RedemptionConnection'], ParentType, ContextType, Partial<QueryRedemptionsArgs>>;
  release?: Resolver<ResolversTypes['Release'], ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['MonthReport']>, ParentType, ContextType, RequireFields<QueryReportsArgs, 'fromMonth' | 'toMonth'>>;
  roster?: Resolver<Array<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<QueryRosterArgs, 'courseId'>>;
  schedule?: Resolver<Maybe<ResolversTypes['Schedule']>, ParentType, ContextType>;
  serviceAccounts?: Resolver<Array<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  tillSessions?: Resolver<ResolversTypes['TillSessionConnection'], ParentType, ContextType, Partial<QueryTillSessionsArgs>>;
  transferTargets?: Resolver<Array<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<QueryTransferTargetsArgs, 'enrolmentId'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  userAccessTokens?: Resolver<Array<ResolversTypes['AccessToken']>, ParentType, ContextType, RequireFields<QueryUserAccessTokensArgs, 'userId'>>;
  userCalendarLinks?: Resolver<Array<ResolversTypes['CalendarLink']>, ParentType, ContextType, RequireFields<QueryUserCalendarLinksArgs, 'userId'>>;
  userSecondFactor?: Resolver<ResolversTypes['UserSecondFactor'], ParentType, ContextType, RequireFields<QueryUserSecondFactorArgs, 'userId'>>;
  userSessions?: Resolver<Array<ResolversTypes['ActiveSession']>, ParentType, ContextType, RequireFields<QueryUserSessionsArgs, 'userId'>>;
  userTransactions?: Resolver<ResolversTypes['PointsTransactionConnection'], ParentType, ContextType, RequireFields<QueryUserTransactionsArgs, 'userId'>>;
  users?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, Partial<QueryUsersArgs>>;
  waitingList?: Resolver<Array<ResolversTypes['WaitingEntry']>, ParentType, ContextType, RequireFields<QueryWaitingListArgs, 'courseId'>>;
  weapons?: Resolver<Array<ResolversTypes['Weapon']>, ParentType, ContextType>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveryConnection'], ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'endpointId'>>;
  webhookEndpoints?: Resolver<Array<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
  withdrawals?: Resolver<ResolversTypes['WithdrawalConnection'], ParentType, ContextType, Partial<QueryWithdrawalsArgs>>;
};

export type RangeActionResolvers = EnumResolverSignature<{ ABSENT?: any, ANNUL?: any, ARRIVE?: any, COMPLETE?: any, HAND_OUT?: any, OWN_IN?: any, OWN_OUT?: any, TAKE_BACK?: any, UNDO?: any, UNMARK?: any }, ResolversTypes['RangeAction']>;

export type RangeClassResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RangeClass'] = ResolversParentTypes['RangeClass']> = {
  completableFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instructorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  laneName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RangeDayResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RangeDay'] = ResolversParentTypes['RangeDay']> = {
  classes?: Resolver<Array<ResolversTypes['RangeClass']>, ParentType, ContextType>;
  closings?: Resolver<Array<ResolversTypes['DayClosing']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  entryIssuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryKeys?: Resolver<Array<ResolversTypes['EntryKey']>, ParentType, ContextType>;
  freeFirearms?: Resolver<Array<ResolversTypes['Firearm']>, ParentType, ContextType>;
  instructors?: Resolver<Array<ResolversTypes['CourseInstructor']>, ParentType, ContextType>;
  openReports?: Resolver<Array<ResolversTypes['RangeReport']>, ParentType, ContextType>;
  outside?: Resolver<Array<ResolversTypes['FirearmHandOut']>, ParentType, ContextType>;
  ownWeaponsInside?: Resolver<Array<ResolversTypes['OwnWeapon']>, ParentType, ContextType>;
  permit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  students?: Resolver<Array<ResolversTypes['RangeStudent']>, ParentType, ContextType>;
};

export type RangeLoanResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RangeLoan'] = ResolversParentTypes['RangeLoan']> = {
  caliber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rounds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RangeReportResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RangeReport'] = ResolversParentTypes['RangeReport']> = {
  action?: Resolver<ResolversTypes['RangeAction'], ParentType, ContextType>;
  bookRounds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bookRoundsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  classStartsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enrolmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  firearmId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  follows?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  holderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPaid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  madeByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rounds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  roundsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sentByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RangeReportState'], ParentType, ContextType>;
  studentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weapon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  why?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RangeReportStateResolvers = EnumResolverSignature<{ DISCARDED?: any, OPEN?: any, RECORDED?: any }, ResolversTypes['RangeReportState']>;

export type RangeStateResolvers = EnumResolverSignature<{ ABSENT?: any, ARRIVED?: any, DONE?: any, EXPECTED?: any, ON_RANGE?: any, RETURNED?: any }, ResolversTypes['RangeState']>;

export type RangeStudentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RangeStudent'] = ResolversParentTypes['RangeStudent']> = {
  ageMissed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  arrivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  canUndoAbsence?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  classId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enrolmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  handOuts?: Resolver<Array<ResolversTypes['FirearmHandOut']>, ParentType, ContextType>;
  hasLicence?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasOwnWeapon?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAccompanied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  knownWeapon?: Resolver<Maybe<ResolversTypes['KnownWeapon']>, ParentType, ContextType>;
  loans?: Resolver<Array<ResolversTypes['RangeLoan']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownWeapons?: Resolver<Array<ResolversTypes['OwnWeapon']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RangeState'], ParentType, ContextType>;
  studentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  weapons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReasonCountResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ReasonCount'] = ResolversParentTypes['ReasonCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['CancellationReason'], ParentType, ContextType>;
};

export type RedeliveryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Redelivery'] = ResolversParentTypes['Redelivery']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RedemptionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Redemption'] = ResolversParentTypes['Redemption']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  handedOutAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type RedemptionConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RedemptionConnection'] = ResolversParentTypes['RedemptionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RedemptionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Redemption']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RedemptionEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['RedemptionEdge'] = ResolversParentTypes['RedemptionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Redemption'], ParentType, ContextType>;
};

export type RedemptionStateResolvers = EnumResolverSignature<{ HANDED_OUT?: any, PENDING?: any }, ResolversTypes['RedemptionState']>;

export type ReferralResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Referral'] = ResolversParentTypes['Referral']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  referredEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReferralStatus'], ParentType, ContextType>;
};

export type ReferralConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ReferralConnection'] = ResolversParentTypes['ReferralConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReferralEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Referral']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReferralEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ReferralEdge'] = ResolversParentTypes['ReferralEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Referral'], ParentType, ContextType>;
};

export type ReferralStatusResolvers = EnumResolverSignature<{ PENDING?: any, REGISTERED?: any }, ResolversTypes['ReferralStatus']>;

export type ReleaseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Release'] = ResolversParentTypes['Release']> = {
  commit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResentMailResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ResentMail'] = ResolversParentTypes['ResentMail']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RoleResolvers = EnumResolverSignature<{ ADMIN?: any, STUDENT?: any }, ResolversTypes['Role']>;

export type ScheduleResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Schedule'] = ResolversParentTypes['Schedule']> = {
  exceptions?: Resolver<Array<ResolversTypes['HoursException']>, ParentType, ContextType>;
  lanes?: Resolver<Array<ResolversTypes['Lane']>, ParentType, ContextType>;
  policy?: Resolver<ResolversTypes['SchedulePolicy'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rules?: Resolver<ResolversTypes['BookingRules'], ParentType, ContextType>;
  weaponCounts?: Resolver<Array<ResolversTypes['WeaponCount']>, ParentType, ContextType>;
  weeklyHours?: Resolver<Array<ResolversTypes['WeeklySpan']>, ParentType, ContextType>;
};

export type SchedulePolicyResolvers = EnumResolverSignature<{ ENFORCE?: any, OFF?: any, SUGGEST?: any }, ResolversTypes['SchedulePolicy']>;

export type SecondFactorResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lossEffectiveAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondFactorConfirmationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SecondFactorConfirmation'] = ResolversParentTypes['SecondFactorConfirmation']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecondFactorSecretResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SecondFactorSecret'] = ResolversParentTypes['SecondFactorSecret']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceAccountResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ServiceAccount'] = ResolversParentTypes['ServiceAccount']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['AuditActor'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['TokenScope']>, ParentType, ContextType>;
  secretCreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ServiceAccountSecretResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ServiceAccountSecret'] = ResolversParentTypes['ServiceAccountSecret']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serviceAccount?: Resolver<ResolversTypes['ServiceAccount'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SheetCaliberResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SheetCaliber'] = ResolversParentTypes['SheetCaliber']> = {
  bought?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caliber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  corrected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  handedOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignInMethodResolvers = EnumResolverSignature<{ GOOGLE?: any, PASSWORD?: any }, ResolversTypes['SignInMethod']>;

export type StaffRoleResolvers = EnumResolverSignature<{ ARMOURER?: any, DESK?: any, INSTRUCTOR?: any }, ResolversTypes['StaffRole']>;

export type StatusCountsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['StatusCounts'] = ResolversParentTypes['StatusCounts']> = {
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockShortageResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['StockShortage'] = ResolversParentTypes['StockShortage']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAmmunition?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaughtClassResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TaughtClass'] = ResolversParentTypes['TaughtClass']> = {
  courseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courseType?: Resolver<ResolversTypes['CourseType'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  students?: Resolver<Array<ResolversTypes['TaughtStudent']>, ParentType, ContextType>;
};

export type TaughtStudentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TaughtStudent'] = ResolversParentTypes['TaughtStudent']> = {
  attendance?: Resolver<ResolversTypes['Attendance'], ParentType, ContextType>;
  enrolmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hasLicence?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isComing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TillResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Till'] = ResolversParentTypes['Till']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pointOfSale?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TillHandOverResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TillHandOver'] = ResolversParentTypes['TillHandOver']> = {
  closed?: Resolver<ResolversTypes['TillSession'], ParentType, ContextType>;
  opened?: Resolver<ResolversTypes['TillSession'], ParentType, ContextType>;
};

export type TillSessionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TillSession'] = ResolversParentTypes['TillSession']> = {
  carried?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cashIn?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cashOut?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  counted?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  expected?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  firstReceipt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  float?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastReceipt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['MethodTotal']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  openedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  openingDifference?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  openingNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pointOfSale?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tillId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tillName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TillSessionConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TillSessionConnection'] = ResolversParentTypes['TillSessionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TillSessionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['TillSession']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TillSessionEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['TillSessionEdge'] = ResolversParentTypes['TillSessionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['TillSession'], ParentType, ContextType>;
};

export type TokenScopeResolvers = EnumResolverSignature<{ ADMIN?: any, PAYMENTS?: any, READ?: any, WRITE?: any }, ResolversTypes['TokenScope']>;

export type TransactionTypeResolvers = EnumResolverSignature<{ ADJUST?: any, EARN?: any, REDEEM?: any }, ResolversTypes['TransactionType']>;

export type UserResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ageMissed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clu?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cluExpiration?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletion?: Resolver<Maybe<ResolversTypes['Deletion']>, ParentType, ContextType>;
  documentNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documentType?: Resolver<Maybe<ResolversTypes['DocumentType']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmailUnreachable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  needsSetup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingEmailUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  staffRole?: Resolver<Maybe<ResolversTypes['StaffRole']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usesFirearms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usesMoney?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  asOf?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserSecondFactorResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['UserSecondFactor'] = ResolversParentTypes['UserSecondFactor']> = {
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lossEffectiveAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type UsersImportResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['UsersImport'] = ResolversParentTypes['UsersImport']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  existing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['ImportFault']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WaitingEndResolvers = EnumResolverSignature<{ EXPIRED?: any, LEFT?: any, PROMOTED?: any }, ResolversTypes['WaitingEnd']>;

export type WaitingEntryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WaitingEntry'] = ResolversParentTypes['WaitingEntry']> = {
  course?: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type WeaponResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Weapon'] = ResolversParentTypes['Weapon']> = {
  caliber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cartridgesPerBox?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pricePerBox?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  surcharge?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type WeaponCountResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WeaponCount'] = ResolversParentTypes['WeaponCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weapon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WeaponShortageResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WeaponShortage'] = ResolversParentTypes['WeaponShortage']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  counted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WeaponTotalResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WeaponTotal'] = ResolversParentTypes['WeaponTotal']> = {
  classes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['WebhookDeliveryError']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attempts?: Resolver<Array<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endpointId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['WebhookEvent'], ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookDeliveryErrorResolvers = EnumResolverSignature<{ ADDRESS?: any, CONNECTION?: any, NAME?: any, REDIRECT?: any, STATUS?: any, TIMEOUT?: any, TLS?: any }, ResolversTypes['WebhookDeliveryError']>;

export type WebhookDeliveryStateResolvers = EnumResolverSignature<{ DELIVERED?: any, FAILED?: any, PENDING?: any }, ResolversTypes['WebhookDeliveryState']>;

export type WebhookDisabledReasonResolvers = EnumResolverSignature<{ FAILING?: any, GONE?: any, STAFF?: any }, ResolversTypes['WebhookDisabledReason']>;

export type WebhookEndpointResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WebhookEndpoint'] = ResolversParentTypes['WebhookEndpoint']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disabledReason?: Resolver<Maybe<ResolversTypes['WebhookDisabledReason']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previousSecretUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookEndpointSecretResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WebhookEndpointSecret'] = ResolversParentTypes['WebhookEndpointSecret']> = {
  endpoint?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookEventResolvers = EnumResolverSignature<{ AMMUNITION_MOVED?: any, CERTIFICATE_ISSUED?: any, CERTIFICATE_REVOKED?: any, COURSE_CREATED?: any, COURSE_DEACTIVATED?: any, COURSE_UPDATED?: any, ENROLMENT_CHANGED?: any, ENROLMENT_COMPLETED?: any, ENROLMENT_CREATED?: any, FIREARM_HANDED_OUT?: any, FIREARM_RETURNED?: any, PAYMENT_INVOICED?: any, PAYMENT_RECORDED?: any, PAYMENT_REFUNDED?: any, PAYMENT_VOIDED?: any, POINTS_MOVED?: any, REDEMPTION_HANDED_OUT?: any, SCHEDULE_UPDATED?: any, USER_ANONYMISED?: any, USER_DEACTIVATED?: any, USER_EMAIL_CHANGED?: any, USER_REACTIVATED?: any, USER_REGISTERED?: any, USER_UPDATED?: any, WAITING_EXPIRED?: any, WAITING_JOINED?: any, WAITING_LEFT?: any, WAITING_PROMOTED?: any, WEBHOOK_TEST?: any, WITHDRAWAL_RECEIVED?: any, WITHDRAWAL_SETTLED?: any }, ResolversTypes['WebhookEvent']>;

export type WeeklySpanResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WeeklySpan'] = ResolversParentTypes['WeeklySpan']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WithdrawalResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answerBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settleBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WithdrawalConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WithdrawalConnection'] = ResolversParentTypes['WithdrawalConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WithdrawalEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Withdrawal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountIsExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WithdrawalEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WithdrawalEdge'] = ResolversParentTypes['WithdrawalEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Withdrawal'], ParentType, ContextType>;
};

export type WithdrawalReceiptResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['WithdrawalReceipt'] = ResolversParentTypes['WithdrawalReceipt']> = {
  answerBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settleBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Ctx> = {
  Absence?: AbsenceResolvers<ContextType>;
  AccessToken?: AccessTokenResolvers<ContextType>;
  AccountAdjustment?: AccountAdjustmentResolvers;
  Acknowledgement?: AcknowledgementResolvers<ContextType>;
  ActiveSession?: ActiveSessionResolvers<ContextType>;
  AdminStats?: AdminStatsResolvers<ContextType>;
  AgePolicy?: AgePolicyResolvers;
  AgendaEntry?: AgendaEntryResolvers<ContextType>;
  AgendaWarning?: AgendaWarningResolvers;
  AmmoBox?: AmmoBoxResolvers<ContextType>;
  AmmoCost?: AmmoCostResolvers<ContextType>;
  AmmunitionDays?: AmmunitionDaysResolvers<ContextType>;
  AmmunitionEntry?: AmmunitionEntryResolvers<ContextType>;
  AmmunitionEntryConnection?: AmmunitionEntryConnectionResolvers<ContextType>;
  AmmunitionEntryEdge?: AmmunitionEntryEdgeResolvers<ContextType>;
  AmmunitionSheet?: AmmunitionSheetResolvers<ContextType>;
  AmmunitionSheetConnection?: AmmunitionSheetConnectionResolvers<ContextType>;
  AmmunitionSheetEdge?: AmmunitionSheetEdgeResolvers<ContextType>;
  AmmunitionStock?: AmmunitionStockResolvers<ContextType>;
  AmmunitionType?: AmmunitionTypeResolvers;
  Armoury?: ArmouryResolvers<ContextType>;
  ArmouryClass?: ArmouryClassResolvers<ContextType>;
  ArmourySheet?: ArmourySheetResolvers<ContextType>;
  Attendance?: AttendanceResolvers;
  AttendanceCorrection?: AttendanceCorrectionResolvers<ContextType>;
  AttendanceOutcome?: AttendanceOutcomeResolvers<ContextType>;
  AuditActor?: AuditActorResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  AuditOutcome?: AuditOutcomeResolvers;
  AuditSubject?: AuditSubjectResolvers<ContextType>;
  Availability?: AvailabilityResolvers<ContextType>;
  BookingRules?: BookingRulesResolvers<ContextType>;
  CalendarFile?: CalendarFileResolvers<ContextType>;
  CalendarKind?: CalendarKindResolvers;
  CalendarLink?: CalendarLinkResolvers<ContextType>;
  CaliberBoxes?: CaliberBoxesResolvers<ContextType>;
  CaliberTotal?: CaliberTotalResolvers<ContextType>;
  CallOffReason?: CallOffReasonResolvers;
  Cancellation?: CancellationResolvers<ContextType>;
  CancellationReason?: CancellationReasonResolvers;
  CashDirection?: CashDirectionResolvers;
  Certificate?: CertificateResolvers<ContextType>;
  CertificateConnection?: CertificateConnectionResolvers<ContextType>;
  CertificateContent?: CertificateContentResolvers<ContextType>;
  CertificateEdge?: CertificateEdgeResolvers<ContextType>;
  CertificateOutcome?: CertificateOutcomeResolvers<ContextType>;
  CertificateRevocation?: CertificateRevocationResolvers<ContextType>;
  CertificateRevocationReason?: CertificateRevocationReasonResolvers;
  ClassNote?: ClassNoteResolvers<ContextType>;
  ClassNoteConnection?: ClassNoteConnectionResolvers<ContextType>;
  ClassNoteEdge?: ClassNoteEdgeResolvers<ContextType>;
  ClassOutcomes?: ClassOutcomesResolvers<ContextType>;
  ClassOverlap?: ClassOverlapResolvers<ContextType>;
  ClassReport?: ClassReportResolvers<ContextType>;
  ClassReportMonth?: ClassReportMonthResolvers<ContextType>;
  ClassType?: ClassTypeResolvers;
  ClockSpan?: ClockSpanResolvers<ContextType>;
  ClosedCaliber?: ClosedCaliberResolvers<ContextType>;
  CluPolicy?: CluPolicyResolvers;
  CorrectedAttendance?: CorrectedAttendanceResolvers;
  Course?: CourseResolvers<ContextType>;
  CourseCallOff?: CourseCallOffResolvers<ContextType>;
  CourseConnection?: CourseConnectionResolvers<ContextType>;
  CourseContact?: CourseContactResolvers<ContextType>;
  CourseDeposit?: CourseDepositResolvers<ContextType>;
  CourseEdge?: CourseEdgeResolvers<ContextType>;
  CourseInstructor?: CourseInstructorResolvers<ContextType>;
  CourseKit?: CourseKitResolvers<ContextType>;
  CourseMove?: CourseMoveResolvers<ContextType>;
  CourseOutcome?: CourseOutcomeResolvers<ContextType>;
  CourseOutcomes?: CourseOutcomesResolvers<ContextType>;
  CourseType?: CourseTypeResolvers;
  CourseWithContacts?: CourseWithContactsResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DayAvailability?: DayAvailabilityResolvers<ContextType>;
  DayClosing?: DayClosingResolvers<ContextType>;
  DayClosingConnection?: DayClosingConnectionResolvers<ContextType>;
  DayClosingEdge?: DayClosingEdgeResolvers<ContextType>;
  DebtAge?: DebtAgeResolvers;
  Deletion?: DeletionResolvers<ContextType>;
  DeletionDecision?: DeletionDecisionResolvers;
  DeletionState?: DeletionStateResolvers;
  Deposit?: DepositResolvers<ContextType>;
  DocumentType?: DocumentTypeResolvers;
  EndedWaiting?: EndedWaitingResolvers<ContextType>;
  Enrolment?: EnrolmentResolvers<ContextType>;
  EnrolmentConnection?: EnrolmentConnectionResolvers<ContextType>;
  EnrolmentEdge?: EnrolmentEdgeResolvers<ContextType>;
  EnrolmentOutcome?: EnrolmentOutcomeResolvers<ContextType>;
  EnrolmentStatus?: EnrolmentStatusResolvers;
  EntryCode?: EntryCodeResolvers<ContextType>;
  EntryKey?: EntryKeyResolvers<ContextType>;
  Firearm?: FirearmResolvers<ContextType>;
  FirearmBookEntry?: FirearmBookEntryResolvers<ContextType>;
  FirearmBookEntryConnection?: FirearmBookEntryConnectionResolvers<ContextType>;
  FirearmBookEntryEdge?: FirearmBookEntryEdgeResolvers<ContextType>;
  FirearmBookType?: FirearmBookTypeResolvers;
  FirearmConnection?: FirearmConnectionResolvers<ContextType>;
  FirearmCorrection?: FirearmCorrectionResolvers<ContextType>;
  FirearmEdge?: FirearmEdgeResolvers<ContextType>;
  FirearmHandOut?: FirearmHandOutResolvers<ContextType>;
  FirearmHandOutConnection?: FirearmHandOutConnectionResolvers<ContextType>;
  FirearmHandOutEdge?: FirearmHandOutEdgeResolvers<ContextType>;
  FirearmIdentity?: FirearmIdentityResolvers<ContextType>;
  FirearmState?: FirearmStateResolvers;
  FirearmsImport?: FirearmsImportResolvers<ContextType>;
  Gender?: GenderResolvers;
  GroupLoan?: GroupLoanResolvers<ContextType>;
  HandOutHolder?: HandOutHolderResolvers<ContextType>;
  Health?: HealthResolvers<ContextType>;
  HeldPlaces?: HeldPlacesResolvers<ContextType>;
  HoursException?: HoursExceptionResolvers<ContextType>;
  ImportFault?: ImportFaultResolvers<ContextType>;
  Instructor?: InstructorResolvers<ContextType>;
  InstructorConnection?: InstructorConnectionResolvers<ContextType>;
  InstructorEdge?: InstructorEdgeResolvers<ContextType>;
  InstructorInvitation?: InstructorInvitationResolvers<ContextType>;
  InstructorOutcomes?: InstructorOutcomesResolvers<ContextType>;
  KnownWeapon?: KnownWeaponResolvers<ContextType>;
  Lane?: LaneResolvers<ContextType>;
  LateRecord?: LateRecordResolvers<ContextType>;
  LicenceState?: LicenceStateResolvers;
  LocalDate?: GraphQLScalarType;
  MailContent?: MailContentResolvers<ContextType>;
  MailKind?: MailKindResolvers;
  MailMessage?: MailMessageResolvers<ContextType>;
  MailMessageConnection?: MailMessageConnectionResolvers<ContextType>;
  MailMessageEdge?: MailMessageEdgeResolvers<ContextType>;
  MailPreference?: MailPreferenceResolvers<ContextType>;
  MailReason?: MailReasonResolvers;
  MailState?: MailStateResolvers;
  MailTopic?: MailTopicResolvers;
  MailedReceipt?: MailedReceiptResolvers<ContextType>;
  MethodTotal?: MethodTotalResolvers<ContextType>;
  MinimumAge?: MinimumAgeResolvers<ContextType>;
  MissingLicence?: MissingLicenceResolvers<ContextType>;
  MoneyAccount?: MoneyAccountResolvers<ContextType>;
  MoneyChange?: MoneyChangeResolvers<ContextType>;
  MoneyDebt?: MoneyDebtResolvers<ContextType>;
  MoneyDebtConnection?: MoneyDebtConnectionResolvers<ContextType>;
  MoneyDebtEdge?: MoneyDebtEdgeResolvers<ContextType>;
  MoneyEntry?: MoneyEntryResolvers<ContextType>;
  MoneyEntryConnection?: MoneyEntryConnectionResolvers<ContextType>;
  MoneyEntryEdge?: MoneyEntryEdgeResolvers<ContextType>;
  MoneyEntryType?: MoneyEntryTypeResolvers;
  MoneyReportDay?: MoneyReportDayResolvers<ContextType>;
  MoneyReportMonth?: MoneyReportMonthResolvers<ContextType>;
  MoneyRules?: MoneyRulesResolvers<ContextType>;
  MonthReport?: MonthReportResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyDataPage?: MyDataPageResolvers<ContextType>;
  MyDataRecord?: MyDataRecordResolvers<ContextType>;
  NewAccessToken?: NewAccessTokenResolvers<ContextType>;
  NewCalendarLink?: NewCalendarLinkResolvers<ContextType>;
  NewStudents?: NewStudentsResolvers<ContextType>;
  NextAmmunitionSheet?: NextAmmunitionSheetResolvers<ContextType>;
  Occupancy?: OccupancyResolvers<ContextType>;
  OutcomeError?: OutcomeErrorResolvers<ContextType>;
  OwnWeapon?: OwnWeaponResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PassportLink?: PassportLinkResolvers<ContextType>;
  PassportPart?: PassportPartResolvers;
  PasswordReset?: PasswordResetResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers;
  PersonNote?: PersonNoteResolvers<ContextType>;
  PersonNoteConnection?: PersonNoteConnectionResolvers<ContextType>;
  PersonNoteEdge?: PersonNoteEdgeResolvers<ContextType>;
  PointsChange?: PointsChangeResolvers<ContextType>;
  PointsOfMonth?: PointsOfMonthResolvers<ContextType>;
  PointsTransaction?: PointsTransactionResolvers<ContextType>;
  PointsTransactionConnection?: PointsTransactionConnectionResolvers<ContextType>;
  PointsTransactionEdge?: PointsTransactionEdgeResolvers<ContextType>;
  PriceBreakdown?: PriceBreakdownResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RangeAction?: RangeActionResolvers;
  RangeClass?: RangeClassResolvers<ContextType>;
  RangeDay?: RangeDayResolvers<ContextType>;
  RangeLoan?: RangeLoanResolvers<ContextType>;
  RangeReport?: RangeReportResolvers<ContextType>;
  RangeReportState?: RangeReportStateResolvers;
  RangeState?: RangeStateResolvers;
  RangeStudent?: RangeStudentResolvers<ContextType>;
  ReasonCount?: ReasonCountResolvers<ContextType>;
  Redelivery?: RedeliveryResolvers<ContextType>;
  Redemption?: RedemptionResolvers<ContextType>;
  RedemptionConnection?: RedemptionConnectionResolvers<ContextType>;
  RedemptionEdge?: RedemptionEdgeResolvers<ContextType>;
  RedemptionState?: RedemptionStateResolvers;
  Referral?: ReferralResolvers<ContextType>;
  ReferralConnection?: ReferralConnectionResolvers<ContextType>;
  ReferralEdge?: ReferralEdgeResolvers<ContextType>;
  ReferralStatus?: ReferralStatusResolvers;
  Release?: ReleaseResolvers<ContextType>;
  ResentMail?: ResentMailResolvers<ContextType>;
  Role?: RoleResolvers;
  Schedule?: ScheduleResolvers<ContextType>;
  SchedulePolicy?: SchedulePolicyResolvers;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorConfirmation?: SecondFactorConfirmationResolvers<ContextType>;
  SecondFactorSecret?: SecondFactorSecretResolvers<ContextType>;
  ServiceAccount?: ServiceAccountResolvers<ContextType>;
  ServiceAccountSecret?: ServiceAccountSecretResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SheetCaliber?: SheetCaliberResolvers<ContextType>;
  SignInMethod?: SignInMethodResolvers;
  StaffRole?: StaffRoleResolvers;
  StatusCounts?: StatusCountsResolvers<ContextType>;
  StockShortage?: StockShortageResolvers<ContextType>;
  TaughtClass?: TaughtClassResolvers<ContextType>;
  TaughtStudent?: TaughtStudentResolvers<ContextType>;
  Till?: TillResolvers<ContextType>;
  TillHandOver?: TillHandOverResolvers<ContextType>;
  TillSession?: TillSessionResolvers<ContextType>;
  TillSessionConnection?: TillSessionConnectionResolvers<ContextType>;
  TillSessionEdge?: TillSessionEdgeResolvers<ContextType>;
  TokenScope?: TokenScopeResolvers;
  TransactionType?: TransactionTypeResolvers;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UserSecondFactor?: UserSecondFactorResolvers<ContextType>;
  UsersImport?: UsersImportResolvers<ContextType>;
  WaitingEnd?: WaitingEndResolvers;
  WaitingEntry?: WaitingEntryResolvers<ContextType>;
  Weapon?: WeaponResolvers<ContextType>;
  WeaponCount?: WeaponCountResolvers<ContextType>;
  WeaponShortage?: WeaponShortageResolvers<ContextType>;
  WeaponTotal?: WeaponTotalResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookDeliveryError?: WebhookDeliveryErrorResolvers;
  WebhookDeliveryState?: WebhookDeliveryStateResolvers;
  WebhookDisabledReason?: WebhookDisabledReasonResolvers;
  WebhookEndpoint?: WebhookEndpointResolvers<ContextType>;
  WebhookEndpointSecret?: WebhookEndpointSecretResolvers<ContextType>;
  WebhookEvent?: WebhookEventResolvers;
  WeeklySpan?: WeeklySpanResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  WithdrawalConnection?: WithdrawalConnectionResolvers<ContextType>;
  WithdrawalEdge?: WithdrawalEdgeResolvers<ContextType>;
  WithdrawalReceipt?: WithdrawalReceiptResolvers<ContextType>;
};

