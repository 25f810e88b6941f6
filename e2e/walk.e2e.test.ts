import { expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { classDayAndTime } from '#domain/dates/date-text.ts';
import { seedDemo } from '../bff/demo/seed.ts';
import { verify } from '../bff/cli/verify/verify.ts';
import { academyDay } from '../bff/contract/builders.ts';
import { systemContext } from '../bff/src/operation/context.ts';
import { pick, tick } from './choices.ts';
import { closeConfirmation, expectToast } from './look.ts';
import { test } from './stage.ts';

/** A newcomer uses the product, from the landing page to the passport and the sign-out. */
test('a newcomer signs up, enrols, books, finds both in the passport and signs out', async ({
  server,
  visit,
}) => {
  const ctx = systemContext(server.deps);
  await seedDemo(ctx);
  const page = await visit();

  await page.getByRole('link', { name: 'Comenzar Ahora' }).click();
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  const form = page.getByRole('tabpanel', { name: 'Registrarse' });
  await form.getByLabel('Email').fill('valeria.luna@example.com');
  await form.getByRole('textbox', { name: 'Contraseña' }).fill('secreto1');
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  await page.waitForURL('**/profile-setup');

  const profile = page.getByRole('main');
  await profile.getByLabel('Nombre').fill('Valeria');
  await profile.getByLabel('Apellido').fill('Luna');
  await profile.getByLabel('Tipo de documento').selectOption('DNI');
  await profile.getByLabel('Número de documento').fill('33.444.555');
  await profile.getByLabel('Fecha de nacimiento').fill('03/08/1991');
  await profile.getByLabel('Género').selectOption('Mujer');
  await profile.getByLabel('Dirección').fill('Belgrano 742');
  await page.getByRole('button', { name: 'Completar Registro' }).click();
  await expectToast(page, 'Cuenta creada exitosamente!');
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1, name: /Valeria/ }).waitFor();

  await page.getByRole('link', { name: 'Ver Cursos Disponibles' }).click();
  const card = page.getByRole('article', { name: 'Carabina de Precisión .22LR' });
  await card.getByRole('button', { name: 'Inscribirse' }).click();
  await expectToast(page, 'Te has inscrito exitosamente al curso');
  await closeConfirmation(page);
  await card.getByRole('button', { name: 'Inscripto' }).waitFor();

  const day = academyDay(9);
  await page.getByLabel('Fecha', { exact: true }).fill(day.split('-').reverse().join('/'));
  await page.getByRole('textbox', { name: 'Hora' }).fill('15:30');
  await pick(page, 'Tiro Deportivo');
  await tick(page, 'Carabina 9mm');
  await tick(page, 'Cuento con arma y municiones propias');
  await page.getByText('$66,000.00').first().waitFor();
  await page.getByRole('button', { name: 'Programar Clase' }).click();
  await expectToast(page, 'Clase personalizada programada exitosamente');
  await closeConfirmation(page);

  await page.getByRole('navigation').getByRole('link', { name: 'Historial' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mi Pasaporte Digital' }).waitFor();
  await page.getByText('Carabina de Precisión .22LR').first().waitFor();
  await page
    .getByText(classDayAndTime(new Date(`${day}T15:30:00-03:00`), academy.timeZone))
    .first()
    .waitFor();

  await page.getByRole('button', { name: 'Salir' }).click();
  await expectToast(page, 'Sesión cerrada exitosamente');
  await page.waitForURL('**/auth');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect((await verify()).problems).toEqual([]);
});
