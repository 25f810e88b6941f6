import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { verify } from '../../cli/verify/verify.ts';
import type { Result } from '../academy-api.ts';

/** The long form: `ROUNDS=20`. */
export const ROUNDS = Number(process.env.ROUNDS ?? 2);

const MOST_DELAY_MS = 60;

/** At some time of the race. */
export const later = () => delay(Math.random() * MOST_DELAY_MS);

export const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Succeeded, or was rejected for a reason of the race. 503: not done in time, on a busy machine. */
export const expectFair = <T>(result: Result<T>, refusals?: readonly string[]) => {
  if (result.ok || result.status === 503) return result;
  if (refusals) expect(refusals).toContain(result.detail);
  else expect(result).toMatchObject({ status: 409 });
  return result;
};

type Race<World, Ended> = {
  rounds?: number;
  world: (round: number) => Promise<World>;
  /** All of them at once. */
  calls: (world: World, round: number) => Promise<Ended>[];
  /** What holds once they have ended, without a sweep. */
  rule: (world: World, ended: Ended[]) => unknown;
};

/** Declares a test that runs the race in each round; at the end every invariant holds, too. */
export const itHolds = <World, Ended>(name: string, race: Race<World, Ended>) => {
  const { rounds = ROUNDS, world: prepare, calls, rule } = race;
  it(
    name,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const world = await prepare(round);
        await rule(world, await Promise.all(calls(world, round)));
      }
      expect((await verify()).problems).toEqual([]);
    },
    300_000 + rounds * 30_000,
  );
};
