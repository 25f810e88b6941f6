/* eslint-disable */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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
  DateTime: { input: string; output: string; }
  /**
   * A calendar day without time zone, `YYYY-MM-DD`.
   * The type itself accepts any string as input; the operation rejects anything but an existing day with BAD_USER_INPUT for
   * the field.
   */
  LocalDate: { input: string; output: string; }
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

/** What the academy's minimum age does to classes. */
export type AgePolicy =
  /** Enrolling, booking and moving a class fail with the reason `BELOW_MINIMUM_AGE`. */
  | 'ENFORCE'
  /** Ages do not matter. */
  | 'OFF'
  /** Students and staff are told. */
  | 'WARN';

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

/** Boxes of one caliber to buy. */
export type AmmoBoxInput = {
  /** `9mm`, `12 UAB` or `.22LR`; must be the caliber of a selected weapon. */
  caliber: Scalars['String']['input'];
  /** Whole boxes, 1 to 100; rows of one caliber are summed. */
  quantity: Scalars['Int']['input'];
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

/** Whose classes a calendar shows. */
export type CalendarKind =
  /** All courses and classes of the academy, without names. */
  | 'ACADEMY'
  /** The classes that one gives, with first name and initial of the student of a personalised class. */
  | 'INSTRUCTOR'
  /** One's own classes. */
  | 'STUDENT';

/** Rounds of a caliber that were counted. */
export type CaliberCountInput = {
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['input'];
  /** 0 to 1,000,000. */
  rounds: Scalars['Int']['input'];
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

/** A certificate to revoke or replace. */
export type CertificateReasonInput = {
  /** The certificate. */
  id: Scalars['ID']['input'];
  /** 3 to 200 characters; not public. */
  reason: Scalars['String']['input'];
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

/** The choices that set the price of a personalised class. */
export type ClassQuoteInput = {
  /** Required unless `hasWeaponAmmo` is true; then ignored. */
  ammoBoxes?: InputMaybe<Array<AmmoBoxInput>>;
  /** True if the student brings weapon and ammunition: none is bought. */
  hasWeaponAmmo: Scalars['Boolean']['input'];
  /** At least one of `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons: Array<Scalars['String']['input']>;
};

/** Kind of a personalised class. */
export type ClassType =
  /** Tiro Defensivo. */
  | 'DEFENSIVE'
  /** Tiro Deportivo. */
  | 'SPORT';

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

/** Type of a course. */
export type CourseType =
  /** A group on one date. */
  | 'GRUPAL'
  /** One student by appointment. */
  | 'PERSONALIZADO';

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

/** Whether a weapon can be handed out. */
export type FirearmState =
  /** It can be handed out. */
  | 'AVAILABLE'
  /** It is no longer used. */
  | 'OUT_OF_SERVICE'
  /** It is being repaired or serviced. */
  | 'WORKSHOP';

/** Gender as written on the identity document. */
export type Gender =
  /** Male. */
  | 'HOMBRE'
  /** Female. */
  | 'MUJER';

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

/** A redemption, by id or by code, not both. */
export type HandOutRedemptionInput = {
  /** Its code; case, spaces and dashes are ignored. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Pesos by which it lowers what its student owes, at most that, while money is on; absent: nothing. Not for tokens. */
  discount?: InputMaybe<Scalars['Float']['input']>;
  /** Identifier of the redemption. */
  id?: InputMaybe<Scalars['ID']['input']>;
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

/** Students who have come, or have not after all. */
export type MarkArrivalsInput = {
  /** 1 to 100 ids of enrolments. */
  ids: Array<Scalars['ID']['input']>;
  /** False takes the mark back. */
  isPresent: Scalars['Boolean']['input'];
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

/** A till to open. */
export type OpenTillInput = {
  /** Pesos of cash that were counted. */
  float: Scalars['Float']['input'];
  /** Required, 1 to 200 characters, if it is not what was counted when the session before was closed. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The till. */
  tillId: Scalars['ID']['input'];
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

/** Whether a redemption was handed out. */
export type RedemptionState =
  /** Handed out. */
  | 'HANDED_OUT'
  /** Not yet. */
  | 'PENDING';

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

/** What free times do to bookings. */
export type SchedulePolicy =
  /** Other times are rejected. */
  | 'ENFORCE'
  /** Nothing: every time may be booked, and none is offered. */
  | 'OFF'
  /** They are shown first; other times may be booked too. */
  | 'SUGGEST';

/** A code of the authenticator app, or a recovery code. */
export type SecondFactorCodeInput = {
  /** Six digits, or a recovery code; each is accepted once. */
  code: Scalars['String']['input'];
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

/** A session or a personal access token of a user. */
export type UserCredentialInput = {
  /** The session or the token; no error if it does not exist. */
  id: Scalars['ID']['input'];
  /** The user. */
  userId: Scalars['ID']['input'];
};

/** How an entry of a waiting list ended. */
export type WaitingEnd =
  /** The student was passed over, or the course began. */
  | 'EXPIRED'
  /** The student left, or staff removed the entry. */
  | 'LEFT'
  /** The student got a seat, or the offer of one. */
  | 'PROMOTED';

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

/** How many weapons of a model can be lent at once. */
export type WeaponCountInput = {
  /** 0 to 100. */
  count: Scalars['Int']['input'];
  /** The model, as `pistola-9mm`. */
  weapon: Scalars['String']['input'];
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

/** An endpoint. */
export type WebhookEndpointIdInput = {
  /** The endpoint. */
  id: Scalars['ID']['input'];
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
export type WeeklySpanInput = {
  /** `HH:mm`, a whole quarter of an hour. */
  from: Scalars['String']['input'];
  /** `HH:mm`, up to `24:00`. */
  to: Scalars['String']['input'];
  /** 1 (Monday) to 7 (Sunday). */
  weekday: Scalars['Int']['input'];
};

export type HealthQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthQuery = { health: { status: string, database: string, engine: string } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login?: { accessToken: string, tokenType: string } | null };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { email: string, role: Role, birthDate?: string | null, points: number } };

export type GroupCoursesQueryVariables = Exact<{
  limit?: InputMaybe<Scalars['Int']['input']>;
}>;


export type GroupCoursesQuery = { courses: Array<{ id: string, name: string, scheduledDate?: string | null, price: number }> };

export type CourseQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type CourseQuery = { course?: { name: string, location: string, placesLeft?: number | null, instructor?: { name: string } | null } | null };

export type PersonalisedCoursesQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalisedCoursesQuery = { courses: Array<{ id: string }> };

export type EnrolMutationVariables = Exact<{
  input: EnrolInput;
}>;


export type EnrolMutation = { enrol?: { id: string, status: EnrolmentStatus, price: number, course: { name: string } } | null };

export type BookClassMutationVariables = Exact<{
  input: BookClassInput;
}>;


export type BookClassMutation = { bookClass?: { id: string, status: EnrolmentStatus, classDate?: string | null, classTime?: string | null, price: number } | null };

export type MyEnrolmentsQueryVariables = Exact<{
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type MyEnrolmentsQuery = { myEnrolments: { totalCount: number, nodes: Array<{ id: string, status: EnrolmentStatus, startsAt?: string | null }>, pageInfo: { hasNextPage: boolean, endCursor?: string | null } } };

export type CancelEnrolmentMutationVariables = Exact<{
  input: CancelEnrolmentInput;
}>;


export type CancelEnrolmentMutation = { cancelEnrolment?: { id: string, status: EnrolmentStatus } | null };

export type MyPointsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPointsQuery = { myPoints: number, myPointsTransactions: { nodes: Array<{ type: TransactionType, points: number, description: string }> } };

export type RedeemPointsMutationVariables = Exact<{
  input: RedeemPointsInput;
}>;


export type RedeemPointsMutation = { redeemPoints?: { points: number, transaction: { type: TransactionType, points: number, code?: string | null } } | null };

export type UsersQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>;
}>;


export type UsersQuery = { users: { totalCount: number, nodes: Array<{ email: string, role: Role, points: number }> } };

export type ClassQuoteQueryVariables = Exact<{
  input: ClassQuoteInput;
}>;


export type ClassQuoteQuery = { classQuote?: { base: number, surcharge: number, total: number } | null };

export type PendingEnrolmentsQueryVariables = Exact<{
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PendingEnrolmentsQuery = { enrolments: { nodes: Array<{ id: string }>, pageInfo: { hasNextPage: boolean, endCursor?: string | null } } };

export type ChangedCoursesQueryVariables = Exact<{
  updatedSince: Scalars['DateTime']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type ChangedCoursesQuery = { adminCourses: { asOf?: string | null, nodes: Array<{ id: string, revision: number, updatedAt: string, name: string, description: string, location: string, courseType: CourseType, scheduledDate?: string | null, price: number, pointsValue: number, isActive: boolean, capacity?: number | null, durationMinutes: number, laneId?: string | null, cluPolicy: CluPolicy, offerHours?: number | null, depositPercent?: number | null, issuesCertificate: boolean, seriesId?: string | null, instructor?: { id: string } | null, callOff?: { reason: CallOffReason, note?: string | null, at: string, undoUntil: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor?: string | null } } };

export type ChangedUsersQueryVariables = Exact<{
  updatedSince: Scalars['DateTime']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type ChangedUsersQuery = { users: { asOf?: string | null, nodes: Array<{ id: string, revision: number, updatedAt: string, email: string, firstName?: string | null, lastName?: string | null, role: Role, staffRole?: StaffRole | null, isEmailUnreachable: boolean, documentType?: DocumentType | null, documentNumber: string, birthDate?: string | null, gender?: Gender | null, address?: string | null, city?: string | null, province?: string | null, postalCode?: string | null, phone?: string | null, isActive: boolean, createdAt: string, clu?: string | null, cluExpiration?: string | null, needsSetup: boolean }>, pageInfo: { hasNextPage: boolean, endCursor?: string | null } } };

export type ChangedEnrolmentsQueryVariables = Exact<{
  updatedSince: Scalars['DateTime']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type ChangedEnrolmentsQuery = { enrolments: { asOf?: string | null, nodes: Array<{ id: string, revision: number, updatedAt: string, userId: string, courseId: string, status: EnrolmentStatus, scheduledDate?: string | null, completionDate?: string | null, startsAt?: string | null, instructorId?: string | null, instructorName?: string | null, laneId?: string | null, classType?: ClassType | null, classDate?: string | null, classTime?: string | null, weapons?: Array<string> | null, hasWeaponAmmo?: boolean | null, price: number, offerUntil?: string | null, comingAt?: string | null, createdAt: string, ammoBoxes?: Array<{ caliber: string, quantity: number }> | null, cancellation?: { reason: CancellationReason, note?: string | null, at: string, isLate: boolean } | null }>, pageInfo: { hasNextPage: boolean, endCursor?: string | null } } };

export type SetPostalCodeMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type SetPostalCodeMutation = { updateUser?: { postalCode?: string | null, revision: number } | null };

export type RecordPaymentMutationVariables = Exact<{
  input: RecordPaymentInput;
}>;


export type RecordPaymentMutation = { recordPayment?: { balance: number, entry: { id: string, amount: number, reference?: string | null, receipt?: string | null } } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const HealthDocument = new TypedDocumentString(`
    query Health {
  health {
    status
    database
    engine
  }
}
    `) as unknown as TypedDocumentString<HealthQuery, HealthQueryVariables>;
export const LoginDocument = new TypedDocumentString(`
    mutation Login($input: LoginInput!) {
  login(input: $input) {
    accessToken
    tokenType
  }
}
    `) as unknown as TypedDocumentString<LoginMutation, LoginMutationVariables>;
export const MeDocument = new TypedDocumentString(`
    query Me {
  me {
    email
    role
    birthDate
    points
  }
}
    `) as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const GroupCoursesDocument = new TypedDocumentString(`
    query GroupCourses($limit: Int) {
  courses(courseType: GRUPAL, limit: $limit) {
    id
    name
    scheduledDate
    price
  }
}
    `) as unknown as TypedDocumentString<GroupCoursesQuery, GroupCoursesQueryVariables>;
export const CourseDocument = new TypedDocumentString(`
    query Course($id: ID!) {
  course(id: $id) {
    name
    location
    instructor {
      name
    }
    placesLeft
  }
}
    `) as unknown as TypedDocumentString<CourseQuery, CourseQueryVariables>;
export const PersonalisedCoursesDocument = new TypedDocumentString(`
    query PersonalisedCourses {
  courses(courseType: PERSONALIZADO) {
    id
  }
}
    `) as unknown as TypedDocumentString<PersonalisedCoursesQuery, PersonalisedCoursesQueryVariables>;
export const EnrolDocument = new TypedDocumentString(`
    mutation Enrol($input: EnrolInput!) {
  enrol(input: $input) {
    id
    status
    price
    course {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<EnrolMutation, EnrolMutationVariables>;
export const BookClassDocument = new TypedDocumentString(`
    mutation BookClass($input: BookClassInput!) {
  bookClass(input: $input) {
    id
    status
    classDate
    classTime
    price
  }
}
    `) as unknown as TypedDocumentString<BookClassMutation, BookClassMutationVariables>;
export const MyEnrolmentsDocument = new TypedDocumentString(`
    query MyEnrolments($first: Int, $after: String) {
  myEnrolments(first: $first, after: $after) {
    nodes {
      id
      status
      startsAt
    }
    totalCount
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<MyEnrolmentsQuery, MyEnrolmentsQueryVariables>;
export const CancelEnrolmentDocument = new TypedDocumentString(`
    mutation CancelEnrolment($input: CancelEnrolmentInput!) {
  cancelEnrolment(input: $input) {
    id
    status
  }
}
    `) as unknown as TypedDocumentString<CancelEnrolmentMutation, CancelEnrolmentMutationVariables>;
export const MyPointsDocument = new TypedDocumentString(`
    query MyPoints {
  myPoints
  myPointsTransactions(first: 5) {
    nodes {
      type
      points
      description
    }
  }
}
    `) as unknown as TypedDocumentString<MyPointsQuery, MyPointsQueryVariables>;
export const RedeemPointsDocument = new TypedDocumentString(`
    mutation RedeemPoints($input: RedeemPointsInput!) {
  redeemPoints(input: $input) {
    points
    transaction {
      type
      points
      code
    }
  }
}
    `) as unknown as TypedDocumentString<RedeemPointsMutation, RedeemPointsMutationVariables>;
export const UsersDocument = new TypedDocumentString(`
    query Users($search: String) {
  users(search: $search, first: 5) {
    nodes {
      email
      role
      points
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<UsersQuery, UsersQueryVariables>;
export const ClassQuoteDocument = new TypedDocumentString(`
    query ClassQuote($input: ClassQuoteInput!) {
  classQuote(input: $input) {
    base
    surcharge
    total
  }
}
    `) as unknown as TypedDocumentString<ClassQuoteQuery, ClassQuoteQueryVariables>;
export const PendingEnrolmentsDocument = new TypedDocumentString(`
    query PendingEnrolments($after: String) {
  enrolments(filter: {status: PENDING}, first: 2, after: $after) {
    nodes {
      id
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<PendingEnrolmentsQuery, PendingEnrolmentsQueryVariables>;
export const ChangedCoursesDocument = new TypedDocumentString(`
    query ChangedCourses($updatedSince: DateTime!, $after: String) {
  adminCourses(updatedSince: $updatedSince, first: 100, after: $after) {
    asOf
    nodes {
      id
      revision
      updatedAt
      name
      description
      location
      courseType
      scheduledDate
      price
      pointsValue
      isActive
      capacity
      durationMinutes
      laneId
      instructor {
        id
      }
      cluPolicy
      offerHours
      depositPercent
      issuesCertificate
      seriesId
      callOff {
        reason
        note
        at
        undoUntil
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ChangedCoursesQuery, ChangedCoursesQueryVariables>;
export const ChangedUsersDocument = new TypedDocumentString(`
    query ChangedUsers($updatedSince: DateTime!, $after: String) {
  users(updatedSince: $updatedSince, first: 100, after: $after) {
    asOf
    nodes {
      id
      revision
      updatedAt
      email
      firstName
      lastName
      role
      staffRole
      isEmailUnreachable
      documentType
      documentNumber
      birthDate
      gender
      address
      city
      province
      postalCode
      phone
      isActive
      createdAt
      clu
      cluExpiration
      needsSetup
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ChangedUsersQuery, ChangedUsersQueryVariables>;
export const ChangedEnrolmentsDocument = new TypedDocumentString(`
    query ChangedEnrolments($updatedSince: DateTime!, $after: String) {
  enrolments(updatedSince: $updatedSince, first: 100, after: $after) {
    asOf
    nodes {
      id
      revision
      updatedAt
      userId
      courseId
      status
      scheduledDate
      completionDate
      startsAt
      instructorId
      instructorName
      laneId
      classType
      classDate
      classTime
      weapons
      hasWeaponAmmo
      ammoBoxes {
        caliber
        quantity
      }
      price
      cancellation {
        reason
        note
        at
        isLate
      }
      offerUntil
      comingAt
      createdAt
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ChangedEnrolmentsQuery, ChangedEnrolmentsQueryVariables>;
export const SetPostalCodeDocument = new TypedDocumentString(`
    mutation SetPostalCode($input: UpdateUserInput!) {
  updateUser(input: $input) {
    postalCode
    revision
  }
}
    `) as unknown as TypedDocumentString<SetPostalCodeMutation, SetPostalCodeMutationVariables>;
export const RecordPaymentDocument = new TypedDocumentString(`
    mutation RecordPayment($input: RecordPaymentInput!) {
  recordPayment(input: $input) {
    balance
    entry {
      id
      amount
      reference
      receipt
    }
  }
}
    `) as unknown as TypedDocumentString<RecordPaymentMutation, RecordPaymentMutationVariables>;