import { randomUUID } from 'node:crypto';
import { addHours, addMinutes } from 'date-fns';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { academy, type StaffRole } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { mayCall, type StaffOperation } from '#domain/staff/staff-access.ts';
import type { Day, Done, Mark } from '../../../client/src/features/gestion/range-day/day-state.ts';
import { verify } from '../../cli/verify/verify.ts';
import { ammunitionLedger } from '../../src/features/firearms/ammunition.ts';
import { AmmunitionModel } from '../../src/features/firearms/ammunition.model.ts';
import { FirearmHandOutModel } from '../../src/features/firearms/firearm.model.ts';
import { OwnWeaponModel } from '../../src/features/firearms/own-weapon.model.ts';
import { RangeReportModel } from '../../src/features/firearms/range-report.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { idFor, systemRequest } from '../../src/operation/keyed-request.ts';
import { aClassToday, academyDay, aStaffMember, anAdmin, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { aFirearm, hasLicence } from '../firearm-builders.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { randomFrom } from '../random-users.ts';
import { aPhone, stubBrowsers, type Line, type Phone } from './offline-phone.ts';

const ROUNDS = Number(process.env.OFFLINE_ROUNDS ?? 12);
const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000));
const STEPS = 30;
const STUDENTS = 4;
const WEAPONS = 3;
const STEP_MS = 40_000;
const SETTLED_MINUTES = 15;
const CHANCES = { kill: 0.03, loss: 0.08, full: 0.05 };
/** By which the clock of a telephone is wrong, from some step on. */
const JUMPS = [0, -2, 25].map((hours) => hours * 3_600_000);
const NO_CHANCES = { kill: 0, loss: 0, full: 0 };

let server: TestServer;
let desk: Member;
let other: Member;
let teacher: Member;

const surface = () => ({ url: server.url, connect: connectGraphql });
const as = ({ token }: Member) => connectGraphql(server.url, token);

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(instantOf(academyDay(0), '09:00', academy.timeZone));
  server = await startTestServer({ SESSION_HOURS: '8760' });
  stubBrowsers();
  await anAdmin(surface());
  desk = await aStaffMember(surface(), 'desk');
  other = await aStaffMember(surface(), 'desk');
  teacher = await aStaffMember(surface(), 'instructor');
  for (let index = 0; index < WEAPONS; index += 1) await aFirearm();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await server.stop();
});

const pick = <T>(items: readonly T[], chance: () => number): T | undefined =>
  items[Math.floor(chance() * items.length)];

/** One of the buttons of a random student that the role sees. */
const anyButton =
  (chance: () => number, staffRole: StaffRole) =>
  (day: Day): Done | null => {
    const student = pick(day.students, chance);
    if (!student) return null;
    const { enrolmentId, name, state, handOuts, ownWeapons } = student;
    const may = (operation: StaffOperation) => mayCall({ role: 'student', staffRole }, operation);
    const isDesk = may('Mutation.completeEnrolments');
    const mayRecord = isDesk || may('Mutation.recordAttendance');
    const mayMark = may('Mutation.markArrivals');
    const mayHandOut = may('Mutation.handOutFirearm');
    const mark = (what: Mark, isOffered: boolean, reason: string | null = null): Done[] =>
      isOffered ? [{ what, enrolmentId, name, reason }] : [];
    const isOver = state === 'DONE' || state === 'ABSENT';
    const out = handOuts.filter(({ returnedAt }) => returnedAt === null);
    const inside = ownWeapons.filter(({ outAt }) => outAt === null);
    const firearm = pick(day.freeFirearms, chance);
    const rounds = pick([0, 25, 50, 100], chance) ?? 0;
    const serial = `P-${Math.ceil(chance() * 2)}`;
    const buttons: Done[] = [
      ...mark('arrive', mayMark && state === 'EXPECTED'),
      ...mark('unmark', mayMark && state === 'ARRIVED'),
      ...mark('absent', mayRecord && state === 'EXPECTED'),
      ...mark('complete', mayRecord && (state === 'ARRIVED' || state === 'RETURNED')),
      ...mark('complete', isDesk && state === 'ON_RANGE' && chance() < 0.2, 'Se la queda el instructor'),
      ...mark('undo', mayRecord && (state === 'DONE' || (state === 'ABSENT' && !isDesk))),
      ...(mayHandOut && !isOver && firearm
        ? [{ what: 'handOut' as const, enrolmentId, name, firearm, rounds, instructor: null }]
        : []),
      ...(mayHandOut ? out : []).map(({ id, firearmId, label, roundsOut }): Done => {
        const roundsLeft = Math.floor(chance() * (roundsOut + 1));
        const of = { handOutId: id, firearmId, label };
        if (chance() < 0.2) return { what: 'annul', enrolmentId, name, ...of, reason: 'Era la otra' };
        return { what: 'takeBack', enrolmentId, name, ...of, rounds: roundsOut - roundsLeft, roundsLeft };
      }),
      ...(mayHandOut && !isOver && chance() < 0.4
        ? [
            {
              what: 'ownIn' as const,
              enrolmentId,
              name,
              weapon: { serial, description: null, permitUntil: '2099-12-31', rounds: 50, reason: null },
            },
          ]
        : []),
      ...(mayHandOut ? inside : []).map(({ id, serial: label }): Done => ({
        what: 'ownOut',
        enrolmentId,
        name,
        ownWeaponId: id,
        label,
      })),
    ];
    return pick(buttons, chance) ?? null;
  };

