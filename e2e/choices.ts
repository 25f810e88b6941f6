import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Choice = { role: 'checkbox' | 'radio'; name: string; isChecked?: boolean };

/** Clicks what a user sees of a checkbox or radio button: its label, which lies over the input. */
const choose = async (page: Page, { role, name, isChecked = true }: Choice) => {
  const input = page.getByRole(role, { name });
  if ((await input.isChecked()) !== isChecked) await page.locator('label', { has: input }).click();
  await expect.poll(() => input.isChecked(), { message: name }).toBe(isChecked);
};

export const tick = (page: Page, name: string) => choose(page, { role: 'checkbox', name });

export const untick = (page: Page, name: string) =>
  choose(page, { role: 'checkbox', name, isChecked: false });

export const pick = (page: Page, name: string) => choose(page, { role: 'radio', name });
