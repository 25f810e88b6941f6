import { addHours, addMinutes } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import { DURATION_MINUTES } from '#domain/courses/course.schema.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { WaitingModel } from '../../src/features/enrolments/waiting/waiting.model.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import type { AcademyApi, AdminApi, Result } from '../academy-api.ts';
import { aCourse, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useRacers } from '../use-racers.ts';

/** The long form: `ROUNDS=20`. */
const ROUNDS = Number(process.env.ROUNDS ?? 1);
const STUDENTS = 24;
const POINTS = 40;
const MOST_DELAY_MS = 60;
const PATIENCE_MS = 120_000 + ROUNDS * 30_000;

const { home, race, apiOf } = useRacers(STUDENTS);
const staff = () => connectGraphql(home.url, race.admin.token);

const later = (most: number) => new Promise((resolve) => setTimeout(resolve, Math.random() * most));

type Call = (api: AcademyApi & AdminApi) => Promise<Result<unknown>>;

/** Sends a call at some time of the race. Conflicts are allowed, errors of the server are not. */
const racing = async (member: Member, index: number, call: Call) => {
  await later(MOST_DELAY_MS);
  const result = await call(apiOf(member, index));
  // 503: not done in time, on a busy machine.
  if (!result.ok) expect([409, 503]).toContain(result.status);
  return result;
};

const callOffTwice = (id: string) =>
  [0, 1].map((index) => racing(race.admin, index, (api) => api.callOffCourse({ id, reason: 'weather' })));

const activeIn = (courseId: string) =>
  EnrolmentModel.countDocuments({ courseId, status: { $in: ['pending', 'confirmed'] } });

const waitingFor = (courseId: string) => WaitingModel.countDocuments({ courseId, state: 'waiting' });

/** Each completed enrolment has its points, and nothing else has any. */
const expectExactPoints = async (courseId: string) => {
  for (const { _id, status } of await EnrolmentModel.find({ courseId }).lean()) {
    const entries = await PointsEntryModel.find({ enrolmentId: _id.toString() }).lean();
    const points = entries.reduce((sum, { delta }) => sum + delta, 0);
    expect(points, `points of a ${status} enrolment`).toBe(status === 'completed' ? POINTS : 0);
  }
};

const expectClean = async () => expect((await verify()).problems).toEqual([]);
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

/** So close to its end that it can be completed, and not over, so that it can be called off. */
const MINUTES_SINCE_START = DURATION_MINUTES.default - 10;

/** A course that runs: four enrolments are completed, four are no-shows, four are confirmed. */
const aRunningCourse = async () => {
  const { id: courseId } = await aCourse({ pointsValue: POINTS });
  const ids: string[] = [];
  for (const { api } of race.students.slice(0, 12)) ids.push(good(await api.enrol({ courseId })).id);
  good(await staff().confirmEnrolments({ ids }));
  const startsAt = addMinutes(new Date(), -MINUTES_SINCE_START);
  await CourseModel.updateOne({ _id: courseId }, { $set: { scheduledDate: startsAt } });
  await EnrolmentModel.updateMany({ courseId }, { $set: startFields(startsAt) });
  good(await staff().completeEnrolments({ ids: ids.slice(0, 4), reason: 'Rindió antes' }));
  good(await staff().markNoShows({ ids: ids.slice(4, 8) }));
  return { courseId, ids };
};

const correction = (id: string, outcome: string) => (api: AdminApi) =>
  api.correctAttendance({ id, outcome, reason: 'Se marcó mal' });

const OUTCOMES = ['confirmed', 'no_show', 'confirmed', 'completed', 'confirmed', 'completed', 'confirmed'];

/** A full course that offers its seats, with the offers of six, and six more students who wait. */
const anOfferingCourse = async () => {
  const { id: courseId } = await aCourse({ capacity: 6, offerHours: 4, pointsValue: POINTS });
  const first: string[] = [];
  for (const { api } of race.students.slice(0, 6)) first.push(good(await api.enrol({ courseId })).id);
  const list = race.students.slice(6, 18);
  for (const member of list) good(await connectGraphql(home.url, member.token).joinWaitingList(courseId));
  good(await staff().cancelEnrolments({ ids: first }));
  const offers = await EnrolmentModel.find({ courseId, status: 'pending' }).sort({ createdAt: 1 }).lean();
  expect(offers).toHaveLength(6);
  const owned = offers.map(({ _id, userId }) => ({
    id: _id.toString(),
    owner: race.students.find(({ id }) => userId.toString() === id) as Member,
  }));
  return { courseId, offers: owned, list };
};

