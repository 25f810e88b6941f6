import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { adminPriceText } from '#domain/money.ts';
import { aCourse, givePoints } from '../../bff/contract/builders.ts';
import { UserModel } from '../../bff/src/features/auth/user.model.ts';
import { CourseModel } from '../../bff/src/features/courses/course.model.ts';
import { anAdmin, aPendingStudent, aStudent } from './accounts.ts';
import { expectAccessible, expectNoSidewaysScroll, expectToast } from './look.ts';
import { refused, test, THEMES, WIDTHS } from './stage.ts';
import { LOST, loseOperation, watchOperations, ZONES } from './training.ts';

const PAGES = ['/admin', '/admin/users', '/admin/courses'] as const;
const figure = (page: Page, name: string) => page.getByRole('region', { name });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

describe('the admin pages', () => {
  for (const path of PAGES) {
    test(`${path} turns away who is no admin`, async ({ server, visit }) => {
      const { token } = await aStudent(server);
      const page = await visit({ at: path, token, expecting: refused(403) });
      await expectToast(page, 'Acceso denegado. Solo administradores pueden acceder.');
      await page.waitForURL('**/dashboard');
      await page.getByRole('heading', { level: 1, name: 'Bienvenida, Ana' }).waitFor();
    });

    test(`${path} sends a visitor to sign in`, async ({ visit }) => {
      const page = await visit({ at: path, expecting: refused(401) });
      await expectToast(page, 'Error de autenticación');
      await page.waitForURL('**/auth');
    });

    for (const theme of THEMES) {
      for (const width of WIDTHS) {
        test(`${path} is accessible and fits at ${width} px, ${theme}`, async ({ server, visit }) => {
          await aCourse();
          const { token } = await anAdmin(server);
          const page = await visit({ at: path, token, theme, width });
          await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
          await expectAccessible(page);
          await page.setViewportSize({ width: width === 360 ? 320 : width, height: 740 });
          await expectNoSidewaysScroll(page);
        });
      }
    }
  }
});

