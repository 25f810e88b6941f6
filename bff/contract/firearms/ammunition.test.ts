import { randomUUID } from 'node:crypto';
import { subDays } from 'date-fns';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { AMMUNITION_TYPES, ENTERED_AMMUNITION, type AmmunitionStock } from '#domain/firearms/ammunition.ts';
import { choiceSentence } from '#domain/input-sentences.ts';
import { messages } from '#domain/messages.ts';
import { CALIBERS } from '#domain/weapons/weapon.catalogue.ts';
import { verify } from '../../cli/verify/verify.ts';
import { recount } from '../../src/features/enrolments/enrolment.counts.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { appendAmmunition, ammunitionLedger } from '../../src/features/firearms/ammunition.ts';
import { AmmunitionModel } from '../../src/features/firearms/ammunition.model.ts';
import { FirearmHandOutModel, FirearmModel } from '../../src/features/firearms/firearm.model.ts';
import { aCourse, aStaffMember, aStudent, good } from '../builders.ts';
import { fetchFile, rowsOfFile } from '../csv-files.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { aFirearm, isToday } from '../firearm-builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();

const armourer = useBuilt(() => aStaffMember(server, 'armourer'));

beforeEach(async () => {
  await AmmunitionModel.deleteMany({});
  await FirearmHandOutModel.deleteMany({});
});

afterEach(async () => {
  expect((await verify()).problems).toEqual([]);
});

const as = (idempotencyKey?: string) =>
  connectGraphql(server.url, armourer.token, idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {});

const conflict = (detail: string) => ({ ok: false, status: 409, detail });
const invalid = (field: string, message: string) => ({
  status: 422,
  fields: expect.arrayContaining([expect.objectContaining({ field, message })]),
});

const PURCHASE = { caliber: '9mm', type: 'purchase', rounds: 500, invoice: 'A-0001-00000012' } as const;

const buy = (rounds: number) => as().recordAmmunition({ ...PURCHASE, rounds, confirmRepeated: true });
const stock = () => ammunitionLedger.balanceOf('9mm');

/** A confirmed enrolment of today, of a student with a licence. */
const anEnrolment = async () => {
  const student = await aStudent(server);
  const { id } = good(await student.api.enrol({ courseId: (await aCourse()).id }));
  await isToday(id);
  return id;
};

const handOut = async (rounds: number, given: { firearmId?: string; key?: string } = {}) =>
  as(given.key).handOutFirearm({
    firearmId: given.firearmId ?? (await aFirearm()),
    enrolmentId: await anEnrolment(),
    rounds,
  });

const sumUp = ({ opening, bought, handedOut, returned, counted, lost, corrected }: AmmunitionStock) =>
  opening + bought - handedOut + returned + counted - lost + corrected;

