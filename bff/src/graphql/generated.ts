import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Health as HealthData } from '../../../domain/health.ts';
import type { User as UserData } from '../../../domain/users/user.ts';
import type { Course as CourseData } from '../../../domain/courses/course.ts';
import type { Enrolment as EnrolmentData } from '../../../domain/enrolments/enrolment.ts';
import type { WaitingEntry as WaitingEntryData } from '../../../domain/enrolments/waiting.ts';
import type { Instructor as InstructorData, Instructor as CourseInstructorData } from '../../../domain/instructors/instructor.ts';
import type { CluPolicy as CluPolicyValue, CourseType as CourseTypeValue } from '../../../domain/courses/course.schema.ts';
import type { CancellationReason as CancellationReasonValue } from '../../../domain/enrolments/cancellation.ts';
import type { LicenceState as LicenceStateValue } from '../../../domain/users/licence.ts';
import type { AgendaWarning as AgendaWarningValue } from '../../../domain/agenda.ts';
import type { TokenScope as TokenScopeValue } from '../../../domain/access-tokens/access-token.ts';
import type { SignInMethod as SignInMethodValue } from '../../../domain/auth/active-session.ts';
import type { Role as RoleValue, DocumentType as DocumentTypeValue, Gender as GenderValue } from '../../../domain/academy.ts';
import type { EnrolmentStatus as EnrolmentStatusValue } from '../../../domain/enrolments/enrolment.status.ts';
import type { ClassType as ClassTypeValue } from '../../../domain/enrolments/class-type.ts';
import type { TransactionType as TransactionTypeValue, ReferralStatus as ReferralStatusValue } from '../../../domain/points/points.schema.ts';
import type { DeletionState as DeletionStateValue, DeletionDecision as DeletionDecisionValue } from '../../../domain/privacy/deletion.ts';
import type { AuditOutcome as AuditOutcomeValue } from '../../../domain/audit/audit.ts';
import type { RedemptionState as RedemptionStateValue } from '../../../domain/points/redemption.schema.ts';
import type { Redemption as RedemptionData } from '../../../domain/points/redemption.ts';
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
   * An instant. Answers are RFC 3339 in UTC with milliseconds, for example `2026-11-25T18:30:00.000Z`.
   * An input is any string as far as this type goes: the operation expects a date, a time and an offset in ISO 8601, and
   * answers BAD_USER_INPUT in the words of the field to anything else.
   */
  DateTime: { input: string; output: Date | string; }
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
  __typename?: 'AccessToken';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stops working. */
  expiresAt: Scalars['DateTime']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When it was last used, to ten minutes; null before the first use. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What its owner calls it. */
  name: Scalars['String']['output'];
  /** What it permits. */
  scopes: Array<TokenScope>;
};

/** Outcome of an operation that has nothing but a sentence to say. */
export type Acknowledgement = {
  __typename?: 'Acknowledgement';
  /** Sentence for the user. */
  detail: Scalars['String']['output'];
};

/** A place where one is signed in. */
export type ActiveSession = {
  __typename?: 'ActiveSession';
  /** Browser and system as the browser told them when it signed in; null where it did not. */
  device?: Maybe<Scalars['String']['output']>;
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
  __typename?: 'AdminStats';
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
  __typename?: 'AgendaEntry';
  /** Completed enrolments. */
  completedCount: Scalars['Int']['output'];
  /** Confirmed enrolments. */
  confirmedCount: Scalars['Int']['output'];
  /** The course. */
  course: Course;
  /** When it ends. */
  endsAt: Scalars['DateTime']['output'];
  /** The student's enrolment; null for a group course. */
  enrolment?: Maybe<Enrolment>;
  /** Identifier of the course or of the enrolment. */
  id: Scalars['ID']['output'];
  /** The id of an instructor, or the text that an admin set; null when unknown. */
  instructorId?: Maybe<Scalars['String']['output']>;
  /** Name of the instructor, null when unknown. */
  instructorName?: Maybe<Scalars['String']['output']>;
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
  __typename?: 'AmmoBox';
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

/** What a day's classes take out of the armoury. */
export type Armoury = {
  __typename?: 'Armoury';
  /** Classes that are confirmed or completed. */
  confirmed: ArmourySheet;
  /** The day. */
  day: Scalars['LocalDate']['output'];
  /** Classes that wait for confirmation. */
  pending: ArmourySheet;
};

/** What one class takes out of the armoury. */
export type ArmouryClass = {
  __typename?: 'ArmouryClass';
  /** Boxes by caliber. */
  boxes: Array<AmmoBox>;
  /** The class. */
  enrolment: Enrolment;
  /** The weapons chosen, `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons: Array<Scalars['String']['output']>;
};

/** What several classes take together. */
export type ArmourySheet = {
  __typename?: 'ArmourySheet';
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
  __typename?: 'AuditActor';
  /** The user; null for the system and for the command line. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Name of the user as it was then, else `Sistema` or `Consola`. */
  label: Scalars['String']['output'];
};

/** What changed of one field, as texts of at most 200 characters. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** Value after; null where it has none. */
  after?: Maybe<Scalars['String']['output']>;
  /** Value before; null where it had none. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field; a dot leads to an inner field. */
  field: Scalars['String']['output'];
};

/** One action that changed data, or that was refused. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
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
  reason?: Maybe<Scalars['String']['output']>;
  /** `X-Request-Id` of the answer; null for the system and for the command line. */
  requestId?: Maybe<Scalars['ID']['output']>;
  /** What was acted on. */
  subject: AuditSubject;
};

/** One page of the audit trail. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
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
  __typename?: 'AuditEntryEdge';
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
  __typename?: 'AuditSubject';
  /** Its identifier; null where it has none, as an export. */
  id?: Maybe<Scalars['ID']['output']>;
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
  __typename?: 'CaliberBoxes';
  /** Boxes. */
  boxes: Scalars['Int']['output'];
  /** `9mm`, `12 UAB` or `.22LR`. */
  caliber: Scalars['String']['output'];
};

/** How much ammunition of a caliber is needed. */
export type CaliberTotal = {
  __typename?: 'CaliberTotal';
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
  __typename?: 'Cancellation';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What staff wrote about it, at most 200 characters. */
  note?: Maybe<Scalars['String']['output']>;
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
  __typename?: 'Course';
  /** Places of a group course, 1 to 500; null for as many as ask. */
  capacity?: Maybe<Scalars['Int']['output']>;
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
  instructor?: Maybe<CourseInstructor>;
  /** False when students no longer see it. */
  isActive: Scalars['Boolean']['output'];
  /** Where it takes place. */
  location: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Places that nobody has; null without a limit. While somebody waits, a free place is not for direct enrolment. */
  placesLeft?: Maybe<Scalars['Int']['output']>;
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
  scheduledDate?: Maybe<Scalars['DateTime']['output']>;
  /** When that was last, or when it was created. */
  updatedAt: Scalars['DateTime']['output'];
  /** Students who wait for a place. */
  waitingCount: Scalars['Int']['output'];
};

/** One page of courses. */
export type CourseConnection = {
  __typename?: 'CourseConnection';
  /** With `updatedSince`, when the page was asked for, by the server's clock: that of the first page is `updatedSince` of the next reading. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
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
  __typename?: 'CourseEdge';
  /** Its place in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The course itself. */
  node: Course;
};

