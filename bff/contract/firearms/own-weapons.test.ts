import { subDays } from 'date-fns';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { startFields } from '../../src/features/enrolments/enrolment.fields.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { OwnWeaponModel } from '../../src/features/firearms/own-weapon.model.ts';
import { aClassToday, aStaffMember, anAdmin, good, type GraphqlMember } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { aFirearm, anOwnWeaponInput, hasLicence } from '../firearm-builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const as = ({ token }: GraphqlMember, headers = {}) => connectGraphql(server.url, token, headers);

const desk = useBuilt(() => aStaffMember(server, 'desk'));
const armourer = useBuilt(() => aStaffMember(server, 'armourer'));
const instructor = useBuilt(() => aStaffMember(server, 'instructor'));

beforeAll(async () => {
  await anAdmin(server);
});

afterEach(async () => {
  expect((await verify()).problems).toEqual([]);
});

const today = () => dayIn(new Date(), academy.timeZone);
const yesterday = () => dayIn(subDays(new Date(), 1), academy.timeZone);

/** The enrolments of a class of today, whose students have licences. */
const aClass = async () => {
  const { enrolments } = await aClassToday(instructor, server);
  for (const { student } of enrolments) await hasLicence(student.id, '2099-12-31');
  const [one, other] = enrolments;
  return { id: one.id, studentId: one.student.id, other: other.id };
};

const dayOf = async (member = armourer) => good(await as(member).rangeDay());
const studentOf = async (id: string, member = armourer) =>
  (await dayOf(member)).students.find(({ enrolmentId }) => enrolmentId === id);

describe('a weapon that a student brings', () => {
  it('is recorded when it comes in and when it goes out, and shown with its student', async () => {
    const { id } = await aClass();
    expect(await studentOf(id)).toMatchObject({ ownWeapons: [], knownWeapon: null });
    const brought = anOwnWeaponInput();
    const { serial, description, permitUntil } = brought;
    const weapon = good(await as(armourer).recordOwnWeapon({ ...brought, enrolmentId: id }));
    expect(weapon).toMatchObject({ ...brought, enrolmentId: id, outAt: null, reason: null });
    expect(await studentOf(id)).toMatchObject({
      ownWeapons: [{ id: weapon.id, studentName: weapon.studentName }],
      knownWeapon: { serial, description, permitUntil },
    });
    const out = good(await as(desk).releaseOwnWeapon(weapon.id));
    expect(out.outAt).not.toBeNull();
    expect(await studentOf(id)).toMatchObject({ ownWeapons: [{ id: weapon.id, outAt: out.outAt }] });
    expect(await as(desk).releaseOwnWeapon(weapon.id)).toMatchObject({
      status: 409,
      detail: messages.ownWeaponLeft,
    });
    const stored = await OwnWeaponModel.findById(weapon.id).lean();
    expect(stored).toMatchObject({ inBy: armourer.id, outBy: desk.id });
  });

  it('is inside once, however its number is spelt, and comes in again when it is out', async () => {
    const { id } = await aClass();
    const brought = { ...anOwnWeaponInput(), serial: 'ABC 123' };
    const { id: weaponId } = good(await as(desk).recordOwnWeapon({ ...brought, enrolmentId: id }));
    const again = { ...brought, serial: 'abc-123', enrolmentId: id };
    expect(await as(desk).recordOwnWeapon(again)).toMatchObject({
      status: 409,
      detail: messages.ownWeaponInside,
    });
    good(await as(desk).releaseOwnWeapon(weaponId));
    good(await as(desk).recordOwnWeapon(again));
  });

  it('comes in with a permit that expires today, and with an expired one only for a reason', async () => {
    const { id, other } = await aClass();
    const last = { ...anOwnWeaponInput(), permitUntil: today(), enrolmentId: id };
    expect(good(await as(armourer).recordOwnWeapon({ ...last, reason: 'No hace falta' })).reason).toBeNull();
    const expired = { ...anOwnWeaponInput(), permitUntil: yesterday(), enrolmentId: other };
    expect(await as(armourer).recordOwnWeapon(expired)).toMatchObject({
      status: 409,
      detail: messages.ownWeaponPermit,
    });
    expect((await studentOf(other))?.ownWeapons).toEqual([]);
    const reason = 'Mostró la prórroga';
    expect(good(await as(armourer).recordOwnWeapon({ ...expired, reason })).reason).toBe(reason);
  });

  it.each([
    ['an expired one', () => yesterday()],
    ['none', () => null],
  ])('comes in for a reason if the licence of the student is %s', async (_, until) => {
    const { id, studentId } = await aClass();
    await hasLicence(studentId, until());
    const input = { ...anOwnWeaponInput(), enrolmentId: id };
    expect(await as(desk).recordOwnWeapon(input)).toMatchObject({
      status: 409,
      detail: messages.ownWeaponLicence,
    });
    good(await as(desk).recordOwnWeapon({ ...input, reason: 'Mostró la CLU renovada' }));
  });

  it('is of an active enrolment of today', async () => {
    const { id, other } = await aClass();
    good(await as(desk).markNoShows({ ids: [id] }));
    expect(await as(desk).recordOwnWeapon({ ...anOwnWeaponInput(), enrolmentId: id })).toMatchObject({
      status: 409,
      detail: messages.ownWeaponStatus,
    });
    await EnrolmentModel.updateOne({ _id: other }, { $set: startFields(subDays(new Date(), 1)) });
    expect(await as(desk).recordOwnWeapon({ ...anOwnWeaponInput(), enrolmentId: other })).toMatchObject({
      status: 409,
      detail: messages.ownWeaponOtherDay,
    });
  });

  it.each([
    ['without a serial number', { serial: '' }],
    ['of no sign', { serial: '—' }],
    ['with a permit until no day', { permitUntil: '2026-02-30' }],
    ['with less than no ammunition', { rounds: -1 }],
    ['for a reason of two letters', { reason: 'No' }],
  ])('is refused %s', async (_, wrong) => {
    const { id } = await aClass();
    const input = { ...anOwnWeaponInput(), ...wrong, enrolmentId: id };
    expect(await as(desk).recordOwnWeapon(input)).toMatchObject({ status: 422 });
  });

  it('is known at the next class of its student, and not to instructors', async () => {
    const { id, studentId } = await aClass();
    const first = good(await as(desk).recordOwnWeapon({ ...anOwnWeaponInput(), enrolmentId: id }));
    good(await as(desk).releaseOwnWeapon(first.id));
    const last = anOwnWeaponInput();
    good(await as(desk).recordOwnWeapon({ ...last, enrolmentId: id }));
    const next = await aClass();
    const { userId, slotKey } = await EnrolmentModel.findById(next.id).orFail().lean();
    const ownKey = slotKey.replace(userId.toString(), studentId);
    await EnrolmentModel.updateOne({ _id: next.id }, { $set: { userId: studentId, slotKey: ownKey } });
    expect(await studentOf(next.id)).toMatchObject({
      ownWeapons: [],
      knownWeapon: { serial: last.serial, permitUntil: last.permitUntil },
    });
    expect(await studentOf(id, instructor)).toMatchObject({
      knownWeapon: null,
      ownWeapons: [{ id: first.id }, { serial: last.serial }],
    });
  });
});

