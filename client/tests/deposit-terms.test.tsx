import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { priceClass } from '#domain/enrolments/enrolment.pricing.ts';
import { pesosText } from '#domain/texts/money.ts';
import { aCourse, aPersonalisedCourse, academyDay } from '../../bff/contract/builders.ts';
import { moneyRulesAre } from '../../bff/contract/money-builders.ts';
import { CourseModel } from '../../bff/src/features/courses/course.model.ts';
import { MoneyRulesModel } from '../../bff/src/features/money/money-rules.ts';
import { aStudent } from '../../e2e/accounts.ts';
import { fillBooking, form, pick } from './booking-form.ts';
import { test } from './open-app.tsx';

const PRICE = 10_000;
const { total } = priceClass({ weapons: ['pistola-9mm'], hasWeaponAmmo: true, ammoBoxes: [] });

const sentence = (pesos: number, hours = '48 horas') =>
  `Se pide una seña de ${pesosText(pesos)} hasta ${hours} después de la inscripción. Si no la pagas, se libera tu lugar.`
    .normalize()
    .replace(/\s/g, ' ');

afterEach(async () => {
  await MoneyRulesModel.deleteMany({});
  await CourseModel.deleteMany({});
});

describe('the deposit of a group course is said before enrolling', () => {
  test('on its card and on its page', async ({ openApp }) => {
    await moneyRulesAre({});
    const { id } = await aCourse({ name: 'Con seña', price: PRICE, depositPercent: 30 });
    await aCourse({ name: 'Sin seña', price: PRICE });
    await openApp({ at: '/courses' });
    within(await screen.findByRole('article', { name: 'Con seña' })).getByText(sentence(3_000));
    expect(within(screen.getByRole('article', { name: 'Sin seña' })).queryByText(/seña de/)).toBeNull();
    await openApp({ at: `/courses/${id}` });
    within(await screen.findByRole('region', { name: 'Precio' })).getByText(sentence(3_000));
  });

  test('not while money is off', async ({ openApp }) => {
    await moneyRulesAre({ isOn: false });
    await aCourse({ name: 'Con seña', price: PRICE, depositPercent: 30 });
    await openApp({ at: '/courses' });
    await screen.findByRole('article', { name: 'Con seña' });
    expect(screen.queryByText(/seña de/)).toBeNull();
  });
});

test('the deposit of a class is that of its type, in the booking form', async ({ server, openApp }) => {
  await moneyRulesAre({ defensiveDepositPercent: 10, depositHours: 1 });
  await aPersonalisedCourse();
  const user = await openApp({ at: '/courses', token: (await aStudent(server)).token });
  await screen.findByRole('form', { name: 'Programar una clase personalizada' });
  expect(form().queryByText(/seña de/)).toBeNull();
  await fillBooking(user, academyDay(9));
  await form().findByText(sentence(total / 10, 'una hora'));
  await pick(user, 'Tiro Deportivo');
  expect(form().queryByText(/seña de/)).toBeNull();
});
