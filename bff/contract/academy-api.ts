import type * as v from 'valibot';
import type { AccessToken } from '#domain/access-tokens/access-token.ts';
import type { ActiveSession } from '#domain/auth/active-session.ts';
import type { SecondFactor } from '#domain/auth/second-factor.ts';
import type { AuditEntry as DomainAuditEntry } from '#domain/audit/audit.ts';
import type { FieldError } from '#domain/schema.ts';
import type { Course as DomainCourse } from '#domain/courses/course.ts';
import type { PriceBreakdown, pricedWeapons } from '#domain/enrolments/enrolment.pricing.ts';
import type { EndedWaiting } from '#domain/enrolments/waiting.ts';
import type { Enrolment as DomainEnrolment } from '#domain/enrolments/enrolment.ts';
import type { PointsTransaction, Referral as DomainReferral } from '#domain/points/points.ts';
import type { Health } from '#domain/health.ts';
import type { Instructor } from '#domain/instructors/instructor.ts';
import type { TaughtClass, TaughtStudent } from '#domain/teaching/taught-class.ts';
import type { LicenceState } from '#domain/users/licence.ts';
import type { BookEntry } from '#domain/firearms/book.ts';
import type { AmmunitionSheet, NextAmmunitionSheet } from '#domain/firearms/ammunition-sheet.ts';
import type { AmmunitionEntry, AmmunitionStock } from '#domain/firearms/ammunition.ts';
import type { Firearm, FirearmCorrection, FirearmHandOut } from '#domain/firearms/firearm.ts';
import type { RangeReport } from '#domain/firearms/range-report.ts';
import type { StockShortage } from '#domain/firearms/shortage.ts';
import type { KnownWeapon, OwnWeapon } from '#domain/firearms/own-weapon.ts';
import type { DayClosing, RangeClass, RangeLoan, RangeState } from '#domain/firearms/range-day.ts';
import type { MoneyDebt } from '#domain/money/debt.ts';
import type { DepositTerms } from '#domain/money/deposit.ts';
import type { MoneyAccount, MoneyEntry, MoneyRules } from '#domain/money/money.ts';
import type { TillSession } from '#domain/money/till.ts';
import type { Redemption as DomainRedemption } from '#domain/points/redemption.ts';
import type { Note } from '#domain/notes/note.ts';
import type { Deletion } from '#domain/privacy/deletion.ts';
import type { MailMessage } from '#domain/mail/mail.ts';
import type { User as DomainUser } from '#domain/users/user.ts';
import type { Redelivery, WebhookDelivery, WebhookEndpoint } from '#domain/webhooks/webhook.ts';
import type { Certificate } from '#domain/certificates/certificate.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import type { ServiceAccount } from '#domain/service-accounts/service-account.ts';
import type { NewAccessToken } from '../src/features/access-tokens/access-token.operations.ts';
import type { CertificateOutcome } from '../src/features/certificates/certificate.operations.ts';
import type { courseResponse } from '../src/features/courses/course.responses.ts';
import type { listAdminCourses } from '../src/features/courses/course.operations.ts';
import type { EnrolmentOutcome } from '../src/features/enrolments/enrolment.staff.operations.ts';
import type { CourseOutcome } from '../src/features/courses/series.operations.ts';
import type { CourseMove } from '../src/features/planning/course-move.operations.ts';
import type { Availability } from '../src/features/availability/availability.operations.ts';
import type { AgendaEntry } from '#domain/schedule/agenda.ts';
import type { Armoury } from '../src/features/firearms/armoury.operations.ts';
import type { ClassReport } from '../src/features/reports/class-report.operations.ts';
import type { MoneyReportMonth } from '../src/features/reports/money-report.operations.ts';
import type { MonthReport, getStats } from '../src/features/reports/report.operations.ts';
import type { Connection as Page } from '../src/lists/connection.ts';
import type { ImportOutcome } from '../src/features/imports/import-file.ts';
import type { ResultOf, RootField } from '../src/operation/root-field.ts';
import type { Wire } from '../src/rest/wire.ts';

