import { addDays } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { verify } from '../../cli/verify/verify.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { aBooking, aPersonalisedCourse, aStudent, anAdmin, good } from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { surfaces } from '../surfaces.ts';

const server = useTestServer();
const zone = academy.timeZone;
const instantIn = (days: number, time: string) =>
  instantOf(dayIn(addDays(new Date(), days), zone), time, zone).toISOString();

describe.each(surfaces)('the price of a class by %s', (_surface, connect) => {
  const owner = useBuilt(() => aStudent({ url: server.url, connect }));
  const admin = useBuilt(() => anAdmin({ url: server.url, connect }));
  let personalisedId: string;

  beforeAll(async () => {
    personalisedId = (await aPersonalisedCourse()).id;
  });

  const aClass = async () => good(await owner.api.enrol(aBooking(personalisedId)));

  it('is the present one for another choice, and the former one for another date', async () => {
    const { id } = await aClass();
    await EnrolmentModel.updateOne(
      { _id: id },
      { $set: { priceCentavos: 1, 'personalised.priceBreakdown.total': 0.01 } },
    );
    const moved = good(await owner.api.updateEnrolment(id, { scheduledTime: '21:10', classType: 'sport' }));
    expect(moved.price).toBe(0.01);
    const same = good(
      await owner.api.updateEnrolment(id, { weapons: ['pistola-9mm'], hasWeaponAmmo: false }),
    );
    expect(same.price).toBe(0.01);
    const chosen = good(
      await owner.api.updateEnrolment(id, { ammoBoxes: [{ caliber: '9mm', quantity: 2 }] }),
    );
    expect(chosen.price).toBe(60_000 + 2 * 35_000);
  });

  it('is not changed when staff moves or completes it', async () => {
    const { id } = await aClass();
    const old = { base: 50_000, surcharge: 0, total: 80_000 };
    const ammo = [{ caliber: '9mm', quantity: 1, unitPrice: 30_000, subtotal: 30_000 }];
    await EnrolmentModel.updateOne(
      { _id: id },
      { $set: { priceCentavos: 8_000_000, 'personalised.priceBreakdown': { ...old, ammo } } },
    );
    const scheduledDate = instantIn(51, '21:30');
    expect(good(await admin.api.updateEnrolment(id, { scheduledDate })).price).toBe(80_000);
    good(await admin.api.updateEnrolment(id, { status: 'confirmed' }));
    good(await admin.api.updateEnrolment(id, { status: 'completed' }));
    expect(
      good(await admin.api.updateEnrolment(id, { scheduledDate: instantIn(52, '21:30') })),
    ).toMatchObject({
      price: 80_000,
      priceBreakdown: { ...old, ammo },
    });
    expect((await verify()).problems).toEqual([]);
  });
});