/** Who gives a course, as everybody may know. */
export type CourseInstructor = {
  __typename?: 'CourseInstructor';
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
  __typename?: 'Deletion';
  /** Why it was refused. */
  reason?: Maybe<Scalars['String']['output']>;
  /** When the person asked; null where staff began. */
  requestedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When staff settled it. */
  settledAt?: Maybe<Scalars['DateTime']['output']>;
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
  __typename?: 'Enrolment';
  /** Personalised classes: ammunition asked for. */
  ammoBoxes?: Maybe<Array<AmmoBox>>;
  /** Why and when it was cancelled; null otherwise, and for those that were cancelled before reasons were kept. */
  cancellation?: Maybe<Cancellation>;
  /** Personalised classes: day in the academy's zone. */
  classDate?: Maybe<Scalars['LocalDate']['output']>;
  /** Personalised classes: time in the academy's zone, `HH:mm`. */
  classTime?: Maybe<Scalars['String']['output']>;
  /** Personalised classes: kind of class. */
  classType?: Maybe<ClassType>;
  /** When it was completed. */
  completionDate?: Maybe<Scalars['DateTime']['output']>;
  /** The course itself. */
  course: Course;
  /** The course. */
  courseId: Scalars['ID']['output'];
  /** When the student enrolled. */
  createdAt: Scalars['DateTime']['output'];
  /** Personalised classes: whether the student brings weapon and ammunition. */
  hasWeaponAmmo?: Maybe<Scalars['Boolean']['output']>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** The id of an instructor, or the text that an admin set; null when unknown. */
  instructorId?: Maybe<Scalars['String']['output']>;
  /** Name of the instructor, null when unknown. */
  instructorName?: Maybe<Scalars['String']['output']>;
  /** Where the student's weapons licence stands on the day of the class, never today. */
  licence: LicenceState;
  /** Price in Argentine pesos, fixed when enrolling. */
  price: Scalars['Float']['output'];
  /** Personalised classes: how the price comes about. */
  priceBreakdown?: Maybe<PriceBreakdown>;
  /** Grows with every change of this enrolment, 0 at first; a change of `course`, `user` or `licence` is none. */
  revision: Scalars['Int']['output'];
  /** When it takes place for this student, if that differs from the course's own date. */
  scheduledDate?: Maybe<Scalars['DateTime']['output']>;
  /** When it takes place: `scheduledDate`, else the course's date (up to a minute after that has moved, the earlier one). */
  startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  status: EnrolmentStatus;
  /** When that was last, or when the student enrolled. */
  updatedAt: Scalars['DateTime']['output'];
  /** The student; null when the account is gone. */
  user?: Maybe<User>;
  /** The student. */
  userId: Scalars['ID']['output'];
  /** Personalised classes: the weapons chosen, `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  weapons?: Maybe<Array<Scalars['String']['output']>>;
};

/** One page of enrolments. */
export type EnrolmentConnection = {
  __typename?: 'EnrolmentConnection';
  /** With `updatedSince`, when the page was asked for, by the server's clock: that of the first page is `updatedSince` of the next reading. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
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
  __typename?: 'EnrolmentEdge';
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
  __typename?: 'EnrolmentOutcome';
  /** The enrolment as it is now; null where it was rejected. */
  enrolment?: Maybe<Enrolment>;
  /** Why it was rejected; null where it was not. */
  error?: Maybe<OutcomeError>;
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
  __typename?: 'Health';
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
  __typename?: 'ImportFault';
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
  __typename?: 'Instructor';
  /** Address to write to. */
  email?: Maybe<Scalars['String']['output']>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** False for one who gives no more classes: nothing new is assigned. */
  isActive: Scalars['Boolean']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Telephone. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** One page of instructors. */
export type InstructorConnection = {
  __typename?: 'InstructorConnection';
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
  __typename?: 'InstructorEdge';
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
  __typename?: 'MonthReport';
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
  __typename?: 'Mutation';
  /** Admins: corrects a balance. */
  adjustPoints?: Maybe<PointsChange>;
  /** Admins: states who gives the classes of these enrolments. */
  assignInstructor?: Maybe<Array<EnrolmentOutcome>>;
  /** Books a personalised class, as `enrol` does; what a class needs is required. */
  bookClass?: Maybe<Enrolment>;
  /** Cancels an enrolment; again is a no-op. REST: DELETE /api/courses/enrollments/{id}. */
  cancelEnrolment?: Maybe<Enrolment>;
  /** Admins: cancels enrolments; freed places are given to those who wait. */
  cancelEnrolments?: Maybe<Array<EnrolmentOutcome>>;
  /** Changes one's own password and ends all other sessions; CONFLICT for an account that signs in with Google alone. */
  changePassword?: Maybe<Acknowledgement>;
  /** Admins: completes confirmed enrolments; credits the points of each once. */
  completeEnrolments?: Maybe<Array<EnrolmentOutcome>>;
  /** Admins: confirms pending enrolments. */
  confirmEnrolments?: Maybe<Array<EnrolmentOutcome>>;
  /** Activates the second factor by a first code of the app. Not for personal access tokens. */
  confirmSecondFactor?: Maybe<SecondFactorConfirmation>;
  /** A new personal access token; CONFLICT with 50 of them. Not for personal access tokens. */
  createAccessToken?: Maybe<NewAccessToken>;
  /** Admins: new course. */
  createCourse?: Maybe<Course>;
  /** Admins: new instructor. */
  createInstructor?: Maybe<Instructor>;
  /**
   * A link by which a student chooses a new password, in place of any before it; admins only. CONFLICT for an admin and for
   * an account that signs in with Google.
   */
  createPasswordReset?: Maybe<PasswordReset>;
  /** Invites a friend. REST: POST /api/points/referrals. */
  createReferral?: Maybe<Referral>;
  /** Admins: new endpoint, with its secret; of 20 endpoints no further one is created, CONFLICT. */
  createWebhookEndpoint?: Maybe<WebhookEndpointSecret>;
  /** Admins: hides a course from students; enrolments stay. */
  deactivateCourse?: Maybe<Course>;
  /** Admins: deletes an endpoint; what was not sent yet never will be. Idempotent. */
  deleteWebhookEndpoint?: Maybe<WebhookEndpoint>;
  /** Admins: the same course on another date, active and with nobody enrolled. */
  duplicateCourse?: Maybe<Course>;
  /** Ends all own sessions but the one that asks. Not for personal access tokens. */
  endOtherSessions?: Maybe<Acknowledgement>;
  /** Ends the second factor. Not for personal access tokens. */
  endSecondFactor?: Maybe<Acknowledgement>;
  /** Ends one of one's own sessions, also the one that asks. Not for personal access tokens. */
  endSession?: Maybe<Acknowledgement>;
  /** Admins: ends all sessions, personal access tokens and links for another password of somebody; the password stays. */
  endUserAccess?: Maybe<Acknowledgement>;
  /** Admins: ends one session of somebody. */
  endUserSession?: Maybe<Acknowledgement>;
  /** Enrols in a group course or books a personalised class. REST: POST /api/courses/enroll. */
  enrol?: Maybe<Enrolment>;
  /** Admins: enrols a student under the rules that the student would meet. */
  enrolStudent?: Maybe<Enrolment>;
  /** Admins: records that a redemption is handed out; a second time is CONFLICT. */
  handOutRedemption?: Maybe<Redemption>;
  /**
   * Admins: creates the users of a CSV file, all or, while a line is faulty, none. They have no password and, without a
   * document number, a pending profile. Repeatable: who is there already is left alone. A body
   * of more than 32 kB is read from admins only, with a Content-Length; others are answered TOO_LARGE.
   */
  importUsers?: Maybe<UsersImport>;
  /** Joins the line of a full course; CONFLICT while there are free places that nobody waits for. */
  joinWaitingList?: Maybe<WaitingEntry>;
  /** Leaves the line of a course. */
  leaveWaitingList?: Maybe<WaitingEntry>;
  /** Sign in. REST: POST /api/auth/login. */
  login?: Maybe<Session>;
  /** Revokes the session that asks. REST: POST /api/auth/logout. */
  logout?: Maybe<Acknowledgement>;
  /** Admins: cancels confirmed enrolments whose class has begun and whose student did not come. */
  markNoShows?: Maybe<Array<EnrolmentOutcome>>;
  /** Redeems points. REST: POST /api/points/redeem. */
  redeemPoints?: Maybe<PointsChange>;
  /**
   * Admins: sends a delivery again, now and, where that fails, as often as a new one; its endpoint must be active, else
   * CONFLICT.
   */
  redeliver?: Maybe<WebhookDelivery>;
  /**
   * Admins: sends again what an endpoint was sent, at most 1,000 deliveries at a time, the oldest first; the endpoint must be
   * active, else CONFLICT.
   */
  redeliverMatching?: Maybe<Redelivery>;
  /** New account. REST: POST /api/auth/register. */
  register?: Maybe<Session>;
  /**
   * Asks the academy to delete what it holds about the caller; staff settles it. Once more, it changes nothing. Not for
   * personal access tokens.
   */
  requestDeletion?: Maybe<User>;
  /**
   * Sends such a link by mail to a student who is active and has a password. Every address gets the same answer. UNAVAILABLE
   * where mail is not set up; RATE_LIMITED beyond 3 an hour for one account, whether or not it exists.
   */
  requestPasswordReset?: Maybe<Acknowledgement>;
  /** Moves a class: its owner while it is pending, admins at any time (group courses, too). */
  rescheduleEnrolment?: Maybe<Enrolment>;
  /** Chooses a new password by a link, once: all sessions and personal access tokens of the account end. */
  resetPassword?: Maybe<Acknowledgement>;
  /** Revokes one of one's own personal access tokens at once. Not for personal access tokens. */
  revokeAccessToken?: Maybe<Acknowledgement>;
  /** Admins: revokes one personal access token of somebody. */
  revokeUserAccessToken?: Maybe<Acknowledgement>;
  /** Admins: gives an endpoint a new secret. The one before it signs as well for 24 hours; an older one no more. */
  rotateWebhookSecret?: Maybe<WebhookEndpointSecret>;
  /** Admins: sends an event `webhook.test` to an active endpoint, else CONFLICT. */
  sendTestEvent?: Maybe<WebhookDelivery>;
  /**
   * Admins: refuses a request for deletion, or approves it. Approved, the person cannot sign in any more and is
   * anonymised: enrolments, ledger and audit trail stay, without anything personal. CONFLICT where no request waits,
   * while the person has pending or confirmed enrolments, and for an admin.
   */
  settleDeletion?: Maybe<User>;
  /** Completes a pending profile. REST: POST /api/auth/profile-setup. */
  setupProfile?: Maybe<User>;
  /**
   * A new secret for an authenticator app, in place of one that was never confirmed; CONFLICT where a second factor is
   * active, or the server has no SECRETS_KEY. Not for personal access tokens.
   */
  startSecondFactor?: Maybe<SecondFactorSecret>;
  /** Admins: changes a course. */
  updateCourse?: Maybe<Course>;
  /** Changes an enrolment. REST: PUT /api/courses/enrollments/{id}. */
  updateEnrolment?: Maybe<Enrolment>;
  /** Admins: changes an instructor. */
  updateInstructor?: Maybe<Instructor>;
  /** Changes one's own profile; the document and the day of birth stay what they are. */
  updateProfile?: Maybe<User>;
  /** Admins: sets what is the academy's own of a user, and corrects what the user has stated. */
  updateUser?: Maybe<User>;
  /** Admins: changes an endpoint. Other server processes know of it five seconds later at most. */
  updateWebhookEndpoint?: Maybe<WebhookEndpoint>;
  /** Shows the second factor for the session that asks. Not for personal access tokens. */
  verifySecondFactor?: Maybe<Acknowledgement>;
  /** Takes the request back, while it waits for staff; without one, it changes nothing. Not for personal access tokens. */
  withdrawDeletion?: Maybe<User>;
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
  __typename?: 'MyDataPage';
  /** Pass it as `after` to read on; null at the end. */
  next?: Maybe<Scalars['String']['output']>;
  /** The records, section after section. */
  records: Array<MyDataRecord>;
};

/** One record of what is stored about a person. */
export type MyDataRecord = {
  __typename?: 'MyDataRecord';
  /** The record as it is stored, as a JSON object: dates as texts in UTC, prices in centavos. */
  json: Scalars['String']['output'];
  /** What it is about: `account`, `enrolments`, `points`, … */
  section: Scalars['String']['output'];
};

/** A new personal access token; `token` is told this once and stored nowhere. */
export type NewAccessToken = {
  __typename?: 'NewAccessToken';
  /** The token as it is listed. */
  accessToken: AccessToken;
  /** What to send as a bearer token; begins with `acd_`. */
  token: Scalars['String']['output'];
};

/** How full the group courses with a limit are. */
export type Occupancy = {
  __typename?: 'Occupancy';
  /** Courses. */
  courses: Scalars['Int']['output'];
  /** Places of all of them. */
  places: Scalars['Int']['output'];
  /** Places that are taken. */
  taken: Scalars['Int']['output'];
};

/** Why one of several enrolments was left as it is. */
export type OutcomeError = {
  __typename?: 'OutcomeError';
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
  __typename?: 'PageInfo';
  /** Pass it as `after` to read the next page; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is a row after the last one of the page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is a row before the first one of the page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Pass it as `before` to read the page before; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A link for somebody who has lost the password; it is told this once. */
export type PasswordReset = {
  __typename?: 'PasswordReset';
  /** When the link stops working, 24 hours after it was made. */
  expiresAt: Scalars['DateTime']['output'];
  /** Where the person chooses a new password, once; hand it over yourself. */
  link: Scalars['String']['output'];
};

/** A ledger entry and the balance after it. */
export type PointsChange = {
  __typename?: 'PointsChange';
  /** Balance after the entry. */
  points: Scalars['Int']['output'];
  /** The ledger entry. */
  transaction: PointsTransaction;
};

/** Points that moved. */
export type PointsOfMonth = {
  __typename?: 'PointsOfMonth';
  /** Sum of all corrections. */
  adjusted: Scalars['Int']['output'];
  /** Earned. */
  earned: Scalars['Int']['output'];
  /** Redeemed, a positive number. */
  redeemed: Scalars['Int']['output'];
};

/** One entry of the append-only points ledger. */
export type PointsTransaction = {
  __typename?: 'PointsTransaction';
  /** Of redemptions: what the student shows to be handed what was redeemed, 8 characters; null for others. */
  code?: Maybe<Scalars['String']['output']>;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Text for the student. */
  description: Scalars['String']['output'];
  /** The enrolment that earned them, if any. */
  enrolmentId?: Maybe<Scalars['ID']['output']>;
  /** Of redemptions: when it was handed out; null before and for others. */
  handedOutAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** Signed number of points. */
  points: Scalars['Int']['output'];
  /** Why points moved. */
  type: TransactionType;
};

/** One page of the ledger. */
export type PointsTransactionConnection = {
  __typename?: 'PointsTransactionConnection';
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
  __typename?: 'PointsTransactionEdge';
  /** Its place in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The entry itself. */
  node: PointsTransaction;
};

/** How the price of a personalised class comes about, in Argentine pesos. */
export type PriceBreakdown = {
  __typename?: 'PriceBreakdown';
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
  __typename?: 'Query';
  /** Admins: courses page by page. */
  adminCourses: CourseConnection;
  /** Admins: figures of the whole academy. */
  adminStats: AdminStats;
  /** Admins: group courses and personalised classes of at most 62 days, in order; TOO_LARGE beyond 5,000 enrolments. */
  agenda: Array<AgendaEntry>;
  /** Admins: all users that match, newest first; TOO_LARGE above 1,000, which REST streams. REST: GET /users/admin/all. */
  allUsers: Array<User>;
  /** Admins: what the classes of a day take out of the armoury; TOO_LARGE beyond 5,000 enrolments. */
  armoury?: Maybe<Armoury>;
  /** Admins: who did what, and what was refused, newest first. */
  auditTrail: AuditEntryConnection;
  /** What a class would cost, by the same rules and errors as booking it. */
  classQuote?: Maybe<PriceBreakdown>;
  /** One course. REST: GET /api/courses/{id}. */
  course?: Maybe<Course>;
  /** Courses by date, undated last; visitors and students see the active ones. REST: GET /api/courses. */
  courses: Array<Course>;
  /** One enrolment: one's own, or any for an admin. REST: GET /api/courses/enrollments/{id}. */
  enrolment?: Maybe<Enrolment>;
  /** Admins: all enrolments, newest first. What no index answers is tested on at most 1,000 rows for a page: it may hold fewer than `first`, even none, and `hasNextPage` and `hasPreviousPage` are true wherever there may be more. */
  enrolments: EnrolmentConnection;
  /** Where to send the browser to sign in with Google. REST: GET /api/auth/google. */
  googleAuthUrl: Scalars['String']['output'];
  /** State of the service. REST: GET /api/health. */
  health: Health;
  /** Admins: one instructor. */
  instructor?: Maybe<Instructor>;
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
  user?: Maybe<User>;
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
  __typename?: 'Redelivery';
  /** How many deliveries. */
  count: Scalars['Int']['output'];
  /** Whether there are more, which are not sent. */
  hasMore: Scalars['Boolean']['output'];
};

/** What a student has redeemed points for. */
export type Redemption = {
  __typename?: 'Redemption';
  /** What the student shows: 8 characters. It may happen that two redemptions share one. */
  code: Scalars['String']['output'];
  /** When they were redeemed. */
  createdAt: Scalars['DateTime']['output'];
  /** What for. */
  description: Scalars['String']['output'];
  /** When it was handed out; null before. */
  handedOutAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier of its entry in the ledger. */
  id: Scalars['ID']['output'];
  /** Points redeemed, a positive number. */
  points: Scalars['Int']['output'];
  /** The student; null when unknown. */
  user?: Maybe<User>;
};

/** One page of redemptions. */
export type RedemptionConnection = {
  __typename?: 'RedemptionConnection';
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
  __typename?: 'RedemptionEdge';
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
  __typename?: 'Referral';
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
  __typename?: 'ReferralConnection';
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
  __typename?: 'ReferralEdge';
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
  __typename?: 'Release';
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
  __typename?: 'SecondFactor';
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
  __typename?: 'SecondFactorConfirmation';
  /** Each stands for a code of the app once; they are told this once. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** What an authenticator app is set up with. */
export type SecondFactorSecret = {
  __typename?: 'SecondFactorSecret';
  /** In base 32, to be typed. */
  secret: Scalars['String']['output'];
  /** As `otpauth://totp/…`, to be shown as a QR code. */
  uri: Scalars['String']['output'];
};

/** A session: send `accessToken` as a bearer token. */
export type Session = {
  __typename?: 'Session';
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
  __typename?: 'User';
  /** Street and number; null while the profile is pending. */
  address?: Maybe<Scalars['String']['output']>;
  /** Day of birth; null while the profile is pending. */
  birthDate?: Maybe<Scalars['LocalDate']['output']>;
  /** City. */
  city?: Maybe<Scalars['String']['output']>;
  /** Weapons licence number (CLU); set by an admin only. */
  clu?: Maybe<Scalars['String']['output']>;
  /** Day on which the weapons licence expires; set by an admin only. */
  cluExpiration?: Maybe<Scalars['LocalDate']['output']>;
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What became of the wish to be deleted; null where there is none. */
  deletion?: Maybe<Deletion>;
  /** Number as typed by its owner; begins with `PENDING-` while the profile is incomplete. */
  documentNumber: Scalars['String']['output'];
  /** Kind of identity document; null while the profile is pending. */
  documentType?: Maybe<DocumentType>;
  /** Address to sign in with, lower case, unique. */
  email: Scalars['String']['output'];
  /** Given name; may be missing while the profile is pending. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Gender; null while the profile is pending. */
  gender?: Maybe<Gender>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** False once an admin has deactivated the account. */
  isActive: Scalars['Boolean']['output'];
  /** Family name; may be missing while the profile is pending. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** True while the profile must still be completed. */
  needsSetup: Scalars['Boolean']['output'];
  /** Telephone. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Balance of the points ledger. */
  points: Scalars['Int']['output'];
  /** Postal code; set by an admin only. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Province. */
  province?: Maybe<Scalars['String']['output']>;
  /** Grows with every change of this user, 0 at first; a change of `points` or of `deletion` is none. */
  revision: Scalars['Int']['output'];
  /** What the user may do. */
  role: Role;
  /** When that was last, or when the account was made. */
  updatedAt: Scalars['DateTime']['output'];
};

/** One page of users. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** With `updatedSince`, when the page was asked for, by the server's clock: that of the first page is `updatedSince` of the next reading. */
  asOf?: Maybe<Scalars['DateTime']['output']>;
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
  __typename?: 'UserEdge';
  /** Its place in the list, for `after` and `before`. */
  cursor: Scalars['String']['output'];
  /** The user. */
  node: User;
};

/** What an import did, or would do. */
export type UsersImport = {
  __typename?: 'UsersImport';
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
  __typename?: 'WaitingEntry';
  /** The course. */
  course: Course;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** When the student joined the line. */
  joinedAt: Scalars['DateTime']['output'];
  /** Place in the line, 1 for the first. */
  position: Scalars['Int']['output'];
  /** The student; null when the account is gone. */
  user?: Maybe<User>;
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
  __typename?: 'Weapon';
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
  __typename?: 'WeaponTotal';
  /** Classes. */
  classes: Scalars['Int']['output'];
  /** `carabina-9mm`, `pistola-9mm`, `escopeta-12` or `carabina-22lr`. */
  id: Scalars['ID']['output'];
  /** Name. */
  label: Scalars['String']['output'];
};

/** One attempt to deliver. */
export type WebhookAttempt = {
  __typename?: 'WebhookAttempt';
  /** When it began. */
  at: Scalars['DateTime']['output'];
  /** How long it lasted, in milliseconds. */
  durationMs: Scalars['Int']['output'];
  /** Why it failed; null when it succeeded. */
  error?: Maybe<WebhookDeliveryError>;
  /** HTTP status of the answer; null without one. */
  status?: Maybe<Scalars['Int']['output']>;
};

/** One event on its way to one endpoint; kept for as long as the server is set to, 30 days by default. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
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
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** What became of it. */
  state: WebhookDeliveryState;
  /** What happened. */
  type: WebhookEvent;
};

/** One page of deliveries. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
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
  __typename?: 'WebhookDeliveryEdge';
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
  __typename?: 'WebhookEndpoint';
  /** When it was created: it is told of what happens later. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is for; null without one. */
  description?: Maybe<Scalars['String']['output']>;
  /** Why it is not active; null while it is. */
  disabledReason?: Maybe<WebhookDisabledReason>;
  /** What it is told of. */
  events: Array<WebhookEvent>;
  /** Since when no attempt has succeeded; null while they do. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** False while nothing is sent. */
  isActive: Scalars['Boolean']['output'];
  /** Until when the secret before the last rotation signs as well; null without a rotation. */
  previousSecretUntil?: Maybe<Scalars['DateTime']['output']>;
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
  __typename?: 'WebhookEndpointSecret';
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
  AccessToken: ResolverTypeWrapper<Omit<AccessToken, 'scopes'> & { scopes: Array<ResolversTypes['TokenScope']> }>;
  Acknowledgement: ResolverTypeWrapper<Acknowledgement>;
  ActiveSession: ResolverTypeWrapper<Omit<ActiveSession, 'via'> & { via: ResolversTypes['SignInMethod'] }>;
  AdjustPointsInput: AdjustPointsInput;
  AdminStats: ResolverTypeWrapper<AdminStats>;
  AgendaEntry: ResolverTypeWrapper<Omit<AgendaEntry, 'course' | 'enrolment' | 'warnings'> & { course: ResolversTypes['Course'], enrolment?: Maybe<ResolversTypes['Enrolment']>, warnings: Array<ResolversTypes['AgendaWarning']> }>;
  AgendaWarning: ResolverTypeWrapper<AgendaWarningValue>;
  AmmoBox: ResolverTypeWrapper<AmmoBox>;
  AmmoBoxInput: AmmoBoxInput;
  AmmoCost: ResolverTypeWrapper<AmmoCost>;
  Armoury: ResolverTypeWrapper<Omit<Armoury, 'confirmed' | 'pending'> & { confirmed: ResolversTypes['ArmourySheet'], pending: ResolversTypes['ArmourySheet'] }>;
  ArmouryClass: ResolverTypeWrapper<Omit<ArmouryClass, 'enrolment'> & { enrolment: ResolversTypes['Enrolment'] }>;
  ArmourySheet: ResolverTypeWrapper<Omit<ArmourySheet, 'classes' | 'ownWeaponClasses'> & { classes: Array<ResolversTypes['ArmouryClass']>, ownWeaponClasses: Array<ResolversTypes['ArmouryClass']> }>;
  AssignInstructorInput: AssignInstructorInput;
  AuditActor: ResolverTypeWrapper<AuditActor>;
  AuditChange: ResolverTypeWrapper<AuditChange>;
  AuditEntry: ResolverTypeWrapper<Omit<AuditEntry, 'outcome'> & { outcome: ResolversTypes['AuditOutcome'] }>;
  AuditEntryConnection: ResolverTypeWrapper<Omit<AuditEntryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['AuditEntryEdge']>, nodes: Array<ResolversTypes['AuditEntry']> }>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditFilter: AuditFilter;
  AuditOutcome: ResolverTypeWrapper<AuditOutcomeValue>;
  AuditSubject: ResolverTypeWrapper<AuditSubject>;
  BookClassInput: BookClassInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CaliberBoxes: ResolverTypeWrapper<CaliberBoxes>;
  CaliberTotal: ResolverTypeWrapper<CaliberTotal>;
  CancelEnrolmentInput: CancelEnrolmentInput;
  CancelEnrolmentsInput: CancelEnrolmentsInput;
  Cancellation: ResolverTypeWrapper<Omit<Cancellation, 'reason'> & { reason: ResolversTypes['CancellationReason'] }>;
  CancellationReason: ResolverTypeWrapper<CancellationReasonValue>;
  ChangePasswordInput: ChangePasswordInput;
  ClassQuoteInput: ClassQuoteInput;
  ClassType: ResolverTypeWrapper<ClassTypeValue>;
  CluPolicy: ResolverTypeWrapper<CluPolicyValue>;
  Course: ResolverTypeWrapper<CourseData>;
  CourseConnection: ResolverTypeWrapper<Omit<CourseConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CourseEdge']>, nodes: Array<ResolversTypes['Course']> }>;
  CourseEdge: ResolverTypeWrapper<Omit<CourseEdge, 'node'> & { node: ResolversTypes['Course'] }>;
  CourseInstructor: ResolverTypeWrapper<CourseInstructorData>;
  CourseType: ResolverTypeWrapper<CourseTypeValue>;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateCourseInput: CreateCourseInput;
  CreateInstructorInput: CreateInstructorInput;
  CreatePasswordResetInput: CreatePasswordResetInput;
  CreateReferralInput: CreateReferralInput;
  CreateWebhookEndpointInput: CreateWebhookEndpointInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeactivateCourseInput: DeactivateCourseInput;
  Deletion: ResolverTypeWrapper<Omit<Deletion, 'state'> & { state: ResolversTypes['DeletionState'] }>;
  DeletionDecision: ResolverTypeWrapper<DeletionDecisionValue>;
  DeletionState: ResolverTypeWrapper<DeletionStateValue>;
  DocumentType: ResolverTypeWrapper<DocumentTypeValue>;
  DuplicateCourseInput: DuplicateCourseInput;
  EndSessionInput: EndSessionInput;
  EndUserAccessInput: EndUserAccessInput;
  EnrolInput: EnrolInput;
  EnrolStudentInput: EnrolStudentInput;
  Enrolment: ResolverTypeWrapper<EnrolmentData>;
  EnrolmentConnection: ResolverTypeWrapper<Omit<EnrolmentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['EnrolmentEdge']>, nodes: Array<ResolversTypes['Enrolment']> }>;
  EnrolmentEdge: ResolverTypeWrapper<Omit<EnrolmentEdge, 'node'> & { node: ResolversTypes['Enrolment'] }>;
  EnrolmentFilter: EnrolmentFilter;
  EnrolmentIdsInput: EnrolmentIdsInput;
  EnrolmentOutcome: ResolverTypeWrapper<Omit<EnrolmentOutcome, 'enrolment'> & { enrolment?: Maybe<ResolversTypes['Enrolment']> }>;
  EnrolmentStatus: ResolverTypeWrapper<EnrolmentStatusValue>;
  ErrorCode: ErrorCode;
  ErrorReason: ErrorReason;
  FieldErrorCode: FieldErrorCode;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Gender: ResolverTypeWrapper<GenderValue>;
  HandOutRedemptionInput: HandOutRedemptionInput;
  Health: ResolverTypeWrapper<HealthData>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportFault: ResolverTypeWrapper<ImportFault>;
  ImportUsersInput: ImportUsersInput;
  Instructor: ResolverTypeWrapper<InstructorData>;
  InstructorConnection: ResolverTypeWrapper<Omit<InstructorConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['InstructorEdge']>, nodes: Array<ResolversTypes['Instructor']> }>;
  InstructorEdge: ResolverTypeWrapper<Omit<InstructorEdge, 'node'> & { node: ResolversTypes['Instructor'] }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LicenceState: ResolverTypeWrapper<LicenceStateValue>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LoginInput: LoginInput;
  MonthReport: ResolverTypeWrapper<MonthReport>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyDataPage: ResolverTypeWrapper<MyDataPage>;
  MyDataRecord: ResolverTypeWrapper<MyDataRecord>;
  NewAccessToken: ResolverTypeWrapper<Omit<NewAccessToken, 'accessToken'> & { accessToken: ResolversTypes['AccessToken'] }>;
  Occupancy: ResolverTypeWrapper<Occupancy>;
  OutcomeError: ResolverTypeWrapper<OutcomeError>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PasswordReset: ResolverTypeWrapper<PasswordReset>;
  PointsChange: ResolverTypeWrapper<Omit<PointsChange, 'transaction'> & { transaction: ResolversTypes['PointsTransaction'] }>;
  PointsOfMonth: ResolverTypeWrapper<PointsOfMonth>;
  PointsTransaction: ResolverTypeWrapper<Omit<PointsTransaction, 'type'> & { type: ResolversTypes['TransactionType'] }>;
  PointsTransactionConnection: ResolverTypeWrapper<Omit<PointsTransactionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PointsTransactionEdge']>, nodes: Array<ResolversTypes['PointsTransaction']> }>;
  PointsTransactionEdge: ResolverTypeWrapper<Omit<PointsTransactionEdge, 'node'> & { node: ResolversTypes['PointsTransaction'] }>;
  PriceBreakdown: ResolverTypeWrapper<PriceBreakdown>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
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
  RegisterInput: RegisterInput;
  Release: ResolverTypeWrapper<Release>;
  RequestDeletionInput: RequestDeletionInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RescheduleEnrolmentInput: RescheduleEnrolmentInput;
  ResetPasswordInput: ResetPasswordInput;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  Role: ResolverTypeWrapper<RoleValue>;
  SecondFactor: ResolverTypeWrapper<SecondFactor>;
  SecondFactorCodeInput: SecondFactorCodeInput;
  SecondFactorConfirmation: ResolverTypeWrapper<SecondFactorConfirmation>;
  SecondFactorSecret: ResolverTypeWrapper<SecondFactorSecret>;
  Session: ResolverTypeWrapper<Session>;
  SettleDeletionInput: SettleDeletionInput;
  SetupProfileInput: SetupProfileInput;
  SignInMethod: ResolverTypeWrapper<SignInMethodValue>;
  StartSecondFactorInput: StartSecondFactorInput;
  StatusCounts: ResolverTypeWrapper<StatusCounts>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TokenScope: ResolverTypeWrapper<TokenScopeValue>;
  TransactionType: ResolverTypeWrapper<TransactionTypeValue>;
  UpdateCourseInput: UpdateCourseInput;
  UpdateEnrolmentInput: UpdateEnrolmentInput;
  UpdateInstructorInput: UpdateInstructorInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateUserInput: UpdateUserInput;
  UpdateWebhookEndpointInput: UpdateWebhookEndpointInput;
  User: ResolverTypeWrapper<UserData>;
  UserConnection: ResolverTypeWrapper<Omit<UserConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['UserEdge']>, nodes: Array<ResolversTypes['User']> }>;
  UserCredentialInput: UserCredentialInput;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UsersImport: ResolverTypeWrapper<UsersImport>;
  WaitingEntry: ResolverTypeWrapper<WaitingEntryData>;
  WaitingListInput: WaitingListInput;
  Weapon: ResolverTypeWrapper<Weapon>;
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
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessToken: AccessToken;
  Acknowledgement: Acknowledgement;
  ActiveSession: ActiveSession;
  AdjustPointsInput: AdjustPointsInput;
  AdminStats: AdminStats;
  AgendaEntry: Omit<AgendaEntry, 'course' | 'enrolment'> & { course: ResolversParentTypes['Course'], enrolment?: Maybe<ResolversParentTypes['Enrolment']> };
  AmmoBox: AmmoBox;
  AmmoBoxInput: AmmoBoxInput;
  AmmoCost: AmmoCost;
  Armoury: Omit<Armoury, 'confirmed' | 'pending'> & { confirmed: ResolversParentTypes['ArmourySheet'], pending: ResolversParentTypes['ArmourySheet'] };
  ArmouryClass: Omit<ArmouryClass, 'enrolment'> & { enrolment: ResolversParentTypes['Enrolment'] };
  ArmourySheet: Omit<ArmourySheet, 'classes' | 'ownWeaponClasses'> & { classes: Array<ResolversParentTypes['ArmouryClass']>, ownWeaponClasses: Array<ResolversParentTypes['ArmouryClass']> };
  AssignInstructorInput: AssignInstructorInput;
  AuditActor: AuditActor;
  AuditChange: AuditChange;
  AuditEntry: AuditEntry;
  AuditEntryConnection: Omit<AuditEntryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['AuditEntryEdge']>, nodes: Array<ResolversParentTypes['AuditEntry']> };
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditFilter: AuditFilter;
  AuditSubject: AuditSubject;
  BookClassInput: BookClassInput;
  Boolean: Scalars['Boolean']['output'];
  CaliberBoxes: CaliberBoxes;
  CaliberTotal: CaliberTotal;
  CancelEnrolmentInput: CancelEnrolmentInput;
  CancelEnrolmentsInput: CancelEnrolmentsInput;
  Cancellation: Cancellation;
  ChangePasswordInput: ChangePasswordInput;
  ClassQuoteInput: ClassQuoteInput;
  Course: CourseData;
  CourseConnection: Omit<CourseConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CourseEdge']>, nodes: Array<ResolversParentTypes['Course']> };
  CourseEdge: Omit<CourseEdge, 'node'> & { node: ResolversParentTypes['Course'] };
  CourseInstructor: CourseInstructorData;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateCourseInput: CreateCourseInput;
  CreateInstructorInput: CreateInstructorInput;
  CreatePasswordResetInput: CreatePasswordResetInput;
  CreateReferralInput: CreateReferralInput;
  CreateWebhookEndpointInput: CreateWebhookEndpointInput;
  DateTime: Scalars['DateTime']['output'];
  DeactivateCourseInput: DeactivateCourseInput;
  Deletion: Deletion;
  DuplicateCourseInput: DuplicateCourseInput;
  EndSessionInput: EndSessionInput;
  EndUserAccessInput: EndUserAccessInput;
  EnrolInput: EnrolInput;
  EnrolStudentInput: EnrolStudentInput;
  Enrolment: EnrolmentData;
  EnrolmentConnection: Omit<EnrolmentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['EnrolmentEdge']>, nodes: Array<ResolversParentTypes['Enrolment']> };
  EnrolmentEdge: Omit<EnrolmentEdge, 'node'> & { node: ResolversParentTypes['Enrolment'] };
  EnrolmentFilter: EnrolmentFilter;
  EnrolmentIdsInput: EnrolmentIdsInput;
  EnrolmentOutcome: Omit<EnrolmentOutcome, 'enrolment'> & { enrolment?: Maybe<ResolversParentTypes['Enrolment']> };
  Float: Scalars['Float']['output'];
  HandOutRedemptionInput: HandOutRedemptionInput;
  Health: HealthData;
  ID: Scalars['ID']['output'];
  ImportFault: ImportFault;
  ImportUsersInput: ImportUsersInput;
  Instructor: InstructorData;
  InstructorConnection: Omit<InstructorConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['InstructorEdge']>, nodes: Array<ResolversParentTypes['Instructor']> };
  InstructorEdge: Omit<InstructorEdge, 'node'> & { node: ResolversParentTypes['Instructor'] };
  Int: Scalars['Int']['output'];
  LocalDate: Scalars['LocalDate']['output'];
  LoginInput: LoginInput;
  MonthReport: MonthReport;
  Mutation: Record<PropertyKey, never>;
  MyDataPage: MyDataPage;
  MyDataRecord: MyDataRecord;
  NewAccessToken: Omit<NewAccessToken, 'accessToken'> & { accessToken: ResolversParentTypes['AccessToken'] };
  Occupancy: Occupancy;
  OutcomeError: OutcomeError;
  PageInfo: PageInfo;
  PasswordReset: PasswordReset;
  PointsChange: Omit<PointsChange, 'transaction'> & { transaction: ResolversParentTypes['PointsTransaction'] };
  PointsOfMonth: PointsOfMonth;
  PointsTransaction: PointsTransaction;
  PointsTransactionConnection: Omit<PointsTransactionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PointsTransactionEdge']>, nodes: Array<ResolversParentTypes['PointsTransaction']> };
  PointsTransactionEdge: Omit<PointsTransactionEdge, 'node'> & { node: ResolversParentTypes['PointsTransaction'] };
  PriceBreakdown: PriceBreakdown;
  Query: Record<PropertyKey, never>;
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
  RegisterInput: RegisterInput;
  Release: Release;
  RequestDeletionInput: RequestDeletionInput;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RescheduleEnrolmentInput: RescheduleEnrolmentInput;
  ResetPasswordInput: ResetPasswordInput;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  SecondFactor: SecondFactor;
  SecondFactorCodeInput: SecondFactorCodeInput;
  SecondFactorConfirmation: SecondFactorConfirmation;
  SecondFactorSecret: SecondFactorSecret;
  Session: Session;
  SettleDeletionInput: SettleDeletionInput;
  SetupProfileInput: SetupProfileInput;
  StartSecondFactorInput: StartSecondFactorInput;
  StatusCounts: StatusCounts;
  String: Scalars['String']['output'];
  UpdateCourseInput: UpdateCourseInput;
  UpdateEnrolmentInput: UpdateEnrolmentInput;
  UpdateInstructorInput: UpdateInstructorInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateUserInput: UpdateUserInput;
  UpdateWebhookEndpointInput: UpdateWebhookEndpointInput;
  User: UserData;
  UserConnection: Omit<UserConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['UserEdge']>, nodes: Array<ResolversParentTypes['User']> };
  UserCredentialInput: UserCredentialInput;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UsersImport: UsersImport;
  WaitingEntry: WaitingEntryData;
  WaitingListInput: WaitingListInput;
  Weapon: Weapon;
  WeaponTotal: WeaponTotal;
  WebhookAttempt: WebhookAttempt;
  WebhookDelivery: WebhookDeliveryData;
  WebhookDeliveryConnection: Omit<WebhookDeliveryConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['WebhookDeliveryEdge']>, nodes: Array<ResolversParentTypes['WebhookDelivery']> };
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookEndpoint: WebhookEndpointData;
  WebhookEndpointIdInput: WebhookEndpointIdInput;
  WebhookEndpointSecret: EndpointWithSecretData;
};

