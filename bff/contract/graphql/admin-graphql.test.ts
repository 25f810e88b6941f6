import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { NO_SUCH_ID, aCourse, aStudent, anAdmin, givePoints, good } from '../builders.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));
const student = useBuilt(() => aStudent(server, { firstName: 'Única', lastName: 'Estudiante' }));

const rejection = (status: number, detail: string) => ({ ok: false, status, detail });

describe('courses page by page', () => {
  it('follow the public order and count groups and dates', async () => {
    await aCourse({ name: 'Zeta', scheduledDate: new Date('2031-05-01T12:00:00Z') });
    await aCourse({ name: 'Alfa', scheduledDate: null });
    await aCourse({ name: 'Beta', courseType: 'Personalizado', scheduledDate: null, isActive: false });
    const first = good(await admin.api.adminCourses({ first: 2 }));
    expect(first.nodes.map(({ name }) => name)).toEqual(['Zeta', 'Alfa']);
    expect(first).toMatchObject({ totalCount: 3, courseCount: 3, groupCount: 2, scheduledCount: 1 });
    const rest = good(await admin.api.adminCourses({ first: 2, after: first.pageInfo.endCursor }));
    expect(rest.nodes.map(({ name }) => name)).toEqual(['Beta']);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    expect(good(await admin.api.adminCourses({ search: 'ALFA' })).nodes.map(({ name }) => name)).toEqual([
      'Alfa',
    ]);
  });
});

describe('changing a user', () => {
  it('sets what only an admin may set, and clears it again', async () => {
    const given = { postalCode: 'B1642', clu: 'CLU-1', cluExpiration: '2031-02-28' };
    expect(good(await admin.api.updateUser({ id: student.id, ...given }))).toMatchObject(given);
    const cleared = { postalCode: null, clu: null, cluExpiration: null };
    expect(good(await admin.api.updateUser({ id: student.id, ...cleared }))).toMatchObject(cleared);
  });

  it('rejects a day that does not exist and a user that does not exist', async () => {
    const impossible = await admin.api.updateUser({ id: student.id, cluExpiration: '2031-02-30' });
    expect(impossible).toMatchObject(rejection(422, messages.inputDay));
    expect(await admin.api.updateUser({ id: NO_SUCH_ID, isActive: false })).toMatchObject(
      rejection(404, messages.userNotFound),
    );
  });
});

it('a deactivation ends all sessions, which stay ended after a reactivation', async () => {
  const member = await aStudent(server);
  good(await admin.api.updateUser({ id: member.id, isActive: false }));
  expect((await member.api.me()).status).toBe(401);
  good(await admin.api.updateUser({ id: member.id, isActive: true }));
  expect((await member.api.me()).status).toBe(401);
  good(await member.api.login({ email: member.email, password: member.password }));
});

describe('changing a course', () => {
  it('keeps what is absent, clears a null date and moves the course in the list', async () => {
    const course = good(
      await admin.api.createCourse({
        name: 'Nocturno',
        description: 'Tiro con luz artificial',
        location: 'Pilar',
        courseType: 'Grupal',
        scheduledDate: '2031-07-01T22:00:00Z',
        price: 1234.56,
      }),
    );
    expect(course).toMatchObject({ price: 1234.56, pointsValue: 0, isActive: true });
    const undated = good(await admin.api.updateCourse({ id: course.id, scheduledDate: null }));
    expect(undated).toMatchObject({ name: 'Nocturno', price: 1234.56, scheduledDate: null });
    const listed = good(await connectRest(server.url).courses({}));
    expect(listed.findIndex(({ id }) => id === course.id)).toBeGreaterThan(
      listed.findIndex(({ name }) => name === 'Zeta'),
    );
    expect(await admin.api.updateCourse({ id: course.id, price: -1 })).toMatchObject(
      rejection(422, 'Escribe un número de 0 a 1.000.000.000'),
    );
  });

  it('loses nothing of what others change at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await aCourse({ isActive: true });
      const changes = [
        { isActive: false },
        { price: 50 },
        { name: 'Otro nombre' },
        { location: 'Otro lugar' },
      ];
      await Promise.all(changes.map(async (change) => good(await admin.api.updateCourse({ id, ...change }))));
      const course = good(await connectRest(server.url, admin.token).course(id));
      expect(course).toMatchObject(Object.assign({}, ...changes));
      const { nodes } = good(await admin.api.adminCourses({ search: 'otro nombre otro lugar' }));
      expect(nodes.map((node) => node.id)).toContain(id);
    }
  });
});

