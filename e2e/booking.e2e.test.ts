import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aCourse, aPersonalisedCourse, academyDay, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { anOpenWeek, noSchedule } from '../bff/contract/schedule-builders.ts';
import { aStudent } from './accounts.ts';
import {
  closeConfirmation,
  confirmationOf,
  expectAccessible,
  expectGoodLook,
  expectNoSidewaysScroll,
  expectToast,
  LONG_NAME,
  openInApp,
  PHONE_LOOKS,
  resize,
  waitForRest,
} from './look.ts';
import { test, FAR_ZONE } from './stage.ts';
import { enrolmentIn } from './training.ts';

const asTyped = (day: string) => day.split('-').reverse().join('/');
const program = (page: Page) => page.getByRole('button', { name: 'Programar Clase' });

/** Counts its taps. */
const tapping = () => {
  const taps = { count: 0 };
  const tap = async (target: Locator) => {
    await target.tap();
    taps.count += 1;
  };
  return { taps, tap };
};

/** In the window as it stands. */
const expectInSight = async (page: Page, target: Locator) => {
  await waitForRest(page);
  const box = await target.boundingBox();
  const { height = 0 } = page.viewportSize() ?? {};
  expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true);
};

const next = (page: Page) => page.getByRole('link', { name: /^Reservar el / });

describe('on a phone', () => {
  test('a class with lent weapon and ammunition is five taps from home, and two when it is the next', async ({
    server,
    visit,
  }) => {
    await anOpenWeek();
    await aPersonalisedCourse({ name: LONG_NAME });
    const { token } = await aStudent(server);
    const page = await visit({ at: '/dashboard', token, width: 360, hasTouch: true });
    const first = tapping();
    await expectGoodLook(page, PHONE_LOOKS);
    await resize(page, 360);
    await first.tap(next(page));
    for (const choice of ['Tiro Defensivo', 'Pistola 9mm']) {
      await first.tap(page.locator('label', { hasText: choice }));
    }
    await first.tap(page.getByRole('button', { name: 'Agregar munición' }));
    await expectInSight(page, program(page));
    await first.tap(program(page));
    await confirmationOf(page).waitFor();
    expect(first.taps.count).toBeLessThanOrEqual(5);
    await expectAccessible(page, { within: '[role=dialog]' });
    await resize(page, 320);
    await expectNoSidewaysScroll(page);
    await resize(page, 360);
    await closeConfirmation(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Programar Clase');

    await openInApp(page, '/dashboard');
    const second = tapping();
    await second.tap(next(page));
    await expectInSight(page, program(page));
    await second.tap(program(page));
    await confirmationOf(page).waitFor();
    expect(second.taps.count).toBeLessThanOrEqual(2);
    const booked = good(await connectGraphql(server.url, token).myEnrolments());
    expect(booked).toHaveLength(2);
    expect(booked.map(({ weapons, ammoBoxes }) => ({ weapons, ammoBoxes }))).toEqual(
      booked.map(() => ({ weapons: ['pistola-9mm'], ammoBoxes: [{ caliber: '9mm', quantity: 1 }] })),
    );
    await noSchedule();
  });

  test('a class is booked again from the passport by two taps', async ({ server, visit }) => {
    await anOpenWeek();
    const { id: courseId } = await aPersonalisedCourse({ name: 'Otra vez' });
    const { token } = await aStudent(server);
    const stored = { status: 'completed' as const, completionDate: new Date() };
    await enrolmentIn(server, { token, courseId, choice: {}, stored });
    const page = await visit({ at: '/history', token, width: 360, hasTouch: true });
    const { taps, tap } = tapping();
    await tap(page.getByRole('link', { name: 'Reservar otra vez' }));
    await page.getByRole('button', { name: /^El más próximo: /, pressed: true }).waitFor();
    await expectInSight(page, program(page));
    await tap(program(page));
    await confirmationOf(page).waitFor();
    expect(taps.count).toBeLessThanOrEqual(2);
    await noSchedule();
  });

  test('a group class is two taps from home, its page offers it, and it is cancelled by three', async ({
    server,
    visit,
  }) => {
    await aCourse({ name: LONG_NAME, capacity: 9, price: 45_000 });
    const { token } = await aStudent(server);
    const page = await visit({ at: '/dashboard', token, width: 360, hasTouch: true });
    const enrolling = tapping();
    await enrolling.tap(page.getByRole('link', { name: 'Ver Cursos Disponibles' }));
    const card = page.getByRole('article', { name: LONG_NAME });
    await enrolling.tap(card.getByRole('button', { name: 'Inscribirse' }));
    await confirmationOf(page).waitFor();
    expect(enrolling.taps.count).toBeLessThanOrEqual(3);
    await expectInSight(page, confirmationOf(page).getByText('La academia la confirmará antes'));
    await expectInSight(page, confirmationOf(page).getByText('$45,000.00'));
    await confirmationOf(page).getByRole('link', { name: 'Ver mi clase' }).tap();
    await page.getByRole('region', { name: 'Mi clase' }).waitFor();
    await expectGoodLook(page, PHONE_LOOKS);
    await resize(page, 360);

    await openInApp(page, '/dashboard');
    const cancelling = tapping();
    await cancelling.tap(page.getByRole('button', { name: LONG_NAME }));
    await expectInSight(page, page.getByRole('button', { name: 'Cancelar inscripción' }));
    await cancelling.tap(page.getByRole('button', { name: 'Cancelar inscripción' }));
    await cancelling.tap(page.getByRole('button', { name: 'Sí, cancelar' }));
    await expectToast(page, 'Inscripción cancelada');
    expect(cancelling.taps.count).toBeLessThanOrEqual(3);
  });

  test('the price, the places and the button of a course stay at the foot of the screen', async ({
    server,
    visit,
  }) => {
    const { id } = await aCourse({ name: LONG_NAME, capacity: 9, description: 'Muy largo. '.repeat(150) });
    const { token } = await aStudent(server);
    const page = await visit({ at: `/courses/${id}`, token, width: 360, hasTouch: true });
    const enrol = page.getByRole('button', { name: 'Inscribirse' });
    await expectInSight(page, enrol);
    await expectInSight(page, page.getByRole('region', { name: 'Precio' }).getByText('Quedan 9 lugares'));
    const share = await page.getByRole('button', { name: 'Compartir' }).boundingBox();
    expect(share?.y).toBeGreaterThan((await enrol.boundingBox())?.y ?? Infinity);
    await expectGoodLook(page, PHONE_LOOKS);
  });
});

describe('the calendar', () => {
  test("disables the past days of the academy's zone and works by keyboard", async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token, timezoneId: FAR_ZONE });
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
    await expect.poll(() => cell(academyDay(1)).evaluate((day) => day === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByLabel('Fecha', { exact: true }).inputValue())
      .toBe(asTyped(academyDay(1)));
  });
});
