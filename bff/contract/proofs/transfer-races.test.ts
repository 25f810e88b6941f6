import { addDays } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { aCourse, anEmail, good, type Member } from '../builders.ts';
import { useRacers } from '../use-racers.ts';

const STUDENTS = 12;
/** The long form: `ROUNDS=20`. */
const ROUNDS = Number(process.env.ROUNDS ?? 2);
const PATIENCE_MS = 60_000 + ROUNDS * 20_000;

const { race, apiOf } = useRacers(STUDENTS);

const staff = (index: number) => apiOf(race.admin, index);
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

const enrolledIn = async (courseId: string) => {
  const live = await EnrolmentModel.find({ courseId, status: { $ne: 'cancelled' } }).lean();
  return live.map(({ userId }) => userId.toString());
};

const twoDates = async (capacity: { from: number; to: number }) => {
  const name = `Otra fecha de ${anEmail()}`;
  const from = await aCourse({ name, capacity: capacity.from });
  const to = await aCourse({ name, capacity: capacity.to, scheduledDate: addDays(new Date(), 14) });
  return { from: from.id, to: to.id };
};

const enrolAll = (members: readonly Member[], courseId: string) =>
  Promise.all(members.map(async ({ api }) => good(await api.enrol({ courseId })).id));

describe('two processes', () => {
  it(
    'transfer twelve students to a date with one seat at once: one gets it, eleven keep theirs',
    async () => {
      for (const _ of rounds) {
        const { from, to } = await twoDates({ from: STUDENTS, to: 1 });
        const ids = await enrolAll(race.students, from);
        const results = await Promise.all(
          ids.map((id, index) => staff(index).transferEnrolment({ id, courseId: to })),
        );
        for (const result of results) {
          // 503: not done in time, on a busy machine.
          if (!result.ok && result.status !== 503) expect(result.detail).toBe(messages.courseFull);
        }
        const [stayed, moved] = [await enrolledIn(from), await enrolledIn(to)];
        expect(moved).toHaveLength(1);
        expect([...stayed, ...moved].sort()).toEqual(race.students.map(({ id }) => id).sort());
      }
      expect((await verify()).problems).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'transfer between two full dates while others enrol, cancel and call off: never more than the seats, never twice',
    async () => {
      for (const round of rounds) {
        const { from, to } = await twoDates({ from: 6, to: 4 });
        const movers = race.students.slice(0, 6);
        const ids = await enrolAll(movers, from);
        await Promise.all([
          ...ids.flatMap((id, index) => [
            staff(index).transferEnrolment({ id, courseId: to }),
            staff(index + 1).transferEnrolment({ id, courseId: to }),
            ...(index % 3 ? [] : [staff(index).cancelEnrolments({ ids: [id], reason: 'academy' })]),
          ]),
          ...race.students.slice(6).map((student, index) => apiOf(student, index).enrol({ courseId: to })),
          ...(round % 2 ? [staff(round).callOffCourse({ id: to, reason: 'weather' })] : []),
        ]);
        const there = await enrolledIn(to);
        expect(there.length).toBeLessThanOrEqual(4);
        expect(new Set(there).size).toBe(there.length);
        expect(await EnrolmentModel.countDocuments({ _id: { $in: ids } })).toBe(ids.length);
      }
      expect((await verify()).problems).toEqual([]);
    },
    PATIENCE_MS,
  );
});
