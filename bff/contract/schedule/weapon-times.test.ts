import { beforeEach, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { choiceSentence } from '#domain/input-sentences.ts';
import { messages } from '#domain/messages.ts';
import { WEAPON_IDS } from '#domain/weapons/weapon.catalogue.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { ScheduleModel } from '../../src/features/schedule/schedule.model.ts';
import type { Payload } from '../academy-api.ts';
import {
  aBooking,
  aCourse,
  academyDay,
  anAdmin,
  aPersonalisedCourse,
  aStudent,
  good,
  type Member,
} from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { anOpenWeek, noSchedule } from '../schedule-builders.ts';
import { surfaces } from '../surfaces.ts';
import { doubleBookings } from './double-bookings.ts';

const server = useTestServer();
const DAY = academyDay(30);
const LOCATION = 'Polígono Norte';
const LANES = ['1', '2', '3'].map((id) => ({
  id,
  name: `Línea ${id}`,
  location: LOCATION,
  isActive: true,
  weapons: id === '3' ? ['escopeta-12'] : [],
}));
const PISTOL = { weapons: ['pistola-9mm'] };
const SHOTGUN = { weapons: ['escopeta-12'], ammoBoxes: [{ caliber: '12 UAB', quantity: 1 }] };
const OWN = { weapons: ['pistola-9mm'], hasWeaponAmmo: true, ammoBoxes: [] };
const TAKEN = { status: 409, detail: messages.timeUnavailable };

const admin = useBuilt(() => anAdmin(server));
let courseId: string;

beforeEach(async () => {
  await Promise.all([noSchedule(), EnrolmentModel.deleteMany(), CourseModel.deleteMany()]);
});

/** An hour's class in three lanes, one for shotguns alone, and one pistol. */
const anAcademy = async (changes: object = {}) => {
  const weaponCounts = [{ weapon: 'pistola-9mm', count: 1 }];
  await anOpenWeek({ policy: 'enforce', lanes: LANES, weaponCounts, ...changes });
  courseId = (await aPersonalisedCourse({ location: LOCATION, durationMinutes: 60 })).id;
};

const at = (clock: string) => instantOf(DAY, clock, academy.timeZone).toISOString();

const book = async (clock: string, arms: Payload, member?: Member) => {
  const { api } = member ?? (await aStudent(server));
  return api.enrol(aBooking(courseId, { scheduledDate: at(clock), scheduledTime: clock, ...arms }));
};

/** The fields of a booking that its student changes. */
const changed = (arms: Payload) => {
  const { weapons, hasWeaponAmmo, ammoBoxes } = aBooking(courseId, arms);
  return { weapons, hasWeaponAmmo, ammoBoxes };
};

const laneOf = async (id: string) => (await EnrolmentModel.findById(id).orFail().lean()).laneId;

describe.each(surfaces)('free times of weapons by %s', (_, connect) => {
  const timesOf = async (arms: Payload = {}) => {
    const result = await connect(server.url).availability({ courseId, from: DAY, to: DAY, ...arms });
    const { days, dependsOnWeapons } = good(result);
    expect(dependsOnWeapons).toBe(true);
    return days[0]?.times;
  };

  it('leave out those with every weapon of a model lent, under every policy', async () => {
    for (const policy of ['suggest', 'enforce'] as const) {
      await EnrolmentModel.deleteMany();
      await anAcademy({ policy });
      good(await book('10:00', PISTOL));
      expect(await timesOf(PISTOL)).toEqual(['09:00', '11:00']);
      expect(await timesOf({ weapons: ['pistola-9mm', 'escopeta-12'] })).toEqual(['09:00', '11:00']);
      for (const arms of [{ ...PISTOL, hasWeaponAmmo: true }, { weapons: ['escopeta-12'] }, {}]) {
        expect(await timesOf(arms)).toEqual(['09:00', '10:00', '11:00']);
      }
    }
  });

  it('leave out those in which kits of group courses lend every weapon of a model, under every policy', async () => {
    for (const policy of ['suggest', 'enforce'] as const) {
      await EnrolmentModel.deleteMany();
      await CourseModel.deleteMany();
      await anAcademy({ policy, weaponCounts: [{ weapon: 'pistola-9mm', count: 2 }] });
      const group = await aCourse({
        location: LOCATION,
        durationMinutes: 60,
        scheduledDate: new Date(at('10:00')),
      });
      const kit = { courseId: group.id, isAccompanied: true, weapons: ['pistola-9mm'], rounds: 50 };
      good(await admin.api.setCourseKit(kit));
      expect(await timesOf(PISTOL)).toHaveLength(3);
      const [, two] = [
        good(await (await aStudent(server)).api.enrol({ courseId: group.id })),
        good(await (await aStudent(server)).api.enrol({ courseId: group.id })),
      ];
      expect(await timesOf(PISTOL)).toEqual(['09:00', '11:00']);
      expect(await timesOf({ ...PISTOL, hasWeaponAmmo: true })).toHaveLength(3);
      if (policy === 'enforce') expect(await book('10:00', PISTOL)).toMatchObject(TAKEN);
      good(await admin.api.cancelEnrolments({ ids: [two.id] }));
      expect(await timesOf(PISTOL)).toHaveLength(3);
      good(await book('10:00', PISTOL));
      expect(await timesOf(PISTOL)).toEqual(['09:00', '11:00']);
    }
  });

  it('leave out lanes that do not allow them', async () => {
    await anAcademy({ policy: 'suggest', lanes: LANES.slice(2), weaponCounts: [] });
    expect(await timesOf({ weapons: ['escopeta-12'] })).toHaveLength(3);
    expect(await timesOf({ ...PISTOL, hasWeaponAmmo: true })).toEqual([]);
  });

  it('reject an unknown weapon', async () => {
    await anAcademy();
    const result = await connect(server.url).availability({
      courseId,
      from: DAY,
      to: DAY,
      weapons: ['arco'],
    });
    expect(result).toMatchObject({ status: 422, detail: choiceSentence(WEAPON_IDS) });
  });
});

it('of ten students who book one time at once, as many get a pistol as there are', async () => {
  const lanes = Array.from({ length: 10 }, (_, id) => ({
    ...LANES[0],
    id: `${id}`,
    name: `${id}`,
    weapons: [],
  }));
  await anAcademy({ lanes, weaponCounts: [{ weapon: 'pistola-9mm', count: 3 }] });
  const students = await Promise.all(Array.from({ length: 10 }, () => aStudent(server)));
  const results = await Promise.all(students.map((one) => book('10:00', PISTOL, one)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(3);
  expect(results.find(({ ok }) => !ok)).toMatchObject(TAKEN);
  good(await book('10:00', OWN));
  expect(await doubleBookings()).toEqual([]);
});

it('a class stands in a lane that allows its weapons, first in one for few of them', async () => {
  await anAcademy();
  const first = good(await book('10:00', SHOTGUN));
  expect(await laneOf(first.id)).toBe('3');
  const second = good(await book('10:00', PISTOL));
  expect(['1', '2']).toContain(await laneOf(second.id));
  const move = { id: second.id, scheduledDate: at('11:00'), laneId: '3' };
  expect(await admin.api.rescheduleEnrolment(move)).toMatchObject({
    status: 422,
    detail: messages.laneWeapons,
  });
  good(await admin.api.rescheduleEnrolment({ ...move, overbook: true, reason: 'Torneo del club' }));
  expect(await laneOf(second.id)).toBe('3');
  expect(await doubleBookings()).toEqual([]);
});

it('other weapons of a class are kept for it, and refused where they are lent', async () => {
  await anAcademy();
  const student = await aStudent(server);
  const { id } = good(await book('10:00', SHOTGUN, student));
  const other = await aStudent(server);
  const pistol = good(await book('10:00', PISTOL, other));
  expect(await student.api.updateEnrolment(id, changed(PISTOL))).toMatchObject(TAKEN);
  expect(await laneOf(id)).toBe('3');
  good(await other.api.cancelEnrolment(pistol.id));
  good(await student.api.updateEnrolment(id, changed(PISTOL)));
  expect(['1', '2']).toContain(await laneOf(id));
  expect(await book('10:00', PISTOL)).toMatchObject(TAKEN);
  good(await student.api.updateEnrolment(id, changed(OWN)));
  good(await book('10:00', PISTOL));
  expect(await doubleBookings()).toEqual([]);
});

it('classes keep the weapons that they have when there are fewer', async () => {
  await anAcademy({ weaponCounts: [{ weapon: 'pistola-9mm', count: 2 }] });
  good(await book('10:00', PISTOL));
  const { id } = good(await book('10:00', PISTOL));
  good(await admin.api.updateSchedule({ weaponCounts: [{ weapon: 'pistola-9mm', count: 0 }] }));
  expect(await book('11:00', PISTOL)).toMatchObject(TAKEN);
  expect(await admin.api.rescheduleEnrolment({ id, scheduledDate: at('11:00') })).toMatchObject({
    status: 409,
  });
  good(await admin.api.updateSchedule({ weaponCounts: [] }));
  good(await admin.api.rescheduleEnrolment({ id, scheduledDate: at('11:00') }));
});

it('two classes with one pistol are named before free times are enforced', async () => {
  await anAcademy({ policy: 'suggest' });
  good(await book('10:00', PISTOL));
  good(await book('10:30', PISTOL));
  const result = await admin.api.updateSchedule({ policy: 'enforce' });
  expect(result).toMatchObject({ status: 409, detail: expect.stringContaining('10:30 (Polígono Norte)') });
  good(await admin.api.updateSchedule({ weaponCounts: [{ weapon: 'pistola-9mm', count: 2 }] }));
  good(await admin.api.updateSchedule({ policy: 'enforce' }));
  expect(await doubleBookings()).toEqual([]);
});

describe('the weapons of the schedule', () => {
  const store = (changes: Payload) => admin.api.updateSchedule(changes);

  it('stay with a lane that is sent without them', async () => {
    const [, , lane] = LANES;
    good(await store({ lanes: [{ name: 'Línea', location: LOCATION, weapons: ['escopeta-12'] }] }));
    const id = (await ScheduleModel.findOne().orFail().lean()).lanes[0]?.id;
    const sent = { id, name: lane?.name, location: LOCATION };
    expect(good(await store({ lanes: [sent] })).lanes).toMatchObject([{ weapons: ['escopeta-12'] }]);
    expect(good(await store({ lanes: [{ ...sent, weapons: [] }] })).lanes).toMatchObject([{ weapons: [] }]);
  });

  it.each([
    ['an unknown model', [{ weapon: 'arco', count: 1 }], choiceSentence(WEAPON_IDS)],
    ['a negative count', [{ weapon: 'pistola-9mm', count: -1 }], messages.weaponCount],
    [
      'a model twice',
      [
        { weapon: 'pistola-9mm', count: 1 },
        { weapon: 'pistola-9mm', count: 2 },
      ],
      messages.inputRepeated,
    ],
  ])('are rejected with %s', async (_, weaponCounts, detail) => {
    expect(await store({ weaponCounts })).toMatchObject({ status: 422, detail });
  });
});
