import { expect } from 'vitest';
import { anAdmin, aStudent } from './accounts.ts';
import { test } from './stage.ts';

test('the list of users changes pages, and the back button returns to the previous one', async ({
  server,
  visit,
}) => {
  const { token } = await anAdmin(server);
  await Promise.all(Array.from({ length: 45 }, () => aStudent(server, { lastName: 'Paginado' })));
  const page = await visit({ at: '/admin/users?buscar=paginado', token, expecting: [/net::ERR_ABORTED/] });
  const names = () => page.getByRole('rowgroup').last().getByRole('row');
  await page.getByText('45 usuarios').waitFor();
  expect(await names().count()).toBe(20);
  expect(await page.getByRole('button', { name: 'Anterior' }).isDisabled()).toBe(true);

  const next = page.getByRole('button', { name: 'Siguiente' });
  await next.click();
  await page.getByText('Página 2').waitFor();
  await next.click();
  await page.getByText('Página 3').waitFor();
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 5);
  expect(await next.isDisabled()).toBe(true);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Página 3 de usuarios');
  await page.reload();
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 5);

  await page.getByRole('button', { name: 'Anterior' }).click();
  await page.getByText('Página 2').waitFor();
  await page.goBack();
  await page.getByText('Página 3').waitFor();
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 5);
});
