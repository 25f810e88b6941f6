import { differenceInMilliseconds, min } from 'date-fns';
import { Types } from 'mongoose';
import * as v from 'valibot';
import { changesBetween } from '#domain/audit/audit.ts';
import { attendanceOf } from '#domain/enrolments/attendance.ts';
import type { FirearmHandOut } from '#domain/firearms/firearm.ts';
import { ownWeaponLabel } from '#domain/firearms/own-weapon.ts';
import { rangeStateOf } from '#domain/firearms/range-day.ts';
import { PROMPT_SECONDS, isMark, verdictOnMark, type RangeMark } from '#domain/firearms/range-report.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { mayAsStaff, staff, type Authenticated } from '../../operation/access.ts';
import type { KeyedRequest } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import {
  attended,
  corrected,
  missed,
  notArrived,
  arrived,
  present,
  takenBack,
} from '../enrolments/attendance.operations.ts';
import { changeEnrolment } from '../enrolments/enrolment.change.ts';
import { enrolmentAudit } from '../enrolments/enrolment.audit.ts';
import { repeatOfEnrolment, requireStoredEnrolment } from '../enrolments/enrolment.store.ts';
import { touchActive, type StoredChanges } from '../enrolments/enrolment.writes.ts';
import { requireTaught } from '../enrolments/teaching.operations.ts';
import { instructorOf } from '../instructors/instructor.store.ts';
import { findUser, personName, requireUser } from '../users/user.store.ts';
import { enterRoundsOut, publishHandOut } from './ammunition.ts';
import { FirearmHandOutModel, toFirearm, toHandOut, type FirearmHandOutDocument } from './firearm.model.ts';
import {
  auditedFirearm,
  countedOf,
  handOutsOf,
  lastHandOut,
  requireFirearm,
  requireHandOut,
} from './firearm.store.ts';
import {
  aboutHandOut,
  annul,
  append,
  correctHandOut,
  handOutFirearm,
  recordOf,
  repeatOfHandOut,
  returnOf,
  takeBack,
  trailOf,
  type Happened,
} from './hand-out.operations.ts';
import {
  aboutOwnWeapon,
  bringIn,
  recordOwnWeapon,
  repeatOfOwnWeapon,
  requireNotOfAcademy,
  takeOut,
} from './own-weapon.operations.ts';
import { OwnWeaponModel, toOwnWeapon } from './own-weapon.model.ts';
import { requireOwnWeapon } from './own-weapon.store.ts';
import type { RangeReportDocument } from './range-report.model.ts';

type EnrolmentDocument = Awaited<ReturnType<typeof requireStoredEnrolment>>;

const MS_PER_SECOND = 1_000;

/** Accepted: somebody has decided that it is recorded although it contradicts what is known. */
type Terms = { isAccepted: boolean; request: KeyedRequest };

type Of = RangeReportDocument & { isAccepted: boolean; happened: Happened };

/** Given by the caller, not by a request. */
const report = v.custom<Of>(() => true);

const STAFF = { access: staff, staffRow: 'Query.rangeDay' } as const;

/**
 * When the weapon went out, between its other entries. Two telephones may differ by seconds. What is accepted although the weapon
 * was in another hand then stands after that.
 */
const placeOf = async (firearmId: Types.ObjectId, at: Date, isAccepted: boolean) => {
  const last = await lastHandOut(firearmId);
  if (last?.returnedAt === null) throw new DomainError('FIREARM_OUT', messages.firearmOut);
  const inHand = await FirearmHandOutModel.findOne({
    firearmId,
    corrects: null,
    isAnnulled: { $ne: true },
    outAt: { $lte: at },
    returnedAt: { $gt: at },
  })
    .sort({ returnedAt: -1 })
    .lean();
  const until = inHand?.returnedAt;
  if (!until) return at;
  if (isAccepted || differenceInMilliseconds(until, at) <= PROMPT_SECONDS * MS_PER_SECOND) return until;
  throw new DomainError('FIREARM_OUT', messages.firearmOutThen);
};

