import { describe, expect } from 'vitest';
import { aCourse, anInstructor } from '../bff/contract/builders.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { expectGoodLook, expectToast, waitForRest, waitForWholePage } from './look.ts';
import { DAY, LOCATION, at, columnOf, drag, withClasses } from './agenda-classes.ts';
import { refused, test } from './stage.ts';
import type { Locator, Page } from 'playwright-core';
import { EnrolmentModel } from '../bff/src/features/enrolments/enrolment.model.ts';

describe('the agenda by lane', () => {
  test('does not move a class after Escape, or after going back without a question', async ({
    server,
    visit,
  }) => {
    const { token } = await withClasses(server, { Teclado: '09:00' });
    const page = await visit({ at: `/gestion/agenda?vista=lineas&dia=${DAY}`, token });
    await page.getByRole('button', { name: 'Mover Ana Teclado, 09:00' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('09:00 a 10:00').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('09:00 a 10:00').waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Mover la clase' });
    await dialog.getByText(/Pasa a: .*09:15/).waitFor();
    await dialog.getByRole('button', { name: 'Volver' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('dia')).toBe(DAY);
  });

  test('moves a group course by pointer, with its enrolments', async ({ server, visit }) => {
    const { token } = await withClasses(server, {});
    const course = await aCourse({ name: 'Taller', location: LOCATION, scheduledDate: at('09:00') });
    const page = await visit({ at: `/gestion/agenda?vista=lineas&dia=${DAY}`, token });
    await waitForWholePage(page);
    await drag(page, 'Taller', { column: 'Sin línea', hours: 1 });
    const dialog = page.getByRole('dialog', { name: 'Cambiar la fecha del curso' });
    await dialog.getByText('No tiene inscripciones.').waitFor();
    await dialog.getByRole('button', { name: 'Cambiar fecha' }).click();
    await expectToast(page, 'Fecha cambiada');
    expect((await CourseModel.findById(course.id).lean())?.scheduledDate).toEqual(at('10:00'));
  });

  test('scrolls its columns within the page, and is accessible', async ({ server, visit }) => {
    const { token } = await withClasses(server, { Uno: '09:00', Dos: '09:00', Tres: '11:00' });
    const page = await visit({ at: `/gestion/agenda?vista=lineas&dia=${DAY}`, token });
    await waitForWholePage(page);
    await expectGoodLook(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await waitForRest(page);
    const isScrolled = page
      .locator('[data-columns]')
      .evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(await isScrolled).toBe(true);
  });
});

const tabTo = async (page: Page, target: Locator) => {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  await target.waitFor();
  for (let presses = 0; presses < 80 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  expect(await isFocused()).toBe(true);
};

describe('the agenda by lane', () => {
  test('moves a class to another lane and time by keyboard alone', async ({ server, visit }) => {
    const { token, ids } = await withClasses(server, { Teclado: '09:00' });
    const page = await visit({ at: `/gestion/agenda?vista=lineas&dia=${DAY}`, token });
    await waitForWholePage(page);
    await columnOf(page, 'Línea 1').getByText('Ana Teclado').waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Mover Ana Teclado, 09:00' }));
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
      await page.keyboard.press(key);
    }
    await page.getByRole('status').filter({ hasText: 'Línea 3, 10:00' }).waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Mover la clase' });
    await dialog.getByText(/Pasa a: .*10:00 · Línea 3 \(antes, Línea 1\)/).waitFor();
    await tabTo(page, dialog.getByRole('button', { name: 'Reprogramar' }));
    await page.keyboard.press('Enter');
    await expectToast(page, 'Clase reprogramada');
    const moved = await EnrolmentModel.findById(ids.Teclado).lean();
    expect(moved).toMatchObject({ startsAt: at('10:00'), laneId: '3' });
    await columnOf(page, 'Línea 3').getByText('Ana Teclado').waitFor();
  });

  test('moves a class by pointer, and offers the nearest free times if the time is not free', async ({
    server,
    visit,
  }) => {
    const { token, ids } = await withClasses(server, { Arrastre: '09:00', Vecina: '10:00' });
    const page = await visit({
      at: `/gestion/agenda?vista=lineas&dia=${DAY}`,
      token,
      expecting: refused(409),
    });
    await waitForWholePage(page);
    await drag(page, 'Ana Arrastre', { column: 'Línea 1', hours: 1 });
    const dialog = page.getByRole('dialog', { name: 'Mover la clase' });
    await dialog.getByLabel('Línea').selectOption('Línea 1');
    await dialog.getByRole('button', { name: 'Reprogramar' }).click();
    const nearest = dialog.getByRole('region', { name: 'Horarios libres más cercanos' });
    await expect.poll(() => nearest.getByRole('button').count()).toBe(3);
    await expectGoodLook(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await nearest.getByRole('button').nth(1).click();
    await dialog.getByRole('button', { name: 'Reprogramar' }).click();
    await expectToast(page, 'Clase reprogramada');
    const moved = await EnrolmentModel.findById(ids.Arrastre).lean();
    expect(moved?.startsAt).not.toEqual(at('09:00'));
    expect(moved?.startsAt).not.toEqual(at('10:00'));
  });
});

describe('the agenda by instructor', () => {
  test('assigns a class to the instructor of the column where it is dropped', async ({ server, visit }) => {
    const { token, ids } = await withClasses(server, { Cambio: '09:00' });
    const { id: instructorId } = await anInstructor({ name: 'Paula Benítez' });
    const page = await visit({ at: `/gestion/agenda?vista=instructores&dia=${DAY}`, token });
    await waitForWholePage(page);
    await drag(page, 'Ana Cambio', { column: 'Paula Benítez', hours: 2 });
    const dialog = page.getByRole('dialog', { name: '¿Quién da la clase?' });
    await dialog.getByRole('button', { name: 'Paula Benítez' }).click();
    await expectToast(page, '1 clase con instructor nuevo');
    const given = await EnrolmentModel.findById(ids.Cambio).lean();
    expect(given).toMatchObject({ instructorId, startsAt: at('09:00') });
    await columnOf(page, 'Paula Benítez').getByText('Ana Cambio').waitFor();
    await expectGoodLook(page);
  });
});
