import DataLoader from 'dataloader';
import type { Types } from 'mongoose';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import type { AuditSubject } from '#domain/audit/audit.ts';
import type { ImportedFirearm } from '#domain/firearms/firearm.import.ts';
import { firearmLabel, isServiceDue, type Firearm, type FirearmHandOut } from '#domain/firearms/firearm.ts';
import { foldSerial } from '#domain/firearms/serial.ts';
import type { DayClosing } from '#domain/firearms/range-day.ts';
import { messages } from '#domain/messages.ts';
import { copiedNames, pick, type Copied } from '#domain/pick.ts';
import { escapeRegex } from '#domain/texts/text.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { windowOf } from '../../lists/day-window.ts';
import { changeDocument, writerOf } from '../../operation/change-document.ts';
import type { Ctx } from '../../operation/context.ts';
import { finderById, requireById } from '../../operation/find-by-id.ts';
import { toId } from '../../operation/input.ts';
import { perRequest } from '../../operation/per-request.ts';
import type { Completing, GivingUp } from '../enrolments/enrolment.facts.ts';
import { personName, userLoader } from '../users/user.store.ts';
import {
  CourseKitModel,
  FirearmHandOutModel,
  FirearmModel,
  toFirearm,
  toHandOut,
  type CourseKitDocument,
  type FirearmDocument,
  type FirearmHandOutDocument,
} from './firearm.model.ts';

export const requireFirearm = requireById<FirearmDocument>(FirearmModel, 'FIREARM_NOT_FOUND');

/** Finds the keys of serial numbers of which this is a part, as they are read; null without one. */
export const lookOf = (serial: string | null | undefined) => {
  const folded = foldSerial(serial ?? '');
  return folded ? new RegExp(escapeRegex(folded)) : null;
};

/** Another weapon whose serial number looks like this one. */
export const findLookAlike = (serial: string, ownId?: Types.ObjectId) =>
  FirearmModel.findOne({ lookKey: foldSerial(serial), ...(ownId ? { _id: { $ne: ownId } } : {}) }).lean();

const write = writerOf<FirearmDocument>(FirearmModel);

export const sendToWorkshop = async (id: Types.ObjectId, workshopReason: string) => {
  const reload = () => requireFirearm(id.toString());
  await changeDocument(await reload(), {
    decide: () => ({ state: 'workshop' as const, workshopReason }),
    write,
    reload,
  });
};

export const requireHandOut = requireById<FirearmHandOutDocument>(
  FirearmHandOutModel,
  'FIREARM_HAND_OUT_NOT_FOUND',
);

export const auditedFirearm = (firearm: Pick<Firearm, 'id' | 'make' | 'serial' | 'model'>): AuditSubject => ({
  type: 'firearm',
  id: firearm.id,
  label: firearmLabel(firearm),
});

export const lastHandOut = (firearmId: string | Types.ObjectId) =>
  FirearmHandOutModel.findOne({ firearmId }).sort({ seq: -1 }).lean();

/** Rounds that a firearm has fired, of its last hand-out; null if it was never handed out. */
export const firedAfter = (last: Pick<FirearmHandOutDocument, 'roundsBefore' | 'rounds'> | null) =>
  last && last.roundsBefore + (last.rounds ?? 0);

const lastOf = (firearmIds: readonly string[]) => Promise.all(firearmIds.map((id) => lastHandOut(id)));

const lastHandOutLoader = perRequest(() => new DataLoader(lastOf, { maxBatchSize: 100 }));

export const openHandOutOf = async (ctx: Ctx, { id }: Firearm) => {
  const last = await lastHandOutLoader(ctx).load(id);
  return last && last.returnedAt === null ? toHandOut(last) : null;
};

/** Derived from the hand-outs. */
export const roundsFiredOf = async (ctx: Ctx, { id, roundsBefore }: Firearm) =>
  firedAfter(await lastHandOutLoader(ctx).load(id)) ?? roundsBefore;

export const isDue = async (ctx: Ctx, firearm: Firearm) =>
  isServiceDue(
    { ...firearm, roundsFired: await roundsFiredOf(ctx, firearm) },
    dayIn(ctx.now, academy.timeZone),
  );

/** As the student was called then; of an erased one that the data were erased. */
export const holderNameOf = async (ctx: Ctx, { holder, userId }: Pick<FirearmHandOut, 'holder' | 'userId'>) =>
  holder?.name ?? studentNameOf(ctx, { userId });

