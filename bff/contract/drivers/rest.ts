import { expect } from 'vitest';
import type { Availability } from '../../src/features/availability/availability.operations.ts';
import type {
  AcademyApi,
  AdminApi,
  Result,
  Connect,
  Connection,
  Course,
  Enrolment,
  Payload,
  PointsChange,
  Session,
} from '../academy-api.ts';
import type { Referral, Transaction, User } from '../academy-api.ts';
import { FIELD_ERROR_CODES } from '#domain/schema.ts';
import { transport } from '../fetch-whole.ts';
import { requireDescribed } from '../openapi/described.ts';
import { toWireJson } from '../wire-json.ts';
import { expectKnownReason } from './known-reason.ts';

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const renameKeys = (value: unknown, rename: (key: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((row) => renameKeys(row, rename));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [rename(key), renameKeys(inner, rename)]),
  );
};

const toSnakeKey = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const toCamelPath = (path: string) => path.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A list of a thousand users repeats twenty keys. */
const camelKeys = new Map<string, string>();

const toCamelKey = (key: string) => {
  const known = camelKeys.get(key);
  if (known !== undefined) return known;
  expect(key, 'REST writes its keys in snake_case').toMatch(/^[a-z][a-z0-9_]*$/);
  const renamed = toCamelPath(key);
  camelKeys.set(key, renamed);
  return renamed;
};

type RestError = { detail: string; errors?: { field: string; message: string }[] };

const ERROR_STATUSES = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503];

/** The header `Error-Fields`. */
const fieldCodes = ({ headers }: Response) =>
  new Map(
    (headers.get('error-fields') ?? '')
      .split(', ')
      .filter(Boolean)
      .map((member): [string, string] => [member.split('=')[0] ?? '', member.split('=')[1] ?? '']),
  );

/** What every REST error must have: one sentence in `detail`, the faulty fields in `errors`, the right headers. */
export const checkRestError = (response: Response, body: unknown) => {
  expect(ERROR_STATUSES, `status ${response.status} is in the table`).toContain(response.status);
  expect(response.headers.get('content-type')).toMatch(/^application\/json\b/);
  const { detail, errors, ...rest } = body as RestError;
  expect(detail).toEqual(expect.any(String));
  expect(detail.trim()).not.toBe('');
  expect(rest).toEqual({});
  if (errors) expect(errors[0]?.message).toBe(detail);
  if (response.status === 401) expect(response.headers.get('www-authenticate')).toBe('Bearer');
  if (response.status === 429 || response.status === 503) {
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  }
  expectKnownReason(response.status, response.headers.get('error-reason'));
  const price = response.headers.get('error-price');
  const codes = [...fieldCodes(response).values()];
  expect(codes).toHaveLength(errors?.length ?? 0);
  for (const code of codes) expect(FIELD_ERROR_CODES).toContain(code);
  return {
    detail,
    ...(price === null ? {} : { price: Number(price) }),
    ...(errors ? { fields: errors.map((error) => ({ ...error, field: toCamelPath(error.field) })) } : {}),
  };
};

type Request = { method?: string; body?: unknown; success?: number };

const client = (url: string, token?: string, headers?: Record<string, string>) => {
  const send = async <T>(path: string, { method = 'GET', body, success = 200 }: Request = {}) => {
    const sent = body === undefined ? undefined : toWireJson(renameKeys(body, toSnakeKey));
    const response = await transport.send(url + path, {
      method,
      headers: {
        ...headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
    const text = await response.text();
    const { pathname } = new URL(url + path);
    requireDescribed({
      method,
      pathname,
      status: response.status,
      headers: response.headers,
      text,
      // What was accepted is JSON.
      sent: sent !== undefined && response.ok ? JSON.parse(sent) : undefined,
    });
    const parsed = JSON.parse(text) as unknown;
    if (!response.ok) {
      return {
        result: { ok: false, status: response.status, ...checkRestError(response, parsed) } as const,
        response,
      };
    }
    expect(response.status, `${method} ${path} succeeds with`).toBe(success);
    expect(response.headers.get('content-type')).toMatch(/^application\/json\b/);
    const data = renameKeys(parsed, toCamelKey) as T;
    return { result: { ok: true, status: response.status, data } as const, response };
  };
  return {
    send,
    call: async <T>(path: string, request?: Request): Promise<Result<T>> =>
      (await send<T>(path, request)).result,
  };
};

const mapResult = async <T, U>(result: Promise<Result<T>>, change: (data: T) => U): Promise<Result<U>> => {
  const given = await result;
  return given.ok ? { ...given, data: change(given.data) } : given;
};

type RestEnrolment = Enrolment & { courses: Course; courseName: string; courseDate: string | null };

/** REST names the course several times over; all must be equal. */
const neutralEnrolment = ({ courses, courseName, courseDate, ...enrolment }: RestEnrolment): Enrolment => {
  expect(courses).toEqual(enrolment.course);
  expect(courseName).toBe(enrolment.course.name);
  expect(courseDate).toBe(enrolment.course.scheduledDate);
  return enrolment;
};

type RestTransaction = Omit<Transaction, 'enrolmentId'> & { enrollmentId: string | null };
type RestPointsChange = { points: number; transaction: RestTransaction };

/** REST has the specification's key `enrollment_id`. */
const neutralTransaction = ({ enrollmentId, ...transaction }: RestTransaction): Transaction => ({
  ...transaction,
  enrolmentId: enrollmentId,
});

const queryOf = (query: Payload = {}) => {
  const text = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) text.append(toSnakeKey(key), String(one));
    }
  }
  return text.size > 0 ? `?${text}` : '';
};