/** REST has the fields of the specification only. */
type NotByRest = 'revision' | 'updatedAt';

export type User = Omit<Wire<DomainUser>, NotByRest>;
/** The fields that REST has too. */
export type Course = v.InferOutput<typeof courseResponse>;
export type Enrolment = Omit<Wire<DomainEnrolment>, 'startsAt' | 'cancellation' | 'laneId' | NotByRest> & {
  course: Course;
};
/** The fields that both surfaces return. */
export type Transaction = Omit<Wire<PointsTransaction>, 'code' | 'handedOutAt'>;
export type PointsChange = { points: number; transaction: Transaction };
export type Referral = Wire<DomainReferral>;
export type Session = { accessToken: string; tokenType: string };

type RejectedField = Pick<FieldError, 'field' | 'message'>;
type Success<T> = { ok: true; status: number; data: T };
type Rejection = { ok: false; status: number; detail: string; fields?: RejectedField[]; price?: number };
export type Result<T> = Success<T> | Rejection;

/** What a test sends: right or wrong, in camelCase and in the domain's own words. */
export type Payload = Record<string, unknown>;

/** One method per use case that both surfaces offer, in neutral shapes. */
export type AcademyApi = {
  health(): Promise<Result<Health>>;
  register(input: Payload): Promise<Result<Session>>;
  login(input: Payload): Promise<Result<Session>>;
  logout(): Promise<Result<{ detail: string }>>;
  confirmIdentity(input: Payload): Promise<Result<{ detail: string }>>;
  googleAuthUrl(): Promise<Result<string>>;
  me(): Promise<Result<User>>;
  setupProfile(input: Payload): Promise<Result<User>>;
  courses(query?: Payload): Promise<Result<Course[]>>;
  course(id: string): Promise<Result<Course>>;
  availability(query: Payload): Promise<Result<Availability>>;
  enrol(input: Payload): Promise<Result<Enrolment>>;
  myEnrolments(): Promise<Result<Enrolment[]>>;
  enrolment(id: string): Promise<Result<Enrolment>>;
  updateEnrolment(id: string, changes: Payload): Promise<Result<Enrolment>>;
  cancelEnrolment(id: string): Promise<Result<Enrolment>>;
  transferEnrolment(input: Payload): Promise<Result<Enrolment>>;
  myPoints(): Promise<Result<number>>;
  myTransactions(): Promise<Result<Transaction[]>>;
  redeem(input: Payload): Promise<Result<PointsChange>>;
  createReferral(input: Payload): Promise<Result<Referral>>;
  myReferrals(): Promise<Result<Referral[]>>;
  allUsers(query?: Payload): Promise<Result<(User & { points: number })[]>>;
};

export type Connection<Node> = Page<Node>;

/** Pages of the caller's own lists; AcademyApi has their rows. */
export type OwnPages = {
  myEnrolmentPage(query?: Payload): Promise<Result<Connection<Enrolment>>>;
  myTransactionPage(query?: Payload): Promise<Result<Connection<Transaction>>>;
  myReferralPage(query?: Payload): Promise<Result<Connection<Referral>>>;
};

/** The caller's own account. */
type AccountApi = {
  updateProfile(input: Payload): Promise<Result<User>>;
  changePassword(input: Payload): Promise<Result<{ detail: string }>>;
  mySecondFactor(): Promise<Result<SecondFactor>>;
  startSecondFactor(input: Payload): Promise<Result<{ secret: string; uri: string }>>;
  confirmSecondFactor(input: Payload): Promise<Result<{ recoveryCodes: string[] }>>;
  verifySecondFactor(input: Payload): Promise<Result<{ detail: string }>>;
  endSecondFactor(input: Payload): Promise<Result<{ detail: string }>>;
  requestPasswordReset(input: Payload): Promise<Result<{ detail: string }>>;
  resetPassword(input: Payload): Promise<Result<{ detail: string }>>;
  mySessions(): Promise<Result<Wire<ActiveSession>[]>>;
  endSession(id: string): Promise<Result<{ detail: string }>>;
  endOtherSessions(): Promise<Result<{ detail: string }>>;
  myAccessTokens(): Promise<Result<Wire<AccessToken>[]>>;
  createAccessToken(input: Payload): Promise<Result<Wire<NewAccessToken>>>;
  revokeAccessToken(id: string): Promise<Result<{ detail: string }>>;
};