export type AccessTokenResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['TokenScope']>, ParentType, ContextType>;
};

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

export type AgendaEntryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AgendaEntry'] = ResolversParentTypes['AgendaEntry']> = {
  completedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  course?: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  enrolment?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instructorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pendingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['AgendaWarning']>, ParentType, ContextType>;
};

export type AgendaWarningResolvers = EnumResolverSignature<{ INSTRUCTOR_INACTIVE?: any, INSTRUCTOR_OVERLAP?: any, LICENCE?: any, NO_INSTRUCTOR?: any, OVER_CAPACITY?: any }, ResolversTypes['AgendaWarning']>;

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

export type ArmouryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Armoury'] = ResolversParentTypes['Armoury']> = {
  confirmed?: Resolver<ResolversTypes['ArmourySheet'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['ArmourySheet'], ParentType, ContextType>;
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

export type AuditActorResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AuditActor'] = ResolversParentTypes['AuditActor']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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

export type CaliberBoxesResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CaliberBoxes'] = ResolversParentTypes['CaliberBoxes']> = {
  boxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caliber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaliberTotalResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CaliberTotal'] = ResolversParentTypes['CaliberTotal']> = {
  boxes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caliber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cartridges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CancellationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Cancellation'] = ResolversParentTypes['Cancellation']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['CancellationReason'], ParentType, ContextType>;
};

