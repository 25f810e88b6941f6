import { addDays } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { clockIn, dayIn } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import {
  aBooking,
  aCourse,
  aFutureInstant,
  aPersonalisedCourse,
  aStudent,
  everyEffectStored,
  good,
} from '../builders.ts';
import type { Course } from '../academy-api.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();
let course: Course;

beforeAll(async () => {
  course = await aPersonalisedCourse();
});

const zone = academy.timeZone;

describe.each(surfaces)('booking a personalised class by %s', (_surface, connect) => {
  const student = useBuilt(() => aStudent({ url: server.url, connect }));

  const book = (differences = {}) => student.api.enrol(aBooking(course.id, differences));

  it('stores the choice with its date, time and price', async () => {
    const start = aFutureInstant();
    const enrolment = good(
      await book({
        scheduledDate: start.toISOString(),
        scheduledTime: clockIn(start, zone),
        classType: 'sport',
        weapons: ['carabina-9mm', 'escopeta-12'],
        ammoBoxes: [
          { caliber: '9mm', quantity: 2 },
          { caliber: '12 UAB', quantity: 1 },
        ],
      }),
    );
    expect(enrolment).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      userId: student.id,
      courseId: course.id,
      status: 'pending',
      scheduledDate: start.toISOString(),
      comingAt: null,
      completionDate: null,
      instructorId: null,
      instructorName: null,
      course,
      classType: 'sport',
      classDate: dayIn(start, zone),
      classTime: clockIn(start, zone),
      weapons: ['carabina-9mm', 'escopeta-12'],
      hasWeaponAmmo: false,
      ammoBoxes: [
        { caliber: '9mm', quantity: 2 },
        { caliber: '12 UAB', quantity: 1 },
      ],
      price: 171_000,
      priceBreakdown: {
        base: 60_000,
        surcharge: 6_000,
        ammo: [
          { caliber: '9mm', quantity: 2, unitPrice: 35_000, subtotal: 70_000 },
          { caliber: '12 UAB', quantity: 1, unitPrice: 35_000, subtotal: 35_000 },
        ],
        total: 171_000,
      },
      createdAt: expect.any(String),
    });
    expect(good(await student.api.enrolment(enrolment.id))).toEqual(enrolment);
    expect(good(await student.api.myEnrolments())[0]).toEqual(enrolment);
  });

  it('with own weapon and ammunition costs the base price and stores no boxes, even if the form sends them', async () => {
    const own = { hasWeaponAmmo: true, weapons: ['pistola-9mm'] };
    for (const ammoBoxes of [
      [],
      undefined,
      [{ caliber: '9mm', quantity: 5 }],
      [{ caliber: '12 UAB', quantity: 1 }],
    ]) {
      expect(good(await book({ ...own, ammoBoxes }))).toMatchObject({
        hasWeaponAmmo: true,
        ammoBoxes: [],
        price: 60_000,
        priceBreakdown: { base: 60_000, surcharge: 0, ammo: [], total: 60_000 },
      });
    }
  });

  it('adds the surcharge once for Carabina 9mm, own weapon or not', async () => {
    const once = good(
      await book({ hasWeaponAmmo: true, weapons: ['carabina-9mm', 'carabina-9mm'], ammoBoxes: [] }),
    );
    expect(once).toMatchObject({ price: 66_000, weapons: ['carabina-9mm'] });
  });

  it('sums rows of one caliber', async () => {
    const rows = [
      { caliber: '9mm', quantity: 1 },
      { caliber: '9mm', quantity: 99 },
    ];
    const { ammoBoxes, price } = good(await book({ ammoBoxes: rows }));
    expect(ammoBoxes).toEqual([{ caliber: '9mm', quantity: 100 }]);
    expect(price).toBe(60_000 + 100 * 35_000);
  });

  it('ignores a price and a status in the input', async () => {
    const sent = {
      price: 1,
      priceBreakdown: { total: 1 },
      status: 'completed',
      userId: '0'.repeat(24),
      points: 9,
    };
    expect(good(await book(sent))).toMatchObject({ price: 95_000, status: 'pending', userId: student.id });
  });

  it('a class at 22:30 of the academy is stored as 01:30 of the next day in UTC and stays on its day', async () => {
    const day = dayIn(addDays(new Date(), 30), zone);
    const start = instantOf(day, '22:30', zone);
    expect(start.toISOString().slice(0, 10)).not.toBe(day);
    const { scheduledDate, classDate, classTime } = good(
      await book({ scheduledDate: start.toISOString(), scheduledTime: '22:30' }),
    );
    expect([scheduledDate, classDate, classTime]).toEqual([start.toISOString(), day, '22:30']);
  });

  it('takes the day from the instant, in the academy’s zone, and the time from the time field', async () => {
    const day = dayIn(addDays(new Date(), 31), zone);
    const lateEvening = instantOf(day, '23:59', zone).toISOString();
    const enrolment = good(await book({ scheduledDate: lateEvening, scheduledTime: '08:15' }));
    expect(enrolment).toMatchObject({
      scheduledDate: instantOf(day, '08:15', zone).toISOString(),
      classDate: day,
      classTime: '08:15',
    });
  });

  it('reads an instant of any offset', async () => {
    const day = dayIn(addDays(new Date(), 32), zone);
    const booked = good(await book({ scheduledDate: `${day}T09:45:00-03:00`, scheduledTime: '09:45' }));
    expect(booked.classDate).toBe(day);
    expect(Date.parse(booked.scheduledDate ?? '')).toBe(Date.parse(`${day}T12:45:00Z`));
  });

  it('rejects a past time, also later on the same day', async () => {
    const before = await everyEffectStored();
    const today = dayIn(new Date(), zone);
    const yesterday = instantOf(dayIn(addDays(new Date(), -1), zone), '23:00', zone).toISOString();
    for (const differences of [
      { scheduledDate: yesterday, scheduledTime: '23:00' },
      { scheduledDate: '2001-01-01T12:00:00Z', scheduledTime: '12:00' },
      { scheduledDate: instantOf(today, '23:59', zone).toISOString(), scheduledTime: '00:00' },
    ]) {
      expect(await book(differences)).toMatchObject({
        status: 422,
        detail: messages.classInPast,
        fields: [{ field: 'scheduledDate', message: messages.classInPast }],
      });
    }
    expect(await everyEffectStored()).toEqual(before);
  });

  it('rejects a second class of the same student at the same minute, whatever else differs', async () => {
    const other = await aStudent({ url: server.url, connect });
    const booking = aBooking(course.id);
    good(await student.api.enrol(booking));
    const before = await everyEffectStored();
    expect(
      await student.api.enrol({ ...booking, classType: 'sport', weapons: ['pistola-9mm', 'escopeta-12'] }),
    ).toEqual({
      ok: false,
      status: 409,
      detail: messages.alreadyBooked,
    });
    expect(await everyEffectStored()).toEqual(before);
    expect((await other.api.enrol(booking)).ok).toBe(true);
  });

  it('allows the same minute again after a cancellation', async () => {
    const booking = aBooking(course.id);
    const { id } = good(await student.api.enrol(booking));
    good(await student.api.cancelEnrolment(id));
    expect((await student.api.enrol(booking)).ok).toBe(true);
  });

  it('allows many classes at different minutes', async () => {
    expect((await book()).ok).toBe(true);
    expect((await book()).ok).toBe(true);
  });

  it('rejects an inactive personalised course', async () => {
    const inactive = await aPersonalisedCourse({ isActive: false });
    expect(await student.api.enrol(aBooking(inactive.id))).toEqual({
      ok: false,
      status: 409,
      detail: messages.courseInactive,
    });
  });

  it('a group course ignores the fields of a booking, a personalised one requires them', async () => {
    const group = await aCourse();
    expect(good(await student.api.enrol(aBooking(group.id)))).toMatchObject({
      classType: null,
      priceBreakdown: null,
    });
    expect(await student.api.enrol({ courseId: course.id })).toMatchObject({
      status: 422,
      detail: messages.classDate,
      fields: [
        { field: 'scheduledDate', message: messages.classDate },
        { field: 'scheduledTime', message: messages.classTime },
        { field: 'hasWeaponAmmo', message: 'Required' },
        { field: 'weapons', message: messages.weapons },
        { field: 'ammoBoxes', message: messages.ammoRequired },
        { field: 'classType', message: messages.classType },
      ],
    });
  });
});
