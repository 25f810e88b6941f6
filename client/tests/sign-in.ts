import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { PASSWORD } from '../../e2e/accounts.ts';

type Credentials = { email: string; password?: string };

const fill = async (user: UserEvent, tab: string, { email, password = PASSWORD }: Credentials) => {
  const form = within(await screen.findByRole('tabpanel', { name: tab }));
  if (email) await user.type(form.getByLabelText(/^Email/), email);
  if (password) await user.type(form.getByLabelText(/^Contraseña/), password);
};

/** With the password of all accounts of the tests, unless another one is given. */
export const signIn = async (user: UserEvent, credentials: Credentials) => {
  await fill(user, 'Iniciar sesión', credentials);
  await user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
};

export const signUp = async (user: UserEvent, credentials: Credentials) => {
  await user.click(await screen.findByRole('tab', { name: 'Registrarse' }));
  await fill(user, 'Registrarse', credentials);
  await user.click(screen.getByRole('button', { name: 'Crear Cuenta' }));
};
