import { addDays, addMinutes, startOfHour } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { systemContext, type Ctx } from '../../src/operation/context.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { getUser } from '../../src/features/users/user.operations.ts';
import { requireUser } from '../../src/features/users/user.store.ts';
import { aStudent, anAdmin, good, type Member } from '../builders.ts';
import { useCommandLine } from '../command-line.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const apiOf = ({ token }: Member) => connectGraphql(server.url, token);
const admin = useBuilt(() => anAdmin(server, { firstName: 'Inés', lastName: 'Paz' }));
const other = useBuilt(() => anAdmin(server));

const viewsOf = (subjectId: string | null, action = 'user.view') =>
  AuditEntryModel.find({ subjectId, action }).sort({ at: 1 }).lean();

/** Not long past: an operation that began then would have no time left. */
const HOUR = startOfHour(addDays(new Date(), 1));

/** As a request of an admin, so many minutes into that hour. */
const contextAt = async (minutes: number, differences: Partial<Ctx> = {}): Promise<Ctx> => ({
  ...systemContext(server.deps, addMinutes(HOUR, minutes)),
  actor: {
    user: await requireUser(admin.id),
    sessionId: '',
    scopes: null,
    isVerified: true,
    authenticatedAt: null,
    generations: {},
    hold: null,
  },
  ...differences,
});

describe('reads of personal data', () => {
  it('record one entry for each reader, person and hour', async () => {
    const { id } = await aStudent(server, { firstName: 'Lía', lastName: 'Sol' });
    for (const minute of [0, 20, 59, 60]) await getUser(await contextAt(minute), { id });
    expect((await viewsOf(id)).map(({ at }) => at)).toEqual([HOUR, addMinutes(HOUR, 60)]);
    expect((await viewsOf(id))[0]).toMatchObject({
      actorId: admin.id,
      actorLabel: 'Inés Paz',
      subjectType: 'user',
      subjectLabel: 'Lía Sol',
      outcome: 'done',
      changes: [],
    });
    good(await apiOf(other).user(id));
    expect((await viewsOf(id)).map(({ actorId }) => actorId).sort()).toEqual(
      [admin.id, admin.id, other.id].sort(),
    );
  });

  it('record one entry for concurrent reads', async () => {
    const { id } = await aStudent(server);
    const ctx = await contextAt(0);
    await Promise.all(Array.from({ length: 8 }, () => getUser({ ...ctx }, { id })));
    expect(await viewsOf(id)).toHaveLength(1);
  });

  it('record no entry for the reader’s own data', async () => {
    good(await apiOf(admin).user(admin.id));
    expect(await viewsOf(admin.id)).toEqual([]);
  });

  it.each([
    ['REST', connectRest],
    ['GraphQL', connectGraphql],
  ] as const)('record one entry for the list of all users by %s', async (_, connect) => {
    await AuditEntryModel.deleteMany({ action: 'user.viewAll' });
    for (let times = 0; times < 2; times += 1) good(await connect(server.url, admin.token).allUsers());
    expect(await viewsOf(null, 'user.viewAll')).toMatchObject([
      { actorId: admin.id, subjectType: 'export', subjectLabel: messages.auditEverybody },
    ]);
  });

  it('are found in the audit trail by their action', async () => {
    const { id } = await aStudent(server);
    good(await apiOf(admin).user(id));
    const { nodes } = good(await apiOf(other).auditTrail({ filter: { action: 'user.view', subjectId: id } }));
    expect(nodes).toMatchObject([{ actor: { id: admin.id }, subject: { id } }]);
  });

  it('fail if they cannot be recorded', async () => {
    const { id } = await aStudent(server);
    const broken = { ...server.deps.auditTrail, view: () => Promise.reject(new Error('no trail')) };
    const ctx = await contextAt(0, { auditTrail: broken });
    await expect(getUser(ctx, { id })).rejects.toThrow('no trail');
  });
});

describe('the command line', () => {
  const runCommand = useCommandLine(server);

  it('is recorded as the command line', async () => {
    const { id } = await aStudent(server);
    expect(await runCommand(['user', 'show', id])).toMatchObject({ code: 0, stderr: '' });
    expect(await viewsOf(id)).toMatchObject([{ actorId: null, actorLabel: messages.auditOperator }]);
  });
});