export type CancellationReasonResolvers = EnumResolverSignature<{ ACADEMY?: any, CLU?: any, NO_SHOW?: any, OTHER?: any, STUDENT?: any }, ResolversTypes['CancellationReason']>;

export type ClassTypeResolvers = EnumResolverSignature<{ DEFENSIVE?: any, SPORT?: any }, ResolversTypes['ClassType']>;

export type CluPolicyResolvers = EnumResolverSignature<{ OFF?: any, REQUIRE?: any, WARN?: any }, ResolversTypes['CluPolicy']>;

export type CourseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Course'] = ResolversParentTypes['Course']> = {
  capacity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cluPolicy?: Resolver<ResolversTypes['CluPolicy'], ParentType, ContextType>;
  courseType?: Resolver<ResolversTypes['CourseType'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instructor?: Resolver<Maybe<ResolversTypes['CourseInstructor']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  placesTaken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheduledDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type CourseEdgeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CourseEdge'] = ResolversParentTypes['CourseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
};

export type CourseInstructorResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CourseInstructor'] = ResolversParentTypes['CourseInstructor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseTypeResolvers = EnumResolverSignature<{ GRUPAL?: any, PERSONALIZADO?: any }, ResolversTypes['CourseType']>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeletionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Deletion'] = ResolversParentTypes['Deletion']> = {
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeletionState'], ParentType, ContextType>;
};

