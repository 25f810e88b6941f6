import { randomUUID } from 'node:crypto';
import { addHours, addMinutes, addSeconds, differenceInSeconds, subDays, subMinutes } from 'date-fns';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import type { RangeState } from '#domain/firearms/range-day.ts';
import { REPORT_FATES, REPORT_OBSTACLES, type ReportObstacle } from '#domain/firearms/report-fates.ts';
import { RANGE_ACTIONS, endsHandOut, isMark, type RangeAction } from '#domain/firearms/range-report.ts';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { ammunitionLedger, appendAmmunition } from '../../src/features/firearms/ammunition.ts';
import { FirearmHandOutModel, FirearmModel } from '../../src/features/firearms/firearm.model.ts';
import { OwnWeaponModel } from '../../src/features/firearms/own-weapon.model.ts';
import { permitFor } from '../../src/features/firearms/range-permit.ts';
import { RangeReportModel } from '../../src/features/firearms/range-report.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import {
  academyDay,
  aClassToday,
  aStaffMember,
  aStudent,
  anAdmin,
  good,
  type GraphqlMember,
} from '../builders.ts';
import { aFirearm, anOpeningStock, anOwnWeaponInput, hasLicence } from '../firearm-builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';

vi.useFakeTimers({ toFake: ['Date'], now: instantOf(academyDay(1), '12:00', academy.timeZone) });
afterAll(() => vi.useRealTimers());

const server = useTestServer();

const desk = useBuilt(() => aStaffMember(server, 'desk'));
const teacher = useBuilt(() => aStaffMember(server, 'instructor'));

beforeAll(async () => {
  await anAdmin(server);
  await anOpeningStock(desk.id, 5_000);
});

afterEach(async () => {
  expect((await verify()).problems).toEqual([]);
});

type Given = Record<string, unknown>;

/** A class of half an hour ago, so that all that is done is late. */
const aClass = async () => {
  const { enrolments } = await aClassToday(teacher, server);
  const startsAt = subMinutes(new Date(), 30);
  for (const { id, student } of enrolments) {
    await hasLicence(student.id, '2099-12-31');
    await EnrolmentModel.updateOne({ _id: id }, { $set: startFields(startsAt) });
  }
  return { id: enrolments[0].id, other: enrolments[1].id, startsAt };
};

type Scene = {
  action: RangeAction;
  by: GraphqlMember;
  id: string;
  other: string;
  firearmId: string;
  /** The hand-out or the own weapon that it ends. */
  recordId: string;
  at: Date;
  given: Given;
};

const report = (
  by: GraphqlMember,
  { action, at, given }: Pick<Scene, 'action' | 'at' | 'given'>,
  more: Given = {},
) =>
  by.api.reportRangeAction({
    id: randomUUID(),
    action,
    happenedAt: at.toISOString(),
    sentAt: new Date().toISOString(),
    ...given,
    ...more,
  });

const SEEN: Partial<Record<RangeAction, RangeState>> = {
  arrive: 'expected',
  unmark: 'arrived',
  absent: 'expected',
  complete: 'arrived',
  undo: 'done',
};

/** What was there before somebody does it, twenty minutes ago. */
const aScene = async (action: RangeAction): Promise<Scene> => {
  const by = await aStaffMember(server, 'desk');
  const { id, other, startsAt } = await aClass();
  const firearmId = await aFirearm();
  const before = addMinutes(startsAt, 5);
  let recordId = '';
  const weapon = anOwnWeaponInput();
  if (endsHandOut(action)) {
    const given = { enrolmentId: id, firearmId, rounds: 50 };
    recordId = good(await report(by, { action: 'hand_out', at: before, given })).id;
  }
  if (action === 'own_out') {
    recordId = good(
      await report(by, { action: 'own_in', at: before, given: { enrolmentId: id, weapon } }),
    ).id;
  }
  if (action === 'unmark' || action === 'complete') {
    good(await report(by, { action: 'arrive', at: before, given: { enrolmentId: id } }));
  }
  if (action === 'undo')
    good(
      await report(by, {
        action: 'complete',
        at: before,
        given: { enrolmentId: id, reason: 'Terminó antes' },
      }),
    );
  const given: Given = {
    ...(isMark(action) ? { enrolmentId: id, seen: SEEN[action] } : {}),
    ...(action === 'complete' ? { reason: 'Terminó antes' } : {}),
    ...(action === 'hand_out' ? { enrolmentId: id, firearmId, rounds: 50 } : {}),
    ...(action === 'take_back' ? { handOutId: recordId, roundsLeft: 10 } : {}),
    ...(action === 'annul' ? { handOutId: recordId, reason: 'Era la otra' } : {}),
    ...(action === 'own_in' ? { enrolmentId: id, weapon } : {}),
    ...(action === 'own_out' ? { ownWeaponId: recordId } : {}),
  };
  return { action, by, id, other, firearmId, recordId, given, at: addMinutes(startsAt, 10) };
};

