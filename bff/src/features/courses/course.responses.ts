import * as v from 'valibot';
import { COURSE_TYPES } from '#domain/courses/course.schema.ts';
import { named, picker, restId, restInstant } from '../../rest/response-schemas.ts';

const entries = {
  id: restId,
  name: v.string(),
  description: v.string(),
  location: v.string(),
  courseType: v.picklist(COURSE_TYPES),
  scheduledDate: v.nullable(restInstant),
  price: v.number(),
  pointsValue: v.pipe(v.number(), v.integer()),
  isActive: v.boolean(),
};

export const courseResponse = named('Course', entries);

export const toRestCourse = picker(entries);

export const courseExample: v.InferInput<typeof courseResponse> = {
  id: '65f000000000000000000001',
  name: 'Tiro defensivo I',
  description: 'Desenfunde y recarga. Se entrena de a dos.',
  location: 'Polígono Norte',
  courseType: 'Grupal',
  scheduledDate: '2035-03-10T13:00:00.000Z',
  price: 45_000,
  pointsValue: 50,
  isActive: true,
};

export const personalisedCourseExample: v.InferInput<typeof courseResponse> = {
  id: '65f000000000000000000002',
  name: 'Clase personalizada',
  description: 'Una hora con un instructor.',
  location: 'Polígono Norte',
  courseType: 'Personalizado',
  scheduledDate: null,
  price: 60_000,
  pointsValue: 20,
  isActive: true,
};
