import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { verify } from '../bff/cli/verify/verify.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { aSaturday, SATURDAY } from '../bff/contract/saturday-world.ts';
import { tick } from './choices.ts';
import { expectToast, photograph } from './look.ts';
import { refused, test } from './stage.ts';

const MAX_TAPS = 12;
/** Where pictures of each step are written, if anywhere. */
const FOLDER = process.env.PICTURES;

const picture = async (page: Page, name: string) => {
  if (!FOLDER) return;
  await mkdir(FOLDER, { recursive: true });
  await photograph(page, `${FOLDER}/saturday-${name}`);
};

const tabs = (page: Page) => page.getByRole('tab').allTextContents();
/** The state that the row of a student shows. */
const expectState = (page: Page, name: string, state: string) =>
  page
    .locator('[role=table] tbody tr')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
    .getByText(state, { exact: true })
    .filter({ visible: true })
    .waitFor();

test(
  'a Saturday goes wrong in the usual ways, and ends right',
  { timeout: 240_000 },
  async ({ server, visit }) => {
    const { desk, instructor, morning, afternoon, walkIn } = await aSaturday({
      url: server.url,
      connect: connectGraphql,
    });

    // A storm: the morning course does not take place.
    const page = await visit({ at: `/gestion/cursos/${morning.id}`, token: desk.token });
    await page.getByRole('tab', { name: 'Inscripciones (12)' }).waitFor();
    expect(await tabs(page)).toEqual(['Inscripciones (12)', 'En espera (4)', 'Contactos', 'Notas', 'Datos']);
    await page.getByRole('button', { name: 'Acciones' }).click();
    await page.getByRole('button', { name: 'Suspender…' }).click();
    const callOff = page.getByRole('dialog', { name: '¿Suspender este curso?' });
    await callOff.getByText('Tiene 12 inscripciones y 4 en espera.').waitFor();
    await callOff.getByLabel('Motivo').selectOption('Clima');
    await callOff.getByLabel('Nota').fill('Tormenta con granizo');
    await picture(page, '1-call-off');
    await callOff.getByRole('button', { name: 'Suspender curso' }).click();
    await expectToast(page, 'Curso suspendido');
    await page.getByText('Suspendido por la academia: clima').waitFor();
    await page.getByText('Tormenta con granizo').waitFor();
    await page.getByRole('button', { name: 'Deshacer suspensión' }).waitFor();
    const contacts = page.getByRole('tabpanel', { name: 'Contactos' }).getByRole('listitem');
    await expect.poll(() => contacts.count()).toBe(SATURDAY.enrolled + SATURDAY.waiting);
    expect(await contacts.filter({ hasText: 'En espera' }).count()).toBe(SATURDAY.waiting);
    expect(await contacts.getByRole('link', { name: /^\+54 11 4300/ }).count()).toBe(16);
    expect(await tabs(page)).toEqual(['Inscripciones (0)', 'En espera (0)', 'Contactos', 'Notas', 'Datos']);
    await picture(page, '2-whom-to-call');
    const passport = await visit({ at: '/history', token: morning.enrolled[0]?.token ?? '', width: 360 });
    await passport.getByText(/Suspendido por la academia/).waitFor();

    // Somebody comes to the afternoon course ten minutes after it began.
    await page.goto(`/gestion/cursos/${afternoon.id}`);
    await page.getByRole('tab', { name: 'Inscripciones (8)' }).waitFor();
    await page.getByRole('combobox', { name: 'Inscribir a un estudiante' }).fill(walkIn.email);
    await page.getByRole('option').first().click();
    await tick(page, 'Vino a la clase');
    await picture(page, '3-walk-in');
    await page.getByRole('button', { name: 'Inscribir', exact: true }).click();
    await expectToast(page, 'Inscribiste a Ana Correa');
    await expectState(page, 'Ana Correa', 'Completado');
    await page.getByRole('tab', { name: 'Inscripciones (9)' }).waitFor();

    // The instructor takes attendance on a phone: seven came, one did not.
    const phone = await visit({ at: '/gestion/mis-clases', token: instructor.token, width: 360 });
    const present = phone.getByRole('button', { name: /^Vino/ });
    const absent = phone.getByRole('button', { name: /^No vino/ });
    const students = phone.getByRole('list', { name: `Estudiantes de ${afternoon.name}` });
    await present.nth(SATURDAY.expected - 1).waitFor();
    expect(await students.getByRole('listitem').count()).toBe(9);
    await students.getByRole('listitem').filter({ hasText: 'Ana Correa' }).getByText('Vino').waitFor();
    let taps = 0;
    const tap = async (button: typeof present) => {
      await button.click();
      taps += 1;
    };
    for (let index = 0; index < SATURDAY.expected - 1; index += 1) await tap(present.nth(index));
    await tap(absent.last());
    await picture(phone, '4-attendance');
    await tap(phone.getByRole('button', { name: 'Guardar asistencia (8)' }));
    await expectToast(phone, 'Asistencia guardada');
    expect(taps).toBeLessThanOrEqual(MAX_TAPS);
    await expect.poll(() => present.count()).toBe(0);
    expect(await students.getByText('Vino', { exact: true }).count()).toBe(8);
    expect(await students.getByText('No vino', { exact: true }).count()).toBe(1);
    await picture(phone, '5-attendance-taken');

    // One of them was somebody else.
    await page.goto(`/gestion/cursos/${afternoon.id}`);
    await expectState(page, 'Ana Sosa', 'Completado');
    await page.getByRole('button', { name: 'Ana Sosa', exact: true }).click();
    await page.getByRole('button', { name: 'Corregir asistencia…' }).click();
    const correction = page.getByRole('dialog', { name: '¿Qué pasó en la clase?' });
    await correction.getByText('Se descuentan los puntos de la clase que no haya canjeado.').waitFor();
    await correction.getByLabel('Motivo').fill('Era otra persona');
    await picture(page, '6-correction');
    await correction.getByRole('button', { name: 'Corregir' }).click();
    await expectToast(page, `Asistencia corregida. Se descontaron ${SATURDAY.pointsValue} puntos`);
    await page.keyboard.press('Escape');
    await expectState(page, 'Ana Sosa', 'No vino');
    await picture(page, '7-roster');

    // The desk reads no reports of money.
    const links = page.getByRole('navigation', { name: 'Gestión' }).first();
    expect(await links.getByRole('link', { name: 'Cursos' }).count()).toBe(1);
    expect(await links.getByRole('link', { name: 'Informes' }).count()).toBe(0);
    const reports = await visit({ at: '/gestion/informes', token: desk.token, expecting: refused(403) });
    await expectToast(reports, messages.roleNotPermitted);
    await reports.waitForURL('**/dashboard');
    expect((await verify()).problems).toEqual([]);
  },
);
