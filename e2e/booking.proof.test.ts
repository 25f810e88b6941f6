import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aPersonalisedCourse, academyDay } from '../bff/contract/builders.ts';
import { aStudent } from './accounts.ts';
import { pick } from './choices.ts';
import { expectToast } from './look.ts';
import { test } from './stage.ts';

const asTyped = (day: string) => day.split('-').reverse().join('/');
const program = (page: Page) => page.getByRole('button', { name: 'Programar Clase' });

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
});
