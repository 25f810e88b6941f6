import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { adminPriceText } from '#domain/texts/money.ts';
import { aCourse, givePoints } from '../../bff/contract/builders.ts';
import { CourseModel } from '../../bff/src/features/courses/course.model.ts';
import { UserModel } from '../../bff/src/features/users/user.model.ts';
import { aPendingStudent, aStudent, anAdmin } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectAddress, expectTexts, findWithText, region } from './screen.ts';

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('the admin panel', () => {
  test('shows the figures and the pages of the administration', async ({ server, openApp, network }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, { isActive: false });
    await givePoints(student.id, 1_300);
    await aCourse({ isActive: false });
    const [users, active, courses, offered] = await Promise.all([
      UserModel.countDocuments(),
      UserModel.countDocuments({ isActive: { $ne: false } }),
      CourseModel.countDocuments(),
      CourseModel.countDocuments({ isActive: true }),
    ]);
    const user = await openApp({ at: '/admin', token });
    await screen.findByRole('heading', { level: 1, name: 'Admin Panel' });
    await screen.findByText('Administrador');
    await expectTexts(await region('Total Usuarios'), [String(users), new RegExp(`${active} activos?$`)]);
    await expectTexts(await region('Total Cursos'), [String(courses), new RegExp(`^${offered} activos?$`)]);
    await expectTexts(await region('Inscripciones'), ['0']);
    await expectTexts(await region('Puntos Totales'), ['1.300']);
    screen.getByRole('heading', { name: 'Actividad Reciente' });
    expect(network.operations()).toEqual(['Admin']);
    await waitFor(() => expect(document.title).toBe(`Admin Panel · ${academy.name}`));

    const pages = within(screen.getByRole('navigation', { name: 'Administración' })).getAllByRole('link');
    expect(pages.map((link) => link.getAttribute('href'))).toEqual([
      '/gestion',
      '/admin/users',
      '/admin/courses',
      '/admin/points',
      '/admin/analytics',
    ]);
    await user.click(screen.getByRole('link', { name: /Gestión de Usuarios/ }));
    await expectAddress('/admin/users');
  });
});

describe('the list of users', () => {
  test('has its columns and labels, after one request', async ({ server, openApp, network }) => {
    const { token, user: admin } = await anAdmin(server);
    const { user: student } = await aStudent(server, { phone: '+54 11 4000-0000' });
    const user = await openApp({ at: '/admin/users', token });
    const studentRow = await findWithText('row', student.email);
    expect(headers()).toEqual([
      'Usuario',
      'Contacto',
      'Documento',
      'Rol',
      'Estado',
      'Último Acceso',
      'Acciones',
    ]);
    await expectTexts(studentRow, [
      'Ana Ibarra',
      student.email,
      '+54 11 4000-0000',
      student.documentNumber,
      'Estudiante',
      'Activo',
      'Verificado',
      'Reciente',
    ]);
    await expectTexts(await findWithText('row', admin.email), ['Admin']);
    expect(network.operations()).toEqual(['AdminUsers']);

    await user.click(screen.getByRole('button', { name: 'Nuevo Usuario' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe('/admin/users');
  });

  test("'Ver' shows all data of a user", async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server, {
      province: 'Buenos Aires',
      city: 'Pilar',
      postalCode: 'B1629',
      clu: 'CLU-77',
      cluExpiration: '2031-03-01',
      phone: '+54 11 4000-0000',
      createdAt: new Date('2026-03-02T01:00:00Z'),
    });
    const user = await openApp({ at: `/admin/users?buscar=${student.documentNumber}`, token });
    await user.click(await screen.findByRole('button', { name: 'Ver Ana Ibarra' }));
    const dialog = within(await screen.findByRole('dialog'));
    const shown = dialog
      .getAllByRole('term')
      .map(({ textContent }, index) => [textContent, dialog.getAllByRole('definition')[index]?.textContent]);
    expect(shown).toEqual([
      ['Nombre', 'Ana Ibarra'],
      ['Email', student.email],
      ['Teléfono', '+54 11 4000-0000'],
      ['Documento', `DNI ${student.documentNumber}`],
      ['Fecha de nacimiento', '17/05/1990'],
      ['Género', 'Mujer'],
      ['Dirección', 'Av. de Mayo 1370'],
      ['Ciudad', 'Pilar'],
      ['Provincia', 'Buenos Aires'],
      ['Código postal', 'B1629'],
      ['Rol', 'Estudiante'],
      ['Fecha de registro', '01/03/2026'],
      ['Licencia CLU', 'CLU-77'],
      ['Vencimiento CLU', '01/03/2031'],
    ]);
  });

  test('is searched during typing, by one request and by the address', async ({
    server,
    openApp,
    network,
  }) => {
    const { token } = await anAdmin(server);
    const { user: sought } = await aStudent(server, { firstName: 'Iñaki', lastName: 'Echeverría' });
    await aStudent(server, { firstName: 'Zulema' });
    const user = await openApp({ at: '/admin/users', token });
    await findWithText('row', 'Zulema Ibarra');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar usuarios' }), 'inaki eche');
    await findWithText('row', sought.email);
    await screen.findByText('1 usuario');
    expect(screen.queryByText(/Zulema/)).toBeNull();
    expect(network.sentOperations.slice(1).map(({ variables }) => variables.search)).toEqual(['inaki eche']);
    expect(new URLSearchParams(window.location.search).get('buscar')).toBe('inaki eche');
    await openApp({ at: '/admin/users?buscar=nadie', token });
    await screen.findByText('Ningún usuario coincide con «nadie»');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'nadie');
  });

  test("'Editar' shows that it is in development", async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: pending } = await aPendingStudent(server);
    const user = await openApp({
      at: `/admin/users?buscar=${encodeURIComponent(pending.email)}`,
      token,
    });
    await expectTexts(await findWithText('row', pending.email), ['Pendiente']);
    await user.click(screen.getByRole('button', { name: 'Editar Ana Ibarra' }));
    await within(await screen.findByRole('dialog')).findByText('Esta funcionalidad está en desarrollo.');
  });
});

