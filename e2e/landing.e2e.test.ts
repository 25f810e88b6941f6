import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { expectAccessible, expectNoSidewaysScroll, waitForWholePage } from './look.ts';
import { test, THEMES, WIDTHS } from './stage.ts';

describe('landing', () => {
  test('says what the academy promises', async ({ visit }) => {
    const page = await visit();
    await page.getByText('Capacitación Profesional en Armas de Fuego').waitFor();
    for (const feature of academy.features) {
      await page.getByRole('heading', { name: feature.title }).waitFor();
      await page.getByText(feature.text).waitFor();
    }
    await page.getByRole('banner').getByRole('link', { name: academy.name }).waitFor();
    expect(await page.getByRole('contentinfo').innerText()).toContain('2025');
    expect(await page.title()).toBe(academy.name);
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
  });

  const ways = [
    ['Ingresar', '/auth'],
    ['Comenzar Ahora', '/auth'],
    ['Ver Cursos', '/courses'],
    ['Registrarse Ahora', '/auth'],
  ] as const;

  for (const [label, path] of ways) {
    test(`'${label}' leads to ${path}`, async ({ visit }) => {
      const page = await visit();
      await page.getByRole('link', { name: label }).click();
      await page.waitForURL(`**${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    });
  }

  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      test(`is accessible and fits at ${width} px, ${theme}`, async ({ visit }) => {
        const page = await visit({ theme, width });
        await page.getByText('Registrarse Ahora').waitFor();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }
  }

  test('fits a window of 320 px', async ({ visit }) => {
    const page = await visit({ width: 320 });
    await page.getByText('Registrarse Ahora').waitFor();
    await expectNoSidewaysScroll(page);
  });

  test('keeps the chosen theme over a reload', async ({ visit }) => {
    const page = await visit({ theme: 'light' });
    await page.getByRole('button', { name: 'Usar tema oscuro' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Usar tema claro' }).waitFor();
    expect(await page.locator('html').getAttribute('class')).toContain('dark');
  });

  test('keyboard reaches the content past the bar', async ({ visit }) => {
    const page = await visit();
    await page.getByText('Registrarse Ahora').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contenido');
  });
});

describe('unknown addresses', () => {
  for (const at of ['/no-existe', '/admin/points', '/admin/analytics']) {
    test(`${at} shows the 404 page with a way home`, async ({ visit }) => {
      const page = await visit({ at });
      await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
      await page.getByRole('link', { name: 'Volver al inicio' }).click();
      await page.waitForURL((url) => url.pathname === '/');
    });
  }

  for (const theme of THEMES) {
    test(`the 404 page is accessible, ${theme}`, async ({ visit }) => {
      const page = await visit({ at: '/no-existe', theme, width: 360 });
      await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
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

describe('faults of the app itself', () => {
  test('the router fallback shows what happened', async ({ visit }) => {
    const page = await visit({
      expecting: [/landing|dynamically imported|React Router|failed request|console error/],
    });
    await page.route('**/assets/auth.page-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Ingresar' }).click();
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await page.getByText(/dynamically imported module/).waitFor();
    await expectAccessible(page);
  });

  test('a chunk that a deploy took away is fetched anew, at the address that was asked for', async ({
    visit,
  }) => {
    const page = await visit({
      expecting: [/landing|dynamically imported|React Router|failed request|console error/],
    });
    await page.route('**/assets/auth.page-*.js', (route) => route.abort(), { times: 1 });
    await page.getByRole('link', { name: 'Ingresar' }).click();
    await page.getByRole('button', { name: 'Iniciar Sesión' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
  });

  test('a page that a lost connection kept away comes with the connection', async ({ visit }) => {
    const page = await visit({
      expecting: [/dynamically imported|React Router|failed request|console error/],
    });
    await waitForWholePage(page);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Ingresar' }).click();
    await page.getByRole('button', { name: 'Reintentar' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Iniciar Sesión' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
  });

  test('a lost connection is told, and told to be over', async ({ visit }) => {
    const page = await visit();
    await waitForWholePage(page);
    await page.context().setOffline(true);
    await page.getByText('Sin conexión').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Sin conexión').waitFor({ state: 'detached' });
  });
});
