import { beforeAll, expect, it } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { WaitingModel } from '../../src/features/enrolments/waiting/waiting.model.ts';
import { aCourse, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { crashBeforeEveryWrite, crashStep, sameDatabase, sweepIntended } from '../crashes.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';

const PATIENCE_MS = 240_000;
const STEP = crashStep(4);
/** Writes that follow the one of the course, at least: of the waiting list, of two enrolments with their entries of audit. */
const FOLLOWING = 7;
const POINTS = 40;

const home = useTestServer();
let admin: Member;
const surface = () => ({ url: home.url, connect: connectGraphql });
const staff = (url = home.url) => connectGraphql(url, admin.token);

beforeAll(async () => {
  admin = await anAdmin(surface());
});

const sweepLater = async () => {
  await sweepIntended(home.deps);
  expect((await verify()).problems).toEqual([]);
};

/** A full course with a pending, a confirmed and a completed enrolment, and a student who waits. */
const aFullCourse = async () => {
  const { id } = await aCourse({ capacity: 3, pointsValue: POINTS });
  const [first, second, third, waiting] = await Promise.all([1, 2, 3, 4].map(() => aStudent(surface())));
  const ids: string[] = [];
  for (const member of [first, second, third]) {
    if (member) ids.push(good(await member.api.enrol({ courseId: id })).id);
  }
  good(await staff().confirmEnrolments({ ids: ids.slice(1) }));
  good(await staff().completeEnrolments({ ids: ids.slice(2), reason: 'Rindió antes' }));
  good(await connectGraphql(home.url, waiting?.token).joinWaitingList(id));
  return id;
};

const seatsOf = async (courseId: string) => {
  const enrolments = await EnrolmentModel.find({ courseId }).sort({ createdAt: 1, _id: 1 }).lean();
  return enrolments.map(({ status, placeKey }) => [status, placeKey.split('#')[1]]);
};

const WHOLE = [
  ['pending', '1'],
  ['confirmed', '2'],
  ['completed', '3'],
];

const stateOf = async (id: string) => (await CourseModel.findById(id).orFail().lean()).callOff?.state;

const expectWhole = async (courseId: string) => {
  expect(await seatsOf(courseId)).toEqual(WHOLE);
  expect(await WaitingModel.distinct('state', { courseId })).toEqual(['waiting']);
};

const expectEnded = async (courseId: string) => {
  const statuses = (await seatsOf(courseId)).map(([status]) => status);
  expect(statuses).toEqual(['cancelled', 'cancelled', 'completed']);
  expect(await WaitingModel.distinct('state', { courseId })).toEqual(['expired']);
};

it(
  'a call-off that is interrupted before any write is finished by the sweep, or is not done',
  async () => {
    let id = '';
    let begun = 0;
    await crashBeforeEveryWrite({
      step: STEP,
      settings: sameDatabase(home),
      prepare: async () => {
        id = await aFullCourse();
        return async (url) => good(await staff(url).callOffCourse({ id, reason: 'weather' }));
      },
      check: async () => {
        await sweepLater();
        if (!(await stateOf(id))) return expectWhole(id);
        begun += 1;
        await expectEnded(id);
        good(await staff().undoCallOff({ id }));
        await expectWhole(id);
      },
    });
    expect(begun).toBeGreaterThanOrEqual(Math.floor(FOLLOWING / STEP));
  },
  PATIENCE_MS,
);

it(
  'an undo that is interrupted before any write is finished by the sweep, or is not done',
  async () => {
    let id = '';
    let begun = 0;
    await crashBeforeEveryWrite({
      step: STEP,
      first: 2,
      settings: sameDatabase(home),
      prepare: async () => {
        id = await aFullCourse();
        good(await staff().callOffCourse({ id, reason: 'weather' }));
        return async (url) => good(await staff(url).undoCallOff({ id }));
      },
      check: async () => {
        await sweepLater();
        if ((await stateOf(id)) === 'in_force') return expectEnded(id);
        begun += 1;
        expect(await CourseModel.findById(id).lean()).toMatchObject({
          isActive: true,
          callOff: { state: 'undone' },
        });
        await expectWhole(id);
      },
    });
    expect(begun).toBeGreaterThanOrEqual(Math.floor(FOLLOWING / STEP));
  },
  PATIENCE_MS,
);
