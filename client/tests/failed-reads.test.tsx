import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { academyDay, aCourse } from '../../bff/contract/builders.ts';
import { anAdmin, aStudent } from '../../e2e/accounts.ts';
import { enrolmentIn } from '../../e2e/training.ts';
import { test } from './open-app.tsx';
import { expectToast, shownToasts } from './screen.ts';

const EMPTY_DAY = academyDay(-60);

/** Where, what is not read, the toast, and what is shown once it is read. */
const PAGES = [
  ['/courses', 'Courses', 'Error al cargar cursos', 'El de prueba'],
  ['/admin/users', 'AdminUsers', 'Error al cargar usuarios', /Reintento/],
  ['/admin/courses', 'AdminCourses', 'Error al cargar cursos', 'El de prueba'],
  ['/gestion', 'Today', 'No pudimos cargar el día', 'Clases de hoy'],
  ['/gestion/inscripciones', 'Inbox', 'No pudimos cargar las inscripciones', 'Ana Reintento'],
  ['/gestion/cursos', 'StaffCourses', 'Error al cargar cursos', 'El de prueba'],
  [`/gestion/agenda?dia=${EMPTY_DAY}`, 'Agenda', 'No pudimos cargar la agenda', 'No hay clases este día'],
  [`/gestion/armeria?dia=${EMPTY_DAY}`, 'Armoury', 'No pudimos cargar la armería', 'Ninguna clase este día'],
  ['/gestion/informes', 'Reports', 'No pudimos cargar los informes', 'Ingresos reservados'],
] as const;

test.for(PAGES)(
  '%s says that %s could not be read, and tries again',
  async ([at, operation, toast, shown], { server, openApp, network }) => {
    const { token: student } = await aStudent(server, { lastName: 'Reintento' });
    const { id: courseId } = await aCourse({ name: 'El de prueba' });
    await enrolmentIn(server, { token: student, courseId });
    const { token } = await anAdmin(server);
    network.lose(operation);
    const user = await openApp({ at, token });
    await expectToast(toast);
    expect(shownToasts()).toHaveLength(1);
    expect(screen.queryAllByText(shown)).toEqual([]);
    network.restore();
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await screen.findAllByText(shown);
    await waitFor(() => expect(shownToasts()).toEqual([]));
  },
);

/** By the link of each, after another one. */
const READ_AGAIN = [
  ['/dashboard', ['Perfil', 'Inicio'], 'Dashboard', 'Mis Próximos Cursos'],
  ['/history', ['Perfil', 'Historial'], 'History', 'Cursos Activos'],
  ['/profile', ['Historial', 'Perfil'], 'Profile', 'Información Personal'],
  ['/courses', ['Perfil', 'Cursos'], 'Courses', 'Clases Grupales'],
] as const;

test.for(READ_AGAIN)(
  '%s keeps its data when it cannot be read again, and tries again',
  async ([at, links, operation, heading], { server, openApp, network }) => {
    const { token } = await anAdmin(server);
    const user = await openApp({ at, token });
    await screen.findByRole('heading', { name: heading });
    const [other, back] = links;
    await user.click((await screen.findAllByRole('link', { name: other }))[0] as HTMLElement);
    await waitFor(() => expect(window.location.pathname).not.toBe(at));
    network.lose(operation);
    await user.click((await screen.findAllByRole('link', { name: back }))[0] as HTMLElement);
    await screen.findByText('No pudimos actualizar estos datos.');
    screen.getByRole('heading', { name: heading });
    network.restore();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText('No pudimos actualizar estos datos.')).toBeNull());
    screen.getByRole('heading', { name: heading });
  },
);
