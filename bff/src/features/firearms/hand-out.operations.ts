import { max } from 'date-fns';
import * as v from 'valibot';
import { academy } from '#domain/academy.ts';
import { changesBetween } from '#domain/audit/audit.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import {
  annulHandOutSchema,
  correctHandOutSchema,
  handOutFilterSchema,
  handOutFirearmSchema,
  takeBackFirearmSchema,
} from '#domain/firearms/firearm.schema.ts';
import {
  caliberOf,
  HAND_OUT_COPIES,
  identityOf,
  type FirearmHandOut,
  type LateRecord,
} from '#domain/firearms/firearm.ts';
import { returnedRounds } from '#domain/firearms/returned-rounds.ts';
import { messages } from '#domain/messages.ts';
import { pick } from '#domain/pick.ts';
import { isInForce, licenceOn } from '#domain/users/licence.ts';
import { userName } from '#domain/users/user-name.ts';
import type { User } from '#domain/users/user.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { readConnection } from '../../lists/connection.ts';
import { pageEntries } from '../../lists/page.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { staff, type Authenticated } from '../../operation/access.ts';
import { changeDocument, writerOf } from '../../operation/change-document.ts';
import { actorId, actorName, type Ctx } from '../../operation/context.ts';
import { lock } from '../../database/transaction.ts';
import { invalidField, knownId } from '../../operation/input.ts';
import { idFor, repeatable, type KeyedRequest } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { viewOfList } from '../../lists/view-of-list.ts';
import { arrived } from '../enrolments/attendance.operations.ts';
import { changeEnrolment } from '../enrolments/enrolment.change.ts';
import { isOfToday } from '../enrolments/enrolment.rules.ts';
import { touchActive } from '../enrolments/enrolment.writes.ts';
import { requireStoredEnrolment } from '../enrolments/enrolment.store.ts';
import { requireActiveInstructor } from '../instructors/instructor.store.ts';
import { requireUser } from '../users/user.store.ts';
import { enterRoundsBack, enterRoundsOut, publishHandOut } from './ammunition.ts';
import {
  FirearmHandOutModel,
  toFirearm,
  toHandOut,
  type FirearmDocument,
  type FirearmHandOutDocument,
} from './firearm.model.ts';
import {
  auditedFirearm,
  countedOf,
  findKit,
  firedAfter,
  handOutLabel,
  lastHandOut,
  requireFirearm,
  requireHandOut,
  sendToWorkshop,
} from './firearm.store.ts';

type StoredEnrolment = Awaited<ReturnType<typeof requireStoredEnrolment>>;

const NEWEST = rowOrder<FirearmHandOutDocument>(FirearmHandOutModel, { outAt: -1, _id: -1 });

const isOutFilter = (isOut: boolean | null | undefined) => {
  if (isOut === null || isOut === undefined) return {};
  return { returnedAt: isOut ? null : { $gt: new Date(0) } };
};

export const listHandOuts = operation({
  field: 'Query.firearmHandOuts',
  access: staff,
  input: v.object({ ...handOutFilterSchema.entries, ...pageEntries(NEWEST) }),
  view: (_, { input }) => viewOfList('firearm.viewHandOuts', 'entregas de armas')(input),
  run: ({ input: { firearmId, isOut, ...page } }) =>
    readConnection({
      order: NEWEST,
      filter: { ...(firearmId ? { firearmId: knownId('firearmId', firearmId) } : {}), ...isOutFilter(isOut) },
      page,
      toNode: toHandOut,
    }),
});

export const repeatOfHandOut = repeatable(FirearmHandOutModel, toHandOut);

/** Without the copies of weapon and people: the trail names the weapon and who did it, and is not erased with a person. */
export const trailOf = (handOut: FirearmHandOut | null) =>
  handOut &&
  Object.fromEntries(
    Object.entries(handOut).filter(([name]) => !HAND_OUT_COPIES.some((copied) => copied === name)),
  );

/** One firearm is in one hand: its open hand-out has its unique key until it is returned. */
export const handOutFirearm = operation({
  field: 'Mutation.handOutFirearm',
  access: staff,
  subject: (_, { firearmId }) => requireFirearm(firearmId),
  input: handOutFirearmSchema,
  repeat: repeatOfHandOut,
  audit: {
    action: 'firearm.handOut',
    about: (_, { subject }) => auditedFirearm(toFirearm(subject)),
    changes: ({ input, result }) => changesBetween({}, trailOf(result) ?? input),
  },
  run: async ({ ctx, input: { enrolmentId, instructorId, rounds }, subject: firearm, request }) => {
    requireAvailable(firearm);
    const enrolment = await requireStoredEnrolment(ctx, enrolmentId);
    await requireOfToday(ctx, enrolment);
    const student = await requireUser(enrolment.userId.toString());
    const companion = await companionOf(ctx, { enrolment, student, instructorId });
    const handOut = await append({
      firearm,
      request,
      happened: happenedNow(ctx),
      record: {
        ...recordOf(firearm, student),
        enrolmentId: enrolment._id,
        userId: enrolment.userId,
        companion,
        ...(rounds > 0 ? { roundsOut: rounds } : {}),
      },
    });
    // The completion of the class asks for open hand-outs, and decides again if the enrolment has changed meanwhile.
    if (!(await touchActive(enrolment._id))) throw notHandedOut();
    await enterRoundsOut(handOut);
    await publishHandOut('firearm.handed_out', handOut);
    await recordArrival(ctx, enrolment);
    return toHandOut(handOut);
  },
});

