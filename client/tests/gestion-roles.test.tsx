import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { mayCall, type StaffOperation } from '#domain/staff/staff-access.ts';
import { EnrolmentModel } from '../../bff/src/features/enrolments/enrolment.model.ts';
import { UserModel } from '../../bff/src/features/users/user.model.ts';
import { aClassToday, aCourse, aStaffMember, anInstructor } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { aPendingStudent, aStudent, anAdmin } from '../../e2e/accounts.ts';
import type { TestServer } from '../../bff/contract/harness.ts';
import { paths } from '../src/paths.ts';
import { test } from './open-app.tsx';
import { expectToast, shownToasts } from './screen.ts';
import { addressOf, READS } from './staff-screens.ts';

const DESK = { role: 'student', staffRole: 'desk' } as const;

const staffOf = (server: TestServer, role: 'desk' | 'instructor') =>
  aStaffMember({ url: server.url, connect: connectGraphql }, role);

const navigation = () => within(screen.getAllByRole('navigation', { name: 'Gestión' })[0] as HTMLElement);

const OF_ADMINS = /^(Invitar a|Importar CSV|Ajustar puntos|Borrar sus datos|Exportar personas)/;

/** Each with a button that the desk sees there. */
const SCREENS: Record<string, string | null> = {
  [paths.gestion]: null,
  [paths.gestionAgenda]: null,
  [paths.gestionEnrolments]: 'Exportar CSV',
  [paths.gestionPeople]: 'Nueva persona',
  [paths.gestionPerson]: 'Liberar sus lugares…',
  [paths.gestionCourses]: 'Exportar CSV',
  [paths.gestionCourse]: 'Suspender…',
  [paths.gestionInstructors]: 'Nuevo instructor',
  [paths.gestionInstructor]: 'Guardar la semana',
  [paths.gestionSchedule]: null,
  [paths.gestionArmoury]: null,
  [paths.gestionPoints]: null,
  [paths.gestionFirearms]: 'Cargar arma',
  [paths.gestionAmmunition]: 'Anotar munición',
  [paths.gestionAmmunitionSheets]: null,
  [paths.gestionBook]: null,
  [paths.gestionDay]: null,
  [paths.gestionTill]: null,
  [paths.gestionClassReport]: null,
  [paths.gestionCertificates]: null,
  [paths.gestionMail]: null,
};

test('each screen of Gestión is in the table, and each of the desk in the second one', () => {
  const screens = Object.values(paths).filter((path) => path.startsWith(`${paths.gestion}/`));
  expect(Object.keys(READS).sort()).toEqual(screens.sort());
  const ofDesk = screens.filter((path) => mayCall(DESK, READS[path] as StaffOperation));
  expect(Object.keys(SCREENS).sort()).toEqual([paths.gestion, ...ofDesk].sort());
});

