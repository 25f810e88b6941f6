import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { aCourse } from '../../bff/contract/builders.ts';
import { aStudent } from '../../e2e/accounts.ts';
import { paths } from '../src/paths.ts';
import { test } from './open-app.tsx';
import { expectAddress, expectToast } from './screen.ts';
import { READS } from './staff-screens.ts';

const anyId = async () => (await aCourse()).id;

const OF_STAFF = [paths.admin, paths.adminUsers, paths.adminCourses, paths.gestion, ...Object.keys(READS)];

test.for(OF_STAFF)('%s redirects a student to the dashboard', async (path, { server, openApp }) => {
  const { token } = await aStudent(server);
  await openApp({ at: path.replace(':id', await anyId()), token, expecting: [403] });
  await expectToast('Acceso denegado. Solo administradores pueden acceder.');
  await expectAddress('/dashboard');
  await screen.findByRole('heading', { level: 1, name: 'Bienvenida, Ana' });
  expect(screen.queryByRole('link', { name: 'Gestión' })).toBeNull();
});

test.for(OF_STAFF)('%s redirects a visitor to sign in', async (path, { openApp }) => {
  await openApp({ at: path.replace(':id', await anyId()) });
  await expectToast('Error de autenticación');
  await expectAddress('/auth');
  await screen.findByText('Debes iniciar sesión');
});
