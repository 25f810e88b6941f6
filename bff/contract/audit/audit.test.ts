import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { operatorContext } from '../../cli/operator-context.ts';
import { updateUser } from '../../src/features/users/account.operations.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import type { Result, AuditEntry } from '../academy-api.ts';
import {
  NO_SUCH_ID,
  PASSWORD,
  aBooking,
  aCourse,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  givePoints,
  good,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server, { firstName: 'Inés', lastName: 'Paz' }));
const student = useBuilt(() => aStudent(server));

const staff = (headers?: Record<string, string>) => connectGraphql(server.url, admin.token, headers);

const trail = async (filter: Record<string, unknown> = {}): Promise<AuditEntry[]> =>
  good(await staff().auditTrail({ filter, first: 100 })).nodes;

/** The entries that the work leaves, whoever did it. */
const entriesOf = async (work: () => Promise<unknown>) => {
  const before = new Set((await AuditEntryModel.find({}, { _id: 1 }).lean()).map(({ _id }) => String(_id)));
  await work();
  const after = await AuditEntryModel.find().lean();
  return after.filter(({ _id }) => !before.has(String(_id)));
};

describe('an entry', () => {
  it('has the changes and their subject', async () => {
    const course = await aCourse({ name: 'Tiro nocturno', price: 100 });
    good(await staff().updateCourse({ id: course.id, name: 'Tiro diurno', price: 100, pointsValue: 7 }));
    expect(await trail({ subjectId: course.id })).toMatchObject([
      {
        action: 'course.update',
        actor: { id: admin.id, label: 'Inés Paz' },
        subject: { type: 'course', id: course.id, label: 'Tiro nocturno' },
        changes: [
          { field: 'name', before: 'Tiro nocturno', after: 'Tiro diurno' },
          { field: 'pointsValue', before: '100', after: '7' },
        ],
        outcome: 'done',
        reason: null,
      },
    ]);
  });

  it('of a creation has the id', async () => {
    const course = good(
      await staff().createCourse({
        name: 'Nuevo',
        description: 'x',
        location: 'Pilar',
        courseType: 'Grupal',
        price: 1,
      }),
    );
    const [entry] = await trail({ subjectId: course.id });
    expect(entry).toMatchObject({ action: 'course.create', subject: { label: 'Nuevo' }, outcome: 'done' });
    expect(entry?.changes).toContainEqual({ field: 'location', before: null, after: 'Pilar' });
  });

  it('of an enrolment names student and course, and keeps the price before another choice', async () => {
    const { id: courseId } = await aPersonalisedCourse({ name: 'Clase' });
    const { id } = good(await student.api.enrol(aBooking(courseId)));
    good(await student.api.updateEnrolment(id, { weapons: ['carabina-9mm'] }));
    const [update, create] = await trail({ subjectId: id });
    expect(create).toMatchObject({ action: 'enrolment.create', subject: { label: 'Ana Gómez · Clase' } });
    expect(update).toMatchObject({ action: 'enrolment.update', subject: { label: 'Ana Gómez · Clase' } });
    expect(update?.changes).toContainEqual({
      field: 'priceBreakdown.surcharge',
      before: '0',
      after: '6000',
    });
  });

  it('of points has the balance', async () => {
    const { id: userId } = await aStudent(server);
    await givePoints(userId, 5);
    good(await staff().adjustPoints({ userId, points: -2, description: 'Error de carga' }));
    const [entry] = await trail({ subjectId: userId, action: 'points.adjust' });
    expect(entry?.changes).toEqual([
      { field: 'points', before: null, after: '-2' },
      { field: 'description', before: null, after: 'Error de carga' },
      { field: 'balance', before: '5', after: '3' },
    ]);
  });

  it('of what changes nothing has no changes', async () => {
    const course = await aCourse();
    good(await staff().updateCourse({ id: course.id, name: course.name }));
    expect(await trail({ subjectId: course.id })).toMatchObject([{ outcome: 'done', changes: [] }]);
  });

  it('of a rejection has the reason', async () => {
    const { id } = await aStudent(server);
    await staff().adjustPoints({ userId: id, points: -1, description: 'x' });
    expect(await trail({ subjectId: id })).toMatchObject([
      { action: 'points.adjust', outcome: 'refused', reason: messages.insufficientPoints },
    ]);
  });

  it('cuts long texts', async () => {
    const course = await aCourse();
    good(await staff().updateCourse({ id: course.id, description: 'ñ'.repeat(2_000) }));
    const [entry] = await trail({ subjectId: course.id });
    expect(entry?.changes).toMatchObject([{ field: 'description', after: `${'ñ'.repeat(199)}…` }]);
  });

  it('has no password, no token and no search fields', async () => {
    const { id } = await aStudent(server);
    good(await staff().updateUser({ id, role: 'admin', clu: 'CLU-9' }));
    const [entry] = await AuditEntryModel.find({ subjectId: id }).lean();
    expect(entry?.changes.map(({ field }) => field)).toEqual(['role', 'clu']);
    expect(JSON.stringify(entry)).not.toMatch(new RegExp(`${PASSWORD}|${admin.token}|argon2|search`));
  });

  it('of the command line has it as actor', async () => {
    const { id } = await aStudent(server);
    await updateUser(operatorContext(server.deps), { id, clu: 'CLU-7' });
    expect(await trail({ subjectId: id })).toMatchObject([
      { actor: { id: null, label: messages.auditOperator }, requestId: null },
    ]);
  });
});

