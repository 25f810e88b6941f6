import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import {
  aBooking,
  aCourse,
  aPending,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  anEmail,
  givePoints,
  good,
} from '../builders.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';
import { moneyIs } from '../money-builders.ts';
import { REQUESTS, type Scene, type Sent } from './response-table.ts';
import { contractDocument } from './contract-document.ts';
import { requireBody } from './described.ts';

type Content = Record<string, { example?: unknown; examples?: Record<string, { value: object }> }>;
type Described = { content?: Content };

const jsonOf = (described: object | undefined) =>
  (described as Described | undefined)?.content?.['application/json'];

/** The calls that return JSON, with their examples. */
const calls = Object.entries(contractDocument().paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody, responses }]) => {
    const [status = '', success] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
    const body = jsonOf(success);
    if (!body) return [];
    const call = `${method.toUpperCase()} ${path}`;
    const requests = Object.entries(jsonOf(requestBody)?.examples ?? {});
    return { call, location: ['paths', path, method], status, example: body.example, requests };
  }),
);

const requests = calls.flatMap(({ requests: ofCall, ...call }) =>
  ofCall.map(([name, { value }]) => ({ ...call, name, body: value })),
);

const server = useTestServer({ GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' });
const surface = () => ({ url: server.url, connect: connectRest });
let scene: Scene;

/** The courses that examples name. */
const insertCourses = async () => {
  const listed = calls.find(({ call }) => call === 'GET /api/courses')?.example;
  for (const { id, course_type } of listed as { id: string; course_type: string }[]) {
    const course = await (course_type === 'Grupal' ? aCourse() : aPersonalisedCourse());
    const document = await CourseModel.findById(course.id).lean();
    await CourseModel.collection.insertOne({ ...document, _id: new Types.ObjectId(id) });
  }
};

beforeAll(async () => {
  const student = await aStudent(surface());
  await givePoints(student.id, 100);
  good(await student.api.enrol(aBooking((await aPersonalisedCourse()).id)));
  good(await student.api.createReferral({ referredEmail: anEmail() }));
  scene = { url: server.url, student, admin: await anAdmin(surface()) };
  await insertCourses();
});

/** What there must be before an example is sent: the sender, and what the path names. */
const BEFORE: Record<string, (body: object) => Promise<Sent> | Sent> = {
  'POST /api/auth/register': () => ({}),
  'POST /api/auth/login': async (body) => {
    await aStudent(surface(), { ...body });
    return {};
  },
  'POST /api/auth/confirm-identity': async (body) => {
    const { current_password: password } = body as { current_password: string };
    return { token: (await aStudent(surface(), { password })).token };
  },
  'POST /api/auth/profile-setup': async () => ({ token: (await aPending(surface())).token }),
  'POST /api/courses/enroll': () => ({ token: scene.student.token }),
  'PUT /api/courses/enrollments/{id}': async () =>
    (await REQUESTS['PUT /api/courses/enrollments/{id}']?.[200]?.(scene)) ?? {},
  'POST /api/courses/enrollments/{id}/transfer': async () =>
    (await REQUESTS['POST /api/courses/enrollments/{id}/transfer']?.[200]?.(scene)) ?? {},
  'POST /api/money/payments': async (body) => {
    await moneyIs({});
    const { _id, ...user } = await UserModel.findById(scene.student.id).orFail().lean();
    const { user_id: userId } = body as { user_id: string };
    await UserModel.collection.insertOne({
      ...user,
      _id: new Types.ObjectId(userId),
      email: anEmail(),
      documentKey: `example:${_id.toString()}`,
    });
    return { token: scene.admin.token };
  },
  'POST /api/points/redeem': () => ({ token: scene.student.token }),
  'POST /api/points/referrals': () => ({ token: scene.student.token }),
};

const send = async (call: string, { token, id = '', query = '', body, headers = {} }: Sent) => {
  const [method = '', path = ''] = call.split(' ');
  const response = await fetch(`${server.url}${path.replace(/\{\w+\}/, id)}?${query}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: String(response.status), body: await response.json() };
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys that one of both lacks, at every depth where both have something. */
const differingKeys = (one: unknown, other: unknown, path = ''): string[] => {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length && other.length ? differingKeys(one[0], other[0], `${path}[0]`) : [];
  }
  if (!isObject(one) || !isObject(other)) return [];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    key in one && key in other ? differingKeys(one[key], other[key], `${path}.${key}`) : [`${path}.${key}`],
  );
};

it('every call that returns JSON or takes a body has an example of it', () => {
  expect(calls.filter(({ example }) => example === undefined)).toEqual([]);
  expect(new Set(requests.map(({ call }) => call))).toEqual(new Set(Object.keys(BEFORE)));
});

describe.each(calls)('$call', ({ call, location, status, example }) => {
  it('has an example of its response that the schema allows, with the keys of a real one', async () => {
    requireBody([...location, 'responses', status], example);
    const sent = await REQUESTS[call]?.[Number(status)]?.(scene);
    const real = await send(call, sent ?? {});
    requireBody([...location, 'responses', status], real.body);
    if (Array.isArray(real.body)) expect(real.body.length).toBeGreaterThan(0);
    expect(differingKeys(example, real.body)).toEqual([]);
  });
});

it.each(requests)('$call takes the example $name', async ({ call, location, status, body, example }) => {
  requireBody([...location, 'requestBody'], body);
  const real = await send(call, { ...(await BEFORE[call]?.(body)), body });
  expect([real.status, real.body]).toEqual([status, expect.anything()]);
  requireBody([...location, 'responses', status], real.body);
  expect(differingKeys(example, real.body)).toEqual([]);
});
