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
   * An instant. Answers are RFC 3339 in UTC with milliseconds, for example `2026-11-25T18:30:00.000Z`.
   * An input is any string as far as this type goes: the operation expects a date, a time and an offset in ISO 8601, and
   * answers BAD_USER_INPUT in the words of the field to anything else.
   */
  DateTime: { input: string; output: string; }
  /**
   * A calendar day that belongs to no time zone, `YYYY-MM-DD`.
   * An input is any string as far as this type goes: the operation expects a day that exists, and answers BAD_USER_INPUT in
   * the words of the field to anything else.
   */
  LocalDate: { input: string; output: string; }
};

/**
 * A personal access token: a machine sends it as a bearer token and acts for its owner, at most 600 requests a minute
 * (RATE_LIMITED beyond). It cannot change the account itself: passwords, sessions, tokens.
 */
export type AccessToken = {
  __typename: 'AccessToken';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stops working. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When it was last used, to ten minutes; null before the first use. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** What its owner calls it. */
  name: Scalars['String']['output'];
  /** What it permits. */
  scopes: Array<TokenScope>;
};

/** Outcome of an operation that has nothing but a sentence to say. */
export type Acknowledgement = {
  __typename: 'Acknowledgement';
  /** Sentence for the user. */
  detail: Scalars['String']['output'];
};

/** A place where one is signed in. */
export type ActiveSession = {
  __typename: 'ActiveSession';
  /** Browser and system as the browser told them when it signed in; null where it did not. */
  device: Maybe<Scalars['String']['output']>;
  /** When it ends by itself. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Whether it is the session that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was last used, to ten minutes. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** When it was opened. */
  signedInAt: Scalars['DateTime']['output'];
  /** How it was opened. */
  via: SignInMethod;
};

/** A correction of a student's points. */
export type AdjustPointsInput = {
  /** 1 to 200 characters. */
  description: Scalars['String']['input'];
  /** Signed whole points, not 0; the balance never falls below 0. */
  points: Scalars['Int']['input'];
  /** Which user. */
  userId: Scalars['ID']['input'];
};

/** Figures of the whole academy. */
export type AdminStats = {
  __typename: 'AdminStats';
  /** Courses that students see. */
  activeCourses: Scalars['Int']['output'];
  /** Accounts that are not deactivated. */
  activeUsers: Scalars['Int']['output'];
  /** All courses. */
  totalCourses: Scalars['Int']['output'];
  /** Enrolments that are not cancelled. */
  totalEnrolments: Scalars['Int']['output'];
  /** Sum of all balances, a whole number that may exceed Int. */
  totalPoints: Scalars['Float']['output'];
  /** All accounts. */
  totalUsers: Scalars['Int']['output'];
};

/** A group course with everybody who comes on its date, or one student's class. */
export type AgendaEntry = {
  __typename: 'AgendaEntry';
  /** Completed enrolments. */
  completedCount: Scalars['Int']['output'];
  /** Confirmed enrolments. */
  confirmedCount: Scalars['Int']['output'];
  /** The course. */
  course: Course;
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** The student's enrolment; null for a group course. */
  enrolment: Maybe<Enrolment>;
  /** Identifier of the course or of the enrolment. */
  id: Scalars['ID']['output'];
  /** The id of an instructor, or the text that an admin set; null when unknown. */
  instructorId: Maybe<Scalars['String']['output']>;
  /** Name of the instructor, null when unknown. */
  instructorName: Maybe<Scalars['String']['output']>;
  /** Enrolments that wait for confirmation. */
  pendingCount: Scalars['Int']['output'];
  /** When it begins. */
  startsAt: Scalars['DateTime']['output'];
  /** What staff should look at. */
  warnings: Array<AgendaWarning>;
};

/** What staff should look at. */
export type AgendaWarning =
  /** It is still to come, and its instructor gives no more classes. */
  | 'INSTRUCTOR_INACTIVE'
  /** Its instructor gives another class at the same time, of these days or of the day before or after. */
  | 'INSTRUCTOR_OVERLAP'
  /** A student who is to come will have no licence in force, in a course that asks for one or warns. */
  | 'LICENCE'
  /** Nobody gives it. */
  | 'NO_INSTRUCTOR'
  /** More are enrolled than there are places. */
  | 'OVER_CAPACITY';

/** Boxes of one caliber. */
export type AmmoBox = {
  __typename: 'AmmoBox';
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
  /** Boxes, 1 to 100. */
  quantity: Scalars['Int']['output'];
};