export type DeletionDecisionResolvers = EnumResolverSignature<{ APPROVE?: any, REFUSE?: any }, ResolversTypes['DeletionDecision']>;

export type DeletionStateResolvers = EnumResolverSignature<{ APPROVED?: any, DONE?: any, REFUSED?: any, REQUESTED?: any }, ResolversTypes['DeletionState']>;

export type DocumentTypeResolvers = EnumResolverSignature<{ CEDULA?: any, DNI?: any, PASAPORTE?: any }, ResolversTypes['DocumentType']>;

export type EnrolmentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Enrolment'] = ResolversParentTypes['Enrolment']> = {
  ammoBoxes?: Resolver<Maybe<Array<ResolversTypes['AmmoBox']>>, ParentType, ContextType>;
  cancellation?: Resolver<Maybe<ResolversTypes['Cancellation']>, ParentType, ContextType>;
  classDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  classTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  classType?: Resolver<Maybe<ResolversTypes['ClassType']>, ParentType, ContextType>;
  completionDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  course?: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasWeaponAmmo?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instructorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instructorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['LicenceState'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceBreakdown?: Resolver<Maybe<ResolversTypes['PriceBreakdown']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheduledDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type GenderResolvers = EnumResolverSignature<{ HOMBRE?: any, MUJER?: any }, ResolversTypes['Gender']>;

export type HealthResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Health'] = ResolversParentTypes['Health']> = {
  database?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sendsMail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportFaultResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ImportFault'] = ResolversParentTypes['ImportFault']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InstructorResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Instructor'] = ResolversParentTypes['Instructor']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type LicenceStateResolvers = EnumResolverSignature<{ EXPIRED?: any, EXPIRES_30?: any, EXPIRES_90?: any, MISSING?: any, VALID?: any }, ResolversTypes['LicenceState']>;

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

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
  adjustPoints?: Resolver<Maybe<ResolversTypes['PointsChange']>, ParentType, ContextType, RequireFields<MutationAdjustPointsArgs, 'input'>>;
  assignInstructor?: Resolver<Maybe<Array<ResolversTypes['EnrolmentOutcome']>>, ParentType, ContextType, RequireFields<MutationAssignInstructorArgs, 'input'>>;
  bookClass?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationBookClassArgs, 'input'>>;
  cancelEnrolment?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationCancelEnrolmentArgs, 'input'>>;
  cancelEnrolments?: Resolver<Maybe<Array<ResolversTypes['EnrolmentOutcome']>>, ParentType, ContextType, RequireFields<MutationCancelEnrolmentsArgs, 'input'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  completeEnrolments?: Resolver<Maybe<Array<ResolversTypes['EnrolmentOutcome']>>, ParentType, ContextType, RequireFields<MutationCompleteEnrolmentsArgs, 'input'>>;
  confirmEnrolments?: Resolver<Maybe<Array<ResolversTypes['EnrolmentOutcome']>>, ParentType, ContextType, RequireFields<MutationConfirmEnrolmentsArgs, 'input'>>;
  confirmSecondFactor?: Resolver<Maybe<ResolversTypes['SecondFactorConfirmation']>, ParentType, ContextType, RequireFields<MutationConfirmSecondFactorArgs, 'input'>>;
  createAccessToken?: Resolver<Maybe<ResolversTypes['NewAccessToken']>, ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'input'>>;
  createCourse?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<MutationCreateCourseArgs, 'input'>>;
  createInstructor?: Resolver<Maybe<ResolversTypes['Instructor']>, ParentType, ContextType, RequireFields<MutationCreateInstructorArgs, 'input'>>;
  createPasswordReset?: Resolver<Maybe<ResolversTypes['PasswordReset']>, ParentType, ContextType, Partial<MutationCreatePasswordResetArgs>>;
  createReferral?: Resolver<Maybe<ResolversTypes['Referral']>, ParentType, ContextType, RequireFields<MutationCreateReferralArgs, 'input'>>;
  createWebhookEndpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpointSecret']>, ParentType, ContextType, RequireFields<MutationCreateWebhookEndpointArgs, 'input'>>;
  deactivateCourse?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<MutationDeactivateCourseArgs, 'input'>>;
  deleteWebhookEndpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookEndpointArgs, 'input'>>;
  duplicateCourse?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<MutationDuplicateCourseArgs, 'input'>>;
  endOtherSessions?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType>;
  endSecondFactor?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationEndSecondFactorArgs, 'input'>>;
  endSession?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, Partial<MutationEndSessionArgs>>;
  endUserAccess?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationEndUserAccessArgs, 'input'>>;
  endUserSession?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationEndUserSessionArgs, 'input'>>;
  enrol?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationEnrolArgs, 'input'>>;
  enrolStudent?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationEnrolStudentArgs, 'input'>>;
  handOutRedemption?: Resolver<Maybe<ResolversTypes['Redemption']>, ParentType, ContextType, RequireFields<MutationHandOutRedemptionArgs, 'input'>>;
  importUsers?: Resolver<Maybe<ResolversTypes['UsersImport']>, ParentType, ContextType, RequireFields<MutationImportUsersArgs, 'input'>>;
  joinWaitingList?: Resolver<Maybe<ResolversTypes['WaitingEntry']>, ParentType, ContextType, RequireFields<MutationJoinWaitingListArgs, 'input'>>;
  leaveWaitingList?: Resolver<Maybe<ResolversTypes['WaitingEntry']>, ParentType, ContextType, RequireFields<MutationLeaveWaitingListArgs, 'input'>>;
  login?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType>;
  markNoShows?: Resolver<Maybe<Array<ResolversTypes['EnrolmentOutcome']>>, ParentType, ContextType, RequireFields<MutationMarkNoShowsArgs, 'input'>>;
  redeemPoints?: Resolver<Maybe<ResolversTypes['PointsChange']>, ParentType, ContextType, RequireFields<MutationRedeemPointsArgs, 'input'>>;
  redeliver?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<MutationRedeliverArgs, 'input'>>;
  redeliverMatching?: Resolver<Maybe<ResolversTypes['Redelivery']>, ParentType, ContextType, RequireFields<MutationRedeliverMatchingArgs, 'input'>>;
  register?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  requestDeletion?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationRequestDeletionArgs, 'input'>>;
  requestPasswordReset?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  rescheduleEnrolment?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationRescheduleEnrolmentArgs, 'input'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  revokeAccessToken?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, Partial<MutationRevokeAccessTokenArgs>>;
  revokeUserAccessToken?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationRevokeUserAccessTokenArgs, 'input'>>;
  rotateWebhookSecret?: Resolver<Maybe<ResolversTypes['WebhookEndpointSecret']>, ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'input'>>;
  sendTestEvent?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<MutationSendTestEventArgs, 'input'>>;
  settleDeletion?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationSettleDeletionArgs, 'input'>>;
  setupProfile?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationSetupProfileArgs, 'input'>>;
  startSecondFactor?: Resolver<Maybe<ResolversTypes['SecondFactorSecret']>, ParentType, ContextType, RequireFields<MutationStartSecondFactorArgs, 'input'>>;
  updateCourse?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<MutationUpdateCourseArgs, 'input'>>;
  updateEnrolment?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationUpdateEnrolmentArgs, 'input'>>;
  updateInstructor?: Resolver<Maybe<ResolversTypes['Instructor']>, ParentType, ContextType, RequireFields<MutationUpdateInstructorArgs, 'input'>>;
  updateProfile?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
  updateWebhookEndpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType, RequireFields<MutationUpdateWebhookEndpointArgs, 'input'>>;
  verifySecondFactor?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType, RequireFields<MutationVerifySecondFactorArgs, 'input'>>;
  withdrawDeletion?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
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