export type MyDataPage = { records: { section: string; json: string }[]; next: string | null };

type WithDeletion = User & { deletion: Wire<Deletion> | null };

type Service = Omit<Wire<ServiceAccount>, 'createdById'> & { createdBy: AuditEntry['actor'] };
type ServiceWithSecret = { secret: string; serviceAccount: Service };

type ServiceAccountsApi = {
  serviceAccounts(): Promise<Result<Service[]>>;
  createServiceAccount(input: Payload): Promise<Result<ServiceWithSecret>>;
  updateServiceAccount(input: Payload): Promise<Result<Service>>;
  rotateServiceAccount(input: Payload): Promise<Result<ServiceWithSecret>>;
  endServiceAccount(id: string): Promise<Result<Service>>;
};

/** What is stored about oneself. */
type PrivacyApi = {
  myData(query?: Payload): Promise<Result<MyDataPage>>;
  requestDeletion(input: Payload): Promise<Result<WithDeletion>>;
  withdrawDeletion(): Promise<Result<WithDeletion>>;
  settleDeletion(input: Payload): Promise<Result<WithDeletion>>;
};

/** Around booking a class. */
type ClassesApi = {
  bookClass(input: Payload): Promise<Result<Enrolment>>;
  weapons(): Promise<Result<ReturnType<typeof pricedWeapons>>>;
  classQuote(input: Payload): Promise<Result<PriceBreakdown>>;
};

type CoursePage = Awaited<ReturnType<typeof listAdminCourses>>;
type Stats = Awaited<ReturnType<typeof getStats>>;

type MailContent = { subject: string; text: string; html: string };
type MailRow = Wire<MailMessage> & { user: User | null; content: MailContent | null };

type UsersOfStaff = {
  users(query?: Payload): Promise<Result<Connection<User>>>;
  userTransactions(userId: string): Promise<Result<Connection<Transaction>>>;
  user(id: string): Promise<Result<User & { points: number }>>;
  adminStats(): Promise<Result<Wire<Stats>>>;
  release(): Promise<Result<{ version: string; commit: string }>>;
  updateUser(input: Payload): Promise<Result<User>>;
  adjustPoints(input: Payload): Promise<Result<PointsChange>>;
  userSessions(userId: string): Promise<Result<Wire<ActiveSession>[]>>;
  userAccessTokens(userId: string): Promise<Result<Wire<AccessToken>[]>>;
  endUserSession(input: Payload): Promise<Result<{ detail: string }>>;
  revokeUserAccessToken(input: Payload): Promise<Result<{ detail: string }>>;
  endUserAccess(input: Payload): Promise<Result<{ detail: string }>>;
  requestWithdrawal(
    input: Payload,
  ): Promise<Result<Pick<Wire<Withdrawal>, 'code' | 'answerBy' | 'settleBy'>>>;
  certificates(query?: Payload): Promise<Result<Connection<Wire<Certificate>>>>;
  enrolmentCertificate(enrolmentId: string): Promise<Result<Wire<Certificate> | null>>;
  issueCertificates(input: Payload): Promise<Result<Wire<CertificateOutcome>[]>>;
  withdrawals(query?: Payload): Promise<Result<Connection<Wire<Withdrawal>>>>;
  settleWithdrawal(input: Payload): Promise<Result<Wire<Withdrawal>>>;
  personNotes(query: Payload): Promise<Result<Connection<Wire<Note>>>>;
  classNotes(query: Payload): Promise<Result<Connection<Wire<Note>>>>;
  mailMessages(query?: Payload): Promise<Result<Connection<MailRow>>>;
  mailMessage(id: string): Promise<Result<MailRow>>;
  resendMail(id: string): Promise<Result<MailRow>>;
  createPerson(input: Payload): Promise<Result<User>>;
  mayCreatePasswordReset(userId: string): Promise<Result<boolean>>;
  createPasswordReset(userId: string): Promise<Result<{ link: string; expiresAt: string }>>;
  importUsers(input: Payload): Promise<Result<ImportOutcome>>;
  importFirearms(input: Payload): Promise<Result<ImportOutcome>>;
};

