import { expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { aCourse, aStudent, academyDay, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { endUndoTime } from '../bff/contract/mail-scene.ts';
import { partOf } from '../bff/contract/mailbox.ts';
import { anAdmin } from './accounts.ts';
import { expectGoodLook, PICTURES } from './look.ts';
import { test } from './mail-stage.ts';
import { THEMES } from './stage.ts';

const PHONE = { width: 360, height: 740 };

const KINDS = [
  ['Bienvenida', `Te damos la bienvenida a ${academy.name}`],
  ['Inscripción recibida', 'Recibimos tu inscripción'],
  ['Clase confirmada', 'Tu clase está confirmada'],
  ['Clase con otra fecha', 'Tu clase cambió de fecha'],
  ['Clase cancelada', 'Tu clase quedó cancelada'],
] as const;

test(
  'the messages about a class fit a phone, and staff sees each as it was sent',
  { timeout: 240_000 },
  async ({ server, mailbox, browser, visit }) => {
    const [day, later] = [academyDay(9), academyDay(12)];
    const at = (date: string) => instantOf(date, '10:00', academy.timeZone);
    const name = 'Tiro defensivo';
    const [first, second] = [
      await aCourse({ name, scheduledDate: at(day) }),
      await aCourse({ name, scheduledDate: at(later) }),
    ];
    const { token } = await anAdmin(server);
    const desk = connectGraphql(server.url, token);
    const member = await aStudent({ url: server.url, connect: connectGraphql }, { firstName: 'Valeria' });
    const mails = () => mailbox.messages.filter(({ to }) => to.includes(member.email));
    const received = (count: number) =>
      expect.poll(() => endUndoTime().then(() => mails().length), { timeout: 20_000 }).toBe(count);
    await received(1);
    const { id } = good(await member.api.enrol({ courseId: first.id }));
    await received(2);
    good(await desk.confirmEnrolments({ ids: [id] }));
    await received(3);
    good(await desk.transferEnrolment({ id, courseId: second.id }));
    await received(4);
    good(await desk.cancelEnrolments({ ids: [id], reason: 'academy' }));
    await received(5);
    const staff = await visit({ at: '/favicon.svg', token });

    const all = mails();
    for (const theme of THEMES) {
      const context = await browser.newContext({ viewport: PHONE, colorScheme: theme });
      const page = await context.newPage();
      for (const [index, mail] of all.entries()) {
        await page.setContent(partOf(mail, 'text/html'));
        await page.getByRole('heading', { name: KINDS[index]?.[1] ?? '' }).waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
        const path = `${PICTURES}/mail-${index + 1}-${theme}.png`;
        if (PICTURES) await page.screenshot({ path, fullPage: true });
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