describe('correcting points', () => {
  it('changes the balance in both directions, never below zero', async () => {
    expect(
      good(await admin.api.adjustPoints({ userId: student.id, points: 40, description: 'Premio' })),
    ).toMatchObject({
      points: 40,
      transaction: { type: 'adjust', points: 40, description: 'Premio' },
    });
    const tooMuch = { userId: student.id, points: -41, description: 'Error' };
    expect(await admin.api.adjustPoints(tooMuch)).toMatchObject(rejection(409, messages.insufficientPoints));
    expect(await admin.api.adjustPoints({ ...tooMuch, points: 0 })).toMatchObject(
      rejection(422, 'Escribe un número entero de -1.000.000 a 1.000.000, menos 0'),
    );
    expect(good(await admin.api.adjustPoints({ ...tooMuch, points: -40 }))).toMatchObject({ points: 0 });
  });
});

it("a user's ledger is read by staff, the newest entry first", async () => {
  const member = await aStudent(server);
  for (const points of [30, 5]) await givePoints(member.id, points);
  const { nodes, totalCount } = good(await admin.api.userTransactions(member.id));
  expect([totalCount, ...nodes.map(({ points }) => points)]).toEqual([2, 5, 30]);
  expect(await admin.api.userTransactions(NO_SUCH_ID)).toMatchObject(rejection(404, messages.userNotFound));
});

it('a balance stays within a GraphQL Int, and the sum of many may exceed it', async () => {
  const rich = await Promise.all([1, 2].map(() => aStudent(server)));
  for (const { id } of rich) await givePoints(id, 2_000_000_000);
  const [{ id: userId = '' } = {}] = rich;
  expect(await admin.api.adjustPoints({ userId, points: 1, description: 'Más' })).toEqual(
    rejection(409, messages.balanceLimit),
  );
  expect(good(await admin.api.adminStats()).totalPoints).toBeGreaterThan(2 ** 31);
});

describe('the figures of the academy', () => {
  it('count users, courses, live enrolments and the sum of all balances', async () => {
    const before = good(await admin.api.adminStats());
    const other = await aStudent(server);
    const [active, cancelled] = [await aCourse(), await aCourse()];
    good(await other.api.enrol({ courseId: active.id }));
    const { id } = good(await other.api.enrol({ courseId: cancelled.id }));
    good(await other.api.cancelEnrolment(id));
    await givePoints(other.id, 25);
    good(await admin.api.updateUser({ id: other.id, isActive: false }));
    expect(good(await admin.api.adminStats())).toEqual({
      totalUsers: before.totalUsers + 1,
      activeUsers: before.activeUsers,
      totalCourses: before.totalCourses + 2,
      activeCourses: before.activeCourses + 2,
      totalEnrolments: before.totalEnrolments + 1,
      totalPoints: before.totalPoints + 25,
    });
  });
});

describe('a price or points sent by REST to an enrolment', () => {
  it.each(['price', 'price_breakdown', 'points'])(
    '%s is rejected to its owner and to an admin',
    async (key) => {
      const owner = await aStudent({ url: server.url, connect: connectRest });
      const { id } = good(await owner.api.enrol({ courseId: (await aCourse()).id }));
      for (const { token } of [owner, admin]) {
        const response = await fetch(`${server.url}/api/courses/enrollments/${id}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ [key]: 1, status: 'cancelled' }),
        });
        expect(response.status).toBe(403);
        expect(await response.json()).toEqual({ detail: messages.enrolmentFieldForbidden });
      }
      expect(good(await owner.api.enrolment(id)).status).toBe('pending');
    },
  );
});
