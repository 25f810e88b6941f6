import { addDays } from 'date-fns';
import { Types } from 'mongoose';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { licenceOn } from '#domain/users/licence.ts';
import { searchFields } from '#domain/users/user.search.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { storedCourse } from '../../src/features/courses/course.store.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { academyDay, anInstructor } from '../builders.ts';
import { enrolmentRow } from '../enrolment-rows.ts';
import { insertMany } from '../insert-many.ts';
import { isNaiveMatch, randomFrom, randomUser } from '../random-users.ts';

const STUDENTS = 1_450;
/** So many students have one enrolment each, the others five. */
const ONCE = 1_000;
/** More than are looked up before the enrolments. */
const COURSES_OF_BUSY = 1_010;

type Instructors = { assigned: string; ofCourse: string; busy: string };

/** The filters of the list of enrolments. */
export type Filter = {
  search?: string;
  status?: string;
  licence?: string;
  courseType?: string;
  course?: 'ofCourse' | 'none';
  instructor?: keyof Instructors;
  from?: string;
  to?: string;
};

const random = randomFrom(11);

const studentAt = (index: number) => {
  const user = {
    ...randomUser(random, index),
    firstName: index < 1_300 ? 'Prueba' : 'Otra',
    lastName: index < ONCE ? 'Exacta' : 'Repetida',
    email: `${index < 120 ? 'buscada' : 'persona'}.${index}@example.org`,
  };
  const cluExpiration = academyDay(5);
  const licence = index % 3 === 0 ? { clu: 'X', cluExpiration, licenceUntil: cluExpiration } : {};
  return { ...user, ...searchFields(user), ...licence };
};

const courseWith = (instructorId: string | null) => ({
  _id: new Types.ObjectId(),
  ...storedCourse({
    name: 'Curso',
    description: 'Curso',
    location: 'Polígono',
    courseType: 'Grupal' as const,
    scheduledDate: null,
    price: 1,
    pointsValue: 0,
    isActive: true,
  }),
  instructorId,
});

type Course = ReturnType<typeof courseWith>;
type Student = ReturnType<typeof studentAt>;

const instructorAt = (at: number, { assigned }: Instructors) => {
  if (at % 11 === 0) return { instructorId: assigned, instructorName: 'Marta Ruiz' };
  return at % 13 === 0 ? { instructorName: 'Alguien de afuera' } : {};
};

type Place = { at: number; student: Student; course: Course; instructors: Instructors };

const rowAt = ({ at, student, course, instructors }: Place) => ({
  student,
  course,
  enrolment: enrolmentRow({
    userId: student._id,
    courseId: course._id,
    slotKey: `test:${at}`,
    // Threes of one instant, so that the order needs its second key.
    createdAt: new Date(Date.UTC(2025, 0, 1) + Math.floor(at / 3) * 1_000),
    startsAt: addDays(new Date(), (at % 40) - 20),
    status: at % 7 === 0 ? 'pending' : 'confirmed',
    ...instructorAt(at, instructors),
  }),
});

type Row = ReturnType<typeof rowAt>;

const dayOf = ({ enrolment: { startsAt } }: Row) => dayIn(startsAt ?? new Date(), academy.timeZone);

/** 3,250 enrolments of 1,450 students, and what a filter means among them, in its plainest form. */
export const storeEnrolments = async () => {
  const instructors: Instructors = {
    assigned: (await anInstructor({ name: 'Marta Ruiz' })).id,
    ofCourse: (await anInstructor({ name: 'Inés del Curso' })).id,
    busy: (await anInstructor({ name: 'Aldo de Muchos' })).id,
  };
  const students = Array.from({ length: STUDENTS }, (_, index) => studentAt(index));
  const courses = { ofCourse: courseWith(instructors.ofCourse), none: courseWith(null) };
  const ofBusy = Array.from({ length: COURSES_OF_BUSY }, () => courseWith(instructors.busy));
  const courseAt = (at: number) => {
    if (at % 3 === 0) return ofBusy[at % COURSES_OF_BUSY] ?? courses.none;
    return at % 3 === 1 ? courses.ofCourse : courses.none;
  };
  const rows = students.flatMap((student, index) =>
    Array.from({ length: index < ONCE ? 1 : 5 }, (_, turn) => {
      const at = index * 5 + turn;
      return rowAt({ at, student, course: courseAt(at), instructors });
    }),
  );
  await insertMany(UserModel, students);
  await insertMany(CourseModel, [courses.ofCourse, courses.none, ...ofBusy]);
  await insertMany(
    EnrolmentModel,
    rows.map(({ enrolment }) => enrolment),
  );

  const instructorOf = ({ enrolment: { instructorId, instructorName }, course }: Row) =>
    instructorId ?? (instructorName === null ? course.instructorId : null);

  const isMeant = (row: Row, filter: Filter) => {
    const { search, status, licence, courseType, course, instructor, from, to } = filter;
    return (
      (!search || isNaiveMatch(row.student.searchText, search)) &&
      (!status || row.enrolment.status === status) &&
      (!licence || licenceOn(dayOf(row), row.student) === licence) &&
      (!courseType || row.enrolment.courseType === courseType) &&
      (!course || row.course === courses[course]) &&
      (!instructor || instructorOf(row) === instructors[instructor]) &&
      (!from || dayOf(row) >= from) &&
      (!to || dayOf(row) <= to)
    );
  };

  return {
    /** The filter as it is sent. */
    sent: ({ course, instructor, ...filter }: Filter) => ({
      ...filter,
      ...(course ? { courseId: String(courses[course]._id) } : {}),
      ...(instructor ? { instructorId: instructors[instructor] } : {}),
    }),
    /** The ids that it means, newest first; of some days, in the order of the classes. */
    expectedIds: (filter: Filter) => {
      const isOfDays = Boolean(filter.from ?? filter.to);
      const sign = isOfDays ? 1 : -1;
      const timeOf = ({ enrolment: { startsAt, createdAt } }: Row) => Number(isOfDays ? startsAt : createdAt);
      const idOf = ({ enrolment }: Row) => String(enrolment._id);
      return rows
        .filter((row) => isMeant(row, filter))
        .sort((a, b) => sign * (timeOf(a) - timeOf(b) || (idOf(a) < idOf(b) ? -1 : 1)))
        .map(idOf);
    },
  };
};
