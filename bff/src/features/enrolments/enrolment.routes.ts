import * as v from 'valibot';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import type { Ctx } from '../../operation/context.ts';
import { del, get, post, put, tagged } from '../../rest/route.ts';
import { courseExample, personalisedCourseExample, toRestCourse } from '../courses/course.responses.ts';
import { courseOfEnrolment } from '../courses/course.store.ts';
import {
  enrolmentExample,
  enrolmentFields,
  enrolmentResponse,
  enrolmentBodies,
} from './enrolment.responses.ts';
import { listAllMyEnrolments, listMyEnrolments } from './lists/enrolment.lists.ts';
import { transferEnrolment } from './transfer.operations.ts';
import { enrol } from './enrol.operations.ts';
import { cancelEnrolment, getEnrolment, updateEnrolment } from './enrolment.operations.ts';

const withCourse = async (ctx: Ctx, enrolment: Enrolment) => {
  const course = toRestCourse(await courseOfEnrolment(ctx, enrolment));
  return {
    ...enrolmentFields(enrolment),
    course,
    courses: course,
    courseName: course.name,
    courseDate: course.scheduledDate,
  };
};

const booking = {
  courseId: personalisedCourseExample.id,
  scheduledDate: '2035-03-10T13:30:00Z',
  scheduledTime: '10:30',
  hasWeaponAmmo: false,
  weapons: ['carabina-9mm'],
  ammoBoxes: [{ caliber: '9mm', quantity: 2 }],
  classType: 'sport',
};

const ownWeapon = {
  courseId: personalisedCourseExample.id,
  scheduledDate: '2035-03-10T15:00:00Z',
  scheduledTime: '12:00',
  hasWeaponAmmo: true,
  weapons: ['pistola-9mm'],
  classType: 'defensive',
};

const ENROLMENTS = {
  name: 'Enrolments',
  description: "Group courses and personalised classes of one's own.",
};

export const enrolmentRoutes = tagged(ENROLMENTS, [
  post('/api/courses/enroll', enrol, {
    summary: 'Enrol in a course or book a class',
    status: 201,
    accepts: enrolmentBodies,
    examples: {
      'group course': { courseId: courseExample.id },
      'personalised class': booking,
      'own weapon': ownWeapon,
    },
    errors: ['NOT_FOUND', 'CONFLICT'],
    body: withCourse,
    response: enrolmentResponse,
    example: enrolmentExample,
  }),
  get('/api/courses/enrollments/me', listAllMyEnrolments, {
    summary: 'List own enrolments',
    description: "The signed-in user's enrolments, newest first.",
    field: listMyEnrolments,
    body: (ctx, enrolments) => Promise.all(enrolments.map((enrolment) => withCourse(ctx, enrolment))),
    response: v.array(enrolmentResponse),
    example: [enrolmentExample],
  }),
  get('/api/courses/enrollments/:id', getEnrolment, {
    summary: 'Read an enrolment',
    body: withCourse,
    response: enrolmentResponse,
    example: enrolmentExample,
  }),
  put('/api/courses/enrollments/:id', updateEnrolment, {
    summary: 'Change an enrolment',
    examples: { 'another date': { scheduledDate: '2035-03-10T14:00:00Z', scheduledTime: '11:00' } },
    errors: ['CONFLICT'],
    body: withCourse,
    response: enrolmentResponse,
    example: { ...enrolmentExample, classTime: '11:00', scheduledDate: '2035-03-10T14:00:00.000Z' },
  }),
  post('/api/courses/enrollments/:id/transfer', transferEnrolment, {
    summary: 'Move an enrolment to another date of its course',
    examples: { 'another date': { courseId: courseExample.id } },
    errors: ['CONFLICT'],
    body: withCourse,
    response: enrolmentResponse,
    example: { ...enrolmentExample, courseId: courseExample.id },
  }),
  del('/api/courses/enrollments/:id', cancelEnrolment, {
    summary: 'Cancel an enrolment',
    errors: ['CONFLICT'],
    body: withCourse,
    response: enrolmentResponse,
    example: { ...enrolmentExample, status: 'cancelled' },
  }),
]);
