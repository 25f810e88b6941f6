import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { academy } from '#domain/academy.ts';
import { aCourse, aPersonalisedCourse } from '../bff/contract/builders.ts';
import { aStudent } from './accounts.ts';
import { appTakesOver, expectGoodLook } from './look.ts';
import { test } from './stage.ts';
import { enrolmentIn } from './training.ts';

const cardOf = (page: Page, name: string) => page.getByRole('article', { name });
const enrolButton = (page: Page, name: string) => cardOf(page, name).getByRole('button');

describe('a visitor', () => {
  test('opens the sign-in, the courses again, and the landing page', async ({ visit }) => {
    const page = await visit({ at: '/courses' });
    await page.getByRole('banner').getByRole('link', { name: 'Ingresar' }).click();
    await page.waitForURL('**/auth');
    await page.goBack();
    await page
      .getByRole('banner')
      .getByRole('link', { name: `${academy.name}, inicio` })
      .click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test('a course opens by its whole card, and is enrolled in by its button alone', async ({ visit }) => {
  const { id } = await aCourse({ name: 'Toda la tarjeta' });
  const page = await visit({ at: '/courses' });
  await appTakesOver(page);
  const card = cardOf(page, 'Toda la tarjeta');
  // The link of the title lies over the card.
  await card.getByText('Polígono Norte').click({ force: true });
  await page.waitForURL(`**/courses/${id}`);
  await page.goBack();
  await card.getByRole('button', { name: 'Inscribirse' }).click();
  await page.waitForURL('**/auth');
});

describe('the look of the courses', () => {
  test('is accessible and fits', async ({ server, visit }) => {
    await aPersonalisedCourse();
    const course = await aCourse({ name: 'Inscripta' });
    const { token } = await aStudent(server);
    await enrolmentIn(server, { token, courseId: course.id });
    const page = await visit({ at: '/courses', token });
    await enrolButton(page, 'Inscripta').getByText('Inscripto').waitFor();
    await page.getByRole('button', { name: 'Programar Clase' }).click();
    await page.getByRole('main').getByText('Selecciona una fecha').waitFor();
    await page.getByRole('button', { name: 'Cerrar aviso' }).click();
    await expectGoodLook(page);
  });
});
