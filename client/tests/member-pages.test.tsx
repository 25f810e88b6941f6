import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { aCourse, aPersonalisedCourse, givePoints, good } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import { aPendingStudent, aStudent, anAdmin } from '../../e2e/accounts.ts';
import { aHistory, enrolmentIn } from '../../e2e/training.ts';
import { paths } from '../src/paths.ts';
import { test } from './open-app.tsx';
import { expectAddress, expectTexts, expectToast, findWithText, region } from './screen.ts';

describe('the account of the tab', () => {
  const PAGES = ['dashboard', 'courses', 'history', 'profile', 'security', 'points', 'payments'] as const;

  test.for(PAGES)('is named on %s', async (page, { server, openApp }) => {
    const { token } = await aStudent(server, { firstName: 'Nadia', lastName: 'Quiroga' });
    await openApp({ at: paths[page], token });
    await screen.findByTitle('Nadia Quiroga');
  });

  test('is named in Gestión and in the menu of a phone', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/gestion/cursos', token });
    await screen.findByTitle('Elena Ibarra');
    await user.click(screen.getByRole('button', { name: 'Abrir menú' }));
    within(await screen.findByRole('dialog', { name: 'Menú' })).getByText('Elena Ibarra');
  });
});

describe('the dashboard', () => {
  test('greets by first name and shows the figures, after one request', async ({
    server,
    openApp,
    network,
  }) => {
    const { user, token } = await aStudent(server);
    await givePoints(user.id, 1_250);
    const stored = { status: 'completed' as const, completionDate: new Date() };
    await enrolmentIn(server, { token, courseId: (await aCourse()).id, stored });
    await openApp({ at: '/dashboard', token });
    await screen.findByRole('heading', { level: 1, name: 'Bienvenida, Ana' });
    await expectTexts(await region('Puntos'), ['1.250']);
    await expectTexts(await region('Cursos completados'), ['1']);
    await expectTexts(await region('Referidos'), ['0']);
    screen.getByRole('heading', { name: 'Mis Próximos Cursos' });
    await screen.findByText(/Cuando te inscribas en un curso o programes una clase/);
    expect(network.operations()).toEqual(['Dashboard']);
    await waitFor(() => expect(document.title).toBe(`Inicio · ${academy.name}`));
    expect(screen.queryByText('Panel de Administración')).toBeNull();
  });

  test('greets by email without a first name', async ({ server, openApp }) => {
    const { user, token } = await aStudent(server, { firstName: null, gender: 'Hombre' });
    await openApp({ at: '/dashboard', token });
    await screen.findByRole('heading', { level: 1, name: `Bienvenido, ${user.email}` });
  });

  test("lists future courses at the academy's time", async ({ server, openApp }) => {
    const { token } = await aStudent(server);
    const scheduledDate = new Date('2031-11-25T18:30:00Z');
    const dated = await aCourse({ name: 'Con fecha', description: 'Blancos reactivos', scheduledDate });
    const undated = await aCourse({ name: 'Sin fecha', scheduledDate: null });
    await enrolmentIn(server, { token, courseId: undated.id });
    await enrolmentIn(server, { token, courseId: dated.id, stored: { status: 'confirmed' } });
    await enrolmentIn(server, { token, courseId: (await aCourse()).id, stored: { status: 'completed' } });
    const { id } = await enrolmentIn(server, { token, courseId: (await aCourse()).id });
    good(await connectGraphql(server.url, token).cancelEnrolment(id));
    const own = { scheduledDate: new Date('2031-12-31T02:15:00Z') };
    await enrolmentIn(server, { token, courseId: (await aPersonalisedCourse()).id, choice: {}, stored: own });

    await openApp({ at: '/dashboard', token });
    await expectTexts(await findWithText('article', 'Con fecha'), [
      'Blancos reactivos',
      'martes 25 de noviembre de 2031 a las 15:30',
      'Grupal',
      'Confirmado',
    ]);
    await expectTexts(await findWithText('article', 'Sin fecha'), ['Por confirmar', 'Pendiente']);
    await expectTexts(await findWithText('article', 'Clase Personalizada'), [
      'martes 30 de diciembre de 2031 a las 23:15',
      'Personalizado',
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test('offers the admin panel to an admin', async ({ server, openApp }) => {
    const { token } = await anAdmin(server);
    const user = await openApp({ at: '/dashboard', token });
    await screen.findByRole('heading', { name: 'Panel de Administración' });
    await user.click(screen.getByRole('link', { name: 'Acceder al Panel de Admin' }));
    await expectAddress('/admin');
  });
});

describe('the passport', () => {
  test('of a newcomer shows that nothing is completed yet', async ({ server, openApp, network }) => {
    const { token } = await aStudent(server);
    await openApp({ at: '/history', token });
    await screen.findByRole('heading', { level: 1, name: 'Mi Pasaporte Digital' });
    await screen.findByText(/Aún no has completado ningún curso/);
    await screen.findByText(/No tienes cursos activos en este momento/);
    await expectTexts(await region('Pasaporte'), ['Ibarra']);
    expect(network.operations()).toEqual(['History']);
    await waitFor(() => expect(document.title).toBe(`Mi Pasaporte Digital · ${academy.name}`));
  });

  test("lists active and completed courses at the academy's time", async ({ server, openApp }) => {
    const { token } = await aHistory(server);
    await openApp({ at: '/history', token });
    const cards = async (section: string) => within(await region(section)).getAllByRole('article');
    const expectCard = async (section: string, name: string, texts: string[]) => {
      const [found] = (await cards(section)).filter((card) => card.textContent?.includes(name));
      expect(found, name).toBeDefined();
      if (found) await expectTexts(found, texts);
    };
    await expectCard('Cursos Activos', 'Nivel II', [
      'Grupal',
      'Pendiente',
      'martes 25 de noviembre de 2031 a las 15:30',
      'Polígono Norte',
    ]);
    await expectCard('Cursos Activos', 'Taller', ['Confirmado', 'Por confirmar']);
    await expectCard('Cursos Activos', 'Clase a medida', [
      'Personalizado',
      'martes 30 de diciembre de 2031 a las 23:15',
    ]);
    expect(await cards('Cursos Activos')).toHaveLength(3);
    await expectCard('Cursos Completados', 'Iniciación', [
      'Grupal',
      'Completado',
      '10 de mayo de 2026',
      'Polígono Norte',
      'Instructor asignado',
    ]);
    await expectCard('Cursos Completados', 'Legislación', ['Completado', 'Fecha no disponible']);
    expect(screen.getAllByText('Instructor asignado')).toHaveLength(1);
    screen.getByRole('img', { name: 'Sello: Iniciación, 10/05/2026' });
  });

  test("'Ver Certificado' shows a toast and opens no dialog", async ({ server, openApp }) => {
    const { token } = await aHistory(server);
    const user = await openApp({ at: '/history', token });
    const [certificate] = await screen.findAllByRole('button', { name: 'Ver Certificado' });
    if (certificate) await user.click(certificate);
    await expectToast('Abriendo certificado...');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('shares chosen parts by a link, which can be revoked', async ({ server, openApp }) => {
    const { token } = await aHistory(server);
    const user = await openApp({ at: '/history', token });
    await user.click(await screen.findByRole('button', { name: 'Compartir…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compartir mi pasaporte' }));
    await dialog.findByText('No compartes tu pasaporte con nadie.');
    await user.click(dialog.getByRole('checkbox', { name: 'Mis iniciales' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Por cuánto tiempo' }), '30 días');
    await user.click(dialog.getByRole('button', { name: 'Crear y copiar el enlace' }));
    await dialog.findByText('cursos, horas, licencia');
    dialog.getByText(/nadie lo abrió$/);
    await user.click(dialog.getByRole('button', { name: 'Anular' }));
    await expectToast('El enlace ya no funciona');
    await dialog.findByText('No compartes tu pasaporte con nadie.');
  });

  test('shows in the details that a student brings weapon and ammunition', async ({ server, openApp }) => {
    const { token } = await aStudent(server);
    const { id } = await aPersonalisedCourse();
    await enrolmentIn(server, { token, courseId: id, choice: { hasWeaponAmmo: true, ammoBoxes: [] } });
    const user = await openApp({ at: '/history', token });
    await user.click(await screen.findByRole('button', { name: 'Clase Personalizada' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('✓ Cuenta con arma y municiones propias');
    await dialog.findByText('Tiro Defensivo');
  });
});

describe('the profile', () => {
  test('shows the data as they were given, after one request', async ({ server, openApp, network }) => {
    const { user, token } = await aStudent(server, { documentType: 'Pasaporte' });
    await openApp({ at: '/profile', token });
    await screen.findByRole('heading', { level: 1, name: 'Mi Perfil' });
    await expectTexts(await region('Información Personal'), [
      'Ana Ibarra',
      user.email,
      'Pasaporte',
      user.documentNumber,
      'Mujer',
    ]);
    await expectTexts(await region('Datos Adicionales'), [/Av\. de Mayo 1370/, '17/05/1990']);
    expect(network.operations()).toEqual(['Profile']);
    await waitFor(() => expect(document.title).toBe(`Mi Perfil · ${academy.name}`));
  });

  test('shows missing data', async ({ server, openApp }) => {
    const { token } = await aPendingStudent(server);
    await openApp({ at: '/profile', token });
    const additional = within(await region('Datos Adicionales'));
    expect((await additional.findAllByText('No especificada')).length).toBeGreaterThan(1);
    expect(screen.queryByText(/PENDING-/)).toBeNull();
  });
});
