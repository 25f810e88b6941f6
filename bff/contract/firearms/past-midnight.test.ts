import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { verifyEntryCode } from '#domain/firearms/entry-code.ts';
import { messages } from '#domain/messages.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { aClassToday, aStaffMember, anAdmin, good, type GraphqlMember } from '../builders.ts';
import { aFirearm, anOwnWeaponInput, hasLicence } from '../firearm-builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const [SATURDAY, SUNDAY] = ['2035-03-10', '2035-03-11'] as const;
const at = (day: string, clock: string) => instantOf(day, clock, academy.timeZone);
const goTo = (day: string, clock: string) => vi.setSystemTime(at(day, clock));

vi.useFakeTimers({ toFake: ['Date'], now: at(SATURDAY, '23:00') });
afterAll(() => vi.useRealTimers());

const server = useTestServer();

const desk = useBuilt(() => aStaffMember(server, 'desk'));
const armourer = useBuilt(() => aStaffMember(server, 'armourer'));
const instructor = useBuilt(() => aStaffMember(server, 'instructor'));

beforeAll(async () => {
  await anAdmin(server);
});

/** Of a class from 23:00 to 1:00. */
type Late = { courseId: string; id: string; other: string; student: GraphqlMember };
let late: Late;

beforeEach(async () => {
  goTo(SATURDAY, '23:00');
  const { course, enrolments } = await aClassToday(instructor, server);
  await CourseModel.updateOne({ _id: course.id }, { $set: { durationMinutes: 120 } });
  const [{ id, student }, other] = enrolments;
  for (const one of [student, other.student]) await hasLicence(one.id, '2099-12-31');
  late = { courseId: course.id, id, other: other.id, student };
});

const dayOf = async (member: GraphqlMember) => good(await member.api.rangeDay());
const isListed = async (member: GraphqlMember) =>
  (await dayOf(member)).students.some(({ enrolmentId }) => enrolmentId === late.id);
const handOut = async () =>
  armourer.api.handOutFirearm({ firearmId: await aFirearm(), enrolmentId: late.id });
const bring = () => armourer.api.recordOwnWeapon({ ...anOwnWeaponInput(), enrolmentId: late.other });

describe('a class from 23:00 to 1:00, at 0:30', () => {
  beforeEach(() => goTo(SUNDAY, '00:30'));

  it('is on the day of the desk, the armourer and its instructor', async () => {
    for (const member of [desk, armourer, instructor]) expect(await isListed(member)).toBe(true);
    expect((await dayOf(armourer)).day).toBe(SUNDAY);
  });

  it('has weapons handed out, of the academy and brought', async () => {
    const out = good(await handOut());
    good(await bring());
    const { outside, ownWeaponsInside, students } = await dayOf(armourer);
    const found = students.find(({ enrolmentId }) => enrolmentId === late.id);
    expect(found).toMatchObject({ state: 'on_range', handOuts: [{ id: out.id }] });
    expect([outside, ownWeaponsInside]).toEqual([[], []]);
    good(await armourer.api.takeBackFirearm({ id: out.id, rounds: 0 }));
  });

  it('has students who come late with their code', async () => {
    const before = good(await late.student.api.myEntryCode());
    const expected = { day: SATURDAY, expiresAt: at(SUNDAY, '01:00').toISOString() };
    expect(before).toMatchObject(expected);
    const { entryIssuer: issuer, entryKeys: keys } = await dayOf(armourer);
    const verified = (clock: string) =>
      verifyEntryCode(before?.code ?? '', { issuer, keys, now: at(SUNDAY, clock) });
    expect(await verified('00:30')).toMatchObject({ result: 'ok', day: SATURDAY });
    expect(await verified('01:10')).toEqual({ result: 'expired' });
    goTo(SATURDAY, '23:10');
    expect(good(await late.student.api.myEntryCode())).toMatchObject(expected);
  });

  it('is marked by its instructor, and completed after its end', async () => {
    good(await instructor.api.markArrivals({ ids: [late.id], isPresent: true }));
    goTo(SUNDAY, '01:05');
    const [mark] = good(await instructor.api.recordAttendance({ ids: [late.id], attendance: 'present' }));
    expect(mark).toMatchObject({ attendance: 'present', error: null });
  });

  it('has its day closed, and the closing shown', async () => {
    const { id, day } = good(await armourer.api.closeDay({}));
    expect(day).toBe(SATURDAY);
    expect((await dayOf(armourer)).closings.map((one) => one.id)).toContain(id);
  });
});

describe('a class from 23:00 to 1:00, at 1:00', () => {
  it('is over: nothing is handed out, and what is out is on the list', async () => {
    const out = good(await handOut());
    goTo(SUNDAY, '01:00');
    expect(await isListed(armourer)).toBe(false);
    expect((await dayOf(armourer)).outside.map(({ id }) => id)).toContain(out.id);
    expect(await handOut()).toMatchObject({ status: 409, detail: messages.handOutOtherDay });
    expect(await bring()).toMatchObject({ status: 409, detail: messages.ownWeaponOtherDay });
    expect(good(await late.student.api.myEntryCode())).toBeNull();
    expect(good(await armourer.api.closeDay({})).day).toBe(SUNDAY);
    good(await armourer.api.takeBackFirearm({ id: out.id, rounds: 0 }));
  });
});
