import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Clicks what a user sees of a checkbox or radio button: its label, which lies over the input. */
const choose = async (page: Page, { role, name }: { role: 'checkbox' | 'radio'; name: string }) => {
  const input = page.getByRole(role, { name });
  if (!(await input.isChecked())) await page.locator('label', { has: input }).click();
  await expect.poll(() => input.isChecked(), { message: name }).toBe(true);
};

export const tick = (page: Page, name: string) => choose(page, { role: 'checkbox', name });

export const pick = (page: Page, name: string) => choose(page, { role: 'radio', name });
