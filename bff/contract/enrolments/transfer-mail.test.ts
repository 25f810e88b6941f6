import { addDays } from 'date-fns';
import { expect, it } from 'vitest';
import { aCourse, anAdmin, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { mailOf, mailScene, settled, text } from '../mail-scene.ts';

const { server, anEnrolment } = await mailScene();

it('another date of a course is told to its student, also if only the place differs, unless staff chooses otherwise', async () => {
  const staff = connectGraphql(server.url, (await anAdmin(server)).token);
  const { member, course, id, startsAt } = await anEnrolment();
  const later = addDays(startsAt, 7);
  const on = (scheduledDate: Date, location: string) =>
    aCourse({ name: course.name, scheduledDate, location });
  const [first, second, third] = [
    await on(later, 'Polígono Sur'),
    await on(later, 'Polígono Este'),
    await on(addDays(later, 7), 'Polígono Sur'),
  ];
  await settled(member, 'enrolled');
  good(await staff.transferEnrolment({ id, courseId: first.id }));
  expect((await settled(member, 'moved')).content?.paragraphs.slice(0, 3)).toEqual([
    `Tu clase del ${text(startsAt)} pasa al ${text(later)}.`,
    'Es en Polígono Sur, ya no en Polígono Norte.',
    `${course.name} · Polígono Sur`,
  ]);
  good(await staff.transferEnrolment({ id, courseId: second.id }));
  expect((await settled(member, 'changed')).content?.paragraphs[1]).toBe(
    'Es en Polígono Este, ya no en Polígono Sur.',
  );
  good(await staff.transferEnrolment({ id, courseId: third.id, isSilent: true }));
  expect((await mailOf(member)).filter(({ _id }) => _id.includes('#moved#'))).toHaveLength(2);
});
