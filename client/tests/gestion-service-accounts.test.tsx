import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { aServiceAccount } from '../../bff/contract/account-builders.ts';
import { aCourse } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { ServiceAccountModel } from '../../bff/src/features/service-accounts/service-account.model.ts';
import { PASSWORD, anAdmin } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectTexts, expectToast, findWithText } from './screen.ts';

const AT = '/gestion/integraciones';

const named = async (name: string) => {
  const { id, token } = await aServiceAccount(['read', 'admin']);
  await ServiceAccountModel.updateOne({ _id: id }, { name, nameKey: name.toLowerCase() });
  return { id, token };
};

describe('the service accounts of the academy', () => {
  test('the first one is created, and shows its secret once', async ({ server, openApp }) => {
    await ServiceAccountModel.deleteMany({});
    const { token } = await anAdmin(server);
    const user = await openApp({ at: AT, token, expecting: [422] });
    await screen.findByText('Todavía no hay cuentas de servicio');
    await user.click(screen.getByRole('button', { name: 'Nueva cuenta de servicio' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva cuenta de servicio' }));
    await user.click(dialog.getByRole('button', { name: 'Crear cuenta' }));
    await expectToast('El nombre va de 2 a 80 caracteres');
    await user.type(dialog.getByRole('textbox', { name: /Nombre/ }), 'Planilla de horarios');
    await user.click(dialog.getByRole('checkbox', { name: 'Leer' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Administrar' }));
    await user.click(dialog.getByRole('button', { name: 'Crear cuenta' }));
    await dialog.findAllByText('Elige al menos un permiso');
    await user.click(dialog.getByRole('checkbox', { name: 'Administrar' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Leer' }));
    await user.type(dialog.getByLabelText(/Tu contraseña actual/), 'otra-cosa');
    await user.click(dialog.getByRole('button', { name: 'Crear cuenta' }));
    await dialog.findAllByText('La contraseña actual no es correcta');
    await user.clear(dialog.getByLabelText(/Tu contraseña actual/));
    await user.type(dialog.getByLabelText(/Tu contraseña actual/), PASSWORD);
    await user.click(dialog.getByRole('button', { name: 'Crear cuenta' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Secreto de la cuenta de servicio' }));
    const secret = shown.getByText(/^acs_/).textContent;
    await user.click(shown.getByRole('button', { name: 'Copiar' }));
    await expectToast('Copiado al portapapeles');
    expect(await navigator.clipboard.readText()).toBe(secret);
    await user.click(shown.getByRole('button', { name: 'Ya lo guardé' }));
    const card = await findWithText('listitem', 'Planilla de horarios');
    await expectTexts(card, [
      'Activa',
      'Leer',
      'Administrar',
      /No vence · sin usar · creada por Elena Ibarra/,
    ]);
    expect(document.body.textContent).not.toContain(secret);
    expect((await connectGraphql(server.url, secret).adminStats()).ok).toBe(true);
  });

  test('is renamed without a password, and gets other scopes with it', async ({ server, openApp }) => {
    const { id } = await named('Facturación');
    const { token } = await anAdmin(server);
    const user = await openApp({ at: AT, token });
    await user.click(await screen.findByRole('button', { name: 'Editar Facturación' }));
    const renamed = within(await screen.findByRole('dialog', { name: 'Facturación' }));
    await user.type(renamed.getByRole('textbox', { name: /Nombre/ }), ' nueva');
    await user.click(renamed.getByRole('button', { name: 'Guardar cambios' }));
    await expectToast('Cambios guardados');
    await user.click(await screen.findByRole('button', { name: 'Editar Facturación nueva' }));
    const widened = within(await screen.findByRole('dialog', { name: 'Facturación nueva' }));
    await user.click(widened.getByRole('checkbox', { name: 'Escribir' }));
    await user.type(widened.getByLabelText(/Tu contraseña actual/), PASSWORD);
    await user.click(widened.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(async () =>
      expect(await ServiceAccountModel.findById(id).lean()).toMatchObject({
        name: 'Facturación nueva',
        scopes: ['read', 'write', 'admin'],
      }),
    );
  });

  test('gets a new secret and is ended, each after a confirmation', async ({ server, openApp }) => {
    const { id, token: former } = await named('Calendario');
    const { token } = await anAdmin(server);
    const user = await openApp({ at: AT, token });
    await user.click(await screen.findByRole('button', { name: 'Nuevo secreto para Calendario' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Crear un secreto nuevo?' }));
    await user.type(question.getByLabelText(/Tu contraseña actual/), PASSWORD);
    await user.click(question.getByRole('button', { name: 'Crear secreto' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Secreto de la cuenta de servicio' }));
    expect(shown.getByText(/^acs_/).textContent).not.toBe(former);
    await user.click(shown.getByRole('button', { name: 'Ya lo guardé' }));
    expect(await connectGraphql(server.url, former).adminStats()).toMatchObject({ status: 401 });
    await user.click(await screen.findByRole('button', { name: 'Terminar Calendario' }));
    const last = within(await screen.findByRole('dialog', { name: '¿Terminar esta cuenta de servicio?' }));
    await user.click(last.getByRole('button', { name: 'Terminar' }));
    await expectToast('Cuenta de servicio terminada');
    await waitFor(() => expect(screen.queryByText('Calendario')).toBeNull());
    expect((await ServiceAccountModel.findById(id).lean())?.endedAt).toBeInstanceOf(Date);
  });

  test('link to their actions, marked as service accounts', async ({ server, openApp }) => {
    const { token: secret } = await named('Tablero');
    const { token } = await anAdmin(server);
    const { id } = await aCourse({ name: 'Taller del tablero' });
    await connectGraphql(server.url, secret).adminStats();
    await ServiceAccountModel.updateMany({}, { scopes: ['read', 'write', 'admin'] });
    await connectGraphql(server.url, secret).deactivateCourse({ id });
    const user = await openApp({ at: AT, token });
    await user.click(await screen.findByRole('link', { name: 'Ver actividad de Tablero' }));
    await screen.findByRole('table', { name: 'Actividad' });
    const row = await findWithText('row', 'Curso desactivado');
    await expectTexts(row, ['Tablero', 'Cuenta de servicio', 'Taller del tablero']);
    await screen.findByText('1 acción');
    expect(screen.getByRole('combobox', { name: 'Cuenta de servicio' })).toHaveProperty(
      'selectedOptions.0.textContent',
      'Tablero',
    );
  });

  test('show an error when they cannot be loaded, and try again', async ({ server, openApp, network }) => {
    await named('Tarde');
    const { token } = await anAdmin(server);
    network.lose('Integrations');
    const user = await openApp({ at: AT, token });
    await screen.findAllByRole('button', { name: /Reintentar/ });
    network.restore();
    await user.click((await screen.findAllByRole('button', { name: /Reintentar/ }))[0] as HTMLElement);
    await screen.findByText('Tarde');
  });
});