export type PageInfoResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasswordResetResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PasswordReset'] = ResolversParentTypes['PasswordReset']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  armoury?: Resolver<Maybe<ResolversTypes['Armoury']>, ParentType, ContextType, RequireFields<QueryArmouryArgs, 'day'>>;
  auditTrail?: Resolver<ResolversTypes['AuditEntryConnection'], ParentType, ContextType, Partial<QueryAuditTrailArgs>>;
  classQuote?: Resolver<Maybe<ResolversTypes['PriceBreakdown']>, ParentType, ContextType, RequireFields<QueryClassQuoteArgs, 'input'>>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<QueryCourseArgs, 'id'>>;
  courses?: Resolver<Array<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<QueryCoursesArgs, 'limit' | 'skip'>>;
  enrolment?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<QueryEnrolmentArgs, 'id'>>;
  enrolments?: Resolver<ResolversTypes['EnrolmentConnection'], ParentType, ContextType, Partial<QueryEnrolmentsArgs>>;
  googleAuthUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['Health'], ParentType, ContextType>;
  instructor?: Resolver<Maybe<ResolversTypes['Instructor']>, ParentType, ContextType, RequireFields<QueryInstructorArgs, 'id'>>;
  instructors?: Resolver<ResolversTypes['InstructorConnection'], ParentType, ContextType, Partial<QueryInstructorsArgs>>;
  me?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  myAccessTokens?: Resolver<Array<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  myData?: Resolver<ResolversTypes['MyDataPage'], ParentType, ContextType, Partial<QueryMyDataArgs>>;
  myEnrolments?: Resolver<ResolversTypes['EnrolmentConnection'], ParentType, ContextType, Partial<QueryMyEnrolmentsArgs>>;
  myPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myPointsTransactions?: Resolver<ResolversTypes['PointsTransactionConnection'], ParentType, ContextType, Partial<QueryMyPointsTransactionsArgs>>;
  myReferrals?: Resolver<ResolversTypes['ReferralConnection'], ParentType, ContextType, Partial<QueryMyReferralsArgs>>;
  mySecondFactor?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType>;
  mySessions?: Resolver<Array<ResolversTypes['ActiveSession']>, ParentType, ContextType>;
  myWaitingList?: Resolver<Array<ResolversTypes['WaitingEntry']>, ParentType, ContextType>;
  redemptions?: Resolver<ResolversTypes['RedemptionConnection'], ParentType, ContextType, Partial<QueryRedemptionsArgs>>;
  release?: Resolver<ResolversTypes['Release'], ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['MonthReport']>, ParentType, ContextType, RequireFields<QueryReportsArgs, 'fromMonth' | 'toMonth'>>;
  roster?: Resolver<Array<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<QueryRosterArgs, 'courseId'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  userAccessTokens?: Resolver<Array<ResolversTypes['AccessToken']>, ParentType, ContextType, RequireFields<QueryUserAccessTokensArgs, 'userId'>>;
  userSessions?: Resolver<Array<ResolversTypes['ActiveSession']>, ParentType, ContextType, RequireFields<QueryUserSessionsArgs, 'userId'>>;
  userTransactions?: Resolver<ResolversTypes['PointsTransactionConnection'], ParentType, ContextType, RequireFields<QueryUserTransactionsArgs, 'userId'>>;
  users?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, Partial<QueryUsersArgs>>;
  waitingList?: Resolver<Array<ResolversTypes['WaitingEntry']>, ParentType, ContextType, RequireFields<QueryWaitingListArgs, 'courseId'>>;
  weapons?: Resolver<Array<ResolversTypes['Weapon']>, ParentType, ContextType>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveryConnection'], ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'endpointId'>>;
  webhookEndpoints?: Resolver<Array<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
};

