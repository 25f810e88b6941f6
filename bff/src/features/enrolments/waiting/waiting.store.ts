import DataLoader from 'dataloader';
import { Types } from 'mongoose';
import type { Course } from '#domain/courses/course.ts';
import { WAITING_STATES, type WaitingEnd, type WaitingEntry } from '#domain/enrolments/waiting.ts';
import { callOffDueAt } from '#domain/mail/mail.schedule.ts';
import { messages } from '#domain/messages.ts';
import type { User } from '#domain/users/user.ts';
import { isDuplicateKey } from '../../../database/database-errors.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Ctx } from '../../../operation/context.ts';
import { idFor, repeatable, type KeyedRequest } from '../../../operation/keyed-request.ts';
import { perRequest } from '../../../operation/per-request.ts';
import { causedMail, storeMail } from '../../../outgoing/mail.ts';
import { publish } from '../../../outgoing/publish.ts';
import { groupSlot } from '../enrolment.fields.ts';
import { counting } from '../enrolment.counts.ts';
import { EnrolmentModel } from '../enrolment.model.ts';
import { WaitingModel, type WaitingDocument } from './waiting.model.ts';

const BY_JOINING = { joinedAt: 1, _id: 1 } as const;
const IN_ORDER = { priority: -1, ...BY_JOINING } as const;
const MAX_ROWS = 500;

const ENDS = WAITING_STATES.filter((state) => state !== 'waiting');
const MAX_ENDED = 100;

export const toWaitingEntry = ({
  _id,
  userId,
  courseId,
  joinedAt,
  priority = 0,
}: WaitingDocument): WaitingEntry => ({
  id: _id.toString(),
  userId: userId.toString(),
  courseId: courseId.toString(),
  joinedAt,
  priority,
});

export const repeatOfWaiting = repeatable(WaitingModel, toWaitingEntry);

export const lineKeyOf = (courseId: string, userId: string) => `${courseId}:${userId}`;

type WaitingKey = { userId: string; courseId: string };

