import { addHours, addMinutes } from 'date-fns';
import { describe, expect } from 'vitest';
import { DURATION_MINUTES } from '#domain/courses/course.schema.ts';
import { messages } from '#domain/messages.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { WaitingModel } from '../../src/features/enrolments/waiting/waiting.model.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import type { AcademyApi, AdminApi, Result } from '../academy-api.ts';
import { aCourse, good, type Member } from '../builders.ts';
import { useRacers } from '../use-racers.ts';
import { expectFair, itHolds, later } from './race.ts';

const STUDENTS = 24;
const CAPACITY = 12;
const POINTS = 40;
const { home, race, apiOf, staff } = useRacers(STUDENTS);

const CONFLICTS = [
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

type Call = (api: AcademyApi & AdminApi) => Promise<Result<unknown>>;

/** Calls one after another, from some time of the race on. */
const racing = async (member: Member, index: number, ...calls: Call[]) => {
  await later();
  let result: Result<unknown> | undefined;
  for (const call of calls) result = expectFair(await call(apiOf(member, index)));
  return result?.ok;
};

const callOffTwice = (id: string) =>
  [0, 1].map((index) =>
    racing(race.admin, index, async (api) =>
      expectFair(await api.callOffCourse({ id, reason: 'weather' }), CONFLICTS),
    ),
  );

const activeIn = (courseId: string) =>
  EnrolmentModel.countDocuments({ courseId, status: { $in: ['pending', 'confirmed'] } });

const waitingFor = (courseId: string) => WaitingModel.countDocuments({ courseId, state: 'waiting' });

/** Each completed enrolment has its points once, and nothing else has any. */
const expectExactPoints = async (courseId: string) => {
  for (const { _id, status } of await EnrolmentModel.find({ courseId }).lean()) {
    const entries = await PointsEntryModel.find({ enrolmentId: _id.toString() }).lean();
    const points = entries.reduce((sum, { delta }) => sum + delta, 0);
    expect(points, `points of a ${status} enrolment`).toBe(status === 'completed' ? POINTS : 0);
  }
};

const expectCalledOff = async (courseId: string) => {
  expect((await CourseModel.findById(courseId).lean())?.callOff?.state).toBe('in_force');
  expect([await activeIn(courseId), await waitingFor(courseId)]).toEqual([0, 0]);
  await expectExactPoints(courseId);
};

const enrolAll = async (members: readonly Member[], courseId: string) => {
  const ids: string[] = [];
  for (const { api } of members) ids.push(good(await api.enrol({ courseId })).id);
  return ids;
};

/** A full course: half of the enrolments are confirmed, six others wait. */
const aFullCourse = async () => {
  const { id: courseId } = await aCourse({ capacity: CAPACITY, pointsValue: POINTS });
  const held = await enrolAll(race.students.slice(0, CAPACITY), courseId);
  good(await staff(0).confirmEnrolments({ ids: held.slice(0, CAPACITY / 2) }));
  for (const member of race.students.slice(CAPACITY, CAPACITY + 6))
    good(await apiOf(member, 0).joinWaitingList(courseId));
  return { courseId, held };
};

type Full = Awaited<ReturnType<typeof aFullCourse>>;

/** Students cancel, enrol, join the waiting list; staff completes and raises the capacity, which promotes. */
const traffic = ({ courseId, held }: Full) => [
  ...race.students.map((member, index) =>
    racing(
      member,
      index,
      ...(index >= 6 && index < CAPACITY
        ? [(api: AcademyApi) => api.cancelEnrolment(held[index] ?? '')]
        : []),
      async (api) => expectFair(await api.enrol({ courseId }), CONFLICTS),
      async (api) => expectFair(await api.joinWaitingList(courseId), CONFLICTS),
    ),
  ),
  ...held
    .slice(0, 6)
    .map((id, index) =>
      racing(race.admin, index, (api) => api.completeEnrolments({ ids: [id], reason: 'Rindió antes' })),
    ),
  racing(race.admin, 1, (api) => api.updateCourse({ id: courseId, capacity: CAPACITY + 3 })),
];

/** So close to its end that it can be completed, and not over, so that it can be called off. */
const MINUTES_SINCE_START = DURATION_MINUTES.default - 10;

/** A course that runs: four enrolments are completed, four are no-shows, four are confirmed. */
const aRunningCourse = async () => {
  const { id: courseId } = await aCourse({ pointsValue: POINTS });
  const ids = await enrolAll(race.students.slice(0, 12), courseId);
  good(await staff(0).confirmEnrolments({ ids }));
  const startsAt = addMinutes(new Date(), -MINUTES_SINCE_START);
  await CourseModel.updateOne({ _id: courseId }, { $set: { scheduledDate: startsAt } });
  await EnrolmentModel.updateMany({ courseId }, { $set: startFields(startsAt) });
  good(await staff(0).completeEnrolments({ ids: ids.slice(0, 4), reason: 'Rindió antes' }));
  good(await staff(0).markNoShows({ ids: ids.slice(4, 8) }));
  return { courseId, ids, walkIns: race.students.slice(12) };
};

const OUTCOMES = ['confirmed', 'no_show', 'confirmed', 'completed', 'confirmed', 'completed', 'confirmed'];

/** A full course that offers its seats, with the offers of six, and six more students who wait. */
const anOfferingCourse = async () => {
  const { id: courseId } = await aCourse({ capacity: 6, offerHours: 4, pointsValue: POINTS });
  const first = await enrolAll(race.students.slice(0, 6), courseId);
  const list = race.students.slice(6, 18);
  for (const member of list) good(await apiOf(member, 0).joinWaitingList(courseId));
  good(await staff(0).cancelEnrolments({ ids: first }));
  const pending = await EnrolmentModel.find({ courseId, status: 'pending' }).sort({ createdAt: 1 }).lean();
  expect(pending).toHaveLength(6);
  const offers = pending.map(({ _id, userId }) => ({
    id: _id.toString(),
    owner: race.students.find(({ id }) => userId.toString() === id) as Member,
  }));
  return { courseId, offers, list };
};

describe('two processes, and a course that is called off meanwhile', () => {
  itHolds('have no live enrolment in it and nobody who waits for it', {
    world: aFullCourse,
    calls: (world) => [...traffic(world), ...callOffTwice(world.courseId)],
    rule: ({ courseId }) => expectCalledOff(courseId),
  });

  itHolds('agree on the end where it is undone at the same time', {
    world: aFullCourse,
    calls: (world) => [
      ...traffic(world),
      ...callOffTwice(world.courseId),
      ...[0, 1].map(async (index) => {
        await later();
        return racing(race.admin, index, (api) => api.undoCallOff({ id: world.courseId }));
      }),
    ],
    rule: async ({ courseId }) => {
      const course = await CourseModel.findById(courseId).orFail().lean();
      const isUndone = course.callOff?.state === 'undone';
      expect(course.isActive).toBe(isUndone);
      if (!isUndone) return expectCalledOff(courseId);
      const live = await EnrolmentModel.countDocuments({ courseId, status: { $ne: 'cancelled' } });
      expect(live).toBeLessThanOrEqual(CAPACITY + 3);
      const forgotten = { courseId, status: 'cancelled', 'calledOff.at': course.callOff?.at } as const;
      expect(await EnrolmentModel.countDocuments({ ...forgotten, 'calledOff.failure': null })).toBe(0);
      return expectExactPoints(courseId);
    },
  });

  itHolds('correct attendance and enrol who came: a request that was accepted is in force', {
    world: aRunningCourse,
    calls: ({ courseId, ids, walkIns }, round) => [
      ...walkIns.map((member, index) => {
        const walkIn = { userId: member.id, courseId, attended: index % 2 === 0 };
        return racing(race.admin, index, (api) => api.enrolStudent(walkIn));
      }),
      ...ids.map((id, index) =>
        racing(race.admin, index, (api) =>
          index < 8
            ? api.correctAttendance({
                id,
                reason: 'Se marcó mal',
                outcome: OUTCOMES[(index + round) % OUTCOMES.length],
              })
            : api.completeEnrolments({ ids: [id], reason: 'Rindió antes' }),
        ),
      ),
      ...callOffTwice(courseId),
    ],
    rule: async ({ courseId, walkIns }, ended) => {
      for (const [index, { id: userId }] of walkIns.entries()) {
        const isCompleted = await EnrolmentModel.exists({ courseId, userId, status: 'completed' });
        expect(Boolean(isCompleted), userId).toBe(ended[index] === true && index % 2 === 0);
      }
      await expectCalledOff(courseId);
    },
  });

  itHolds('accept, refuse and pass on offers: an undo brings back everybody', {
    world: anOfferingCourse,
    calls: ({ courseId, offers }, round) => [
      ...offers.map(({ id, owner }, index) =>
        racing(owner, index, (api) => (index < 4 ? api.acceptOffer({ id }) : api.cancelEnrolment(id))),
      ),
      racing(race.admin, round, (api) => api.updateCourse({ id: courseId, capacity: 9 })),
      ...callOffTwice(courseId),
    ],
    rule: async ({ courseId, offers, list }) => {
      await expectCalledOff(courseId);
      good(await staff(0).undoCallOff({ id: courseId }));
      const live = await EnrolmentModel.find({ courseId, status: { $ne: 'cancelled' } }).lean();
      const waiting = await WaitingModel.find({ courseId, state: 'waiting' }).lean();
      const back = [...live, ...waiting].map(({ userId }) => userId.toString());
      const refused = offers.slice(4).map(({ owner }) => owner.id);
      const missing = list.map(({ id }) => id).filter((id) => ![...back, ...refused].includes(id));
      expect(missing, 'students who are neither enrolled nor waiting').toEqual([]);
      expect(live.length).toBeLessThanOrEqual(9);
    },
  });

  itHolds('end an offer at its deadline: nobody is promoted', {
    world: async () => {
      const world = await anOfferingCourse();
      const lapsing = world.offers.slice(0, 3).map(({ id }) => id);
      const offerUntil = addHours(new Date(), -1);
      await EnrolmentModel.updateMany({ _id: { $in: lapsing } }, { $set: { offerUntil } });
      return world;
    },
    calls: ({ courseId, offers }, round) => [
      ...[0, 1].map(() => sweep(home.deps).then(() => true)),
      ...offers.map(({ id, owner }, index) => racing(owner, index + round, (api) => api.acceptOffer({ id }))),
      ...callOffTwice(courseId),
    ],
    rule: ({ courseId }) => expectCalledOff(courseId),
  });
});
