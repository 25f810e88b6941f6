import { describe, expect, it } from 'vitest';
import { countProblems } from '../../cli/verify/verify-courses.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { aBooking, aCourse, aPersonalisedCourse, aStudent, anAdmin, good } from '../builders.ts';
import { commandsOf, monitored } from '../commands.ts';
import { postGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer(monitored);
const student = () => aStudent(server);
const admin = useBuilt(() => anAdmin(server));

const storedOf = async (courseId: string) => {
  const { placesTaken, waitingCount } = await CourseModel.findById(courseId).orFail().lean();
  return { placesTaken, waitingCount };
};

describe('the counts that are stored with a course', () => {
  it('follow each change of an enrolment and of the waiting list', async () => {
    const { id: courseId, name } = await aCourse({ capacity: 1 });
    const { id: otherId } = await aCourse({ name, capacity: 2 });
    const [first, second, third] = [await student(), await student(), await student()];
    const expectStored = async (placesTaken: number, waitingCount: number) =>
      expect(await storedOf(courseId)).toEqual({ placesTaken, waitingCount });

    const { id } = good(await first.api.enrol({ courseId }));
    await expectStored(1, 0);
    good(await second.api.joinWaitingList(courseId));
    good(await third.api.joinWaitingList(courseId));
    await expectStored(1, 2);
    good(await third.api.leaveWaitingList(courseId));
    await expectStored(1, 1);
    good(await admin.api.transferEnrolment({ id, courseId: otherId }));
    await expectStored(1, 0);
    expect((await storedOf(otherId)).placesTaken).toBe(1);
    good(await admin.api.callOffCourse({ id: courseId, reason: 'weather' }));
    await expectStored(0, 0);
    good(await admin.api.undoCallOff({ id: courseId }));
    await expectStored(1, 0);
    expect(await countProblems()).toEqual([]);
  });

  it('follow bookings of a course without a capacity, and their cancellation', async () => {
    const { id: courseId } = await aPersonalisedCourse();
    const { api } = await student();
    const { id } = good(await api.enrol(aBooking(courseId)));
    good(await api.enrol(aBooking(courseId)));
    expect((await storedOf(courseId)).placesTaken).toBe(2);
    good(await api.cancelEnrolment(id));
    good(await api.cancelEnrolment(id));
    expect((await storedOf(courseId)).placesTaken).toBe(1);
  });

  it('are right after many students enrol and cancel at once', async () => {
    const { id: courseId } = await aCourse({ capacity: 20 });
    const students = await Promise.all(Array.from({ length: 12 }, student));
    await Promise.all(
      students.map(async ({ api }, index) => {
        const { id } = good(await api.enrol({ courseId }));
        if (index % 3 === 0) good(await api.cancelEnrolment(id));
      }),
    );
    expect((await storedOf(courseId)).placesTaken).toBe(8);
  });

  it('do not change the revision of the course', async () => {
    const { id: courseId } = await aCourse({ capacity: 2 });
    const versionOf = async () => {
      const { rev, updatedAt } = await CourseModel.findById(courseId).orFail().lean();
      return { rev, updatedAt };
    };
    const before = await versionOf();
    const { api } = await student();
    good(await api.enrol({ courseId }));
    expect(await versionOf()).toEqual(before);
  });

  it('are given with the public list at once, which reads no enrolment for them', async () => {
    const { id: courseId } = await aCourse({ capacity: 5 });
    const query = '{ courses(limit: 500) { id placesTaken placesLeft waitingCount } }';
    const rowOf = async () => {
      const { body } = await postGraphql(server.url, { query });
      const rows = body.data?.courses as { id: string }[] | undefined;
      return rows?.find(({ id }) => id === courseId);
    };
    expect(await rowOf()).toEqual({ id: courseId, placesTaken: 0, placesLeft: 5, waitingCount: 0 });
    const { api } = await student();
    good(await api.enrol({ courseId }));
    const commands = await commandsOf(async () => {
      expect(await rowOf()).toEqual({ id: courseId, placesTaken: 1, placesLeft: 4, waitingCount: 0 });
    });
    expect(commands).toEqual(['find courses']);
  });
});
