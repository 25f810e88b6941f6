import { describe, expect } from 'vitest';
import { seedDemo } from '../bff/demo/seed.ts';
import { systemContext } from '../bff/src/context.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { UserModel } from '../bff/src/features/users/user.model.ts';
import { anAdmin } from './accounts.ts';
import {
  LONG_NAME,
  expectAccessible,
  expectGoodLook,
  expectNoSidewaysScroll,
  openInApp,
  resize,
  waitForRest,
} from './look.ts';
import { test, THEMES, WIDTHS } from './stage.ts';

const SCREENS = [
  '/gestion',
  '/gestion/agenda',
  '/gestion/inscripciones',
  '/gestion/agenda?vista=semana',
  '/gestion/cursos',
  '/gestion/cursos/nuevo',
  '/gestion/cursos/:id',
  '/gestion/personas',
  '/gestion/personas/:id',
  '/gestion/instructores',
  '/gestion/armeria',
  '/gestion/puntos',
  '/gestion/informes',
  '/gestion/actividad',
  '/gestion/integraciones',
] as const;

const idOf = async (screen: string) => {
  const model = screen.includes('/cursos/') ? CourseModel : UserModel;
  const filter = screen.includes('/cursos/') ? { name: 'Escopeta Deportiva' } : { firstName: 'Lucía' };
  return String((await (model as typeof CourseModel).findOne(filter).lean())?._id);
};

/** Each screen at a desk in light and on a phone in dark; with LOOKS=all, all four. */
const widthsOf = (theme: (typeof THEMES)[number]) =>
  process.env.LOOKS === 'all' ? WIDTHS : theme === 'light' ? ([1280] as const) : ([360] as const);

describe.each(THEMES)('the screens of Gestión, %s', (theme) => {
  test('are accessible and fit, with data', { timeout: 240_000 }, async ({ server, visit }) => {
    if (!(await UserModel.exists({ firstName: 'Lucía' }))) await seedDemo(systemContext(server.deps));
    await UserModel.updateOne({ firstName: 'Lucía' }, { lastName: LONG_NAME });
    const { token } = await anAdmin(server);
    const widths = widthsOf(theme);
    const page = await visit({ at: '/terms', token, theme });
    for (const screen of SCREENS) {
      await resize(page, widths[0]);
      await openInApp(page, screen.replace(':id', await idOf(screen)));
      await expectGoodLook(page, widths);
    }
  });

  test('an enrolment, its cancellation and the keys', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const page = await visit({ at: '/gestion/inscripciones?estado=PENDING', token, theme });
    await page.locator('[data-row-link]').first().click();
    await page.getByRole('button', { name: 'Cancelar…' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancelar…' }).click();
    const question = page.getByRole('dialog', { name: /¿Cancelar esta inscripción/ });
    await question.waitFor();
    await expectAccessible(page);
    await resize(page, 320);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await waitForRest(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Atajos de teclado' }).waitFor();
    await expectAccessible(page);
  });
});
