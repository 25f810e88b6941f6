import type { Person } from '../../../operation/context.ts';

const KEPT_MS = 5_000;
const MAX_KEPT = 10_000;

type Kept = { actor: Person; expiresAt: Date; until: number };

const kept = new Map<string, Kept>();
let changes = 0;

/** Cached sessions with their users, at most 5 s old. */
export const keptActor = (sessionId: string, now: Date): Person | null => {
  const found = kept.get(sessionId);
  return found && found.until > performance.now() && found.expiresAt > now ? found.actor : null;
};

type Found = { actor: Person; expiresAt: Date };

/** Reads and caches a session, unless a session was revoked during the read. */
export const keepActor = async (
  sessionId: string,
  find: () => Promise<Found | null>,
): Promise<Person | null> => {
  const [changesBefore, until] = [changes, performance.now() + KEPT_MS];
  const found = await find();
  kept.delete(sessionId);
  if (!found) return null;
  if (changes === changesBefore) {
    if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(sessionId, { ...found, until });
  }
  return found.actor;
};

/** Removes the sessions that this process has ended, or whose users it has changed. */
export const forgetSessions = (isMeant: (actor: Person) => boolean) => {
  changes += 1;
  for (const [sessionId, { actor }] of kept) if (isMeant(actor)) kept.delete(sessionId);
};
