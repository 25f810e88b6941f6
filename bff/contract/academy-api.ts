import type { AccessToken } from '#domain/access-tokens/access-token.ts';
import type { ActiveSession } from '#domain/auth/active-session.ts';
import type { SecondFactor } from '#domain/auth/second-factor.ts';
import type { AuditEntry as DomainAuditEntry } from '#domain/audit/audit.ts';
import type { FieldError } from '#domain/schema.ts';
import type { CallOff } from '#domain/courses/call-off.ts';
import type { CluPolicy } from '#domain/courses/course.schema.ts';
import type { Course as DomainCourse } from '#domain/courses/course.ts';
import type { PriceBreakdown, pricedWeapons } from '#domain/enrolments/enrolment.pricing.ts';
import type { EndedWaiting } from '#domain/enrolments/waiting.ts';
import type { Enrolment as DomainEnrolment } from '#domain/enrolments/enrolment.ts';
import type { PointsTransaction, Referral as DomainReferral } from '#domain/points/points.ts';
import type { Health } from '#domain/health.ts';
import type { Instructor } from '#domain/instructors/instructor.ts';
import type { TaughtClass } from '#domain/teaching/taught-class.ts';
import type { LicenceState } from '#domain/users/licence.ts';
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
import type { listAdminCourses } from '../src/features/courses/course.operations.ts';
import type { EnrolmentOutcome } from '../src/features/enrolments/staff/enrolment.staff.operations.ts';
import type { CourseOutcome } from '../src/features/courses/series.operations.ts';
import type { CourseMove } from '../src/features/planning/course-move.operations.ts';
import type { Availability } from '../src/features/schedule/availability.operations.ts';
import type { AgendaEntry } from '../src/features/planning/agenda.operations.ts';
import type { Armoury } from '../src/features/planning/armoury.operations.ts';
import type { ClassReport } from '../src/features/reports/class-report.operations.ts';
import type { MonthReport } from '../src/features/reports/report.operations.ts';
import type { getStats } from '../src/features/reports/stats.operations.ts';
import type { Connection as Page } from '../src/lists/connection.ts';
import type { ImportOutcome } from '../src/features/imports/users-import.ts';
import type { ResultOf, RootField } from '../src/operation/root-field.ts';
import type { Wire } from '../src/rest/wire.ts';

/** REST keeps to the fields of the specification. */
type NotByRest = 'revision' | 'updatedAt';

export type User = Omit<Wire<DomainUser>, NotByRest>;
/** As REST knows it, too. */
export type Course = Omit<
  Wire<DomainCourse>,
  | 'capacity'
  | 'durationMinutes'
  | 'instructorId'
  | 'cluPolicy'
  | 'offerHours'
  | 'issuesCertificate'
  | 'callOff'
  | 'seriesId'
  | 'laneId'
  | NotByRest
>;
export type Enrolment = Omit<Wire<DomainEnrolment>, 'startsAt' | 'cancellation' | 'laneId' | NotByRest> & {
  course: Course;
};
/** What both surfaces answer. */
export type Transaction = Omit<Wire<PointsTransaction>, 'code' | 'handedOutAt'>;
export type PointsChange = { points: number; transaction: Transaction };
export type Referral = Wire<DomainReferral>;
export type Session = { accessToken: string; tokenType: string };

type RejectedField = Pick<FieldError, 'field' | 'message'>;
type Success<T> = { ok: true; status: number; data: T };
type Rejection = { ok: false; status: number; detail: string; fields?: RejectedField[] };
export type Answer<T> = Success<T> | Rejection;

/** What a test sends: right or wrong, in camelCase and in the domain's own words. */
export type Payload = Record<string, unknown>;

/** One method per use case that both surfaces offer, in neutral shapes. */
export type AcademyApi = {
  health(): Promise<Answer<Health>>;
  register(input: Payload): Promise<Answer<Session>>;
  login(input: Payload): Promise<Answer<Session>>;
  logout(): Promise<Answer<{ detail: string }>>;
  googleAuthUrl(): Promise<Answer<string>>;
  me(): Promise<Answer<User>>;
  setupProfile(input: Payload): Promise<Answer<User>>;
  courses(query?: Payload): Promise<Answer<Course[]>>;
  course(id: string): Promise<Answer<Course>>;
  availability(query: Payload): Promise<Answer<Availability>>;
  enrol(input: Payload): Promise<Answer<Enrolment>>;
  myEnrolments(): Promise<Answer<Enrolment[]>>;
  enrolment(id: string): Promise<Answer<Enrolment>>;
  updateEnrolment(id: string, changes: Payload): Promise<Answer<Enrolment>>;
  cancelEnrolment(id: string): Promise<Answer<Enrolment>>;
  myPoints(): Promise<Answer<number>>;
  myTransactions(): Promise<Answer<Transaction[]>>;
  redeem(input: Payload): Promise<Answer<PointsChange>>;
  createReferral(input: Payload): Promise<Answer<Referral>>;
  myReferrals(): Promise<Answer<Referral[]>>;
  allUsers(query?: Payload): Promise<Answer<(User & { points: number })[]>>;
};

