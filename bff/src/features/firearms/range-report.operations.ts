import { Types } from 'mongoose';
import { changesBetween } from '#domain/audit/audit.ts';
import {
  endsHandOut,
  timeOfReport,
  type RangeAction,
  type RangeReport,
} from '#domain/firearms/range-report.ts';
import {
  decideRangeReportSchema,
  reportRangeActionSchema,
  type ReportedAction,
} from '#domain/firearms/range-report.schema.ts';
import { messages } from '#domain/messages.ts';
import type { StaffOperation } from '#domain/staff/staff-access.ts';
import { isDuplicateKey } from '../../database/database-errors.ts';
import { DomainError, isRefusal, unavailable } from '../../errors/domain-error.ts';
import { inPerson, mayAsStaff, staff, type Authenticated, type SignedIn } from '../../operation/access.ts';
import { changeDocument, writerOf } from '../../operation/change-document.ts';
import { actorId, type Ctx } from '../../operation/context.ts';
import { inTurn } from '../../process/in-turn.ts';
import { toId } from '../../operation/input.ts';
import { idFor, repeatable, systemRequest } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { viewOfList } from '../../lists/view-of-list.ts';
import { requireById } from '../../operation/find-by-id.ts';
import { requireStoredEnrolment } from '../enrolments/enrolment.store.ts';
import { requireFirearm, requireHandOut } from './firearm.store.ts';
import { requireOwnWeapon } from './own-weapon.store.ts';
import { readPermit } from './range-permit.ts';
import { RangeReportModel, type RangeReportDocument } from './range-report.model.ts';
import { enterReport } from './range-report.record.ts';
import { MOST_LISTED, OLDEST, findOpenReports, labelOfReport, toRangeReport } from './range-report.store.ts';

/** Open ones that one account may have sent. */
export const MOST_OPEN = 500;
const RETRY_SECONDS = 1;

/** The same however often, and by whichever account, a report is sent. */
const requestOf = (id: string, now: Date) => systemRequest(`range report:${id.toLowerCase()}`, now);

const ROLES: Record<RangeAction, readonly StaffOperation[]> = {
  hand_out: ['Mutation.handOutFirearm'],
  take_back: ['Mutation.takeBackFirearm'],
  annul: ['Mutation.annulHandOut'],
  own_in: ['Mutation.recordOwnWeapon'],
  own_out: ['Mutation.releaseOwnWeapon'],
  arrive: ['Mutation.markArrivals'],
  unmark: ['Mutation.markArrivals'],
  absent: ['Mutation.markNoShows', 'Mutation.recordAttendance'],
  complete: ['Mutation.completeEnrolments', 'Mutation.recordAttendance'],
  undo: ['Mutation.takeBackEnrolments', 'Mutation.recordAttendance'],
};

const mayDo = (ctx: Ctx, action: RangeAction) => ROLES[action].some((row) => mayAsStaff(ctx, row));

/** Staff of today, or whoever has the permit of who did it. */
const requireReporter = (ctx: SignedIn, { madeById, permit }: { madeById?: unknown; permit?: unknown }) => {
  const madeBy = toId(madeById) ?? ctx.actor.user.id;
  const known = readPermit(ctx.env, permit);
  const own = known?.userId === madeBy ? known : null;
  if (!own) staff(ctx, 'Query.rangeDay');
  return { madeBy, readAt: own?.readAt ?? null };
};

type Refs = Pick<RangeReportDocument, 'enrolmentId' | 'userId' | 'firearmId' | 'recordId' | 'follows'>;

/** What it is about. Throws NOT_FOUND for what was never there: that cannot have happened. */
const refsOf = async (ctx: Authenticated, { action, ...ids }: ReportedAction): Promise<Refs> => {
  if (endsHandOut(action) || action === 'own_out') {
    const given = (endsHandOut(action) ? ids.handOutId : ids.ownWeaponId) ?? '';
    const recordId = toId(given) ? new Types.ObjectId(given) : idFor(requestOf(given, ctx.now));
    const before = await RangeReportModel.findOne({ _id: recordId, state: { $ne: 'recorded' } }).lean();
    if (before) {
      const { enrolmentId, userId, firearmId } = before;
      return { enrolmentId, userId, firearmId, recordId, follows: before._id };
    }
    const id = recordId.toString();
    const { enrolmentId, userId, ...record } = await (endsHandOut(action)
      ? requireHandOut(id)
      : requireOwnWeapon(id));
    const firearmId = 'firearmId' in record ? record.firearmId : null;
    return { enrolmentId, userId, firearmId, recordId, follows: null };
  }
  const enrolment = await requireStoredEnrolment(ctx, ids.enrolmentId);
  const firearm = action === 'hand_out' ? await requireFirearm(ids.firearmId ?? '') : null;
  const of = { enrolmentId: enrolment._id, userId: enrolment.userId };
  return { ...of, firearmId: firearm?._id ?? null, recordId: null, follows: null };
};