describe('two processes, and a course that is called off meanwhile', () => {
  it(
    'correct attendance and enrol who came: nobody is live in it, and the points are exact, without a sweep',
    async () => {
      for (const round of rounds) {
        const { courseId, ids } = await aRunningCourse();
        const walkIns = race.students.slice(12).map(async (member, index) => {
          const walkIn = { userId: member.id, courseId, attended: index % 2 === 0 };
          const { ok } = await racing(race.admin, index, (api) => api.enrolStudent(walkIn));
          return { ok, ...walkIn };
        });
        await Promise.all([
          ...ids
            .slice(0, 8)
            .map((id, index) =>
              racing(race.admin, index, correction(id, OUTCOMES[(index + round) % OUTCOMES.length] ?? '')),
            ),
          ...ids
            .slice(8)
            .map((id, index) =>
              racing(race.admin, index, (api) =>
                api.completeEnrolments({ ids: [id], reason: 'Rindió antes' }),
              ),
            ),
          ...callOffTwice(courseId),
        ]);
        for (const { ok, userId, attended } of await Promise.all(walkIns)) {
          const isCompleted = await EnrolmentModel.exists({ courseId, userId, status: 'completed' });
          expect(Boolean(isCompleted), 'completed exactly where the request was accepted').toBe(
            ok && attended,
          );
        }
        expect((await CourseModel.findById(courseId).lean())?.callOff?.state).toBe('in_force');
        expect(await activeIn(courseId)).toBe(0);
        await expectExactPoints(courseId);
      }
      await expectClean();
    },
    PATIENCE_MS,
  );

  it(
    'accept, refuse and pass on offers: nobody is live in it, and an undo brings back everybody',
    async () => {
      for (const round of rounds) {
        const { courseId, offers, list } = await anOfferingCourse();
        const refused = offers.slice(4).map(({ owner }) => owner.id);
        await Promise.all([
          ...offers.map(({ id, owner }, index) =>
            racing(owner, index, (api) => (index < 4 ? api.acceptOffer({ id }) : api.cancelEnrolment(id))),
          ),
          racing(race.admin, round, (api) => api.updateCourse({ id: courseId, capacity: 9 })),
          ...callOffTwice(courseId),
        ]);
        expect(await activeIn(courseId)).toBe(0);
        expect(await waitingFor(courseId)).toBe(0);
        await expectExactPoints(courseId);
        good(await staff().undoCallOff({ id: courseId }));
        await sweep(home.deps);
        const live = await EnrolmentModel.find({ courseId, status: { $ne: 'cancelled' } }).lean();
        const waiting = await WaitingModel.find({ courseId, state: 'waiting' }).lean();
        const back = [...live, ...waiting].map(({ userId }) => userId.toString());
        const missing = list.map(({ id }) => id).filter((id) => !back.includes(id) && !refused.includes(id));
        expect(missing, 'students who are neither enrolled nor waiting').toEqual([]);
        expect(live.length).toBeLessThanOrEqual(9);
      }
      await expectClean();
    },
    PATIENCE_MS,
  );

  it(
    'end an offer at its deadline: nobody is live in it, and nobody is promoted',
    async () => {
      for (const round of rounds) {
        const { courseId, offers } = await anOfferingCourse();
        const offerUntil = addHours(new Date(), -1);
        const lapsing = offers.slice(0, 3).map(({ id }) => id);
        await EnrolmentModel.updateMany({ _id: { $in: lapsing } }, { $set: { offerUntil } });
        await Promise.all([
          sweep(home.deps),
          sweep(home.deps),
          ...offers.map(({ id, owner }, index) =>
            racing(owner, index + round, (api) => api.acceptOffer({ id })),
          ),
          ...callOffTwice(courseId),
        ]);
        expect(await activeIn(courseId)).toBe(0);
        expect(await waitingFor(courseId)).toBe(0);
      }
      await expectClean();
    },
    PATIENCE_MS,
  );
});
