import { releasePlacesSchema } from '#domain/enrolments/enrolment.staff.schema.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import type { WaitingEntry } from '#domain/enrolments/waiting.ts';
import { staff, type Authenticated } from '../../../operation/access.ts';
import { itemOutcome } from '../../../operation/item-outcome.ts';
import { partOf, runAgain, wasWrittenBy, type KeyedRequest } from '../../../operation/keyed-request.ts';
import { operation } from '../../../operation/operation.ts';
import { writeTogether } from '../../../operation/write-together.ts';
import { requireUser, viewOfUser } from '../../users/user.store.ts';
import { EnrolmentModel, toEnrolment } from '../enrolment.model.ts';
import { cancelByStaff, outcomeOf, type EnrolmentOutcome } from '../staff/enrolment.staff.operations.ts';
import { findComing } from '../enrolment.store.ts';
import { removeFromWaitingList } from '../waiting/waiting.operations.ts';
import { findWaitingOf, toWaitingEntry } from '../waiting/waiting.store.ts';

type HeldPlaces = { enrolments: Enrolment[]; waiting: WaitingEntry[] };

export const listHeldPlaces = operation({
  field: 'Query.heldPlaces',
  access: staff,
  subject: (_, { userId }) => requireUser(userId),
  view: (_, { subject }) => viewOfUser(subject),
  run: async ({ ctx, subject: { id } }): Promise<HeldPlaces> => {
    const [coming, entries] = await Promise.all([findComing(id, ctx.now), findWaitingOf(id)]);
    return { enrolments: coming.map(toEnrolment), waiting: entries.map(toWaitingEntry) };
  },
});

const findReleased = async (userId: string, request: KeyedRequest) => {
  const rows = await EnrolmentModel.find({ userId, status: 'cancelled' })
    .sort({ startsAt: 1, _id: 1 })
    .lean();
  const isReleased = await Promise.all(
    rows.map((row) => wasWrittenBy(row, partOf(request, row._id.toString()))),
  );
  return rows.filter((_, index) => isReleased[index]);
};

type Leaving = { userId: string; reason: string; request: KeyedRequest | null };

/** An entry that has ended in between is no error. */
const leaveWaitingLists = async (ctx: Authenticated, { userId, reason, request }: Leaving) => {
  const ids = (await findWaitingOf(userId)).map(({ _id }) => _id.toString());
  await writeTogether(ctx, ids, (own, id) =>
    itemOutcome(own, () =>
      removeFromWaitingList.asPart(own, { given: { id, reason }, request: request && partOf(request, id) }),
    ),
  );
};

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
    await leaveWaitingLists(ctx, { userId, reason: note, request });
    // The coming ones are read first: one that another attempt cancels in between is in the second list.
    const coming = await findComing(userId, ctx.now);
    const released = request ? await findReleased(userId, request) : [];
    const ids = [...new Set([...released, ...coming].map(({ _id }) => _id.toString()))];
    return writeTogether(ctx, ids, (own, id) =>
      outcomeOf(own, id, () =>
        cancelByStaff.asPart(own, { given: { id, note }, request: request && partOf(request, id) }),
      ),
    );
  },
});
