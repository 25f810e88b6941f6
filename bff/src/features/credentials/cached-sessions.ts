import type { Person } from '../../operation/context.ts';

const CACHE_MS = 5_000;
const MAX_CACHED = 10_000;

type Cached = { actor: Person; expiresAt: Date; until: number };

const cache = new Map<string, Cached>();
let changes = 0;

/** Cached sessions with their users, at most 5 s old. */
export const cachedActor = (sessionId: string, now: Date): Person | null => {
  const found = cache.get(sessionId);
  return found && found.until > performance.now() && found.expiresAt > now ? found.actor : null;
};

type Found = { actor: Person; expiresAt: Date };

/** Reads and caches a session, unless a session was revoked during the read. */
export const cacheActor = async (
  sessionId: string,
  find: () => Promise<Found | null>,
): Promise<Person | null> => {
  const [changesBefore, until] = [changes, performance.now() + CACHE_MS];
  const found = await find();
  cache.delete(sessionId);
  if (!found) return null;
  if (changes === changesBefore) {
    if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? '');
    cache.set(sessionId, { ...found, until });
  }
  return found.actor;
};

export const dropCachedSessions = (isMeant: (actor: Person) => boolean) => {
  changes += 1;
  for (const [sessionId, { actor }] of cache) if (isMeant(actor)) cache.delete(sessionId);
};
