import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { UserModel } from '../bff/src/features/users/user.model.ts';
import { aPendingStudent, aStudent } from './accounts.ts';
import { closeToast, expectGoodLook, expectToast } from './look.ts';
import { test } from './stage.ts';

let people = 0;

const newPerson = () => {
  people += 1;
  return { email: `persona${people}@example.com`, document: `31.20${people}.77${people}` };
};

const signUp = async (page: Page, email: string) => {
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  const form = page.getByRole('tabpanel', { name: 'Registrarse' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Contraseña' }).fill('secreto1');
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  await page.waitForURL('**/profile-setup');
  await closeToast(page, 'El registro completo requiere información adicional');
};

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name);

const complete = async (page: Page, given: Record<string, string> = {}) => {
  const values = {
    Nombre: 'Ana',
    Apellido: 'Ibarra',
    'Número de documento': '30.111.222',
    'Fecha de nacimiento': '17/05/1990',
    Dirección: 'Av. de Mayo 1370',
    ...given,
  };
  for (const [name, value] of Object.entries(values)) {
    const input = field(page, name);
    if (await input.isEditable()) await input.fill(value);
  }
  await field(page, 'Tipo de documento').selectOption('DNI');
  await field(page, 'Género').selectOption('Mujer');
};

const submit = (page: Page) => page.getByRole('button', { name: 'Completar Registro' }).click();

describe('completing a sign-up', () => {
  test('creates the account, with the referral of the link, and opens the dashboard', async ({
    server,
    visit,
  }) => {
    const { user: friend } = await aStudent(server);
    const { email, document } = newPerson();
    const page = await visit({ at: `/?ref=${friend.id}` });
    await page.getByRole('link', { name: 'Registrarse Ahora' }).click();
    await signUp(page, email);
    await complete(page, { 'Número de documento': document });
    const sent = page.waitForRequest(
      (request) => request.postData()?.includes('"operationName":"Register"') ?? false,
    );
    await submit(page);
    expect((await sent).postDataJSON()).toMatchObject({ variables: { input: { email, ref: friend.id } } });
    await expectToast(page, 'Cuenta creada exitosamente!');
    await page.waitForURL('**/dashboard');
    const made = await UserModel.findOne({ email }).lean();
    expect(made).toMatchObject({ documentNumber: document, birthDate: '1990-05-17', gender: 'Mujer' });
  });

  test('stores no password in the browser history, and a reload starts again', async ({ visit }) => {
    const page = await visit({ at: '/auth' });
    await signUp(page, newPerson().email);
    await page.getByRole('heading', { name: 'Completa tu Perfil' }).waitFor();
    expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('secreto1');
    await page.reload();
    await expectToast(page, 'Información de registro incompleta');
    await page.waitForURL('**/auth');
  });

  test('double clicks create one account', async ({ visit }) => {
    const { email, document } = newPerson();
    const page = await visit({ at: '/auth' });
    await signUp(page, email);
    await complete(page, { 'Número de documento': document });
    await page.getByRole('button', { name: 'Completar Registro' }).dblclick();
    await page.waitForURL('**/dashboard');
    expect(await UserModel.countDocuments({ email })).toBe(1);
  });
});

describe('completing a pending profile', () => {
  test('is accessible and fits', async ({ server, visit }) => {
    const { token } = await aPendingStudent(server);
    const page = await visit({ at: '/profile-setup', token });
    await submit(page);
    await page.getByRole('main').getByText(messages.address).waitFor();
    await expectGoodLook(page);
  });
});
