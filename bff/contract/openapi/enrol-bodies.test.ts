import { beforeAll, describe, expect, it } from 'vitest';
import { toSnake } from '../../src/rest/key-case.ts';
import { aBooking, aPersonalisedCourse, aStudent } from '../builders.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { contractDocument } from './contract-document.ts';
import { requireComponent } from './described.ts';

const server = useTestServer();
const student = useBuilt(() => aStudent({ url: server.url, connect: connectRest }));
let courseId = '';

beforeAll(async () => {
  courseId = (await aPersonalisedCourse()).id;
});

const nine = { caliber: '9mm', quantity: 1 };
const twelve = { caliber: '12 UAB', quantity: 2 };

/** What differs from a booking of one box for a pistol: bookings that are allowed, and ones that are not. */
const ALLOWED: Record<string, object> = {
  'ammunition of the academy': {},
  'several boxes for several weapons': {
    weapons: ['pistola-9mm', 'escopeta-12'],
    ammo_boxes: [nine, twelve],
  },
  'own weapon without ammo_boxes': { has_weapon_ammo: true, ammo_boxes: undefined },
  'own weapon with ammo_boxes that are left over': { has_weapon_ammo: true, ammo_boxes: [twelve] },
  'own weapon with ammo_boxes of another type': { has_weapon_ammo: true, ammo_boxes: 'x' },
};

const REJECTED: Record<string, object> = {
  'ammunition of the academy without ammo_boxes': { ammo_boxes: undefined },
  'an empty list of ammo_boxes': { ammo_boxes: [] },
  'ammo_boxes that are null': { ammo_boxes: null },
  'a caliber of no weapon': { ammo_boxes: [nine, twelve] },
  'a quantity of none': { ammo_boxes: [{ ...nine, quantity: 0 }] },
  'a row without caliber': { ammo_boxes: [{ quantity: 1 }] },
  'no has_weapon_ammo': { has_weapon_ammo: undefined },
  'own weapon without a weapon': { has_weapon_ammo: true, weapons: [] },
  'own weapon without a time': { has_weapon_ammo: true, scheduled_time: undefined },
};

const bodyWith = (differences: object) => ({ ...(toSnake(aBooking(courseId)) as object), ...differences });

const isAccepted = async (body: object) => {
  const response = await fetch(`${server.url}/api/courses/enroll`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${student.token}` },
    body: JSON.stringify(body),
  });
  expect([201, 422]).toContain(response.status);
  return response.status === 201;
};

const BOOKINGS = ['OwnWeaponBookingInput', 'AcademyWeaponBookingInput'];

const isDescribed = (body: object) =>
  BOOKINGS.some((name) => {
    try {
      requireComponent(name, JSON.parse(JSON.stringify(body)));
      return true;
    } catch {
      return false;
    }
  });

describe('a booking', () => {
  it.each(Object.entries(ALLOWED))('%s: the schema allows it as the server does', async (_, differences) => {
    const body = bodyWith(differences);
    expect([isDescribed(body), await isAccepted(body)]).toEqual([true, true]);
  });

  it.each(Object.entries(REJECTED))(
    '%s: the schema rejects it as the server does',
    async (_, differences) => {
      const body = bodyWith(differences);
      expect([isDescribed(body), await isAccepted(body)]).toEqual([false, false]);
    },
  );
});

it('the body of an enrolment is a group course or one of these bookings', () => {
  const { EnrolInput } = contractDocument().components.schemas;
  expect(EnrolInput?.anyOf).toEqual(
    ['GroupEnrolmentInput', ...BOOKINGS].map((name) => ({ $ref: `#/components/schemas/${name}` })),
  );
});
