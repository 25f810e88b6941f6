import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { anAdmin, aStudent } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectAddress } from './screen.ts';

const goBack = () => act(() => history.back());
/** The address has its second entry in the history soon after the dialog has opened. */
const goBackFromDialog = async () => {
  await waitFor(() => expect(history.state).toMatchObject({ isLayer: true }));
  goBack();
};
const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the back button', () => {
  test('closes a dialog and stays on the page', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/instructores', token });
    const [link] = await screen.findAllByRole('link', { name: 'Personas' });
    await user.click(link as HTMLElement);
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Importar CSV…' }));
      return screen.findByRole('dialog', { name: /Importar/ });
    };
    for (const _time of ['first', 'second']) {
      await open();
      await goBackFromDialog();
      await expectNoDialog();
      await expectAddress('/gestion/personas');
    }
    await user.click(within(await open()).getByRole('button', { name: 'Cerrar' }));
    await expectNoDialog();
    goBack();
    await expectAddress('/gestion/instructores');
  });

  test('closes the menu of a phone', async ({ server, openApp }) => {
    const { token } = await aStudent(server);
    const user = await openApp({ at: '/dashboard', token });
    await user.click(await screen.findByRole('button', { name: 'Abrir menú' }));
    await screen.findByRole('dialog', { name: 'Menú' });
    await goBackFromDialog();
    await expectNoDialog();
    await expectAddress('/dashboard');
  });
});
