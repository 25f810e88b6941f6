import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shortDate } from '#domain/dates/date-text.ts';
import {
  aBooking,
  aCourse,
  anInstructor,
  aPersonalisedCourse,
  academyDay,
  good,
} from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { EnrolmentModel } from '../bff/src/features/enrolments/enrolment.model.ts';
import { UserModel } from '../bff/src/features/users/user.model.ts';
import { anAdmin, aStudent } from './accounts.ts';
import { expectToast } from './look.ts';
import { aRoster, at, ROW } from './roster.ts';
import { test } from './stage.ts';

/** Counts what a person presses. */
const counting = (page: Page) => {
  let clicks = 0;
  return {
    press: async (role: 'button' | 'link' | 'checkbox' | 'option' | 'tab', name: string | RegExp) => {
      clicks += 1;
      const options = typeof name === 'string' ? { name, exact: true } : { name };
      const target = page.getByRole(role, options).filter({ visible: true }).first();
      await (role === 'checkbox' ? target.locator('xpath=..').click() : target.click());
    },
    count: () => clicks,
  };
};

/** On the page of a person. */
const book = async (page: Page, press: ReturnType<typeof counting>['press']) => {
  await press('button', 'Reservar una clase…');
  await page.getByLabel('Fecha').fill(shortDate(academyDay(9)));
  await page.getByLabel('Fecha').press('Enter');
  await page.getByLabel('Hora').fill('18:30');
  await press('checkbox', /Pistola 9mm/);
  await press('checkbox', /^Cuento con arma/);
  await press('button', 'Reservar clase');
};

test('attendance of seven of eight on a phone takes eight taps, in one screen and a half', async ({
  server,
  visit,
}) => {
  const { token } = await anAdmin(server);
  const { course, ids } = await aRoster(server, 8);
  const page = await visit({ at: `/gestion/cursos/${course.id}`, token, width: 360 });
  await page.locator(ROW).nth(7).waitFor();
  const last = await page.locator(ROW).last().boundingBox();
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(2 * 740);
  const { press, count } = counting(page);
  for (let index = 0; index < 7; index += 1)
    await press('checkbox', new RegExp(`Elegir Ana Apellido0${index}`));
  await press('button', 'Completar a los presentes');
  await press('button', 'Completar las clases');
  await expectToast(page, '7 clases completadas');
  expect(count()).toBeLessThanOrEqual(9);
  expect(await EnrolmentModel.countDocuments({ _id: { $in: ids }, status: 'completed' })).toBe(7);
});

test('five enrolments are confirmed by four clicks', async ({ server, visit }) => {
  const { token } = await anAdmin(server);
  const { ids } = await aRoster(server, 6, 'pending');
  const page = await visit({ at: '/gestion', token });
  const { press, count } = counting(page);
  await press('link', 'Ver todas');
  await page.locator(ROW).nth(5).waitFor();
  const boxes = page.getByRole('checkbox', { name: /^Elegir Ana/ });
  await press('checkbox', (await boxes.nth(0).getAttribute('aria-label')) ?? '');
  await page.keyboard.down('Shift');
  await press('checkbox', (await boxes.nth(4).getAttribute('aria-label')) ?? '');
  await page.keyboard.up('Shift');
  await page.getByText('5 elegidas').waitFor();
  await press('button', 'Confirmar');
  await expectToast(page, '5 inscripciones confirmadas');
  expect(count()).toBeLessThanOrEqual(4);
  expect(await EnrolmentModel.countDocuments({ _id: { $in: ids }, status: 'confirmed' })).toBe(5);
});