type RestPage<Node> = { nextCursor: string | null; totalCount: number; totalCountIsExact: boolean } & Record<
  'entries' | 'sessions',
  Node[] | undefined
>;

const neutralPage = <Node>({
  entries,
  sessions,
  nextCursor,
  ...counts
}: RestPage<Node>): Connection<Node> => {
  const nodes = entries ?? sessions ?? [];
  return {
    ...counts,
    nodes,
    edges: nodes.map((node) => ({ cursor: '', node })),
    pageInfo: {
      hasNextPage: nextCursor !== null,
      endCursor: nextCursor,
      hasPreviousPage: false,
      startCursor: null,
    },
  };
};

/** The REST surface as an AcademyApi. */
export const connectRest: Connect<AcademyApi & Partial<AdminApi>> = (url, token, headers) => {
  const { call, send } = client(url, token, headers);
  const post = <T>(path: string, body?: unknown, success = 200) =>
    call<T>(path, { method: 'POST', body, success });
  const page = <Node>(path: string) => mapResult(call<RestPage<Node>>(path), neutralPage);
  const enrolmentPath = (id: string) => `/api/courses/enrollments/${encodeURIComponent(id)}`;
  return {
    health: () => call('/api/health'),
    register: (input) => post<Session>('/api/auth/register', input, 201),
    login: (input) => post<Session>('/api/auth/login', input),
    logout: () => post('/api/auth/logout'),
    confirmIdentity: (input) => post('/api/auth/confirm-identity', input),
    googleAuthUrl: () => mapResult(call<{ authUrl: string }>('/api/auth/google'), ({ authUrl }) => authUrl),
    me: () => call<User>('/api/auth/me'),
    setupProfile: (input) => post<User>('/api/auth/profile-setup', input),
    courses: (query) => call<Course[]>(`/api/courses${queryOf(query)}`),
    course: (id) => call<Course>(`/api/courses/${encodeURIComponent(id)}`),
    availability: ({ courseId, ...days }) =>
      call<Availability>(`/api/courses/${encodeURIComponent(String(courseId))}/availability${queryOf(days)}`),
    enrol: (input) => mapResult(post<RestEnrolment>('/api/courses/enroll', input, 201), neutralEnrolment),
    myEnrolments: () =>
      mapResult(call<RestEnrolment[]>('/api/courses/enrollments/me'), (rows) => rows.map(neutralEnrolment)),
    enrolment: (id) => mapResult(call<RestEnrolment>(enrolmentPath(id)), neutralEnrolment),
    updateEnrolment: (id, body) =>
      mapResult(call<RestEnrolment>(enrolmentPath(id), { method: 'PUT', body }), neutralEnrolment),
    cancelEnrolment: (id) =>
      mapResult(call<RestEnrolment>(enrolmentPath(id), { method: 'DELETE' }), neutralEnrolment),
    transferEnrolment: ({ id, ...body }) =>
      mapResult(post<RestEnrolment>(`${enrolmentPath(String(id))}/transfer`, body), neutralEnrolment),
    myPoints: () =>
      mapResult(call<{ points: number }>('/api/points/me'), (data) => {
        expect(Object.keys(data)).toEqual(['points']);
        return data.points;
      }),
    myTransactions: () =>
      mapResult(call<RestTransaction[]>('/api/points/transactions/me'), (rows) =>
        rows.map(neutralTransaction),
      ),
    redeem: (input) =>
      mapResult(
        post<RestPointsChange>('/api/points/redeem', input),
        ({ transaction, ...change }): PointsChange => ({
          ...change,
          transaction: neutralTransaction(transaction),
        }),
      ),
    moneyEntries: (query) => page(`/api/money/entries${queryOf(query)}`),
    firearmBook: (query) => page(`/api/firearms/book${queryOf(query)}`),
    ammunitionSheets: (query) => page(`/api/ammunition/sheets${queryOf(query)}`),
    tillSessions: (query) => page(`/api/money/sessions${queryOf(query)}`),
    recordPayment: (input) => post('/api/money/payments', input, 201),
    createReferral: (input) => post<Referral>('/api/points/referrals', input),
    myReferrals: () => call<Referral[]>('/api/points/referrals/me'),
    allUsers: async (query) => {
      const { result, response } = await send<(User & { points: number })[]>(
        `/users/admin/all${queryOf(query)}`,
      );
      if (result.ok) expect(response.headers.get('x-total-count')).toBe(String(result.data.length));
      return result;
    },
  };
};
