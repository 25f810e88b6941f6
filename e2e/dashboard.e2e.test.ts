import { describe, expect } from 'vitest';
import { aStudent } from './accounts.ts';
import { expectToast, waitForWholePage } from './look.ts';
import { test } from './stage.ts';

describe('the dashboard', () => {
  test('copies the referral link', async ({ server, visit }) => {
    const { user, token } = await aStudent(server);
    const page = await visit({ at: '/dashboard', token });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copiar enlace de referido' }).click();
    await expectToast(page, 'Enlace de referido copiado al portapapeles');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${new URL(page.url()).origin}?ref=${user.id}`);
    const visitor = await visit({ at: `/?ref=${user.id}` });
    expect(await visitor.evaluate(() => sessionStorage.getItem('ref'))).toBe(user.id);
  });

  test('opens the courses and the history, and back returns', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/dashboard', token });
    for (const [label, path] of [
      ['Ver Cursos Disponibles', '/courses'],
      ['Ver Mi Historial', '/history'],
    ] as const) {
      await page.getByRole('link', { name: label }).click();
      await page.waitForURL(`**${path}`);
      await waitForWholePage(page);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Bienvenida, Ana' }).waitFor();
    }
  });
});
