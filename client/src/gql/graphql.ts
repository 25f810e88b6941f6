/* eslint-disable */
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
export type Absence = {
  __typename: 'Absence';
  /** First day. */
  fromDay: Scalars['LocalDate']['output'];
  /** For staff. */
  reason: Scalars['String']['output'];
  /** The part of each day; null: all of it. */
  span: Maybe<ClockSpan>;
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
  /** The enrolment. */
  id: Scalars['ID']['input'];
};

/**
 * A personal access token: a program sends it as a bearer token and acts for the owner, with at most 600 requests a minute
 * (then RATE_LIMITED). It cannot manage the account itself: password, sessions, tokens.
 */
export type AccessToken = {
  __typename: 'AccessToken';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When it was last used, accurate to ten minutes; null before the first use. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
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
  __typename: 'Acknowledgement';
  /** Sentence for the user. */
  detail: Scalars['String']['output'];
};

/** A session of a user. */
export type ActiveSession = {
  __typename: 'ActiveSession';
  /** Browser and operating system that the browser sent at sign-in; null if unknown. */
  device: Maybe<Scalars['String']['output']>;
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
  __typename: 'AdminStats';
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

/** A group course with its enrolments, or one student's class. */
export type AgendaEntry = {
  __typename: 'AgendaEntry';
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
  enrolment: Maybe<Enrolment>;
  /** Identifier of the course or of the enrolment. */
  id: Scalars['ID']['output'];
  /** Id of an instructor, or a text set by staff; null if unknown. */
  instructorId: Maybe<Scalars['String']['output']>;
  /** Name of the instructor; null if unknown. */
  instructorName: Maybe<Scalars['String']['output']>;
  /** Number of pending enrolments. */
  pendingCount: Scalars['Int']['output'];
  /** While free times are suggested: its lane, or one that is free for it by the rules of free times; null if none is. */
  proposedLaneId: Maybe<Scalars['ID']['output']>;
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** Number of students who owe for it; null while money is off. */
  unpaidCount: Maybe<Scalars['Int']['output']>;
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
  __typename: 'AmmoBox';
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
  __typename: 'AmmoCost';
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
  __typename: 'AmmunitionDays';
  /** Its calibers. */
  stocks: Array<AmmunitionStock>;
};

/** An entry of the ledger of a caliber. It is never changed. */
export type AmmunitionEntry = {
  __typename: 'AmmunitionEntry';
  /** The stock after it. */
  balance: Scalars['Int']['output'];
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
  /** When it was entered. */
  createdAt: Scalars['DateTime']['output'];
  /** The reason that was given, or the weapon. */
  description: Scalars['String']['output'];
  /** The hand-out that it belongs to; null for others. */
  handOutId: Maybe<Scalars['ID']['output']>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Of a purchase: number of the invoice; null for others. */
  invoice: Maybe<Scalars['String']['output']>;
  /** Of a purchase: the lot; null if unknown. */
  lot: Maybe<Scalars['String']['output']>;
  /** Rounds that it adds to the stock; negative for those that it takes. */
  rounds: Scalars['Int']['output'];
  /** Of a purchase: who sold it; null if unknown. */
  supplier: Maybe<Scalars['String']['output']>;
  /** What it is. */
  type: AmmunitionType;
};

/** One page of entries of ammunition. */
export type AmmunitionEntryConnection = {
  __typename: 'AmmunitionEntryConnection';
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
  __typename: 'AmmunitionEntryEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AmmunitionEntry;
};

/** Rounds of a caliber in some days: opening + bought - handedOut + returned + counted - lost + corrected = closing. */
export type AmmunitionStock = {
  __typename: 'AmmunitionStock';
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

/** Weapons and ammunition for the classes of a day. */
export type Armoury = {
  __typename: 'Armoury';
  /** Confirmed and completed classes. */
  confirmed: ArmourySheet;
  /** The day. */
  day: Scalars['LocalDate']['output'];
  /** Active group courses, by time. Their enrolments name no weapons. */
  groupCourses: Array<Course>;
  /** Pending classes. */
  pending: ArmourySheet;
  /** Models of which pending and confirmed classes lend more than are counted; empty for models without a count. */
  shortages: Array<WeaponShortage>;
};

/** Weapons and ammunition for one class. */
export type ArmouryClass = {
  __typename: 'ArmouryClass';
  /** Boxes by caliber. */
  boxes: Array<AmmoBox>;
  /** The class. */
  enrolment: Enrolment;
  /** The weapons chosen, `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons: Array<Scalars['String']['output']>;
};

/** Weapons and ammunition for several classes. */
export type ArmourySheet = {
  __typename: 'ArmourySheet';
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
  __typename: 'AttendanceCorrection';
  /** The enrolment after the correction. */
  enrolment: Enrolment;
  /** A sentence about the points; null if none moved. */
  notice: Maybe<Scalars['String']['output']>;
  /** Points that were credited or, below 0, taken back. */
  points: Scalars['Int']['output'];
  /** Points of a withdrawn completion that were not taken back, because the student had spent them. */
  spentPoints: Scalars['Int']['output'];
};

/** Result for one of several students. */
export type AttendanceOutcome = {
  __typename: 'AttendanceOutcome';
  /** The attendance; null if it was not recorded. */
  attendance: Maybe<Attendance>;
  /** Why it was not recorded. */
  error: Maybe<OutcomeError>;
  /** The id that was sent. */
  id: Scalars['ID']['output'];
};

/** Who performed an action. */
export type AuditActor = {
  __typename: 'AuditActor';
  /** The user or service account; null for the system and the command line. */
  id: Maybe<Scalars['ID']['output']>;
  /** Whether `id` is that of a service account. */
  isServiceAccount: Scalars['Boolean']['output'];
  /** Name of the user or service account at that time, else `Sistema` or `Consola`. */
  label: Scalars['String']['output'];
};

/** Change of one field; values are texts of at most 200 characters. */
export type AuditChange = {
  __typename: 'AuditChange';
  /** Value after; null if none. */
  after: Maybe<Scalars['String']['output']>;
  /** Value before; null if none. */
  before: Maybe<Scalars['String']['output']>;
  /** Name of the field; a dot separates nested names. */
  field: Scalars['String']['output'];
};

/** One action of the audit trail, done or refused. */
export type AuditEntry = {
  __typename: 'AuditEntry';
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
  reason: Maybe<Scalars['String']['output']>;
  /** `X-Request-Id` of the response; null for the system and the command line. */
  requestId: Maybe<Scalars['ID']['output']>;
  /** The object of an action. */
  subject: AuditSubject;
};

/** One page of the audit trail. */
export type AuditEntryConnection = {
  __typename: 'AuditEntryConnection';
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
  __typename: 'AuditEntryEdge';
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
  __typename: 'AuditSubject';
  /** Its identifier; null if it has none, such as an export. */
  id: Maybe<Scalars['ID']['output']>;
  /** Its name at that time. */
  label: Scalars['String']['output'];
  /** `course`, `enrolment`, `user`, `instructor`, `referral`, `waiting`, … */
  type: Scalars['String']['output'];
};

/** When a course can be booked. */
export type Availability = {
  __typename: 'Availability';
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
  __typename: 'BookingRules';
  /** Minutes between two classes of a lane or an instructor. */
  bufferMinutes: Scalars['Int']['output'];
  /** Hours before a class from which its student neither cancels nor moves it; 0: until it begins. */
  deadlineHours: Scalars['Int']['output'];
  /** How many days ahead can be booked. */
  horizonDays: Scalars['Int']['output'];
  /** Hours between booking and class. */
  noticeHours: Scalars['Int']['output'];
  /** Minutes between two offered times. */
  stepMinutes: Scalars['Int']['output'];
};

/** Changes of the rules; absent ones do not change. */
export type BookingRulesInput = {
  /** Minutes between two classes of a lane or an instructor, 0 to 240 in steps of 15. */
  bufferMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Hours before a class from which its student neither cancels nor moves it, 0 to 720; until it is set, that of the server's settings. */
  deadlineHours?: InputMaybe<Scalars['Int']['input']>;
  /** How many days ahead can be booked, 1 to 730. */
  horizonDays?: InputMaybe<Scalars['Int']['input']>;
  /** Hours between booking and class, 0 to 720. */
  noticeHours?: InputMaybe<Scalars['Int']['input']>;
  /** 15, 30 or 60. */
  stepMinutes?: InputMaybe<Scalars['Int']['input']>;
};

/** A class as a file for calendar programs (RFC 5545). */
export type CalendarFile = {
  __typename: 'CalendarFile';
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
  __typename: 'CalendarLink';
  /** When it was created; null if there is none. */
  createdAt: Maybe<Scalars['DateTime']['output']>;
  /** What it shows. */
  kind: CalendarKind;
  /** When it was last read, accurate to ten minutes; null before the first use. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Boxes of one caliber. */
export type CaliberBoxes = {
  __typename: 'CaliberBoxes';
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
  __typename: 'CaliberTotal';
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
  __typename: 'Cancellation';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Whether the student cancelled in the last hours before the class, as the academy counts them. */
  isLate: Scalars['Boolean']['output'];
  /** Note of staff, at most 200 characters. */
  note: Maybe<Scalars['String']['output']>;
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
  __typename: 'Certificate';
  /** Code of the public page, 20 characters. */
  code: Scalars['String']['output'];
  /** Null once the person's data were erased. */
  content: Maybe<CertificateContent>;
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
  replaces: Maybe<Scalars['String']['output']>;
  /** Null while it is valid. */
  revocation: Maybe<CertificateRevocation>;
  /** Address of the public page. */
  url: Scalars['String']['output'];
  /** The student. */
  userId: Scalars['ID']['output'];
};

/** One page of certificates. */
export type CertificateConnection = {
  __typename: 'CertificateConnection';
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
  __typename: 'CertificateContent';
  /** The academy. */
  academy: Scalars['String']['output'];
  /** Name of the course, and the type of a personalised class. */
  course: Scalars['String']['output'];
  /** Day of the class in the academy's time zone, or of a completion before it. */
  day: Scalars['LocalDate']['output'];
  /** Type and last three characters of the document, as in `DNI ···123`. */
  document: Maybe<Scalars['String']['output']>;
  /** Name of the instructor. */
  instructor: Maybe<Scalars['String']['output']>;
  /** Duration of the class in minutes. */
  minutes: Scalars['Int']['output'];
  /** First and last name as they were. */
  name: Scalars['String']['output'];
};

/** A certificate in a list. */
export type CertificateEdge = {
  __typename: 'CertificateEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The certificate. */
  node: Certificate;
};

/** What issuing brought to one enrolment. */
export type CertificateOutcome = {
  __typename: 'CertificateOutcome';
  /** Its certificate; null if it was not issued. */
  certificate: Maybe<Certificate>;
  /** Why it was not issued. */
  error: Maybe<OutcomeError>;
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
  __typename: 'CertificateRevocation';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What staff wrote; not public. */
  note: Maybe<Scalars['String']['output']>;
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
  __typename: 'ClassNote';
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
  __typename: 'ClassNoteConnection';
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
  __typename: 'ClassNoteEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The note. */
  node: ClassNote;
};

/** Enrolments by what became of them. Each is counted once. */
export type ClassOutcomes = {
  __typename: 'ClassOutcomes';
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
  __typename: 'ClassOverlap';
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
  __typename: 'ClassReport';
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
  __typename: 'ClassReportMonth';
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
  __typename: 'ClockSpan';
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
  __typename: 'ClosedCaliber';
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
  /** Rounds that were counted; null if they were not. */
  counted: Maybe<Scalars['Int']['output']>;
  /** Rounds by the ledger. */
  inStock: Scalars['Int']['output'];
  /** Rounds that were missing, negative for more than there should be; null if they were not counted. */
  short: Maybe<Scalars['Int']['output']>;
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
  __typename: 'Course';
  /** Its call-off by the academy; null if it takes place. */
  callOff: Maybe<CourseCallOff>;
  /** Seats of a group course, 1 to 500; null is unlimited. */
  capacity: Maybe<Scalars['Int']['output']>;
  /** Its rule on the student's weapons licence (CLU). */
  cluPolicy: CluPolicy;
  /** Group or personalised. */
  courseType: CourseType;
  /** The deposit that a booking is asked for now; null: none. */
  deposit: Maybe<CourseDeposit>;
  /** Percent of the price that is asked for as a deposit; null: by the rules of money, which ask by the type of class; 0: none. */
  depositPercent: Maybe<Scalars['Int']['output']>;
  /** Plain text; `\n` separates lines. */
  description: Scalars['String']['output'];
  /** Duration in minutes. */
  durationMinutes: Scalars['Int']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The instructor; null if undecided. */
  instructor: Maybe<CourseInstructor>;
  /** False hides it from students. */
  isActive: Scalars['Boolean']['output'];
  /** Whether completing it earns a certificate. */
  issuesCertificate: Scalars['Boolean']['output'];
  /** The lane of a group course, while free times are enforced. */
  laneId: Maybe<Scalars['ID']['output']>;
  /** Where it takes place. */
  location: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Hours to accept a seat that is offered from the waiting list; null: its student is enrolled at once. */
  offerHours: Maybe<Scalars['Int']['output']>;
  /** Free seats; null if unlimited. While the waiting list is not empty, free seats go to it and enrolling fails. */
  placesLeft: Maybe<Scalars['Int']['output']>;
  /** Number of enrolments that are not cancelled. */
  placesTaken: Scalars['Int']['output'];
  /** Points credited when the course is completed. */
  pointsValue: Scalars['Int']['output'];
  /** In Argentine pesos, at most two decimals. */
  price: Scalars['Float']['output'];
  /**
   * Starts at 0 and grows with every change of this course, except changes of its seats, its waiting list, its `deposit` and the
   * name of its instructor.
   */
  revision: Scalars['Int']['output'];
  /** When it takes place; null if undecided, and for personalised courses. */
  scheduledDate: Maybe<Scalars['DateTime']['output']>;
  /** Shared by the courses of a series; null for a course of none. */
  seriesId: Maybe<Scalars['ID']['output']>;
  /** When `revision` last grew; at first, when the course was created. */
  updatedAt: Scalars['DateTime']['output'];
  /** Students on the waiting list. */
  waitingCount: Scalars['Int']['output'];
};

/** The call-off of a course. */
export type CourseCallOff = {
  __typename: 'CourseCallOff';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Note of staff, which students also see. */
  note: Maybe<Scalars['String']['output']>;
  /** Why. */
  reason: CallOffReason;
  /** Until then staff can undo it. */
  undoUntil: Scalars['DateTime']['output'];
};

/** One page of courses. */
export type CourseConnection = {
  __typename: 'CourseConnection';
  /** Server time of the request. The next run passes the value of the first page as `updatedSince`; a first run passes none. */
  asOf: Maybe<Scalars['DateTime']['output']>;
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
  __typename: 'CourseContact';
  /** After an undone call-off: why the student is not enrolled again; else null. */
  failure: Maybe<Scalars['String']['output']>;
  /** Identifier of the enrolment, or of the entry in the waiting list. */
  id: Scalars['ID']['output'];
  /** Whether the student was on the waiting list and not enrolled. */
  isWaiting: Scalars['Boolean']['output'];
  /** The student; null if the account does not exist any more. */
  user: Maybe<User>;
};

/** The deposit that bookings of a course are asked for. Who pays nothing in time loses the place, unless it is confirmed before. */
export type CourseDeposit = {
  __typename: 'CourseDeposit';
  /** Percent of the price of a defensive class; of a group course, that of every booking. */
  defensivePercent: Scalars['Int']['output'];
  /** Until how many hours after the booking something must be paid. */
  hours: Scalars['Int']['output'];
  /** Percent of the price of a sport class; of a group course, that of every booking. */
  sportPercent: Scalars['Int']['output'];
};

/** A course in a list. */
export type CourseEdge = {
  __typename: 'CourseEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The course. */
  node: Course;
};

/** Public data of an instructor. */
export type CourseInstructor = {
  __typename: 'CourseInstructor';
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** What the students of a course are lent, and under which terms. */
export type CourseKit = {
  __typename: 'CourseKit';
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
  __typename: 'CourseMove';
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
  __typename: 'CourseOutcome';
  /** The changed course; null if there is an error. */
  course: Maybe<Course>;
  /** Why it was not changed; null if it was. */
  error: Maybe<OutcomeError>;
  /** The id that was sent. */
  id: Scalars['ID']['output'];
};

/** The courses of one name and type. */
export type CourseOutcomes = {
  __typename: 'CourseOutcomes';
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
  __typename: 'CourseWithContacts';
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
  __typename: 'DayAvailability';
  /** The day. */
  day: Scalars['LocalDate']['output'];
  /** Times at which the class can begin, `HH:mm`. */
  times: Array<Scalars['String']['output']>;
};

/** What was out and what was there when a day was closed. It is never changed. */
export type DayClosing = {
  __typename: 'DayClosing';
  /** Calibers of which there was ammunition, or which were counted. */
  calibers: Array<ClosedCaliber>;
  /** When it was closed. */
  closedAt: Scalars['DateTime']['output'];
  /** Who closed it; null for a service account, and once the person's data were erased. */
  closedByName: Maybe<Scalars['String']['output']>;
  /** The day, in the academy's time zone. */
  day: Scalars['LocalDate']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** What was written with it; null for nothing. */
  note: Maybe<Scalars['String']['output']>;
  /** The weapons that were out, as they are now: perhaps returned since. */
  out: Array<FirearmHandOut>;
};

/** One page of closings. */
export type DayClosingConnection = {
  __typename: 'DayClosingConnection';
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
  __typename: 'DayClosingEdge';
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

/** A user's deletion request. */
export type Deletion = {
  __typename: 'Deletion';
  /** Why it was refused. */
  reason: Maybe<Scalars['String']['output']>;
  /** When the user requested it; null if staff started it. */
  requestedAt: Maybe<Scalars['DateTime']['output']>;
  /** When staff decided. */
  settledAt: Maybe<Scalars['DateTime']['output']>;
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
  __typename: 'Deposit';
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
  __typename: 'EndedWaiting';
  /** When the entry ended. */
  endedAt: Scalars['DateTime']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When the student joined the waiting list. */
  joinedAt: Scalars['DateTime']['output'];
  /** Why: the rule by which the student was passed over, or the reason of staff; null if the student left or got a seat. */
  reason: Maybe<Scalars['String']['output']>;
  /** How it ended. */
  state: WaitingEnd;
  /** The student; null if the account no longer exists. */
  user: Maybe<User>;
};

/** Enrolment in a group course (courseId alone) or booking of a personalised class (all fields but `preferredInstructorId`, which may be absent). */
export type EnrolInput = {
  /** Required unless `hasWeaponAmmo` is true; then ignored. */
  ammoBoxes?: InputMaybe<Array<AmmoBoxInput>>;
  /** Kind of class. */
  classType?: InputMaybe<ClassType>;
  /** The course; its type decides which other fields apply. */
  courseId: Scalars['ID']['input'];
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
  __typename: 'Enrolment';
  /** Personalised classes: ammunition to buy. */
  ammoBoxes: Maybe<Array<AmmoBox>>;
  /** When the student was marked present, which completes nothing; null if not. */
  arrivedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why and when it was cancelled; null if it is not, or was cancelled before reasons were recorded. */
  cancellation: Maybe<Cancellation>;
  /** Personalised classes: day in the academy's time zone. */
  classDate: Maybe<Scalars['LocalDate']['output']>;
  /** Personalised classes: time in the academy's time zone, `HH:mm`. */
  classTime: Maybe<Scalars['String']['output']>;
  /** Personalised classes: kind of class. */
  classType: Maybe<ClassType>;
  /** When the student said that they will come; null if not, or if the class was moved or cancelled since. */
  comingAt: Maybe<Scalars['DateTime']['output']>;
  /** From when it may be completed without a reason, 15 minutes before its class ends; null without a date. */
  completableFrom: Maybe<Scalars['DateTime']['output']>;
  /** When it was completed. */
  completionDate: Maybe<Scalars['DateTime']['output']>;
  /** The course. */
  course: Course;
  /** The course. */
  courseId: Scalars['ID']['output'];
  /** When the student enrolled. */
  createdAt: Scalars['DateTime']['output'];
  /** The student and the desk: what is asked for while it is pending; null while money is off, if nothing is, and for others. */
  deposit: Maybe<Deposit>;
  /** Why staff completed it before the end of its class; null otherwise. */
  earlyReason: Maybe<Scalars['String']['output']>;
  /** Personalised classes: whether the student brings weapon and ammunition. */
  hasWeaponAmmo: Maybe<Scalars['Boolean']['output']>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Id of an instructor, or a text set by staff; null if unknown. */
  instructorId: Maybe<Scalars['String']['output']>;
  /** Name of the instructor; null if unknown. */
  instructorName: Maybe<Scalars['String']['output']>;
  /** Whether what was charged for it is paid; null while money is off, and if nothing is charged for it. */
  isPaid: Maybe<Scalars['Boolean']['output']>;
  /** The lane of a class of its own: claimed while free times are enforced, or chosen by staff. */
  laneId: Maybe<Scalars['ID']['output']>;
  /** State of the student's weapons licence on the day of the class (not today). */
  licence: LicenceState;
  /**
   * Until when the student must accept the seat, which was offered from the waiting list; null if there is nothing to accept.
   * Unaccepted, it is cancelled and offered to the next student.
   */
  offerUntil: Maybe<Scalars['DateTime']['output']>;
  /** The student and the desk: pesos of it that are not paid; null as `isPaid`, and for others. */
  owed: Maybe<Scalars['Float']['output']>;
  /** In Argentine pesos, fixed at enrolment. */
  price: Scalars['Float']['output'];
  /** Personalised classes: parts of the price. */
  priceBreakdown: Maybe<PriceBreakdown>;
  /** Starts at 0 and grows with every change of this enrolment, except changes of `course`, `completableFrom`, `user`, `licence`, `isPaid`, `owed`, `shortages` and `deposit`. */
  revision: Scalars['Int']['output'];
  /** Date for this student, if other than the course's. */
  scheduledDate: Maybe<Scalars['DateTime']['output']>;
  /** The desk, of a pending enrolment to come: what the academy lacks on that day if it is confirmed; empty for others, and before weapons are entered. */
  shortages: Array<StockShortage>;
  /** Start of the class: `scheduledDate`, else the course's date. May be up to a minute out of date after the course is moved. */
  startsAt: Maybe<Scalars['DateTime']['output']>;
  /** Its status. */
  status: EnrolmentStatus;
  /** When `revision` last grew; at first, when the student enrolled. */
  updatedAt: Scalars['DateTime']['output'];
  /** The student; null if the account no longer exists. */
  user: Maybe<User>;
  /** The student. */
  userId: Scalars['ID']['output'];
  /** Personalised classes: the weapons chosen, `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons: Maybe<Array<Scalars['String']['output']>>;
};

/** One page of enrolments. */
export type EnrolmentConnection = {
  __typename: 'EnrolmentConnection';
  /** Server time of the request. The next run passes the value of the first page as `updatedSince`; a first run passes none. */
  asOf: Maybe<Scalars['DateTime']['output']>;
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
  __typename: 'EnrolmentEdge';
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
  __typename: 'EnrolmentOutcome';
  /** The changed enrolment; null if there is an error. */
  enrolment: Maybe<Enrolment>;
  /** Why it was not changed; null if it was. */
  error: Maybe<OutcomeError>;
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
  /** The call-off is more than ten minutes old. */
  | 'CALL_OFF_FINAL'
  /** More seats are taken than the new capacity. */
  | 'CAPACITY_BELOW_PLACES'
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
  /** Another account has this document number. */
  | 'DOCUMENT_NUMBER_TAKEN'
  /** An admin's email can only be changed on the command line. */
  | 'EMAIL_OF_ADMIN'
  /** The person has no email: send one to sign in with. */
  | 'EMAIL_REQUIRED'
  /** Another account has this email. */
  | 'EMAIL_TAKEN'
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
  /** The path does not exist. */
  | 'PATH_NOT_FOUND'
  /** The payment is more than is owed, and not marked as on account. */
  | 'PAYMENT_ABOVE_DEBT'
  /** The payment can no longer be undone. */
  | 'PAYMENT_FINAL'
  /** There is no such payment. */
  | 'PAYMENT_NOT_FOUND'
  /** The database cannot enforce that two classes have different times, so free times cannot be enforced. */
  | 'POLICY_UNAVAILABLE'
  /** The profile is already complete. */
  | 'PROFILE_COMPLETE'
  /** The caller must complete the profile first. */
  | 'PROFILE_INCOMPLETE'
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
  /** The till, or its point of sale, has an open session. */
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
  __typename: 'Firearm';
  /** Caliber of the model, `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
  /** Number of its registration; null if unknown. */
  cuim: Maybe<Scalars['String']['output']>;
  /** The hand-out that is open; null while the weapon is here. */
  handOut: Maybe<FirearmHandOut>;
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
  sector: Maybe<Scalars['String']['output']>;
  /** Serial number. */
  serial: Scalars['String']['output'];
  /** Day on which the next service is due; null for none. */
  serviceDay: Maybe<Scalars['LocalDate']['output']>;
  /** Rounds fired at which the next service is due; null for none. */
  serviceRounds: Maybe<Scalars['Int']['output']>;
  /** Whether it can be handed out. */
  state: FirearmState;
};

/** One page of weapons. */
export type FirearmConnection = {
  __typename: 'FirearmConnection';
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

/** A weapon in a list. */
export type FirearmEdge = {
  __typename: 'FirearmEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The weapon. */
  node: Firearm;
};

/** A weapon in somebody's hand, from the hand-out to the return. */
export type FirearmHandOut = {
  __typename: 'FirearmHandOut';
  /** The instructor who accompanies a student without a licence; null for others. */
  companion: Maybe<Scalars['String']['output']>;
  /** Of a correction: the hand-out whose return it corrects; null for others. */
  corrects: Maybe<Scalars['ID']['output']>;
  /** The enrolment with which it was handed out. */
  enrolmentId: Scalars['ID']['output'];
  /** The weapon. */
  firearmId: Scalars['ID']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Model, make and serial number. */
  label: Scalars['String']['output'];
  /** When it was handed out. */
  outAt: Scalars['DateTime']['output'];
  /** Of a correction: why; null for others. */
  reason: Maybe<Scalars['String']['output']>;
  /** When it was returned; null while it is out. */
  returnedAt: Maybe<Scalars['DateTime']['output']>;
  /** Rounds fired; null while it is out. Of a correction: what it adds, perhaps negative. */
  rounds: Maybe<Scalars['Int']['output']>;
  /** Rounds that came back; null while the weapon is out. Of a correction: what it adds, perhaps negative. */
  roundsLeft: Maybe<Scalars['Int']['output']>;
  /** Rounds that were handed out with the weapon. */
  roundsOut: Scalars['Int']['output'];
  /** Name of the student. */
  studentName: Scalars['String']['output'];
};

/** One page of hand-outs. */
export type FirearmHandOutConnection = {
  __typename: 'FirearmHandOutConnection';
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
  __typename: 'FirearmHandOutEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The hand-out. */
  node: FirearmHandOut;
};

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
  /** Identifier of the redemption. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** State of the service. */
export type Health = {
  __typename: 'Health';
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
  __typename: 'HeldPlaces';
  /** Pending and confirmed enrolments of classes that have not begun, by date of the class. */
  enrolments: Array<Enrolment>;
  /** Entries in waiting lists, oldest first. */
  waiting: Array<WaitingEntry>;
};

/** A day that differs from the hours of the week; a closure counts more than an opening. */
export type HoursException = {
  __typename: 'HoursException';
  /** The day. */
  day: Scalars['LocalDate']['output'];
  /** Identifier. */
  id: Scalars['ID']['output'];
  /** Open, or closed. */
  isOpen: Scalars['Boolean']['output'];
  /** For admins and the desk; empty where an instructor accepts an invitation. */
  reason: Scalars['String']['output'];
  /** The part of the day; null: all of it. */
  span: Maybe<ClockSpan>;
};

/** An error in a cell or row of the file. */
export type ImportFault = {
  __typename: 'ImportFault';
  /** Header of the column; empty if the error concerns the whole row. */
  field: Scalars['String']['output'];
  /** Line on which the row begins; the header is line 1. */
  line: Scalars['Int']['output'];
  /** Sentence for the user. */
  message: Scalars['String']['output'];
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
  __typename: 'Instructor';
  /** Days on which the instructor does not work. */
  absences: Array<Absence>;
  /** Email address. */
  email: Maybe<Scalars['String']['output']>;
  /** Whether an account belongs to the instructor. */
  hasAccount: Scalars['Boolean']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When the open invitation expires. */
  invitedUntil: Maybe<Scalars['DateTime']['output']>;
  /** False: cannot be assigned to further classes. */
  isActive: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Telephone. */
  phone: Maybe<Scalars['String']['output']>;
  /** Incremented by every change. */
  revision: Scalars['Int']['output'];
  /** Working hours of every week; empty: not recorded. */
  workingHours: Array<WeeklySpan>;
};

/** One page of instructors. */
export type InstructorConnection = {
  __typename: 'InstructorConnection';
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
  __typename: 'InstructorEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The instructor. */
  node: Instructor;
};

/** A link with which a signed-in person becomes an instructor. */
export type InstructorInvitation = {
  __typename: 'InstructorInvitation';
  /** Time after which the link is invalid. */
  expiresAt: Scalars['DateTime']['output'];
  /** The link, usable once. */
  link: Scalars['String']['output'];
};

/** The classes of an instructor. */
export type InstructorOutcomes = {
  __typename: 'InstructorOutcomes';
  /** Identifier; null for instructors without a record, and for classes without an instructor. */
  id: Maybe<Scalars['ID']['output']>;
  /** Name; null for classes without an instructor. */
  name: Maybe<Scalars['String']['output']>;
  /** Enrolments of these classes: the instructor of an enrolment is its own, else that of its course. */
  outcomes: ClassOutcomes;
};

/** The instructor who is invited. */
export type InviteInstructorInput = {
  /** The instructor. */
  id: Scalars['ID']['input'];
};

/** Completed enrolments. */
export type IssueCertificatesInput = {
  /** The enrolments, 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
};

/** A lane, which takes one class at a time. */
export type Lane = {
  __typename: 'Lane';
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
  __typename: 'MailContent';
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
  __typename: 'MailMessage';
  /** As it was sent, or as it would be sent now while it waits; null if it was dropped before it was written. */
  content: Maybe<MailContent>;
  /** When it was caused. */
  createdAt: Scalars['DateTime']['output'];
  /** When it is due. */
  dueAt: Scalars['DateTime']['output'];
  /** Id of the enrolment it is about. */
  enrolmentId: Maybe<Scalars['ID']['output']>;
  /** Identifier: its cause, its kind and a revision. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  kind: MailKind;
  /** Why it was not sent; of one that waits, CHANGED while what it says is no longer true. Null otherwise. */
  reason: Maybe<MailReason>;
  /** When it was sent, failed or dropped; null before. */
  settledAt: Maybe<Scalars['DateTime']['output']>;
  /** The code of the SMTP server's last error; null without one. */
  smtpCode: Maybe<Scalars['Int']['output']>;
  /** State. */
  state: MailState;
  /** Address that it was sent to; null before. */
  to: Maybe<Scalars['String']['output']>;
  /** Number of tries. */
  tries: Scalars['Int']['output'];
  /** The person; null if the account is gone. */
  user: Maybe<User>;
  /** Id of the person. */
  userId: Scalars['ID']['output'];
};

/** One page of email messages. */
export type MailMessageConnection = {
  __typename: 'MailMessageConnection';
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
  __typename: 'MailMessageEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: MailMessage;
};

/** Whether a person wants messages of a topic. */
export type MailPreference = {
  __typename: 'MailPreference';
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

/** Pesos by one method in a session. */
export type MethodTotal = {
  __typename: 'MethodTotal';
  /** Refunds and undone payments. */
  givenBack: Scalars['Float']['output'];
  /** How it was received or given back. */
  method: PaymentMethod;
  /** Payments. */
  received: Scalars['Float']['output'];
};

/** A student whose weapons licence (CLU) will not be valid on a date. */
export type MissingLicence = {
  __typename: 'MissingLicence';
  /** State of the licence on that date. */
  licence: LicenceState;
  /** The student. */
  user: User;
};

/** The account of a person. */
export type MoneyAccount = {
  __typename: 'MoneyAccount';
  /** Pesos owed; negative: in favour of the person. */
  balance: Scalars['Float']['output'];
  /** Pesos that are asked for pending bookings of which nothing is paid. */
  depositsDue: Scalars['Float']['output'];
  /** The person. */
  userId: Scalars['ID']['output'];
};

/** An entry and what is owed after it. */
export type MoneyChange = {
  __typename: 'MoneyChange';
  /** Pesos owed after the entry. */
  balance: Scalars['Float']['output'];
  /** The entry. */
  entry: MoneyEntry;
};

/** A person who owes. */
export type MoneyDebt = {
  __typename: 'MoneyDebt';
  /** Identifier of the person. */
  id: Scalars['ID']['output'];
  /** Pesos. */
  owed: Scalars['Float']['output'];
  /** When the oldest debt that is not paid was charged. */
  since: Scalars['DateTime']['output'];
  /** The person; null if unknown. */
  user: Maybe<User>;
};

/** One page of debts. */
export type MoneyDebtConnection = {
  __typename: 'MoneyDebtConnection';
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
  __typename: 'MoneyDebtEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The debt. */
  node: MoneyDebt;
};

/** An entry of the append-only account of a person. */
export type MoneyEntry = {
  __typename: 'MoneyEntry';
  /** Pesos that it adds to what is owed; negative if it lowers it. */
  amount: Scalars['Float']['output'];
  /** Pesos owed after it; negative: in favour of the person. */
  balance: Scalars['Float']['output'];
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is for. */
  description: Scalars['String']['output'];
  /** The enrolment that is charged; null for other entries. */
  enrolmentId: Maybe<Scalars['ID']['output']>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** How the money was received or given back; null for other entries. */
  method: Maybe<PaymentMethod>;
  /** Refunds: the payment; null for other entries. */
  paymentId: Maybe<Scalars['ID']['output']>;
  /** Number of a payment, a refund or an undo, without gaps for each point of sale: `0001-00000042`. */
  receipt: Maybe<Scalars['String']['output']>;
  /** Number of the transfer or of the card's slip; null without one. */
  reference: Maybe<Scalars['String']['output']>;
  /** Payments: pesos that can still be given back; null for other entries. */
  refundable: Maybe<Scalars['Float']['output']>;
  /** Kind of the entry. */
  type: MoneyEntryType;
  /** The person; null if unknown. */
  user: Maybe<User>;
};

/** One page of entries. */
export type MoneyEntryConnection = {
  __typename: 'MoneyEntryConnection';
  /** The entries of the page with their cursors, newest first. */
  edges: Array<MoneyEntryEdge>;
  /** The entries of the page, newest first. */
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
  __typename: 'MoneyEntryEdge';
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
  __typename: 'MoneyReportDay';
  /** The day, in the academy's time zone. */
  day: Scalars['LocalDate']['output'];
  /** By method; methods without payments and refunds are left out. */
  methods: Array<MethodTotal>;
};

/** What was received in a calendar month, beside what was booked. */
export type MoneyReportMonth = {
  __typename: 'MoneyReportMonth';
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
  __typename: 'MoneyRules';
  /** Percent of the price that an absence costs. */
  absencePercent: Scalars['Int']['output'];
  /** Percent of the price that is asked for as a deposit of defensive classes; 0: none. */
  defensiveDepositPercent: Scalars['Int']['output'];
  /** Hours after a booking until which something of its deposit must be paid. */
  depositHours: Scalars['Int']['output'];
  /** Whether enrolments are charged and payments recorded. Off, nothing of it is shown. */
  isOn: Scalars['Boolean']['output'];
  /** Percent of the price that a late cancellation by the student costs. */
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
  __typename: 'MonthReport';
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
  __typename: 'Mutation';
  /**
   * Accepts an invitation: the account gets the role of instructors and the classes of this one. CONFLICT for an account of
   * the desk or of another instructor. Not for access tokens.
   */
  acceptInstructorInvitation: Maybe<Instructor>;
  /** Accepts a seat that was offered from the waiting list; an accepted one does not change. */
  acceptOffer: Maybe<Enrolment>;
  /** Staff: adds a note on a class. The student of a personalised class gets it with `myData`; CONFLICT if that is an anonymised person. Instructors: NOT_FOUND for classes of others. */
  addClassNote: Maybe<ClassNote>;
  /** Staff: opens or closes a day or a part of it. Classes on that day stay. */
  addHoursException: Maybe<Schedule>;
  /** Staff: adds a note about a person, who gets it with `myData`. CONFLICT for an anonymised person. */
  addPersonNote: Maybe<PersonNote>;
  /** Staff: adds a student to the waiting list of a course, under the same rules as by the student. */
  addToWaitingList: Maybe<WaitingEntry>;
  /** Admins: a discount or a correction of an account. Not for tokens; needs a recent password or code. */
  adjustMoneyAccount: Maybe<MoneyChange>;
  /** Admins: corrects a balance. */
  adjustPoints: Maybe<PointsChange>;
  /** A student says that they come to a class of their own; saying it again changes nothing. */
  announceComing: Maybe<Enrolment>;
  /** Staff: sets the instructor of several enrolments. */
  assignInstructor: Maybe<Array<EnrolmentOutcome>>;
  /** Books a personalised class. Like `enrol`, with the fields of a class required. */
  bookClass: Maybe<Enrolment>;
  /**
   * Staff: calls a group course off. Pending and confirmed enrolments are cancelled, the waiting list ends, and nobody can
   * enrol. Completed enrolments remain.
   */
  callOffCourse: Maybe<CourseWithContacts>;
  /** Cancels an enrolment; repeating it changes nothing. REST: DELETE /api/courses/enrollments/{id}. */
  cancelEnrolment: Maybe<Enrolment>;
  /** Staff: cancels enrolments; freed seats go to the waiting list. */
  cancelEnrolments: Maybe<Array<EnrolmentOutcome>>;
  /** Admins: takes that back. CONFLICT if nothing was recorded. */
  cancelSecondFactorLoss: Maybe<UserSecondFactor>;
  /** Changes one's own password and ends all other sessions; CONFLICT for an account without password. */
  changePassword: Maybe<Acknowledgement>;
  /** Staff: closes today: writes down which weapons are out and what ammunition is there, and who says so. A day may be closed again. */
  closeDay: Maybe<DayClosing>;
  /** Staff: closes a session with the cash that was counted; it cannot be opened again. Not for tokens. */
  closeTill: Maybe<TillSession>;
  /**
   * Staff: completes confirmed enrolments, and pending ones of a class that has begun, and credits the points of each once.
   * Until 15 minutes before the end of the class it needs a reason, else COMPLETION_TOO_EARLY.
   */
  completeEnrolments: Maybe<Array<EnrolmentOutcome>>;
  /**
   * Confirms an email that staff has set, by the link that was sent to it; once. CONFLICT if another account has it by
   * now. Ends all access opened with the former email.
   */
  confirmEmailChange: Maybe<Acknowledgement>;
  /** Staff: confirms pending enrolments. */
  confirmEnrolments: Maybe<Array<EnrolmentOutcome>>;
  /**
   * Confirms the caller's identity in this session: by the password, and by a code if the account has a second factor. For
   * ten minutes the session may then do what fails with RECENT_AUTHENTICATION_REQUIRED; after a sign-in it may as well.
   * CONFLICT for an account without password and second factor, which signs in with Google again. Not for personal access
   * tokens. REST: POST /api/auth/confirm-identity.
   */
  confirmIdentity: Maybe<Acknowledgement>;
  /** Activates the second factor with a first code of the app. Not for tokens; needs a recent password or code. */
  confirmSecondFactor: Maybe<SecondFactorConfirmation>;
  /**
   * Staff: corrects a wrong completion or no-show. Points of a withdrawn completion are taken back, but not below a balance of 0;
   * completing again credits what was taken back, so that the points are credited once in all. A no-show takes its seat again.
   */
  correctAttendance: Maybe<AttendanceCorrection>;
  /**
   * Staff: corrects the count of a return, and returns the correction: a hand-out with the differences. CONFLICT while the weapon
   * is out again.
   */
  correctHandOut: Maybe<FirearmHandOut>;
  /** Creates a personal access token; CONFLICT if the user has 50. Not for tokens; needs a recent password or code. */
  createAccessToken: Maybe<NewAccessToken>;
  /** Creates a calendar link; an earlier one of the kind stops working. Not for personal access tokens. */
  createCalendarLink: Maybe<NewCalendarLink>;
  /** Staff: creates a course. */
  createCourse: Maybe<Course>;
  /** Staff: enters a weapon. */
  createFirearm: Maybe<Firearm>;
  /** Staff: creates an instructor. */
  createInstructor: Maybe<Instructor>;
  /**
   * Staff: creates a password reset link for a student; it replaces earlier ones. CONFLICT for an admin and for an account
   * that signs in with Google. Not for tokens; needs a recent password or code.
   */
  createPasswordReset: Maybe<PasswordReset>;
  /**
   * Staff: creates a student with a pending profile and without a password. The student gets a password, and an email if
   * there is none, by the link of `createPasswordReset`.
   */
  createPerson: Maybe<User>;
  /** Invites a friend. REST: POST /api/points/referrals. */
  createReferral: Maybe<Referral>;
  /**
   * Admins: creates a service account. CONFLICT if an active one has the name, or if 50 are active. Not for tokens; needs
   * a recent password or code.
   */
  createServiceAccount: Maybe<ServiceAccountSecret>;
  /** Admins: creates an endpoint and its secret; CONFLICT if 20 exist. Not for tokens; needs a recent password or code. */
  createWebhookEndpoint: Maybe<WebhookEndpointSecret>;
  /** Staff: hides a course from students; enrolments remain. */
  deactivateCourse: Maybe<Course>;
  /** Admins: deletes an endpoint and discards its pending deliveries. Idempotent. */
  deleteWebhookEndpoint: Maybe<WebhookEndpoint>;
  /** Staff: copies a course, active and without enrolments, to another date. */
  duplicateCourse: Maybe<Course>;
  /** Ends all of one's own sessions except the current one. Not for personal access tokens. */
  endOtherSessions: Maybe<Acknowledgement>;
  /** Removes the second factor. Not for personal access tokens. */
  endSecondFactor: Maybe<Acknowledgement>;
  /** Admins: ends a service account permanently; repeating it changes nothing. Not for tokens and service accounts. */
  endServiceAccount: Maybe<ServiceAccount>;
  /** Ends one of one's own sessions, which may be the current one. Not for personal access tokens. */
  endSession: Maybe<Acknowledgement>;
  /** Admins: ends all sessions, personal access tokens, calendar and password reset links of a user; the password remains. */
  endUserAccess: Maybe<Acknowledgement>;
  /** Admins: ends one session of a user. */
  endUserSession: Maybe<Acknowledgement>;
  /** Enrols in a group course or books a personalised class. REST: POST /api/courses/enroll. */
  enrol: Maybe<Enrolment>;
  /**
   * Staff: enrols a student; the same rules apply as for the student, except that a group course accepts enrolments until three
   * days after its end.
   */
  enrolStudent: Maybe<Enrolment>;
  /**
   * Admins: confirms `pendingEmail` where the server sends no mail. CONFLICT without one, if another account has it, and if
   * the link was mailed. Needs a recent password or code.
   */
  finishEmailChange: Maybe<User>;
  /**
   * Staff: hands out a weapon on the day of the class. CONFLICT for a weapon that is out or cannot be used, and for a student
   * without a licence that is valid that day, unless the course permits that and an instructor accompanies.
   */
  handOutFirearm: Maybe<FirearmHandOut>;
  /** Staff: marks a redemption as handed out; CONFLICT if it already is. */
  handOutRedemption: Maybe<Redemption>;
  /** Staff: closes a session and opens the next with the cash that was counted. Not for tokens. */
  handOverTill: Maybe<TillHandOver>;
  /**
   * Admins: creates the users of a CSV file; if any line has an error, none. They have no password and, without a document
   * number, a pending profile. Existing users are not changed, so the import can be repeated. Bodies above 32 kB are
   * accepted from admins only, with a Content-Length; otherwise TOO_LARGE.
   */
  importUsers: Maybe<UsersImport>;
  /**
   * Admins: creates an invitation, valid for a week; it replaces an earlier one. CONFLICT for an inactive instructor and
   * for one with an account. Not for tokens; needs a recent password or code.
   */
  inviteInstructor: Maybe<InstructorInvitation>;
  /**
   * Staff: issues certificates for completed enrolments, whatever their course. The result for an enrolment
   * that has a valid one is that one.
   */
  issueCertificates: Maybe<Array<CertificateOutcome>>;
  /** Joins the waiting list of a full course; CONFLICT if there are free seats and nobody is waiting. */
  joinWaitingList: Maybe<WaitingEntry>;
  /** Keeps one's own second factor, whose loss an admin has recorded; CONFLICT if nobody has. Not for personal access tokens. */
  keepMySecondFactor: Maybe<SecondFactor>;
  /** Leaves the waiting list of a course. */
  leaveWaitingList: Maybe<WaitingEntry>;
  /** Signs in with email and password. REST: POST /api/auth/login. */
  login: Maybe<Session>;
  /** Ends the session of this request. REST: POST /api/auth/logout. */
  logout: Maybe<Acknowledgement>;
  /**
   * Staff: marks students present or takes that back, which completes nothing. Instructors do so in own classes, on the day of
   * the class; they take back their own marks, until midnight.
   */
  markArrivals: Maybe<Array<EnrolmentOutcome>>;
  /** Staff: cancels pending and confirmed enrolments as no-shows, once the class has begun. */
  markNoShows: Maybe<Array<EnrolmentOutcome>>;
  /** Staff: moves a student to the front of a waiting list. */
  moveToFrontOfWaitingList: Maybe<WaitingEntry>;
  /** Staff: opens a till with the cash that was counted. Not for tokens. */
  openTill: Maybe<TillSession>;
  /** Staff: enters a purchase, a count or a loss of ammunition. CONFLICT for more than there is. */
  recordAmmunition: Maybe<AmmunitionEntry>;
  /**
   * Instructors: records attendance of own classes, on the day of the class, with the effects of `completeEnrolments` and
   * `markNoShows`. Until 15 minutes before the end of the class PRESENT marks the student present only (ARRIVED). An enrolment in another instructor's class is not found.
   */
  recordAttendance: Maybe<Array<AttendanceOutcome>>;
  /** Staff: cash put into or taken out of an open till that is no payment, with the next number. Not for tokens. */
  recordCashMovement: Maybe<MoneyEntry>;
  /** Staff: records a payment, with the next number of the point of sale. Not for tokens. */
  recordPayment: Maybe<MoneyChange>;
  /** Redeems points. REST: POST /api/points/redeem. */
  redeemPoints: Maybe<PointsChange>;
  /** Admins: sends a delivery again now, with retries like a new one; CONFLICT if its endpoint is not active. */
  redeliver: Maybe<WebhookDelivery>;
  /**
   * Admins: sends deliveries of an endpoint again, oldest first, at most 1,000 at a time; CONFLICT if the endpoint is not
   * active.
   */
  redeliverMatching: Maybe<Redelivery>;
  /** Staff: gives money of a payment back, up to the limit of the rules. Not for tokens. */
  refundPayment: Maybe<MoneyChange>;
  /** Admins: gives money of a payment back, above the limit, too. Not for tokens; needs a recent password or code. */
  refundPaymentAboveLimit: Maybe<MoneyChange>;
  /** Creates an account with a complete profile and signs in. REST: POST /api/auth/register. */
  register: Maybe<Session>;
  /** Staff: revokes a certificate and returns a new one with the present data, which names the former. */
  reissueCertificate: Maybe<Certificate>;
  /** Staff: cancels all coming enrolments of a student, and the waiting; freed seats go to the waiting lists. */
  releasePlaces: Maybe<Array<EnrolmentOutcome>>;
  /** Staff: removes a note on a class; its text is deleted. Instructors: NOT_FOUND for classes of others. */
  removeClassNote: Maybe<ClassNote>;
  /** Staff: removes a student from a waiting list. */
  removeFromWaitingList: Maybe<WaitingEntry>;
  /** Staff: removes an exception. */
  removeHoursException: Maybe<Schedule>;
  /** Staff: removes a note; its text is deleted. */
  removePersonNote: Maybe<PersonNote>;
  /** Staff: repeats a group course on other dates, and returns the series; a date on which it was repeated before is skipped. */
  repeatCourse: Maybe<Array<Course>>;
  /**
   * Requests the deletion of all personal data of the caller; staff decides. Repeating it changes nothing. Not for tokens;
   * needs a recent password or code.
   */
  requestDeletion: Maybe<User>;
  /**
   * Sends a password reset link by email, if the address is that of an active student with a password. The response is the
   * same for every address. UNAVAILABLE if email is not configured; RATE_LIMITED after 3 requests an hour for one address,
   * whether or not it has an account.
   */
  requestPasswordReset: Maybe<Acknowledgement>;
  /**
   * Admins: records that a user has lost the second factor. It ends after 72 hours, unless the user, who is told, says no.
   * CONFLICT if there is none and for an admin. Needs a recent password or code.
   */
  requestSecondFactorLoss: Maybe<UserSecondFactor>;
  /**
   * Anyone: withdraws from a contract. The response is the same for known and unknown people; at most 10 an hour from one
   * address, then RATE_LIMITED.
   */
  requestWithdrawal: Maybe<WithdrawalReceipt>;
  /** Moves a class to another date: students their own pending class, staff any enrolment, also of group courses. */
  rescheduleEnrolment: Maybe<Enrolment>;
  /** Staff: sends the link again that confirms `pendingEmail`; it is valid for 7 days. CONFLICT without one. Needs a recent password or code. */
  resendEmailChange: Maybe<User>;
  /** Staff: sends up to 500 failed messages again, oldest first, if their content is still true then. */
  resendFailedMail: Maybe<ResentMail>;
  /** Staff: sends a message again that was sent, failed or dropped, if its content is still true then; CONFLICT while it waits. */
  resendMail: Maybe<MailMessage>;
  /** Sets a new password with a reset link; ends all sessions and personal access tokens of the account. */
  resetPassword: Maybe<Acknowledgement>;
  /** Revokes one of one's own personal access tokens. Not for personal access tokens. */
  revokeAccessToken: Maybe<Acknowledgement>;
  /** Revokes one of one's own calendar links. Not for personal access tokens. */
  revokeCalendarLink: Maybe<Acknowledgement>;
  /** Admins: revokes a certificate permanently. */
  revokeCertificate: Maybe<Certificate>;
  /** Revokes one of one's own links. Not for personal access tokens. */
  revokePassportLink: Maybe<Acknowledgement>;
  /** Admins: revokes one personal access token of a user. */
  revokeUserAccessToken: Maybe<Acknowledgement>;
  /** Admins: revokes a calendar link of a user. */
  revokeUserCalendarLink: Maybe<Acknowledgement>;
  /** Admins: creates a new secret; the previous one is rejected at once. Not for tokens; needs a recent password or code. */
  rotateServiceAccount: Maybe<ServiceAccountSecret>;
  /**
   * Admins: creates a new secret for an endpoint. For 24 hours, messages are also signed with the previous one. Not for
   * tokens; needs a recent password or code.
   */
  rotateWebhookSecret: Maybe<WebhookEndpointSecret>;
  /** Admins: sends an event `webhook.test` to an endpoint; CONFLICT if it is not active. */
  sendTestEvent: Maybe<WebhookDelivery>;
  /** Staff: sets what the students of a course are lent, and whether students without a licence may be accompanied. */
  setCourseKit: Maybe<CourseKit>;
  /** Refuses or accepts email messages of a topic. Not for personal access tokens. */
  setMailPreference: Maybe<Array<MailPreference>>;
  /**
   * Admins: approves or refuses a deletion request. After an approval the user cannot sign in and is anonymised:
   * enrolments, ledger and audit trail remain without personal data. CONFLICT if no request is open, if the user has
   * pending or confirmed enrolments, and for an admin. An approval is not for tokens and needs a recent password or code.
   */
  settleDeletion: Maybe<User>;
  /** Admins: settles a request to withdraw; CONFLICT if it is settled. */
  settleWithdrawal: Maybe<Withdrawal>;
  /** Completes a pending profile. REST: POST /api/auth/profile-setup. */
  setupProfile: Maybe<User>;
  /** Shares parts of one's own passport by a link; at most 10 at once. Not for personal access tokens. */
  sharePassport: Maybe<PassportLink>;
  /**
   * Creates a secret for an authenticator app; it replaces one that was never confirmed. CONFLICT if a second factor is
   * active or the server has no SECRETS_KEY. Not for tokens; needs a recent password or code.
   */
  startSecondFactor: Maybe<SecondFactorSecret>;
  /**
   * Stops what somebody asked for an account, by the link «No fui yo» of a message; once, without a session: a change of
   * the email, also within 7 days after it was confirmed, or the removal of the second factor.
   */
  stopAccountChange: Maybe<Acknowledgement>;
  /** Stops a change of one's own email that staff has set; CONFLICT without one. Not for personal access tokens. */
  stopMyEmailChange: Maybe<User>;
  /**
   * Staff: takes back what the caller has just recorded: a confirmation within 20 seconds, else CONFIRMATION_FINAL, before the
   * student has the message; a completion until midnight, with its points.
   */
  takeBackEnrolments: Maybe<Array<EnrolmentOutcome>>;
  /** Staff: takes back a weapon, with the rounds fired. CONFLICT for one that was returned already. */
  takeBackFirearm: Maybe<FirearmHandOut>;
  /**
   * Staff: moves a student of a group course to another date of it, a course of the same series or name, in one write. Status,
   * price and identifier stay; a freed seat goes to the waiting list. REST: POST /api/courses/enrollments/{id}/transfer.
   */
  transferEnrolment: Maybe<Enrolment>;
  /**
   * Staff: undoes a call-off of the last ten minutes. Enrolments that it cancelled are live again where the student can
   * still come; the others are listed with the reason.
   */
  undoCallOff: Maybe<CourseWithContacts>;
  /** Staff: undoes a payment that the caller took in the last ten minutes. Not for tokens. */
  undoPayment: Maybe<MoneyChange>;
  /** Staff: changes a course. */
  updateCourse: Maybe<Course>;
  /** Staff: changes several courses, independently of each other. */
  updateCourses: Maybe<Array<CourseOutcome>>;
  /** Changes an enrolment. REST: PUT /api/courses/enrollments/{id}. */
  updateEnrolment: Maybe<Enrolment>;
  /** Staff: changes a weapon. */
  updateFirearm: Maybe<Firearm>;
  /** Staff: changes an instructor. */
  updateInstructor: Maybe<Instructor>;
  /** Admins: switches money on or off and sets its rules. Not for tokens; needs a recent password or code. */
  updateMoneyRules: Maybe<MoneyRules>;
  /** Changes one's own profile; document and day of birth cannot be changed. */
  updateProfile: Maybe<User>;
  /** Admins: changes opening hours, lanes and rules. */
  updateSchedule: Maybe<Schedule>;
  /**
   * Admins: changes name or permissions of a service account. CONFLICT if another active one has the name. Not for tokens
   * and service accounts. Other permissions need a recent password or code.
   */
  updateServiceAccount: Maybe<ServiceAccount>;
  /**
   * Staff: changes role, state, licence and postal code of a user, and corrects the profile. Another email becomes
   * `pendingEmail` and counts when its owner has confirmed it; a first one counts at once. Roles, another email and the
   * end of a deactivation are not for tokens and need a recent password or code.
   */
  updateUser: Maybe<User>;
  /**
   * Admins: changes an endpoint; takes effect in all server processes within five seconds. Another address is not for
   * tokens and needs a recent password or code.
   */
  updateWebhookEndpoint: Maybe<WebhookEndpoint>;
  /** Verifies a code for the current session. Not for personal access tokens. */
  verifySecondFactor: Maybe<Acknowledgement>;
  /** Withdraws an open deletion request; without one, it changes nothing. Not for personal access tokens. */
  withdrawDeletion: Maybe<User>;
  /** Staff: withdraws `pendingEmail`. CONFLICT without one. */
  withdrawEmailChange: Maybe<User>;
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
export type MutationImportUsersArgs = {
  input: ImportUsersInput;
};


/** Writes. Each section below adds its fields. */
export type MutationInviteInstructorArgs = {
  input: InviteInstructorInput;
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
  __typename: 'MyDataPage';
  /** Pass it as `after` to read the next page; null on the last one. */
  next: Maybe<Scalars['String']['output']>;
  /** The records, ordered by section. */
  records: Array<MyDataRecord>;
};

/** One record of what is stored about a person. */
export type MyDataRecord = {
  __typename: 'MyDataRecord';
  /** The stored record as a JSON object; dates are strings in UTC, prices are in centavos. */
  json: Scalars['String']['output'];
  /** Kind of record: `account`, `enrolments`, `points`, … */
  section: Scalars['String']['output'];
};

/** A new personal access token. */
export type NewAccessToken = {
  __typename: 'NewAccessToken';
  /** Name, scopes and dates of the token. */
  accessToken: AccessToken;
  /** The bearer token, beginning with `acd_`. Returned only here; the server stores its hash. */
  token: Scalars['String']['output'];
};

/** A new link to a calendar. */
export type NewCalendarLink = {
  __typename: 'NewCalendarLink';
  /** What it shows, and its dates. */
  calendarLink: CalendarLink;
  /** The secret address, ending in `.ics`. Returned only here; the server stores its hash. */
  link: Scalars['String']['output'];
};

/** Accounts created in a month, without those of staff and admins. */
export type NewStudents = {
  __typename: 'NewStudents';
  /** Not counted as students: their data were erased at their request. */
  erased: Scalars['Int']['output'];
  /** Not counted as students: their profile is incomplete. */
  incomplete: Scalars['Int']['output'];
  /** Students, whether active today or not. */
  registered: Scalars['Int']['output'];
};

/** Occupancy of the group courses with limited seats. */
export type Occupancy = {
  __typename: 'Occupancy';
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
  /** The till. */
  tillId: Scalars['ID']['input'];
};

/** Why one of several enrolments was not changed. */
export type OutcomeError = {
  __typename: 'OutcomeError';
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

/** Position of a page in its list. */
export type PageInfo = {
  __typename: 'PageInfo';
  /** Pass it as `after` to read the next page; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there are rows after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are rows before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Pass it as `before` to read the previous page; null on an empty page. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** A link that shows parts of one's passport without sign-in. */
export type PassportLink = {
  __typename: 'PassportLink';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stops working. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When the page was last opened. */
  lastViewedAt: Maybe<Scalars['DateTime']['output']>;
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
  __typename: 'PasswordReset';
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
  __typename: 'PersonNote';
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
  __typename: 'PersonNoteConnection';
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
  __typename: 'PersonNoteEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The note. */
  node: PersonNote;
};

/** A ledger entry and the balance after it. */
export type PointsChange = {
  __typename: 'PointsChange';
  /** Balance after the entry. */
  points: Scalars['Int']['output'];
  /** The ledger entry. */
  transaction: PointsTransaction;
};

/** Points of a month. */
export type PointsOfMonth = {
  __typename: 'PointsOfMonth';
  /** Sum of corrections by admins; may be negative. */
  adjusted: Scalars['Int']['output'];
  /** Earned. */
  earned: Scalars['Int']['output'];
  /** Redeemed, a positive number. */
  redeemed: Scalars['Int']['output'];
};

/** An entry of the append-only points ledger. */
export type PointsTransaction = {
  __typename: 'PointsTransaction';
  /** Redemptions: code of 8 characters that the student shows to staff; null for other entries. */
  code: Maybe<Scalars['String']['output']>;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Text that the student sees. */
  description: Scalars['String']['output'];
  /** The enrolment that earned the points; null for other entries. */
  enrolmentId: Maybe<Scalars['ID']['output']>;
  /** Redemptions: when it was handed out; null before, and for other entries. */
  handedOutAt: Maybe<Scalars['DateTime']['output']>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Number of points, negative if redeemed or taken. */
  points: Scalars['Int']['output'];
  /** Kind of a ledger entry. */
  type: TransactionType;
};

/** One page of the ledger. */
export type PointsTransactionConnection = {
  __typename: 'PointsTransactionConnection';
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
  __typename: 'PointsTransactionEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: PointsTransaction;
};

/** Parts of the price of a personalised class, in Argentine pesos. */
export type PriceBreakdown = {
  __typename: 'PriceBreakdown';
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
  __typename: 'Query';
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
  /** Staff: weapons and ammunition for the classes of a day; TOO_LARGE above 5,000 enrolments. */
  armoury: Maybe<Armoury>;
  /** Admins: the audit trail, newest first. */
  auditTrail: AuditEntryConnection;
  /**
   * Free times of at most 62 days for a course: within opening hours, with a free lane, instructor and weapons. A group course has its
   * own date, while a place is left. REST: GET /api/courses/{course_id}/availability.
   */
  availability: Maybe<Availability>;
  /** Staff: certificates, newest first. */
  certificates: CertificateConnection;
  /** Staff: what staff has written about a class, newest first. Instructors: NOT_FOUND for classes of others. */
  classNotes: ClassNoteConnection;
  /** Price of a personalised class; same validation and errors as booking it. */
  classQuote: Maybe<PriceBreakdown>;
  /** Staff: attendance, no-shows and cancellations of at most 36 months; TOO_LARGE above 2,000 group courses. */
  classReport: Maybe<ClassReport>;
  /** One course. REST: GET /api/courses/{id}. */
  course: Maybe<Course>;
  /**
   * Staff: students to inform about a course, at most 1,000: those affected by its call-off; otherwise those enrolled,
   * those that an undone call-off could not enrol again, and the waiting list.
   */
  courseContacts: Array<CourseContact>;
  /** Staff: what the students of a course are lent. */
  courseKit: Maybe<CourseKit>;
  /** Staff: what moving a course to another date by `updateCourse` would do. */
  courseMove: Maybe<CourseMove>;
  /** Staff: the courses of a course's series by date; empty if it has none. */
  courseSeries: Array<Course>;
  /** Courses by date, those without date last; visitors and students see only active ones. REST: GET /api/courses. */
  courses: Array<Course>;
  /** Staff: closings of days, newest first. */
  dayClosings: DayClosingConnection;
  /** Staff: the last 100 entries of a course's waiting list that have ended, latest first, with the state and the reason. */
  endedWaiting: Array<EndedWaiting>;
  /** One's own enrolment; staff reads any. REST: GET /api/courses/enrollments/{id}. */
  enrolment: Maybe<Enrolment>;
  /** One of one's own enrolments as a file for calendar programs; without an event if it has no date. */
  enrolmentCalendar: Maybe<CalendarFile>;
  /** The student and staff: the latest certificate of an enrolment; null without one. */
  enrolmentCertificate: Maybe<Certificate>;
  /**
   * Staff: all enrolments, newest first. Conditions without an index examine at most 1,000 rows per page: a page may then
   * have fewer rows than `first`, even none, while `hasNextPage` or `hasPreviousPage` is true.
   */
  enrolments: EnrolmentConnection;
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
  instructor: Maybe<Instructor>;
  /** Staff: instructors by name. */
  instructors: InstructorConnection;
  /** Staff: one email message. */
  mailMessage: Maybe<MailMessage>;
  /** Staff: email messages to people, newest first. */
  mailMessages: MailMessageConnection;
  /** Staff: whether the caller can create a password reset link for a student. */
  mayCreatePasswordReset: Scalars['Boolean']['output'];
  /** The signed-in user. REST: GET /api/auth/me. */
  me: User;
  /** Staff: the account of a person; null while money is off. */
  moneyAccount: Maybe<MoneyAccount>;
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
  /** One's own preferences, one for each topic. Not for personal access tokens. */
  myMailPreferences: Array<MailPreference>;
  /** The signed-in user's account; null while money is off. */
  myMoneyAccount: Maybe<MoneyAccount>;
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
  /** Staff: what staff has written about a person, newest first. */
  personNotes: PersonNoteConnection;
  /** Staff: the classes of today with their students and weapons. Instructors: their own classes. */
  rangeDay: RangeDay;
  /** Staff: redemptions, newest first. */
  redemptions: RedemptionConnection;
  /** Staff: the running release. */
  release: Release;
  /** Admins: figures of at most 36 months. */
  reports: Array<MonthReport>;
  /** Staff: enrolments of a course that are not cancelled, and no-shows, by surname; of a personalised course by date. */
  roster: Array<Enrolment>;
  /** Staff: opening hours, lanes and rules. */
  schedule: Maybe<Schedule>;
  /** Admins: active service accounts, oldest first, at most 50. Not for tokens and service accounts. */
  serviceAccounts: Array<ServiceAccount>;
  /** Staff: sessions of tills, newest first; none while money is off. REST: GET /api/money/sessions. */
  tillSessions: TillSessionConnection;
  /** Staff: coming courses of the same series or name with a free seat, to which `transferEnrolment` moves a student; at most 50. */
  transferTargets: Array<Course>;
  /** Staff: one user. */
  user: Maybe<User>;
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

/** A class of today. */
export type RangeClass = {
  __typename: 'RangeClass';
  /** From when it may be completed without a reason. */
  completableFrom: Scalars['DateTime']['output'];
  /** Name of the course. */
  courseName: Scalars['String']['output'];
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** The course or, of the class of one student, the enrolment. */
  id: Scalars['ID']['output'];
  /** Who gives it; null if nobody is named. */
  instructorName: Maybe<Scalars['String']['output']>;
  /** Its lane, or while free times are suggested one that is free for it; null if there is none. */
  laneName: Maybe<Scalars['String']['output']>;
  /** Where it takes place. */
  location: Scalars['String']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
};

/** The classes of today, for who hands out weapons and who teaches. Instructors: their own classes. */
export type RangeDay = {
  __typename: 'RangeDay';
  /** The classes, by their beginning. */
  classes: Array<RangeClass>;
  /** Closings of today, newest first. Instructors: none. */
  closings: Array<DayClosing>;
  /** Today, in the academy's time zone. */
  day: Scalars['LocalDate']['output'];
  /** Weapons that can be handed out now, by make and serial number. Instructors: none. */
  freeFirearms: Array<Firearm>;
  /** Who can accompany a student. */
  instructors: Array<CourseInstructor>;
  /** Weapons that are out with somebody who is not among the students, as after a cancellation or since another day. Instructors: none. */
  outside: Array<FirearmHandOut>;
  /** Their students, by class and name. */
  students: Array<RangeStudent>;
};

/** A weapon that a student is lent, with its ammunition. */
export type RangeLoan = {
  __typename: 'RangeLoan';
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
  /** `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  model: Scalars['String']['output'];
  /** Rounds that go with it. */
  rounds: Scalars['Int']['output'];
};

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
  __typename: 'RangeStudent';
  /** When the student was marked as present; null before. */
  arrivedAt: Maybe<Scalars['DateTime']['output']>;
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
  /** What is still to be handed out. */
  loans: Array<RangeLoan>;
  /** Name of the student. */
  name: Scalars['String']['output'];
  /** When the class begins. */
  startsAt: Scalars['DateTime']['output'];
  /** Where the student is. */
  state: RangeState;
  /** The weapons that the class is booked with or that the course lends, `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`; empty if the student brings them. */
  weapons: Array<Scalars['String']['output']>;
};

/** Enrolments cancelled for a reason. */
export type ReasonCount = {
  __typename: 'ReasonCount';
  /** Enrolments. */
  count: Scalars['Int']['output'];
  /** The reason. */
  reason: CancellationReason;
};

/** A purchase, a count or a loss of ammunition. */
export type RecordAmmunitionInput = {
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['input'];
  /** Of a purchase, which needs one: number of the invoice, at most 60 characters. */
  invoice?: InputMaybe<Scalars['String']['input']>;
  /** Of a purchase: the lot, at most 60 characters. */
  lot?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters; a loss needs one. */
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

/** Money that a person paid. */
export type RecordPaymentInput = {
  /** Pesos, with two decimals at most. */
  amount: Scalars['Float']['input'];
  /** Accepts more than is owed, which stays in favour of the person. */
  isOnAccount?: InputMaybe<Scalars['Boolean']['input']>;
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
  __typename: 'Redelivery';
  /** Number of deliveries. */
  count: Scalars['Int']['output'];
  /** Whether more match, which are not sent. */
  hasMore: Scalars['Boolean']['output'];
};

/** A redemption of points by a student. */
export type Redemption = {
  __typename: 'Redemption';
  /** 8 characters that the student shows to staff. In rare cases two redemptions have the same code. */
  code: Scalars['String']['output'];
  /** When the points were redeemed. */
  createdAt: Scalars['DateTime']['output'];
  /** Purpose, as written by the student. */
  description: Scalars['String']['output'];
  /** When it was handed out; null before. */
  handedOutAt: Maybe<Scalars['DateTime']['output']>;
  /** Identifier, that of its ledger entry. */
  id: Scalars['ID']['output'];
  /** Points redeemed, a positive number. */
  points: Scalars['Int']['output'];
  /** The student; null if unknown. */
  user: Maybe<User>;
};

/** One page of redemptions. */
export type RedemptionConnection = {
  __typename: 'RedemptionConnection';
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
  __typename: 'RedemptionEdge';
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
  __typename: 'Referral';
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
  __typename: 'ReferralConnection';
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
  __typename: 'ReferralEdge';
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
  __typename: 'Release';
  /** Commit it was built from, or `unknown`. */
  commit: Scalars['String']['output'];
  /** Version as in CHANGELOG.md. */
  version: Scalars['String']['output'];
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
  __typename: 'ResentMail';
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
  __typename: 'Schedule';
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
  __typename: 'SecondFactor';
  /** Whether `login` requires a code. */
  isActive: Scalars['Boolean']['output'];
  /** Whether operations for staff fail with FORBIDDEN until a code is verified (setting ADMIN_SECOND_FACTOR). */
  isRequired: Scalars['Boolean']['output'];
  /** Whether a code was verified in this session. */
  isVerified: Scalars['Boolean']['output'];
  /** When it ends, because an admin has recorded that it was lost; null if nobody has. */
  lossEffectiveAt: Maybe<Scalars['DateTime']['output']>;
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
  __typename: 'SecondFactorConfirmation';
  /** Each replaces a code of the app once. Returned only here. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** The secret to set up an authenticator app with. */
export type SecondFactorSecret = {
  __typename: 'SecondFactorSecret';
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
  __typename: 'ServiceAccount';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Who created it; for information only. */
  createdBy: AuditActor;
  /** When it ended; null while active. */
  endedAt: Maybe<Scalars['DateTime']['output']>;
  /** When the current secret expires; null if it does not. */
  expiresAt: Maybe<Scalars['DateTime']['output']>;
  /** Identifier, 24 hexadecimal digits; `actor.id` in the audit trail. */
  id: Scalars['ID']['output'];
  /** When the current secret was last used, accurate to ten minutes; null before the first use. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** Name, unique among active service accounts. */
  name: Scalars['String']['output'];
  /** What it permits. */
  scopes: Array<TokenScope>;
  /** When the current secret was created. */
  secretCreatedAt: Scalars['DateTime']['output'];
};

/** A service account and its new secret. */
export type ServiceAccountSecret = {
  __typename: 'ServiceAccountSecret';
  /** The bearer token, beginning with `acs_`. Returned only here; the server stores its hash. */
  secret: Scalars['String']['output'];
  /** The service account. */
  serviceAccount: ServiceAccount;
};

/** A new session: send `accessToken` as a bearer token. */
export type Session = {
  __typename: 'Session';
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

/** Number of enrolments by status. */
export type StatusCounts = {
  __typename: 'StatusCounts';
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
  __typename: 'StockShortage';
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
};

/** A group course or the class of one student, for its instructor. */
export type TaughtClass = {
  __typename: 'TaughtClass';
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
  __typename: 'TaughtStudent';
  /** Attendance. */
  attendance: Attendance;
  /** The enrolment. */
  enrolmentId: Scalars['ID']['output'];
  /** Whether the weapons licence is valid on the day of the class. */
  hasLicence: Scalars['Boolean']['output'];
  /** Whether the student said that they will come. */
  isComing: Scalars['Boolean']['output'];
  /** Whether what was charged for the class is paid; null while money is off, and if nothing is charged for it. */
  isPaid: Maybe<Scalars['Boolean']['output']>;
  /** Full name. */
  name: Scalars['String']['output'];
  /** Telephone, on the day of the class; null on all others. */
  phone: Maybe<Scalars['String']['output']>;
};

/** Where cash is kept. Each till has a point of sale of its own. */
export type Till = {
  __typename: 'Till';
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The point of sale of its receipts, 1 to 9999. */
  pointOfSale: Scalars['Int']['output'];
};

/** A till that was closed and opened in one step. */
export type TillHandOver = {
  __typename: 'TillHandOver';
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
  __typename: 'TillSession';
  /** Pesos of cash put in that are no payments. */
  cashIn: Maybe<Scalars['Float']['output']>;
  /** Pesos of cash taken out that are no refunds. */
  cashOut: Maybe<Scalars['Float']['output']>;
  /** When it was closed; null while it is open. */
  closedAt: Maybe<Scalars['DateTime']['output']>;
  /** Who closed it; null while it is open, or if the account is gone. */
  closedBy: Maybe<User>;
  /** Pesos that were counted when it was closed. */
  counted: Maybe<Scalars['Float']['output']>;
  /** What was counted above what was expected; negative if cash was missing. */
  difference: Maybe<Scalars['Float']['output']>;
  /** Pesos of cash that should have been there. */
  expected: Maybe<Scalars['Float']['output']>;
  /** Number of its first receipt; null without one, or while it is open. */
  firstReceipt: Maybe<Scalars['String']['output']>;
  /** Pesos that were counted when it was opened. */
  float: Scalars['Float']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Number of its last receipt; null without one, or while it is open. */
  lastReceipt: Maybe<Scalars['String']['output']>;
  /** Payments and refunds by method; empty while it is open. */
  methods: Array<MethodTotal>;
  /** What was written about it when it was closed. */
  note: Maybe<Scalars['String']['output']>;
  /** 1, 2, 3 … of the point of sale. */
  number: Scalars['Int']['output'];
  /** When it was opened. */
  openedAt: Scalars['DateTime']['output'];
  /** Who opened it; null if the account is gone. */
  openedBy: Maybe<User>;
  /** The point of sale of its receipts. */
  pointOfSale: Scalars['Int']['output'];
  /** The till. */
  tillId: Scalars['ID']['output'];
  /** The name of the till when it was opened. */
  tillName: Scalars['String']['output'];
};

/** One page of sessions. */
export type TillSessionConnection = {
  __typename: 'TillSessionConnection';
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
  __typename: 'TillSessionEdge';
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
  /** The payment. */
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
  /** Where it is kept, at most 60 characters; null clears it. */
  sector?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60 characters. With the make it is unique, however it is spelt. */
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
  /** 0 to 100. */
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
  __typename: 'User';
  /** Street and number; null while the profile is pending. */
  address: Maybe<Scalars['String']['output']>;
  /** Day of birth; null while the profile is pending. */
  birthDate: Maybe<Scalars['LocalDate']['output']>;
  /** City. */
  city: Maybe<Scalars['String']['output']>;
  /** Weapons licence number (CLU); set by staff only. */
  clu: Maybe<Scalars['String']['output']>;
  /** Day on which the weapons licence expires; set by staff only. */
  cluExpiration: Maybe<Scalars['LocalDate']['output']>;
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  /** State of the deletion request; null if there is none. */
  deletion: Maybe<Deletion>;
  /** Number as typed by the user; begins with `PENDING-` while the profile is pending. */
  documentNumber: Scalars['String']['output'];
  /** Kind of identity document; null while the profile is pending. */
  documentType: Maybe<DocumentType>;
  /**
   * Email address to sign in with, lower case, unique. A person without one has an address that ends with
   * `@sin-correo.invalid`.
   */
  email: Scalars['String']['output'];
  /** Given name; may be null while the profile is pending. */
  firstName: Maybe<Scalars['String']['output']>;
  /** Gender; null while the profile is pending. */
  gender: Maybe<Gender>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** False once staff has deactivated the account. */
  isActive: Scalars['Boolean']['output'];
  /** Whether the mail server has rejected this email as unknown. */
  isEmailUnreachable: Scalars['Boolean']['output'];
  /** Family name; may be null while the profile is pending. */
  lastName: Maybe<Scalars['String']['output']>;
  /** True while the profile is pending: the user must complete it. */
  needsSetup: Scalars['Boolean']['output'];
  /** An email that staff has set, until its owner opens the link that was sent to it; it signs nobody in. Null without one. */
  pendingEmail: Maybe<Scalars['String']['output']>;
  /** Until when `pendingEmail` can be confirmed; null without one. */
  pendingEmailUntil: Maybe<Scalars['DateTime']['output']>;
  /** Telephone. */
  phone: Maybe<Scalars['String']['output']>;
  /** Balance of the points ledger. */
  points: Scalars['Int']['output'];
  /** Postal code; set by staff only. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** Province. */
  province: Maybe<Scalars['String']['output']>;
  /** Starts at 0 and grows with every change of this user, except changes of `points`, `deletion`, `usesMoney` and `usesFirearms`. */
  revision: Scalars['Int']['output'];
  /** What the user may do. */
  role: Role;
  /** Role among staff who are not admins; null for everybody else. */
  staffRole: Maybe<StaffRole>;
  /** When `revision` last grew; at first, when the account was created. */
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the academy has entered weapons or what a course lends; the screens of the armoury are shown then. */
  usesFirearms: Scalars['Boolean']['output'];
  /** Whether the academy keeps accounts of money; the screens of money are shown then. */
  usesMoney: Scalars['Boolean']['output'];
};

/** One page of users. */
export type UserConnection = {
  __typename: 'UserConnection';
  /** Server time of the request. The next run passes the value of the first page as `updatedSince`; a first run passes none. */
  asOf: Maybe<Scalars['DateTime']['output']>;
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
  __typename: 'UserEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The user. */
  node: User;
};

/** What an admin sees of a user's second factor. */
export type UserSecondFactor = {
  __typename: 'UserSecondFactor';
  /** Whether `login` requires a code. */
  isActive: Scalars['Boolean']['output'];
  /** When it ends, because an admin has recorded that it was lost; null if nobody has. */
  lossEffectiveAt: Maybe<Scalars['DateTime']['output']>;
};

/** Result of an import or a dry run. */
export type UsersImport = {
  __typename: 'UsersImport';
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
  __typename: 'WaitingEntry';
  /** The course. */
  course: Course;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When the student joined the waiting list. */
  joinedAt: Scalars['DateTime']['output'];
  /** Position on the waiting list, from 1. */
  position: Scalars['Int']['output'];
  /** The student; null if the account no longer exists. */
  user: Maybe<User>;
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
  __typename: 'Weapon';
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
  __typename: 'WeaponCount';
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
  __typename: 'WeaponShortage';
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
  __typename: 'WeaponTotal';
  /** Number of classes. */
  classes: Scalars['Int']['output'];
  /** `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  id: Scalars['ID']['output'];
  /** Name. */
  label: Scalars['String']['output'];
};

/** One attempt of a delivery. */
export type WebhookAttempt = {
  __typename: 'WebhookAttempt';
  /** When it began. */
  at: Scalars['DateTime']['output'];
  /** Duration in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** Why it failed; null if it succeeded. */
  error: Maybe<WebhookDeliveryError>;
  /** HTTP status of the response; null if none. */
  status: Maybe<Scalars['Int']['output']>;
};

/** One event for one endpoint; deleted after a configured time, 30 days by default. */
export type WebhookDelivery = {
  __typename: 'WebhookDelivery';
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
  nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** Its state. */
  state: WebhookDeliveryState;
  /** Event type. */
  type: WebhookEvent;
};

/** One page of deliveries. */
export type WebhookDeliveryConnection = {
  __typename: 'WebhookDeliveryConnection';
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
  __typename: 'WebhookDeliveryEdge';
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
  __typename: 'WebhookEndpoint';
  /** When it was created; it receives events from then on. */
  createdAt: Scalars['DateTime']['output'];
  /** Purpose; null if none. */
  description: Maybe<Scalars['String']['output']>;
  /** Why it is disabled; null while active. */
  disabledReason: Maybe<WebhookDisabledReason>;
  /** Event types it receives. */
  events: Array<WebhookEvent>;
  /** Since when all attempts fail; null after a success. */
  failingSince: Maybe<Scalars['DateTime']['output']>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** False while nothing is sent. */
  isActive: Scalars['Boolean']['output'];
  /** Until when messages are also signed with the previous secret; null without a rotation. */
  previousSecretUntil: Maybe<Scalars['DateTime']['output']>;
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
  __typename: 'WebhookEndpointSecret';
  /** The endpoint. */
  endpoint: WebhookEndpoint;
  /** Secret to verify signatures with: `whsec_` and Base64. */
  secret: Scalars['String']['output'];
};

/** Event type. In the payload, the name is in lower case with a dot: `enrolment.created`. */
export type WebhookEvent =
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
  __typename: 'WeeklySpan';
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
  __typename: 'Withdrawal';
  /** What the consumer withdraws from, 1 to 1,000 characters, in lines. */
  about: Scalars['String']['output'];
  /** The academy's reply; null until then. */
  answer: Maybe<Scalars['String']['output']>;
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
  phone: Maybe<Scalars['String']['output']>;
  /** When the request is settled at the latest, 10 days after it. */
  settleBy: Scalars['DateTime']['output'];
  /** When it was settled; null until then. */
  settledAt: Maybe<Scalars['DateTime']['output']>;
};

/** One page of requests to withdraw. */
export type WithdrawalConnection = {
  __typename: 'WithdrawalConnection';
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
  __typename: 'WithdrawalEdge';
  /** Position in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The request. */
  node: Withdrawal;
};

/** What a consumer gets for a request to withdraw. */
export type WithdrawalReceipt = {
  __typename: 'WithdrawalReceipt';
  /** Deadline of the academy's reply, 24 hours after the request. */
  answerBy: Scalars['DateTime']['output'];
  /** The code to refer to the request. */
  code: Scalars['String']['output'];
  /** When the request is settled at the latest, 10 days after it. */
  settleBy: Scalars['DateTime']['output'];
};

export type FreeTimesQueryVariables = Exact<{
  courseId: Scalars['ID']['input'];
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
  movedEnrolmentId?: InputMaybe<Scalars['ID']['input']>;
  weapons?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>;
  hasWeaponAmmo?: InputMaybe<Scalars['Boolean']['input']>;
  instructorId?: InputMaybe<Scalars['ID']['input']>;
}>;


export type FreeTimesQuery = { availability: { __typename: 'Availability', policy: SchedulePolicy, dependsOnWeapons: boolean, instructors: Array<{ __typename: 'CourseInstructor', id: string, name: string }>, days: Array<{ __typename: 'DayAvailability', day: string, times: Array<string> }> } | null };

export type LastClass_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, createdAt: string, startsAt: string | null, instructorId: string | null, classType: ClassType | null, weapons: Array<string> | null, hasWeaponAmmo: boolean | null, ammoBoxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> | null };

export type RescheduleEnrolmentMutationVariables = Exact<{
  input: RescheduleEnrolmentInput;
}>;


export type RescheduleEnrolmentMutation = { rescheduleEnrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, scheduledDate: string | null, classDate: string | null, classTime: string | null } | null };

export type MyCalendarLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCalendarLinksQuery = { myCalendarLinks: Array<{ __typename: 'CalendarLink', kind: CalendarKind, createdAt: string | null, lastUsedAt: string | null }> };

export type CreateCalendarLinkMutationVariables = Exact<{
  input: CreateCalendarLinkInput;
}>;


export type CreateCalendarLinkMutation = { createCalendarLink: { __typename: 'NewCalendarLink', link: string } | null };

export type RevokeCalendarLinkMutationVariables = Exact<{
  input: RevokeCalendarLinkInput;
}>;


export type RevokeCalendarLinkMutation = { revokeCalendarLink: { __typename: 'Acknowledgement', detail: string } | null };

export type AcceptOfferMutationVariables = Exact<{
  input: AcceptOfferInput;
}>;


export type AcceptOfferMutation = { acceptOffer: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, offerUntil: string | null } | null };

export type EnrolmentCalendarQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type EnrolmentCalendarQuery = { enrolmentCalendar: { __typename: 'CalendarFile', fileName: string, text: string } | null };

export type AnnounceComing_EnrolmentFragment = { __typename: 'Enrolment', id: string, comingAt: string | null };

export type AnnounceComingMutationVariables = Exact<{
  input: AnnounceComingInput;
}>;


export type AnnounceComingMutation = { announceComing: { __typename: 'Enrolment', id: string, comingAt: string | null } | null };

export type CancelEnrolmentMutationVariables = Exact<{
  input: CancelEnrolmentInput;
}>;


export type CancelEnrolmentMutation = { cancelEnrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus } | null };

export type DepositNotice_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, deposit: { __typename: 'Deposit', amount: number, until: string, isPaid: boolean } | null };

export type EnrolmentDetails_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, scheduledDate: string | null, offerUntil: string | null, comingAt: string | null, completionDate: string | null, instructorName: string | null, classType: ClassType | null, classDate: string | null, weapons: Array<string> | null, hasWeaponAmmo: boolean | null, price: number, course: { __typename: 'Course', id: string, name: string, courseType: CourseType, scheduledDate: string | null, location: string }, deposit: { __typename: 'Deposit', amount: number, until: string, isPaid: boolean } | null, ammoBoxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> | null };

export type EnrolmentDialog_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, scheduledDate: string | null, offerUntil: string | null, comingAt: string | null, completionDate: string | null, instructorName: string | null, classType: ClassType | null, classDate: string | null, weapons: Array<string> | null, hasWeaponAmmo: boolean | null, price: number, course: { __typename: 'Course', id: string, name: string, courseType: CourseType, scheduledDate: string | null, location: string }, deposit: { __typename: 'Deposit', amount: number, until: string, isPaid: boolean } | null, ammoBoxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> | null };

export type EnrolmentFacts_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, scheduledDate: string | null, completionDate: string | null, instructorName: string | null, classType: ClassType | null, classDate: string | null, weapons: Array<string> | null, hasWeaponAmmo: boolean | null, price: number, ammoBoxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> | null, course: { __typename: 'Course', id: string, courseType: CourseType, location: string, scheduledDate: string | null } };

export type IdentityMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityMethodsQuery = { mySecondFactor: { __typename: 'SecondFactor', isActive: boolean }, mySessions: Array<{ __typename: 'ActiveSession', id: string, via: SignInMethod, isCurrent: boolean }> };

export type GoogleAuthUrlQueryVariables = Exact<{ [key: string]: never; }>;


export type GoogleAuthUrlQuery = { googleAuthUrl: string };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { logout: { __typename: 'Acknowledgement', detail: string } | null };

export type PersonNameFragment = { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string };

export type AccountFragment = { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null };

export type RolesFragment = { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null };

export type OwnNameQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnNameQuery = { me: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } };

export type RoleQueryVariables = Exact<{ [key: string]: never; }>;


export type RoleQuery = { me: { __typename: 'User', id: string, role: Role, staffRole: StaffRole | null } };

export type UsesMoneyQueryVariables = Exact<{ [key: string]: never; }>;


export type UsesMoneyQuery = { me: { __typename: 'User', id: string, usesMoney: boolean } };

export type UsesFirearmsQueryVariables = Exact<{ [key: string]: never; }>;


export type UsesFirearmsQuery = { me: { __typename: 'User', id: string, usesFirearms: boolean } };

export type CancelledText_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, cancellation: { __typename: 'Cancellation', reason: CancellationReason, at: string } | null, course: { __typename: 'Course', id: string, callOff: { __typename: 'CourseCallOff', at: string, reason: CallOffReason, note: string | null } | null } };

export type LicenceNotice_UserFragment = { __typename: 'User', id: string, cluExpiration: string | null };

export type LicenceNotice_EnrolmentFragment = { __typename: 'Enrolment', id: string, licence: LicenceState, startsAt: string | null, course: { __typename: 'Course', id: string, name: string, cluPolicy: CluPolicy } };

export type CoursesTable_CourseFragment = { __typename: 'Course', id: string, name: string, description: string, location: string, courseType: CourseType, price: number, pointsValue: number, scheduledDate: string | null, isActive: boolean };

export type CourseRow_CourseFragment = { __typename: 'Course', id: string, name: string, description: string, location: string, courseType: CourseType, price: number, pointsValue: number, scheduledDate: string | null, isActive: boolean };

export type AdminCoursesQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type AdminCoursesQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, adminCourses: { __typename: 'CourseConnection', totalCount: number, totalCountIsExact: boolean, courseCount: number, groupCount: number, scheduledCount: number, nodes: Array<{ __typename: 'Course', id: string, name: string, description: string, location: string, courseType: CourseType, price: number, pointsValue: number, scheduledDate: string | null, isActive: boolean }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type AdminUsersQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type AdminUsersQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, users: { __typename: 'UserConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'User', id: string, phone: string | null, documentType: DocumentType | null, documentNumber: string, role: Role, birthDate: string | null, gender: Gender | null, address: string | null, city: string | null, province: string | null, postalCode: string | null, createdAt: string, clu: string | null, cluExpiration: string | null, firstName: string | null, lastName: string | null, email: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type StatsCards_StatsFragment = { __typename: 'AdminStats', totalUsers: number, activeUsers: number, totalCourses: number, activeCourses: number, totalPoints: number };

export type AdminQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, adminStats: { __typename: 'AdminStats', totalUsers: number, activeUsers: number, totalCourses: number, activeCourses: number, totalPoints: number } };

export type UserDialog_UserFragment = { __typename: 'User', phone: string | null, documentType: DocumentType | null, documentNumber: string, birthDate: string | null, gender: Gender | null, address: string | null, city: string | null, province: string | null, postalCode: string | null, role: Role, createdAt: string, clu: string | null, cluExpiration: string | null, id: string, firstName: string | null, lastName: string | null, email: string };

export type UsersTable_UserFragment = { __typename: 'User', id: string, phone: string | null, documentType: DocumentType | null, documentNumber: string, role: Role, birthDate: string | null, gender: Gender | null, address: string | null, city: string | null, province: string | null, postalCode: string | null, createdAt: string, clu: string | null, cluExpiration: string | null, firstName: string | null, lastName: string | null, email: string };

export type UserRow_UserFragment = { __typename: 'User', phone: string | null, documentType: DocumentType | null, documentNumber: string, role: Role, id: string, firstName: string | null, lastName: string | null, email: string };

export type EditUserDialog_UserFragment = { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string };

export type ConfirmEmailChangeMutationVariables = Exact<{
  input: AccountLinkInput;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: { __typename: 'Acknowledgement', detail: string } | null };

export type PendingProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingProfileQuery = { me: { __typename: 'User', id: string, email: string, firstName: string | null, lastName: string | null, phone: string | null, needsSetup: boolean } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { __typename: 'Session', accessToken: string } | null };

export type SetupProfileMutationVariables = Exact<{
  input: SetupProfileInput;
}>;


export type SetupProfileMutation = { setupProfile: { __typename: 'User', id: string, needsSetup: boolean } | null };

export type SendsMailQueryVariables = Exact<{ [key: string]: never; }>;


export type SendsMailQuery = { health: { __typename: 'Health', sendsMail: boolean } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { __typename: 'Acknowledgement', detail: string } | null };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { __typename: 'Acknowledgement', detail: string } | null };

export type ResumeSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type ResumeSessionQuery = { me: { __typename: 'User', id: string, needsSetup: boolean } };

export type SignInMutationVariables = Exact<{
  input: LoginInput;
}>;


export type SignInMutation = { login: { __typename: 'Session', accessToken: string } | null };

export type StopAccountChangeMutationVariables = Exact<{
  input: AccountLinkInput;
}>;


export type StopAccountChangeMutation = { stopAccountChange: { __typename: 'Acknowledgement', detail: string } | null };

export type BookedDialog_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, price: number, instructorName: string | null, hasWeaponAmmo: boolean | null, course: { __typename: 'Course', id: string, name: string, courseType: CourseType, location: string, cluPolicy: CluPolicy }, deposit: { __typename: 'Deposit', amount: number, until: string, isPaid: boolean } | null };

export type BookClassMutationVariables = Exact<{
  input: BookClassInput;
}>;


export type BookClassMutation = { bookClass: { __typename: 'Enrolment', id: string, courseId: string, status: EnrolmentStatus, startsAt: string | null, price: number, instructorName: string | null, hasWeaponAmmo: boolean | null, createdAt: string, instructorId: string | null, classType: ClassType | null, weapons: Array<string> | null, course: { __typename: 'Course', id: string, name: string, courseType: CourseType, location: string, cluPolicy: CluPolicy }, ammoBoxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> | null, deposit: { __typename: 'Deposit', amount: number, until: string, isPaid: boolean } | null } | null };

export type CourseCard_CourseFragment = { __typename: 'Course', id: string, name: string, description: string, location: string, courseType: CourseType, scheduledDate: string | null, price: number, pointsValue: number, placesLeft: number | null, waitingCount: number };

export type CourseDetails_CourseFragment = { __typename: 'Course', id: string, name: string, description: string, location: string, courseType: CourseType, scheduledDate: string | null, price: number, pointsValue: number, isActive: boolean, durationMinutes: number, cluPolicy: CluPolicy, placesLeft: number | null, waitingCount: number, callOff: { __typename: 'CourseCallOff', reason: CallOffReason, note: string | null } | null, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null };

export type CourseQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  isSignedIn: Scalars['Boolean']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type CourseQuery = { me?: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, course: { __typename: 'Course', id: string, courseType: CourseType, name: string, description: string, location: string, scheduledDate: string | null, price: number, pointsValue: number, isActive: boolean, durationMinutes: number, cluPolicy: CluPolicy, placesLeft: number | null, waitingCount: number, callOff: { __typename: 'CourseCallOff', reason: CallOffReason, note: string | null } | null, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null } | null, myEnrolments?: { __typename: 'EnrolmentConnection', nodes: Array<{ __typename: 'Enrolment', id: string, courseId: string, status: EnrolmentStatus, scheduledDate: string | null, createdAt: string, startsAt: string | null, instructorId: string | null, classType: ClassType | null, weapons: Array<string> | null, hasWeaponAmmo: boolean | null, offerUntil: string | null, comingAt: string | null, completionDate: string | null, instructorName: string | null, classDate: string | null, price: number, course: { __typename: 'Course', id: string, name: string, courseType: CourseType, scheduledDate: string | null, location: string }, ammoBoxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> | null, deposit: { __typename: 'Deposit', amount: number, until: string, isPaid: boolean } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, myWaitingList?: Array<{ __typename: 'WaitingEntry', id: string, position: number, course: { __typename: 'Course', id: string } }> };

export type CoursesQueryVariables = Exact<{
  isSignedIn: Scalars['Boolean']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type CoursesQuery = { me?: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, group: Array<{ __typename: 'Course', id: string, isActive: boolean, location: string, scheduledDate: string | null, name: string, description: string, courseType: CourseType, price: number, pointsValue: number, placesLeft: number | null, waitingCount: number }>, personalised: Array<{ __typename: 'Course', id: string, isActive: boolean }>, myEnrolments?: { __typename: 'EnrolmentConnection', nodes: Array<{ __typename: 'Enrolment', id: string, courseId: string, status: EnrolmentStatus, createdAt: string, startsAt: string | null, instructorId: string | null, classType: ClassType | null, weapons: Array<string> | null, hasWeaponAmmo: boolean | null, ammoBoxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, myWaitingList?: Array<{ __typename: 'WaitingEntry', id: string, position: number, course: { __typename: 'Course', id: string } }> };

export type EnrolAction_CourseFragment = { __typename: 'Course', id: string, placesLeft: number | null, waitingCount: number };

export type GroupCourses_CourseFragment = { __typename: 'Course', id: string, isActive: boolean, location: string, scheduledDate: string | null, name: string, description: string, courseType: CourseType, price: number, pointsValue: number, placesLeft: number | null, waitingCount: number };

export type GroupCourses_EnrolmentFragment = { __typename: 'Enrolment', id: string, courseId: string, status: EnrolmentStatus };

export type GroupCourses_WaitingFragment = { __typename: 'WaitingEntry', id: string, position: number, course: { __typename: 'Course', id: string } };

export type MyClass_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, scheduledDate: string | null, offerUntil: string | null, comingAt: string | null, completionDate: string | null, instructorName: string | null, classType: ClassType | null, classDate: string | null, weapons: Array<string> | null, hasWeaponAmmo: boolean | null, price: number, course: { __typename: 'Course', id: string, name: string, courseType: CourseType, scheduledDate: string | null, location: string }, deposit: { __typename: 'Deposit', amount: number, until: string, isPaid: boolean } | null, ammoBoxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> | null };

export type EnrolMutationVariables = Exact<{
  input: EnrolInput;
}>;


export type EnrolMutation = { enrol: { __typename: 'Enrolment', id: string, courseId: string, status: EnrolmentStatus, startsAt: string | null, price: number, instructorName: string | null, hasWeaponAmmo: boolean | null, createdAt: string, instructorId: string | null, classType: ClassType | null, weapons: Array<string> | null, course: { __typename: 'Course', id: string, name: string, courseType: CourseType, location: string, cluPolicy: CluPolicy }, ammoBoxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> | null, deposit: { __typename: 'Deposit', amount: number, until: string, isPaid: boolean } | null } | null };

export type JoinWaitingListMutationVariables = Exact<{
  input: WaitingListInput;
}>;


export type JoinWaitingListMutation = { joinWaitingList: { __typename: 'WaitingEntry', id: string, position: number } | null };

export type LeaveWaitingListMutationVariables = Exact<{
  input: WaitingListInput;
}>;


export type LeaveWaitingListMutation = { leaveWaitingList: { __typename: 'WaitingEntry', id: string } | null };

export type CancelledNotice_EnrolmentFragment = { __typename: 'Enrolment', id: string, startsAt: string | null, status: EnrolmentStatus, course: { __typename: 'Course', id: string, name: string, callOff: { __typename: 'CourseCallOff', at: string, reason: CallOffReason, note: string | null } | null }, cancellation: { __typename: 'Cancellation', reason: CancellationReason, at: string } | null };

export type DashboardQueryVariables = Exact<{
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type DashboardQuery = { me: { __typename: 'User', id: string, gender: Gender | null, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null, points: number, cluExpiration: string | null }, personalised: Array<{ __typename: 'Course', id: string, isActive: boolean }>, myWaitingList: Array<{ __typename: 'WaitingEntry', id: string, position: number, course: { __typename: 'Course', id: string, name: string, scheduledDate: string | null } }>, myEnrolments: { __typename: 'EnrolmentConnection', nodes: Array<{ __typename: 'Enrolment', id: string, status: EnrolmentStatus, scheduledDate: string | null, licence: LicenceState, startsAt: string | null, createdAt: string, instructorId: string | null, classType: ClassType | null, weapons: Array<string> | null, hasWeaponAmmo: boolean | null, offerUntil: string | null, comingAt: string | null, completionDate: string | null, instructorName: string | null, classDate: string | null, price: number, course: { __typename: 'Course', id: string, scheduledDate: string | null, name: string, cluPolicy: CluPolicy, description: string, courseType: CourseType, location: string, callOff: { __typename: 'CourseCallOff', at: string, reason: CallOffReason, note: string | null } | null }, ammoBoxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, at: string } | null, deposit: { __typename: 'Deposit', amount: number, until: string, isPaid: boolean } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type Figures_UserFragment = { __typename: 'User', id: string, points: number };

export type UpcomingEnrolment_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, scheduledDate: string | null, offerUntil: string | null, course: { __typename: 'Course', id: string, name: string, description: string, courseType: CourseType, scheduledDate: string | null } };

export type UpcomingEnrolments_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, scheduledDate: string | null, offerUntil: string | null, comingAt: string | null, completionDate: string | null, instructorName: string | null, classType: ClassType | null, classDate: string | null, weapons: Array<string> | null, hasWeaponAmmo: boolean | null, price: number, course: { __typename: 'Course', id: string, name: string, description: string, courseType: CourseType, scheduledDate: string | null, location: string }, deposit: { __typename: 'Deposit', amount: number, until: string, isPaid: boolean } | null, ammoBoxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> | null };

export type Waiting_EntryFragment = { __typename: 'WaitingEntry', id: string, position: number, course: { __typename: 'Course', id: string, name: string, scheduledDate: string | null } };

export type ActivityQueryVariables = Exact<{
  filter?: InputMaybe<AuditFilter>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type ActivityQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, auditTrail: { __typename: 'AuditEntryConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'AuditEntry', id: string, at: string, action: string, outcome: AuditOutcome, reason: string | null, actor: { __typename: 'AuditActor', id: string | null, label: string, isServiceAccount: boolean }, subject: { __typename: 'AuditSubject', type: string, id: string | null, label: string }, changes: Array<{ __typename: 'AuditChange', field: string, before: string | null, after: string | null }> }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ActivityServiceAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type ActivityServiceAccountsQuery = { serviceAccounts: Array<{ __typename: 'ServiceAccount', id: string, name: string }> };

export type ActivityRow_EntryFragment = { __typename: 'AuditEntry', id: string, at: string, action: string, outcome: AuditOutcome, reason: string | null, actor: { __typename: 'AuditActor', id: string | null, label: string, isServiceAccount: boolean }, subject: { __typename: 'AuditSubject', type: string, id: string | null, label: string }, changes: Array<{ __typename: 'AuditChange', field: string, before: string | null, after: string | null }> };

export type AgendaColumnsQueryVariables = Exact<{ [key: string]: never; }>;


export type AgendaColumnsQuery = { schedule: { __typename: 'Schedule', lanes: Array<{ __typename: 'Lane', id: string, name: string, location: string, isActive: boolean }> } | null, instructors: { __typename: 'InstructorConnection', nodes: Array<{ __typename: 'Instructor', id: string, name: string }> } };

export type AgendaQueryVariables = Exact<{
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
}>;


export type AgendaQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, agenda: Array<{ __typename: 'AgendaEntry', id: string, startsAt: string, endsAt: string, proposedLaneId: string | null, instructorId: string | null, instructorName: string | null, pendingCount: number, confirmedCount: number, completedCount: number, comingCount: number, unpaidCount: number | null, warnings: Array<AgendaWarning>, course: { __typename: 'Course', courseType: CourseType, scheduledDate: string | null, laneId: string | null, cluPolicy: CluPolicy, revision: number, id: string, name: string, location: string, capacity: number | null, placesLeft: number | null, callOff: { __typename: 'CourseCallOff', at: string } | null }, enrolment: { __typename: 'Enrolment', laneId: string | null, id: string, status: EnrolmentStatus, comingAt: string | null, price: number, isPaid: boolean | null, owed: number | null, instructorId: string | null, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null } | null }> };

export type ArmourySheet_SheetFragment = { __typename: 'ArmourySheet', weapons: Array<{ __typename: 'WeaponTotal', id: string, label: string, classes: number }>, calibers: Array<{ __typename: 'CaliberTotal', caliber: string, boxes: number, cartridges: number }>, classes: Array<{ __typename: 'ArmouryClass', weapons: Array<string>, enrolment: { __typename: 'Enrolment', id: string, startsAt: string | null, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }, boxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> }>, ownWeaponClasses: Array<{ __typename: 'ArmouryClass', weapons: Array<string>, enrolment: { __typename: 'Enrolment', id: string, startsAt: string | null, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }, boxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> }> };

export type ArmouryClasses_ClassFragment = { __typename: 'ArmouryClass', weapons: Array<string>, enrolment: { __typename: 'Enrolment', id: string, startsAt: string | null, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }, boxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> };

export type ArmouryQueryVariables = Exact<{
  day: Scalars['LocalDate']['input'];
}>;


export type ArmouryQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, armoury: { __typename: 'Armoury', day: string, confirmed: { __typename: 'ArmourySheet', weapons: Array<{ __typename: 'WeaponTotal', id: string, label: string, classes: number }>, calibers: Array<{ __typename: 'CaliberTotal', caliber: string, boxes: number, cartridges: number }>, classes: Array<{ __typename: 'ArmouryClass', weapons: Array<string>, enrolment: { __typename: 'Enrolment', id: string, startsAt: string | null, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }, boxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> }>, ownWeaponClasses: Array<{ __typename: 'ArmouryClass', weapons: Array<string>, enrolment: { __typename: 'Enrolment', id: string, startsAt: string | null, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }, boxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> }> }, pending: { __typename: 'ArmourySheet', weapons: Array<{ __typename: 'WeaponTotal', id: string, label: string, classes: number }>, calibers: Array<{ __typename: 'CaliberTotal', caliber: string, boxes: number, cartridges: number }>, classes: Array<{ __typename: 'ArmouryClass', weapons: Array<string>, enrolment: { __typename: 'Enrolment', id: string, startsAt: string | null, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }, boxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> }>, ownWeaponClasses: Array<{ __typename: 'ArmouryClass', weapons: Array<string>, enrolment: { __typename: 'Enrolment', id: string, startsAt: string | null, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }, boxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> }> }, groupCourses: Array<{ __typename: 'Course', id: string, name: string, location: string, scheduledDate: string | null, placesTaken: number, instructor: { __typename: 'CourseInstructor', name: string } | null }>, shortages: Array<{ __typename: 'WeaponShortage', id: string, label: string, counted: number, lent: number, at: string }> } | null };

export type ArmouryGroups_ArmouryFragment = { __typename: 'Armoury', groupCourses: Array<{ __typename: 'Course', id: string, name: string, location: string, scheduledDate: string | null, placesTaken: number, instructor: { __typename: 'CourseInstructor', name: string } | null }> };

export type ArmouryShortages_ArmouryFragment = { __typename: 'Armoury', shortages: Array<{ __typename: 'WeaponShortage', id: string, label: string, counted: number, lent: number, at: string }> };

export type RevokeCertificateMutationVariables = Exact<{
  input: CertificateReasonInput;
}>;


export type RevokeCertificateMutation = { revokeCertificate: { __typename: 'Certificate', id: string, number: string, code: string, userId: string, issuedAt: string, replaces: string | null, content: { __typename: 'CertificateContent', name: string, course: string, day: string } | null, revocation: { __typename: 'CertificateRevocation', reason: CertificateRevocationReason, note: string | null, at: string } | null } | null };

export type ReissueCertificateMutationVariables = Exact<{
  input: CertificateReasonInput;
}>;


export type ReissueCertificateMutation = { reissueCertificate: { __typename: 'Certificate', id: string, number: string } | null };

export type CertificatesQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
  enrolmentId?: InputMaybe<Scalars['ID']['input']>;
  isRevoked?: InputMaybe<Scalars['Boolean']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type CertificatesQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, certificates: { __typename: 'CertificateConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'Certificate', id: string, number: string, code: string, userId: string, issuedAt: string, replaces: string | null, content: { __typename: 'CertificateContent', name: string, course: string, day: string } | null, revocation: { __typename: 'CertificateRevocation', reason: CertificateRevocationReason, note: string | null, at: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CertificateRow_CertificateFragment = { __typename: 'Certificate', id: string, number: string, code: string, userId: string, issuedAt: string, replaces: string | null, content: { __typename: 'CertificateContent', name: string, course: string, day: string } | null, revocation: { __typename: 'CertificateRevocation', reason: CertificateRevocationReason, note: string | null, at: string } | null };

export type CallOffCourseMutationVariables = Exact<{
  input: CallOffCourseInput;
}>;


export type CallOffCourseMutation = { callOffCourse: { __typename: 'CourseWithContacts', course: { __typename: 'Course', isActive: boolean, placesTaken: number, placesLeft: number | null, waitingCount: number, id: string, callOff: { __typename: 'CourseCallOff', reason: CallOffReason, note: string | null, at: string, undoUntil: string } | null }, contacts: Array<{ __typename: 'CourseContact', id: string, isWaiting: boolean, failure: string | null, user: { __typename: 'User', phone: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null }> } | null };

export type CallOffNote_CourseFragment = { __typename: 'Course', id: string, callOff: { __typename: 'CourseCallOff', reason: CallOffReason, note: string | null, at: string, undoUntil: string } | null };

export type CallOffNote_ChangeFragment = { __typename: 'CourseWithContacts', course: { __typename: 'Course', isActive: boolean, placesTaken: number, placesLeft: number | null, waitingCount: number, id: string, callOff: { __typename: 'CourseCallOff', reason: CallOffReason, note: string | null, at: string, undoUntil: string } | null }, contacts: Array<{ __typename: 'CourseContact', id: string, isWaiting: boolean, failure: string | null, user: { __typename: 'User', phone: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null }> };

export type UndoCallOffMutationVariables = Exact<{
  input: UndoCallOffInput;
}>;


export type UndoCallOffMutation = { undoCallOff: { __typename: 'CourseWithContacts', course: { __typename: 'Course', isActive: boolean, placesTaken: number, placesLeft: number | null, waitingCount: number, id: string, callOff: { __typename: 'CourseCallOff', reason: CallOffReason, note: string | null, at: string, undoUntil: string } | null }, contacts: Array<{ __typename: 'CourseContact', id: string, isWaiting: boolean, failure: string | null, user: { __typename: 'User', phone: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null }> } | null };

export type CourseContactsQueryVariables = Exact<{
  courseId: Scalars['ID']['input'];
}>;


export type CourseContactsQuery = { courseContacts: Array<{ __typename: 'CourseContact', id: string, isWaiting: boolean, failure: string | null, user: { __typename: 'User', phone: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null }> };

export type Contacts_ContactFragment = { __typename: 'CourseContact', id: string, isWaiting: boolean, failure: string | null, user: { __typename: 'User', phone: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null };

export type DeactivateCourseMutationVariables = Exact<{
  input: DeactivateCourseInput;
}>;


export type DeactivateCourseMutation = { deactivateCourse: { __typename: 'Course', id: string, isActive: boolean } | null };

export type CourseForm_CourseFragment = { __typename: 'Course', id: string, name: string, description: string, location: string, courseType: CourseType, scheduledDate: string | null, price: number, pointsValue: number, isActive: boolean, capacity: number | null, durationMinutes: number, cluPolicy: CluPolicy, offerHours: number | null, depositPercent: number | null, issuesCertificate: boolean, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null };

export type UpdateCourseMutationVariables = Exact<{
  input: UpdateCourseInput;
}>;


export type UpdateCourseMutation = { updateCourse: { __typename: 'Course', id: string, placesLeft: number | null, placesTaken: number, waitingCount: number, name: string, description: string, location: string, courseType: CourseType, scheduledDate: string | null, price: number, pointsValue: number, isActive: boolean, capacity: number | null, durationMinutes: number, cluPolicy: CluPolicy, offerHours: number | null, depositPercent: number | null, issuesCertificate: boolean, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null } | null };

export type CourseKitQueryVariables = Exact<{
  courseId: Scalars['ID']['input'];
}>;


export type CourseKitQuery = { courseKit: { __typename: 'CourseKit', courseId: string, isAccompanied: boolean, weapons: Array<string>, rounds: number, revision: number } | null };

export type SetCourseKitMutationVariables = Exact<{
  input: SetCourseKitInput;
}>;


export type SetCourseKitMutation = { setCourseKit: { __typename: 'CourseKit', courseId: string, isAccompanied: boolean, weapons: Array<string>, rounds: number, revision: number } | null };

export type DuplicateCourseMutationVariables = Exact<{
  input: DuplicateCourseInput;
}>;


export type DuplicateCourseMutation = { duplicateCourse: { __typename: 'Course', id: string, instructor: { __typename: 'CourseInstructor', id: string } | null } | null };

export type StaffCourseQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type StaffCourseQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, course: { __typename: 'Course', id: string, name: string, courseType: CourseType, capacity: number | null, placesTaken: number, waitingCount: number, offerHours: number | null, seriesId: string | null, location: string, scheduledDate: string | null, isActive: boolean, cluPolicy: CluPolicy, revision: number, description: string, price: number, pointsValue: number, durationMinutes: number, depositPercent: number | null, issuesCertificate: boolean, callOff: { __typename: 'CourseCallOff', reason: CallOffReason, note: string | null, at: string, undoUntil: string } | null, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null } | null, roster: Array<{ __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, completableFrom: string | null, arrivedAt: string | null, comingAt: string | null, offerUntil: string | null, price: number, isPaid: boolean | null, owed: number | null, licence: LicenceState, cancellation: { __typename: 'Cancellation', reason: CancellationReason } | null, course: { __typename: 'Course', id: string, name: string }, user: { __typename: 'User', phone: string | null, documentNumber: string, cluExpiration: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null }>, waitingList: Array<{ __typename: 'WaitingEntry', id: string, position: number, joinedAt: string, user: { __typename: 'User', phone: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null }> };

export type CourseHead_CourseFragment = { __typename: 'Course', id: string, name: string, location: string, courseType: CourseType, scheduledDate: string | null, isActive: boolean, capacity: number | null, placesTaken: number, waitingCount: number, cluPolicy: CluPolicy, revision: number, callOff: { __typename: 'CourseCallOff', at: string } | null, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null };

export type MoveCourseMutationVariables = Exact<{
  input: UpdateCourseInput;
}>;


export type MoveCourseMutation = { updateCourse: { __typename: 'Course', id: string, scheduledDate: string | null, revision: number } | null };

export type CourseMoveQueryVariables = Exact<{
  courseId: Scalars['ID']['input'];
  scheduledDate: Scalars['DateTime']['input'];
}>;


export type CourseMoveQuery = { courseMove: { __typename: 'CourseMove', following: number, ownDate: number, waiting: number, licences: Array<{ __typename: 'MissingLicence', licence: LicenceState, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } }>, overlaps: Array<{ __typename: 'ClassOverlap', id: string, name: string, startsAt: string }> } | null };

export type NewStaffCourseQueryVariables = Exact<{ [key: string]: never; }>;


export type NewStaffCourseQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null } };

export type CreateCourseMutationVariables = Exact<{
  input: CreateCourseInput;
}>;


export type CreateCourseMutation = { createCourse: { __typename: 'Course', id: string } | null };

export type RosterSheet_CourseFragment = { __typename: 'Course', id: string, name: string, location: string, scheduledDate: string | null, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null };

export type RosterSheet_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, licence: LicenceState, user: { __typename: 'User', phone: string | null, documentNumber: string, id: string, firstName: string | null, lastName: string | null, email: string } | null };

export type RosterRow_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, completableFrom: string | null, arrivedAt: string | null, comingAt: string | null, offerUntil: string | null, price: number, isPaid: boolean | null, owed: number | null, licence: LicenceState, cancellation: { __typename: 'Cancellation', reason: CancellationReason } | null, course: { __typename: 'Course', id: string, name: string }, user: { __typename: 'User', phone: string | null, documentNumber: string, cluExpiration: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null };

export type UpdateCoursesMutationVariables = Exact<{
  input: UpdateCoursesInput;
}>;


export type UpdateCoursesMutation = { updateCourses: Array<{ __typename: 'CourseOutcome', id: string, course: { __typename: 'Course', id: string, name: string, location: string, scheduledDate: string | null, price: number, capacity: number | null, durationMinutes: number, placesTaken: number, isActive: boolean, callOff: { __typename: 'CourseCallOff', at: string } | null, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null } | null, error: { __typename: 'OutcomeError', message: string } | null }> | null };

export type RepeatCourseMutationVariables = Exact<{
  input: RepeatCourseInput;
}>;


export type RepeatCourseMutation = { repeatCourse: Array<{ __typename: 'Course', id: string, seriesId: string | null }> | null };

export type CourseSeriesQueryVariables = Exact<{
  courseId: Scalars['ID']['input'];
}>;


export type CourseSeriesQuery = { courseSeries: Array<{ __typename: 'Course', id: string, name: string, location: string, scheduledDate: string | null, price: number, capacity: number | null, durationMinutes: number, placesTaken: number, isActive: boolean, callOff: { __typename: 'CourseCallOff', at: string } | null, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null }> };

export type SeriesRow_CourseFragment = { __typename: 'Course', id: string, name: string, location: string, scheduledDate: string | null, price: number, capacity: number | null, durationMinutes: number, placesTaken: number, isActive: boolean, callOff: { __typename: 'CourseCallOff', at: string } | null, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null };

export type AddToWaitingListMutationVariables = Exact<{
  input: AddToWaitingListInput;
}>;


export type AddToWaitingListMutation = { addToWaitingList: { __typename: 'WaitingEntry', id: string, position: number } | null };

export type WaitingList_EntryFragment = { __typename: 'WaitingEntry', id: string, position: number, joinedAt: string, user: { __typename: 'User', phone: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null };

export type MoveToFrontOfWaitingListMutationVariables = Exact<{
  input: WaitingEntryInput;
}>;


export type MoveToFrontOfWaitingListMutation = { changed: { __typename: 'WaitingEntry', id: string } | null };

export type RemoveFromWaitingListMutationVariables = Exact<{
  input: WaitingEntryInput;
}>;


export type RemoveFromWaitingListMutation = { changed: { __typename: 'WaitingEntry', id: string } | null };

export type EndedWaitingQueryVariables = Exact<{
  courseId: Scalars['ID']['input'];
}>;


export type EndedWaitingQuery = { endedWaiting: Array<{ __typename: 'EndedWaiting', id: string, endedAt: string, state: WaitingEnd, reason: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }> };

export type StaffCourseRow_CourseFragment = { __typename: 'Course', id: string, name: string, location: string, courseType: CourseType, scheduledDate: string | null, price: number, isActive: boolean, capacity: number | null, placesTaken: number, waitingCount: number, callOff: { __typename: 'CourseCallOff', at: string } | null, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null };

export type StaffCoursesQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  courseType?: InputMaybe<CourseType>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  instructorId?: InputMaybe<Scalars['ID']['input']>;
  isFull?: InputMaybe<Scalars['Boolean']['input']>;
  hasWaiting?: InputMaybe<Scalars['Boolean']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type StaffCoursesQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, adminCourses: { __typename: 'CourseConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'Course', id: string, name: string, location: string, courseType: CourseType, scheduledDate: string | null, price: number, isActive: boolean, capacity: number | null, placesTaken: number, waitingCount: number, callOff: { __typename: 'CourseCallOff', at: string } | null, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CorrectAttendanceMutationVariables = Exact<{
  input: CorrectAttendanceInput;
}>;


export type CorrectAttendanceMutation = { correctAttendance: { __typename: 'AttendanceCorrection', notice: string | null, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, completionDate: string | null, earlyReason: string | null, arrivedAt: string | null, isPaid: boolean | null, owed: number | null, instructorId: string | null, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, note: string | null, at: string, isLate: boolean } | null } } | null };

export type LanesQueryVariables = Exact<{ [key: string]: never; }>;


export type LanesQuery = { schedule: { __typename: 'Schedule', policy: SchedulePolicy, lanes: Array<{ __typename: 'Lane', id: string, name: string, location: string, isActive: boolean }> } | null };

export type SendsMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type SendsMessagesQuery = { health: { __typename: 'Health', sendsMessages: boolean } };

export type StaffEnrolmentQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type StaffEnrolmentQuery = { enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, createdAt: string, completionDate: string | null, earlyReason: string | null, arrivedAt: string | null, comingAt: string | null, completableFrom: string | null, instructorId: string | null, instructorName: string | null, laneId: string | null, classType: ClassType | null, weapons: Array<string> | null, hasWeaponAmmo: boolean | null, price: number, isPaid: boolean | null, owed: number | null, licence: LicenceState, ammoBoxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, note: string | null, at: string, isLate: boolean } | null, course: { __typename: 'Course', id: string, name: string, courseType: CourseType, location: string, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null }, user: { __typename: 'User', phone: string | null, documentNumber: string, clu: string | null, cluExpiration: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null, shortages: Array<{ __typename: 'StockShortage', label: string, isAmmunition: boolean, needed: number, available: number }> } | null };

export type TransferTargetsQueryVariables = Exact<{
  enrolmentId: Scalars['ID']['input'];
}>;


export type TransferTargetsQuery = { transferTargets: Array<{ __typename: 'Course', id: string, name: string, location: string, scheduledDate: string | null, placesLeft: number | null }> };

export type TransferEnrolmentMutationVariables = Exact<{
  input: TransferEnrolmentInput;
}>;


export type TransferEnrolmentMutation = { transferEnrolment: { __typename: 'Enrolment', id: string, courseId: string, startsAt: string | null, scheduledDate: string | null } | null };

export type EnrolStudentMutationVariables = Exact<{
  input: EnrolStudentInput;
}>;


export type EnrolStudentMutation = { enrolStudent: { __typename: 'Enrolment', id: string, status: EnrolmentStatus } | null };

export type ConfirmEnrolmentsMutationVariables = Exact<{
  input: EnrolmentIdsInput;
}>;


export type ConfirmEnrolmentsMutation = { outcomes: Array<{ __typename: 'EnrolmentOutcome', id: string, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, completionDate: string | null, earlyReason: string | null, arrivedAt: string | null, isPaid: boolean | null, owed: number | null, instructorId: string | null, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, note: string | null, at: string, isLate: boolean } | null } | null, error: { __typename: 'OutcomeError', message: string } | null }> | null };

export type EnrolmentOutcomeFragment = { __typename: 'EnrolmentOutcome', id: string, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, completionDate: string | null, earlyReason: string | null, arrivedAt: string | null, isPaid: boolean | null, owed: number | null, instructorId: string | null, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, note: string | null, at: string, isLate: boolean } | null } | null, error: { __typename: 'OutcomeError', message: string } | null };

export type ChangedEnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, completionDate: string | null, earlyReason: string | null, arrivedAt: string | null, isPaid: boolean | null, owed: number | null, instructorId: string | null, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, note: string | null, at: string, isLate: boolean } | null };

export type CompleteEnrolmentsMutationVariables = Exact<{
  input: EnrolmentIdsInput;
}>;


export type CompleteEnrolmentsMutation = { outcomes: Array<{ __typename: 'EnrolmentOutcome', id: string, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, completionDate: string | null, earlyReason: string | null, arrivedAt: string | null, isPaid: boolean | null, owed: number | null, instructorId: string | null, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, note: string | null, at: string, isLate: boolean } | null } | null, error: { __typename: 'OutcomeError', message: string } | null }> | null };

export type TakeBackEnrolmentsMutationVariables = Exact<{
  input: EnrolmentIdsInput;
}>;


export type TakeBackEnrolmentsMutation = { outcomes: Array<{ __typename: 'EnrolmentOutcome', id: string, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, completionDate: string | null, earlyReason: string | null, arrivedAt: string | null, isPaid: boolean | null, owed: number | null, instructorId: string | null, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, note: string | null, at: string, isLate: boolean } | null } | null, error: { __typename: 'OutcomeError', message: string } | null }> | null };

