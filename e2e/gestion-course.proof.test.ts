import { expect } from 'vitest';
import { aCourse, academyDay, aWaiting, good } from '../bff/contract/builders.ts';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { EnrolmentModel } from '../bff/src/features/enrolments/enrolment.model.ts';
import { anAdmin, aStudent } from './accounts.ts';
import { LONG_NAME, expectGoodLook } from './look.ts';
import { test } from './stage.ts';

const at = (days: number) => instantOf(academyDay(days), '10:00', academy.timeZone);

test(
  'a course that was called off, moved or repeated is accessible and fits',
  { timeout: 240_000 },
  async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const staff = connectGraphql(server.url, token);
    const [ada, berta] = [
      await aStudent(server, { firstName: 'Ada', lastName: LONG_NAME, phone: '+54 11 5555-0101' }),
      await aStudent(server, { firstName: 'Berta', phone: '+54 11 5555-0102' }),
    ];
    const course = await aCourse({ name: 'Matutino', capacity: 1, scheduledDate: at(7) });
    good(await connectGraphql(server.url, ada.token).enrol({ courseId: course.id }));
    await aWaiting(berta.user.id, course.id);
    const scheduledDates = [14, 21, 28].map((days) => at(days).toISOString());
    good(await staff.repeatCourse({ id: course.id, scheduledDates }));
    const path = `/gestion/cursos/${course.id}`;

    const page = await visit({ at: path, token });
    const act = async (name: string) => {
      const actions = page.getByRole('button', { name: 'Acciones' });
      await actions.waitFor();
      if ((await actions.getAttribute('aria-expanded')) === 'false') await actions.click();
      await page.getByRole('button', { name }).click();
    };
    await act('Suspender…');
    await page.getByRole('dialog').waitFor();
    await expectGoodLook(page);
    await page.keyboard.press('Escape');
    await act('Repetir…');
    await page.getByRole('group', { name: 'Fechas' }).waitFor();
    await expectGoodLook(page);
    await page.keyboard.press('Escape');
    await act('Cambiar fecha…');
    await page.getByLabel('Hora').fill('18:00');
    await page.getByText('1 inscripción pasa a la fecha nueva').waitFor();
    await expectGoodLook(page);

    const series = await visit({ at: `${path}?ver=serie`, token });
    await series.getByRole('button', { name: 'Cambiar los próximos…' }).waitFor();
    await series.getByRole('button', { name: 'Cambiar los próximos…' }).click();
    await series.getByLabel('Hora').fill('18:30');
    await series.getByText('Hora: 10:00 → 18:30').first().waitFor();
    await expectGoodLook(series);

    good(await staff.callOffCourse({ id: course.id, reason: 'weather', note: 'Tormenta fuerte' }));
    const off = await visit({ at: `${path}?ver=contactos`, token });
    await off.getByRole('link', { name: '+54 11 5555-0102' }).waitFor();
    await expectGoodLook(off);
    const passport = await visit({ at: '/history', token: ada.token });
    await passport.getByText(/Suspendido por la academia/).waitFor();
    const offered = await visit({ at: `/courses/${course.id}`, token: ada.token });
    await offered.getByText(/Suspendido por la academia/).waitFor();
    await expectGoodLook(offered);
  },
);

test('the phone numbers of students who completed a course are complete on a phone', async ({
  server,
  visit,
}) => {
  const phones = ['+54 9 11 4201-1037', '+54 9 2954 15-4201-103755'];
  const { id: courseId } = await aCourse();
  for (const phone of phones) {
    const { token } = await aStudent(server, { firstName: 'Lucía', phone });
    good(await connectGraphql(server.url, token).enrol({ courseId }));
  }
  await EnrolmentModel.updateMany(
    { courseId },
    { $set: { status: 'completed', completionDate: new Date() } },
  );
  const { token } = await anAdmin(server);
  const page = await visit({ at: `/gestion/cursos/${courseId}`, token, width: 360 });
  for (const phone of phones) {
    const link = page.getByRole('link', { name: phone });
    await link.waitFor();
    const isWhole = await link.evaluate(
      (element) =>
        element.getBoundingClientRect().right <= (element.parentElement?.getBoundingClientRect().right ?? 0),
    );
    expect(isWhole, phone).toBe(true);
  }
});
