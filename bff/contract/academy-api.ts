import type { FieldError } from '#domain/schema.ts';
import type { AdminStats as Stats, CoursePage } from '../src/features/admin/admin.service.ts';
import type { UserPage } from '../src/features/admin/user-list.service.ts';
import type { User as StoredUser } from '../src/features/auth/user.model.ts';
import type { Course as StoredCourse } from '../src/features/courses/course.model.ts';
import type { Enrolment as StoredEnrolment } from '../src/features/enrolments/enrolment.model.ts';
import type { Health } from '../src/features/health.service.ts';
import type { PointsTransaction } from '../src/features/points/points-entry.model.ts';
import type { Redemption as StoredRedemption } from '../src/features/points/points.service.ts';
import type { Referral as StoredReferral } from '../src/features/points/referral.model.ts';

/** A shape as it crosses the wire: every instant is an ISO string. */
type Wire<T> = T extends Date
  ? string
  : T extends readonly (infer Row)[]
    ? Wire<Row>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T;

export type User = Wire<StoredUser>;
export type Course = Wire<StoredCourse>;
export type Enrolment = Wire<StoredEnrolment> & { course: Course };
export type Transaction = Wire<PointsTransaction>;
export type Redemption = Wire<StoredRedemption>;
export type Referral = Wire<StoredReferral>;
export type Session = { accessToken: string; tokenType: string };

type Success<T> = { ok: true; status: number; data: T };
type Refusal = { ok: false; status: number; detail: string; fields?: FieldError[] };
export type Answer<T> = Success<T> | Refusal;

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
  redeem(input: Payload): Promise<Answer<Redemption>>;
  createReferral(input: Payload): Promise<Answer<Referral>>;
  myReferrals(): Promise<Answer<Referral[]>>;
  allUsers(query?: Payload): Promise<Answer<(User & { points: number })[]>>;
};

/** What only GraphQL offers. */
export type AdminApi = {
  users(query?: Payload): Promise<Answer<Wire<UserPage>>>;
  user(id: string): Promise<Answer<User & { points: number }>>;
  coursePage(query?: Payload): Promise<Answer<Wire<CoursePage>>>;
  adminStats(): Promise<Answer<Stats>>;
  createCourse(input: Payload): Promise<Answer<Course>>;
  updateCourse(input: Payload): Promise<Answer<Course>>;
  updateUser(input: Payload): Promise<Answer<User>>;
  adjustPoints(input: Payload): Promise<Answer<Redemption>>;
};

/** Opens a surface of the server at `url`, signed in when there is a token. */
export type Connect<Api = AcademyApi> = (url: string, token?: string) => Api;