/** A request takes some time on its way. */
const expectNear = (stored: Date | null | undefined, at: Date) =>
  expect(Math.abs(differenceInSeconds(stored ?? 0, at))).toBeLessThan(20);

const LATE = { receivedAt: expect.any(Date), phoneAt: expect.any(Date) };

/** What the book has of it. */
const expectRecorded = async ({ action, id, recordId, at }: Scene, reportId: string) => {
  const enrolment = await EnrolmentModel.findById(id).orFail().lean();
  const made = isMark(action) ? null : recordId || reportId;
  const handOut = await FirearmHandOutModel.findById(made).lean();
  const own = await OwnWeaponModel.findById(made).lean();
  const recorded: Record<RangeAction, () => void> = {
    hand_out: () => {
      expectNear(handOut?.outAt, at);
      expect(handOut).toMatchObject({
        outLate: LATE,
        roundsOut: 50,
        caliber: '9mm',
        weapon: { make: 'Bersa', model: 'pistola-9mm' },
        holder: { name: expect.any(String), clu: '123456' },
        outByName: expect.any(String),
      });
    },
    take_back: () => {
      expectNear(handOut?.returnedAt, at);
      expect(handOut).toMatchObject({ returnLate: LATE, roundsLeft: 10, rounds: 40 });
    },
    annul: () => {
      expectNear(handOut?.returnedAt, at);
      expect(handOut).toMatchObject({ isAnnulled: true, reason: 'Era la otra', rounds: 0, roundsLeft: 50 });
    },
    own_in: () => {
      expectNear(own?.inAt, at);
      expect(own).toMatchObject({ inLate: LATE });
    },
    own_out: () => expect(own?.outAt).toBeInstanceOf(Date),
    arrive: () => expectNear(enrolment.arrival?.at, at),
    unmark: () => expect(enrolment.arrival ?? null).toBeNull(),
    absent: () =>
      expect(enrolment).toMatchObject({ status: 'cancelled', cancellation: { reason: 'no_show' } }),
    complete: () => expect(enrolment.status).toBe('completed'),
    undo: () => expect(enrolment.status).toBe('confirmed'),
  };
  recorded[action]();
};

const setBack = async ({ id, recordId }: Scene, day: (date: Date) => Date) => {
  const enrolment = await EnrolmentModel.findById(id).orFail().lean();
  const { startsAt, arrival, completion } = enrolment;
  await EnrolmentModel.updateOne(
    { _id: id },
    {
      $set: {
        ...startFields(day(startsAt ?? new Date())),
        ...(arrival ? { 'arrival.at': day(arrival.at) } : {}),
        ...(completion ? { 'completion.at': day(completion.at) } : {}),
      },
    },
  );
  for (const [model, field] of [
    [FirearmHandOutModel, 'outAt'],
    [OwnWeaponModel, 'inAt'],
  ] as const) {
    const record = await (model as typeof FirearmHandOutModel).findById(recordId || null).lean();
    const at = (record as Given | null)?.[field] as Date | undefined;
    if (at)
      await (model as typeof FirearmHandOutModel).updateOne(
        { _id: recordId },
        { $set: { [field]: day(at) } },
      );
  }
};

type Sent = { scene: Scene; result: Awaited<ReturnType<typeof report>> };

