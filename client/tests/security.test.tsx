import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aSecondFactor, aSession, aToken, appOf } from '../../bff/contract/account-builders.ts';
import { good } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { AccessTokenModel } from '../../bff/src/features/access-tokens/access-token.model.ts';
import { SecondFactorModel } from '../../bff/src/features/auth/second-factor/second-factor.model.ts';
import { aStudent, anAdmin, PASSWORD } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectAddress, expectTexts, expectToast, findWithText, region } from './screen.ts';
import { signIn } from './sign-in.ts';

describe('the security of an account', () => {
  test('shows its sessions, and ends one or all others', async ({ server, openApp }) => {
    const { user: owner, token } = await aStudent(server);
    for (let count = 0; count < 5; count += 1) await aSession(owner.id);
    const user = await openApp({ at: '/profile', token });
    await user.click(await screen.findByRole('link', { name: 'Seguridad' }));
    await expectAddress('/seguridad');
    const sessions = await region('Sesiones');
    expect(await within(sessions).findAllByRole('listitem')).toHaveLength(5);
    await expectTexts(sessions, ['Esta sesión']);
    await user.click(within(sessions).getByRole('button', { name: 'Mostrar una más' }));
    expect(within(sessions).getAllByRole('listitem')).toHaveLength(6);
    const [first] = within(sessions).getAllByRole('button', { name: /^Cerrar la sesión de/ });
    if (first) await user.click(first);
    await expectToast('Sesión cerrada');
    await waitFor(() => expect(within(sessions).getAllByRole('listitem')).toHaveLength(5));
    await user.click(within(sessions).getByRole('button', { name: 'Cerrar las demás' }));
    await expectToast('Cerraste las demás sesiones');
    await waitFor(() => expect(within(sessions).getAllByRole('listitem')).toHaveLength(1));
    expect(within(sessions).queryByRole('button', { name: 'Cerrar las demás' })).toBeNull();
  });

  test('creates a token that is shown once, and revokes it after a confirmation', async ({
    server,
    openApp,
  }) => {
    const { user: owner, token } = await anAdmin(server);
    const user = await openApp({ at: '/seguridad', token, expecting: [422] });
    const tokens = await region('Tokens de acceso');
    await expectTexts(tokens, [/^Un token deja que un programa/]);
    await user.click(within(tokens).getByRole('button', { name: 'Crear un token' }));
    const dialog = await screen.findByRole('dialog', { name: 'Crear un token' });
    const create = await within(dialog).findByRole('button', { name: 'Crear' });
    await user.click(create);
    await expectToast(messages.tokenName);
    await user.type(within(dialog).getByRole('textbox', { name: /^Nombre/ }), 'Planilla');
    const scopes = within(dialog).getByRole('combobox', { name: 'Permisos' });
    await user.selectOptions(scopes, 'Leer todo lo de la academia');
    await user.click(create);
    await expectToast(messages.currentPassword);
    await user.type(within(dialog).getByLabelText(/^Contraseña actual/), PASSWORD);
    await user.click(create);
    const shown = await within(dialog).findByText(/^acd_/);
    const made = shown.textContent ?? '';
    good(await connectGraphql(server.url, made).adminStats());
    await user.click(within(dialog).getByRole('button', { name: 'Ya lo guardé' }));
    const row = await findWithText('listitem', 'Planilla');
    await expectTexts(row, ['Leer', 'Administrar', /^Vence el/]);
    expect(document.body.textContent).not.toContain(made);

    await user.click(within(row).getByRole('button', { name: 'Revocar Planilla' }));
    const question = await screen.findByRole('dialog', { name: '¿Revocar este token?' });
    await user.click(await within(question).findByRole('button', { name: 'Revocar' }));
    await expectToast('Token revocado');
    await expectTexts(tokens, [/^Un token deja que un programa/]);
    expect(await AccessTokenModel.countDocuments({ userId: owner.id })).toBe(0);
  });

  test('does not offer a student the admin scope, and marks expired tokens', async ({ server, openApp }) => {
    const { user: owner, token } = await aStudent(server);
    const { id } = await aToken(owner.id, ['read']);
    await AccessTokenModel.updateOne({ _id: id }, { expiresAt: new Date('2026-01-02T12:00:00Z') });
    const user = await openApp({ at: '/seguridad', token });
    await expectTexts(await findWithText('listitem', 'Máquina'), [
      /^Venció el 2\/1\/2026|^Venció el 02\/01\/2026/,
    ]);
    await user.click(screen.getByRole('button', { name: 'Crear un token' }));
    const scopes = await screen.findByRole('combobox', { name: 'Permisos' });
    expect(within(scopes).getAllByRole('option')).toHaveLength(2);
  });

  test('sets up a second factor, requires it at sign-in, and ends it', async ({ server, openApp }) => {
    const { user: owner, token } = await aStudent(server);
    const user = await openApp({ at: '/seguridad', token, expecting: [422] });
    const card = await region('Verificación en dos pasos');
    await user.click(within(card).getByRole('button', { name: 'Activar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Activar la verificación en dos pasos' });
    await user.type(await within(dialog).findByLabelText(/^Contraseña actual/), 'otra-cosa');
    await user.click(within(dialog).getByRole('button', { name: 'Seguir' }));
    await expectToast(messages.currentPassword);
    await user.clear(within(dialog).getByLabelText(/^Contraseña actual/));
    await user.type(within(dialog).getByLabelText(/^Contraseña actual/), PASSWORD);
    await user.click(within(dialog).getByRole('button', { name: 'Seguir' }));
    await within(dialog).findByRole('img', { name: 'Código QR para tu aplicación' });
    const secret = within(dialog).getByText(/^[A-Z2-7]{32}$/).textContent ?? '';
    await user.type(within(dialog).getByRole('textbox', { name: /^Código/ }), appOf(secret)());
    await user.click(within(dialog).getByRole('button', { name: 'Activar' }));
    await within(dialog).findByText(/^Activada\. Guarda estos códigos/);
    const codes =
      within(dialog)
        .getByText(/^[\da-f]{5}-[\da-f]{5}/)
        .textContent?.split('\n') ?? [];
    expect(codes).toHaveLength(10);
    await user.click(within(dialog).getByRole('button', { name: 'Ya lo guardé' }));
    await expectTexts(card, ['Activada', /Te quedan 10 códigos/]);

    await user.click(within(card).getByRole('button', { name: 'Desactivar…' }));
    const end = await screen.findByRole('dialog', { name: 'Desactivar la verificación en dos pasos' });
    await user.type(await within(end).findByRole('textbox', { name: /^Código/ }), codes[0] ?? '');
    await user.click(within(end).getByRole('button', { name: 'Desactivar' }));
    await expectToast(messages.secondFactorEnded);
    await expectTexts(card, ['Desactivada']);
    expect(await SecondFactorModel.exists({ _id: owner.id })).toBeNull();
  });
});

describe('signing in to an account with a second factor', () => {
  test('requires a code after the right password', async ({ server, openApp }) => {
    const { user: owner } = await aStudent(server);
    const code = await aSecondFactor(owner.id);
    const user = await openApp({ at: '/auth', expecting: [422] });
    await signIn(user, owner);
    const field = await screen.findByRole('textbox', { name: /^Código de verificación/ });
    expect(document.activeElement).toBe(field);
    await user.type(field, '000000');
    await user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
    await expectToast(messages.secondFactorWrong);
    await user.clear(field);
    await user.type(field, code);
    await user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
    await expectToast(messages.signedIn);
    await expectAddress('/dashboard');
  });
});

describe('a lost password', () => {
  test('is replaced by the link that staff creates on the page of the person', async ({
    server,
    openApp,
  }) => {
    const { user: student } = await aStudent(server);
    const { token } = await anAdmin(server);
    const staff = await openApp({ at: `/gestion/personas/${student.id}`, token });
    await staff.click(await screen.findByRole('button', { name: 'Enlace para otra contraseña' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enlace para otra contraseña' });
    const link = new URL((await within(dialog).findByText(/^http/)).textContent ?? '');
    const user = await openApp({ at: `${link.pathname}${link.hash}`, expecting: [422] });
    await screen.findByRole('heading', { level: 1, name: 'Elige otra contraseña' });
    expect(window.location.hash).toBe('');
    await user.type(screen.getByLabelText(/^Contraseña nueva/), 'password1');
    await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
    await expectToast(messages.commonPassword);
    await user.clear(screen.getByLabelText(/^Contraseña nueva/));
    await user.type(screen.getByLabelText(/^Contraseña nueva/), 'diana-nueva-8');
    await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
    await expectToast(messages.passwordReset);
    await expectAddress('/auth');
    good(await connectGraphql(server.url).login({ email: student.email, password: 'diana-nueva-8' }));
  });

  test('is set for the first time, with an email, for a person created without one', async ({
    server,
    openApp,
  }) => {
    const { token } = await anAdmin(server);
    const staff = connectGraphql(server.url, token);
    const person = good(await staff.createPerson({ firstName: 'Ana', phone: '1' }));
    const link = new URL(good(await staff.createPasswordReset(person.id)).link);
    const user = await openApp({ at: `${link.pathname}${link.hash}` });
    await screen.findByRole('heading', { level: 1, name: 'Elige con qué entrar' });
    await user.type(screen.getByLabelText(/^Email/), 'ana-sin-correo@example.com');
    await user.type(screen.getByLabelText(/^Contraseña nueva/), 'diana-nueva-8');
    await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
    await expectToast(messages.passwordReset);
    await expectAddress('/auth');
    good(
      await connectGraphql(server.url).login({
        email: 'ana-sin-correo@example.com',
        password: 'diana-nueva-8',
      }),
    );
  });

  test('needs a link', async ({ openApp }) => {
    await openApp({ at: '/restablecer' });
    await screen.findByText(messages.resetInvalid);
    screen.getByRole('link', { name: 'Ir a iniciar sesión' });
  });
});
