import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { FirearmHandOutModel } from '../../src/features/firearms/firearm.model.ts';
import { aCourse, good, type Member } from '../builders.ts';
import { aFirearm, isToday } from '../firearm-builders.ts';
import { useRacers } from '../use-racers.ts';

const STUDENTS = 20;
/** The long form: `ROUNDS=50`. */
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const PATIENCE_MS = 60_000 + ROUNDS * 10_000;
const REFUSALS: string[] = [messages.firearmOut, messages.firearmReturned, messages.changedMeanwhile];

const { race, apiOf } = useRacers(STUDENTS);

const outOf = (firearmId: string) => FirearmHandOutModel.countDocuments({ firearmId, returnedAt: null });

describe('two processes, twenty hands at once', () => {
  it(
    'never hold one weapon together, and its rounds are those of its hand-outs',
    async () => {
      const { id: courseId } = await aCourse();
      const enrolments = await Promise.all(
        race.students.map(async ({ api }) => good(await api.enrol({ courseId })).id),
      );
      for (const id of enrolments) await isToday(id);
      const bought = { caliber: '9mm', type: 'purchase', rounds: 100_000, invoice: 'A-1' };
      good(await apiOf(race.admin, 0).recordAmmunition(bought));
      for (let round = 0; round < ROUNDS; round += 1) {
        const firearmId = await aFirearm();
        let fired = 0;
        let given = 0;
        const takeAndReturn = async (admin: Member, enrolmentId: string, index: number) => {
          const out = await apiOf(admin, index).handOutFirearm({ firearmId, enrolmentId, rounds: 30 });
          // 503: not done in time, on a busy machine.
          if (!out.ok) return void (out.status === 503 || expect(REFUSALS).toContain(out.detail));
          given += 1;
          expect(await outOf(firearmId)).toBeLessThanOrEqual(1);
          const back = await Promise.all(
            [index, index + 1].map((at) =>
              apiOf(admin, at).takeBackFirearm({ id: out.data.id, rounds: index + 1 }),
            ),
          );
          expect(back.filter(({ ok }) => ok)).toHaveLength(1);
          fired += index + 1;
        };
        await Promise.all(enrolments.map((id, index) => takeAndReturn(race.admin, id, index)));
        expect(given).toBeGreaterThan(0);
        expect(await outOf(firearmId)).toBe(0);
        const last = await FirearmHandOutModel.findOne({ firearmId }).sort({ seq: -1 }).orFail().lean();
        expect(last).toMatchObject({ seq: given });
        expect(last.roundsBefore + (last.rounds ?? 0)).toBe(fired);
      }
      expect((await verify()).problems).toEqual([]);
    },
    PATIENCE_MS,
  );
});