/** Without the rules of today: the weapon has left. */
const handOutLate = operation({
  ...STAFF,
  subject: (_, { firearmId }) => requireFirearm(String(firearmId)),
  input: report,
  repeat: repeatOfHandOut,
  audit: {
    action: 'firearm.handOut',
    about: (_, { subject }) => auditedFirearm(toFirearm(subject)),
    changes: ({ result }) => changesBetween({}, trailOf(result) ?? {}),
  },
  run: async ({ ctx, input: { enrolmentId, reported, happened, isAccepted }, subject: firearm, request }) => {
    const enrolment = await requireStoredEnrolment(ctx, enrolmentId?.toString());
    const instructor = await instructorOf(ctx, reported.instructorId);
    const student = await requireUser(enrolment.userId.toString());
    const rounds = reported.rounds ?? 0;
    const at = await placeOf(firearm._id, happened.at, isAccepted);
    const handOut = await append({
      firearm,
      request,
      happened: { ...happened, at },
      record: {
        ...recordOf(firearm, student),
        enrolmentId: enrolment._id,
        userId: enrolment.userId,
        companion: instructor?.name ?? null,
        ...(rounds > 0 ? { roundsOut: rounds } : {}),
      },
    });
    await touchActive(enrolment._id);
    await enterRoundsOut(handOut);
    await publishHandOut('firearm.handed_out', handOut);
    return toHandOut(handOut);
  },
});

/** Not after the weapon went out again. */
const returnPlace = async ({ firearmId, outAt }: FirearmHandOutDocument, at: Date) => {
  const next = await FirearmHandOutModel.findOne({ firearmId, corrects: null, outAt: { $gt: outAt } })
    .sort({ outAt: 1 })
    .lean();
  return next ? min([at, next.outAt]) : at;
};

const takeBackLate = operation({
  ...STAFF,
  subject: (_, { recordId }) => requireHandOut(String(recordId)),
  input: report,
  repeat: repeatOfHandOut,
  audit: {
    action: 'firearm.takeBack',
    about: (ctx, { subject }) => aboutHandOut(ctx, subject),
    changes: ({ subject, result }) => changesBetween(toHandOut(subject), trailOf(result) ?? {}),
  },
  run: async ({ ctx, input: { reported, happened, isAccepted }, subject: found }) => {
    if (found.returnedAt) return returnedAgain(ctx, found, { reported, isAccepted });
    const at = await returnPlace(found, happened.at);
    const { workshopReason, ...counted } = reported;
    return takeBack(found, { counted, workshopReason, happened: { ...happened, at } });
  },
});

type Again = Pick<Of, 'reported' | 'isAccepted'>;

/** Somebody else has taken it back: the same count says nothing new, another one corrects it once it is accepted. */
const returnedAgain = async (
  ctx: Authenticated,
  found: FirearmHandOutDocument,
  { reported: { rounds, roundsLeft }, isAccepted }: Again,
): Promise<FirearmHandOut> => {
  const corrections = await FirearmHandOutModel.find({ corrects: found._id }).lean();
  const known = countedOf([found, ...corrections]);
  const counted = returnOf({ rounds, roundsLeft }, found.roundsOut ?? 0);
  if (known.rounds === counted.rounds && known.roundsLeft === counted.roundsLeft) return toHandOut(found);
  if (!isAccepted) throw new DomainError('FIREARM_RETURNED', messages.firearmReturnedOtherwise);
  const given = { id: found._id.toString(), ...counted, reason: messages.reportAccepted };
  return correctHandOut.asPart(ctx, { given, request: null });
};

/** What came back otherwise was fired by nobody: once it is accepted, that is corrected. */
const annulLate = operation({
  ...STAFF,
  subject: (_, { recordId }) => requireHandOut(String(recordId)),
  input: report,
  repeat: repeatOfHandOut,
  audit: {
    action: 'firearm.annulHandOut',
    about: (ctx, { subject }) => aboutHandOut(ctx, subject),
    changes: ({ subject, result }) =>
      changesBetween({ ...toHandOut(subject), reason: null }, trailOf(result) ?? {}),
  },
  run: async ({ ctx, input: { reported, happened, isAccepted }, subject: found }) => {
    const { reason } = reported;
    if (!reason) throw new DomainError('INVALID_INPUT', messages.reasonLength);
    if (found.isAnnulled) return toHandOut(found);
    if (!found.returnedAt) {
      const at = await returnPlace(found, happened.at);
      return annul(found, { reason, happened: { ...happened, at } });
    }
    if (!isAccepted) throw new DomainError('FIREARM_RETURNED', messages.firearmReturned);
    const { roundsOut = 0 } = found;
    const nothing = roundsOut > 0 ? { rounds: null, roundsLeft: roundsOut } : { rounds: 0, roundsLeft: null };
    return returnedAgain(ctx, found, { reported: { ...reported, ...nothing }, isAccepted });
  },
});

