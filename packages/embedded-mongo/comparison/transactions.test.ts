import { describe } from 'vitest';
import { EMBEDDED, openTestDatabase, servers } from './databases.ts';
import { testTransactions } from './transaction-cases.ts';

/** The tests of the embedded engine have them, too. */
const others = servers().filter(({ name }) => name !== EMBEDDED);

describe.each(others)('transactions on $name', (server) => {
  testTransactions(() => openTestDatabase(server), true);
});
