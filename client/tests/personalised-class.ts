import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { aPersonalisedCourse } from '../../bff/contract/builders.ts';
import { connectGraphql } from '../../bff/contract/drivers/graphql.ts';
import type { TestServer } from '../../bff/contract/harness.ts';
import { aStudent } from '../../e2e/accounts.ts';

export const at = (day: string, clock: string) => instantOf(day, clock, academy.timeZone);

/** A student with a personalised class on this day. */
export const aClass = async (server: TestServer, day: string, lastName: string, own = false) => {
  const { token } = await aStudent(server, { lastName });
  const course = await aPersonalisedCourse({ name: 'Clase de prueba' });
  const booked = await connectGraphql(server.url, token).bookClass({
    courseId: course.id,
    scheduledDate: at(day, '16:30').toISOString(),
    scheduledTime: '16:30',
    hasWeaponAmmo: own,
    weapons: ['pistola-9mm', 'escopeta-12'],
    ammoBoxes: own
      ? []
      : [
          { caliber: '9mm', quantity: 2 },
          { caliber: '12 UAB', quantity: 1 },
        ],
    classType: 'defensive',
  });
  if (!booked.ok) throw new Error(booked.detail);
  return booked.data;
};
