import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Response } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aCourse, academyDay, aPersonalisedCourse } from '../bff/contract/builders.ts';
import { paths, PERSONALISED } from '../client/src/paths.ts';
import { aStudent } from './accounts.ts';
import { PHONE_LOOKS, expectGoodLook, waitForWholePage } from './look.ts';
import { holdRequests, watchOperations } from './network.ts';
import { appIsThere, refused, storeToken, test, type Stage } from './stage.ts';

const BOOKING = `${paths.courses}#${PERSONALISED}`;
const FIRST_VIEW = '**/first-view?*';

/** What a member's page shows before its code arrives, with `release`. */
const beforeTheCode = async (
  visit: Stage['visit'],
  { at, token, expecting = [] }: { at: string; token: string; expecting?: RegExp[] },
) => {
  const page = await visit({ at: '/favicon.svg', width: 360, expecting });
  await storeToken(page, token);
  const release = await holdRequests(page, '**/assets/index-*.js');
  const watched = watchOperations(page);
  const needed = watchNeeded(page);
  const sent = page.waitForResponse(FIRST_VIEW);
  await page.goto(at, { waitUntil: 'commit' });
  await sent;
  return { page, release, needed, ...watched };
};

/** What is shown, with its places. */
const layoutOf = (page: Page) =>
  page.evaluate(() => {
    const elements = [
      ...document.querySelectorAll('#root :is(h1, h2, h3, p, dt, dd, a, button, article, section)'),
    ];
    return elements
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        // On a slow machine the button has said meanwhile that it is loading.
        const text = element.textContent.trim().replace('Cargando…', 'Programar Clase');
        return [element.tagName, ...[x, y, width, height].map(Math.round), text].join(' ');
      });
  });

/** As compressed for this browser. */
const sizeOf = async (response: Response) => (await response.request().sizes()).responseBodySize;

const NEEDED = /\.css$|\/first-paint\.js$|\/first-view\?|^[^.]*$/;

/** The requests that a view needs: a document, the first script, style sheets and the view. */
const watchNeeded = (page: Page) => {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (NEEDED.test(response.url().replace(/^https?:\/\/[^/]+/, ''))) responses.push(response);
  });
  return {
    scripts: () => responses.filter((response) => response.url().endsWith('.js')),
    bytes: async () => {
      const sizes = await Promise.all(responses.map(sizeOf));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
  };
};

const MOST_BYTES = 36_000;

const RENDERED = {
  Dashboard: paths.dashboard,
  Courses: paths.courses,
  History: paths.history,
  Profile: paths.profile,
  Course: paths.course,
};

const READ = { Points: paths.points, Security: paths.security };

