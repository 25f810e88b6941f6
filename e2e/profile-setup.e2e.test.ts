import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { UserModel } from '../bff/src/features/users/user.model.ts';
import { aPendingStudent, aStudent } from './accounts.ts';
import { expectGoodLook, expectToast } from './look.ts';
import { refused, test, THEMES } from './stage.ts';

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
};

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name);

const complete = async (page: Page, given: Record<string, string> = {}) => {
  const values = {
    Nombre: 'Ana',
    Apellido: 'Ibarra',
    'Número de documento': '30.111.222',
    'Fecha de nacimiento': '1990-05-17',
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
  test('makes the account, with the referral that led here, and opens the dashboard', async ({
    server,
    visit,
  }) => {
    const { user: friend } = await aStudent(server);
    const { email, document } = newPerson();
    const page = await visit({ at: `/?ref=${friend.id}` });
    await page.getByRole('link', { name: 'Registrarse Ahora' }).click();
    await signUp(page, email);
    await complete(page, { 'Número de documento': document });
    const sent = page.waitForRequest((request) => request.postData()?.includes('mutation Register') ?? false);
    await submit(page);
    expect((await sent).postDataJSON()).toMatchObject({ variables: { input: { email, ref: friend.id } } });
    await expectToast(page, 'Cuenta creada exitosamente!');
    await page.waitForURL('**/dashboard');
    const made = await UserModel.findOne({ email }).lean();
    expect(made).toMatchObject({ documentNumber: document, birthDate: '1990-05-17', gender: 'Mujer' });
  });

  test('leaves no password in the browser history, and a reload starts over', async ({ visit }) => {
    const page = await visit({ at: '/auth' });
    await signUp(page, newPerson().email);
    await page.getByRole('heading', { name: 'Completa tu Perfil' }).waitFor();
    expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('secreto1');
    await page.reload();
    await expectToast(page, 'Información de registro incompleta');
    await page.waitForURL('**/auth');
  });

  test('without any registration returns to /auth', async ({ visit }) => {
    const page = await visit({ at: '/profile-setup' });
    await expectToast(page, 'Información de registro incompleta');
    await page.waitForURL('**/auth');
  });

  test('with a document that is taken says so at its field', async ({ server, visit }) => {
    const { user } = await aStudent(server);
    const page = await visit({ at: '/auth', expecting: refused(409) });
    await signUp(page, newPerson().email);
    await complete(page, { 'Número de documento': user.documentNumber });
    await submit(page);
    await expectToast(page, 'Este documento ya está registrado');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('documentNumber');
    expect(new URL(page.url()).pathname).toBe('/profile-setup');
  });

  test('with an email that is taken says so', async ({ server, visit }) => {
    const { user } = await aStudent(server);
    const page = await visit({ at: '/auth', expecting: refused(409) });
    await signUp(page, user.email);
    await complete(page, { 'Número de documento': newPerson().document });
    await submit(page);
    await expectToast(page, 'Este email ya está registrado');
  });

  test('when the server cannot be reached says so', async ({ visit }) => {
    const page = await visit({ at: '/auth', expecting: [/graphql|Failed to load resource/] });
    await signUp(page, newPerson().email);
    await complete(page);
    await page.route('**/graphql', (route) => route.abort());
    await submit(page);
    await expectToast(page, 'Error al crear perfil');
  });

  const faulty = [
    ['Nombre', 'A', messages.firstName],
    ['Apellido', 'B', messages.lastName],
    ['Número de documento', '1234', messages.documentNumber],
    ['Número de documento', 'PENDING-123456', messages.documentNumber],
    ['Dirección', 'Aqui', messages.address],
    ['Fecha de nacimiento', '', messages.birthDate],
    ['Fecha de nacimiento', '2999-01-01', messages.birthDateInvalid],
  ] as const;

  for (const [name, value, text] of faulty) {
    test(`${name} '${value}' answers '${text}' and takes the focus`, async ({ visit }) => {
      const page = await visit({ at: '/auth' });
      await signUp(page, newPerson().email);
      await complete(page, { [name]: value });
      await submit(page);
      await expectToast(page, text);
      await page.getByRole('main').getByText(text).waitFor();
      expect(await field(page, name).evaluate((input) => input === document.activeElement)).toBe(true);
    });
  }

  test('double clicks make one account', async ({ visit }) => {
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
  test('locks the names it has and opens the dashboard', async ({ server, visit }) => {
    const { token, user } = await aPendingStudent(server, { firstName: 'Paula', lastName: 'Vega' });
    const page = await visit({ at: '/profile-setup', token });
    await field(page, 'Nombre').waitFor();
    expect(await field(page, 'Nombre').isEditable()).toBe(false);
    expect(await field(page, 'Apellido').isEditable()).toBe(false);
    await complete(page, { 'Número de documento': newPerson().document });
    await submit(page);
    await expectToast(page, 'Perfil completado exitosamente!');
    await page.waitForURL('**/dashboard');
    expect(await UserModel.findById(user.id).lean()).toMatchObject({ firstName: 'Paula', lastName: 'Vega' });
  });

  test('lets a name that is too short be mended', async ({ server, visit }) => {
    const { token } = await aPendingStudent(server, { firstName: 'Paula', lastName: 'V' });
    const page = await visit({ at: '/profile-setup', token });
    await field(page, 'Apellido').waitFor();
    expect(await field(page, 'Apellido').isEditable()).toBe(true);
  });

  test('of somebody who has completed it leads on to the dashboard', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/profile-setup', token });
    await expectToast(page, 'Información de registro incompleta');
    await page.waitForURL('**/dashboard');
  });

  for (const theme of THEMES) {
    test(`is accessible and fits, ${theme}`, async ({ server, visit }) => {
      const { token } = await aPendingStudent(server);
      const page = await visit({ at: '/profile-setup', token, theme });
      await submit(page);
      await page.getByRole('main').getByText(messages.address).waitFor();
      await expectGoodLook(page);
    });
  }
});
