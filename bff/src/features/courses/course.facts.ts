import type { Ctx } from '../../operation/context.ts';
import { fact } from '../../operation/fact.ts';
import type { CourseDocument } from './course.model.ts';

export type CourseChange = { ctx: Ctx; before: CourseDocument; after: CourseDocument };

/** Its fields have changed, not its call-off. */
export const courseChanged = fact<CourseChange>();
