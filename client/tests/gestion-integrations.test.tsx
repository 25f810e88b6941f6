import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { aDelivery, anEndpoint } from '../../bff/contract/webhook-builders.ts';
import { respondWith, startReceiver } from '../../bff/contract/webhook-receiver.ts';
import { DeliveryModel } from '../../bff/src/outgoing/delivery.model.ts';
import { EndpointModel } from '../../bff/src/outgoing/endpoint.model.ts';
import { anAdmin } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectTexts, expectToast } from './screen.ts';

const AT = '/gestion/integraciones';
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.kill());

const withoutEndpoints = () => EndpointModel.updateMany({}, { $set: { deletedAt: new Date() } });

describe('the integrations of the academy', () => {
  test('the first webhook is created, and shows its secret once', async ({ server, openApp }) => {
    await withoutEndpoints();
    const { token } = await anAdmin(server);
    const user = await openApp({ at: AT, token, expecting: [422] });
    await screen.findByText('Todavía no hay webhooks');
    await user.click(screen.getByRole('button', { name: 'Nuevo webhook' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo webhook' }));
    await user.click(dialog.getByRole('button', { name: 'Crear webhook' }));
    await expectToast('Escribe una dirección web completa, sin usuario, contraseña ni #');
    await user.type(dialog.getByRole('textbox', { name: /Dirección/ }), 'https://127.0.0.1/avisos');
    await user.click(dialog.getByRole('checkbox', { name: 'Puntos movidos' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Clase completada' }));
    await user.click(dialog.getByRole('button', { name: 'Crear webhook' }));
    await dialog.findAllByText('Esa dirección pertenece a una red privada: no se puede usar');
    await user.clear(dialog.getByRole('textbox', { name: /Dirección/ }));
    await user.type(dialog.getByRole('textbox', { name: /Dirección/ }), 'https://hooks.academia.invalid/x');
    await user.type(dialog.getByRole('textbox', { name: /Descripción/ }), 'CRM');
    await user.click(dialog.getByRole('button', { name: 'Crear webhook' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Secreto del webhook' }));
    const secret = shown.getByText(/^whsec_/).textContent;
    await user.click(shown.getByRole('button', { name: 'Copiar' }));
    await expectToast('Copiado al portapapeles');
    expect(await navigator.clipboard.readText()).toBe(secret);
    await user.click(shown.getByRole('button', { name: 'Ya lo guardé' }));
    const [card] = await screen.findAllByRole('listitem');
    await expectTexts(card as HTMLElement, ['CRM', 'Activo', 'Clase completada', 'Puntos movidos']);
    expect(document.body.textContent).not.toContain(secret);
    expect(await EndpointModel.findOne({ deletedAt: null }).lean()).toMatchObject({
      url: 'https://hooks.academia.invalid/x',
      events: ['enrolment.completed', 'points.moved'],
    });
  });

  test('a webhook is changed, deactivated and activated, and shows the reason why it is not active', async ({
    server,
    openApp,
  }) => {
    await withoutEndpoints();
    const id = await anEndpoint({ description: 'Calendario', disabledReason: 'failing' });
    const { token } = await anAdmin(server);
    const user = await openApp({ at: AT, token });
    await screen.findByText('Se desactivó porque no recibió nada durante tres días.');
    expect(screen.queryByRole('button', { name: /Enviar prueba/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Activar Calendario' }));
    await expectToast('Webhook activado');
    await user.click(await screen.findByRole('button', { name: 'Desactivar Calendario' }));
    await screen.findByText('Lo desactivó la academia.');
    await user.click(screen.getByRole('button', { name: 'Editar Calendario' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Calendario' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Persona registrada' }));
    await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
    await expectToast('Cambios guardados');
    expect(await EndpointModel.findById(id).lean()).toMatchObject({
      events: ['enrolment.completed', 'user.registered'],
      disabledReason: 'staff',
    });
  });

  test('a secret is rotated and a webhook deleted after a confirmation', async ({ server, openApp }) => {
    await withoutEndpoints();
    const id = await anEndpoint({ description: 'Facturación' });
    const { token } = await anAdmin(server);
    const user = await openApp({ at: AT, token });
    await user.click(await screen.findByRole('button', { name: 'Nuevo secreto para Facturación' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Crear un secreto nuevo?' }));
    await user.click(question.getByRole('button', { name: 'Crear secreto' }));
    await user.click(await screen.findByRole('button', { name: 'Ya lo guardé' }));
    await screen.findByText(/^El secreto anterior vale hasta el/);
    expect((await EndpointModel.findById(id).orFail().lean()).salts).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Eliminar Facturación' }));
    const last = within(await screen.findByRole('dialog', { name: '¿Eliminar este webhook?' }));
    await user.click(last.getByRole('button', { name: 'Eliminar' }));
    await expectToast('Webhook eliminado');
    await screen.findByText('Todavía no hay webhooks');
    expect((await EndpointModel.findById(id).orFail().lean()).deletedAt).toBeInstanceOf(Date);
  });

  test('deliveries are listed with their attempts, and redelivered', async ({ server, openApp }) => {
    await withoutEndpoints();
    const id = await anEndpoint({ description: 'CRM', url: receiver.url });
    const attempts = [{ at: new Date(), status: 500, error: 'status' as const, durationMs: 12 }];
    const delivery = await aDelivery(id, { state: 'failed', attempts });
    await aDelivery(id, { attempts: [{ at: new Date(), status: 200, error: null, durationMs: 7 }] });
    server.deps.env.WEBHOOKS_ALLOW_PRIVATE = true;
    const { token } = await anAdmin(server);
    const user = await openApp({ at: AT, token });
    await user.click(await screen.findByRole('button', { name: 'Ver envíos de CRM' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Envíos a CRM' }));
    await dialog.findByText('1 intento: Respondió 200 en 7 ms');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Estado' }), 'FAILED');
    await waitFor(() => expect(dialog.queryByText(/Respondió 200/)).toBeNull());
    await dialog.findByText('1 intento: Respondió con un error (500) en 12 ms');
    await user.click(dialog.getByRole('button', { name: /^Enviar de nuevo/ }));
    await expectToast('Envío repetido');
    await waitFor(async () =>
      expect(await DeliveryModel.findById(delivery).lean()).toMatchObject({ state: 'delivered' }),
    );
    await dialog.findByText('Ningún envío está en este estado');
    const failed = await aDelivery(id, { state: 'failed', attempts });
    await user.click(dialog.getByRole('button', { name: 'Reenviar los fallidos' }));
    await expectToast('Se reenvía 1 envío');
    await waitFor(async () =>
      expect(await DeliveryModel.findById(failed).lean()).toMatchObject({ state: 'delivered' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Reenviar los fallidos' }));
    await expectToast('No hay envíos fallidos');
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));

    receiver.behave(respondWith(204));
    await user.click(await screen.findByRole('button', { name: 'Enviar prueba a CRM' }));
    await expectToast('Evento de prueba enviado');
    const log = within(await screen.findByRole('dialog', { name: 'Envíos a CRM' }));
    await log.findByText('Prueba');
    server.deps.env.WEBHOOKS_ALLOW_PRIVATE = false;
  });
});