export type MarkArrivalsMutationVariables = Exact<{
  input: MarkArrivalsInput;
}>;


export type MarkArrivalsMutation = { outcomes: Array<{ __typename: 'EnrolmentOutcome', id: string, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, completionDate: string | null, earlyReason: string | null, arrivedAt: string | null, isPaid: boolean | null, owed: number | null, instructorId: string | null, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, note: string | null, at: string, isLate: boolean } | null } | null, error: { __typename: 'OutcomeError', message: string } | null }> | null };

export type MarkNoShowsMutationVariables = Exact<{
  input: EnrolmentIdsInput;
}>;


export type MarkNoShowsMutation = { outcomes: Array<{ __typename: 'EnrolmentOutcome', id: string, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, completionDate: string | null, earlyReason: string | null, arrivedAt: string | null, isPaid: boolean | null, owed: number | null, instructorId: string | null, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, note: string | null, at: string, isLate: boolean } | null } | null, error: { __typename: 'OutcomeError', message: string } | null }> | null };

export type CancelEnrolmentsMutationVariables = Exact<{
  input: CancelEnrolmentsInput;
}>;


export type CancelEnrolmentsMutation = { outcomes: Array<{ __typename: 'EnrolmentOutcome', id: string, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, completionDate: string | null, earlyReason: string | null, arrivedAt: string | null, isPaid: boolean | null, owed: number | null, instructorId: string | null, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, note: string | null, at: string, isLate: boolean } | null } | null, error: { __typename: 'OutcomeError', message: string } | null }> | null };

