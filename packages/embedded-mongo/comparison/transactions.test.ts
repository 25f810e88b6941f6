import { describe } from 'vitest';
import { openTestDatabase, servers, type Server } from './databases.ts';
import { testTransactions } from './transaction-cases.ts';

const [, other] = servers();

/** The tests of the embedded engine have them, too. */
describe.skipIf(!other)('transactions on the other server (which TEST_MONGODB_URI names)', () => {
  testTransactions(() => openTestDatabase(other as Server), true);
});