/** Each way in which the server might refuse what arrives. */
const SEND: Partial<Record<ReportObstacle, (scene: Scene) => Promise<Sent>>> = {
  /** The clock of the telephone was right when it was done, and is 25 hours ahead when it is sent. */
  clock: async (scene) => {
    const phone = (date: Date) => addHours(date, 25).toISOString();
    const { id: _id, ...of } = { ...scene, id: '' };
    const more = { happenedAt: phone(scene.at), sentAt: phone(new Date()) };
    return { scene: { ...scene, ...of, id: scene.id }, result: await report(scene.by, scene, more) };
  },
  day: async (scene) => {
    await setBack(scene, (date) => subDays(date, 1));
    const then = { ...scene, at: subDays(scene.at, 1) };
    return { scene: then, result: await report(scene.by, then) };
  },
  role: async (scene) => {
    const permit = permitOf(scene);
    await UserModel.updateOne({ _id: scene.by.id }, { $set: { staffRole: null } });
    return { scene, result: await report(scene.by, scene, { permit }) };
  },
  account: async (scene) => {
    const another = await aStudent(server);
    const more = { madeById: scene.by.id, permit: permitOf(scene) };
    return { scene, result: await report(another, scene, more) };
  },
  conflict: async (scene) => {
    await CONTRADICT[scene.action](scene);
    return { scene, result: await report(scene.by, scene) };
  },
  weapon: async (scene) => {
    if (scene.action === 'complete') {
      const given = { enrolmentId: scene.id, firearmId: scene.firearmId, rounds: 0 };
      good(await report(scene.by, { action: 'hand_out', at: scene.at, given }));
    }
    await FirearmModel.updateOne({ _id: scene.firearmId }, { $set: { state: 'workshop' } });
    const more = scene.action === 'complete' ? { reason: null, seen: 'on_range' } : {};
    return { scene, result: await report(scene.by, scene, more) };
  },
};

/** As the day gave it when it was read, before all this. */
const permitOf = ({ by, at }: Scene) =>
  permitFor(server.deps.env, { userId: by.id, readAt: subMinutes(at, 20) });

const CONTRADICT: Record<RangeAction, (scene: Scene) => Promise<unknown>> = {
  hand_out: ({ other, firearmId, at }) =>
    report(desk, {
      action: 'hand_out',
      at: subMinutes(at, 2),
      given: { enrolmentId: other, firearmId, rounds: 0 },
    }),
  take_back: async ({ recordId }) => good(await desk.api.takeBackFirearm({ id: recordId, roundsLeft: 20 })),
  annul: async ({ recordId }) => good(await desk.api.takeBackFirearm({ id: recordId, roundsLeft: 20 })),
  own_in: ({ given, at }) => report(desk, { action: 'own_in', at: subMinutes(at, 2), given }),
  own_out: async ({ recordId }) => good(await desk.api.releaseOwnWeapon(recordId)),
  arrive: async ({ id }) => good(await desk.api.markNoShows({ ids: [id] })),
  unmark: async ({ id }) => good(await desk.api.completeEnrolments({ ids: [id], reason: 'Terminó antes' })),
  absent: async ({ id }) => good(await desk.api.completeEnrolments({ ids: [id], reason: 'Terminó antes' })),
  complete: async ({ id }) => good(await desk.api.markNoShows({ ids: [id] })),
  undo: async ({ id }) =>
    good(await desk.api.correctAttendance({ id, outcome: 'no_show', reason: 'No estuvo' })),
};

const openOf = async (reportId: string) =>
  good(await desk.api.rangeReports()).find(({ id }) => id === reportId);