export const studentNameOf = async (ctx: Ctx, { userId }: { userId: string }) =>
  personName(await userLoader(ctx).load(userId));

/** For an export. */
export const withRounds = async (documents: readonly FirearmDocument[]) => {
  const last = await lastOf(documents.map(({ _id }) => _id.toString()));
  return documents.map((document, index) => ({
    ...toFirearm(document),
    roundsFired: firedAfter(last[index] ?? null) ?? document.roundsBefore,
  }));
};

const firearmsById = finderById(FirearmModel, toFirearm);

const firearmLoader = perRequest(() => new DataLoader(firearmsById));

export const labelOf = async (ctx: Ctx, { firearmId }: Pick<FirearmHandOut, 'firearmId'>) => {
  const firearm = await firearmLoader(ctx).load(firearmId);
  return firearm ? firearmLabel(firearm) : messages.firearmNotFound;
};

type Weapon = Pick<FirearmHandOut, 'firearmId' | 'weapon'>;

/** As the weapon was known when it was handed out. */
export const handOutLabel = async (ctx: Ctx, { weapon, firearmId }: Weapon) =>
  weapon ? firearmLabel(weapon) : labelOf(ctx, { firearmId });

/** Of weapons that are still there. */
export const modelsOf = async (ctx: Ctx, handOuts: readonly Pick<FirearmHandOut, 'firearmId'>[]) => {
  const firearms = await Promise.all(handOuts.map(({ firearmId }) => firearmLoader(ctx).load(firearmId)));
  return firearms.flatMap((firearm) => firearm?.model ?? []);
};

const OLDEST = { outAt: 1, _id: 1 } as const;

const handOutsOfEnrolments = async (enrolmentIds: readonly string[]) => {
  const found = await FirearmHandOutModel.find({ enrolmentId: { $in: enrolmentIds } })
    .sort(OLDEST)
    .lean();
  const handOuts = corrected(found.map(toHandOut));
  return enrolmentIds.map((id) => handOuts.filter(({ enrolmentId }) => enrolmentId === id));
};

/** Hand-outs with what the corrections after them add, without those that were annulled. */
const corrected = (all: readonly FirearmHandOut[]) =>
  all
    .filter(({ corrects, isAnnulled }) => corrects === null && !isAnnulled)
    .map((handOut) => {
      const corrections = all.filter(({ corrects }) => corrects === handOut.id);
      return corrections.length === 0 ? handOut : { ...handOut, ...countedOf([handOut, ...corrections]) };
    });

/** What a return says with the corrections after it. */
export const countedOf = (
  entries: readonly { rounds?: number | null | undefined; roundsLeft?: number | null | undefined }[],
) =>
  entries.reduce<{ rounds: number; roundsLeft: number }>(
    (sum, { rounds, roundsLeft }) => ({
      rounds: sum.rounds + (rounds ?? 0),
      roundsLeft: sum.roundsLeft + (roundsLeft ?? 0),
    }),
    { rounds: 0, roundsLeft: 0 },
  );

const handOutsLoader = perRequest(() => new DataLoader(handOutsOfEnrolments, { maxBatchSize: 100 }));

/** Those of an enrolment, oldest first, with their corrections. */
export const handOutsOf = (ctx: Ctx, enrolmentId: string) => handOutsLoader(ctx).load(enrolmentId);

const handOutsById = finderById(FirearmHandOutModel, toHandOut);

const handOutLoader = perRequest(() => new DataLoader(handOutsById, { maxBatchSize: 100 }));

export const findHandOut = async (ctx: Ctx, id: string | null) => (id ? handOutLoader(ctx).load(id) : null);

/** Without those that were withdrawn since. */
export const handOutsOfClosing = async (ctx: Ctx, { handOutIds }: Pick<DayClosing, 'handOutIds'>) =>
  (await Promise.all(handOutIds.map((id) => handOutLoader(ctx).load(id)))).flatMap((found) => found ?? []);

/** Null for a service account, and for who was erased. */
export const staffNameOf = async (ctx: Ctx, given: string) => {
  const id = toId(given);
  const user = id && (await userLoader(ctx).load(id));
  return user ? personName(user) : null;
};

/** Of all firearms, oldest first. */
export const openHandOuts = async () =>
  (await FirearmHandOutModel.find({ returnedAt: null }).sort(OLDEST).lean()).map(toHandOut);

