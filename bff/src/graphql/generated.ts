import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { User as UserData } from '../../../domain/users/user.ts';
import type { Course as CourseData } from '../../../domain/courses/course.ts';
import type { Enrolment as EnrolmentData } from '../../../domain/enrolments/enrolment.ts';
import type { Role as RoleValue, DocumentType as DocumentTypeValue, Gender as GenderValue } from '../../../domain/academy.ts';
import type { CourseType as CourseTypeValue } from '../../../domain/courses/course.schema.ts';
import type { EnrolmentStatus as EnrolmentStatusValue } from '../../../domain/enrolments/enrolment.status.ts';
import type { ClassType as ClassTypeValue } from '../../../domain/enrolments/class-type.ts';
import type { TransactionType as TransactionTypeValue, ReferralStatus as ReferralStatusValue } from '../../../domain/points/points.schema.ts';
import type { Ctx } from '../context.ts';
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

/** Outcome of an operation that has nothing but a sentence to say. */
export type Acknowledgement = {
  __typename?: 'Acknowledgement';
  /** Sentence for the user. */
  detail: Scalars['String']['output'];
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

/** Boxes of one caliber. */
export type AmmoBox = {
  __typename?: 'AmmoBox';
  /** 9mm, 12 UAB or .22LR. */
  caliber: Scalars['String']['output'];
  /** Boxes, 1 to 100. */
  quantity: Scalars['Int']['output'];
};

/** Boxes of one caliber asked for. */
export type AmmoBoxInput = {
  /** A caliber of one of the selected weapons. */
  caliber: Scalars['String']['input'];
  /** Whole boxes, 1 to 100; rows of one caliber are summed. */
  quantity: Scalars['Int']['input'];
};

/** Boxes of one caliber with their cost in Argentine pesos. */
export type AmmoCost = {
  __typename?: 'AmmoCost';
  /** 9mm, 12 UAB or .22LR. */
  caliber: Scalars['String']['output'];
  /** Boxes. */
  quantity: Scalars['Int']['output'];
  /** Pesos for all boxes. */
  subtotal: Scalars['Float']['output'];
  /** Pesos per box. */
  unitPrice: Scalars['Float']['output'];
};

/** Which enrolment to cancel. */
export type CancelEnrolmentInput = {
  /** Identifier of the enrolment. */
  id: Scalars['ID']['input'];
};

/** Kind of a personalised class. */
export type ClassType =
  /** Tiro Defensivo. */
  | 'DEFENSIVE'
  /** Tiro Deportivo. */
  | 'SPORT';

/** Something the academy teaches. */
export type Course = {
  __typename?: 'Course';
  /** Group or personalised. */
  courseType: CourseType;
  /** What it is about. */
  description: Scalars['String']['output'];
  /** Identifier, 24 hexadecimal digits. */
  id: Scalars['ID']['output'];
  /** False when students no longer see it. */
  isActive: Scalars['Boolean']['output'];
  /** Where it takes place. */
  location: Scalars['String']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Points credited once the course is completed. */
  pointsValue: Scalars['Int']['output'];
  /** Price in Argentine pesos (at most two decimals). */
  price: Scalars['Float']['output'];
  /** When it takes place; null when not yet decided and for personalised courses. */
  scheduledDate?: Maybe<Scalars['DateTime']['output']>;
};

/** One page of courses. */
export type CourseConnection = {
  __typename?: 'CourseConnection';
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

/** How a course is given. */
export type CourseType =
  /** On one date, for a group. */
  | 'GRUPAL'
  /** By appointment, for one student. */
  | 'PERSONALIZADO';

/** A course as an admin creates it. */
export type CreateCourseInput = {
  /** Group or personalised. */
  courseType: CourseType;
  /** 1 to 2,000 characters. */
  description: Scalars['String']['input'];
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

/** A friend to invite. */
export type CreateReferralInput = {
  /** Address of the friend; neither one's own nor that of a user. */
  referredEmail: Scalars['String']['input'];
};

/** Kind of identity document. */
export type DocumentType =
  /** Identity card. */
  | 'CEDULA'
  /** Argentine national identity document. */
  | 'DNI'
  /** Passport. */
  | 'PASAPORTE';

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
  /** Ids from the weapon catalogue, at least one. */
  weapons?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A student's place in a course. */
export type Enrolment = {
  __typename?: 'Enrolment';
  /** Personalised classes: ammunition asked for. */
  ammoBoxes?: Maybe<Array<AmmoBox>>;
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
  /** Identifier of the instructor, null when unknown. */
  instructorId?: Maybe<Scalars['String']['output']>;
  /** Name of the instructor, null when unknown. */
  instructorName?: Maybe<Scalars['String']['output']>;
  /** Price in Argentine pesos, fixed when enrolling. */
  price: Scalars['Float']['output'];
  /** Personalised classes: how the price comes about. */
  priceBreakdown?: Maybe<PriceBreakdown>;
  /** When it takes place for this student, if that differs from the course's own date. */
  scheduledDate?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  status: EnrolmentStatus;
  /** The student. */
  userId: Scalars['ID']['output'];
  /** Personalised classes: ids of the weapons chosen. */
  weapons?: Maybe<Array<Scalars['String']['output']>>;
};

/** One page of enrolments. */
export type EnrolmentConnection = {
  __typename?: 'EnrolmentConnection';
  /** The enrolments of the page with their cursors, newest first. */
  edges: Array<EnrolmentEdge>;
  /** The enrolments of the page, newest first. */
  nodes: Array<Enrolment>;
  /** Where the page lies. */
  pageInfo: PageInfo;
  /** Enrolments of all pages; counting stops at 1,001. */
  totalCount: Scalars['Int']['output'];
  /** False where counting stopped: there are more than 1,000. */
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

/** Gender as written on the identity document. */
export type Gender =
  /** Male. */
  | 'HOMBRE'
  /** Female. */
  | 'MUJER';

/** State of the service. */
export type Health = {
  __typename?: 'Health';
  /** `up`. */
  database: Scalars['String']['output'];
  /** Which MongoDB serves the data. */
  engine: Scalars['String']['output'];
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

/** Credentials of `login`. */
export type LoginInput = {
  /** Address the account was made with; case does not matter. */
  email: Scalars['String']['input'];
  /** 6 to 128 characters. */
  password: Scalars['String']['input'];
};

/** What can be changed; each section below adds its fields. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Admins: corrects a balance. */
  adjustPoints?: Maybe<PointsChange>;
  /** Cancels an enrolment; again is a no-op. REST: DELETE /api/courses/enrollments/{id}. */
  cancelEnrolment?: Maybe<Enrolment>;
  /** Admins: new course. */
  createCourse?: Maybe<Course>;
  /** Invites a friend. REST: POST /api/points/referrals. */
  createReferral?: Maybe<Referral>;
  /** Enrols in a group course or books a personalised class. REST: POST /api/courses/enroll. */
  enrol?: Maybe<Enrolment>;
  /**
   * Admins: creates the users of a CSV file, all or, while a line is faulty, none. They have no password and, without a
   * document number, a pending profile. Repeatable: who is there already is left alone; no Idempotency-Key is needed. A body
   * of more than 32 kB is read from admins only, with a Content-Length; others are answered TOO_LARGE.
   */
  importUsers?: Maybe<UsersImport>;
  /** Sign in. REST: POST /api/auth/login. */
  login?: Maybe<Session>;
  /** Revokes the session that asks. REST: POST /api/auth/logout. */
  logout?: Maybe<Acknowledgement>;
  /** Redeems points. REST: POST /api/points/redeem. */
  redeemPoints?: Maybe<PointsChange>;
  /** New account. REST: POST /api/auth/register. */
  register?: Maybe<Session>;
  /** Completes a pending profile. REST: POST /api/auth/profile-setup. */
  setupProfile?: Maybe<User>;
  /** Admins: changes a course. */
  updateCourse?: Maybe<Course>;
  /** Changes an enrolment. REST: PUT /api/courses/enrollments/{id}. */
  updateEnrolment?: Maybe<Enrolment>;
  /** Admins: changes what only an admin may set on a user. */
  updateUser?: Maybe<User>;
};


/** What can be changed; each section below adds its fields. */
export type MutationAdjustPointsArgs = {
  input: AdjustPointsInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationCancelEnrolmentArgs = {
  input: CancelEnrolmentInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationCreateCourseArgs = {
  input: CreateCourseInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationCreateReferralArgs = {
  input: CreateReferralInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationEnrolArgs = {
  input: EnrolInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationImportUsersArgs = {
  input: ImportUsersInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationRedeemPointsArgs = {
  input: RedeemPointsInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** What can be changed; each section below adds its fields. */
export type MutationSetupProfileArgs = {
  input: SetupProfileInput;
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
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
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

/** A ledger entry and the balance after it. */
export type PointsChange = {
  __typename?: 'PointsChange';
  /** Balance after the entry. */
  points: Scalars['Int']['output'];
  /** The ledger entry. */
  transaction: PointsTransaction;
};

/** One entry of the append-only points ledger. */
export type PointsTransaction = {
  __typename?: 'PointsTransaction';
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Text for the student. */
  description: Scalars['String']['output'];
  /** The enrolment that earned them, if any. */
  enrolmentId?: Maybe<Scalars['ID']['output']>;
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
  /** Admins: all users that match, newest first; TOO_LARGE above 1,000, which REST streams. REST: GET /users/admin/all. */
  allUsers: Array<User>;
  /** One course. REST: GET /api/courses/{id}. */
  course?: Maybe<Course>;
  /** Courses by date, undated last; visitors and students see the active ones. REST: GET /api/courses. */
  courses: Array<Course>;
  /** One enrolment: one's own, or any for an admin. REST: GET /api/courses/enrollments/{id}. */
  enrolment?: Maybe<Enrolment>;
  /** Where to send the browser to sign in with Google. REST: GET /api/auth/google. */
  googleAuthUrl: Scalars['String']['output'];
  /** State of the service. REST: GET /api/health. */
  health: Health;
  /** The signed-in user. REST: GET /api/auth/me. */
  me: User;
  /** The signed-in user's enrolments, newest first. REST: GET /api/courses/enrollments/me. Without pages there. */
  myEnrolments: EnrolmentConnection;
  /** The signed-in user's balance. REST: GET /api/points/me. */
  myPoints: Scalars['Int']['output'];
  /** The signed-in user's ledger, newest first. REST: GET /api/points/transactions/me. Without pages there. */
  myPointsTransactions: PointsTransactionConnection;
  /** The signed-in user's invitations, newest first. REST: GET /api/points/referrals/me. Without pages there. */
  myReferrals: ReferralConnection;
  /** Admins: one user. */
  user?: Maybe<User>;
  /** Admins: users page by page. */
  users: UserConnection;
};


/** What can be read; each section below adds its fields. */
export type QueryAdminCoursesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read; each section below adds its fields. */
export type QueryAllUsersArgs = {
  role?: InputMaybe<Role>;
  search?: InputMaybe<Scalars['String']['input']>;
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
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read; each section below adds its fields. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  role?: InputMaybe<Role>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Points to redeem. */
export type RedeemPointsInput = {
  /** 1 to 200 characters. */
  description: Scalars['String']['input'];
  /** Whole points, at least 1. */
  points: Scalars['Int']['input'];
};

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

/** What a user may do. */
export type Role =
  /** Runs the academy: sees all users and courses. */
  | 'ADMIN'
  /** Takes courses. */
  | 'STUDENT';

/** A session: send `accessToken` as a bearer token. */
export type Session = {
  __typename?: 'Session';
  /** Opaque token; valid for the configured session life (24 hours by default). */
  accessToken: Scalars['String']['output'];
  /** Always `bearer`. */
  tokenType: Scalars['String']['output'];
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
  /** 1 to 2,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Which course. */
  id: Scalars['ID']['input'];
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
  /** True: no ammunition is bought. */
  hasWeaponAmmo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which enrolment. */
  id: Scalars['ID']['input'];
  /** Admins: identifier of the instructor. */
  instructorId?: InputMaybe<Scalars['String']['input']>;
  /** Admins: name of the instructor. */
  instructorName?: InputMaybe<Scalars['String']['input']>;
  /** With `scheduledTime`, its calendar day in the academy's zone counts; alone, its time as well. */
  scheduledDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** `HH:mm` in the academy's zone. */
  scheduledTime?: InputMaybe<Scalars['String']['input']>;
  /** A status that the present one allows. */
  status?: InputMaybe<EnrolmentStatus>;
  /** Ids from the weapon catalogue. */
  weapons?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What an admin changes of a user; absent fields keep their value. */
export type UpdateUserInput = {
  /** Weapons licence number; null clears it. */
  clu?: InputMaybe<Scalars['String']['input']>;
  /** Day on which the licence expires; null clears it. */
  cluExpiration?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Which user. */
  id: Scalars['ID']['input'];
  /** False deactivates the account at once. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Postal code; null clears it. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** What the user may do. */
  role?: InputMaybe<Role>;
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
  /** What the user may do. */
  role: Role;
};

/** One page of users. */
export type UserConnection = {
  __typename?: 'UserConnection';
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
  Acknowledgement: ResolverTypeWrapper<Acknowledgement>;
  AdjustPointsInput: AdjustPointsInput;
  AdminStats: ResolverTypeWrapper<AdminStats>;
  AmmoBox: ResolverTypeWrapper<AmmoBox>;
  AmmoBoxInput: AmmoBoxInput;
  AmmoCost: ResolverTypeWrapper<AmmoCost>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelEnrolmentInput: CancelEnrolmentInput;
  ClassType: ResolverTypeWrapper<ClassTypeValue>;
  Course: ResolverTypeWrapper<CourseData>;
  CourseConnection: ResolverTypeWrapper<Omit<CourseConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['CourseEdge']>, nodes: Array<ResolversTypes['Course']> }>;
  CourseEdge: ResolverTypeWrapper<Omit<CourseEdge, 'node'> & { node: ResolversTypes['Course'] }>;
  CourseType: ResolverTypeWrapper<CourseTypeValue>;
  CreateCourseInput: CreateCourseInput;
  CreateReferralInput: CreateReferralInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DocumentType: ResolverTypeWrapper<DocumentTypeValue>;
  EnrolInput: EnrolInput;
  Enrolment: ResolverTypeWrapper<EnrolmentData>;
  EnrolmentConnection: ResolverTypeWrapper<Omit<EnrolmentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['EnrolmentEdge']>, nodes: Array<ResolversTypes['Enrolment']> }>;
  EnrolmentEdge: ResolverTypeWrapper<Omit<EnrolmentEdge, 'node'> & { node: ResolversTypes['Enrolment'] }>;
  EnrolmentStatus: ResolverTypeWrapper<EnrolmentStatusValue>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Gender: ResolverTypeWrapper<GenderValue>;
  Health: ResolverTypeWrapper<Health>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImportFault: ResolverTypeWrapper<ImportFault>;
  ImportUsersInput: ImportUsersInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  LoginInput: LoginInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PointsChange: ResolverTypeWrapper<Omit<PointsChange, 'transaction'> & { transaction: ResolversTypes['PointsTransaction'] }>;
  PointsTransaction: ResolverTypeWrapper<Omit<PointsTransaction, 'type'> & { type: ResolversTypes['TransactionType'] }>;
  PointsTransactionConnection: ResolverTypeWrapper<Omit<PointsTransactionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PointsTransactionEdge']>, nodes: Array<ResolversTypes['PointsTransaction']> }>;
  PointsTransactionEdge: ResolverTypeWrapper<Omit<PointsTransactionEdge, 'node'> & { node: ResolversTypes['PointsTransaction'] }>;
  PriceBreakdown: ResolverTypeWrapper<PriceBreakdown>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RedeemPointsInput: RedeemPointsInput;
  Referral: ResolverTypeWrapper<Omit<Referral, 'status'> & { status: ResolversTypes['ReferralStatus'] }>;
  ReferralConnection: ResolverTypeWrapper<Omit<ReferralConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['ReferralEdge']>, nodes: Array<ResolversTypes['Referral']> }>;
  ReferralEdge: ResolverTypeWrapper<Omit<ReferralEdge, 'node'> & { node: ResolversTypes['Referral'] }>;
  ReferralStatus: ResolverTypeWrapper<ReferralStatusValue>;
  RegisterInput: RegisterInput;
  Role: ResolverTypeWrapper<RoleValue>;
  Session: ResolverTypeWrapper<Session>;
  SetupProfileInput: SetupProfileInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TransactionType: ResolverTypeWrapper<TransactionTypeValue>;
  UpdateCourseInput: UpdateCourseInput;
  UpdateEnrolmentInput: UpdateEnrolmentInput;
  UpdateUserInput: UpdateUserInput;
  User: ResolverTypeWrapper<UserData>;
  UserConnection: ResolverTypeWrapper<Omit<UserConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['UserEdge']>, nodes: Array<ResolversTypes['User']> }>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UsersImport: ResolverTypeWrapper<UsersImport>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Acknowledgement: Acknowledgement;
  AdjustPointsInput: AdjustPointsInput;
  AdminStats: AdminStats;
  AmmoBox: AmmoBox;
  AmmoBoxInput: AmmoBoxInput;
  AmmoCost: AmmoCost;
  Boolean: Scalars['Boolean']['output'];
  CancelEnrolmentInput: CancelEnrolmentInput;
  Course: CourseData;
  CourseConnection: Omit<CourseConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['CourseEdge']>, nodes: Array<ResolversParentTypes['Course']> };
  CourseEdge: Omit<CourseEdge, 'node'> & { node: ResolversParentTypes['Course'] };
  CreateCourseInput: CreateCourseInput;
  CreateReferralInput: CreateReferralInput;
  DateTime: Scalars['DateTime']['output'];
  EnrolInput: EnrolInput;
  Enrolment: EnrolmentData;
  EnrolmentConnection: Omit<EnrolmentConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['EnrolmentEdge']>, nodes: Array<ResolversParentTypes['Enrolment']> };
  EnrolmentEdge: Omit<EnrolmentEdge, 'node'> & { node: ResolversParentTypes['Enrolment'] };
  Float: Scalars['Float']['output'];
  Health: Health;
  ID: Scalars['ID']['output'];
  ImportFault: ImportFault;
  ImportUsersInput: ImportUsersInput;
  Int: Scalars['Int']['output'];
  LocalDate: Scalars['LocalDate']['output'];
  LoginInput: LoginInput;
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  PointsChange: Omit<PointsChange, 'transaction'> & { transaction: ResolversParentTypes['PointsTransaction'] };
  PointsTransaction: PointsTransaction;
  PointsTransactionConnection: Omit<PointsTransactionConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PointsTransactionEdge']>, nodes: Array<ResolversParentTypes['PointsTransaction']> };
  PointsTransactionEdge: Omit<PointsTransactionEdge, 'node'> & { node: ResolversParentTypes['PointsTransaction'] };
  PriceBreakdown: PriceBreakdown;
  Query: Record<PropertyKey, never>;
  RedeemPointsInput: RedeemPointsInput;
  Referral: Referral;
  ReferralConnection: Omit<ReferralConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['ReferralEdge']>, nodes: Array<ResolversParentTypes['Referral']> };
  ReferralEdge: Omit<ReferralEdge, 'node'> & { node: ResolversParentTypes['Referral'] };
  RegisterInput: RegisterInput;
  Session: Session;
  SetupProfileInput: SetupProfileInput;
  String: Scalars['String']['output'];
  UpdateCourseInput: UpdateCourseInput;
  UpdateEnrolmentInput: UpdateEnrolmentInput;
  UpdateUserInput: UpdateUserInput;
  User: UserData;
  UserConnection: Omit<UserConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['UserEdge']>, nodes: Array<ResolversParentTypes['User']> };
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UsersImport: UsersImport;
};

export type AcknowledgementResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Acknowledgement'] = ResolversParentTypes['Acknowledgement']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminStatsResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['AdminStats'] = ResolversParentTypes['AdminStats']> = {
  activeCourses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  activeUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCourses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalEnrolments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPoints?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

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

export type ClassTypeResolvers = EnumResolverSignature<{ DEFENSIVE?: any, SPORT?: any }, ResolversTypes['ClassType']>;

export type CourseResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Course'] = ResolversParentTypes['Course']> = {
  courseType?: Resolver<ResolversTypes['CourseType'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pointsValue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  scheduledDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CourseConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['CourseConnection'] = ResolversParentTypes['CourseConnection']> = {
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

export type CourseTypeResolvers = EnumResolverSignature<{ GRUPAL?: any, PERSONALIZADO?: any }, ResolversTypes['CourseType']>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DocumentTypeResolvers = EnumResolverSignature<{ CEDULA?: any, DNI?: any, PASAPORTE?: any }, ResolversTypes['DocumentType']>;

export type EnrolmentResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Enrolment'] = ResolversParentTypes['Enrolment']> = {
  ammoBoxes?: Resolver<Maybe<Array<ResolversTypes['AmmoBox']>>, ParentType, ContextType>;
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
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceBreakdown?: Resolver<Maybe<ResolversTypes['PriceBreakdown']>, ParentType, ContextType>;
  scheduledDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EnrolmentStatus'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  weapons?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type EnrolmentConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['EnrolmentConnection'] = ResolversParentTypes['EnrolmentConnection']> = {
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

export type EnrolmentStatusResolvers = EnumResolverSignature<{ CANCELLED?: any, COMPLETED?: any, CONFIRMED?: any, PENDING?: any }, ResolversTypes['EnrolmentStatus']>;

export type GenderResolvers = EnumResolverSignature<{ HOMBRE?: any, MUJER?: any }, ResolversTypes['Gender']>;

export type HealthResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Health'] = ResolversParentTypes['Health']> = {
  database?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportFaultResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['ImportFault'] = ResolversParentTypes['ImportFault']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type MutationResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  adjustPoints?: Resolver<Maybe<ResolversTypes['PointsChange']>, ParentType, ContextType, RequireFields<MutationAdjustPointsArgs, 'input'>>;
  cancelEnrolment?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationCancelEnrolmentArgs, 'input'>>;
  createCourse?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<MutationCreateCourseArgs, 'input'>>;
  createReferral?: Resolver<Maybe<ResolversTypes['Referral']>, ParentType, ContextType, RequireFields<MutationCreateReferralArgs, 'input'>>;
  enrol?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationEnrolArgs, 'input'>>;
  importUsers?: Resolver<Maybe<ResolversTypes['UsersImport']>, ParentType, ContextType, RequireFields<MutationImportUsersArgs, 'input'>>;
  login?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<Maybe<ResolversTypes['Acknowledgement']>, ParentType, ContextType>;
  redeemPoints?: Resolver<Maybe<ResolversTypes['PointsChange']>, ParentType, ContextType, RequireFields<MutationRedeemPointsArgs, 'input'>>;
  register?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  setupProfile?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationSetupProfileArgs, 'input'>>;
  updateCourse?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<MutationUpdateCourseArgs, 'input'>>;
  updateEnrolment?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<MutationUpdateEnrolmentArgs, 'input'>>;
  updateUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
};

export type PageInfoResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PointsChangeResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PointsChange'] = ResolversParentTypes['PointsChange']> = {
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transaction?: Resolver<ResolversTypes['PointsTransaction'], ParentType, ContextType>;
};

export type PointsTransactionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['PointsTransaction'] = ResolversParentTypes['PointsTransaction']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enrolmentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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
  allUsers?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, Partial<QueryAllUsersArgs>>;
  course?: Resolver<Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<QueryCourseArgs, 'id'>>;
  courses?: Resolver<Array<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<QueryCoursesArgs, 'limit' | 'skip'>>;
  enrolment?: Resolver<Maybe<ResolversTypes['Enrolment']>, ParentType, ContextType, RequireFields<QueryEnrolmentArgs, 'id'>>;
  googleAuthUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['Health'], ParentType, ContextType>;
  me?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  myEnrolments?: Resolver<ResolversTypes['EnrolmentConnection'], ParentType, ContextType, Partial<QueryMyEnrolmentsArgs>>;
  myPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myPointsTransactions?: Resolver<ResolversTypes['PointsTransactionConnection'], ParentType, ContextType, Partial<QueryMyPointsTransactionsArgs>>;
  myReferrals?: Resolver<ResolversTypes['ReferralConnection'], ParentType, ContextType, Partial<QueryMyReferralsArgs>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id'>>;
  users?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, Partial<QueryUsersArgs>>;
};

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

export type RoleResolvers = EnumResolverSignature<{ ADMIN?: any, STUDENT?: any }, ResolversTypes['Role']>;

export type SessionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TransactionTypeResolvers = EnumResolverSignature<{ ADJUST?: any, EARN?: any, REDEEM?: any }, ResolversTypes['TransactionType']>;

export type UserResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clu?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cluExpiration?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = Ctx, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
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

export type Resolvers<ContextType = Ctx> = {
  Acknowledgement?: AcknowledgementResolvers<ContextType>;
  AdminStats?: AdminStatsResolvers<ContextType>;
  AmmoBox?: AmmoBoxResolvers<ContextType>;
  AmmoCost?: AmmoCostResolvers<ContextType>;
  ClassType?: ClassTypeResolvers;
  Course?: CourseResolvers<ContextType>;
  CourseConnection?: CourseConnectionResolvers<ContextType>;
  CourseEdge?: CourseEdgeResolvers<ContextType>;
  CourseType?: CourseTypeResolvers;
  DateTime?: GraphQLScalarType;
  DocumentType?: DocumentTypeResolvers;
  Enrolment?: EnrolmentResolvers<ContextType>;
  EnrolmentConnection?: EnrolmentConnectionResolvers<ContextType>;
  EnrolmentEdge?: EnrolmentEdgeResolvers<ContextType>;
  EnrolmentStatus?: EnrolmentStatusResolvers;
  Gender?: GenderResolvers;
  Health?: HealthResolvers<ContextType>;
  ImportFault?: ImportFaultResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PointsChange?: PointsChangeResolvers<ContextType>;
  PointsTransaction?: PointsTransactionResolvers<ContextType>;
  PointsTransactionConnection?: PointsTransactionConnectionResolvers<ContextType>;
  PointsTransactionEdge?: PointsTransactionEdgeResolvers<ContextType>;
  PriceBreakdown?: PriceBreakdownResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Referral?: ReferralResolvers<ContextType>;
  ReferralConnection?: ReferralConnectionResolvers<ContextType>;
  ReferralEdge?: ReferralEdgeResolvers<ContextType>;
  ReferralStatus?: ReferralStatusResolvers;
  Role?: RoleResolvers;
  Session?: SessionResolvers<ContextType>;
  TransactionType?: TransactionTypeResolvers;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UsersImport?: UsersImportResolvers<ContextType>;
};

