import { addDays } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { priceClass } from '#domain/enrolments/enrolment.pricing.ts';
import { messages } from '#domain/messages.ts';
import { AMMO_BOXES, WEAPONS, type Caliber } from '#domain/weapons/weapon.catalogue.ts';
import { NO_SUCH_ID, aBooking, aCourse, aPersonalisedCourse, aStudent, anAdmin, good } from '../builders.ts';
import { connectGraphql, postGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const student = useBuilt(() => aStudent(server));

const visitor = () => connectGraphql(server.url);

describe('the weapons', () => {
  it('are public, with calibers, boxes and prices', async () => {
    const weapons = good(await visitor().weapons());
    expect(weapons.map(({ id }) => id)).toEqual(WEAPONS.map(({ id }) => id));
    for (const { caliber, cartridgesPerBox, pricePerBox } of weapons) {
      expect(AMMO_BOXES[caliber as Caliber]).toEqual({ cartridges: cartridgesPerBox, price: pricePerBox });
    }
    expect(weapons[0]).toEqual({
      id: 'carabina-9mm',
      label: 'Carabina 9mm',
      caliber: '9mm',
      cartridgesPerBox: 50,
      pricePerBox: 35_000,
      surcharge: 6_000,
    });
    expect(weapons.slice(1).map(({ surcharge }) => surcharge)).toEqual([0, 0, 0]);
  });
});

describe('the quote of a class', () => {
  const choices = [
    { hasWeaponAmmo: false, weapons: ['pistola-9mm'], ammoBoxes: [{ caliber: '9mm', quantity: 1 }] },
    {
      hasWeaponAmmo: false,
      weapons: ['carabina-9mm', 'escopeta-12'],
      ammoBoxes: [
        { caliber: '9mm', quantity: 2 },
        { caliber: '12 UAB', quantity: 1 },
        { caliber: '9mm', quantity: 3 },
      ],
    },
    { hasWeaponAmmo: true, weapons: ['carabina-9mm'], ammoBoxes: [{ caliber: '9mm', quantity: 9 }] },
  ];

  it.each(choices)('equals the price of the form and of a booking: %j', async (choice) => {
    const quote = good(await visitor().classQuote(choice));
    expect(quote).toEqual(priceClass(choice as Parameters<typeof priceClass>[0]));
    const { price, priceBreakdown } = good(
      await student.api.bookClass(aBooking((await aPersonalisedCourse()).id, choice)),
    );
    expect(priceBreakdown).toEqual(quote);
    expect(price).toBe(quote.total);
  });

  it.each([
    { weapons: [] },
    { weapons: ['no-such-weapon'] },
    { ammoBoxes: [] },
    { ammoBoxes: undefined },
    { ammoBoxes: [{ caliber: '12 UAB', quantity: 1 }] },
    { ammoBoxes: [{ caliber: '9mm', quantity: 0 }] },
    { ammoBoxes: [{ caliber: '9mm', quantity: 101 }] },
    { hasWeaponAmmo: undefined },
    { hasWeaponAmmo: 'true' },
    { weapons: 'pistola-9mm', ammoBoxes: 5 },
  ])('of %j is rejected with the error of a booking', async (difference) => {
    const booking = aBooking((await aPersonalisedCourse()).id, difference);
    const { hasWeaponAmmo, weapons, ammoBoxes } = booking;
    const rejection = await visitor().classQuote({ hasWeaponAmmo, weapons, ammoBoxes });
    expect(rejection).toMatchObject({ ok: false, status: 422 });
    expect(rejection).toEqual(await student.api.bookClass(booking));
  });
});

describe('booking a class', () => {
  it('stores the same as enrol', async () => {
    const { id } = await aPersonalisedCourse();
    const [one, another] = [aBooking(id), aBooking(id)];
    const booked = good(await student.api.bookClass(one));
    const enrolled = good(await student.api.enrol(another));
    const { id: _, createdAt: __, scheduledDate, classTime, ...rest } = booked;
    expect(enrolled).toMatchObject(rest);
    expect(scheduledDate).toBe(one.scheduledDate);
    expect(classTime).toBe(one.scheduledTime);
    expect(good(await student.api.myEnrolments()).map((enrolment) => enrolment.id)).toContain(booked.id);
  });

  it('rejects a minute that is taken, by enrol or by bookClass', async () => {
    const booking = aBooking((await aPersonalisedCourse()).id);
    good(await student.api.enrol(booking));
    expect(await student.api.bookClass(booking)).toEqual({
      ok: false,
      status: 409,
      detail: messages.alreadyBooked,
    });
  });

  it('rejects a group course, an unknown one, an inactive one and the past', async () => {
    const group = await aCourse();
    expect(await student.api.bookClass(aBooking(group.id))).toEqual({
      ok: false,
      status: 422,
      detail: messages.courseNotPersonalised,
      fields: [{ field: 'courseId', message: messages.courseNotPersonalised }],
    });
    expect(await student.api.bookClass(aBooking(NO_SUCH_ID))).toMatchObject({
      status: 404,
      detail: messages.courseNotFound,
    });
    const inactive = await aPersonalisedCourse({ isActive: false });
    expect(await student.api.bookClass(aBooking(inactive.id))).toMatchObject({
      status: 409,
      detail: messages.courseInactive,
    });
    const { id } = await aPersonalisedCourse();
    expect(
      await student.api.bookClass(aBooking(id, { scheduledDate: '2020-01-01T12:00:00Z' })),
    ).toMatchObject({
      status: 422,
      detail: messages.classInPast,
    });
  });

  it('lists every missing field with the messages of the form', async () => {
    const { id: courseId } = await aPersonalisedCourse();
    const query = 'mutation ($input: BookClassInput!) { bookClass(input: $input) { id } }';
    const variables = { input: { courseId } };
    const { response, body } = await postGraphql(server.url, { query, variables }, student.token);
    expect(response.status).toBe(422);
    expect(body.errors?.[0]?.extensions.fields).toEqual([
      { field: 'scheduledDate', message: messages.classDate, code: 'REQUIRED' },
      { field: 'scheduledTime', message: messages.classTime, code: 'REQUIRED' },
      { field: 'hasWeaponAmmo', message: messages.inputFlag, code: 'REQUIRED' },
      { field: 'weapons', message: messages.weapons, code: 'REQUIRED' },
      { field: 'ammoBoxes', message: messages.ammoRequired, code: 'REQUIRED' },
      { field: 'classType', message: messages.classType, code: 'REQUIRED' },
    ]);
  });
});

describe('a class that staff books for a student', () => {
  it('is rejected with messages in the third person', async () => {
    const member = await aStudent(server);
    const { id: userId } = member;
    const { token } = await anAdmin(server);
    const staff = connectGraphql(server.url, token);
    const { id: courseId } = await aPersonalisedCourse();
    const booking = aBooking(courseId);
    good(await staff.enrolStudent({ ...booking, userId }));
    expect(await staff.enrolStudent({ ...booking, userId })).toMatchObject({
      status: 409,
      detail: 'El estudiante ya tiene una clase programada en ese horario',
    });
    const later = addDays(new Date(), 30).toISOString();
    const { id } = good(
      await staff.enrolStudent({ ...aBooking(courseId, { scheduledDate: later }), userId }),
    );
    const { scheduledDate } = booking;
    expect(await staff.rescheduleEnrolment({ id, scheduledDate })).toMatchObject({
      detail: 'El estudiante ya tiene una clase programada en ese horario',
    });
    expect(await member.api.rescheduleEnrolment({ id, scheduledDate })).toMatchObject({
      detail: messages.alreadyBooked,
    });
    const { id: guarded } = await aCourse({ cluPolicy: 'require' });
    expect(await staff.enrolStudent({ userId, courseId: guarded })).toMatchObject({
      detail: 'El estudiante necesita una CLU vigente en la fecha de la clase',
    });
  });
});