const bringInLate = operation({
  ...STAFF,
  subject: (ctx, { enrolmentId }) => requireStoredEnrolment(ctx, String(enrolmentId)),
  input: report,
  repeat: repeatOfOwnWeapon,
  audit: {
    action: 'ownWeapon.record',
    about: (ctx, { subject: { _id, userId }, input: { reported } }) =>
      aboutOwnWeapon(ctx, {
        ...(reported.weapon ?? { serial: '' }),
        enrolmentId: _id.toString(),
        userId: userId.toString(),
      }),
    changes: ({ input: { reported }, result }) =>
      changesBetween(
        {},
        { ownWeapon: ownWeaponLabel(reported.weapon ?? { serial: '' }), inLate: result?.inLate },
      ),
  },
  run: async ({
    ctx,
    input: { reported, happened, isAccepted },
    subject: { _id: enrolmentId, userId },
    request,
  }) => {
    const { weapon } = reported;
    if (!weapon) throw new DomainError('INVALID_INPUT', messages.invalidInput);
    if (!isAccepted) await requireNotOfAcademy(weapon.serial);
    return bringIn(ctx, {
      request,
      happened,
      enrolmentId,
      userId,
      weapon: { ...weapon, description: weapon.description ?? null },
    });
  },
});

const takeOutLate = operation({
  ...STAFF,
  subject: (_, { recordId }) => requireOwnWeapon(String(recordId)),
  input: report,
  repeat: repeatOfOwnWeapon,
  audit: {
    action: 'ownWeapon.release',
    about: (ctx, { subject }) => aboutOwnWeapon(ctx, toOwnWeapon(subject)),
    changes: ({ result }) => changesBetween({}, { leftAt: result?.outAt, outLate: result?.outLate }),
  },
  run: ({ input: { happened }, subject }) =>
    subject.outAt ? toOwnWeapon(subject) : takeOut(subject, happened),
});

const isDesk = (ctx: Authenticated) => mayAsStaff(ctx, 'Query.enrolment');

/** A mark as it was made, judged at its own time. */
const marked = async (ctx: Authenticated, document: EnrolmentDocument, { reported, ...of }: Of) => {
  const mark = of.action as RangeMark;
  const then = { ...ctx, now: of.happened.at };
  const handOuts = await handOutsOf(ctx, document._id.toString());
  const { status, arrival } = document;
  const now = rangeStateOf({ status, arrivedAt: arrival?.at ?? null, handOuts });
  if (of.isAccepted) return accepted(then, document, { mark, by: of.madeBy });
  // Who cancels and comes all the same was there.
  if (mark === 'arrive' && status === 'cancelled' && attendanceOf(document) !== 'no_show') {
    return { arrival: { at: then.now, by: of.madeBy } };
  }
  const verdict = verdictOnMark({ mark, seen: reported.seen, now });
  if (verdict === 'made') return {};
  if (verdict === 'contradicts') throw new DomainError('STATUS_CHANGE_REFUSED', messages.markContradicts);
  return MAKE[mark](then, document, reported.reason);
};

type Make = (
  ctx: Authenticated,
  document: EnrolmentDocument,
  reason: string | null,
) => StoredChanges | Promise<StoredChanges>;

const MAKE: Record<RangeMark, Make> = {
  arrive: arrived,
  unmark: (ctx, document) => notArrived(ctx, document, isDesk(ctx)),
  absent: missed,
  complete: (ctx, document, earlyReason) =>
    isDesk(ctx) ? attended(ctx, document, { earlyReason }) : present(ctx, document),
  undo: takenBack,
};

type Accepted = { mark: RangeMark; by: string };

