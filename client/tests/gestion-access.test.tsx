import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { AccessTokenModel } from '../../bff/src/features/access-tokens/access-token.model.ts';
import { SessionModel } from '../../bff/src/features/auth/sessions/session.model.ts';
import { aSession, aToken } from '../../bff/contract/account-builders.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectToast } from './screen.ts';

describe('the accesses of a person', () => {
  test('are ended by staff one by one, or all', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server);
    await aSession(student.id);
    await aToken(student.id);
    await aToken(student.id);
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

    await user.click(screen.getByRole('button', { name: 'Cerrar todos los accesos…' }));
    await user.click(await screen.findByRole('button', { name: 'Cerrar todos' }));
    await expectToast(messages.accessEnded);
    await screen.findByText('No tiene tokens de acceso.');
    await waitFor(async () => expect(await AccessTokenModel.countDocuments({ userId: student.id })).toBe(0));
    await screen.findByText('No tiene ninguna sesión abierta.');
  });
});
