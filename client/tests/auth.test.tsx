import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { messages } from '#domain/messages.ts';
import { aPendingStudent, aStudent, PASSWORD } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectAddress, expectToast, nextFrames, shownToasts } from './screen.ts';
import { signIn, signUp } from './sign-in.ts';

const storedToken = () => localStorage.getItem('auth_token');
const json = (status: number, body: string) => () =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } });

describe('signing in', () => {
  test('shows an error that closes, also under the pointer', async ({ openApp }) => {
    const user = await openApp({ at: '/auth' });
    await user.click(await screen.findByRole('button', { name: 'Iniciar Sesión' }));
    await expectToast('Email inválido');
    const toast = document.querySelector<HTMLElement>('[data-scope=toast][data-part=root]');
    await user.hover(toast ?? document.body);
    await nextFrames();
    expect(toast?.hasAttribute('data-paused')).toBe(false);
  });

  test('with the wrong password shows an error and stays', async ({ server, openApp }) => {
    const { user: ana } = await aStudent(server);
    const user = await openApp({ at: '/auth', expecting: [401] });
    await signIn(user, { email: ana.email, password: 'incorrecta' });
    await expectToast('Email o contraseña incorrectos');
    expect(window.location.pathname).toBe('/auth');
    expect(storedToken()).toBeNull();
  });

  const faulty = [
    ['an invalid email', { email: 'ana@', password: 'secreto1' }, 'Email inválido', 'email'],
    [
      'a short password',
      { email: 'ana@example.com', password: '12345' },
      'La contraseña debe tener al menos 6 caracteres',
      'password',
    ],
    ['nothing', { email: '', password: '' }, 'Email inválido', 'email'],
  ] as const;

  for (const [what, credentials, text, focused] of faulty) {
    test(`with ${what} toasts the first error and focuses its field`, async ({ openApp, network }) => {
      const user = await openApp({ at: '/auth' });
      await signIn(user, credentials);
      await expectToast(text);
      expect(shownToasts()).toHaveLength(1);
      expect(document.activeElement?.getAttribute('name')).toBe(focused);
      await within(screen.getByRole('main')).findByText(text);
      expect(network.operations()).not.toContain('SignIn');
    });
  }

  test('without a connection to the server shows an error', async ({ openApp, network }) => {
    const user = await openApp({ at: '/auth' });
    network.lose('SignIn');
    await signIn(user, { email: 'ana@example.com', password: PASSWORD });
    await expectToast('Email o contraseña incorrectos');
  });

  const unreadable = [
    ['an unreadable error body', 502, () => new Response('<html>', { status: 502 }), 'Unknown error'],
    ['an error body without detail', 500, json(500, '{}'), 'HTTP 500'],
    ['a detail', 500, json(500, '{"detail":"Vuelve luego"}'), 'Vuelve luego'],
  ] as const;

  for (const [what, status, response, text] of unreadable) {
    test(`${what} is shown as '${text}'`, async ({ openApp, network }) => {
      const user = await openApp({ at: '/auth', expecting: [status] });
      network.respondWith(response);
      await signIn(user, { email: 'ana@example.com', password: PASSWORD });
      await expectToast(text);
    });
  }

  test('by Google shows an error where Google is not configured', async ({ openApp }) => {
    const user = await openApp({ at: '/auth', expecting: [503] });
    await user.click(await screen.findByRole('button', { name: 'Continuar con Google' }));
    await expectToast(messages.googleNotConfigured);
  });
});

describe('signing up', () => {
  test('continues with the profile and announces it', async ({ openApp }) => {
    const user = await openApp({ at: '/auth' });
    await signUp(user, { email: 'nueva@example.com', password: 'secreto1' });
    await expectToast(
      'El registro completo requiere información adicional. Serás redirigido a completar tu perfil.',
    );
    await expectAddress('/profile-setup');
    await screen.findByText('nueva@example.com');
  });

  test('with an invalid email stays', async ({ openApp }) => {
    const user = await openApp({ at: '/auth' });
    await signUp(user, { email: 'nueva@', password: '123' });
    await expectToast('Email inválido');
    expect(window.location.pathname).toBe('/auth');
  });
});

