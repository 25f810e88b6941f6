import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { aCourse, academyDay } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { AuditEntryModel } from '../../bff/src/features/audit/audit.model.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { test } from './open-app.tsx';
import { expectTexts, findWithText } from './screen.ts';

describe('the activity', () => {
  test('shows actor, action, changes, and the reason of a rejection', async ({ server, openApp }) => {
    const { token, user: admin } = await anAdmin(server);
    const staff = connectGraphql(server.url, token);
    await AuditEntryModel.deleteMany();
    const course = await aCourse({ name: 'Taller', capacity: 5 });
    const { user: student } = await aStudent(server, { lastName: 'Robles' });
    await staff.updateCourse({ id: course.id, capacity: 8, isActive: false });
    await staff.adjustPoints({ userId: student.id, points: -5, description: 'Error' });
    const user = await openApp({ at: '/gestion/actividad', token });

    await screen.findByRole('table', { name: 'Actividad' });
    const changed = await findWithText('row', 'Curso modificado');
    await expectTexts(changed, ['Elena Ibarra', 'Hecho']);
    expect(within(changed).getByRole('link', { name: 'Taller' }).getAttribute('href')).toBe(
      `/gestion/cursos/${course.id}`,
    );
    const toggle = within(changed).getByRole('button', { name: /Curso modificado/ });
    expect(within(changed).queryByRole('list')).toBeNull();
    await user.click(toggle);
    expect(
      within(changed)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Lugares: 5 → 8', 'Activo: Sí → No']));

    const refused = await findWithText('row', 'Puntos ajustados');
    await expectTexts(refused, ['Ana Robles', 'Rechazado', 'Puntos insuficientes']);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Acción' }), 'course.update');
    await screen.findByText('1 acción');
    expect(window.location.search).toBe('?accion=course.update');
    await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
    await screen.findByText('2 acciones');

    await user.type(screen.getByRole('combobox', { name: 'Persona' }), 'robles');
    await user.click(await screen.findByRole('option', { name: /Ana Robles/ }));
    await screen.findByText('Ninguna acción coincide con estos filtros');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Papel de la persona' }), 'subject');
    await screen.findByRole('row', { name: /Puntos ajustados/ });
    expect(screen.queryByRole('row', { name: /Curso modificado/ })).toBeNull();
    expect(window.location.search).toBe(`?persona=${student.id}&papel=subject`);
    expect(admin.id).not.toBe(student.id);
  });

  test('is filtered by days of the academy', async ({ server, openApp, network }) => {
    const { token } = await anAdmin(server);
    await AuditEntryModel.deleteMany();
    const course = await aCourse({ name: 'Otro taller' });
    await connectGraphql(server.url, token).deactivateCourse({ id: course.id });
    const today = academyDay(0);
    await openApp({ at: `/gestion/actividad?accion=course.deactivate&del=${today}&al=${today}`, token });
    await screen.findByRole('table', { name: 'Actividad' });
    await findWithText('row', 'Curso desactivado');
    expect(
      network.sentOperations.find(({ operationName }) => operationName === 'Activity')?.variables.filter,
    ).toEqual(
      expect.objectContaining({ from: `${today}T03:00:00.000Z`, to: `${academyDay(1)}T03:00:00.000Z` }),
    );
  });

  test('shows when no action matches the filters', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ name: 'Un taller de hoy' });
    await connectGraphql(server.url, token).deactivateCourse({ id: course.id });
    const user = await openApp({ at: `/gestion/actividad?al=${academyDay(-1)}`, token });
    await screen.findByText('Ninguna acción coincide con estos filtros');
    await user.click(screen.getAllByRole('button', { name: 'Quitar los filtros' })[0] as HTMLElement);
    await screen.findByRole('table', { name: 'Actividad' });
    expect(window.location.search).toBe('');
  });

  test('has pages', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const course = await aCourse({ name: 'Muchos cambios' });
    const staff = connectGraphql(server.url, token);
    for (let capacity = 1; capacity <= 21; capacity += 1)
      await staff.updateCourse({ id: course.id, capacity });
    const before = await AuditEntryModel.countDocuments();
    expect(before).toBeGreaterThan(20);
    const user = await openApp({ at: '/gestion/actividad', token });
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(21));
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await screen.findByText('Página 2');
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(21));
  });
});
