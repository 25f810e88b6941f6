import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { aCourse, aPersonalisedCourse, givePoints, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { anAdmin, aStudent } from './accounts.ts';
import { expectGoodLook, expectToast, waitForWholePage } from './look.ts';
import { LOST, loseOperation, watchOperations } from './network.ts';
import { refused, test, THEMES, ZONES } from './stage.ts';
import { aPlace } from './training.ts';

describe('the dashboard', () => {
  test('welcomes by first name and tells points and completed courses, in one request', async ({
    server,
    visit,
  }) => {
    const { user, token } = await aStudent(server);
    await givePoints(user.id, 1_250);
    const stored = { status: 'completed' as const, completionDate: new Date() };
    await aPlace(server, { token, courseId: (await aCourse()).id, stored });
    const page = await visit({ at: '/favicon.svg', token });
    const { names } = watchOperations(page);
    await page.goto('/dashboard');

    await page.getByRole('heading', { level: 1, name: 'Bienvenida, Ana' }).waitFor();
    await page.getByRole('region', { name: 'Puntos' }).getByText('1.250').waitFor();
    await page.getByRole('region', { name: 'Cursos completados' }).getByText('1', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Referidos' }).getByText('0', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Mis Próximos Cursos' }).waitFor();
    await page.getByText('Cuando te inscribas en un curso o programes una clase').waitFor();
    expect(names()).toEqual(['Dashboard']);
    expect(await page.title()).toBe(`Inicio · ${academy.name}`);
    expect(await page.getByText('Panel de Administración').count()).toBe(0);
  });

  test('welcomes by email who has no first name', async ({ server, visit }) => {
    const { user, token } = await aStudent(server, { firstName: null, gender: 'Hombre' });
    const page = await visit({ at: '/dashboard', token });
    await page.getByRole('heading', { level: 1, name: `Bienvenido, ${user.email}` }).waitFor();
  });

  test('copies the referral link', async ({ server, visit }) => {
    const { user, token } = await aStudent(server);
    const page = await visit({ at: '/dashboard', token });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copiar enlace de referido' }).click();
    await expectToast(page, 'Enlace de referido copiado al portapapeles');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${new URL(page.url()).origin}?ref=${user.id}`);
  });

  for (const timezoneId of ZONES) {
    test(`lists what is to come, seen from ${timezoneId}`, async ({ server, visit }) => {
      const { token } = await aStudent(server);
      const scheduledDate = new Date('2031-11-25T18:30:00Z');
      const dated = await aCourse({ name: 'Con fecha', description: 'Blancos reactivos', scheduledDate });
      const undated = await aCourse({ name: 'Sin fecha', scheduledDate: null });
      const cancelled = await aCourse({ name: 'Cancelado' });
      const completed = await aCourse({ name: 'Terminado' });
      await aPlace(server, { token, courseId: undated.id });
      await aPlace(server, { token, courseId: dated.id, stored: { status: 'confirmed' } });
      await aPlace(server, { token, courseId: completed.id, stored: { status: 'completed' } });
      const { id } = await aPlace(server, { token, courseId: cancelled.id });
      good(await connectGraphql(server.url, token).cancelEnrolment(id));
      const own = { scheduledDate: new Date('2031-12-31T02:15:00Z') };
      await aPlace(server, { token, courseId: (await aPersonalisedCourse()).id, choice: {}, stored: own });

      const page = await visit({ at: '/dashboard', token, timezoneId });
      const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
      for (const text of [
        'Blancos reactivos',
        '25 de noviembre de 2031 a las 15:30',
        'Grupal',
        'Confirmado',
      ]) {
        await card('Con fecha').getByText(text, { exact: true }).waitFor();
      }
      await card('Sin fecha').getByText('Por confirmar').waitFor();
      await card('Sin fecha').getByText('Pendiente').waitFor();
      await card('Clase Personalizada').getByText('30 de diciembre de 2031 a las 23:15').waitFor();
      await card('Clase Personalizada').getByText('Personalizado').waitFor();
      expect(await page.getByRole('article').count()).toBe(3);
    });
  }

  const ways = [
    ['Ver Cursos Disponibles', '/courses'],
    ['Ver Mi Historial', '/history'],
  ] as const;

  for (const [label, path] of ways) {
    test(`'${label}' leads to ${path} and back`, async ({ server, visit }) => {
      const { token } = await aStudent(server);
      const page = await visit({ at: '/dashboard', token });
      await page.getByRole('link', { name: label }).click();
      await page.waitForURL(`**${path}`);
      await waitForWholePage(page);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Bienvenida, Ana' }).waitFor();
    });
  }

  test('offers the admin panel to an admin', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const page = await visit({ at: '/dashboard', token });
    await page.getByRole('heading', { name: 'Panel de Administración' }).waitFor();
    await page.getByRole('link', { name: 'Acceder al Panel de Admin' }).click();
    await page.waitForURL('**/admin');
  });

  test('sends a visitor, and whoever it cannot load, to sign in', async ({ server, visit }) => {
    const visitor = await visit({ at: '/dashboard', expecting: [...LOST, ...refused(401)] });
    await visitor.waitForURL('**/auth');

    const { token } = await aStudent(server);
    const page = await visit({ at: '/favicon.svg', token });
    await loseOperation(page, 'Dashboard');
    await page.goto('/dashboard');
    await page.waitForURL('**/auth');
  });

  for (const theme of THEMES) {
    test(`is accessible and fits, ${theme}`, async ({ server, visit }) => {
      const { token } = await anAdmin(server);
      await aPlace(server, { token, courseId: (await aCourse()).id });
      const page = await visit({ at: '/dashboard', token, theme });
      await page.getByRole('article').waitFor();
      await expectGoodLook(page);
    });
  }
});
