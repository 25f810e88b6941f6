import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { addDays } from 'date-fns';
import { afterEach, describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { clockIn, dayIn, weekdayAndDay } from '#domain/dates/date-text.ts';
import { aBooking, anInstructor, aPersonalisedCourse, good } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { anOpenWeek, newException, noSchedule } from '../../bff/contract/schedule-builders.ts';
import { CourseModel } from '../../bff/src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
import { InstructorModel } from '../../bff/src/features/instructors/instructor.model.ts';
import { aStudent } from '../../e2e/accounts.ts';
import {
  check,
  closeConfirmation,
  confirmation,
  dateField,
  fillDate,
  form,
  OWN_WEAPON,
  pick,
  submit,
  timeField,
} from './booking-form.ts';
import { test as base } from './open-app.tsx';
import { expectToast } from './screen.ts';

const test = base.extend<{ open: () => Promise<UserEvent> }>({
  open: async ({ server, openApp }, use) => {
    const { token } = await aStudent(server);
    await aPersonalisedCourse({ location: 'Polígono Norte', durationMinutes: 60 });
    await use(async () => {
      const user = await openApp({ at: '/courses', token, expecting: [409, 422] });
      await screen.findByRole('form', { name: 'Programar una clase personalizada' });
      return user;
    });
  },
});

afterEach(async () => {
  sessionStorage.clear();
  await Promise.all([noSchedule(), EnrolmentModel.deleteMany(), InstructorModel.deleteMany()]);
  await CourseModel.deleteMany();
});

const soonest = () => form().findByRole('button', { name: /^El más próximo: / });
const timeButton = (name: string) => form().findByRole('button', { name });

/** Whatever the time is now, it is a whole day with its classes. */
const DAY_AFTER_TOMORROW = addDays(new Date(), 2);

const chooseDay = (day = DAY_AFTER_TOMORROW) => fillDate(dayIn(day, academy.timeZone));

const fillChoices = async (user: UserEvent) => {
  await pick(user, 'Tiro Defensivo');
  await check(user, /Pistola 9mm/);
  await check(user, OWN_WEAPON);
};

describe('free times', () => {
  test('are those of the day, fill the time by a click, and are removed once booked', async ({ open }) => {
    const lane = { id: 'a', name: 'Línea 1', location: 'Polígono Norte', isActive: true };
    await anOpenWeek({ lanes: [lane] });
    const user = await open();
    chooseDay();
    await user.click(await timeButton('10:00'));
    expect(timeField().value).toBe('10:00');
    expect(dateField().value).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    await fillChoices(user);
    await submit(user);
    await expectToast('Clase personalizada programada exitosamente');
    await closeConfirmation(user);
    await waitFor(() => expect(form().queryByRole('button', { name: '10:00' })).toBeNull());
    await soonest();
  });

  test('say that a time was taken meanwhile, with the nearest ones, to which the class is moved', async ({
    server,
    open,
  }) => {
    const lane = { id: 'a', name: 'Línea 1', location: 'Polígono Norte', isActive: true };
    await anOpenWeek({ lanes: [lane] });
    const user = await open();
    chooseDay();
    await user.click(await timeButton('10:00'));
    await fillChoices(user);
    const { id: courseId } = await CourseModel.findOne({ courseType: 'Personalizado' }).orFail();
    const scheduledDate = dayIn(addDays(new Date(), 2), academy.timeZone);
    const quick = await aStudent(server);
    const booking = aBooking(String(courseId), { scheduledDate, scheduledTime: '10:00' });
    good(await connectGraphql(server.url, quick.token).enrol(booking));
    await submit(user);
    const dialog = within(await confirmation());
    await dialog.findByText(/^Pedido recibido: el horario ya no está libre/);
    const nearest = within(dialog.getByRole('region', { name: 'Horarios libres más cercanos' }));
    expect(nearest.getAllByRole('button')).toHaveLength(3);
    await user.click(nearest.getByRole('button', { name: /, 09:00:/ }));
    await expectToast('Clase reprogramada');
    const starts = (await EnrolmentModel.find().lean()).map(({ startsAt }) =>
      clockIn(startsAt as Date, academy.timeZone),
    );
    expect(starts.sort()).toEqual(['09:00', '10:00']);
  });

  test('of other days are offered where the chosen day has none', async ({ open }) => {
    const closed = addDays(new Date(), 3);
    const day = dayIn(closed, academy.timeZone);
    await anOpenWeek({ exceptions: [{ ...newException({ day }), id: 'a', span: null }] });
    const user = await open();
    await soonest();
    chooseDay(closed);
    await form().findByText(`El ${weekdayAndDay(closed, academy.timeZone)} no hay horarios libres.`);
    const nearest = within(form().getByRole('region', { name: 'Horarios libres más cercanos' }));
    const [first] = nearest.getAllByRole('button');
    if (first) await user.click(first);
    await waitFor(() => expect(timeField().value).toBe('09:00'));
  });

  test('are not shown if the academy offers none', async ({ open, network }) => {
    await anInstructor({ workingHours: [{ weekday: 1, from: '09:00', to: '12:00' }] });
    await open();
    await waitFor(() => expect(network.operations()).toContain('FreeTimes'));
    expect(form().queryByRole('button', { name: /^El más próximo/ })).toBeNull();
    expect(form().queryByLabelText('Instructor')).toBeNull();
  });

  test('show a warning if the weapons of the class are not free', async ({ open }) => {
    await anOpenWeek({ policy: 'enforce', weaponCounts: [{ weapon: 'pistola-9mm', count: 0 }] });
    const user = await open();
    chooseDay();
    await user.click(await timeButton('10:00'));
    const notice = 'Ese horario no está libre para esta clase. Elige otro.';
    expect(form().queryByText(notice)).toBeNull();
    await check(user, /Pistola 9mm/);
    await form().findByText(notice);
    await form().findByText('No hay horarios libres en los próximos 60 días.');
    await check(user, OWN_WEAPON);
    await waitFor(() => expect(form().queryByText(notice)).toBeNull());
    await timeButton('10:00');
  });
});

describe('the choice of an instructor', () => {
  const everyDay = (from: string, to: string) =>
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));
  const chosen = () => form().getByLabelText<HTMLSelectElement>('Instructor').value;

  test('shows the times of one, books the class with that instructor and is kept', async ({ open }) => {
    await anOpenWeek();
    await anInstructor({ name: 'Marta Ruiz', workingHours: everyDay('09:00', '12:00') });
    const { id } = await anInstructor({ name: 'Álvaro Bruno', workingHours: everyDay('09:00', '10:00') });
    const user = await open();
    const choice = await form().findByLabelText<HTMLSelectElement>('Instructor');
    expect([...choice.options].map(({ text }) => text)).toEqual([
      'Cualquier instructor',
      'Álvaro Bruno',
      'Marta Ruiz',
    ]);
    chooseDay();
    await timeButton('11:00');
    await user.selectOptions(choice, 'Álvaro Bruno');
    await waitFor(() => expect(form().queryByRole('button', { name: '11:00' })).toBeNull());
    await user.click(await timeButton('09:00'));
    await fillChoices(user);
    await submit(user);
    await expectToast('Clase personalizada programada exitosamente');
    await closeConfirmation(user);
    expect(await EnrolmentModel.findOne().lean()).toMatchObject({ instructorId: id });
    expect(chosen()).toBe(id);
    await user.selectOptions(choice, 'Cualquier instructor');
    await timeButton('11:00');
  });

  test('is removed from a stored form when the instructor is inactive', async ({ open }) => {
    await anOpenWeek();
    await anInstructor({ name: 'Marta Ruiz', workingHours: everyDay('09:00', '12:00') });
    await anInstructor({ name: 'Álvaro Bruno', workingHours: everyDay('09:00', '12:00') });
    const { id } = await anInstructor({ name: 'Zoe Vera', workingHours: everyDay('09:00', '12:00') });
    const user = await open();
    await user.selectOptions(await form().findByLabelText('Instructor'), 'Zoe Vera');
    await InstructorModel.updateOne({ _id: id }, { $set: { isActive: false } });
    await open();
    await form().findByLabelText('Instructor');
    await waitFor(() => expect(chosen()).toBe(''));
  });

  test('is not offered if there is one only', async ({ open }) => {
    await anOpenWeek();
    await anInstructor({ workingHours: everyDay('09:00', '12:00') });
    await open();
    await soonest();
    expect(form().queryByLabelText('Instructor')).toBeNull();
  });
});
