import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { aCourse, aPersonalisedCourse } from '../../bff/contract/builders.ts';
import { CourseModel } from '../../bff/src/features/courses/course.model.ts';
import { aStudent, anAdmin } from '../../e2e/accounts.ts';
import { aHistory, enrolmentIn } from '../../e2e/training.ts';
import { LITERAL_SENTENCES } from './literal-sentences.ts';
import { test } from './open-app.tsx';

/** Every text that an element, a line of one or an icon's name consists of; of an action, without what it is about. */
const textsOfPage = () =>
  new Set(
    [...document.body.querySelectorAll('*')].flatMap((element) => [
      ...(element.textContent ?? '').split('\n').map((line) => line.trim()),
      element.getAttribute('aria-label')?.split(' ')[0],
    ]),
  );

/** Each sentence of this state is shown, by itself. */
const expectState = (state: keyof typeof LITERAL_SENTENCES) =>
  waitFor(() => {
    const texts = textsOfPage();
    expect(LITERAL_SENTENCES[state].filter((sentence) => !texts.has(sentence))).toEqual([]);
  });

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('the visitor’s screens', async ({ openApp, network }) => {
  await CourseModel.deleteMany();
  await openApp({ at: '/' });
  await expectState('/');
  await openApp({ at: '/nowhere' });
  await expectState('/nowhere');
  await openApp({ at: '/profile-setup' });
  await expectState('/profile-setup without a registration');

  const release = network.hold('Courses');
  await aPersonalisedCourse({ name: 'Clase a medida' });
  const visitor = await openApp({ at: '/courses' });
  await expectState('/courses, loading');
  release();
  await expectState('/courses of a visitor');
  await visitor.click(await button('Agregar munición'));
  await expectState('/courses, ammunition without a weapon');
  await visitor.click(await button('Programar Clase'));
  await expectState('/courses, booking without a session');
});

test('signing up', async ({ openApp }) => {
  const user = await openApp({ at: '/auth' });
  await user.click(await screen.findByRole('tab', { name: 'Registrarse' }));
  const form = within(screen.getByRole('tabpanel', { name: 'Registrarse' }));
  fireEvent.change(form.getByLabelText(/^Email/), { target: { value: 'nueva@example.com' } });
  fireEvent.change(form.getByLabelText(/^Contraseña/), { target: { value: 'blanco2026' } });
  await user.click(form.getByRole('button', { name: /Crear|Registr/ }));
  await expectState('/auth, signing up');
  await expectState('/profile-setup');
});

test('the student’s screens', async ({ server, openApp, network }) => {
  const { token } = await aHistory(server);
  const user = await openApp({ at: '/dashboard', token });
  await expectState('/dashboard');
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await button(/[Cc]opiar/));
  await expectState('/dashboard, the link copied');
  await user.click(await screen.findByRole('link', { name: 'Historial' }));
  await expectState('/history');
  await user.click(screen.getAllByRole('button', { name: 'Ver Certificado' })[0] as HTMLElement);
  await expectState('/history, a certificate');
  await user.click(await button('Clase a medida'));
  await screen.findByRole('dialog');
  await expectState('/history, a pending class');
  cleanup();

  await aCourse({ name: 'Abierto' });
  const courses = await openApp({ at: '/courses', token });
  await expectState('/courses of a student');
  const release = network.hold('Enrol');
  const card = await screen.findByRole('article', { name: 'Abierto' });
  await courses.click(within(card).getByRole('button', { name: 'Inscribirse' }));
  await expectState('/courses, enrolling');
  release();
  await expectState('/courses, enrolled');

  await openApp({ at: '/admin', token, expecting: [403] });
  await expectState('/admin of a student');
});

test('a beginner’s screens', async ({ server, openApp }) => {
  const { token } = await aStudent(server, { birthDate: null });
  const { id: courseId } = await aPersonalisedCourse({ name: 'Clase propia' });
  await enrolmentIn(server, { token, courseId, choice: { hasWeaponAmmo: true, ammoBoxes: [] } });
  const user = await openApp({ at: '/history', token });
  await expectState('/history, nothing completed');
  await user.click(await button('Clase propia'));
  await expectState('/history, a class with an own weapon');
  const profile = await openApp({ at: '/profile', token });
  await expectState('/profile');
  await profile.click(await button('Cerrar Sesión'));
  await expectState('/auth, signed out');
});

test('the admin’s screens', async ({ server, openApp }) => {
  const { token } = await anAdmin(server);
  await aCourse({ name: 'Retirado', isActive: false, scheduledDate: null });
  const user = await openApp({ at: '/dashboard', token });
  await expectState('/dashboard of an admin');
  await user.click(screen.getByText('Acceder al Panel de Admin'));
  await expectState('/admin');
  await openApp({ at: '/admin/users', token });
  await expectState('/admin/users');
  await openApp({ at: '/admin/courses', token });
  await expectState('/admin/courses');
});

test('every quoted text is looked for', () => {
  const source = readFileSync(import.meta.filename, 'utf8');
  const states = Object.keys(LITERAL_SENTENCES);
  expect(states.filter((state) => !source.includes(`expectState('${state}')`))).toEqual([]);
});