describe('the first view of a member page', () => {
  test.for(Object.entries(RENDERED))(
    '%s is there before the code and stays where it is, without another request',
    async ([name, path], { server, visit }) => {
      const { token } = await aStudent(server);
      const course = await aCourse();
      const at = path.replace(':id', course.id);
      const { page, release, needed, names } = await beforeTheCode(visit, { at, token });
      await page.locator('.for-members h1').waitFor();
      expect(needed.scripts()).toHaveLength(1);
      expect(await needed.bytes()).toBeLessThanOrEqual(MOST_BYTES);
      await expectGoodLook(page, PHONE_LOOKS);
      await page.evaluate(() => document.fonts.ready);
      const before = await layoutOf(page);
      // The form replaces its skeleton later.
      const releaseForm = await holdRequests(page, '**/assets/booking-form-*.js');
      release();
      await appIsThere(page);
      expect(await layoutOf(page)).toEqual(before);
      releaseForm();
      await waitForWholePage(page);
      expect(names()).not.toContain(name);
    },
  );

  test.for(Object.entries(READ))(
    '%s, which is not rendered, has its data before the code',
    async ([name, at], { server, visit }) => {
      const { token } = await aStudent(server);
      const { page, release, names } = await beforeTheCode(visit, { at, token });
      release();
      await waitForWholePage(page);
      expect(names()).not.toContain(name);
    },
  );

  test('is made while the entry is loaded, before the code of the page', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/favicon.svg', width: 360 });
    await storeToken(page, token);
    const code: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/assets\/([\w.]+)-[^/]*\.js$/.exec(request.url()) ?? [];
      if (name) code.push(name);
    });
    await page.goto(paths.dashboard);
    await appIsThere(page);
    expect(code.slice(0, 3).toSorted()).toEqual(['index', 'react', 'rolldown']);
  });

  test('has its typefaces when the code is there, also in a browser that preloads no modules', async ({
    server,
    visit,
  }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/favicon.svg', width: 360 });
    await storeToken(page, token);
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = () => false;
    });
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(paths.dashboard, { waitUntil: 'commit' });
    await page.locator('.for-members h1').waitFor();
    release();
    await appIsThere(page);
    await expect.poll(() => page.locator('html.typefaces-later').count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
      .toBeGreaterThanOrEqual(2);
  });

  test('has buttons that the app presses again', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const { page, release } = await beforeTheCode(visit, { at: paths.history, token });
    await page.getByRole('button', { name: 'Compartir' }).click();
    release();
    await page.getByRole('dialog', { name: 'Compartir mi pasaporte' }).waitFor();
  });

  test('has the booking form where it is asked for, and stays where it is', async ({ server, visit }) => {
    await aPersonalisedCourse();
    const { token } = await aStudent(server);
    const { page, release, names } = await beforeTheCode(visit, { at: BOOKING, token });
    await page.locator('.for-members form').waitFor();
    await expectGoodLook(page, PHONE_LOOKS);
    await page.evaluate(() => document.fonts.ready);
    // Somewhere below the heading that the address names.
    await page.getByRole('button', { name: 'Agregar munición' }).scrollIntoViewIfNeeded();
    const before = await layoutOf(page);
    release();
    await appIsThere(page);
    expect(await layoutOf(page)).toEqual(before);
    await waitForWholePage(page);
    expect(names()).not.toContain('Courses');
  });

  test('has a form whose text is kept, and whose choices wait for the app', async ({ server, visit }) => {
    await aPersonalisedCourse();
    const { token } = await aStudent(server);
    const { page, release } = await beforeTheCode(visit, { at: BOOKING, token });
    await page.locator('.for-members form').waitFor();
    const [year = '', month = '', day = ''] = academyDay(40).split('-');
    await page.getByLabel('Fecha', { exact: true }).fill(`${day}${month}${year}`);
    const choices = page.locator('form').locator('select, [type=checkbox], [type=radio], [type=submit]');
    expect(await choices.count()).toBeGreaterThan(4);
    for (const choice of await choices.all()) expect(await choice.isDisabled()).toBe(true);
    await page.getByText('Carabina 9mm').click({ force: true });
    await page.getByText('Tiro Deportivo').click({ force: true });
    const time = page.getByLabel('Hora', { exact: true });
    await time.fill('10:3');
    await time.press('Enter');
    await time.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1));
    release();
    await appIsThere(page);
    expect(await page.getByLabel('Fecha', { exact: true }).inputValue()).toBe(`${day}/${month}/${year}`);
    expect(await page.getByRole('checkbox', { name: 'Carabina 9mm' }).isEnabled()).toBe(true);
    for (const name of ['Carabina 9mm', 'Pistola 9mm'])
      expect(await page.getByRole('checkbox', { name }).isChecked()).toBe(false);
    expect(await page.getByRole('radio', { name: 'Tiro Deportivo' }).isChecked()).toBe(false);
    expect(await time.inputValue()).toBe('10:3');
    expect(page.url()).toContain(BOOKING);
    await page.keyboard.type('X');
    expect(await time.inputValue()).toBe('1X0:3');
    // Nothing was sent, so nothing is said to be missing.
    expect(await page.getByRole('status', { name: 'Selecciona una hora' }).count()).toBe(0);
  });

  test('says that it is loading when its form cannot be sent after three seconds', async ({
    server,
    visit,
  }) => {
    await aPersonalisedCourse();
    const { token } = await aStudent(server);
    const { page, release } = await beforeTheCode(visit, { at: BOOKING, token });
    await page.locator('.for-members form').waitFor();
    await page.getByRole('button', { name: 'Cargando…' }).waitFor();
    await expectGoodLook(page, PHONE_LOOKS);
    release();
    await page.getByRole('button', { name: 'Programar Clase' }).waitFor();
  });

  test('does the last press again, unless something was typed after it', async ({ server, visit }) => {
    await aPersonalisedCourse();
    const { token } = await aStudent(server);
    const open = async () => {
      const opened = await beforeTheCode(visit, { at: BOOKING, token });
      await opened.page.locator('.for-members form').waitFor();
      return opened;
    };
    const typed = await open();
    const add = (page: Page) => page.getByRole('button', { name: 'Agregar munición' });
    const row = (page: Page) => page.getByRole('group', { name: 'Munición 1' });
    await add(typed.page).click();
    await typed.page.getByLabel('Hora', { exact: true }).fill('10:30');
    typed.release();
    await appIsThere(typed.page);
    expect(await typed.page.getByLabel('Hora', { exact: true }).inputValue()).toBe('10:30');
    expect(await row(typed.page).count()).toBe(0);
    const pressed = await open();
    await add(pressed.page).click();
    await add(pressed.page).click();
    pressed.release();
    await row(pressed.page).waitFor();
    expect(await pressed.page.getByRole('group', { name: 'Munición 2' }).count()).toBe(0);
  });

  test('keeps the focus', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const { page, release } = await beforeTheCode(visit, { at: paths.history, token });
    await page.getByRole('button', { name: 'Compartir' }).focus();
    release();
    await appIsThere(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Compartir…');
  });

  test('is waited for while it is on its way, however slow the network is', async ({ server, visit }) => {
    const { token } = await aStudent(server, { firstName: 'Lejana' });
    const page = await visit({ at: '/favicon.svg' });
    await storeToken(page, token);
    await page.route(FIRST_VIEW, async (route) => {
      await delay(4_000);
      await route.fallback();
    });
    const { names } = watchOperations(page);
    await page.goto(paths.dashboard, { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Bienvenida, Lejana' }).waitFor();
    await waitForWholePage(page);
    expect(names()).not.toContain('Dashboard');
  });

  test.for(['index', 'dashboard.page'])(
    'stays, with a sentence and a button, when the file %s cannot be loaded',
    async (file, { server, visit }) => {
      const { token } = await aStudent(server, { firstName: 'Paciente' });
      const page = await visit({
        at: '/favicon.svg',
        expecting: [/^failed request: /, /^console /, /^page error/],
      });
      await storeToken(page, token);
      await page.route(`**/assets/${file}-*.js`, (route) => route.abort());
      await page.goto(paths.dashboard);
      const bar = page.getByRole('alert').filter({ hasText: 'No pudimos cargar la página completa' });
      await bar.waitFor();
      await page.getByRole('heading', { name: 'Bienvenida, Paciente' }).waitFor();
      await expectGoodLook(page, PHONE_LOOKS);
      await page.unroute(`**/assets/${file}-*.js`);
      await bar.getByRole('button', { name: 'Reintentar' }).click();
      await appIsThere(page);
      await page.getByRole('heading', { name: 'Bienvenida, Paciente' }).waitFor();
      expect(await bar.count()).toBe(0);
    },
  );

  test('is not waited for when it takes longer than ten seconds', async ({ server, visit }) => {
    const { token } = await aStudent(server, { firstName: 'Paciente' });
    const page = await visit({ at: '/favicon.svg' });
    await storeToken(page, token);
    await holdRequests(page, FIRST_VIEW);
    await page.goto(paths.dashboard, { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Bienvenida, Paciente' }).waitFor();
  });

  test('is not shown to another account that has signed in meanwhile', async ({ server, visit }) => {
    const first = await aStudent(server, { firstName: 'Primera' });
    const second = await aStudent(server, { firstName: 'Segunda' });
    const { page, release } = await beforeTheCode(visit, { at: paths.dashboard, token: first.token });
    await storeToken(page, second.token);
    release();
    await page.getByRole('heading', { name: 'Bienvenida, Segunda' }).waitFor();
    expect(await page.getByText('Primera').count()).toBe(0);
  });

  test('of a session that has ended leads to sign in', async ({ visit }) => {
    const { page, release } = await beforeTheCode(visit, {
      at: paths.dashboard,
      token: 'ended',
      expecting: refused(401),
    });
    release();
    await page.waitForURL('**/auth');
  });

  test('is for the session of the request only, and never stored', async ({ server }) => {
    const { token } = await aStudent(server, { firstName: 'Titular' });
    const read = (path: string, authorization: string) =>
      fetch(`${server.url}/first-view?address=${encodeURIComponent(path)}`, { headers: { authorization } });
    const own = await read(paths.dashboard, `Bearer ${token}`);
    expect(own.status).toBe(200);
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(((await own.json()) as { html: string }).html).toContain('Titular');
    const others = [
      await read(paths.dashboard, ''),
      await read(paths.dashboard, 'Bearer ended'),
      await read(paths.terms, `Bearer ${token}`),
      await read(paths.adminUsers, `Bearer ${token}`),
      await read('constructor', `Bearer ${token}`),
    ];
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 204));
  });
});
