import { addDays } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import type { Course, Enrolment, Payload } from '../academy-api.ts';
import {
  NO_SUCH_ID,
  aBooking,
  aCourse,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  everyEffectStored,
  good,
} from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();
let personalised: Course;

beforeAll(async () => {
  personalised = await aPersonalisedCourse();
});

const rejection = (status: number, detail: string) => ({ ok: false, status, detail });
const FORBIDDEN = rejection(403, messages.enrolmentFieldForbidden);
const NOT_EDITABLE = rejection(409, messages.enrolmentNotEditable);
const ABSENT = rejection(404, messages.enrolmentNotFound);
const zone = academy.timeZone;
const instantIn = (days: number, time: string) =>
  instantOf(dayIn(addDays(new Date(), days), zone), time, zone).toISOString();

describe.each(surfaces)('changing an enrolment by %s', (_surface, connect) => {
  const owner = useBuilt(() => aStudent({ url: server.url, connect }));
  const other = useBuilt(() => aStudent({ url: server.url, connect }));
  const admin = useBuilt(() => anAdmin({ url: server.url, connect }));

  const aClass = async (differences: Payload = {}) =>
    good(await owner.api.enrol(aBooking(personalised.id, differences)));
  const aGroupEnrolment = async () => good(await owner.api.enrol({ courseId: (await aCourse()).id }));

  describe('its owner', () => {
    it('moves a class by its instant alone, day and time', async () => {
      const enrolment = await aClass();
      const day = dayIn(addDays(new Date(), 41), zone);
      const scheduledDate = instantOf(day, '07:40', zone).toISOString();
      expect(good(await owner.api.updateEnrolment(enrolment.id, { scheduledDate }))).toMatchObject({
        scheduledDate,
        classDate: day,
        classTime: '07:40',
      });
    });

    it('gets the error of a forbidden field before that of an invalid one', async () => {
      const enrolment = await aClass();
      expect(await owner.api.updateEnrolment(enrolment.id, { instructorId: 5 })).toEqual(FORBIDDEN);
      expect(await owner.api.updateEnrolment(enrolment.id, { status: 'otra' })).toEqual(FORBIDDEN);
      expect(await other.api.updateEnrolment(enrolment.id, { weapons: 5 })).toEqual(ABSENT);
    });

    it('may change every field of a pending personalised class, with its price and date', async () => {
      const enrolment = await aClass();
      const day = dayIn(addDays(new Date(), 40), zone);
      const start = instantOf(day, '18:05', zone).toISOString();
      const changes = {
        scheduledDate: start,
        scheduledTime: '18:05',
        classType: 'sport',
        weapons: ['carabina-9mm', 'carabina-22lr'],
        hasWeaponAmmo: false,
        ammoBoxes: [{ caliber: '.22LR', quantity: 3 }],
      };
      const changed = good(await owner.api.updateEnrolment(enrolment.id, changes));
      const { scheduledTime, ...same } = changes;
      expect(changed).toEqual({
        ...enrolment,
        ...same,
        classDate: day,
        classTime: scheduledTime,
        price: 141_000,
        priceBreakdown: {
          base: 60_000,
          surcharge: 6_000,
          ammo: [{ caliber: '.22LR', quantity: 3, unitPrice: 25_000, subtotal: 75_000 }],
          total: 141_000,
        },
      });
      expect(good(await owner.api.enrolment(enrolment.id))).toEqual(changed);
    });

    it('may change one field and keep the others', async () => {
      const enrolment = await aClass();
      expect(good(await owner.api.updateEnrolment(enrolment.id, { classType: 'sport' }))).toEqual({
        ...enrolment,
        classType: 'sport',
      });
      const later = good(await owner.api.updateEnrolment(enrolment.id, { scheduledTime: '20:40' }));
      expect([later.classDate, later.classTime]).toEqual([enrolment.classDate, '20:40']);
      expect(later.scheduledDate).toBe(instantOf(enrolment.classDate ?? '', '20:40', zone).toISOString());
    });

    it('pays the base price after a change to own weapon and ammunition', async () => {
      const enrolment = await aClass();
      const changed = good(await owner.api.updateEnrolment(enrolment.id, { hasWeaponAmmo: true }));
      expect(changed).toMatchObject({ hasWeaponAmmo: true, ammoBoxes: [], price: 60_000 });
    });

    it('must have boxes that fit the remaining weapons', async () => {
      const enrolment = await aClass();
      const before = await everyEffectStored();
      expect(await owner.api.updateEnrolment(enrolment.id, { weapons: ['escopeta-12'] })).toMatchObject({
        status: 422,
        fields: [{ field: 'ammoBoxes', message: 'Invalid input' }],
      });
      expect(await everyEffectStored()).toEqual(before);
    });

    it.each([
      [{ scheduledDate: '2001-01-01T12:00:00Z' }, 'scheduledDate', messages.classInPast],
      [{ scheduledDate: 'ayer' }, 'scheduledDate', messages.classDate],
      [{ scheduledDate: { $ne: null } }, 'scheduledDate', messages.classDate],
      [{ scheduledTime: '25:00' }, 'scheduledTime', messages.classTime],
      [{ weapons: [] }, 'weapons', messages.weapons],
      [{ weapons: 'pistola-9mm' }, 'weapons', messages.weapons],
      [{ classType: 'otra' }, 'classType', messages.classType],
      [{ ammoBoxes: [] }, 'ammoBoxes', messages.ammoRequired],
      [{ ammoBoxes: [{ caliber: '9mm', quantity: 0 }] }, 'ammoBoxes.0.quantity', messages.ammoQuantity],
      [{ hasWeaponAmmo: 'no' }, 'hasWeaponAmmo', 'Invalid input'],
    ])('cannot change it to %j', async (changes, field, message) => {
      const enrolment = await aClass();
      const before = await everyEffectStored();
      expect(await owner.api.updateEnrolment(enrolment.id, changes)).toEqual({
        ...rejection(422, message),
        fields: [{ field, message }],
      });
      expect(await everyEffectStored()).toEqual(before);
    });

    it.each([
      { status: 'confirmed' },
      { status: 'completed' },
      { status: 'pending' },
      { completionDate: '2030-01-01T00:00:00Z' },
      { completionDate: null },
      { instructorId: 'x' },
      { instructorName: 'Yo' },
      { classType: 'sport', status: 'completed' },
    ])('may not set %j, and no other field of the change is stored', async (changes) => {
      const enrolment = await aClass();
      expect(await owner.api.updateEnrolment(enrolment.id, changes)).toEqual(FORBIDDEN);
      expect(good(await owner.api.enrolment(enrolment.id))).toEqual(enrolment);
    });

    it('may send unknown keys, which are ignored, and an empty change', async () => {
      const enrolment = await aClass();
      const unknown = {
        userId: other.id,
        slotKey: 'x',
        rev: 7,
        $set: { status: 'completed' },
        createdAt: 0,
      };
      expect(good(await owner.api.updateEnrolment(enrolment.id, unknown))).toEqual(enrolment);
      expect(good(await owner.api.updateEnrolment(enrolment.id, {}))).toEqual(enrolment);
    });

    it('may cancel by changing the status', async () => {
      const enrolment = await aGroupEnrolment();
      const cancelled = good(await owner.api.updateEnrolment(enrolment.id, { status: 'cancelled' }));
      expect(cancelled).toEqual({ ...enrolment, status: 'cancelled' });
      expect(good(await owner.api.updateEnrolment(enrolment.id, { status: 'cancelled' }))).toEqual(cancelled);
    });

    it('cannot change a group enrolment, nor a class that is confirmed, completed or cancelled', async () => {
      const enrolled = await aGroupEnrolment();
      expect(await owner.api.updateEnrolment(enrolled.id, { classType: 'sport' })).toEqual(NOT_EDITABLE);
      const enrolment = await aClass();
      good(await admin.api.updateEnrolment(enrolment.id, { status: 'confirmed' }));
      expect(await owner.api.updateEnrolment(enrolment.id, { classType: 'sport' })).toEqual(NOT_EDITABLE);
      good(await admin.api.updateEnrolment(enrolment.id, { status: 'completed' }));
      expect(await owner.api.updateEnrolment(enrolment.id, { scheduledTime: '10:00' })).toEqual(NOT_EDITABLE);
      const cancelled = await aClass();
      good(await owner.api.cancelEnrolment(cancelled.id));
      expect(await owner.api.updateEnrolment(cancelled.id, { weapons: ['carabina-9mm'] })).toEqual(
        NOT_EDITABLE,
      );
    });

    it('cannot move a class to the minute of another own class', async () => {
      const first = await aClass();
      const second = await aClass();
      const before = await everyEffectStored();
      const { scheduledDate, classTime: scheduledTime } = first;
      expect(await owner.api.updateEnrolment(second.id, { scheduledDate, scheduledTime })).toEqual(
        rejection(409, messages.alreadyBooked),
      );
      expect(await everyEffectStored()).toEqual(before);
    });

    it('may book the old minute again after a move', async () => {
      const enrolment = await aClass();
      good(await owner.api.updateEnrolment(enrolment.id, { scheduledTime: '21:50' }));
      const { scheduledDate, classTime: scheduledTime } = enrolment;
      expect((await owner.api.enrol(aBooking(personalised.id, { scheduledDate, scheduledTime }))).ok).toBe(
        true,
      );
    });
  });

  describe('another student', () => {
    it('gets the error of an unknown id for a change or a cancellation', async () => {
      const enrolment = await aClass();
      const before = await everyEffectStored();
      for (const id of [enrolment.id, NO_SUCH_ID, 'x', '{"$ne":null}']) {
        expect(await other.api.updateEnrolment(id, { classType: 'sport' })).toEqual(ABSENT);
        expect(await other.api.cancelEnrolment(id)).toEqual(ABSENT);
      }
      expect(await everyEffectStored()).toEqual(before);
    });
  });

  describe('an admin', () => {
    it('sets instructor and completion date', async () => {
      const { id } = await aGroupEnrolment();
      const completionDate = '2026-01-02T03:04:05.000Z';
      const staff = { instructorId: 'i-7', instructorName: ' Roberto Aguirre ', completionDate };
      const changed = good(await admin.api.updateEnrolment(id, staff));
      expect(changed).toMatchObject({
        instructorId: 'i-7',
        instructorName: 'Roberto Aguirre',
        completionDate,
      });
      const none = { instructorId: null, instructorName: null, completionDate: null };
      expect(good(await admin.api.updateEnrolment(id, none))).toMatchObject(none);
    });

    it('sets the date of a group enrolment and of a personalised class, whose day and time follow', async () => {
      const scheduledDate = instantIn(50, '22:15');
      const enrolled = await aGroupEnrolment();
      expect(good(await admin.api.updateEnrolment(enrolled.id, { scheduledDate }))).toEqual({
        ...enrolled,
        scheduledDate,
      });
      const enrolment = await aClass();
      expect(good(await admin.api.updateEnrolment(enrolment.id, { scheduledDate }))).toEqual({
        ...enrolment,
        scheduledDate,
        classDate: dayIn(new Date(scheduledDate), zone),
        classTime: '22:15',
      });
    });

    it('has the rights of staff for an own enrolment as well', async () => {
      const scheduledDate = instantIn(50, '22:15');
      const enrolled = good(await admin.api.enrol({ courseId: (await aCourse()).id }));
      expect(good(await admin.api.updateEnrolment(enrolled.id, { scheduledDate }))).toMatchObject({
        scheduledDate,
      });
      const own = good(
        await admin.api.enrol(
          aBooking(personalised.id, {
            scheduledDate: instantIn(60, '09:00'),
            scheduledTime: '09:00',
          }),
        ),
      );
      good(await admin.api.updateEnrolment(own.id, { status: 'confirmed' }));
      expect(good(await admin.api.updateEnrolment(own.id, { scheduledDate }))).toMatchObject({
        classTime: '22:15',
      });
      expect(await admin.api.updateEnrolment(own.id, { classType: 'sport' })).toEqual(NOT_EDITABLE);
    });

    it.each([
      [{ status: 'otra' }, 'status'],
      [{ status: 'COMPLETED' }, 'status'],
      [{ status: { $ne: null } }, 'status'],
      [{ status: null }, 'status'],
      [{ completionDate: 'ayer' }, 'completionDate'],
      [{ completionDate: 5 }, 'completionDate'],
      [{ instructorId: '' }, 'instructorId'],
      [{ instructorId: { $gt: '' } }, 'instructorId'],
      [{ instructorName: 'n'.repeat(201) }, 'instructorName'],
      [{ instructorName: 'a\u0000b' }, 'instructorName'],
    ])('cannot set %j', async (changes, field) => {
      const { id } = await aGroupEnrolment();
      const before = await everyEffectStored();
      expect(await admin.api.updateEnrolment(id, changes)).toEqual({
        ...rejection(422, 'Invalid input'),
        fields: [{ field, message: 'Invalid input' }],
      });
      expect(await everyEffectStored()).toEqual(before);
    });

    it('may not choose the weapons of a student', async () => {
      const enrolment: Enrolment = await aClass();
      expect(await admin.api.updateEnrolment(enrolment.id, { weapons: ['escopeta-12'] })).toEqual(FORBIDDEN);
      expect(good(await owner.api.enrolment(enrolment.id))).toEqual(enrolment);
    });
  });
});
