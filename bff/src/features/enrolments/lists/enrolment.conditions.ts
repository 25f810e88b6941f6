import { Types } from 'mongoose';
import { hasBegun } from '#domain/enrolments/attendance.ts';
import type { EnrolmentFilter } from '#domain/enrolments/enrolment.filter.ts';
import { windowOf } from '../../../lists/day-window.ts';
import { toId } from '../../../operation/input.ts';
import { coursesById, listCourseIdsOf } from '../../courses/course.store.ts';
import { listMatches, listMatchesAmong, listPhoneMatches } from '../../users/user.search.ts';
import { usersById } from '../../users/user.store.ts';
import { latePaymentsSearched } from '../enrolment.facts.ts';
import { licenceAt, NO_LICENCE } from '../enrolment.rules.ts';
import type { EnrolmentDocument } from '../enrolment.model.ts';

type Rows = EnrolmentDocument[];

export type Condition = {
  /** Index queries that together find every matching row; null if no index does. */
  filters: object[] | null;
  isInOrder: boolean;
  select: (rows: Rows) => Rows | Promise<Rows>;
};

const MAX_IDS = 1_000;

const among = (ids: readonly string[]) => ({ $in: ids.map((id) => new Types.ObjectId(id)) });

const distinct = (rows: Rows, field: 'userId' | 'courseId') => [
  ...new Set(rows.map((row) => row[field].toString())),
];

const equal = <Name extends 'userId' | 'courseId' | 'status'>(
  name: Name,
  value: EnrolmentDocument[Name] | null,
): Condition => ({
  filters: [{ [name]: value }],
  isInOrder: true,
  select: (rows) => rows.filter((row) => String(row[name]) === String(value)),
});

const ofId = (name: 'userId' | 'courseId', given: string) => {
  const id = toId(given);
  return equal(name, id === null ? null : new Types.ObjectId(id));
};

const ofDays = (days: Pick<EnrolmentFilter, 'from' | 'to'>): Condition => {
  const startsAt = windowOf(days.from, days.to);
  const isWithin = (at: Date | null) => at !== null && at >= startsAt.$gte && at < startsAt.$lt;
  return {
    filters: [{ startsAt }],
    isInOrder: true,
    select: (rows) => rows.filter((row) => isWithin(row.startsAt)),
  };
};

const ofUnattended = (now: Date): Condition => ({
  filters: [{ status: 'pending', startsAt: { $lte: now } }],
  isInOrder: false,
  select: (rows) => rows.filter(({ status, startsAt }) => status === 'pending' && hasBegun(startsAt, now)),
});

const ofCourseType = (courseType: NonNullable<EnrolmentFilter['courseType']>): Condition => ({
  filters: [{ courseType }],
  isInOrder: false,
  select: (rows) => rows.filter((row) => row.courseType === courseType),
});

const ofSearch = async (search: string): Promise<Condition> => {
  const ids = (await listPhoneMatches(search)) ?? (await listMatches(search, MAX_IDS));
  const known = ids && new Set(ids);
  return {
    filters: ids && [{ userId: among(ids) }],
    isInOrder: false,
    select: async (rows) => {
      const matches = known ?? new Set(await listMatchesAmong(search, distinct(rows, 'userId')));
      return rows.filter((row) => matches.has(row.userId.toString()));
    },
  };
};

/** The instructor of an enrolment is its own, or that of its course. */
const ofInstructor = async (given: string): Promise<Condition> => {
  const instructorId = toId(given) ?? given;
  const courseIds = await listCourseIdsOf(instructorId, MAX_IDS);
  const known = courseIds && new Set(courseIds);
  const listAmong = async (ids: string[]) =>
    (await coursesById(ids)).flatMap((course) => (course?.instructorId === instructorId ? course.id : []));
  return {
    filters: courseIds && [
      { instructorId },
      ...(courseIds.length > 0 ? [{ courseId: among(courseIds) }] : []),
    ],
    isInOrder: courseIds?.length === 0,
    select: async (rows) => {
      const courses = known ?? new Set(await listAmong(distinct(rows, 'courseId')));
      return rows.filter(({ instructorId: own, instructorName, courseId }) =>
        (own ?? instructorName) ? own === instructorId : courses.has(courseId.toString()),
      );
    },
  };
};

const ofLicence = (licence: NonNullable<EnrolmentFilter['licence']>): Condition => ({
  filters: null,
  isInOrder: false,
  select: async (rows) => {
    const ids = distinct(rows, 'userId');
    const users = await usersById(ids);
    const byId = new Map(ids.map((id, index) => [id, users[index] ?? NO_LICENCE]));
    return rows.filter(
      ({ userId, startsAt }) => licenceAt(startsAt, byId.get(userId.toString()) ?? NO_LICENCE) === licence,
    );
  },
});

const ofReason = (reason: NonNullable<EnrolmentFilter['cancellationReason']>): Condition => ({
  filters: null,
  isInOrder: false,
  select: (rows) => rows.filter(({ cancellation }) => cancellation?.reason === reason),
});

const ofPaidAfterRelease = (): Condition => ({
  filters: [{ 'cancellation.reason': 'unpaid' }],
  isInOrder: false,
  select: async (rows) => (await latePaymentsSearched(rows)).flat(),
});

/** The conditions of a filter. Days come first, because they define the order. */
export const conditionsOf = (filter: EnrolmentFilter): Promise<Condition[]> => {
  const {
    status,
    courseType,
    courseId,
    userId,
    instructorId,
    from,
    to,
    search,
    licence,
    cancellationReason,
    unattendedAt,
    paidAfterRelease: isPaidLate,
  } = filter;
  return Promise.all([
    ...(from || to ? [ofDays({ from, to })] : []),
    ...(userId ? [ofId('userId', userId)] : []),
    ...(courseId ? [ofId('courseId', courseId)] : []),
    ...(instructorId ? [ofInstructor(instructorId)] : []),
    ...(isPaidLate ? [ofPaidAfterRelease()] : []),
    ...(unattendedAt ? [ofUnattended(unattendedAt)] : []),
    ...(status ? [equal('status', status)] : []),
    ...(search ? [ofSearch(search)] : []),
    ...(courseType ? [ofCourseType(courseType)] : []),
    ...(licence ? [ofLicence(licence)] : []),
    ...(cancellationReason ? [equal('status', 'cancelled'), ofReason(cancellationReason)] : []),
  ]);
};
