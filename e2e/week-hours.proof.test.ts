import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { noSchedule } from '../bff/contract/schedule-builders.ts';
import { ScheduleModel } from '../bff/src/features/schedule/schedule.model.ts';
import { anAdmin } from './accounts.ts';
import { expectToast, waitForWholePage } from './look.ts';
import { test } from './mail-stage.ts';

const cell = (page: Page, weekday: string, clock: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${weekday}, ${clock},`) });

const storedHours = async () => (await ScheduleModel.findOne().orFail().lean()).weeklyHours;

const centre = async (target: Locator) => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

describe('the hours of the week', () => {
  test('are painted by touch', async ({ server, visit }) => {
    await noSchedule();
    const { token } = await anAdmin(server);
    const page = await visit({ at: '/gestion/horarios', token, width: 360, hasTouch: true });
    await waitForWholePage(page);
    await cell(page, 'Lunes', '14:00').scrollIntoViewIfNeeded();
    const [from, to] = [
      await centre(cell(page, 'Lunes', '09:00')),
      await centre(cell(page, 'Miércoles', '12:00')),
    ];
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await send('touchStart', [from]);
    await send('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
    await send('touchMove', [to]);
    await send('touchEnd', []);
    await page.getByText('09:00 a 13:00').nth(2).waitFor();
    await page.getByRole('button', { name: 'Guardar la semana' }).click();
    await expectToast(page, 'Semana guardada');
    expect(await storedHours()).toEqual(
      [1, 2, 3].map((weekday) => ({ weekday, from: '09:00', to: '13:00' })),
    );
  });

  test('are painted by mouse and by keyboard', async ({ server, visit }) => {
    await noSchedule();
    const { token } = await anAdmin(server);
    const page = await visit({ at: '/gestion/horarios', token });
    await waitForWholePage(page);
    const [from, to] = [
      await centre(cell(page, 'Jueves', '09:00')),
      await centre(cell(page, 'Jueves', '11:00')),
    ];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await page.keyboard.press('Tab');
    await cell(page, 'Jueves', '09:00').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByText('09:00 a 11:00').waitFor();
    await page.getByRole('button', { name: 'Guardar la semana' }).press('Enter');
    await expectToast(page, 'Semana guardada');
    expect(await storedHours()).toEqual([
      { weekday: 4, from: '09:00', to: '12:00' },
      { weekday: 5, from: '09:00', to: '11:00' },
    ]);
  });
});
