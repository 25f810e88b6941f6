import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { shortDate } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import {
  aBooking,
  aCourse,
  anInstructor,
  aPersonalisedCourse,
  academyDay,
  good,
} from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import type { TestServer } from '../bff/contract/harness.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { EnrolmentModel } from '../bff/src/features/enrolments/enrolment.model.ts';
import { UserModel } from '../bff/src/features/users/user.model.ts';
import { anAdmin, aStudent } from './accounts.ts';
import { expectToast, waitForWholePage } from './look.ts';
import { test } from './stage.ts';

const HOUR_MS = 3_600_000;
/** Not of the sheet to print. */
const ROW = '[role=table] tbody tr';

const at = (day: number, clock: string) => instantOf(academyDay(day), clock, academy.timeZone);

/** A course of this morning with confirmed students. */
const aRoster = async (server: TestServer, count: number, status: 'pending' | 'confirmed' = 'confirmed') => {
  const course = await aCourse({ name: 'Tiro Defensivo Nivel I', scheduledDate: at(1, '09:00') });
  const ids = [];
  for (let index = 0; index < count; index += 1) {
    const { token } = await aStudent(server, {
      lastName: `Apellido${String(index).padStart(2, '0')}`,
      phone: `+54 9 11 4300-10${String(index).padStart(2, '0')}`,
    });
    ids.push(good(await connectGraphql(server.url, token).enrol({ courseId: course.id })).id);
  }
  const startsAt = new Date(Date.now() - 3 * HOUR_MS);
  await CourseModel.updateOne({ _id: course.id }, { $set: { scheduledDate: startsAt } });
  await EnrolmentModel.updateMany({ courseId: course.id }, { $set: { status, startsAt } });
  return { course, ids };
};

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

/** How many rows are to be seen in whole without scrolling. */
const rowsInSight = (page: Page) =>
  page.locator(ROW).evaluateAll((rows) => {
    const dock = document.querySelector('nav[data-dock]')?.getBoundingClientRect();
    const bottom = dock && dock.height > 0 ? dock.top : window.innerHeight;
    return rows.filter((row) => row.getBoundingClientRect().bottom <= bottom).length;
  });

const tallestRow = (page: Page) =>
  page.locator(ROW).evaluateAll((rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().height)));

test('inbox and roster show at least ten rows, a roster on a phone seven', async ({ server, visit }) => {
  const { token } = await anAdmin(server);
  const { course } = await aRoster(server, 12);
  for (const address of ['/gestion/inscripciones', `/gestion/cursos/${course.id}`]) {
    const page = await visit({ at: address, token });
    await page.locator(ROW).nth(11).waitFor();
    await waitForWholePage(page);
    expect(await rowsInSight(page), address).toBeGreaterThanOrEqual(10);
    expect(await tallestRow(page), address).toBeLessThanOrEqual(48);
  }
  const phone = await visit({ at: `/gestion/cursos/${course.id}`, token, width: 360 });
  await phone.locator(ROW).nth(11).waitFor();
  await waitForWholePage(phone);
  expect(await rowsInSight(phone)).toBeGreaterThanOrEqual(7);
  expect(await tallestRow(phone)).toBeLessThanOrEqual(72);
});

test('the inbox shows a date of another year completely', async ({ server, visit }) => {
  const { token } = await anAdmin(server);
  const { ids } = await aRoster(server, 1);
  const startsAt = at(400, '14:30');
  await EnrolmentModel.updateOne({ _id: ids[0] }, { $set: { startsAt } });
  const page = await visit({ at: '/gestion/inscripciones', token });
  const date = page.getByTitle(new RegExp(`${startsAt.getUTCFullYear()}, 14:30$`));
  await date.waitFor();
  expect(await date.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
});

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
  await press('button', 'Reservar una clase…');
  await page.getByLabel('Fecha').fill(shortDate(academyDay(9)));
  await page.getByLabel('Fecha').press('Enter');
  await page.getByLabel('Hora').fill('18:30');
  await press('checkbox', /Pistola 9mm/);
  await press('checkbox', /^Cuento con arma/);
  await press('button', 'Reservar clase');
  await expectToast(page, 'Reservaste una clase para Ana Reserva');
  expect(count()).toBeLessThanOrEqual(6);
  expect(await EnrolmentModel.countDocuments({ userId: user.id })).toBe(1);
});

test('Hoy changes the day at midnight without moving focus or scroll', async ({ server, visit }) => {
  const { token } = await anAdmin(server);
  await aCourse({ name: 'La de anoche', scheduledDate: at(0, '23:50') });
  await aCourse({ name: 'La de mañana temprano', scheduledDate: at(1, '08:00') });
  for (let hour = 10; hour < 22; hour += 1)
    await aCourse({ name: `La de mañana a las ${hour}`, scheduledDate: at(1, `${hour}:00`) });
  const page = await visit({ at: '/favicon.svg', token });
  await page.clock.install({ time: at(0, '23:58') });
  await page.goto('/gestion');
  const classes = page.getByRole('region', { name: 'Clases de hoy' });
  await classes.getByRole('link', { name: 'La de anoche' }).waitFor();
  await page.getByRole('link', { name: 'Ver todas' }).last().focus();
  await page.evaluate(() => window.scrollTo(0, 40));
  const scroll = await page.evaluate(() => window.scrollY);
  await page.clock.fastForward('03:00');
  await classes.getByRole('link', { name: 'La de mañana temprano' }).waitFor();
  expect(await classes.getByRole('link', { name: 'La de anoche' }).count()).toBe(0);
  const next = classes.getByRole('listitem').filter({ hasText: 'Siguiente' });
  expect(await next.getByRole('link').textContent()).toBe('La de mañana temprano');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ver todas');
  expect(await page.evaluate(() => window.scrollY)).toBe(scroll);

  await aCourse({ name: 'La agregada', scheduledDate: at(1, '07:00') });
  await page.clock.fastForward('01:00');
  await classes.getByRole('link', { name: 'La agregada' }).waitFor();
  expect(await next.getByRole('link').textContent()).toBe('La agregada');
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
  await press('button', 'Reservar una clase…');
  await page.getByLabel('Fecha').fill(shortDate(academyDay(9)));
  await page.getByLabel('Fecha').press('Enter');
  await page.getByLabel('Hora').fill('18:30');
  await press('checkbox', /Pistola 9mm/);
  await press('checkbox', /^Cuento con arma/);
  await press('button', 'Reservar clase');
  await expectToast(page, 'Reservaste una clase para Carmen');
  expect(count()).toBeLessThanOrEqual(6);
});
