import * as v from 'valibot';
import { isClock } from '../dates/dates.ts';
import { messages } from '../messages.ts';
import { instant } from '../schema.ts';
import { courseFields } from './course.schema.ts';
import { SERIES } from './series.ts';

/** The dates on which a course is repeated, without duplicates. */
export const repeatCourseSchema = v.object({
  scheduledDates: v.pipe(
    v.array(instant(messages.courseDate), messages.seriesDates),
    v.minLength(SERIES.min - 1, messages.seriesDates),
    v.maxLength(SERIES.max - 1, messages.seriesDates),
    v.transform((given) => [...new Set(given.map((date) => new Date(date).toISOString()))].sort()),
  ),
});

const {
  name,
  description,
  location,
  price,
  pointsValue,
  capacity,
  durationMinutes,
  instructorId,
  cluPolicy,
} = courseFields;

/** What may change for several courses at once: fields other than the date, and the time of day. */
const courseChangesSchema = v.partial(
  v.object({
    name,
    description,
    location,
    price,
    pointsValue,
    capacity,
    durationMinutes,
    instructorId,
    cluPolicy,
    startTime: v.pipe(v.string(messages.classTime), v.check(isClock, messages.classTime)),
  }),
);

export const updateCoursesSchema = v.object({
  ids: v.pipe(
    v.array(v.string(messages.invalidInput), messages.seriesCourses),
    v.minLength(1, messages.seriesCourses),
    v.maxLength(SERIES.max, messages.seriesCourses),
    v.transform((given) => [...new Set(given)]),
  ),
  ...courseChangesSchema.entries,
});
