import { describe, expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aCourse } from '../bff/contract/builders.ts';
import { UserModel } from '../bff/src/features/users/user.model.ts';
import { aPendingStudent, aStudent, anAdmin } from './accounts.ts';
import { expectToast, waitForWholePage } from './look.ts';
import { LOST, loseOperation, watchOperations } from './network.ts';
import { refused, test } from './stage.ts';

const REFRESH_FAILED = 'No pudimos actualizar estos datos.';
const OFFLINE = [...LOST, /^failed request/, /dynamically imported|React Router|console error/];

describe('a refresh that fails', () => {
  const pages = [
    ['Inicio', 'Dashboard', 'Mis Próximos Cursos'],
    ['Historial', 'History', 'Cursos Activos'],
    ['Perfil', 'Profile', 'Información Personal'],
    ['Cursos', 'Courses', 'Clases Grupales'],
  ] as const;

  test('keeps the data of each page, and tries again', async ({ server, visit }) => {
    const { token } = await aStudent(server);
    const page = await visit({ at: '/dashboard', token, expecting: LOST });
    const open = async (name: string, heading: string) => {
      const navigation = page.getByRole('navigation', { name: 'Principal' });
      await navigation.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { name: heading }).waitFor();
    };
    for (const [label, operation, heading] of pages) {
      await open(label, heading);
      await (label === 'Perfil' ? open('Historial', 'Cursos Activos') : open('Perfil', 'Mi Perfil'));
      await loseOperation(page, operation);
      await open(label, heading);
      await page.getByText(REFRESH_FAILED).waitFor();
      await page.unroute('**/graphql');
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await page.getByText(REFRESH_FAILED).waitFor({ state: 'detached' });
      await page.getByRole('heading', { name: heading }).waitFor();
    }
  });

  test('keeps the list of an admin', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const page = await visit({ at: '/admin/users', token, expecting: LOST });
    await page.getByRole('row').filter({ hasText: 'Elena' }).first().waitFor();
    await page.getByRole('link', { name: 'Admin Panel' }).click();
    await loseOperation(page, 'AdminUsers');
    await page.getByRole('link', { name: 'Gestión de Usuarios' }).click();
    await page.getByText(REFRESH_FAILED).waitFor();
    await page.getByRole('row').filter({ hasText: 'Elena' }).first().waitFor();
  });
});

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

describe('a deactivated account', () => {
  test('sees the courses as any visitor', async ({ server, visit }) => {
    await aCourse({ name: 'Para todos' });
    const { user, token } = await aStudent(server);
    await UserModel.updateOne({ _id: user.id }, { $set: { isActive: false } });
    const page = await visit({ at: '/courses', token, expecting: [...refused(403), ...refused(401)] });
    await page.getByRole('article', { name: 'Para todos' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Ingresar' }).waitFor();
  });

  test('shows the reason at sign-in', async ({ server, visit }) => {
    const { user, token } = await aStudent(server);
    await UserModel.updateOne({ _id: user.id }, { $set: { isActive: false } });
    const page = await visit({ at: '/dashboard', token, expecting: [...refused(403), ...refused(401)] });
    await page.waitForURL('**/auth');
    await page.getByText(/Tu cuenta está desactivada|Tu sesión venció/).waitFor();
  });
});

test('a page without any data shows its own message', async ({ server, visit }) => {
  // What a visitor sees has its data from the server.
  const { token } = await aStudent(server);
  const page = await visit({ at: '/favicon.svg', token, expecting: LOST });
  await loseOperation(page, 'Courses');
  await page.goto('/courses');
  await expectToast(page, 'Error al cargar cursos');
  expect(await page.getByText(REFRESH_FAILED).count()).toBe(0);
});