/** Who is handed a weapon is there. */
const recordArrival = async (ctx: Authenticated, enrolment: StoredEnrolment) => {
  if (enrolment.arrival) return;
  const decide = async (document: StoredEnrolment) =>
    isActiveStatus(document.status) ? arrived(ctx, document) : {};
  const found = await requireStoredEnrolment(ctx, enrolment._id.toString());
  await changeEnrolment(ctx, found, { decide });
};

const requireAvailable = ({ state }: Pick<FirearmDocument, 'state'>) => {
  if (state !== 'available') throw new DomainError('FIREARM_UNAVAILABLE', messages.firearmUnavailable);
};

const notHandedOut = () => new DomainError('HAND_OUT_REFUSED', messages.handOutStatus);

const requireOfToday = async (ctx: Ctx, enrolment: StoredEnrolment) => {
  if (!isActiveStatus(enrolment.status)) throw notHandedOut();
  if (!(await isOfToday(ctx, enrolment))) {
    throw new DomainError('HAND_OUT_REFUSED', messages.handOutOtherDay);
  }
};

type HandedTo = { enrolment: StoredEnrolment; student: User; instructorId: string | null | undefined };

/** Null for a student with a licence. */
const companionOf = async (ctx: Authenticated, { enrolment, student, instructorId }: HandedTo) => {
  if (isInForce(licenceOn(dayIn(ctx.now, academy.timeZone), student))) return null;
  const kit = await findKit(enrolment.courseId.toString());
  const instructor = await requireActiveInstructor(ctx, instructorId);
  if (kit?.isAccompanied && instructor) return instructor.name;
  throw new DomainError(
    'LICENCE_REQUIRED',
    kit?.isAccompanied ? messages.companionRequired : messages.handOutLicence,
  );
};

/** What a hand-out keeps of the weapon and of who holds it. */
export const recordOf = (firearm: FirearmDocument, student: User) => ({
  weapon: identityOf(firearm),
  caliber: caliberOf(firearm.model),
  holder: { name: userName(student), ...pick(student, ['documentNumber', 'clu', 'cluExpiration']) },
});

type HandOutRecord = Pick<
  FirearmHandOutDocument,
  'enrolmentId' | 'userId' | 'companion' | 'weapon' | 'caliber' | 'holder'
> &
  Partial<Pick<FirearmHandOutDocument, 'roundsOut' | 'roundsLeft' | 'rounds' | 'corrects' | 'reason'>>;

/** When something was done, and by whom. */
export type Happened = { at: Date; by: string; byName: string; late: LateRecord | null };

export const happenedNow = ({ now, actor }: Authenticated): Happened => ({
  at: now,
  by: actorId(actor),
  byName: actorName(actor),
  late: null,
});

type New = {
  firearm: Pick<FirearmDocument, '_id' | 'roundsBefore'>;
  request: KeyedRequest | null;
  happened: Happened;
  record: HandOutRecord;
};

/** A correction is never open. */
export const append = async ({
  firearm,
  record,
  request,
  happened,
}: New): Promise<FirearmHandOutDocument> => {
  await lock(`firearm:${firearm._id}`);
  const last = await lastHandOut(firearm._id);
  if (last?.returnedAt === null) throw new DomainError('FIREARM_OUT', messages.firearmOut);
  const _id = idFor(request);
  const document = await FirearmHandOutModel.create({
    ...record,
    _id,
    firearmId: firearm._id,
    seq: (last?.seq ?? 0) + 1,
    handKey: (record.corrects ? _id : firearm._id).toString(),
    returnedAt: record.corrects ? happened.at : null,
    outAt: happened.at,
    outBy: happened.by,
    outByName: happened.byName,
    outLate: happened.late,
    roundsBefore: firedAfter(last) ?? firearm.roundsBefore,
  });
  return document.toObject();
};

const write = writerOf<FirearmHandOutDocument>(FirearmHandOutModel, async ({ returnedAt }, after) => {
  if (returnedAt || !after.returnedAt) return;
  await publishHandOut('firearm.returned', after);
});

export const aboutHandOut = async (ctx: Ctx, document: FirearmHandOutDocument) => {
  const handOut = toHandOut(document);
  return { type: 'firearm', id: handOut.firearmId, label: await handOutLabel(ctx, handOut) };
};

type Ending = {
  happened: Happened;
  resultOf: (
    roundsOut: number,
  ) => Pick<FirearmHandOutDocument, 'rounds' | 'roundsLeft'> & Partial<FirearmHandOutDocument>;
};

