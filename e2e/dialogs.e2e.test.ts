import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seedDemo } from '../bff/demo/seed.ts';
import type { TestServer } from '../bff/contract/harness.ts';
import { systemContext } from '../bff/src/context.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { openSession } from '../bff/src/features/sessions/session.ts';
import { UserModel } from '../bff/src/features/users/user.model.ts';
import { anAdmin } from './accounts.ts';
import { STAFF_SCREENS, STUDENT_SCREENS, type DialogRow, type ScreenRow } from './dialogs.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForWholePage } from './look.ts';
import { watchPromptness, type Step } from './prompt-answer.ts';
import { test, THEMES, WIDTHS } from './stage.ts';

const idsOf = async () => {
  const [course, person] = await Promise.all([
    CourseModel.findOne({ name: 'Escopeta Deportiva' }).lean(),
    UserModel.findOne({ firstName: 'Lucía' }).lean(),
  ]);
  return { ':course': String(course?._id), ':person': String(person?._id) };
};

const withDemo = async (server: TestServer) => {
  if (!(await UserModel.exists({ firstName: 'Lucía' }))) await seedDemo(systemContext(server.deps));
  return idsOf();
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

/** Escape, the cross and what is beside it ask; staying keeps what was typed. */
const expectQuestion = async (page: Page, { dialog, change }: DialogRow) => {
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await change?.(page);
  await settle(page);
  for (const leave of ['Escape', 'Volver', 'Cerrar']) {
    if (leave === 'Escape') await page.keyboard.press('Escape');
    else await dialogOf(page, dialog).getByRole('button', { name: leave, exact: true }).last().click();
    await question.waitFor();
    if (leave !== 'Cerrar') {
      await question.getByRole('button', { name: 'Seguir editando' }).click();
      await question.waitFor({ state: 'detached' });
    }
  }
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await question.waitFor({ state: 'detached' });
};

const visitScreens = async (
  page: Page,
  screens: ScreenRow[],
  ids: Record<string, string>,
  widths: readonly number[],
) => {
  const promptly = await watchPromptness(page);
  const go = async (at: string) => {
    await page.goto(at.replace(/:\w+/, (name) => ids[name] ?? name));
    await waitForWholePage(page);
  };
  const take = async (steps: Step[] = []) => {
    for (const step of steps) {
      await promptly(step);
      await settle(page);
    }
  };
  for (const { at, steps, dialogs = [] } of screens) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await go(at);
      for (const row of dialogs) {
        await take(row.open);
        await dialogOf(page, row.dialog).waitFor();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        if (row.change) await row.change(page);
        await settle(page);
        await take(row.inside);
        if (row.change) await expectQuestion(page, row);
        await closeAll(page);
      }
      await take(steps);
    }
  }
};

describe.each(THEMES)('every dialog, %s', (theme) => {
  test('of staff', { timeout: 300_000 }, async ({ server, visit }) => {
    const ids = await withDemo(server);
    const { token } = await anAdmin(server);
    const page = await visit({ at: '/gestion', token, theme });
    await visitScreens(page, STAFF_SCREENS, ids, widthsOf(theme));
  });

  test('of students', { timeout: 300_000 }, async ({ server, visit }) => {
    const ids = await withDemo(server);
    const ctx = systemContext(server.deps);
    const { accessToken } = await openSession(ctx, { userId: ids[':person'], via: 'password' });
    const page = await visit({ at: '/dashboard', token: accessToken, theme });
    await visitScreens(page, STUDENT_SCREENS, ids, widthsOf(theme));
  });
});
