import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { aStudent } from '../../e2e/accounts.ts';
import { paths } from '../src/paths.ts';
import { test } from './open-app.tsx';
import { expectAddress, expectToast } from './screen.ts';
import { addressOf, READS } from './staff-screens.ts';

const OF_STAFF = [paths.admin, paths.adminUsers, paths.adminCourses, paths.gestion, ...Object.keys(READS)];

test.for(OF_STAFF)('%s redirects a student to the dashboard', async (path, { server, openApp }) => {
  const { token } = await aStudent(server);
  await openApp({ at: await addressOf(server, path), token, expecting: [403] });
  await expectToast('Acceso denegado. Solo administradores pueden acceder.');
  await expectAddress('/dashboard');
  await screen.findByRole('heading', { level: 1, name: 'Bienvenida, Ana' });
  expect(screen.queryByRole('link', { name: 'Gestión' })).toBeNull();
});

test.for(OF_STAFF)('%s redirects a visitor to sign in', async (path, { server, openApp }) => {
  await openApp({ at: await addressOf(server, path) });
  await expectToast('Error de autenticación');
  await expectAddress('/auth');
  await screen.findByText('Debes iniciar sesión');
});