describe('the desk', () => {
  test('sees the screens that its role may open', async ({ server, openApp }) => {
    const { token } = await staffOf(server, 'desk');
    await openApp({ at: '/gestion/instructores', token });
    await waitFor(() => expect(navigation().getAllByRole('link').length).toBeGreaterThan(3));
    expect(
      navigation()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Hoy',
      'Agenda',
      'Inscripciones',
      'Personas',
      'Cursos',
      'Instructores',
      'Horarios',
      'Armería',
      'Puntos',
      'Certificados',
      'Asistencia',
      'Correo',
    ]);
  });

  test('is redirected from the reports', async ({ server, openApp }) => {
    const { token } = await staffOf(server, 'desk');
    await openApp({ at: '/gestion/informes', token, expecting: [403] });
    await expectToast(messages.roleNotPermitted);
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(await screen.findAllByRole('link', { name: 'Gestión' })).not.toHaveLength(0);
  });

  for (const [path, button] of Object.entries(SCREENS)) {
    test(`gets no rejection at ${path}, and sees no button of admins`, async ({ server, openApp }) => {
      const { token } = await staffOf(server, 'desk');
      const at = await addressOf(server, path);
      await openApp({ at, token });
      if (button) await screen.findByRole('button', { name: button, hidden: true });
      else await waitFor(() => expect(screen.queryByRole('status', { busy: true })).toBeNull());
      expect(window.location.pathname).toBe(at);
      expect(screen.queryByRole('button', { name: OF_ADMINS })).toBeNull();
    });
  }

  test('creates the first link only for a student without a password', async ({ server, openApp }) => {
    const { token } = await staffOf(server, 'desk');
    const link = { name: 'Enlace para otra contraseña' };
    const created = await connectGraphql(server.url, token).createPerson({ firstName: 'Nora', phone: '1' });
    if (!created.ok) throw new Error(created.detail);
    const user = await openApp({ at: `/gestion/personas/${created.data.id}`, token });
    await user.click(await screen.findByRole('button', link));
    await screen.findByText(/\/restablecer#/);
    const { user: registered } = await aPendingStudent(server, { passwordHash: 'set' });
    await openApp({ at: `/gestion/personas/${registered.id}`, token });
    await screen.findByRole('button', { name: 'Reservar una clase…' });
    expect(screen.queryByRole('button', link)).toBeNull();
  });

  test('changes a student, but not the role', async ({ server, openApp }) => {
    const { token } = await staffOf(server, 'desk');
    const { user: student } = await aStudent(server);
    const user = await openApp({ at: `/gestion/personas/${student.id}`, token });
    await user.type(await screen.findByLabelText('CLU'), 'CLU-9');
    expect(screen.queryByLabelText('Rol')).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Accesos' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Enlace para otra contraseña' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await expectToast('Cambios guardados');
  });

  test('sees no form for a member of the staff', async ({ server, openApp }) => {
    const { token } = await staffOf(server, 'desk');
    const colleague = await staffOf(server, 'instructor');
    await openApp({ at: `/gestion/personas/${colleague.id}`, token });
    await screen.findByRole('tab', { name: 'Datos' });
    expect(screen.queryByLabelText('CLU')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Desactivar cuenta…' })).toBeNull();
  });
});

describe('an admin', () => {
  test('sets a role of the staff', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const { user: student } = await aStudent(server);
    const user = await openApp({ at: `/gestion/personas/${student.id}`, token });
    await user.selectOptions(await screen.findByLabelText('Función en la academia'), 'Recepción');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await expectToast('Cambios guardados');
    expect(await UserModel.findById(student.id).lean()).toMatchObject({ staffRole: 'desk' });
  });

  test('invites an instructor, who accepts', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    await anInstructor({ name: 'Ada Sol' });
    const user = await openApp({ at: '/gestion/instructores', token });
    await user.click(await screen.findByRole('button', { name: 'Invitar a Ada Sol' }));
    const link = (await screen.findByText(/\/invitacion#/)).textContent;
    const person = await aStudent(server);
    const { pathname, hash } = new URL(link);
    const visitor = await openApp({ at: `${pathname}${hash}`, token: person.token });
    await visitor.click(await screen.findByRole('button', { name: 'Aceptar la invitación' }));
    await expectToast('Ya eres instructor de la academia');
    await screen.findByText('No tienes clases este día');
    expect(window.location.hash).toBe('');
  });
});

describe('an instructor', () => {
  test('records attendance of today with a tap for each student', async ({ server, openApp }) => {
    const instructor = await staffOf(server, 'instructor');
    const surface = { url: server.url, connect: connectGraphql };
    const { course, enrolments } = await aClassToday(instructor, surface);
    await aCourse({ name: 'De otro', scheduledDate: new Date() });
    const user = await openApp({ at: '/gestion', token: instructor.token, expecting: [403] });
    const list = within(await screen.findByRole('list', { name: `Estudiantes de ${course.name}` }));
    expect(screen.queryByText(/De otro/)).toBeNull();
    expect(navigation().getAllByRole('link')).toHaveLength(1);
    const [first, second] = list.getAllByRole('button', { name: /^Vino/ });
    if (first && second) for (const button of [first, second, second]) await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Guardar asistencia (1)' }));
    await expectToast('Asistencia guardada');
    await list.findByText('Vino', { selector: 'span' });
    const ids = enrolments.map(({ id }) => id);
    expect(await EnrolmentModel.countDocuments({ _id: { $in: ids }, status: 'completed' })).toBe(1);
  });

  test('keeps marks over a reload, and is told without a connection that they are not saved', async ({
    server,
    openApp,
    network,
  }) => {
    const instructor = await staffOf(server, 'instructor');
    const { course } = await aClassToday(instructor, { url: server.url, connect: connectGraphql });
    const at = '/gestion/mis-clases';
    const user = await openApp({ at, token: instructor.token });
    const list = within(await screen.findByRole('list', { name: `Estudiantes de ${course.name}` }));
    const [first] = list.getAllByRole('button', { name: /^Vino/ });
    if (first) await user.click(first);
    network.lose('RecordAttendance');
    await user.click(screen.getByRole('button', { name: 'Guardar asistencia (1)' }));
    await expectToast('No hay conexión: la asistencia sigue marcada aquí y no se guardó');
    expect(shownToasts().join()).not.toContain('No pudimos cargar tus clases');
    network.restore();

    const stored = sessionStorage.getItem('attendanceMarks');
    expect(stored).not.toBeNull();
    const again = await openApp({ at, token: instructor.token, tab: { attendanceMarks: String(stored) } });
    await again.click(await screen.findByRole('button', { name: 'Guardar asistencia (1)' }));
    await expectToast('Asistencia guardada');
    await waitFor(() => expect(sessionStorage.getItem('attendanceMarks')).toBeNull());
  });

  test('writes a note on their own class, which other staff reads on the course', async ({
    server,
    openApp,
  }) => {
    const instructor = await staffOf(server, 'instructor');
    const { token: deskToken } = await staffOf(server, 'desk');
    const { course } = await aClassToday(instructor, { url: server.url, connect: connectGraphql });
    const user = await openApp({ at: '/gestion/mis-clases', token: instructor.token });
    await user.click(await screen.findByRole('button', { name: /^Notas: / }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Notas: / }));
    await user.type(await dialog.findByRole('textbox', { name: /^Nota/ }), 'Viento del sur');
    await user.click(dialog.getByRole('button', { name: 'Agregar nota' }));
    await dialog.findByText('Viento del sur', { selector: 'li *' });

    await openApp({ at: `/gestion/cursos/${course.id}?ver=notas`, token: deskToken });
    await screen.findByText('Viento del sur');
  });
});
