import type { Course } from '#domain/courses/course.ts';
import { pick } from '#domain/pick.ts';
import { toCourse, type CourseDocument } from './course.model.ts';

type Copied = 'copied' | 'own';

/** Whether a copy of a course takes the field, or has its own. What hangs on a course is in course-copies.test.ts. */
const COURSE = {
  id: 'own',
  name: 'copied',
  description: 'copied',
  location: 'copied',
  courseType: 'copied',
  scheduledDate: 'own',
  price: 'copied',
  pointsValue: 'copied',
  isActive: 'own',
  capacity: 'copied',
  durationMinutes: 'copied',
  instructorId: 'copied',
  cluPolicy: 'copied',
  offerHours: 'copied',
  depositPercent: 'copied',
  issuesCertificate: 'copied',
  laneId: 'own',
  callOff: 'own',
  seriesId: 'own',
  revision: 'own',
  updatedAt: 'own',
  placesTaken: 'own',
  waitingCount: 'own',
} as const satisfies Record<keyof Course, Copied>;

type CopiedName = {
  [Name in keyof Course]: (typeof COURSE)[Name] extends 'copied' ? Name : never;
}[keyof Course];

const COPIED_NAMES = Object.entries(COURSE).flatMap(([name, copied]) =>
  copied === 'copied' ? (name as CopiedName) : [],
);

/** The copy is active from the start, and has a date and a series of its own. */
export const copyOf = (original: CourseDocument) => ({
  ...pick(toCourse(original), COPIED_NAMES),
  isActive: true,
});
