import type { Page } from 'playwright-core';
import { expectAccessible, expectNoSidewaysScroll } from './look.ts';
import { WIDTHS } from './stage.ts';

const NARROWEST = 320;

/** The page as it stands is accessible on a phone and at a desk, and nothing sticks out, not even at 320 px. */
export const expectGoodLook = async (page: Page) => {
  for (const width of [...WIDTHS, NARROWEST]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectNoSidewaysScroll(page);
    if (width !== NARROWEST) await expectAccessible(page);
  }
};
