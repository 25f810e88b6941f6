import { licenceOn } from '#domain/users/licence.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { academyDay } from '../builders.ts';
import { isNaiveMatch } from '../random-users.ts';
import { listCase, stored, type Criteria, type Row } from './list-case.ts';
import { changesOf, dayOf, isPast, isWithin, licenceOfUser, NEWEST, type Document } from './list-rows.ts';

export type Joined = Row & {
  enrolment: Document;
  student: Partial<Document>;
  course: Partial<Document>;
  /** The account is in favour of the student. */
  hasCredit: boolean;
};

const byId = async (model: { collection: unknown }) =>
  new Map((await stored(model, { _id: 1 })).map((document) => [document.id, document]));

export const joined = async (sort: object): Promise<Joined[]> => {
  const [students, all] = [await byId(UserModel), await byId(CourseModel)];
  const entries = await stored(MoneyEntryModel, { seq: 1 });
  const balances = new Map(entries.map(({ userId, balance }) => [String(userId), Number(balance)]));
  return (await stored(EnrolmentModel, sort)).map((enrolment) => ({
    id: enrolment.id,
    enrolment,
    student: students.get(String(enrolment.userId)) ?? {},
    course: all.get(String(enrolment.courseId)) ?? {},
    hasCredit: (balances.get(String(enrolment.userId)) ?? 0) < 0,
  }));
};

const reasonOf = ({ enrolment }: Joined) => (enrolment.cancellation as { reason?: string } | null)?.reason;

const startOf = ({ enrolment }: Joined) => Number(enrolment.startsAt);

export const surnameFirst = ({ student }: Joined) =>
  `${String(student.lastName)}, ${String(student.firstName)}`;
const instructorOf = ({ enrolment, course }: Joined) =>
  enrolment.instructorId ?? (enrolment.instructorName ? null : course.instructorId);

export const enrolments = listCase<Joined>({
  nested: 'filter',
  rows: () => joined(NEWEST),
  values: ({ courseId, userId, instructorId }) => ({
    status: ['pending', 'cancelled'],
    courseType: ['Grupal', 'Personalizado'],
    courseId: [courseId],
    userId: [userId],
    instructorId: [instructorId],
    from: [academyDay(2)],
    to: [academyDay(3)],
    search: ['ñandú'],
    licence: ['missing', 'expires_30'],
    unattended: [true],
    cancellationReason: ['student', 'no_show'],
    paidAfterRelease: [true],
  }),
  alone: changesOf(EnrolmentModel),
  means: (
    row,
    { status, courseType, courseId, userId, instructorId, search, licence, ...others }: Criteria,
  ) => {
    const { cancellationReason: reason, unattended, paidAfterRelease, ...days } = others;
    return (
      (!paidAfterRelease || (reasonOf(row) === 'unpaid' && row.hasCredit)) &&
      (!unattended || (row.enrolment.status === 'pending' && isPast(row.enrolment.startsAt))) &&
      (!status || row.enrolment.status === status) &&
      (!courseType || row.enrolment.courseType === courseType) &&
      (!courseId || String(row.enrolment.courseId) === courseId) &&
      (!userId || String(row.enrolment.userId) === userId) &&
      (!instructorId || instructorOf(row) === instructorId) &&
      (!search || isNaiveMatch(String(row.student.searchText ?? ''), String(search))) &&
      (!licence ||
        licenceOn(dayOf(row.enrolment.startsAt) || '0000-01-01', licenceOfUser(row.student)) === licence) &&
      (!reason || reasonOf(row) === reason) &&
      isWithin(row.enrolment.startsAt ?? null, days)
    );
  },
  order: (rows, { from, to }) =>
    from || to ? rows.sort((a, b) => startOf(a) - startOf(b) || (a.id < b.id ? -1 : 1)) : rows,
});
