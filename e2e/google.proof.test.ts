import { describe, expect } from 'vitest';
import type { TestServer } from '../bff/contract/harness.ts';
import { startWithGoogle } from '../bff/contract/google-stand-in.ts';
import { expectToast } from './look.ts';
import { test as stage } from './stage.ts';

const test = stage.extend<{ google: Awaited<ReturnType<typeof startWithGoogle>>; server: TestServer }>({
  google: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const google = await startWithGoogle();
      await use(google);
      await google.stop();
    },
    { scope: 'file' },
  ],
  server: [({ google }, use) => use(google.server), { scope: 'file' }],
});

describe('continuing with Google', () => {
  test('a new user completes the profile, and signs in directly the next time', async ({ google, visit }) => {
    google.signInAs({
      sub: '1',
      email: 'paula@example.com',
      email_verified: true,
      given_name: 'Paula',
      family_name: 'Vega',
    });
    const page = await visit({ at: '/auth' });
    await page.getByRole('button', { name: 'Continuar con Google' }).click();
    await page.waitForURL('**/profile-setup');
    await expectToast(page, 'Por favor completa tu perfil');
    await page.getByRole('main').getByLabel('Número de documento').fill('32.555.111');
    await page.getByRole('main').getByLabel('Tipo de documento').selectOption('Pasaporte');
    await page.getByRole('main').getByLabel('Fecha de nacimiento').fill('29/02/1988');
    await page.getByRole('main').getByLabel('Género').selectOption('Mujer');
    await page.getByRole('main').getByLabel('Dirección').fill('Calle 7 número 1234');
    await page.getByRole('button', { name: 'Completar Registro' }).click();
    await expectToast(page, 'Perfil completado exitosamente!');
    await page.waitForURL('**/dashboard');

    const again = await visit({ at: '/auth' });
    await again.getByRole('button', { name: 'Continuar con Google' }).click();
    await again.waitForURL('**/dashboard');
    await expectToast(again, 'Sesión iniciada exitosamente');
    expect(again.url()).not.toContain('token');
  });

  test('an unverified address is rejected', async ({ google, visit }) => {
    google.signInAs({ sub: '2', email: 'otra@example.com', email_verified: false });
    const page = await visit({ at: '/auth' });
    await page.getByRole('button', { name: 'Continuar con Google' }).click();
    await expectToast(page, 'Error al iniciar sesión con Google');
    expect(new URL(page.url()).pathname).toBe('/auth');
  });
});
