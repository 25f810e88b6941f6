import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import {
  aSecondFactor,
  aSecondFactorLoss,
  anAccountLink,
  anEmailChange,
} from '../../bff/contract/account-builders.ts';
import { UserModel } from '../../bff/src/features/users/user.model.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectToast } from './screen.ts';

const storedUser = (id: string) => UserModel.findById(id).lean();

describe.each([
  {
    at: '/confirmar-correo',
    purpose: 'confirmEmail',
    button: 'Es mi dirección',
    done: messages.emailConfirmed,
  },
  {
    at: '/no-fui-yo',
    purpose: 'stopEmail',
    button: 'No fui yo: detener el cambio',
    done: messages.emailChangeStopped,
  },
] as const)('the page $at', ({ at, purpose, button, done }) => {
  test('changes something by its button alone, without a session, and once', async ({ server, openApp }) => {
    const { user: student } = await aStudent(server);
    const token = await anAccountLink(purpose, student.id);
    const user = await openApp({ at: `${at}#${token}` });
    const send = await screen.findByRole('button', { name: button });
    expect(window.location.hash).toBe('');
    expect((await storedUser(student.id))?.emailChange).toMatchObject({ id: expect.any(String) as string });
    await user.click(send);
    await screen.findByText(done);
    expect((await storedUser(student.id))?.emailChange).toBeNull();
    screen.getByRole('link', { name: 'Ir a iniciar sesión' });

    const again = await openApp({ at: `${at}#${token}`, expecting: [422] });
    await again.click(await screen.findByRole('button', { name: button }));
    await screen.findByText(messages.accountLinkInvalid);
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  });

  test('needs a link', async ({ openApp }) => {
    await openApp({ at });
    await screen.findByText(messages.accountLinkInvalid);
    screen.getByRole('link', { name: 'Ir a iniciar sesión' });
  });
});

test('the owner sees a pending email and a recorded loss, and stops both', async ({ server, openApp }) => {
  const { user: student, token } = await aStudent(server);
  const { email } = await anEmailChange(student.id);
  await aSecondFactorLoss(student.id);
  const user = await openApp({ at: '/seguridad', token });
  await screen.findByText(new RegExp(`otro correo para tu cuenta: ${email}`));
  await user.click(screen.getByRole('button', { name: 'No fui yo: detener el cambio' }));
  await expectToast(messages.emailChangeStopped);
  await user.click(await screen.findByRole('button', { name: 'No fui yo: conservarla' }));
  await expectToast(messages.secondFactorKept);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^No fui yo/ })).toBeNull());
  expect(await storedUser(student.id)).toMatchObject({ emailChange: null, secondFactorLoss: null });
});

test('an admin records that a second factor is lost, and takes it back', async ({ server, openApp }) => {
  const { token } = await anAdmin(server);
  const { user: student } = await aStudent(server);
  await aSecondFactor(student.id);
  const user = await openApp({ at: `/gestion/personas/${student.id}?ver=accesos`, token });
  await user.click(await screen.findByRole('button', { name: 'Perdió su aplicación…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Perdió su aplicación de códigos' }));
  await user.type(dialog.getByLabelText(/^Motivo/), 'Le robaron el teléfono');
  await user.click(dialog.getByRole('button', { name: 'Anotar el pedido' }));
  await expectToast('Pedido anotado');
  await user.click(await screen.findByRole('button', { name: 'Cancelar el pedido' }));
  await expectToast(messages.secondFactorKept);
  await screen.findByRole('button', { name: 'Perdió su aplicación…' });
});
