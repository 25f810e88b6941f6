import type * as v from 'valibot';
import { attendanceOf } from '#domain/enrolments/attendance.ts';
import {
  assignInstructorSchema,
  assignmentSchema,
  cancelEnrolmentsSchema,
  cancellationSchema,
  completeEnrolmentsSchema,
  completionSchema,
  enrolmentIdsSchema,
  releasePlacesSchema,
} from '#domain/enrolments/enrolment.staff.schema.ts';
import type { Enrolment } from '#domain/enrolments/enrolment.ts';
import type { WaitingEntry } from '#domain/enrolments/waiting.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { staff, type Authenticated } from '../../operation/access.ts';
import type { Ctx } from '../../operation/context.ts';
import { writeTogether, type ItemError, type Outcome } from '../../operation/write-together.ts';
import { findWritten, partOf, type KeyedRequest } from '../../operation/keyed-request.ts';
import { operation, type Operation } from '../../operation/operation.ts';
import { requireActiveInstructor } from '../instructors/instructor.store.ts';
import { courseReader } from '../courses/course.store.ts';
import { requireUser, userLoader, viewOfUser } from '../users/user.store.ts';
import { attended, missed, takenBack } from './attendance.operations.ts';
import { enrolmentAudit } from './enrolment.audit.ts';
import { changedStatus, changeEnrolment, unconfirmed } from './enrolment.change.ts';
import { toEnrolment, EnrolmentModel, type EnrolmentDocument } from './enrolment.model.ts';
import { repeatOfEnrolment, requireEnrolment, findComing, readStoredAhead } from './enrolment.store.ts';
import { staffTerms, type StoredChanges } from './enrolment.writes.ts';
import { removeFromWaitingList } from './waiting/waiting.operations.ts';
import { findWaitingOf, toWaitingEntry } from './waiting/waiting.store.ts';

type BulkField =
  | 'Mutation.confirmEnrolments'
  | 'Mutation.completeEnrolments'
  | 'Mutation.takeBackEnrolments'
  | 'Mutation.cancelEnrolments'
  | 'Mutation.markNoShows'
  | 'Mutation.assignInstructor';

export type EnrolmentOutcome = {
  id: string;
  enrolment: Enrolment | null;
  error: ItemError | null;
};

/** For several writes in one transaction: the enrolments, their students and their courses. */
const readEnrolmentsAhead = async (ctx: Ctx, ids: readonly string[]) => {
  const documents = await readStoredAhead(ctx, ids);
  await Promise.all(documents.map(({ userId }) => userLoader(ctx).load(userId.toString())));
  await courseReader(ctx)([...new Set(documents.map(({ courseId }) => courseId.toString()))]);
};

const forEachId = <Schema extends v.GenericSchema<unknown, { ids: string[] }>>(
  field: BulkField,
  { one, input }: { one: Operation<Enrolment>; input: Schema },
) =>
  operation({
    field,
    access: staff,
    input,
    isByParts: true,
    run: async ({ ctx, input: { ids, ...given }, request }): Promise<EnrolmentOutcome[]> =>
      ofEnrolments(
        await writeTogether(ctx, ids, {
          one,
          request,
          readAhead: readEnrolmentsAhead,
          given: (_, id) => ({ ...given, id }),
        }),
      ),
  });

type Decide = (ctx: Authenticated, document: EnrolmentDocument) => Promise<StoredChanges>;

const changeBy = (action: string, field: BulkField, decide: Decide) =>
  operation({
    access: staff,
    staffRow: field,
    subject: requireEnrolment,
    repeat: repeatOfEnrolment,
    audit: enrolmentAudit(action),
    run: ({ ctx, subject: found }) =>
      changeEnrolment(ctx, found, { decide: (document) => decide(ctx, document) }),
  });

export const confirmEnrolments = forEachId('Mutation.confirmEnrolments', {
  one: changeBy('enrolment.confirm', 'Mutation.confirmEnrolments', (ctx, document) =>
    changedStatus(ctx, document, 'confirmed'),
  ),
  input: enrolmentIdsSchema,
});

const completeOne = operation({
  access: staff,
  staffRow: 'Mutation.completeEnrolments',
  subject: requireEnrolment,
  input: completionSchema,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.complete'),
  run: ({ ctx, input: { reason: earlyReason }, subject: found }) =>
    changeEnrolment(ctx, found, {
      decide: (document) => attended(ctx, document, { earlyReason }),
    }),
});

