import { screen, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { aMessage } from '../../bff/contract/account-builders.ts';
import { MailModel } from '../../bff/src/features/mail/mail.model.ts';
import { switchMessages } from '../../bff/src/features/mail/mail.outbox.ts';
import { UserModel } from '../../bff/src/features/users/user.model.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectTexts, expectToast, findWithText } from './screen.ts';

const letter = {
  subject: 'Tu clase está confirmada',
  greeting: 'Hola, Ana:',
  paragraphs: ['Te esperamos.'],
  action: null,
};

describe('the messages of the academy', () => {
  test('say how to switch them on, and what becomes of them without a mail server', async ({
    server,
    openApp,
  }) => {
    const { token } = await anAdmin(server);
    await openApp({ at: '/gestion/correo', token });
    await screen.findByText('Los mensajes a estudiantes están apagados');
    expect(screen.getByText('MESSAGES=on').tagName).toBe('CODE');
    switchMessages({ MESSAGES: 'on' });
    await openApp({ at: '/gestion/correo', token });
    await screen.findByText(/no tiene SMTP_URL/);
    await screen.findByText('Todavía no hay mensajes');
    switchMessages({ MESSAGES: 'off' });
  });

  test('show to whom, in what state and why, by filters', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { lastName: 'Robles' });
    await aMessage(student.id, {
      kind: 'confirmed',
      state: 'failed',
      reason: 'rejected',
      smtpCode: 550,
      letter,
    });
    await aMessage(student.id, { kind: 'reminder_2h' });
    await UserModel.updateOne({ _id: student.id }, { unreachableEmail: student.email });
    const user = await openApp({ at: `/gestion/correo?persona=${student.id}`, token });
    await screen.findByText('2 mensajes');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'FAILED');
    await screen.findByText('1 mensaje');
    const row = await findWithText('row', 'Clase confirmada');
    await expectTexts(row, [
      'Ana Robles',
      'No llega',
      'Falló',
      'El servidor de correo lo rechazó (código 550)',
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'WELCOME');
    await screen.findByText('Ningún mensaje coincide con estos filtros');
  });

  test('open with their text, and are sent again', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { lastName: 'Robles' });
    const id = await aMessage(student.id, { state: 'sent', reason: null, to: student.email, letter });
    const user = await openApp({ at: `/gestion/personas/${student.id}?ver=correo`, token });
    await user.click(await screen.findByRole('button', { name: 'Bienvenida' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bienvenida' }));
    await user.click(await dialog.findByRole('tab', { name: 'Solo texto' }));
    await dialog.findByText(/^Tu clase está confirmada\s+Hola, Ana:\s+Te esperamos\./);
    await user.click(dialog.getByRole('button', { name: 'Enviar de nuevo' }));
    await expectToast('El mensaje sale de nuevo en un momento');
    expect(await MailModel.findById(id).lean()).toMatchObject({ resent: 1 });
  });
});
