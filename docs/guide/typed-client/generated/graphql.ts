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

/** A correction of a student's points. */
export type AdjustPointsInput = {
  /** 1 to 200 characters. */
  description: Scalars['String']['input'];
  /** Signed whole points, not 0; the balance never falls below 0. */
  points: Scalars['Int']['input'];
  /** Which user. */
  userId: Scalars['ID']['input'];
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

/** Boxes of one caliber asked for. */
export type AmmoBoxInput = {
  /** `9mm`, `12 UAB` or `.22LR`, of one of the selected weapons. */
  caliber: Scalars['String']['input'];
  /** Whole boxes, 1 to 100; rows of one caliber are summed. */
  quantity: Scalars['Int']['input'];
};

/** Who gives the classes of these enrolments. */
export type AssignInstructorInput = {
  /** 1 to 100. */
  ids: Array<Scalars['ID']['input']>;
  /** An active instructor; null clears it. */
  instructorId?: InputMaybe<Scalars['ID']['input']>;
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

/** Whether the academy has handed out what was redeemed. */
export type RedemptionState =
  /** Handed out. */
  | 'HANDED_OUT'
  /** Not yet. */
  | 'PENDING';

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

/** A code of the authenticator app, or a recovery code. */
export type SecondFactorCodeInput = {
  /** Six digits, or a recovery code; each is taken once. */
  code: Scalars['String']['input'];
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

/** A session or a personal access token of somebody. */
export type UserCredentialInput = {
  /** The session or the token; one that is not there counts as ended. */
  id: Scalars['ID']['input'];
  /** The user. */
  userId: Scalars['ID']['input'];
};

/** A line to join or leave. */
export type WaitingListInput = {
  /** The course. */
  courseId: Scalars['ID']['input'];
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

/** Names an endpoint. */
export type WebhookEndpointIdInput = {
  /** Which endpoint. */
  id: Scalars['ID']['input'];
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


export type ChangedCoursesQuery = { adminCourses: { asOf?: string | null, nodes: Array<{ id: string, revision: number, updatedAt: string, name: string, description: string, location: string, courseType: CourseType, scheduledDate?: string | null, price: number, pointsValue: number, isActive: boolean, capacity?: number | null, durationMinutes: number, cluPolicy: CluPolicy, instructor?: { id: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor?: string | null } } };

export type ChangedUsersQueryVariables = Exact<{
  updatedSince: Scalars['DateTime']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type ChangedUsersQuery = { users: { asOf?: string | null, nodes: Array<{ id: string, revision: number, updatedAt: string, email: string, firstName?: string | null, lastName?: string | null, role: Role, documentType?: DocumentType | null, documentNumber: string, birthDate?: string | null, gender?: Gender | null, address?: string | null, city?: string | null, province?: string | null, postalCode?: string | null, phone?: string | null, isActive: boolean, createdAt: string, clu?: string | null, cluExpiration?: string | null, needsSetup: boolean }>, pageInfo: { hasNextPage: boolean, endCursor?: string | null } } };

export type ChangedEnrolmentsQueryVariables = Exact<{
  updatedSince: Scalars['DateTime']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
}>;


export type ChangedEnrolmentsQuery = { enrolments: { asOf?: string | null, nodes: Array<{ id: string, revision: number, updatedAt: string, userId: string, courseId: string, status: EnrolmentStatus, scheduledDate?: string | null, completionDate?: string | null, startsAt?: string | null, instructorId?: string | null, instructorName?: string | null, classType?: ClassType | null, classDate?: string | null, classTime?: string | null, weapons?: Array<string> | null, hasWeaponAmmo?: boolean | null, price: number, createdAt: string, ammoBoxes?: Array<{ caliber: string, quantity: number }> | null, cancellation?: { reason: CancellationReason, note?: string | null, at: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor?: string | null } } };

export type SetPostalCodeMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type SetPostalCodeMutation = { updateUser?: { postalCode?: string | null, revision: number } | null };

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
      instructor {
        id
      }
      cluPolicy
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
      }
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