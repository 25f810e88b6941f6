import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('before its first sweep a process has the time of its start, not that of 1970', async () => {
  const { registry } = createMetrics();
  const gauge = await registry.getSingleMetric('academia_sweep_last_success_timestamp_seconds')?.get();
  expect(gauge?.values.map(({ value }) => value > 0)).toEqual([true]);
});