describe('no entry is left by', () => {
  const rejected = async (work: () => Promise<{ ok: boolean }>) =>
    entriesOf(async () => expect((await work()).ok).toBe(false));

  it.each([
    ['who may not', () => student.api.updateUser({ id: student.id, clu: 'x' })],
    ['who is not signed in', () => connectGraphql(server.url).updateUser({ id: student.id, clu: 'x' })],
    ['an invalid input', () => staff().updateUser({ id: student.id, cluExpiration: 'x' })],
    ['an unknown subject', () => staff().updateUser({ id: NO_SUCH_ID, clu: 'x' })],
  ])('%s', async (_, work) => {
    expect(await rejected(work)).toEqual([]);
  });

  it('a query that returns no user', async () => {
    expect(await entriesOf(() => staff().adminCourses())).toEqual([]);
  });
});

describe('a keyed request', () => {
  const headers = () => ({ 'idempotency-key': randomUUID() });

  it('that is sent again has the entry of its first time', async () => {
    const { id } = await aStudent(server);
    const api = staff(headers());
    for (const _ of [1, 2, 3]) good(await api.updateUser({ id, clu: 'CLU-1' }));
    await Promise.all([1, 2, 3, 4].map(() => api.updateUser({ id, clu: 'CLU-1' })));
    expect(await trail({ subjectId: id })).toMatchObject([{ outcome: 'done' }]);
  });

  it('that is sent many times at once has one entry', async () => {
    const { id } = await aStudent(server);
    const api = staff(headers());
    await Promise.all(
      Array.from({ length: 12 }, () => api.adjustPoints({ userId: id, points: 3, description: 'x' })),
    );
    expect(await trail({ subjectId: id })).toMatchObject([{ outcome: 'done' }]);
  });

  it('that was rejected and succeeds later has an entry of each', async () => {
    const { id: userId } = await aStudent(server);
    const api = staff(headers());
    const correction = { userId, points: -1, description: 'x' };
    expect(await api.adjustPoints(correction)).toMatchObject({ status: 409 });
    await givePoints(userId, 1);
    good(await api.adjustPoints(correction));
    expect(await trail({ subjectId: userId })).toMatchObject([
      { outcome: 'done', reason: null },
      { outcome: 'refused' },
    ]);
  });
});

describe('the audit trail', () => {
  it('is read by actor, subject, action and span, newest first', async () => {
    const boss = await anAdmin(server);
    const api = boss.api;
    const [one, other] = [await aStudent(server), await aStudent(server)];
    const before = new Date();
    good(await api.updateUser({ id: one.id, clu: 'A' }));
    good(await api.updateUser({ id: other.id, clu: 'B' }));
    good(await api.adjustPoints({ userId: one.id, points: 1, description: 'x' }));
    const after = addMinutes(new Date(), 1);
    const read = async (filter: Record<string, unknown>) =>
      (await trail({ actorId: boss.id, ...filter })).map(({ action, subject }) => `${action} ${subject.id}`);
    const [first, second, third] = [
      `user.update ${one.id}`,
      `user.update ${other.id}`,
      `points.adjust ${one.id}`,
    ];
    expect(await read({})).toEqual([third, second, first]);
    expect(await read({ action: 'user.update' })).toEqual([second, first]);
    expect(await read({ subjectId: one.id })).toEqual([third, first]);
    expect(await read({ subjectId: one.id, action: 'user.update' })).toEqual([first]);
    expect(await read({ from: before.toISOString(), to: after.toISOString() })).toHaveLength(3);
    expect(await read({ from: after.toISOString() })).toEqual([]);
    expect(await read({ to: before.toISOString() })).toEqual([]);
  });

  it('is read in pages in both directions', async () => {
    const { id } = await aStudent(server);
    for (const clu of ['1', '2', '3']) good(await staff().updateUser({ id, clu }));
    const filter = { subjectId: id };
    const whole = (await trail(filter)).map((entry) => entry.id);
    const first = good(await staff().auditTrail({ filter, first: 2 }));
    expect(first).toMatchObject({ totalCount: 3, totalCountIsExact: true });
    const rest = good(await staff().auditTrail({ filter, first: 2, after: first.pageInfo.endCursor }));
    expect([...first.nodes, ...rest.nodes].map((entry) => entry.id)).toEqual(whole);
    const last = good(await staff().auditTrail({ filter, last: 1 }));
    expect(last.nodes.map((entry) => entry.id)).toEqual(whole.slice(-1));
  });

  it.each([{ from: 'ayer' }, { to: '2026-02-30T00:00:00Z' }, { action: 'x'.repeat(65) }])(
    'rejects %j',
    async (filter) => {
      expect(await staff().auditTrail({ filter })).toMatchObject({ status: 422 });
    },
  );
});

describe('with limits', () => {
  const limited = useTestServer({ RATE_LIMITS: 'on' });
  const LIMIT = 300;
  /** A busy machine runs so many in time. */
  const AT_ONCE = 10;

  it('rejected requests do not fill it', async () => {
    const { api, id } = await aStudent({ url: limited.url, connect: connectGraphql });
    const redeem = () => api.redeem({ points: 1_000, description: 'x' });
    const results: Result<unknown>[] = [];
    while (results.length < LIMIT + AT_ONCE) {
      results.push(...(await Promise.all(Array.from({ length: AT_ONCE }, redeem))));
    }
    expect(results.filter(({ status }) => status === 409)).toHaveLength(LIMIT);
    expect(results.filter(({ status }) => status === 429)).toHaveLength(AT_ONCE);
    expect(await AuditEntryModel.countDocuments({ actorId: id })).toBe(LIMIT);
  }, 120_000);
});