type CoursesOfStaff = {
  adminCourses(query?: Payload): Promise<Result<Wire<CoursePage>>>;
  createCourse(input: Payload): Promise<Result<StaffCourse>>;
  updateCourse(input: Payload): Promise<Result<StaffCourse>>;
};

type StaffCourse = Course &
  Omit<Wire<DomainCourse>, 'instructorId' | 'seriesId' | 'laneId' | NotByRest> & {
    instructor: { id: string; name: string } | null;
    placesTaken: number;
    placesLeft: number | null;
    waitingCount: number;
    deposit: DepositTerms | null;
  };
type StaffEnrolment = Wire<DomainEnrolment> & {
  course: Course;
  user: User | null;
  licence: LicenceState;
  isPaid: boolean | null;
  owed: number | null;
  shortages: StockShortage[];
  deposit: { amount: number; until: string; isPaid: boolean } | null;
};
export type Outcome = Omit<Wire<EnrolmentOutcome>, 'enrolment'> & { enrolment: StaffEnrolment | null };
type WaitingEntry = {
  id: string;
  joinedAt: string;
  position: number;
  user: User;
  course: Course;
};
type OwnClass = Omit<Wire<TaughtClass>, 'students'> & {
  students: (Omit<TaughtStudent, 'userId'> & { isPaid: boolean | null })[];
};

type StaffAgendaEntry = Omit<Wire<AgendaEntry>, 'course' | 'enrolment'> & {
  course: StaffCourse;
  enrolment: StaffEnrolment | null;
  proposedLaneId: string | null;
};

/** What GraphQL alone offers around enrolments, to students and to staff. */
type EnrolmentsApi = {
  enrolments(query?: Payload): Promise<Result<Connection<StaffEnrolment>>>;
  staffEnrolment(id: string): Promise<Result<StaffEnrolment>>;
  rescheduleEnrolment(input: Payload): Promise<Result<StaffEnrolment>>;
  transferTargets(enrolmentId: string): Promise<Result<StaffCourse[]>>;
  myWaitingList(): Promise<Result<WaitingEntry[]>>;
  waitingList(courseId: string): Promise<Result<WaitingEntry[]>>;
  endedWaiting(courseId: string): Promise<Result<(Wire<EndedWaiting> & { user: User })[]>>;
  heldPlaces(userId: string): Promise<Result<{ enrolments: StaffEnrolment[]; waiting: WaitingEntry[] }>>;
  releasePlaces(input: Payload): Promise<Result<Outcome[]>>;
  joinWaitingList(courseId: string): Promise<Result<WaitingEntry>>;
  leaveWaitingList(courseId: string): Promise<Result<WaitingEntry>>;
  roster(courseId: string): Promise<Result<StaffEnrolment[]>>;
  confirmEnrolments(input: Payload): Promise<Result<Outcome[]>>;
  completeEnrolments(input: Payload): Promise<Result<Outcome[]>>;
  takeBackEnrolments(input: Payload): Promise<Result<Outcome[]>>;
  markArrivals(input: Payload): Promise<Result<Outcome[]>>;
  cancelEnrolments(input: Payload): Promise<Result<Outcome[]>>;
  markNoShows(input: Payload): Promise<Result<Outcome[]>>;
  assignInstructor(input: Payload): Promise<Result<Outcome[]>>;
  enrolStudent(input: Payload): Promise<Result<StaffEnrolment>>;
};

