import { expect } from 'vitest';
import { givePoints } from '../bff/contract/builders.ts';
import { anAdmin, aStudent } from './accounts.ts';
import { test } from './stage.ts';

test('the reports have Spanish figures, and print in colour', async ({ server, visit }) => {
  const { token } = await anAdmin(server);
  const { user } = await aStudent(server);
  await givePoints(user.id, 40_000);
  const page = await visit({ at: '/gestion/informes', token, theme: 'dark' });
  await page
    .getByText(/^\d{2,3}\.000$/)
    .first()
    .waitFor();
  expect(
    await page
      .locator('.recharts-yAxis')
      .getByText(/mil|[KkM]/)
      .count(),
  ).toBe(0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.getByText(/^Informes de .+ a .+/).waitFor();
  expect(await page.evaluate(() => document.documentElement.classList.contains('light'))).toBe(true);
  const marks = page.locator('.recharts-legend-wrapper').first().locator('css=div:empty');
  const adjustments = await marks.evaluateAll((all) =>
    all.map((mark) => getComputedStyle(mark).getPropertyValue('print-color-adjust')),
  );
  expect([...new Set(adjustments)]).toEqual(['exact']);
});
