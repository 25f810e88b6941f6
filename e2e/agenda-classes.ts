import type { Locator, Page } from 'playwright-core';
import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { aBooking, academyDay, aPersonalisedCourse, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import type { TestServer } from '../bff/contract/harness.ts';
import { anOpenWeek } from '../bff/contract/schedule-builders.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { EnrolmentModel } from '../bff/src/features/enrolments/enrolment.model.ts';
import { InstructorModel } from '../bff/src/features/instructors/instructor.model.ts';
import { aStudent } from './accounts.ts';

export const DAY = academyDay(6);
export const LOCATION = 'Polígono Norte';
const LANES = ['1', '2', '3'].map((id) => ({ id, name: `Línea ${id}`, location: LOCATION, isActive: true }));
export const at = (clock: string) => instantOf(DAY, clock, academy.timeZone);

const removeClasses = async () => {
  await Promise.all([EnrolmentModel.deleteMany(), InstructorModel.deleteMany()]);
  await CourseModel.deleteMany();
};

/** Classes of an hour at these times, each in the first lane that is free, and the token of the desk. */
export const withClasses = async (server: TestServer, clocks: Record<string, string>) => {
  await removeClasses();
  await anOpenWeek({ policy: 'enforce', lanes: LANES });
  const { id: courseId } = await aPersonalisedCourse({ location: LOCATION, durationMinutes: 60 });
  const ids: Record<string, string> = {};
  for (const [lastName, clock] of Object.entries(clocks)) {
    const { token } = await aStudent(server, { lastName });
    const api = connectGraphql(server.url, token);
    const times = { scheduledDate: at(clock).toISOString(), scheduledTime: clock };
    ids[lastName] = good(await api.enrol(aBooking(courseId, times))).id;
  }
  const { token } = await aStudent(server, { staffRole: 'desk' });
  return { token, ids };
};

export const columnOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

const centre = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('Not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
};

const HOUR_PX = 52;

/** Drags a class by its card. */
export const drag = async (
  page: Page,
  name: string,
  { column, hours }: { column: string; hours: number },
) => {
  const from = await centre(page.getByRole('listitem').filter({ hasText: name }));
  const to = await centre(columnOf(page, column));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.move(to.x, from.y + hours * HOUR_PX, { steps: 5 });
  await page.mouse.up();
};
