import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { aPendingStudent, aStudent } from './accounts.ts';
import { expectGoodLook, expectToast } from './look.ts';
import { LOST, loseOperation, watchOperations } from './network.ts';
import { refused, test, THEMES, ZONES } from './stage.ts';

describe('the profile', () => {
  for (const timezoneId of ZONES) {
    test(`shows the data as they were given, seen from ${timezoneId}`, async ({ server, visit }) => {
      const { user, token } = await aStudent(server, { documentType: 'Pasaporte' });
      const page = await visit({ at: '/favicon.svg', token, timezoneId });
      const { names } = watchOperations(page);
      await page.goto('/profile');
      await page.getByRole('heading', { level: 1, name: 'Mi Perfil' }).waitFor();
      const personal = page.getByRole('region', { name: 'Información Personal' });
      for (const text of ['Ana Ibarra', user.email, 'Pasaporte', user.documentNumber, 'Mujer']) {
        await personal.getByText(text, { exact: true }).waitFor();
      }
      const additional = page.getByRole('region', { name: 'Datos Adicionales' });
      await additional.getByText('Av. de Mayo 1370').waitFor();
      await additional.getByText('17/05/1990').waitFor();
      expect(names()).toEqual(['Profile']);
      expect(await page.title()).toBe(`Mi Perfil · ${academy.name}`);
    });
  }

  test('says what has not been given', async ({ server, visit }) => {
    const { token } = await aPendingStudent(server);
    const page = await visit({ at: '/profile', token });
    const additional = page.getByRole('region', { name: 'Datos Adicionales' });
    await additional.getByText('No especificada').nth(1).waitFor();
    expect(await page.getByText('PENDING-').count()).toBe(0);
  });

  test("'Cerrar Sesión' ends the session", async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/profile', token });
    await page.getByRole('button', { name: 'Cerrar Sesión' }).dblclick();
    await expectToast(page, 'Sesión cerrada exitosamente');
    await page.waitForURL('**/auth');
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });

  test('sends a visitor, and whoever it cannot load, to sign in', async ({ server, visit }) => {
    const visitor = await visit({ at: '/profile', expecting: [...LOST, ...refused(401)] });
    await visitor.waitForURL('**/auth');

    const { token } = await aStudent(server);
    const page = await visit({ at: '/favicon.svg', token });
    await loseOperation(page, 'Profile');
    await page.goto('/profile');
    await page.waitForURL('**/auth');
  });

  for (const theme of THEMES) {
    test(`is accessible and fits, ${theme}`, async ({ server, visit }) => {
      const { token } = await aStudent(server);
      const page = await visit({ at: '/profile', token, theme });
      await page.getByText('Av. de Mayo 1370').waitFor();
      await expectGoodLook(page);
    });
  }
});
