import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { WaitingModel } from '../../src/features/enrolments/waiting/waiting.model.ts';
import { aCourse, good, type Member } from '../builders.ts';
import { useRacers } from '../use-racers.ts';

const STUDENTS = 50;
/** The long form: `ROUNDS=20`. */
const ROUNDS = Number(process.env.ROUNDS ?? 1);
const PLACES = 7;
const FEWER = 5;
const PATIENCE_MS = 60_000 + ROUNDS * 20_000;

const { race, apiOf } = useRacers(STUDENTS);

const liveOf = (courseId: string) =>
  EnrolmentModel.countDocuments({ courseId, status: { $ne: 'cancelled' } });

/** Runs the work and returns the most live enrolments that were seen meanwhile and afterwards. */
const mostLiveDuring = async (courseId: string, work: Promise<unknown>) => {
  let most = 0;
  let isRunning = true;
  const watch = async () => {
    while (isRunning) most = Math.max(most, await liveOf(courseId));
  };
  const watching = watch();
  await work.finally(() => {
    isRunning = false;
  });
  await watching;
  return Math.max(most, await liveOf(courseId));
};

const CONFLICTS: string[] = [messages.courseFull, messages.alreadyEnrolled, messages.changedMeanwhile];

/** Enrols, cancels and enrols again, as long as seats are free. */
const comeAndGo = async (courseId: string, member: Member, index: number) => {
  const api = apiOf(member, index);
  for (let turn = 0; turn < 2; turn += 1) {
    const result = await api.enrol({ courseId });
    if (!result.ok) {
      // 503: not done in time, on a busy machine.
      if (result.status !== 503) expect(CONFLICTS).toContain(result.detail);
    } else if ((index + turn) % 2) await apiOf(member, index + 1).cancelEnrolment(result.data.id);
  }
};

const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
const expectClean = async () => expect((await verify()).problems).toEqual([]);

describe('two processes, fifty students at once', () => {
  it(
    'never fill an eighth of seven places while they enrol and cancel',
    async () => {
      for (const _ of rounds) {
        const { id } = await aCourse({ capacity: PLACES });
        const work = Promise.all(race.students.map((member, index) => comeAndGo(id, member, index)));
        const most = await mostLiveDuring(id, work);
        expect(most).toBeLessThanOrEqual(PLACES);
        expect(most).toBeGreaterThan(0);
      }
      await expectClean();
    },
    PATIENCE_MS,
  );

  it(
    'never fill an eighth place while the limit moves between five and seven',
    async () => {
      for (const _ of rounds) {
        const { id } = await aCourse({ capacity: PLACES });
        let isRunning = true;
        const moveLimit = async () => {
          for (let turn = 0; isRunning; turn += 1) {
            const capacity = turn % 2 ? PLACES : FEWER;
            const result = await apiOf(race.admin, turn).updateCourse({ id, capacity });
            if (!result.ok && result.status !== 503) expect(result.detail).toBe(messages.capacityBelowPlaces);
          }
        };
        const moving = moveLimit();
        const work = Promise.all(race.students.map((member, index) => comeAndGo(id, member, index))).finally(
          () => {
            isRunning = false;
          },
        );
        expect(await mostLiveDuring(id, work)).toBeLessThanOrEqual(PLACES);
        await moving;
      }
      await expectClean();
    },
    PATIENCE_MS,
  );

  it(
    'each free seat goes to a waiting student, in order',
    async () => {
      for (const _ of rounds) {
        const { id: courseId } = await aCourse({ capacity: 3 });
        const holders = race.students.slice(0, 3);
        const waiting = race.students.slice(3, 15);
        const held: string[] = [];
        for (const member of holders) held.push(good(await member.api.enrol({ courseId })).id);
        for (const [index, member] of waiting.entries()) {
          good(await apiOf(member, index).joinWaitingList(courseId));
        }
        const passersBy = race.students.slice(15);
        await Promise.all([
          ...holders.map(async (member, index) =>
            good(await apiOf(member, index).cancelEnrolment(held[index] ?? '')),
          ),
          ...passersBy.map(async (member, index) => {
            expect(await apiOf(member, index).enrol({ courseId })).toMatchObject({
              detail: messages.courseFull,
            });
          }),
        ]);
        const promoted = await WaitingModel.find({ courseId, state: 'promoted' }).lean();
        expect(promoted.map(({ userId }) => String(userId)).sort()).toEqual(
          waiting
            .slice(0, 3)
            .map(({ id }) => id)
            .sort(),
        );
        expect(await liveOf(courseId)).toBe(3);
      }
      await expectClean();
    },
    PATIENCE_MS,
  );
});