/** A student to inform. */
export type Contact = { id: string; user: User | null; isWaiting: boolean; failure: string | null };
type WithContacts = { course: Course & Pick<StaffCourse, 'callOff'>; contacts: Contact[] };

type CourseResult = Omit<Wire<CourseOutcome>, 'course'> & { course: Course | null };
type Move = Omit<Wire<CourseMove>, 'licences'> & { licences: { user: User; licence: LicenceState }[] };

type PlanningOfStaff = {
  callOffCourse(input: Payload): Promise<Result<WithContacts>>;
  undoCallOff(input: Payload): Promise<Result<WithContacts>>;
  courseMove(query: Payload): Promise<Result<Move>>;
  repeatCourse(input: Payload): Promise<Result<StaffCourse[]>>;
  courseSeries(courseId: string): Promise<Result<StaffCourse[]>>;
  updateCourses(input: Payload): Promise<Result<CourseResult[]>>;
  courseContacts(courseId: string): Promise<Result<Contact[]>>;
  staffCourse(id: string): Promise<Result<StaffCourse>>;
  duplicateCourse(input: Payload): Promise<Result<StaffCourse>>;
  deactivateCourse(input: Payload): Promise<Result<StaffCourse>>;
  instructors(query?: Payload): Promise<Result<Connection<Instructor>>>;
  instructor(id: string): Promise<Result<Instructor>>;
  createInstructor(input: Payload): Promise<Result<Instructor>>;
  updateInstructor(input: Payload): Promise<Result<Instructor>>;
  instructor(id: string): Promise<Result<Instructor & { hasAccount: boolean; invitedUntil: string | null }>>;
  myClasses(query: Payload): Promise<Result<OwnClass[]>>;
  recordAttendance(
    input: Payload,
  ): Promise<Result<(Pick<Outcome, 'id' | 'error'> & { attendance: string | null })[]>>;
  agenda(query: Payload): Promise<Result<StaffAgendaEntry[]>>;
  armoury(
    day: string,
  ): Promise<Result<Omit<Wire<Armoury>, 'groupCourses'> & { groupCourses: StaffCourse[] }>>;
  classReport(query: Payload): Promise<Result<Wire<ClassReport>>>;
  reports(query: Payload): Promise<Result<Wire<MonthReport>[]>>;
  moneyReport(query: Payload): Promise<Result<Wire<MoneyReportMonth>[]>>;
};

export type AuditEntry = Wire<DomainAuditEntry>;

type Discounted = { discount: number | null };
type Redemption = Omit<Wire<DomainRedemption>, 'userId'> & Discounted & { user: User | null };

type RedemptionsApi = {
  myRedemptions(): Promise<Result<{ nodes: (Wire<PointsTransaction> & Discounted)[] }>>;
  redemptions(query?: Payload): Promise<Result<Connection<Redemption>>>;
  handOutRedemption(input: Payload): Promise<Result<Redemption>>;
};

type AuditApi = { auditTrail(query?: Payload): Promise<Result<Connection<AuditEntry>>> };

type Endpoint = Wire<WebhookEndpoint>;
type Delivery = Wire<WebhookDelivery>;

type WebhooksApi = {
  webhookEndpoints(): Promise<Result<Endpoint[]>>;
  webhookDeliveries(query: Payload): Promise<Result<Connection<Delivery>>>;
  createWebhookEndpoint(input: Payload): Promise<Result<{ endpoint: Endpoint; secret: string }>>;
  updateWebhookEndpoint(input: Payload): Promise<Result<Endpoint>>;
  deleteWebhookEndpoint(id: string): Promise<Result<Endpoint>>;
  rotateWebhookSecret(id: string): Promise<Result<{ endpoint: Endpoint; secret: string }>>;
  sendTestEvent(id: string): Promise<Result<Delivery>>;
  redeliver(id: string): Promise<Result<Delivery>>;
  redeliverMatching(input: Payload): Promise<Result<Redelivery>>;
  resendFailedMail(input: Payload): Promise<Result<Redelivery>>;
};

