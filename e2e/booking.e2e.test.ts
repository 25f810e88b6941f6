import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aPersonalisedCourse, academyDay, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { anOpenWeek, noSchedule } from '../bff/contract/schedule-builders.ts';
import { aStudent } from './accounts.ts';
import { expectGoodLook, expectToast, PHONE_LOOKS } from './look.ts';
import { test, FAR_ZONE } from './stage.ts';

const asTyped = (day: string) => day.split('-').reverse().join('/');
const program = (page: Page) => page.getByRole('button', { name: 'Programar Clase' });

describe('free times', () => {
  test('the next one is booked by five taps on a phone', async ({ server, visit }) => {
    await anOpenWeek();
    await aPersonalisedCourse();
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token, width: 360, hasTouch: true });
    let taps = 0;
    const tap = async (target: Locator) => {
      await target.tap();
      taps += 1;
    };
    const next = page.getByRole('button', { name: /^El más próximo: / });
    const name = (await next.textContent()) ?? '';
    await tap(next);
    for (const choice of ['Tiro Defensivo', 'Pistola 9mm', 'Cuento con arma y municiones propias']) {
      await tap(page.locator('label', { hasText: choice }));
    }
    await expectGoodLook(page, PHONE_LOOKS);
    await tap(program(page));
    await expectToast(page, 'Clase personalizada programada exitosamente');
    expect(taps).toBeLessThanOrEqual(5);
    const [booked] = good(await connectGraphql(server.url, token).myEnrolments());
    expect(name).toContain(`, ${booked?.classTime}`);
    await noSchedule();
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
