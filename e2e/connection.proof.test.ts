import { describe, expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aCourse } from '../bff/contract/builders.ts';
import { aPendingStudent, aStudent, anAdmin } from './accounts.ts';
import { waitForWholePage } from './look.ts';
import { LOST, loseOperation, watchOperations } from './network.ts';
import { test } from './stage.ts';

const OFFLINE = [...LOST, /^failed request/, /dynamically imported|React Router|console error/];

describe('a lost connection', () => {
  test('is shown until it is back', async ({ visit }) => {
    const page = await visit({ expecting: OFFLINE });
    await waitForWholePage(page);
    await page.context().setOffline(true);
    await page.getByText('Sin conexión').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Sin conexión').waitFor({ state: 'detached' });
  });

  test('that returns loads the page that could not be loaded', async ({ visit }) => {
    const page = await visit({ expecting: OFFLINE });
    await waitForWholePage(page);
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Ingresar' }).click();
    await page.getByRole('button', { name: 'Reintentar' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Iniciar Sesión' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
  });

  test('that returns refetches the page', async ({ server, visit }) => {
    await aCourse({ name: 'Al volver la red' });
    const page = await visit({ at: '/courses', expecting: OFFLINE });
    await page.getByRole('article', { name: 'Al volver la red' }).waitFor();
    expect(server.url).toContain('http');
    await page.context().setOffline(true);
    await page.getByText('Sin conexión').waitFor();
    const { names } = watchOperations(page);
    await page.context().setOffline(false);
    await expect.poll(names).toEqual(['Courses']);
  });

  test('shows a message instead of a page', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/favicon.svg', token, expecting: OFFLINE });
    // Otherwise the browser has fetched the next page in idle time.
    await page.route('**/assets/courses-*.js', (route) => route.abort());
    await page.goto('/profile');
    await page.getByText('Av. de Mayo 1370').waitFor();
    await page.context().setOffline(true);
    await page.unroute('**/assets/courses-*.js');
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Cursos' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sin conexión' }).waitFor();
    expect(await page.getByText('dynamically imported').count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Cursos' }).waitFor();
  });

  test('keeps the list of an admin that cannot be read again', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const page = await visit({ at: '/admin/users', token, expecting: LOST });
    await page.getByRole('row').filter({ hasText: 'Elena' }).first().waitFor();
    await page.getByRole('link', { name: 'Admin Panel' }).click();
    await loseOperation(page, 'AdminUsers');
    await page.getByRole('link', { name: 'Gestión de Usuarios' }).click();
    await page.getByText('No pudimos actualizar estos datos.').waitFor();
    await page.getByRole('row').filter({ hasText: 'Elena' }).first().waitFor();
  });

  test('does not interrupt a registration', async ({ server, visit }) => {
    const { token } = await aPendingStudent(server);
    const page = await visit({ at: '/favicon.svg', token, expecting: LOST });
    await loseOperation(page, 'PendingProfile');
    await page.goto('/profile-setup');
    await page.getByText('No pudimos cargar tus datos.').waitFor();
    expect(await page.getByText(messages.registrationIncomplete).count()).toBe(0);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('button', { name: 'Completar Registro' }).waitFor();
  });
});
