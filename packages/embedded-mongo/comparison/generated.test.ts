import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareReads, compareUniques, compareWrites, type Pair, Tally } from './compare.ts';
import { openTestDatabase, servers, type TestDatabase } from './databases.ts';
import { aReadScenario, COLLECTION } from './reads.arbitrary.ts';
import { aUniqueScenario, aWriteScenario } from './updates.arbitrary.ts';

const MOST_RUNS = 1_000_000;
/** Fixed, so that a run fails only after a change. Set SEED to look for new differences. */
const SEED = Number(process.env.SEED ?? 20_261_121);
const CASES = Number(process.env.CASES ?? 12_000);

const [embedded, other] = servers();

/** Runs scenarios until so many cases have been compared; the first unexplained difference is shrunk and thrown. */
const compareUntil = async <T>(
  cases: number,
  scenario: fc.Arbitrary<T>,
  compare: (scenario: T, tally: Tally) => Promise<void>,
): Promise<Tally> => {
  const tally = new Tally();
  let hasFailed = false;
  await fc.assert(
    fc.asyncProperty(scenario, async (drawn) => {
      // fast-check cannot stop early: the remaining runs do nothing, unless a failing case is being shrunk.
      if (!hasFailed && tally.cases >= cases) return;
      try {
        await compare(drawn, tally);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }),
    { seed: SEED, numRuns: Math.min(MOST_RUNS, cases), includeErrorInReport: true },
  );
  return tally;
};

const report = (what: string, tally: Tally, startedAt: number): void => {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(`${what}, SEED=${SEED}: ${tally.toString()}\n  in ${seconds} s`);
};

describe.skipIf(other === undefined)(
  'generated commands on the embedded engine and on the other server (which TEST_MONGODB_URI names)',
  () => {
    const databases: TestDatabase[] = [];
    let pair: Pair;

    beforeAll(async () => {
      for (const server of [embedded, other])
        if (server !== undefined) databases.push(await openTestDatabase(server));
      const [one, two] = databases.map(({ db }) => db);
      if (one === undefined || two === undefined) throw new Error('A database is missing.');
      pair = { embedded: one, other: two };
      for (const db of [one, two]) await db.command({ create: COLLECTION });
    });

    afterAll(async () => {
      for (const { drop } of databases) await drop();
    });

    it('read the same', async () => {
      const startedAt = Date.now();
      const cases = Math.ceil(CASES * 0.6);
      const tally = await compareUntil(cases, aReadScenario, (scenario, t) =>
        compareReads(pair, scenario, t),
      );
      report(`reads`, tally, startedAt);
      expect(tally.cases).toBeGreaterThanOrEqual(cases);
      expect(tally.agreed / tally.cases).toBeGreaterThan(0.9);
    });

    it('write the same', async () => {
      const startedAt = Date.now();
      const cases = Math.ceil(CASES * 0.3);
      const tally = await compareUntil(cases, aWriteScenario, (scenario, t) =>
        compareWrites(pair, scenario, t),
      );
      report(`writes`, tally, startedAt);
      expect(tally.cases).toBeGreaterThanOrEqual(cases);
      expect(tally.agreed / tally.cases).toBeGreaterThan(0.8);
    });

    it('enforce unique indexes the same way', async () => {
      const startedAt = Date.now();
      const cases = Math.ceil(CASES * 0.1);
      const tally = await compareUntil(cases, aUniqueScenario, (scenario, t) =>
        compareUniques(pair, scenario, t),
      );
      report(`writes under unique indexes`, tally, startedAt);
      expect(tally.cases).toBeGreaterThanOrEqual(cases);
      expect(tally.agreed / tally.cases).toBeGreaterThan(0.8);
    });
  },
);
