import { expect, onTestFinished } from 'vitest';
import { aCourse, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { MailModel } from '../bff/src/outgoing/mail.model.ts';
import { switchMessages } from '../bff/src/outgoing/mail.ts';
import { aStudent, anAdmin } from './accounts.ts';
import { expectGoodLook } from './look.ts';
import { test } from './stage.ts';

test('the screen shows messages that are off, and those that would have been sent', async ({
  server,
  visit,
}) => {
  const { token } = await anAdmin(server);
  const page = await visit({ at: '/gestion/correo', token });
  await page.getByText('Los mensajes a estudiantes están apagados').waitFor();
  await expectGoodLook(page);
  switchMessages({ MESSAGES: 'on' });
  onTestFinished(() => switchMessages({ MESSAGES: 'off' }));
  const { user, token: own } = await aStudent(server, { lastName: 'Robles' });
  const { id: courseId } = await aCourse();
  good(await connectGraphql(server.url, own).enrol({ courseId }));
  await expect.poll(() => MailModel.countDocuments({ userId: user.id, state: 'not_sent' })).toBe(2);
  await page.goto('/gestion/correo?estado=NOT_SENT');
  await page.getByText(/no tiene SMTP_URL/).waitFor();
  await page
    .getByRole('row', { name: /Robles/ })
    .first()
    .waitFor();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Inscripción recibida' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Inscripción recibida' });
  await dialog.frameLocator('iframe').getByRole('heading', { name: 'Recibimos tu inscripción' }).waitFor();
  await expectGoodLook(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.goto(`/gestion/personas/${user.id}?ver=correo`);
  await page.getByText('Sin enviar').first().waitFor();
  await expectGoodLook(page);
});
