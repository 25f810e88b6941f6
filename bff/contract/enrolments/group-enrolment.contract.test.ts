import { subMinutes } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import type { AcademyApi } from '../academy-api.ts';
import { NO_SUCH_ID, aCourse, aPending, aStudent, anAdmin, everyEffectStored, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();

describe.each(surfaces)('group enrolment by %s', (_surface, connect) => {
  const student = useBuilt(() => aStudent({ url: server.url, connect }));
  const other = useBuilt(() => aStudent({ url: server.url, connect }));
  const admin = useBuilt(() => anAdmin({ url: server.url, connect }));
  let visitor: AcademyApi;

  beforeAll(async () => {
    visitor = connect(server.url);
  });

  const ALREADY = { ok: false, status: 409, detail: 'Ya estás inscripto en este curso' };

  it('takes a seat, pending, at the price of the course', async () => {
    const course = await aCourse({ price: 12_345.67 });
    const before = Date.now();
    const enrolment = good(await student.api.enrol({ courseId: course.id }));
    expect(enrolment).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      userId: student.id,
      courseId: course.id,
      status: 'pending',
      scheduledDate: null,
      comingAt: null,
      completionDate: null,
      instructorId: null,
      instructorName: null,
      course,
      classType: null,
      classDate: null,
      classTime: null,
      weapons: null,
      hasWeaponAmmo: null,
      ammoBoxes: null,
      price: 12_345.67,
      priceBreakdown: null,
      createdAt: expect.any(String),
    });
    expect(Date.parse(enrolment.createdAt)).toBeGreaterThanOrEqual(before);
    expect(good(await student.api.enrolment(enrolment.id))).toEqual(enrolment);
  });

  it('ignores a price that the student sends', async () => {
    const { id: courseId } = await aCourse({ price: 100 });
    expect(good(await student.api.enrol({ courseId, price: 1 })).price).toBe(100);
  });

  it('keeps its price when the price of the course changes', async () => {
    const { id: courseId } = await aCourse({ price: 100 });
    const { id } = good(await student.api.enrol({ courseId }));
    good(await connectGraphql(server.url, admin.token).updateCourse({ id: courseId, price: 250 }));
    const enrolment = good(await student.api.enrolment(id));
    expect([enrolment.price, enrolment.course?.price]).toEqual([100, 250]);
  });

  it('is open to an undated course, and to an admin with a complete profile', async () => {
    const course = await aCourse({ scheduledDate: null });
    expect((await student.api.enrol({ courseId: course.id })).ok).toBe(true);
    expect((await admin.api.enrol({ courseId: course.id })).ok).toBe(true);
  });

  it('rejects a second enrolment of the same student, but not of another one', async () => {
    const { id: courseId } = await aCourse();
    good(await student.api.enrol({ courseId }));
    const before = await everyEffectStored();
    expect(await student.api.enrol({ courseId })).toEqual(ALREADY);
    expect(await student.api.enrol({ courseId: courseId.toUpperCase() })).toEqual(ALREADY);
    expect(await everyEffectStored()).toEqual(before);
    expect((await other.api.enrol({ courseId })).ok).toBe(true);
  });

  it('counts a confirmed and a completed enrolment as live', async () => {
    const { id: courseId } = await aCourse();
    const { id } = good(await student.api.enrol({ courseId }));
    for (const status of ['confirmed', 'completed']) {
      good(await admin.api.updateEnrolment(id, { status }));
      expect(await student.api.enrol({ courseId })).toEqual(ALREADY);
    }
  });

  it('works again after a cancellation, repeatedly, and keeps the history', async () => {
    const { id: courseId } = await aCourse();
    const first = good(await student.api.enrol({ courseId }));
    good(await student.api.cancelEnrolment(first.id));
    const second = good(await student.api.enrol({ courseId }));
    good(await student.api.cancelEnrolment(second.id));
    const third = good(await student.api.enrol({ courseId }));
    const mine = good(await student.api.myEnrolments()).filter(
      (enrolment) => enrolment.courseId === courseId,
    );
    expect(mine.map(({ id, status }) => [id, status])).toEqual([
      [third.id, 'pending'],
      [second.id, 'cancelled'],
      [first.id, 'cancelled'],
    ]);
  });

  it('rejects an inactive course and one that has begun', async () => {
    const inactive = await aCourse({ isActive: false });
    const past = await aCourse({ scheduledDate: subMinutes(new Date(), 1) });
    const before = await everyEffectStored();
    expect(await student.api.enrol({ courseId: inactive.id })).toEqual({
      ok: false,
      status: 409,
      detail: messages.courseInactive,
    });
    expect(await student.api.enrol({ courseId: past.id })).toEqual({
      ok: false,
      status: 409,
      detail: messages.courseInPast,
    });
    expect(await everyEffectStored()).toEqual(before);
  });

  it.each([NO_SUCH_ID, 'x', '', '{"$ne":null}', `${NO_SUCH_ID}0`])(
    'responds with 404 for the course %j',
    async (courseId) => {
      expect(await student.api.enrol({ courseId })).toEqual({
        ok: false,
        status: 404,
        detail: messages.courseNotFound,
      });
    },
  );

  it.each([
    [undefined, 'Required'],
    [null, 'Invalid input'],
    [5, 'Invalid input'],
    [true, 'Invalid input'],
    [[NO_SUCH_ID], 'Invalid input'],
    [{ $ne: null }, 'Invalid input'],
  ])('rejects the course %j', async (courseId, detail) => {
    const before = await everyEffectStored();
    expect(await student.api.enrol({ courseId })).toEqual({
      ok: false,
      status: 422,
      detail,
      fields: [{ field: 'courseId', message: detail }],
    });
    expect(await everyEffectStored()).toEqual(before);
  });

  it('requires a visitor to sign in and a pending user to complete the profile', async () => {
    const { id: courseId } = await aCourse();
    const pending = await aPending({ url: server.url, connect });
    const before = await everyEffectStored();
    expect(await visitor.enrol({ courseId })).toEqual({
      ok: false,
      status: 401,
      detail: messages.unauthenticated,
    });
    expect(await pending.api.enrol({ courseId })).toEqual({
      ok: false,
      status: 403,
      detail: 'Completa tu perfil',
    });
    expect(await everyEffectStored()).toEqual(before);
  });

  it('requires the same of a visitor and a pending user when the input is invalid', async () => {
    const pending = await aPending({ url: server.url, connect });
    expect((await visitor.enrol({ courseId: { $ne: null } })).status).toBe(401);
    expect((await pending.api.enrol({ courseId: { $ne: null } })).status).toBe(403);
  });

  it('lists only the student’s own, newest first', async () => {
    const fresh = await aStudent({ url: server.url, connect });
    expect(good(await fresh.api.myEnrolments())).toEqual([]);
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift(good(await fresh.api.enrol({ courseId: (await aCourse()).id })).id);
    }
    expect(good(await fresh.api.myEnrolments()).map(({ id }) => id)).toEqual(ids);
  });

  it('returns an enrolment to its owner and to admins; others get the error of an unknown id', async () => {
    const { id } = good(await student.api.enrol({ courseId: (await aCourse()).id }));
    expect(good(await admin.api.enrolment(id)).userId).toBe(student.id);
    const absent = await other.api.enrolment(NO_SUCH_ID);
    expect(absent).toEqual({ ok: false, status: 404, detail: messages.enrolmentNotFound });
    expect(await other.api.enrolment(id)).toEqual(absent);
    expect(await admin.api.enrolment(NO_SUCH_ID)).toEqual(absent);
    for (const malformed of ['x', `${id}0`, '{"$ne":null}', 'ñ']) {
      expect(await student.api.enrolment(malformed)).toEqual(absent);
    }
  });

  it('still shows the course of an enrolment after the course has become inactive', async () => {
    const course = await aCourse();
    const { id } = good(await student.api.enrol({ courseId: course.id }));
    const { CourseModel } = await import('../../src/features/courses/course.model.ts');
    await CourseModel.updateOne({ _id: course.id }, { $set: { isActive: false } });
    expect(good(await student.api.enrolment(id)).course).toEqual({ ...course, isActive: false });
  });
});