type Account = Wire<MoneyAccount> & { depositsDue: number; unpaid: { id: string; owed: number }[] };
type Entry = Omit<Wire<MoneyEntry>, 'userId' | 'byId'> & {
  user: User | null;
  moved: number | null;
  debit: number | null;
  credit: number | null;
  refundable: number | null;
  isVoided: boolean;
  undoUntil: string | null;
};
type Debt = Wire<MoneyDebt> & { user: User | null };
type Change = { balance: number; entry: Entry };
type SessionOfTill = Omit<Wire<TillSession>, 'openedById' | 'closedById'> & {
  openedBy: User | null;
  closedBy: User | null;
};

type MoneyApi = {
  moneyRules(): Promise<Result<Wire<MoneyRules>>>;
  updateMoneyRules(input: Payload): Promise<Result<Wire<MoneyRules>>>;
  moneyAccount(userId: string): Promise<Result<Account>>;
  myMoneyAccount(): Promise<Result<Account>>;
  moneyEntries(query?: Payload): Promise<Result<Connection<Entry>>>;
  moneyDebts(query?: Payload): Promise<Result<Connection<Debt>>>;
  myMoneyEntries(query?: Payload): Promise<Result<Connection<Entry>>>;
  recordPayment(input: Payload): Promise<Result<Change>>;
  setPaymentInvoice(input: Payload): Promise<Result<Entry>>;
  mailReceipt(id: string): Promise<Result<{ id: string; email: string }>>;
  mailMyReceipt(id: string): Promise<Result<{ id: string; email: string }>>;
  refundPayment(input: Payload): Promise<Result<Change>>;
  refundPaymentAboveLimit(input: Payload): Promise<Result<Change>>;
  undoPayment(id: string): Promise<Result<Change>>;
  adjustMoneyAccount(input: Payload): Promise<Result<Change>>;
  tillSessions(query?: Payload): Promise<Result<Connection<SessionOfTill>>>;
  openTill(input: Payload): Promise<Result<SessionOfTill>>;
  closeTill(input: Payload): Promise<Result<SessionOfTill>>;
  handOverTill(input: Payload): Promise<Result<{ closed: SessionOfTill; opened: SessionOfTill }>>;
  recordCashMovement(input: Payload): Promise<Result<Entry>>;
};

type Corrected = Omit<Wire<FirearmCorrection>, 'byId'> & { byName: string | null };
type ListedFirearm = Omit<Wire<Firearm>, 'roundsBefore' | 'corrections'> & {
  corrections: Corrected[];
  roundsFired: number;
  isServiceDue: boolean;
  handOut: { id: string; studentName: string } | null;
};
type HandOut = Omit<Wire<FirearmHandOut>, 'userId' | 'outById' | 'returnedById'> & {
  studentName: string;
  label: string;
};
type Kit = { courseId: string; isAccompanied: boolean; weapons: string[]; rounds: number; revision: number };

type Brought = Omit<Wire<OwnWeapon>, 'userId'> & { studentName: string };

type ListedClosing = Omit<Wire<DayClosing>, 'closedById' | 'handOutIds' | 'ownWeaponIds'> & {
  closedByName: string | null;
  out: HandOut[];
  ownWeapons: Brought[];
};

type Entered = Omit<Wire<AmmunitionEntry>, 'byId'> & { byName: string | null };

type ListedSheet = Omit<Wire<AmmunitionSheet>, 'issuedById'> & { issuedByName: string };

type RangeDay = {
  day: string;
  classes: Wire<RangeClass>[];
  students: {
    enrolmentId: string;
    studentId: string;
    classId: string;
    name: string;
    state: RangeState;
    hasLicence: boolean;
    isAccompanied: boolean;
    hasOwnWeapon: boolean;
    arrivedAt: string | null;
    weapons: string[];
    loans: RangeLoan[];
    handOuts: HandOut[];
    ownWeapons: Brought[];
    knownWeapon: KnownWeapon | null;
  }[];
  instructors: { id: string; name: string }[];
  freeFirearms: { id: string }[];
  outside: HandOut[];
  ownWeaponsInside: Brought[];
  closings: ListedClosing[];
  openReports: ListedReport[];
  permit: string;
  entryIssuer: string;
  entryKeys: { kid: string; x: string }[];
};

