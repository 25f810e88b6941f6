import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { anAdmin, aStudent } from './accounts.ts';
import { watchOperations } from './network.ts';
import { test } from './stage.ts';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

describe('the list of users', () => {
  test('searches during typing and keeps the search in the URL', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const { user } = await aStudent(server, { firstName: 'Iñaki', lastName: 'Echeverría' });
    await aStudent(server, { firstName: 'Zulema' });
    const page = await visit({ at: '/favicon.svg', token, expecting: [/net::ERR_ABORTED/] });
    await page.clock.install();
    await page.goto('/admin/users');
    await row(page, 'Zulema').waitFor();
    const box = page.getByRole('searchbox', { name: 'Buscar usuarios' });
    const { sentOperations } = watchOperations(page);
    // Sooner than the list is read again.
    await page.clock.pauseAt(Date.now() + 5_000);
    await box.pressSequentially('inaki eche');
    await page.clock.runFor(150);
    expect(sentOperations).toEqual([]);
    await page.clock.resume();
    await row(page, 'Zulema').waitFor({ state: 'detached' });
    await row(page, user.email).waitFor();
    await page.getByText('1 usuario', { exact: true }).waitFor();
    expect(sentOperations.map(({ variables }) => variables.search)).toEqual(['inaki eche']);
    expect(new URL(page.url()).searchParams.get('buscar')).toBe('inaki eche');

    for (const text of [user.email, user.documentNumber]) {
      await box.fill(text);
      await page.waitForURL((url) => url.searchParams.get('buscar') === text);
      await row(page, user.email).waitFor();
    }
    await box.fill('nadie en el mundo');
    await page.getByText('Ningún usuario coincide con «nadie en el mundo»').waitFor();
    await page.reload();
    expect(await box.inputValue()).toBe('nadie en el mundo');
    await page.getByText('Ningún usuario coincide').waitFor();
  });

  test('changes pages, and the back button returns to the previous one', async ({ server, visit }) => {
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
});
