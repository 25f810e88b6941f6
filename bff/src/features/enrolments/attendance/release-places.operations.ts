import { releasePlacesSchema } from '#domain/enrolments/enrolment.staff.schema.ts';
import { staff } from '../../../operation/access.ts';
import { partOf, runAgain } from '../../../operation/keyed-request.ts';
import { operation } from '../../../operation/operation.ts';
import { writeTogether } from '../../../operation/write-together.ts';
import { requireUser } from '../../users/user.store.ts';
import { leaveLines } from '../enrolment.forget.ts';
import { cancelByStaff, outcomeOf, type EnrolmentOutcome } from '../enrolment.staff.operations.ts';
import { listComingIds } from '../enrolment.store.ts';

/** Cancels the coming enrolments of a student, such as one who was deactivated, and ends the waiting. */
export const releasePlaces = operation({
  field: 'Mutation.releasePlaces',
  access: staff,
  subject: (_, { userId }) => requireUser(userId),
  input: releasePlacesSchema,
  repeat: runAgain,
  run: async ({
    ctx,
    subject: { id: userId },
    input: { reason: note },
    request,
  }): Promise<EnrolmentOutcome[]> => {
    await leaveLines(userId, ctx.now);
    const ids = await listComingIds(userId, ctx.now);
    return writeTogether(ctx, ids, (own, id) =>
      outcomeOf(own, id, () =>
        cancelByStaff.asPart(own, { given: { id, note }, request: request && partOf(request, id) }),
      ),
    );
  },
});
