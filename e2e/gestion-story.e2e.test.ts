import { expect } from 'vitest';
import { good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { aStudent, anAdmin } from './accounts.ts';
import { expectToast, waitForWholePage } from './look.ts';
import { test } from './stage.ts';

const DESK = 1280;

test('staff confirms by the keyboard only', async ({ server, visit }) => {
  const { token: staffToken } = await anAdmin(server);
  const { user, token } = await aStudent(server, { lastName: 'Teclado' });
  const api = connectGraphql(server.url, staffToken);
  const course = good(
    await api.createCourse({
      name: 'Por teclado',
      description: 'Sin ratón',
      location: 'Campana',
      courseType: 'Grupal',
      price: 1_000,
    }),
  );
  const { id } = good(await connectGraphql(server.url, token).enrol({ courseId: course.id }));
  const page = await visit({ at: '/gestion', token: staffToken, width: DESK });
  await page.getByRole('heading', { level: 1, name: 'Hoy' }).waitFor();
  await waitForWholePage(page);
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await page.getByRole('heading', { level: 1, name: 'Inscripciones' }).waitFor();
  await waitForWholePage(page);
  await page.keyboard.press('/');
  await expect
    .poll(() => page.getByRole('searchbox').evaluate((box) => box === document.activeElement))
    .toBe(true);
  await page.keyboard.type(user.email);
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await page.getByText('1 elegida').waitFor();
  const confirm = page.getByRole('region', { name: 'Lo elegido' }).getByRole('button', { name: 'Confirmar' });
  for (let presses = 0; presses < 30; presses += 1) {
    if (await confirm.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expectToast(page, '1 inscripción confirmada');
  expect(good(await api.enrolment(id)).status).toBe('confirmed');
});
