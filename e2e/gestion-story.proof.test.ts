import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { shortDate } from '#domain/dates/date-text.ts';
import { academyDay, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { verify } from '../bff/cli/verify/verify.ts';
import { aStudent, anAdmin } from './accounts.ts';
import { closeToast, expectToast, waitForWholePage } from './look.ts';
import { refused, test, WIDTHS } from './stage.ts';

/** By the navigation of this width: beside the page, or below it with the rest behind a button. */
const openScreen = async (page: Page, name: string) => {
  const navigation = page.getByRole('navigation', { name: 'Gestión' }).filter({ visible: true }).first();
  // A dialog that is closing still hides it.
  await navigation.waitFor();
  const link = navigation.getByRole('link', { name, exact: true });
  if (await link.isVisible()) await link.click();
  else {
    await navigation.getByRole('button', { name: 'Más' }).click();
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

const fillCourse = async (page: Page, name: string) => {
  await page.getByLabel(/^Nombre/).fill(name);
  await page.getByLabel(/^Descripción/).fill('Postura, encare y platillos');
  await page.getByLabel(/^Lugar/).fill('Campana');
  await page.getByLabel('Fecha').fill(shortDate(academyDay(9)));
  await page.getByLabel('Fecha').press('Enter');
  await page.getByLabel('Hora').fill('10:00');
  await page.getByLabel(/^Precio en pesos/).fill('58.000');
  await page.getByLabel(/^Puntos al completarlo/).fill('120');
  await page.getByLabel(/^Cupo/).fill('1');
  await page.getByLabel('CLU').selectOption('OFF');
  await page.getByLabel('Instructor', { exact: true }).selectOption({ label: 'Roberto Aguirre' });
};

const enrolStudent = async (page: Page, email: string) => {
  const opener = page.getByRole('button', { name: 'Agregar a un estudiante' });
  if (await opener.isVisible()) await opener.click();
  const box = page.getByRole('combobox', { name: 'Inscribir a un estudiante' });
  await box.fill(email);
  await page.getByRole('option', { name: email }).click();
  await page.getByRole('button', { name: 'Inscribir', exact: true }).click();
};

const confirmDialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name });

for (const width of WIDTHS) {
  test(
    `an academy is run by its screens only, staff and student at ${width} px`,
    { timeout: 180_000 },
    async ({ server, visit }) => {
      const { token: staffToken } = await anAdmin(server);
      const { user: beto } = await aStudent(server, { firstName: 'Beto' });
      const { user: ana, token } = await aStudent(server, { firstName: 'Ana' });
      const courseName = `Escopeta ${width}`;
      const staff = await visit({ at: '/gestion', token: staffToken, width });
      const student = await visit({ at: '/courses', token, width, expecting: refused(409) });

      await openScreen(staff, 'Instructores');
      await staff.getByRole('button', { name: 'Nuevo instructor' }).first().click();
      const instructor = staff.getByRole('form', { name: 'Instructor' });
      await instructor.getByLabel(/^Nombre/).fill('Roberto Aguirre');
      await instructor.getByRole('button', { name: 'Agregar instructor' }).click();
      await closeToast(staff, 'Instructor agregado');

      await openScreen(staff, 'Cursos');
      await staff.getByRole('link', { name: 'Nuevo curso' }).first().click();
      await fillCourse(staff, courseName);
      await staff.getByRole('button', { name: 'Crear curso' }).click();
      await staff.getByRole('heading', { level: 1, name: courseName }).waitFor();
      await enrolStudent(staff, beto.email);
      await expectToast(staff, 'Inscribiste a Beto Ibarra');

      await student.reload();
      const card = student.getByRole('article', { name: courseName });
      await card.getByRole('button', { name: 'Esperar un lugar' }).click();
      await expectToast(student, 'Estás en la lista de espera');

      await openScreen(staff, 'Inscripciones');
      await staff.getByRole('searchbox').fill(beto.email);
      await staff.getByRole('button', { name: 'Beto Ibarra' }).first().click();
      await staff.getByRole('button', { name: 'Cancelar…' }).click();
      await confirmDialog(staff, /¿Cancelar esta inscripción/)
        .getByRole('button', { name: 'Cancelar inscripción' })
        .click();
      await closeToast(staff, '1 inscripción cancelada');
      await staff.keyboard.press('Escape');

      await openScreen(staff, 'Hoy');
      await staff.getByRole('button', { name: `Confirmar Ana Ibarra · ${courseName}` }).click();
      await expectToast(staff, '1 inscripción confirmada');
      await openScreen(staff, 'Cursos');
      await staff.getByRole('link', { name: courseName }).click();
      await staff.getByRole('checkbox', { name: /Elegir Ana Ibarra/ }).check({ force: true });
      await staff.getByRole('button', { name: 'Completar a los presentes' }).click();
      const early = confirmDialog(staff, /¿Completar antes de que termine la clase/);
      await early.getByRole('textbox', { name: /^Motivo/ }).fill('Rindió antes');
      await early.getByRole('button', { name: 'Completar igual' }).click();
      await expectToast(staff, '1 clase completada');

      await student.goto('/puntos');
      const redeem = student.getByRole('form', { name: 'Canjear puntos' });
      await redeem.getByLabel(/^Puntos/).fill('50');
      await redeem.getByLabel(/^¿Por qué/).fill('Gorra');
      await redeem.getByRole('button', { name: 'Canjear' }).click();
      const entry = student.getByRole('listitem').filter({ hasText: 'Muestra este código' });
      const code = (await entry.locator('strong').textContent()) ?? '';

      await openScreen(staff, 'Puntos');
      await staff.getByRole('searchbox').fill(code.toLowerCase());
      await staff.getByRole('button', { name: `Entregar el canje ${code}` }).click();
      await confirmDialog(staff, /¿Entregar este canje/)
        .getByRole('button', { name: 'Entregar', exact: true })
        .click();
      await expectToast(staff, `Canje ${code} entregado`);
      await student.reload();
      await student.getByText(/^Entregado el/).waitFor();

      await openScreen(staff, 'Informes');
      await waitForWholePage(staff);
      await openScreen(staff, 'Actividad');
      await staff.getByRole('row').filter({ hasText: 'Canje entregado' }).first().waitFor();

      expect(good(await connectGraphql(server.url, token).myPoints())).toBe(70);
      expect(ana.email).not.toBe(beto.email);
      expect((await verify()).problems).toEqual([]);
    },
  );
}
