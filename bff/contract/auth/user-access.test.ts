import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { aReset, aToken } from '../account-builders.ts';
import { NO_SUCH_ID, PASSWORD, aStudent, anAdmin, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));

const isRefused = async (token: string) => (await connectGraphql(server.url, token).me()).status === 401;

describe('the sessions, tokens and links of a user', () => {
  it('are listed for staff as for their owner, and the read is in the audit trail', async () => {
    const person = await aStudent(server);
    const { token } = await aToken(person.id);
    const own = person.api;
    expect(good(await admin.api.userSessions(person.id))).toEqual(
      good(await own.mySessions()).map((session) => ({ ...session, isCurrent: false })),
    );
    expect(good(await admin.api.userAccessTokens(person.id))).toEqual(good(await own.myAccessTokens()));
    expect(JSON.stringify(good(await admin.api.userAccessTokens(person.id)))).not.toContain(token);
    expect(
      await AuditEntryModel.countDocuments({ action: 'user.view', subjectId: person.id, actorId: admin.id }),
    ).toBe(1);
    expect(good(await admin.api.userSessions(admin.id)).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it('are ended by staff one by one, and that is in the history of the person', async () => {
    const person = await aStudent(server);
    const { email, id: userId } = person;
    const session = good(await connectGraphql(server.url).login({ email, password: PASSWORD })).accessToken;
    const [one, other] = [await aToken(userId), await aToken(userId)];
    const [current] = good(await connectGraphql(server.url, session).mySessions()).filter(
      ({ isCurrent }) => isCurrent,
    );
    const id = current?.id;
    expect(good(await admin.api.endUserSession({ userId, id }))).toEqual({ detail: messages.sessionEnded });
    expect(good(await admin.api.revokeUserAccessToken({ userId, id: one.id }))).toEqual({
      detail: messages.tokenRevoked,
    });
    expect(await Promise.all([session, one.token, person.token, other.token].map(isRefused))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const entries = await AuditEntryModel.find({
      subjectId: userId,
      outcome: 'done',
      actorId: admin.id,
    })
      .sort({ action: 1 })
      .lean();
    expect(entries.map(({ action, changes }) => [action, changes[0]?.before])).toEqual([
      ['user.endSession', id],
      ['user.revokeAccessToken', one.id],
    ]);
  });

  it('of another user are not found by the id of a person', async () => {
    const [person, other] = [await aStudent(server), await aStudent(server)];
    const { id, token } = await aToken(other.id);
    good(await admin.api.revokeUserAccessToken({ userId: person.id, id }));
    const [session] = good(await other.api.mySessions());
    good(await admin.api.endUserSession({ userId: person.id, id: session?.id }));
    expect(await Promise.all([token, other.token].map(isRefused))).toEqual([false, false]);
  });

  it('are ended by staff together, links included, and the password stays', async () => {
    const person = await aStudent(server);
    const { token } = await aToken(person.id);
    const link = await aReset(person.id);
    expect(good(await admin.api.endUserAccess({ userId: person.id }))).toEqual({
      detail: messages.accessEnded,
    });
    expect(await Promise.all([person.token, token].map(isRefused))).toEqual([true, true]);
    expect(
      await connectGraphql(server.url).resetPassword({ token: link, newPassword: 'otro-secreto-2' }),
    ).toMatchObject({ detail: messages.resetInvalid });
    good(await connectGraphql(server.url).login({ email: person.email, password: PASSWORD }));
  });

  it('are rejected with malformed ids', async () => {
    const { id: userId } = await aStudent(server);
    expect(await admin.api.endUserSession({ userId, id: '.*' })).toMatchObject({ status: 422 });
    expect(await admin.api.endUserSession({ userId: NO_SUCH_ID, id: NO_SUCH_ID })).toMatchObject({
      status: 404,
      detail: messages.userNotFound,
    });
    expect(await admin.api.userAccessTokens('x')).toMatchObject({ status: 404 });
  });
});
