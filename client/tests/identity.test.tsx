import { act, screen, waitFor, within } from '@testing-library/react';
import { subMinutes } from 'date-fns';
import { describe, expect, vi } from 'vitest';
import { RECENT_AUTHENTICATION_MINUTES } from '#domain/auth/recent-authentication.ts';
import { messages } from '#domain/messages.ts';
import { aSecondFactor } from '../../bff/contract/account-builders.ts';
import { ResetModel } from '../../bff/src/features/auth/reset.model.ts';
import { SessionModel } from '../../bff/src/features/auth/sessions/session.model.ts';
import { ServiceAccountModel } from '../../bff/src/features/service-accounts/service-account.model.ts';
import { UserModel } from '../../bff/src/features/users/user.model.ts';
import type { TestServer } from '../../bff/contract/harness.ts';
import { aStudent, anAdmin, PASSWORD } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectToast, focusedName } from './screen.ts';

const DIALOG = { name: 'Confirma tu identidad' };

const age = (userId: string) =>
  SessionModel.updateMany(
    { userId },
    { authenticatedAt: subMinutes(new Date(), RECENT_AUTHENTICATION_MINUTES) },
  );

/** An admin who signed in long ago, and a student with a password. */
const aScene = async (server: TestServer) => {
  const { user: admin, token } = await anAdmin(server);
  const { user: student } = await aStudent(server);
  await age(admin.id);
  return { admin, token, student, at: `/gestion/personas/${student.id}` };
};

const RESET = { name: 'Enlace para otra contraseña' };

describe('what gives power over others', () => {
  test('asks for the password, and then goes on with the same key', async ({ server, network, openApp }) => {
    const { token, student, at } = await aScene(server);
    const user = await openApp({ at, token, expecting: [403, 422] });
    await user.click(await screen.findByRole('button', RESET));
    const dialog = await screen.findByRole('dialog', DIALOG);
    await user.type(await within(dialog).findByLabelText(/^Contraseña actual/), 'otra-cosa');
    await user.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
    await expectToast(messages.currentPassword);
    expect(await ResetModel.countDocuments({ userId: student.id })).toBe(0);
    const field = within(dialog).getByLabelText(/^Contraseña actual/);
    await user.clear(field);
    await user.type(field, PASSWORD);
    await user.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
    const made = await screen.findByRole('dialog', RESET);
    await within(made).findByText(/restablecer#/);
    const sent = network.sentKeys.filter(({ operationName }) => operationName === 'CreatePasswordReset');
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toMatch(/^[\da-f]{32}$/);
    expect(sent[1]).toEqual(sent[0]);
    expect(await ResetModel.countDocuments({ userId: student.id })).toBe(1);
  });

  test('is not done when the question is closed, and the focus returns', async ({ server, openApp }) => {
    const { token, student, at } = await aScene(server);
    const user = await openApp({ at, token, expecting: [403] });
    await user.click(await screen.findByRole('button', RESET));
    const dialog = await screen.findByRole('dialog', DIALOG);
    await user.click(await within(dialog).findByRole('button', { name: 'Volver' }));
    await expectToast(messages.recentAuthenticationRequired);
    await waitFor(() => expect(screen.queryByRole('dialog', DIALOG)).toBeNull());
    await waitFor(() => expect(focusedName()).toBe(RESET.name));
    expect(await ResetModel.countDocuments({ userId: student.id })).toBe(0);
  });

  test('returns the focus when a field of the question took it first', async ({ server, openApp }) => {
    const { token, at } = await aScene(server);
    const user = await openApp({ at, token, expecting: [403] });
    const button = await screen.findByRole('button', RESET);
    const frames: FrameRequestCallback[] = [];
    const drawing = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
    await user.click(button);
    const dialog = await screen.findByRole('dialog', DIALOG);
    const field = await within(dialog).findByLabelText(/^Contraseña actual/);
    await waitFor(() => expect(document.activeElement).toBe(field));
    drawing.mockRestore();
    act(() => {
      for (const draw of frames) draw(performance.now());
    });
    await user.click(within(dialog).getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(focusedName()).toBe(RESET.name));
  });

  test('keeps what was typed in its form', async ({ server, openApp }) => {
    const { token, student, at } = await aScene(server);
    const user = await openApp({ at, token, expecting: [403] });
    await user.click(await screen.findByRole('button', { name: 'Corregir datos…' }));
    const form = await screen.findByRole('dialog', { name: /Corregir/ });
    const email = await within(form).findByLabelText(/^Email/);
    await user.clear(email);
    await user.type(email, 'otra@example.com');
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));
    const question = await screen.findByRole('dialog', DIALOG);
    await user.click(await within(question).findByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('dialog', DIALOG)).toBeNull());
    expect(within(form).getByLabelText<HTMLInputElement>(/^Email/).value).toBe('otra@example.com');
    expect((await UserModel.findById(student.id).lean())?.email).toBe(student.email);
  });

  test('takes the password that its form has asked for, without a question', async ({ server, openApp }) => {
    const { token } = await aScene(server);
    const user = await openApp({ at: '/gestion/integraciones', token, expecting: [403, 422] });
    await user.click(await screen.findByRole('button', { name: 'Nueva cuenta de servicio' }));
    const form = await screen.findByRole('dialog', { name: 'Nueva cuenta de servicio' });
    await user.type(await within(form).findByRole('textbox', { name: /^Nombre/ }), 'Agenda');
    const password = within(form).getByLabelText(/^Tu contraseña actual/);
    await user.type(password, 'otra-cosa');
    await user.click(within(form).getByRole('button', { name: 'Crear cuenta' }));
    await expectToast(messages.currentPassword);
    await user.clear(password);
    await user.type(password, PASSWORD);
    await user.click(within(form).getByRole('button', { name: 'Crear cuenta' }));
    await screen.findByText(/^acs_/);
    expect(screen.queryByRole('dialog', DIALOG)).toBeNull();
    expect(await ServiceAccountModel.countDocuments({ name: 'Agenda' })).toBe(1);
  });

  test('asks for a code too, if the account has a second factor', async ({ server, openApp }) => {
    const { admin, token, at } = await aScene(server);
    const code = await aSecondFactor(admin.id);
    const user = await openApp({ at, token, expecting: [403] });
    await user.click(await screen.findByRole('button', RESET));
    const dialog = await screen.findByRole('dialog', DIALOG);
    await user.type(await within(dialog).findByLabelText(/^Contraseña actual/), PASSWORD);
    await user.type(within(dialog).getByRole('textbox', { name: /^Código/ }), code);
    await user.click(within(dialog).getByRole('button', { name: 'Confirmar' }));
    await within(await screen.findByRole('dialog', RESET)).findByText(/restablecer#/);
  });

  test('sends who has no password to Google, and back to the page', async ({ server, openApp }) => {
    const { admin, token, at } = await aScene(server);
    await UserModel.updateOne({ _id: admin.id }, { passwordHash: null });
    await SessionModel.updateMany({ userId: admin.id }, { via: 'google' });
    const user = await openApp({ at, token, expecting: [403, 503] });
    await user.click(await screen.findByRole('button', RESET));
    const dialog = await screen.findByRole('dialog', DIALOG);
    expect(within(dialog).queryByLabelText(/^Contraseña/)).toBeNull();
    await user.click(await within(dialog).findByRole('button', { name: 'Continuar con Google' }));
    await expectToast(messages.googleNotConfigured);
    await user.click(within(dialog).getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(screen.queryByRole('dialog', DIALOG)).toBeNull());
  });
});
