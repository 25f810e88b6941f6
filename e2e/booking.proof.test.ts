import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { aPersonalisedCourse, academyDay, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { aStudent } from './accounts.ts';
import { pick, tick } from './choices.ts';
import { closeConfirmation, expectToast } from './look.ts';
import { holdOperation, watchOperations } from './network.ts';
import { test, FAR_ZONE } from './stage.ts';

const asTyped = (day: string) => day.split('-').reverse().join('/');
const weapon = (page: Page, name: string) => page.getByRole('checkbox', { name });
const program = (page: Page) => page.getByRole('button', { name: 'Programar Clase' });
const addAmmo = (page: Page) => page.getByRole('button', { name: 'Agregar munición' }).click();
const row = (page: Page, number: number) => page.getByRole('group', { name: `Munición ${number}` });
const total = (page: Page) => page.getByRole('region', { name: 'Resumen del precio' }).getByRole('status');
const expectTotal = (page: Page, price: string) => total(page).getByText(price, { exact: true }).waitFor();

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return '';
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
    const label = labels ? element.labels?.[0]?.textContent : null;
    return (label ?? element.textContent ?? '').trim();
  });

const fillDateAndTime = async (page: Page, { day, time }: { day: string; time: string }) => {
  await page.getByLabel('Fecha', { exact: true }).fill(asTyped(day));
  await page.keyboard.press('Tab');
  await page.getByLabel('Hora').fill(time);
};

describe('the booking form', () => {
  test('accepts a typed day, and keeps an invalid one in the field', async ({ server, visit }) => {
    await aPersonalisedCourse();
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token });
    const date = page.getByLabel('Fecha', { exact: true });
    const [year = '', month = '', day = ''] = academyDay(40).split('-');
    const expected = `${day}/${month}/${year}`;
    for (const [typed, key, read] of [
      [`${day}${month}${year}`, 'Tab', expected],
      ['31/02/2027', 'Tab', '31/02/2027'],
      [`${Number(day)}/${Number(month)}/${year.slice(2)}`, 'Enter', expected],
      ['5/1', 'Enter', '5/1'],
      ['01/01/2020', 'Tab', '01/01/2020'],
    ] as const) {
      await date.fill('');
      await date.pressSequentially(typed);
      await date.press(key);
      await expect.poll(() => date.inputValue(), { message: typed }).toBe(read);
    }
    await pick(page, 'Tiro Deportivo');
    await program(page).click();
    await expectToast(page, 'Selecciona una fecha');
  });

  test('keeps what is typed before the frame in which the picker clears its field', async ({
    server,
    visit,
  }) => {
    await aPersonalisedCourse();
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token });
    const date = page.getByLabel('Fecha', { exact: true });
    await date.fill(asTyped(academyDay(40)));
    await date.press('Tab');
    await page.evaluate(() => {
      const frames: FrameRequestCallback[] = [];
      Object.assign(window, {
        requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
        runFrames: () => frames.splice(0).forEach((callback) => callback(performance.now())),
      });
    });
    await date.fill('');
    await date.pressSequentially('5/1');
    await page.evaluate('runFrames()');
    expect(await date.inputValue()).toBe('5/1');
  });

  test("books the academy's time from a browser in another zone, once", async ({ server, visit }) => {
    const course = await aPersonalisedCourse();
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token, timezoneId: FAR_ZONE });
    const day = academyDay(12);
    await fillDateAndTime(page, { day, time: '23:15' });
    await pick(page, 'Tiro Deportivo');
    await tick(page, 'Carabina .22LR');
    await addAmmo(page);
    await row(page, 1).getByLabel('Calibre').selectOption('.22LR');
    await row(page, 1).getByLabel('Cajas').fill('2');

    const { sentOperations, names } = watchOperations(page);
    const release = await holdOperation(page, 'BookClass');
    await program(page).dblclick();
    release();
    await expectToast(page, 'Clase personalizada programada exitosamente');
    await closeConfirmation(page);
    await expect.poll(() => focused(page)).toBe('Programar Clase');
    expect(names().filter((name) => name === 'BookClass')).toHaveLength(1);
    const scheduledDate = instantOf(day, '23:15', academy.timeZone).toISOString();
    expect(sentOperations[0]?.variables.input).toMatchObject({ scheduledDate, scheduledTime: '23:15' });

    const [booked] = good(await connectGraphql(server.url, token).myEnrolments());
    expect(booked).toMatchObject({
      courseId: expect.stringMatching(/^[0-9a-f]{24}$/),
      scheduledDate,
      classDate: day,
      classTime: '23:15',
      classType: 'sport',
      weapons: ['carabina-22lr'],
      ammoBoxes: [{ caliber: '.22LR', quantity: 2 }],
      price: 110_000,
      status: 'pending',
    });
    expect(course.courseType).toBe('Personalizado');

    await expect.poll(() => page.getByLabel('Hora').inputValue()).toBe('');
    expect(await page.getByLabel('Fecha', { exact: true }).inputValue()).toBe(asTyped(day));
    expect(await page.getByRole('radio', { name: 'Tiro Deportivo' }).isChecked()).toBe(true);
    expect(await weapon(page, 'Carabina .22LR').isChecked()).toBe(false);
    await row(page, 1).waitFor({ state: 'detached' });
    await expectTotal(page, '$60,000.00');
  });
});