type Reporter = ReturnType<typeof requireReporter>;

const reportedBy = async (
  ctx: SignedIn,
  input: ReportedAction,
  { madeBy, readAt }: Reporter,
): Promise<RangeReportDocument> => {
  const { action, rounds, roundsLeft, workshopReason, instructorId, weapon, reason, seen } = input;
  const clocks = { happenedAt: new Date(input.happenedAt), sentAt: new Date(input.sentAt) };
  const { at, isLate } = timeOfReport({ ...clocks, receivedAt: ctx.now, readAt });
  const request = requestOf(input.id, ctx.now);
  return {
    _id: idFor(request),
    key: request.key,
    action,
    madeBy,
    sentBy: ctx.actor.user.id,
    isLate,
    phoneAt: clocks.happenedAt,
    happenedAt: at,
    receivedAt: ctx.now,
    ...(await refsOf(ctx, input)),
    reported: {
      rounds: rounds ?? null,
      roundsLeft: roundsLeft ?? null,
      workshopReason,
      instructorId,
      weapon,
      reason,
      seen,
    },
    state: 'recorded',
    cause: null,
    why: null,
    decidedAt: null,
    decidedBy: null,
    decision: null,
  };
};

type Obstacle = { cause: string; why: string };

/** What leaves the decision to somebody else; null if there is nothing. */
const obstacleOf = async (
  ctx: SignedIn,
  { action, madeBy, follows }: RangeReportDocument,
): Promise<Obstacle | null> => {
  if (madeBy !== ctx.actor.user.id) return { cause: 'ACCOUNT', why: messages.reportAccount };
  if (!mayDo(ctx, action)) return { cause: 'ROLE', why: messages.reportRole };
  if (!follows) return null;
  const before = await RangeReportModel.findById(follows).lean();
  return before?.state === 'discarded'
    ? { cause: 'DISCARDED', why: messages.reportDiscarded }
    : { cause: 'FOLLOWS', why: messages.reportFollows };
};

const store = async (document: RangeReportDocument) => {
  try {
    return (await RangeReportModel.create(document)).toObject();
  } catch (error) {
    const stored = isDuplicateKey(error) && (await RangeReportModel.findById(document._id).lean());
    if (stored) return stored;
    throw error;
  }
};

const requireRoom = async (sentBy: string) => {
  const count = await RangeReportModel.countDocuments({ state: 'open', sentBy }).limit(MOST_OPEN);
  if (count >= MOST_OPEN) throw new DomainError('TOO_MANY_REPORTS', messages.tooManyReports);
};

const opened = async (document: RangeReportDocument, obstacle: Obstacle) => {
  await requireRoom(document.sentBy);
  return store({ ...document, ...obstacle, state: 'open' });
};

/** Why a report waits for a decision. After trouble of the server the telephone sends it again. */
const obstacleTo = (error: unknown): Obstacle => {
  if (!isRefusal(error)) throw error;
  if (error.reason === 'CHANGED_MEANWHILE') throw unavailable(RETRY_SECONDS);
  return { cause: error.reason, why: error.message };
};

const entered = async (ctx: Authenticated, document: RangeReportDocument, isAccepted: boolean) => {
  const request = { key: document.key, payload: '', at: ctx.now };
  const recordId = await enterReport(ctx, document, { isAccepted, request });
  return { ...document, state: 'recorded' as const, recordId: document.recordId ?? recordId };
};

/**
 * What a telephone says has happened is entered in the books at its time, whenever it arrives; what contradicts them, or comes
 * from an account that may not do it, is listed for a decision. Refused is what cannot have happened.
 */
