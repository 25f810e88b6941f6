import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { allModels } from '../../src/models.ts';
import { aCourse, aStudent, academyDay, anAdmin, anInstructor, good } from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));
const at = (days: number) => instantOf(academyDay(days), '10:00', academy.timeZone);

/** By model, what refers to a course: whether a copy of the course gets a copy of it. */
const OF_COURSES: Record<string, 'copied' | 'own'> = {
  Course: 'own',
  CourseKit: 'copied',
  Enrolment: 'own',
  Waiting: 'own',
  Certificate: 'own',
};

it('what refers to a course is copied or not, by decision', () => {
  const referring = allModels
    .filter(({ schema }) => 'courseId' in schema.paths)
    .map(({ modelName }) => modelName);
  expect(Object.keys(OF_COURSES)).toEqual(expect.arrayContaining(referring));
});

const KIT = { isAccompanied: true, weapons: ['pistola-9mm', 'escopeta-12'], rounds: 30 };

const aCourseWithAll = async () => {
  const { id: instructorId } = await anInstructor();
  const original = {
    scheduledDate: at(7),
    capacity: 5,
    instructorId,
    cluPolicy: 'off',
    offerHours: 12,
    depositPercent: 40,
    issuesCertificate: true,
  } as const;
  const { id } = await aCourse(original);
  good(await admin.api.setCourseKit({ courseId: id, ...KIT }));
  await CourseModel.updateOne({ _id: id }, { $set: { laneId: new Types.ObjectId().toString() } });
  const student = await aStudent(server);
  good(await admin.api.enrolStudent({ courseId: id, userId: student.id }));
  return id;
};

const COPIES: Record<string, (id: string) => Promise<string>> = {
  duplicating: async (id) =>
    good(await admin.api.duplicateCourse({ id, scheduledDate: at(14).toISOString() })).id,
  repeating: async (id) =>
    good(await admin.api.repeatCourse({ id, scheduledDates: [at(21).toISOString()] })).at(-1)?.id ?? '',
};

describe.each(Object.entries(COPIES))('%s a course', (_, copy) => {
  it('copies its kit, which then changes on its own', async () => {
    const id = await aCourseWithAll();
    const copied = await copy(id);
    expect(copied).not.toBe(id);
    expect(good(await admin.api.courseKit(copied))).toMatchObject({ courseId: copied, ...KIT });
    good(await admin.api.setCourseKit({ courseId: copied, ...KIT, rounds: 10 }));
    expect(good(await admin.api.courseKit(id))).toMatchObject(KIT);
  });

  it('copies its terms, and nobody who is enrolled', async () => {
    const copied = await copy(await aCourseWithAll());
    expect(good(await admin.api.staffCourse(copied))).toMatchObject({
      capacity: 5,
      cluPolicy: 'off',
      offerHours: 12,
      depositPercent: 40,
      issuesCertificate: true,
      isActive: true,
      placesTaken: 0,
    });
  });

  it('copies no lane, which is chosen for a day', async () => {
    const copied = await copy(await aCourseWithAll());
    expect((await CourseModel.findById(copied).orFail().lean()).laneId ?? null).toBeNull();
  });
});
