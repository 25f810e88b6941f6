import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from './look.ts';

const dialogOf = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', typeof name === 'string' ? { name, exact: true } : { name }).last();

export const settle = (page: Page) => expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);

/** By Escape, which a form with changes answers with a question. */
export const closeAll = (page: Page) => {
  const leave = page.getByRole('button', { name: 'Salir sin guardar' });
  const dialogs = page.getByRole('dialog');
  return expect
    .poll(async () => {
      if (await leave.isVisible()) await leave.click();
      else if ((await dialogs.count()) > 0) await page.keyboard.press('Escape');
      return dialogs.count();
    })
    .toBe(0);
};

/** Escape and `Volver` ask for confirmation; staying keeps the typed text. */
export const expectQuestion = async (page: Page, dialog: string | RegExp) => {
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  // The first one may close a calendar that is open.
  await expect
    .poll(async () => {
      if (await question.isVisible()) return true;
      await page.keyboard.press('Escape');
      return question.waitFor({ timeout: 500 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
  await question.waitFor();
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await question.waitFor({ state: 'detached' });
  await dialogOf(page, dialog).getByRole('button', { name: 'Volver', exact: true }).last().click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await question.waitFor({ state: 'detached' });
};

export const expectGoodDialog = async (page: Page, dialog: string | RegExp) => {
  await dialogOf(page, dialog).waitFor();
  // Its form is a chunk of its own.
  await expect.poll(() => dialogOf(page, dialog).locator('.chakra-skeleton').count()).toBe(0);
  // Tests of screens judge the page below.
  await expectAccessible(page, { within: '[role=dialog]' });
  await expectNoSidewaysScroll(page);
};