const totals = {
  actions: 0,
  recorded: 0,
  decided: 0,
  discarded: 0,
  kills: 0,
  losses: 0,
  fullStores: 0,
  refusedHere: 0,
  roles: 0,
  accounts: 0,
  nights: 0,
  evictions: 0,
  updates: 0,
  lost: 0,
  twice: 0,
};

const setRole = ({ id }: Member, staffRole: StaffRole | null) =>
  UserModel.updateOne({ _id: id }, { $set: { staffRole } });

/** One of what may happen to a telephone besides what somebody does with it. */
const mishap = async (phone: Phone, own: { member: Member; role: StaffRole }, chance: () => number) => {
  const kind = Math.floor(chance() * 8);
  if (kind < 3) phone.jump(JUMPS[kind] ?? 0);
  if (kind === 3) {
    phone.evict();
    totals.evictions += 1;
  }
  if (kind === 4) {
    await phone.downgrade();
    totals.updates += 1;
  }
  if (kind === 5) {
    await setRole(own.member, null);
    totals.roles += 1;
  }
  if (kind === 6) await setRole(own.member, own.role);
  if (kind === 7) {
    const isOwn = phone.holder().id === own.member.id;
    phone.signIn(isOwn ? { ...other, role: 'desk' } : { ...own.member, role: own.role });
    totals.accounts += 1;
  }
};

const play = async (round: number) => {
  const chance = randomFrom(SEED + round);
  const role = pick(['desk', 'instructor', 'armourer'] as const, chance) ?? 'desk';
  const second = await aStaffMember(surface(), role);
  const { course } = await aClassToday(role === 'instructor' ? second : teacher, surface(), STUDENTS - 2);
  const { students } = good(await as(desk).rangeDay());
  for (const { studentId } of students) await hasLicence(studentId, '2099-12-31');
  const kit = { isAccompanied: false, weapons: ['pistola-9mm'], rounds: 50 };
  good(await as(desk).setCourseKit({ courseId: course.id, ...kit }));
  const bought = { caliber: '9mm', type: 'purchase', invoice: `A-${randomUUID()}`, reason: '—' };
  good(await as(desk).recordAmmunition({ ...bought, rounds: 25 * Math.ceil(chance() * 12) }));

  const line: Line = { url: server.url, chance, counts: totals };
  const own = [
    { member: desk, role: 'desk' as StaffRole },
    { member: second, role: role as StaffRole },
  ];
  const phones = own.map(({ member, role: staffRole }) => aPhone(line, { ...member, role: staffRole }));
  for (const phone of phones) await phone.sync();
  const nightAt = chance() < 0.3 ? Math.floor(STEPS / 2) : null;
  for (let step = 0; step < STEPS; step += 1) {
    const isNight = step === nightAt;
    if (isNight) totals.nights += 1;
    vi.setSystemTime(isNight ? addHours(new Date(), 26) : Date.now() + STEP_MS);
    const index = chance() < 0.5 ? 0 : 1;
    const [phone, its] = [phones[index], own[index]];
    if (!phone || !its) continue;
    if (index === 1 && chance() < 0.15) await mishap(phone, its, chance);
    if (phone.hasEnded()) phone.signIn(phone.holder());
    phone.goOnline(chance() < 0.4);
    phone.set(CHANCES);
    if (chance() < 0.05) phone.reload();
    await phone.act(anyButton(chance, phone.holder().role ?? role));
    const some = chance() < 0.3 ? phones : [phone];
    await Promise.all(some.map((one) => one.sync()));
  }
  for (const { member, role: given } of own) await setRole(member, given);
  for (let last = 0; last < 3; last += 1) {
    for (const phone of phones) {
      phone.goOnline(true);
      phone.set(NO_CHANCES);
      if (last > 0) phone.signIn({ ...other, role: 'desk' });
      await phone.again();
      await phone.sync();
    }
  }
  return phones;
};

/** Somebody in charge decides everything that is open: it is entered, if it can be. */
const decideAll = async () => {
  for (const { id, follows } of good(await as(desk).rangeReports())) {
    if (follows) continue;
    const entered = await as(desk).decideRangeReport({ id, isAccepted: true });
    totals.decided += 1;
    if (entered.ok) continue;
    const reason = 'No se puede anotar';
    const discarded = await as(desk).decideRangeReport({ id, isAccepted: false, reason });
    if (!discarded.ok) expect(discarded.detail).toContain('ya se decidió');
  }
};

