import { act, screen, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { TOKEN_STORAGE_KEY } from '#domain/academy.ts';
import { aCourse, academyDay, aPersonalisedCourse } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { aStudent } from '../../e2e/accounts.ts';
import { enrolmentIn } from '../../e2e/training.ts';
import { dateField, fillBooking, form, submit, timeField } from './booking-form.ts';
import { test } from './open-app.tsx';
import { expectAddress, expectToast, shownToasts } from './screen.ts';
import { signIn } from './sign-in.ts';

const signInElsewhere = (token: string) => {
  localStorage.setItem(TOKEN_STORAGE_KEY, token);
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
};

describe('a session that another tab begins', () => {
  test('shows its own dashboard, also while that of the former one loads', async ({
    server,
    openApp,
    network,
  }) => {
    const [{ token }, other] = [await aStudent(server), await aStudent(server, { firstName: 'Rosa' })];
    const release = network.hold('Dashboard');
    await openApp({ at: '/dashboard', token });
    await screen.findByText('Cargando tu panel...');
    signInElsewhere(other.token);
    release();
    await screen.findByRole('heading', { level: 1, name: 'Bienvenida, Rosa' });
    expect(window.location.pathname).toBe('/dashboard');
  });

  test.for(['a visitor', 'a student'])(
    'shows %s its own enrolments only',
    async (who, { server, openApp }) => {
      const [mine, theirs] = [`La primera de ${who}`, `La segunda de ${who}`];
      const [first, second] = [await aStudent(server), await aStudent(server)];
      for (const [{ token }, name] of [
        [first, mine],
        [second, theirs],
      ] as const)
        await enrolmentIn(server, { token, courseId: (await aCourse({ name })).id });
      await openApp({ at: '/courses', ...(who === 'a student' ? { token: first.token } : {}) });
      const expectButton = async (name: string, text: string) =>
        within(await screen.findByRole('article', { name })).findByText(text);
      await expectButton(mine, who === 'a student' ? 'Inscripto' : 'Inscribirse');
      await expectButton(theirs, 'Inscribirse');
      signInElsewhere(second.token);
      await expectButton(theirs, 'Inscripto');
      await expectButton(mine, 'Inscribirse');
    },
  );
});

describe('signing in', () => {
  test('leads to the page that a visitor asked for', async ({ server, openApp }) => {
    const { user: ana } = await aStudent(server);
    const user = await openApp({ at: '/history?x=1#cursos' });
    await expectAddress('/auth');
    await signIn(user, ana);
    await expectAddress('/history');
    expect(window.location.search + window.location.hash).toBe('?x=1#cursos');
  });

  test('after signing out leads to the dashboard', async ({ server, openApp }) => {
    const { user: ana, token } = await aStudent(server);
    const user = await openApp({ at: '/profile', token });
    await user.click(await screen.findByRole('button', { name: 'Cerrar Sesión' }));
    await expectAddress('/auth');
    await signIn(user, ana);
    await expectAddress('/dashboard');
  });

  test('opens one session when the button is pressed repeatedly', async ({ server, openApp, network }) => {
    const { user: ana } = await aStudent(server);
    const user = await openApp({ at: '/auth' });
    const release = network.hold('SignIn');
    await signIn(user, ana);
    await user.click(await screen.findByRole('button', { name: 'Ingresando...' }));
    release();
    await expectAddress('/dashboard');
    expect(network.operations().filter((name) => name === 'SignIn')).toEqual(['SignIn']);
  });
});

test('signing out while a page loads says nothing else', async ({ server, openApp, network }) => {
  const { token } = await aStudent(server);
  const user = await openApp({ at: '/dashboard', token });
  await screen.findByRole('heading', { name: 'Mis Próximos Cursos' });
  const release = network.hold('History');
  await user.click(screen.getByRole('link', { name: 'Historial' }));
  await screen.findByText('Cargando tu pasaporte...');
  await user.click(screen.getByRole('button', { name: 'Salir' }));
  await expectAddress('/auth');
  await expectToast('Sesión cerrada exitosamente');
  release();
  await screen.findByRole('heading', { name: 'Te damos la bienvenida' });
  expect(shownToasts()).toEqual(['Sesión cerrada exitosamente']);
  expect(within(screen.getByRole('main')).queryByRole('status')).toBeNull();
});

describe('a booking that is filled in', () => {
  const DAY = academyDay(9);

  const expectDraft = async () => {
    await screen.findByRole('form', { name: 'Programar una clase personalizada' });
    expect([dateField().value, timeField().value]).toEqual([DAY.split('-').reverse().join('/'), '09:00']);
    form().getByRole('radio', { name: 'Tiro Defensivo', checked: true });
    form().getByRole('checkbox', { name: /Pistola 9mm/, checked: true });
  };

  test.for(['a visitor', 'somebody whose session has ended'])(
    'is kept for %s, who signs in first',
    async (who, { server, openApp }) => {
      await aPersonalisedCourse();
      const { user: ana, token } = await aStudent(server);
      const isVisitor = who === 'a visitor';
      const user = await openApp({ at: '/courses', expecting: [401], ...(isVisitor ? {} : { token }) });
      await screen.findByRole('form', { name: 'Programar una clase personalizada' });
      await fillBooking(user, DAY);
      await connectGraphql(server.url, token).logout();
      await submit(user);
      await expectToast('Debes iniciar sesión para programar una clase');
      await expectAddress('/auth');
      await signIn(user, ana);
      await expectAddress('/courses');
      expect(window.location.hash).toBe('#personalised-classes');
      await expectDraft();
    },
  );

  test('is kept when its page is left, and removed by signing out', async ({ server, openApp }) => {
    const { token } = await aStudent(server);
    const user = await openApp({ at: '/courses', token });
    await screen.findByRole('form', { name: 'Programar una clase personalizada' });
    await fillBooking(user, DAY);
    await user.click(screen.getByRole('link', { name: 'Historial' }));
    await expectAddress('/history');
    act(() => history.back());
    await expectDraft();
    await user.click(screen.getByRole('button', { name: 'Salir' }));
    await expectAddress('/auth');
    act(() => history.back());
    await screen.findByRole('form', { name: 'Programar una clase personalizada' });
    expect(timeField().value).toBe('');
  });
});
