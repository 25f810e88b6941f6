import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aStaffMember, type Member } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { aFirearm, aRangeDay } from '../bff/contract/firearm-builders.ts';
import type { TestServer } from '../bff/contract/harness.ts';
import { EnrolmentModel } from '../bff/src/features/enrolments/enrolment.model.ts';
import { FirearmHandOutModel } from '../bff/src/features/firearms/firearm.model.ts';
import { expectGoodPhone } from './look.ts';
import { refused, test } from './stage.ts';

const MOST_MS = 2_000;

/** What the browser says of a network that is not there. */
const NO_NETWORK = [/net::ERR_INTERNET_DISCONNECTED/, /^failed request: /];

const aDay = async (server: TestServer) => {
  const surface = { url: server.url, connect: connectGraphql };
  const desk = await aStaffMember(surface, 'desk');
  const { enrolments } = await aRangeDay(surface);
  for (const serial of ['G-1', 'G-2']) await aFirearm({ make: 'Glock', serial });
  return { desk, api: connectGraphql(server.url, desk.token), enrolments };
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Everything that the origin keeps, as text. */
const storedIn = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [JSON.stringify(localStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      found.push(name);
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => (all.onsuccess = resolve));
        found.push(JSON.stringify(all.result));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        found.push(request.url, (await (await cache.match(request))?.text()) ?? '');
      }
    }
    return found.join('\n');
  });

/** The first visit, after which it opens without a network. */
const openDay = async (page: Page) => {
  await page.goto('/gestion/dia');
  await page.getByText(/ por llegar/).waitFor();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    }
  });
};

const signIn = async (page: Page, { email, password }: Pick<Member, 'email' | 'password'>) => {
  await page.waitForURL('**/auth');
  const form = page.getByRole('tabpanel', { name: 'Iniciar sesión' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await press(page, 'Iniciar Sesión');
  await page.waitForURL('**/gestion/dia');
};

test('the day opens without a network, keeps what is done and sends it, and is gone after signing out', async ({
  server,
  visit,
}) => {
  const { desk, api, enrolments } = await aDay(server);
  const page = await visit({ at: '/terminos', width: 360, token: desk.token, expecting: NO_NETWORK });
  const context = page.context();
  await page.evaluate(() => caches.open('range-day-earlier'));
  await openDay(page);
  expect(await page.evaluate(() => caches.keys())).toEqual([
    expect.stringMatching(/^range-day-[0-9a-f]{16}$/),
  ]);
  await page.reload();
  await page.getByText('2 por llegar').waitFor();
  expect(await storedIn(page)).toContain('Acosta');

  await context.setOffline(true);
  const opened = Date.now();
  await page.reload();
  await page.getByText('2 por llegar').waitFor();
  const openedIn = Date.now() - opened;
  if (process.env.TIME_LIMITS !== 'off') expect(openedIn).toBeLessThan(MOST_MS);
  await expect(context.newPage().then((other) => other.goto('/courses'))).rejects.toThrow('ERR_INTERNET');
  await page.getByText(/^Sin conexión: datos de las \d\d:\d\d/).waitFor();
  await page.getByRole('searchbox', { name: 'Buscar un estudiante' }).fill('acosta');
  await page.getByText('Ana Bravo').waitFor({ state: 'detached' });
  await press(page, 'Llegó: Ana Acosta');
  await page.getByRole('searchbox', { name: 'Buscar un estudiante' }).fill('');
  await press(page, 'Entregar Glock G-1 a Ana Acosta');
  await press(page, 'Llegó: Ana Bravo');
  await page.getByText('3 cambios sin enviar').waitFor();
  await page.getByText('1 llegó · 1 con arma').waitFor();
  await expectGoodPhone(page, 'offline-1-unsent');

  // A reload loses nothing.
  await page.reload();
  await page.getByText('1 llegó · 1 con arma').waitFor();
  await press(page, 'Ver');
  const list = page.getByRole('list', { name: 'Cambios sin enviar' });
  await list.getByText('Entregar Glock G-1 a Ana Acosta').waitFor();
  expect(await list.getByRole('listitem').count()).toBe(3);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });

  // Meanwhile the other phone has marked one absent.
  expect(await api.markNoShows({ ids: [enrolments[1].id] })).toMatchObject({ ok: true });
  await context.setOffline(false);
  await page.getByText('1 para decidir', { exact: true }).waitFor();
  const conflicts = page.getByRole('list', { name: 'Partes para decidir' });
  await conflicts.getByText('Llegó · Ana Bravo').waitFor();
  await conflicts.getByText(messages.markContradicts).waitFor();
  await page.getByText('1 con arma · 1 no vino').waitFor();
  const [handOut] = await FirearmHandOutModel.find({ enrolmentId: enrolments[0].id }).lean();
  expect(handOut).toMatchObject({ returnedAt: null });
  await expectGoodPhone(page, 'offline-2-conflict');
  await press(page, /^Descartar/);
  const dialog = page.getByRole('dialog', { name: '¿Descartar lo que se hizo?' });
  await dialog.getByLabel('Motivo').fill('Es de otra persona');
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await conflicts.waitFor({ state: 'detached' });

  await press(page, 'Abrir menú');
  await press(page, 'Salir');
  await page.waitForURL('**/auth');
  const left = await storedIn(page);
  expect(left).toContain('/gestion/dia');
  for (const text of ['Acosta', 'Bravo', 'Glock', 'range-day"']) expect(left).not.toContain(text);
});

test('after the end of the session the same account goes on, and another one sends it for a decision', async ({
  server,
  visit,
}) => {
  const { desk, enrolments } = await aDay(server);
  const other = await aStaffMember({ url: server.url, connect: connectGraphql }, 'desk');
  const expecting = [...NO_NETWORK, ...refused(401)];
  const page = await visit({ at: '/terminos', width: 360, token: desk.token, expecting });
  const context = page.context();
  /** Without a network; meanwhile the session ends. */
  const pressAndExpire = async (button: string) => {
    await context.setOffline(true);
    await press(page, button);
    await page.getByText('1 cambio sin enviar', { exact: true }).waitFor();
    const token = await page.evaluate(() => localStorage.getItem('auth_token'));
    await connectGraphql(server.url, token ?? '').logout();
    await context.setOffline(false);
  };
  const isPresent = async () =>
    Boolean((await EnrolmentModel.findById(enrolments[0].id).lean().orFail()).arrival);

  await openDay(page);
  await pressAndExpire('Llegó: Ana Acosta');
  await signIn(page, desk);
  await page.getByText(/^Todo enviado/).waitFor();
  expect(await isPresent()).toBe(true);

  await pressAndExpire('Deshacer: Ana Acosta');
  await signIn(page, other);
  await page.getByText('1 para decidir', { exact: true }).waitFor();
  await page.getByRole('list', { name: 'Partes para decidir' }).getByText(messages.reportAccount).waitFor();
  expect(await isPresent()).toBe(true);
  expect(await storedIn(page)).not.toContain(desk.id);

  const tab = await context.newPage();
  await tab.goto('/dashboard');
  await tab.getByRole('button', { name: 'Abrir menú' }).click();
  await tab.getByRole('button', { name: 'Salir' }).click();
  await page.waitForURL('**/auth');
  expect(await storedIn(page)).not.toContain('Acosta');
});