/** Ends a hand-out, and enters its rounds. */
const end = async (
  found: FirearmHandOutDocument,
  { happened: { at, by, byName, late }, resultOf }: Ending,
): Promise<FirearmHandOut> => {
  const ended = await changeDocument(found, {
    decide: ({ _id, returnedAt, outAt, roundsOut = 0 }) => {
      if (returnedAt) throw alreadyReturned();
      return {
        returnedAt: max([at, outAt]),
        returnedBy: by,
        returnedByName: byName,
        returnLate: late,
        handKey: _id.toString(),
        ...resultOf(roundsOut),
      };
    },
    write,
    reload: () => requireHandOut(found._id.toString()),
  });
  await enterRoundsBack(ended);
  return toHandOut(ended);
};

const alreadyReturned = () => new DomainError('FIREARM_RETURNED', messages.firearmReturned);

export const takeBackFirearm = operation({
  field: 'Mutation.takeBackFirearm',
  access: staff,
  subject: (_, { id }) => requireHandOut(id),
  input: takeBackFirearmSchema,
  repeat: repeatOfHandOut,
  audit: {
    action: 'firearm.takeBack',
    about: (ctx, { subject }) => aboutHandOut(ctx, subject),
    changes: ({ subject, input, result }) => changesBetween(toHandOut(subject), trailOf(result) ?? input),
  },
  run: ({ ctx, input: { workshopReason, ...counted }, subject }) =>
    takeBack(subject, { counted, workshopReason, happened: happenedNow(ctx) }),
});

type Counted = Parameters<typeof returnedRounds>[0];
type Return = {
  counted: Counted;
  workshopReason?: string | null;
  happened: Happened;
};

export const takeBack = async (
  found: FirearmHandOutDocument,
  { counted, workshopReason = null, ...of }: Return,
): Promise<FirearmHandOut> => {
  const returned = await end(found, {
    ...of,
    resultOf: (roundsOut) => ({ ...returnOf(counted, roundsOut), workshopReason }),
  });
  if (workshopReason) await sendToWorkshop(found.firearmId, workshopReason);
  return returned;
};

/** Takes a hand-out back that was a mistake. What was written stays, and names the reversal. */
export const annulHandOut = operation({
  field: 'Mutation.annulHandOut',
  access: staff,
  subject: (_, { id }) => requireHandOut(id),
  input: annulHandOutSchema,
  repeat: repeatOfHandOut,
  audit: {
    action: 'firearm.annulHandOut',
    about: (ctx, { subject }) => aboutHandOut(ctx, subject),
    changes: ({ subject, input, result }) =>
      changesBetween({ ...toHandOut(subject), reason: null }, trailOf(result) ?? input),
  },
  run: ({ ctx, input: { reason }, subject }) => annul(subject, { reason, happened: happenedNow(ctx) }),
});

type Annulment = { reason: string; happened: Happened };

export const annul = (found: FirearmHandOutDocument, { reason, ...of }: Annulment) =>
  end(found, {
    ...of,
    resultOf: (roundsOut) => ({ rounds: 0, roundsLeft: roundsOut, isAnnulled: true, reason }),
  });

export const returnOf = (counted: Counted, roundsOut: number) => {
  const result = returnedRounds(counted, roundsOut);
  if (!('field' in result)) return result;
  throw invalidField(result.field, { reason: 'INVALID_INPUT', message: result.message });
};

const notCorrectable = () => new DomainError('HAND_OUT_NOT_CORRECTABLE', messages.handOutCorrection);

/** A correction is one more number of the weapon, with the differences as its rounds: nothing that was written changes. */
export const correctHandOut = operation({
  field: 'Mutation.correctHandOut',
  access: staff,
  subject: (_, { id }) => requireHandOut(id),
  input: correctHandOutSchema,
  repeat: repeatOfHandOut,
  audit: {
    action: 'firearm.correctReturn',
    about: (ctx, { subject }) => aboutHandOut(ctx, subject),
    changes: ({ subject, input, result }) =>
      changesBetween({ ...toHandOut(subject), reason: null }, trailOf(result) ?? input),
  },
  run: async ({ ctx, input: { reason, ...counted }, subject: found, request }) => {
    const {
      _id,
      firearmId,
      enrolmentId,
      userId,
      weapon,
      caliber,
      holder,
      returnedAt,
      corrects,
      isAnnulled,
      roundsOut = 0,
    } = found;
    if (!returnedAt || corrects || isAnnulled) throw notCorrectable();
    const firearm = await requireFirearm(firearmId.toString());
    const before = countedOf([found, ...(await FirearmHandOutModel.find({ corrects: _id }).lean())]);
    const right = returnOf(counted, roundsOut);
    const correction = await append({
      firearm,
      request,
      happened: happenedNow(ctx),
      record: {
        enrolmentId,
        userId,
        weapon,
        caliber,
        holder,
        companion: null,
        corrects: _id,
        reason,
        rounds: right.rounds - before.rounds,
        roundsLeft: right.roundsLeft - before.roundsLeft,
      },
    });
    await enterRoundsBack(correction);
    return toHandOut(correction);
  },
});