describe.each(RANGE_ACTIONS)('%s', (action) => {
  it.each(REPORT_OBSTACLES.filter((obstacle) => SEND[obstacle]))('meets its fate: %s', async (obstacle) => {
    const fate = REPORT_FATES[action][obstacle];
    const send = SEND[obstacle];
    if (!send) throw new Error(`no way to send: ${obstacle}`);
    const { scene, result } = await send(await aScene(action));
    const sent = good(result);
    expect(sent).toMatchObject({ state: fate });
    if (fate === 'recorded') await expectRecorded(scene, sent.id);
    else expect(await openOf(sent.id)).toMatchObject({ action, why: expect.any(String) });
    if (obstacle === 'role' || obstacle === 'account') {
      good(await desk.api.decideRangeReport({ id: sent.id, isAccepted: true }));
      expect(await openOf(sent.id)).toBeUndefined();
      await expectRecorded({ ...scene }, sent.id);
    } else if (fate === 'open') {
      good(await desk.api.decideRangeReport({ id: sent.id, isAccepted: false, reason: 'No ocurrió' }));
      const stored = await RangeReportModel.findById(sent.id).orFail().lean();
      expect(stored).toMatchObject({ state: 'discarded', decision: 'No ocurrió', decidedBy: desk.id });
    }
  });
});

