import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { aStudent, givePoints, type Member } from '../builders.ts';
import { connectRest } from '../drivers/rest.ts';
import { sendPlain, type Sent } from '../plain-http.ts';

const WEALTH = 1_000_000;
const DASHBOARD =
  '{ me { firstName points } myEnrolments(first: 10) { nodes { id status course { name } } totalCount } }';
const CATALOGUE = '{ courses(limit: 20) { id name description location scheduledDate price } }';

/** A student at an address of his own. */
export type Visitor = { member: Member; address: string };

export type Sample = { kind: Kind; status: number; ms: number };

type Kind = 'browse' | 'dashboard' | 'login' | 'write';

const NO_RESPONSE = 0;

const addressIn = (net: string, index: number) => `${net}.${Math.floor(index / 250)}.${(index % 250) + 1}`;

export const visitorsOf = async (url: string, count: number): Promise<Visitor[]> => {
  const visitors: Visitor[] = [];
  for (let index = 0; index < count; index += 1) {
    const member = await aStudent({ url, connect: connectRest });
    await givePoints(member.id, WEALTH);
    visitors.push({ member, address: addressIn('10.0', index) });
  }
  return visitors;
};

const post = (path: string, body: object, headers: Sent['headers'] = {}): Sent => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const oneOf = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;

const requestOf = {
  browse: (_: Visitor, courseIds: readonly string[]) =>
    oneOf<Sent>([
      { path: '/api/courses?limit=20' },
      { path: `/api/courses/${oneOf(courseIds)}` },
      post('/graphql', { query: CATALOGUE }),
    ]),
  dashboard: () => oneOf([post('/graphql', { query: DASHBOARD }), { path: '/api/points/transactions/me' }]),
  login: ({ member: { email, password } }: Visitor) => post('/api/auth/login', { email, password }),
  write: () =>
    post('/api/points/redeem', { points: 1, description: 'Gorra' }, { 'idempotency-key': randomUUID() }),
} satisfies Record<Kind, (visitor: Visitor, courseIds: readonly string[]) => Sent>;

/** 70 % browse, 15 % look at what is theirs, 10 % sign in, 5 % write. */
const kindOf = (random: number): Kind => {
  if (random < 0.7) return 'browse';
  if (random < 0.85) return 'dashboard';
  return random < 0.95 ? 'login' : 'write';
};

export type Site = { url: string; agent: Agent; courseIds: readonly string[] };

const visit = async (
  { url, agent, courseIds }: Site,
  { visitor, kind }: { visitor: Visitor; kind: Kind },
): Promise<Sample> => {
  const sent: Sent = requestOf[kind](visitor, courseIds);
  const isAnonymous = kind === 'browse' || kind === 'login';
  const headers = {
    ...sent.headers,
    'x-forwarded-for': visitor.address,
    ...(isAnonymous ? {} : { authorization: `Bearer ${visitor.member.token}` }),
  };
  return sendPlain(url, agent, { ...sent, headers }).then(
    ({ status, ms }) => ({ kind, status, ms }),
    () => ({ kind, status: NO_RESPONSE, ms: Infinity }),
  );
};

type Crowd = { visitors: readonly Visitor[]; seconds: number; pauseMs: number };

/** Each visitor does one thing after another, with pauses that differ around `pauseMs`. */
export const mixedTraffic = async (site: Site, { visitors, seconds, pauseMs }: Crowd) => {
  const samples: Sample[] = [];
  const end = performance.now() + seconds * 1_000;
  const stay = async (visitor: Visitor) => {
    await delay(Math.random() * pauseMs);
    while (performance.now() < end) {
      samples.push(await visit(site, { visitor, kind: kindOf(Math.random()) }));
      await delay((0.5 + Math.random()) * pauseMs);
    }
  };
  await Promise.all(visitors.map(stay));
  return samples;
};

const TICK_MS = 10;

/** Sign-ins at a rate, whether or not the earlier ones have ended. */
export const signInAtRate = async (
  site: Site,
  { visitors, seconds, perSecond }: { visitors: readonly Visitor[]; seconds: number; perSecond: number },
) => {
  const samples: Promise<Sample>[] = [];
  const begin = performance.now();
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - begin) / 1_000) {
    while (samples.length < elapsed * perSecond) {
      const { member } = visitors[samples.length % visitors.length] as Visitor;
      // Each from an address of its own: what is tested are the hashes, not the limit of an address.
      const visitor = { member, address: addressIn('10.1', samples.length) };
      samples.push(visit(site, { visitor, kind: 'login' }));
    }
    await delay(TICK_MS);
  }
  return Promise.all(samples);
};