describe('a lost password', () => {
  const sendsMail = (value: boolean) =>
    json(200, JSON.stringify({ data: { health: { __typename: 'Health', sendsMail: value } } }));

  test('shows the contact of the academy at the sign-in, without mail', async ({ openApp }) => {
    const user = await openApp({ at: '/auth' });
    await user.click(await screen.findByRole('link', { name: '¿Olvidaste tu contraseña?' }));
    await screen.findByRole('heading', { level: 1, name: '¿Olvidaste tu contraseña?' });
    expect(window.location.pathname).toBe('/recuperar');
    screen.getByRole('link', { name: academy.contact.phone });
    screen.getByRole('link', { name: academy.contact.email });
    expect(screen.queryByLabelText(/^Email/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Volver a iniciar sesión' }));
    await expectAddress('/auth');
  });

  test('requires an address, and shows the same message for every one', async ({ openApp, network }) => {
    network.respondWith(sendsMail(true));
    const user = await openApp({ at: '/recuperar', expecting: [503] });
    const field = await screen.findByLabelText(/^Email/);
    const send = screen.getByRole('button', { name: 'Enviar enlace' });
    await user.click(send);
    await expectToast('Email inválido');
    await user.type(field, 'ana@example.com');
    network.restore();
    await user.click(send);
    await within(screen.getByRole('form')).findByText(messages.mailNotConfigured);
    const data = {
      requestPasswordReset: { __typename: 'Acknowledgement', detail: messages.resetRequested },
    };
    network.respondWith(json(200, JSON.stringify({ data })));
    await user.click(send);
    const shown = await screen.findByText('Si hay una cuenta con ese correo, te enviamos un enlace');
    expect(document.activeElement?.contains(shown)).toBe(true);
  });

  test('is requested again after a lost connection', async ({ openApp, network }) => {
    network.lose('SendsMail');
    const user = await openApp({ at: '/recuperar' });
    await screen.findByText(/No pudimos cargar la página/);
    network.restore();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('link', { name: academy.contact.email });
  });
});

describe('a session that is already there', () => {
  test('redirects from /auth to the dashboard without a toast', async ({ server, openApp }) => {
    const { token } = await aStudent(server);
    await openApp({ at: '/auth', token });
    await expectAddress('/dashboard');
    expect(shownToasts()).toEqual([]);
  });

  test('of a pending user redirects to the profile page', async ({ server, openApp }) => {
    const { token } = await aPendingStudent(server);
    await openApp({ at: '/auth', token });
    await expectAddress('/profile-setup');
    await screen.findByRole('heading', { name: 'Completa tu Perfil' });
  });

  for (const at of ['/auth', '/dashboard']) {
    test(`that has expired redirects from ${at} to /auth with the reason`, async ({ openApp }) => {
      await openApp({ at, token: 'expired', expecting: [401] });
      await screen.findByText(/Tu sesión venció/);
      expect(window.location.pathname).toBe('/auth');
      expect(storedToken()).toBeNull();
    });
  }

  test('is not resumed repeatedly when the dashboard cannot load', async ({ server, openApp, network }) => {
    const { token } = await aStudent(server);
    network.respondWith(json(500, '{"detail":"Se cayó"}'));
    const user = await openApp({ at: '/dashboard', token, expecting: [500] });
    await screen.findByText('Se cayó');
    await screen.findByRole('heading', { level: 1 });
    expect(window.location.pathname).toBe('/auth');
    network.restore();
    await user.click(screen.getByRole('link', { name: 'Reintentar' }));
    await screen.findByRole('heading', { name: 'Mis Próximos Cursos' });
  });

  test('shows its toast instead of that of an earlier success', async ({ server, openApp }) => {
    const { user: ana } = await aStudent(server);
    const user = await openApp({ at: '/auth' });
    await signIn(user, { email: ana.email, password: PASSWORD });
    await expectToast('Sesión iniciada exitosamente');
    await user.click(await screen.findByRole('button', { name: 'Salir' }));
    await expectToast('Sesión cerrada exitosamente');
    await waitFor(() => expect(shownToasts()).toEqual(['Sesión cerrada exitosamente']));
  });

  test.for(['is lost', 'has no response'])(
    'ends at once, also when the request %s',
    async (fate, { server, openApp, network }) => {
      const { token } = await aStudent(server);
      const user = await openApp({ at: '/dashboard', token });
      await screen.findByRole('heading', { level: 1, name: 'Bienvenida, Ana' });
      const release = network.hold('SignOut');
      if (fate === 'is lost') network.lose('SignOut');
      await user.click(screen.getByRole('button', { name: 'Salir' }));
      await expectToast('Sesión cerrada exitosamente');
      await expectAddress('/auth');
      expect(storedToken()).toBeNull();
      release();
    },
  );
});

test('a deactivated account reads the reason at sign-in, and sees the courses as any visitor', async ({
  server,
  openApp,
}) => {
  const { token } = await aStudent(server, { isActive: false });
  await openApp({ at: '/dashboard', token, expecting: [401, 403] });
  await screen.findByText(/Tu cuenta está desactivada|Tu sesión venció/);
  await expectAddress('/auth');
  await openApp({ at: '/courses', token, expecting: [401, 403] });
  await screen.findByRole('link', { name: 'Ingresar' });
  await screen.findByRole('heading', { name: 'Clases Grupales' });
});

describe('a page that needs a session', () => {
  for (const at of ['/dashboard', '/history', '/profile']) {
    test(`redirects a visitor from ${at} to /auth with the reason`, async ({ openApp }) => {
      await openApp({ at });
      await screen.findByText('Debes iniciar sesión');
      expect(window.location.pathname).toBe('/auth');
    });
  }

  for (const [at, operation] of [
    ['/dashboard', 'Dashboard'],
    ['/profile', 'Profile'],
    ['/history', 'History'],
  ] as const) {
    test(`redirects from ${at} to /auth when it cannot be loaded`, async ({ server, openApp, network }) => {
      const { token } = await aStudent(server);
      network.lose(operation);
      await openApp({ at, token });
      await expectAddress('/auth');
      if (at === '/history') await expectToast('Error al cargar historial');
    });
  }
});
