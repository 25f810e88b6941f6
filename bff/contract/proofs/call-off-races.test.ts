import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { WaitingModel } from '../../src/features/enrolments/waiting/waiting.model.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import type { Result } from '../academy-api.ts';
import { aCourse, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useRacers } from '../use-racers.ts';
import { startServerProcess, type ServerProcess } from '../processes.ts';

/** The long form: `ROUNDS=20`. */
const ROUNDS = Number(process.env.ROUNDS ?? 2);
const STUDENTS = 24;
const CAPACITY = 12;
const POINTS = 40;
const MOST_DELAY_MS = 60;
const PATIENCE_MS = 120_000 + ROUNDS * 30_000;

const { home, race, apiOf } = useRacers(STUDENTS);

const later = (most: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * most));

const CONFLICTS: string[] = [
  messages.courseCalledOff,
  messages.courseFull,
  messages.courseNotFull,
  messages.alreadyEnrolled,
  messages.alreadyWaiting,
  messages.changedMeanwhile,
  messages.statusChange,
  messages.callOffFinal,
  messages.courseNotCalledOff,
];

/** Succeeded, or was rejected for a reason of the race. 503: not done in time, on a busy machine. */
const expectFair = <T>(result: Result<T>) => {
  if (!result.ok && result.status !== 503) expect(CONFLICTS).toContain(result.detail);
  return result;
};

type Scene = { courseId: string; held: string[] };

/** A full course: half of the enrolments are confirmed, the other students wait. */
const aScene = async (): Promise<Scene> => {
  const { id: courseId } = await aCourse({ capacity: CAPACITY, pointsValue: POINTS });
  const held: string[] = [];
  for (const { api } of race.students.slice(0, CAPACITY)) held.push(good(await api.enrol({ courseId })).id);
  const staff = connectGraphql(home.url, race.admin.token);
  good(await staff.confirmEnrolments({ ids: held.slice(0, CAPACITY / 2) }));
  for (const member of race.students.slice(CAPACITY, CAPACITY + 6)) {
    good(await connectGraphql(home.url, member.token).joinWaitingList(courseId));
  }
  return { courseId, held };
};

/** Students cancel, enrol, join the waiting list; staff completes and raises the capacity, which promotes. */
const traffic = ({ courseId, held }: Scene) => [
  ...race.students.map(async (member, index) => {
    await later(MOST_DELAY_MS);
    const api = apiOf(member, index);
    if (index >= 6 && index < CAPACITY) expectFair(await api.cancelEnrolment(held[index] ?? ''));
    expectFair(await api.enrol({ courseId }));
    expectFair(await api.joinWaitingList(courseId));
  }),
  ...held.slice(0, 6).map(async (id, index) => {
    await later(MOST_DELAY_MS);
    expectFair(await apiOf(race.admin, index).completeEnrolments({ ids: [id], reason: 'Rindió antes' }));
  }),
  (async () => {
    await later(MOST_DELAY_MS);
    expectFair(await apiOf(race.admin, 1).updateCourse({ id: courseId, capacity: CAPACITY + 3 }));
  })(),
];

const callOff = async ({ courseId }: Scene, index: number) => {
  await later(MOST_DELAY_MS);
  return expectFair(await apiOf(race.admin, index).callOffCourse({ id: courseId, reason: 'weather' }));
};

const activeIn = (courseId: string) =>
  EnrolmentModel.countDocuments({ courseId, status: { $in: ['pending', 'confirmed'] } });

const waitingFor = (courseId: string) => WaitingModel.countDocuments({ courseId, state: 'waiting' });

/** Each completed enrolment has its points once, and nothing else has any. */
const expectExactPoints = async (courseId: string) => {
  const enrolments = await EnrolmentModel.find({ courseId }).lean();
  const keys = enrolments.map(({ _id }) => `course:${_id}`);
  const paid = await PointsEntryModel.find({ sourceKey: { $in: keys } }).lean();
  const completed = enrolments.filter(({ status }) => status === 'completed');
  expect(paid.map(({ sourceKey, delta }) => [sourceKey, delta]).sort()).toEqual(
    completed.map(({ _id }) => [`course:${_id}`, POINTS]).sort(),
  );
};