export const insertWaiting = async (
  { now }: Ctx,
  { userId, courseId }: WaitingKey,
  request: KeyedRequest | null,
): Promise<WaitingDocument> => {
  try {
    const document = new WaitingModel({
      userId: new Types.ObjectId(userId),
      courseId: new Types.ObjectId(courseId),
      state: 'waiting',
      lineKey: lineKeyOf(courseId, userId),
      joinedAt: now,
      _id: idFor(request),
    });
    return await counting([{ courseId, waitingCount: 1 }], async () => {
      const joined = (await document.save()).toObject();
      await waitingJoined(joined);
      return joined;
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw new DomainError('ALREADY_WAITING', messages.alreadyWaiting);
    throw error;
  }
};

const waitingJoined = (document: WaitingDocument) =>
  publish({ type: 'waiting.joined', data: () => waitingData(document) });

const waitingData = ({ _id, userId, courseId, state, joinedAt, endedAt }: WaitingDocument) => ({
  id: _id.toString(),
  userId: userId.toString(),
  courseId: courseId.toString(),
  state,
  joinedAt,
  endedAt,
});

export const findLastEntry = ({ userId, courseId }: WaitingKey) =>
  WaitingModel.findOne({ userId, courseId }).sort({ joinedAt: -1 }).lean();

type Ending = {
  state: WaitingEnd;
  at: Date;
  reason?: string;
  calledOff?: { at: Date; startsAt: Date | null };
};

export const endWaiting = async (
  entry: WaitingDocument,
  { state, at, reason, calledOff }: Ending,
): Promise<boolean> => {
  const { _id } = entry;
  const change = {
    $set: {
      state,
      lineKey: _id.toString(),
      endedAt: at,
      reason: reason ?? null,
      ...(calledOff ? { calledOffAt: calledOff.at } : {}),
    },
  };
  return counting([{ courseId: entry.courseId.toString(), waitingCount: -1 }], async () => {
    const { matchedCount } = await WaitingModel.updateOne({ _id, state: 'waiting' }, change);
    if (matchedCount === 0) return false;
    await publish({ type: `waiting.${state}`, data: () => waitingData({ ...entry, state, endedAt: at }) });
    if (calledOff) await storeMail(calledOffMail(entry, calledOff));
    return true;
  });
};

type CalledOff = { at: Date; startsAt: Date | null };

const calledOffMail = (entry: WaitingDocument, calledOff: CalledOff) => {
  const dueAt = callOffDueAt(calledOff.at, calledOff.startsAt);
  return causedMail([{ ...causedBy(entry, calledOff), kind: 'waiting_called_off', dueAt }]);
};

const causedBy = ({ _id, userId }: WaitingDocument, { at, startsAt }: CalledOff) => {
  const waitingId = _id.toString();
  return {
    cause: `waiting.${waitingId}`,
    revision: at.toISOString(),
    userId: userId.toString(),
    facts: { waitingId, startsAt: startsAt?.toISOString() ?? null },
  };
};

/** Restores an entry that a call-off ended, with its position, unless the student has joined again. */
export const restoreWaiting = async (
  entry: WaitingDocument,
  { now, ...calledOff }: { at: Date; startsAt: Date | null; now: Date },
) => {
  const { _id, courseId, userId } = entry;
  const lineKey = lineKeyOf(courseId.toString(), userId.toString());
  const isFree = !(await WaitingModel.exists({ lineKey }));
  const change = {
    $set: {
      calledOffAt: null,
      ...(isFree ? { state: 'waiting' as const, lineKey, endedAt: null, reason: null } : {}),
    },
  };
  await counting(isFree ? [{ courseId: courseId.toString(), waitingCount: 1 }] : [], async () => {
    const { matchedCount } = await WaitingModel.updateOne({ _id, calledOffAt: entry.calledOffAt }, change);
    if (matchedCount === 0) return false;
    if (isFree) {
      await waitingJoined({ ...entry, state: 'waiting', endedAt: null });
      await storeMail(restoredMail(entry, calledOff, now));
    }
    return true;
  });
};

/** Nobody is told that a call-off was undone who was not told of it. */
const restoredMail = (entry: WaitingDocument, calledOff: CalledOff, now: Date) =>
  callOffDueAt(calledOff.at, calledOff.startsAt) <= now
    ? causedMail([{ ...causedBy(entry, calledOff), kind: 'waiting_restored' }])
    : [];

export const findWaiting = (id: string) => WaitingModel.findById(id).lean();

export const firstWaiting = (courseId: string) =>
  WaitingModel.findOne({ state: 'waiting', courseId }).sort(IN_ORDER).lean();

export const isAnybodyWaiting = async (courseId: string) =>
  Boolean(await WaitingModel.exists({ state: 'waiting', courseId }));

/** Throws if students are waiting: they have priority for a free seat. */
export const requireNoWaitingEntry = async ({ id, capacity }: Course, student: Pick<User, 'id'>) => {
  if (capacity === null || !(await isAnybodyWaiting(id))) return;
  const isEnrolled = await EnrolmentModel.exists({ slotKey: groupSlot(student.id, id) });
  if (isEnrolled) throw new DomainError('ALREADY_ENROLLED', messages.alreadyEnrolled);
  throw new DomainError('COURSE_FULL', messages.courseFull);
};

export const findWaitingList = (courseId: string) =>
  WaitingModel.find({ state: 'waiting', courseId }).sort(IN_ORDER).limit(MAX_ROWS).lean();

export const findWaitingOf = (userId: string) =>
  WaitingModel.find({ state: 'waiting', userId }).sort(BY_JOINING).limit(MAX_ROWS).lean();

/** The lists of all entries are read once. */
const positionsOf = async (entries: readonly WaitingEntry[]) => {
  const courseIds = [...new Set(entries.map(({ courseId }) => courseId))];
  const filter = { state: 'waiting', courseId: { $in: courseIds } } as const;
  const waiting = await WaitingModel.find(filter, { courseId: 1 }).sort(IN_ORDER).lean();
  const lists = new Map<string, string[]>(courseIds.map((id) => [id, []]));
  for (const { _id, courseId } of waiting) lists.get(courseId.toString())?.push(_id.toString());
  return entries.map(({ id, courseId }) => {
    const list = lists.get(courseId) ?? [];
    const index = list.indexOf(id);
    return index === -1 ? list.length + 1 : index + 1;
  });
};

const positionLoader = perRequest(
  () => new DataLoader(positionsOf, { cacheKeyFn: ({ id }: WaitingEntry) => id }),
);

export const positionOf = (ctx: Ctx, entry: WaitingEntry) => positionLoader(ctx).load(entry);

export const moveToFront = async (entry: WaitingDocument): Promise<WaitingDocument | null> => {
  const { _id, courseId } = entry;
  const first = await WaitingModel.findOne({ state: 'waiting', courseId }).sort(IN_ORDER).lean();
  if (first && first._id.equals(_id)) return first;
  const moved = { priority: (first?.priority ?? 0) + 1 };
  const { matchedCount } = await WaitingModel.updateOne({ _id, state: 'waiting' }, { $set: moved });
  return matchedCount === 1 ? { ...entry, ...moved } : null;
};

export const findEnded = (courseId: string) =>
  WaitingModel.find({ state: { $in: ENDS }, courseId })
    .sort({ endedAt: -1, _id: -1 })
    .limit(MAX_ENDED)
    .lean();

type Moved = { at: Date; startsAt: Date | null; startedAt: Date | null };

export const waitingMovedMail = (entry: WaitingDocument, { startedAt, ...moved }: Moved) => {
  const { facts, ...caused } = causedBy(entry, moved);
  const before = { startedAt: startedAt?.toISOString() ?? null };
  return causedMail([{ ...caused, kind: 'waiting_moved', facts: { ...facts, ...before } }]);
};

export const listWaitedCourses = async (limit?: number): Promise<string[]> => {
  const rows = await WaitingModel.aggregate<{ _id: unknown }>([
    { $match: { state: 'waiting' } },
    { $group: { _id: '$courseId' } },
  ]);
  return rows.slice(0, limit).map(({ _id }) => String(_id));
};