/** What the desk makes of it, whatever the enrolment has become. */
const accepted = async (ctx: Authenticated, document: EnrolmentDocument, { mark, by }: Accepted) => {
  const recorded = attendanceOf(document);
  const isOver = recorded === 'completed' || recorded === 'no_show';
  const correct = (outcome: 'confirmed' | 'completed' | 'no_show') =>
    corrected(ctx, document, { outcome, reason: messages.reportAccepted, overCapacity: true });
  const arrival = { arrival: { at: ctx.now, by } };
  if (mark === 'unmark') return { arrival: null };
  if (mark === 'absent') return recorded === 'completed' ? correct('no_show') : missed(ctx, document);
  if (mark === 'undo') return isOver ? correct('confirmed') : { arrival: null };
  if (mark === 'complete') {
    const earlyReason = messages.reportAccepted;
    return isOver ? correct('completed') : attended(ctx, document, { earlyReason });
  }
  return recorded === 'no_show' ? { ...(await correct('confirmed')), ...arrival } : arrival;
};

const markBy = (action: string) =>
  operation({
    ...STAFF,
    subject: (ctx, { enrolmentId }) => {
      const id = String(enrolmentId);
      return isDesk(ctx) ? requireStoredEnrolment(ctx, id) : requireTaught(ctx, { id });
    },
    input: report,
    repeat: repeatOfEnrolment,
    audit: enrolmentAudit<Of>(action),
    run: ({ ctx, input, subject }) =>
      changeEnrolment(ctx, subject, { decide: (document) => marked(ctx, document, input) }),
  });

const MARK: Record<RangeMark, ReturnType<typeof markBy>> = {
  arrive: markBy('enrolment.arrive'),
  unmark: markBy('enrolment.arrive'),
  absent: markBy('enrolment.noShow'),
  complete: markBy('enrolment.complete'),
  undo: markBy('enrolment.takeBack'),
};

/** By today's rules: what was done just now may still be stopped. */
const recordPrompt = (ctx: Authenticated, document: RangeReportDocument, request: KeyedRequest) => {
  const { reported } = document;
  const enrolmentId = document.enrolmentId?.toString();
  if (document.action === 'own_in') {
    return recordOwnWeapon.asPart(ctx, { given: { ...reported.weapon, enrolmentId }, request });
  }
  const { instructorId } = reported;
  const given = {
    enrolmentId,
    instructorId,
    firearmId: document.firearmId?.toString(),
    rounds: reported.rounds ?? 0,
  };
  return handOutFirearm.asPart(ctx, { given, request });
};

const recordLate = async (
  ctx: Authenticated,
  document: RangeReportDocument,
  { isAccepted, request }: Terms,
) => {
  const { action, madeBy, happenedAt: at, phoneAt, receivedAt } = document;
  const late = document.isLate || isAccepted ? { phoneAt, receivedAt } : null;
  const byName = personName(await findUser(madeBy));
  const given = { ...document, isAccepted, happened: { at, by: madeBy, byName, late } };
  if (isMark(action)) return MARK[action].asPart(ctx, { given, request });
  if (action === 'hand_out') return handOutLate.asPart(ctx, { given, request });
  if (action === 'take_back') return takeBackLate.asPart(ctx, { given, request });
  if (action === 'annul') return annulLate.asPart(ctx, { given, request });
  return (action === 'own_in' ? bringInLate : takeOutLate).asPart(ctx, { given, request });
};

/** What another attempt has created that ended before the report was stored: its id is that of the report. */
const createdBefore = async ({ _id, action }: RangeReportDocument) => {
  if (action === 'hand_out') return FirearmHandOutModel.exists({ _id });
  return action === 'own_in' ? OwnWeaponModel.exists({ _id }) : null;
};

/** Enters a report in the books, once. Throws what stands against it. */
export const enterReport = async (ctx: Authenticated, document: RangeReportDocument, terms: Terms) => {
  const { action, isLate } = document;
  const created = await createdBefore(document);
  if (created) return created._id;
  const isPrompt = !isLate && !terms.isAccepted && (action === 'hand_out' || action === 'own_in');
  const result = await (isPrompt
    ? recordPrompt(ctx, document, terms.request)
    : recordLate(ctx, document, terms));
  return isMark(action) ? null : new Types.ObjectId(result.id);
};