export type Connection<Node> = Page<Node>;

/** Pages of one's own lists; AcademyApi has their rows. */
export type OwnPages = {
  myEnrolmentPage(query?: Payload): Promise<Answer<Connection<Enrolment>>>;
  myTransactionPage(query?: Payload): Promise<Answer<Connection<Transaction>>>;
  myReferralPage(query?: Payload): Promise<Answer<Connection<Referral>>>;
};

/** One's own account. */
type AccountApi = {
  updateProfile(input: Payload): Promise<Answer<User>>;
  changePassword(input: Payload): Promise<Answer<{ detail: string }>>;
  mySecondFactor(): Promise<Answer<SecondFactor>>;
  startSecondFactor(input: Payload): Promise<Answer<{ secret: string; uri: string }>>;
  confirmSecondFactor(input: Payload): Promise<Answer<{ recoveryCodes: string[] }>>;
  verifySecondFactor(input: Payload): Promise<Answer<{ detail: string }>>;
  endSecondFactor(input: Payload): Promise<Answer<{ detail: string }>>;
  requestPasswordReset(input: Payload): Promise<Answer<{ detail: string }>>;
  resetPassword(input: Payload): Promise<Answer<{ detail: string }>>;
  mySessions(): Promise<Answer<Wire<ActiveSession>[]>>;
  endSession(id: string): Promise<Answer<{ detail: string }>>;
  endOtherSessions(): Promise<Answer<{ detail: string }>>;
  myAccessTokens(): Promise<Answer<Wire<AccessToken>[]>>;
  createAccessToken(input: Payload): Promise<Answer<Wire<NewAccessToken>>>;
  revokeAccessToken(id: string): Promise<Answer<{ detail: string }>>;
};

export type MyDataPage = { records: { section: string; json: string }[]; next: string | null };

type WithDeletion = User & { deletion: Wire<Deletion> | null };

type Service = Omit<Wire<ServiceAccount>, 'createdById'> & { createdBy: AuditEntry['actor'] };
type ServiceWithSecret = { secret: string; serviceAccount: Service };

type ServiceAccountsApi = {
  serviceAccounts(): Promise<Answer<Service[]>>;
  createServiceAccount(input: Payload): Promise<Answer<ServiceWithSecret>>;
  updateServiceAccount(input: Payload): Promise<Answer<Service>>;
  rotateServiceAccount(input: Payload): Promise<Answer<ServiceWithSecret>>;
  endServiceAccount(id: string): Promise<Answer<Service>>;
};

/** What is stored about oneself. */
type PrivacyApi = {
  myData(query?: Payload): Promise<Answer<MyDataPage>>;
  requestDeletion(input: Payload): Promise<Answer<WithDeletion>>;
  withdrawDeletion(): Promise<Answer<WithDeletion>>;
  settleDeletion(input: Payload): Promise<Answer<WithDeletion>>;
};

/** Around booking a class. */
type ClassesApi = {
  bookClass(input: Payload): Promise<Answer<Enrolment>>;
  weapons(): Promise<Answer<ReturnType<typeof pricedWeapons>>>;
  classQuote(input: Payload): Promise<Answer<PriceBreakdown>>;
};

type CoursePage = Awaited<ReturnType<typeof listAdminCourses>>;
type Stats = Awaited<ReturnType<typeof getStats>>;

type MailContent = { subject: string; text: string; html: string };
type MailRow = Wire<MailMessage> & { user: User | null; content: MailContent | null };

