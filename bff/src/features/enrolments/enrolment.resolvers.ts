import type { Resolvers } from '../../graphql/generated.ts';
import { requireCourse } from '../courses/course.service.ts';
import { cancelEnrolment, updateEnrolment } from './enrolment.change.ts';
import { enrol, getEnrolment, listMyEnrolments } from './enrolment.service.ts';

export const enrolmentResolvers: Resolvers = {
  Query: {
    myEnrolments: (_, __, ctx) => listMyEnrolments(ctx),
    enrolment: (_, { id }, ctx) => getEnrolment(ctx, id),
  },
  Mutation: {
    enrol: (_, { input }, ctx) => enrol(ctx, input),
    updateEnrolment: (_, { input: { id, ...changes } }, ctx) => updateEnrolment(ctx, id, changes),
    cancelEnrolment: (_, { input }, ctx) => cancelEnrolment(ctx, input.id),
  },
  Enrolment: {
    course: ({ courseId }, _, ctx) => requireCourse(ctx, courseId),
  },
};