describe('the admin panel', () => {
  test('shows the figures and the ways on', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const { user } = await aStudent(server, { isActive: false });
    await givePoints(user.id, 1_300);
    await aCourse({ isActive: false });
    const [users, active, courses, offered] = await Promise.all([
      UserModel.countDocuments(),
      UserModel.countDocuments({ isActive: { $ne: false } }),
      CourseModel.countDocuments(),
      CourseModel.countDocuments({ isActive: true }),
    ]);
    const page = await visit({ at: '/favicon.svg', token });
    const { names } = watchOperations(page);
    await page.goto('/admin');

    await page.getByRole('heading', { level: 1, name: 'Admin Panel' }).waitFor();
    await page.getByText('Administrador', { exact: true }).waitFor();
    await figure(page, 'Total Usuarios').getByText(String(users), { exact: true }).waitFor();
    await figure(page, 'Total Usuarios').getByText(`${active} activos`).waitFor();
    await figure(page, 'Total Cursos').getByText(String(courses), { exact: true }).waitFor();
    await figure(page, 'Total Cursos')
      .getByText(new RegExp(`^${offered} activos?$`))
      .waitFor();
    await figure(page, 'Inscripciones').getByText('0', { exact: true }).waitFor();
    await figure(page, 'Puntos Totales').getByText('1.300').waitFor();
    await page.getByRole('heading', { name: 'Actividad Reciente' }).waitFor();
    expect(names()).toEqual(['Admin']);
    expect(await page.title()).toBe(`Admin Panel · ${academy.name}`);

    const ways = await page
      .getByRole('navigation', { name: 'Administración' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(ways).toEqual(['/admin/users', '/admin/courses', '/admin/points', '/admin/analytics']);
    await page.getByRole('link', { name: 'Gestión de Usuarios' }).click();
    await page.waitForURL('**/admin/users');
  });

  test('only logs that the figures could not be loaded', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const said = /^console error: The figures of the academy could not be loaded/;
    const page = await visit({ at: '/favicon.svg', token, expecting: [...LOST, said] });
    await loseOperation(page, 'Admin');
    const logged = page.waitForEvent('console', (message) => said.test(`console error: ${message.text()}`));
    await page.goto('/admin');
    await logged;
    await figure(page, 'Total Usuarios').getByText('—').waitFor();
    expect(await page.locator('[data-scope=toast][data-part=root]').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/admin');
  });
});

describe('the list of users', () => {
  test('has its columns and fixed words', async ({ server, visit }) => {
    const { token, user: admin } = await anAdmin(server);
    const { user } = await aStudent(server, { phone: '+54 11 4000-0000' });
    const page = await visit({ at: '/favicon.svg', token });
    const { names } = watchOperations(page);
    await page.goto('/admin/users');
    await row(page, user.email).waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Usuario',
      'Contacto',
      'Documento',
      'Rol',
      'Estado',
      'Último Acceso',
      'Acciones',
    ]);
    for (const text of ['Ana Ibarra', user.email, '+54 11 4000-0000', user.documentNumber, 'Estudiante']) {
      await row(page, user.email).getByText(text, { exact: true }).waitFor();
    }
    for (const text of ['Activo', 'Verificado', 'Reciente']) {
      await row(page, user.email).getByText(text, { exact: true }).waitFor();
    }
    await row(page, admin.email).getByText('Admin', { exact: true }).waitFor();
    expect(names()).toEqual(['AdminUsers']);

    await page.getByRole('button', { name: 'Nuevo Usuario' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/admin/users');
  });

  for (const timezoneId of ZONES) {
    test(`'Ver' tells everything, seen from ${timezoneId}`, async ({ server, visit }) => {
      const { token } = await anAdmin(server);
      const { user } = await aStudent(server, {
        province: 'Buenos Aires',
        city: 'Pilar',
        postalCode: 'B1629',
        clu: 'CLU-77',
        cluExpiration: '2031-03-01',
        phone: '+54 11 4000-0000',
        createdAt: new Date('2026-03-02T01:00:00Z'),
      });
      const page = await visit({ at: `/admin/users?buscar=${user.documentNumber}`, token, timezoneId });
      await page.getByRole('button', { name: 'Ver Ana Ibarra' }).click();
      const facts = {
        Nombre: 'Ana Ibarra',
        Email: user.email,
        Teléfono: '+54 11 4000-0000',
        Documento: `DNI ${user.documentNumber}`,
        'Fecha de nacimiento': '17/05/1990',
        Género: 'Mujer',
        Dirección: 'Av. de Mayo 1370',
        Ciudad: 'Pilar',
        Provincia: 'Buenos Aires',
        'Código postal': 'B1629',
        Rol: 'Estudiante',
        'Fecha de registro': '01/03/2026',
        'Licencia CLU': 'CLU-77',
        'Vencimiento CLU': '01/03/2031',
      };
      const shown = page.getByRole('dialog').locator('dl > div');
      await shown.first().waitFor();
      expect(await shown.evaluateAll((items) => items.map((item) => item.innerText.split('\n')))).toEqual(
        Object.entries(facts).map(([label, value]) => [label.toUpperCase(), value]),
      );
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
        'Ver Ana Ibarra',
      );
    });
  }

  test("'Editar' says that it is in development", async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const { user } = await aPendingStudent(server);
    const page = await visit({ at: `/admin/users?buscar=${encodeURIComponent(user.email)}`, token });
    await row(page, user.email).getByText('Pendiente').waitFor();
    await page.getByRole('button', { name: 'Editar Ana Ibarra' }).click();
    await page.getByRole('dialog').getByText('Esta funcionalidad está en desarrollo.').waitFor();
    await expectAccessible(page);
  });

  test('searches while one types and keeps the search in the address', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const { user } = await aStudent(server, { firstName: 'Iñaki', lastName: 'Echeverría' });
    await aStudent(server, { firstName: 'Zulema' });
    const page = await visit({ at: '/admin/users', token, expecting: [/net::ERR_ABORTED/] });
    await row(page, 'Zulema').waitFor();
    const box = page.getByRole('searchbox', { name: 'Buscar usuarios' });
    const { asked } = watchOperations(page);
    await box.pressSequentially('inaki eche', { delay: 20 });
    await row(page, 'Zulema').waitFor({ state: 'detached' });
    await row(page, user.email).waitFor();
    await page.getByText('1 usuario', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('buscar')).toBe('inaki eche');
    expect(asked.length).toBeLessThan(4);

    for (const text of [user.email, user.documentNumber]) {
      await box.fill(text);
      await page.waitForURL((url) => url.searchParams.get('buscar') === text);
      await row(page, user.email).waitFor();
    }
    await box.fill('nadie en el mundo');
    await page.getByText('Ningún usuario coincide con «nadie en el mundo»').waitFor();
    await page.reload();
    expect(await box.inputValue()).toBe('nadie en el mundo');
    await page.getByText('Ningún usuario coincide').waitFor();
  });

  test('turns pages, and the back button turns them back', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    for (let count = 0; count < 45; count += 1) await aStudent(server, { lastName: 'Paginado' });
    const page = await visit({ at: '/admin/users?buscar=paginado', token, expecting: [/net::ERR_ABORTED/] });
    const names = () => page.getByRole('rowgroup').last().getByRole('row');
    await page.getByText('45 usuarios').waitFor();
    expect(await names().count()).toBe(20);
    expect(await page.getByRole('button', { name: 'Anterior' }).isDisabled()).toBe(true);

    const next = page.getByRole('button', { name: 'Siguiente' });
    await next.click();
    await page.getByText('Página 2').waitFor();
    await next.click();
    await page.getByText('Página 3').waitFor();
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 5);
    expect(await next.isDisabled()).toBe(true);
    await page.reload();
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 5);

    await page.getByRole('button', { name: 'Anterior' }).click();
    await page.getByText('Página 2').waitFor();
    await page.goBack();
    await page.getByText('Página 3').waitFor();
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 5);
  });

  test('says that it could not be loaded', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const page = await visit({ at: '/favicon.svg', token, expecting: LOST });
    await loseOperation(page, 'AdminUsers');
    await page.goto('/admin/users');
    await expectToast(page, 'Error al cargar usuarios');
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await row(page, 'Elena').first().waitFor();
  });
});

