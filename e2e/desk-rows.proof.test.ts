import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aMessage } from '../bff/contract/account-builders.ts';
import { aCourse, aWaiting } from '../bff/contract/builders.ts';
import { EnrolmentModel } from '../bff/src/features/enrolments/enrolment.model.ts';
import { UserModel } from '../bff/src/features/users/user.model.ts';
import { anAdmin, aStudent } from './accounts.ts';
import { waitForWholePage } from './look.ts';
import { aRoster, at, ROW } from './roster.ts';
import { test } from './stage.ts';

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

test('a message takes one line, on a phone two', async ({ server, visit }) => {
  const { token } = await anAdmin(server);
  const { user } = await aStudent(server, { lastName: 'De Los Santos Villafañe' });
  const failed = { kind: 'confirmed', state: 'failed', reason: 'gave_up' } as const;
  await aMessage(user.id, {
    ...failed,
    content: { subject: 'Tu clase', greeting: 'Hola:', paragraphs: ['Te esperamos.'], action: null },
  });
  await UserModel.updateOne({ _id: user.id }, { unreachableEmail: user.email });
  for (const [width, height] of [
    [1280, 48],
    [360, 64],
  ] as const) {
    const page = await visit({ at: `/gestion/correo?persona=${user.id}`, token, width });
    await page.locator(ROW).waitFor();
    expect(await tallestRow(page), `${width} px`).toBeLessThanOrEqual(height);
  }
});

test('a long email wraps within its column', async ({ server, visit }) => {
  const { token } = await anAdmin(server);
  const { user } = await aStudent(server);
  await UserModel.updateOne({ _id: user.id }, { email: 'rosario.leguizamon@centinela.example' });
  const page = await visit({ at: `/gestion/personas/${user.id}`, token });
  const email = page.getByRole('definition').filter({ hasText: '@centinela' });
  await email.waitFor();
  expect(await email.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
});

test('a waiting student takes two lines', async ({ server, visit }) => {
  const { token } = await anAdmin(server);
  const { id } = await aCourse();
  const { user } = await aStudent(server, { phone: '+54 9 11 4300-1000' });
  await aWaiting(user.id, id);
  const page = await visit({ at: `/gestion/cursos/${id}?ver=espera`, token });
  const row = page.getByRole('listitem').filter({ hasText: 'Espera desde el' });
  await row.waitFor();
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(64);
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
