import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aPersonalisedCourse, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { anOpenWeek, noSchedule } from '../bff/contract/schedule-builders.ts';
import { aStudent, PASSWORD } from './accounts.ts';
import {
  confirmationOf,
  expectAccessible,
  expectNoSidewaysScroll,
  waitForRest,
  waitForWholePage,
} from './look.ts';
import { test } from './stage.ts';

/** The window of 1280 × 1024 pixels, and what is left of it when everything is four times as large. */
const WINDOWS = {
  'at 100 %': { width: 1280, height: 1024 },
  'at 400 %': { width: 320, height: 256 },
  'on a phone': { width: 360, height: 740 },
  'on a phone in landscape': { width: 740, height: 360 },
};

const MOST_PRESSES = 120;

type Focused = { name: string; type: string; isCovered: boolean };

/** What has the focus: how it is called, and whether something else lies over the place where it is. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const label = element.labels?.[0]?.textContent ?? element.textContent ?? '';
    const shown = element.closest('label') ?? element;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, innerHeight / 2));
    // A toast goes by itself.
    const isOver = !over?.closest('[data-scope=toast]') && !shown.contains(over) && !over?.contains(shown);
    const isSmall = width <= 2 || height <= 2;
    return {
      name: element.getAttribute('aria-label') ?? label.trim(),
      type: element.type ?? '',
      isCovered: !isSmall && isOver,
    };
  });

/** Presses Tab until what has this name has the focus. Nothing on the way is covered. */
const tabTo = async (page: Page, name: RegExp) => {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const now = await focused(page);
    if (name.test(now.name)) return;
    await page.keyboard.press('Tab');
    await waitForRest(page);
    const next = await focused(page);
    expect(next.isCovered, `${next.name} has the focus and is covered on ${page.url()}`).toBe(false);
  }
  expect.unreachable(`${name} is not reached by Tab on ${page.url()}`);
};

const press = async (page: Page, name: RegExp, key: 'Enter' | 'Space') => {
  await tabTo(page, name);
  await page.keyboard.press(key);
};

test.for(Object.entries(WINDOWS))(
  'from sign-in to a booked class by the keyboard alone, %s',
  async ([, window], { server, visit }) => {
    await anOpenWeek();
    await aPersonalisedCourse();
    const { token } = await aStudent(server);
    const api = connectGraphql(server.url, token);
    const { email } = good(await api.me());
    const page = await visit({ at: '/auth' });
    await page.setViewportSize(window);
    await tabTo(page, /^Email/);
    await page.keyboard.type(email);
    await tabTo(page, /^Contraseña/);
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await waitForWholePage(page);
    await page.getByRole('link', { name: /^Reservar el / }).waitFor();
    await press(page, /^Reservar el /, 'Enter');
    await page.waitForURL((url) => url.pathname !== '/dashboard');
    await waitForWholePage(page);
    await expectNoSidewaysScroll(page);
    await press(page, /^Tiro Defensivo/, 'Space');
    await press(page, /^Pistola 9mm/, 'Space');
    await press(page, /^Agregar munición/, 'Enter');
    await expectAccessible(page);
    await press(page, /^Programar Clase/, 'Enter');
    await confirmationOf(page).waitFor();
    await expectAccessible(page, { within: '[role=dialog]' });
    const [booked] = good(await api.myEnrolments());
    expect(booked).toMatchObject({ classType: 'defensive', weapons: ['pistola-9mm'] });
    await noSchedule();
  },
);