type ListedReport = Omit<Wire<RangeReport>, 'madeById' | 'sentById' | 'ownWeapon' | 'userId' | 'isLate'> & {
  madeByName: string | null;
  sentByName: string | null;
  studentName: string | null;
  classStartsAt: string | null;
  weapon: string | null;
  holderName: string | null;
  bookRounds: number | null;
  bookRoundsLeft: number | null;
};

type FirearmsApi = {
  reportRangeAction(input: Payload): Promise<Result<ListedReport>>;
  decideRangeReport(input: Payload): Promise<Result<ListedReport>>;
  rangeReports(): Promise<Result<ListedReport[]>>;
  rangeDay(): Promise<Result<RangeDay>>;
  myEntryCode(): Promise<Result<{ code: string; day: string; expiresAt: string } | null>>;
  firearms(query?: Payload): Promise<Result<Connection<ListedFirearm>>>;
  firearmHandOuts(query?: Payload): Promise<Result<Connection<HandOut>>>;
  createFirearm(input: Payload): Promise<Result<ListedFirearm>>;
  updateFirearm(input: Payload): Promise<Result<ListedFirearm>>;
  correctFirearm(input: Payload): Promise<Result<ListedFirearm>>;
  handOutFirearm(input: Payload): Promise<Result<HandOut>>;
  takeBackFirearm(input: Payload): Promise<Result<HandOut>>;
  correctHandOut(input: Payload): Promise<Result<HandOut>>;
  recordOwnWeapon(input: Payload): Promise<Result<Brought>>;
  releaseOwnWeapon(id: string): Promise<Result<Brought>>;
  ammunition(days?: Payload): Promise<Result<{ stocks: AmmunitionStock[] }>>;
  ammunitionEntries(query?: Payload): Promise<Result<Connection<Entered>>>;
  recordAmmunition(input: Payload): Promise<Result<Entered>>;
  dayClosings(query?: Payload): Promise<Result<Connection<ListedClosing>>>;
  closeDay(input: Payload): Promise<Result<ListedClosing>>;
  firearmBook(query?: Payload): Promise<Result<Connection<Wire<BookEntry>>>>;
  ammunitionSheets(query?: Payload): Promise<Result<Connection<ListedSheet>>>;
  nextAmmunitionSheet(): Promise<Result<Wire<NextAmmunitionSheet> | null>>;
  issueAmmunitionSheet(input: Payload): Promise<Result<ListedSheet>>;
  courseKit(courseId: string): Promise<Result<Kit>>;
  setCourseKit(input: Payload): Promise<Result<Kit>>;
};

type NamedApi = AuditApi &
  FirearmsApi &
  MoneyApi &
  ServiceAccountsApi &
  WebhooksApi &
  RedemptionsApi &
  OwnPages &
  AccountApi &
  PrivacyApi &
  ClassesApi &
  UsersOfStaff &
  CoursesOfStaff &
  EnrolmentsApi &
  PlanningOfStaff;

type NameOf<Field extends RootField> = Field extends `${string}.${infer Name}` ? Name : never;

/** Of a field that has no method above: the result of its operation, without what type resolvers add. */
type OtherFields = {
  [Field in RootField as Exclude<NameOf<Field>, keyof NamedApi | keyof AcademyApi>]: (
    input?: Payload | string,
  ) => Promise<Result<Wire<NonNullable<ResultOf<Field>>>>>;
};

/** What GraphQL offers beside AcademyApi: a method for every field of Query and Mutation. */
export type AdminApi = NamedApi & OtherFields;

export type GraphqlApi = AcademyApi & AdminApi;

/** Opens a surface of the server at `url`, signed in when there is a token; every call carries the headers. */
export type Connect<Api = AcademyApi> = (
  url: string,
  token?: string,
  headers?: Record<string, string>,
) => Api;
