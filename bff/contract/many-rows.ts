import { Types } from 'mongoose';
import { storedCourse } from '../src/features/courses/course.store.ts';
import { CourseModel } from '../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../src/features/enrolments/enrolment.model.ts';
import { startFields } from '../src/features/enrolments/enrolment.fields.ts';
import { PointsEntryModel } from '../src/features/points/points-entry.model.ts';
import { ReferralModel } from '../src/features/referrals/referral.model.ts';
import { UserModel } from '../src/features/users/user.model.ts';
import { enrolmentRow } from './enrolment-rows.ts';
import { insertMany } from './insert-many.ts';
import { randomFrom, randomUser } from './random-users.ts';

const SEED = 7;
const DAY_MS = 86_400_000;
const STATUSES = ['pending', 'confirmed', 'completed', 'completed', 'cancelled'] as const;

/** An id as old as what it names. */
const idOf = (index: number, time: Date) => {
  const seconds = Math.floor(time.getTime() / 1_000)
    .toString(16)
    .padStart(8, '0');
  return new Types.ObjectId(seconds + index.toString(16).padStart(16, '0'));
};

const courseAt = (index: number) => ({
  _id: new Types.ObjectId(),
  ...storedCourse({
    name: `Curso ${index}`,
    description: 'Desenfunde, empuñadura y desplazamientos con tiro a distancias distintas. '.repeat(3),
    location: 'Polígono Norte',
    courseType: index % 10 === 0 ? ('Personalizado' as const) : ('Grupal' as const),
    scheduledDate: index % 10 === 0 ? null : new Date(Date.now() + index * DAY_MS),
    price: 48_000,
    pointsValue: 100,
    isActive: index % 5 !== 0,
  }),
  updatedAt: new Date(),
});

type StoredCourse = ReturnType<typeof courseAt>;

const enrolmentAt = (index: number, userId: Types.ObjectId, course: StoredCourse) =>
  enrolmentRow({
    userId,
    courseId: course._id,
    createdAt: new Date(Date.now() - index * 60_000),
    status: STATUSES[index % STATUSES.length] ?? 'pending',
    ...startFields(course.scheduledDate),
  });

const entryAt = (seq: number, userId: Types.ObjectId) => {
  const createdAt = new Date(Date.now() - DAY_MS);
  return {
    _id: idOf(seq * 0x1_0000_0000 + (Number.parseInt(String(userId).slice(-6), 16) % 0xffffff), createdAt),
    userId,
    seq,
    type: 'earn' as const,
    delta: 100,
    balance: seq * 100,
    sourceKey: `test:${userId.toString()}:${seq}`,
    description: 'Curso completado',
    enrolmentId: null,
    createdAt,
  };
};

const referralAt = (index: number, referrerId: Types.ObjectId) => ({
  _id: new Types.ObjectId(),
  referrerId,
  referredEmail: `amiga-${index}@example.org`,
  status: 'pending' as const,
  createdAt: new Date(Date.now() - index * 1_000),
});

type Numbers = { users: number; courses: number; enrolments: number; ofStudent: number };

const range = (length: number) => Array.from({ length }, (_, index) => index);

/** An academy of many years; one student has much more of everything than others. */
export const storeManyRows = async (
  studentId: string,
  { users, courses, enrolments, ofStudent }: Numbers,
) => {
  const random = randomFrom(SEED);
  const student = new Types.ObjectId(studentId);
  const storedUsers = range(users).map((index) => randomUser(random, index));
  const storedCourses = range(courses).map(courseAt);
  const owner = (index: number) =>
    index < ofStudent ? student : (storedUsers[index % users]?._id ?? student);
  const course = (index: number) =>
    storedCourses[(index + Math.floor(index / users)) % courses] ?? courseAt(index);
  await insertMany(UserModel, storedUsers);
  await insertMany(CourseModel, storedCourses);
  await insertMany(
    EnrolmentModel,
    range(enrolments).map((index) => ({
      ...enrolmentAt(index, owner(index), course(index)),
      // A student has few future ones.
      ...(index < ofStudent && index % STATUSES.length < 2
        ? { status: 'cancelled', slotKey: `x${index}` }
        : {}),
    })),
  );
  const ownEntries = range(ofStudent).map((index) => entryAt(index + 1, student));
  await insertMany(PointsEntryModel, [
    ...ownEntries,
    ...storedUsers.slice(0, 5_000).map(({ _id }) => entryAt(1, _id)),
  ]);
  await insertMany(
    ReferralModel,
    range(ofStudent).map((index) => referralAt(index, student)),
  );
};
