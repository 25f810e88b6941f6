import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { aCourse, givePoints } from '../bff/contract/builders.ts';
import { UserModel } from '../bff/src/features/users/user.model.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { anAdmin, aStudent } from './accounts.ts';
import { expectGoodLook, expectToast } from './look.ts';
import { LOST, loseOperation, watchOperations } from './network.ts';
import { refused, test, THEMES } from './stage.ts';

const PAGES = ['/admin', '/admin/users', '/admin/courses'] as const;
const figure = (page: Page, name: string) => page.getByRole('region', { name });

describe('the admin pages', () => {
  for (const path of PAGES) {
    test(`${path} turns away who is no admin`, async ({ server, visit }) => {
      const { token } = await aStudent(server);
      const page = await visit({ at: path, token, expecting: refused(403) });
      await expectToast(page, 'Acceso denegado. Solo administradores pueden acceder.');
      await page.waitForURL('**/dashboard');
      await page.getByRole('heading', { level: 1, name: 'Bienvenida, Ana' }).waitFor();
    });

    test(`${path} sends a visitor to sign in`, async ({ visit }) => {
      const page = await visit({ at: path, expecting: refused(401) });
      await expectToast(page, 'Error de autenticación');
      await page.waitForURL('**/auth');
    });

    for (const theme of THEMES) {
      test(`${path} is accessible and fits, ${theme}`, async ({ server, visit }) => {
        await aCourse();
        const { token } = await anAdmin(server);
        const page = await visit({ at: path, token, theme });
        await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
        await expectGoodLook(page);
      });
    }
  }
});

describe('the admin panel', () => {
  test('shows the figures and the ways on', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const { user } = await aStudent(server, { isActive: false });
    await givePoints(user.id, 1_300);
    await aCourse({ isActive: false });
    const [users, active, courses, offered] = await Promise.all([
      UserModel.countDocuments(),
      UserModel.countDocuments({ isActive: { $ne: false } }),
      CourseModel.countDocuments(),
      CourseModel.countDocuments({ isActive: true }),
    ]);
    const page = await visit({ at: '/favicon.svg', token });
    const { names } = watchOperations(page);
    await page.goto('/admin');

    await page.getByRole('heading', { level: 1, name: 'Admin Panel' }).waitFor();
    await page.getByText('Administrador', { exact: true }).waitFor();
    await figure(page, 'Total Usuarios').getByText(String(users), { exact: true }).waitFor();
    await figure(page, 'Total Usuarios').getByText(`${active} activos`).waitFor();
    await figure(page, 'Total Cursos').getByText(String(courses), { exact: true }).waitFor();
    await figure(page, 'Total Cursos')
      .getByText(new RegExp(`^${offered} activos?$`))
      .waitFor();
    await figure(page, 'Inscripciones').getByText('0', { exact: true }).waitFor();
    await figure(page, 'Puntos Totales').getByText('1.300').waitFor();
    await page.getByRole('heading', { name: 'Actividad Reciente' }).waitFor();
    expect(names()).toEqual(['Admin']);
    expect(await page.title()).toBe(`Admin Panel · ${academy.name}`);

    const ways = await page
      .getByRole('navigation', { name: 'Administración' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(ways).toEqual(['/admin/users', '/admin/courses', '/admin/points', '/admin/analytics']);
    await page.getByRole('link', { name: 'Gestión de Usuarios' }).click();
    await page.waitForURL('**/admin/users');
  });

  test('only logs that the figures could not be loaded', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const said = /^console error: The figures of the academy could not be loaded/;
    const page = await visit({ at: '/favicon.svg', token, expecting: [...LOST, said] });
    await loseOperation(page, 'Admin');
    const logged = page.waitForEvent('console', (message) => said.test(`console error: ${message.text()}`));
    await page.goto('/admin');
    await logged;
    await figure(page, 'Total Usuarios').getByText('—').waitFor();
    expect(await page.locator('[data-scope=toast][data-part=root]').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/admin');
  });
});