export type AssignInstructorMutationVariables = Exact<{
  input: AssignInstructorInput;
}>;


export type AssignInstructorMutation = { outcomes: Array<{ __typename: 'EnrolmentOutcome', id: string, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, completionDate: string | null, earlyReason: string | null, arrivedAt: string | null, isPaid: boolean | null, owed: number | null, instructorId: string | null, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, note: string | null, at: string, isLate: boolean } | null } | null, error: { __typename: 'OutcomeError', message: string } | null }> | null };

export type IssueCertificatesMutationVariables = Exact<{
  input: IssueCertificatesInput;
}>;


export type IssueCertificatesMutation = { outcomes: Array<{ __typename: 'CertificateOutcome', id: string, certificate: { __typename: 'Certificate', id: string } | null, error: { __typename: 'OutcomeError', message: string } | null }> | null };

export type EnrolmentStudentFragment = { __typename: 'Enrolment', user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null };

export type EnrolmentDebtFragment = { __typename: 'Enrolment', owed: number | null };

export type ShortagesFragment = { __typename: 'Enrolment', shortages: Array<{ __typename: 'StockShortage', label: string, isAmmunition: boolean, needed: number, available: number }> };

export type ClassCard_EntryFragment = { __typename: 'AgendaEntry', id: string, startsAt: string, endsAt: string, instructorId: string | null, instructorName: string | null, pendingCount: number, confirmedCount: number, completedCount: number, comingCount: number, unpaidCount: number | null, warnings: Array<AgendaWarning>, course: { __typename: 'Course', id: string, name: string, location: string, capacity: number | null, placesLeft: number | null, callOff: { __typename: 'CourseCallOff', at: string } | null }, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, comingAt: string | null, price: number, isPaid: boolean | null, owed: number | null, instructorId: string | null, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null } | null };

