import { expect, it } from 'vitest';
import { checkWritten, WRITTEN_CASES } from '../comparison/written/check.ts';
import { useTestEngine } from './use-test-engine.ts';

const { engine } = await useTestEngine();

it.each(WRITTEN_CASES)('as the manual of MongoDB describes: $rule', async (written) => {
  const checks = await checkWritten(engine.db, written);
  expect(checks.map(([got]) => got)).toEqual(checks.map(([, promised]) => promised));
});
