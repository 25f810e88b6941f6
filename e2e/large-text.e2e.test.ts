import { Types } from 'mongoose';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aStaffMember } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import {
  aFirearm,
  aHandOut,
  anOpenReport,
  anOwnWeapon,
  aRangeDay,
  hasLicence,
} from '../bff/contract/firearm-builders.ts';
import { aClosedSession, aDebt, aPayment, aTill, moneyIs } from '../bff/contract/money-builders.ts';
import type { TestServer } from '../bff/contract/harness.ts';
import { EnrolmentModel } from '../bff/src/features/enrolments/enrolment.model.ts';
import { FirearmHandOutModel, FirearmModel } from '../bff/src/features/firearms/firearm.model.ts';
import { aStudent, anAdmin } from './accounts.ts';
import { PICTURES, photographAt, resize, textsCut, waitForRest, waitForWholePage } from './look.ts';
import { test } from './stage.ts';

const WIDTHS = [320, 360, 390] as const;
const TEXT_SIZES = ['100%', '200%'] as const;
const PAYER = 'Etcheverrygaray';
const SERIAL = 'TPR9-102345678';
/** A class with somebody in each state, weapons of nobody in a class, and a report to decide. */
const aSaturday = async (server: TestServer) => {
  const surface = { url: server.url, connect: connectGraphql };
  const { instructor, course, startsAt } = await aRangeDay(surface, { students: 7 });
  const enrolments = await EnrolmentModel.find({ courseId: course.id }).sort({ _id: 1 }).lean();
  const ids = enrolments.map(({ _id, userId }) => ({ id: _id.toString(), userId: userId.toString() }));
  await hasLicence(ids[0]?.userId ?? '', null);
  for (const serial of [SERIAL, `${SERIAL}-A`]) await aFirearm({ make: 'Bersa Thunder', serial });
  const [, , arrived, armed, returned, brought, absent] = ids;
  const arrival = { at: startsAt, by: instructor.id };
  for (const one of [arrived, brought])
    await EnrolmentModel.updateOne({ _id: one?.id }, { $set: { arrival } });
  for (const one of [armed, returned]) {
    const handOut = await aHandOut(one?.userId ?? '', one?.id);
    const isBack = one === returned;
    const { firearmId } = await FirearmHandOutModel.findById(handOut).orFail().lean();
    await FirearmModel.updateOne({ _id: firearmId }, { $set: { serial: `${SERIAL}-${one?.id.slice(-3)}` } });
    if (!isBack) continue;
    const back = { returnedAt: new Date(), returnedBy: instructor.id, rounds: 25, handKey: handOut };
    await FirearmHandOutModel.updateOne({ _id: handOut }, { $set: back });
  }
  await anOwnWeapon(brought?.userId ?? '', { enrolmentId: new Types.ObjectId(brought?.id) });
  await anOwnWeapon((await aStudent(server)).user.id);
  await aHandOut((await aStudent(server, { lastName: PAYER })).user.id);
  await anOpenReport(instructor.id);
  const desk = connectGraphql(server.url, (await aStaffMember(surface, 'desk')).token);
  await desk.markNoShows({ ids: [absent?.id ?? ''] });
};

const someMoney = async (server: TestServer) => {
  await moneyIs({});
  await aTill();
  await aClosedSession();
  const { user } = await aStudent(server, { lastName: PAYER });
  await aDebt(user.id, 1_234_567.89);
  await aPayment(user.id, 123_456.78);
};

const enlarge = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

const expectNothingCut = async (page: Page, name: string) => {
  await waitForRest(page);
  for (const size of TEXT_SIZES) {
    for (const width of WIDTHS) {
      await resize(page, width);
      await enlarge(page, size);
      if (PICTURES) await photographAt(page, `${PICTURES}/${name}-${width}-${size.slice(0, -1)}`);
      expect.soft(await textsCut(page), `${name}, ${width} px, ${size}`).toEqual([]);
    }
  }
  await enlarge(page, '');
  await resize(page, 360);
};

describe('on a phone no text is cut, also at twice the size', () => {
  test('of Día', async ({ server, visit }) => {
    await aSaturday(server);
    const { token } = await anAdmin(server);
    const page = await visit({ at: '/gestion/dia', width: 360, token });
    await page.getByText('1 con arma').first().waitFor();
    await expectNothingCut(page, 'dia');
    await page
      .getByRole('button', { name: /^Recibir/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await expectNothingCut(page, 'recibir');
  });

  test('of Hoy', async ({ server, visit }) => {
    const { token } = await anAdmin(server);
    const page = await visit({ at: '/gestion', width: 360, token });
    await waitForWholePage(page);
    await expectNothingCut(page, 'hoy');
  });

  test('of Caja', async ({ server, visit }) => {
    await someMoney(server);
    const { token } = await anAdmin(server);
    const page = await visit({ at: '/gestion/caja', width: 360, token });
    await waitForWholePage(page);
    await expectNothingCut(page, 'caja');
    await page.getByLabel('Quién paga').fill(PAYER);
    await page
      .getByRole('option', { name: new RegExp(PAYER) })
      .first()
      .click();
    await page.getByLabel(/^Importe/).waitFor();
    await expectNothingCut(page, 'cobrar');
    await page.goto('/gestion/caja?ver=deudas');
    await waitForWholePage(page);
    await expectNothingCut(page, 'deudas');
  });
});

test('a phone has Cobrar on its first screen, with a person who owes', async ({ server, visit }) => {
  await moneyIs({});
  const { user } = await aStudent(server, { lastName: PAYER });
  await aDebt(user.id, 1_000);
  const desk = await aStaffMember({ url: server.url, connect: connectGraphql }, 'desk');
  const page = await visit({ at: '/gestion/caja', width: 360, token: desk.token });
  await page.getByLabel('Quién paga').fill(PAYER);
  await page
    .getByRole('option', { name: new RegExp(PAYER) })
    .first()
    .click();
  const take = await page.getByRole('button', { name: 'Cobrar' }).boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Gestión' }).last().boundingBox();
  expect((take?.y ?? 0) + (take?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
