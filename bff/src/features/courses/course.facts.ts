import type { Types } from 'mongoose';
import type { Ctx } from '../../operation/context.ts';
import { fact } from '../../operation/fact.ts';
import type { CourseDocument } from './course.model.ts';

export type CourseChange = { ctx: Ctx; before: CourseDocument; after: CourseDocument };

export type CourseWithDeposit = { ctx: Ctx };

/** Its classes are elsewhere, last longer or shorter, or are given by somebody else. */
export const isHeldOtherwise = ({ before, after }: CourseChange) =>
  before.location !== after.location ||
  before.instructorId !== after.instructorId ||
  before.durationMinutes !== after.durationMinutes;

/** Before a course is stored that asks for a deposit of its own. */
export const depositAsked = fact<CourseWithDeposit>();

/** Before the copy is stored. */
export const courseCopied = fact<{ from: Types.ObjectId; to: Types.ObjectId }>();

/** Its fields have changed, not its call-off. */
export const courseChanged = fact<CourseChange>();