describe('ammunition', () => {
  it('is bought in lots with an invoice, counted and lost, and never below zero', async () => {
    expect(
      good(await as().recordAmmunition({ ...PURCHASE, lot: 'L-7', supplier: 'Fábrica Sur' })),
    ).toMatchObject({ type: 'purchase', rounds: 500, balance: 500, lot: 'L-7', invoice: PURCHASE.invoice });
    const counted = { caliber: '9mm', type: 'count', rounds: 480, reason: 'Recuento de noviembre' };
    expect(good(await as().recordAmmunition(counted))).toMatchObject({ rounds: -20, balance: 480 });
    const lost = { caliber: '9mm', type: 'loss', rounds: 481, reason: 'Se mojaron' };
    expect(await as().recordAmmunition(lost)).toMatchObject(conflict(messages.ammunitionShort));
    expect(good(await as().recordAmmunition({ ...lost, rounds: 480 }))).toMatchObject({ balance: 0 });
    expect(good(await as().recordAmmunition({ ...counted, rounds: 0 }))).toMatchObject({ rounds: 0 });
    expect(good(await as().ammunitionEntries({ caliber: '9mm' })).nodes.map(({ type }) => type)).toEqual([
      'count',
      'loss',
      'count',
      'purchase',
    ]);
  });

  it.each([
    ['caliber', { caliber: '.45' }, messages.caliber],
    ['invoice', { invoice: ' ' }, messages.ammunitionInvoice],
    ['invoice', { invoice: undefined }, messages.ammunitionInvoice],
    ['rounds', { rounds: 0 }, messages.ammunitionRounds],
    ['rounds', { rounds: -1 }, messages.ammunitionRounds],
    ['reason', { type: 'loss' }, messages.reasonLength],
    ['reason', { type: 'count' }, messages.reasonLength],
    ['type', { type: 'hand_out' }, choiceSentence(ENTERED_AMMUNITION.map((type) => type.toUpperCase()))],
  ])('with a wrong %s is refused', async (field, wrong, message) => {
    expect(await as().recordAmmunition({ ...PURCHASE, ...wrong })).toMatchObject(invalid(field, message));
  });

  it('that is bought again with the same invoice or lot is a question that names the first', async () => {
    const lot = 'L-7';
    good(await as().recordAmmunition({ ...PURCHASE, lot }));
    const same = { ...PURCHASE, invoice: 'a 0001 00000012' };
    const asked = await as().recordAmmunition(same);
    expect(asked).toMatchObject({ ok: false, status: 409 });
    expect(asked).toMatchObject({
      detail: expect.stringContaining(`500 de 9mm, factura ${PURCHASE.invoice}, lote L-7`),
    });
    expect(await as().recordAmmunition({ ...PURCHASE, invoice: 'B-2', lot: 'l7' })).toMatchObject({
      status: 409,
    });
    expect(await stock()).toBe(500);
    good(await as().recordAmmunition({ ...same, confirmRepeated: true }));
    // Another lot of the invoice, another quantity, another caliber.
    good(await as().recordAmmunition({ ...PURCHASE, lot: 'L-9', invoice: 'C-3' }));
    good(await as().recordAmmunition({ ...PURCHASE, lot: 'L-8', invoice: 'C-3' }));
    good(await as().recordAmmunition({ ...PURCHASE, rounds: 499 }));
    good(await as().recordAmmunition({ ...PURCHASE, caliber: '.22LR' }));
    const both = [1, 2].map(() => as().recordAmmunition({ ...PURCHASE, invoice: 'D-4' }));
    expect((await Promise.all(both)).filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('that is out is not given back by a count', async () => {
    good(await buy(500));
    const { id } = good(await handOut(100));
    const { stocks } = good(await as().ammunition());
    expect(stocks[0]).toMatchObject({ caliber: '9mm', inStock: 400, out: 100 });
    const count = (rounds: number, more: object = {}) =>
      as().recordAmmunition({ caliber: '9mm', type: 'count', rounds, reason: 'Recuento', ...more });
    expect(await count(500)).toMatchObject(conflict(`${messages.roundsOut} (100)`));
    expect(good(await count(500, { includesOut: true }))).toMatchObject({ rounds: 0, balance: 400 });
    expect(good(await count(399))).toMatchObject({ rounds: -1, balance: 399 });
    expect(good(await count(410, { includesOut: false }))).toMatchObject({ rounds: 11, balance: 410 });
    good(await as().takeBackFirearm({ id, roundsLeft: 100 }));
    expect(good(await count(511))).toMatchObject({ rounds: 1, balance: 511 });
  });

  it('of any day begins with what the day before ended with, and adds up', async () => {
    const types = ['purchase', 'loss', 'count'] as const;
    for (let days = 6; days >= 0; days -= 1) {
      for (const [index, type] of types.entries()) {
        await appendAmmunition({
          caliber: '9mm',
          sourceKey: `day:${days}:${index}`,
          now: subDays(new Date(), days),
          decide: () => ({
            type,
            description: 'Prueba',
            by: armourer.id,
            delta: type === 'purchase' ? 100 + days : -index,
          }),
        });
      }
    }
    // Dated before the entry before it: it takes that date.
    await appendAmmunition({
      caliber: '9mm',
      sourceKey: 'late',
      now: subDays(new Date(), 3),
      decide: () => ({ type: 'purchase', delta: 5, description: 'Prueba', by: armourer.id }),
    });
    let before = 0;
    for (let days = 7; days >= 0; days -= 1) {
      const day = dayIn(subDays(new Date(), days), academy.timeZone);
      const { stocks } = good(await as().ammunition({ from: day, to: day }));
      expect(stocks.map(({ caliber }) => caliber)).toEqual(CALIBERS);
      const nine = stocks.find(({ caliber }) => caliber === '9mm') as AmmunitionStock;
      expect(nine.opening).toBe(before);
      expect(sumUp(nine)).toBe(nine.closing);
      before = nine.closing;
    }
    expect(before).toBe(await stock());
  });

  it('is in a file with its lots and invoices', async () => {
    good(await as().recordAmmunition({ ...PURCHASE, lot: 'L-8' }));
    const rows = await rowsOfFile(
      await fetchFile(`${server.url}/api/exports/ammunition.csv`, armourer.token),
    );
    expect(rows).toMatchObject([
      { Calibre: '9mm', Tipo: 'Compra', Municiones: '500', Lote: 'L-8', Factura: PURCHASE.invoice },
    ]);
  });
});

describe('ammunition with a weapon', () => {
  it('leaves the stock with it, and what is not fired comes back', async () => {
    good(await buy(200));
    const out = good(await handOut(100));
    expect(out).toMatchObject({ roundsOut: 100, roundsLeft: null });
    expect(await stock()).toBe(100);
    const back = good(await as().takeBackFirearm({ id: out.id, roundsLeft: 30 }));
    expect(back).toMatchObject({ rounds: 70, roundsLeft: 30 });
    expect(await stock()).toBe(130);
    expect(good(await as().ammunition()).stocks).toContainEqual(
      expect.objectContaining({ caliber: '9mm', bought: 200, handedOut: 100, returned: 30, closing: 130 }),
    );
    const types = good(await as().ammunitionEntries()).nodes.map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(AMMUNITION_TYPES.filter((type) => types.includes(type))));
  });

  it.each([
    ['what was fired, the rest of it', { rounds: 60 }, { rounds: 60, roundsLeft: 40 }],
    ['more fired than was handed out', { rounds: 150 }, { rounds: 150, roundsLeft: 0 }],
    ['both', { rounds: 110, roundsLeft: 10 }, { rounds: 110, roundsLeft: 10 }],
  ])('comes back by %s', async (_, given, expected) => {
    good(await buy(100));
    const { id } = good(await handOut(100));
    expect(good(await as().takeBackFirearm({ id, ...given }))).toMatchObject(expected);
  });

  it.each([
    ['nothing', {}, 'rounds', messages.firearmRounds],
    ['more than was handed out', { roundsLeft: 101 }, 'roundsLeft', messages.roundsAbove],
    ['counts with rounds missing', { rounds: 50, roundsLeft: 40 }, 'rounds', messages.roundsMissing],
  ])('is not taken back by %s', async (_, given, field, message) => {
    good(await buy(100));
    const { id } = good(await handOut(100));
    expect(await as().takeBackFirearm({ id, ...given })).toMatchObject(invalid(field, message));
    good(await as().takeBackFirearm({ id, rounds: 100 }));
  });

  it('is not handed out if there is less: then the weapon stays here', async () => {
    good(await buy(50));
    const firearmId = await aFirearm();
    expect(await handOut(51, { firearmId })).toMatchObject(conflict(messages.ammunitionShort));
    expect(await FirearmHandOutModel.countDocuments({ firearmId })).toBe(0);
    expect(await stock()).toBe(50);
    good(await handOut(50, { firearmId }));
  });

  it('stays here with its weapon if the class is given up while they are handed out', async () => {
    good(await buy(50));
    const [firearmId, enrolmentId] = [await aFirearm(), await anEnrolment()];
    const { create } = FirearmHandOutModel;
    const created = vi.spyOn(FirearmHandOutModel, 'create').mockImplementationOnce((async (
      document: object,
    ) => {
      const written = await create.call(FirearmHandOutModel, document);
      // Beside the transaction, as another request does.
      const cancelled = { $set: { status: 'cancelled' as const } };
      await EnrolmentModel.updateOne({ _id: enrolmentId }, cancelled, { session: undefined });
      return written;
    }) as never);
    const given = await as().handOutFirearm({ firearmId, enrolmentId, rounds: 30 });
    created.mockRestore();
    expect(given).toMatchObject(conflict(messages.handOutStatus));
    expect(await FirearmHandOutModel.countDocuments({ firearmId })).toBe(0);
    expect(await stock()).toBe(50);
    good(await handOut(50, { firearmId }));
    const { courseId } = await EnrolmentModel.findByIdAndDelete(enrolmentId).orFail();
    await recount(courseId.toString());
  });

  it('never goes below zero when many take the last rounds at once', async () => {
    good(await buy(100));
    const enrolments = await Promise.all(Array.from({ length: 8 }, () => anEnrolment()));
    const firearms = await Promise.all(enrolments.map(() => aFirearm()));
    const outs = await Promise.all(
      enrolments.map((enrolmentId, index) =>
        as().handOutFirearm({ firearmId: firearms[index], enrolmentId, rounds: 30 }),
      ),
    );
    expect(outs.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await stock()).toBe(10);
    expect(await FirearmHandOutModel.countDocuments({ returnedAt: null })).toBe(3);
  });

  it('returns to the caliber that it left, whatever is said of the weapon meanwhile', async () => {
    good(await buy(100));
    const firearmId = await aFirearm();
    const { id } = good(await handOut(40, { firearmId }));
    await FirearmModel.updateOne({ _id: firearmId }, { $set: { model: 'escopeta-12' } });
    good(await as().takeBackFirearm({ id, roundsLeft: 40 }));
    expect(await stock()).toBe(100);
  });
});

describe('the count of a return', () => {
  const aReturn = async (firearmId?: string) => {
    good(await buy(100));
    const { id } = good(await handOut(100, firearmId ? { firearmId } : {}));
    good(await as().takeBackFirearm({ id, roundsLeft: 30 }));
    return id;
  };
  const correct = (id: string, counted: object) =>
    as().correctHandOut({ id, reason: 'Contado otra vez', ...counted });
  const fired = async (id: string) =>
    good(await as().firearms({ last: 100 })).nodes.find((one) => one.id === id)?.roundsFired;

  it('is corrected by an entry more, which says why', async () => {
    const firearmId = await aFirearm();
    const id = await aReturn(firearmId);
    expect(good(await correct(id, { roundsLeft: 20 }))).toMatchObject({
      corrects: id,
      rounds: 10,
      roundsLeft: -10,
      reason: 'Contado otra vez',
      returnedAt: expect.any(String),
    });
    expect([await stock(), await fired(firearmId)]).toEqual([20, 80]);
    expect(good(await correct(id, { roundsLeft: 50 }))).toMatchObject({ rounds: -30, roundsLeft: 30 });
    expect([await stock(), await fired(firearmId)]).toEqual([50, 50]);
    expect(await FirearmHandOutModel.findById(id).lean()).toMatchObject({ rounds: 70, roundsLeft: 30 });
    good(await handOut(0, { firearmId }));
    expect(await fired(firearmId)).toBe(50);
  });

  it('is corrected once by copies of a request that arrive together, each of which is written at most once', async () => {
    const id = await aReturn();
    const key = randomUUID();
    const create = vi.spyOn(FirearmHandOutModel, 'create');
    const copies = await Promise.all(
      Array.from({ length: 20 }, () => as(key).correctHandOut({ id, roundsLeft: 20, reason: 'Contado' })),
    );
    expect(new Set(copies.map((copy) => good(copy).id)).size).toBe(1);
    expect(create.mock.calls.length).toBeLessThanOrEqual(copies.length);
    create.mockRestore();
  });

  it('is not corrected while the weapon is out, for a correction, or for more than there is', async () => {
    const firearmId = await aFirearm();
    const id = await aReturn(firearmId);
    const { id: correction } = good(await correct(id, { roundsLeft: 31 }));
    expect(await correct(correction, { rounds: 1 })).toMatchObject(conflict(messages.handOutCorrection));
    good(await as().recordAmmunition({ caliber: '9mm', type: 'count', rounds: 0, reason: 'Recuento' }));
    expect(await correct(id, { roundsLeft: 1 })).toMatchObject(conflict(messages.ammunitionShort));
    const { id: again } = good(await handOut(0, { firearmId }));
    expect(await correct(id, { roundsLeft: 40 })).toMatchObject(conflict(messages.firearmOut));
    expect(await correct(again, { rounds: 1 })).toMatchObject(conflict(messages.handOutCorrection));
  });
});