describe('a weapon of a student that is not out', () => {
  it('is on the list of the next day, in the closing of its own, and goes out from there', async () => {
    const { id } = await aClass();
    const weapon = good(await as(desk).recordOwnWeapon({ ...anOwnWeaponInput(), enrolmentId: id }));
    const insideOf = async (member: GraphqlMember) =>
      (await dayOf(member)).ownWeaponsInside.map((inside) => inside.id);
    expect(await insideOf(desk)).not.toContain(weapon.id);
    const closing = good(await as(armourer).closeDay({}));
    expect(closing.ownWeapons).toContainEqual(weapon);
    await EnrolmentModel.updateOne({ _id: id }, { $set: startFields(subDays(new Date(), 1)) });
    expect(await insideOf(desk)).toContain(weapon.id);
    expect(await insideOf(instructor)).toEqual([]);
    const { outAt } = good(await as(armourer).releaseOwnWeapon(weapon.id));
    expect(await insideOf(desk)).not.toContain(weapon.id);
    const [listed] = good(await as(armourer).dayClosings()).nodes;
    expect(listed?.ownWeapons.find((one) => one.id === weapon.id)).toMatchObject({ outAt });
  });

  it('is inside once, whoever brings it and however its number is spelt', async () => {
    const [one, other] = [await aClass(), await aClass()];
    const weapon = { ...anOwnWeaponInput(), serial: 'OW-1O0' };
    const first = good(await as(desk).recordOwnWeapon({ ...weapon, enrolmentId: one.id }));
    const again = { ...weapon, serial: 'ow 100', enrolmentId: other.id };
    expect(await as(desk).recordOwnWeapon(again)).toMatchObject({
      ok: false,
      status: 409,
      detail: `${messages.ownWeaponOtherInside} ${first.studentName} · Glock 17 9mm · OW-1O0`,
    });
    good(await as(desk).releaseOwnWeapon(first.id));
    good(await as(desk).recordOwnWeapon(again));
  });

  it('is never one of the academy', async () => {
    const { id } = await aClass();
    await aFirearm({ make: 'Bersa', serial: 'ACA-100' });
    const weapon = { ...anOwnWeaponInput(), serial: 'АСА-1O0', enrolmentId: id };
    expect(await as(desk).recordOwnWeapon(weapon)).toMatchObject({
      ok: false,
      status: 409,
      detail: `${messages.ownWeaponOfAcademy} Pistola 9mm Bersa ACA-100`,
    });
  });

  it('is found by verify if its key is not its own', async () => {
    const { id } = await aClass();
    const weapon = good(await as(desk).recordOwnWeapon({ ...anOwnWeaponInput(), enrolmentId: id }));
    const stored = await OwnWeaponModel.findById(weapon.id).orFail().lean();
    const set = (insideKey: string) => OwnWeaponModel.updateOne({ _id: weapon.id }, { $set: { insideKey } });
    await set('another');
    expect((await verify()).problems).toEqual([`own weapon ${weapon.id} has the key another`]);
    await set(stored.insideKey);
  });
});
