import { addDays } from 'date-fns';
import { beforeAll, expect, it } from 'vitest';
import { aCourse, aStudent, academyDay, anAdmin, good, type Member } from './builders.ts';
import { connectGraphql } from './drivers/graphql.ts';
import { useTestServer } from './harness.ts';

const server = useTestServer();
let admin: Member;
const staff = () => connectGraphql(server.url, admin.token);
const student = () => aStudent({ url: server.url, connect: connectGraphql });

beforeAll(async () => {
  admin = await anAdmin({ url: server.url, connect: connectGraphql });
});

it('reports count the places of courses that take place, not of those that were called off', async () => {
  const scheduledDate = addDays(new Date(), 800);
  const month = academyDay(800).slice(0, 7);
  const [open, hidden, empty, cancelled] = [
    await aCourse({ scheduledDate, capacity: 3 }),
    await aCourse({ scheduledDate, capacity: 5 }),
    await aCourse({ scheduledDate, capacity: 7 }),
    await aCourse({ scheduledDate, capacity: 11 }),
  ];
  const member = await student();
  const enrolIn = async ({ id }: { id: string }) => good(await member.api.enrol({ courseId: id })).id;
  const [completed, called] = [await enrolIn(hidden), await enrolIn(cancelled)];
  await enrolIn(open);
  good(await staff().confirmEnrolments({ ids: [completed, called] }));
  good(await staff().completeEnrolments({ ids: [completed] }));
  for (const { id } of [hidden, empty, cancelled]) good(await staff().deactivateCourse({ id }));
  const [report] = good(await staff().reports({ fromMonth: month, toMonth: month }));
  expect(report?.occupancy).toEqual({ courses: 2, places: 8, taken: 2 });
});
