import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seedDemo } from '../bff/demo/seed.ts';
import type { TestServer } from '../bff/contract/harness.ts';
import { systemContext } from '../bff/src/context.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { recordRequest } from '../bff/src/features/deletions/deletion.store.ts';
import { openSession } from '../bff/src/features/sessions/session.ts';
import { UserModel } from '../bff/src/features/users/user.model.ts';
import { anAdmin } from './accounts.ts';
import { STAFF_SCREENS, STUDENT_SCREENS } from './dialogs.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForWholePage } from './look.ts';
import { watchPromptness, type Step } from './prompt-answer.ts';
import { test, THEMES, WIDTHS } from './stage.ts';

/** The demo academy, who works there and one of its students. */
const withDemo = async (server: TestServer) => {
  const ctx = systemContext(server.deps);
  if (!(await UserModel.exists({ firstName: 'Lucía' }))) await seedDemo(ctx);
  const [course, person] = await Promise.all([
    CourseModel.findOne({ name: 'Escopeta Deportiva' }).lean(),
    UserModel.findOne({ firstName: 'Lucía' }).lean(),
  ]);
  const studentId = String(person?._id);
  const asking = await UserModel.findOne({ firstName: 'Martín' }).lean();
  await recordRequest(String(asking?._id), new Date());
  const { accessToken: student } = await openSession(ctx, { userId: studentId, via: 'password' });
  const { token: staff } = await anAdmin(server);
  return {
    ids: { ':course': String(course?._id), ':person': studentId, ':asking': String(asking?._id) },
    tokens: { staff, student },
  };
};

/** Each dialog at a desk in light and on a phone in dark; with LOOKS=all, all four. */
const widthsOf = (theme: (typeof THEMES)[number]) =>
  process.env.LOOKS === 'all' ? WIDTHS : theme === 'light' ? ([1280] as const) : ([360] as const);

const dialogOf = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', typeof name === 'string' ? { name, exact: true } : { name }).last();

const settle = (page: Page) =>
  expect.poll(() => page.locator('[aria-busy=true]').count(), { timeout: 10_000 }).toBe(0);

const closeAll = async (page: Page) => {
  for (let left = 4; left > 0 && (await page.getByRole('dialog').count()) > 0; left--) {
    await page.keyboard.press('Escape');
    const leave = page.getByRole('button', { name: 'Salir sin guardar' });
    if (await leave.isVisible()) await leave.click();
    await page.waitForTimeout(50);
  }
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
};

/** Escape and `Volver` ask; staying keeps what was typed. */
const expectQuestion = async (page: Page, dialog: string | RegExp) => {
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  // The first one may close a calendar that is open.
  await expect
    .poll(async () => {
      if (await question.isVisible()) return true;
      await page.keyboard.press('Escape');
      await page.waitForTimeout(500);
      return question.isVisible();
    })
    .toBe(true);
  await question.waitFor();
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await question.waitFor({ state: 'detached' });
  await dialogOf(page, dialog).getByRole('button', { name: 'Volver', exact: true }).last().click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await question.waitFor({ state: 'detached' });
};

const ROLES = { staff: STAFF_SCREENS, student: STUDENT_SCREENS };
const rows = Object.entries(ROLES).flatMap(([role, screens]) =>
  screens.map((screen) => ({ role, ...screen })),
);

describe.each(THEMES)('every click, %s', (theme) => {
  const shown = theme === 'light' ? rows : rows.filter(({ dialogs }) => dialogs);
  test.for(shown)(
    'of $role at $at is answered at once',
    { timeout: 120_000 },
    async (row, { server, visit }) => {
      const { ids, tokens } = await withDemo(server);
      const page = await visit({ at: '/terms', token: tokens[row.role as keyof typeof tokens], theme });
      page.setDefaultTimeout(10_000);
      const promptly = await watchPromptness(page);
      const go = async () => {
        await page.goto(row.at.replace(/:\w+/, (name) => ids[name as keyof typeof ids]));
        await waitForWholePage(page);
      };
      const take = async (steps: Step[] = []) => {
        for (const step of steps) {
          await promptly(step);
          await settle(page);
        }
      };

      // Once is enough for what is done; its look is another in the dark.
      const isWhole = theme === 'light' || process.env.LOOKS === 'all';
      for (const width of widthsOf(theme)) {
        await page.setViewportSize({ width, height: 740 });
        await go();
        for (const { dialog, open, change, inside } of row.dialogs ?? []) {
          await take(open);
          await dialogOf(page, dialog).waitFor();
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
          if (!isWhole) {
            await closeAll(page);
            continue;
          }
          await change?.(page);
          await take(inside);
          if (change) await expectQuestion(page, dialog);
          await closeAll(page);
        }
        if (!isWhole) continue;
        if (row.dialogs && row.steps) await go();
        await take(row.steps);
      }
    },
  );
});
