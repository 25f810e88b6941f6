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
  /** From all addresses: slows sign-in down, see login-throttle.ts. */
  failedLoginByAccount: { points: 20, duration: 15 * MINUTE },
  /** Addresses from which an account has signed in. Timers are limited to 24 days. */
  signedIn: { points: 1, duration: 20 * DAY },
  resetByAddress: { points: 30, duration: HOUR },
  resetMailByAddress: { points: 20, duration: HOUR },
  resetMailByAccount: { points: 3, duration: HOUR },
  /** Calendar services read for many people from one address. */
  calendarByAddress: { points: 300, duration: 15 * MINUTE },
  /** Pictures for link previews, fetched for many people by the services that show the links. */
  pictureByAddress: { points: 600, duration: 15 * MINUTE },
  withdrawalByAddress: { points: 10, duration: HOUR },
  certificateByAddress: { points: 300, duration: HOUR },
  /** A class on one network, and programs that open the links of many people's messages. */
  classLinkByAddress: { points: 300, duration: HOUR },
  /** Codes of a second factor, over all operations; see second-factor.store.ts. Below 40 in any hour, which may touch five windows. */
  codeByUser: { points: 8, duration: 15 * MINUTE },
  /** Registrations that run or have failed. */
  registerByAddress: { points: 40, duration: HOUR },
  /** Accounts registered: more than a class on one network. */
  registeredByAddress: { points: 100, duration: HOUR },
  requestByToken: { points: 600, duration: MINUTE },
  enrolByUser: { points: 120, duration: HOUR },
  /** Writes of users who are not admins: each attempt is an entry of the audit trail. */
  writeByUser: { points: 300, duration: HOUR },
  /** What identifies another's account, changed by staff who are not admins. */
  accountChangeByDesk: { points: 10, duration: HOUR },
  /** Receipts sent to one person, whoever asks. */
  receiptMailByUser: { points: 10, duration: DAY },
  referralByUser: { points: 30, duration: HOUR },
} as const;

type Rule = keyof typeof RULES;

/** What a user is told instead of waiting, where somebody else can do it at once. */
const TEXTS: Partial<Record<Rule, string>> = { accountChangeByDesk: messages.tooManyAccountChanges };

const MAPPED = '::ffff:';
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

export const clientKey = (ip: string) => {
  const [, ipv6, ipv4] = WITH_PORT.exec(ip) ?? [];
  const address = (ipv6 ?? ipv4 ?? ip).replace(ZONE, '');
  if (isIPv4(address)) return address;
  // All values that are not addresses share one key.
  if (!isIPv6(address)) return 'unknown';
  const written = new SocketAddress({ address, family: 'ipv6' }).address;
  const mapped = written.startsWith(MAPPED) ? written.slice(MAPPED.length) : '';
  return isIPv4(mapped) ? mapped : networkOf(written);
};

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

export type LimitState = { rule: Rule; remaining: number; seconds: number };

const stateOf = (rule: Rule, { remainingPoints, msBeforeNext }: RateLimiterRes): LimitState => ({
  rule,
  remaining: Math.max(0, remainingPoints),
  seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});

const limited = ({ rule, seconds }: LimitState) =>
  new DomainError('TOO_MANY_ATTEMPTS', TEXTS[rule] ?? messages.tooManyTries, {
    headers: { 'Retry-After': String(seconds) },
  });

const RULE_NAMES = Object.keys(RULES) as Rule[];

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
      throw limited(state);
    }
  };
  return {
    consume: consumeBy(() => {}),
    consumeBy,
    count: async (rule: Rule, key: string) => {
      if (enabled) await limiterOf(rule)?.penalty(key);
    },
    refund: async (rule: Rule, key: string) => {
      if (enabled) await limiterOf(rule)?.reward(key);
    },
    /** Refuses without counting once that share of the limit is used. */
    requireFree: async (rule: Rule, key: string, share = 1) => {
      const counted = enabled ? await limiterOf(rule)?.get(key) : null;
      if (counted && counted.consumedPoints >= RULES[rule].points * share)
        throw limited(stateOf(rule, counted));
    },
    isUsed: async (rule: Rule, key: string) => ((await limiterOf(rule)?.get(key))?.consumedPoints ?? 0) > 0,
    isExhausted: async (rule: Rule, key: string) =>
      ((await limiterOf(rule)?.get(key))?.consumedPoints ?? 0) >= RULES[rule].points,
    forgive: async (rule: Rule, key: string) => {
      if (enabled) await limiterOf(rule)?.delete(key);
    },
  };
};

export type Limits = ReturnType<typeof createLimits>;
