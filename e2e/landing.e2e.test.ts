import { describe, expect } from 'vitest';
import { aStudent } from './accounts.ts';
import { expectAccessible, expectGoodLook, widthsOf } from './look.ts';
import { test, type Stage } from './stage.ts';

describe('landing', () => {
  test('is accessible and fits', async ({ visit }) => {
    const page = await visit();
    await page.getByText('Registrarse Ahora').waitFor();
    await expectGoodLook(page);
  });

  test('keeps the chosen theme after a reload', async ({ visit }) => {
    const page = await visit({ theme: 'light' });
    await page.getByRole('button', { name: 'Usar tema oscuro' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Usar tema claro' }).waitFor();
    expect(await page.locator('html').getAttribute('class')).toContain('dark');
  });

  for (const width of widthsOf(1280)) {
    test(`redirects a signed-in user to the dashboard, before any script of the page has run, ${width} px`, async ({
      server,
      visit,
    }) => {
      const { token } = await aStudent(server);
      const page = await visit({ token, width, expecting: [/assets\/landing-|ERR_FAILED/] });
      const bar = page.getByRole('banner');
      await page.route('**/assets/landing-*.js', (route) => route.abort());
      await page.reload();
      expect(await bar.getByRole('link', { name: 'Ingresar' }).isVisible()).toBe(false);
      await page.unroute('**/assets/landing-*.js');
      await bar.getByRole('link', { name: 'Ir a mi panel' }).click();
      await page.waitForURL('**/dashboard');
      await page.evaluate(() => localStorage.clear());
      await page.goBack();
      await bar.getByRole('link', { name: 'Ingresar' }).waitFor();
      expect(await bar.getByRole('link', { name: 'Ir a mi panel' }).isVisible()).toBe(false);
    });
  }

  test('keyboard reaches the content after the bar', async ({ visit }) => {
    const page = await visit();
    await page.getByText('Registrarse Ahora').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contenido');
  });
});

test('the client is built for production', async ({ visit }) => {
  const page = await visit();
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  expect(scripts).not.toEqual([]);
  for (const script of scripts) {
    expect(await (await page.request.get(script ?? '')).text()).not.toContain('jsxDEV');
  }
});

/** The code of this page does not arrive. */
const withoutCode = async (visit: Stage['visit'], file: string, options: { times?: number } = {}) => {
  const expecting = [/landing|dynamically imported|React Router|failed request|console error/];
  const page = await visit({ at: '/favicon.svg', expecting });
  await page.route(`**/assets/${file}-*.js`, (route) => route.abort(), options);
  return page;
};

describe('errors of the app itself', () => {
  test('the router fallback shows the error', async ({ visit }) => {
    const page = await visit({
      at: '/favicon.svg',
      expecting: [/landing|React Router|page error|console error/],
    });
    const contentType = 'text/javascript';
    const body = 'export const Component = () => { throw new Error("broken page"); };';
    await page.route('**/assets/auth.page-*.js', (route) => route.fulfill({ contentType, body }));
    await page.goto('/');
    await page.getByRole('link', { name: 'Ingresar' }).click();
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await page.getByText('broken page').waitFor();
    await expectAccessible(page);
  });

  test('a part that cannot be loaded is said in Spanish, without the address of its file', async ({
    visit,
  }) => {
    const page = await withoutCode(visit, 'recover-password.page');
    await page.goto('/auth');
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
    await page.getByRole('heading', { name: 'No pudimos cargar esta parte' }).waitFor();
    expect(await page.getByText(/\.js/).count()).toBe(0);
    await expectAccessible(page);
  });

  test('the form of sign-in stays where the code of its page cannot be loaded', async ({ visit }) => {
    const page = await withoutCode(visit, 'auth.page');
    await page.goto('/');
    await page.getByRole('link', { name: 'Ingresar' }).click();
    await page.getByText('No pudimos cargar la página completa. Revisa tu conexión.').waitFor();
    await page.getByRole('button', { name: 'Reintentar' }).waitFor();
    await page.getByLabel('Email').waitFor();
    await expectAccessible(page);
  });

  test('a chunk that a deploy removed is fetched again, at the requested URL', async ({ visit }) => {
    const page = await withoutCode(visit, 'auth.page', { times: 1 });
    await page.goto('/');
    await page.getByRole('link', { name: 'Ingresar' }).click();
    await page.getByRole('button', { name: 'Iniciar Sesión' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
  });
});
