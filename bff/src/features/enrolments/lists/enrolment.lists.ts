import * as v from 'valibot';
import { certifiedDay, courseTitle } from '#domain/certificates/certificate.ts';
import type { Course } from '#domain/courses/course.ts';
import {
  enrolmentFilterSchema,
  filterAt,
  type EnrolmentFilter,
} from '#domain/enrolments/enrolment.filter.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { isRecord } from '#domain/is-record.ts';
import { surnameFirst } from '#domain/users/user-name.ts';
import { asOf, byChange, orderOfList, readChanges, updatedSinceEntry } from '../../../lists/changes.ts';
import { readConnection, type Connection } from '../../../lists/connection.ts';
import { connectionOfRows } from '../../../lists/page-of-rows.ts';
import { pageEntries, type PageInput } from '../../../lists/page.ts';
import { mapBatches, rowBatches } from '../../../lists/row-batches.ts';
import { ofList, type RowOrder } from '../../../lists/row-order.ts';
import { scanConnection } from '../../../lists/scan-connection.ts';
import { staff, signedIn } from '../../../operation/access.ts';
import type { Ctx } from '../../../operation/context.ts';
import { operation } from '../../../operation/operation.ts';
import { viewOfList } from '../../../lists/view-of-list.ts';
import { auditedCourse } from '../../courses/course.audit.ts';
import { coursesById, requireCourse } from '../../courses/course.store.ts';
import { userLoader } from '../../users/user.store.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from '../enrolment.model.ts';
import { LIVE } from '../enrolment.store.ts';
import { orderOf, readingOf, NEWEST_ENROLMENTS } from './enrolment.reading.ts';

const CHANGED_ENROLMENTS = byChange<EnrolmentDocument>(EnrolmentModel);

const MY_ENROLMENTS = ofList(NEWEST_ENROLMENTS, 'myEnrolments');

const ROSTER_ROWS = 1_000;

const MOST = 500;

/** Maximum of one response. A student with more has cancelled nearly all of them. */
export const MAX_LISTED = 500;

export const listEnrolments = operation({
  field: 'Query.enrolments',
  access: staff,
  subject: (_, given) => {
    const usual = orderOf(isRecord(given.filter) ? given.filter : {});
    return orderOfList(given, { usual, changes: CHANGED_ENROLMENTS });
  },
  input: (_, order) =>
    v.object({
      filter: v.nullish(enrolmentFilterSchema, {}),
      ...updatedSinceEntry,
      ...pageEntries<EnrolmentDocument>(order),
    }),
  view: (_, { input }) => viewOfList('enrolment.viewList', 'inscripciones')(input),
  run: ({ ctx, input: { filter, updatedSince, ...page }, subject: order }) =>
    updatedSince
      ? readChanges({ order, updatedSince, now: ctx.now, others: filter, page, toNode: toEnrolment })
      : asOf(ctx.now, readEnrolments({ order, filter: filterAt(ctx.now, filter), page })),
});

type Page = { order: RowOrder<EnrolmentDocument>; filter: EnrolmentFilter; page: PageInput };

const readEnrolments = async ({ filter, ...page }: Page): Promise<Connection<Enrolment>> => {
  const reading = await readingOf(filter);
  const list = { ...page, toNode: toEnrolment };
  if ('rows' in reading) return connectionOfRows({ ...list, ...reading });
  return reading.select ? scanConnection({ ...list, ...reading }) : readConnection({ ...list, ...reading });
};

export const enrolmentBatches = async (given: EnrolmentFilter) => {
  const reading = await readingOf(given);
  if ('rows' in reading) return [reading.rows.map(toEnrolment)];
  const { filter, select } = reading;
  return mapBatches(rowBatches(orderOf(given), filter), async (rows) =>
    (select ? await select(rows) : rows).map(toEnrolment),
  );
};

export const listMyEnrolments = operation({
  field: 'Query.myEnrolments',
  access: signedIn,
  allowsCachedSession: true,
  input: v.object(pageEntries(MY_ENROLMENTS)),
  run: ({ ctx: { actor }, input: page }) =>
    readConnection({
      order: MY_ENROLMENTS,
      filter: { userId: actor.user.id },
      page,
      toNode: toEnrolment,
    }),
});

export const listAllMyEnrolments = operation({
  access: signedIn,
  allowsCachedSession: true,
  run: async ({ ctx: { actor } }): Promise<Enrolment[]> => {
    const documents = await EnrolmentModel.find({ userId: actor.user.id })
      .sort({ createdAt: -1, _id: -1 })
      .limit(MAX_LISTED)
      .lean();
    return documents.map(toEnrolment);
  },
});

export const listRoster = operation({
  field: 'Query.roster',
  access: staff,
  subject: (ctx, { courseId }) => requireCourse(ctx, courseId),
  view: (_, { subject }) => ({ action: 'course.viewRoster', subject: auditedCourse(subject) }),
  run: async ({ ctx, subject: course }): Promise<Enrolment[]> =>
    inRosterOrder(ctx, course, (await findRoster(course.id)).map(toEnrolment)),
});

const findRoster = (courseId: string) =>
  EnrolmentModel.find({
    courseId,
    $or: [{ status: { $in: LIVE } }, { status: 'cancelled', 'cancellation.reason': 'no_show' }],
  })
    .sort({ createdAt: 1, _id: 1 })
    .limit(ROSTER_ROWS)
    .lean();

/** By surname; classes of a personalised course by date, undated last. */
export const inRosterOrder = async (
  ctx: Ctx,
  { courseType }: Pick<Course, 'courseType'>,
  enrolments: readonly Enrolment[],
): Promise<Enrolment[]> => {
  const users = await Promise.all(enrolments.map(({ userId }) => userLoader(ctx).load(userId)));
  const dateOf = ({ startsAt }: Enrolment) =>
    courseType === 'Personalizado' ? (startsAt?.getTime() ?? Infinity) : 0;
  return enrolments
    .map((enrolment, index) => {
      const user = users[index];
      return { enrolment, date: dateOf(enrolment), name: user ? surnameFirst(user) : '' };
    })
    .sort((a, b) => (a.date === b.date ? byText(a.name, b.name) : a.date - b.date))
    .map(({ enrolment }) => enrolment);
};

const byText = new Intl.Collator('es').compare;

type Training = { course: string; day: string; minutes: number };

export const listTraining = async (userId: string): Promise<Training[]> => {
  const enrolments = await EnrolmentModel.find({ userId, status: 'completed' })
    .sort({ completionDate: -1, _id: -1 })
    .limit(MOST)
    .lean();
  const courses = await coursesById(enrolments.map(({ courseId }) => courseId.toString()));
  return enrolments.flatMap(({ startsAt, completionDate, createdAt, personalised }, index) => {
    const course = courses[index];
    if (!course) return [];
    return {
      course: courseTitle(course, personalised?.classType ?? null),
      day: certifiedDay(startsAt ?? completionDate ?? createdAt),
      minutes: course.durationMinutes,
    };
  });
};
