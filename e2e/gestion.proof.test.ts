import { expect } from 'vitest';
import { anAdmin, aStudent } from './accounts.ts';
import { test } from './stage.ts';

test('the last row of a list has no border beside that of the frame', async ({ server, visit }) => {
  const { token } = await anAdmin(server);
  await aStudent(server);
  const page = await visit({ at: '/gestion/personas', token });
  await page.locator('tbody tr').nth(1).waitFor();
  const rules = await page
    .getByRole('table', { name: 'Personas' })
    .locator('tbody tr td:first-child')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).borderBottomWidth));
  expect(rules.slice(-2)).toEqual(['1px', '0px']);
});
