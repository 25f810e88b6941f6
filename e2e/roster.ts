import { academy } from '#domain/academy.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { aCourse, academyDay, good } from '../bff/contract/builders.ts';
import { connectGraphql } from '../bff/contract/drivers/graphql.ts';
import type { TestServer } from '../bff/contract/harness.ts';
import { CourseModel } from '../bff/src/features/courses/course.model.ts';
import { EnrolmentModel } from '../bff/src/features/enrolments/enrolment.model.ts';
import { aStudent } from './accounts.ts';

const HOUR_MS = 3_600_000;
/** Not of the sheet to print. */
export const ROW = '[role=table] tbody tr';

export const at = (day: number, clock: string) => instantOf(academyDay(day), clock, academy.timeZone);

/** A course of this morning with confirmed students. */
export const aRoster = async (
  server: TestServer,
  count: number,
  status: 'pending' | 'confirmed' = 'confirmed',
) => {
  const course = await aCourse({ name: 'Tiro Defensivo Nivel I', scheduledDate: at(1, '09:00') });
  const ids = [];
  for (let index = 0; index < count; index += 1) {
    const { token } = await aStudent(server, {
      lastName: `Apellido${String(index).padStart(2, '0')}`,
      phone: `+54 9 11 4300-10${String(index).padStart(2, '0')}`,
    });
    ids.push(good(await connectGraphql(server.url, token).enrol({ courseId: course.id })).id);
  }
  const startsAt = new Date(Date.now() - 3 * HOUR_MS);
  await CourseModel.updateOne({ _id: course.id }, { $set: { scheduledDate: startsAt } });
  await EnrolmentModel.updateMany({ courseId: course.id }, { $set: { status, startsAt } });
  return { course, ids };
};
