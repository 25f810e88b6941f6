import { Types } from 'mongoose';
import * as v from 'valibot';
import { enrolmentFilterSchema, type EnrolmentFilter } from '#domain/enrolments/enrolment.filter.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import { admin } from '../../../operation/access.ts';
import { byChange, orderOfList, readChanges, updatedSinceEntry } from '../../../lists/changes.ts';
import { readConnection, type Connection } from '../../../lists/connection.ts';
import type { Ctx } from '../../../operation/context.ts';
import { windowOf } from '../../../lists/day-window.ts';
import { isRecord, toId } from '../../../operation/input.ts';
import { operation } from '../../../operation/operation.ts';
import { pageEntries, type PageInput } from '../../../lists/page.ts';
import { rowOrder, type RowOrder } from '../../../lists/row-order.ts';
import { scanConnection } from '../../../lists/scan-connection.ts';
import { findUserPage } from '../../users/user.pages.ts';
import { userLoader } from '../../users/user.store.ts';
import { licenceAt, NO_LICENCE } from '../enrolment.licence.ts';
import { NEWEST_ENROLMENTS } from './enrolment.lists.ts';
import { EnrolmentModel, toEnrolment, type EnrolmentDocument } from '../enrolment.model.ts';

const BY_CLASS = rowOrder<EnrolmentDocument>(EnrolmentModel, { startsAt: 1, _id: 1 });

const CHANGED_ENROLMENTS = byChange<EnrolmentDocument>(EnrolmentModel);

/** Students that a search may mean: those who have signed up last, where it finds more. */
const MAX_STUDENTS = 100;

const isOfDays = ({ from, to }: Pick<EnrolmentFilter, 'from' | 'to'>) => Boolean(from ?? to);

/** Newest first; of some days, in the order of the classes. */
export const orderOf = (filter: Pick<EnrolmentFilter, 'from' | 'to'>) =>
  isOfDays(filter) ? BY_CLASS : NEWEST_ENROLMENTS;

/** How the enrolments of a filter are found: by what an index answers and, where that is not all, a test of the rows. */
export const readingOf = async (ctx: Ctx, given: EnrolmentFilter) => {
  const [indexed, ...others] = await conditionsOf(ctx, given);
  const filter = indexed?.filter ?? {};
  if (others.length === 0) return { filter, keep: null };
  const keep = async (rows: EnrolmentDocument[]) => {
    const isKept = await Promise.all(
      rows.map(async (row) => (await Promise.all(others.map(({ test }) => test(row)))).every(Boolean)),
    );
    return rows.filter((_, index) => isKept[index]);
  };
  return { filter, keep };
};

type Page = { order: RowOrder<EnrolmentDocument>; filter: EnrolmentFilter; page: PageInput };

const readEnrolments = async (ctx: Ctx, { filter: given, ...page }: Page): Promise<Connection<Enrolment>> => {
  const { filter, keep } = await readingOf(ctx, given);
  const reading = { ...page, filter, toNode: toEnrolment };
  return keep ? scanConnection({ ...reading, keep }) : readConnection(reading);
};

/** All enrolments, newest first; of some days, in the order of the classes; or in the order of their changes. */
export const listEnrolments = operation({
  access: admin,
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
  run: ({ ctx, input: { filter, updatedSince, ...page }, subject: order }) =>
    updatedSince
      ? readChanges({ order, updatedSince, now: ctx.now, others: filter, page, toNode: toEnrolment })
      : readEnrolments(ctx, { order, filter, page }),
});

type Condition = {
  /** What an index answers in the order of the list. */
  filter: object;
  test: (row: EnrolmentDocument) => boolean | Promise<boolean>;
};

/** The first is asked of the database, the others of the rows that it finds. */
const conditionsOf = async (ctx: Ctx, filter: EnrolmentFilter): Promise<Condition[]> => {
  const { status, courseType, courseId, userId, instructorId, from, to, search, licence } = filter;
  const students = search ? await studentsOf(search) : [];
  const isStudent = new Set(students.map(String));
  const days = windowOf(from, to);
  const given: (Condition | false)[] = [
    // The order is theirs, so they come first.
    isOfDays(filter) && { filter: { startsAt: days }, test: () => true },
    Boolean(search) && {
      filter: { userId: { $in: students } },
      test: (row) => isStudent.has(String(row.userId)),
    },
    Boolean(userId) && {
      filter: { userId: toId(userId) },
      test: (row) => String(row.userId) === toId(userId),
    },
    Boolean(courseId) && {
      filter: { courseId: toId(courseId) },
      test: (row) => String(row.courseId) === toId(courseId),
    },
    Boolean(instructorId) && { filter: { instructorId }, test: (row) => row.instructorId === instructorId },
    Boolean(status) && { filter: { status }, test: (row) => row.status === status },
  ];
  const tested: Condition['test'][] = [
    ...(courseType ? [(row: EnrolmentDocument) => row.courseType === courseType] : []),
    ...(licence ? [async (row: EnrolmentDocument) => (await licenceOf(ctx, row)) === licence] : []),
  ];
  const indexed = given.filter((condition) => condition !== false);
  const first = indexed.length > 0 ? [] : [{ filter: {}, test: () => true }];
  return [...first, ...indexed, ...tested.map((test) => ({ filter: {}, test }))];
};

const licenceOf = async (ctx: Ctx, { userId, startsAt }: EnrolmentDocument) =>
  licenceAt(startsAt, (await userLoader(ctx).load(userId.toString())) ?? NO_LICENCE);

const studentsOf = async (search: string) => {
  const { nodes } = await findUserPage({ search, role: null }, { first: MAX_STUDENTS });
  return nodes.map(({ id }) => new Types.ObjectId(id));
};
