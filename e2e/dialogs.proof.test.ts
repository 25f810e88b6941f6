import type { Page } from 'playwright-core';
import { addressOf, type DemoIds, withDemo } from './demo.ts';
import { STAFF_SCREENS, STUDENT_SCREENS, type ScreenRow } from './dialogs.ts';
import { closeAll, expectGoodDialog, expectQuestion, settle } from './dialog-steps.ts';
import { openInApp, resize } from './look.ts';
import { type Step, watchPromptness } from './prompt-response.ts';
import { WIDTHS, test } from './stage.ts';
import { expect } from 'vitest';
import { MANY_PAGES } from './pages.ts';

const ROLES = { admin: STAFF_SCREENS, student: STUDENT_SCREENS } as const;
const roles = Object.keys(ROLES) as (keyof typeof ROLES)[];

/** The app stays loaded from one screen to the next. */
const WHOLE_ROLE = { timeout: 240_000 };

/** Each step is seen at once; each dialog is accessible, and a form with changes asks before it closes. */
const expectPrompt = async (page: Page, rows: readonly ScreenRow[], ids: DemoIds) => {
  const promptly = await watchPromptness(page);
  const take = async (steps: Step[] = []) => {
    for (const step of steps) {
      await promptly(step);
      await settle(page);
    }
  };
  /** From another page, so that nothing is left of what was done there. */
  const begin = async (row: ScreenRow) => {
    await openInApp(page, '/privacidad');
    await openInApp(page, addressOf(row.at, ids));
  };

  for (const row of rows) {
    await begin(row);
    for (const { dialog, open, change, inside } of row.dialogs ?? []) {
      await take(open);
      await expectGoodDialog(page, dialog);
      await change?.(page);
      await take(inside);
      if (change) await expectQuestion(page, dialog);
      await closeAll(page);
    }
    if (row.dialogs && row.steps) await begin(row);
    await take(row.steps);
  }
};

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

test.for(roles)(
  'every click of %s has a visible effect at once',
  WHOLE_ROLE,
  async (role, { server, visit }) => {
    const { ids, tokens } = await withDemo(server);
    for (const width of WIDTHS) {
      const page = await visit({ at: '/terminos', token: tokens[role], width });
      await expectPrompt(page, ROLES[role], ids);
    }
  },
);

/** What is done there has been seen in the light. */
test.for(roles)(
  'every dialog of %s is accessible and fits, dark',
  WHOLE_ROLE,
  async (role, { server, visit }) => {
    const { ids, tokens } = await withDemo(server);
    const page = await visit({ at: '/terminos', token: tokens[role], theme: 'dark' });
    for (const width of WIDTHS) {
      await resize(page, width);
      for (const row of ROLES[role]) {
        if (!row.dialogs) continue;
        // A page of the same title would not set it again.
        await openInApp(page, '/privacidad');
        await openInApp(page, addressOf(row.at, ids));
        for (const { dialog, open } of row.dialogs) {
          for (const step of open) {
            await step.run(page);
            await settle(page);
          }
          await expectGoodDialog(page, dialog);
          await closeAll(page);
        }
      }
    }
  },
);

test.for(roles)(
  'dialogs of an %s open at once, are accessible, ask before changes are lost and return the focus',
  MANY_PAGES,
  async (role, { server, visit }) => {
    const { ids, tokens } = await withDemo(server);
    const page = await visit({ at: '/terminos', token: tokens[role] });
    const promptly = await watchPromptness(page);
    for (const { at, dialogs = [] } of ROLES[role]) {
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
