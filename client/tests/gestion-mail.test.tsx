import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import { aMessage } from '../../bff/contract/account-builders.ts';
import { aCourse, good } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
import { MailModel } from '../../bff/src/outgoing/mail.model.ts';
import { UserModel } from '../../bff/src/features/users/user.model.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { storeMail } from './mail-on.ts';
import { test } from './open-app.tsx';
import { expectTexts, expectToast, findWithText } from './screen.ts';

const content = {
  subject: 'Tu clase está confirmada',
  greeting: 'Hola, Ana:',
  paragraphs: ['Te esperamos.'],
  action: null,
};

describe('the messages of the academy', () => {
  test('show how to turn them on, and their state without a mail server', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    await MailModel.deleteMany();
    await openApp({ at: '/gestion/correo', token });
    await screen.findByText('Los mensajes a estudiantes están apagados');
    expect(screen.getByText('MESSAGES=on').tagName).toBe('CODE');
    storeMail();
    await openApp({ at: '/gestion/correo', token });
    await screen.findByText(/no tiene SMTP_URL/);
    await screen.findByText('Todavía no hay mensajes');
  });

  test('show recipient, state and reason, by filters', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { lastName: 'Robles' });
    await aMessage(student.id, {
      kind: 'confirmed',
      state: 'failed',
      reason: 'rejected',
      smtpCode: 550,
      content,
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

  test('are not sent for a cancellation if staff chooses so', async ({ server, openApp }) => {
    storeMail();
    const { token } = await anAdmin(server);
    const { user: student, token: own } = await aStudent(server, { lastName: 'Robles' });
    const { id: courseId } = await aCourse();
    good(await connectGraphql(server.url, own).enrol({ courseId }));
    const user = await openApp({ at: '/gestion/inscripciones', token });
    await user.click(await screen.findByRole('button', { name: /Robles/ }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar…' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Cancelar esta inscripción?' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'Avisar por email' }));
    await user.click(dialog.getByRole('button', { name: 'Cancelar inscripción' }));
    await waitFor(async () =>
      expect((await EnrolmentModel.findOne({ userId: student.id }).lean())?.status).toBe('cancelled'),
    );
    good(await connectGraphql(server.url, own).enrol({ courseId }));
    const ofStudent = { userId: student.id, kind: { $in: ['enrolled', 'cancelled'] as const } };
    await waitFor(async () =>
      expect((await MailModel.find(ofStudent).lean()).map(({ kind }) => kind)).toEqual([
        'enrolled',
        'enrolled',
      ]),
    );
  });

  test('open with their text, and are resent', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { lastName: 'Robles' });
    const id = await aMessage(student.id, { state: 'sent', reason: null, to: student.email, content });
    const user = await openApp({ at: `/gestion/personas/${student.id}?ver=correo`, token });
    await user.click(await screen.findByRole('button', { name: 'Bienvenida' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bienvenida' }));
    await user.click(await dialog.findByRole('tab', { name: 'Solo texto' }));
    await dialog.findByText(/^Tu clase está confirmada\s+Hola, Ana:\s+Te esperamos\./);
    await user.click(dialog.getByRole('button', { name: 'Enviar de nuevo' }));
    await expectToast('El mensaje sale de nuevo en un momento');
    expect(await MailModel.findById(id).lean()).toMatchObject({ resent: 1 });
  });

  test('that failed are resent together, those of the filters alone', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server);
    const { user: other } = await aStudent(server);
    const failed = { state: 'failed', reason: 'rejected', content } as const;
    const ids = [await aMessage(student.id, failed), await aMessage(student.id, failed)];
    const left = await aMessage(other.id, failed);
    const user = await openApp({ at: `/gestion/correo?estado=FAILED&persona=${student.id}`, token });
    await screen.findByText('2 mensajes');
    await user.click(screen.getByRole('button', { name: 'Reenviar las fallidas' }));
    await expectToast('Se reenvían 2 mensajes');
    await screen.findByText('Ningún mensaje coincide con estos filtros');
    for (const id of ids) expect(await MailModel.findById(id).lean()).toMatchObject({ resent: 1 });
    expect(await MailModel.findById(left).lean()).toMatchObject({ state: 'failed' });
  });
});

const openPreferences = async (
  openApp: (visit: { at: string; token: string }) => Promise<UserEvent>,
  token: string,
) => {
  const user = await openApp({ at: '/profile', token });
  await user.click(await screen.findByRole('button', { name: 'Avisos' }));
  return user;
};

describe('the mail preferences of a student', () => {
  test('are chosen in the profile, where the academy sends messages', async ({ server, openApp }) => {
    const { user: student, token } = await aStudent(server);
    await openApp({ at: '/profile', token });
    await screen.findByRole('heading', { name: 'Datos Adicionales' });
    expect(screen.queryByRole('button', { name: 'Avisos' })).toBeNull();
    storeMail();
    const user = await openPreferences(openApp, token);
    const reminders = await screen.findByRole('checkbox', { name: 'Recordatorios', checked: true });
    await user.click(reminders);
    const refused = async () => (await UserModel.findById(student.id).lean())?.refusedMail;
    await waitFor(async () => expect(await refused()).toEqual(['reminders']));
    await openPreferences(openApp, token);
    await screen.findByRole('checkbox', { name: 'Recordatorios', checked: false });
    screen.getByRole('checkbox', { name: 'Novedades', checked: true });
  });

  test('are unchanged if the choice is not saved', async ({ server, network, openApp }) => {
    storeMail();
    const { token } = await aStudent(server);
    const user = await openPreferences(openApp, token);
    network.lose('SetMailPreference');
    await user.click(await screen.findByRole('checkbox', { name: 'Novedades' }));
    await expectToast('No pudimos guardar tu elección');
    await expectToast('Revisa tu conexión y vuelve a intentar.');
    screen.getByRole('checkbox', { name: 'Novedades', checked: true });
  });
});
