import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { classDayAndTime } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { aCourse, academyDay } from '../bff/contract/builders.ts';
import { parseCalendar } from '../bff/contract/calendar-files.ts';
import { endUndoTime } from '../bff/contract/mail-scene.ts';
import { partOf } from '../bff/contract/mailbox.ts';
import { anAdmin } from './accounts.ts';
import { closeToast, expectGoodLook, expectToast } from './look.ts';
import { test } from './mail-stage.ts';
import { THEMES } from './stage.ts';

/** Where pictures of the messages are written, if anywhere. */
const FOLDER = process.env.PICTURES;
const EMAIL = 'valeria.luna@example.com';
const PHONE = { width: 360, height: 740 };

const KINDS = [
  ['Bienvenida', `Te damos la bienvenida a ${academy.name}`],
  ['Inscripción recibida', 'Recibimos tu inscripción'],
  ['Clase confirmada', 'Tu clase está confirmada'],
  ['Clase con otra fecha', 'Tu clase cambió de fecha'],
  ['Clase cancelada', 'Tu clase quedó cancelada'],
] as const;

const register = async (page: Page) => {
  await page.getByRole('tab', { name: 'Registrarse' }).click();
  const form = page.getByRole('tabpanel', { name: 'Registrarse' });
  await form.getByLabel('Email').fill(EMAIL);
  await form.getByRole('textbox', { name: 'Contraseña' }).fill('secreto1');
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  await page.waitForURL('**/profile-setup');
  const profile = page.getByRole('main');
  await profile.getByLabel('Nombre').fill('Valeria');
  await profile.getByLabel('Apellido').fill('Luna');
  await profile.getByLabel('Tipo de documento').selectOption('DNI');
  await profile.getByLabel('Número de documento').fill('33.444.555');
  await profile.getByLabel('Fecha de nacimiento').fill('03/08/1991');
  await profile.getByLabel('Género').selectOption('Mujer');
  await profile.getByLabel('Dirección').fill('Belgrano 742');
  await page.getByRole('button', { name: 'Completar Registro' }).click();
  await page.waitForURL('**/dashboard');
};

const enrol = async (page: Page) => {
  await page.getByRole('link', { name: 'Ver Cursos Disponibles' }).click();
  await page.getByRole('article').getByRole('button', { name: 'Inscribirse' }).click();
  await expectToast(page, 'Te has inscrito exitosamente al curso');
};

test(
  'a student who enrols gets each message once, as staff sees it, with a calendar file of the class',
  { timeout: 240_000 },
  async ({ server, mailbox, browser, visit }) => {
    const [day, later] = [academyDay(9), academyDay(12)];
    const at = (date: string) => instantOf(date, '10:00', academy.timeZone);
    const when = (date: string) => classDayAndTime(at(date), academy.timeZone);
    await aCourse({ scheduledDate: at(day) });
    const { token } = await anAdmin(server);
    const mails = () => mailbox.messages.filter(({ to }) => to.includes(EMAIL));
    const received = (count: number) => expect.poll(() => mails().length, { timeout: 20_000 }).toBe(count);

    const student = await visit({ at: '/auth' });
    await register(student);
    await enrol(student);
    await received(2);

    const staff = await visit({ at: '/gestion/inscripciones', token });
    await staff.getByRole('button', { name: /^Confirmar / }).click();
    await expect.poll(() => endUndoTime().then(() => mails().length), { timeout: 20_000 }).toBe(3);
    await aCourse({ scheduledDate: at(later) });
    await staff.goto('/gestion/inscripciones');
    await staff.locator('[data-row-link]').first().click();
    await staff.getByRole('button', { name: 'Otra fecha…' }).click();
    const move = staff.getByRole('dialog', { name: 'Pasar a otra fecha de este curso' });
    await move.getByRole('button', { name: new RegExp(when(later)) }).click();
    await closeToast(staff, 'Valeria Luna: pasó a otra fecha');
    await received(4);
    await staff.goto('/gestion/inscripciones');
    await staff.locator('[data-row-link]').first().click();
    await staff.getByRole('button', { name: 'Cancelar…' }).click();
    const cancel = staff.getByRole('dialog', { name: '¿Cancelar esta inscripción?' });
    await cancel.getByRole('button', { name: 'Cancelar inscripción' }).click();
    await received(5);

    const all = mails();
    const texts = all.map((mail) => partOf(mail, 'text/plain'));
    for (const text of texts) expect(text).toContain('Hola, Valeria:');
    expect(texts[1]).toContain(`Anotamos tu clase del ${when(day)}.`);
    expect(texts[2]).toContain(`Te esperamos: tu clase del ${when(day)} está confirmada.`);
    expect(texts[3]).toContain(`Tu clase del ${when(day)} pasa al ${when(later)}.`);
    expect(texts[4]).toContain(`La academia canceló tu clase del ${when(later)}.`);

    const files = all.slice(1).map((mail) => parseCalendar(partOf(mail, 'text/calendar')));
    expect(files.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'REQUEST', 'CANCEL']);
    const events = files.flatMap((file) => file.events);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
    const sequences = events.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
    expect(events.at(-1)?.status).toBe('CANCELLED');

    for (const theme of THEMES) {
      const context = await browser.newContext({ viewport: PHONE, colorScheme: theme });
      const page = await context.newPage();
      for (const [index, mail] of all.entries()) {
        await page.setContent(partOf(mail, 'text/html'));
        await page.getByRole('heading', { name: KINDS[index]?.[1] ?? '' }).waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
        if (FOLDER) {
          await mkdir(FOLDER, { recursive: true });
          await page.screenshot({ path: `${FOLDER}/mail-${index + 1}-${theme}.png`, fullPage: true });
        }
      }
      await context.close();
    }

    await staff.goto('/gestion/correo?estado=SENT');
    // The admin has two: of the account and of the role.
    await staff.getByText('7 mensajes').waitFor();
    await expectGoodLook(staff);
    for (const [kind, subject] of KINDS) {
      await staff.getByRole('button', { name: kind }).first().click();
      const dialog = staff.getByRole('dialog', { name: kind });
      const preview = dialog.frameLocator('iframe');
      await preview.getByRole('heading', { name: subject }).waitFor();
      const colour = preview.locator('.card').evaluate((card) => getComputedStyle(card).borderTopWidth);
      expect(await colour).toBe('4px');
      if (kind === 'Clase cancelada') await expectGoodLook(staff);
      await dialog.getByRole('tab', { name: 'Solo texto' }).click();
      await dialog.getByText('Hola, Valeria:').waitFor();
      await dialog.getByRole('button', { name: 'Cerrar' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
  },
);
