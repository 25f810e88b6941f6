import { differenceInSeconds } from 'date-fns';
import type { Ctx } from '../../../operation/context.ts';
import { findCourse, requireStoredCourse, settleCallOff } from '../../courses/course.store.ts';
import { finishUndo } from '../../courses/call-off.writes.ts';
import { SETTLED_SECONDS } from '../enrolment.dates.ts';
import { promoteWaiting } from '../waiting/waiting.promotion.ts';
import { endByCallOff } from './call-off.end.ts';
import { restoreFromCallOff } from './call-off.undo.ts';

/**
 * Updates enrolments and waiting list after a call-off or its undoing: at once, and again when no running
 * request can have the former state.
 */
export const followCallOff = async (ctx: Ctx, courseId: string) => {
  const document = await requireStoredCourse(courseId);
  const { callOff, callOffSince } = document;
  const course = await findCourse(courseId);
  if (!course || !callOff || !callOffSince) return;
  const followed = { course, callOff };
  if (callOff.state === 'in_force') await endByCallOff(ctx, followed);
  else await restoreFromCallOff(ctx, followed);
  if (callOff.state === 'undoing') {
    await finishUndo(document);
    await promoteWaiting(ctx, courseId);
  }
  if (differenceInSeconds(ctx.now, callOffSince) > SETTLED_SECONDS) {
    await settleCallOff(courseId, callOffSince);
  }
};
