import { aFirearm, aHandOut, anAmmunitionSheet } from '../bff/contract/firearm-builders.ts';
import { aStudent, anAdmin } from './accounts.ts';
import { expectGoodLook } from './look.ts';
import { test } from './stage.ts';

test('weapons in the workshop, out, and due for service look right at both widths', async ({
  server,
  visit,
}) => {
  const { token, user: admin } = await anAdmin(server);
  await anAmmunitionSheet(admin.id);
  const { user } = await aStudent(server, { lastName: 'Ferreyra' });
  await aHandOut(user.id);
  await aFirearm({
    make: 'Glock',
    serial: 'G-1',
    cuim: '00012345',
    sector: 'Caja fuerte 2',
    serviceDay: '2020-01-01',
  });
  await aFirearm({
    make: 'Taurus',
    serial: 'T-9',
    state: 'workshop',
    model: 'escopeta-12',
    serviceRounds: 5_000,
  });
  const page = await visit({ at: '/gestion/armas', width: 360, token });
  await page.getByText('Toca service').first().waitFor();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Cargar arma' }).click();
  await page.getByRole('dialog').waitFor();
  await expectGoodLook(page);
  await page.keyboard.press('Escape');
  for (const name of ['Libro', 'Munición']) {
    await page.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('table').first().waitFor();
    await expectGoodLook(page);
  }
  await page.getByRole('link', { name: 'Planillas' }).click();
  await page.getByRole('button', { name: 'Emitir planilla del trimestre' }).click();
  await page.getByRole('dialog', { name: '¿Emitir la planilla del trimestre?' }).waitFor();
  await expectGoodLook(page);
});
