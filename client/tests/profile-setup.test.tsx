import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import { aDocumentNumber, anEmail } from '../../bff/contract/builders.ts';
import { UserModel } from '../../bff/src/features/users/user.model.ts';
import { aPendingStudent, aStudent } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectAddress, expectToast } from './screen.ts';
import { signUp as signUpAs } from './sign-in.ts';

const main = () => screen.findByRole('main');
const field = async (name: string) =>
  within(await main()).findByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Completar Registro' }));

const aValidForm = () => ({
  Nombre: 'Ana',
  Apellido: 'Ibarra',
  'Tipo de documento': 'DNI',
  'Número de documento': aDocumentNumber(),
  'Fecha de nacimiento': '17/5/90',
  Género: 'Mujer',
  Dirección: 'Av. de Mayo 1370',
});

const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const input = await field(name);
    if (!input.readOnly) fireEvent.change(input, { target: { value } });
  }
};

const signUp = async (user: UserEvent, email: string) => {
  await signUpAs(user, { email, password: 'secreto1' });
  await expectAddress('/profile-setup');
};

describe('completing a sign-up', () => {
  test('creates one account, with the referral of the link, stores no password, and opens the dashboard', async ({
    server,
    openApp,
    network,
  }) => {
    const { user: friend } = await aStudent(server);
    const email = anEmail();
    const user = await openApp({ at: '/auth', tab: { ref: friend.id } });
    await signUp(user, email);
    await screen.findByRole('heading', { name: 'Completa tu Perfil' });
    expect(JSON.stringify(window.history.state)).not.toContain('secreto1');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secreto1');
    await fill(aValidForm());
    await user.dblClick(screen.getByRole('button', { name: 'Completar Registro' }));
    await expectToast('Cuenta creada exitosamente!');
    await expectAddress('/dashboard');
    const sent = network.sentOperations.filter(({ operationName }) => operationName === 'Register');
    expect(sent).toMatchObject([{ variables: { input: { email, ref: friend.id } } }]);
    expect(await UserModel.find({ email }).lean()).toMatchObject([
      { birthDate: '1990-05-17', gender: 'Mujer', documentType: 'DNI' },
    ]);
  });

  test('without email and password redirects to /auth', async ({ openApp }) => {
    await openApp({ at: '/profile-setup' });
    await expectToast('Información de registro incompleta');
    await expectAddress('/auth');
  });

  test('with a document that is taken shows it at its field', async ({ server, openApp }) => {
    const { user: other } = await aStudent(server);
    const user = await openApp({ at: '/auth', expecting: [409] });
    await signUp(user, anEmail());
    await fill({ ...aValidForm(), 'Número de documento': other.documentNumber });
    await submit(user);
    await expectToast('Este documento ya está registrado');
    expect(document.activeElement?.getAttribute('name')).toBe('documentNumber');
    expect(window.location.pathname).toBe('/profile-setup');
  });

  test('with an email that is taken is told before the fields, with ways to sign in and to recover', async ({
    server,
    openApp,
  }) => {
    const { user: other } = await aStudent(server);
    const user = await openApp({ at: '/auth', expecting: [409] });
    await signUp(user, other.email);
    await screen.findByText(/^Este email ya está registrado\./);
    screen.getByRole('link', { name: 'recupera tu contraseña' });
    await user.click(screen.getByRole('link', { name: 'Inicia sesión' }));
    await expectAddress('/auth');
    expect((await screen.findByLabelText<HTMLInputElement>(/^Email/)).value).toBe(other.email);
    expect(JSON.stringify(window.history.state)).not.toContain(other.email);
  });

  test('with an email that is taken shows an error', async ({ server, openApp }) => {
    const { user: other } = await aStudent(server);
    const user = await openApp({ at: '/auth', expecting: [409] });
    await signUp(user, other.email);
    await fill(aValidForm());
    await submit(user);
    await expectToast('Este email ya está registrado');
  });

  test('without a connection to the server shows an error', async ({ openApp, network }) => {
    const user = await openApp({ at: '/auth' });
    await signUp(user, anEmail());
    await fill(aValidForm());
    network.lose('Register');
    await submit(user);
    await expectToast('Error al crear perfil');
  });
});

