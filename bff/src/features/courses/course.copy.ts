import type { Course } from '#domain/courses/course.ts';
import { copiedNames, pick, type Copied } from '#domain/pick.ts';
import { toCourse, type CourseDocument } from './course.model.ts';

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

const COPIED_NAMES = copiedNames(COURSE);

/** The copy is active from the start, and has a date and a series of its own. */
export const copyOf = (original: CourseDocument) => ({
  ...pick(toCourse(original), COPIED_NAMES),
  isActive: true,
});
