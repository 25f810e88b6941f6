import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { toCentavos } from '#domain/money/centavos.ts';
import { academyDay, aCourse, aPersonalisedCourse, aWaiting } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import type { TestServer } from '../../bff/contract/harness.ts';
import { CourseModel } from '../../bff/src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { enrolmentIn } from '../../e2e/training.ts';
import { confirmation, fillBooking, submit } from './booking-form.ts';
import { test } from './open-app.tsx';
import { expectToast } from './screen.ts';

const [SEEN, PRESENT] = [44_000, 99_000];

const raise = (_id: string) => CourseModel.updateOne({ _id }, { priceCentavos: toCentavos(PRESENT) });

type Scene = {
  at: string;
  token: string;
  courseId: string;
  /** Until the price is shown. */
  open: (user: UserEvent) => Promise<unknown>;
  raise: () => Promise<unknown>;
  press: (user: UserEvent) => Promise<void>;
  done: string;
  operation: string;
};

const enrolling = async (server: TestServer): Promise<Scene> => {
  const { id: courseId, name } = await aCourse({ name: 'Curso que sube', price: SEEN });
  return {
    at: `/courses/${courseId}`,
    token: (await aStudent(server)).token,
    courseId,
    operation: 'Enrol',
    open: () => screen.findByRole('heading', { name }),
    raise: () => raise(courseId),
    press: (user) => user.click(screen.getByRole('button', { name: 'Inscribirse' })),
    done: messages.enrolled,
  };
};

const accepting = async (server: TestServer): Promise<Scene> => {
  const { id: courseId } = await aCourse({
    name: 'Oferta que sube',
    price: SEEN,
    capacity: 1,
    offerHours: 5,
  });
  const holder = await aStudent(server);
  const { id } = await enrolmentIn(server, { token: holder.token, courseId });
  const { token, user } = await aStudent(server);
  await aWaiting(user.id, courseId);
  await connectGraphql(server.url, holder.token).cancelEnrolment(id);
  return {
    at: '/dashboard',
    token,
    courseId,
    operation: 'AcceptOffer',
    raise: () =>
      EnrolmentModel.updateOne({ courseId, userId: user.id }, { priceCentavos: toCentavos(PRESENT) }),
    open: async (member) => {
      await member.click(await screen.findByRole('button', { name: 'Oferta que sube' }));
      await screen.findByText('$44,000.00');
    },
    press: async (member) => member.click(await screen.findByRole('button', { name: 'Aceptar el lugar' })),
    done: 'El lugar es tuyo',
  };
};

const enrollingSomebody = async (server: TestServer): Promise<Scene> => {
  const { id: courseId } = await aCourse({ name: 'Del mostrador', price: SEEN });
  const { user: student } = await aStudent(server);
  return {
    at: `/gestion/personas/${student.id}`,
    token: (await anAdmin(server)).token,
    courseId,
    operation: 'EnrolStudent',
    open: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Inscribir en un curso…' }));
      await screen.findByRole('option', { name: /^Del mostrador.*44\.000/ });
      await user.selectOptions(screen.getByLabelText(/^Curso/), courseId);
    },
    raise: () => raise(courseId),
    press: (user) => user.click(screen.getByRole('button', { name: 'Inscribir' })),
    done: 'Inscribiste a',
  };
};

const SCENES = { enrolling, accepting, 'enrolling somebody': enrollingSomebody };

const pricesOf = async (courseId: string) =>
  (await EnrolmentModel.find({ courseId, status: { $ne: 'cancelled' }, offerUntil: null }).lean()).map(
    ({ priceCentavos }) => priceCentavos / 100,
  );

const question = () => screen.findByRole('dialog', { name: 'El precio cambió' });

describe('a price that changes while the page is open', () => {
  test.for(Object.keys(SCENES) as (keyof typeof SCENES)[])(
    '%s: is asked about, and accepted as another request',
    async (name, { server, network, openApp }) => {
      const scene = await SCENES[name](server);
      const user = await openApp({ at: scene.at, token: scene.token, expecting: [409] });
      await scene.open(user);
      await scene.raise();
      await scene.press(user);
      const dialog = await question();
      expect(dialog.textContent).toMatch(/El precio cambió de \$\s?44[.,]000[.,]00 a \$\s?99[.,]000[.,]00/);
      expect(await pricesOf(scene.courseId)).toEqual([]);
      await user.click(within(dialog).getByRole('button', { name: 'Aceptar el precio' }));
      await expectToast(scene.done);
      expect(await pricesOf(scene.courseId)).toEqual([PRESENT]);
      const sent = network.sentKeys.filter(({ operationName }) => operationName === scene.operation);
      expect(sent).toHaveLength(2);
      expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    },
  );

  test('is not accepted: nothing is stored, and the page shows it', async ({ server, openApp }) => {
    const { at, token, courseId, open, press } = await enrolling(server);
    const user = await openApp({ at, token, expecting: [409] });
    await open(user);
    await raise(courseId);
    await press(user);
    await user.click(within(await question()).getByRole('button', { name: 'Cancelar' }));
    await expectToast(messages.priceChanged);
    expect(await pricesOf(courseId)).toEqual([]);
  });

  test('of a class: the form sends the one that it shows', async ({ server, network, openApp }) => {
    await aPersonalisedCourse();
    const { token } = await aStudent(server);
    const user = await openApp({ at: '/courses', token });
    await screen.findByRole('form', { name: 'Programar una clase personalizada' });
    await fillBooking(user, academyDay(40));
    await submit(user);
    await confirmation();
    const sent = network.sentOperations.find(({ operationName }) => operationName === 'BookClass');
    expect(sent?.variables).toMatchObject({ input: { expectedPrice: 60_000 } });
  });
});
