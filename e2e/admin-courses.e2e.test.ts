import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { adminPriceText } from '#domain/money.ts';
import { aCourse } from '../bff/contract/builders.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { anAdmin } from './accounts.ts';
import { expectToast } from './look.ts';
import { LOST, loseOperation } from './network.ts';
import { test, ZONES } from './stage.ts';

const figure = (page: Page, name: string) => page.getByRole('region', { name });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

describe('the list of courses', () => {
  for (const timezoneId of ZONES) {
    test(`has its columns and formats, seen from ${timezoneId}`, async ({ server, visit }) => {
      const { token } = await anAdmin(server);
      const name = `Nocturno ${timezoneId.replace('/', ' ')}`;
      await aCourse({ name, price: 95_000, scheduledDate: new Date('2031-12-31T02:15:00Z') });
      const inactive = { isActive: false, pointsValue: 0, scheduledDate: null };
      await aCourse({ name: `${name} viejo`, ...inactive, courseType: 'Personalizado' });
      const page = await visit({ at: `/admin/courses?buscar=${name}`, token, timezoneId });
      await row(page, `${name} viejo`).waitFor();
      expect(await page.getByRole('columnheader').allTextContents()).toEqual([
        'Curso',
        'Ubicación',
        'Tipo',
        'Precio',
        'Fecha',
        'Estado',
        'Acciones',
      ]);
      for (const text of ['Polígono Norte', 'Grupal', '100 pts', '30/12/2031', 'Activo']) {
        await row(page, '30/12/2031').getByText(text, { exact: true }).waitFor();
      }
      expect(await row(page, '30/12/2031').innerText()).toContain(adminPriceText(95_000));
      expect(adminPriceText(95_000)).toMatch(/^\$\s95\.000$/);
      for (const text of ['Personalizado', 'Por definir', 'Inactivo']) {
        await row(page, 'Inactivo').getByText(text, { exact: true }).waitFor();
      }
      expect(await row(page, 'Inactivo').getByText('pts').count()).toBe(0);

      for (const label of ['Editar', 'Ver', 'Eliminar']) {
        await page.getByRole('button', { name: `${label} ${name}`, exact: true }).click();
      }
      await page.getByRole('button', { name: 'Nuevo Curso' }).click();
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await row(page, name).count()).toBe(2);
    });
  }

  test('sums up and searches name, description and location', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    await aCourse({ name: 'Por nombre' });
    await aCourse({ name: 'Segundo', description: 'Por descripción' });
    await aCourse({ name: 'Tercero', location: 'Por ubicación' });
    const [all, group, scheduled] = await Promise.all([
      CourseModel.countDocuments(),
      CourseModel.countDocuments({ courseType: 'Grupal' }),
      CourseModel.countDocuments({ scheduledDate: { $ne: null } }),
    ]);
    const page = await visit({ at: '/admin/courses', token, expecting: [/net::ERR_ABORTED/] });
    await figure(page, 'Total de cursos').getByText(String(all), { exact: true }).waitFor();
    await figure(page, 'Cursos grupales').getByText(String(group), { exact: true }).waitFor();
    await figure(page, 'Cursos programados').getByText(String(scheduled), { exact: true }).waitFor();

    const box = page.getByRole('searchbox', { name: 'Buscar cursos' });
    for (const [text, name] of [
      ['por nombre', 'Por nombre'],
      ['por descripcion', 'Segundo'],
      ['por ubicacion', 'Tercero'],
    ] as const) {
      await box.fill(text);
      await page.getByText('1 curso', { exact: true }).waitFor();
      await row(page, name).waitFor();
    }
    await box.fill('ninguno así');
    await page.getByText('Ningún curso coincide con «ninguno así»').waitFor();
  });

  test('says that it could not be loaded', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const page = await visit({ at: '/favicon.svg', token, expecting: LOST });
    await loseOperation(page, 'AdminCourses');
    await page.goto('/admin/courses');
    await expectToast(page, 'Error al cargar cursos');
  });
});
