import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { PRIVACY, TERMS } from '#domain/legal/legal.ts';
import { aStudent } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectAddress } from './screen.ts';

describe('the landing page', () => {
  test('shows the texts of the academy, without a request', async ({ openApp, network }) => {
    await openApp({ at: '/' });
    await screen.findByText('Capacitación Profesional en Armas de Fuego');
    for (const feature of academy.features) {
      screen.getByRole('heading', { name: feature.title });
      screen.getByText(feature.text);
    }
    expect(screen.getByRole('contentinfo').textContent).toContain('2025');
    await waitFor(() => expect(document.title).toBe(academy.name));
    expect(network.sentOperations).toEqual([]);
  });

  test('links to sign in and to the courses', async ({ openApp }) => {
    await openApp({ at: '/' });
    await screen.findByText('Capacitación Profesional en Armas de Fuego');
    for (const [label, path] of [
      ['Ingresar', '/auth'],
      ['Comenzar Ahora', '/auth'],
      ['Ver Cursos', '/courses'],
      ['Registrarse Ahora', '/auth'],
    ] as const) {
      const links = screen.getAllByRole('link', { name: new RegExp(label) });
      expect(links.map((link) => link.getAttribute('href'))).toContain(path);
    }
  });

  test('redirects a signed-in user to the dashboard', async ({ server, openApp }) => {
    const { token } = await aStudent(server);
    await openApp({ at: '/', token });
    const bar = within(await screen.findByRole('banner'));
    expect(bar.getByRole('link', { name: 'Ir a mi panel' }).getAttribute('href')).toBe('/dashboard');
    expect(bar.queryByRole('link', { name: 'Ingresar' })).toBeNull();
  });
});

describe('the pages of terms and privacy', () => {
  for (const [label, path, sections] of [
    ['Términos de uso', '/terminos', TERMS],
    ['Privacidad', '/privacidad', PRIVACY],
  ] as const) {
    test(`${label} is linked from every footer and read by a visitor, without a request`, async ({
      openApp,
      network,
    }) => {
      const user = await openApp({ at: '/' });
      await user.click(within(await screen.findByRole('contentinfo')).getByRole('link', { name: label }));
      await expectAddress(path);
      await screen.findByRole('heading', { level: 1, name: label });
      for (const { title, paragraphs } of sections) {
        screen.getByRole('heading', { level: 2, name: title });
        paragraphs.forEach((paragraph) => screen.getByText(paragraph));
      }
      expect(document.title).toBe(`${label} · ${academy.name}`);
      screen.getByRole('contentinfo');
      screen.getByRole('link', { name: 'Ingresar' });
      expect(network.sentOperations).toEqual([]);
    });
  }

  test('the footer shows the address and the contact of the academy', async ({ openApp }) => {
    await openApp({ at: '/' });
    const footer = within(await screen.findByRole('contentinfo'));
    footer.getByText(academy.contact.address);
    expect(footer.getByRole('link', { name: academy.contact.phone }).getAttribute('href')).toMatch(
      /^tel:\+\d+$/,
    );
    expect(footer.getByRole('link', { name: academy.contact.email }).getAttribute('href')).toBe(
      `mailto:${academy.contact.email}`,
    );
  });
});

describe('an unknown address', () => {
  for (const at of ['/no-existe', '/admin/points', '/admin/analytics']) {
    test(`${at} shows the 404 page, which links to the landing page`, async ({ openApp }) => {
      const user = await openApp({ at });
      await screen.findByRole('heading', { name: 'Oops! Page not found' });
      await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Volver al inicio' }));
      await expectAddress('/');
    });
  }
});