type UsersOfStaff = {
  users(query?: Payload): Promise<Answer<Connection<User>>>;
  userTransactions(userId: string): Promise<Answer<Connection<Transaction>>>;
  user(id: string): Promise<Answer<User & { points: number }>>;
  adminStats(): Promise<Answer<Wire<Stats>>>;
  release(): Promise<Answer<{ version: string; commit: string }>>;
  updateUser(input: Payload): Promise<Answer<User>>;
  adjustPoints(input: Payload): Promise<Answer<PointsChange>>;
  userSessions(userId: string): Promise<Answer<Wire<ActiveSession>[]>>;
  userAccessTokens(userId: string): Promise<Answer<Wire<AccessToken>[]>>;
  endUserSession(input: Payload): Promise<Answer<{ detail: string }>>;
  revokeUserAccessToken(input: Payload): Promise<Answer<{ detail: string }>>;
  endUserAccess(input: Payload): Promise<Answer<{ detail: string }>>;
  requestWithdrawal(
    input: Payload,
  ): Promise<Answer<Pick<Wire<Withdrawal>, 'code' | 'answerBy' | 'settleBy'>>>;
  certificates(query?: Payload): Promise<Answer<Connection<Wire<Certificate>>>>;
  enrolmentCertificate(enrolmentId: string): Promise<Answer<Wire<Certificate> | null>>;
  issueCertificates(input: Payload): Promise<Answer<Wire<CertificateOutcome>[]>>;
  withdrawals(query?: Payload): Promise<Answer<Connection<Wire<Withdrawal>>>>;
  settleWithdrawal(input: Payload): Promise<Answer<Wire<Withdrawal>>>;
  personNotes(query: Payload): Promise<Answer<Connection<Wire<Note>>>>;
  classNotes(query: Payload): Promise<Answer<Connection<Wire<Note>>>>;
  mailMessages(query?: Payload): Promise<Answer<Connection<MailRow>>>;
  mailMessage(id: string): Promise<Answer<MailRow>>;
  resendMail(id: string): Promise<Answer<MailRow>>;
  createPerson(input: Payload): Promise<Answer<User>>;
  mayCreatePasswordReset(userId: string): Promise<Answer<boolean>>;
  createPasswordReset(userId: string): Promise<Answer<{ link: string; expiresAt: string }>>;
  importUsers(input: Payload): Promise<Answer<ImportOutcome>>;
};

type CoursesOfStaff = {
  adminCourses(query?: Payload): Promise<Answer<Wire<CoursePage>>>;
  createCourse(input: Payload): Promise<Answer<StaffCourse>>;
  updateCourse(input: Payload): Promise<Answer<StaffCourse>>;
};

type StaffCourse = Course & {
  capacity: number | null;
  durationMinutes: number;
  cluPolicy: CluPolicy;
  callOff: Wire<CallOff> | null;
  offerHours: number | null;
  issuesCertificate: boolean;
  instructor: { id: string; name: string } | null;
  placesTaken: number;
  placesLeft: number | null;
  waitingCount: number;
};
type StaffEnrolment = Wire<DomainEnrolment> & {
  course: Course;
  user: User | null;
  licence: LicenceState;
};
export type Outcome = Omit<Wire<EnrolmentOutcome>, 'enrolment'> & { enrolment: StaffEnrolment | null };
type WaitingEntry = {
  id: string;
  joinedAt: string;
  position: number;
  user: User;
  course: Course;
};
type StaffAgendaEntry = Omit<Wire<AgendaEntry>, 'course' | 'enrolment'> & {
  course: StaffCourse;
  enrolment: StaffEnrolment | null;
};

/** What GraphQL alone offers around enrolments, to students and to staff. */
type EnrolmentsApi = {
  enrolments(query?: Payload): Promise<Answer<Connection<StaffEnrolment>>>;
  staffEnrolment(id: string): Promise<Answer<StaffEnrolment>>;
  rescheduleEnrolment(input: Payload): Promise<Answer<StaffEnrolment>>;
  myWaitingList(): Promise<Answer<WaitingEntry[]>>;
  waitingList(courseId: string): Promise<Answer<WaitingEntry[]>>;
  endedWaiting(courseId: string): Promise<Answer<(Wire<EndedWaiting> & { user: User })[]>>;
  heldPlaces(userId: string): Promise<Answer<{ enrolments: StaffEnrolment[]; waiting: WaitingEntry[] }>>;
  releasePlaces(input: Payload): Promise<Answer<Outcome[]>>;
  joinWaitingList(courseId: string): Promise<Answer<WaitingEntry>>;
  leaveWaitingList(courseId: string): Promise<Answer<WaitingEntry>>;
  roster(courseId: string): Promise<Answer<StaffEnrolment[]>>;
  confirmEnrolments(input: Payload): Promise<Answer<Outcome[]>>;
  completeEnrolments(input: Payload): Promise<Answer<Outcome[]>>;
  cancelEnrolments(input: Payload): Promise<Answer<Outcome[]>>;
  markNoShows(input: Payload): Promise<Answer<Outcome[]>>;
  assignInstructor(input: Payload): Promise<Answer<Outcome[]>>;
  enrolStudent(input: Payload): Promise<Answer<StaffEnrolment>>;
};

