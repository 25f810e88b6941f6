import { addDays, addHours } from 'date-fns';
import { describe, expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { WaitingModel } from '../../src/features/enrolments/waiting/waiting.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { aCourse, anEmail, good, type Member } from '../builders.ts';
import { useRacers } from '../use-racers.ts';
import { expectFair, itHolds, many } from './race.ts';

const STUDENTS = 50;
const PLACES = 7;
const { home, race, apiOf, staff } = useRacers(STUDENTS);

const liveIn = async (courseId: string) => {
  const live = await EnrolmentModel.find({ courseId, status: { $ne: 'cancelled' } }).lean();
  return live.map(({ userId }) => userId.toString());
};

const enrolAll = async (members: readonly Member[], courseId: string) => {
  const ids: string[] = [];
  for (const { api } of members) ids.push(good(await api.enrol({ courseId })).id);
  return ids;
};

const CONFLICTS = [messages.courseFull, messages.alreadyEnrolled, messages.changedMeanwhile];

/** Enrols, cancels and enrols again, as long as seats are free. */
const comeAndGo = async (courseId: string, member: Member, index: number) => {
  for (let turn = 0; turn < 2; turn += 1) {
    const result = expectFair(await apiOf(member, index).enrol({ courseId }), CONFLICTS);
    if (result.ok && (index + turn) % 2) await apiOf(member, index + 1).cancelEnrolment(result.data.id);
  }
};

/** Looks, or changes something, until the others have ended. */
const meanwhile = async (others: Promise<unknown>[], act: (turn: number) => Promise<unknown>) => {
  let isOver = false;
  void Promise.allSettled(others).then(() => (isOver = true));
  for (let turn = 0; !isOver; turn += 1) await act(turn);
};

const aFullPlace = async () => ({ id: (await aCourse({ capacity: PLACES })).id, most: 0 });

const crowd = (world: { id: string; most: number }) => {
  const students = race.students.map((member, index) => comeAndGo(world.id, member, index));
  const watching = meanwhile(students, async () => {
    world.most = Math.max(world.most, (await liveIn(world.id)).length);
  });
  return [...students, watching];
};

const expectPlaces = async ({ id, most }: { id: string; most: number }) => {
  expect(Math.max(most, (await liveIn(id)).length)).toBeLessThanOrEqual(PLACES);
  expect(most).toBeGreaterThan(0);
};

const twoDates = async (capacity: { from: number; to: number }) => {
  const name = `Otra fecha de ${anEmail()}`;
  const from = await aCourse({ name, capacity: capacity.from });
  const to = await aCourse({ name, capacity: capacity.to, scheduledDate: addDays(new Date(), 14) });
  return { from: from.id, to: to.id, movers: race.students.slice(0, capacity.from) };
};

describe('two processes, fifty students at once', () => {
  itHolds('never fill an eighth of seven places while they enrol and cancel', {
    world: aFullPlace,
    calls: crowd,
    rule: expectPlaces,
  });

  itHolds('never fill an eighth place while the limit moves between five and seven', {
    world: aFullPlace,
    calls: (world) => {
      const students = crowd(world);
      const moving = meanwhile(students, async (turn) => {
        const change = { id: world.id, capacity: turn % 2 ? PLACES : 5 };
        expectFair(await staff(turn).updateCourse(change), [messages.capacityBelowPlaces]);
      });
      return [...students, moving];
    },
    rule: expectPlaces,
  });

  itHolds('each free seat goes to a waiting student, in order', {
    world: async () => {
      const { id: courseId } = await aCourse({ capacity: 3 });
      const held = await enrolAll(race.students.slice(0, 3), courseId);
      const waiting = race.students.slice(3, 15);
      for (const [index, member] of waiting.entries())
        good(await apiOf(member, index).joinWaitingList(courseId));
      return { courseId, held, first: waiting.slice(0, 3).map(({ id }) => id) };
    },
    calls: ({ courseId, held }) => [
      ...held.map(async (id, index): Promise<unknown> =>
        good(await apiOf(race.students[index] as Member, index).cancelEnrolment(id)),
      ),
      ...race.students.slice(15).map(async (member, index) => {
        const result = await apiOf(member, index).enrol({ courseId });
        expect(result).toMatchObject({ detail: messages.courseFull });
      }),
    ],
    rule: async ({ courseId, first }) => {
      const promoted = await WaitingModel.find({ courseId, state: 'promoted' }).lean();
      expect(promoted.map(({ userId }) => String(userId)).sort()).toEqual(first.sort());
      expect(await liveIn(courseId)).toHaveLength(3);
    },
  });
});

describe('two processes', () => {
  itHolds('transfer twelve students to a date with one seat at once: one gets it, eleven keep theirs', {
    world: async () => {
      const dates = await twoDates({ from: 12, to: 1 });
      return { ...dates, ids: await enrolAll(dates.movers, dates.from) };
    },
    calls: ({ ids, to }) =>
      ids.map(async (id, index) =>
        expectFair(await staff(index).transferEnrolment({ id, courseId: to }), [messages.courseFull]),
      ),
    rule: async ({ from, to, movers }) => {
      const [stayed, moved] = [await liveIn(from), await liveIn(to)];
      expect(moved).toHaveLength(1);
      expect([...stayed, ...moved].sort()).toEqual(movers.map(({ id }) => id).sort());
    },
  });

  itHolds(
    'transfer between two full dates while others enrol, cancel and call off: never too many or twice',
    {
      world: async () => {
        const dates = await twoDates({ from: 6, to: 4 });
        return { ...dates, ids: await enrolAll(dates.movers, dates.from) };
      },
      calls: ({ ids, to }, round) => [
        ...ids.flatMap((id, index): Promise<unknown>[] => [
          staff(index).transferEnrolment({ id, courseId: to }),
          staff(index + 1).transferEnrolment({ id, courseId: to }),
          ...(index % 3 ? [] : [staff(index).cancelEnrolments({ ids: [id], reason: 'academy' })]),
        ]),
        ...race.students.slice(6, 12).map((student, index) => apiOf(student, index).enrol({ courseId: to })),
        ...(round % 2 ? [staff(round).callOffCourse({ id: to, reason: 'weather' })] : []),
      ],
      rule: async ({ to, ids }) => {
        const there = await liveIn(to);
        expect(there.length).toBeLessThanOrEqual(4);
        expect(new Set(there).size).toBe(there.length);
        expect(await EnrolmentModel.countDocuments({ _id: { $in: ids } })).toBe(ids.length);
      },
    },
  );

  itHolds(
    'enrol with and without an override while no-shows come back: beyond the places are only overrides',
    {
      world: async () => {
        const { id: courseId } = await aCourse({ scheduledDate: addHours(new Date(), -3), capacity: PLACES });
        const absent: string[] = [];
        for (const { id: userId } of race.students.slice(0, 3)) {
          absent.push(good(await staff(0).enrolStudent({ userId, courseId })).id);
          good(await staff(0).markNoShows({ ids: absent.slice(-1) }));
        }
        return { courseId, absent };
      },
      calls: ({ courseId, absent }) => [
        ...absent.map(async (id, index) => {
          const back = { id, outcome: 'completed', reason: 'Llegó tarde' };
          await staff(index).correctAttendance(back);
          return false;
        }),
        ...race.students.slice(3, 15).map(async ({ id: userId }, index) => {
          const isOver = index % 4 === 0;
          const override = isOver ? { overCapacity: true, reason: 'Lo autorizó el instructor' } : {};
          const walkIn = { userId, courseId, attended: true, ...override };
          return expectFair(await staff(index).enrolStudent(walkIn)).ok && isOver;
        }),
      ],
      rule: async ({ courseId }, overridden) => {
        const overrides = overridden.filter(Boolean).length;
        expect(overrides).toBeGreaterThan(0);
        const live = (await liveIn(courseId)).length;
        expect(live).toBeLessThanOrEqual(PLACES + overrides);
        expect(live).toBeGreaterThanOrEqual(PLACES);
      },
    },
  );

  itHolds(
    'accept an offered seat at its deadline, or pass it on: one of the two, and never a seat too many',
    {
      world: async (round) => {
        const [holder, first, second] = race.students.slice(3 * round, 3 * round + 3) as [
          Member,
          Member,
          Member,
        ];
        const { id: courseId } = await aCourse({ capacity: 1, offerHours: 1 });
        const [held = ''] = await enrolAll([holder], courseId);
        for (const member of [first, second]) good(await apiOf(member, 0).joinWaitingList(courseId));
        good(await holder.api.cancelEnrolment(held));
        const offer = await EnrolmentModel.findOne({ courseId, userId: first.id }).orFail().lean();
        const offerUntil = new Date(Date.now() + 15);
        await EnrolmentModel.updateOne({ _id: offer._id }, { $set: { offerUntil } });
        return { courseId, first, second, id: offer._id.toString() };
      },
      calls: ({ id, first }) => [
        ...many(6, async (index) => (await apiOf(first, index).acceptOffer({ id })).ok),
        ...many(3, async () => sweep(home.deps).then(() => false)),
      ],
      rule: async ({ courseId, first, second }, accepted) => {
        await new Promise((resolve) => setTimeout(resolve, 30));
        await sweep(home.deps);
        expect(await liveIn(courseId)).toEqual([accepted.some(Boolean) ? first.id : second.id]);
      },
    },
  );
});
