import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { anAdmin } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectToast } from './screen.ts';

test('a visitor withdraws from a contract and gets a code, and staff settles the request', async ({
  server,
  openApp,
}) => {
  const user = await openApp({ at: '/arrepentimiento' });
  await screen.findByRole('heading', { level: 1, name: 'Botón de arrepentimiento' });
  screen.getByRole('link', { name: 'Botón de arrepentimiento' });
  await user.type(screen.getByRole('textbox', { name: /^Nombre y apellido/ }), 'Ana Paz');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
  await expectToast(messages.withdrawalAbout);
  await user.type(screen.getByRole('textbox', { name: /^De qué/ }), 'El curso del sábado');
  await user.click(screen.getByRole('button', { name: 'Enviar pedido' }));
  await screen.findByText('Recibimos tu pedido. Guarda este código.');
  const code = screen.getByText(/^[2-9A-Z]{8}$/).textContent;

  const { token } = await anAdmin(server);
  const staff = await openApp({ at: '/gestion/arrepentimientos', token });
  const list = within(await screen.findByRole('list', { name: 'Pedidos' }));
  list.getByText(code);
  list.getByText(/^Responder antes el /);
  await staff.click(list.getByRole('button', { name: 'Responder…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Responder a Ana Paz' }));
  dialog.getByText('Queda guardado. Escríbele o llama a la persona para contárselo.');
  await staff.type(dialog.getByRole('textbox', { name: /^Qué se hizo/ }), 'Devolvimos el pago');
  await staff.click(dialog.getByRole('button', { name: 'Marcar como respondido' }));
  await expectToast('Pedido respondido');
  await screen.findByText('Todavía no hay pedidos');
  expect(screen.queryByText(code)).toBeNull();
});
