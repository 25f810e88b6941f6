import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectToast } from './screen.ts';

test('staff writes notes about a person, and removes one', async ({ server, openApp }) => {
  const { token } = await anAdmin(server);
  const { user: student } = await aStudent(server);
  const user = await openApp({ at: `/gestion/personas/${student.id}?ver=notas`, token });
  await screen.findByText('Todavía no hay notas');
  await user.click(screen.getByRole('button', { name: 'Agregar nota' }));
  await expectToast(messages.note);
  for (const text of ['Llega tarde', 'Prefiere las mañanas']) {
    await user.type(screen.getByRole('textbox', { name: /^Nota/ }), text);
    await user.click(screen.getByRole('button', { name: 'Agregar nota' }));
    await screen.findByText(text, { selector: 'li *' });
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Nota/ }).value).toBe('');
  }
  const notes = within(screen.getByRole('list', { name: 'Notas' }));
  const [newest] = notes.getAllByRole('button', { name: 'Borrar…' });
  if (newest) await user.click(newest);
  const dialog = within(await screen.findByRole('dialog', { name: 'Borrar la nota' }));
  dialog.getByText('Prefiere las mañanas');
  await user.click(dialog.getByRole('button', { name: 'Borrar' }));
  await expectToast('Nota borrada');
  await waitFor(() => expect(notes.getAllByRole('listitem')).toHaveLength(1));
  notes.getByText('Llega tarde');
});
