import { describe } from 'vitest';

/** What a database examines is counted by the embedded engine; other servers count otherwise, or not at all. */
export const describeIfCounted = (name: string, tests: () => void) =>
  process.env.TEST_MONGODB_URI
    ? describe.skip(
        `${name} (this server does not count examined documents as the embedded engine does)`,
        tests,
      )
    : describe(name, tests);
