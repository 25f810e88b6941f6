import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { seedDemo } from '../bff/demo/seed.ts';
import { aClassToday, aStaffMember } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import type { TestServer } from '../bff/contract/harness.ts';
import { systemContext } from '../bff/src/operation/context.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { recordRequest } from '../bff/src/features/privacy/deletion.store.ts';
import { openSession } from '../bff/src/features/auth/sessions/session.ts';
import { UserModel } from '../bff/src/features/users/user.model.ts';
import { anAdmin } from './accounts.ts';
import { STAFF_SCREENS, STUDENT_SCREENS, type ScreenRow } from './dialogs.ts';
import { expectAccessible, expectNoSidewaysScroll, openInApp, resize } from './look.ts';
import { watchPromptness, type Step } from './prompt-response.ts';
import { test, WIDTHS } from './stage.ts';

type Ids = Record<':course' | ':running' | ':person' | ':asking', string>;

/** The demo academy, who works there and one of its students. */
const withDemo = async (server: TestServer) => {
  const ctx = systemContext(server.deps);
  if (!(await UserModel.exists({ firstName: 'Lucía' }))) await seedDemo(ctx);
  const [course, person] = await Promise.all([
    CourseModel.findOne({ name: 'Escopeta Deportiva' }).lean(),
    UserModel.findOne({ firstName: 'Lucía' }).lean(),
  ]);
  const studentId = String(person?._id);
  const requester = await UserModel.findOne({ firstName: 'Martín' }).lean();
  await recordRequest(String(requester?._id), { at: new Date() });
  const { accessToken: student } = await openSession(ctx, {
    userId: studentId,
    via: 'password',
    generations: {},
  });
  const { token: staff } = await anAdmin(server);
  const surface = { url: server.url, connect: connectGraphql };
  const { course: running } = await aClassToday(await aStaffMember(surface, 'instructor'), surface);
  return {
    ids: {
      ':course': String(course?._id),
      ':running': running.id,
      ':person': studentId,
      ':asking': String(requester?._id),
    },
    tokens: { staff, student },
  };
};

/** Each dialog at a desk in light and on a phone in dark; with LOOKS=all, all four. */
const widthsOf = (width: (typeof WIDTHS)[number]) => (process.env.LOOKS === 'all' ? WIDTHS : [width]);

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

/** Escape and `Volver` ask for confirmation; staying keeps the typed text. */
const expectQuestion = async (page: Page, dialog: string | RegExp) => {
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

const expectGoodDialog = async (page: Page, dialog: string | RegExp) => {
  await dialogOf(page, dialog).waitFor();
  // Its form is a chunk of its own.
  await expect.poll(() => dialogOf(page, dialog).locator('.chakra-skeleton').count()).toBe(0);
  // Tests of screens judge the page below.
  await expectAccessible(page, { within: '[role=dialog]' });
  await expectNoSidewaysScroll(page);
};

const addressOf = ({ at }: ScreenRow, ids: Ids) => at.replace(/:\w+/, (name) => ids[name as keyof Ids]);

const ROLES = { staff: STAFF_SCREENS, student: STUDENT_SCREENS } as const;
const roles = Object.keys(ROLES) as (keyof typeof ROLES)[];

/** The app stays loaded from one screen to the next. */
const WHOLE_ROLE = { timeout: 240_000 };

const expectPrompt = async (page: Page, rows: readonly ScreenRow[], ids: Ids) => {
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
    await openInApp(page, addressOf(row, ids));
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

test.for(roles)(
  'every click of %s has a visible effect at once',
  WHOLE_ROLE,
  async (role, { server, visit }) => {
    const { ids, tokens } = await withDemo(server);
    for (const width of widthsOf(1280)) {
      const page = await visit({ at: '/terms', token: tokens[role], width });
      page.setDefaultTimeout(10_000);
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
    const page = await visit({ at: '/terms', token: tokens[role], theme: 'dark' });
    page.setDefaultTimeout(10_000);
    for (const width of widthsOf(360)) {
      await resize(page, width);
      for (const row of ROLES[role]) {
        if (!row.dialogs) continue;
        await openInApp(page, addressOf(row, ids));
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
