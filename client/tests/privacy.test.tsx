import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aCourse, good } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { recordRequest } from '../../bff/src/features/deletions/deletion.store.ts';
import { DeletionModel } from '../../bff/src/features/deletions/deletion.model.ts';
import { UserModel } from '../../bff/src/features/users/user.model.ts';
import { aStudent, anAdmin, PASSWORD } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { catchSavedFiles, textOf } from './saved-files.ts';
import { expectTexts, expectToast, region } from './screen.ts';

describe('the data of a student', () => {
  test('is downloaded with a button', async ({ server, openApp }) => {
    const { user: owner, token } = await aStudent(server);
    const { files } = catchSavedFiles();
    const user = await openApp({ at: '/seguridad', token });
    const card = await region('Tus datos');
    await expectTexts(card, [/^Puedes descargar todo lo que guardamos/]);
    await user.click(within(card).getByRole('button', { name: 'Descargar mis datos' }));
    await expectToast('Archivo descargado');
    const data = JSON.parse(await textOf(files[0])) as Record<string, object[]>;
    expect(data).toMatchObject({ account: [{ id: owner.id, email: owner.email }] });
    expect(data.sessions).toHaveLength(1);
  });

  test('is deleted on request, which requires the password and can be withdrawn', async ({
    server,
    openApp,
  }) => {
    const { user: owner, token } = await aStudent(server);
    const user = await openApp({ at: '/seguridad', token, expecting: [422] });
    const card = await region('Tus datos');
    await user.click(within(card).getByRole('button', { name: 'Pedir el borrado…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pedir que borren mis datos' });
    const send = await within(dialog).findByRole('button', { name: 'Enviar el pedido' });
    const password = within(dialog).getByLabelText(/^Contraseña actual/);
    await user.type(password, 'otra-cosa');
    await user.click(send);
    await within(dialog).findAllByText(messages.currentPassword);
    await user.clear(password);
    await user.type(password, PASSWORD);
    await user.click(send);
    await expectToast('Pedido enviado');
    await expectTexts(card, ['Borrado pedido', /La academia todavía no respondió\.$/]);
    expect(await DeletionModel.exists({ _id: owner.id, state: 'requested' })).toBeTruthy();
    await user.click(within(card).getByRole('button', { name: 'Retirar el pedido' }));
    await expectToast('Retiraste el pedido');
    await expectTexts(card, [/^Puedes descargar todo/]);
    expect(await DeletionModel.exists({ _id: owner.id })).toBeNull();
  });

  test('is kept when the academy refuses, and the student reads the reason', async ({ server, openApp }) => {
    const { user: owner, token } = await aStudent(server);
    await recordRequest(owner.id, { at: new Date() });
    const refused = { state: 'refused', reason: 'Tienes una deuda' };
    await DeletionModel.updateOne({ _id: owner.id }, { $set: refused });
    await openApp({ at: '/seguridad', token });
    await expectTexts(await region('Tus datos'), [/Motivo: Tienes una deuda$/]);
    screen.getByRole('button', { name: 'Pedir el borrado…' });
  });
});

describe('staff', () => {
  test('finds requests for deletion, and refuses with a reason', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: person } = await aStudent(server, { firstName: 'Petra', lastName: 'Pide' });
    await aStudent(server, { firstName: 'Noe', lastName: 'Pide' });
    await recordRequest(person.id, { at: new Date() });
    const user = await openApp({ at: '/gestion/personas', token });
    await screen.findByText('Noe Pide');
    await user.selectOptions(screen.getByLabelText('Borrado de datos'), 'Pedido');
    await waitFor(() => expect(screen.queryByText('Noe Pide')).toBeNull());
    await user.click(await screen.findByRole('link', { name: /Petra Pide/ }));
    await screen.findByText(/^Pidió que borremos sus datos el /);
    await user.click(screen.getByRole('button', { name: 'Rechazar el pedido…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rechazar el pedido' });
    const refuse = await within(dialog).findByRole('button', { name: 'Rechazar el pedido' });
    await user.click(refuse);
    await expectToast(messages.reasonLength);
    await user.type(within(dialog).getByLabelText(/^Motivo/), 'Tiene una deuda');
    await user.click(refuse);
    await expectToast('Pedido rechazado');
    await screen.findByText(/^Rechazamos su pedido de borrado.*: Tiene una deuda$/);
  });

  test('deletes after a confirmation, and then offers no changes', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: person, token: theirs } = await aStudent(server, { firstName: 'Olga', lastName: 'Olvido' });
    await recordRequest(person.id, { at: new Date() });
    const api = connectGraphql(server.url, theirs);
    const enrolment = good(await api.enrol({ courseId: (await aCourse()).id }));
    const user = await openApp({ at: `/gestion/personas/${person.id}`, token, expecting: [409] });
    await user.click(await screen.findByRole('button', { name: 'Borrar sus datos…' }));
    const dialog = await screen.findByRole('dialog', { name: '¿Borrar los datos de esta persona?' });
    const erase = await within(dialog).findByRole('button', { name: 'Borrar sus datos' });
    await user.click(erase);
    await expectToast(messages.deletionActive);
    good(await api.cancelEnrolment(enrolment.id));
    await user.click(erase);
    await expectToast('Datos personales borrados');
    await screen.findByRole('heading', { name: 'Persona anonimizada' });
    await screen.findByText(/^Borramos sus datos personales el .+ Quedan sus inscripciones y sus puntos\.$/);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /cuenta|Enlace|Guardar|Borrar/ })).toBeNull(),
    );
    expect(await UserModel.exists({ firstName: 'Olga' })).toBeNull();
  });
});