describe('the list of courses', () => {
  test("has its columns and formats, at the academy's time", async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const name = 'Nocturno';
    await aCourse({ name, price: 95_000, scheduledDate: new Date('2031-12-31T02:15:00Z') });
    const inactive = { isActive: false, pointsValue: 0, scheduledDate: null };
    await aCourse({ name: 'Nocturno viejo', ...inactive, courseType: 'Personalizado' });
    const user = await openApp({ at: '/admin/courses?buscar=nocturno', token });
    const current = await findWithText('row', '30/12/2031');
    expect(headers()).toEqual(['Curso', 'Ubicación', 'Tipo', 'Precio', 'Fecha', 'Estado', 'Acciones']);
    await expectTexts(current, ['Polígono Norte', 'Grupal', '100 pts', 'Activo']);
    expect(current.textContent).toContain(adminPriceText(95_000));
    expect(adminPriceText(95_000)).toMatch(/^\$\s95\.000$/);
    const old = await findWithText('row', 'Nocturno viejo');
    await expectTexts(old, ['Personalizado', 'Por definir', 'Inactivo']);
    expect(old.textContent).not.toContain('pts');

    for (const label of [`Editar ${name}`, `Ver ${name}`, `Eliminar ${name}`, 'Nuevo Curso']) {
      await user.click(screen.getByRole('button', { name: label }));
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('row').filter((row) => row.textContent?.includes(name))).toHaveLength(2);
  });

  test('shows totals, and searches name, description and location', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    await aCourse({ name: 'Por nombre' });
    await aCourse({ name: 'Segundo', description: 'Por descripción' });
    await aCourse({ name: 'Tercero', location: 'Por ubicación' });
    const [all, group, scheduled] = await Promise.all([
      CourseModel.countDocuments(),
      CourseModel.countDocuments({ courseType: 'Grupal' }),
      CourseModel.countDocuments({ scheduledDate: { $ne: null } }),
    ]);
    await openApp({ at: '/admin/courses', token });
    await expectTexts(await region('Total de cursos'), [String(all)]);
    await expectTexts(await region('Cursos grupales'), [String(group)]);
    await expectTexts(await region('Cursos programados'), [String(scheduled)]);

    const box = screen.getByRole('searchbox', { name: 'Buscar cursos' });
    for (const [text, name] of [
      ['por nombre', 'Por nombre'],
      ['por descripcion', 'Segundo'],
      ['por ubicacion', 'Tercero'],
    ] as const) {
      fireEvent.change(box, { target: { value: text } });
      await screen.findByText('1 curso');
      await findWithText('row', name);
    }
    fireEvent.change(box, { target: { value: 'ninguno así' } });
    await screen.findByText('Ningún curso coincide con «ninguno así»');
  });
});
