import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aBooking, aCourse, aPersonalisedCourse, aStudent, anAdmin, good } from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();

const STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
type Status = (typeof STATUSES)[number];

/** What an admin does to bring a new enrolment there. */
const WAY: Record<Status, Status[]> = {
  pending: [],
  confirmed: ['confirmed'],
  completed: ['confirmed', 'completed'],
  cancelled: ['cancelled'],
};
const ALLOWED = new Set([
  'pending confirmed',
  'pending cancelled',
  'confirmed completed',
  'confirmed cancelled',
  ...STATUSES.map((status) => `${status} ${status}`),
]);
const MATRIX = STATUSES.flatMap((from) =>
  STATUSES.map((to) => ({ from, to, isAllowed: ALLOWED.has(`${from} ${to}`) })),
);
const REFUSED = { ok: false, status: 409, detail: messages.statusChange };

describe.each(surfaces)('the status of an enrolment by %s', (_surface, connect) => {
  const owner = useBuilt(() => aStudent({ url: server.url, connect }));
  const admin = useBuilt(() => anAdmin({ url: server.url, connect }));

  const anEnrolment = async (status: Status, course: { pointsValue?: number } = {}) => {
    const { id } = good(await owner.api.enrol({ courseId: (await aCourse(course)).id }));
    for (const step of WAY[status]) good(await admin.api.updateEnrolment(id, { status: step }));
    return id;
  };

  it.each(MATRIX)('from $from to $to by an admin: $isAllowed', async ({ from, to, isAllowed }) => {
    const id = await anEnrolment(from);
    const result = await admin.api.updateEnrolment(id, { status: to });
    if (isAllowed) expect(good(result).status).toBe(to);
    else expect(result).toEqual(REFUSED);
    expect(good(await owner.api.enrolment(id)).status).toBe(isAllowed ? to : from);
  });

  it.each(STATUSES)('cancelling from %s by its owner and by an admin', async (from) => {
    for (const who of [owner, admin]) {
      const id = await anEnrolment(from);
      const result = await who.api.cancelEnrolment(id);
      if (from === 'completed') expect(result).toEqual(REFUSED);
      else expect(good(result)).toMatchObject({ id, status: 'cancelled' });
    }
  });

  it('a completed enrolment always has a completion date', async () => {
    const id = await anEnrolment('confirmed');
    const rejection = {
      ok: false,
      status: 422,
      detail: messages.completionDateKept,
      fields: [{ field: 'completionDate', message: messages.completionDateKept }],
    };
    expect(await admin.api.updateEnrolment(id, { status: 'completed', completionDate: null })).toEqual(
      rejection,
    );
    expect(good(await admin.api.updateEnrolment(id, { status: 'completed' })).completionDate).not.toBeNull();
    expect(await admin.api.updateEnrolment(id, { completionDate: null })).toEqual(rejection);
  });

  it('cancelling again changes nothing and returns the same', async () => {
    const id = await anEnrolment('pending');
    const first = await owner.api.cancelEnrolment(id);
    expect(await owner.api.cancelEnrolment(id)).toEqual(first);
  });

  it('completing sets the date and credits the points of the course exactly once', async () => {
    const student = await aStudent({ url: server.url, connect });
    const course = await aCourse({ name: 'Escopeta', pointsValue: 150 });
    const { id } = good(await student.api.enrol({ courseId: course.id }));
    good(await admin.api.updateEnrolment(id, { status: 'confirmed' }));
    expect(good(await student.api.myPoints())).toBe(0);
    const before = Date.now();
    const completed = good(await admin.api.updateEnrolment(id, { status: 'completed' }));
    expect(Date.parse(completed.completionDate ?? '')).toBeGreaterThanOrEqual(before);
    good(await admin.api.updateEnrolment(id, { status: 'completed' }));
    expect((await admin.api.updateEnrolment(id, { status: 'confirmed' })).status).toBe(409);
    expect(good(await student.api.myPoints())).toBe(150);
    expect(good(await student.api.myTransactions())).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        type: 'earn',
        points: 150,
        description: expect.stringContaining('Escopeta'),
        createdAt: expect.any(String),
        enrolmentId: id,
      },
    ]);
  });

  it('a completion date of the admin is stored', async () => {
    const id = await anEnrolment('confirmed');
    const completionDate = '2026-02-03T10:00:00.000Z';
    const completed = good(await admin.api.updateEnrolment(id, { status: 'completed', completionDate }));
    expect(completed.completionDate).toBe(completionDate);
  });

  it('completing a course without points credits nothing', async () => {
    const student = await aStudent({ url: server.url, connect });
    const { id } = good(await student.api.enrol({ courseId: (await aCourse({ pointsValue: 0 })).id }));
    for (const status of ['confirmed', 'completed']) good(await admin.api.updateEnrolment(id, { status }));
    expect(good(await student.api.myTransactions())).toEqual([]);
  });

  it('a personalised class has the same transitions and credits its points', async () => {
    const student = await aStudent({ url: server.url, connect });
    const { id } = good(
      await student.api.enrol(aBooking((await aPersonalisedCourse({ pointsValue: 70 })).id)),
    );
    for (const status of ['confirmed', 'completed']) good(await admin.api.updateEnrolment(id, { status }));
    expect(good(await student.api.myPoints())).toBe(70);
  });
});
