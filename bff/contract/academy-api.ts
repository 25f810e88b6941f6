import type { FieldError } from '#domain/schema.ts';
import type { Course as DomainCourse } from '#domain/courses/course.ts';
import type { Enrolment as DomainEnrolment } from '#domain/enrolments/enrolment.ts';
import type {
  PointsChange as DomainPointsChange,
  PointsTransaction,
  Referral as DomainReferral,
} from '#domain/points/points.ts';
import type { User as DomainUser } from '#domain/users/user.ts';
import type { Health } from '../src/features/health/health.operations.ts';
import type { listAdminCourses } from '../src/features/courses/course.operations.ts';
import type { getStats } from '../src/features/stats/stats.operations.ts';
import type { Connection as Page } from '../src/connection.ts';
import type { ImportOutcome } from '../src/features/users/user.import.ts';

/** A shape as it crosses the wire: every instant is an ISO string. */
type Wire<T> = T extends Date
  ? string
  : T extends readonly (infer Row)[]
    ? Wire<Row>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T;

export type User = Wire<DomainUser>;
export type Course = Wire<DomainCourse>;
export type Enrolment = Wire<DomainEnrolment> & { course: Course };
export type Transaction = Wire<PointsTransaction>;
export type PointsChange = Wire<DomainPointsChange>;
export type Referral = Wire<DomainReferral>;
export type Session = { accessToken: string; tokenType: string };

type Success<T> = { ok: true; status: number; data: T };
type Rejection = { ok: false; status: number; detail: string; fields?: FieldError[] };
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

type CoursePage = Awaited<ReturnType<typeof listAdminCourses>>;
type Stats = Awaited<ReturnType<typeof getStats>>;

export type UsersOfStaff = {
  users(query?: Payload): Promise<Answer<Connection<User>>>;
  user(id: string): Promise<Answer<User & { points: number }>>;
  adminStats(): Promise<Answer<Wire<Stats>>>;
  updateUser(input: Payload): Promise<Answer<User>>;
  adjustPoints(input: Payload): Promise<Answer<PointsChange>>;
  importUsers(input: Payload): Promise<Answer<ImportOutcome>>;
};

export type CoursesOfStaff = {
  adminCourses(query?: Payload): Promise<Answer<Wire<CoursePage>>>;
  createCourse(input: Payload): Promise<Answer<Course>>;
  updateCourse(input: Payload): Promise<Answer<Course>>;
};

/** What only GraphQL offers. */
export type AdminApi = OwnPages & UsersOfStaff & CoursesOfStaff;

/** Opens a surface of the server at `url`, signed in when there is a token; every call carries the headers. */
export type Connect<Api = AcademyApi> = (
  url: string,
  token?: string,
  headers?: Record<string, string>,
) => Api;
