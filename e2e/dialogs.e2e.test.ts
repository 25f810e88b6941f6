import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addressOf, withDemo } from './demo.ts';
import { closeAll, expectGoodDialog, expectQuestion, settle } from './dialog-steps.ts';
import { STAFF_SCREENS, STUDENT_SCREENS } from './dialogs.ts';
import { openInApp } from './look.ts';
import { MANY_PAGES } from './pages.ts';
import { watchPromptness } from './prompt-response.ts';
import { test } from './stage.ts';

const SCREENS = { admin: STAFF_SCREENS, student: STUDENT_SCREENS } as const;

/** Remembers what is clicked first, which opens the dialogs over it. */
const watchOpener = (page: Page) =>
  page.evaluate(() => {
    const opened = window as unknown as { opener: Element | null };
    opened.opener = document.activeElement;
    const remember = ({ target }: Event) => (opened.opener = (target as Element).closest('a, button'));
    document.addEventListener('click', remember, { capture: true, once: true });
  });

const isFocusOnOpener = (page: Page) =>
  page.evaluate(() => document.activeElement === (window as unknown as { opener: Element | null }).opener);

test.for(['admin', 'student'] as const)(
  'dialogs of an %s open at once, are accessible, ask before changes are lost and return the focus',
  MANY_PAGES,
  async (role, { server, visit }) => {
    const { ids, tokens } = await withDemo(server);
    const page = await visit({ at: '/terms', token: tokens[role] });
    const promptly = await watchPromptness(page);
    for (const { at, dialogs = [] } of SCREENS[role]) {
      for (const { dialog, open, change, inside = [] } of dialogs.filter(({ isExample }) => isExample)) {
        await openInApp(page, '/privacidad');
        await openInApp(page, addressOf(at, ids));
        await watchOpener(page);
        for (const step of open) {
          await promptly(step);
          await settle(page);
        }
        await expectGoodDialog(page, dialog);
        await change?.(page);
        for (const step of inside) await promptly(step);
        await settle(page);
        if (change) await expectQuestion(page, dialog);
        await closeAll(page);
        await expect.poll(() => isFocusOnOpener(page), { message: String(dialog) }).toBe(true);
      }
    }
  },
);