describe('the list of courses', () => {
  for (const timezoneId of ZONES) {
    test(`has its columns and formats, seen from ${timezoneId}`, async ({ server, visit }) => {
      const { token } = await anAdmin(server);
      const name = `Nocturno ${timezoneId.replace('/', ' ')}`;
      await aCourse({ name, price: 95_000, scheduledDate: new Date('2031-12-31T02:15:00Z') });
      const inactive = { isActive: false, pointsValue: 0, scheduledDate: null };
      await aCourse({ name: `${name} viejo`, ...inactive, courseType: 'Personalizado' });
      const page = await visit({ at: `/admin/courses?buscar=${name}`, token, timezoneId });
      await row(page, `${name} viejo`).waitFor();
      expect(await page.getByRole('columnheader').allTextContents()).toEqual([
        'Curso',
        'Ubicación',
        'Tipo',
        'Precio',
        'Fecha',
        'Estado',
        'Acciones',
      ]);
      for (const text of ['Polígono Norte', 'Grupal', '100 pts', '30/12/2031', 'Activo']) {
        await row(page, 'Activo').getByText(text, { exact: true }).waitFor();
      }
      expect(await row(page, 'Activo').innerText()).toContain(adminPriceText(95_000));
      expect(adminPriceText(95_000)).toMatch(/^\$\s95\.000$/);
      for (const text of ['Personalizado', 'Por definir', 'Inactivo']) {
        await row(page, 'Inactivo').getByText(text, { exact: true }).waitFor();
      }
      expect(await row(page, 'Inactivo').getByText('pts').count()).toBe(0);

      for (const label of ['Editar', 'Ver', 'Eliminar']) {
        await page.getByRole('button', { name: `${label} ${name}`, exact: true }).click();
      }
      await page.getByRole('button', { name: 'Nuevo Curso' }).click();
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await row(page, name).count()).toBe(2);
    });
  }

  test('sums up and searches name, description and location', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    await aCourse({ name: 'Por nombre' });
    await aCourse({ name: 'Segundo', description: 'Por descripción' });
    await aCourse({ name: 'Tercero', location: 'Por ubicación' });
    const [all, group, scheduled] = await Promise.all([
      CourseModel.countDocuments(),
      CourseModel.countDocuments({ courseType: 'Grupal' }),
      CourseModel.countDocuments({ scheduledDate: { $ne: null } }),
    ]);
    const page = await visit({ at: '/admin/courses', token, expecting: [/net::ERR_ABORTED/] });
    await figure(page, 'Total de cursos').getByText(String(all), { exact: true }).waitFor();
    await figure(page, 'Cursos grupales').getByText(String(group), { exact: true }).waitFor();
    await figure(page, 'Cursos programados').getByText(String(scheduled), { exact: true }).waitFor();

    const box = page.getByRole('searchbox', { name: 'Buscar cursos' });
    for (const [text, name] of [
      ['por nombre', 'Por nombre'],
      ['por descripcion', 'Segundo'],
      ['por ubicacion', 'Tercero'],
    ] as const) {
      await box.fill(text);
      await page.getByText('1 curso', { exact: true }).waitFor();
      await row(page, name).waitFor();
    }
    await box.fill('ninguno así');
    await page.getByText('Ningún curso coincide con «ninguno así»').waitFor();
  });

  test('says that it could not be loaded', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const page = await visit({ at: '/favicon.svg', token, expecting: LOST });
    await loseOperation(page, 'AdminCourses');
    await page.goto('/admin/courses');
    await expectToast(page, 'Error al cargar cursos');
  });
});
