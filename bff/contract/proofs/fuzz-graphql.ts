import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import { seedDemo } from '../../demo/seed.ts';
import { systemContext } from '../../src/operation/context.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aStudent, anAdmin, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { MAIL_AWAY } from '../mailbox.ts';
import { rootFields } from '../operation-list.ts';
import { randomRequests, type RandomRequest } from './random-requests.ts';

/** Requests of one seed. `FUZZ_GRAPHQL=10000` is the long form. */
const REQUESTS = Number(process.env.FUZZ_GRAPHQL ?? 250);
const AT_ONCE = 5;

/** What no response may contain: stacks, files, the driver's words. */
const INTERNALS =
  /\n\s+at |node_modules|\/src\/|\.ts:\d|mongodb(\+srv)?:\/\/|E11000|Mongo\w*Error|CastError|\$where\b.*not/;

type Sent = RandomRequest & { token: string | undefined };

type Body = { data?: unknown; errors?: { message: string; extensions?: { code?: string } }[] };

const expectGoodResponse = ({ status, text }: { status: number; text: string }) => {
  expect(status, text).toBeLessThan(500);
  expect(text).not.toMatch(INTERNALS);
  const body = JSON.parse(text) as Body;
  expect(body.data ?? body.errors).toBeDefined();
  for (const { message, extensions } of body.errors ?? []) {
    expect(message).not.toBe('');
    expect(extensions?.code).toMatch(/^(?!INTERNAL)[A-Z_]+$/);
  }
};

/** Declares the test of one seed, with a server of its own: the seeds are files, which run at the same time. */
export const fuzzBySeed = (seed: number) => {
  const server = useTestServer({
    MAX_ACTIVE_ENROLMENTS: '10000',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    ...MAIL_AWAY,
  });
  afterAll(() => expect(Object.keys(Object.prototype)).toEqual([]));

  const members: Partial<Record<'student' | 'admin', Member>> = {};

  /** A new one where the fuzz has signed the last one out, or taken away what it was. */
  const tokenOf = async (role: 'visitor' | 'student' | 'admin') => {
    if (role === 'visitor') return undefined;
    const current = members[role];
    const isUsable = current && (await UserModel.exists({ _id: current.id, role, isActive: true }));
    const me = isUsable ? await connectGraphql(server.url, current.token).me() : undefined;
    const surface = { url: server.url, connect: connectGraphql };
    if (!me?.ok) members[role] = await (role === 'admin' ? anAdmin(surface) : aStudent(surface));
    return members[role]?.token;
  };

  const send = async ({ token, ...request }: Sent) => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(request),
    });
    return { status: response.status, text: await response.text() };
  };

  it(
    `${REQUESTS} requests made of the schema cause no server error, seed ${seed}`,
    async () => {
      await seedDemo(systemContext(server.deps));
      const people = await UserModel.find().limit(5).lean();
      const known = people.flatMap(({ _id, email }) => [_id.toString(), email]);
      const roles = fc.constantFrom('visitor', 'student', 'admin', 'admin');
      const batches = fc.array(fc.tuple(roles, randomRequests(rootFields, known)), {
        minLength: AT_ONCE,
        maxLength: AT_ONCE,
      });
      const property = fc.asyncProperty(batches, async (batch) => {
        const sent: Sent[] = [];
        for (const [role, request] of batch) {
          sent.push({ ...request, token: await tokenOf(role as 'visitor' | 'student' | 'admin') });
        }
        for (const response of await Promise.all(sent.map(send))) expectGoodResponse(response);
      });
      await fc.assert(property, { seed, numRuns: REQUESTS / AT_ONCE, endOnFailure: true });
      expect((await fetch(`${server.url}/livez`)).status).toBe(200);
      expect((await verify()).problems).toEqual([]);
    },
    60_000 + REQUESTS * 60,
  );
};
