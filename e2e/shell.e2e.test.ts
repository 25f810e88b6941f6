import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { aStudent } from './accounts.ts';
import { expectGoodLook, expectNoSidewaysScroll, PHONE_LOOKS, expectToast } from './look.ts';
import { holdRequests } from './network.ts';
import { test } from './stage.ts';

const PAGES = [
  ['Inicio', '/dashboard'],
  ['Cursos', '/courses'],
  ['Historial', '/history'],
  ['Perfil', '/profile'],
] as const;

const focused = (page: Page) =>
  page.evaluate(() => {
    const { tagName, ariaLabel } = document.activeElement ?? {};
    return ariaLabel ?? tagName;
  });

test('a page shows a member its layout before its scripts are loaded', async ({ server, visit }) => {
  const { token } = await aStudent(server);
  const page = await visit({ at: '/favicon.svg', token, width: 360, theme: 'dark' });
  // What the server renders for a member takes the place of the layout, too.
  const release = await holdRequests(page, /\/assets\/.*\.js$|\/first-view\?/);
  await page.goto('/courses', { waitUntil: 'commit' });
  const frame = page.getByRole('status', { name: 'Cargando...' });
  await frame.getByText(academy.shortName).waitFor();
  await expectNoSidewaysScroll(page);
  release();
  await page.getByRole('heading', { level: 1, name: 'Cursos' }).waitFor();
  expect(await page.locator('.first-frame').count()).toBe(0);
});

describe('the navigation bar', () => {
  test('opens every page of a student, with its title and focus', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/profile', token });
    for (const [label, path] of PAGES) {
      const link = page
        .getByRole('navigation', { name: 'Principal' })
        .getByRole('link', { name: label, exact: true });
      await link.click();
      await page.waitForURL(`**${path}`);
      await expect.poll(() => link.getAttribute('aria-current')).toBe('page');
      await expect.poll(() => focused(page)).toBe('H1');
      await expect.poll(() => page.title()).toMatch(new RegExp(`.+ · ${academy.name}$`));
    }
    await page.goBack();
    await page.waitForURL('**/history');
  });

  test('signs out once when Salir is pressed repeatedly', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/profile', token });
    await page.getByRole('banner').getByRole('button', { name: 'Salir' }).dblclick();
    await expectToast(page, 'Sesión cerrada exitosamente');
    await page.waitForURL('**/auth');
    await page.goto('/profile');
    await page.waitForURL('**/auth');
  });
});

describe('the drawer on small screens', () => {
  test('works by keyboard, returns the focus, is accessible and fits', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/profile', token, width: 320 });
    const trigger = page.getByRole('button', { name: 'Abrir menú' });
    const drawer = page.getByRole('dialog', { name: 'Menú' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await drawer.waitFor();
    await expectGoodLook(page, PHONE_LOOKS);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Abrir menú');
  });

  test('opens a page and closes, and signs out', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/profile', token, width: 360 });
    const trigger = page.getByRole('button', { name: 'Abrir menú' });
    await trigger.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Historial' }).click();
    await page.waitForURL('**/history');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await trigger.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Salir' }).click();
    await page.waitForURL('**/auth');
    await expectToast(page, 'Sesión cerrada exitosamente');
  });
});
