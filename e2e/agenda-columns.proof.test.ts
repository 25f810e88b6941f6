import { describe, expect } from 'vitest';
import { aCourse } from '../bff/contract/builders.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { expectGoodLook, expectToast, waitForRest, waitForWholePage } from './look.ts';
import { at, DAY, drag, LOCATION, withClasses } from './agenda-classes.ts';
import { test } from './stage.ts';

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
