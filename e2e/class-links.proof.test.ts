import type { Page } from 'playwright-core';
import { addHours, addMinutes, subMinutes } from 'date-fns';
import { describe } from 'vitest';
import { EnrolmentModel } from '../bff/src/features/enrolments/enrolment.model.ts';
import { aLinkedClass } from './class-links.ts';
import { expectGoodLook, LONG_NAME, picture } from './look.ts';
import { refused, test } from './stage.ts';

const LOOKS = [1280, 360].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })));

const expectPage = async (page: Page, heading: string) => {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await expectGoodLook(page, LOOKS);
  await picture(page, `${heading.replace(/\W+/g, '-')}`);
};

describe('the pages of the links in a message', () => {
  test('ask, and say what was answered', async ({ server, visit }) => {
    const { linkTo } = await aLinkedClass(server, { name: LONG_NAME });
    const page = await visit({ at: linkTo('attend') });
    await expectPage(page, '¿Vas a esta clase?');
    await page.getByRole('button', { name: 'Voy' }).press('Enter');
    await expectPage(page, 'Te esperamos');
    await page.getByRole('link', { name: 'No puedo ir' }).click();
    await expectPage(page, '¿Cancelar tu inscripción?');
    await page.getByRole('button', { name: 'Sí, cancelar' }).press('Enter');
    await expectPage(page, 'Inscripción cancelada');
    await page.getByRole('link', { name: 'Ver otras clases' }).click();
    await page.waitForURL('**/courses');
  });

  test('say why there is nothing to answer', async ({ server, visit }) => {
    const { id, linkTo } = await aLinkedClass(server, { name: LONG_NAME });
    const [attend, cancel] = [linkTo('attend'), linkTo('cancel')];
    const page = await visit({ at: '/favicon.svg', expecting: [...refused(404), ...refused(409)] });
    await EnrolmentModel.updateOne({ _id: id }, { $set: { startsAt: addHours(new Date(), 1) } });
    await page.goto(cancel);
    await expectPage(page, 'Esta clase cambió de fecha: usa los enlaces del último mensaje');
    await page.goto(attend.replace(/firma=..../, 'firma=0000'));
    await expectPage(page, 'Este enlace no es válido. Usa el del último mensaje que recibiste.');
    const soon = addMinutes(new Date(), 30);
    const begun = await aLinkedClass(
      server,
      { scheduledDate: soon },
      { startsAt: subMinutes(new Date(), 1) },
    );
    await page.goto(begun.linkTo('cancel'));
    await expectPage(page, 'Esta clase ya comenzó: para cancelarla o cambiarla habla con la academia');
  });

  test('lead to the class in the app', async ({ server, visit }) => {
    const { token, linkTo } = await aLinkedClass(server, { name: 'Del correo a la clase' });
    const page = await visit({ at: linkTo('attend'), token, width: 360 });
    await page.getByRole('button', { name: 'Voy' }).click();
    await page.getByRole('link', { name: 'Ver mi clase' }).click();
    const dialog = page.getByRole('dialog', { name: 'Del correo a la clase' });
    await dialog.getByText('Avisaste que vienes. Te esperamos.').waitFor();
    await expectGoodLook(page, LOOKS.slice(2));
    await picture(page, 'class');
  });
});
