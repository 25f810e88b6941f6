import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { classDayAndTime, shortDate } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { weekdayOf } from '#domain/schedule/quarters.ts';
import { verify } from '../bff/cli/verify/verify.ts';
import { aBooking, academyDay, anInstructor, aPersonalisedCourse, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import type { TestServer } from '../bff/contract/harness.ts';
import { partOf } from '../bff/contract/mailbox.ts';
import { anOpenWeek, noSchedule } from '../bff/contract/schedule-builders.ts';
import { EnrolmentModel } from '../bff/src/features/enrolments/enrolment.model.ts';
import { InstructorModel } from '../bff/src/features/instructors/instructor.model.ts';
import { anAdmin, aStudent } from './accounts.ts';
import { DESK_LOOKS, expectGoodLook, expectToast, PHONE_LOOKS, resize, waitForWholePage } from './look.ts';
import { test } from './mail-stage.ts';
import { WIDTHS } from './stage.ts';

const DAY = academyDay(5);

type Booked = { courseId: string; lastName: string; clock: string; day?: string };

const aBookedClass = async (server: TestServer, { courseId, lastName, clock, day = DAY }: Booked) => {
  const { token, user } = await aStudent(server, { lastName, phone: '+54 9 11 4300-1010' });
  const scheduledDate = instantOf(day, clock, academy.timeZone).toISOString();
  const api = connectGraphql(server.url, token);
  const { id } = good(await api.enrol(aBooking(courseId, { scheduledDate, scheduledTime: clock })));
  return { id, email: user.email };
};

const cell = (page: Page, weekday: string, clock: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${weekday}, ${clock},`) });

const SATURDAYS = Array.from({ length: 14 }, (_, index) => academyDay(5 + index)).filter(
  (day) => weekdayOf(day) === 6,
);

describe('a closure', () => {
  test.for(WIDTHS.map((width, index) => [width, SATURDAYS[index] ?? ''] as const))(
    'of a Saturday lists its classes at %i px, and the desk moves one, reassigns one and cancels one',
    async ([width, day], { server, mailbox, visit }) => {
      await anOpenWeek();
      const { id: instructorId } = await anInstructor({ name: `Sergio ${width}` });
      const course = await aPersonalisedCourse({ durationMinutes: 60 });
      const booked: { id: string; email: string }[] = [];
      for (const [index, lastName] of ['Movida', 'Reasignada', 'Cancelada'].entries()) {
        const clock = `${9 + index}:00`.padStart(5, '0');
        booked.push(await aBookedClass(server, { courseId: course.id, lastName, clock, day }));
      }
      await aBookedClass(server, { courseId: course.id, lastName: 'Aparte', clock: '15:00', day });
      const { token } = await aStudent(server, { staffRole: 'desk' });
      const page = await visit({ at: '/gestion/horarios', token, width });
      await waitForWholePage(page);
      await page
        .getByRole('form', { name: 'Agregar un día distinto' })
        .getByLabel('Día', { exact: true })
        .fill(shortDate(day));
      await page.keyboard.press('Tab');
      await page.locator('label', { hasText: 'Todo el día' }).click();
      await page.getByLabel('Desde').fill('09:00');
      await page.getByLabel('Hasta').fill('13:00');
      await page.getByLabel('Motivo').fill('Torneo');
      await page.getByRole('button', { name: 'Agregar', exact: true }).click();
      await expectToast(page, 'Cierre agregado');
      const section = page.getByRole('region', { name: /^Clases del sábado/ });
      await section.getByText(/^3 clases quedan dentro del cierre/).waitFor();
      await section.getByRole('link', { name: '+54 9 11 4300-1010' }).first().waitFor();
      await expectGoodLook(page, width === 360 ? PHONE_LOOKS : DESK_LOOKS);
      await resize(page, width);

      const dialogOf = async (lastName: string, action: string) => {
        await section.getByRole('button', { name: new RegExp(lastName) }).click();
        await page.getByRole('button', { name: action, exact: true }).click();
      };
      const close = async () => {
        await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
        await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
      };
      await dialogOf('Movida', 'Mover…');
      const move = page.getByRole('dialog', { name: 'Mover la clase' });
      await move.getByRole('button', { name: /^El más próximo/ }).click();
      await move.getByText('Recibe el aviso: Ana Movida, por email').waitFor();
      await move.getByRole('button', { name: 'Reprogramar' }).click();
      await expectToast(page, 'Clase reprogramada');
      await close();
      await section.getByText(/^2 clases quedan dentro del cierre/).waitFor();
      await dialogOf('Reasignada', 'Instructor…');
      await page.getByRole('button', { name: `Sergio ${width}` }).click();
      await expectToast(page, '1 clase con instructor nuevo');
      await close();
      await dialogOf('Cancelada', 'Cancelar…');
      await page.getByLabel('Nota').fill('Torneo del club');
      await page.getByRole('button', { name: 'Cancelar inscripción' }).click();
      await expectToast(page, '1 inscripción cancelada');
      await close();
      await section.getByText(/^1 clase queda dentro del cierre/).waitFor();

      const [moved, reassigned, cancelled] = await Promise.all(
        booked.map(({ id }) => EnrolmentModel.findById(id).lean()),
      );
      expect(moved?.startsAt).not.toEqual(instantOf(day, '09:00', academy.timeZone));
      expect(reassigned).toMatchObject({ status: 'pending', instructorId });
      expect(cancelled).toMatchObject({ status: 'cancelled', cancellation: { note: 'Torneo del club' } });
      const lastMailTo = (email = '') =>
        partOf(mailbox.messages.filter(({ to }) => to.includes(email)).at(-1), 'text/plain');
      const when = (clock: string) =>
        classDayAndTime(instantOf(day, clock, academy.timeZone), academy.timeZone);
      await expect
        .poll(() => booked.map(({ email }) => lastMailTo(email)), { timeout: 20_000 })
        .toEqual([
          expect.stringContaining(`Tu clase del ${when('09:00')} pasa al`),
          expect.stringContaining('Anotamos tu clase'),
          expect.stringContaining(`La academia canceló tu clase del ${when('11:00')}.`),
        ]);
      expect((await verify()).problems).toEqual([]);
      await noSchedule();
    },
  );
});

describe('a class', () => {
  test('is moved from the agenda by keyboard alone', async ({ server, visit }) => {
    await anOpenWeek();
    const course = await aPersonalisedCourse({ durationMinutes: 60 });
    const { id } = await aBookedClass(server, { courseId: course.id, lastName: 'Teclado', clock: '03:00' });
    const { token } = await aStudent(server, { staffRole: 'desk' });
    const page = await visit({ at: `/gestion/agenda?dia=${DAY}`, token });
    await waitForWholePage(page);
    const tabTo = async (target: Locator) => {
      const isFocused = () => target.evaluate((element) => element === document.activeElement);
      await target.waitFor();
      for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1)
        await page.keyboard.press('Tab');
      expect(await isFocused()).toBe(true);
      await page.keyboard.press('Enter');
    };
    await tabTo(page.getByRole('button', { name: 'Ana Teclado', exact: true }));
    await tabTo(page.getByRole('button', { name: 'Mover…' }));
    const dialog = page.getByRole('dialog', { name: 'Mover la clase' });
    await tabTo(dialog.getByRole('button', { name: /^El más próximo/ }));
    await tabTo(dialog.getByRole('button', { name: 'Reprogramar' }));
    await expectToast(page, 'Clase reprogramada');
    const before = instantOf(DAY, '03:00', academy.timeZone);
    expect((await EnrolmentModel.findById(id).lean())?.startsAt).not.toEqual(before);
    await noSchedule();
  });
});

describe('the hours of an instructor', () => {
  test('have working hours and absences', async ({ server, visit }) => {
    const { id } = await anInstructor({ name: 'Paula Benítez' });
    const { token } = await anAdmin(server);
    const page = await visit({ at: '/gestion/instructores', token });
    await page.getByRole('link', { name: 'Horario de Paula Benítez' }).click();
    await waitForWholePage(page);
    await cell(page, 'Lunes', '09:00').click();
    await page.getByRole('button', { name: 'Guardar la semana' }).click();
    await expectToast(page, 'Horario guardado');
    await page.getByLabel('Primer día').fill(shortDate(DAY));
    await page.keyboard.press('Tab');
    await page.getByLabel('Motivo').fill('Turno médico');
    await page.getByRole('button', { name: 'Agregar ausencia' }).click();
    await expectToast(page, 'Ausencia agregada');
    await page.getByRole('list', { name: 'Ausencias' }).getByText('Turno médico').waitFor();
    await expectGoodLook(page);
    const stored = await InstructorModel.findById(id).lean();
    expect(stored).toMatchObject({
      workingHours: [{ weekday: 1, from: '09:00', to: '10:00' }],
      absences: [{ fromDay: DAY, toDay: DAY, reason: 'Turno médico' }],
    });
  });
});
