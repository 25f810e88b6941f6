import { expect } from 'vitest';
import { givePoints } from '../bff/contract/builders.ts';
import { seedDemo } from '../bff/demo/seed.ts';
import { systemContext } from '../bff/src/operation/context.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { UserModel } from '../bff/src/features/users/user.model.ts';
import { anAdmin, aStudent } from './accounts.ts';
import { DESK_LOOKS, FEW_LOOKS, LONG_NAME, expectGoodLook, openInApp, resize, waitForRest } from './look.ts';
import { test } from './stage.ts';

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
  '/gestion/certificados',
  '/gestion/informes',
  '/gestion/informes/asistencia',
  '/gestion/actividad',
  '/gestion/correo',
  '/gestion/integraciones',
] as const;

const idOf = async (screen: string) => {
  const model = screen.includes('/cursos/') ? CourseModel : UserModel;
  const filter = screen.includes('/cursos/') ? { name: 'Escopeta Deportiva' } : { firstName: 'Lucía' };
  return String((await (model as typeof CourseModel).findOne(filter).lean())?._id);
};

test(
  'the screens of Gestión are accessible and fit, with data',
  { timeout: 240_000 },
  async ({ server, visit }) => {
    await seedDemo(systemContext(server.deps));
    await UserModel.updateOne({ firstName: 'Lucía' }, { lastName: LONG_NAME });
    const { token } = await anAdmin(server);
    const page = await visit({ at: '/terms', token });
    for (const screen of SCREENS) {
      await resize(page, 1280);
      await openInApp(page, screen.replace(':id', await idOf(screen)));
      await expectGoodLook(page, FEW_LOOKS);
    }
  },
);

test('the reports have Spanish figures, and print in colour', async ({ server, visit }) => {
  const { token } = await anAdmin(server);
  const { user } = await aStudent(server);
  await givePoints(user.id, 40_000);
  const page = await visit({ at: '/gestion/informes', token, theme: 'dark' });
  await page
    .getByText(/^\d{2,3}\.000$/)
    .first()
    .waitFor();
  expect(
    await page
      .locator('.recharts-yAxis')
      .getByText(/mil|[KkM]/)
      .count(),
  ).toBe(0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.getByText(/^Informes de .+ a .+/).waitFor();
  expect(await page.evaluate(() => document.documentElement.classList.contains('light'))).toBe(true);
  const marks = page.locator('.recharts-legend-wrapper').first().locator('css=div:empty');
  const adjustments = await marks.evaluateAll((all) =>
    all.map((mark) => getComputedStyle(mark).getPropertyValue('print-color-adjust')),
  );
  expect([...new Set(adjustments)]).toEqual(['exact']);
});

test('the last row of a list has no border beside that of the frame', async ({ server, visit }) => {
  const { token } = await anAdmin(server);
  await aStudent(server);
  const page = await visit({ at: '/gestion/personas', token });
  await page.locator('tbody tr').nth(1).waitFor();
  const rules = await page
    .getByRole('table', { name: 'Personas' })
    .locator('tbody tr td:first-child')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).borderBottomWidth));
  expect(rules.slice(-2)).toEqual(['1px', '0px']);
});

test('an enrolment is opened and cancelled, also by keys', async ({ server, visit }) => {
  const { token } = await anAdmin(server);
  const page = await visit({ at: '/gestion/inscripciones?estado=PENDING', token });
  await page.locator('[data-row-link]').first().click();
  await page.getByRole('button', { name: 'Cancelar…' }).waitFor();
  await expectGoodLook(page, DESK_LOOKS);
  await page.getByRole('button', { name: 'Cancelar…' }).click();
  const question = page.getByRole('dialog', { name: /¿Cancelar esta inscripción/ });
  await question.waitFor();
  await expectGoodLook(page, DESK_LOOKS);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await waitForRest(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Atajos de teclado' }).waitFor();
  await expectGoodLook(page, DESK_LOOKS);
});