const reportOf = (key: string) =>
  RangeReportModel.findById(idFor(systemRequest(`range report:${key}`, new Date()))).lean();

/** Everything that a screen has shown as done is with the server once, in the books or discarded by somebody. */
const expectEnds = async (phones: readonly Phone[]) => {
  const ids: string[] = [];
  for (const phone of phones) {
    const kept = await phone.kept();
    expect(kept?.queue ?? []).toEqual([]);
    expect(kept?.conflicts ?? []).toEqual([]);
    for (const [key, action] of phone.acted) {
      const report = await reportOf(key);
      if (!report) totals.lost += 1;
      expect(report, `${action.what} ${key}`).not.toBeNull();
      if (!report) continue;
      ids.push(report._id.toString());
      expect(report.state).not.toBe('open');
      if (report.state === 'recorded') totals.recorded += 1;
      else {
        totals.discarded += 1;
        expect(report).toMatchObject({ decision: expect.any(String), decidedBy: desk.id });
      }
    }
    totals.actions += phone.acted.size;
  }
  const stored = await RangeReportModel.find().lean();
  totals.twice += stored.length - ids.length;
  expect(stored.map(({ _id }) => _id.toString()).toSorted()).toEqual(ids.toSorted());
  return stored.filter(({ state }) => state === 'recorded');
};

type Recorded = Awaited<ReturnType<typeof expectEnds>>;

/** Hands and rounds are those of what was reported. */
const expectBooks = async (recorded: Recorded) => {
  const of = (action: string) => recorded.filter((report) => report.action === action);
  const stored = await FirearmHandOutModel.find({ corrects: null }).lean();
  expect(stored.map(({ _id }) => _id.toString()).toSorted()).toEqual(
    of('hand_out')
      .map(({ _id }) => _id.toString())
      .toSorted(),
  );
  for (const handOut of stored) {
    const made = of('hand_out').find(({ _id }) => _id.equals(handOut._id));
    expect(handOut.roundsOut ?? 0).toBe(made?.reported.rounds ?? 0);
    const ofHandOut = ({ recordId }: Recorded[number]) => recordId?.equals(handOut._id);
    const returns = of('take_back').filter(ofHandOut);
    const annulments = of('annul').filter(ofHandOut);
    expect(handOut.returnedAt !== null).toBe(returns.length + annulments.length > 0);
    if (handOut.isAnnulled) expect(annulments.length).toBeGreaterThan(0);
    const corrections = await FirearmHandOutModel.find({ corrects: handOut._id }).lean();
    const left = [handOut, ...corrections].reduce((sum, { roundsLeft }) => sum + (roundsLeft ?? 0), 0);
    const counts = returns.map(({ reported }) => reported.roundsLeft ?? 0);
    if (annulments.length > 0) counts.push(handOut.roundsOut ?? 0);
    if (counts.length > 0) expect(counts).toContain(left);
  }
  const entries = await AmmunitionModel.find({ caliber: '9mm' }).lean();
  const sum = entries.reduce((total, { delta }) => total + delta, 0);
  expect(await ammunitionLedger.balanceOf('9mm')).toBe(sum);
  const own = await OwnWeaponModel.find().lean();
  expect(own.map(({ _id }) => _id.toString()).toSorted()).toEqual(
    of('own_in')
      .map(({ _id }) => _id.toString())
      .toSorted(),
  );
};

/** The next day begins with everything there, and an empty list. */
const putAway = async () => {
  for (const { _id, roundsOut } of await FirearmHandOutModel.find({ returnedAt: null }).lean()) {
    good(await as(desk).takeBackFirearm({ id: _id.toString(), rounds: roundsOut ?? 0, roundsLeft: 0 }));
  }
  for (const { _id } of await OwnWeaponModel.find({ outAt: null }).lean()) {
    good(await as(desk).releaseOwnWeapon(_id.toString()));
  }
  const collections = [RangeReportModel, FirearmHandOutModel, OwnWeaponModel, AmmunitionModel];
  for (const one of collections) await one.collection.deleteMany({});
};

it(`what two phones have shown as done is in the books or decided by somebody (SEED=${SEED})`, async () => {
  for (let number = 0; number < ROUNDS; number += 1) {
    vi.setSystemTime(instantOf(academyDay(1), '09:00', academy.timeZone));
    const phones = await play(number);
    await decideAll();
    await decideAll();
    // What was entered after it was refused, the sweep settles.
    vi.setSystemTime(addMinutes(new Date(), SETTLED_MINUTES));
    await sweep(server.deps);
    const recorded = await expectEnds(phones);
    await expectBooks(recorded);
    expect((await verify()).problems).toEqual([]);
    await putAway();
  }
  console.log(`${ROUNDS} rounds: ${JSON.stringify(totals)}`);
  expect([totals.lost, totals.twice]).toEqual([0, 0]);
}, 3_600_000);
