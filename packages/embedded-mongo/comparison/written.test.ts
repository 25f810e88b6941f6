import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonical } from './command.ts';
import { openTestDatabase, servers, type Server, type TestDatabase } from './databases.ts';
import { checkWritten, WRITTEN_CASES } from './written/check.ts';

const [, other] = servers();

/** The tests of the embedded engine have them, too. */
describe.skipIf(!other)(
  'as the manual of MongoDB describes, on the other server (which TEST_MONGODB_URI names)',
  () => {
    let database: TestDatabase;

    beforeAll(async () => {
      database = await openTestDatabase(other as Server);
    });
    afterAll(() => database.drop());

    it.each(WRITTEN_CASES)('$rule', async (written) => {
      const checks = await checkWritten(database.db, written);
      const isEqual = checks.every(([got, promised]) => canonical(got) === canonical(promised));
      if (written.differs) expect(isEqual, `is said to differ: ${written.differs}`).toBe(false);
      else expect(checks.map(([got]) => got)).toEqual(checks.map(([, promised]) => promised));
    });
  },
);
