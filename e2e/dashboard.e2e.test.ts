import { describe, expect } from 'vitest';
import { aCourse } from '../bff/contract/builders.ts';
import { anAdmin, aStudent } from './accounts.ts';
import { expectGoodLook, expectToast, waitForWholePage } from './look.ts';
import { test } from './stage.ts';
import { enrolmentIn } from './training.ts';

describe('the dashboard', () => {
  test('copies the referral link', async ({ server, visit }) => {
    const { user, token } = await aStudent(server);
    const page = await visit({ at: '/dashboard', token });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copiar enlace de referido' }).click();
    await expectToast(page, 'Enlace de referido copiado al portapapeles');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${new URL(page.url()).origin}?ref=${user.id}`);
  });

  const ways = [
    ['Ver Cursos Disponibles', '/courses'],
    ['Ver Mi Historial', '/history'],
  ] as const;

  for (const [label, path] of ways) {
    test(`'${label}' opens ${path}, and back returns`, async ({ server, visit }) => {
      const { token } = await aStudent(server);
      const page = await visit({ at: '/dashboard', token });
      await page.getByRole('link', { name: label }).click();
      await page.waitForURL(`**${path}`);
      await waitForWholePage(page);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Bienvenida, Ana' }).waitFor();
    });
  }

  test('is accessible and fits', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    await enrolmentIn(server, { token, courseId: (await aCourse()).id });
    const page = await visit({ at: '/dashboard', token });
    await page.getByRole('article').waitFor();
    await expectGoodLook(page);
  });
});