export type SetCourseInstructorMutationVariables = Exact<{
  input: UpdateCourseInput;
}>;


export type SetCourseInstructorMutation = { updateCourse: { __typename: 'Course', id: string, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null } | null };

export type FilteredPersonQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type FilteredPersonQuery = { user: { __typename: 'User', documentNumber: string, id: string, firstName: string | null, lastName: string | null, email: string } | null };

export type FindPeopleQueryVariables = Exact<{
  search: Scalars['String']['input'];
}>;


export type FindPeopleQuery = { users: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', documentNumber: string, id: string, firstName: string | null, lastName: string | null, email: string }> } };

export type ActiveInstructorsQueryVariables = Exact<{ [key: string]: never; }>;


export type ActiveInstructorsQuery = { instructors: { __typename: 'InstructorConnection', nodes: Array<{ __typename: 'Instructor', id: string, name: string }> } };

export type RecordAmmunitionMutationVariables = Exact<{
  input: RecordAmmunitionInput;
}>;


export type RecordAmmunitionMutation = { recordAmmunition: { __typename: 'AmmunitionEntry', id: string, balance: number } | null };

export type CorrectHandOutMutationVariables = Exact<{
  input: CorrectHandOutInput;
}>;


export type CorrectHandOutMutation = { correctHandOut: { __typename: 'FirearmHandOut', id: string, roundsLeft: number | null } | null };

export type StockRow_StockFragment = { __typename: 'AmmunitionStock', caliber: string, opening: number, bought: number, handedOut: number, returned: number, counted: number, lost: number, corrected: number, closing: number };

export type AmmunitionRow_EntryFragment = { __typename: 'AmmunitionEntry', id: string, caliber: string, type: AmmunitionType, rounds: number, balance: number, description: string, createdAt: string, lot: string | null, supplier: string | null, invoice: string | null, handOutId: string | null };

export type CreateFirearmMutationVariables = Exact<{
  input: CreateFirearmInput;
}>;


export type CreateFirearmMutation = { createFirearm: { __typename: 'Firearm', id: string } | null };

export type UpdateFirearmMutationVariables = Exact<{
  input: UpdateFirearmInput;
}>;


export type UpdateFirearmMutation = { updateFirearm: { __typename: 'Firearm', id: string, make: string, serial: string, cuim: string | null, model: string, caliber: string, sector: string | null, state: FirearmState, roundsFired: number, serviceRounds: number | null, serviceDay: string | null, isServiceDue: boolean, revision: number, handOut: { __typename: 'FirearmHandOut', id: string, studentName: string, outAt: string, roundsOut: number } | null } | null };

export type FirearmsQueryVariables = Exact<{
  state?: InputMaybe<FirearmState>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type FirearmsQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, rangeDay: { __typename: 'RangeDay', day: string, students: Array<{ __typename: 'RangeStudent', enrolmentId: string, name: string, courseName: string, startsAt: string, state: RangeState, hasLicence: boolean, isAccompanied: boolean, arrivedAt: string | null, weapons: Array<string> }>, instructors: Array<{ __typename: 'CourseInstructor', id: string, name: string }> }, firearms: { __typename: 'FirearmConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'Firearm', id: string, make: string, serial: string, cuim: string | null, model: string, caliber: string, sector: string | null, state: FirearmState, roundsFired: number, serviceRounds: number | null, serviceDay: string | null, isServiceDue: boolean, revision: number, handOut: { __typename: 'FirearmHandOut', id: string, studentName: string, outAt: string, roundsOut: number } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, ammunition: { __typename: 'AmmunitionDays', stocks: Array<{ __typename: 'AmmunitionStock', caliber: string, opening: number, bought: number, handedOut: number, returned: number, counted: number, lost: number, corrected: number, closing: number }> }, ammunitionEntries: { __typename: 'AmmunitionEntryConnection', nodes: Array<{ __typename: 'AmmunitionEntry', id: string, caliber: string, type: AmmunitionType, rounds: number, balance: number, description: string, createdAt: string, lot: string | null, supplier: string | null, invoice: string | null, handOutId: string | null }> } };

export type FirearmRow_FirearmFragment = { __typename: 'Firearm', id: string, make: string, serial: string, cuim: string | null, model: string, caliber: string, sector: string | null, state: FirearmState, roundsFired: number, serviceRounds: number | null, serviceDay: string | null, isServiceDue: boolean, revision: number, handOut: { __typename: 'FirearmHandOut', id: string, studentName: string, outAt: string, roundsOut: number } | null };

export type HandOut_DayFragment = { __typename: 'RangeDay', day: string, students: Array<{ __typename: 'RangeStudent', enrolmentId: string, name: string, courseName: string, startsAt: string, state: RangeState, hasLicence: boolean, isAccompanied: boolean, arrivedAt: string | null, weapons: Array<string> }>, instructors: Array<{ __typename: 'CourseInstructor', id: string, name: string }> };

export type TakeBackFirearmMutationVariables = Exact<{
  input: TakeBackFirearmInput;
}>;


export type TakeBackFirearmMutation = { takeBackFirearm: { __typename: 'FirearmHandOut', id: string, rounds: number | null } | null };

export type HandOutFirearmMutationVariables = Exact<{
  input: HandOutFirearmInput;
}>;


export type HandOutFirearmMutation = { handOutFirearm: { __typename: 'FirearmHandOut', id: string, studentName: string } | null };

export type ReleaseQueryVariables = Exact<{ [key: string]: never; }>;


export type ReleaseQuery = { release: { __typename: 'Release', version: string, commit: string } };

export type InboxQueryVariables = Exact<{
  filter?: InputMaybe<EnrolmentFilter>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type InboxQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, enrolments: { __typename: 'EnrolmentConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, completableFrom: string | null, arrivedAt: string | null, comingAt: string | null, createdAt: string, price: number, isPaid: boolean | null, owed: number | null, licence: LicenceState, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason } | null, course: { __typename: 'Course', id: string, name: string, courseType: CourseType }, user: { __typename: 'User', cluExpiration: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null, shortages: Array<{ __typename: 'StockShortage', label: string, isAmmunition: boolean, needed: number, available: number }> }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, paidLate: { __typename: 'EnrolmentConnection', totalCount: number } };

export type InboxCountQueryVariables = Exact<{
  filter?: InputMaybe<EnrolmentFilter>;
}>;


export type InboxCountQuery = { enrolments: { __typename: 'EnrolmentConnection', totalCount: number, totalCountIsExact: boolean } };

export type InboxChoiceQueryVariables = Exact<{
  filter?: InputMaybe<EnrolmentFilter>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type InboxChoiceQuery = { enrolments: { __typename: 'EnrolmentConnection', nodes: Array<{ __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, completableFrom: string | null, course: { __typename: 'Course', id: string, name: string }, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type InboxRow_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, completableFrom: string | null, arrivedAt: string | null, comingAt: string | null, createdAt: string, price: number, isPaid: boolean | null, owed: number | null, licence: LicenceState, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason } | null, course: { __typename: 'Course', id: string, name: string, courseType: CourseType }, user: { __typename: 'User', cluExpiration: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null, shortages: Array<{ __typename: 'StockShortage', label: string, isAmmunition: boolean, needed: number, available: number }> };

export type StaffInstructorQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type StaffInstructorQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, instructor: { __typename: 'Instructor', id: string, name: string, isActive: boolean, revision: number, workingHours: Array<{ __typename: 'WeeklySpan', weekday: number, from: string, to: string }>, absences: Array<{ __typename: 'Absence', fromDay: string, toDay: string, reason: string, span: { __typename: 'ClockSpan', from: string, to: string } | null }> } | null };

export type UpdateInstructorHoursMutationVariables = Exact<{
  input: UpdateInstructorInput;
}>;


export type UpdateInstructorHoursMutation = { updateInstructor: { __typename: 'Instructor', id: string, revision: number } | null };

export type StaffInstructorsQueryVariables = Exact<{
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type StaffInstructorsQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, instructors: { __typename: 'InstructorConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'Instructor', id: string, name: string, email: string | null, phone: string | null, isActive: boolean, hasAccount: boolean, invitedUntil: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type InstructorRow_InstructorFragment = { __typename: 'Instructor', id: string, name: string, email: string | null, phone: string | null, isActive: boolean, hasAccount: boolean, invitedUntil: string | null };

export type InviteInstructorMutationVariables = Exact<{
  input: InviteInstructorInput;
}>;


export type InviteInstructorMutation = { inviteInstructor: { __typename: 'InstructorInvitation', link: string, expiresAt: string } | null };

export type CreateInstructorMutationVariables = Exact<{
  input: CreateInstructorInput;
}>;


export type CreateInstructorMutation = { createInstructor: { __typename: 'Instructor', id: string } | null };

export type UpdateInstructorMutationVariables = Exact<{
  input: UpdateInstructorInput;
}>;


export type UpdateInstructorMutation = { updateInstructor: { __typename: 'Instructor', id: string, name: string, email: string | null, phone: string | null, isActive: boolean } | null };

export type IntegrationsQueryVariables = Exact<{ [key: string]: never; }>;


export type IntegrationsQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, webhookEndpoints: Array<{ __typename: 'WebhookEndpoint', id: string, url: string, description: string | null, events: Array<WebhookEvent>, isActive: boolean, disabledReason: WebhookDisabledReason | null, failingSince: string | null, previousSecretUntil: string | null }>, serviceAccounts: Array<{ __typename: 'ServiceAccount', id: string, name: string, scopes: Array<TokenScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, createdBy: { __typename: 'AuditActor', id: string | null, label: string } }> };

export type CreateServiceAccountMutationVariables = Exact<{
  input: CreateServiceAccountInput;
}>;


export type CreateServiceAccountMutation = { createServiceAccount: { __typename: 'ServiceAccountSecret', secret: string } | null };

export type UpdateServiceAccountMutationVariables = Exact<{
  input: UpdateServiceAccountInput;
}>;


export type UpdateServiceAccountMutation = { updateServiceAccount: { __typename: 'ServiceAccount', id: string, name: string, scopes: Array<TokenScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, createdBy: { __typename: 'AuditActor', id: string | null, label: string } } | null };

export type EndServiceAccountMutationVariables = Exact<{
  input: EndServiceAccountInput;
}>;


export type EndServiceAccountMutation = { endServiceAccount: { __typename: 'ServiceAccount', id: string } | null };

export type ServiceAccountCard_AccountFragment = { __typename: 'ServiceAccount', id: string, name: string, scopes: Array<TokenScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, createdBy: { __typename: 'AuditActor', id: string | null, label: string } };

export type RotateServiceAccountMutationVariables = Exact<{
  input: RotateServiceAccountInput;
}>;


export type RotateServiceAccountMutation = { rotateServiceAccount: { __typename: 'ServiceAccountSecret', secret: string, serviceAccount: { __typename: 'ServiceAccount', id: string, name: string, scopes: Array<TokenScope>, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, createdBy: { __typename: 'AuditActor', id: string | null, label: string } } } | null };

export type CreateWebhookEndpointMutationVariables = Exact<{
  input: CreateWebhookEndpointInput;
}>;


export type CreateWebhookEndpointMutation = { createWebhookEndpoint: { __typename: 'WebhookEndpointSecret', secret: string, endpoint: { __typename: 'WebhookEndpoint', id: string } } | null };

export type DeleteWebhookEndpointMutationVariables = Exact<{
  input: WebhookEndpointIdInput;
}>;


export type DeleteWebhookEndpointMutation = { deleteWebhookEndpoint: { __typename: 'WebhookEndpoint', id: string } | null };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: WebhookEndpointIdInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { __typename: 'WebhookEndpointSecret', secret: string, endpoint: { __typename: 'WebhookEndpoint', id: string, url: string, description: string | null, events: Array<WebhookEvent>, isActive: boolean, disabledReason: WebhookDisabledReason | null, failingSince: string | null, previousSecretUntil: string | null } } | null };

export type SendTestEventMutationVariables = Exact<{
  input: WebhookEndpointIdInput;
}>;


export type SendTestEventMutation = { sendTestEvent: { __typename: 'WebhookDelivery', id: string } | null };

export type WebhookCard_EndpointFragment = { __typename: 'WebhookEndpoint', id: string, url: string, description: string | null, events: Array<WebhookEvent>, isActive: boolean, disabledReason: WebhookDisabledReason | null, failingSince: string | null, previousSecretUntil: string | null };

export type WebhookDeliveriesQueryVariables = Exact<{
  endpointId: Scalars['ID']['input'];
  state?: InputMaybe<WebhookDeliveryState>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { __typename: 'WebhookDeliveryConnection', nodes: Array<{ __typename: 'WebhookDelivery', id: string, eventId: string, type: WebhookEvent, state: WebhookDeliveryState, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ __typename: 'WebhookAttempt', at: string, status: number | null, error: WebhookDeliveryError | null, durationMs: number }> }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type RedeliverMutationVariables = Exact<{
  input: RedeliverInput;
}>;


export type RedeliverMutation = { redeliver: { __typename: 'WebhookDelivery', id: string, eventId: string, type: WebhookEvent, state: WebhookDeliveryState, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ __typename: 'WebhookAttempt', at: string, status: number | null, error: WebhookDeliveryError | null, durationMs: number }> } | null };

export type WebhookDelivery_DeliveryFragment = { __typename: 'WebhookDelivery', id: string, eventId: string, type: WebhookEvent, state: WebhookDeliveryState, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ __typename: 'WebhookAttempt', at: string, status: number | null, error: WebhookDeliveryError | null, durationMs: number }> };

export type RedeliverMatchingMutationVariables = Exact<{
  input: RedeliverMatchingInput;
}>;


export type RedeliverMatchingMutation = { redeliverMatching: { __typename: 'Redelivery', count: number, hasMore: boolean } | null };

export type UpdateWebhookEndpointMutationVariables = Exact<{
  input: UpdateWebhookEndpointInput;
}>;


export type UpdateWebhookEndpointMutation = { updateWebhookEndpoint: { __typename: 'WebhookEndpoint', id: string, url: string, description: string | null, events: Array<WebhookEvent>, isActive: boolean, disabledReason: WebhookDisabledReason | null, failingSince: string | null, previousSecretUntil: string | null } | null };

export type ResendFailedMailMutationVariables = Exact<{
  input: ResendFailedMailInput;
}>;


export type ResendFailedMailMutation = { resendFailedMail: { __typename: 'ResentMail', count: number, hasMore: boolean } | null };

export type MailQueryVariables = Exact<{
  state?: InputMaybe<MailState>;
  kind?: InputMaybe<MailKind>;
  userId?: InputMaybe<Scalars['ID']['input']>;
  enrolmentId?: InputMaybe<Scalars['ID']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type MailQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, health: { __typename: 'Health', sendsMail: boolean, sendsMessages: boolean }, mailMessages: { __typename: 'MailMessageConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'MailMessage', id: string, kind: MailKind, state: MailState, reason: MailReason | null, smtpCode: number | null, to: string | null, dueAt: string, settledAt: string | null, user: { __typename: 'User', isEmailUnreachable: boolean, id: string, firstName: string | null, lastName: string | null, email: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MailMessageQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type MailMessageQuery = { mailMessage: { __typename: 'MailMessage', id: string, content: { __typename: 'MailContent', subject: string, text: string, html: string } | null } | null };

export type ResendMailMutationVariables = Exact<{
  input: ResendMailInput;
}>;


export type ResendMailMutation = { resendMail: { __typename: 'MailMessage', id: string, state: MailState, reason: MailReason | null, smtpCode: number | null, dueAt: string, settledAt: string | null } | null };

export type MailRow_MessageFragment = { __typename: 'MailMessage', id: string, kind: MailKind, state: MailState, reason: MailReason | null, smtpCode: number | null, to: string | null, dueAt: string, settledAt: string | null, user: { __typename: 'User', isEmailUnreachable: boolean, id: string, firstName: string | null, lastName: string | null, email: string } | null };

export type PersonNotesQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PersonNotesQuery = { notes: { __typename: 'PersonNoteConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'PersonNote', id: string, text: string, author: string, createdAt: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ClassNotesQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type ClassNotesQuery = { notes: { __typename: 'ClassNoteConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'ClassNote', id: string, text: string, author: string, createdAt: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type AddPersonNoteMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
}>;


export type AddPersonNoteMutation = { added: { __typename: 'PersonNote', id: string } | null };

export type RemovePersonNoteMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RemovePersonNoteMutation = { removed: { __typename: 'PersonNote', id: string } | null };

export type AddClassNoteMutationVariables = Exact<{
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
}>;


export type AddClassNoteMutation = { added: { __typename: 'ClassNote', id: string } | null };

export type RemoveClassNoteMutationVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type RemoveClassNoteMutation = { removed: { __typename: 'ClassNote', id: string } | null };

export type PersonRow_UserFragment = { __typename: 'User', phone: string | null, documentNumber: string, role: Role, staffRole: StaffRole | null, isActive: boolean, clu: string | null, cluExpiration: string | null, id: string, firstName: string | null, lastName: string | null, email: string };

export type PeopleQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<Role>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isPending?: InputMaybe<Scalars['Boolean']['input']>;
  asksDeletion?: InputMaybe<Scalars['Boolean']['input']>;
  licence?: InputMaybe<LicenceState>;
  licenceOn?: InputMaybe<Scalars['LocalDate']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PeopleQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, users: { __typename: 'UserConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'User', id: string, phone: string | null, documentNumber: string, role: Role, staffRole: StaffRole | null, isActive: boolean, clu: string | null, cluExpiration: string | null, firstName: string | null, lastName: string | null, email: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ImportUsersMutationVariables = Exact<{
  input: ImportUsersInput;
}>;


export type ImportUsersMutation = { importUsers: { __typename: 'UsersImport', dryRun: boolean, created: number, existing: number, warnings: Array<string>, faults: Array<{ __typename: 'ImportFault', line: number, field: string, message: string }> } | null };

export type CreatePersonMutationVariables = Exact<{
  input: CreatePersonInput;
}>;


export type CreatePersonMutation = { createPerson: { __typename: 'User', documentNumber: string, id: string, firstName: string | null, lastName: string | null, email: string } | null };

export type CreatePasswordResetMutationVariables = Exact<{
  input: CreatePasswordResetInput;
}>;


export type CreatePasswordResetMutation = { createPasswordReset: { __typename: 'PasswordReset', link: string } | null };

export type BookForStudentMutationVariables = Exact<{
  input: EnrolStudentInput;
}>;


export type BookForStudentMutation = { enrolStudent: { __typename: 'Enrolment', id: string, status: EnrolmentStatus } | null };

export type PersonalisedCourseQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalisedCourseQuery = { courses: Array<{ __typename: 'Course', id: string, name: string, isActive: boolean }> };

export type CorrectPerson_UserFragment = { __typename: 'User', id: string, role: Role, needsSetup: boolean, email: string, firstName: string | null, lastName: string | null, documentType: DocumentType | null, documentNumber: string, birthDate: string | null, gender: Gender | null, phone: string | null, address: string | null, city: string | null, province: string | null };

export type SettleDeletionMutationVariables = Exact<{
  input: SettleDeletionInput;
}>;


export type SettleDeletionMutation = { settleDeletion: { __typename: 'User', id: string, points: number, role: Role, staffRole: StaffRole | null, isActive: boolean, documentNumber: string, clu: string | null, cluExpiration: string | null, firstName: string | null, email: string, isEmailUnreachable: boolean, phone: string | null, documentType: DocumentType | null, birthDate: string | null, gender: Gender | null, address: string | null, city: string | null, province: string | null, createdAt: string, postalCode: string | null, needsSetup: boolean, lastName: string | null, deletion: { __typename: 'Deletion', state: DeletionState, requestedAt: string | null, settledAt: string | null, reason: string | null } | null } | null };

export type DeletionNote_UserFragment = { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, deletion: { __typename: 'Deletion', state: DeletionState, requestedAt: string | null, settledAt: string | null, reason: string | null } | null };

export type GroupCoursesQueryVariables = Exact<{
  from: Scalars['LocalDate']['input'];
}>;


export type GroupCoursesQuery = { adminCourses: { __typename: 'CourseConnection', nodes: Array<{ __typename: 'Course', id: string, name: string, scheduledDate: string | null, capacity: number | null, placesTaken: number, placesLeft: number | null }> } };

export type PersonQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PersonQuery = { mayCreatePasswordReset: boolean, me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, health: { __typename: 'Health', sendsMail: boolean }, user: { __typename: 'User', points: number, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null, isActive: boolean, documentNumber: string, clu: string | null, cluExpiration: string | null, isEmailUnreachable: boolean, phone: string | null, documentType: DocumentType | null, birthDate: string | null, gender: Gender | null, address: string | null, city: string | null, province: string | null, createdAt: string, postalCode: string | null, needsSetup: boolean, pendingEmail: string | null, pendingEmailUntil: string | null, deletion: { __typename: 'Deletion', state: DeletionState, requestedAt: string | null, settledAt: string | null, reason: string | null } | null } | null };

export type PersonHead_UserFragment = { __typename: 'User', role: Role, staffRole: StaffRole | null, isActive: boolean, documentNumber: string, clu: string | null, cluExpiration: string | null, id: string, firstName: string | null, lastName: string | null, email: string };

export type PendingEmail_UserFragment = { __typename: 'User', id: string, email: string, pendingEmail: string | null, pendingEmailUntil: string | null };

export type ResendEmailChangeMutationVariables = Exact<{
  input: EmailChangeInput;
}>;


export type ResendEmailChangeMutation = { resendEmailChange: { __typename: 'User', id: string, email: string, pendingEmail: string | null, pendingEmailUntil: string | null } | null };

export type WithdrawEmailChangeMutationVariables = Exact<{
  input: EmailChangeInput;
}>;


export type WithdrawEmailChangeMutation = { withdrawEmailChange: { __typename: 'User', id: string, email: string, pendingEmail: string | null, pendingEmailUntil: string | null } | null };

export type FinishEmailChangeMutationVariables = Exact<{
  input: FinishEmailChangeInput;
}>;


export type FinishEmailChangeMutation = { finishEmailChange: { __typename: 'User', id: string, firstName: string | null, email: string, isEmailUnreachable: boolean, phone: string | null, documentType: DocumentType | null, documentNumber: string, birthDate: string | null, gender: Gender | null, address: string | null, city: string | null, province: string | null, createdAt: string, role: Role, needsSetup: boolean, lastName: string | null, pendingEmail: string | null, pendingEmailUntil: string | null } | null };

export type PersonAccessQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PersonAccessQuery = { userSessions: Array<{ __typename: 'ActiveSession', id: string, device: string | null, via: SignInMethod, signedInAt: string, lastUsedAt: string, isCurrent: boolean }>, userAccessTokens: Array<{ __typename: 'AccessToken', id: string, name: string, scopes: Array<TokenScope>, expiresAt: string, lastUsedAt: string | null }>, userSecondFactor: { __typename: 'UserSecondFactor', isActive: boolean, lossEffectiveAt: string | null }, userCalendarLinks: Array<{ __typename: 'CalendarLink', kind: CalendarKind, createdAt: string | null, lastUsedAt: string | null }> };

export type EndUserSessionMutationVariables = Exact<{
  input: UserCredentialInput;
}>;


export type EndUserSessionMutation = { endUserSession: { __typename: 'Acknowledgement', detail: string } | null };

export type RevokeUserAccessTokenMutationVariables = Exact<{
  input: UserCredentialInput;
}>;


export type RevokeUserAccessTokenMutation = { revokeUserAccessToken: { __typename: 'Acknowledgement', detail: string } | null };

export type RevokeUserCalendarLinkMutationVariables = Exact<{
  input: RevokeUserCalendarLinkInput;
}>;


export type RevokeUserCalendarLinkMutation = { revokeUserCalendarLink: { __typename: 'Acknowledgement', detail: string } | null };

export type EndUserAccessMutationVariables = Exact<{
  input: EndUserAccessInput;
}>;


export type EndUserAccessMutation = { endUserAccess: { __typename: 'Acknowledgement', detail: string } | null };

export type PersonAccountQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PersonAccountQuery = { moneyAccount: { __typename: 'MoneyAccount', userId: string, balance: number } | null, moneyEntries: { __typename: 'MoneyEntryConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'MoneyEntry', id: string, type: MoneyEntryType, amount: number, balance: number, description: string, createdAt: string, method: PaymentMethod | null, reference: string | null, receipt: string | null, refundable: number | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type PersonActivityQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PersonActivityQuery = { auditTrail: { __typename: 'AuditEntryConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'AuditEntry', id: string, at: string, action: string, outcome: AuditOutcome, reason: string | null, actor: { __typename: 'AuditActor', id: string | null, label: string, isServiceAccount: boolean }, changes: Array<{ __typename: 'AuditChange', field: string, before: string | null, after: string | null }> }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type PersonActivity_EntryFragment = { __typename: 'AuditEntry', id: string, at: string, action: string, outcome: AuditOutcome, reason: string | null, actor: { __typename: 'AuditActor', id: string | null, label: string, isServiceAccount: boolean }, changes: Array<{ __typename: 'AuditChange', field: string, before: string | null, after: string | null }> };

export type PersonEnrolmentsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PersonEnrolmentsQuery = { enrolments: { __typename: 'EnrolmentConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, price: number, isPaid: boolean | null, owed: number | null, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason } | null, course: { __typename: 'Course', id: string, name: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type PersonEnrolment_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, price: number, isPaid: boolean | null, owed: number | null, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason } | null, course: { __typename: 'Course', id: string, name: string } };

export type PersonFacts_UserFragment = { __typename: 'User', id: string, firstName: string | null, email: string, isEmailUnreachable: boolean, phone: string | null, documentType: DocumentType | null, documentNumber: string, birthDate: string | null, gender: Gender | null, address: string | null, city: string | null, province: string | null, createdAt: string };

export type PersonPointsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PersonPointsQuery = { userTransactions: { __typename: 'PointsTransactionConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'PointsTransaction', id: string, type: TransactionType, points: number, description: string, createdAt: string, code: string | null, handedOutAt: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { __typename: 'User', id: string, role: Role, staffRole: StaffRole | null, isActive: boolean, postalCode: string | null, clu: string | null, cluExpiration: string | null, needsSetup: boolean, email: string, firstName: string | null, lastName: string | null, documentType: DocumentType | null, documentNumber: string, birthDate: string | null, gender: Gender | null, phone: string | null, address: string | null, city: string | null, province: string | null, pendingEmail: string | null, pendingEmailUntil: string | null } | null };

export type HeldPlacesQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
}>;


export type HeldPlacesQuery = { heldPlaces: { __typename: 'HeldPlaces', enrolments: Array<{ __typename: 'Enrolment', id: string, startsAt: string | null, course: { __typename: 'Course', id: string, name: string } }>, waiting: Array<{ __typename: 'WaitingEntry', id: string, position: number, course: { __typename: 'Course', id: string, name: string, scheduledDate: string | null } }> } };

export type ReleasePlacesMutationVariables = Exact<{
  input: ReleasePlacesInput;
}>;


export type ReleasePlacesMutation = { releasePlaces: Array<{ __typename: 'EnrolmentOutcome', id: string, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus } | null, error: { __typename: 'OutcomeError', message: string } | null }> | null };

export type RequestSecondFactorLossMutationVariables = Exact<{
  input: RequestSecondFactorLossInput;
}>;


export type RequestSecondFactorLossMutation = { requestSecondFactorLoss: { __typename: 'UserSecondFactor', lossEffectiveAt: string | null } | null };

export type CancelSecondFactorLossMutationVariables = Exact<{
  input: CancelSecondFactorLossInput;
}>;


export type CancelSecondFactorLossMutation = { cancelSecondFactorLoss: { __typename: 'UserSecondFactor', lossEffectiveAt: string | null } | null };

export type StaffUserForm_UserFragment = { __typename: 'User', id: string, role: Role, staffRole: StaffRole | null, postalCode: string | null, clu: string | null, cluExpiration: string | null };

export type AdjustPointsMutationVariables = Exact<{
  input: AdjustPointsInput;
}>;


export type AdjustPointsMutation = { adjustPoints: { __typename: 'PointsChange', points: number } | null };

export type RedemptionsQueryVariables = Exact<{
  state?: InputMaybe<RedemptionState>;
  code?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type RedemptionsQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, redemptions: { __typename: 'RedemptionConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'Redemption', id: string, code: string, points: number, description: string, createdAt: string, handedOutAt: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type RedemptionRow_RedemptionFragment = { __typename: 'Redemption', id: string, code: string, points: number, description: string, createdAt: string, handedOutAt: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null };

export type HandOutRedemptionMutationVariables = Exact<{
  input: HandOutRedemptionInput;
}>;


export type HandOutRedemptionMutation = { handOutRedemption: { __typename: 'Redemption', id: string, handedOutAt: string | null } | null };

export type DayClass_ClassFragment = { __typename: 'RangeClass', id: string, courseName: string, startsAt: string, endsAt: string, completableFrom: string, location: string, laneName: string | null, instructorName: string | null };

export type Closing_ClosingFragment = { __typename: 'DayClosing', id: string, closedAt: string, closedByName: string | null, note: string | null, out: Array<{ __typename: 'FirearmHandOut', id: string, label: string, studentName: string, returnedAt: string | null }>, calibers: Array<{ __typename: 'ClosedCaliber', caliber: string, inStock: number, counted: number | null, short: number | null }> };

export type CloseDayMutationVariables = Exact<{
  input: CloseDayInput;
}>;


export type CloseDayMutation = { closeDay: { __typename: 'DayClosing', id: string, closedAt: string, closedByName: string | null, note: string | null, out: Array<{ __typename: 'FirearmHandOut', id: string, label: string, studentName: string, returnedAt: string | null }>, calibers: Array<{ __typename: 'ClosedCaliber', caliber: string, inStock: number, counted: number | null, short: number | null }> } | null };

export type DayClosingsQueryVariables = Exact<{ [key: string]: never; }>;


export type DayClosingsQuery = { dayClosings: { __typename: 'DayClosingConnection', nodes: Array<{ __typename: 'DayClosing', id: string, closedAt: string, closedByName: string | null, note: string | null, out: Array<{ __typename: 'FirearmHandOut', id: string, label: string, studentName: string, returnedAt: string | null }>, calibers: Array<{ __typename: 'ClosedCaliber', caliber: string, inStock: number, counted: number | null, short: number | null }> }> } };

export type DayStudent_StudentFragment = { __typename: 'RangeStudent', enrolmentId: string, classId: string, name: string, state: RangeState, hasLicence: boolean, isAccompanied: boolean, hasOwnWeapon: boolean, loans: Array<{ __typename: 'RangeLoan', model: string, caliber: string, rounds: number }>, handOuts: Array<{ __typename: 'FirearmHandOut', id: string, label: string, studentName: string, outAt: string, companion: string | null, returnedAt: string | null, rounds: number | null, roundsOut: number, roundsLeft: number | null }> };

export type DayWeapon_HandOutFragment = { __typename: 'FirearmHandOut', id: string, label: string, studentName: string, outAt: string, companion: string | null, returnedAt: string | null, rounds: number | null, roundsOut: number, roundsLeft: number | null };

export type RangeDayQueryVariables = Exact<{ [key: string]: never; }>;


export type RangeDayQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, rangeDay: { __typename: 'RangeDay', day: string, classes: Array<{ __typename: 'RangeClass', id: string, courseName: string, startsAt: string, endsAt: string, completableFrom: string, location: string, laneName: string | null, instructorName: string | null }>, students: Array<{ __typename: 'RangeStudent', enrolmentId: string, classId: string, name: string, state: RangeState, hasLicence: boolean, isAccompanied: boolean, hasOwnWeapon: boolean, loans: Array<{ __typename: 'RangeLoan', model: string, caliber: string, rounds: number }>, handOuts: Array<{ __typename: 'FirearmHandOut', id: string, label: string, studentName: string, outAt: string, companion: string | null, returnedAt: string | null, rounds: number | null, roundsOut: number, roundsLeft: number | null }> }>, instructors: Array<{ __typename: 'CourseInstructor', id: string, name: string }>, freeFirearms: Array<{ __typename: 'Firearm', id: string, make: string, serial: string, model: string }>, outside: Array<{ __typename: 'FirearmHandOut', id: string, label: string, studentName: string, outAt: string, companion: string | null, returnedAt: string | null, rounds: number | null, roundsOut: number, roundsLeft: number | null }>, closings: Array<{ __typename: 'DayClosing', id: string, closedAt: string, closedByName: string | null, note: string | null, out: Array<{ __typename: 'FirearmHandOut', id: string, label: string, studentName: string, returnedAt: string | null }>, calibers: Array<{ __typename: 'ClosedCaliber', caliber: string, inStock: number, counted: number | null, short: number | null }> }> } };

export type ClassOutcomes_OutcomesFragment = { __typename: 'ClassOutcomes', attended: number, noShows: number, lateCancellations: number, cancellations: number, calledOff: number, unattended: number, coming: number };

export type ClassReportQueryVariables = Exact<{
  fromMonth: Scalars['String']['input'];
  toMonth: Scalars['String']['input'];
}>;


export type ClassReportQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, classReport: { __typename: 'ClassReport', coursesLeftOut: number, months: Array<{ __typename: 'ClassReportMonth', month: string, isOver: boolean, calledOffCourses: number, outcomes: { __typename: 'ClassOutcomes', attended: number, noShows: number, lateCancellations: number, cancellations: number, calledOff: number, unattended: number, coming: number }, reasons: Array<{ __typename: 'ReasonCount', reason: CancellationReason, count: number }>, newStudents: { __typename: 'NewStudents', registered: number, incomplete: number, erased: number } }>, courses: Array<{ __typename: 'CourseOutcomes', name: string, courseType: CourseType, courses: number, outcomes: { __typename: 'ClassOutcomes', attended: number, noShows: number, lateCancellations: number, cancellations: number, calledOff: number, unattended: number, coming: number } }>, instructors: Array<{ __typename: 'InstructorOutcomes', id: string | null, name: string | null, outcomes: { __typename: 'ClassOutcomes', attended: number, noShows: number, lateCancellations: number, cancellations: number, calledOff: number, unattended: number, coming: number } }> } | null };

export type ReportsQueryVariables = Exact<{
  fromMonth: Scalars['String']['input'];
  toMonth: Scalars['String']['input'];
}>;


export type ReportsQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, reports: Array<{ __typename: 'MonthReport', month: string, bookedIncome: number, enrolments: { __typename: 'StatusCounts', pending: number, confirmed: number, completed: number, cancelled: number }, occupancy: { __typename: 'Occupancy', courses: number, places: number, taken: number }, points: { __typename: 'PointsOfMonth', earned: number, redeemed: number, adjusted: number }, weapons: Array<{ __typename: 'WeaponTotal', id: string, label: string, classes: number }>, calibers: Array<{ __typename: 'CaliberBoxes', caliber: string, boxes: number }> }> };

export type MoneyReportQueryVariables = Exact<{
  fromMonth: Scalars['String']['input'];
  toMonth: Scalars['String']['input'];
  hasDays: Scalars['Boolean']['input'];
}>;


export type MoneyReportQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, moneyReport: Array<{ __typename: 'MoneyReportMonth', month: string, bookedIncome: number, methods: Array<{ __typename: 'MethodTotal', method: PaymentMethod, received: number, givenBack: number }>, days?: Array<{ __typename: 'MoneyReportDay', day: string, methods: Array<{ __typename: 'MethodTotal', method: PaymentMethod, received: number, givenBack: number }> }> }> };

export type AddHoursExceptionMutationVariables = Exact<{
  input: AddHoursExceptionInput;
}>;


export type AddHoursExceptionMutation = { addHoursException: { __typename: 'Schedule', revision: number } | null };

export type RemoveHoursExceptionMutationVariables = Exact<{
  input: RemoveHoursExceptionInput;
}>;


export type RemoveHoursExceptionMutation = { removeHoursException: { __typename: 'Schedule', revision: number } | null };

export type ClosureClassesQueryVariables = Exact<{
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
}>;


export type ClosureClassesQuery = { agenda: Array<{ __typename: 'AgendaEntry', id: string, startsAt: string, endsAt: string, pendingCount: number, confirmedCount: number, completedCount: number, course: { __typename: 'Course', id: string, name: string, callOff: { __typename: 'CourseCallOff', at: string } | null }, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, instructorName: string | null, user: { __typename: 'User', phone: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null } | null }> };

export type StaffScheduleQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffScheduleQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, schedule: { __typename: 'Schedule', policy: SchedulePolicy, revision: number, weeklyHours: Array<{ __typename: 'WeeklySpan', weekday: number, from: string, to: string }>, exceptions: Array<{ __typename: 'HoursException', id: string, day: string, isOpen: boolean, reason: string, span: { __typename: 'ClockSpan', from: string, to: string } | null }>, lanes: Array<{ __typename: 'Lane', id: string, name: string, location: string, isActive: boolean, weapons: Array<string> }>, weaponCounts: Array<{ __typename: 'WeaponCount', weapon: string, count: number }>, rules: { __typename: 'BookingRules', noticeHours: number, horizonDays: number, bufferMinutes: number, stepMinutes: number, deadlineHours: number } } | null, courses: Array<{ __typename: 'Course', id: string, name: string, location: string, courseType: CourseType, isActive: boolean }> };

export type Schedule_PartsFragment = { __typename: 'Schedule', policy: SchedulePolicy, revision: number, weeklyHours: Array<{ __typename: 'WeeklySpan', weekday: number, from: string, to: string }>, exceptions: Array<{ __typename: 'HoursException', id: string, day: string, isOpen: boolean, reason: string, span: { __typename: 'ClockSpan', from: string, to: string } | null }>, lanes: Array<{ __typename: 'Lane', id: string, name: string, location: string, isActive: boolean, weapons: Array<string> }>, weaponCounts: Array<{ __typename: 'WeaponCount', weapon: string, count: number }>, rules: { __typename: 'BookingRules', noticeHours: number, horizonDays: number, bufferMinutes: number, stepMinutes: number, deadlineHours: number } };

export type UpdateScheduleMutationVariables = Exact<{
  input: UpdateScheduleInput;
}>;


export type UpdateScheduleMutation = { updateSchedule: { __typename: 'Schedule', revision: number } | null };

export type RecordAttendanceMutationVariables = Exact<{
  input: RecordAttendanceInput;
}>;


export type RecordAttendanceMutation = { recordAttendance: Array<{ __typename: 'AttendanceOutcome', id: string, attendance: Attendance | null, error: { __typename: 'OutcomeError', message: string } | null }> | null };

export type TaughtClassCard_ClassFragment = { __typename: 'TaughtClass', id: string, startsAt: string, endsAt: string, courseName: string, location: string, students: Array<{ __typename: 'TaughtStudent', enrolmentId: string, name: string, hasLicence: boolean, attendance: Attendance, isComing: boolean, isPaid: boolean | null, phone: string | null }> };

export type MyClassesQueryVariables = Exact<{
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
}>;


export type MyClassesQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, myClasses: Array<{ __typename: 'TaughtClass', id: string, startsAt: string, endsAt: string, courseName: string, location: string, students: Array<{ __typename: 'TaughtStudent', enrolmentId: string, name: string, hasLicence: boolean, attendance: Attendance, isComing: boolean, isPaid: boolean | null, phone: string | null }> }> };

export type TillQueryVariables = Exact<{
  day: Scalars['LocalDate']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type TillQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, moneyRules: { __typename: 'MoneyRules', isOn: boolean, lateCancellationPercent: number, absencePercent: number, depositHours: number, defensiveDepositPercent: number, sportDepositPercent: number, refundLimit: number, pointOfSale: number, revision: number, tills: Array<{ __typename: 'Till', id: string, name: string, pointOfSale: number }> }, open: { __typename: 'TillSessionConnection', nodes: Array<{ __typename: 'TillSession', id: string, tillId: string, openedAt: string, float: number, openedBy: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }> }, closed: { __typename: 'TillSessionConnection', nodes: Array<{ __typename: 'TillSession', id: string, tillName: string, number: number, closedAt: string | null, counted: number | null, expected: number | null, difference: number | null, note: string | null, closedBy: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }> }, moneyEntries: { __typename: 'MoneyEntryConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'MoneyEntry', id: string, type: MoneyEntryType, amount: number, balance: number, description: string, createdAt: string, method: PaymentMethod | null, reference: string | null, receipt: string | null, refundable: number | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MoneyRow_EntryFragment = { __typename: 'MoneyEntry', id: string, type: MoneyEntryType, amount: number, balance: number, description: string, createdAt: string, method: PaymentMethod | null, reference: string | null, receipt: string | null, refundable: number | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null };

export type UndoPaymentMutationVariables = Exact<{
  input: UndoPaymentInput;
}>;


export type UndoPaymentMutation = { undoPayment: { __typename: 'MoneyChange', balance: number, entry: { __typename: 'MoneyEntry', id: string, receipt: string | null } } | null };

export type Till_RulesFragment = { __typename: 'MoneyRules', isOn: boolean, lateCancellationPercent: number, absencePercent: number, depositHours: number, defensiveDepositPercent: number, sportDepositPercent: number, refundLimit: number, pointOfSale: number, revision: number, tills: Array<{ __typename: 'Till', id: string, name: string, pointOfSale: number }> };

export type UpdateMoneyRulesMutationVariables = Exact<{
  input: UpdateMoneyRulesInput;
}>;


export type UpdateMoneyRulesMutation = { updateMoneyRules: { __typename: 'MoneyRules', isOn: boolean, lateCancellationPercent: number, absencePercent: number, depositHours: number, defensiveDepositPercent: number, sportDepositPercent: number, refundLimit: number, pointOfSale: number, revision: number, tills: Array<{ __typename: 'Till', id: string, name: string, pointOfSale: number }> } | null };

export type RefundPaymentMutationVariables = Exact<{
  input: RefundPaymentInput;
}>;


export type RefundPaymentMutation = { refundPayment: { __typename: 'MoneyChange', balance: number, entry: { __typename: 'MoneyEntry', id: string, receipt: string | null } } | null };

export type RefundPaymentAboveLimitMutationVariables = Exact<{
  input: RefundPaymentInput;
}>;


export type RefundPaymentAboveLimitMutation = { refundPaymentAboveLimit: { __typename: 'MoneyChange', balance: number, entry: { __typename: 'MoneyEntry', id: string, receipt: string | null } } | null };

export type OwedQueryVariables = Exact<{
  userId: Scalars['ID']['input'];
}>;


export type OwedQuery = { moneyAccount: { __typename: 'MoneyAccount', userId: string, balance: number, depositsDue: number } | null };

export type RecordPaymentMutationVariables = Exact<{
  input: RecordPaymentInput;
}>;


export type RecordPaymentMutation = { recordPayment: { __typename: 'MoneyChange', balance: number, entry: { __typename: 'MoneyEntry', id: string, receipt: string | null } } | null };

export type TillDebtsQueryVariables = Exact<{
  age?: InputMaybe<DebtAge>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type TillDebtsQuery = { moneyDebts: { __typename: 'MoneyDebtConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'MoneyDebt', id: string, owed: number, since: string, user: { __typename: 'User', phone: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type DebtRow_DebtFragment = { __typename: 'MoneyDebt', owed: number, since: string, user: { __typename: 'User', phone: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null };

export type OpenTill_SessionFragment = { __typename: 'TillSession', id: string, tillId: string, openedAt: string, float: number, openedBy: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null };

export type OpenTillMutationVariables = Exact<{
  input: OpenTillInput;
}>;


export type OpenTillMutation = { openTill: { __typename: 'TillSession', id: string, tillId: string, openedAt: string, float: number, openedBy: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null } | null };

export type ClosedTill_SessionFragment = { __typename: 'TillSession', id: string, counted: number | null, expected: number | null, difference: number | null };

export type CloseTillMutationVariables = Exact<{
  input: CloseTillInput;
}>;


export type CloseTillMutation = { closeTill: { __typename: 'TillSession', id: string, counted: number | null, expected: number | null, difference: number | null } | null };

export type HandOverTillMutationVariables = Exact<{
  input: CloseTillInput;
}>;


export type HandOverTillMutation = { handOverTill: { __typename: 'TillHandOver', closed: { __typename: 'TillSession', id: string, counted: number | null, expected: number | null, difference: number | null }, opened: { __typename: 'TillSession', id: string, tillId: string, openedAt: string, float: number, openedBy: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null } } | null };

export type RecordCashMovementMutationVariables = Exact<{
  input: RecordCashMovementInput;
}>;


export type RecordCashMovementMutation = { recordCashMovement: { __typename: 'MoneyEntry', id: string, receipt: string | null } | null };

export type TillRow_SessionFragment = { __typename: 'TillSession', id: string, tillName: string, number: number, closedAt: string | null, counted: number | null, expected: number | null, difference: number | null, note: string | null, closedBy: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null };

export type AttentionList_EntryFragment = { __typename: 'AgendaEntry', id: string, startsAt: string, warnings: Array<AgendaWarning>, course: { __typename: 'Course', id: string, name: string, capacity: number | null, placesLeft: number | null, waitingCount: number }, enrolment: { __typename: 'Enrolment', id: string, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null } | null };

export type TodayQueryVariables = Exact<{
  today: Scalars['LocalDate']['input'];
  until: Scalars['LocalDate']['input'];
}>;


export type TodayQuery = { me: { __typename: 'User', usesMoney: boolean, usesFirearms: boolean, id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, courses: Array<{ __typename: 'Course', id: string }>, agenda: Array<{ __typename: 'AgendaEntry', id: string, startsAt: string, endsAt: string, instructorId: string | null, instructorName: string | null, pendingCount: number, confirmedCount: number, completedCount: number, comingCount: number, unpaidCount: number | null, warnings: Array<AgendaWarning>, course: { __typename: 'Course', id: string, name: string, location: string, capacity: number | null, placesLeft: number | null, waitingCount: number, callOff: { __typename: 'CourseCallOff', at: string } | null }, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, comingAt: string | null, price: number, isPaid: boolean | null, owed: number | null, instructorId: string | null, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null } | null }>, coming: { __typename: 'EnrolmentConnection', nodes: Array<{ __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, completableFrom: string | null, arrivedAt: string | null, comingAt: string | null, licence: LicenceState, course: { __typename: 'Course', id: string, name: string }, user: { __typename: 'User', cluExpiration: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null, shortages: Array<{ __typename: 'StockShortage', label: string, isAmmunition: boolean, needed: number, available: number }> }> }, unattended: { __typename: 'EnrolmentConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, completableFrom: string | null, arrivedAt: string | null, comingAt: string | null, licence: LicenceState, course: { __typename: 'Course', id: string, name: string }, user: { __typename: 'User', cluExpiration: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null, shortages: Array<{ __typename: 'StockShortage', label: string, isAmmunition: boolean, needed: number, available: number }> }> }, enrolments: { __typename: 'EnrolmentConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, completableFrom: string | null, arrivedAt: string | null, comingAt: string | null, licence: LicenceState, course: { __typename: 'Course', id: string, name: string }, user: { __typename: 'User', cluExpiration: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null, shortages: Array<{ __typename: 'StockShortage', label: string, isAmmunition: boolean, needed: number, available: number }> }> } };

export type PendingRow_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, completableFrom: string | null, arrivedAt: string | null, comingAt: string | null, licence: LicenceState, course: { __typename: 'Course', id: string, name: string }, user: { __typename: 'User', cluExpiration: string | null, id: string, firstName: string | null, lastName: string | null, email: string } | null, shortages: Array<{ __typename: 'StockShortage', label: string, isAmmunition: boolean, needed: number, available: number }> };

export type WithdrawalsQueryVariables = Exact<{
  isSettled?: InputMaybe<Scalars['Boolean']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type WithdrawalsQuery = { withdrawals: { __typename: 'WithdrawalConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'Withdrawal', id: string, code: string, name: string, email: string, phone: string | null, about: string, createdAt: string, answerBy: string, settleBy: string, answer: string | null, settledAt: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, health: { __typename: 'Health', sendsMail: boolean } };

export type SettleWithdrawalMutationVariables = Exact<{
  input: SettleWithdrawalInput;
}>;


export type SettleWithdrawalMutation = { settleWithdrawal: { __typename: 'Withdrawal', id: string, answer: string | null, settledAt: string | null } | null };

export type CourseStamp_EnrolmentFragment = { __typename: 'Enrolment', id: string, completionDate: string | null, course: { __typename: 'Course', id: string, name: string, courseType: CourseType } };

export type EnrolmentCard_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, scheduledDate: string | null, completionDate: string | null, instructorId: string | null, course: { __typename: 'Course', id: string, name: string, courseType: CourseType, location: string, scheduledDate: string | null, callOff: { __typename: 'CourseCallOff', at: string, reason: CallOffReason, note: string | null } | null }, cancellation: { __typename: 'Cancellation', reason: CancellationReason, at: string } | null };

export type EnrolmentSection_EnrolmentFragment = { __typename: 'Enrolment', id: string, completionDate: string | null, status: EnrolmentStatus, scheduledDate: string | null, instructorId: string | null, offerUntil: string | null, comingAt: string | null, instructorName: string | null, classType: ClassType | null, classDate: string | null, weapons: Array<string> | null, hasWeaponAmmo: boolean | null, price: number, course: { __typename: 'Course', id: string, name: string, courseType: CourseType, location: string, scheduledDate: string | null, callOff: { __typename: 'CourseCallOff', at: string, reason: CallOffReason, note: string | null } | null }, cancellation: { __typename: 'Cancellation', reason: CancellationReason, at: string } | null, deposit: { __typename: 'Deposit', amount: number, until: string, isPaid: boolean } | null, ammoBoxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> | null };

export type HistoryQueryVariables = Exact<{
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type HistoryQuery = { me: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null, cluExpiration: string | null, documentType: DocumentType | null, documentNumber: string, birthDate: string | null, gender: Gender | null, createdAt: string, clu: string | null, points: number }, myEnrolments: { __typename: 'EnrolmentConnection', nodes: Array<{ __typename: 'Enrolment', id: string, status: EnrolmentStatus, scheduledDate: string | null, licence: LicenceState, startsAt: string | null, completionDate: string | null, instructorId: string | null, offerUntil: string | null, comingAt: string | null, instructorName: string | null, classType: ClassType | null, classDate: string | null, weapons: Array<string> | null, hasWeaponAmmo: boolean | null, price: number, course: { __typename: 'Course', id: string, scheduledDate: string | null, name: string, cluPolicy: CluPolicy, courseType: CourseType, location: string, callOff: { __typename: 'CourseCallOff', at: string, reason: CallOffReason, note: string | null } | null }, cancellation: { __typename: 'Cancellation', reason: CancellationReason, at: string } | null, deposit: { __typename: 'Deposit', amount: number, until: string, isPaid: boolean } | null, ammoBoxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type EnrolmentCertificateQueryVariables = Exact<{
  enrolmentId: Scalars['ID']['input'];
}>;


export type EnrolmentCertificateQuery = { enrolmentCertificate: { __typename: 'Certificate', id: string, code: string } | null };

export type PassportDataPage_UserFragment = { __typename: 'User', id: string, email: string, firstName: string | null, lastName: string | null, documentType: DocumentType | null, documentNumber: string, birthDate: string | null, gender: Gender | null, createdAt: string, clu: string | null, cluExpiration: string | null, points: number };

export type PassportLinks_LinkFragment = { __typename: 'PassportLink', id: string, url: string, parts: Array<PassportPart>, createdAt: string, expiresAt: string, views: number };

export type PassportStampsPage_EnrolmentFragment = { __typename: 'Enrolment', id: string, completionDate: string | null, course: { __typename: 'Course', id: string, name: string, courseType: CourseType } };

export type Passport_UserFragment = { __typename: 'User', id: string, email: string, firstName: string | null, lastName: string | null, documentType: DocumentType | null, documentNumber: string, birthDate: string | null, gender: Gender | null, createdAt: string, clu: string | null, cluExpiration: string | null, points: number };

export type Passport_EnrolmentFragment = { __typename: 'Enrolment', id: string, completionDate: string | null, course: { __typename: 'Course', id: string, name: string, courseType: CourseType } };

export type MyPassportLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type MyPassportLinksQuery = { myPassportLinks: Array<{ __typename: 'PassportLink', id: string, url: string, parts: Array<PassportPart>, createdAt: string, expiresAt: string, views: number }> };

export type SharePassportMutationVariables = Exact<{
  input: SharePassportInput;
}>;


export type SharePassportMutation = { sharePassport: { __typename: 'PassportLink', id: string, url: string } | null };

export type RevokePassportLinkMutationVariables = Exact<{
  input: RevokePassportLinkInput;
}>;


export type RevokePassportLinkMutation = { revokePassportLink: { __typename: 'Acknowledgement', detail: string } | null };

export type AcceptInstructorInvitationMutationVariables = Exact<{
  input: AcceptInstructorInvitationInput;
}>;


export type AcceptInstructorInvitationMutation = { acceptInstructorInvitation: { __typename: 'Instructor', id: string, name: string } | null };

export type PaymentsQueryVariables = Exact<{
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PaymentsQuery = { me: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, myMoneyAccount: { __typename: 'MoneyAccount', userId: string, balance: number } | null, myMoneyEntries: { __typename: 'MoneyEntryConnection', nodes: Array<{ __typename: 'MoneyEntry', id: string, type: MoneyEntryType, amount: number, description: string, createdAt: string, method: PaymentMethod | null, receipt: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CreateReferralMutationVariables = Exact<{
  input: CreateReferralInput;
}>;


export type CreateReferralMutation = { createReferral: { __typename: 'Referral', id: string } | null };

export type MovementList_TransactionFragment = { __typename: 'PointsTransaction', id: string, type: TransactionType, points: number, description: string, createdAt: string, code: string | null, handedOutAt: string | null };

export type PointsQueryVariables = Exact<{
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PointsQuery = { me: { __typename: 'User', id: string, points: number, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null }, myPointsTransactions: { __typename: 'PointsTransactionConnection', nodes: Array<{ __typename: 'PointsTransaction', id: string, type: TransactionType, points: number, description: string, createdAt: string, code: string | null, handedOutAt: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, myReferrals: { __typename: 'ReferralConnection', nodes: Array<{ __typename: 'Referral', id: string, referredEmail: string, status: ReferralStatus }> } };

export type RedeemPointsMutationVariables = Exact<{
  input: RedeemPointsInput;
}>;


export type RedeemPointsMutation = { redeemPoints: { __typename: 'PointsChange', points: number, transaction: { __typename: 'PointsTransaction', id: string, code: string | null } } | null };

export type ReferralList_ReferralFragment = { __typename: 'Referral', id: string, referredEmail: string, status: ReferralStatus };

export type EditProfile_UserFragment = { __typename: 'User', id: string, firstName: string | null, lastName: string | null, phone: string | null, address: string | null, city: string | null, province: string | null, needsSetup: boolean, usesMoney: boolean };

export type AdditionalDataCard_UserFragment = { __typename: 'User', id: string, address: string | null, birthDate: string | null, phone: string | null, city: string | null, province: string | null, clu: string | null, cluExpiration: string | null };

export type MyMailPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyMailPreferencesQuery = { myMailPreferences: Array<{ __typename: 'MailPreference', topic: MailTopic, isWanted: boolean }> };

export type SetMailPreferenceMutationVariables = Exact<{
  input: SetMailPreferenceInput;
}>;


export type SetMailPreferenceMutation = { setMailPreference: Array<{ __typename: 'MailPreference', topic: MailTopic, isWanted: boolean }> | null };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { __typename: 'Acknowledgement', detail: string } | null };

export type PersonalInfoCard_UserFragment = { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, documentType: DocumentType | null, documentNumber: string, gender: Gender | null };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, documentType: DocumentType | null, documentNumber: string, gender: Gender | null, address: string | null, birthDate: string | null, phone: string | null, city: string | null, province: string | null, clu: string | null, cluExpiration: string | null, needsSetup: boolean, usesMoney: boolean } | null };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { me: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null, documentType: DocumentType | null, documentNumber: string, gender: Gender | null, address: string | null, birthDate: string | null, phone: string | null, city: string | null, province: string | null, clu: string | null, cluExpiration: string | null, needsSetup: boolean, usesMoney: boolean }, health: { __typename: 'Health', sendsMessages: boolean } };

export type RequestDeletionMutationVariables = Exact<{
  input: RequestDeletionInput;
}>;


export type RequestDeletionMutation = { requestDeletion: { __typename: 'User', id: string, deletion: { __typename: 'Deletion', state: DeletionState, requestedAt: string | null, settledAt: string | null, reason: string | null } | null } | null };

export type StopMyEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type StopMyEmailChangeMutation = { stopMyEmailChange: { __typename: 'User', id: string, email: string, pendingEmail: string | null, pendingEmailUntil: string | null } | null };

export type KeepMySecondFactorMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepMySecondFactorMutation = { keepMySecondFactor: { __typename: 'SecondFactor', isActive: boolean, lossEffectiveAt: string | null } | null };

export type WithdrawDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawDeletionMutation = { withdrawDeletion: { __typename: 'User', id: string, deletion: { __typename: 'Deletion', state: DeletionState } | null } | null };

export type MyDataQueryVariables = Exact<{
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type MyDataQuery = { myData: { __typename: 'MyDataPage', next: string | null, records: Array<{ __typename: 'MyDataRecord', section: string, json: string }> } };

export type VerifySecondFactorMutationVariables = Exact<{
  input: SecondFactorCodeInput;
}>;


export type VerifySecondFactorMutation = { verifySecondFactor: { __typename: 'Acknowledgement', detail: string } | null };

export type EndSecondFactorMutationVariables = Exact<{
  input: SecondFactorCodeInput;
}>;


export type EndSecondFactorMutation = { endSecondFactor: { __typename: 'Acknowledgement', detail: string } | null };

export type StartSecondFactorMutationVariables = Exact<{
  input: StartSecondFactorInput;
}>;


export type StartSecondFactorMutation = { startSecondFactor: { __typename: 'SecondFactorSecret', secret: string, uri: string } | null };

export type ConfirmSecondFactorMutationVariables = Exact<{
  input: SecondFactorCodeInput;
}>;


export type ConfirmSecondFactorMutation = { confirmSecondFactor: { __typename: 'SecondFactorConfirmation', recoveryCodes: Array<string> } | null };

export type SecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityQuery = { me: { __typename: 'User', id: string, pendingEmail: string | null, pendingEmailUntil: string | null, firstName: string | null, lastName: string | null, email: string, role: Role, staffRole: StaffRole | null, deletion: { __typename: 'Deletion', state: DeletionState, requestedAt: string | null, settledAt: string | null, reason: string | null } | null }, mySessions: Array<{ __typename: 'ActiveSession', id: string, device: string | null, via: SignInMethod, signedInAt: string, lastUsedAt: string, isCurrent: boolean }>, mySecondFactor: { __typename: 'SecondFactor', isActive: boolean, isVerified: boolean, isRequired: boolean, recoveryCodesLeft: number, lossEffectiveAt: string | null }, myAccessTokens: Array<{ __typename: 'AccessToken', id: string, name: string, scopes: Array<TokenScope>, expiresAt: string, lastUsedAt: string | null }> };

export type SessionList_SessionFragment = { __typename: 'ActiveSession', id: string, device: string | null, via: SignInMethod, signedInAt: string, lastUsedAt: string, isCurrent: boolean };

export type EndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type EndSessionMutation = { endSession: { __typename: 'Acknowledgement', detail: string } | null };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { __typename: 'Acknowledgement', detail: string } | null };

export type CreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { __typename: 'NewAccessToken', token: string } | null };

export type TokenList_TokenFragment = { __typename: 'AccessToken', id: string, name: string, scopes: Array<TokenScope>, expiresAt: string, lastUsedAt: string | null };

export type RevokeAccessTokenMutationVariables = Exact<{
  input: RevokeAccessTokenInput;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: { __typename: 'Acknowledgement', detail: string } | null };

export type RequestWithdrawalMutationVariables = Exact<{
  input: RequestWithdrawalInput;
}>;


export type RequestWithdrawalMutation = { requestWithdrawal: { __typename: 'WithdrawalReceipt', code: string, answerBy: string, settleBy: string } | null };

export type ConfirmIdentityMutationVariables = Exact<{
  input: ConfirmIdentityInput;
}>;


export type ConfirmIdentityMutation = { confirmIdentity: { __typename: 'Acknowledgement', detail: string } | null };

export const LastClass_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LastClass_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<LastClass_EnrolmentFragment, unknown>;
export const AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}}]} as unknown as DocumentNode<AccountFragment, unknown>;
export const RolesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}}]} as unknown as DocumentNode<RolesFragment, unknown>;
export const LicenceNotice_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceNotice_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]} as unknown as DocumentNode<LicenceNotice_UserFragment, unknown>;
export const LicenceNotice_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}}]}}]}}]} as unknown as DocumentNode<LicenceNotice_EnrolmentFragment, unknown>;
export const CourseRow_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRow_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<CourseRow_CourseFragment, unknown>;
export const CoursesTable_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoursesTable_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRow_course"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRow_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<CoursesTable_CourseFragment, unknown>;
export const StatsCards_StatsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatsCards_stats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalCourses"}},{"kind":"Field","name":{"kind":"Name","value":"activeCourses"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}}]}}]} as unknown as DocumentNode<StatsCards_StatsFragment, unknown>;
export const PersonNameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<PersonNameFragment, unknown>;
export const UserRow_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<UserRow_UserFragment, unknown>;
export const UserDialog_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<UserDialog_UserFragment, unknown>;
export const EditUserDialog_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditUserDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<EditUserDialog_UserFragment, unknown>;
export const UsersTable_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsersTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserDialog_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditUserDialog_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditUserDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]} as unknown as DocumentNode<UsersTable_UserFragment, unknown>;
export const DepositNotice_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}}]}}]}}]} as unknown as DocumentNode<DepositNotice_EnrolmentFragment, unknown>;
export const BookedDialog_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookedDialog_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositNotice_enrolment"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}}]}}]}}]} as unknown as DocumentNode<BookedDialog_EnrolmentFragment, unknown>;
export const EnrolAction_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolAction_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}}]} as unknown as DocumentNode<EnrolAction_CourseFragment, unknown>;
export const CourseDetails_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseDetails_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolAction_course"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolAction_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}}]} as unknown as DocumentNode<CourseDetails_CourseFragment, unknown>;
export const CourseCard_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseCard_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolAction_course"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolAction_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}}]} as unknown as DocumentNode<CourseCard_CourseFragment, unknown>;
export const GroupCourses_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCourses_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseCard_course"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolAction_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseCard_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolAction_course"}}]}}]} as unknown as DocumentNode<GroupCourses_CourseFragment, unknown>;
export const GroupCourses_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCourses_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<GroupCourses_EnrolmentFragment, unknown>;
export const GroupCourses_WaitingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCourses_waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<GroupCourses_WaitingFragment, unknown>;
export const AnnounceComing_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnnounceComing_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}}]}}]} as unknown as DocumentNode<AnnounceComing_EnrolmentFragment, unknown>;
export const EnrolmentFacts_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentFacts_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"classDate"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}}]} as unknown as DocumentNode<EnrolmentFacts_EnrolmentFragment, unknown>;
export const EnrolmentDetails_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDetails_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnnounceComing_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositNotice_enrolment"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentFacts_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnnounceComing_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentFacts_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"classDate"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}}]} as unknown as DocumentNode<EnrolmentDetails_EnrolmentFragment, unknown>;
export const MyClass_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyClass_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentDetails_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnnounceComing_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentFacts_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"classDate"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDetails_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnnounceComing_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositNotice_enrolment"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentFacts_enrolment"}}]}}]} as unknown as DocumentNode<MyClass_EnrolmentFragment, unknown>;
export const CancelledText_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelledText_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]} as unknown as DocumentNode<CancelledText_EnrolmentFragment, unknown>;
export const CancelledNotice_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelledNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CancelledText_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelledText_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]} as unknown as DocumentNode<CancelledNotice_EnrolmentFragment, unknown>;
export const Figures_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Figures_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]} as unknown as DocumentNode<Figures_UserFragment, unknown>;
export const UpcomingEnrolment_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingEnrolment_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}}]} as unknown as DocumentNode<UpcomingEnrolment_EnrolmentFragment, unknown>;
export const EnrolmentDialog_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDialog_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentDetails_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnnounceComing_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentFacts_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"classDate"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDetails_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnnounceComing_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositNotice_enrolment"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentFacts_enrolment"}}]}}]} as unknown as DocumentNode<EnrolmentDialog_EnrolmentFragment, unknown>;
export const UpcomingEnrolments_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingEnrolments_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpcomingEnrolment_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentDialog_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnnounceComing_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentFacts_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"classDate"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDetails_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnnounceComing_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositNotice_enrolment"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentFacts_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingEnrolment_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDialog_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentDetails_enrolment"}}]}}]} as unknown as DocumentNode<UpcomingEnrolments_EnrolmentFragment, unknown>;
export const Waiting_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}}]} as unknown as DocumentNode<Waiting_EntryFragment, unknown>;
export const ActivityRow_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAccount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<ActivityRow_EntryFragment, unknown>;
export const ArmouryClasses_ClassFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArmouryClasses_class"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArmouryClass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"boxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<ArmouryClasses_ClassFragment, unknown>;
export const ArmourySheet_SheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArmourySheet_sheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArmourySheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weapons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"classes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"boxes"}},{"kind":"Field","name":{"kind":"Name","value":"cartridges"}}]}},{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArmouryClasses_class"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownWeaponClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArmouryClasses_class"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArmouryClasses_class"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArmouryClass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"boxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<ArmourySheet_SheetFragment, unknown>;
export const ArmouryGroups_ArmouryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArmouryGroups_armoury"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Armoury"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupCourses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ArmouryGroups_ArmouryFragment, unknown>;
export const ArmouryShortages_ArmouryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArmouryShortages_armoury"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Armoury"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"lent"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<ArmouryShortages_ArmouryFragment, unknown>;
export const CertificateRow_CertificateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateRow_certificate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replaces"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<CertificateRow_CertificateFragment, unknown>;
export const CallOffNote_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CallOffNote_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}}]} as unknown as DocumentNode<CallOffNote_CourseFragment, unknown>;
export const Contacts_ContactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contacts_contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<Contacts_ContactFragment, unknown>;
export const CallOffNote_ChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CallOffNote_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseWithContacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CallOffNote_course"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contacts_contact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CallOffNote_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contacts_contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<CallOffNote_ChangeFragment, unknown>;
export const CourseForm_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseForm_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"offerHours"}},{"kind":"Field","name":{"kind":"Name","value":"depositPercent"}},{"kind":"Field","name":{"kind":"Name","value":"issuesCertificate"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CourseForm_CourseFragment, unknown>;
export const CourseHead_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseHead_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CourseHead_CourseFragment, unknown>;
export const RosterSheet_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterSheet_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RosterSheet_CourseFragment, unknown>;
export const RosterSheet_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterSheet_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<RosterSheet_EnrolmentFragment, unknown>;
export const RosterRow_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterRow_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"completableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<RosterRow_EnrolmentFragment, unknown>;
export const SeriesRow_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesRow_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SeriesRow_CourseFragment, unknown>;
export const WaitingList_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingList_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<WaitingList_EntryFragment, unknown>;
export const StaffCourseRow_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCourseRow_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<StaffCourseRow_CourseFragment, unknown>;
export const ChangedEnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedEnrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"earlyReason"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}}]}}]} as unknown as DocumentNode<ChangedEnrolmentFragment, unknown>;
export const EnrolmentOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedEnrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedEnrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"earlyReason"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}}]}}]} as unknown as DocumentNode<EnrolmentOutcomeFragment, unknown>;
export const EnrolmentStudentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentStudent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<EnrolmentStudentFragment, unknown>;
export const EnrolmentDebtFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDebt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"owed"}}]}}]} as unknown as DocumentNode<EnrolmentDebtFragment, unknown>;
export const ClassCard_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassCard_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgendaEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedCount"}},{"kind":"Field","name":{"kind":"Name","value":"completedCount"}},{"kind":"Field","name":{"kind":"Name","value":"comingCount"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidCount"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<ClassCard_EntryFragment, unknown>;
export const StockRow_StockFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockRow_stock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmmunitionStock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"bought"}},{"kind":"Field","name":{"kind":"Name","value":"handedOut"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}}]}}]} as unknown as DocumentNode<StockRow_StockFragment, unknown>;
export const AmmunitionRow_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmmunitionRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmmunitionEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lot"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"}},{"kind":"Field","name":{"kind":"Name","value":"handOutId"}}]}}]} as unknown as DocumentNode<AmmunitionRow_EntryFragment, unknown>;
export const FirearmRow_FirearmFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FirearmRow_firearm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Firearm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"make"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"cuim"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"roundsFired"}},{"kind":"Field","name":{"kind":"Name","value":"serviceRounds"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDay"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceDue"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"handOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"outAt"}},{"kind":"Field","name":{"kind":"Name","value":"roundsOut"}}]}}]}}]} as unknown as DocumentNode<FirearmRow_FirearmFragment, unknown>;
export const HandOut_DayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HandOut_day"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RangeDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasLicence"}},{"kind":"Field","name":{"kind":"Name","value":"isAccompanied"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instructors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<HandOut_DayFragment, unknown>;
export const ShortagesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shortages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isAmmunition"}},{"kind":"Field","name":{"kind":"Name","value":"needed"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}}]} as unknown as DocumentNode<ShortagesFragment, unknown>;
export const InboxRow_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxRow_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"completableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shortages"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shortages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isAmmunition"}},{"kind":"Field","name":{"kind":"Name","value":"needed"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<InboxRow_EnrolmentFragment, unknown>;
export const InstructorRow_InstructorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstructorRow_instructor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Instructor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"invitedUntil"}}]}}]} as unknown as DocumentNode<InstructorRow_InstructorFragment, unknown>;
export const ServiceAccountCard_AccountFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceAccountCard_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<ServiceAccountCard_AccountFragment, unknown>;
export const WebhookCard_EndpointFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookCard_endpoint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]} as unknown as DocumentNode<WebhookCard_EndpointFragment, unknown>;
export const WebhookDelivery_DeliveryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDelivery_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}}]} as unknown as DocumentNode<WebhookDelivery_DeliveryFragment, unknown>;
export const MailRow_MessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailRow_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"smtpCode"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailUnreachable"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<MailRow_MessageFragment, unknown>;
export const PersonRow_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<PersonRow_UserFragment, unknown>;
export const CorrectPerson_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectPerson_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}}]}}]} as unknown as DocumentNode<CorrectPerson_UserFragment, unknown>;
export const DeletionNote_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeletionNote_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<DeletionNote_UserFragment, unknown>;
export const PersonHead_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonHead_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<PersonHead_UserFragment, unknown>;
export const PendingEmail_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingEmail_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmailUntil"}}]}}]} as unknown as DocumentNode<PendingEmail_UserFragment, unknown>;
export const PersonActivity_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonActivity_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAccount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<PersonActivity_EntryFragment, unknown>;
export const PersonEnrolment_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonEnrolment_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PersonEnrolment_EnrolmentFragment, unknown>;
export const PersonFacts_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFacts_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailUnreachable"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PersonFacts_UserFragment, unknown>;
export const StaffUserForm_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffUserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]} as unknown as DocumentNode<StaffUserForm_UserFragment, unknown>;
export const RedemptionRow_RedemptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedemptionRow_redemption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Redemption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"handedOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<RedemptionRow_RedemptionFragment, unknown>;
export const DayClass_ClassFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayClass_class"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RangeClass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"completableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"laneName"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}}]}}]} as unknown as DocumentNode<DayClass_ClassFragment, unknown>;
export const Closing_ClosingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Closing_closing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DayClosing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedByName"}},{"kind":"Field","name":{"kind":"Name","value":"out"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"short"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<Closing_ClosingFragment, unknown>;
export const DayWeapon_HandOutFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayWeapon_handOut"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirearmHandOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"outAt"}},{"kind":"Field","name":{"kind":"Name","value":"companion"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"roundsOut"}},{"kind":"Field","name":{"kind":"Name","value":"roundsLeft"}}]}}]} as unknown as DocumentNode<DayWeapon_HandOutFragment, unknown>;
export const DayStudent_StudentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayStudent_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RangeStudent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolmentId"}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasLicence"}},{"kind":"Field","name":{"kind":"Name","value":"isAccompanied"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnWeapon"}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"handOuts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DayWeapon_handOut"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayWeapon_handOut"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirearmHandOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"outAt"}},{"kind":"Field","name":{"kind":"Name","value":"companion"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"roundsOut"}},{"kind":"Field","name":{"kind":"Name","value":"roundsLeft"}}]}}]} as unknown as DocumentNode<DayStudent_StudentFragment, unknown>;
export const ClassOutcomes_OutcomesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassOutcomes_outcomes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClassOutcomes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attended"}},{"kind":"Field","name":{"kind":"Name","value":"noShows"}},{"kind":"Field","name":{"kind":"Name","value":"lateCancellations"}},{"kind":"Field","name":{"kind":"Name","value":"cancellations"}},{"kind":"Field","name":{"kind":"Name","value":"calledOff"}},{"kind":"Field","name":{"kind":"Name","value":"unattended"}},{"kind":"Field","name":{"kind":"Name","value":"coming"}}]}}]} as unknown as DocumentNode<ClassOutcomes_OutcomesFragment, unknown>;
export const Schedule_PartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Schedule_parts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"policy"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"span"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lanes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weaponCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weapon"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"horizonDays"}},{"kind":"Field","name":{"kind":"Name","value":"bufferMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"stepMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<Schedule_PartsFragment, unknown>;
export const TaughtClassCard_ClassFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaughtClassCard_class"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaughtClass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasLicence"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"isComing"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<TaughtClassCard_ClassFragment, unknown>;
export const MoneyRow_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<MoneyRow_EntryFragment, unknown>;
export const Till_RulesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Till_rules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"lateCancellationPercent"}},{"kind":"Field","name":{"kind":"Name","value":"absencePercent"}},{"kind":"Field","name":{"kind":"Name","value":"depositHours"}},{"kind":"Field","name":{"kind":"Name","value":"defensiveDepositPercent"}},{"kind":"Field","name":{"kind":"Name","value":"sportDepositPercent"}},{"kind":"Field","name":{"kind":"Name","value":"refundLimit"}},{"kind":"Field","name":{"kind":"Name","value":"pointOfSale"}},{"kind":"Field","name":{"kind":"Name","value":"tills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pointOfSale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<Till_RulesFragment, unknown>;
export const DebtRow_DebtFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DebtRow_debt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyDebt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<DebtRow_DebtFragment, unknown>;
export const OpenTill_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenTill_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TillSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tillId"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"float"}},{"kind":"Field","name":{"kind":"Name","value":"openedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<OpenTill_SessionFragment, unknown>;
export const ClosedTill_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClosedTill_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TillSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}}]}}]} as unknown as DocumentNode<ClosedTill_SessionFragment, unknown>;
export const TillRow_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TillRow_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TillSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tillName"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<TillRow_SessionFragment, unknown>;
export const AttentionList_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttentionList_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgendaEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<AttentionList_EntryFragment, unknown>;
export const PendingRow_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingRow_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"completableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shortages"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shortages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isAmmunition"}},{"kind":"Field","name":{"kind":"Name","value":"needed"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<PendingRow_EnrolmentFragment, unknown>;
export const EnrolmentCard_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentCard_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CancelledText_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelledText_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}}]} as unknown as DocumentNode<EnrolmentCard_EnrolmentFragment, unknown>;
export const EnrolmentSection_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentSection_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentCard_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentDialog_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelledText_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnnounceComing_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentFacts_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"classDate"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDetails_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnnounceComing_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositNotice_enrolment"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentFacts_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentCard_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CancelledText_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDialog_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentDetails_enrolment"}}]}}]} as unknown as DocumentNode<EnrolmentSection_EnrolmentFragment, unknown>;
export const PassportLinks_LinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassportLinks_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PassportLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<PassportLinks_LinkFragment, unknown>;
export const PassportDataPage_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassportDataPage_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]} as unknown as DocumentNode<PassportDataPage_UserFragment, unknown>;
export const Passport_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Passport_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassportDataPage_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassportDataPage_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]} as unknown as DocumentNode<Passport_UserFragment, unknown>;
export const CourseStamp_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseStamp_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}}]}}]}}]} as unknown as DocumentNode<CourseStamp_EnrolmentFragment, unknown>;
export const PassportStampsPage_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassportStampsPage_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseStamp_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseStamp_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}}]}}]}}]} as unknown as DocumentNode<PassportStampsPage_EnrolmentFragment, unknown>;
export const Passport_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Passport_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassportStampsPage_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseStamp_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassportStampsPage_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseStamp_enrolment"}}]}}]} as unknown as DocumentNode<Passport_EnrolmentFragment, unknown>;
export const MovementList_TransactionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MovementList_transaction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointsTransaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"handedOutAt"}}]}}]} as unknown as DocumentNode<MovementList_TransactionFragment, unknown>;
export const ReferralList_ReferralFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferralList_referral"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Referral"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"referredEmail"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<ReferralList_ReferralFragment, unknown>;
export const EditProfile_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditProfile_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}}]}}]} as unknown as DocumentNode<EditProfile_UserFragment, unknown>;
export const AdditionalDataCard_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdditionalDataCard_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]} as unknown as DocumentNode<AdditionalDataCard_UserFragment, unknown>;
export const PersonalInfoCard_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalInfoCard_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}}]}}]} as unknown as DocumentNode<PersonalInfoCard_UserFragment, unknown>;
export const SessionList_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionList_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActiveSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionList_SessionFragment, unknown>;
export const TokenList_TokenFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokenList_token"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<TokenList_TokenFragment, unknown>;
export const FreeTimesDocument = {"__meta__":{"hash":"b7dd5f32ba5f5a5fcb673b87ab20066307875727d7b4caf99be1397da709f4a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FreeTimes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"movedEnrolmentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"weapons"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasWeaponAmmo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instructorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"availability"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"movedEnrolmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"movedEnrolmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"weapons"},"value":{"kind":"Variable","name":{"kind":"Name","value":"weapons"}}},{"kind":"Argument","name":{"kind":"Name","value":"hasWeaponAmmo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasWeaponAmmo"}}},{"kind":"Argument","name":{"kind":"Name","value":"instructorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instructorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"policy"}},{"kind":"Field","name":{"kind":"Name","value":"dependsOnWeapons"}},{"kind":"Field","name":{"kind":"Name","value":"instructors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"times"}}]}}]}}]}}]} as unknown as DocumentNode<FreeTimesQuery, FreeTimesQueryVariables>;
export const RescheduleEnrolmentDocument = {"__meta__":{"hash":"3a3bda49f9bb5012b1bb2d5c11e4c41352478ff2937f37562ed462f8eaba3713"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RescheduleEnrolment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RescheduleEnrolmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rescheduleEnrolment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"classDate"}},{"kind":"Field","name":{"kind":"Name","value":"classTime"}}]}}]}}]} as unknown as DocumentNode<RescheduleEnrolmentMutation, RescheduleEnrolmentMutationVariables>;
export const MyCalendarLinksDocument = {"__meta__":{"hash":"0f66258bf0f3b9bb0ac8f9cbf1036af3df7c2210e0a4e0d2ea259f156127cfca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyCalendarLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCalendarLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<MyCalendarLinksQuery, MyCalendarLinksQueryVariables>;
export const CreateCalendarLinkDocument = {"__meta__":{"hash":"8ddc26abbbec5997d5ca0776356e64a0a8e9e09aa93312042c5a3abba3ed7862"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCalendarLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCalendarLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCalendarLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]} as unknown as DocumentNode<CreateCalendarLinkMutation, CreateCalendarLinkMutationVariables>;
export const RevokeCalendarLinkDocument = {"__meta__":{"hash":"fe4a8b0ddf64f59d32bdcc66c0b1881a6bab76f3a8cd02a72f46e789ada81981"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCalendarLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeCalendarLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCalendarLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<RevokeCalendarLinkMutation, RevokeCalendarLinkMutationVariables>;
export const AcceptOfferDocument = {"__meta__":{"hash":"3d4469ca6a522b095ed66831694aad78a277d7a6ef96eacaede6f720ae8ac1e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptOfferInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}}]}}]}}]} as unknown as DocumentNode<AcceptOfferMutation, AcceptOfferMutationVariables>;
export const EnrolmentCalendarDocument = {"__meta__":{"hash":"78670b9889f1d60d4aa39b317b042de4b14fec93cbde46f8149769134ce4574d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnrolmentCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolmentCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<EnrolmentCalendarQuery, EnrolmentCalendarQueryVariables>;
export const AnnounceComingDocument = {"__meta__":{"hash":"f8454cb8cc65dacf44e08cbd95e2cb7487e6f0ac570998affcef4d45855b737a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnnounceComing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnnounceComingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announceComing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnnounceComing_enrolment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnnounceComing_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}}]}}]} as unknown as DocumentNode<AnnounceComingMutation, AnnounceComingMutationVariables>;
export const CancelEnrolmentDocument = {"__meta__":{"hash":"7f4b259605be73a74465e16cf2b6614adc48639b97e23a437240ae7f227bd486"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelEnrolment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelEnrolmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelEnrolment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<CancelEnrolmentMutation, CancelEnrolmentMutationVariables>;
export const IdentityMethodsDocument = {"__meta__":{"hash":"840b2f0b6ee0bb57ee9818eb2dae28b9800664fb70a138b11324b9c4a93667d2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IdentityMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<IdentityMethodsQuery, IdentityMethodsQueryVariables>;
export const GoogleAuthUrlDocument = {"__meta__":{"hash":"a6eeb535c397b1fc3c900cae7447e6acb4bae19ceec17d64896b66cec0fb6efa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoogleAuthUrl"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"googleAuthUrl"}}]}}]} as unknown as DocumentNode<GoogleAuthUrlQuery, GoogleAuthUrlQueryVariables>;
export const SignOutDocument = {"__meta__":{"hash":"2000761cc7cc6730d15f9bd8c57e500cb6d4ca0299b539fdc06ec8823922c268"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const OwnNameDocument = {"__meta__":{"hash":"00ab39b12ddac35b72c2dcc968fb6d0e642dd7c8e71e9e7b2a6a87f97fc3f680"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnName"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<OwnNameQuery, OwnNameQueryVariables>;
export const RoleDocument = {"__meta__":{"hash":"e0553fca45a03ef29c6de508dd63902167b55eb149ac3eb833ea768f31cca46b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}}]}}]} as unknown as DocumentNode<RoleQuery, RoleQueryVariables>;
export const UsesMoneyDocument = {"__meta__":{"hash":"f074b32cc10539410bb5ba6d1d4a7c0b31a74d9fc760422d829826b7f8f91cf0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsesMoney"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}}]}}]}}]} as unknown as DocumentNode<UsesMoneyQuery, UsesMoneyQueryVariables>;
export const UsesFirearmsDocument = {"__meta__":{"hash":"7a21a08c2e0e5f3c13a04683d83ea4785be644143ee5d09b2032011cfb47c41b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsesFirearms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}}]}}]} as unknown as DocumentNode<UsesFirearmsQuery, UsesFirearmsQueryVariables>;
export const AdminCoursesDocument = {"__meta__":{"hash":"df7c84f40eac0b6709a1e1fc93b93daa4c943ae44ba9a61fb0317e2ff1ac5e36"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCourses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adminCourses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoursesTable_course"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"courseCount"}},{"kind":"Field","name":{"kind":"Name","value":"groupCount"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRow_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoursesTable_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRow_course"}}]}}]} as unknown as DocumentNode<AdminCoursesQuery, AdminCoursesQueryVariables>;
export const AdminUsersDocument = {"__meta__":{"hash":"b9091e7219457f856f67b4db5dcc5f09db9a678d5697f4e90834c24ecb020a4b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsersTable_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditUserDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsersTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserDialog_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditUserDialog_user"}}]}}]} as unknown as DocumentNode<AdminUsersQuery, AdminUsersQueryVariables>;
export const AdminDocument = {"__meta__":{"hash":"c653f6acd18b2b38c57d0462933a9456e8a2a3dd4c18c8143d2bbd8047b1af23"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adminStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatsCards_stats"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatsCards_stats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalCourses"}},{"kind":"Field","name":{"kind":"Name","value":"activeCourses"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}}]}}]} as unknown as DocumentNode<AdminQuery, AdminQueryVariables>;
export const ConfirmEmailChangeDocument = {"__meta__":{"hash":"8f4b9779ea42759ad14a508c990d6874b424de42452b70db639a0594c45099da"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables>;
export const PendingProfileDocument = {"__meta__":{"hash":"f69b2918eb6f36f7e849248101cdb6c466ac959a5d962daffed05df0d3dbf46c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}}]}}]}}]} as unknown as DocumentNode<PendingProfileQuery, PendingProfileQueryVariables>;
export const RegisterDocument = {"__meta__":{"hash":"4404398e69ee1e37d1c269b4188495c73ade2d243f2e78c9b71a206107d8b8f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const SetupProfileDocument = {"__meta__":{"hash":"721131c7aca62914002249c623d737ac6fd726ac159c514e0b97328e03b62816"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetupProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetupProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setupProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}}]}}]}}]} as unknown as DocumentNode<SetupProfileMutation, SetupProfileMutationVariables>;
export const SendsMailDocument = {"__meta__":{"hash":"a74abebb531bd5e647f57c93c5b2f2ce4aae81d01dc266ab939f24d9af074fa0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SendsMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}}]}}]}}]} as unknown as DocumentNode<SendsMailQuery, SendsMailQueryVariables>;
export const RequestPasswordResetDocument = {"__meta__":{"hash":"2395896a6c154d8632269341cc555383de5abd4cb3a36d557ff53a29505c12ca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = {"__meta__":{"hash":"4f1d3d1c45cab235dda91230498b937f3086be70e1e4811ae278122d18fae93d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ResumeSessionDocument = {"__meta__":{"hash":"13deb135b215998555657c307c9047a04988bcef0f1ff43ea6f2813a6dc96c65"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResumeSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}}]}}]}}]} as unknown as DocumentNode<ResumeSessionQuery, ResumeSessionQueryVariables>;
export const SignInDocument = {"__meta__":{"hash":"5d5f93a28c172d84a657e994c0fe2f8ea94768da8733560ca0156b817e33b131"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const StopAccountChangeDocument = {"__meta__":{"hash":"34066244b33a064ce359b763fd015ba2d88634ea7f099ef32c821783d2999729"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopAccountChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AccountLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopAccountChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<StopAccountChangeMutation, StopAccountChangeMutationVariables>;
export const BookClassDocument = {"__meta__":{"hash":"0f18a436c3bb78a1d74e53ae830d36ebbf0a9bf38b766e45d61f1fc0b174d392"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookClass"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookClassInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookClass"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookedDialog_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LastClass_enrolment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookedDialog_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositNotice_enrolment"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LastClass_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<BookClassMutation, BookClassMutationVariables>;
export const CourseDocument = {"__meta__":{"hash":"fbd2d7a735e8eee41e7e8781fb4bf663b51117c50e3137274a91dade8e17efb5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Course"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseDetails_course"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myEnrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyClass_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LastClass_enrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myWaitingList"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolAction_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnnounceComing_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentFacts_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"classDate"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDetails_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnnounceComing_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositNotice_enrolment"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentFacts_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseDetails_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolAction_course"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyClass_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentDetails_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LastClass_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<CourseQuery, CourseQueryVariables>;
export const CoursesDocument = {"__meta__":{"hash":"d5b54da16813971dbd37d4428d0ea5e367e0d9e7db6b7086033746c8938a1d29"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Courses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"group"},"name":{"kind":"Name","value":"courses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseType"},"value":{"kind":"EnumValue","value":"GRUPAL"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCourses_course"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"personalised"},"name":{"kind":"Name","value":"courses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseType"},"value":{"kind":"EnumValue","value":"PERSONALIZADO"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myEnrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCourses_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LastClass_enrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myWaitingList"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCourses_waiting"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolAction_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseCard_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolAction_course"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCourses_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseCard_course"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCourses_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LastClass_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCourses_waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CoursesQuery, CoursesQueryVariables>;
export const EnrolDocument = {"__meta__":{"hash":"9bcd15934ba4e2cf0311d0831af98664b9a880ce484552f0cb5886e644caf6e4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Enrol"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrol"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookedDialog_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LastClass_enrolment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookedDialog_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositNotice_enrolment"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LastClass_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<EnrolMutation, EnrolMutationVariables>;
export const JoinWaitingListDocument = {"__meta__":{"hash":"3cf9a96ee5c500d846afb4b25a8836f54aaba2473d8e894f23edec06c5a4e2c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]} as unknown as DocumentNode<JoinWaitingListMutation, JoinWaitingListMutationVariables>;
export const LeaveWaitingListDocument = {"__meta__":{"hash":"99a5e7f60db668a7a00c1c713075b40f4b1a8bca29c80dd4d9543f1f7405f911"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<LeaveWaitingListMutation, LeaveWaitingListMutationVariables>;
export const DashboardDocument = {"__meta__":{"hash":"6ba66784230ebf5d3ccd127f54c00ae3c3661aac059d47e6e0ac44104cb8f84c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Figures_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceNotice_user"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"personalised"},"name":{"kind":"Name","value":"courses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseType"},"value":{"kind":"EnumValue","value":"PERSONALIZADO"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myWaitingList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Waiting_entry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myEnrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpcomingEnrolments_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceNotice_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CancelledNotice_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LastClass_enrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingEnrolment_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnnounceComing_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentFacts_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"classDate"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDetails_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnnounceComing_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositNotice_enrolment"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentFacts_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDialog_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentDetails_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelledText_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Figures_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceNotice_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Waiting_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingEnrolments_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpcomingEnrolment_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentDialog_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelledNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CancelledText_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LastClass_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const ActivityDocument = {"__meta__":{"hash":"f1f00fd1a161f023b1c3e993570d064fd9d0fc173b958744a8891c2eee45fc03"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Activity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"auditTrail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityRow_entry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAccount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<ActivityQuery, ActivityQueryVariables>;
export const ActivityServiceAccountsDocument = {"__meta__":{"hash":"1cc38b830d6647d8614d330b4c00e3a3a2180af50d0214654bd216e4506c9075"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityServiceAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"serviceAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ActivityServiceAccountsQuery, ActivityServiceAccountsQueryVariables>;
export const AgendaColumnsDocument = {"__meta__":{"hash":"04f7ad544deb069b10ec971028dec33faf945279ede69a2858b83b9330cbb467"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgendaColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lanes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"instructors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AgendaColumnsQuery, AgendaColumnsQueryVariables>;
export const AgendaDocument = {"__meta__":{"hash":"7b772990aa754dc493d76e4d142add346aa05000b7ed77fc13e85c5e16ccc5fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Agenda"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agenda"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClassCard_entry"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"laneId"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"laneId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposedLaneId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassCard_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgendaEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedCount"}},{"kind":"Field","name":{"kind":"Name","value":"completedCount"}},{"kind":"Field","name":{"kind":"Name","value":"comingCount"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidCount"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}}]}}]} as unknown as DocumentNode<AgendaQuery, AgendaQueryVariables>;
export const ArmouryDocument = {"__meta__":{"hash":"6a0b4f6d9794980f70645996a151353f3f514b5a204a1a62f96b2c94aa181522"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Armoury"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"armoury"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArmourySheet_sheet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArmourySheet_sheet"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArmouryGroups_armoury"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArmouryShortages_armoury"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArmouryClasses_class"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArmouryClass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"boxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArmourySheet_sheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArmourySheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weapons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"classes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"boxes"}},{"kind":"Field","name":{"kind":"Name","value":"cartridges"}}]}},{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArmouryClasses_class"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownWeaponClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArmouryClasses_class"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArmouryGroups_armoury"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Armoury"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupCourses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArmouryShortages_armoury"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Armoury"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"lent"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<ArmouryQuery, ArmouryQueryVariables>;
export const RevokeCertificateDocument = {"__meta__":{"hash":"57dcbc84a12ac279d804c7341224154833a04eab2a7e07770cbeb2c7c447c246"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateRow_certificate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateRow_certificate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replaces"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<RevokeCertificateMutation, RevokeCertificateMutationVariables>;
export const ReissueCertificateDocument = {"__meta__":{"hash":"94fba57b3dcb7607a403a3b4134af5e78f33b62b7b88bf6f13d2426e708756d0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReissueCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CertificateReasonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reissueCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<ReissueCertificateMutation, ReissueCertificateMutationVariables>;
export const CertificatesDocument = {"__meta__":{"hash":"1871a30d211e414dd2612cb0732f23e1b97d9b990f100cc01bd2a9b9840fbfa2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Certificates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enrolmentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isRevoked"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"enrolmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enrolmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isRevoked"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isRevoked"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateRow_certificate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateRow_certificate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replaces"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"course"}},{"kind":"Field","name":{"kind":"Name","value":"day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]} as unknown as DocumentNode<CertificatesQuery, CertificatesQueryVariables>;
export const CallOffCourseDocument = {"__meta__":{"hash":"245f3926b12e0d78ede397407940e229f3b6aa65c8e1aa5b152d507f630f13be"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CallOffCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CallOffCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"callOffCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CallOffNote_change"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CallOffNote_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contacts_contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CallOffNote_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseWithContacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CallOffNote_course"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contacts_contact"}}]}}]}}]} as unknown as DocumentNode<CallOffCourseMutation, CallOffCourseMutationVariables>;
export const UndoCallOffDocument = {"__meta__":{"hash":"29a388a43ff9380b204bbc20ab279df166b2dd8ec21cc1617e4e240c493ea4e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoCallOff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoCallOffInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoCallOff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CallOffNote_change"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CallOffNote_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contacts_contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CallOffNote_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseWithContacts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CallOffNote_course"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contacts_contact"}}]}}]}}]} as unknown as DocumentNode<UndoCallOffMutation, UndoCallOffMutationVariables>;
export const CourseContactsDocument = {"__meta__":{"hash":"af6224b6859683ac1981ca0019d569fe1e31b52107dfde8e61e71e30787bb622"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contacts_contact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contacts_contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CourseContact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<CourseContactsQuery, CourseContactsQueryVariables>;
export const DeactivateCourseDocument = {"__meta__":{"hash":"60d42398d3c35f104fc3812e6489e3b7b7c69043ca20a6399d09a9698c385e1a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeactivateCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeactivateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deactivateCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<DeactivateCourseMutation, DeactivateCourseMutationVariables>;
export const UpdateCourseDocument = {"__meta__":{"hash":"84c2e2df378cca78b961302d581958ca9cd188540bd7efe3ff50938a976138fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseForm_course"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseForm_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"offerHours"}},{"kind":"Field","name":{"kind":"Name","value":"depositPercent"}},{"kind":"Field","name":{"kind":"Name","value":"issuesCertificate"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UpdateCourseMutation, UpdateCourseMutationVariables>;
export const CourseKitDocument = {"__meta__":{"hash":"c043a86d3bd6994d8cd1a322dd51234e6366846298642c187cf964eb5753021b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseKit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseKit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"isAccompanied"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<CourseKitQuery, CourseKitQueryVariables>;
export const SetCourseKitDocument = {"__meta__":{"hash":"6996f41a01c2cbc6df2dfaace882b4afdf77ec633cc0619d6c8881daf806b1db"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCourseKit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetCourseKitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCourseKit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"isAccompanied"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<SetCourseKitMutation, SetCourseKitMutationVariables>;
export const DuplicateCourseDocument = {"__meta__":{"hash":"fd5a3509a0093fd3154eaaad119189d6abb243b84adb06e2ece756594606c8c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DuplicateCourseMutation, DuplicateCourseMutationVariables>;
export const StaffCourseDocument = {"__meta__":{"hash":"1a23d5673865fd5444f300820014ccea1cf38ee486b5a6474b2dd3bed855723a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"offerHours"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CallOffNote_course"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseHead_course"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseForm_course"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RosterSheet_course"}}]}},{"kind":"Field","name":{"kind":"Name","value":"roster"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RosterRow_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RosterSheet_enrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingList_entry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CallOffNote_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseHead_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseForm_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"offerHours"}},{"kind":"Field","name":{"kind":"Name","value":"depositPercent"}},{"kind":"Field","name":{"kind":"Name","value":"issuesCertificate"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterSheet_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterRow_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"completableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterSheet_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingList_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<StaffCourseQuery, StaffCourseQueryVariables>;
export const MoveCourseDocument = {"__meta__":{"hash":"b4a0d6abc2d8a1809a3b953e707c92f69ffc4223bca7cf487519d86d4cab1012"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<MoveCourseMutation, MoveCourseMutationVariables>;
export const CourseMoveDocument = {"__meta__":{"hash":"363b300a8ef39f30aefea0839dbd5c14f08f646505e1aee881d7aaeddf2102ff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseMove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scheduledDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseMove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"scheduledDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scheduledDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"following"}},{"kind":"Field","name":{"kind":"Name","value":"ownDate"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"licences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"overlaps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<CourseMoveQuery, CourseMoveQueryVariables>;
export const NewStaffCourseDocument = {"__meta__":{"hash":"1115339802b7195d588df27465f182ecb049f441fcc3f38b5682acbaad2d3911"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewStaffCourse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}}]} as unknown as DocumentNode<NewStaffCourseQuery, NewStaffCourseQueryVariables>;
export const CreateCourseDocument = {"__meta__":{"hash":"26647ba82e88f3d68e9191957348750c3523daf68b9f05de0e0421a9bf9d33ef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateCourseMutation, CreateCourseMutationVariables>;
export const UpdateCoursesDocument = {"__meta__":{"hash":"a11d84ca8dea8f0925e208abe134175cc455376aa606af162872d693555fc576"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCourses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCoursesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCourses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesRow_course"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesRow_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UpdateCoursesMutation, UpdateCoursesMutationVariables>;
export const RepeatCourseDocument = {"__meta__":{"hash":"75a8f9770085d26067eae73b5de648ae1293c68ec76205d21add831b8d297bd7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepeatCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RepeatCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repeatCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}}]}}]}}]} as unknown as DocumentNode<RepeatCourseMutation, RepeatCourseMutationVariables>;
export const CourseSeriesDocument = {"__meta__":{"hash":"9626122be63fd1f12c8685a6474602db929c59c57ced8bb00ad6e3bba66131c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CourseSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesRow_course"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesRow_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CourseSeriesQuery, CourseSeriesQueryVariables>;
export const AddToWaitingListDocument = {"__meta__":{"hash":"deda5f85668c983eaac507edd8525afa477d7b0ce764edc65f202a727ff8eee7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddToWaitingListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]} as unknown as DocumentNode<AddToWaitingListMutation, AddToWaitingListMutationVariables>;
export const MoveToFrontOfWaitingListDocument = {"__meta__":{"hash":"c8268a8db6c437bf858e3540dd8d0e545cd5c959025a525fdbbd536beba486ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveToFrontOfWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"moveToFrontOfWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MoveToFrontOfWaitingListMutation, MoveToFrontOfWaitingListMutationVariables>;
export const RemoveFromWaitingListDocument = {"__meta__":{"hash":"6b86c11eede456bfd1e05bebb17ee0631d5b67b790d0af96ce06c35dd9f17268"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFromWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"removeFromWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveFromWaitingListMutation, RemoveFromWaitingListMutationVariables>;
export const EndedWaitingDocument = {"__meta__":{"hash":"0d46cd46b8b52d3b9ba9c66896c64d7da9e9185e95c7959f93473481453c7c6c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EndedWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endedWaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<EndedWaitingQuery, EndedWaitingQueryVariables>;
export const StaffCoursesDocument = {"__meta__":{"hash":"e02f5ebab8ab19ca04ea82980e6ff95d24b4aaa2ab27c7c0ed83fb2fd8062b96"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffCourses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"courseType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CourseType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"instructorId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFull"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasWaiting"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adminCourses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"courseType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"courseType"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}},{"kind":"Argument","name":{"kind":"Name","value":"instructorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"instructorId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isFull"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFull"}}},{"kind":"Argument","name":{"kind":"Name","value":"hasWaiting"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasWaiting"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCourseRow_course"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCourseRow_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<StaffCoursesQuery, StaffCoursesQueryVariables>;
export const CorrectAttendanceDocument = {"__meta__":{"hash":"23de0fb63afddc30ecc493ccd904a08e1408fa184b7b389308f4ac32ae22b805"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectAttendanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctAttendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedEnrolment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedEnrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"earlyReason"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}}]}}]} as unknown as DocumentNode<CorrectAttendanceMutation, CorrectAttendanceMutationVariables>;
export const LanesDocument = {"__meta__":{"hash":"b85b8b17f15e34aafdc42055fc9e38f4f070d3229fb93e2c142d432b3b6d1714"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Lanes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"policy"}},{"kind":"Field","name":{"kind":"Name","value":"lanes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]}}]} as unknown as DocumentNode<LanesQuery, LanesQueryVariables>;
export const SendsMessagesDocument = {"__meta__":{"hash":"9b2b4c60d5079f7d61684a7bbc4d69a4b00a5f761f9d8411bf682ee0b3c9ef53"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SendsMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMessages"}}]}}]}}]} as unknown as DocumentNode<SendsMessagesQuery, SendsMessagesQueryVariables>;
export const StaffEnrolmentDocument = {"__meta__":{"hash":"901633f1df034c05e22ccefa6bb6fcad15b6b6eecf49edfb0dc3ea390e97aa42"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffEnrolment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"earlyReason"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}},{"kind":"Field","name":{"kind":"Name","value":"completableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"laneId"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shortages"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shortages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isAmmunition"}},{"kind":"Field","name":{"kind":"Name","value":"needed"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<StaffEnrolmentQuery, StaffEnrolmentQueryVariables>;
export const TransferTargetsDocument = {"__meta__":{"hash":"ca67681145cb83d51e19aefcea67ee4f450dc59710bd3e39f4855980523a90b2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TransferTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enrolmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"enrolmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enrolmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}}]}}]}}]} as unknown as DocumentNode<TransferTargetsQuery, TransferTargetsQueryVariables>;
export const TransferEnrolmentDocument = {"__meta__":{"hash":"01053994c690a2321666d3575dc3c99aeb831173f95d26c672c4735b80e9d709"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferEnrolment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TransferEnrolmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferEnrolment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}}]} as unknown as DocumentNode<TransferEnrolmentMutation, TransferEnrolmentMutationVariables>;
export const EnrolStudentDocument = {"__meta__":{"hash":"ce1ae32336f6b61e516e84fb316739886e4cb05332d07a6a7fdb99e4117bb34b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnrolStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<EnrolStudentMutation, EnrolStudentMutationVariables>;
export const ConfirmEnrolmentsDocument = {"__meta__":{"hash":"e3a6956474fc65cec7d002ed8af8002a7ec72f26bc549795bfa2d9eccc0bf7b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEnrolments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentIdsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"confirmEnrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedEnrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"earlyReason"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedEnrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ConfirmEnrolmentsMutation, ConfirmEnrolmentsMutationVariables>;
export const CompleteEnrolmentsDocument = {"__meta__":{"hash":"c9dd771542431d5c880c665364667c43d5a777fed24e704b17de100c5396b82d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteEnrolments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentIdsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"completeEnrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedEnrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"earlyReason"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedEnrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CompleteEnrolmentsMutation, CompleteEnrolmentsMutationVariables>;
export const TakeBackEnrolmentsDocument = {"__meta__":{"hash":"8d0adfc4f6b659b041f9d9cd4fa04de78da22f6dc0b5492553b777ef5a0c71c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBackEnrolments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentIdsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"takeBackEnrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedEnrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"earlyReason"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedEnrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<TakeBackEnrolmentsMutation, TakeBackEnrolmentsMutationVariables>;
export const MarkArrivalsDocument = {"__meta__":{"hash":"6082355d7e2414fc38025a69308444f34b218cebc6992714310feb03627ff7de"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkArrivals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkArrivalsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"markArrivals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedEnrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"earlyReason"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedEnrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<MarkArrivalsMutation, MarkArrivalsMutationVariables>;
export const MarkNoShowsDocument = {"__meta__":{"hash":"4e776ab8fa034b003c34ecc41ca5e5f7991a733071e0d742bd259a1b6dbcdea6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNoShows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentIdsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"markNoShows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedEnrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"earlyReason"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedEnrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<MarkNoShowsMutation, MarkNoShowsMutationVariables>;
export const CancelEnrolmentsDocument = {"__meta__":{"hash":"34b1a833ee0331cdb632662a984ad5a2ad301fe5b5049c1b5208f7bc7c560bf6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelEnrolments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelEnrolmentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"cancelEnrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedEnrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"earlyReason"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedEnrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CancelEnrolmentsMutation, CancelEnrolmentsMutationVariables>;
export const AssignInstructorDocument = {"__meta__":{"hash":"5a0b708b37baaed83fdde0d215fc241a974a333d7a53eb2cdc622c034f208dd1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignInstructor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignInstructorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"assignInstructor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentOutcome"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedEnrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"earlyReason"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedEnrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AssignInstructorMutation, AssignInstructorMutationVariables>;
export const IssueCertificatesDocument = {"__meta__":{"hash":"9a2e5317816e35bf8656664dd7f44b4c85aa86c3435b11127412f27b4cc483c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueCertificates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueCertificatesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"issueCertificates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"certificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<IssueCertificatesMutation, IssueCertificatesMutationVariables>;
export const SetCourseInstructorDocument = {"__meta__":{"hash":"c58b54fb1ec8024c361e779d08c5a49acab16b74cbf76b81316742ec9a380b3e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCourseInstructor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<SetCourseInstructorMutation, SetCourseInstructorMutationVariables>;
export const FilteredPersonDocument = {"__meta__":{"hash":"30afe9a0794f9696e3e3ed42aa8cf5f98fe3b76c3d4bbf44ec7d806deea3d1b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilteredPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<FilteredPersonQuery, FilteredPersonQueryVariables>;
export const FindPeopleDocument = {"__meta__":{"hash":"cccbd4da03eb3b1316f82e29083c945e2a4c451a23181677fa4d64b164df732b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"byPhone"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<FindPeopleQuery, FindPeopleQueryVariables>;
export const ActiveInstructorsDocument = {"__meta__":{"hash":"d45212636f0adffe28c4a524d008093b5e76a3cfd529f6a9989eb28d2310b35c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActiveInstructors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instructors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ActiveInstructorsQuery, ActiveInstructorsQueryVariables>;
export const RecordAmmunitionDocument = {"__meta__":{"hash":"76c7cd9ffea6be9d9886de9d575376cf99c35393de4ecc902849c3b0b1ffac3f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordAmmunition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordAmmunitionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordAmmunition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}}]}}]} as unknown as DocumentNode<RecordAmmunitionMutation, RecordAmmunitionMutationVariables>;
export const CorrectHandOutDocument = {"__meta__":{"hash":"df1ccd6948cdae453d463f7f31df56dc1cadd0536edc18fe53c149d978485a44"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectHandOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CorrectHandOutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctHandOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"roundsLeft"}}]}}]}}]} as unknown as DocumentNode<CorrectHandOutMutation, CorrectHandOutMutationVariables>;
export const CreateFirearmDocument = {"__meta__":{"hash":"638ec8a3dcd17411c099cc1c0a14cb7fbf89e6ac6ce8aeb12f6cff19d96772e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateFirearm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateFirearmInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createFirearm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateFirearmMutation, CreateFirearmMutationVariables>;
export const UpdateFirearmDocument = {"__meta__":{"hash":"a67e1c7e4e1706442d8b0bebdbc34eeb6a3c14ca9ff5f519d92cb36fc9fe39d1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateFirearm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateFirearmInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateFirearm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FirearmRow_firearm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FirearmRow_firearm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Firearm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"make"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"cuim"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"roundsFired"}},{"kind":"Field","name":{"kind":"Name","value":"serviceRounds"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDay"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceDue"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"handOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"outAt"}},{"kind":"Field","name":{"kind":"Name","value":"roundsOut"}}]}}]}}]} as unknown as DocumentNode<UpdateFirearmMutation, UpdateFirearmMutationVariables>;
export const FirearmsDocument = {"__meta__":{"hash":"8c1606e43330949fcb731bd0ffa08543d8c2306e51067070c6c4c7091dc233a6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Firearms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FirearmState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rangeDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HandOut_day"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firearms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FirearmRow_firearm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ammunition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StockRow_stock"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ammunitionEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AmmunitionRow_entry"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HandOut_day"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RangeDay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasLicence"}},{"kind":"Field","name":{"kind":"Name","value":"isAccompanied"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instructors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FirearmRow_firearm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Firearm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"make"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"cuim"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"sector"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"roundsFired"}},{"kind":"Field","name":{"kind":"Name","value":"serviceRounds"}},{"kind":"Field","name":{"kind":"Name","value":"serviceDay"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceDue"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"handOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"outAt"}},{"kind":"Field","name":{"kind":"Name","value":"roundsOut"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StockRow_stock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmmunitionStock"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"opening"}},{"kind":"Field","name":{"kind":"Name","value":"bought"}},{"kind":"Field","name":{"kind":"Name","value":"handedOut"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"lost"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"}},{"kind":"Field","name":{"kind":"Name","value":"closing"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AmmunitionRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmmunitionEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lot"}},{"kind":"Field","name":{"kind":"Name","value":"supplier"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"}},{"kind":"Field","name":{"kind":"Name","value":"handOutId"}}]}}]} as unknown as DocumentNode<FirearmsQuery, FirearmsQueryVariables>;
export const TakeBackFirearmDocument = {"__meta__":{"hash":"47f548cb497b304b9c0a2d0c8d763af5dfbecd4351c893e8f99d78af78659720"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBackFirearm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeBackFirearmInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeBackFirearm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}}]}}]}}]} as unknown as DocumentNode<TakeBackFirearmMutation, TakeBackFirearmMutationVariables>;
export const HandOutFirearmDocument = {"__meta__":{"hash":"d4113fa27a6bf0b3c64361c4e286aa980191deed60cd035bfb66df6425bbe375"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandOutFirearm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HandOutFirearmInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handOutFirearm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}}]}}]}}]} as unknown as DocumentNode<HandOutFirearmMutation, HandOutFirearmMutationVariables>;
export const ReleaseDocument = {"__meta__":{"hash":"c54d6fedca80c1451da9353b676bd97c76d2710f890e7357f5ecafbf70f5e10b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"commit"}}]}}]}}]} as unknown as DocumentNode<ReleaseQuery, ReleaseQueryVariables>;
export const InboxDocument = {"__meta__":{"hash":"8f0b354a36ddc1c179c8b9eb8c5eae479d8bd8702274c3ea7031a3b6013c3134"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Inbox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxRow_enrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"paidLate"},"name":{"kind":"Name","value":"enrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"paidAfterRelease"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shortages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isAmmunition"}},{"kind":"Field","name":{"kind":"Name","value":"needed"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxRow_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"completableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shortages"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]}}]} as unknown as DocumentNode<InboxQuery, InboxQueryVariables>;
export const InboxCountDocument = {"__meta__":{"hash":"e6874aca8fe4cc58e2e26b7d878eabdc4906c6b987c38b81c320c6a48d7321bb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InboxCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}}]} as unknown as DocumentNode<InboxCountQuery, InboxCountQueryVariables>;
export const InboxChoiceDocument = {"__meta__":{"hash":"1611117c2d89154a6a88af171d7480973a411f3bd1e28f9774dbdd511a3ab235"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InboxChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"completableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<InboxChoiceQuery, InboxChoiceQueryVariables>;
export const StaffInstructorDocument = {"__meta__":{"hash":"ba2adfaad7491bef1ff7cc212c77ae8d3ca24f103beae7ebb265c93cf0c5e3d0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffInstructor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"workingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"absences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromDay"}},{"kind":"Field","name":{"kind":"Name","value":"toDay"}},{"kind":"Field","name":{"kind":"Name","value":"span"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}}]} as unknown as DocumentNode<StaffInstructorQuery, StaffInstructorQueryVariables>;
export const UpdateInstructorHoursDocument = {"__meta__":{"hash":"bfa802838c051435272824631fc11119aae317c67b037d1154e99256e73c58dc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateInstructorHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateInstructorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateInstructor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<UpdateInstructorHoursMutation, UpdateInstructorHoursMutationVariables>;
export const StaffInstructorsDocument = {"__meta__":{"hash":"e3f63066f3c19f8bf6a9cf338ea284174e61b170a330b7e41352b5a4e0219c4b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffInstructors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instructors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InstructorRow_instructor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstructorRow_instructor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Instructor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"invitedUntil"}}]}}]} as unknown as DocumentNode<StaffInstructorsQuery, StaffInstructorsQueryVariables>;
export const InviteInstructorDocument = {"__meta__":{"hash":"f33fa855f4df5dce6df95fd4e080da807ef204f23d8ca8cd92424b1a0c189ae6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteInstructor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteInstructorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteInstructor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<InviteInstructorMutation, InviteInstructorMutationVariables>;
export const CreateInstructorDocument = {"__meta__":{"hash":"d8608e5e1532e8c405984ad3b0b0b6c94c27762734b02189d1865fee96538706"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInstructor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInstructorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInstructor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateInstructorMutation, CreateInstructorMutationVariables>;
export const UpdateInstructorDocument = {"__meta__":{"hash":"5b712b7f49c8b106f8ff6a8d201de59a36c2504517e4e2f4f8e88a7eab813f2c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateInstructor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateInstructorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateInstructor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<UpdateInstructorMutation, UpdateInstructorMutationVariables>;
export const IntegrationsDocument = {"__meta__":{"hash":"f786cf3ac87ca0ffeb2341bbda3e56d3616a88a52694a094a6e30b1158ed7fe6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Integrations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookCard_endpoint"}}]}},{"kind":"Field","name":{"kind":"Name","value":"serviceAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceAccountCard_account"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookCard_endpoint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceAccountCard_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<IntegrationsQuery, IntegrationsQueryVariables>;
export const CreateServiceAccountDocument = {"__meta__":{"hash":"931d6efce84f4bbce211fb5d1c87ac173ac71f838bcd6770443372d25f601c8e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateServiceAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateServiceAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createServiceAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<CreateServiceAccountMutation, CreateServiceAccountMutationVariables>;
export const UpdateServiceAccountDocument = {"__meta__":{"hash":"06d0bae406d0c6e1a1c5cdb10b5e1b7ecf799645ea6664ebeb8c7ff75e20423f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateServiceAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateServiceAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateServiceAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceAccountCard_account"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceAccountCard_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<UpdateServiceAccountMutation, UpdateServiceAccountMutationVariables>;
export const EndServiceAccountDocument = {"__meta__":{"hash":"c1e2bf1159e0e38ad6167f8caeab1133397a7d8d39d1fa24356eabcab449098c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndServiceAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndServiceAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endServiceAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EndServiceAccountMutation, EndServiceAccountMutationVariables>;
export const RotateServiceAccountDocument = {"__meta__":{"hash":"71afbeb2c584af404950dbc9948c436ff5dad948d7c289cca8ecbc3546bd2f0d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateServiceAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RotateServiceAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateServiceAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"serviceAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ServiceAccountCard_account"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ServiceAccountCard_account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<RotateServiceAccountMutation, RotateServiceAccountMutationVariables>;
export const CreateWebhookEndpointDocument = {"__meta__":{"hash":"7d829c93ea42dd8ce9aad41a489f3f976a6af2f14482a0b13d9490eb53bb13d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>;
export const DeleteWebhookEndpointDocument = {"__meta__":{"hash":"962a95d57aa06b0d1654a73124b3d8358aa4de125c96d8af68b6c2f104f60177"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables>;
export const RotateWebhookSecretDocument = {"__meta__":{"hash":"908abcf1167ff1184e49cb0db60dffbdb1c29b8061278832d47e84fa1dc8f406"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookCard_endpoint"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookCard_endpoint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const SendTestEventDocument = {"__meta__":{"hash":"c316d4bcc557c060d1223145fb31d57ad6cce6a2d20b486f6df510e04b5334b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendTestEventMutation, SendTestEventMutationVariables>;
export const WebhookDeliveriesDocument = {"__meta__":{"hash":"17d0f44b371c7815c05c5aa5d1aeb78f97fc503657b70eb3a5687af7070f8828"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDelivery_delivery"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDelivery_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}}]} as unknown as DocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const RedeliverDocument = {"__meta__":{"hash":"353169cac7d5ff20f6c6103b90f5f40d7bc27d10f8855573642ce7cf206ce33a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Redeliver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeliverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeliver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDelivery_delivery"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDelivery_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}}]} as unknown as DocumentNode<RedeliverMutation, RedeliverMutationVariables>;
export const RedeliverMatchingDocument = {"__meta__":{"hash":"9ccf2a3ebe8998ed38d8b9e410bb9c3e7a135cf362d5bf215eb9e8461d5341ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeliverMatching"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeliverMatchingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeliverMatching"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}}]} as unknown as DocumentNode<RedeliverMatchingMutation, RedeliverMatchingMutationVariables>;
export const UpdateWebhookEndpointDocument = {"__meta__":{"hash":"908ac1ed44fbd688f5c71dd6053b0c4d151debb6c376316a1ebb9f1b1506f1a7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookCard_endpoint"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookCard_endpoint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]} as unknown as DocumentNode<UpdateWebhookEndpointMutation, UpdateWebhookEndpointMutationVariables>;
export const ResendFailedMailDocument = {"__meta__":{"hash":"32869dd2e66487090903a23abfa0b7fd78cc373b152e9f0efeeb77dbdd252dac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendFailedMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResendFailedMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendFailedMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}}]} as unknown as DocumentNode<ResendFailedMailMutation, ResendFailedMailMutationVariables>;
export const MailDocument = {"__meta__":{"hash":"f63fa971b4a48da0f5bf72ec80b843d12eb8078c3704598dca9f2b18687c2a21"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Mail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MailState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MailKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enrolmentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}},{"kind":"Field","name":{"kind":"Name","value":"sendsMessages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mailMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"enrolmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enrolmentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailRow_message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailRow_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MailMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"smtpCode"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailUnreachable"}}]}}]}}]} as unknown as DocumentNode<MailQuery, MailQueryVariables>;
export const MailMessageDocument = {"__meta__":{"hash":"4d296f80ee7e778e74f0e0d167c95570981bcc723b05ac95ecaa545204dc7aa9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]}}]} as unknown as DocumentNode<MailMessageQuery, MailMessageQueryVariables>;
export const ResendMailDocument = {"__meta__":{"hash":"010599878ef6351a620beb3bd078ed1d5050bd83e81699071f8737cfbb17022c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResendMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"smtpCode"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}}]}}]}}]} as unknown as DocumentNode<ResendMailMutation, ResendMailMutationVariables>;
export const PersonNotesDocument = {"__meta__":{"hash":"99fde56d7328f7243390465153273dcf1d7affa544a0735fcdeb0b1dd614130e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"notes"},"name":{"kind":"Name","value":"personNotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}}]} as unknown as DocumentNode<PersonNotesQuery, PersonNotesQueryVariables>;
export const ClassNotesDocument = {"__meta__":{"hash":"708c6ca274f019e065b9c536c1d80da3779bfbc7213917f106778c41bc91e07f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClassNotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"notes"},"name":{"kind":"Name","value":"classNotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"classId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}}]} as unknown as DocumentNode<ClassNotesQuery, ClassNotesQueryVariables>;
export const AddPersonNoteDocument = {"__meta__":{"hash":"442e705c31a5b6c098527bf9c10fe9c895b88d7fdaf1f4fbf2d2efd0bada38f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPersonNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"added"},"name":{"kind":"Name","value":"addPersonNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddPersonNoteMutation, AddPersonNoteMutationVariables>;
export const RemovePersonNoteDocument = {"__meta__":{"hash":"b93f3b00737db95d6472792aaab18a11de68c6748437070d5773527fa13b1594"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePersonNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"removePersonNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemovePersonNoteMutation, RemovePersonNoteMutationVariables>;
export const AddClassNoteDocument = {"__meta__":{"hash":"223d13b2feb0a4d2f795692dc6f86e23ec2ec162fe6a82ae74d41dc24884a25e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddClassNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"added"},"name":{"kind":"Name","value":"addClassNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"classId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AddClassNoteMutation, AddClassNoteMutationVariables>;
export const RemoveClassNoteDocument = {"__meta__":{"hash":"4144e2779f21312b5770ae659a039a9570541301599cf99bba7f7d303f27ce3b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveClassNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"removeClassNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RemoveClassNoteMutation, RemoveClassNoteMutationVariables>;
export const PeopleDocument = {"__meta__":{"hash":"65e773c7f4b045e8da306b3f1f95f5be821a76c5acaa65829b6161dcad2e891b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"People"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isPending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asksDeletion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"licence"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LicenceState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"licenceOn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"byPhone"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}},{"kind":"Argument","name":{"kind":"Name","value":"isPending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isPending"}}},{"kind":"Argument","name":{"kind":"Name","value":"asksDeletion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asksDeletion"}}},{"kind":"Argument","name":{"kind":"Name","value":"licence"},"value":{"kind":"Variable","name":{"kind":"Name","value":"licence"}}},{"kind":"Argument","name":{"kind":"Name","value":"licenceOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"licenceOn"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]} as unknown as DocumentNode<PeopleQuery, PeopleQueryVariables>;
export const ImportUsersDocument = {"__meta__":{"hash":"eda76d623e44d9718aa8c667a152a80efb9c41b015ad8d15c2d33ca3d71689bf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportUsersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dryRun"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"existing"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}}]}}]} as unknown as DocumentNode<ImportUsersMutation, ImportUsersMutationVariables>;
export const CreatePersonDocument = {"__meta__":{"hash":"7a6b6d8f2cbf0325e54e7c7375eb4a05b634b3467493eb0d56577f6d69d68beb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPerson"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<CreatePersonMutation, CreatePersonMutationVariables>;
export const CreatePasswordResetDocument = {"__meta__":{"hash":"e426535124da2a5ff696d1b09f6b50189923214f85f3ec3d38d84deaab578219"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]} as unknown as DocumentNode<CreatePasswordResetMutation, CreatePasswordResetMutationVariables>;
export const BookForStudentDocument = {"__meta__":{"hash":"494c66ddef04dcbfbe8139bbc9a9b996ec51f87c477a36c6d89740ec10d145e1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookForStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<BookForStudentMutation, BookForStudentMutationVariables>;
export const PersonalisedCourseDocument = {"__meta__":{"hash":"9e9e45fedc50954fa7b39ec1c58c6d73332831f4977dd99f622d2f1f8ac58d37"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalisedCourse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseType"},"value":{"kind":"EnumValue","value":"PERSONALIZADO"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<PersonalisedCourseQuery, PersonalisedCourseQueryVariables>;
export const SettleDeletionDocument = {"__meta__":{"hash":"d55238bf8e6b2b52bca609e339a19b5a997a0f1a532010b75c7833abb6c27cb7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettleDeletionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonHead_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFacts_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffUserForm_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectPerson_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeletionNote_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonHead_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFacts_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailUnreachable"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffUserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectPerson_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeletionNote_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<SettleDeletionMutation, SettleDeletionMutationVariables>;
export const GroupCoursesDocument = {"__meta__":{"hash":"fb3ebc8b44c53fc1b56d82490a9cb34ceea83df2065228ccca0df1a9b1e5b44b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupCourses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCourses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"courseType"},"value":{"kind":"EnumValue","value":"GRUPAL"}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}}]}}]}}]}}]} as unknown as DocumentNode<GroupCoursesQuery, GroupCoursesQueryVariables>;
export const PersonDocument = {"__meta__":{"hash":"fd86b425fd8c5570a5fdd5cc9eb8cd2065a7e684be067ec2aea5df141d320958"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Person"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayCreatePasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonHead_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeletionNote_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFacts_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffUserForm_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectPerson_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingEmail_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonHead_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeletionNote_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFacts_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailUnreachable"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffUserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectPerson_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingEmail_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmailUntil"}}]}}]} as unknown as DocumentNode<PersonQuery, PersonQueryVariables>;
export const ResendEmailChangeDocument = {"__meta__":{"hash":"1fa0e6b42de2d69f87589e826ef4ba967fd71ce1aea5bb87e39179685397d4bb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingEmail_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingEmail_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmailUntil"}}]}}]} as unknown as DocumentNode<ResendEmailChangeMutation, ResendEmailChangeMutationVariables>;
export const WithdrawEmailChangeDocument = {"__meta__":{"hash":"e8eeecf98ff3a04d994d663df058354b4d395706b3c04abd390b153734f97bd3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingEmail_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingEmail_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmailUntil"}}]}}]} as unknown as DocumentNode<WithdrawEmailChangeMutation, WithdrawEmailChangeMutationVariables>;
export const FinishEmailChangeDocument = {"__meta__":{"hash":"1c348e8f347f5cee299d61a5ec3b97933fd5385d1b6b86db8a3aea83bdb15a17"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishEmailChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFacts_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectPerson_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingEmail_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFacts_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailUnreachable"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectPerson_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingEmail_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmailUntil"}}]}}]} as unknown as DocumentNode<FinishEmailChangeMutation, FinishEmailChangeMutationVariables>;
export const PersonAccessDocument = {"__meta__":{"hash":"5f8c66fe1a1a00e5fe5a22563fe0a4750b9bd9a4d424b2610f90c847e3059f63"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userAccessTokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lossEffectiveAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userCalendarLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<PersonAccessQuery, PersonAccessQueryVariables>;
export const EndUserSessionDocument = {"__meta__":{"hash":"fb476015dcb3892ec3aba4fdc645449a03ad242d109d61bad1ce275683bc159f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndUserSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserCredentialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<EndUserSessionMutation, EndUserSessionMutationVariables>;
export const RevokeUserAccessTokenDocument = {"__meta__":{"hash":"c53903f8b58f22ffbc53fd83b4cb83670559f796227c808c256e156c383d6528"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeUserAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserCredentialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeUserAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<RevokeUserAccessTokenMutation, RevokeUserAccessTokenMutationVariables>;
export const RevokeUserCalendarLinkDocument = {"__meta__":{"hash":"4f478980aa556d73748db41eb6dadd5b5992eba1375455aa2e68f939740cecc0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeUserCalendarLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeUserCalendarLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeUserCalendarLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<RevokeUserCalendarLinkMutation, RevokeUserCalendarLinkMutationVariables>;
export const EndUserAccessDocument = {"__meta__":{"hash":"1ca3241ab804d8c03a6fb243546bb0dcc012e4a06a9e63bdff0d021f632734d8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndUserAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserAccessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<EndUserAccessMutation, EndUserAccessMutationVariables>;
export const PersonAccountDocument = {"__meta__":{"hash":"50b3e9df2a19038c9e0b5633f4386f017d6a706c39ee131357ffb0cec348ecb2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyRow_entry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}}]} as unknown as DocumentNode<PersonAccountQuery, PersonAccountQueryVariables>;
export const PersonActivityDocument = {"__meta__":{"hash":"9f745169b4d899544a90a68d0ec105020294c62cb45a2cbac99b128a7e52d0a8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditTrail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonActivity_entry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonActivity_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isServiceAccount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<PersonActivityQuery, PersonActivityQueryVariables>;
export const PersonEnrolmentsDocument = {"__meta__":{"hash":"1f630186b05c0521bbeffbf1a2e92152ade3d47bec52eec1113a5f6a561ec415"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonEnrolments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonEnrolment_enrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonEnrolment_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PersonEnrolmentsQuery, PersonEnrolmentsQueryVariables>;
export const PersonPointsDocument = {"__meta__":{"hash":"f1e2bfc2d30af652659e29043ad82139d68637fe63b428f1a9acc89691f904bb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userTransactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"handedOutAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}}]} as unknown as DocumentNode<PersonPointsQuery, PersonPointsQueryVariables>;
export const UpdateUserDocument = {"__meta__":{"hash":"4414092dcc66db32b28123ffc60ba5f4ca3fb6b055b1ed0e67c225dc460bcb52"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffUserForm_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectPerson_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingEmail_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffUserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectPerson_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingEmail_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmailUntil"}}]}}]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const HeldPlacesDocument = {"__meta__":{"hash":"bcd5a4c0df92115cf6faedb593a7ea55024d1cc4e766c44562948314e1cd859a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HeldPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldPlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"waiting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}}]}}]}}]} as unknown as DocumentNode<HeldPlacesQuery, HeldPlacesQueryVariables>;
export const ReleasePlacesDocument = {"__meta__":{"hash":"c1ddcc64c82677438240ccf6ae94b4ba7ee42fcec8203ecf8676962db4ef38b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleasePlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReleasePlacesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releasePlaces"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ReleasePlacesMutation, ReleasePlacesMutationVariables>;
export const RequestSecondFactorLossDocument = {"__meta__":{"hash":"c7b450a987d55779f383b80aad64a2234028d74611aebe291bfa9fef61a23931"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestSecondFactorLoss"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestSecondFactorLossInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestSecondFactorLoss"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lossEffectiveAt"}}]}}]}}]} as unknown as DocumentNode<RequestSecondFactorLossMutation, RequestSecondFactorLossMutationVariables>;
export const CancelSecondFactorLossDocument = {"__meta__":{"hash":"8ab5a947969d31e4bb3f3a195a7f671432b67edd1156af4c132dce9bfab6277a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelSecondFactorLoss"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelSecondFactorLossInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSecondFactorLoss"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lossEffectiveAt"}}]}}]}}]} as unknown as DocumentNode<CancelSecondFactorLossMutation, CancelSecondFactorLossMutationVariables>;
export const AdjustPointsDocument = {"__meta__":{"hash":"ec57cb465a2a9565b0f5d53f14cabe5f226aa0b4dd716c4e30048aeacb0e7289"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdjustPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustPointsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]} as unknown as DocumentNode<AdjustPointsMutation, AdjustPointsMutationVariables>;
export const RedemptionsDocument = {"__meta__":{"hash":"7007c678d4855b40d6c964de9815993d249690d86761c0cad703e56fe9c5b59a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Redemptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RedemptionState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"redemptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RedemptionRow_redemption"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedemptionRow_redemption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Redemption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"handedOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}}]} as unknown as DocumentNode<RedemptionsQuery, RedemptionsQueryVariables>;
export const HandOutRedemptionDocument = {"__meta__":{"hash":"9c479a6c4efd26945238951aa9040976046fa86345d5ff6e32a36ba09ebc03cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandOutRedemption"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HandOutRedemptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handOutRedemption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handedOutAt"}}]}}]}}]} as unknown as DocumentNode<HandOutRedemptionMutation, HandOutRedemptionMutationVariables>;
export const CloseDayDocument = {"__meta__":{"hash":"b821f47ce00c9028722244059d8520743e2f43469eeaa67112e74edc02a1496f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseDayInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Closing_closing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Closing_closing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DayClosing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedByName"}},{"kind":"Field","name":{"kind":"Name","value":"out"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"short"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<CloseDayMutation, CloseDayMutationVariables>;
export const DayClosingsDocument = {"__meta__":{"hash":"6be8fd2014311e0b070e8192d6366763e262a77206d555e272f83b0cffb87ef0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DayClosings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dayClosings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"30"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Closing_closing"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Closing_closing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DayClosing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedByName"}},{"kind":"Field","name":{"kind":"Name","value":"out"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"short"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<DayClosingsQuery, DayClosingsQueryVariables>;
export const RangeDayDocument = {"__meta__":{"hash":"3f6c9b4d05c0312665854275d72c0e7cb4815682ae084ccc713ac974818fd9d8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RangeDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rangeDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DayClass_class"}}]}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DayStudent_student"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instructors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"freeFirearms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"make"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"model"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outside"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DayWeapon_handOut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Closing_closing"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayWeapon_handOut"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FirearmHandOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"outAt"}},{"kind":"Field","name":{"kind":"Name","value":"companion"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}},{"kind":"Field","name":{"kind":"Name","value":"roundsOut"}},{"kind":"Field","name":{"kind":"Name","value":"roundsLeft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayClass_class"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RangeClass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"completableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"laneName"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayStudent_student"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RangeStudent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolmentId"}},{"kind":"Field","name":{"kind":"Name","value":"classId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasLicence"}},{"kind":"Field","name":{"kind":"Name","value":"isAccompanied"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnWeapon"}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"rounds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"handOuts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DayWeapon_handOut"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Closing_closing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DayClosing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedByName"}},{"kind":"Field","name":{"kind":"Name","value":"out"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"studentName"}},{"kind":"Field","name":{"kind":"Name","value":"returnedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"short"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]} as unknown as DocumentNode<RangeDayQuery, RangeDayQueryVariables>;
export const ClassReportDocument = {"__meta__":{"hash":"0a450f6c3c63313c8a8ce669b95b76485b1bffa2b71528e068a54587dc79ab04"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClassReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromMonth"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"toMonth"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"classReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fromMonth"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromMonth"}}},{"kind":"Argument","name":{"kind":"Name","value":"toMonth"},"value":{"kind":"Variable","name":{"kind":"Name","value":"toMonth"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClassOutcomes_outcomes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calledOffCourses"}},{"kind":"Field","name":{"kind":"Name","value":"newStudents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registered"}},{"kind":"Field","name":{"kind":"Name","value":"incomplete"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"courses"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClassOutcomes_outcomes"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"coursesLeftOut"}},{"kind":"Field","name":{"kind":"Name","value":"instructors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClassOutcomes_outcomes"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassOutcomes_outcomes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClassOutcomes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attended"}},{"kind":"Field","name":{"kind":"Name","value":"noShows"}},{"kind":"Field","name":{"kind":"Name","value":"lateCancellations"}},{"kind":"Field","name":{"kind":"Name","value":"cancellations"}},{"kind":"Field","name":{"kind":"Name","value":"calledOff"}},{"kind":"Field","name":{"kind":"Name","value":"unattended"}},{"kind":"Field","name":{"kind":"Name","value":"coming"}}]}}]} as unknown as DocumentNode<ClassReportQuery, ClassReportQueryVariables>;
export const ReportsDocument = {"__meta__":{"hash":"85240ba845730394d06681171cb2175b23adb64cac3c4b6a1c82dd1ff1796bf9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromMonth"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"toMonth"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fromMonth"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromMonth"}}},{"kind":"Argument","name":{"kind":"Name","value":"toMonth"},"value":{"kind":"Variable","name":{"kind":"Name","value":"toMonth"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"enrolments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookedIncome"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed"}},{"kind":"Field","name":{"kind":"Name","value":"adjusted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weapons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"classes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"boxes"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}}]} as unknown as DocumentNode<ReportsQuery, ReportsQueryVariables>;
export const MoneyReportDocument = {"__meta__":{"hash":"98591e3d71a5dfae2b4ba8121a6b904e95d264b742c173dac39da82834a7de67"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MoneyReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromMonth"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"toMonth"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hasDays"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fromMonth"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromMonth"}}},{"kind":"Argument","name":{"kind":"Name","value":"toMonth"},"value":{"kind":"Variable","name":{"kind":"Name","value":"toMonth"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"bookedIncome"}},{"kind":"Field","name":{"kind":"Name","value":"methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"givenBack"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hasDays"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"methods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"givenBack"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}}]} as unknown as DocumentNode<MoneyReportQuery, MoneyReportQueryVariables>;
export const AddHoursExceptionDocument = {"__meta__":{"hash":"5b4a85e448fbac561669e84548a414a0cfcde1d655155285ecf00aa19dd7157c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddHoursException"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddHoursExceptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addHoursException"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<AddHoursExceptionMutation, AddHoursExceptionMutationVariables>;
export const RemoveHoursExceptionDocument = {"__meta__":{"hash":"f3aed693de996bd9a45db4d825aa16287d382ce97287502e6042cfe40e9dfc15"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHoursException"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveHoursExceptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeHoursException"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<RemoveHoursExceptionMutation, RemoveHoursExceptionMutationVariables>;
export const ClosureClassesDocument = {"__meta__":{"hash":"f126a15b2c971528a62863d8cdcabf83486351a4edd5769b872353bf77f24ae0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosureClasses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agenda"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedCount"}},{"kind":"Field","name":{"kind":"Name","value":"completedCount"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<ClosureClassesQuery, ClosureClassesQueryVariables>;
export const StaffScheduleDocument = {"__meta__":{"hash":"a4a7e237cfc752250daa725eb85733f7476893e480903749aacfb8007fe46772"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Schedule_parts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Schedule_parts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"policy"}},{"kind":"Field","name":{"kind":"Name","value":"weeklyHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"span"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lanes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weaponCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weapon"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeHours"}},{"kind":"Field","name":{"kind":"Name","value":"horizonDays"}},{"kind":"Field","name":{"kind":"Name","value":"bufferMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"stepMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineHours"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<StaffScheduleQuery, StaffScheduleQueryVariables>;
export const UpdateScheduleDocument = {"__meta__":{"hash":"d64050a9bc53bd81bdfb70eb2ca04798af885b7cab0185e1fbb013e93a34c774"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateScheduleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<UpdateScheduleMutation, UpdateScheduleMutationVariables>;
export const RecordAttendanceDocument = {"__meta__":{"hash":"0edcb4722c4d68171387f7b16c63e05e3fd5f763bb619abc7f7592b8f94b5f99"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordAttendance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordAttendanceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordAttendance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RecordAttendanceMutation, RecordAttendanceMutationVariables>;
export const MyClassesDocument = {"__meta__":{"hash":"64afd1f5a0fb4dd729d9cdcd38c2ee0ea13a213e44be33d7961fa3e93463865f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyClasses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myClasses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaughtClassCard_class"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaughtClassCard_class"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaughtClass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"courseName"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasLicence"}},{"kind":"Field","name":{"kind":"Name","value":"attendance"}},{"kind":"Field","name":{"kind":"Name","value":"isComing"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<MyClassesQuery, MyClassesQueryVariables>;
export const TillDocument = {"__meta__":{"hash":"e9f865d2556eec39b86e83e456f89661f1c73d4ee88946026669cf8b3a396132"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Till"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Till_rules"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"open"},"name":{"kind":"Name","value":"tillSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isOpen"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tillId"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenTill_session"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"closed"},"name":{"kind":"Name","value":"tillSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isOpen"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TillRow_session"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"moneyEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MoneyRow_entry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Till_rules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"lateCancellationPercent"}},{"kind":"Field","name":{"kind":"Name","value":"absencePercent"}},{"kind":"Field","name":{"kind":"Name","value":"depositHours"}},{"kind":"Field","name":{"kind":"Name","value":"defensiveDepositPercent"}},{"kind":"Field","name":{"kind":"Name","value":"sportDepositPercent"}},{"kind":"Field","name":{"kind":"Name","value":"refundLimit"}},{"kind":"Field","name":{"kind":"Name","value":"pointOfSale"}},{"kind":"Field","name":{"kind":"Name","value":"tills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pointOfSale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenTill_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TillSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tillId"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"float"}},{"kind":"Field","name":{"kind":"Name","value":"openedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TillRow_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TillSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tillName"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MoneyRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}},{"kind":"Field","name":{"kind":"Name","value":"refundable"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}}]} as unknown as DocumentNode<TillQuery, TillQueryVariables>;
export const UndoPaymentDocument = {"__meta__":{"hash":"4e115ca934e1dae5e6098e3ca0a768dafb6abd4238c583fc7fbbe470f4fd2434"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}}]}}]}}]}}]} as unknown as DocumentNode<UndoPaymentMutation, UndoPaymentMutationVariables>;
export const UpdateMoneyRulesDocument = {"__meta__":{"hash":"c5f5b358ed05821bf752eadd05cd4132b92c821e00ce4119ecd50f21e88e61e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMoneyRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMoneyRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMoneyRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Till_rules"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Till_rules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"lateCancellationPercent"}},{"kind":"Field","name":{"kind":"Name","value":"absencePercent"}},{"kind":"Field","name":{"kind":"Name","value":"depositHours"}},{"kind":"Field","name":{"kind":"Name","value":"defensiveDepositPercent"}},{"kind":"Field","name":{"kind":"Name","value":"sportDepositPercent"}},{"kind":"Field","name":{"kind":"Name","value":"refundLimit"}},{"kind":"Field","name":{"kind":"Name","value":"pointOfSale"}},{"kind":"Field","name":{"kind":"Name","value":"tills"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pointOfSale"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<UpdateMoneyRulesMutation, UpdateMoneyRulesMutationVariables>;
export const RefundPaymentDocument = {"__meta__":{"hash":"b19e6f7cfaa1570b69c6d138fa64df0a4c73f9dcc0dce99d484ec69be5698ef2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}}]}}]}}]}}]} as unknown as DocumentNode<RefundPaymentMutation, RefundPaymentMutationVariables>;
export const RefundPaymentAboveLimitDocument = {"__meta__":{"hash":"bc997a887514d0e9c862c4d398c27e5e5ba4aa16657f5c5052fb69beb7f41544"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefundPaymentAboveLimit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefundPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refundPaymentAboveLimit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}}]}}]}}]}}]} as unknown as DocumentNode<RefundPaymentAboveLimitMutation, RefundPaymentAboveLimitMutationVariables>;
export const OwedDocument = {"__meta__":{"hash":"968d768cad97d669f766ff49bf8c25843afd8d6a50a55bdcbe0de42c4e54fe2a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Owed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"depositsDue"}}]}}]}}]} as unknown as DocumentNode<OwedQuery, OwedQueryVariables>;
export const RecordPaymentDocument = {"__meta__":{"hash":"d4fde5a87ed2c27bb2c36d10607ffeea88e268086aaa812401d3288fe512b67a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}}]}}]}}]}}]} as unknown as DocumentNode<RecordPaymentMutation, RecordPaymentMutationVariables>;
export const TillDebtsDocument = {"__meta__":{"hash":"20e55d701e12e627f1152dbcf660f386a9143e340c7bf4ad55d92d78b7f54180"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TillDebts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"age"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DebtAge"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moneyDebts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"age"},"value":{"kind":"Variable","name":{"kind":"Name","value":"age"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DebtRow_debt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DebtRow_debt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MoneyDebt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<TillDebtsQuery, TillDebtsQueryVariables>;
export const OpenTillDocument = {"__meta__":{"hash":"dab21ee7290b80bc5db2a6d80608cbea839ec4310103e5c4a9f2e5d34c6e4631"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenTill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenTillInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openTill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenTill_session"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenTill_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TillSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tillId"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"float"}},{"kind":"Field","name":{"kind":"Name","value":"openedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}}]} as unknown as DocumentNode<OpenTillMutation, OpenTillMutationVariables>;
export const CloseTillDocument = {"__meta__":{"hash":"93d08181f4900386af2f952b2b637e8845213deafecf399427002b9d1454c3ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseTill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseTillInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeTill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClosedTill_session"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClosedTill_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TillSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}}]}}]} as unknown as DocumentNode<CloseTillMutation, CloseTillMutationVariables>;
export const HandOverTillDocument = {"__meta__":{"hash":"7d5284ac1f45b9f30cae775c3dbb2fca85875e402c59bdaa44006d46f6cae4d4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandOverTill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CloseTillInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handOverTill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClosedTill_session"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opened"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenTill_session"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClosedTill_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TillSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenTill_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TillSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tillId"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"float"}},{"kind":"Field","name":{"kind":"Name","value":"openedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}}]} as unknown as DocumentNode<HandOverTillMutation, HandOverTillMutationVariables>;
export const RecordCashMovementDocument = {"__meta__":{"hash":"16064774a4d75838ff612824fb04d7b98fbaa4d2bf7eab1dcea31a4bc1479a64"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordCashMovement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCashMovementInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordCashMovement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}}]}}]}}]} as unknown as DocumentNode<RecordCashMovementMutation, RecordCashMovementMutationVariables>;
export const TodayDocument = {"__meta__":{"hash":"7bc84c331a2c732973816192311b71a053f74e112126e5db8c428083c72a0a7b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Today"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"today"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Roles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agenda"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClassCard_entry"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttentionList_entry"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"coming"},"name":{"kind":"Name","value":"enrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING"}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"60"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingRow_enrolment"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"unattended"},"name":{"kind":"Name","value":"enrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"unattended"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingRow_enrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingRow_enrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shortages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isAmmunition"}},{"kind":"Field","name":{"kind":"Name","value":"needed"}},{"kind":"Field","name":{"kind":"Name","value":"available"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Roles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}},{"kind":"Field","name":{"kind":"Name","value":"usesFirearms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassCard_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgendaEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedCount"}},{"kind":"Field","name":{"kind":"Name","value":"completedCount"}},{"kind":"Field","name":{"kind":"Name","value":"comingCount"}},{"kind":"Field","name":{"kind":"Name","value":"unpaidCount"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}},{"kind":"Field","name":{"kind":"Name","value":"owed"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttentionList_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgendaEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingRow_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"completableFrom"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shortages"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]}}]} as unknown as DocumentNode<TodayQuery, TodayQueryVariables>;
export const WithdrawalsDocument = {"__meta__":{"hash":"2d1a784dbdea1171cd3b2936dc3e9286b241760ded7d25092099ef11ee8117ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Withdrawals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSettled"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isSettled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSettled"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"settleBy"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}}]}}]}}]} as unknown as DocumentNode<WithdrawalsQuery, WithdrawalsQueryVariables>;
export const SettleWithdrawalDocument = {"__meta__":{"hash":"ffe3f6ef1bd7c62f092afc0a63e197116b40d735639dad8d9d9aaf8aa53b0e49"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettleWithdrawalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}}]}}]}}]} as unknown as DocumentNode<SettleWithdrawalMutation, SettleWithdrawalMutationVariables>;
export const HistoryDocument = {"__meta__":{"hash":"b6424e0e9c62ce217b137ae83645e5f31c0b3629e4418bda17351fa971881926"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"History"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Passport_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceNotice_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myEnrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceNotice_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CancelledText_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Passport_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentSection_enrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassportDataPage_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseStamp_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassportStampsPage_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseStamp_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CancelledText_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"callOff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentCard_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CancelledText_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnnounceComing_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"comingAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DepositNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isPaid"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentFacts_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"classDate"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDetails_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"offerUntil"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnnounceComing_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DepositNotice_enrolment"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentFacts_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDialog_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentDetails_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Passport_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassportDataPage_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceNotice_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Passport_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassportStampsPage_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentSection_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentCard_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentDialog_enrolment"}}]}}]} as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;
export const EnrolmentCertificateDocument = {"__meta__":{"hash":"2a59574845cd243aa1f76c313fca443bd4bb784338a5c5b5b7683873471568a3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnrolmentCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enrolmentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolmentCertificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"enrolmentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enrolmentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]} as unknown as DocumentNode<EnrolmentCertificateQuery, EnrolmentCertificateQueryVariables>;
export const MyPassportLinksDocument = {"__meta__":{"hash":"5a18412b8453e7a47006a70f4125049f218f5483e45838be797d44b67e69ddd4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPassportLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPassportLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassportLinks_link"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassportLinks_link"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PassportLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"parts"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}}]} as unknown as DocumentNode<MyPassportLinksQuery, MyPassportLinksQueryVariables>;
export const SharePassportDocument = {"__meta__":{"hash":"412ef4c046cb7c42202c010884b6471a5921b412969ae50cce641d7eb19cb7e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SharePassport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SharePassportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharePassport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<SharePassportMutation, SharePassportMutationVariables>;
export const RevokePassportLinkDocument = {"__meta__":{"hash":"26a784ba73c66b4bd3c710cbb97a5d0a82021ce331df10c106ff3059731007cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokePassportLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokePassportLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokePassportLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<RevokePassportLinkMutation, RevokePassportLinkMutationVariables>;
export const AcceptInstructorInvitationDocument = {"__meta__":{"hash":"fb26a36927e64a59dbc39b71a5f34d21716f3778cff0c57063dabdeb68f35e0b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInstructorInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptInstructorInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInstructorInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AcceptInstructorInvitationMutation, AcceptInstructorInvitationMutationVariables>;
export const PaymentsDocument = {"__meta__":{"hash":"590ac1f45cfbf996e555e4720d4b3a4711158be50fe0940e32012842e38b8987"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Payments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myMoneyAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myMoneyEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"receipt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}}]} as unknown as DocumentNode<PaymentsQuery, PaymentsQueryVariables>;
export const CreateReferralDocument = {"__meta__":{"hash":"1aa3e6393a20528cb1346d195e875f3b787e927d9af6beab646eae17612a5ba5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReferral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReferralInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReferral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateReferralMutation, CreateReferralMutationVariables>;
export const PointsDocument = {"__meta__":{"hash":"efeed6ab409e9e180a77b43eb3d2036103a8b6fbe87398dfb220a62eb8acc77d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Points"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myPointsTransactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MovementList_transaction"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myReferrals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferralList_referral"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MovementList_transaction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointsTransaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"handedOutAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferralList_referral"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Referral"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"referredEmail"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<PointsQuery, PointsQueryVariables>;
export const RedeemPointsDocument = {"__meta__":{"hash":"1c6e76870d1e14c9820471cdc7364b8d4076d03861210f92daac5b72fccc66fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeemPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeemPointsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"transaction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<RedeemPointsMutation, RedeemPointsMutationVariables>;
export const MyMailPreferencesDocument = {"__meta__":{"hash":"f241fc879da797badf8f829a76f1e9babc9d92e705afed2776e223e3c3cf1815"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyMailPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myMailPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"isWanted"}}]}}]}}]} as unknown as DocumentNode<MyMailPreferencesQuery, MyMailPreferencesQueryVariables>;
export const SetMailPreferenceDocument = {"__meta__":{"hash":"bbc8fa97259c58bc7bb5cc1d9eaacf9446386749876f057c97d13eced83adf0a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMailPreference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetMailPreferenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMailPreference"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"isWanted"}}]}}]}}]} as unknown as DocumentNode<SetMailPreferenceMutation, SetMailPreferenceMutationVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"ed5cf21fd7b37b8740b99a4b333cb0ed767f2e7786d9c98cf8b588309b70575e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const UpdateProfileDocument = {"__meta__":{"hash":"808cba72d7e8430fcee6fe7894a0b8e76d9528e368a23a1c2388c778acb6c706"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalInfoCard_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdditionalDataCard_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditProfile_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalInfoCard_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdditionalDataCard_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditProfile_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const ProfileDocument = {"__meta__":{"hash":"a9b89ac1e2b1350b484873e84a64e398f4bca878d119ce78609d0670a61d691a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalInfoCard_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdditionalDataCard_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditProfile_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMessages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalInfoCard_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdditionalDataCard_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditProfile_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"usesMoney"}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const RequestDeletionDocument = {"__meta__":{"hash":"9dd214a70879913a192a5a14d2d9fd537da8248fa6f31d72dd7ba371aa9ba88a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestDeletionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<RequestDeletionMutation, RequestDeletionMutationVariables>;
export const StopMyEmailChangeDocument = {"__meta__":{"hash":"b1ea7073367d3bc89cf6fa36bc185b04f2f20384889c0035a9b18afe9dcfc5b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopMyEmailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopMyEmailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmailUntil"}}]}}]}}]} as unknown as DocumentNode<StopMyEmailChangeMutation, StopMyEmailChangeMutationVariables>;
export const KeepMySecondFactorDocument = {"__meta__":{"hash":"545b495cb5ef1e851f9ccf2a6d59edc56473da756d0938a4a97c0ca0fa291a19"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepMySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepMySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"lossEffectiveAt"}}]}}]}}]} as unknown as DocumentNode<KeepMySecondFactorMutation, KeepMySecondFactorMutationVariables>;
export const WithdrawDeletionDocument = {"__meta__":{"hash":"3a29abb3f2b05057e837c6f8609a4d6a019bba0f4fab1de5c5ccc787ae142197"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawDeletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawDeletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawDeletionMutation, WithdrawDeletionMutationVariables>;
export const MyDataDocument = {"__meta__":{"hash":"04d4cc9084add08df364809644a59944f991300698bae86f6cc309317f50d4e4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"json"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"}}]}}]}}]} as unknown as DocumentNode<MyDataQuery, MyDataQueryVariables>;
export const VerifySecondFactorDocument = {"__meta__":{"hash":"376b4440afaf45e022ac6987524154a30babe9cd06f982d9e7a464101108c553"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifySecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifySecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<VerifySecondFactorMutation, VerifySecondFactorMutationVariables>;
export const EndSecondFactorDocument = {"__meta__":{"hash":"28a0d153c90076047d7a30b44f6bfeecbf698e90cc735a9bfebd7c0457c1ed84"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<EndSecondFactorMutation, EndSecondFactorMutationVariables>;
export const StartSecondFactorDocument = {"__meta__":{"hash":"405af98dc5337a65a45369fb7185be7b91c074e1f9befa624246108e86b47082"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<StartSecondFactorMutation, StartSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = {"__meta__":{"hash":"771dad06e21b17f8067264a518b5564e4de3b4b1ec1d7ff8fb0ffe04b704261e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const SecurityDocument = {"__meta__":{"hash":"b93ca31194c340b01dcdd571b669dfe094ede38a051fb4e9f1e97943240f46b6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Account"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmailUntil"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionList_session"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"lossEffectiveAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myAccessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TokenList_token"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Account"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"staffRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionList_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActiveSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokenList_token"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<SecurityQuery, SecurityQueryVariables>;
export const EndSessionDocument = {"__meta__":{"hash":"c8570ec3ab3caff382665ff7d7436b1fd7b244c430d1516ef649a31589bda944"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"__meta__":{"hash":"98d5533b3cc26bead3f0dc8525395f8a6c1437bb73398ac57f506abe7d45f426"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const CreateAccessTokenDocument = {"__meta__":{"hash":"411de38a6ca1f94984d7b7445c22debe542d32efc08651b45fa5b5ba443d0218"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;
export const RevokeAccessTokenDocument = {"__meta__":{"hash":"c44ca890874831ea5f7e4588c95f888d1f1fb3c05d5531e78a9c7d99d950f70a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>;
export const RequestWithdrawalDocument = {"__meta__":{"hash":"56fd6b20f5b57111265fe3cf1e8fbe4ef215db9e644bc6656beef97cea48b94f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestWithdrawal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestWithdrawalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestWithdrawal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"answerBy"}},{"kind":"Field","name":{"kind":"Name","value":"settleBy"}}]}}]}}]} as unknown as DocumentNode<RequestWithdrawalMutation, RequestWithdrawalMutationVariables>;
export const ConfirmIdentityDocument = {"__meta__":{"hash":"662071dcbb861668065f3e068bfdd82ddad04e4668c1fab786fe648164ea8c3a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>;