describe('a report', () => {
  const handOutAt = (by: GraphqlMember, { id, firearmId, at }: Scene, more: Given = {}) =>
    report(by, { action: 'hand_out', at, given: { enrolmentId: id, firearmId, rounds: 50 } }, more);

  it('that is sent twice is entered once, also by another account', async () => {
    const scene = await aScene('hand_out');
    const id = randomUUID();
    const first = good(await handOutAt(scene.by, scene, { id }));
    const permit = permitOf(scene);
    const another = await aStudent(server);
    const again = good(await handOutAt(another, scene, { id, permit, madeById: scene.by.id }));
    expect(again).toMatchObject({ id: first.id, state: 'recorded' });
    expect(await FirearmHandOutModel.countDocuments({ firearmId: scene.firearmId })).toBe(1);
  });

  it('of a weapon that two telephones handed out one after the other finds its place between them', async () => {
    const scene = await aScene('hand_out');
    const { firearmId, other, at } = scene;
    const later = addMinutes(at, 5);
    const given = { enrolmentId: other, firearmId, rounds: 0 };
    const second = good(await report(desk, { action: 'hand_out', at: later, given }));
    // The weapon is in the other hand by now: the first hand-out waits, until it has come back.
    const first = good(await handOutAt(scene.by, scene));
    expect(first).toMatchObject({ state: 'open', why: messages.firearmOut, holderName: expect.any(String) });
    const back = {
      action: 'take_back' as const,
      at: addMinutes(at, 3),
      given: { handOutId: first.id, roundsLeft: 10 },
    };
    expect(good(await report(scene.by, back))).toMatchObject({ state: 'open', follows: first.id });
    const returned = {
      action: 'take_back' as const,
      at: addMinutes(at, 8),
      given: { handOutId: second.id, rounds: 5 },
    };
    good(await report(desk, returned));
    const entered = await FirearmHandOutModel.findById(first.id).orFail().lean();
    expectNear(entered.outAt, at);
    expectNear(entered.returnedAt, addMinutes(at, 3));
    expect(entered).toMatchObject({
      rounds: 40,
      roundsLeft: 10,
      outBy: scene.by.id,
      returnedBy: scene.by.id,
    });
    expect(good(await desk.api.rangeReports()).filter((one) => one.firearmId === firearmId)).toEqual([]);
  });

  it('that another account sends waits for a decision, also where that account may do it', async () => {
    const scene = await aScene('hand_out');
    const sent = good(await handOutAt(desk, scene, { permit: permitOf(scene), madeById: scene.by.id }));
    expect(sent).toMatchObject({ state: 'open', why: messages.reportAccount });
  });

  /** The weapon was in another hand until some time after it was handed out. */
  const inAnotherHand = async ({ firearmId, other, at }: Scene, until: Date) => {
    const given = { enrolmentId: other, firearmId, rounds: 0 };
    const before = good(await report(desk, { action: 'hand_out', at: addMinutes(at, -5), given }));
    const back = { handOutId: before.id, rounds: 5 };
    good(await report(desk, { action: 'take_back', at: until, given: back }));
  };

  it('of a weapon that was in another hand waits, and once it is accepted follows that', async () => {
    const scene = await aScene('hand_out');
    const until = addMinutes(scene.at, 5);
    await inAnotherHand(scene, until);
    const sent = good(await handOutAt(scene.by, scene));
    expect(sent).toMatchObject({ state: 'open', why: messages.firearmOutThen });
    good(await desk.api.decideRangeReport({ id: sent.id, isAccepted: true }));
    expectNear((await FirearmHandOutModel.findById(sent.id).orFail().lean()).outAt, until);
  });

  it('of a weapon that had come back some seconds later follows that: clocks of telephones differ', async () => {
    const scene = await aScene('hand_out');
    const until = addSeconds(scene.at, 20);
    await inAnotherHand(scene, until);
    const sent = good(await handOutAt(scene.by, scene));
    expect(sent.state).toBe('recorded');
    expectNear((await FirearmHandOutModel.findById(sent.id).orFail().lean()).outAt, until);
  });

  it('of more rounds than the stock has enters what was there as a count', async () => {
    const scene = await aScene('hand_out');
    const stock = await ammunitionLedger.balanceOf('9mm');
    await appendAmmunition({
      caliber: '9mm',
      sourceKey: randomUUID(),
      now: new Date(),
      decide: () => ({ type: 'count', delta: 20 - stock, description: '—', by: desk.id }),
    });
    good(await handOutAt(scene.by, scene));
    expect(await ammunitionLedger.balanceOf('9mm')).toBe(0);
    const entries = good(await desk.api.ammunitionEntries({ caliber: '9mm', first: 2 })).nodes;
    expect(entries).toMatchObject([
      { type: 'hand_out', rounds: -50 },
      { type: 'count', rounds: 30 },
    ]);
    await appendAmmunition({
      caliber: '9mm',
      sourceKey: randomUUID(),
      now: new Date(),
      decide: () => ({ type: 'purchase', delta: 5_000, description: '—', by: desk.id, invoice: 'A-2' }),
    });
  });

  it('of just now is decided by the rules of now: as an error before it happens, else for a decision', async () => {
    const scene = { ...(await aScene('hand_out')), at: new Date() };
    await FirearmModel.updateOne({ _id: scene.firearmId }, { $set: { state: 'workshop' } });
    expect(await handOutAt(scene.by, scene, { mayRefuse: true })).toMatchObject({ ok: false });
    expect(await RangeReportModel.countDocuments({ firearmId: scene.firearmId })).toBe(0);
    const sent = good(await handOutAt(scene.by, scene));
    expect(sent).toMatchObject({ state: 'open', why: messages.firearmUnavailable });
    good(await desk.api.decideRangeReport({ id: sent.id, isAccepted: true }));
    expect(await FirearmHandOutModel.findById(sent.id).lean()).toMatchObject({ returnedAt: null });
  });

  it('is discarded once, with a reason alone, which is kept with who decided', async () => {
    const scene = { ...(await aScene('hand_out')), at: new Date() };
    await FirearmModel.updateOne({ _id: scene.firearmId }, { $set: { state: 'workshop' } });
    const key = randomUUID();
    const { id } = good(await handOutAt(scene.by, scene, { id: key }));
    const discard = (reason?: string) => desk.api.decideRangeReport({ id, isAccepted: false, reason });
    expect(await discard()).toMatchObject({ ok: false, status: 422, detail: messages.reasonLength });
    good(await discard('Se quedó en la armería'));
    expect(await RangeReportModel.findById(id).lean()).toMatchObject({
      state: 'discarded',
      decidedBy: desk.id,
      decision: 'Se quedó en la armería',
    });
    expect(await discard('Otra vez')).toMatchObject({ ok: false, status: 409 });
    // The telephone has not heard of it, and sends it again.
    await FirearmModel.updateOne({ _id: scene.firearmId }, { $set: { state: 'available' } });
    expect(good(await handOutAt(scene.by, scene, { id: key }))).toMatchObject({ id, state: 'discarded' });
    expect(await FirearmHandOutModel.countDocuments({ firearmId: scene.firearmId })).toBe(0);
  });

  it('of an own weapon with a serial number of the academy waits for a decision, which names that weapon', async () => {
    const scene = await aScene('own_in');
    const { serial } = await FirearmModel.findById(scene.firearmId).orFail().lean();
    const given = { ...scene.given, weapon: { ...anOwnWeaponInput(), serial } };
    const sent = good(await report(scene.by, { ...scene, given }));
    expect(sent).toMatchObject({ state: 'open', why: expect.stringContaining(messages.ownWeaponOfAcademy) });
    expect(sent.why).toContain(serial);
    expect(await OwnWeaponModel.countDocuments({ serial })).toBe(0);
  });

  it('with another count than the book corrects it once it is accepted', async () => {
    const scene = await aScene('take_back');
    await CONTRADICT.take_back(scene);
    const sent = good(await report(scene.by, scene));
    expect(await openOf(sent.id)).toMatchObject({ roundsLeft: 10, bookRoundsLeft: 20, bookRounds: 30 });
    good(await desk.api.decideRangeReport({ id: sent.id, isAccepted: true }));
    const correction = await FirearmHandOutModel.findOne({ corrects: scene.recordId }).orFail().lean();
    expect(correction).toMatchObject({ rounds: 10, roundsLeft: -10, reason: messages.reportAccepted });
  });

  it('that annuls what came back otherwise corrects it once it is accepted: nothing was fired', async () => {
    const scene = await aScene('annul');
    await CONTRADICT.annul(scene);
    const sent = good(await report(scene.by, scene));
    expect(await openOf(sent.id)).toMatchObject({ why: messages.firearmReturned, bookRounds: 30 });
    good(await desk.api.decideRangeReport({ id: sent.id, isAccepted: true }));
    const correction = await FirearmHandOutModel.findOne({ corrects: scene.recordId }).orFail().lean();
    expect(correction).toMatchObject({ rounds: -30, roundsLeft: 30 });
  });

  it.each([
    ['hand_out', 'firearm.handOut'],
    ['take_back', 'firearm.takeBack'],
    ['annul', 'firearm.annulHandOut'],
  ] as const)('of %s is in the trail without the copies that a hand-out keeps', async (action, named) => {
    const scene = await aScene(action);
    good(await report(scene.by, scene));
    const trail = await AuditEntryModel.find({ action: named, subjectId: scene.firearmId }).lean();
    expect(trail.length).toBeGreaterThan(0);
    const fields = trail.flatMap(({ changes }) => changes.map(({ field }) => field.split('.')[0]));
    expect(fields).toContain(action === 'hand_out' ? 'outAt' : 'returnedAt');
    for (const copy of ['weapon', 'holder', 'outByName', 'returnedByName'])
      expect(fields).not.toContain(copy);
  });

  it('is not taken from who never had the day, nor about what was never there', async () => {
    const scene = await aScene('hand_out');
    const student = await aStudent(server);
    expect(await handOutAt(student, scene)).toMatchObject({ ok: false, status: 403 });
    const forged = permitOf({ ...scene, by: student }).replace(student.id, scene.by.id);
    expect(await handOutAt(student, scene, { permit: forged, madeById: scene.by.id })).toMatchObject({
      status: 403,
    });
    const unknown = { ...scene, firearmId: '0'.repeat(24) };
    expect(await handOutAt(scene.by, unknown)).toMatchObject({ status: 404 });
  });

  it('waits for a decision at most 500 times for one account, and refuses nobody else', async () => {
    const scene = await aScene('hand_out');
    const { by } = await aScene('hand_out');
    await UserModel.updateOne({ _id: by.id }, { $set: { staffRole: 'instructor' } });
    const sent = good(await handOutAt(by, scene));
    const open = await RangeReportModel.findById(sent.id).orFail().lean();
    const copies = Array.from({ length: 499 }, () => ({ ...open, _id: undefined, key: randomUUID() }));
    await RangeReportModel.insertMany(copies.map(({ _id: _none, ...one }) => one));
    expect(await handOutAt(by, scene)).toMatchObject({ ok: false, status: 409 });
    good(await handOutAt(scene.by, scene));
    await RangeReportModel.deleteMany({ sentBy: by.id });
  });
});
