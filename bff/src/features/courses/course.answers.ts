import * as v from 'valibot';
import { COURSE_TYPES } from '#domain/courses/course.schema.ts';
import { idAnswer, instantAnswer, named } from '../../rest/answers.ts';

export const courseAnswer = named('Course', {
  id: idAnswer,
  name: v.string(),
  description: v.string(),
  location: v.string(),
  courseType: v.picklist(COURSE_TYPES),
  scheduledDate: v.nullable(instantAnswer),
  price: v.number(),
  pointsValue: v.pipe(v.number(), v.integer()),
  isActive: v.boolean(),
});
