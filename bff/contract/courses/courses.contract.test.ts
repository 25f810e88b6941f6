import { addDays, subDays } from 'date-fns';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import type { AcademyApi } from '../academy-api.ts';
import {
  NO_SUCH_ID,
  aCourse,
  aDeactivated,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  good,
} from '../builders.ts';
import { useTestServer } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();

const SKIP = /^Escribe un número entero de 0 a 1.000.000$/;
const LIMIT = /^Escribe un número entero de 1 a 500$/;
const TYPE = /^Elige uno de estos valores: (?:Grupal, Personalizado|GRUPAL, PERSONALIZADO)$/;

describe.each(surfaces)('courses by %s', (_surface, connect) => {
  let visitor: AcademyApi;
  let student: AcademyApi;
  let admin: AcademyApi;

  beforeAll(async () => {
    const surface = { url: server.url, connect };
    visitor = connect(server.url);
    student = (await aStudent(surface)).api;
    admin = (await anAdmin(surface)).api;
  });

  describe('the list', () => {
    beforeEach(() => CourseModel.deleteMany({}));

    it('shows a course with every field, price in pesos, without asking for a session', async () => {
      const date = addDays(new Date(), 3);
      const { id } = await aCourse({
        name: 'Escopeta',
        scheduledDate: date,
        price: 72_500.5,
        pointsValue: 40,
      });
      expect(await visitor.courses()).toEqual({
        ok: true,
        status: 200,
        data: [
          {
            id,
            name: 'Escopeta',
            description: 'Desenfunde y empuñadura',
            location: 'Polígono Norte',
            courseType: 'Grupal',
            scheduledDate: date.toISOString(),
            price: 72_500.5,
            pointsValue: 40,
            isActive: true,
          },
        ],
      });
    });

    it('has the default of a field that was added after a course was stored', async () => {
      const { id } = await aCourse({ pointsValue: 40 });
      await CourseModel.updateOne({ _id: id }, { $unset: { pointsValue: 1 } });
      expect(good(await visitor.courses())).toMatchObject([{ id, pointsValue: 0 }]);
    });

    it('is empty in an academy without courses', async () => {
      expect(good(await visitor.courses())).toEqual([]);
    });

    it('is ordered by date, undated last, then by name, then by id', async () => {
      const soon = addDays(new Date(), 1);
      const undatedB = await aCourse({ name: 'B', scheduledDate: null });
      const undatedA = await aCourse({ name: 'A', scheduledDate: null });
      const late = await aCourse({ scheduledDate: addDays(soon, 5) });
      const sameB = await aCourse({ name: 'B', scheduledDate: soon });
      const sameA = await aCourse({ name: 'A', scheduledDate: soon });
      const sameA2 = await aCourse({ name: 'A', scheduledDate: soon });
      const ids = good(await visitor.courses()).map(({ id }) => id);
      expect(ids).toEqual([...[sameA.id, sameA2.id].sort(), sameB.id, late.id, undatedA.id, undatedB.id]);
    });

    it('hides inactive courses from visitors and students, shows them to admins', async () => {
      const active = await aCourse();
      const inactive = await aCourse({ isActive: false, scheduledDate: addDays(new Date(), 9) });
      expect(good(await visitor.courses()).map(({ id }) => id)).toEqual([active.id]);
      expect(good(await student.courses()).map(({ id }) => id)).toEqual([active.id]);
      expect(good(await admin.courses()).map(({ id }) => id)).toEqual([active.id, inactive.id]);
    });

    it('filters by course type', async () => {
      const group = await aCourse();
      const personalised = await aPersonalisedCourse();
      const idsOf = async (courseType: string) =>
        good(await visitor.courses({ courseType })).map(({ id }) => id);
      expect(await idsOf('Grupal')).toEqual([group.id]);
      expect(await idsOf('Personalizado')).toEqual([personalised.id]);
    });

    it('skips and limits, even beyond the end', async () => {
      for (const name of ['A', 'B', 'C']) await aCourse({ name, scheduledDate: null });
      const namesOf = async (query: { skip?: number; limit?: number }) =>
        good(await visitor.courses(query)).map(({ name }) => name);
      expect(await namesOf({ skip: 1, limit: 1 })).toEqual(['B']);
      expect(await namesOf({ skip: 1 })).toEqual(['B', 'C']);
      expect(await namesOf({ skip: 0, limit: 500 })).toEqual(['A', 'B', 'C']);
      expect(await namesOf({ skip: 3 })).toEqual([]);
    });

    it('returns 100 courses without a limit', async () => {
      const { _id, ...course } = await CourseModel.findById((await aCourse()).id)
        .orFail()
        .lean();
      await CourseModel.insertMany(Array.from({ length: 100 }, () => ({ ...course })));
      expect(good(await visitor.courses())).toHaveLength(100);
      expect(good(await visitor.courses({ limit: 101 }))).toHaveLength(101);
    });

    it.each([
      ...[-1, 1.5, 'x', 9_007_199_254_740_992].map((skip) => ['skip', skip, SKIP] as const),
      ...[0, -1, 501, 1e9, 'NaN', 'Infinity', ''].map((limit) => ['limit', limit, LIMIT] as const),
      ...['grupal', 'GRUPAL', ''].map((type) => ['courseType', type, TYPE] as const),
    ])('rejects %s = %j', async (field, value, sentence) => {
      expect(await visitor.courses({ [field]: value })).toEqual({
        ok: false,
        status: 422,
        detail: expect.stringMatching(sentence),
        fields: [{ field, message: expect.stringMatching(sentence) }],
      });
    });
  });

  describe('one course', () => {
    it('is public, with the same fields as in the list', async () => {
      const course = await aCourse();
      expect(good(await visitor.course(course.id))).toEqual(course);
      expect(good(await student.course(course.id.toUpperCase()))).toEqual(course);
    });

    it('is shown when it is past or undated', async () => {
      const past = await aCourse({ scheduledDate: subDays(new Date(), 2) });
      expect(good(await visitor.course(past.id))).toEqual(past);
      const undated = await aCourse({ scheduledDate: null });
      expect(good(await visitor.course(undated.id)).scheduledDate).toBeNull();
    });

    it('is not found by students and visitors while inactive, but by an admin', async () => {
      const { id } = await aCourse({ isActive: false });
      const absent = await visitor.course(NO_SUCH_ID);
      expect(await visitor.course(id)).toEqual(absent);
      expect(await student.course(id)).toEqual(absent);
      expect(good(await admin.course(id)).isActive).toBe(false);
    });

    it.each([
      NO_SUCH_ID,
      'x',
      '123',
      'me ',
      `${NO_SUCH_ID}0`,
      '{"$ne":null}',
      '../users',
      'ñ',
      'g'.repeat(24),
    ])('responds with 404 for the id %j', async (id) => {
      expect(await visitor.course(id)).toEqual({ ok: false, status: 404, detail: messages.courseNotFound });
    });
  });

  it('a deactivated admin sees what a visitor sees', async () => {
    const deactivated = await aDeactivated({ url: server.url, connect });
    const { id } = await aCourse({ isActive: false });
    expect((await deactivated.api.course(id)).status).toBe(404);
  });
});