describe('completing a pending profile', () => {
  test('locks valid names and opens the dashboard', async ({ server, openApp }) => {
    const { token, user: paula } = await aPendingStudent(server, { firstName: 'Paula', lastName: 'Vega' });
    const user = await openApp({ at: '/profile-setup', token });
    expect((await field('Nombre')).readOnly).toBe(true);
    expect((await field('Apellido')).readOnly).toBe(true);
    await fill(aValidForm());
    await submit(user);
    await expectToast('Perfil completado exitosamente!');
    await expectAddress('/dashboard');
    expect(await UserModel.findById(paula.id).lean()).toMatchObject({ firstName: 'Paula', lastName: 'Vega' });
  });

  test('allows a correction of a name that is too short', async ({ server, openApp }) => {
    const { token } = await aPendingStudent(server, { firstName: 'Paula', lastName: 'V' });
    await openApp({ at: '/profile-setup', token });
    expect((await field('Nombre')).readOnly).toBe(true);
    expect((await field('Apellido')).readOnly).toBe(false);
  });

  test('warns of a DNI that has not 7 or 8 digits, and takes it', async ({ server, openApp }) => {
    const { token } = await aPendingStudent(server);
    await openApp({ at: '/profile-setup', token });
    await fill({ 'Tipo de documento': 'DNI', 'Número de documento': '301112223' });
    await screen.findByText('Un DNI tiene 7 u 8 números: revísalo');
    await fill({ 'Número de documento': '30.111.222' });
    await waitFor(() => expect(screen.queryByText(/^Un DNI tiene/)).toBeNull());
  });

  test('offers digits for the number of a DNI, and letters for other documents', async ({
    server,
    openApp,
  }) => {
    const { token } = await aPendingStudent(server);
    await openApp({ at: '/profile-setup', token });
    for (const [type, keys] of [
      ['Pasaporte', 'text'],
      ['DNI', 'numeric'],
    ] as const) {
      await fill({ 'Tipo de documento': type });
      expect((await field('Número de documento')).getAttribute('inputmode')).toBe(keys);
    }
  });

  test('redirects to the dashboard when it is already complete', async ({ server, openApp }) => {
    const { token } = await aStudent(server);
    await openApp({ at: '/profile-setup', token });
    await expectToast('Información de registro incompleta');
    await expectAddress('/dashboard');
  });

  test('shows each invalid value at its field and focuses it', async ({ server, openApp, network }) => {
    const { token } = await aPendingStudent(server, { firstName: null, lastName: null });
    const user = await openApp({ at: '/profile-setup', token });
    const valid = aValidForm();
    await fill(valid);
    for (const [name, value, text] of [
      ['Nombre', 'A', 'El nombre debe tener al menos 2 caracteres'],
      ['Apellido', 'B', 'El apellido debe tener al menos 2 caracteres'],
      ['Número de documento', '1234', 'Número de documento inválido'],
      ['Número de documento', 'PENDING-123456', 'Número de documento inválido'],
      ['Fecha de nacimiento', '', 'Selecciona tu fecha de nacimiento'],
      ['Fecha de nacimiento', '01/01/2999', 'Revisa tu fecha de nacimiento'],
      ['Dirección', 'Aqui', 'La dirección debe tener al menos 5 caracteres'],
    ] as const) {
      await fill({ [name]: value });
      await submit(user);
      await expectToast(text);
      await within(await main()).findByText(text);
      expect(document.activeElement, name).toBe(await field(name));
      await fill({ [name]: valid[name] });
    }
    expect(network.operations()).not.toContain('SetupProfile');
  });
});
