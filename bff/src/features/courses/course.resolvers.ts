import type { Resolvers } from '../../graphql/generated.ts';
import { createCourse, getCourse, listCourses, updateCourse } from './course.service.ts';

export const courseResolvers: Resolvers = {
  Query: {
    courses: (_, args, ctx) => listCourses(ctx, args),
    course: (_, { id }, ctx) => getCourse(ctx, id),
  },
  Mutation: {
    createCourse: (_, { input }, ctx) => createCourse(ctx, input),
    updateCourse: (_, { input: { id, ...changes } }, ctx) => updateCourse(ctx, id, changes),
  },
};
