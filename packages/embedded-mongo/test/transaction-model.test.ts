import { expect, it } from 'vitest';
import { runTransactionModel } from './transaction-model.ts';

it('transactions of several sessions in any order do as the model of snapshots', async () => {
  const counts = await runTransactionModel(4000);
  // Each way of ending is met, more than once.
  for (const what of ['commit 0', 'commit 112', 'write 112', 'write 11000', 'plain write 0'])
    expect(counts[what], what).toBeGreaterThan(10);
});
