import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates.ts';
import { aPersonalisedCourse, academyDay, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { aStudent } from './accounts.ts';
import { pick, tick, untick } from './choices.ts';
import { expectToast } from './look.ts';
import { holdOperation, LOST, loseOperation, watchOperations } from './network.ts';
import { refused, test, ZONES } from './stage.ts';

const asTyped = (day: string) => day.split('-').reverse().join('/');
const weapon = (page: Page, name: string) => page.getByRole('checkbox', { name });
const OWN_WEAPON = 'Cuento con arma y municiones propias';
const program = (page: Page) => page.getByRole('button', { name: 'Programar Clase' });
const addAmmo = (page: Page) => page.getByRole('button', { name: 'Agregar munición' }).click();
const row = (page: Page, number: number) => page.getByRole('group', { name: `Munición ${number}` });
const calibers = (page: Page, number: number) => row(page, number).locator('option').allTextContents();
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
  test('says the first fault, shows all, and leads to it', async ({ server, visit }) => {
    await aPersonalisedCourse();
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token });
    const form = page.getByRole('form', { name: 'Programar una clase personalizada' });

    await program(page).click();
    await expectToast(page, 'Selecciona una fecha');
    for (const text of [
      'Selecciona una fecha',
      'Selecciona una hora',
      'Selecciona un tipo de clase',
      'Selecciona al menos un arma',
    ]) {
      await form.getByText(text).waitFor();
    }
    expect(await focused(page)).toBe('Fecha');

    await page.getByLabel('Fecha', { exact: true }).fill(asTyped(academyDay(9)));
    await program(page).click();
    await expectToast(page, 'Selecciona una hora');
    expect(await focused(page)).toBe('Hora');

    await page.getByLabel('Hora').fill('10:00');
    await program(page).click();
    await expectToast(page, 'Selecciona un tipo de clase');
    expect(await focused(page)).toBe('Tiro Defensivo');

    await page.getByRole('group', { name: 'Tipo de Clase' }).first().waitFor();
    await pick(page, 'Tiro Defensivo');
    await program(page).click();
    await expectToast(page, 'Selecciona al menos un arma');
    expect(await focused(page)).toContain('Carabina 9mm');

    await tick(page, 'Pistola 9mm');
    await program(page).click();
    await expectToast(page, 'Si no cuentas con municiones, debes agregar al menos una entrada');
    expect(await focused(page)).toBe('Agregar munición');

    await addAmmo(page);
    await program(page).click();
    await expectToast(page, 'Selecciona un calibre');
    expect(await focused(page)).toContain('Calibre');

    await row(page, 1).getByLabel('Calibre').selectOption('9mm');
    await row(page, 1).getByLabel('Cajas').fill('0');
    await program(page).click();
    await expectToast(page, 'Mínimo 1 caja');
    await row(page, 1).getByText('Mínimo 1 caja').waitFor();
    expect(await focused(page)).toBe('Cajas');
  });

  test('takes a typed day as it stands, or none', async ({ server, visit }) => {
    await aPersonalisedCourse();
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token });
    const date = page.getByLabel('Fecha', { exact: true });
    const [year = '', month = '', day = ''] = academyDay(40).split('-');
    const expected = `${day}/${month}/${year}`;
    for (const [typed, key, read] of [
      [`${day}${month}${year}`, 'Tab', expected],
      ['31/02/2027', 'Tab', ''],
      [`${Number(day)}/${Number(month)}/${year.slice(2)}`, 'Enter', expected],
      ['5/1', 'Enter', ''],
      ['01/01/2020', 'Tab', ''],
    ] as const) {
      await date.fill('');
      await date.pressSequentially(typed);
      await date.press(key);
      await expect.poll(() => date.inputValue(), { message: typed }).toBe(read);
    }
    await program(page).click();
    await expectToast(page, 'Selecciona una fecha');
  });

  test('offers the calibers of the chosen weapons only', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token });
    await addAmmo(page);
    expect(await calibers(page, 1)).toEqual(['Primero selecciona un arma']);

    await tick(page, 'Carabina .22LR');
    await tick(page, 'Escopeta 12 UAB');
    expect(await calibers(page, 1)).toEqual(['Selecciona un calibre', '12 UAB', '.22LR']);

    await row(page, 1).getByLabel('Calibre').selectOption('12 UAB');
    await addAmmo(page);
    await row(page, 2).getByLabel('Calibre').selectOption('.22LR');
    await untick(page, 'Escopeta 12 UAB');
    expect(await row(page, 1).getByLabel('Calibre').inputValue()).toBe('');
    expect(await row(page, 2).getByLabel('Calibre').inputValue()).toBe('.22LR');

    await page.getByRole('button', { name: 'Quitar munición 1' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Quitar munición 1');
    expect(await row(page, 1).getByLabel('Calibre').inputValue()).toBe('.22LR');
    expect(await row(page, 2).count()).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Agregar munición');
  });

  test('tells the price while one chooses', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token });
    await expectTotal(page, '$60,000.00');
    await tick(page, 'Carabina 9mm');
    await page.getByText('Recargo Carabina 9mm').waitFor();
    await page.getByText('10% del precio base', { exact: true }).waitFor();
    await expectTotal(page, '$66,000.00');
    await addAmmo(page);
    await row(page, 1).getByLabel('Calibre').selectOption('9mm');
    await expectTotal(page, '$101,000.00');
    await row(page, 1).getByLabel('Cajas').fill('3');
    await expectTotal(page, '$171,000.00');
    await row(page, 1).getByLabel('Cajas').fill('999999');
    await page.keyboard.press('Tab');
    expect(await row(page, 1).getByLabel('Cajas').inputValue()).toBe('100');
    await row(page, 1).getByLabel('Cajas').fill('');
    await expectTotal(page, '$101,000.00');
    await page.keyboard.press('Tab');
    expect(await row(page, 1).getByLabel('Cajas').inputValue()).toBe('1');

    await tick(page, OWN_WEAPON);
    await expectTotal(page, '$66,000.00');
    expect(await page.getByRole('button', { name: 'Agregar munición' }).count()).toBe(0);
  });

  for (const timezoneId of ZONES) {
    test(`books the academy's wall time from a browser in ${timezoneId}`, async ({ server, visit }) => {
      const course = await aPersonalisedCourse();
      const { token } = await aStudent(server);
      const page = await visit({ at: '/courses', token, timezoneId });
      const day = academyDay(12);
      await fillDateAndTime(page, { day, time: '23:15' });
      await pick(page, 'Tiro Deportivo');
      await tick(page, 'Carabina .22LR');
      await addAmmo(page);
      await row(page, 1).getByLabel('Calibre').selectOption('.22LR');
      await row(page, 1).getByLabel('Cajas').fill('2');

      const { asked, names } = watchOperations(page);
      const release = await holdOperation(page, 'Enrol');
      await program(page).dblclick();
      release();
      await expectToast(page, 'Clase personalizada programada exitosamente');
      expect(await focused(page)).toBe('Programar Clase');
      expect(names().filter((name) => name === 'Enrol')).toHaveLength(1);
      const scheduledDate = instantOf(day, '23:15', academy.timeZone).toISOString();
      expect(asked[0]?.variables.input).toMatchObject({ scheduledDate, scheduledTime: '23:15' });

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

      expect(await page.getByLabel('Fecha', { exact: true }).inputValue()).toBe(asTyped(day));
      expect(await page.getByRole('radio', { name: 'Tiro Deportivo' }).isChecked()).toBe(true);
      expect(await page.getByLabel('Hora').inputValue()).toBe('');
      expect(await weapon(page, 'Carabina .22LR').isChecked()).toBe(false);
      expect(await row(page, 1).count()).toBe(0);
      await expectTotal(page, '$60,000.00');
    });
  }

  test('shows what the server refuses, and a lost network', async ({ server, visit }) => {
    await aPersonalisedCourse();
    const { token } = await aStudent(server);
    const page = await visit({
      at: '/courses',
      token,
      expecting: [...LOST, ...refused(409), ...refused(422)],
    });
    const book = async (day: string, time: string) => {
      await fillDateAndTime(page, { day, time });
      await pick(page, 'Tiro Defensivo');
      await tick(page, 'Pistola 9mm');
      await tick(page, OWN_WEAPON);
      await program(page).click();
    };
    await book(academyDay(14), '09:00');
    await expectToast(page, 'Clase personalizada programada exitosamente');
    await book(academyDay(14), '09:00');
    await expectToast(page, 'Ya tienes una clase programada en ese horario');
    await book(academyDay(0), '00:00');
    await expectToast(page, 'Selecciona una fecha y hora futuras');
    await page.getByRole('main').getByText('Selecciona una fecha y hora futuras').waitFor();
    await loseOperation(page, 'Enrol');
    await book(academyDay(15), '09:00');
    await expectToast(page, 'Error al programar la clase');
  });

  test('with a session that ended meanwhile leads to sign in', async ({ server, visit }) => {
    await aPersonalisedCourse();
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token, expecting: refused(401) });
    await fillDateAndTime(page, { day: academyDay(16), time: '11:00' });
    await pick(page, 'Tiro Defensivo');
    await tick(page, 'Pistola 9mm');
    await tick(page, OWN_WEAPON);
    await connectGraphql(server.url, token).logout();
    await program(page).click();
    await expectToast(page, 'Debes iniciar sesión para programar una clase');
    await page.waitForURL('**/auth');
  });
});

describe('the calendar', () => {
  test('closes past days in the academy’s zone and works by keyboard', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token, timezoneId: 'Pacific/Kiritimati' });
    const cell = (day: string) => page.locator(`[data-part=table-cell-trigger][data-value="${day}"]:visible`);
    await page.getByRole('button', { name: 'Abrir calendario' }).focus();
    await page.keyboard.press('Enter');
    await cell(academyDay(0)).waitFor();
    expect(await cell(academyDay(0)).getAttribute('aria-disabled')).toBeNull();

    const yesterday = cell(academyDay(-1));
    if ((await yesterday.count()) === 0) await page.getByRole('button', { name: 'mes anterior' }).click();
    expect(await yesterday.getAttribute('aria-disabled')).toBe('true');
    expect(await yesterday.getAttribute('aria-label')).toContain('No disponible');

    await cell(academyDay(0)).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('Fecha', { exact: true }).inputValue()).toBe(asTyped(academyDay(1)));
  });
});