/** Those that can be handed out now, by make and serial number; those that came back today last, in that order. */
export const findFreeFirearms = async ({ now }: Ctx) => {
  const day = dayIn(now, academy.timeZone);
  const [available, open, back] = await Promise.all([
    FirearmModel.find({ state: 'available' }).sort({ make: 1, serial: 1, _id: 1 }).lean(),
    FirearmHandOutModel.distinct('firearmId', { returnedAt: null }),
    FirearmHandOutModel.find({ returnedAt: windowOf(day, day) }, { firearmId: 1, returnedAt: 1 })
      .sort({ returnedAt: 1, _id: 1 })
      .lean(),
  ]);
  const out = new Set(open.map(String));
  const backAt = new Map(back.map(({ firearmId, returnedAt }) => [firearmId.toString(), Number(returnedAt)]));
  return available
    .filter(({ _id }) => !out.has(_id.toString()))
    .map(toFirearm)
    .sort((one, other) => (backAt.get(one.id) ?? 0) - (backAt.get(other.id) ?? 0));
};

/** Whether the academy has entered a weapon or what a course lends: the screens of the armoury are shown then. */
export const usesFirearms = perRequest(async () =>
  Boolean((await FirearmModel.exists({})) ?? (await CourseKitModel.exists({}))),
);

export const findKit = (courseId: string) => CourseKitModel.findById(courseId).lean<CourseKitDocument>();

/** Whether the kit of a copied course takes the field, or has its own. */
const KIT_COPY = {
  _id: 'own',
  rev: 'own',
  isAccompanied: 'copied',
  weapons: 'copied',
  rounds: 'copied',
} as const satisfies Record<keyof CourseKitDocument, Copied>;

export const copyKit = async ({ from, to }: { from: Types.ObjectId; to: Types.ObjectId }) => {
  const kit = await findKit(from.toString());
  if (kit) await CourseKitModel.create({ _id: to, ...pick(kit, copiedNames(KIT_COPY)) });
};

const kitsById = finderById<CourseKitDocument, CourseKitDocument>(CourseKitModel, (kit) => kit);

/** Of these courses, without those that have none. */
export const findKits = async (courseIds: readonly string[]) =>
  courseIds.length === 0 ? [] : (await kitsById(courseIds)).flatMap((kit) => kit ?? []);

export const kitLoader = perRequest(() => new DataLoader(kitsById));

const areOut = async (enrolmentIds: readonly string[]) => {
  const open = await FirearmHandOutModel.find(
    { enrolmentId: { $in: enrolmentIds }, returnedAt: null },
    { enrolmentId: 1 },
  ).lean();
  const out = new Set(open.map(({ enrolmentId }) => enrolmentId.toString()));
  return enrolmentIds.map((id) => out.has(id));
};

/** Read anew each time, because a write is decided by it. */
const outLoader = perRequest(() => new DataLoader(areOut, { cache: false, maxBatchSize: 100 }));

/** Whether a firearm is in the hands of who has the enrolment. */
const hasFirearmOut = (ctx: Ctx, { _id }: GivingUp['enrolment']) => outLoader(ctx).load(_id.toString());

export const requireNoFirearmOut = async ({ ctx, enrolment }: GivingUp) => {
  if (await hasFirearmOut(ctx, enrolment)) throw new DomainError('FIREARM_IN_HAND', messages.firearmInHand);
};

/** Whether a firearm is in the hands of a person, of any enrolment. */
export const holdsFirearm = async (userId: string) =>
  Boolean(await FirearmHandOutModel.exists({ userId, returnedAt: null }));

/** Whether a firearm is in the hands of who has the enrolment. Throws without a reason to complete it all the same. */
export const isFirearmOut = async ({ ctx, enrolment, reason }: Completing) => {
  const isOut = await hasFirearmOut(ctx, enrolment);
  if (isOut && !reason) throw new DomainError('FIREARM_NOT_RETURNED', messages.firearmNotReturned);
  return isOut;
};

/** The stored weapons whose serial numbers look like these. */
export const findLookAlikes = (serials: readonly string[]) =>
  FirearmModel.find({ lookKey: { $in: serials.map(foldSerial) } }).lean();

export const insertFirearms = (firearms: readonly ImportedFirearm[]) => FirearmModel.insertMany(firearms);
