import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { ammunitionLedger } from '../../src/features/firearms/ammunition.ts';
import { FirearmHandOutModel, FirearmModel } from '../../src/features/firearms/firearm.model.ts';
import { aClassToday, aStaffMember, anAdmin, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { aFirearm, anOpeningStock, hasLicence } from '../firearm-builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const as = ({ token }: Member, key?: string) =>
  connectGraphql(server.url, token, key ? { 'Idempotency-Key': key } : {});

const desk = useBuilt(() => aStaffMember(server, 'desk'));
const armourer = useBuilt(() => aStaffMember(server, 'armourer'));
const instructor = useBuilt(() => aStaffMember(server, 'instructor'));

beforeAll(async () => {
  await anAdmin(server);
  await anOpeningStock(desk.id, 1_000);
});

afterEach(async () => {
  expect((await verify()).problems).toEqual([]);
});

const REASON = 'Se leyó otra serie';

/** A pistol with 50 rounds in the hand of a student who is lent one. */
const aHandOut = async (rounds = 50) => {
  const { course, enrolments } = await aClassToday(instructor, server);
  const kit = { courseId: course.id, isAccompanied: false, weapons: ['pistola-9mm'], rounds: 50 };
  good(await as(desk).setCourseKit(kit));
  const [{ id: enrolmentId, student }, other] = enrolments;
  for (const one of [student, other.student]) await hasLicence(one.id, '2099-12-31');
  const firearmId = await aFirearm({ roundsBefore: 100 });
  const { id } = good(await as(armourer).handOutFirearm({ firearmId, enrolmentId, rounds }));
  return { id, firearmId, enrolmentId, otherId: other.id };
};

const annul = (id: string, key?: string) => as(armourer, key).annulHandOut({ id, reason: REASON });
const studentOf = async (id: string) =>
  good(await as(desk).rangeDay()).students.find(({ enrolmentId }) => enrolmentId === id);
const isFree = async (firearmId: string) =>
  good(await as(armourer).rangeDay()).freeFirearms.some(({ id }) => id === firearmId);
const stateOf = async (firearmId: string) => {
  const { state, workshopReason } = await FirearmModel.findById(firearmId).orFail().lean();
  return { state, workshopReason };
};

describe('a hand-out that is annulled', () => {
  it('leaves the weapon free, nothing fired and the rounds as they were', async () => {
    const inStock = await ammunitionLedger.balanceOf('9mm');
    const { id, firearmId, enrolmentId, otherId } = await aHandOut();
    good(await as(desk).markArrivals({ ids: [enrolmentId], isPresent: true }));
    expect(good(await annul(id))).toMatchObject({
      id,
      isAnnulled: true,
      reason: REASON,
      rounds: 0,
      roundsOut: 50,
      roundsLeft: 50,
    });
    expect(await ammunitionLedger.balanceOf('9mm')).toBe(inStock);
    expect(await isFree(firearmId)).toBe(true);
    const loan = { model: 'pistola-9mm', caliber: '9mm', rounds: 50 };
    expect(await studentOf(enrolmentId)).toMatchObject({ state: 'arrived', loans: [loan], handOuts: [] });
    good(await as(armourer).handOutFirearm({ firearmId, enrolmentId: otherId, rounds: 50 }));
    const { nodes } = good(await as(desk).firearms({ state: 'available' }));
    expect(nodes.find((one) => one.id === firearmId)).toMatchObject({ roundsFired: 100 });
  });

  it('ends no earlier than it began, also where the clock of another server was ahead', async () => {
    const { id } = await aHandOut();
    const outAt = addMinutes(new Date(), 2);
    await FirearmHandOutModel.updateOne({ _id: id }, { $set: { outAt } });
    expect(good(await annul(id)).returnedAt).toBe(outAt.toISOString());
  });

  it('stays in the book as it was, with its reversal named', async () => {
    const { id, firearmId } = await aHandOut();
    const before = await FirearmHandOutModel.findById(id).orFail().lean();
    good(await annul(id));
    const after = await FirearmHandOutModel.findById(id).orFail().lean();
    for (const field of ['enrolmentId', 'userId', 'outAt', 'outBy', 'roundsOut', 'seq'] as const) {
      expect(after[field]).toEqual(before[field]);
    }
    const { nodes } = good(await as(armourer).firearmHandOuts({ firearmId }));
    expect(nodes).toMatchObject([{ id, isAnnulled: true, reason: REASON }]);
    const entries = good(await as(armourer).ammunitionEntries({ caliber: '9mm' })).nodes;
    expect(entries.filter(({ handOutId }) => handOutId === id)).toMatchObject([
      { type: 'correction', rounds: 50, description: expect.stringContaining(messages.handOutAnnulled) },
      { type: 'hand_out', rounds: -50 },
    ]);
    const trail = await AuditEntryModel.find({ action: 'firearm.annulHandOut', subjectId: firearmId }).lean();
    expect(trail).toMatchObject([{ actorId: armourer.id, outcome: 'done' }]);
  });

  it('is annulled once, only while it is out, by who hands out, with a reason', async () => {
    const { id } = await aHandOut();
    expect(await as(instructor).annulHandOut({ id, reason: REASON })).toMatchObject({ status: 403 });
    expect(await as(desk).annulHandOut({ id, reason: '' })).toMatchObject({ status: 422 });
    const key = randomUUID();
    for (const _ of [1, 2]) expect(good(await annul(id, key))).toMatchObject({ id, isAnnulled: true });
    expect(await annul(id)).toMatchObject({ status: 409, detail: messages.firearmReturned });
    expect(await as(desk).correctHandOut({ id, roundsLeft: 40, reason: REASON })).toMatchObject({
      status: 409,
      detail: messages.handOutCorrection,
    });
    const returned = await aHandOut();
    good(await as(armourer).takeBackFirearm({ id: returned.id, roundsLeft: 10 }));
    expect(await annul(returned.id)).toMatchObject({ status: 409, detail: messages.firearmReturned });
  });

  it('is either returned or annulled if both are sent at once', async () => {
    const { id } = await aHandOut();
    const results = await Promise.all([
      annul(id),
      as(armourer).takeBackFirearm({ id, roundsLeft: 0 }),
      annul(id),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('a weapon that comes back for the workshop', () => {
  const JAM = 'Se trabó';
  const jam = (id: string, key?: string) =>
    as(armourer, key).takeBackFirearm({ id, roundsLeft: 20, workshopReason: JAM });

  it('is returned and in the workshop by one operation, with the reason on both', async () => {
    const { id, firearmId, otherId } = await aHandOut();
    const key = randomUUID();
    for (const _ of [1, 2]) {
      expect(good(await jam(id, key))).toMatchObject({ rounds: 30, roundsLeft: 20, workshopReason: JAM });
    }
    expect(await stateOf(firearmId)).toEqual({ state: 'workshop', workshopReason: JAM });
    expect(await isFree(firearmId)).toBe(false);
    expect(await as(armourer).handOutFirearm({ firearmId, enrolmentId: otherId })).toMatchObject({
      detail: messages.firearmUnavailable,
    });
    good(await as(desk).updateFirearm({ id: firearmId, state: 'available' }));
    expect(await stateOf(firearmId)).toEqual({ state: 'available', workshopReason: null });
  });

  it('stays as it is if the return is refused', async () => {
    const { id, firearmId } = await aHandOut();
    const wrong = { id, roundsLeft: 60, workshopReason: JAM };
    expect(await as(armourer).takeBackFirearm(wrong)).toMatchObject({ status: 422 });
    expect(await stateOf(firearmId)).toMatchObject({ state: 'available' });
    good(await as(armourer).takeBackFirearm({ id, roundsLeft: 50 }));
    expect(await jam(id)).toMatchObject({ status: 409, detail: messages.firearmReturned });
    expect(await stateOf(firearmId)).toMatchObject({ state: 'available' });
  });

  it('is not handed out while it comes back', async () => {
    const { id, firearmId, otherId } = await aHandOut();
    await Promise.all([
      jam(id),
      ...[1, 2, 3].map(() => as(armourer).handOutFirearm({ firearmId, enrolmentId: otherId })),
    ]);
    const open = await FirearmHandOutModel.countDocuments({ firearmId, returnedAt: null });
    expect([open, await stateOf(firearmId)]).toMatchObject([0, { state: 'workshop' }]);
  });
});
