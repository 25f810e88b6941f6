import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { AccessTokenModel } from '../../bff/src/features/access-tokens/access-token.model.ts';
import { CalendarLinkModel } from '../../bff/src/features/calendars/calendar-link.model.ts';
import { SessionModel } from '../../bff/src/features/auth/sessions/session.model.ts';
import { UserModel } from '../../bff/src/features/users/user.model.ts';
import { aCalendarSecret, aSession, aToken } from '../../bff/contract/account-builders.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectToast } from './screen.ts';

describe('the accesses of a person', () => {
  test('are ended by staff one by one, or together', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server);
    await aSession(student.id);
    await aToken(student.id);
    await aToken(student.id);
    await aCalendarSecret(student.id);
    const user = await openApp({ at: `/gestion/personas/${student.id}?ver=accesos`, token });
    const session = within(await screen.findByRole('region', { name: 'Sesiones' }));
    const before = await SessionModel.countDocuments({ userId: student.id });
    const [close] = session.getAllByRole('button', { name: /^Cerrar la sesión/ });
    if (close) await user.click(close);
    await expectToast(messages.sessionEnded);
    expect(await SessionModel.countDocuments({ userId: student.id })).toBe(before - 1);

    const [revoke] = screen.getAllByRole('button', { name: 'Revocar Máquina' });
    if (revoke) await user.click(revoke);
    await expectToast(messages.tokenRevoked);
    expect(await AccessTokenModel.countDocuments({ userId: student.id })).toBe(1);

    await user.click(screen.getByRole('button', { name: 'Revocar el calendario: Sus clases' }));
    await expectToast(messages.calendarLinkRevoked);
    await screen.findByText('No tiene enlaces de calendario.');

    await user.click(screen.getByRole('button', { name: 'Cerrar todos los accesos…' }));
    await user.click(await screen.findByRole('button', { name: 'Cerrar todos' }));
    await expectToast(messages.accessEnded);
    await screen.findByText('No tiene tokens de acceso.');
    await waitFor(async () => expect(await AccessTokenModel.countDocuments({ userId: student.id })).toBe(0));
    await screen.findByText('No tiene ninguna sesión abierta.');
  });
});

describe('the data of a person', () => {
  test('have a chat with a prepared text, if the number can be one of WhatsApp', async ({
    server,
    openApp,
  }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server);
    await UserModel.updateOne({ _id: student.id }, { $set: { phone: '11 5550-0142', firstName: 'Ana' } });
    await openApp({ at: `/gestion/personas/${student.id}`, token });
    const chat = await screen.findByRole('link', { name: 'WhatsApp' });
    expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toBe(
      'https://wa.me/5491155500142?text=Hola Ana, te escribimos de Academia Centinela.',
    );
    await UserModel.updateOne({ _id: student.id }, { $set: { phone: 'interno 12' } });
    await openApp({ at: `/gestion/personas/${student.id}`, token });
    await screen.findByText('interno 12');
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });
});

describe('a calendar link', () => {
  test('is shown once when it is created, and revoked in the same section', async ({ server, openApp }) => {
    const { token, user: student } = await aStudent(server);
    const user = await openApp({ at: '/history', token });
    await user.click(await screen.findByRole('button', { name: 'Calendario…' }));
    await user.click(await screen.findByRole('button', { name: 'Crear el enlace' }));
    const shown = await screen.findByText(/\/calendario\/[\w-]{43}\.ics$/);
    expect(screen.getByRole('link', { name: 'Abrir en el calendario' }).getAttribute('href')).toBe(
      shown.textContent?.replace(/^http/, 'webcal'),
    );
    await user.click(screen.getByRole('button', { name: 'Ya lo guardé' }));
    await user.click(await screen.findByRole('button', { name: 'Calendario…' }));
    await user.click(await screen.findByRole('button', { name: 'Revocar el enlace' }));
    await expectToast(messages.calendarLinkRevoked);
    await screen.findByRole('button', { name: 'Crear el enlace' });
    expect(await CalendarLinkModel.countDocuments({ userId: student.id })).toBe(0);
  });
});
