import { SocketAddress, isIPv4, isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { messages } from '#domain/messages.ts';
import type { Env } from './env.ts';
import { DomainError } from '../errors/domain-error.ts';
import { RateLimitModel } from './rate-limit.model.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const RULES = {
  loginByAddress: { points: 100, duration: 15 * MINUTE },
  loginByAccountAndAddress: { points: 10, duration: 15 * MINUTE },
  /** From everywhere: it slows the account down, see login-throttle.ts. */
  failedLoginByAccount: { points: 20, duration: 15 * MINUTE },
  /** Where an account has been signed in from. A timer holds no more than 24 days. */
  signedIn: { points: 1, duration: 20 * DAY },
  resetByAddress: { points: 30, duration: HOUR },
  /** Letters with a link, whether or not there is an account. */
  resetMailByAddress: { points: 20, duration: HOUR },
  resetMailByAccount: { points: 3, duration: HOUR },
  /** Of a second factor, by whichever way they come; see second-factor.store.ts. */
  codeByUser: { points: 10, duration: 15 * MINUTE },
  registerByAddress: { points: 30, duration: HOUR },
  /** Of a machine. */
  requestByToken: { points: 600, duration: MINUTE },
  enrolByUser: { points: 120, duration: HOUR },
  /** By everybody but admins: each attempt is an entry of the audit trail. */
  writeByUser: { points: 300, duration: HOUR },
  referralByUser: { points: 30, duration: HOUR },
} as const;

type Rule = keyof typeof RULES;

const MAPPED = '::ffff:';
/** As some proxies write who asks: with a port, or with the zone of a link. */
const WITH_PORT = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/;
const ZONE = /%.*$/;
const NETWORK_GROUPS = 4;

const networkOf = (ipv6: string) => {
  const [head = '', tail = ''] = ipv6.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = ipv6.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return [...left, ...zeros, ...right].slice(0, NETWORK_GROUPS).join(':');
};

/** One key a client: an IPv4 address or the /64 network of an IPv6 address, however a proxy has written it. */
export const clientKey = (ip: string) => {
  const [, ipv6, ipv4] = WITH_PORT.exec(ip) ?? [];
  const address = (ipv6 ?? ipv4 ?? ip).replace(ZONE, '');
  if (isIPv4(address)) return address;
  // Not an address at all: whatever it says, it is one client.
  if (!isIPv6(address)) return 'unknown';
  const written = new SocketAddress({ address, family: 'ipv6' }).address;
  const mapped = written.startsWith(MAPPED) ? written.slice(MAPPED.length) : '';
  return isIPv4(mapped) ? mapped : networkOf(written);
};

/** An account, as somebody signs in to it from an address. */
export const accountAt = (ip: string, email: string) => `${clientKey(ip)} ${email}`;

const limiterIn = {
  memory: (rule: Rule) => new RateLimiterMemory({ ...RULES[rule], keyPrefix: rule }),
  database: (rule: Rule) =>
    new RateLimiterMongo({
      ...RULES[rule],
      keyPrefix: rule,
      storeClient: RateLimitModel.db.db,
      tableName: RateLimitModel.collection.collectionName,
      disableIndexesCreation: true,
    }),
};

/** What is left of a rule's points, and until when. */
export type LimitState = { rule: Rule; remaining: number; seconds: number };

const stateOf = (rule: Rule, { remainingPoints, msBeforeNext }: RateLimiterRes): LimitState => ({
  rule,
  remaining: Math.max(0, remainingPoints),
  seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});

const RULE_NAMES = Object.keys(RULES) as Rule[];

/** Attempt limits: of this process, or of all that share the database, which is then open. */
export const createLimits = ({ RATE_LIMITS, RATE_LIMIT_STORE }: Env) => {
  const enabled = RATE_LIMITS === 'on';
  const limiters = new Map(RULE_NAMES.map((rule) => [rule, limiterIn[RATE_LIMIT_STORE](rule)]));
  const limiterOf = (rule: Rule) => limiters.get(rule);
  const consumeBy = (observe: (state: LimitState) => void) => async (rule: Rule, key: string) => {
    if (!enabled) return;
    try {
      const counted = await limiterOf(rule)?.consume(key);
      if (counted) observe(stateOf(rule, counted));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      const state = stateOf(rule, rejection);
      observe(state);
      throw new DomainError('TOO_MANY_ATTEMPTS', messages.tooManyTries, {
        headers: { 'Retry-After': String(state.seconds) },
      });
    }
  };
  return {
    /** Counts one attempt, before the work it protects. */
    consume: consumeBy(() => {}),
    /** The same, and reports what is left after each attempt. */
    consumeBy,
    /** Counts without ever rejecting. */
    count: async (rule: Rule, key: string) => {
      if (enabled) await limiterOf(rule)?.penalty(key);
    },
    /** Takes back one attempt that came to nothing. */
    refund: async (rule: Rule, key: string) => {
      if (enabled) await limiterOf(rule)?.reward(key);
    },
    isUsed: async (rule: Rule, key: string) => ((await limiterOf(rule)?.get(key))?.consumedPoints ?? 0) > 0,
    /** Whether nothing is left of the rule's points. */
    isExhausted: async (rule: Rule, key: string) =>
      ((await limiterOf(rule)?.get(key))?.consumedPoints ?? 0) >= RULES[rule].points,
    /** Forgets the attempts of a key that has signed in. */
    forgive: async (rule: Rule, key: string) => {
      if (enabled) await limiterOf(rule)?.delete(key);
    },
  };
};

export type Limits = ReturnType<typeof createLimits>;
