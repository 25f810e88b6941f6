import type { Types } from 'mongoose';
import type { Ctx } from '../../operation/context.ts';
import { fact } from '../../operation/fact.ts';
import type { CourseDocument } from './course.model.ts';

export type CourseChange = { ctx: Ctx; before: CourseDocument; after: CourseDocument };

export type CourseWithDeposit = { ctx: Ctx };

/** Before a course is stored that asks for a deposit of its own. */
export const depositAsked = fact<CourseWithDeposit>();

/** Before the copy is stored. */
export const courseCopied = fact<{ from: Types.ObjectId; to: Types.ObjectId }>();

/** Its fields have changed, not its call-off. */
export const courseChanged = fact<CourseChange>();
