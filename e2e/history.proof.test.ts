import { describe, expect } from 'vitest';
import { expectAccessible } from './look.ts';
import { test } from './stage.ts';
import { aHistory } from './training.ts';

describe('the passport', () => {
  test('opens details by click and by keyboard, and returns the focus', async ({ server, visit }) => {
    const { token } = await aHistory(server);
    const page = await visit({ at: '/history', token });
    const dialog = page.getByRole('dialog');
    const expectFacts = async (texts: string[]) => {
      for (const text of texts) await dialog.getByText(text, { exact: true }).waitFor();
    };

    await page.getByRole('button', { name: 'Iniciación' }).focus();
    await page.keyboard.press('Enter');
    await expectFacts(['Completado', 'Grupal', '10 de mayo de 2026', 'Polígono Norte', 'Carla Gómez']);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Iniciación');

    await page.getByRole('article').filter({ hasText: 'Nivel II' }).getByText('Polígono Norte').click();
    await expectFacts(['Pendiente', 'martes 25 de noviembre de 2031 a las 15:30', 'Polígono Norte']);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Clase a medida' }).click();
    await expectFacts([
      'Pendiente',
      'Personalizado',
      'Tiro Deportivo',
      'martes 30 de diciembre de 2031 a las 23:15',
    ]);
    for (const text of ['Carabina 9mm', 'Escopeta 12 UAB', '2 caja(s) de 9mm', '1 caja(s) de 12 UAB']) {
      await dialog.getByText(text).waitFor();
    }
    await expectAccessible(page);
  });

  test('is printed on light paper without the bar', async ({ server, visit }) => {
    const { token } = await aHistory(server);
    const page = await visit({ at: '/history', token, theme: 'dark' });
    await page.getByRole('region', { name: 'Pasaporte' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.waitForFunction(() => document.documentElement.classList.contains('light'));
    await page.getByRole('banner').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Imprimir' }).waitFor({ state: 'hidden' });
    await page.emulateMedia({ media: 'screen' });
    await page.waitForFunction(() => document.documentElement.classList.contains('dark'));
  });
});
