import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonical } from './command.ts';
import { EMBEDDED, openTestDatabase, servers, type TestDatabase } from './databases.ts';
import { checkWritten, WRITTEN_CASES } from './written/check.ts';

/** The tests of the embedded engine have them, too. */
const others = servers().filter(({ name }) => name !== EMBEDDED);

describe.each(others)('on $name, as the manual of MongoDB describes', (server) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(server);
  });
  afterAll(() => database.drop());

  it.each(WRITTEN_CASES)('$rule', async (written) => {
    const checks = await checkWritten(database.db, written);
    const isEqual = checks.every(([got, promised]) => canonical(got) === canonical(promised));
    if (written.differs) expect(isEqual, `is said to differ: ${written.differs}`).toBe(false);
    else expect(checks.map(([got]) => got)).toEqual(checks.map(([, promised]) => promised));
  });
});
