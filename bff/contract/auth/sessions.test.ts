import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { SessionModel } from '../../src/features/auth/sessions/session.model.ts';
import { aSession } from '../account-builders.ts';
import { NO_SUCH_ID, aStudent, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const UNAUTHENTICATED = { ok: false, status: 401, detail: messages.unauthenticated };

const server = useTestServer();
const member = useBuilt(() => aStudent(server));

const signInWith = async (userAgent: string) => {
  const { email, password } = member;
  const result = await connectGraphql(server.url, undefined, { 'user-agent': userAgent }).login({
    email,
    password,
  });
  const token = good(result).accessToken;
  return { token, api: connectGraphql(server.url, token) };
};

describe('one’s own sessions', () => {
  it('are listed with device, kind and times, with the current one marked', async () => {
    const { api } = await signInWith(CHROME);
    const sessions = good(await api.mySessions());
    const [current] = sessions.filter(({ isCurrent }) => isCurrent);
    expect(current).toMatchObject({ device: 'Chrome en Windows', via: 'password' });
    expect(current?.lastUsedAt).toBe(current?.signedInAt);
    expect(Date.parse(current?.expiresAt ?? '') - Date.parse(current?.signedInAt ?? '')).toBe(24 * 3_600_000);
    expect(sessions.length).toBeGreaterThan(1);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it('have no device without a User-Agent, and a long one is cut', async () => {
    const { api } = await signInWith('x'.repeat(2_000));
    expect(good(await api.mySessions()).find(({ isCurrent }) => isCurrent)?.device).toBeNull();
    const stored = await SessionModel.find({ userId: member.id }).lean();
    expect(Math.max(...stored.map(({ userAgent = '' }) => userAgent.length))).toBe(300);
  });

  it('have their last use, accurate to ten minutes', async () => {
    const { api } = await signInWith(CHROME);
    const { id } = good(await api.mySessions()).find(({ isCurrent }) => isCurrent) ?? { id: '' };
    const lastUse = async () =>
      good(await api.mySessions()).find((session) => session.id === id)?.lastUsedAt ?? '';
    const setLastUse = (minutesAgo: number) =>
      SessionModel.updateOne(
        { userId: member.id, _id: new RegExp(`^${id}`) },
        { lastUsedAt: new Date(Date.now() - minutesAgo * 60_000) },
      );
    await setLastUse(9);
    expect(Date.now() - Date.parse(await lastUse())).toBeGreaterThan(8 * 60_000);
    await setLastUse(11);
    const before = Date.now();
    expect(Date.parse(await lastUse())).toBeGreaterThanOrEqual(before);
  });

  it('from before these fields are listed as well', async () => {
    const before = Date.now();
    const owner = await aStudent(server);
    const id = await aSession(owner.id);
    const listed = good(await owner.api.mySessions()).find((session) => session.id === id);
    expect(listed).toMatchObject({ device: null, isCurrent: false });
    expect(Date.parse(listed?.signedInAt ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(listed?.signedInAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('are ended one by one, and all except the current one', async () => {
    const [own, other, another] = [
      await signInWith(CHROME),
      await signInWith(CHROME),
      await signInWith(CHROME),
    ];
    const { id } = good(await other.api.mySessions()).find(({ isCurrent }) => isCurrent) ?? { id: '' };
    expect(good(await own.api.endSession(id))).toEqual({ detail: messages.sessionEnded });
    expect(await other.api.me()).toEqual(UNAUTHENTICATED);
    good(await another.api.me());
    expect(good(await own.api.endOtherSessions())).toEqual({ detail: messages.otherSessionsEnded });
    expect(await another.api.me()).toEqual(UNAUTHENTICATED);
    expect(good(await own.api.mySessions())).toHaveLength(1);
  });

  it('of another user are not found and not ended', async () => {
    const { token, api } = await aStudent(server);
    const { api: own } = await signInWith(CHROME);
    const [theirs] = good(await connectGraphql(server.url, token).mySessions());
    for (const id of [theirs?.id ?? '', NO_SUCH_ID, '', 'x', '.'.repeat(24)]) {
      expect(await own.endSession(id)).toEqual({ ok: false, status: 404, detail: messages.sessionNotFound });
    }
    good(await api.me());
  });
});
