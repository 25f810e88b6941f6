import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aCourse, aPersonalisedCourse, academyDay, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { aStudent } from './accounts.ts';
import { pick, tick } from './choices.ts';
import { closeConfirmation, expectToast } from './look.ts';
import { holdOperation, watchOperations } from './network.ts';
import { test } from './stage.ts';

const cardOf = (page: Page, name: string) => page.getByRole('article', { name });
const enrolButton = (page: Page, name: string) => cardOf(page, name).getByRole('button');

const fillBooking = async (page: Page, day: string) => {
  await tick(page, 'Cuento con arma y municiones propias');
  await page.getByLabel('Fecha', { exact: true }).fill(day.split('-').reverse().join('/'));
  await page.getByLabel('Hora').fill('10:00');
  await pick(page, 'Tiro Deportivo');
  await tick(page, 'Pistola 9mm');
};

describe('the course list', () => {
  test('is complete, with bookings, beyond a hundred courses', async ({ server, visit }) => {
    const name = 'La última de muchas';
    const scheduledDate = new Date('2032-01-01T12:00:00Z');
    await Promise.all(Array.from({ length: 101 }, () => aCourse({ name: 'Una de muchas', scheduledDate })));
    await aCourse({ name, scheduledDate: null });
    const { id } = await aPersonalisedCourse();
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token });
    await cardOf(page, name).waitFor();
    await fillBooking(page, academyDay(9));
    const { sentOperations } = watchOperations(page);
    await page.getByRole('button', { name: 'Programar Clase' }).click();
    await expectToast(page, 'Clase personalizada programada exitosamente');
    expect(sentOperations[0]?.variables.input).toMatchObject({ courseId: id });
    await CourseModel.deleteMany({ name: 'Una de muchas' });
  });
});

describe('enrolling', () => {
  test('happens once when the button is pressed repeatedly', async ({ server, visit }) => {
    const course = await aCourse({ name: 'Doble clic' });
    const { token } = await aStudent(server);
    const page = await visit({ at: '/courses', token });
    const button = enrolButton(page, 'Doble clic');
    await button.getByText('Inscribirse').waitFor();

    const { names } = watchOperations(page);
    const release = await holdOperation(page, 'Enrol');
    await button.dblclick();
    await button.getByText('Inscribiendo...').waitFor();
    release();
    await expectToast(page, 'Te has inscrito exitosamente al curso');
    await closeConfirmation(page);
    await button.getByText('Inscripto').waitFor();
    expect(await button.isDisabled()).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Doble clic');
    // The booking form reads free times as soon as it is there.
    const ofEnrolling = () => names().filter((name) => name !== 'FreeTimes');
    await expect.poll(ofEnrolling).toEqual(['Enrol', 'Courses']);

    const api = connectGraphql(server.url, token);
    const [enrolment] = good(await api.myEnrolments());
    expect(enrolment?.courseId).toBe(course.id);
    await api.cancelEnrolment(enrolment?.id ?? '');
    await page.reload();
    await button.getByText('Inscribirse').waitFor();
  });
});