/** Boxes of one caliber asked for. */
export type AmmoBoxInput = {
  /** `9mm`, `12 UAB` or `.22LR`, of one of the selected weapons. */
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

/** What a day's classes take out of the armoury. */
export type Armoury = {
  __typename: 'Armoury';
  /** Classes that are confirmed or completed. */
  confirmed: ArmourySheet;
  /** The day. */
  day: Scalars['LocalDate']['output'];
  /** Classes that wait for confirmation. */
  pending: ArmourySheet;
};

/** What one class takes out of the armoury. */
export type ArmouryClass = {
  __typename: 'ArmouryClass';
  /** Boxes by caliber. */
  boxes: Array<AmmoBox>;
  /** The class. */
  enrolment: Enrolment;
  /** The weapons chosen, `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons: Array<Scalars['String']['output']>;
};

/** What several classes take together. */
export type ArmourySheet = {
  __typename: 'ArmourySheet';
  /** Totals by caliber. */
  calibers: Array<CaliberTotal>;
  /** Classes with weapons of the academy, in order. */
  classes: Array<ArmouryClass>;
  /** Classes whose students bring weapon and ammunition; they count in no total. */
  ownWeaponClasses: Array<ArmouryClass>;
  /** Totals by weapon. */
  weapons: Array<WeaponTotal>;
};

/** Who gives the classes of these enrolments. */
export type AssignInstructorInput = {
  /** 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
  /** An active instructor; null clears it. */
  instructorId?: InputMaybe<Scalars['ID']['input']>;
};

/** Who acted. */
export type AuditActor = {
  __typename: 'AuditActor';
  /** The user; null for the system and for the command line. */
  id: Maybe<Scalars['ID']['output']>;
  /** Name of the user as it was then, else `Sistema` or `Consola`. */
  label: Scalars['String']['output'];
};

/** What changed of one field, as texts of at most 200 characters. */
export type AuditChange = {
  __typename: 'AuditChange';
  /** Value after; null where it has none. */
  after: Maybe<Scalars['String']['output']>;
  /** Value before; null where it had none. */
  before: Maybe<Scalars['String']['output']>;
  /** Name of the field; a dot leads to an inner field. */
  field: Scalars['String']['output'];
};

/** One action that changed data, or that was refused. */
export type AuditEntry = {
  __typename: 'AuditEntry';
  /** Noun and verb, such as `course.update`. */
  action: Scalars['String']['output'];
  /** Who acted. */
  actor: AuditActor;
  /** When it was begun. */
  at: Scalars['DateTime']['output'];
  /** At most 20 fields; empty where nothing changed. Of an action that was not finished regularly, what was asked for. */
  changes: Array<AuditChange>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** What became of it. */
  outcome: AuditOutcome;
  /** Why it was refused, as a sentence; null otherwise. */
  reason: Maybe<Scalars['String']['output']>;
  /** `X-Request-Id` of the answer; null for the system and for the command line. */
  requestId: Maybe<Scalars['ID']['output']>;
  /** What was acted on. */
  subject: AuditSubject;
};

/** One page of the audit trail. */
export type AuditEntryConnection = {
  __typename: 'AuditEntryConnection';
  /** The entries of the page with their cursors, newest first. */
  edges: Array<AuditEntryEdge>;
  /** The entries of the page, newest first. */
  nodes: Array<AuditEntry>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** Entries of all pages, counted up to 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False where counting stopped: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** An audit entry in a list. */
export type AuditEntryEdge = {
  __typename: 'AuditEntryEdge';
  /** Its place in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AuditEntry;
};

/** Which entries; all conditions that are given must hold. */
export type AuditFilter = {
  /** Only this action, such as `course.update`. */
  action?: InputMaybe<Scalars['String']['input']>;
  /** Only what this user did. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only from this instant on. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only what was done to this course, enrolment, user, … */
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  /** Only before this instant. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What became of an action. */
export type AuditOutcome =
  /** Done. */
  | 'DONE'
  /** Begun, and not known yet whether it was done; settled within minutes. */
  | 'INTENDED'
  /** Not done; `reason` says why. */
  | 'REFUSED';

/** What was acted on. */
export type AuditSubject = {
  __typename: 'AuditSubject';
  /** Its identifier; null where it has none, as an export. */
  id: Maybe<Scalars['ID']['output']>;
  /** Its name as it was then. */
  label: Scalars['String']['output'];
  /** `course`, `enrolment`, `user`, `instructor`, `referral`, `waiting`, … */
  type: Scalars['String']['output'];
};

/** A personalised class. */
export type BookClassInput = {
  /** Required unless hasWeaponAmmo. */
  ammoBoxes?: InputMaybe<Array<AmmoBoxInput>>;
  /** Kind of class. */
  classType: ClassType;
  /** A personalised course; a group course answers BAD_USER_INPUT. */
  courseId: Scalars['ID']['input'];
  /** True: no ammunition is bought. */
  hasWeaponAmmo: Scalars['Boolean']['input'];
  /** Its calendar day in the academy's zone counts. */
  scheduledDate: Scalars['DateTime']['input'];
  /** `HH:mm` in the academy's zone. */
  scheduledTime: Scalars['String']['input'];
  /** At least one of `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons: Array<Scalars['String']['input']>;
};

/** Boxes of one caliber. */
export type CaliberBoxes = {
  __typename: 'CaliberBoxes';
  /** Boxes. */
  boxes: Scalars['Int']['output'];
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
};

/** How much ammunition of a caliber is needed. */
export type CaliberTotal = {
  __typename: 'CaliberTotal';
  /** Boxes. */
  boxes: Scalars['Int']['output'];
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
  /** Cartridges in these boxes. */
  cartridges: Scalars['Int']['output'];
};

/** Which enrolment to cancel. */
export type CancelEnrolmentInput = {
  /** Identifier of the enrolment. */
  id: Scalars['ID']['input'];
};

/** Enrolments to cancel, each by itself. */
export type CancelEnrolmentsInput = {
  /** 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
  /** At most 200 characters, of any number of lines. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Any but NO_SHOW. */
  reason?: InputMaybe<CancellationReason>;
};

/** How an enrolment came to be cancelled. */
export type Cancellation = {
  __typename: 'Cancellation';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What staff wrote about it, at most 200 characters. */
  note: Maybe<Scalars['String']['output']>;
  /** Why. */
  reason: CancellationReason;
};

/** Why an enrolment was cancelled. */
export type CancellationReason =
  /** By the academy. */
  | 'ACADEMY'
  /** For want of a weapons licence. */
  | 'CLU'
  /** The student did not come. */
  | 'NO_SHOW'
  /** Another reason; see the note. */
  | 'OTHER'
  /** By the student. */
  | 'STUDENT';

/** Another password for one's own account. */
export type ChangePasswordInput = {
  /** The present one; a wrong one answers BAD_USER_INPUT and counts against the limits of `login`. */
  currentPassword: Scalars['String']['input'];
  /** Whether personal access tokens go on; without it they end with the old password. */
  keepAccessTokens?: InputMaybe<Scalars['Boolean']['input']>;
  /** 6 to 128 characters; one of the commonest passwords answers BAD_USER_INPUT. */
  newPassword: Scalars['String']['input'];
};

/** What decides the price of a personalised class. */
export type ClassQuoteInput = {
  /** Required unless hasWeaponAmmo. */
  ammoBoxes?: InputMaybe<Array<AmmoBoxInput>>;
  /** True: no ammunition is bought. */
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

/** What a course asks of the student's weapons licence on the day of the class. */
export type CluPolicy =
  /** Nothing. */
  | 'OFF'
  /** A licence in force: without one, enrolling answers CONFLICT. */
  | 'REQUIRE'
  /** That a licence which will have expired is shown to staff and student. */
  | 'WARN';

/** Something the academy teaches. */
export type Course = {
  __typename: 'Course';
  /** Places of a group course, 1 to 500; null for as many as ask. */
  capacity: Maybe<Scalars['Int']['output']>;
  /** What it asks of the student's weapons licence (CLU). */
  cluPolicy: CluPolicy;
  /** Group or personalised. */
  courseType: CourseType;
  /** What it is about; `\n` between its lines. */
  description: Scalars['String']['output'];
  /** How long it lasts, in minutes. */
  durationMinutes: Scalars['Int']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Who gives it; null while that is not decided. */
  instructor: Maybe<CourseInstructor>;
  /** False when students no longer see it. */
  isActive: Scalars['Boolean']['output'];
  /** Where it takes place. */
  location: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Places that nobody has; null without a limit. While somebody waits, a free place is not for direct enrolment. */
  placesLeft: Maybe<Scalars['Int']['output']>;
  /** Enrolments that are not cancelled. */
  placesTaken: Scalars['Int']['output'];
  /** Points credited once the course is completed. */
  pointsValue: Scalars['Int']['output'];
  /** Price in Argentine pesos (at most two decimals). */
  price: Scalars['Float']['output'];
  /**
   * Grows with every change of this course, 0 at first; a change of its places, its waiting list or the name of its instructor
   * is none.
   */
  revision: Scalars['Int']['output'];
  /** When it takes place; null when not yet decided and for personalised courses. */
  scheduledDate: Maybe<Scalars['DateTime']['output']>;
  /** When that was last, or when it was created. */
  updatedAt: Scalars['DateTime']['output'];
  /** Students who wait for a place. */
  waitingCount: Scalars['Int']['output'];
};

/** One page of courses. */
export type CourseConnection = {
  __typename: 'CourseConnection';
  /** With `updatedSince`, when the page was asked for, by the server's clock: that of the first page is `updatedSince` of the next reading. */
  asOf: Maybe<Scalars['DateTime']['output']>;
  /** All courses of the academy. */
  courseCount: Scalars['Int']['output'];
  /** The courses of the page with their cursors, in the order of the public list. */
  edges: Array<CourseEdge>;
  /** All group courses. */
  groupCount: Scalars['Int']['output'];
  /** The courses of the page, in the order of the public list. */
  nodes: Array<Course>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** All courses with a date. */
  scheduledCount: Scalars['Int']['output'];
  /** Courses of all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False where counting stopped: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** One of a list of courses. */
export type CourseEdge = {
  __typename: 'CourseEdge';
  /** Its place in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The course itself. */
  node: Course;
};

/** Who gives a course, as everybody may know. */
export type CourseInstructor = {
  __typename: 'CourseInstructor';
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** How a course is given. */
export type CourseType =
  /** On one date, for a group. */
  | 'GRUPAL'
  /** By appointment, for one student. */
  | 'PERSONALIZADO';

/** A token for a machine. */
export type CreateAccessTokenInput = {
  /** That of the account, where it has one; a wrong one counts against the limits of `login`. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 366. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** 2 to 80 characters: what it is for. */
  name: Scalars['String']['input'];
  /** At least one; ADMIN is given by admins only. */
  scopes: Array<TokenScope>;
};

/** A course as an admin creates it. */
export type CreateCourseInput = {
  /** Places, 1 to 500, of a group course; absent or null: as many as ask. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** What a course asks of the licence of who enrols. */
  cluPolicy?: InputMaybe<CluPolicy>;
  /** Group or personalised. */
  courseType: CourseType;
  /** 1 to 2,000 characters, of any number of lines. */
  description: Scalars['String']['input'];
  /** 15 to 1,440 minutes. */
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** An active instructor. */
  instructorId?: InputMaybe<Scalars['ID']['input']>;
  /** False hides it from students. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** 2 to 200 characters. */
  location: Scalars['String']['input'];
  /** 2 to 120 characters. */
  name: Scalars['String']['input'];
  /** Points credited once the course is completed. */
  pointsValue?: InputMaybe<Scalars['Int']['input']>;
  /** Argentine pesos. */
  price: Scalars['Float']['input'];
  /** When it takes place; null when not yet decided and for personalised courses. */
  scheduledDate?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A new instructor. */
export type CreateInstructorInput = {
  /** Address to write to. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** False for one who gives no more classes. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** 2 to 100 characters. */
  name: Scalars['String']['input'];
  /** At most 30 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Who is to choose a new password. */
export type CreatePasswordResetInput = {
  /** The student. */
  userId: Scalars['ID']['input'];
};

/** A friend to invite. */
export type CreateReferralInput = {
  /** Address of the friend; neither one's own nor that of a user. */
  referredEmail: Scalars['String']['input'];
};

/** A new endpoint. */
export type CreateWebhookEndpointInput = {
  /** At most 100 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** At least one; WEBHOOK_TEST is none of them. */
  events: Array<WebhookEvent>;
  /**
   * At most 500 characters, `https` on port 443 or 8443, without user, password and fragment, and not in a private network,
   * unless the server's setting WEBHOOKS_ALLOW_PRIVATE says otherwise.
   */
  url: Scalars['String']['input'];
};

/** Which course students shall no longer see. */
export type DeactivateCourseInput = {
  /** Identifier of the course. */
  id: Scalars['ID']['input'];
};

/** A person's wish to be deleted. */
export type Deletion = {
  __typename: 'Deletion';
  /** Why it was refused. */
  reason: Maybe<Scalars['String']['output']>;
  /** When the person asked; null where staff began. */
  requestedAt: Maybe<Scalars['DateTime']['output']>;
  /** When staff settled it. */
  settledAt: Maybe<Scalars['DateTime']['output']>;
  /** What became of it. */
  state: DeletionState;
};

/** What staff makes of a request for deletion. */
export type DeletionDecision =
  /** The person is anonymised. */
  | 'APPROVE'
  /** Everything stays; the person reads why. */
  | 'REFUSE';

/** What became of a request for deletion. */
export type DeletionState =
  /** Staff approved it; what is personal is being removed. */
  | 'APPROVED'
  /** Nothing personal is left. */
  | 'DONE'
  /** Staff refused it, with a reason; it may be asked for again. */
  | 'REFUSED'
  /** It waits for staff. */
  | 'REQUESTED';

/** Kind of identity document. */
export type DocumentType =
  /** Identity card. */
  | 'CEDULA'
  /** Argentine national identity document. */
  | 'DNI'
  /** Passport. */
  | 'PASAPORTE';

/** Which course to copy, and when the copy takes place. */
export type DuplicateCourseInput = {
  /** The course to copy; enrolments are not copied. */
  id: Scalars['ID']['input'];
  /** Who gives the copy; null: nobody yet. Absent: who gives the original, nobody if that instructor gives no more classes. */
  instructorId?: InputMaybe<Scalars['ID']['input']>;
  /** Absent or null: not yet decided. */
  scheduledDate?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Which session to end. */
export type EndSessionInput = {
  /** The session. */
  id: Scalars['ID']['input'];
};

/** Whose access ends. */
export type EndUserAccessInput = {
  /** The user. */
  userId: Scalars['ID']['input'];
};

/** Enrolment in a group course (courseId alone) or booking of a personalised class (all fields). */
export type EnrolInput = {
  /** Required unless hasWeaponAmmo. */
  ammoBoxes?: InputMaybe<Array<AmmoBoxInput>>;
  /** Kind of class. */
  classType?: InputMaybe<ClassType>;
  /** The course; its type decides which fields are read. */
  courseId: Scalars['ID']['input'];
  /** True: no ammunition is bought. */
  hasWeaponAmmo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its calendar day in the academy's zone counts. */
  scheduledDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** `HH:mm` in the academy's zone. */
  scheduledTime?: InputMaybe<Scalars['String']['input']>;
  /** At least one of `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A student whom staff enrols; the fields of a class as in `EnrolInput`. */
export type EnrolStudentInput = {
  /** Required unless hasWeaponAmmo. */
  ammoBoxes?: InputMaybe<Array<AmmoBoxInput>>;
  /** Kind of class. */
  classType?: InputMaybe<ClassType>;
  /** The course; its type decides which fields are read. */
  courseId: Scalars['ID']['input'];
  /** True: no ammunition is bought. */
  hasWeaponAmmo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its calendar day in the academy's zone counts. */
  scheduledDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** `HH:mm` in the academy's zone. */
  scheduledTime?: InputMaybe<Scalars['String']['input']>;
  /** The student. */
  userId: Scalars['ID']['input'];
  /** At least one of `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A student's place in a course. */
export type Enrolment = {
  __typename: 'Enrolment';
  /** Personalised classes: ammunition asked for. */
  ammoBoxes: Maybe<Array<AmmoBox>>;
  /** Why and when it was cancelled; null otherwise, and for those that were cancelled before reasons were kept. */
  cancellation: Maybe<Cancellation>;
  /** Personalised classes: day in the academy's zone. */
  classDate: Maybe<Scalars['LocalDate']['output']>;
  /** Personalised classes: time in the academy's zone, `HH:mm`. */
  classTime: Maybe<Scalars['String']['output']>;
  /** Personalised classes: kind of class. */
  classType: Maybe<ClassType>;
  /** When it was completed. */
  completionDate: Maybe<Scalars['DateTime']['output']>;
  /** The course itself. */
  course: Course;
  /** The course. */
  courseId: Scalars['ID']['output'];
  /** When the student enrolled. */
  createdAt: Scalars['DateTime']['output'];
  /** Personalised classes: whether the student brings weapon and ammunition. */
  hasWeaponAmmo: Maybe<Scalars['Boolean']['output']>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The id of an instructor, or the text that an admin set; null when unknown. */
  instructorId: Maybe<Scalars['String']['output']>;
  /** Name of the instructor, null when unknown. */
  instructorName: Maybe<Scalars['String']['output']>;
  /** Where the student's weapons licence stands on the day of the class, never today. */
  licence: LicenceState;
  /** Price in Argentine pesos, fixed when enrolling. */
  price: Scalars['Float']['output'];
  /** Personalised classes: how the price comes about. */
  priceBreakdown: Maybe<PriceBreakdown>;
  /** Grows with every change of this enrolment, 0 at first; a change of `course`, `user` or `licence` is none. */
  revision: Scalars['Int']['output'];
  /** When it takes place for this student, if that differs from the course's own date. */
  scheduledDate: Maybe<Scalars['DateTime']['output']>;
  /** When it takes place: `scheduledDate`, else the course's date (up to a minute after that has moved, the earlier one). */
  startsAt: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  status: EnrolmentStatus;
  /** When that was last, or when the student enrolled. */
  updatedAt: Scalars['DateTime']['output'];
  /** The student; null when the account is gone. */
  user: Maybe<User>;
  /** The student. */
  userId: Scalars['ID']['output'];
  /** Personalised classes: the weapons chosen, `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons: Maybe<Array<Scalars['String']['output']>>;
};

/** One page of enrolments. */
export type EnrolmentConnection = {
  __typename: 'EnrolmentConnection';
  /** With `updatedSince`, when the page was asked for, by the server's clock: that of the first page is `updatedSince` of the next reading. */
  asOf: Maybe<Scalars['DateTime']['output']>;
  /** The enrolments of the page with their cursors, in the order of the list. */
  edges: Array<EnrolmentEdge>;
  /** The enrolments of the page, in the order of the list. */
  nodes: Array<Enrolment>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** Enrolments of all pages; counting stops at 1,001, or after 1,000 rows that conditions are tested on. */
  totalCount: Scalars['Int']['output'];
  /** False where counting stopped: there may be more. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** One of a list of enrolments. */
export type EnrolmentEdge = {
  __typename: 'EnrolmentEdge';
  /** Its place in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The enrolment itself. */
  node: Enrolment;
};

/** What staff looks for among all enrolments; absent fields ask for nothing. */
export type EnrolmentFilter = {
  /** Of this course. */
  courseId?: InputMaybe<Scalars['ID']['input']>;
  /** Group or personalised. */
  courseType?: InputMaybe<CourseType>;
  /** First day of the class. With `from` or `to` the list is in the order of the classes. */
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Classes of this instructor: the enrolment's own, or that of its course where it has none. */
  instructorId?: InputMaybe<Scalars['ID']['input']>;
  /** Where the licence stands on the day of the class. */
  licence?: InputMaybe<LicenceState>;
  /** Words that must all occur in name, email or document number of the student. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Where they stand. */
  status?: InputMaybe<EnrolmentStatus>;
  /** Last day of the class. */
  to?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Of this student. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** Enrolments to change, each by itself. */
export type EnrolmentIdsInput = {
  /** 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
};

/** What became of one of several enrolments. */
export type EnrolmentOutcome = {
  __typename: 'EnrolmentOutcome';
  /** The enrolment as it is now; null where it was rejected. */
  enrolment: Maybe<Enrolment>;
  /** Why it was rejected; null where it was not. */
  error: Maybe<OutcomeError>;
  /** The id that was sent. */
  id: Scalars['ID']['output'];
};

/** Where an enrolment stands. pending → confirmed → completed; pending and confirmed may be cancelled. */
export type EnrolmentStatus =
  /** Called off; final. */
  | 'CANCELLED'
  /** Attended; final. */
  | 'COMPLETED'
  /** Confirmed by the academy. */
  | 'CONFIRMED'
  /** Asked for, not yet confirmed by the academy. */
  | 'PENDING';

/** What kind of error it is: `extensions.code` of what an operation rejects. */
export type ErrorCode =
  /** The request is malformed, or its body is not declared as JSON. */
  | 'BAD_REQUEST'
  /** The input is not valid. */
  | 'BAD_USER_INPUT'
  /** What is stored does not allow it. */
  | 'CONFLICT'
  /** The caller may not do this. */
  | 'FORBIDDEN'
  /** An error of the server. */
  | 'INTERNAL_SERVER_ERROR'
  /** The path does not have the method. */
  | 'METHOD_NOT_ALLOWED'
  /** There is no such thing that the caller may see. */
  | 'NOT_FOUND'
  /** Too many attempts. */
  | 'RATE_LIMITED'
  /** The request or its answer is too large. */
  | 'TOO_LARGE'
  /** The caller is not known. */
  | 'UNAUTHENTICATED'
  /** The server, its database or a service does not answer. */
  | 'UNAVAILABLE';

/** Why a request was rejected: `extensions.reason`, by REST the header `Error-Reason`. Values may be added. */
export type ErrorReason =
  /** The caller's account is deactivated. */
  | 'ACCOUNT_DEACTIVATED'
  /** Only admins may do this. */
  | 'ADMIN_ONLY'
  /** The student has a class at the same instant. */
  | 'ALREADY_BOOKED'
  /** The student has an enrolment in the course that is not cancelled. */
  | 'ALREADY_ENROLLED'
  /** The student is on the waiting list of the course. */
  | 'ALREADY_WAITING'
  /** The data of this user were deleted. */
  | 'ANONYMISED'
  /** The balance cannot grow further. */
  | 'BALANCE_LIMIT'
  /** More places are taken than the new capacity. */
  | 'CAPACITY_BELOW_PLACES'
  /** Others changed the same thing at the same time; try again. */
  | 'CHANGED_MEANWHILE'
  /** The class would begin in the past. */
  | 'CLASS_IN_PAST'
  /** The new password is among the most common ones. */
  | 'COMMON_PASSWORD'
  /** The body is not declared as JSON. */
  | 'CONTENT_TYPE_NOT_JSON'
  /** The course has no free place. */
  | 'COURSE_FULL'
  /** The course is not active. */
  | 'COURSE_INACTIVE'
  /** The course has begun. */
  | 'COURSE_IN_PAST'
  /** There is no such course that the caller may see. */
  | 'COURSE_NOT_FOUND'
  /** The course has free places, so nobody waits for one. */
  | 'COURSE_NOT_FULL'
  /** The course is not booked as a personalised class. */
  | 'COURSE_NOT_PERSONALISED'
  /** Only group courses have a capacity. */
  | 'COURSE_WITHOUT_CAPACITY'
  /** A date of a course, class or report is more than ten years ahead. */
  | 'DATE_TOO_FAR'
  /** No deletion request of this user waits for a decision. */
  | 'DELETION_NOT_REQUESTED'
  /** An admin's data are not deleted before the role is withdrawn. */
  | 'DELETION_OF_ADMIN'
  /** The student has pending or confirmed enrolments. */
  | 'DELETION_WITH_ENROLMENTS'
  /** Another account has this document number. */
  | 'DOCUMENT_NUMBER_TAKEN'
  /** An admin's email is changed on the command line only. */
  | 'EMAIL_OF_ADMIN'
  /** Another account has this email. */
  | 'EMAIL_TAKEN'
  /** The caller may not change this field of the enrolment. */
  | 'ENROLMENT_FIELD_FORBIDDEN'
  /** Only a pending personalised class can be changed. */
  | 'ENROLMENT_NOT_EDITABLE'
  /** There is no such enrolment that the caller may see. */
  | 'ENROLMENT_NOT_FOUND'
  /** Signing in by Google is not configured. */
  | 'GOOGLE_NOT_CONFIGURED'
  /** The key is empty or too long. */
  | 'IDEMPOTENCY_KEY_INVALID'
  /** The key was used for another request. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The request has several mutations; a key belongs to one. */
  | 'IDEMPOTENCY_KEY_SHARED'
  /** The file is not UTF-8. */
  | 'IMPORT_ENCODING'
  /** The first line of the file names no email column, or a column twice. */
  | 'IMPORT_HEADER'
  /** Quotes in the file are unclosed or misplaced. */
  | 'IMPORT_QUOTES'
  /** The file has more lines than allowed. */
  | 'IMPORT_TOO_LONG'
  /** The instructor gives no more classes. */
  | 'INSTRUCTOR_INACTIVE'
  /** There is no such instructor. */
  | 'INSTRUCTOR_NOT_FOUND'
  /** The field names no instructor. */
  | 'INSTRUCTOR_UNKNOWN'
  /** The balance is lower than the points to redeem. */
  | 'INSUFFICIENT_POINTS'
  /** An error of the server. */
  | 'INTERNAL_ERROR'
  /** `fields` lists what is wrong. */
  | 'INVALID_INPUT'
  /** The last active admin can be neither deactivated nor demoted. */
  | 'LAST_ADMIN'
  /** The course requires a licence that is valid on the day of the class. */
  | 'LICENCE_REQUIRED'
  /** Sending email is not configured. */
  | 'MAIL_NOT_CONFIGURED'
  /** The body is no JSON. */
  | 'MALFORMED_JSON'
  /** The request is no valid HTTP. */
  | 'MALFORMED_REQUEST'
  /** The path does not have this method. */
  | 'METHOD_NOT_ALLOWED'
  /** This needs a session; a personal access token may not do it. */
  | 'NOT_FOR_TOKENS'
  /** The caller is not on the waiting list of the course. */
  | 'NOT_WAITING'
  /** The account has no password: it signs in by Google. */
  | 'NO_PASSWORD'
  /** Only a confirmed class that has begun can be marked as missed. */
  | 'NO_SHOW_TOO_EARLY'
  /** There is no such path. */
  | 'PATH_NOT_FOUND'
  /** The profile is complete already. */
  | 'PROFILE_COMPLETE'
  /** The caller must complete the profile first. */
  | 'PROFILE_INCOMPLETE'
  /** Several redemptions have this code; name one by its id. */
  | 'REDEMPTION_CODE_SHARED'
  /** The redemption was handed out before. */
  | 'REDEMPTION_HANDED_OUT'
  /** There is no such redemption. */
  | 'REDEMPTION_NOT_FOUND'
  /** This address cannot be referred. */
  | 'REFERRAL_REFUSED'
  /** The caller referred this address before. */
  | 'REFERRAL_REPEATED'
  /** The body is larger than allowed. */
  | 'REQUEST_TOO_LARGE'
  /** The link was used, replaced or has expired. */
  | 'RESET_LINK_INVALID'
  /** An admin's password is reset on the command line only. */
  | 'RESET_OF_ADMIN'
  /** The account signs in by Google. */
  | 'RESET_OF_GOOGLE_ACCOUNT'
  /** The update expected another revision. */
  | 'REVISION_DIFFERS'
  /** The second factor is active already. */
  | 'SECOND_FACTOR_ACTIVE'
  /** The account has a second factor: send its code as well. */
  | 'SECOND_FACTOR_CODE_REQUIRED'
  /** The second factor is not active. */
  | 'SECOND_FACTOR_INACTIVE'
  /** The server has no SECRETS_KEY for second factors. */
  | 'SECOND_FACTOR_NOT_CONFIGURED'
  /** Admins must confirm a second factor in this session first. */
  | 'SECOND_FACTOR_REQUIRED'
  /** The server has no SECRETS_KEY to sign with. */
  | 'SECRETS_KEY_MISSING'
  /** The address is that of the caller. */
  | 'SELF_REFERRAL'
  /** The caller has no such session. */
  | 'SESSION_NOT_FOUND'
  /** There is no session, or it has ended. */
  | 'SIGN_IN_REQUIRED'
  /** The status of the enrolment does not change to this one. */
  | 'STATUS_CHANGE_REFUSED'
  /** The student's account is deactivated. */
  | 'STUDENT_DEACTIVATED'
  /** The student must complete the profile first. */
  | 'STUDENT_PROFILE_INCOMPLETE'
  /** The server or its database does not answer. */
  | 'TEMPORARILY_UNAVAILABLE'
  /** The caller has no such personal access token. */
  | 'TOKEN_NOT_FOUND'
  /** The personal access token does not have the scope. */
  | 'TOKEN_SCOPE_MISSING'
  /** Only an admin can give this scope. */
  | 'TOKEN_SCOPE_REFUSED'
  /** A limit is used up; `retryAfter` says for how many seconds. */
  | 'TOO_MANY_ATTEMPTS'
  /** Too many passwords are being checked at this moment. */
  | 'TOO_MANY_AT_ONCE'
  /** There are more classes than one answer holds; ask for fewer days. */
  | 'TOO_MANY_CLASSES'
  /** The student has as many pending and confirmed enrolments as allowed. */
  | 'TOO_MANY_ENROLMENTS'
  /** The request reads more rows than allowed; ask for smaller pages. */
  | 'TOO_MANY_ROWS'
  /** The caller has as many personal access tokens as allowed. */
  | 'TOO_MANY_TOKENS'
  /** There are more users than this list returns; use pages. */
  | 'TOO_MANY_USERS'
  /** There are as many webhook endpoints as allowed. */
  | 'TOO_MANY_WEBHOOKS'
  /** There is no such user. */
  | 'USER_NOT_FOUND'
  /** There is no such webhook delivery. */
  | 'WEBHOOK_DELIVERY_NOT_FOUND'
  /** The webhook endpoint is disabled. */
  | 'WEBHOOK_DISABLED'
  /** There is no such webhook endpoint. */
  | 'WEBHOOK_NOT_FOUND'
  /** The address is not allowed for webhooks. */
  | 'WEBHOOK_URL_REFUSED'
  /** Email and password are not those of an account. */
  | 'WRONG_CREDENTIALS'
  /** The current password is wrong. */
  | 'WRONG_CURRENT_PASSWORD'
  /** The code is wrong or was used before. */
  | 'WRONG_SECOND_FACTOR_CODE';

/** What is wrong with a field: `extensions.fields[].code`, by REST the header `Error-Fields`. */
export type FieldErrorCode =
  /** The value is not valid. */
  | 'INVALID'
  /** There is no value. */
  | 'REQUIRED'
  /** The number is too large. */
  | 'TOO_LARGE'
  /** The text or list is too long. */
  | 'TOO_LONG'
  /** The text or list is too short. */
  | 'TOO_SHORT'
  /** The number is too small. */
  | 'TOO_SMALL';

/** Gender as written on the identity document. */
export type Gender =
  /** Male. */
  | 'HOMBRE'
  /** Female. */
  | 'MUJER';

/** Which redemption: by its id or by its code, not both. */
export type HandOutRedemptionInput = {
  /** Its code, in any case, with or without spaces and dashes. */
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
  /** Whether mail is set up here, which `requestPasswordReset` needs. By GraphQL only. */
  sendsMail: Scalars['Boolean']['output'];
  /** `ok`. */
  status: Scalars['String']['output'];
};

/** A cell of a CSV file that cannot be imported. */
export type ImportFault = {
  __typename: 'ImportFault';
  /** Header of the column; empty where the row as a whole is faulty. */
  field: Scalars['String']['output'];
  /** Line of the file where the row begins; the header is line 1. */
  line: Scalars['Int']['output'];
  /** Sentence for the user. */
  message: Scalars['String']['output'];
};

/** A CSV file of users, as the export of users writes it. */
export type ImportUsersInput = {
  /**
   * The whole file, at most 1 MB and 2,000 lines; cells are separated by `;`, `,` or tabs. The first line names the columns:
   * `Email` is required; the others are those of the export, in any order. Columns that are not imported are named in
   * `warnings`.
   */
  csv: Scalars['String']['input'];
  /** True, or absent: nothing is stored, the answer says what would be. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Somebody who gives classes. */
export type Instructor = {
  __typename: 'Instructor';
  /** Address to write to. */
  email: Maybe<Scalars['String']['output']>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** False for one who gives no more classes: nothing new is assigned. */
  isActive: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Telephone. */
  phone: Maybe<Scalars['String']['output']>;
};

/** One page of instructors. */
export type InstructorConnection = {
  __typename: 'InstructorConnection';
  /** The instructors of the page with their cursors, by name. */
  edges: Array<InstructorEdge>;
  /** The instructors of the page, by name. */
  nodes: Array<Instructor>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** Instructors of all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False where counting stopped: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** One of a list of instructors. */
export type InstructorEdge = {
  __typename: 'InstructorEdge';
  /** Its place in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The instructor. */
  node: Instructor;
};

/** Where a weapons licence (CLU) stands on the day of a class. Without a date of the class: whether there is one. */
export type LicenceState =
  /** Expired before that day. */
  | 'EXPIRED'
  /** In force, for at most 30 days more. */
  | 'EXPIRES_30'
  /** In force, for 31 to 90 days more. */
  | 'EXPIRES_90'
  /** No number or no day of expiration is known. */
  | 'MISSING'
  /** In force for more than 90 days. */
  | 'VALID';

/** Credentials of `login`. */
export type LoginInput = {
  /**
   * Of the authenticator app, or a recovery code: for accounts with a second factor. Those answer BAD_USER_INPUT for the
   * field `code` without one, once the password is right.
   */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Address the account was made with; case does not matter. */
  email: Scalars['String']['input'];
  /** 6 to 128 characters. */
  password: Scalars['String']['input'];
};

/** The figures of a month of the academy's calendar. */
export type MonthReport = {
  __typename: 'MonthReport';
  /** Pesos of the confirmed and completed classes of this month; classes without a date count in none. */
  bookedIncome: Scalars['Float']['output'];
  /** Boxes of these classes by caliber. */
  calibers: Array<CaliberBoxes>;
  /** Enrolments that were made in this month, by their present status. */
  enrolments: StatusCounts;
  /** `YYYY-MM`. */
  month: Scalars['String']['output'];
  /** Group courses of this month that have a limit. */
  occupancy: Occupancy;
  /** Points that moved in this month. */
  points: PointsOfMonth;
  /** Confirmed and completed classes by weapon; without those who bring their own. */
  weapons: Array<WeaponTotal>;
};

/** What can be changed; each section below adds its fields. */
export type Mutation = {
  __typename: 'Mutation';
  /** Admins: corrects a balance. */
  adjustPoints: Maybe<PointsChange>;
  /** Admins: states who gives the classes of these enrolments. */
  assignInstructor: Maybe<Array<EnrolmentOutcome>>;
  /** Books a personalised class, as `enrol` does; what a class needs is required. */
  bookClass: Maybe<Enrolment>;
  /** Cancels an enrolment; again is a no-op. REST: DELETE /api/courses/enrollments/{id}. */
  cancelEnrolment: Maybe<Enrolment>;
  /** Admins: cancels enrolments; freed places are given to those who wait. */
  cancelEnrolments: Maybe<Array<EnrolmentOutcome>>;
  /** Changes one's own password and ends all other sessions; CONFLICT for an account that signs in with Google alone. */
  changePassword: Maybe<Acknowledgement>;
  /** Admins: completes confirmed enrolments; credits the points of each once. */
  completeEnrolments: Maybe<Array<EnrolmentOutcome>>;
  /** Admins: confirms pending enrolments. */
  confirmEnrolments: Maybe<Array<EnrolmentOutcome>>;
  /** Activates the second factor by a first code of the app. Not for personal access tokens. */
  confirmSecondFactor: Maybe<SecondFactorConfirmation>;
  /** A new personal access token; CONFLICT with 50 of them. Not for personal access tokens. */
  createAccessToken: Maybe<NewAccessToken>;
  /** Admins: new course. */
  createCourse: Maybe<Course>;
  /** Admins: new instructor. */
  createInstructor: Maybe<Instructor>;
  /**
   * A link by which a student chooses a new password, in place of any before it; admins only. CONFLICT for an admin and for
   * an account that signs in with Google.
   */
  createPasswordReset: Maybe<PasswordReset>;
  /** Invites a friend. REST: POST /api/points/referrals. */
  createReferral: Maybe<Referral>;
  /** Admins: new endpoint, with its secret; of 20 endpoints no further one is created, CONFLICT. */
  createWebhookEndpoint: Maybe<WebhookEndpointSecret>;
  /** Admins: hides a course from students; enrolments stay. */
  deactivateCourse: Maybe<Course>;
  /** Admins: deletes an endpoint; what was not sent yet never will be. Idempotent. */
  deleteWebhookEndpoint: Maybe<WebhookEndpoint>;
  /** Admins: the same course on another date, active and with nobody enrolled. */
  duplicateCourse: Maybe<Course>;
  /** Ends all own sessions but the one that asks. Not for personal access tokens. */
  endOtherSessions: Maybe<Acknowledgement>;
  /** Ends the second factor. Not for personal access tokens. */
  endSecondFactor: Maybe<Acknowledgement>;
  /** Ends one of one's own sessions, also the one that asks. Not for personal access tokens. */
  endSession: Maybe<Acknowledgement>;
  /** Admins: ends all sessions, personal access tokens and links for another password of somebody; the password stays. */
  endUserAccess: Maybe<Acknowledgement>;
  /** Admins: ends one session of somebody. */
  endUserSession: Maybe<Acknowledgement>;
  /** Enrols in a group course or books a personalised class. REST: POST /api/courses/enroll. */
  enrol: Maybe<Enrolment>;
  /** Admins: enrols a student under the rules that the student would meet. */
  enrolStudent: Maybe<Enrolment>;
  /** Admins: records that a redemption is handed out; a second time is CONFLICT. */
  handOutRedemption: Maybe<Redemption>;
  /**
   * Admins: creates the users of a CSV file, all or, while a line is faulty, none. They have no password and, without a
   * document number, a pending profile. Repeatable: who is there already is left alone. A body
   * of more than 32 kB is read from admins only, with a Content-Length; others are answered TOO_LARGE.
   */
  importUsers: Maybe<UsersImport>;
  /** Joins the line of a full course; CONFLICT while there are free places that nobody waits for. */
  joinWaitingList: Maybe<WaitingEntry>;
  /** Leaves the line of a course. */
  leaveWaitingList: Maybe<WaitingEntry>;
  /** Sign in. REST: POST /api/auth/login. */
  login: Maybe<Session>;
  /** Revokes the session that asks. REST: POST /api/auth/logout. */
  logout: Maybe<Acknowledgement>;
  /** Admins: cancels confirmed enrolments whose class has begun and whose student did not come. */
  markNoShows: Maybe<Array<EnrolmentOutcome>>;
  /** Redeems points. REST: POST /api/points/redeem. */
  redeemPoints: Maybe<PointsChange>;
  /**
   * Admins: sends a delivery again, now and, where that fails, as often as a new one; its endpoint must be active, else
   * CONFLICT.
   */
  redeliver: Maybe<WebhookDelivery>;
  /**
   * Admins: sends again what an endpoint was sent, at most 1,000 deliveries at a time, the oldest first; the endpoint must be
   * active, else CONFLICT.
   */
  redeliverMatching: Maybe<Redelivery>;
  /** New account. REST: POST /api/auth/register. */
  register: Maybe<Session>;
  /**
   * Asks the academy to delete what it holds about the caller; staff settles it. Once more, it changes nothing. Not for
   * personal access tokens.
   */
  requestDeletion: Maybe<User>;
  /**
   * Sends such a link by mail to a student who is active and has a password. Every address gets the same answer. UNAVAILABLE
   * where mail is not set up; RATE_LIMITED beyond 3 an hour for one account, whether or not it exists.
   */
  requestPasswordReset: Maybe<Acknowledgement>;
  /** Moves a class: its owner while it is pending, admins at any time (group courses, too). */
  rescheduleEnrolment: Maybe<Enrolment>;
  /** Chooses a new password by a link, once: all sessions and personal access tokens of the account end. */
  resetPassword: Maybe<Acknowledgement>;
  /** Revokes one of one's own personal access tokens at once. Not for personal access tokens. */
  revokeAccessToken: Maybe<Acknowledgement>;
  /** Admins: revokes one personal access token of somebody. */
  revokeUserAccessToken: Maybe<Acknowledgement>;
  /** Admins: gives an endpoint a new secret. The one before it signs as well for 24 hours; an older one no more. */
  rotateWebhookSecret: Maybe<WebhookEndpointSecret>;
  /** Admins: sends an event `webhook.test` to an active endpoint, else CONFLICT. */
  sendTestEvent: Maybe<WebhookDelivery>;
  /**
   * Admins: refuses a request for deletion, or approves it. Approved, the person cannot sign in any more and is
   * anonymised: enrolments, ledger and audit trail stay, without anything personal. CONFLICT where no request waits,
   * while the person has pending or confirmed enrolments, and for an admin.
   */
  settleDeletion: Maybe<User>;
  /** Completes a pending profile. REST: POST /api/auth/profile-setup. */
  setupProfile: Maybe<User>;
  /**
   * A new secret for an authenticator app, in place of one that was never confirmed; CONFLICT where a second factor is
   * active, or the server has no SECRETS_KEY. Not for personal access tokens.
   */
  startSecondFactor: Maybe<SecondFactorSecret>;
  /** Admins: changes a course. */
  updateCourse: Maybe<Course>;
  /** Changes an enrolment. REST: PUT /api/courses/enrollments/{id}. */
  updateEnrolment: Maybe<Enrolment>;
  /** Admins: changes an instructor. */
  updateInstructor: Maybe<Instructor>;
  /** Changes one's own profile; the document and the day of birth stay what they are. */
  updateProfile: Maybe<User>;
  /** Admins: sets what is the academy's own of a user, and corrects what the user has stated. */
  updateUser: Maybe<User>;
  /** Admins: changes an endpoint. Other server processes know of it five seconds later at most. */
  updateWebhookEndpoint: Maybe<WebhookEndpoint>;
  /** Shows the second factor for the session that asks. Not for personal access tokens. */
  verifySecondFactor: Maybe<Acknowledgement>;
  /** Takes the request back, while it waits for staff; without one, it changes nothing. Not for personal access tokens. */
  withdrawDeletion: Maybe<User>;
};


/** What can be changed; each section below adds its fields. */
export type MutationAdjustPointsArgs = {
  input: AdjustPointsInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationAssignInstructorArgs = {
  input: AssignInstructorInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationBookClassArgs = {
  input: BookClassInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationCancelEnrolmentArgs = {
  input: CancelEnrolmentInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationCancelEnrolmentsArgs = {
  input: CancelEnrolmentsInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationCompleteEnrolmentsArgs = {
  input: EnrolmentIdsInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationConfirmEnrolmentsArgs = {
  input: EnrolmentIdsInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationConfirmSecondFactorArgs = {
  input: SecondFactorCodeInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationCreateCourseArgs = {
  input: CreateCourseInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationCreateInstructorArgs = {
  input: CreateInstructorInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationCreatePasswordResetArgs = {
  input?: InputMaybe<CreatePasswordResetInput>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed; each section below adds its fields. */
export type MutationCreateReferralArgs = {
  input: CreateReferralInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationCreateWebhookEndpointArgs = {
  input: CreateWebhookEndpointInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationDeactivateCourseArgs = {
  input: DeactivateCourseInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationDeleteWebhookEndpointArgs = {
  input: WebhookEndpointIdInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationDuplicateCourseArgs = {
  input: DuplicateCourseInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationEndSecondFactorArgs = {
  input: SecondFactorCodeInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationEndSessionArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input?: InputMaybe<EndSessionInput>;
};


/** What can be changed; each section below adds its fields. */
export type MutationEndUserAccessArgs = {
  input: EndUserAccessInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationEndUserSessionArgs = {
  input: UserCredentialInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationEnrolArgs = {
  input: EnrolInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationEnrolStudentArgs = {
  input: EnrolStudentInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationHandOutRedemptionArgs = {
  input: HandOutRedemptionInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationImportUsersArgs = {
  input: ImportUsersInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationJoinWaitingListArgs = {
  input: WaitingListInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationLeaveWaitingListArgs = {
  input: WaitingListInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationMarkNoShowsArgs = {
  input: EnrolmentIdsInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationRedeemPointsArgs = {
  input: RedeemPointsInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationRedeliverArgs = {
  input: RedeliverInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationRedeliverMatchingArgs = {
  input: RedeliverMatchingInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationRequestDeletionArgs = {
  input: RequestDeletionInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationRescheduleEnrolmentArgs = {
  input: RescheduleEnrolmentInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationRevokeAccessTokenArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input?: InputMaybe<RevokeAccessTokenInput>;
};


/** What can be changed; each section below adds its fields. */
export type MutationRevokeUserAccessTokenArgs = {
  input: UserCredentialInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationRotateWebhookSecretArgs = {
  input: WebhookEndpointIdInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationSendTestEventArgs = {
  input: WebhookEndpointIdInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationSettleDeletionArgs = {
  input: SettleDeletionInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationSetupProfileArgs = {
  input: SetupProfileInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationStartSecondFactorArgs = {
  input: StartSecondFactorInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationUpdateCourseArgs = {
  input: UpdateCourseInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationUpdateEnrolmentArgs = {
  input: UpdateEnrolmentInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationUpdateInstructorArgs = {
  input: UpdateInstructorInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationUpdateWebhookEndpointArgs = {
  input: UpdateWebhookEndpointInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationVerifySecondFactorArgs = {
  input: SecondFactorCodeInput;
};

/** A part of what is stored about a person, at most 200 records. */
export type MyDataPage = {
  __typename: 'MyDataPage';
  /** Pass it as `after` to read on; null at the end. */
  next: Maybe<Scalars['String']['output']>;
  /** The records, section after section. */
  records: Array<MyDataRecord>;
};

/** One record of what is stored about a person. */
export type MyDataRecord = {
  __typename: 'MyDataRecord';
  /** The record as it is stored, as a JSON object: dates as texts in UTC, prices in centavos. */
  json: Scalars['String']['output'];
  /** What it is about: `account`, `enrolments`, `points`, … */
  section: Scalars['String']['output'];
};

/** A new personal access token; `token` is told this once and stored nowhere. */
export type NewAccessToken = {
  __typename: 'NewAccessToken';
  /** The token as it is listed. */
  accessToken: AccessToken;
  /** What to send as a bearer token; begins with `acd_`. */
  token: Scalars['String']['output'];
};

/** How full the group courses with a limit are. */
export type Occupancy = {
  __typename: 'Occupancy';
  /** Courses. */
  courses: Scalars['Int']['output'];
  /** Places of all of them. */
  places: Scalars['Int']['output'];
  /** Places that are taken. */
  taken: Scalars['Int']['output'];
};

/** Why one of several enrolments was left as it is. */
export type OutcomeError = {
  __typename: 'OutcomeError';
  /**
   * As in `extensions.code`: NOT_FOUND, CONFLICT, UNAVAILABLE …
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

/** Where a page lies in its list. */
export type PageInfo = {
  __typename: 'PageInfo';
  /** Pass it as `after` to read the next page; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there is a row after the last one of the page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is a row before the first one of the page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Pass it as `before` to read the page before; null on an empty page. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** A link for somebody who has lost the password; it is told this once. */
export type PasswordReset = {
  __typename: 'PasswordReset';
  /** When the link stops working, 24 hours after it was made. */
  expiresAt: Scalars['DateTime']['output'];
  /** Where the person chooses a new password, once; hand it over yourself. */
  link: Scalars['String']['output'];
};

/** A ledger entry and the balance after it. */
export type PointsChange = {
  __typename: 'PointsChange';
  /** Balance after the entry. */
  points: Scalars['Int']['output'];
  /** The ledger entry. */
  transaction: PointsTransaction;
};

/** Points that moved. */
export type PointsOfMonth = {
  __typename: 'PointsOfMonth';
  /** Sum of all corrections. */
  adjusted: Scalars['Int']['output'];
  /** Earned. */
  earned: Scalars['Int']['output'];
  /** Redeemed, a positive number. */
  redeemed: Scalars['Int']['output'];
};

/** One entry of the append-only points ledger. */
export type PointsTransaction = {
  __typename: 'PointsTransaction';
  /** Of redemptions: what the student shows to be handed what was redeemed, 8 characters; null for others. */
  code: Maybe<Scalars['String']['output']>;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Text for the student. */
  description: Scalars['String']['output'];
  /** The enrolment that earned them, if any. */
  enrolmentId: Maybe<Scalars['ID']['output']>;
  /** Of redemptions: when it was handed out; null before and for others. */
  handedOutAt: Maybe<Scalars['DateTime']['output']>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Signed number of points. */
  points: Scalars['Int']['output'];
  /** Why points moved. */
  type: TransactionType;
};

/** One page of the ledger. */
export type PointsTransactionConnection = {
  __typename: 'PointsTransactionConnection';
  /** The entries of the page with their cursors, newest first. */
  edges: Array<PointsTransactionEdge>;
  /** The entries of the page, newest first. */
  nodes: Array<PointsTransaction>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** Entries of all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False where counting stopped: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** One of a list of ledger entries. */
export type PointsTransactionEdge = {
  __typename: 'PointsTransactionEdge';
  /** Its place in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The entry itself. */
  node: PointsTransaction;
};

/** How the price of a personalised class comes about, in Argentine pesos. */
export type PriceBreakdown = {
  __typename: 'PriceBreakdown';
  /** Ammunition bought; empty with own weapon and ammunition. */
  ammo: Array<AmmoCost>;
  /** Price of every personalised class. */
  base: Scalars['Float']['output'];
  /** Surcharge of Carabina 9mm, else 0. */
  surcharge: Scalars['Float']['output'];
  /** Sum of all parts. */
  total: Scalars['Float']['output'];
};

/** What can be read; each section below adds its fields. */
export type Query = {
  __typename: 'Query';
  /** Admins: courses page by page. */
  adminCourses: CourseConnection;
  /** Admins: figures of the whole academy. */
  adminStats: AdminStats;
  /** Admins: group courses and personalised classes of at most 62 days, in order; TOO_LARGE beyond 5,000 enrolments. */
  agenda: Array<AgendaEntry>;
  /** Admins: all users that match, newest first; TOO_LARGE above 1,000, which REST streams. REST: GET /users/admin/all. */
  allUsers: Array<User>;
  /** Admins: what the classes of a day take out of the armoury; TOO_LARGE beyond 5,000 enrolments. */
  armoury: Maybe<Armoury>;
  /** Admins: who did what, and what was refused, newest first. */
  auditTrail: AuditEntryConnection;
  /** What a class would cost, by the same rules and errors as booking it. */
  classQuote: Maybe<PriceBreakdown>;
  /** One course. REST: GET /api/courses/{id}. */
  course: Maybe<Course>;
  /** Courses by date, undated last; visitors and students see the active ones. REST: GET /api/courses. */
  courses: Array<Course>;
  /** One enrolment: one's own, or any for an admin. REST: GET /api/courses/enrollments/{id}. */
  enrolment: Maybe<Enrolment>;
  /** Admins: all enrolments, newest first. What no index answers is tested on at most 1,000 rows for a page: it may hold fewer than `first`, even none, and `hasNextPage` and `hasPreviousPage` are true wherever there may be more. */
  enrolments: EnrolmentConnection;
  /** Where to send the browser to sign in with Google. REST: GET /api/auth/google. */
  googleAuthUrl: Scalars['String']['output'];
  /** State of the service. REST: GET /api/health. */
  health: Health;
  /** Admins: one instructor. */
  instructor: Maybe<Instructor>;
  /** Admins: instructors by name. */
  instructors: InstructorConnection;
  /** The signed-in user. REST: GET /api/auth/me. */
  me: User;
  /** One's own personal access tokens, newest first, also those that have expired. Not for personal access tokens. */
  myAccessTokens: Array<AccessToken>;
  /**
   * All that is stored about the caller, a page at a time: account, sessions, tokens by name, enrolments, waiting lists,
   * points, invitations, and the audit trail as far as it concerns the caller. Never a password, a token, or what
   * guards them. Not for personal access tokens.
   */
  myData: MyDataPage;
  /** The signed-in user's enrolments, newest first. REST: GET /api/courses/enrollments/me. Without pages there. */
  myEnrolments: EnrolmentConnection;
  /** The signed-in user's balance. REST: GET /api/points/me. */
  myPoints: Scalars['Int']['output'];
  /** The signed-in user's ledger, newest first. REST: GET /api/points/transactions/me. Without pages there. */
  myPointsTransactions: PointsTransactionConnection;
  /** The signed-in user's invitations, newest first. REST: GET /api/points/referrals/me. Without pages there. */
  myReferrals: ReferralConnection;
  /** One's own second factor. Not for personal access tokens. */
  mySecondFactor: SecondFactor;
  /** Where one is signed in, the session used last first, at most 100. Not for personal access tokens. */
  mySessions: Array<ActiveSession>;
  /** The lines in which the signed-in user waits, the oldest first. */
  myWaitingList: Array<WaitingEntry>;
  /** Admins: redemptions, newest first. */
  redemptions: RedemptionConnection;
  /** Admins: which release of the program answers. */
  release: Release;
  /** Admins: figures of at most 36 months, `YYYY-MM`. */
  reports: Array<MonthReport>;
  /** Admins: who has a place in a course and who had one and did not come, in the order of enrolling. */
  roster: Array<Enrolment>;
  /** Admins: one user. */
  user: Maybe<User>;
  /** Admins: somebody's personal access tokens, newest first, also those that have expired. */
  userAccessTokens: Array<AccessToken>;
  /** Admins: where somebody is signed in, the session used last first, at most 100. */
  userSessions: Array<ActiveSession>;
  /** Admins: a user's ledger, newest first. */
  userTransactions: PointsTransactionConnection;
  /** Admins: users page by page. */
  users: UserConnection;
  /** Admins: who waits for a course, the first in line first. */
  waitingList: Array<WaitingEntry>;
  /** The weapons to choose from, with their calibers and prices. */
  weapons: Array<Weapon>;
  /** Admins: what was sent, or is to be sent, to an endpoint, newest first. */
  webhookDeliveries: WebhookDeliveryConnection;
  /** Admins: all endpoints, at most 20, the oldest first. */
  webhookEndpoints: Array<WebhookEndpoint>;
};


/** What can be read; each section below adds its fields. */
export type QueryAdminCoursesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be read; each section below adds its fields. */
export type QueryAgendaArgs = {
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
};


/** What can be read; each section below adds its fields. */
export type QueryAllUsersArgs = {
  role?: InputMaybe<Role>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read; each section below adds its fields. */
export type QueryArmouryArgs = {
  day: Scalars['LocalDate']['input'];
};


/** What can be read; each section below adds its fields. */
export type QueryAuditTrailArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read; each section below adds its fields. */
export type QueryClassQuoteArgs = {
  input: ClassQuoteInput;
};


/** What can be read; each section below adds its fields. */
export type QueryCourseArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read; each section below adds its fields. */
export type QueryCoursesArgs = {
  courseType?: InputMaybe<CourseType>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  skip?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read; each section below adds its fields. */
export type QueryEnrolmentArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read; each section below adds its fields. */
export type QueryEnrolmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<EnrolmentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  updatedSince?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be read; each section below adds its fields. */
export type QueryInstructorArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read; each section below adds its fields. */
export type QueryInstructorsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read; each section below adds its fields. */
export type QueryMyDataArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read; each section below adds its fields. */
export type QueryMyEnrolmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read; each section below adds its fields. */
export type QueryMyPointsTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read; each section below adds its fields. */
export type QueryMyReferralsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read; each section below adds its fields. */
export type QueryRedemptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  code?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<RedemptionState>;
};


/** What can be read; each section below adds its fields. */
export type QueryReportsArgs = {
  fromMonth: Scalars['String']['input'];
  toMonth: Scalars['String']['input'];
};


/** What can be read; each section below adds its fields. */
export type QueryRosterArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be read; each section below adds its fields. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read; each section below adds its fields. */
export type QueryUserAccessTokensArgs = {
  userId: Scalars['ID']['input'];
};


/** What can be read; each section below adds its fields. */
export type QueryUserSessionsArgs = {
  userId: Scalars['ID']['input'];
};


/** What can be read; each section below adds its fields. */
export type QueryUserTransactionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  userId: Scalars['ID']['input'];
};


/** What can be read; each section below adds its fields. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  asksDeletion?: InputMaybe<Scalars['Boolean']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
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


/** What can be read; each section below adds its fields. */
export type QueryWaitingListArgs = {
  courseId: Scalars['ID']['input'];
};


/** What can be read; each section below adds its fields. */
export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  endpointId: Scalars['ID']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<WebhookDeliveryState>;
};

/** Points to redeem. */
export type RedeemPointsInput = {
  /** 1 to 200 characters. */
  description: Scalars['String']['input'];
  /** Whole points, at least 1. */
  points: Scalars['Int']['input'];
};

/** Names a delivery. */
export type RedeliverInput = {
  /** Which delivery. */
  id: Scalars['ID']['input'];
};

/** Which deliveries of an endpoint to send again. */
export type RedeliverMatchingInput = {
  /** Of which endpoint. */
  endpointId: Scalars['ID']['input'];
  /** Only what happened from this instant on. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** DELIVERED or FAILED; those that failed where it is absent or null. */
  state?: InputMaybe<WebhookDeliveryState>;
  /** Only what happened before this instant. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only of this type. */
  type?: InputMaybe<WebhookEvent>;
};

/** What is sent again. */
export type Redelivery = {
  __typename: 'Redelivery';
  /** How many deliveries. */
  count: Scalars['Int']['output'];
  /** Whether there are more, which are not sent. */
  hasMore: Scalars['Boolean']['output'];
};

/** What a student has redeemed points for. */
export type Redemption = {
  __typename: 'Redemption';
  /** What the student shows: 8 characters. It may happen that two redemptions share one. */
  code: Scalars['String']['output'];
  /** When they were redeemed. */
  createdAt: Scalars['DateTime']['output'];
  /** What for. */
  description: Scalars['String']['output'];
  /** When it was handed out; null before. */
  handedOutAt: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of its entry in the ledger. */
  id: Scalars['ID']['output'];
  /** Points redeemed, a positive number. */
  points: Scalars['Int']['output'];
  /** The student; null when unknown. */
  user: Maybe<User>;
};

/** One page of redemptions. */
export type RedemptionConnection = {
  __typename: 'RedemptionConnection';
  /** The redemptions of the page with their cursors, newest first. */
  edges: Array<RedemptionEdge>;
  /** The redemptions of the page, newest first. */
  nodes: Array<Redemption>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** Redemptions of all pages, counted up to 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False where counting stopped: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A redemption in a list. */
export type RedemptionEdge = {
  __typename: 'RedemptionEdge';
  /** Its place in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The redemption. */
  node: Redemption;
};

/** Whether the academy has handed out what was redeemed. */
export type RedemptionState =
  /** Handed out. */
  | 'HANDED_OUT'
  /** Not yet. */
  | 'PENDING';

/** An invitation of a friend. */
export type Referral = {
  __typename: 'Referral';
  /** When the invitation was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Address of the friend. */
  referredEmail: Scalars['String']['output'];
  /** Whether the friend has come. */
  status: ReferralStatus;
};

/** One page of invitations. */
export type ReferralConnection = {
  __typename: 'ReferralConnection';
  /** The invitations of the page with their cursors, newest first. */
  edges: Array<ReferralEdge>;
  /** The invitations of the page, newest first. */
  nodes: Array<Referral>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** Invitations of all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False where counting stopped: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** One of a list of invitations. */
export type ReferralEdge = {
  __typename: 'ReferralEdge';
  /** Its place in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The invitation itself. */
  node: Referral;
};

/** Whether the invited friend has come. */
export type ReferralStatus =
  /** Invited. */
  | 'PENDING'
  /** Has an account now. */
  | 'REGISTERED';

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
  /** Id of the user whose referral link led here; an unknown one is ignored. */
  ref?: InputMaybe<Scalars['String']['input']>;
};

/** A release of the program, as operators name it. */
export type Release = {
  __typename: 'Release';
  /** What it was built from; `unknown` where the build did not say. */
  commit: Scalars['String']['output'];
  /** As CHANGELOG.md names it. */
  version: Scalars['String']['output'];
};

/** Who asks to be deleted. */
export type RequestDeletionInput = {
  /** The present password; accounts that sign in with Google alone have none. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** Who has lost the password. */
export type RequestPasswordResetInput = {
  /** Of the account. */
  email: Scalars['String']['input'];
};

/** Another date for a class. */
export type RescheduleEnrolmentInput = {
  /** The revision on which this was decided: where it is another by now, CONFLICT, and nothing is changed. */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** Which enrolment. */
  id: Scalars['ID']['input'];
  /** A personalised class takes its day and time in the academy's zone. */
  scheduledDate: Scalars['DateTime']['input'];
};

/** A new password, by a link of `createPasswordReset` or `requestPasswordReset`. */
export type ResetPasswordInput = {
  /** As in `ChangePasswordInput`. */
  newPassword: Scalars['String']['input'];
  /** What the link carries behind its #. */
  token: Scalars['String']['input'];
};

/** Which personal access token to revoke. */
export type RevokeAccessTokenInput = {
  /** The token. */
  id: Scalars['ID']['input'];
};

/** What a user may do. */
export type Role =
  /** Runs the academy: sees all users and courses. */
  | 'ADMIN'
  /** Takes courses. */
  | 'STUDENT';

/** Whether an account asks for a code of an authenticator app (TOTP, RFC 6238) beside the password. */
export type SecondFactor = {
  __typename: 'SecondFactor';
  /** Whether `login` asks for a code. */
  isActive: Scalars['Boolean']['output'];
  /** Whether the operations of admins answer FORBIDDEN to the caller without one (setting ADMIN_SECOND_FACTOR). */
  isRequired: Scalars['Boolean']['output'];
  /** Whether the session that asks has shown one. */
  isVerified: Scalars['Boolean']['output'];
  /** Recovery codes that are left, of 10. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** A code of the authenticator app, or a recovery code. */
export type SecondFactorCodeInput = {
  /** Six digits, or a recovery code; each is taken once. */
  code: Scalars['String']['input'];
};

/** The second factor is active from now on. */
export type SecondFactorConfirmation = {
  __typename: 'SecondFactorConfirmation';
  /** Each stands for a code of the app once; they are told this once. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** What an authenticator app is set up with. */
export type SecondFactorSecret = {
  __typename: 'SecondFactorSecret';
  /** In base 32, to be typed. */
  secret: Scalars['String']['output'];
  /** As `otpauth://totp/…`, to be shown as a QR code. */
  uri: Scalars['String']['output'];
};

/** A session: send `accessToken` as a bearer token. */
export type Session = {
  __typename: 'Session';
  /** Opaque token; valid for the configured session life (24 hours by default). */
  accessToken: Scalars['String']['output'];
  /** Always `bearer`. */
  tokenType: Scalars['String']['output'];
};

/** How staff settles a request for deletion. */
export type SettleDeletionInput = {
  /** What is made of it. */
  decision: DeletionDecision;
  /** Why it is refused, 3 to 200 characters, for the person to read; nothing for an approval. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Whose request. */
  userId: Scalars['ID']['input'];
};

/** What completes a pending profile. */
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
  /** 2 to 100 characters; absent keeps the present name. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Gender. */
  gender: Gender;
  /** 2 to 100 characters; absent keeps the present name. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters; absent keeps the present one. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  province?: InputMaybe<Scalars['String']['input']>;
};

/** How somebody has signed in. */
export type SignInMethod =
  /** By a Google account. */
  | 'GOOGLE'
  /** By email and password. */
  | 'PASSWORD';

/** Who sets up a second factor. */
export type StartSecondFactorInput = {
  /** Of an account that has one. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** Enrolments by status. */
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

/** What a personal access token permits. Each call needs every permission that it uses, whatever its owner may. */
export type TokenScope =
  /** What admins alone may, beside READ or WRITE. */
  | 'ADMIN'
  /** Queries; GET by REST. */
  | 'READ'
  /** Mutations; POST, PUT and DELETE by REST. */
  | 'WRITE';

/** Why points moved. */
export type TransactionType =
  /** Corrected by an admin. */
  | 'ADJUST'
  /** Earned by a completed course or a referral. */
  | 'EARN'
  /** Redeemed by the student. */
  | 'REDEEM';

/** What an admin changes of a course; absent fields keep their value. */
export type UpdateCourseInput = {
  /** 1 to 500, not below the places that are taken (CONFLICT); null lifts the limit. More places are given to those who wait. */
  capacity?: InputMaybe<Scalars['Int']['input']>;
  /** What it asks of the weapons licence. */
  cluPolicy?: InputMaybe<CluPolicy>;
  /** 1 to 2,000 characters, of any number of lines. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 15 to 1,440 minutes. */
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** The revision on which this was decided: where it is another by now, CONFLICT, and nothing is changed. */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** Which course. */
  id: Scalars['ID']['input'];
  /** An active instructor; null clears it. */
  instructorId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether students see it. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** 2 to 200 characters. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** 2 to 120 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Points credited on completion. */
  pointsValue?: InputMaybe<Scalars['Int']['input']>;
  /** Argentine pesos. */
  price?: InputMaybe<Scalars['Float']['input']>;
  /** Null clears the date. */
  scheduledDate?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Change of an enrolment. Owners: their own pending personalised class, or status CANCELLED. Admins: the rest. */
export type UpdateEnrolmentInput = {
  /** Ammunition asked for. */
  ammoBoxes?: InputMaybe<Array<AmmoBoxInput>>;
  /** Kind of class. */
  classType?: InputMaybe<ClassType>;
  /** Admins: when it was completed. */
  completionDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** The revision on which this was decided: where it is another by now, CONFLICT, and nothing is changed. */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** True: no ammunition is bought. */
  hasWeaponAmmo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which enrolment. */
  id: Scalars['ID']['input'];
  /** Admins: the id of an instructor, or any other text. */
  instructorId?: InputMaybe<Scalars['String']['input']>;
  /** Admins: name of the instructor. */
  instructorName?: InputMaybe<Scalars['String']['input']>;
  /** With `scheduledTime`, its calendar day in the academy's zone counts; alone, its time as well. */
  scheduledDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** `HH:mm` in the academy's zone. */
  scheduledTime?: InputMaybe<Scalars['String']['input']>;
  /** A status that the present one allows. */
  status?: InputMaybe<EnrolmentStatus>;
  /** `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What changes of an instructor; absent fields keep their value. */
export type UpdateInstructorInput = {
  /** Address to write to; null clears it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Which instructor. */
  id: Scalars['ID']['input'];
  /** Whether classes may be assigned. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** 2 to 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At most 30 characters; null clears it. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** What owners change of their complete profile; absent fields keep their value. */
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

/** What an admin changes of a user; absent fields keep their value. */
export type UpdateUserInput = {
  /** 5 to 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Day of birth. */
  birthDate?: InputMaybe<Scalars['LocalDate']['input']>;
  /** At most 100 characters; null clears it. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Weapons licence number; null clears it. */
  clu?: InputMaybe<Scalars['String']['input']>;
  /** Day on which the licence expires; null clears it. */
  cluExpiration?: InputMaybe<Scalars['LocalDate']['input']>;
  /** 5 to 20 characters, unique across all types, ignoring case, dots, spaces and dashes; CONFLICT while the profile is pending. */
  documentNumber?: InputMaybe<Scalars['String']['input']>;
  /** Type of identity document. */
  documentType?: InputMaybe<DocumentType>;
  /**
   * What the account signs in with. Another one ends the sessions, the links for another password and the Google account of
   * the user; the password stays. CONFLICT for an admin's, or one that somebody has.
   */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The revision on which this was decided: where it is another by now, CONFLICT, and nothing is changed. */
  expectedRevision?: InputMaybe<Scalars['Int']['input']>;
  /** 2 to 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** As on the document. */
  gender?: InputMaybe<Gender>;
  /** Which user. */
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
};

/** What changes of an endpoint; absent fields keep their value. */
export type UpdateWebhookEndpointInput = {
  /** At most 100 characters; null clears it. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** At least one. */
  events?: InputMaybe<Array<WebhookEvent>>;
  /** Which endpoint. */
  id: Scalars['ID']['input'];
  /** False: nothing is sent, and what happens meanwhile never will be. True: what was pending is sent now. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** As for a new endpoint. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A person with an account. Students see only themselves. */
export type User = {
  __typename: 'User';
  /** Street and number; null while the profile is pending. */
  address: Maybe<Scalars['String']['output']>;
  /** Day of birth; null while the profile is pending. */
  birthDate: Maybe<Scalars['LocalDate']['output']>;
  /** City. */
  city: Maybe<Scalars['String']['output']>;
  /** Weapons licence number (CLU); set by an admin only. */
  clu: Maybe<Scalars['String']['output']>;
  /** Day on which the weapons licence expires; set by an admin only. */
  cluExpiration: Maybe<Scalars['LocalDate']['output']>;
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What became of the wish to be deleted; null where there is none. */
  deletion: Maybe<Deletion>;
  /** Number as typed by its owner; begins with `PENDING-` while the profile is incomplete. */
  documentNumber: Scalars['String']['output'];
  /** Kind of identity document; null while the profile is pending. */
  documentType: Maybe<DocumentType>;
  /** Address to sign in with, lower case, unique. */
  email: Scalars['String']['output'];
  /** Given name; may be missing while the profile is pending. */
  firstName: Maybe<Scalars['String']['output']>;
  /** Gender; null while the profile is pending. */
  gender: Maybe<Gender>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** False once an admin has deactivated the account. */
  isActive: Scalars['Boolean']['output'];
  /** Family name; may be missing while the profile is pending. */
  lastName: Maybe<Scalars['String']['output']>;
  /** True while the profile must still be completed. */
  needsSetup: Scalars['Boolean']['output'];
  /** Telephone. */
  phone: Maybe<Scalars['String']['output']>;
  /** Balance of the points ledger. */
  points: Scalars['Int']['output'];
  /** Postal code; set by an admin only. */
  postalCode: Maybe<Scalars['String']['output']>;
  /** Province. */
  province: Maybe<Scalars['String']['output']>;
  /** Grows with every change of this user, 0 at first; a change of `points` or of `deletion` is none. */
  revision: Scalars['Int']['output'];
  /** What the user may do. */
  role: Role;
  /** When that was last, or when the account was made. */
  updatedAt: Scalars['DateTime']['output'];
};

/** One page of users. */
export type UserConnection = {
  __typename: 'UserConnection';
  /** With `updatedSince`, when the page was asked for, by the server's clock: that of the first page is `updatedSince` of the next reading. */
  asOf: Maybe<Scalars['DateTime']['output']>;
  /** The users of the page with their cursors, newest first. */
  edges: Array<UserEdge>;
  /** The users of the page, newest first. */
  nodes: Array<User>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** Users of all pages; a search or a role is counted up to 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False where counting stopped: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A session or a personal access token of somebody. */
export type UserCredentialInput = {
  /** The session or the token; one that is not there counts as ended. */
  id: Scalars['ID']['input'];
  /** The user. */
  userId: Scalars['ID']['input'];
};

/** One of a list of users. */
export type UserEdge = {
  __typename: 'UserEdge';
  /** Its place in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The user. */
  node: User;
};

/** What an import did, or would do. */
export type UsersImport = {
  __typename: 'UsersImport';
  /** Users that were created; in a dry run, those that would be. 0 where any line is faulty. */
  created: Scalars['Int']['output'];
  /** True where nothing was to be stored. */
  dryRun: Scalars['Boolean']['output'];
  /** Lines whose email is that of a user already; they change nothing. */
  existing: Scalars['Int']['output'];
  /** Everything that is wrong, by line. */
  faults: Array<ImportFault>;
  /** Sentences about what is not imported. */
  warnings: Array<Scalars['String']['output']>;
};

/** A student in the line of a full course. */
export type WaitingEntry = {
  __typename: 'WaitingEntry';
  /** The course. */
  course: Course;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When the student joined the line. */
  joinedAt: Scalars['DateTime']['output'];
  /** Place in the line, 1 for the first. */
  position: Scalars['Int']['output'];
  /** The student; null when the account is gone. */
  user: Maybe<User>;
};

/** A line to join or leave. */
export type WaitingListInput = {
  /** The course. */
  courseId: Scalars['ID']['input'];
};

/**
 * A weapon that a class can be booked with, and what it adds to the price, in Argentine pesos. Ids and calibers are texts of
 * the catalogue, which later versions may add to.
 */
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
  /** Pesos for such a box. */
  pricePerBox: Scalars['Float']['output'];
  /** Pesos added once to a class with it, 0 for most. */
  surcharge: Scalars['Float']['output'];
};

/** How many classes need a weapon. */
export type WeaponTotal = {
  __typename: 'WeaponTotal';
  /** Classes. */
  classes: Scalars['Int']['output'];
  /** `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  id: Scalars['ID']['output'];
  /** Name. */
  label: Scalars['String']['output'];
};

/** One attempt to deliver. */
export type WebhookAttempt = {
  __typename: 'WebhookAttempt';
  /** When it began. */
  at: Scalars['DateTime']['output'];
  /** How long it lasted, in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** Why it failed; null when it succeeded. */
  error: Maybe<WebhookDeliveryError>;
  /** HTTP status of the answer; null without one. */
  status: Maybe<Scalars['Int']['output']>;
};

/** One event on its way to one endpoint; kept for as long as the server is set to, 30 days by default. */
export type WebhookDelivery = {
  __typename: 'WebhookDelivery';
  /** The last 20 attempts, the oldest first. */
  attempts: Array<WebhookAttempt>;
  /** The body as it is sent, JSON. */
  body: Scalars['String']['output'];
  /** When the event happened. */
  createdAt: Scalars['DateTime']['output'];
  /** The endpoint. */
  endpointId: Scalars['ID']['output'];
  /** The header `webhook-id`: the same in every attempt, and for every endpoint. */
  eventId: Scalars['String']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When it is sent next; null unless it is PENDING. */
  nextAttemptAt: Maybe<Scalars['DateTime']['output']>;
  /** What became of it. */
  state: WebhookDeliveryState;
  /** What happened. */
  type: WebhookEvent;
};

/** One page of deliveries. */
export type WebhookDeliveryConnection = {
  __typename: 'WebhookDeliveryConnection';
  /** The deliveries of the page with their cursors, newest first. */
  edges: Array<WebhookDeliveryEdge>;
  /** The deliveries of the page, newest first. */
  nodes: Array<WebhookDelivery>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** Deliveries of all pages, counted up to 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False where counting stopped: there are more than 1,000. */
  totalCountIsExact: Scalars['Boolean']['output'];
};

/** A delivery in a list. */
export type WebhookDeliveryEdge = {
  __typename: 'WebhookDeliveryEdge';
  /** Its place in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The delivery. */
  node: WebhookDelivery;
};

/** Why an attempt failed. */
export type WebhookDeliveryError =
  /** The name of the endpoint leads to a private address, or its URL is not allowed. */
  | 'ADDRESS'
  /** No connection, or it broke. */
  | 'CONNECTION'
  /** The name of the endpoint is not known. */
  | 'NAME'
  /** The endpoint answered a redirect, which is not followed. */
  | 'REDIRECT'
  /** The endpoint answered neither 2xx nor a redirect. */
  | 'STATUS'
  /** The endpoint did not answer within 10 seconds. */
  | 'TIMEOUT'
  /** No TLS, or a certificate that is not valid. */
  | 'TLS';

/** What became of a delivery. */
export type WebhookDeliveryState =
  /** The endpoint answered 2xx. */
  | 'DELIVERED'
  /** The last attempt failed, or the endpoint answered 410. */
  | 'FAILED'
  /** To be sent, for the first time or again; waits while its endpoint is not active. */
  | 'PENDING';

/** Why nothing is sent to an endpoint. */
export type WebhookDisabledReason =
  /** Nothing could be delivered to it for three days. */
  | 'FAILING'
  /** It answered 410. */
  | 'GONE'
  /** Staff has deactivated it. */
  | 'STAFF';

/** An address to which events are sent, signed by the Standard Webhooks specification: docs/webhooks.md. */
export type WebhookEndpoint = {
  __typename: 'WebhookEndpoint';
  /** When it was created: it is told of what happens later. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is for; null without one. */
  description: Maybe<Scalars['String']['output']>;
  /** Why it is not active; null while it is. */
  disabledReason: Maybe<WebhookDisabledReason>;
  /** What it is told of. */
  events: Array<WebhookEvent>;
  /** Since when no attempt has succeeded; null while they do. */
  failingSince: Maybe<Scalars['DateTime']['output']>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** False while nothing is sent. */
  isActive: Scalars['Boolean']['output'];
  /** Until when the secret before the last rotation signs as well; null without a rotation. */
  previousSecretUntil: Maybe<Scalars['DateTime']['output']>;
  /** Where events are sent, by POST. */
  url: Scalars['String']['output'];
};

/** Names an endpoint. */
export type WebhookEndpointIdInput = {
  /** Which endpoint. */
  id: Scalars['ID']['input'];
};

/** An endpoint with its secret, which no other answer contains. */
export type WebhookEndpointSecret = {
  __typename: 'WebhookEndpointSecret';
  /** The endpoint. */
  endpoint: WebhookEndpoint;
  /** Verifies the signatures of what is sent to it: `whsec_` and Base64. */
  secret: Scalars['String']['output'];
};

/** What an endpoint is told of. The name in the payload is written with a dot and in lower case: `enrolment.created`. */
export type WebhookEvent =
  /** A course was created, by itself or as a copy. */
  | 'COURSE_CREATED'
  /** A course was deactivated, with whatever else changed. */
  | 'COURSE_DEACTIVATED'
  /** Anything of a course changed except that it was deactivated. */
  | 'COURSE_UPDATED'
  /** Anything of an enrolment changed except that it was completed: status, date, instructor, class. */
  | 'ENROLMENT_CHANGED'
  /** An enrolment was completed. */
  | 'ENROLMENT_COMPLETED'
  /** A student was enrolled, by whomever; also from a waiting list. */
  | 'ENROLMENT_CREATED'
  /** An entry was added to the points ledger of a user. */
  | 'POINTS_MOVED'
  /** What a student redeemed points for was handed out. */
  | 'REDEMPTION_HANDED_OUT'
  /** A deleted person's data were removed. */
  | 'USER_ANONYMISED'
  /** An account was deactivated, also because its deletion was approved. */
  | 'USER_DEACTIVATED'
  /** A user has another email. */
  | 'USER_EMAIL_CHANGED'
  /** A deactivated account is active again. */
  | 'USER_REACTIVATED'
  /** An account was made: by sign-up, Google, import or the command line. */
  | 'USER_REGISTERED'
  /** Anything of a user changed that no other event says, by whomever. */
  | 'USER_UPDATED'
  /** An entry of it ended without a place: the course is past, or its rules do not admit the student. */
  | 'WAITING_EXPIRED'
  /** A student joined the waiting list of a course. */
  | 'WAITING_JOINED'
  /** A student left it, also because the account is deleted. */
  | 'WAITING_LEFT'
  /** A student got a place from it. */
  | 'WAITING_PROMOTED'
  /** Sent by `sendTestEvent`; no endpoint can ask for it. */
  | 'WEBHOOK_TEST';

export type CancelEnrolmentMutationVariables = Exact<{
  input: CancelEnrolmentInput;
}>;


export type CancelEnrolmentMutation = { cancelEnrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus } | null };

export type EnrolmentDialog_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, scheduledDate: string | null, completionDate: string | null, instructorName: string | null, classType: ClassType | null, classDate: string | null, weapons: Array<string> | null, hasWeaponAmmo: boolean | null, price: number, ammoBoxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> | null, course: { __typename: 'Course', id: string, name: string, courseType: CourseType, location: string, scheduledDate: string | null } } & { ' $fragmentName'?: 'EnrolmentDialog_EnrolmentFragment' };

export type RescheduleEnrolmentMutationVariables = Exact<{
  input: RescheduleEnrolmentInput;
}>;


export type RescheduleEnrolmentMutation = { rescheduleEnrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, scheduledDate: string | null, classDate: string | null, classTime: string | null } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { logout: { __typename: 'Acknowledgement', detail: string } | null };

export type RoleQueryVariables = Exact<{ [key: string]: never; }>;


export type RoleQuery = { me: { __typename: 'User', id: string, role: Role } };

export type LicenceNotice_UserFragment = { __typename: 'User', id: string, cluExpiration: string | null } & { ' $fragmentName'?: 'LicenceNotice_UserFragment' };

export type LicenceNotice_EnrolmentFragment = { __typename: 'Enrolment', id: string, licence: LicenceState, startsAt: string | null, course: { __typename: 'Course', id: string, name: string, cluPolicy: CluPolicy } } & { ' $fragmentName'?: 'LicenceNotice_EnrolmentFragment' };

export type AdminCoursesQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type AdminCoursesQuery = { me: { __typename: 'User', id: string, role: Role }, adminCourses: { __typename: 'CourseConnection', totalCount: number, totalCountIsExact: boolean, courseCount: number, groupCount: number, scheduledCount: number, nodes: Array<(
      { __typename: 'Course', id: string }
      & { ' $fragmentRefs'?: { 'CoursesTable_CourseFragment': CoursesTable_CourseFragment } }
    )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type AdminUsersQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type AdminUsersQuery = { me: { __typename: 'User', id: string, role: Role }, users: { __typename: 'UserConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<(
      { __typename: 'User', id: string }
      & { ' $fragmentRefs'?: { 'UsersTable_UserFragment': UsersTable_UserFragment } }
    )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type AdminQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminQuery = { me: { __typename: 'User', id: string, role: Role }, adminStats: { __typename: 'AdminStats', totalUsers: number, activeUsers: number, totalCourses: number, activeCourses: number, totalPoints: number } };

export type CourseRow_CourseFragment = { __typename: 'Course', id: string, name: string, description: string, location: string, courseType: CourseType, price: number, pointsValue: number, scheduledDate: string | null, isActive: boolean } & { ' $fragmentName'?: 'CourseRow_CourseFragment' };

export type CoursesTable_CourseFragment = (
  { __typename: 'Course', id: string }
  & { ' $fragmentRefs'?: { 'CourseRow_CourseFragment': CourseRow_CourseFragment } }
) & { ' $fragmentName'?: 'CoursesTable_CourseFragment' };

export type EditUserDialog_UserFragment = { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } & { ' $fragmentName'?: 'EditUserDialog_UserFragment' };

export type StatsCards_StatsFragment = { __typename: 'AdminStats', totalUsers: number, activeUsers: number, totalCourses: number, activeCourses: number, totalPoints: number } & { ' $fragmentName'?: 'StatsCards_StatsFragment' };

export type UserDialog_UserFragment = { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, phone: string | null, documentType: DocumentType | null, documentNumber: string, birthDate: string | null, gender: Gender | null, address: string | null, city: string | null, province: string | null, postalCode: string | null, role: Role, createdAt: string, clu: string | null, cluExpiration: string | null } & { ' $fragmentName'?: 'UserDialog_UserFragment' };

export type UserRow_UserFragment = { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, phone: string | null, documentType: DocumentType | null, documentNumber: string, role: Role } & { ' $fragmentName'?: 'UserRow_UserFragment' };

export type UsersTable_UserFragment = (
  { __typename: 'User', id: string }
  & { ' $fragmentRefs'?: { 'UserRow_UserFragment': UserRow_UserFragment;'UserDialog_UserFragment': UserDialog_UserFragment;'EditUserDialog_UserFragment': EditUserDialog_UserFragment } }
) & { ' $fragmentName'?: 'UsersTable_UserFragment' };

export type PendingProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type PendingProfileQuery = { me: { __typename: 'User', id: string, email: string, firstName: string | null, lastName: string | null, phone: string | null, needsSetup: boolean } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { __typename: 'Acknowledgement', detail: string } | null };

export type SendsMailQueryVariables = Exact<{ [key: string]: never; }>;


export type SendsMailQuery = { health: { __typename: 'Health', sendsMail: boolean } };

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

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { __typename: 'Session', accessToken: string } | null };

export type SetupProfileMutationVariables = Exact<{
  input: SetupProfileInput;
}>;


export type SetupProfileMutation = { setupProfile: { __typename: 'User', id: string, needsSetup: boolean } | null };

export type GoogleAuthUrlQueryVariables = Exact<{ [key: string]: never; }>;


export type GoogleAuthUrlQuery = { googleAuthUrl: string };

export type CourseCard_CourseFragment = (
  { __typename: 'Course', id: string, name: string, description: string, location: string, courseType: CourseType, scheduledDate: string | null, price: number, pointsValue: number, placesLeft: number | null, waitingCount: number }
  & { ' $fragmentRefs'?: { 'EnrolAction_CourseFragment': EnrolAction_CourseFragment } }
) & { ' $fragmentName'?: 'CourseCard_CourseFragment' };

export type CourseDetails_CourseFragment = (
  { __typename: 'Course', id: string, name: string, description: string, location: string, courseType: CourseType, scheduledDate: string | null, price: number, pointsValue: number, isActive: boolean, durationMinutes: number, cluPolicy: CluPolicy, placesLeft: number | null, waitingCount: number, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null }
  & { ' $fragmentRefs'?: { 'EnrolAction_CourseFragment': EnrolAction_CourseFragment } }
) & { ' $fragmentName'?: 'CourseDetails_CourseFragment' };

export type CourseQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  isSignedIn: Scalars['Boolean']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type CourseQuery = { me?: { __typename: 'User', id: string, role: Role }, course: (
    { __typename: 'Course', id: string }
    & { ' $fragmentRefs'?: { 'CourseDetails_CourseFragment': CourseDetails_CourseFragment } }
  ) | null, myEnrolments?: { __typename: 'EnrolmentConnection', nodes: Array<{ __typename: 'Enrolment', id: string, courseId: string, status: EnrolmentStatus }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, myWaitingList?: Array<{ __typename: 'WaitingEntry', id: string, position: number, course: { __typename: 'Course', id: string } }> };

export type CoursesQueryVariables = Exact<{
  isSignedIn: Scalars['Boolean']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type CoursesQuery = { me?: { __typename: 'User', id: string, role: Role }, group: Array<(
    { __typename: 'Course', id: string }
    & { ' $fragmentRefs'?: { 'GroupCourses_CourseFragment': GroupCourses_CourseFragment } }
  )>, personalised: Array<{ __typename: 'Course', id: string, isActive: boolean }>, myEnrolments?: { __typename: 'EnrolmentConnection', nodes: Array<(
      { __typename: 'Enrolment', id: string }
      & { ' $fragmentRefs'?: { 'GroupCourses_EnrolmentFragment': GroupCourses_EnrolmentFragment } }
    )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, myWaitingList?: Array<(
    { __typename: 'WaitingEntry', id: string }
    & { ' $fragmentRefs'?: { 'GroupCourses_WaitingFragment': GroupCourses_WaitingFragment } }
  )> };

export type EnrolAction_CourseFragment = { __typename: 'Course', id: string, placesLeft: number | null, waitingCount: number } & { ' $fragmentName'?: 'EnrolAction_CourseFragment' };

export type GroupCourses_CourseFragment = (
  { __typename: 'Course', id: string, isActive: boolean, location: string, scheduledDate: string | null }
  & { ' $fragmentRefs'?: { 'CourseCard_CourseFragment': CourseCard_CourseFragment } }
) & { ' $fragmentName'?: 'GroupCourses_CourseFragment' };

export type GroupCourses_EnrolmentFragment = { __typename: 'Enrolment', id: string, courseId: string, status: EnrolmentStatus } & { ' $fragmentName'?: 'GroupCourses_EnrolmentFragment' };

export type GroupCourses_WaitingFragment = { __typename: 'WaitingEntry', id: string, position: number, course: { __typename: 'Course', id: string } } & { ' $fragmentName'?: 'GroupCourses_WaitingFragment' };

export type BookClassMutationVariables = Exact<{
  input: BookClassInput;
}>;


export type BookClassMutation = { bookClass: { __typename: 'Enrolment', id: string, courseId: string, status: EnrolmentStatus } | null };

export type EnrolMutationVariables = Exact<{
  input: EnrolInput;
}>;


export type EnrolMutation = { enrol: { __typename: 'Enrolment', id: string, courseId: string, status: EnrolmentStatus } | null };

export type JoinWaitingListMutationVariables = Exact<{
  input: WaitingListInput;
}>;


export type JoinWaitingListMutation = { joinWaitingList: { __typename: 'WaitingEntry', id: string, position: number } | null };

export type LeaveWaitingListMutationVariables = Exact<{
  input: WaitingListInput;
}>;


export type LeaveWaitingListMutation = { leaveWaitingList: { __typename: 'WaitingEntry', id: string } | null };

export type DashboardQueryVariables = Exact<{
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type DashboardQuery = { me: (
    { __typename: 'User', id: string, firstName: string | null, email: string, gender: Gender | null, role: Role }
    & { ' $fragmentRefs'?: { 'Figures_UserFragment': Figures_UserFragment;'LicenceNotice_UserFragment': LicenceNotice_UserFragment } }
  ), myEnrolments: { __typename: 'EnrolmentConnection', nodes: Array<(
      { __typename: 'Enrolment', id: string, status: EnrolmentStatus, scheduledDate: string | null, course: { __typename: 'Course', id: string, scheduledDate: string | null } }
      & { ' $fragmentRefs'?: { 'UpcomingEnrolments_EnrolmentFragment': UpcomingEnrolments_EnrolmentFragment;'LicenceNotice_EnrolmentFragment': LicenceNotice_EnrolmentFragment } }
    )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type Figures_UserFragment = { __typename: 'User', id: string, points: number } & { ' $fragmentName'?: 'Figures_UserFragment' };

export type UpcomingEnrolment_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, scheduledDate: string | null, course: { __typename: 'Course', id: string, name: string, description: string, courseType: CourseType, scheduledDate: string | null } } & { ' $fragmentName'?: 'UpcomingEnrolment_EnrolmentFragment' };

export type UpcomingEnrolments_EnrolmentFragment = (
  { __typename: 'Enrolment', id: string }
  & { ' $fragmentRefs'?: { 'UpcomingEnrolment_EnrolmentFragment': UpcomingEnrolment_EnrolmentFragment;'EnrolmentDialog_EnrolmentFragment': EnrolmentDialog_EnrolmentFragment } }
) & { ' $fragmentName'?: 'UpcomingEnrolments_EnrolmentFragment' };

export type ActivityPersonQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type ActivityPersonQuery = { user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, documentNumber: string } | null };

export type ActivityRow_EntryFragment = { __typename: 'AuditEntry', id: string, at: string, action: string, outcome: AuditOutcome, reason: string | null, actor: { __typename: 'AuditActor', id: string | null, label: string }, subject: { __typename: 'AuditSubject', type: string, id: string | null, label: string }, changes: Array<{ __typename: 'AuditChange', field: string, before: string | null, after: string | null }> } & { ' $fragmentName'?: 'ActivityRow_EntryFragment' };

export type ActivityQueryVariables = Exact<{
  filter?: InputMaybe<AuditFilter>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type ActivityQuery = { me: { __typename: 'User', id: string, role: Role }, auditTrail: { __typename: 'AuditEntryConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'AuditEntry', id: string, at: string, action: string, outcome: AuditOutcome, reason: string | null, actor: { __typename: 'AuditActor', id: string | null, label: string }, subject: { __typename: 'AuditSubject', type: string, id: string | null, label: string }, changes: Array<{ __typename: 'AuditChange', field: string, before: string | null, after: string | null }> }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type AgendaQueryVariables = Exact<{
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
}>;


export type AgendaQuery = { me: { __typename: 'User', id: string, role: Role }, agenda: Array<{ __typename: 'AgendaEntry', id: string, startsAt: string, endsAt: string, instructorName: string | null, pendingCount: number, confirmedCount: number, completedCount: number, warnings: Array<AgendaWarning>, course: { __typename: 'Course', id: string, name: string, location: string, capacity: number | null, placesLeft: number | null }, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null } | null }> };

export type ArmouryClasses_ClassFragment = { __typename: 'ArmouryClass', weapons: Array<string>, enrolment: { __typename: 'Enrolment', id: string, startsAt: string | null, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }, boxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> } & { ' $fragmentName'?: 'ArmouryClasses_ClassFragment' };

export type ArmourySheet_SheetFragment = { __typename: 'ArmourySheet', weapons: Array<{ __typename: 'WeaponTotal', id: string, label: string, classes: number }>, calibers: Array<{ __typename: 'CaliberTotal', caliber: string, boxes: number, cartridges: number }>, classes: Array<{ __typename: 'ArmouryClass', weapons: Array<string>, enrolment: { __typename: 'Enrolment', id: string, startsAt: string | null, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }, boxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> }>, ownWeaponClasses: Array<{ __typename: 'ArmouryClass', weapons: Array<string>, enrolment: { __typename: 'Enrolment', id: string, startsAt: string | null, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }, boxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> }> } & { ' $fragmentName'?: 'ArmourySheet_SheetFragment' };

export type ArmouryQueryVariables = Exact<{
  day: Scalars['LocalDate']['input'];
}>;


export type ArmouryQuery = { me: { __typename: 'User', id: string, role: Role }, armoury: { __typename: 'Armoury', day: string, confirmed: { __typename: 'ArmourySheet', weapons: Array<{ __typename: 'WeaponTotal', id: string, label: string, classes: number }>, calibers: Array<{ __typename: 'CaliberTotal', caliber: string, boxes: number, cartridges: number }>, classes: Array<{ __typename: 'ArmouryClass', weapons: Array<string>, enrolment: { __typename: 'Enrolment', id: string, startsAt: string | null, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }, boxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> }>, ownWeaponClasses: Array<{ __typename: 'ArmouryClass', weapons: Array<string>, enrolment: { __typename: 'Enrolment', id: string, startsAt: string | null, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }, boxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> }> }, pending: { __typename: 'ArmourySheet', weapons: Array<{ __typename: 'WeaponTotal', id: string, label: string, classes: number }>, calibers: Array<{ __typename: 'CaliberTotal', caliber: string, boxes: number, cartridges: number }>, classes: Array<{ __typename: 'ArmouryClass', weapons: Array<string>, enrolment: { __typename: 'Enrolment', id: string, startsAt: string | null, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }, boxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> }>, ownWeaponClasses: Array<{ __typename: 'ArmouryClass', weapons: Array<string>, enrolment: { __typename: 'Enrolment', id: string, startsAt: string | null, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }, boxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> }> } } | null };

export type DeactivateCourseMutationVariables = Exact<{
  input: DeactivateCourseInput;
}>;


export type DeactivateCourseMutation = { deactivateCourse: { __typename: 'Course', id: string, isActive: boolean } | null };

export type CourseHead_CourseFragment = { __typename: 'Course', id: string, name: string, location: string, courseType: CourseType, scheduledDate: string | null, isActive: boolean, capacity: number | null, placesTaken: number, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null } & { ' $fragmentName'?: 'CourseHead_CourseFragment' };

export type CourseForm_CourseFragment = { __typename: 'Course', id: string, name: string, description: string, location: string, courseType: CourseType, scheduledDate: string | null, price: number, pointsValue: number, isActive: boolean, capacity: number | null, durationMinutes: number, cluPolicy: CluPolicy, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null } & { ' $fragmentName'?: 'CourseForm_CourseFragment' };

export type DuplicateCourseMutationVariables = Exact<{
  input: DuplicateCourseInput;
}>;


export type DuplicateCourseMutation = { duplicateCourse: { __typename: 'Course', id: string, instructor: { __typename: 'CourseInstructor', id: string } | null } | null };

export type UpdateCourseMutationVariables = Exact<{
  input: UpdateCourseInput;
}>;


export type UpdateCourseMutation = { updateCourse: { __typename: 'Course', id: string, placesLeft: number | null, placesTaken: number, waitingCount: number, name: string, description: string, location: string, courseType: CourseType, scheduledDate: string | null, price: number, pointsValue: number, isActive: boolean, capacity: number | null, durationMinutes: number, cluPolicy: CluPolicy, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null } | null };

export type EnrolStudentMutationVariables = Exact<{
  input: EnrolStudentInput;
}>;


export type EnrolStudentMutation = { enrolStudent: { __typename: 'Enrolment', id: string, status: EnrolmentStatus } | null };

export type StaffCourseQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type StaffCourseQuery = { me: { __typename: 'User', id: string, role: Role }, course: { __typename: 'Course', id: string, name: string, courseType: CourseType, capacity: number | null, placesTaken: number, waitingCount: number, location: string, scheduledDate: string | null, isActive: boolean, description: string, price: number, pointsValue: number, durationMinutes: number, cluPolicy: CluPolicy, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null } | null, roster: Array<{ __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, licence: LicenceState, cancellation: { __typename: 'Cancellation', reason: CancellationReason } | null, course: { __typename: 'Course', id: string, name: string }, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, phone: string | null, documentNumber: string } | null }>, waitingList: Array<{ __typename: 'WaitingEntry', id: string, position: number, joinedAt: string, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, phone: string | null } | null }> };

export type NewStaffCourseQueryVariables = Exact<{ [key: string]: never; }>;


export type NewStaffCourseQuery = { me: { __typename: 'User', id: string, role: Role } };

export type CreateCourseMutationVariables = Exact<{
  input: CreateCourseInput;
}>;


export type CreateCourseMutation = { createCourse: { __typename: 'Course', id: string } | null };

export type RosterRow_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, licence: LicenceState, cancellation: { __typename: 'Cancellation', reason: CancellationReason } | null, course: { __typename: 'Course', id: string, name: string }, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, phone: string | null, documentNumber: string } | null } & { ' $fragmentName'?: 'RosterRow_EnrolmentFragment' };

export type RosterSheet_CourseFragment = { __typename: 'Course', id: string, name: string, location: string, scheduledDate: string | null, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null } & { ' $fragmentName'?: 'RosterSheet_CourseFragment' };

export type RosterSheet_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, licence: LicenceState, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, phone: string | null, documentNumber: string } | null } & { ' $fragmentName'?: 'RosterSheet_EnrolmentFragment' };

export type WaitingList_EntryFragment = { __typename: 'WaitingEntry', id: string, position: number, joinedAt: string, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, phone: string | null } | null } & { ' $fragmentName'?: 'WaitingList_EntryFragment' };

export type StaffCoursesQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type StaffCoursesQuery = { me: { __typename: 'User', id: string, role: Role }, adminCourses: { __typename: 'CourseConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'Course', id: string, name: string, location: string, courseType: CourseType, scheduledDate: string | null, price: number, pointsValue: number, isActive: boolean, capacity: number | null, placesTaken: number, waitingCount: number, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type StaffCourseRow_CourseFragment = { __typename: 'Course', id: string, name: string, location: string, courseType: CourseType, scheduledDate: string | null, price: number, pointsValue: number, isActive: boolean, capacity: number | null, placesTaken: number, waitingCount: number, instructor: { __typename: 'CourseInstructor', id: string, name: string } | null } & { ' $fragmentName'?: 'StaffCourseRow_CourseFragment' };

export type ConfirmEnrolmentsMutationVariables = Exact<{
  input: EnrolmentIdsInput;
}>;


export type ConfirmEnrolmentsMutation = { outcomes: Array<{ __typename: 'EnrolmentOutcome', id: string, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, completionDate: string | null, instructorId: string | null, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, note: string | null, at: string } | null } | null, error: { __typename: 'OutcomeError', message: string } | null }> | null };

export type EnrolmentOutcomeFragment = { __typename: 'EnrolmentOutcome', id: string, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, completionDate: string | null, instructorId: string | null, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, note: string | null, at: string } | null } | null, error: { __typename: 'OutcomeError', message: string } | null } & { ' $fragmentName'?: 'EnrolmentOutcomeFragment' };

export type CompleteEnrolmentsMutationVariables = Exact<{
  input: EnrolmentIdsInput;
}>;


export type CompleteEnrolmentsMutation = { outcomes: Array<{ __typename: 'EnrolmentOutcome', id: string, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, completionDate: string | null, instructorId: string | null, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, note: string | null, at: string } | null } | null, error: { __typename: 'OutcomeError', message: string } | null }> | null };

export type MarkNoShowsMutationVariables = Exact<{
  input: EnrolmentIdsInput;
}>;


export type MarkNoShowsMutation = { outcomes: Array<{ __typename: 'EnrolmentOutcome', id: string, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, completionDate: string | null, instructorId: string | null, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, note: string | null, at: string } | null } | null, error: { __typename: 'OutcomeError', message: string } | null }> | null };

export type CancelEnrolmentsMutationVariables = Exact<{
  input: CancelEnrolmentsInput;
}>;


export type CancelEnrolmentsMutation = { outcomes: Array<{ __typename: 'EnrolmentOutcome', id: string, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, completionDate: string | null, instructorId: string | null, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, note: string | null, at: string } | null } | null, error: { __typename: 'OutcomeError', message: string } | null }> | null };

export type AssignInstructorMutationVariables = Exact<{
  input: AssignInstructorInput;
}>;


export type AssignInstructorMutation = { outcomes: Array<{ __typename: 'EnrolmentOutcome', id: string, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, completionDate: string | null, instructorId: string | null, instructorName: string | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, note: string | null, at: string } | null } | null, error: { __typename: 'OutcomeError', message: string } | null }> | null };

export type ActiveInstructorsQueryVariables = Exact<{ [key: string]: never; }>;


export type ActiveInstructorsQuery = { instructors: { __typename: 'InstructorConnection', nodes: Array<{ __typename: 'Instructor', id: string, name: string }> } };

export type StaffEnrolmentQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type StaffEnrolmentQuery = { enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, createdAt: string, completionDate: string | null, instructorId: string | null, instructorName: string | null, classType: ClassType | null, weapons: Array<string> | null, hasWeaponAmmo: boolean | null, price: number, licence: LicenceState, ammoBoxes: Array<{ __typename: 'AmmoBox', caliber: string, quantity: number }> | null, cancellation: { __typename: 'Cancellation', reason: CancellationReason, note: string | null, at: string } | null, course: { __typename: 'Course', id: string, name: string, courseType: CourseType, location: string }, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, phone: string | null, documentNumber: string, clu: string | null, cluExpiration: string | null } | null } | null };

export type ClassCard_EntryFragment = { __typename: 'AgendaEntry', id: string, startsAt: string, endsAt: string, instructorName: string | null, pendingCount: number, confirmedCount: number, completedCount: number, warnings: Array<AgendaWarning>, course: { __typename: 'Course', id: string, name: string, location: string, capacity: number | null, placesLeft: number | null }, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null } | null } & { ' $fragmentName'?: 'ClassCard_EntryFragment' };

export type ReleaseQueryVariables = Exact<{ [key: string]: never; }>;


export type ReleaseQuery = { release: { __typename: 'Release', version: string, commit: string } };

export type InboxQueryVariables = Exact<{
  filter?: InputMaybe<EnrolmentFilter>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type InboxQuery = { me: { __typename: 'User', id: string, role: Role }, enrolments: { __typename: 'EnrolmentConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, createdAt: string, price: number, licence: LicenceState, instructorName: string | null, course: { __typename: 'Course', id: string, name: string, courseType: CourseType }, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type InboxRow_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, createdAt: string, price: number, licence: LicenceState, instructorName: string | null, course: { __typename: 'Course', id: string, name: string, courseType: CourseType }, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null } & { ' $fragmentName'?: 'InboxRow_EnrolmentFragment' };

export type StaffInstructorsQueryVariables = Exact<{
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type StaffInstructorsQuery = { me: { __typename: 'User', id: string, role: Role }, instructors: { __typename: 'InstructorConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'Instructor', id: string, name: string, email: string | null, phone: string | null, isActive: boolean }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CreateInstructorMutationVariables = Exact<{
  input: CreateInstructorInput;
}>;


export type CreateInstructorMutation = { createInstructor: { __typename: 'Instructor', id: string } | null };

export type UpdateInstructorMutationVariables = Exact<{
  input: UpdateInstructorInput;
}>;


export type UpdateInstructorMutation = { updateInstructor: { __typename: 'Instructor', id: string, name: string, email: string | null, phone: string | null, isActive: boolean } | null };

export type InstructorRow_InstructorFragment = { __typename: 'Instructor', id: string, name: string, email: string | null, phone: string | null, isActive: boolean } & { ' $fragmentName'?: 'InstructorRow_InstructorFragment' };

export type IntegrationsQueryVariables = Exact<{ [key: string]: never; }>;


export type IntegrationsQuery = { me: { __typename: 'User', id: string, role: Role }, webhookEndpoints: Array<{ __typename: 'WebhookEndpoint', id: string, url: string, description: string | null, events: Array<WebhookEvent>, isActive: boolean, disabledReason: WebhookDisabledReason | null, failingSince: string | null, previousSecretUntil: string | null }> };

export type WebhookCard_EndpointFragment = { __typename: 'WebhookEndpoint', id: string, url: string, description: string | null, events: Array<WebhookEvent>, isActive: boolean, disabledReason: WebhookDisabledReason | null, failingSince: string | null, previousSecretUntil: string | null } & { ' $fragmentName'?: 'WebhookCard_EndpointFragment' };

export type WebhookDelivery_DeliveryFragment = { __typename: 'WebhookDelivery', id: string, eventId: string, type: WebhookEvent, state: WebhookDeliveryState, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ __typename: 'WebhookAttempt', at: string, status: number | null, error: WebhookDeliveryError | null, durationMs: number }> } & { ' $fragmentName'?: 'WebhookDelivery_DeliveryFragment' };

export type WebhookDeliveriesQueryVariables = Exact<{
  endpointId: Scalars['ID']['input'];
  state?: InputMaybe<WebhookDeliveryState>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { __typename: 'WebhookDeliveryConnection', nodes: Array<{ __typename: 'WebhookDelivery', id: string, eventId: string, type: WebhookEvent, state: WebhookDeliveryState, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ __typename: 'WebhookAttempt', at: string, status: number | null, error: WebhookDeliveryError | null, durationMs: number }> }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CreateWebhookEndpointMutationVariables = Exact<{
  input: CreateWebhookEndpointInput;
}>;


export type CreateWebhookEndpointMutation = { createWebhookEndpoint: { __typename: 'WebhookEndpointSecret', secret: string, endpoint: { __typename: 'WebhookEndpoint', id: string } } | null };

export type UpdateWebhookEndpointMutationVariables = Exact<{
  input: UpdateWebhookEndpointInput;
}>;


export type UpdateWebhookEndpointMutation = { updateWebhookEndpoint: { __typename: 'WebhookEndpoint', id: string, url: string, description: string | null, events: Array<WebhookEvent>, isActive: boolean, disabledReason: WebhookDisabledReason | null, failingSince: string | null, previousSecretUntil: string | null } | null };

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

export type RedeliverMatchingMutationVariables = Exact<{
  input: RedeliverMatchingInput;
}>;


export type RedeliverMatchingMutation = { redeliverMatching: { __typename: 'Redelivery', count: number, hasMore: boolean } | null };

export type RedeliverMutationVariables = Exact<{
  input: RedeliverInput;
}>;


export type RedeliverMutation = { redeliver: { __typename: 'WebhookDelivery', id: string, eventId: string, type: WebhookEvent, state: WebhookDeliveryState, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ __typename: 'WebhookAttempt', at: string, status: number | null, error: WebhookDeliveryError | null, durationMs: number }> } | null };

export type FindPeopleQueryVariables = Exact<{
  search: Scalars['String']['input'];
}>;


export type FindPeopleQuery = { users: { __typename: 'UserConnection', nodes: Array<{ __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, documentNumber: string }> } };

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


export type PeopleQuery = { me: { __typename: 'User', id: string, role: Role }, users: { __typename: 'UserConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, phone: string | null, documentNumber: string, role: Role, isActive: boolean, clu: string | null, cluExpiration: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ImportUsersMutationVariables = Exact<{
  input: ImportUsersInput;
}>;


export type ImportUsersMutation = { importUsers: { __typename: 'UsersImport', dryRun: boolean, created: number, existing: number, warnings: Array<string>, faults: Array<{ __typename: 'ImportFault', line: number, field: string, message: string }> } | null };

export type PersonRow_UserFragment = { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, phone: string | null, documentNumber: string, role: Role, isActive: boolean, clu: string | null, cluExpiration: string | null } & { ' $fragmentName'?: 'PersonRow_UserFragment' };

export type BookForStudentMutationVariables = Exact<{
  input: EnrolStudentInput;
}>;


export type BookForStudentMutation = { enrolStudent: { __typename: 'Enrolment', id: string, status: EnrolmentStatus } | null };

export type PersonalisedCourseQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalisedCourseQuery = { courses: Array<{ __typename: 'Course', id: string, isActive: boolean }> };

export type CorrectPerson_UserFragment = { __typename: 'User', id: string, role: Role, needsSetup: boolean, email: string, firstName: string | null, lastName: string | null, documentType: DocumentType | null, documentNumber: string, birthDate: string | null, gender: Gender | null, phone: string | null, address: string | null, city: string | null, province: string | null } & { ' $fragmentName'?: 'CorrectPerson_UserFragment' };

export type DeletionNote_UserFragment = { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, deletion: { __typename: 'Deletion', state: DeletionState, requestedAt: string | null, settledAt: string | null, reason: string | null } | null } & { ' $fragmentName'?: 'DeletionNote_UserFragment' };

export type PersonQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PersonQuery = { me: { __typename: 'User', id: string, role: Role }, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, points: number, role: Role, isActive: boolean, documentNumber: string, clu: string | null, cluExpiration: string | null, phone: string | null, documentType: DocumentType | null, birthDate: string | null, gender: Gender | null, address: string | null, city: string | null, province: string | null, createdAt: string, postalCode: string | null, needsSetup: boolean, deletion: { __typename: 'Deletion', state: DeletionState, requestedAt: string | null, settledAt: string | null, reason: string | null } | null } | null };

export type PersonEnrolmentsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PersonEnrolmentsQuery = { enrolments: { __typename: 'EnrolmentConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, price: number, instructorName: string | null, course: { __typename: 'Course', id: string, name: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type PersonPointsQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PersonPointsQuery = { userTransactions: { __typename: 'PointsTransactionConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'PointsTransaction', id: string, type: TransactionType, points: number, description: string, createdAt: string, code: string | null, handedOutAt: string | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type PersonAccessQueryVariables = Exact<{
  id: Scalars['ID']['input'];
}>;


export type PersonAccessQuery = { userSessions: Array<{ __typename: 'ActiveSession', id: string, device: string | null, via: SignInMethod, signedInAt: string, lastUsedAt: string, isCurrent: boolean }>, userAccessTokens: Array<{ __typename: 'AccessToken', id: string, name: string, scopes: Array<TokenScope>, expiresAt: string, lastUsedAt: string | null }> };

export type PersonActivityQueryVariables = Exact<{
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PersonActivityQuery = { auditTrail: { __typename: 'AuditEntryConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'AuditEntry', id: string, at: string, action: string, outcome: AuditOutcome, reason: string | null, actor: { __typename: 'AuditActor', id: string | null, label: string }, changes: Array<{ __typename: 'AuditChange', field: string, before: string | null, after: string | null }> }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type EndUserSessionMutationVariables = Exact<{
  input: UserCredentialInput;
}>;


export type EndUserSessionMutation = { endUserSession: { __typename: 'Acknowledgement', detail: string } | null };

export type RevokeUserAccessTokenMutationVariables = Exact<{
  input: UserCredentialInput;
}>;


export type RevokeUserAccessTokenMutation = { revokeUserAccessToken: { __typename: 'Acknowledgement', detail: string } | null };

export type EndUserAccessMutationVariables = Exact<{
  input: EndUserAccessInput;
}>;


export type EndUserAccessMutation = { endUserAccess: { __typename: 'Acknowledgement', detail: string } | null };

export type PersonActivity_EntryFragment = { __typename: 'AuditEntry', id: string, at: string, action: string, outcome: AuditOutcome, reason: string | null, actor: { __typename: 'AuditActor', id: string | null, label: string }, changes: Array<{ __typename: 'AuditChange', field: string, before: string | null, after: string | null }> } & { ' $fragmentName'?: 'PersonActivity_EntryFragment' };

export type PersonEnrolment_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, price: number, instructorName: string | null, course: { __typename: 'Course', id: string, name: string } } & { ' $fragmentName'?: 'PersonEnrolment_EnrolmentFragment' };

export type PersonFacts_UserFragment = { __typename: 'User', id: string, email: string, phone: string | null, documentType: DocumentType | null, documentNumber: string, birthDate: string | null, gender: Gender | null, address: string | null, city: string | null, province: string | null, createdAt: string } & { ' $fragmentName'?: 'PersonFacts_UserFragment' };

export type PersonHead_UserFragment = { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, role: Role, isActive: boolean, documentNumber: string, clu: string | null, cluExpiration: string | null } & { ' $fragmentName'?: 'PersonHead_UserFragment' };

export type CreatePasswordResetMutationVariables = Exact<{
  input: CreatePasswordResetInput;
}>;


export type CreatePasswordResetMutation = { createPasswordReset: { __typename: 'PasswordReset', link: string } | null };

export type SettleDeletionMutationVariables = Exact<{
  input: SettleDeletionInput;
}>;


export type SettleDeletionMutation = { settleDeletion: (
    { __typename: 'User', id: string, points: number }
    & { ' $fragmentRefs'?: { 'PersonHead_UserFragment': PersonHead_UserFragment;'PersonFacts_UserFragment': PersonFacts_UserFragment;'StaffUserForm_UserFragment': StaffUserForm_UserFragment;'CorrectPerson_UserFragment': CorrectPerson_UserFragment;'DeletionNote_UserFragment': DeletionNote_UserFragment } }
  ) | null };

export type StaffUserForm_UserFragment = { __typename: 'User', id: string, role: Role, postalCode: string | null, clu: string | null, cluExpiration: string | null } & { ' $fragmentName'?: 'StaffUserForm_UserFragment' };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { __typename: 'User', id: string, role: Role, isActive: boolean, postalCode: string | null, clu: string | null, cluExpiration: string | null, needsSetup: boolean, email: string, firstName: string | null, lastName: string | null, documentType: DocumentType | null, documentNumber: string, birthDate: string | null, gender: Gender | null, phone: string | null, address: string | null, city: string | null, province: string | null } | null };

export type AdjustPointsMutationVariables = Exact<{
  input: AdjustPointsInput;
}>;


export type AdjustPointsMutation = { adjustPoints: { __typename: 'PointsChange', points: number } | null };

export type RedemptionsQueryVariables = Exact<{
  state?: InputMaybe<RedemptionState>;
  code?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type RedemptionsQuery = { me: { __typename: 'User', id: string, role: Role }, redemptions: { __typename: 'RedemptionConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'Redemption', id: string, code: string, points: number, description: string, createdAt: string, handedOutAt: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type HandOutRedemptionMutationVariables = Exact<{
  input: HandOutRedemptionInput;
}>;


export type HandOutRedemptionMutation = { handOutRedemption: { __typename: 'Redemption', id: string, handedOutAt: string | null } | null };

export type RedemptionRow_RedemptionFragment = { __typename: 'Redemption', id: string, code: string, points: number, description: string, createdAt: string, handedOutAt: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null } & { ' $fragmentName'?: 'RedemptionRow_RedemptionFragment' };

export type ReportsQueryVariables = Exact<{
  fromMonth: Scalars['String']['input'];
  toMonth: Scalars['String']['input'];
}>;


export type ReportsQuery = { me: { __typename: 'User', id: string, role: Role }, reports: Array<{ __typename: 'MonthReport', month: string, bookedIncome: number, enrolments: { __typename: 'StatusCounts', pending: number, confirmed: number, completed: number, cancelled: number }, occupancy: { __typename: 'Occupancy', courses: number, places: number, taken: number }, points: { __typename: 'PointsOfMonth', earned: number, redeemed: number, adjusted: number }, weapons: Array<{ __typename: 'WeaponTotal', id: string, label: string, classes: number }>, calibers: Array<{ __typename: 'CaliberBoxes', caliber: string, boxes: number }> }> };

export type AttentionList_EntryFragment = { __typename: 'AgendaEntry', id: string, startsAt: string, warnings: Array<AgendaWarning>, course: { __typename: 'Course', id: string, name: string, capacity: number | null, placesLeft: number | null, waitingCount: number }, enrolment: { __typename: 'Enrolment', id: string, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null } | null } & { ' $fragmentName'?: 'AttentionList_EntryFragment' };

export type TodayQueryVariables = Exact<{
  today: Scalars['LocalDate']['input'];
  until: Scalars['LocalDate']['input'];
}>;


export type TodayQuery = { me: { __typename: 'User', id: string, role: Role }, agenda: Array<{ __typename: 'AgendaEntry', id: string, startsAt: string, endsAt: string, instructorName: string | null, pendingCount: number, confirmedCount: number, completedCount: number, warnings: Array<AgendaWarning>, course: { __typename: 'Course', id: string, name: string, location: string, capacity: number | null, placesLeft: number | null, waitingCount: number }, enrolment: { __typename: 'Enrolment', id: string, status: EnrolmentStatus, instructorName: string | null, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null } | null }>, enrolments: { __typename: 'EnrolmentConnection', totalCount: number, totalCountIsExact: boolean, nodes: Array<{ __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, licence: LicenceState, course: { __typename: 'Course', id: string, name: string }, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null }> } };

export type PendingRow_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, startsAt: string | null, licence: LicenceState, course: { __typename: 'Course', id: string, name: string }, user: { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string } | null } & { ' $fragmentName'?: 'PendingRow_EnrolmentFragment' };

export type CourseStamp_EnrolmentFragment = { __typename: 'Enrolment', id: string, completionDate: string | null, course: { __typename: 'Course', id: string, name: string, courseType: CourseType } } & { ' $fragmentName'?: 'CourseStamp_EnrolmentFragment' };

export type EnrolmentCard_EnrolmentFragment = { __typename: 'Enrolment', id: string, status: EnrolmentStatus, scheduledDate: string | null, completionDate: string | null, instructorId: string | null, course: { __typename: 'Course', id: string, name: string, courseType: CourseType, location: string, scheduledDate: string | null } } & { ' $fragmentName'?: 'EnrolmentCard_EnrolmentFragment' };

export type EnrolmentSection_EnrolmentFragment = (
  { __typename: 'Enrolment', id: string, completionDate: string | null }
  & { ' $fragmentRefs'?: { 'EnrolmentCard_EnrolmentFragment': EnrolmentCard_EnrolmentFragment;'EnrolmentDialog_EnrolmentFragment': EnrolmentDialog_EnrolmentFragment } }
) & { ' $fragmentName'?: 'EnrolmentSection_EnrolmentFragment' };

export type HistoryQueryVariables = Exact<{
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type HistoryQuery = { me: (
    { __typename: 'User', id: string, role: Role }
    & { ' $fragmentRefs'?: { 'Passport_UserFragment': Passport_UserFragment;'LicenceNotice_UserFragment': LicenceNotice_UserFragment } }
  ), myEnrolments: { __typename: 'EnrolmentConnection', nodes: Array<(
      { __typename: 'Enrolment', id: string, status: EnrolmentStatus, scheduledDate: string | null, course: { __typename: 'Course', id: string, scheduledDate: string | null } }
      & { ' $fragmentRefs'?: { 'LicenceNotice_EnrolmentFragment': LicenceNotice_EnrolmentFragment;'Passport_EnrolmentFragment': Passport_EnrolmentFragment;'EnrolmentSection_EnrolmentFragment': EnrolmentSection_EnrolmentFragment } }
    )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type PassportDataPage_UserFragment = { __typename: 'User', id: string, email: string, firstName: string | null, lastName: string | null, documentType: DocumentType | null, documentNumber: string, birthDate: string | null, gender: Gender | null, createdAt: string, clu: string | null, cluExpiration: string | null, points: number } & { ' $fragmentName'?: 'PassportDataPage_UserFragment' };

export type PassportStampsPage_EnrolmentFragment = (
  { __typename: 'Enrolment', id: string }
  & { ' $fragmentRefs'?: { 'CourseStamp_EnrolmentFragment': CourseStamp_EnrolmentFragment } }
) & { ' $fragmentName'?: 'PassportStampsPage_EnrolmentFragment' };

export type Passport_UserFragment = (
  { __typename: 'User', id: string }
  & { ' $fragmentRefs'?: { 'PassportDataPage_UserFragment': PassportDataPage_UserFragment } }
) & { ' $fragmentName'?: 'Passport_UserFragment' };

export type Passport_EnrolmentFragment = (
  { __typename: 'Enrolment', id: string }
  & { ' $fragmentRefs'?: { 'PassportStampsPage_EnrolmentFragment': PassportStampsPage_EnrolmentFragment } }
) & { ' $fragmentName'?: 'Passport_EnrolmentFragment' };

export type CreateReferralMutationVariables = Exact<{
  input: CreateReferralInput;
}>;


export type CreateReferralMutation = { createReferral: { __typename: 'Referral', id: string } | null };

export type MovementList_TransactionFragment = { __typename: 'PointsTransaction', id: string, type: TransactionType, points: number, description: string, createdAt: string, code: string | null, handedOutAt: string | null } & { ' $fragmentName'?: 'MovementList_TransactionFragment' };

export type PointsQueryVariables = Exact<{
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type PointsQuery = { me: { __typename: 'User', id: string, role: Role, points: number }, myPointsTransactions: { __typename: 'PointsTransactionConnection', nodes: Array<(
      { __typename: 'PointsTransaction', id: string }
      & { ' $fragmentRefs'?: { 'MovementList_TransactionFragment': MovementList_TransactionFragment } }
    )>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, myReferrals: { __typename: 'ReferralConnection', nodes: Array<(
      { __typename: 'Referral', id: string }
      & { ' $fragmentRefs'?: { 'ReferralList_ReferralFragment': ReferralList_ReferralFragment } }
    )> } };

export type RedeemPointsMutationVariables = Exact<{
  input: RedeemPointsInput;
}>;


export type RedeemPointsMutation = { redeemPoints: { __typename: 'PointsChange', points: number, transaction: { __typename: 'PointsTransaction', id: string, code: string | null } } | null };

export type ReferralList_ReferralFragment = { __typename: 'Referral', id: string, referredEmail: string, status: ReferralStatus } & { ' $fragmentName'?: 'ReferralList_ReferralFragment' };

export type EditProfile_UserFragment = { __typename: 'User', id: string, firstName: string | null, lastName: string | null, phone: string | null, address: string | null, city: string | null, province: string | null, needsSetup: boolean } & { ' $fragmentName'?: 'EditProfile_UserFragment' };

export type AdditionalDataCard_UserFragment = { __typename: 'User', id: string, address: string | null, birthDate: string | null, phone: string | null, city: string | null, province: string | null, clu: string | null, cluExpiration: string | null } & { ' $fragmentName'?: 'AdditionalDataCard_UserFragment' };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { __typename: 'Acknowledgement', detail: string } | null };

export type PersonalInfoCard_UserFragment = { __typename: 'User', id: string, firstName: string | null, lastName: string | null, email: string, documentType: DocumentType | null, documentNumber: string, gender: Gender | null } & { ' $fragmentName'?: 'PersonalInfoCard_UserFragment' };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: (
    { __typename: 'User', id: string }
    & { ' $fragmentRefs'?: { 'PersonalInfoCard_UserFragment': PersonalInfoCard_UserFragment;'AdditionalDataCard_UserFragment': AdditionalDataCard_UserFragment;'EditProfile_UserFragment': EditProfile_UserFragment } }
  ) | null };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { me: (
    { __typename: 'User', id: string, role: Role }
    & { ' $fragmentRefs'?: { 'PersonalInfoCard_UserFragment': PersonalInfoCard_UserFragment;'AdditionalDataCard_UserFragment': AdditionalDataCard_UserFragment;'EditProfile_UserFragment': EditProfile_UserFragment } }
  ) };

export type RequestDeletionMutationVariables = Exact<{
  input: RequestDeletionInput;
}>;


export type RequestDeletionMutation = { requestDeletion: { __typename: 'User', id: string, deletion: { __typename: 'Deletion', state: DeletionState, requestedAt: string | null, settledAt: string | null, reason: string | null } | null } | null };

export type WithdrawDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawDeletionMutation = { withdrawDeletion: { __typename: 'User', id: string, deletion: { __typename: 'Deletion', state: DeletionState } | null } | null };

export type MyDataQueryVariables = Exact<{
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type MyDataQuery = { myData: { __typename: 'MyDataPage', next: string | null, records: Array<{ __typename: 'MyDataRecord', section: string, json: string }> } };

export type RevokeAccessTokenMutationVariables = Exact<{
  input: RevokeAccessTokenInput;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: { __typename: 'Acknowledgement', detail: string } | null };

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


export type SecurityQuery = { me: { __typename: 'User', id: string, role: Role, deletion: { __typename: 'Deletion', state: DeletionState, requestedAt: string | null, settledAt: string | null, reason: string | null } | null }, mySessions: Array<(
    { __typename: 'ActiveSession', id: string }
    & { ' $fragmentRefs'?: { 'SessionList_SessionFragment': SessionList_SessionFragment } }
  )>, mySecondFactor: { __typename: 'SecondFactor', isActive: boolean, isVerified: boolean, isRequired: boolean, recoveryCodesLeft: number }, myAccessTokens: Array<(
    { __typename: 'AccessToken', id: string }
    & { ' $fragmentRefs'?: { 'TokenList_TokenFragment': TokenList_TokenFragment } }
  )> };

export type SessionList_SessionFragment = { __typename: 'ActiveSession', id: string, device: string | null, via: SignInMethod, signedInAt: string, lastUsedAt: string, isCurrent: boolean } & { ' $fragmentName'?: 'SessionList_SessionFragment' };

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

export type TokenList_TokenFragment = { __typename: 'AccessToken', id: string, name: string, scopes: Array<TokenScope>, expiresAt: string, lastUsedAt: string | null } & { ' $fragmentName'?: 'TokenList_TokenFragment' };

export const LicenceNotice_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceNotice_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]} as unknown as DocumentNode<LicenceNotice_UserFragment, unknown>;
export const LicenceNotice_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}}]}}]}}]} as unknown as DocumentNode<LicenceNotice_EnrolmentFragment, unknown>;
export const CourseRow_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRow_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<CourseRow_CourseFragment, unknown>;
export const CoursesTable_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoursesTable_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRow_course"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRow_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<CoursesTable_CourseFragment, unknown>;
export const StatsCards_StatsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatsCards_stats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalCourses"}},{"kind":"Field","name":{"kind":"Name","value":"activeCourses"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}}]}}]} as unknown as DocumentNode<StatsCards_StatsFragment, unknown>;
export const UserRow_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]} as unknown as DocumentNode<UserRow_UserFragment, unknown>;
export const UserDialog_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]} as unknown as DocumentNode<UserDialog_UserFragment, unknown>;
export const EditUserDialog_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditUserDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<EditUserDialog_UserFragment, unknown>;
export const UsersTable_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsersTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserDialog_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditUserDialog_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditUserDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]} as unknown as DocumentNode<UsersTable_UserFragment, unknown>;
export const EnrolAction_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolAction_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}}]} as unknown as DocumentNode<EnrolAction_CourseFragment, unknown>;
export const CourseDetails_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseDetails_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolAction_course"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolAction_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}}]} as unknown as DocumentNode<CourseDetails_CourseFragment, unknown>;
export const CourseCard_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseCard_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolAction_course"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolAction_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}}]} as unknown as DocumentNode<CourseCard_CourseFragment, unknown>;
export const GroupCourses_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCourses_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseCard_course"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolAction_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseCard_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolAction_course"}}]}}]} as unknown as DocumentNode<GroupCourses_CourseFragment, unknown>;
export const GroupCourses_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCourses_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<GroupCourses_EnrolmentFragment, unknown>;
export const GroupCourses_WaitingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCourses_waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<GroupCourses_WaitingFragment, unknown>;
export const Figures_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Figures_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]} as unknown as DocumentNode<Figures_UserFragment, unknown>;
export const UpcomingEnrolment_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingEnrolment_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}}]} as unknown as DocumentNode<UpcomingEnrolment_EnrolmentFragment, unknown>;
export const EnrolmentDialog_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDialog_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"classDate"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}}]} as unknown as DocumentNode<EnrolmentDialog_EnrolmentFragment, unknown>;
export const UpcomingEnrolments_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingEnrolments_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpcomingEnrolment_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentDialog_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingEnrolment_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDialog_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"classDate"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}}]} as unknown as DocumentNode<UpcomingEnrolments_EnrolmentFragment, unknown>;
export const ActivityRow_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<ActivityRow_EntryFragment, unknown>;
export const ArmouryClasses_ClassFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArmouryClasses_class"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArmouryClass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"boxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<ArmouryClasses_ClassFragment, unknown>;
export const ArmourySheet_SheetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArmourySheet_sheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArmourySheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weapons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"classes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"boxes"}},{"kind":"Field","name":{"kind":"Name","value":"cartridges"}}]}},{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArmouryClasses_class"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"ownWeaponClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArmouryClasses_class"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArmouryClasses_class"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArmouryClass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"boxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}}]} as unknown as DocumentNode<ArmourySheet_SheetFragment, unknown>;
export const CourseHead_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseHead_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CourseHead_CourseFragment, unknown>;
export const CourseForm_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseForm_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CourseForm_CourseFragment, unknown>;
export const RosterRow_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterRow_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}}]}}]}}]} as unknown as DocumentNode<RosterRow_EnrolmentFragment, unknown>;
export const RosterSheet_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterSheet_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RosterSheet_CourseFragment, unknown>;
export const RosterSheet_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterSheet_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}}]}}]}}]} as unknown as DocumentNode<RosterSheet_EnrolmentFragment, unknown>;
export const WaitingList_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingList_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<WaitingList_EntryFragment, unknown>;
export const StaffCourseRow_CourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCourseRow_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<StaffCourseRow_CourseFragment, unknown>;
export const EnrolmentOutcomeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<EnrolmentOutcomeFragment, unknown>;
export const ClassCard_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassCard_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgendaEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedCount"}},{"kind":"Field","name":{"kind":"Name","value":"completedCount"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<ClassCard_EntryFragment, unknown>;
export const InboxRow_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxRow_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<InboxRow_EnrolmentFragment, unknown>;
export const InstructorRow_InstructorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstructorRow_instructor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Instructor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<InstructorRow_InstructorFragment, unknown>;
export const WebhookCard_EndpointFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookCard_endpoint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]} as unknown as DocumentNode<WebhookCard_EndpointFragment, unknown>;
export const WebhookDelivery_DeliveryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDelivery_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}}]} as unknown as DocumentNode<WebhookDelivery_DeliveryFragment, unknown>;
export const PersonRow_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]} as unknown as DocumentNode<PersonRow_UserFragment, unknown>;
export const CorrectPerson_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectPerson_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}}]}}]} as unknown as DocumentNode<CorrectPerson_UserFragment, unknown>;
export const DeletionNote_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeletionNote_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<DeletionNote_UserFragment, unknown>;
export const PersonActivity_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonActivity_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<PersonActivity_EntryFragment, unknown>;
export const PersonEnrolment_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonEnrolment_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PersonEnrolment_EnrolmentFragment, unknown>;
export const PersonFacts_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFacts_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PersonFacts_UserFragment, unknown>;
export const PersonHead_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonHead_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]} as unknown as DocumentNode<PersonHead_UserFragment, unknown>;
export const StaffUserForm_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffUserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]} as unknown as DocumentNode<StaffUserForm_UserFragment, unknown>;
export const RedemptionRow_RedemptionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedemptionRow_redemption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Redemption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"handedOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RedemptionRow_RedemptionFragment, unknown>;
export const AttentionList_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttentionList_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgendaEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<AttentionList_EntryFragment, unknown>;
export const PendingRow_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingRow_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<PendingRow_EnrolmentFragment, unknown>;
export const EnrolmentCard_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentCard_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}}]} as unknown as DocumentNode<EnrolmentCard_EnrolmentFragment, unknown>;
export const EnrolmentSection_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentSection_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentCard_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentDialog_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentCard_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDialog_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"classDate"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}}]} as unknown as DocumentNode<EnrolmentSection_EnrolmentFragment, unknown>;
export const PassportDataPage_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassportDataPage_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]} as unknown as DocumentNode<PassportDataPage_UserFragment, unknown>;
export const Passport_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Passport_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassportDataPage_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassportDataPage_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]} as unknown as DocumentNode<Passport_UserFragment, unknown>;
export const CourseStamp_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseStamp_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}}]}}]}}]} as unknown as DocumentNode<CourseStamp_EnrolmentFragment, unknown>;
export const PassportStampsPage_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassportStampsPage_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseStamp_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseStamp_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}}]}}]}}]} as unknown as DocumentNode<PassportStampsPage_EnrolmentFragment, unknown>;
export const Passport_EnrolmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Passport_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassportStampsPage_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseStamp_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassportStampsPage_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseStamp_enrolment"}}]}}]} as unknown as DocumentNode<Passport_EnrolmentFragment, unknown>;
export const MovementList_TransactionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MovementList_transaction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointsTransaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"handedOutAt"}}]}}]} as unknown as DocumentNode<MovementList_TransactionFragment, unknown>;
export const ReferralList_ReferralFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferralList_referral"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Referral"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"referredEmail"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<ReferralList_ReferralFragment, unknown>;
export const EditProfile_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditProfile_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}}]}}]} as unknown as DocumentNode<EditProfile_UserFragment, unknown>;
export const AdditionalDataCard_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdditionalDataCard_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]} as unknown as DocumentNode<AdditionalDataCard_UserFragment, unknown>;
export const PersonalInfoCard_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalInfoCard_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}}]}}]} as unknown as DocumentNode<PersonalInfoCard_UserFragment, unknown>;
export const SessionList_SessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionList_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActiveSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionList_SessionFragment, unknown>;
export const TokenList_TokenFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokenList_token"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<TokenList_TokenFragment, unknown>;
export const CancelEnrolmentDocument = {"__meta__":{"hash":"7f4b259605be73a74465e16cf2b6614adc48639b97e23a437240ae7f227bd486"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelEnrolment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelEnrolmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelEnrolment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<CancelEnrolmentMutation, CancelEnrolmentMutationVariables>;
export const RescheduleEnrolmentDocument = {"__meta__":{"hash":"292e1e07593605de640921dd8c5b4e7c5121f6463efa1661339e274cd5d125f8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RescheduleEnrolment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RescheduleEnrolmentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rescheduleEnrolment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"classDate"}},{"kind":"Field","name":{"kind":"Name","value":"classTime"}}]}}]}}]} as unknown as DocumentNode<RescheduleEnrolmentMutation, RescheduleEnrolmentMutationVariables>;
export const SignOutDocument = {"__meta__":{"hash":"2000761cc7cc6730d15f9bd8c57e500cb6d4ca0299b539fdc06ec8823922c268"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const RoleDocument = {"__meta__":{"hash":"eab86ebd2410060ba2cd652f31e7b988818c8695bcfe549ab8383e9840a6b031"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<RoleQuery, RoleQueryVariables>;
export const AdminCoursesDocument = {"__meta__":{"hash":"593763a1bf7c72ff2a69ccf2d5e650a16e3028d17de1c536147ded9ed0c8bb66"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCourses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adminCourses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoursesTable_course"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}},{"kind":"Field","name":{"kind":"Name","value":"courseCount"}},{"kind":"Field","name":{"kind":"Name","value":"groupCount"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseRow_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoursesTable_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseRow_course"}}]}}]} as unknown as DocumentNode<AdminCoursesQuery, AdminCoursesQueryVariables>;
export const AdminUsersDocument = {"__meta__":{"hash":"e8fea9cfdf3daea1253d21f70e716c13cc8b496ce13aa527c308c91552985980"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsersTable_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditUserDialog_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsersTable_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserDialog_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditUserDialog_user"}}]}}]} as unknown as DocumentNode<AdminUsersQuery, AdminUsersQueryVariables>;
export const AdminDocument = {"__meta__":{"hash":"05ac46ab6d044cb61fe6c9740002367bf483d330da8e1167638896ba6db21122"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adminStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StatsCards_stats"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StatsCards_stats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalCourses"}},{"kind":"Field","name":{"kind":"Name","value":"activeCourses"}},{"kind":"Field","name":{"kind":"Name","value":"totalPoints"}}]}}]} as unknown as DocumentNode<AdminQuery, AdminQueryVariables>;
export const PendingProfileDocument = {"__meta__":{"hash":"f69b2918eb6f36f7e849248101cdb6c466ac959a5d962daffed05df0d3dbf46c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PendingProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}}]}}]}}]} as unknown as DocumentNode<PendingProfileQuery, PendingProfileQueryVariables>;
export const RequestPasswordResetDocument = {"__meta__":{"hash":"2395896a6c154d8632269341cc555383de5abd4cb3a36d557ff53a29505c12ca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const SendsMailDocument = {"__meta__":{"hash":"a74abebb531bd5e647f57c93c5b2f2ce4aae81d01dc266ab939f24d9af074fa0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SendsMail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendsMail"}}]}}]}}]} as unknown as DocumentNode<SendsMailQuery, SendsMailQueryVariables>;
export const ResetPasswordDocument = {"__meta__":{"hash":"4f1d3d1c45cab235dda91230498b937f3086be70e1e4811ae278122d18fae93d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const ResumeSessionDocument = {"__meta__":{"hash":"13deb135b215998555657c307c9047a04988bcef0f1ff43ea6f2813a6dc96c65"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResumeSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}}]}}]}}]} as unknown as DocumentNode<ResumeSessionQuery, ResumeSessionQueryVariables>;
export const SignInDocument = {"__meta__":{"hash":"5d5f93a28c172d84a657e994c0fe2f8ea94768da8733560ca0156b817e33b131"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const RegisterDocument = {"__meta__":{"hash":"4404398e69ee1e37d1c269b4188495c73ade2d243f2e78c9b71a206107d8b8f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}}]}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const SetupProfileDocument = {"__meta__":{"hash":"721131c7aca62914002249c623d737ac6fd726ac159c514e0b97328e03b62816"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetupProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetupProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setupProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}}]}}]}}]} as unknown as DocumentNode<SetupProfileMutation, SetupProfileMutationVariables>;
export const GoogleAuthUrlDocument = {"__meta__":{"hash":"a6eeb535c397b1fc3c900cae7447e6acb4bae19ceec17d64896b66cec0fb6efa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoogleAuthUrl"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"googleAuthUrl"}}]}}]} as unknown as DocumentNode<GoogleAuthUrlQuery, GoogleAuthUrlQueryVariables>;
export const CourseDocument = {"__meta__":{"hash":"7f674fac3038e438ce8551e63de86b8227e04a48dbb0cece1c28c071867a055c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Course"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseDetails_course"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myEnrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myWaitingList"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolAction_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseDetails_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolAction_course"}}]}}]} as unknown as DocumentNode<CourseQuery, CourseQueryVariables>;
export const CoursesDocument = {"__meta__":{"hash":"c289e3bf730c7c8c78ac8457f520f3baed064f5c04c218509c3dfc3eef6d5c80"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Courses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"group"},"name":{"kind":"Name","value":"courses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseType"},"value":{"kind":"EnumValue","value":"GRUPAL"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCourses_course"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"personalised"},"name":{"kind":"Name","value":"courses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseType"},"value":{"kind":"EnumValue","value":"PERSONALIZADO"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myEnrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCourses_enrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myWaitingList"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSignedIn"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCourses_waiting"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolAction_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseCard_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolAction_course"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCourses_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseCard_course"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCourses_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCourses_waiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CoursesQuery, CoursesQueryVariables>;
export const BookClassDocument = {"__meta__":{"hash":"05b1a3017558c86aea451a6e84d8b23c898ddbfa87f57be588c6a4b1242e4535"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookClass"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookClassInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookClass"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<BookClassMutation, BookClassMutationVariables>;
export const EnrolDocument = {"__meta__":{"hash":"faac51e3eeb807fe815119c61209a377e22d71cdec2a9d8a4874d66b3a86cb80"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Enrol"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrol"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<EnrolMutation, EnrolMutationVariables>;
export const JoinWaitingListDocument = {"__meta__":{"hash":"3cf9a96ee5c500d846afb4b25a8836f54aaba2473d8e894f23edec06c5a4e2c4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]} as unknown as DocumentNode<JoinWaitingListMutation, JoinWaitingListMutationVariables>;
export const LeaveWaitingListDocument = {"__meta__":{"hash":"99a5e7f60db668a7a00c1c713075b40f4b1a8bca29c80dd4d9543f1f7405f911"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveWaitingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveWaitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<LeaveWaitingListMutation, LeaveWaitingListMutationVariables>;
export const DashboardDocument = {"__meta__":{"hash":"5eda113aa26c46a1877a1bce9bf7f9670b68c7f61b8dc566bdedf2f11568d983"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Figures_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceNotice_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myEnrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpcomingEnrolments_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceNotice_enrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingEnrolment_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDialog_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"classDate"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Figures_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceNotice_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpcomingEnrolments_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpcomingEnrolment_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentDialog_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}}]}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const ActivityPersonDocument = {"__meta__":{"hash":"719dee137f79ecb18c7690bc3fa5b56b41a0a92f6d5ac3573d63823f67f9055b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActivityPerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}}]}}]}}]} as unknown as DocumentNode<ActivityPersonQuery, ActivityPersonQueryVariables>;
export const ActivityDocument = {"__meta__":{"hash":"5b3fea79578803a8f7700b50bd19946f65dca8cd0a5ae07774c51099c7f751da"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Activity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"auditTrail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityRow_entry"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityRow_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<ActivityQuery, ActivityQueryVariables>;
export const AgendaDocument = {"__meta__":{"hash":"98f34ae7dd74e21f435ea3dc4215012a8c087f93a25f173c5204002c852bea68"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Agenda"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agenda"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClassCard_entry"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassCard_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgendaEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedCount"}},{"kind":"Field","name":{"kind":"Name","value":"completedCount"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<AgendaQuery, AgendaQueryVariables>;
export const ArmouryDocument = {"__meta__":{"hash":"cbcb6c892dc939a4b9b07746e75594d0eb0e83885acf8805fcc372efb78bc67b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Armoury"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"armoury"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArmourySheet_sheet"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArmourySheet_sheet"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArmouryClasses_class"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArmouryClass"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"boxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArmourySheet_sheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArmourySheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weapons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"classes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"boxes"}},{"kind":"Field","name":{"kind":"Name","value":"cartridges"}}]}},{"kind":"Field","name":{"kind":"Name","value":"classes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArmouryClasses_class"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"ownWeaponClasses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArmouryClasses_class"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]} as unknown as DocumentNode<ArmouryQuery, ArmouryQueryVariables>;
export const DeactivateCourseDocument = {"__meta__":{"hash":"60d42398d3c35f104fc3812e6489e3b7b7c69043ca20a6399d09a9698c385e1a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeactivateCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeactivateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deactivateCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<DeactivateCourseMutation, DeactivateCourseMutationVariables>;
export const DuplicateCourseDocument = {"__meta__":{"hash":"fd5a3509a0093fd3154eaaad119189d6abb243b84adb06e2ece756594606c8c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DuplicateCourseMutation, DuplicateCourseMutationVariables>;
export const UpdateCourseDocument = {"__meta__":{"hash":"3aec95a434fd9ff830108d6160f12677efb5b52893ed18f0c0e3764e4ab29696"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseForm_course"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseForm_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UpdateCourseMutation, UpdateCourseMutationVariables>;
export const EnrolStudentDocument = {"__meta__":{"hash":"ce1ae32336f6b61e516e84fb316739886e4cb05332d07a6a7fdb99e4117bb34b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnrolStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<EnrolStudentMutation, EnrolStudentMutationVariables>;
export const StaffCourseDocument = {"__meta__":{"hash":"c6e452fd69b356bcd09701d53caef698e2d3adcf17f83e57e1222279ebae28b9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseHead_course"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseForm_course"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RosterSheet_course"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"roster"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RosterRow_enrolment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RosterSheet_enrolment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"waitingList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingList_entry"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseHead_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseForm_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterSheet_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterRow_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RosterSheet_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingList_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<StaffCourseQuery, StaffCourseQueryVariables>;
export const NewStaffCourseDocument = {"__meta__":{"hash":"83530926df90bd0a91816bd354756ac22b48f04663bc1b7dbff0c2df1d855717"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewStaffCourse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<NewStaffCourseQuery, NewStaffCourseQueryVariables>;
export const CreateCourseDocument = {"__meta__":{"hash":"26647ba82e88f3d68e9191957348750c3523daf68b9f05de0e0421a9bf9d33ef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCourseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCourse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateCourseMutation, CreateCourseMutationVariables>;
export const StaffCoursesDocument = {"__meta__":{"hash":"905d4d87105ab9c62e895d916f2da8ae4b65e9b0d7ccb119140c79c4d99b939d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffCourses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adminCourses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffCourseRow_course"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffCourseRow_course"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsValue"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesTaken"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}},{"kind":"Field","name":{"kind":"Name","value":"instructor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<StaffCoursesQuery, StaffCoursesQueryVariables>;
export const ConfirmEnrolmentsDocument = {"__meta__":{"hash":"35d87b7c029571113fce074172f01aa07c894845ec2f19b6098803ad911f03f0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEnrolments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentIdsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"confirmEnrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentOutcome"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ConfirmEnrolmentsMutation, ConfirmEnrolmentsMutationVariables>;
export const CompleteEnrolmentsDocument = {"__meta__":{"hash":"e853ae0de6c0a8e2fa3929939aff92f45eb5d612b7b57409cd08f5cc8cadc596"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteEnrolments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentIdsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"completeEnrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentOutcome"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CompleteEnrolmentsMutation, CompleteEnrolmentsMutationVariables>;
export const MarkNoShowsDocument = {"__meta__":{"hash":"a0c2288f79f6f17a967e47d77b6f02949053c26de734d76ece1d7ec00c70b861"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNoShows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentIdsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"markNoShows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentOutcome"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<MarkNoShowsMutation, MarkNoShowsMutationVariables>;
export const CancelEnrolmentsDocument = {"__meta__":{"hash":"44d4e8501c3fde72fe114aa536d751d0f818abcb8d214b4e4c5a48dd805a4deb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelEnrolments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelEnrolmentsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"cancelEnrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentOutcome"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CancelEnrolmentsMutation, CancelEnrolmentsMutationVariables>;
export const AssignInstructorDocument = {"__meta__":{"hash":"9a0aef50b5d953bf608a046c6ee85a29ec44eef042fa44b3b8d6f28513c90b9f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignInstructor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignInstructorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"assignInstructor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentOutcome"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<AssignInstructorMutation, AssignInstructorMutationVariables>;
export const ActiveInstructorsDocument = {"__meta__":{"hash":"d45212636f0adffe28c4a524d008093b5e76a3cfd529f6a9989eb28d2310b35c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActiveInstructors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instructors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ActiveInstructorsQuery, ActiveInstructorsQueryVariables>;
export const StaffEnrolmentDocument = {"__meta__":{"hash":"67882326fd626ad13410aac0facf7ae9ab864c87f8954d19bab7a5ac7ed3dafe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffEnrolment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]}}]}}]} as unknown as DocumentNode<StaffEnrolmentQuery, StaffEnrolmentQueryVariables>;
export const ReleaseDocument = {"__meta__":{"hash":"c54d6fedca80c1451da9353b676bd97c76d2710f890e7357f5ecafbf70f5e10b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"release"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"commit"}}]}}]}}]} as unknown as DocumentNode<ReleaseQuery, ReleaseQueryVariables>;
export const InboxDocument = {"__meta__":{"hash":"a50fd45c1406090c1f4048f8ae538f016504a0675f0482514ddbbabdc6c2e111"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Inbox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolmentFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxRow_enrolment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxRow_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<InboxQuery, InboxQueryVariables>;
export const StaffInstructorsDocument = {"__meta__":{"hash":"bffbc566d9375001647c75f0d59d631ab69df8197c0adb26077e5397631ac068"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaffInstructors"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"instructors"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InstructorRow_instructor"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InstructorRow_instructor"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Instructor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<StaffInstructorsQuery, StaffInstructorsQueryVariables>;
export const CreateInstructorDocument = {"__meta__":{"hash":"d8608e5e1532e8c405984ad3b0b0b6c94c27762734b02189d1865fee96538706"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInstructor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInstructorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInstructor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateInstructorMutation, CreateInstructorMutationVariables>;
export const UpdateInstructorDocument = {"__meta__":{"hash":"5b712b7f49c8b106f8ff6a8d201de59a36c2504517e4e2f4f8e88a7eab813f2c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateInstructor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateInstructorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateInstructor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<UpdateInstructorMutation, UpdateInstructorMutationVariables>;
export const IntegrationsDocument = {"__meta__":{"hash":"204317a32d501ee2bc5e67efc2cd83eaa392bf4795ba32b883c81e4207e64502"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Integrations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookCard_endpoint"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookCard_endpoint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]} as unknown as DocumentNode<IntegrationsQuery, IntegrationsQueryVariables>;
export const WebhookDeliveriesDocument = {"__meta__":{"hash":"17d0f44b371c7815c05c5aa5d1aeb78f97fc503657b70eb3a5687af7070f8828"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDeliveryState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDelivery_delivery"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDelivery_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}}]} as unknown as DocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const CreateWebhookEndpointDocument = {"__meta__":{"hash":"7d829c93ea42dd8ce9aad41a489f3f976a6af2f14482a0b13d9490eb53bb13d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>;
export const UpdateWebhookEndpointDocument = {"__meta__":{"hash":"908ac1ed44fbd688f5c71dd6053b0c4d151debb6c376316a1ebb9f1b1506f1a7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookCard_endpoint"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookCard_endpoint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]} as unknown as DocumentNode<UpdateWebhookEndpointMutation, UpdateWebhookEndpointMutationVariables>;
export const DeleteWebhookEndpointDocument = {"__meta__":{"hash":"962a95d57aa06b0d1654a73124b3d8358aa4de125c96d8af68b6c2f104f60177"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables>;
export const RotateWebhookSecretDocument = {"__meta__":{"hash":"908abcf1167ff1184e49cb0db60dffbdb1c29b8061278832d47e84fa1dc8f406"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookCard_endpoint"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookCard_endpoint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const SendTestEventDocument = {"__meta__":{"hash":"c316d4bcc557c060d1223145fb31d57ad6cce6a2d20b486f6df510e04b5334b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointIdInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendTestEventMutation, SendTestEventMutationVariables>;
export const RedeliverMatchingDocument = {"__meta__":{"hash":"9ccf2a3ebe8998ed38d8b9e410bb9c3e7a135cf362d5bf215eb9e8461d5341ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeliverMatching"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeliverMatchingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeliverMatching"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"hasMore"}}]}}]}}]} as unknown as DocumentNode<RedeliverMatchingMutation, RedeliverMatchingMutationVariables>;
export const RedeliverDocument = {"__meta__":{"hash":"353169cac7d5ff20f6c6103b90f5f40d7bc27d10f8855573642ce7cf206ce33a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Redeliver"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeliverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeliver"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDelivery_delivery"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDelivery_delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"error"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}}]} as unknown as DocumentNode<RedeliverMutation, RedeliverMutationVariables>;
export const FindPeopleDocument = {"__meta__":{"hash":"5614e0a577ee9bfcafba75f14b5d54508a568a050f241336e71e743126e0be11"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}}]}}]}}]}}]} as unknown as DocumentNode<FindPeopleQuery, FindPeopleQueryVariables>;
export const PeopleDocument = {"__meta__":{"hash":"7c12794eeefc879b82ce8e58d564db664843e4f3718a5138ee33736f79f2a5a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"People"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isPending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asksDeletion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"licence"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LicenceState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"licenceOn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}},{"kind":"Argument","name":{"kind":"Name","value":"isPending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isPending"}}},{"kind":"Argument","name":{"kind":"Name","value":"asksDeletion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asksDeletion"}}},{"kind":"Argument","name":{"kind":"Name","value":"licence"},"value":{"kind":"Variable","name":{"kind":"Name","value":"licence"}}},{"kind":"Argument","name":{"kind":"Name","value":"licenceOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"licenceOn"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRow_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRow_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}}]} as unknown as DocumentNode<PeopleQuery, PeopleQueryVariables>;
export const ImportUsersDocument = {"__meta__":{"hash":"eda76d623e44d9718aa8c667a152a80efb9c41b015ad8d15c2d33ca3d71689bf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportUsersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dryRun"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"existing"}},{"kind":"Field","name":{"kind":"Name","value":"faults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}}]}}]}}]} as unknown as DocumentNode<ImportUsersMutation, ImportUsersMutationVariables>;
export const BookForStudentDocument = {"__meta__":{"hash":"494c66ddef04dcbfbe8139bbc9a9b996ec51f87c477a36c6d89740ec10d145e1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BookForStudent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrolStudentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolStudent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<BookForStudentMutation, BookForStudentMutationVariables>;
export const PersonalisedCourseDocument = {"__meta__":{"hash":"e7f51b368b6d16449b1222d02335f48f97d4cbd2dc5c3acf4f80996bf509b42e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalisedCourse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"courseType"},"value":{"kind":"EnumValue","value":"PERSONALIZADO"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]}}]} as unknown as DocumentNode<PersonalisedCourseQuery, PersonalisedCourseQueryVariables>;
export const PersonDocument = {"__meta__":{"hash":"f236036bea5dd68eb04e2dc26d02f9b8bf79d8f1bf15f56a2e0d70cdcc5a2bef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Person"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonHead_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeletionNote_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFacts_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffUserForm_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectPerson_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonHead_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeletionNote_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFacts_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffUserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectPerson_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}}]}}]} as unknown as DocumentNode<PersonQuery, PersonQueryVariables>;
export const PersonEnrolmentsDocument = {"__meta__":{"hash":"2e10c28b601acf4f28cc2d56785663c2e5ecbb4860c6ddde8327443fb5f00999"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonEnrolments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonEnrolment_enrolment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonEnrolment_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PersonEnrolmentsQuery, PersonEnrolmentsQueryVariables>;
export const PersonPointsDocument = {"__meta__":{"hash":"f1e2bfc2d30af652659e29043ad82139d68637fe63b428f1a9acc89691f904bb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userTransactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"handedOutAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}}]} as unknown as DocumentNode<PersonPointsQuery, PersonPointsQueryVariables>;
export const PersonAccessDocument = {"__meta__":{"hash":"3a451a77171cb4efa594d83b9a8611c8c181a268116c73542cee3187da72d943"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userSessions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userAccessTokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]} as unknown as DocumentNode<PersonAccessQuery, PersonAccessQueryVariables>;
export const PersonActivityDocument = {"__meta__":{"hash":"392addcd935900e019dc3b3679cd06bc8431c185bb8e8363e2df0b0ee2a65556"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditTrail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonActivity_entry"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonActivity_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<PersonActivityQuery, PersonActivityQueryVariables>;
export const EndUserSessionDocument = {"__meta__":{"hash":"fb476015dcb3892ec3aba4fdc645449a03ad242d109d61bad1ce275683bc159f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndUserSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserCredentialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<EndUserSessionMutation, EndUserSessionMutationVariables>;
export const RevokeUserAccessTokenDocument = {"__meta__":{"hash":"c53903f8b58f22ffbc53fd83b4cb83670559f796227c808c256e156c383d6528"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeUserAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserCredentialInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeUserAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<RevokeUserAccessTokenMutation, RevokeUserAccessTokenMutationVariables>;
export const EndUserAccessDocument = {"__meta__":{"hash":"1ca3241ab804d8c03a6fb243546bb0dcc012e4a06a9e63bdff0d021f632734d8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndUserAccess"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndUserAccessInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endUserAccess"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<EndUserAccessMutation, EndUserAccessMutationVariables>;
export const CreatePasswordResetDocument = {"__meta__":{"hash":"e426535124da2a5ff696d1b09f6b50189923214f85f3ec3d38d84deaab578219"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}}]} as unknown as DocumentNode<CreatePasswordResetMutation, CreatePasswordResetMutationVariables>;
export const SettleDeletionDocument = {"__meta__":{"hash":"085ea77ba9c1ba4469cb8cf8508164626caf1394a88ed0d5ec9ce778144bbc7f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettleDeletionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonHead_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonFacts_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffUserForm_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectPerson_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeletionNote_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonHead_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonFacts_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffUserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectPerson_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeletionNote_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<SettleDeletionMutation, SettleDeletionMutationVariables>;
export const UpdateUserDocument = {"__meta__":{"hash":"491137d0ab07cae0df486813b869db71168197401bb086ba74a96c14b46b9f69"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StaffUserForm_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectPerson_user"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StaffUserForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectPerson_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}}]}}]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const AdjustPointsDocument = {"__meta__":{"hash":"ec57cb465a2a9565b0f5d53f14cabe5f226aa0b4dd716c4e30048aeacb0e7289"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdjustPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustPointsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]} as unknown as DocumentNode<AdjustPointsMutation, AdjustPointsMutationVariables>;
export const RedemptionsDocument = {"__meta__":{"hash":"94402fb849dbf8ad08a82a481be4c53b94219708be136c65de574079741ad2d9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Redemptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RedemptionState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"redemptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RedemptionRow_redemption"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RedemptionRow_redemption"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Redemption"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"handedOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RedemptionsQuery, RedemptionsQueryVariables>;
export const HandOutRedemptionDocument = {"__meta__":{"hash":"9c479a6c4efd26945238951aa9040976046fa86345d5ff6e32a36ba09ebc03cb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HandOutRedemption"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HandOutRedemptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"handOutRedemption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handedOutAt"}}]}}]}}]} as unknown as DocumentNode<HandOutRedemptionMutation, HandOutRedemptionMutationVariables>;
export const ReportsDocument = {"__meta__":{"hash":"3daebb5cf7784e701b003af8bbee098ba7cde258bdbf1e4312248788486cd05b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fromMonth"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"toMonth"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"fromMonth"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fromMonth"}}},{"kind":"Argument","name":{"kind":"Name","value":"toMonth"},"value":{"kind":"Variable","name":{"kind":"Name","value":"toMonth"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"enrolments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pending"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"completed"}},{"kind":"Field","name":{"kind":"Name","value":"cancelled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookedIncome"}},{"kind":"Field","name":{"kind":"Name","value":"occupancy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courses"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earned"}},{"kind":"Field","name":{"kind":"Name","value":"redeemed"}},{"kind":"Field","name":{"kind":"Name","value":"adjusted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weapons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"classes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"boxes"}}]}}]}}]}}]} as unknown as DocumentNode<ReportsQuery, ReportsQueryVariables>;
export const TodayDocument = {"__meta__":{"hash":"20abd734d9a8f5508ad4a73da37c4e09b234da55f4a3c7f9f482fc8b8acc63a2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Today"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"today"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agenda"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"today"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClassCard_entry"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttentionList_entry"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"enrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingRow_enrolment"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsExact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClassCard_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgendaEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"pendingCount"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedCount"}},{"kind":"Field","name":{"kind":"Name","value":"completedCount"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttentionList_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgendaEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"placesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"waitingCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingRow_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<TodayQuery, TodayQueryVariables>;
export const HistoryDocument = {"__meta__":{"hash":"c085401e03135c656aee729d8df0170c07814f8906d4080fa021396989dedc61"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"History"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Passport_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceNotice_user"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myEnrolments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LicenceNotice_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Passport_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentSection_enrolment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassportDataPage_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseStamp_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassportStampsPage_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseStamp_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentCard_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorId"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentDialog_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","name":{"kind":"Name","value":"instructorName"}},{"kind":"Field","name":{"kind":"Name","value":"classType"}},{"kind":"Field","name":{"kind":"Name","value":"classDate"}},{"kind":"Field","name":{"kind":"Name","value":"weapons"}},{"kind":"Field","name":{"kind":"Name","value":"hasWeaponAmmo"}},{"kind":"Field","name":{"kind":"Name","value":"ammoBoxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caliber"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"courseType"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Passport_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassportDataPage_user"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceNotice_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LicenceNotice_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"course"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cluPolicy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Passport_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassportStampsPage_enrolment"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnrolmentSection_enrolment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Enrolment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentCard_enrolment"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnrolmentDialog_enrolment"}}]}}]} as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;
export const CreateReferralDocument = {"__meta__":{"hash":"1aa3e6393a20528cb1346d195e875f3b787e927d9af6beab646eae17612a5ba5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReferral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReferralInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReferral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateReferralMutation, CreateReferralMutationVariables>;
export const PointsDocument = {"__meta__":{"hash":"a1379120cd357082b76d5edf6e9e1b7d8d4736244f82c9d9e05048dd514564c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Points"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myPointsTransactions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MovementList_transaction"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myReferrals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferralList_referral"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MovementList_transaction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointsTransaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"handedOutAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferralList_referral"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Referral"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"referredEmail"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]} as unknown as DocumentNode<PointsQuery, PointsQueryVariables>;
export const RedeemPointsDocument = {"__meta__":{"hash":"1c6e76870d1e14c9820471cdc7364b8d4076d03861210f92daac5b72fccc66fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeemPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeemPointsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"transaction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<RedeemPointsMutation, RedeemPointsMutationVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"ed5cf21fd7b37b8740b99a4b333cb0ed767f2e7786d9c98cf8b588309b70575e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const UpdateProfileDocument = {"__meta__":{"hash":"fc8c728897800c10495074715aac3b3acb30c3d6f2463725d7aa7a8678098b8a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalInfoCard_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdditionalDataCard_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditProfile_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalInfoCard_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdditionalDataCard_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditProfile_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const ProfileDocument = {"__meta__":{"hash":"ffe6ecfe3c191869e0b72ba89ea5a5fb89031bdf5df42f0c992f9a9d97f0d35f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalInfoCard_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdditionalDataCard_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditProfile_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalInfoCard_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"documentType"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdditionalDataCard_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"clu"}},{"kind":"Field","name":{"kind":"Name","value":"cluExpiration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditProfile_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"needsSetup"}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const RequestDeletionDocument = {"__meta__":{"hash":"9dd214a70879913a192a5a14d2d9fd537da8248fa6f31d72dd7ba371aa9ba88a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestDeletionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<RequestDeletionMutation, RequestDeletionMutationVariables>;
export const WithdrawDeletionDocument = {"__meta__":{"hash":"3a29abb3f2b05057e837c6f8609a4d6a019bba0f4fab1de5c5ccc787ae142197"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawDeletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawDeletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawDeletionMutation, WithdrawDeletionMutationVariables>;
export const MyDataDocument = {"__meta__":{"hash":"04d4cc9084add08df364809644a59944f991300698bae86f6cc309317f50d4e4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"section"}},{"kind":"Field","name":{"kind":"Name","value":"json"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"}}]}}]}}]} as unknown as DocumentNode<MyDataQuery, MyDataQueryVariables>;
export const RevokeAccessTokenDocument = {"__meta__":{"hash":"c44ca890874831ea5f7e4588c95f888d1f1fb3c05d5531e78a9c7d99d950f70a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>;
export const VerifySecondFactorDocument = {"__meta__":{"hash":"376b4440afaf45e022ac6987524154a30babe9cd06f982d9e7a464101108c553"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifySecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifySecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<VerifySecondFactorMutation, VerifySecondFactorMutationVariables>;
export const EndSecondFactorDocument = {"__meta__":{"hash":"28a0d153c90076047d7a30b44f6bfeecbf698e90cc735a9bfebd7c0457c1ed84"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<EndSecondFactorMutation, EndSecondFactorMutationVariables>;
export const StartSecondFactorDocument = {"__meta__":{"hash":"405af98dc5337a65a45369fb7185be7b91c074e1f9befa624246108e86b47082"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartSecondFactorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<StartSecondFactorMutation, StartSecondFactorMutationVariables>;
export const ConfirmSecondFactorDocument = {"__meta__":{"hash":"771dad06e21b17f8067264a518b5564e4de3b4b1ec1d7ff8fb0ffe04b704261e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}}]}}]}}]} as unknown as DocumentNode<ConfirmSecondFactorMutation, ConfirmSecondFactorMutationVariables>;
export const SecurityDocument = {"__meta__":{"hash":"0aebc32ec768f6df173b28d2e337655df6a254b0487b8414adc27528a17deed7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"deletion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionList_session"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mySecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myAccessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TokenList_token"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionList_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActiveSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TokenList_token"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<SecurityQuery, SecurityQueryVariables>;
export const EndSessionDocument = {"__meta__":{"hash":"c8570ec3ab3caff382665ff7d7436b1fd7b244c430d1516ef649a31589bda944"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"__meta__":{"hash":"98d5533b3cc26bead3f0dc8525395f8a6c1437bb73398ac57f506abe7d45f426"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const CreateAccessTokenDocument = {"__meta__":{"hash":"411de38a6ca1f94984d7b7445c22debe542d32efc08651b45fa5b5ba443d0218"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;