import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { aDebt, anOpenTill, moneyRulesAre } from '../bff/contract/money-builders.ts';
import { moneyLedger } from '../bff/src/features/money/account.ts';
import { MoneyEntryModel } from '../bff/src/features/money/money-entry.model.ts';
import { aStudent, anAdmin } from './accounts.ts';
import { PHONE_LOOKS, expectGoodLook, waitForWholePage } from './look.ts';
import { test } from './stage.ts';

const MAX_KEYSTROKES = 12;

/** What is pressed on the keyboard from here on. */
const countKeys = async (page: Page) => {
  await page.evaluate(() => {
    const counted = window as unknown as { keys: number };
    counted.keys = 0;
    document.addEventListener('keydown', () => (counted.keys += 1), { capture: true });
  });
  return {
    restart: () => page.evaluate(() => ((window as unknown as { keys: number }).keys = 0)),
    count: () => page.evaluate(() => (window as unknown as { keys: number }).keys),
  };
};

const NAMES = ['Abalos', 'Benegas', 'Cardozo', 'Dorrego', 'Etchart'] as const;

test('five payers in a row are taken by the keyboard, with at most 12 keystrokes each after the name', async ({
  server,
  visit,
}) => {
  await moneyRulesAre({});
  await anOpenTill();
  const { token } = await anAdmin(server);
  const people = await Promise.all(NAMES.map((lastName) => aStudent(server, { lastName })));
  for (const [index, { user }] of people.entries()) await aDebt(user.id, 1_000 * (index + 1));
  const page = await visit({ at: '/gestion/caja', token });
  await waitForWholePage(page);
  const keys = await countKeys(page);
  const who = page.getByLabel('Quién paga');
  await who.focus();
  for (const [index, name] of NAMES.entries()) {
    await expect.poll(() => who.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type(name);
    await page.getByRole('option', { name: new RegExp(name) }).waitFor();
    await keys.restart();
    await page.keyboard.press('Enter');
    const amount = page.getByLabel(/^Importe/);
    await amount.waitFor();
    await expect.poll(() => amount.evaluate((input) => input === document.activeElement)).toBe(true);
    if (index % 2 === 1) await page.keyboard.press('t');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Descargar el recibo 0001-0000000${index + 1}` }).waitFor();
    expect(await keys.count(), name).toBeLessThanOrEqual(MAX_KEYSTROKES);
  }
  for (const { user } of people) expect(await moneyLedger.balanceOf(user.id)).toBe(0);
  const taken = await MoneyEntryModel.find({ type: 'payment' }).sort({ receiptNumber: 1 }).lean();
  expect(taken.map(({ method }) => method)).toEqual(['cash', 'transfer', 'cash', 'transfer', 'cash']);
});

test('a student sees what is owed, and the receipts', async ({ server, visit }) => {
  await moneyRulesAre({});
  const { user, token } = await aStudent(server);
  await aDebt(user.id, 60_000);
  const page = await visit({ at: '/pagos', token, width: 360 });
  await page.getByText('Deuda').first().waitFor();
  await waitForWholePage(page);
  await expectGoodLook(page, PHONE_LOOKS);
});
