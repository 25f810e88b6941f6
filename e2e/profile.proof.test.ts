import { describe, expect, onTestFinished } from 'vitest';
import { switchMessages } from '../bff/src/outgoing/mail.ts';
import { aStudent } from './accounts.ts';
import { expectGoodLook, expectToast } from './look.ts';
import { test } from './stage.ts';

describe('the profile', () => {
  test("'Cerrar Sesión' ends the session", async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/profile', token });
    await page.getByRole('button', { name: 'Cerrar Sesión' }).dblclick();
    await expectToast(page, 'Sesión cerrada exitosamente');
    await page.waitForURL('**/auth');
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });

  test('is accessible and fits', async ({ server, visit }) => {
    switchMessages({ MESSAGES: 'on' });
    onTestFinished(() => switchMessages({ MESSAGES: 'off' }));
    const { token } = await aStudent(server);
    const page = await visit({ at: '/profile', token });
    await page.getByText('Av. de Mayo 1370').waitFor();
    await expectGoodLook(page);
    await page.getByRole('button', { name: 'Avisos' }).press('Enter');
    const reminders = page.getByRole('checkbox', { name: 'Recordatorios' });
    await reminders.press('Space');
    await expect.poll(() => reminders.isChecked()).toBe(false);
    await expectGoodLook(page);
  });
});