export const completeEnrolments = forEachId('Mutation.completeEnrolments', {
  one: completeOne,
  input: completeEnrolmentsSchema,
});

const takenBackBefore = async (ctx: Authenticated, document: EnrolmentDocument): Promise<StoredChanges> => {
  if (document.status === 'pending') return {};
  if (document.status === 'confirmed') return unconfirmed(ctx, document);
  if (document.status === 'completed' || attendanceOf(document) === 'no_show')
    return takenBack(ctx, document);
  throw new DomainError('STATUS_CHANGE_REFUSED', messages.statusChange);
};

/** What the caller has just recorded: a confirmation within some seconds, a completion or a no-show until midnight. */
export const takeBackEnrolments = forEachId('Mutation.takeBackEnrolments', {
  one: changeBy('enrolment.undo', 'Mutation.takeBackEnrolments', takenBackBefore),
  input: enrolmentIdsSchema,
});

export const cancelByStaff = operation({
  access: staff,
  staffRow: 'Mutation.cancelEnrolments',
  subject: requireEnrolment,
  input: cancellationSchema,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.cancel'),
  run: ({ ctx, input: { isSilent, ...cancellation }, subject: found }) =>
    changeEnrolment(ctx, found, {
      isSilent,
      decide: (document) => changedStatus(ctx, document, 'cancelled', cancellation),
    }),
});

export const cancelEnrolments = forEachId('Mutation.cancelEnrolments', {
  one: cancelByStaff,
  input: cancelEnrolmentsSchema,
});

export const markNoShows = forEachId('Mutation.markNoShows', {
  one: changeBy('enrolment.noShow', 'Mutation.markNoShows', missed),
  input: enrolmentIdsSchema,
});

const assignOne = operation({
  access: staff,
  staffRow: 'Mutation.assignInstructor',
  subject: requireEnrolment,
  input: assignmentSchema,
  repeat: repeatOfEnrolment,
  audit: enrolmentAudit('enrolment.assign'),
  run: async ({ ctx, input: { instructorId, overbook }, subject: found }) => {
    const instructor = await requireActiveInstructor(ctx, instructorId);
    return changeEnrolment(ctx, found, {
      decide: async ({ status }) => {
        if (status === 'cancelled') throw new DomainError('STATUS_CHANGE_REFUSED', messages.statusChange);
        return {
          instructorId: instructor?.id ?? null,
          instructorName: instructor?.name ?? null,
          terms: staffTerms({ overbook }),
        };
      },
    });
  },
});

export const assignInstructor = forEachId('Mutation.assignInstructor', {
  one: assignOne,
  input: assignInstructorSchema,
});

export const ofEnrolments = (outcomes: Outcome<Enrolment>[]): EnrolmentOutcome[] =>
  outcomes.map(({ id, value, error }) => ({ id, enrolment: value, error }));

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

export const releasePlaces = operation({
  field: 'Mutation.releasePlaces',
  access: staff,
  subject: (_, { userId }) => requireUser(userId),
  input: releasePlacesSchema,
  isByParts: true,
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
    return ofEnrolments(
      await writeTogether(ctx, ids, {
        one: cancelByStaff,
        request,
        readAhead: readEnrolmentsAhead,
        given: (_, id) => ({ id, note }),
      }),
    );
  },
});

type Leaving = { userId: string; reason: string; request: KeyedRequest | null };

/** An entry that has ended in between is no error. */
const leaveWaitingLists = async (ctx: Authenticated, { userId, reason, request }: Leaving) => {
  const ids = (await findWaitingOf(userId)).map(({ _id }) => _id.toString());
  await writeTogether(ctx, ids, {
    one: removeFromWaitingList,
    request,
    given: (_, id) => ({ id, reason }),
  });
};

const findReleased = async (userId: string, request: KeyedRequest) => {
  const rows = await EnrolmentModel.find({ userId, status: 'cancelled' })
    .sort({ startsAt: 1, _id: 1 })
    .lean();
  const parts = rows.map((row) => ({ ...partOf(request, row._id.toString()), row }));
  return (await findWritten(parts)).map(({ row }) => row);
};
