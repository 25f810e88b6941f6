import { addHours } from 'date-fns';
import { describe, expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { CertificateModel } from '../../src/features/certificates/certificate.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { FirearmHandOutModel } from '../../src/features/firearms/firearm.model.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import type { AcademyApi, AdminApi, Result } from '../academy-api.ts';
import { aCourse, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { aFirearm, isToday } from '../firearm-builders.ts';
import { useRacers } from '../use-racers.ts';
import { expectFair, itHolds, many, ROUNDS } from './race.ts';

const POINTS = 30;
const HANDS = 20;
const { home, race, apiOf, staff } = useRacers(HANDS);
const surface = () => ({ url: home.url, connect: connectGraphql });

type Call = (api: AcademyApi & AdminApi) => Promise<Result<unknown>>;

/** Each call as often on both processes. */
const copies = (count: number, calls: readonly Call[]) =>
  many(count * calls.length, async (index) =>
    expectFair(await (calls[index % calls.length] as Call)(staff(Math.floor(index / calls.length)))),
  );

const anEnded = async () => {
  const scheduledDate = addHours(new Date(), -3);
  const course = { scheduledDate, pointsValue: POINTS, capacity: 2, issuesCertificate: true };
  const member = await aStudent(surface());
  const { id } = good(
    await staff(0).enrolStudent({ userId: member.id, courseId: (await aCourse(course)).id }),
  );
  return { member, id, ids: [id] };
};

describe('two processes', () => {
  itHolds(
    'complete, correct, cancel and mark one enrolment: its points and certificate are those of its status',
    {
      world: anEnded,
      calls: ({ id, ids }, round) => {
        const correct =
          (outcome: string): Call =>
          (api) =>
            api.correctAttendance({ id, outcome, reason: 'Se marcó mal' });
        return copies(4, [
          (api) => api.completeEnrolments({ ids, reason: 'Rindió antes' }),
          correct('no_show'),
          (api) => api.markNoShows({ ids }),
          correct('completed'),
          correct('confirmed'),
          ...(round % 4 === 3 ? [(api: AcademyApi & AdminApi) => api.cancelEnrolments({ ids })] : []),
        ]);
      },
      rule: async ({ member, id }) => {
        const { status, award } = await EnrolmentModel.findById(id).orFail().lean();
        const isPaid = status === 'completed';
        expect(good(await member.api.myPoints())).toBe(isPaid ? POINTS : 0);
        const entries = await PointsEntryModel.find({ enrolmentId: id }).sort({ seq: 1 }).lean();
        expect(entries.map(({ delta }) => delta)).toEqual(
          entries.map((_, index) => (index % 2 ? -POINTS : POINTS)),
        );
        expect(entries).toHaveLength(award?.turn ?? 0);
        expect(await CertificateModel.countDocuments({ enrolmentId: id, revocation: null })).toBe(
          isPaid ? 1 : 0,
        );
      },
    },
  );

  itHolds('complete one enrolment, and issue its certificate, 20 times at once: it has one certificate', {
    world: anEnded,
    calls: ({ ids }) =>
      copies(20, [
        (api) => api.completeEnrolments({ ids, reason: 'Rindió antes' }),
        (api) => api.issueCertificates({ ids }),
      ]),
    rule: async ({ id }) => {
      expect(await CertificateModel.find({ enrolmentId: id }).lean()).toMatchObject([
        { turn: 1, revocation: null },
      ]);
    },
  });
});

describe('two processes, twenty hands at once', () => {
  let classes: string[] | null = null;

  /** Of each student a class of today, for all rounds, and enough ammunition. */
  const aClassEach = async () => {
    const { id: courseId } = await aCourse();
    const ids: string[] = [];
    for (const { api } of race.students) ids.push(good(await api.enrol({ courseId })).id);
    for (const id of ids) await isToday(id);
    const bought = { caliber: '9mm', type: 'purchase', rounds: 100_000, invoice: 'A-1' };
    good(await staff(0).recordAmmunition(bought));
    return ids;
  };

  const outOf = (firearmId: string) => FirearmHandOutModel.countDocuments({ firearmId, returnedAt: null });
  const REFUSALS = [messages.firearmOut, messages.firearmReturned, messages.changedMeanwhile];

  itHolds('never hold one weapon together, and its rounds are those of its hand-outs', {
    world: async () => {
      classes ??= await aClassEach();
      return { firearmId: await aFirearm(), classes };
    },
    /** The rounds that each has fired, null without the weapon. */
    calls: ({ firearmId, classes: ids }) =>
      ids.map(async (enrolmentId, index) => {
        const handOut = { firearmId, enrolmentId, rounds: 30 };
        const out = expectFair(await staff(index).handOutFirearm(handOut), REFUSALS);
        if (!out.ok) return null;
        expect(await outOf(firearmId)).toBeLessThanOrEqual(1);
        const back = { id: out.data.id, rounds: index + 1 };
        const ended = await Promise.all([0, 1].map((more) => staff(index + more).takeBackFirearm(back)));
        expect(ended.filter(({ ok }) => ok)).toHaveLength(1);
        return index + 1;
      }),
    rule: async ({ firearmId }, rounds) => {
      const fired = rounds.filter((one) => one !== null);
      expect(fired).not.toEqual([]);
      expect(await outOf(firearmId)).toBe(0);
      const last = await FirearmHandOutModel.findOne({ firearmId }).sort({ seq: -1 }).orFail().lean();
      expect(last).toMatchObject({ seq: fired.length });
      expect(last.roundsBefore + (last.rounds ?? 0)).toBe(fired.reduce((sum, one) => sum + one, 0));
    },
  });
});

describe('two admins on two processes', () => {
  itHolds('remove each other: one is refused, and stays as before', {
    rounds: 5 * ROUNDS,
    world: async () => {
      await UserModel.updateMany({ role: 'admin' }, { $set: { role: 'student' } });
      return [await anAdmin(surface()), await anAdmin(surface())] as [Member, Member];
    },
    calls: (two) =>
      two.map(async (one, index) => {
        const id = two[1 - index]?.id;
        return (await apiOf(one, index).updateUser({ id, role: 'student' })).ok;
      }),
    rule: async (two, removed) => {
      expect(removed.filter(Boolean)).toHaveLength(1);
      const stays = two[removed.indexOf(true)];
      const api = connectGraphql(home.url, stays?.token);
      expect(good(await api.me())).toMatchObject({ id: stays?.id, role: 'admin' });
    },
  });
});
