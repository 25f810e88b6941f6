import type { Resolvers } from '../../graphql/generated.ts';
import type { RootFields } from '../../graphql/root-fields.ts';
import { courseOfEnrolment } from '../courses/course.store.ts';
import { listMyEnrolments } from './enrolment.lists.ts';
import { cancelEnrolment, enrol, getEnrolment, updateEnrolment } from './enrolment.operations.ts';

export const enrolmentFields = {
  Query: { myEnrolments: listMyEnrolments, enrolment: getEnrolment },
  Mutation: { enrol, updateEnrolment, cancelEnrolment },
} satisfies RootFields;

export const enrolmentTypes: Resolvers = {
  Enrolment: { course: (enrolment, _, ctx) => courseOfEnrolment(ctx, enrolment) },
};