export type RedeliveryResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Redelivery'] = ResolversParentTypes['Redelivery']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RedemptionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Redemption'] = ResolversParentTypes['Redemption']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type RoleResolvers = EnumResolverSignature<{ ADMIN?: any, STUDENT?: any }, ResolversTypes['Role']>;

export type SecondFactorResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondFactorConfirmationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SecondFactorConfirmation'] = ResolversParentTypes['SecondFactorConfirmation']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecondFactorSecretResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['SecondFactorSecret'] = ResolversParentTypes['SecondFactorSecret']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInMethodResolvers = EnumResolverSignature<{ GOOGLE?: any, PASSWORD?: any }, ResolversTypes['SignInMethod']>;

export type StatusCountsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['StatusCounts'] = ResolversParentTypes['StatusCounts']> = {
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TokenScopeResolvers = EnumResolverSignature<{ ADMIN?: any, READ?: any, WRITE?: any }, ResolversTypes['TokenScope']>;

export type TransactionTypeResolvers = EnumResolverSignature<{ ADJUST?: any, EARN?: any, REDEEM?: any }, ResolversTypes['TransactionType']>;

export type UserResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  needsSetup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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

export type UsersImportResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['UsersImport'] = ResolversParentTypes['UsersImport']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  existing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['ImportFault']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

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

export type WebhookEventResolvers = EnumResolverSignature<{ COURSE_CREATED?: any, COURSE_DEACTIVATED?: any, COURSE_UPDATED?: any, ENROLMENT_CHANGED?: any, ENROLMENT_COMPLETED?: any, ENROLMENT_CREATED?: any, POINTS_MOVED?: any, REDEMPTION_HANDED_OUT?: any, USER_ANONYMISED?: any, USER_DEACTIVATED?: any, USER_EMAIL_CHANGED?: any, USER_REACTIVATED?: any, USER_REGISTERED?: any, USER_UPDATED?: any, WAITING_EXPIRED?: any, WAITING_JOINED?: any, WAITING_LEFT?: any, WAITING_PROMOTED?: any, WEBHOOK_TEST?: any }, ResolversTypes['WebhookEvent']>;

export type Resolvers<ContextType = Ctx> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  Acknowledgement?: AcknowledgementResolvers<ContextType>;
  ActiveSession?: ActiveSessionResolvers<ContextType>;
  AdminStats?: AdminStatsResolvers<ContextType>;
  AgendaEntry?: AgendaEntryResolvers<ContextType>;
  AgendaWarning?: AgendaWarningResolvers;
  AmmoBox?: AmmoBoxResolvers<ContextType>;
  AmmoCost?: AmmoCostResolvers<ContextType>;
  Armoury?: ArmouryResolvers<ContextType>;
  ArmouryClass?: ArmouryClassResolvers<ContextType>;
  ArmourySheet?: ArmourySheetResolvers<ContextType>;
  AuditActor?: AuditActorResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  AuditOutcome?: AuditOutcomeResolvers;
  AuditSubject?: AuditSubjectResolvers<ContextType>;
  CaliberBoxes?: CaliberBoxesResolvers<ContextType>;
  CaliberTotal?: CaliberTotalResolvers<ContextType>;
  Cancellation?: CancellationResolvers<ContextType>;
  CancellationReason?: CancellationReasonResolvers;
  ClassType?: ClassTypeResolvers;
  CluPolicy?: CluPolicyResolvers;
  Course?: CourseResolvers<ContextType>;
  CourseConnection?: CourseConnectionResolvers<ContextType>;
  CourseEdge?: CourseEdgeResolvers<ContextType>;
  CourseInstructor?: CourseInstructorResolvers<ContextType>;
  CourseType?: CourseTypeResolvers;
  DateTime?: GraphQLScalarType;
  Deletion?: DeletionResolvers<ContextType>;
  DeletionDecision?: DeletionDecisionResolvers;
  DeletionState?: DeletionStateResolvers;
  DocumentType?: DocumentTypeResolvers;
  Enrolment?: EnrolmentResolvers<ContextType>;
  EnrolmentConnection?: EnrolmentConnectionResolvers<ContextType>;
  EnrolmentEdge?: EnrolmentEdgeResolvers<ContextType>;
  EnrolmentOutcome?: EnrolmentOutcomeResolvers<ContextType>;
  EnrolmentStatus?: EnrolmentStatusResolvers;
  Gender?: GenderResolvers;
  Health?: HealthResolvers<ContextType>;
  ImportFault?: ImportFaultResolvers<ContextType>;
  Instructor?: InstructorResolvers<ContextType>;
  InstructorConnection?: InstructorConnectionResolvers<ContextType>;
  InstructorEdge?: InstructorEdgeResolvers<ContextType>;
  LicenceState?: LicenceStateResolvers;
  LocalDate?: GraphQLScalarType;
  MonthReport?: MonthReportResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyDataPage?: MyDataPageResolvers<ContextType>;
  MyDataRecord?: MyDataRecordResolvers<ContextType>;
  NewAccessToken?: NewAccessTokenResolvers<ContextType>;
  Occupancy?: OccupancyResolvers<ContextType>;
  OutcomeError?: OutcomeErrorResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PasswordReset?: PasswordResetResolvers<ContextType>;
  PointsChange?: PointsChangeResolvers<ContextType>;
  PointsOfMonth?: PointsOfMonthResolvers<ContextType>;
  PointsTransaction?: PointsTransactionResolvers<ContextType>;
  PointsTransactionConnection?: PointsTransactionConnectionResolvers<ContextType>;
  PointsTransactionEdge?: PointsTransactionEdgeResolvers<ContextType>;
  PriceBreakdown?: PriceBreakdownResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
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
  Role?: RoleResolvers;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorConfirmation?: SecondFactorConfirmationResolvers<ContextType>;
  SecondFactorSecret?: SecondFactorSecretResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SignInMethod?: SignInMethodResolvers;
  StatusCounts?: StatusCountsResolvers<ContextType>;
  TokenScope?: TokenScopeResolvers;
  TransactionType?: TransactionTypeResolvers;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UsersImport?: UsersImportResolvers<ContextType>;
  WaitingEntry?: WaitingEntryResolvers<ContextType>;
  Weapon?: WeaponResolvers<ContextType>;
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
};