test('a class is moved for a caller by four clicks', async ({ server, visit }) => {
  const { token } = await anAdmin(server);
  const { user, token: own } = await aStudent(server, { lastName: 'Llama' });
  const course = await aPersonalisedCourse();
  const start = { scheduledDate: at(3, '10:00').toISOString(), scheduledTime: '10:00' };
  const { id } = good(await connectGraphql(server.url, own).enrol(aBooking(course.id, start)));
  const page = await visit({ at: '/gestion', token });
  const { press, count } = counting(page);
  await press('link', 'Inscripciones');
  await page.getByRole('searchbox').fill(user.email);
  await expect.poll(() => page.locator(ROW).count()).toBe(1);
  await press('button', 'Ana Llama');
  await press('button', 'Mover…');
  await page.getByLabel('Fecha').fill(shortDate(academyDay(9)));
  await page.getByLabel('Fecha').press('Enter');
  await page.getByLabel('Hora').fill('18:30');
  await press('button', 'Reprogramar');
  await expectToast(page, 'Clase reprogramada');
  expect(count()).toBeLessThanOrEqual(5);
  expect((await EnrolmentModel.findById(id).lean())?.startsAt).toEqual(at(9, '18:30'));
});

test('an instructor is assigned to a class of today by two clicks', async ({ server, visit }) => {
  const { token } = await anAdmin(server);
  await anInstructor({ name: 'Paula Guía' });
  const course = await aCourse({ name: 'Sin guía', scheduledDate: at(0, '23:59') });
  const page = await visit({ at: '/gestion', token });
  const { press, count } = counting(page);
  await press('button', 'Instructor de Sin guía, 23:59');
  await press('button', 'Paula Guía');
  await expectToast(page, 'Curso con instructor nuevo');
  expect(count()).toBeLessThanOrEqual(3);
  await page.getByRole('listitem').filter({ hasText: 'Sin guía' }).getByText('Con Paula Guía').waitFor();
  expect((await CourseModel.findById(course.id).lean())?.instructorId).toBeTruthy();
});

test('a class is booked for a caller by six clicks', async ({ server, visit }) => {
  const { token } = await anAdmin(server);
  await aPersonalisedCourse();
  const { user } = await aStudent(server, { lastName: 'Reserva' });
  const page = await visit({ at: '/gestion', token });
  const { press, count } = counting(page);
  await press('link', 'Personas');
  await page.getByRole('searchbox').fill(user.email);
  await expect.poll(() => page.locator(ROW).count()).toBe(1);
  await press('link', 'Ana Reserva');
  await book(page, press);
  await expectToast(page, 'Reservaste una clase para Ana Reserva');
  expect(count()).toBeLessThanOrEqual(6);
  expect(await EnrolmentModel.countDocuments({ userId: user.id })).toBe(1);
});

test('rows of Hoy keep their positions while the pointer is on them', async ({ server, visit }) => {
  const { token } = await anAdmin(server);
  await aCourse({ name: 'La segunda', scheduledDate: at(0, '23:58') });
  const page = await visit({ at: '/favicon.svg', token });
  await page.clock.install({ time: at(0, '12:00') });
  await page.goto('/gestion');
  const classes = page.getByRole('region', { name: 'Clases de hoy' });
  const names = () => classes.getByRole('listitem').getByRole('link').allTextContents();
  await classes.getByRole('link', { name: 'La segunda' }).hover();
  const before = await names();
  await aCourse({ name: 'La primera', scheduledDate: at(0, '00:01') });
  const reread = page.waitForResponse((response) => response.url().includes('/graphql'));
  await page.clock.fastForward('00:15');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await reread;
  expect(await names()).toEqual(before);
  await page.mouse.move(5, 400);
  await expect.poll(names).toContain('La primera');
});

test('a person is added by name and phone, and enrolled, by six clicks', async ({ server, visit }) => {
  const { token } = await anAdmin(server);
  await aPersonalisedCourse();
  const page = await visit({ at: '/gestion', token });
  const { press, count } = counting(page);
  await press('link', 'Personas');
  await press('button', 'Nueva persona');
  await page.getByLabel('Nombre').fill('Carmen');
  await page.getByLabel('Teléfono').fill('11 5555-0101');
  await page.getByLabel('Teléfono').press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Carmen' }).waitFor();
  expect(await UserModel.findOne({ firstName: 'Carmen' }).lean()).toMatchObject({ phone: '11 5555-0101' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await book(page, press);
  await expectToast(page, 'Reservaste una clase para Carmen');
  expect(count()).toBeLessThanOrEqual(6);
});
