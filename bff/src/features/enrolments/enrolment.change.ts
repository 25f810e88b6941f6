import { clockIn } from '#domain/dates.ts';
import { bookingSchema, updateEnrolmentSchema } from '#domain/enrolments/enrolment.schema.ts';
import { canChangeStatus, isLiveStatus, type EnrolmentStatus } from '#domain/enrolments/enrolment.status.ts';
import { messages } from '#domain/messages.ts';
import type * as v from 'valibot';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { asRecord, badField, requireInput } from '../../input.ts';
import { isAdmin, requireUser } from '../auth/guards.ts';
import { requireCourse } from '../courses/course.service.ts';
import { payAward } from './award.service.ts';
import { EnrolmentModel, toEnrolment, type Enrolment, type EnrolmentDocument } from './enrolment.model.ts';
import {
  classFields,
  classKey,
  classStart,
  requireEnrolmentDocument,
  requireFuture,
} from './enrolment.service.ts';

type Changes = v.InferOutput<typeof updateEnrolmentSchema>;
type Stored = Partial<EnrolmentDocument>;

const MAX_ATTEMPTS = 8;

const CLASS_FIELDS = ['scheduledDate', 'scheduledTime', 'classType', 'weapons', 'hasWeaponAmmo', 'ammoBoxes'];
const STAFF_FIELDS = ['scheduledDate', 'completionDate', 'instructorId', 'instructorName'];
const KNOWN_FIELDS = [...CLASS_FIELDS, ...STAFF_FIELDS, 'price', 'priceBreakdown', 'points'];

/** Known fields that the caller may not set refuse the whole change; unknown keys mean nothing. */
const requireAllowedFields = (ctx: Ctx, { userId }: EnrolmentDocument, input: Record<string, unknown>) => {
  const isOwner = userId.toString() === requireUser(ctx).id;
  const allowed = [...(isOwner ? CLASS_FIELDS : []), ...(isAdmin(ctx) ? STAFF_FIELDS : [])];
  const isForeignStatus = !isAdmin(ctx) && input.status !== undefined && input.status !== 'cancelled';
  const isForeignField = KNOWN_FIELDS.some((key) => input[key] !== undefined && !allowed.includes(key));
  if (isForeignStatus || isForeignField) {
    throw new DomainError('FORBIDDEN', messages.enrolmentFieldForbidden);
  }
};

/** The class as it will be: what is stored, overlaid with the changes, under all rules of a booking. */
const changedClass = (ctx: Ctx, document: EnrolmentDocument, changes: Changes): Stored => {
  const { personalised, scheduledDate, status } = document;
  const changed = CLASS_FIELDS.filter((key) => key in changes);
  if (changed.length === 0) return {};
  const isByStaff = isAdmin(ctx) && changed.every((key) => STAFF_FIELDS.includes(key));
  if (!personalised && isByStaff && changes.scheduledDate) {
    return { scheduledDate: new Date(changes.scheduledDate) };
  }
  if (!personalised || (!isByStaff && status !== 'pending')) {
    throw new DomainError('CONFLICT', messages.enrolmentNotEditable);
  }
  const present = {
    ...personalised,
    scheduledDate: scheduledDate?.toISOString(),
    scheduledTime: changes.scheduledDate
      ? clockIn(new Date(changes.scheduledDate), ctx.timeZone)
      : personalised.classTime,
  };
  const booking = requireInput(bookingSchema, { ...present, ...changes });
  const start = classStart(ctx, booking);
  if (!isByStaff && start.getTime() !== scheduledDate?.getTime()) requireFuture(ctx, start);
  const activeKey = isLiveStatus(status) ? classKey(document.userId.toString(), start) : document.activeKey;
  return { ...classFields(ctx, booking, start), activeKey };
};

/** The fields that go with a status; completing owes the course's points in the same write. */
const changedStatus = async (
  ctx: Ctx,
  document: EnrolmentDocument,
  status: EnrolmentStatus | undefined,
): Promise<Stored> => {
  if (status === undefined || status === document.status) return {};
  if (!canChangeStatus(document.status, status)) throw new DomainError('CONFLICT', messages.statusChange);
  if (status === 'cancelled') return { status, activeKey: document._id.toString() };
  if (status !== 'completed') return { status };
  const { pointsValue } = await requireCourse(ctx, document.courseId.toString());
  const award = pointsValue > 0 ? ({ points: pointsValue, state: 'due' } as const) : null;
  return { status, completionDate: ctx.now, award };
};

/** What is completed keeps a date of its completion. */
const changedCompletion = (completionDate: string | null, status: EnrolmentStatus) => {
  if (completionDate !== null) return new Date(completionDate);
  if (status === 'completed') throw badField('completionDate', messages.invalidInput);
  return null;
};

const staffFields = (
  { completionDate, instructorId, instructorName }: Changes,
  status: EnrolmentStatus,
): Stored => ({
  ...(completionDate === undefined ? {} : { completionDate: changedCompletion(completionDate, status) }),
  ...(instructorId === undefined ? {} : { instructorId }),
  ...(instructorName === undefined ? {} : { instructorName }),
});

/** Writes only onto the revision that the change was decided on. */
const save = async ({ _id, rev }: EnrolmentDocument, changes: Stored) => {
  try {
    const { matchedCount } = await EnrolmentModel.updateOne(
      { _id, rev },
      { $set: changes, $inc: { rev: 1 } },
    );
    return matchedCount === 1;
  } catch (error) {
    // An update that meets a unique index answers another code on some servers: the key itself is looked up.
    const isTaken = await EnrolmentModel.exists({ activeKey: changes.activeKey, _id: { $ne: _id } });
    throw isTaken ? new DomainError('CONFLICT', messages.alreadyBooked) : error;
  }
};

type Decision = (document: EnrolmentDocument) => Promise<Stored>;

/** Decides and writes; when somebody else wrote in between, decides again on what is there now. */
const changeEnrolment = async (ctx: Ctx, id: unknown, decide: Decision): Promise<Enrolment> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const document = await requireEnrolmentDocument(ctx, id);
    const changes = await decide(document);
    if (Object.keys(changes).length === 0) return toEnrolment(document);
    if (await save(document, changes)) {
      await payAward(ctx, document._id.toString());
      return toEnrolment({ ...document, ...changes });
    }
  }
  throw new DomainError('CONFLICT', messages.enrolmentChanged);
};

/** Refuses who may not set the fields given, whatever their values. */
export const requireChangeable = async (ctx: Ctx, input: unknown) => {
  requireUser(ctx);
  const given = asRecord(input);
  requireAllowedFields(ctx, await requireEnrolmentDocument(ctx, given.id), given);
};

export const updateEnrolment = (ctx: Ctx, id: unknown, input: unknown): Promise<Enrolment> =>
  changeEnrolment(ctx, id, async (document) => {
    const given = asRecord(input);
    requireAllowedFields(ctx, document, given);
    const changes = requireInput(updateEnrolmentSchema, given);
    return {
      ...changedClass(ctx, document, changes),
      ...(await changedStatus(ctx, document, changes.status)),
      ...staffFields(changes, changes.status ?? document.status),
    };
  });

/** Idempotent: a cancelled enrolment stays as it is. */
export const cancelEnrolment = (ctx: Ctx, id: unknown): Promise<Enrolment> =>
  changeEnrolment(ctx, id, (document) => changedStatus(ctx, document, 'cancelled'));
