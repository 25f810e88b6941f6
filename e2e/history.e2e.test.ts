import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { aCourse, aPersonalisedCourse } from '../bff/contract/builders.ts';
import type { TestServer } from '../bff/contract/harness.ts';
import { aStudent } from './accounts.ts';
import { expectAccessible, expectGoodLook, expectToast } from './look.ts';
import { LOST, loseOperation, watchOperations } from './network.ts';
import { refused, test, THEMES, ZONES } from './stage.ts';
import { aPlace } from './training.ts';

const COMPLETED = {
  status: 'completed' as const,
  completionDate: new Date('2026-05-11T01:30:00Z'),
  instructorId: 'instructor-1',
  instructorName: 'Carla Gómez',
};

/** A student with one enrolment of every kind that the passport knows. */
const aHistory = async (server: TestServer) => {
  const { token, user } = await aStudent(server, { lastName: 'Núñez' });
  const scheduledDate = new Date('2031-11-25T18:30:00Z');
  const pending = await aCourse({ name: 'Nivel II', scheduledDate });
  const undated = await aCourse({ name: 'Taller', scheduledDate: null });
  const done = await aCourse({ name: 'Iniciación' });
  const doneUndated = await aCourse({ name: 'Legislación' });
  const personalised = await aPersonalisedCourse({ name: 'Clase a medida' });
  await aPlace(server, { token, courseId: pending.id });
  await aPlace(server, { token, courseId: undated.id, stored: { status: 'confirmed' } });
  await aPlace(server, { token, courseId: done.id, stored: COMPLETED });
  await aPlace(server, { token, courseId: doneUndated.id, stored: { status: 'completed' } });
  await aPlace(server, {
    token,
    courseId: personalised.id,
    choice: {
      scheduledDate: '2031-12-31T02:15:00Z',
      scheduledTime: '23:15',
      classType: 'sport',
      weapons: ['carabina-9mm', 'escopeta-12'],
      ammoBoxes: [
        { caliber: '9mm', quantity: 2 },
        { caliber: '12 UAB', quantity: 1 },
      ],
    },
  });
  return { token, user };
};

describe('the passport', () => {
  test('of a newcomer says that nothing is completed yet', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/favicon.svg', token });
    const { names } = watchOperations(page);
    await page.goto('/history');
    await page.getByRole('heading', { level: 1, name: 'Mi Pasaporte Digital' }).waitFor();
    await page.getByText('Aún no has completado ningún curso').waitFor();
    await page.getByText('No tienes cursos activos en este momento').waitFor();
    await page.getByRole('region', { name: 'Pasaporte' }).getByText('Ibarra', { exact: true }).waitFor();
    expect(names()).toEqual(['History']);
    expect(await page.title()).toBe(`Mi Pasaporte Digital · ${academy.name}`);
  });

  for (const timezoneId of ZONES) {
    test(`lists active and completed courses, seen from ${timezoneId}`, async ({ server, visit }) => {
      const { token } = await aHistory(server);
      const page = await visit({ at: '/history', token, timezoneId });
      const active = page.getByRole('region', { name: 'Cursos Activos' }).getByRole('article');
      const expectIn = async (name: string, texts: string[], cards = active) => {
        const card = cards.filter({ hasText: name });
        for (const text of texts) await card.getByText(text, { exact: true }).waitFor();
      };
      await expectIn('Nivel II', [
        'Grupal',
        'Pendiente',
        '25 de noviembre de 2031 a las 15:30',
        'Polígono Norte',
      ]);
      await expectIn('Taller', ['Confirmado', 'Por confirmar']);
      await expectIn('Clase a medida', ['Personalizado', '30 de diciembre de 2031 a las 23:15']);
      expect(await active.count()).toBe(3);

      const completed = page.getByRole('region', { name: 'Cursos Completados' }).getByRole('article');
      await expectIn(
        'Iniciación',
        ['Grupal', 'Completado', '10 de mayo de 2026', 'Polígono Norte', 'Instructor asignado'],
        completed,
      );
      await expectIn('Legislación', ['Completado', 'Fecha no disponible'], completed);
      expect(await page.getByText('Instructor asignado').count()).toBe(1);
      await page.getByRole('img', { name: 'Sello: Iniciación, 10/05/2026' }).waitFor();
    });
  }

  test("'Ver Certificado' says that it opens, and opens no dialog", async ({ server, visit }) => {
    const { token } = await aHistory(server);
    const page = await visit({ at: '/history', token });
    await page.getByRole('button', { name: 'Ver Certificado' }).first().click();
    await expectToast(page, 'Abriendo certificado...');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('opens details by click and by keyboard, and gives the focus back', async ({ server, visit }) => {
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
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Iniciación');

    await page.getByRole('article').filter({ hasText: 'Nivel II' }).getByText('Polígono Norte').click();
    await expectFacts(['Pendiente', '25 de noviembre de 2031 a las 15:30', 'Polígono Norte']);
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Clase a medida' }).click();
    await expectFacts([
      'Pendiente',
      'Personalizado',
      'Tiro Deportivo',
      '30 de diciembre de 2031 a las 23:15',
    ]);
    for (const text of ['Carabina 9mm', 'Escopeta 12 UAB', '2 caja(s) de 9mm', '1 caja(s) de 12 UAB']) {
      await dialog.getByText(text).waitFor();
    }
    await expectAccessible(page);
  });

  test('tells who brings weapon and ammunition', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const { id } = await aPersonalisedCourse();
    await aPlace(server, { token, courseId: id, choice: { hasWeaponAmmo: true, ammoBoxes: [] } });
    const page = await visit({ at: '/history', token });
    await page.getByRole('button', { name: 'Clase Personalizada' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('✓ Cuenta con arma y municiones propias').waitFor();
    await dialog.getByText('Tiro Defensivo').waitFor();
  });

  test('is printed on light paper without the bar', async ({ server, visit }) => {
    const { token } = await aHistory(server);
    const page = await visit({ at: '/history', token, theme: 'dark' });
    await page.getByRole('region', { name: 'Pasaporte' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.waitForFunction(() => document.documentElement.classList.contains('light'));
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.waitForFunction(() => document.documentElement.classList.contains('dark'));
  });

  test('sends a visitor, and whoever it cannot load, to sign in', async ({ server, visit }) => {
    const visitor = await visit({ at: '/history', expecting: [...LOST, ...refused(401)] });
    await visitor.waitForURL('**/auth');

    const { token } = await aStudent(server);
    const page = await visit({ at: '/favicon.svg', token });
    await loseOperation(page, 'History');
    await page.goto('/history');
    await expectToast(page, 'Error al cargar historial');
    await page.waitForURL('**/auth');
  });

  for (const theme of THEMES) {
    test(`is accessible and fits, ${theme}`, async ({ server, visit }) => {
      const { token } = await aHistory(server);
      const page = await visit({ at: '/history', token, theme });
      await page.getByRole('article').first().waitFor();
      await expectGoodLook(page);
    });
  }
});
