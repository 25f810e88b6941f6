import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aCourse, aFullCourse, aWaiting } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
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

test('a deactivated student has a list of seats, which one click releases', async ({ server, openApp }) => {
  const { token } = await anAdmin(server);
  const { user: student, token: own } = await aStudent(server);
  const course = await aCourse({ name: 'Por venir', capacity: 1 });
  const full = await aFullCourse({ name: 'Lleno' });
  const enrolled = await connectGraphql(server.url, own).enrol({ courseId: course.id });
  if (!enrolled.ok) throw new Error(enrolled.detail);
  await aWaiting(student.id, full.id);
  const user = await openApp({ at: `/gestion/personas/${student.id}`, token });
  await user.click(await screen.findByRole('button', { name: 'Liberar sus lugares…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Liberar sus lugares' }));
  const preview = within(await dialog.findByRole('list', { name: 'Lugares por liberar' }));
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Por venir · /),
    expect.stringMatching(/^Lleno · .* · en espera, posición 1$/),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Volver' }));

  await user.click(screen.getByRole('button', { name: 'Desactivar cuenta…' }));
  await user.click(await screen.findByRole('button', { name: 'Desactivar cuenta' }));
  await user.click(await screen.findByRole('button', { name: 'Liberar 2 lugares' }));
  await expectToast('Lugares liberados');
  await waitFor(() => expect(screen.queryByText('Lugares que todavía tiene')).toBeNull());
  const stored = await EnrolmentModel.findById(enrolled.data.id).orFail().lean();
  expect(stored).toMatchObject({ status: 'cancelled', cancellation: { note: 'Cuenta desactivada' } });
});