/** A student to inform. */
export type Contact = { id: string; user: User | null; isWaiting: boolean; failure: string | null };
type WithContacts = { course: Course & Pick<StaffCourse, 'callOff'>; contacts: Contact[] };

type CourseResult = Omit<Wire<CourseOutcome>, 'course'> & { course: Course | null };
type Move = Omit<Wire<CourseMove>, 'licences'> & { licences: { user: User; licence: LicenceState }[] };

type PlanningOfStaff = {
  callOffCourse(input: Payload): Promise<Answer<WithContacts>>;
  undoCallOff(input: Payload): Promise<Answer<WithContacts>>;
  courseMove(query: Payload): Promise<Answer<Move>>;
  repeatCourse(input: Payload): Promise<Answer<StaffCourse[]>>;
  courseSeries(courseId: string): Promise<Answer<StaffCourse[]>>;
  updateCourses(input: Payload): Promise<Answer<CourseResult[]>>;
  courseContacts(courseId: string): Promise<Answer<Contact[]>>;
  staffCourse(id: string): Promise<Answer<StaffCourse>>;
  duplicateCourse(input: Payload): Promise<Answer<StaffCourse>>;
  deactivateCourse(input: Payload): Promise<Answer<StaffCourse>>;
  instructors(query?: Payload): Promise<Answer<Connection<Instructor>>>;
  instructor(id: string): Promise<Answer<Instructor>>;
  createInstructor(input: Payload): Promise<Answer<Instructor>>;
  updateInstructor(input: Payload): Promise<Answer<Instructor>>;
  instructor(id: string): Promise<Answer<Instructor & { hasAccount: boolean; invitedUntil: string | null }>>;
  myClasses(query: Payload): Promise<Answer<Wire<TaughtClass>[]>>;
  recordAttendance(
    input: Payload,
  ): Promise<Answer<(Pick<Outcome, 'id' | 'error'> & { attendance: string | null })[]>>;
  agenda(query: Payload): Promise<Answer<StaffAgendaEntry[]>>;
  armoury(day: string): Promise<Answer<Wire<Armoury>>>;
  classReport(query: Payload): Promise<Answer<Wire<ClassReport>>>;
  reports(query: Payload): Promise<Answer<Wire<MonthReport>[]>>;
};

export type AuditEntry = Wire<DomainAuditEntry>;

type Redemption = Omit<Wire<DomainRedemption>, 'userId'> & { user: User | null };

type RedemptionsApi = {
  myRedemptions(): Promise<Answer<{ nodes: Wire<PointsTransaction>[] }>>;
  redemptions(query?: Payload): Promise<Answer<Connection<Redemption>>>;
  handOutRedemption(input: Payload): Promise<Answer<Redemption>>;
};

type AuditApi = { auditTrail(query?: Payload): Promise<Answer<Connection<AuditEntry>>> };

type Endpoint = Wire<WebhookEndpoint>;
type Delivery = Wire<WebhookDelivery>;

type WebhooksApi = {
  webhookEndpoints(): Promise<Answer<Endpoint[]>>;
  webhookDeliveries(query: Payload): Promise<Answer<Connection<Delivery>>>;
  createWebhookEndpoint(input: Payload): Promise<Answer<{ endpoint: Endpoint; secret: string }>>;
  updateWebhookEndpoint(input: Payload): Promise<Answer<Endpoint>>;
  deleteWebhookEndpoint(id: string): Promise<Answer<Endpoint>>;
  rotateWebhookSecret(id: string): Promise<Answer<{ endpoint: Endpoint; secret: string }>>;
  sendTestEvent(id: string): Promise<Answer<Delivery>>;
  redeliver(id: string): Promise<Answer<Delivery>>;
  redeliverMatching(input: Payload): Promise<Answer<Redelivery>>;
};

type NamedApi = AuditApi &
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

/** Of a field that has no method above: what its operation answers, without what type resolvers add. */
type OtherFields = {
  [Field in RootField as Exclude<NameOf<Field>, keyof NamedApi | keyof AcademyApi>]: (
    input?: Payload | string,
  ) => Promise<Answer<Wire<NonNullable<ResultOf<Field>>>>>;
};

/** What GraphQL offers beside AcademyApi: a method for every field of Query and Mutation. */
export type AdminApi = NamedApi & OtherFields;

/** Opens a surface of the server at `url`, signed in when there is a token; every call carries the headers. */
export type Connect<Api = AcademyApi> = (
  url: string,
  token?: string,
  headers?: Record<string, string>,
) => Api;
