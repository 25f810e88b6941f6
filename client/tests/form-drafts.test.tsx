import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect } from 'vitest';
import { aCourse, good } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import type { TestServer } from '../../bff/contract/harness.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectAddress } from './screen.ts';
import { signIn } from './sign-in.ts';

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });

const openProfileForm = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Editar mis datos' }));

/** Types into the profile form; the session ends before it is saved. */
const loseSession = async (user: UserEvent, { url }: TestServer, token: string) => {
  await openProfileForm(user);
  await type('Ciudad', 'Rosario');
  await connectGraphql(url, token).logout();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await expectAddress('/auth');
};

const storedDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('formDraft:'));

describe('a form whose session ended before it was saved', () => {
  test('has what was typed after the same person has signed in again', async ({ server, openApp }) => {
    const ana = await aStudent(server);
    const user = await openApp({ at: '/profile', token: ana.token, expecting: [401] });
    await loseSession(user, server, ana.token);
    await signIn(user, ana.user);
    await expectAddress('/profile');
    await openProfileForm(user);
    expect((await field('Ciudad')).value).toBe('Rosario');
    expect(storedDrafts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText(/Rosario/);
  });

  test('does not show it to another account', async ({ server, openApp }) => {
    const ana = await aStudent(server);
    const other = await aStudent(server, { city: 'Salta' });
    const user = await openApp({ at: '/profile', token: ana.token, expecting: [401] });
    await loseSession(user, server, ana.token);
    await signIn(user, other.user);
    await expectAddress('/profile');
    await openProfileForm(user);
    expect((await field('Ciudad')).value).toBe('Salta');
    expect(storedDrafts()).toEqual([]);
  });

  test('of a list has it for the same enrolment alone', async ({ server, openApp }) => {
    const { token, user: admin } = await anAdmin(server);
    const { id: courseId } = await aCourse();
    for (const lastName of ['Robles', 'Sosa']) {
      const student = await aStudent(server, { lastName });
      good(await connectGraphql(server.url, student.token).enrol({ courseId }));
    }
    const user = await openApp({ at: `/gestion/cursos/${courseId}`, token, expecting: [401] });
    const openCancel = async (name: string) => {
      await user.click(await screen.findByRole('button', { name }));
      await user.click(await screen.findByRole('button', { name: 'Cancelar…' }));
      return within(await screen.findByRole('dialog', { name: '¿Cancelar esta inscripción?' }));
    };
    const dialog = await openCancel('Ana Robles');
    await user.type(dialog.getByLabelText(/^Nota/), 'Se mudó');
    await connectGraphql(server.url, token).logout();
    await user.click(dialog.getByRole('button', { name: 'Cancelar inscripción' }));
    await expectAddress('/auth');
    await signIn(user, admin);
    await expectAddress(`/gestion/cursos/${courseId}`);
    const other = await openCancel('Ana Sosa');
    expect((await other.findByLabelText<HTMLTextAreaElement>(/^Nota/)).value).toBe('');
    await user.click(other.getByRole('button', { name: 'Volver' }));
    await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
    const same = await openCancel('Ana Robles');
    expect((await same.findByLabelText<HTMLTextAreaElement>(/^Nota/)).value).toBe('Se mudó');
  });

  test('stores no password', async ({ server, openApp }) => {
    const { token } = await aStudent(server);
    const user = await openApp({ at: '/profile', token, expecting: [401] });
    await user.click(await screen.findByRole('button', { name: 'Cambiar contraseña' }));
    await type('Contraseña actual', 'una-clave-vieja');
    await type('Contraseña nueva', 'una-clave-nueva');
    await connectGraphql(server.url, token).logout();
    const form = within(screen.getByRole('form', { name: 'Cambiar contraseña' }));
    await user.click(form.getByRole('button', { name: 'Cambiar contraseña' }));
    await expectAddress('/auth');
    expect(storedDrafts()).toEqual([]);
  });
});
