import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { anAdmin, aPendingStudent, aStudent } from './accounts.ts';
import { expectAccessible, expectToast } from './look.ts';
import { LOST, loseOperation, watchOperations } from './network.ts';
import { test, ZONES } from './stage.ts';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

describe('the list of users', () => {
  test('has its columns and fixed words', async ({ server, visit }) => {
    const { token, user: admin } = await anAdmin(server);
    const { user } = await aStudent(server, { phone: '+54 11 4000-0000' });
    const page = await visit({ at: '/favicon.svg', token });
    const { names } = watchOperations(page);
    await page.goto('/admin/users');
    await row(page, user.email).waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Usuario',
      'Contacto',
      'Documento',
      'Rol',
      'Estado',
      'Último Acceso',
      'Acciones',
    ]);
    for (const text of ['Ana Ibarra', user.email, '+54 11 4000-0000', user.documentNumber, 'Estudiante']) {
      await row(page, user.email).getByText(text, { exact: true }).waitFor();
    }
    for (const text of ['Activo', 'Verificado', 'Reciente']) {
      await row(page, user.email).getByText(text, { exact: true }).waitFor();
    }
    await row(page, admin.email).getByText('Admin', { exact: true }).waitFor();
    expect(names()).toEqual(['AdminUsers']);

    await page.getByRole('button', { name: 'Nuevo Usuario' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/admin/users');
  });

  for (const timezoneId of ZONES) {
    test(`'Ver' tells everything, seen from ${timezoneId}`, async ({ server, visit }) => {
      const { token } = await anAdmin(server);
      const { user } = await aStudent(server, {
        province: 'Buenos Aires',
        city: 'Pilar',
        postalCode: 'B1629',
        clu: 'CLU-77',
        cluExpiration: '2031-03-01',
        phone: '+54 11 4000-0000',
        createdAt: new Date('2026-03-02T01:00:00Z'),
      });
      const page = await visit({ at: `/admin/users?buscar=${user.documentNumber}`, token, timezoneId });
      await page.getByRole('button', { name: 'Ver Ana Ibarra' }).click();
      const facts = {
        Nombre: 'Ana Ibarra',
        Email: user.email,
        Teléfono: '+54 11 4000-0000',
        Documento: `DNI ${user.documentNumber}`,
        'Fecha de nacimiento': '17/05/1990',
        Género: 'Mujer',
        Dirección: 'Av. de Mayo 1370',
        Ciudad: 'Pilar',
        Provincia: 'Buenos Aires',
        'Código postal': 'B1629',
        Rol: 'Estudiante',
        'Fecha de registro': '01/03/2026',
        'Licencia CLU': 'CLU-77',
        'Vencimiento CLU': '01/03/2031',
      };
      const shown = page.getByRole('dialog').locator('dl > div');
      await shown.first().waitFor();
      expect((await shown.allInnerTexts()).map((text) => text.split('\n'))).toEqual(
        Object.entries(facts).map(([label, value]) => [label, value]),
      );
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        'Ver Ana Ibarra',
      );
    });
  }

  test("'Editar' says that it is in development", async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const { user } = await aPendingStudent(server);
    const page = await visit({ at: `/admin/users?buscar=${encodeURIComponent(user.email)}`, token });
    await row(page, user.email).getByText('Pendiente').waitFor();
    await page.getByRole('button', { name: 'Editar Ana Ibarra' }).click();
    await page.getByRole('dialog').getByText('Esta funcionalidad está en desarrollo.').waitFor();
    await expectAccessible(page);
  });

  test('searches while one types and keeps the search in the address', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const { user } = await aStudent(server, { firstName: 'Iñaki', lastName: 'Echeverría' });
    await aStudent(server, { firstName: 'Zulema' });
    const page = await visit({ at: '/favicon.svg', token, expecting: [/net::ERR_ABORTED/] });
    await page.clock.install();
    await page.goto('/admin/users');
    await row(page, 'Zulema').waitFor();
    const box = page.getByRole('searchbox', { name: 'Buscar usuarios' });
    const { asked } = watchOperations(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await box.pressSequentially('inaki eche');
    await page.clock.runFor(150);
    expect(asked).toEqual([]);
    await page.clock.resume();
    await row(page, 'Zulema').waitFor({ state: 'detached' });
    await row(page, user.email).waitFor();
    await page.getByText('1 usuario', { exact: true }).waitFor();
    expect(asked.map(({ variables }) => variables.search)).toEqual(['inaki eche']);
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

  test('turns pages, and the back button turns them back', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    for (let count = 0; count < 45; count += 1) await aStudent(server, { lastName: 'Paginado' });
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
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Siguiente');
    await page.reload();
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 5);

    await page.getByRole('button', { name: 'Anterior' }).click();
    await page.getByText('Página 2').waitFor();
    await page.goBack();
    await page.getByText('Página 3').waitFor();
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 5);
  });

  test('says that it could not be loaded', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const page = await visit({ at: '/favicon.svg', token, expecting: LOST });
    await loseOperation(page, 'AdminUsers');
    await page.goto('/admin/users');
    await expectToast(page, 'Error al cargar usuarios');
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await row(page, 'Elena').first().waitFor();
  });
});
