import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { anEmailChange } from '../../bff/contract/account-builders.ts';
import { UserModel } from '../../bff/src/features/users/user.model.ts';
import { aPendingStudent, aStudent, anAdmin } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectToast, focusedName } from './screen.ts';

const storedUser = (id: string) => UserModel.findById(id).lean();

describe('the data of a person', () => {
  test('are corrected by staff', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: other } = await aStudent(server);
    const { user: student } = await aStudent(server, { phone: '11 4444' });
    const user = await openApp({ at: `/gestion/personas/${student.id}`, token, expecting: [409, 409] });
    await user.click(await screen.findByRole('button', { name: 'Corregir datos…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Corregir datos' }));
    for (const title of ['Identidad', 'Contacto', 'Domicilio']) dialog.getByRole('group', { name: title });
    const enter = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    const save = () => user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await save();
    await expectToast('No hay cambios para guardar');

    enter('Nombre', 'X');
    enter('Fecha de nacimiento', '31/02/1980');
    await save();
    await expectToast('El nombre debe tener al menos 2 caracteres');
    await dialog.findByText('Revisa tu fecha de nacimiento');

    enter('Nombre', 'Anahí');
    enter('Fecha de nacimiento', '28/02/1980');
    enter('Teléfono', '');
    const keypad = () => dialog.getByLabelText(/^Número de documento/).getAttribute('inputmode');
    expect(keypad()).toBe('numeric');
    await user.selectOptions(dialog.getByLabelText(/^Tipo de documento/), 'Pasaporte');
    await waitFor(() => expect(keypad()).toBe('text'));
    enter('Email', other.email);
    await save();
    await expectToast('Este email ya está registrado');
    await waitFor(() => expect(focusedName()).toContain('Email'));
    enter('Email', `anahi-${student.email}`);
    enter('Número de documento', other.documentNumber);
    await save();
    await expectToast('Este documento ya está registrado');
    await waitFor(() => expect(focusedName()).toContain('Número de documento'));
    expect(await storedUser(student.id)).toMatchObject({ firstName: 'Ana', email: student.email });

    enter('Número de documento', `AR${student.documentNumber}`);
    await save();
    await expectToast('Cambios guardados');
    await screen.findByRole('heading', { level: 1, name: 'Anahí Ibarra' });
    await screen.findByText(`Pasaporte AR${student.documentNumber}`);
    await screen.findByText(`Correo pendiente de confirmar: anahi-${student.email}`, { exact: false });
    expect(await storedUser(student.id)).toMatchObject({
      firstName: 'Anahí',
      email: student.email,
      birthDate: '1980-02-28',
      phone: null,
      gender: student.gender,
    });
  });

  test('have an email that an admin confirms without mail, or withdraws', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server);
    await anEmailChange(student.id);
    const user = await openApp({ at: `/gestion/personas/${student.id}`, token });
    await user.click(await screen.findByRole('button', { name: 'Retirar el cambio' }));
    await expectToast(messages.emailChangeWithdrawn);
    await waitFor(() => expect(screen.queryByText(/^Correo pendiente/)).toBeNull());

    const { email } = await anEmailChange(student.id);
    const again = await openApp({ at: `/gestion/personas/${student.id}`, token });
    await again.click(await screen.findByRole('button', { name: 'Confirmar sin correo…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmar sin correo' }));
    await again.type(dialog.getByLabelText(/^Motivo/), 'Llamó por teléfono');
    await again.click(dialog.getByRole('button', { name: 'Confirmar el correo' }));
    await expectToast('Correo confirmado');
    await waitFor(() => expect(screen.queryByText(/^Correo pendiente/)).toBeNull());
    expect(await storedUser(student.id)).toMatchObject({ email });
  });

  test('of an admin have no email to correct, of a pending profile no document', async ({
    server,
    openApp,
  }) => {
    const { token, user: admin } = await anAdmin(server);
    const { user: pending } = await aPendingStudent(server);
    const open = async (id: string) => {
      const user = await openApp({ at: `/gestion/personas/${id}`, token });
      await user.click(await screen.findByRole('button', { name: 'Corregir datos…' }));
      return within(await screen.findByRole('dialog', { name: 'Corregir datos' }));
    };
    const ofAdmin = await open(admin.id);
    expect(ofAdmin.getByLabelText<HTMLInputElement>(/^Email/).readOnly).toBe(true);
    ofAdmin.getByText('El correo de un administrador se cambia desde la consola');
    const ofPending = await open(pending.id);
    expect(ofPending.getByLabelText<HTMLInputElement>(/^Email/).readOnly).toBe(false);
    expect(ofPending.queryByLabelText(/^Número de documento/)).toBeNull();
  });
});
