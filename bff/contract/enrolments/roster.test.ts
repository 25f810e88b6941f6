import { expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { aBooking, aCourse, aPersonalisedCourse, aStudent, academyDay, anAdmin, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';

const server = useTestServer();
const connect = () => server;
const student = (names: Record<string, string>) => aStudent(connect(), names);
const rosterOf = async (courseId: string) => {
  const { token } = await anAdmin(connect());
  return good(await connectGraphql(server.url, token).roster(courseId));
};

it('a roster is ordered by surname, then by first name', async () => {
  const course = await aCourse();
  for (const [lastName, firstName] of [
    ['Zárate', 'Ana'],
    ['Álvarez', 'Zoe'],
    ['ñandú', 'Eva'],
    ['Álvarez', 'Beto'],
    ['Nuñez', 'Rita'],
  ] as const) {
    good(await (await student({ firstName, lastName })).api.enrol({ courseId: course.id }));
  }
  const names = (await rosterOf(course.id)).map(({ user }) => `${user?.lastName} ${user?.firstName}`);
  expect(names).toEqual(['Álvarez Beto', 'Álvarez Zoe', 'Nuñez Rita', 'ñandú Eva', 'Zárate Ana']);
});

it('the roster of a personalised course is ordered by date', async () => {
  const course = await aPersonalisedCourse();
  for (const [index, day] of [5, 2, 9].entries()) {
    const { api } = await student({ lastName: `Apellido${index}` });
    const start = instantOf(academyDay(day), '10:00', academy.timeZone);
    const booking = { scheduledDate: start.toISOString(), scheduledTime: '10:00' };
    good(await api.enrol(aBooking(course.id, booking)));
  }
  const names = (await rosterOf(course.id)).map(({ user }) => user?.lastName);
  expect(names).toEqual(['Apellido1', 'Apellido0', 'Apellido2']);
});