const expectClean = async () => expect((await verify()).problems).toEqual([]);
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

describe('two processes, and a course that is called off meanwhile', () => {
  it(
    'have no live enrolment in it once all requests have ended, without a sweep',
    async () => {
      for (const round of rounds) {
        const scene = await aScene();
        await Promise.all([...traffic(scene), callOff(scene, round), callOff(scene, round + 1)]);
        expect((await CourseModel.findById(scene.courseId).lean())?.callOff?.state).toBe('in_force');
        expect(await activeIn(scene.courseId)).toBe(0);
        expect(await waitingFor(scene.courseId)).toBe(0);
        await expectExactPoints(scene.courseId);
      }
      await expectClean();
    },
    PATIENCE_MS,
  );

  it(
    'leave no concurrent enrolment or waiting list entry, without a sweep',
    async () => {
      for (const round of rounds) {
        for (const capacity of [null, 1]) {
          const { id: courseId } = await aCourse({ capacity });
          const enrolling = race.students.map(async (member, index) => {
            await later(MOST_DELAY_MS);
            expectFair(await apiOf(member, index).enrol({ courseId }));
            if (capacity !== null) expectFair(await apiOf(member, index).joinWaitingList(courseId));
          });
          await Promise.all([...enrolling, callOff({ courseId, held: [] }, round)]);
          expect(await activeIn(courseId)).toBe(0);
          expect(await waitingFor(courseId)).toBe(0);
        }
      }
      await expectClean();
    },
    PATIENCE_MS,
  );

  it(
    'agree on the end where it is undone at the same time',
    async () => {
      for (const round of rounds) {
        const scene = await aScene();
        const undo = async (index: number) => {
          await later(2 * MOST_DELAY_MS);
          return expectFair(await apiOf(race.admin, index).undoCallOff({ id: scene.courseId }));
        };
        await Promise.all([...traffic(scene), callOff(scene, round), undo(round + 1), undo(round)]);
        await sweep(home.deps);
        await sweep(home.deps);
        const course = await CourseModel.findById(scene.courseId).lean();
        expect(['in_force', 'undone']).toContain(course?.callOff?.state);
        expect(course?.isActive).toBe(course?.callOff?.state === 'undone');
        if (course?.callOff?.state === 'in_force') expect(await activeIn(scene.courseId)).toBe(0);
        const live = await EnrolmentModel.countDocuments({
          courseId: scene.courseId,
          status: { $ne: 'cancelled' },
        });
        expect(live).toBeLessThanOrEqual(CAPACITY + 3);
        const forgotten = {
          courseId: scene.courseId,
          status: 'cancelled' as const,
          'calledOff.at': course?.callOff?.at,
          'calledOff.failure': null,
        };
        if (course?.callOff?.state === 'undone') {
          expect(await EnrolmentModel.countDocuments(forgotten)).toBe(0);
        }
        await expectExactPoints(scene.courseId);
      }
      await expectClean();
    },
    PATIENCE_MS,
  );

  it(
    'leave the rest to the sweep where one is killed in between',
    async () => {
      for (const _ of rounds) {
        const scene = await aScene();
        const [mortal, other] = race.racers as [ServerProcess, ServerProcess];
        const started = connectGraphql(mortal.url, race.admin.token)
          .callOffCourse({ id: scene.courseId, reason: 'weather' })
          .catch(() => null);
        const work = Promise.allSettled(traffic(scene));
        await later(MOST_DELAY_MS);
        await mortal.stop('SIGKILL');
        await started;
        await work;
        race.racers = [
          other,
          await startServerProcess({
            DB_NAME: home.settings.DB_NAME ?? '',
            MONGODB_URI: home.settings.MONGODB_URI ?? '',
            MAX_ACTIVE_ENROLMENTS: '1000',
          }),
        ];
        await sweep(home.deps);
        const course = await CourseModel.findById(scene.courseId).lean();
        if (course?.callOff) {
          expect(await activeIn(scene.courseId)).toBe(0);
          expect(await waitingFor(scene.courseId)).toBe(0);
        }
        await expectExactPoints(scene.courseId);
      }
      await expectClean();
    },
    PATIENCE_MS,
  );
});
