import { expect } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { addHours } from 'date-fns';
import { aCourse, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import { releaseUnpaid } from '../bff/src/features/money/deposit.ts';
import { systemContext } from '../bff/src/operation/context.ts';
import { aDebt, aPayment, anOpenTill, moneyRulesAre } from '../bff/contract/money-builders.ts';
import { MoneyEntryModel } from '../bff/src/features/money/money-entry.model.ts';
import { MoneyRulesModel } from '../bff/src/features/money/money-rules.ts';
import { TillSessionModel } from '../bff/src/features/money/till-session.model.ts';
import { aStudent, anAdmin } from './accounts.ts';
import {
  DESK_LOOKS,
  PHONE_LOOKS,
  expectAccessible,
  expectGoodLook,
  expectNoSidewaysScroll,
  picture,
  toastOf,
  waitForWholePage,
  widthsOf,
} from './look.ts';
import { press } from './steps.ts';
import { refused, test } from './stage.ts';

/** Money is on, and nothing has moved. */
const anEmptyTill = async () => {
  await MoneyEntryModel.deleteMany({});
  await TillSessionModel.deleteMany({});
  await moneyRulesAre({});
};

const LOOKS = { 1280: DESK_LOOKS, 360: PHONE_LOOKS } as const;

test.for(widthsOf(360))(
  'a day at the till at %i px: open, take, give back, hand over, close with a difference',
  async (width, { server, visit }) => {
    await anEmptyTill();
    const { token } = await anAdmin(server);
    const lastName = `Quiroga ${width}`;
    const { user } = await aStudent(server, { lastName });
    await aDebt(user.id, 60_000);
    const page = await visit({ at: '/gestion/caja', token, width, expecting: refused(409) });
    await waitForWholePage(page);
    const look = async (name: string) => {
      await picture(page, `till-${width}-${name}`);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    };
    await look('1-closed');
    await page.getByLabel(/^Efectivo contado al abrir/).fill('10.000');
    await press('Abrir la caja').run(page);
    await page.getByText('Caja abierta', { exact: true }).waitFor();

    await page.getByLabel('Quién paga').fill(lastName);
    await page.getByRole('option', { name: new RegExp(lastName) }).click();
    await page.getByLabel(/^Importe/).waitFor();
    await look('2-taking');
    await press('Cobrar').run(page);
    await page.getByRole('button', { name: /^Deshacer el pago/ }).waitFor();
    await look('3-taken');

    await page.getByRole('button', { name: /^Devolver el pago/ }).click();
    await page.getByLabel(/^Importe/).fill('5.000');
    await page.getByLabel(/^Motivo/).fill('Clase más corta');
    await look('4-refund');
    await page.getByRole('dialog').getByRole('button', { name: 'Devolver', exact: true }).click();
    await page.getByText('Devolución: Clase más corta').waitFor();

    await page.getByRole('button', { name: 'Entregar…' }).click();
    await page.getByRole('button', { name: 'Contar por billetes' }).click();
    await page.getByLabel('Billetes de 20.000').fill('3');
    await page.getByLabel('Billetes de 1.000', { exact: true }).fill('5');
    await look('5-hand-over');
    await page.getByRole('button', { name: 'Entregar la caja' }).click();
    await page.getByText('No hay diferencia.').waitFor();
    await look('6-handed-over');
    await page.getByRole('button', { name: 'Listo' }).click();
    await page.getByText('Caja, turno 1').waitFor();

    await page.getByRole('button', { name: 'Cerrar…' }).click();
    await page.getByLabel(/^Efectivo contado/).fill('64.000');
    await page.getByRole('button', { name: 'Cerrar la caja' }).click();
    await toastOf(page, 'Lo contado no es lo que debería haber').first().waitFor();
    await look('7-difference');
    await page.getByLabel(/^Nota/).fill('Se dio mal un vuelto');
    await page.getByRole('button', { name: 'Cerrar la caja' }).click();
    await page.getByText(/^Faltan/).waitFor();
    await look('8-closed');
    await page.getByRole('button', { name: 'Listo' }).click();
    await page.getByText('Se dio mal un vuelto').waitFor();
    await look('9-after');
    await page.getByRole('button', { name: 'Ajustes' }).click();
    await page.getByLabel('Ausencia (%)').waitFor();
    await expectGoodLook(page, LOOKS[width]);
    await picture(page, `till-${width}-10-settings`);
    await page.goto(`/gestion/personas/${user.id}?ver=cuenta`);
    await page.getByText('Devolución: Clase más corta').waitFor();
    await waitForWholePage(page);
    await look('11-account');
  },
);

const MONEY_TEXTS = /\bCaja\b|\bcobrar\b|\bdebe\b|\bseña\b|pagado|mis pagos|cuenta corriente/i;

test('a deposit is asked for on the page of the class, at the till and in the rules', async ({
  server,
  visit,
}) => {
  await anEmptyTill();
  await anOpenTill();
  const { token } = await anAdmin(server);
  const { user, token: own } = await aStudent(server, { lastName: 'Seneca' });
  const { id: courseId } = await aCourse({ price: 48_000, depositPercent: 30 });
  const { id } = good(await connectGraphql(server.url, own).enrol({ courseId }));
  for (const [width, looks] of [
    [1280, DESK_LOOKS],
    [360, PHONE_LOOKS],
  ] as const) {
    const mine = await visit({ at: `/courses/${courseId}`, token: own, width });
    await mine.getByText(/paga la seña de/).waitFor();
    await waitForWholePage(mine);
    await picture(mine, `till-deposit-class-${width}`);
    await expectGoodLook(mine, looks);
    const till = await visit({ at: '/gestion/caja', token, width });
    await waitForWholePage(till);
    await till.getByRole('button', { name: 'Ajustes' }).click();
    await till.getByLabel('Horas para pagar la seña').waitFor();
    await till.getByLabel('Quién paga').fill('Seneca');
    await till.getByRole('option', { name: /Seneca/ }).click();
    await till.getByText(/Seña pedida/).waitFor();
    await picture(till, `till-deposit-till-${width}`);
    await expectGoodLook(till, looks);
  }
  await releaseUnpaid(systemContext(server.deps, addHours(new Date(), 100)), id);
  await aPayment(user.id, 100, { method: 'transfer' });
  const inbox = await visit({ at: '/gestion/inscripciones', token, width: 360 });
  await inbox.getByText(/pagó después/).waitFor();
  await waitForWholePage(inbox);
  await picture(inbox, 'till-deposit-inbox');
  await expectGoodLook(inbox, PHONE_LOOKS);
});

test('the report of payments is readable on a phone and at the desk', async ({ server, visit }) => {
  await anEmptyTill();
  await anOpenTill();
  const { token } = await anAdmin(server);
  const { user } = await aStudent(server);
  for (const pesos of [120_000, 48_500]) await aPayment(user.id, pesos, { method: 'transfer' });
  await aPayment(user.id, 30_000, { method: 'card' });
  const month = dayIn(new Date(), academy.timeZone).slice(0, 7);
  for (const [width, looks] of [
    [1280, DESK_LOOKS],
    [360, PHONE_LOOKS],
  ] as const) {
    const page = await visit({ at: `/gestion/informes/cobros?del=${month}&al=${month}`, token, width });
    await page.getByRole('region', { name: 'Tabla: Cobrado por día' }).waitFor();
    await waitForWholePage(page);
    await picture(page, `till-report-${width}`);
    await expectGoodLook(page, looks);
  }
});

test('an academy that has not switched the till on sees nothing of it', async ({ server, visit }) => {
  await MoneyRulesModel.deleteMany({});
  const { token } = await anAdmin(server);
  const { user, token: student } = await aStudent(server);
  const shown = async (at: string, as: string) => {
    const page = await visit({ at, token: as });
    await waitForWholePage(page);
    return page.locator('body').innerText();
  };
  for (const at of [
    '/gestion',
    '/gestion/inscripciones',
    '/gestion/informes',
    `/gestion/personas/${user.id}`,
  ])
    expect(await shown(at, token), at).not.toMatch(MONEY_TEXTS);
  for (const at of ['/dashboard', '/profile', '/history'])
    expect(await shown(at, student), at).not.toMatch(MONEY_TEXTS);
  const page = await visit({ at: '/gestion/caja', token, width: 360 });
  await page.getByText(/La caja está apagada/).waitFor();
  await waitForWholePage(page);
  await picture(page, 'till-off');
  await expectGoodLook(page, PHONE_LOOKS);
});
