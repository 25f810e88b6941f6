import type { Resolvers } from '../../graphql/generated.ts';
import type { RootFields } from '../../graphql/root-fields.ts';
import {
  createInstructor,
  getInstructor,
  listInstructors,
  updateInstructor,
} from './instructor.operations.ts';
import { instructorOf } from './instructor.store.ts';

export const instructorFields = {
  Query: { instructors: listInstructors, instructor: getInstructor },
  Mutation: { createInstructor, updateInstructor },
} satisfies RootFields;

export const instructorTypes: Resolvers = {
  Course: { instructor: ({ instructorId }, _, ctx) => instructorOf(ctx, instructorId) },
};