export const reportRangeAction = operation({
  field: 'Mutation.reportRangeAction',
  access: inPerson,
  subject: requireReporter,
  input: reportRangeActionSchema,
  isByParts: true,
  run: ({ ctx, input, subject: reporter }): Promise<RangeReport> =>
    inTurn(`range report:${input.id}`, async () => {
      const known = await RangeReportModel.findById(idFor(requestOf(input.id, ctx.now))).lean();
      if (known) return toRangeReport(known);
      const document = await received(ctx, input, await reportedBy(ctx, input, reporter));
      if (document.firearmId && (endsHandOut(document.action) || document.follows)) {
        await enterWaiting(ctx, document.firearmId);
      }
      return toRangeReport(await requireReport(document._id.toString()));
    }),
});

const received = async (ctx: SignedIn, { mayRefuse }: ReportedAction, document: RangeReportDocument) => {
  const obstacle = await obstacleOf(ctx, document);
  if (obstacle) return opened(document, obstacle);
  try {
    return await store(await entered(ctx, document, false));
  } catch (error) {
    if (mayRefuse) throw error;
    return opened(document, obstacleTo(error));
  }
};

const requireReport = requireById<RangeReportDocument>(RangeReportModel, 'RANGE_REPORT_NOT_FOUND');

const followersOf = ({ _id }: Pick<RangeReportDocument, '_id'>) =>
  RangeReportModel.find({ follows: _id, state: 'open' }).sort(OLDEST).lean();

const write = writerOf<RangeReportDocument>(RangeReportModel);

/**
 * A weapon that was in two hands by the book is in none any more: what was handed out and came back meanwhile finds its place
 * between the others.
 */
const enterWaiting = async (ctx: Authenticated, firearmId: Types.ObjectId) => {
  const waiting = await RangeReportModel.find({ state: 'open', firearmId, cause: 'FIREARM_OUT' })
    .sort(OLDEST)
    .lean();
  for (const head of waiting) {
    const followers = await followersOf(head);
    if (followers.length === 0) continue;
    try {
      for (const one of [head, ...followers]) await settle(ctx, one, false);
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
};

const settle = async (ctx: Authenticated, document: RangeReportDocument, isAccepted: boolean) => {
  const { recordId } = await entered(ctx, document, isAccepted);
  await write(document, { state: 'recorded', recordId });
};

/** Accepted: it is entered although it contradicts what is known. What depends on a report is decided with it. */
export const decideRangeReport = operation({
  field: 'Mutation.decideRangeReport',
  access: staff,
  subject: async (_, { id }) => {
    const given = await requireReport(id);
    return given.follows ? requireReport(given.follows.toString()) : given;
  },
  input: decideRangeReportSchema,
  repeat: repeatable(RangeReportModel, toRangeReport),
  audit: {
    action: 'rangeReport.decide',
    about: async (ctx, { subject }) => ({
      type: subject.enrolmentId ? 'enrolment' : 'rangeReport',
      id: (subject.enrolmentId ?? subject._id).toString(),
      label: await labelOfReport(ctx, subject),
    }),
    changes: ({ subject, input: { isAccepted, reason } }) =>
      changesBetween(
        { state: subject.state },
        {
          state: isAccepted ? 'recorded' : 'discarded',
          reason,
          phoneAt: subject.phoneAt,
          receivedAt: subject.receivedAt,
        },
      ),
  },
  run: async ({ ctx, input: { isAccepted, reason }, subject }): Promise<RangeReport> => {
    if (!mayDo(ctx, subject.action)) throw new DomainError('ROLE_NOT_PERMITTED', messages.roleNotPermitted);
    const id = subject._id.toString();
    const all = [subject, ...(await followersOf(subject))].filter(({ state }) => state === 'open');
    if (all.length === 0) throw new DomainError('REPORT_DECIDED', messages.reportDecided);
    const decided = { decidedAt: ctx.now, decidedBy: actorId(ctx.actor), decision: reason };
    for (const one of all) {
      const after = isAccepted
        ? await entered(ctx, one, true)
        : { state: 'discarded' as const, recordId: one.recordId };
      await changeDocument(one, {
        decide: ({ state }) => {
          if (state !== 'open') throw new DomainError('REPORT_DECIDED', messages.reportDecided);
          return { ...decided, state: after.state, recordId: after.recordId };
        },
        write,
        reload: () => requireReport(one._id.toString()),
      });
    }
    return toRangeReport(await requireReport(id));
  },
});

/** Those that somebody decides, oldest first. */
export const listRangeReports = operation({
  field: 'Query.rangeReports',
  access: staff,
  rows: MOST_LISTED,
  view: () => viewOfList('rangeReport.viewOpen', 'partes para decidir')({}),
  run: () => findOpenReports(),
});
