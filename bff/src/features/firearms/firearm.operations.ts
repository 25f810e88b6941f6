import { Types } from 'mongoose';
import * as v from 'valibot';
import { changesBetween } from '#domain/audit/audit.ts';
import {
  correctFirearmSchema,
  courseKitSchema,
  createFirearmSchema,
  firearmChangesSchema,
  firearmFilterSchema,
} from '#domain/firearms/firearm.schema.ts';
import {
  IDENTITY_FIELDS,
  firearmLabel,
  identityOf,
  serialKeyOf,
  type Firearm,
} from '#domain/firearms/firearm.ts';
import { foldSerial } from '#domain/firearms/serial.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { readConnection } from '../../lists/connection.ts';
import { pageEntries } from '../../lists/page.ts';
import { mapBatches, rowBatches } from '../../lists/row-batches.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { requireReadUnlessChanging, staff, staffInPerson } from '../../operation/access.ts';
import { changedFields, createdFields } from '../../operation/audited.ts';
import { changeDocument, writerOf, writerOfOnly } from '../../operation/change-document.ts';
import { actorId } from '../../operation/context.ts';
import { lock } from '../../database/transaction.ts';
import { createdId, idFor, repeatable, repeatableBy } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { viewOfList } from '../../lists/view-of-list.ts';
import { requireCourse } from '../courses/course.store.ts';
import {
  CourseKitModel,
  FirearmModel,
  toFirearm,
  type CourseKitDocument,
  type FirearmDocument,
} from './firearm.model.ts';
import {
  auditedFirearm,
  findKit,
  findLookAlike,
  lastHandOut,
  lookOf,
  requireFirearm,
  withRounds,
} from './firearm.store.ts';

const BY_MAKE = rowOrder<FirearmDocument>(FirearmModel, { make: 1, serial: 1, _id: 1 });

type Filter = v.InferOutput<typeof firearmFilterSchema>;

const given = ({ serial, state, model }: Filter) => {
  const look = lookOf(serial);
  return {
    ...(look ? { lookKey: look } : {}),
    ...(state ? { state } : {}),
    ...(model ? { model } : {}),
  };
};

export const listFirearms = operation({
  field: 'Query.firearms',
  access: staff,
  input: v.object({ ...firearmFilterSchema.entries, ...pageEntries(BY_MAKE) }),
  view: (_, { input }) => viewOfList('firearm.viewList', 'armas')(input),
  run: ({ input: { serial, state, model, ...page } }) =>
    readConnection({ order: BY_MAKE, filter: given({ serial, state, model }), page, toNode: toFirearm }),
});

/** All firearms with the rounds that they have fired, for an export. */
export const firearmBatches = (filter: Filter) => mapBatches(rowBatches(BY_MAKE, given(filter)), withRounds);

const repeatOfFirearm = repeatable(FirearmModel, toFirearm);

const firearmExists = () => new DomainError('FIREARM_EXISTS', messages.firearmExists);

const isTaken = async (serialKey: string, ownId?: Types.ObjectId) =>
  Boolean(await FirearmModel.exists({ serialKey, ...(ownId ? { _id: { $ne: ownId } } : {}) }));

export const createFirearm = operation({
  field: 'Mutation.createFirearm',
  access: staff,
  input: createFirearmSchema,
  repeat: repeatOfFirearm,
  audit: {
    action: 'firearm.create',
    about: (_, { input, request }) => auditedFirearm({ ...input, id: createdId(request) }),
    changes: ({ input: { confirmSimilar: _, ...input }, result }) => createdFields({ input, result }),
  },
  run: async ({ input: { confirmSimilar, ...firearm }, request }): Promise<Firearm> => {
    await lock(`serial:${foldSerial(firearm.serial)}`);
    await requireDistinct(firearm, { confirmSimilar });
    const document = await FirearmModel.create({ ...firearm, _id: idFor(request) });
    return toFirearm(document.toObject());
  },
});

type Confirmed = { confirmSimilar: boolean | null; own?: Types.ObjectId | undefined };

/** A serial number that looks like that of another weapon is a question, which names the other one. */
const requireDistinct = async (
  firearm: Pick<Firearm, 'make' | 'serial'>,
  { confirmSimilar, own }: Confirmed,
) => {
  if (await isTaken(serialKeyOf(firearm), own)) throw firearmExists();
  const other = confirmSimilar ? null : await findLookAlike(firearm.serial, own);
  if (other) {
    throw new DomainError('FIREARM_LOOKS_ALIKE', `${messages.firearmLooksAlike} ${firearmLabel(other)}`);
  }
};

const writeFirearm = writerOf<FirearmDocument>(FirearmModel);

type Changed = Partial<Pick<Firearm, (typeof IDENTITY_FIELDS)[number]>>;

/** A registration may be entered later. */
const requireSameIdentity = (before: FirearmDocument, changed: Changed) => {
  const isSame = IDENTITY_FIELDS.every(
    (name) =>
      changed[name] === undefined ||
      changed[name] === before[name] ||
      (name === 'cuim' && before.cuim === null),
  );
  if (!isSame) throw new DomainError('FIREARM_IDENTITY', messages.firearmIdentity);
};

export const updateFirearm = operation({
  field: 'Mutation.updateFirearm',
  access: staff,
  subject: (_, { id }) => requireFirearm(id),
  input: firearmChangesSchema,
  repeat: repeatOfFirearm,
  audit: {
    action: 'firearm.update',
    about: (_, { subject }) => auditedFirearm(toFirearm(subject)),
    changes: changedFields(toFirearm),
  },
  run: async ({ ctx, input: { expectedRevision, ...changes }, subject: found }): Promise<Firearm> => {
    requireReadUnlessChanging(ctx, changes);
    // A hand-out reads the state.
    await lock(`firearm:${found._id}`);
    return toFirearm(
      await changeDocument(found, {
        expectedRevision,
        decide: (document) => {
          requireSameIdentity(document, changes);
          return {
            ...changes,
            ...(changes.state && changes.state !== document.state ? { workshopReason: null } : {}),
          };
        },
        write: writeFirearm,
        reload: () => requireFirearm(found._id.toString()),
      }),
    );
  },
});

/** Of an error in what a weapon is known by: it stays in the history of the weapon, and past hand-outs as they were. */
export const correctFirearm = operation({
  field: 'Mutation.correctFirearm',
  access: staffInPerson,
  recentAuthentication: 'always',
  subject: (_, { id }) => requireFirearm(id),
  input: correctFirearmSchema,
  repeat: repeatOfFirearm,
  audit: {
    action: 'firearm.correct',
    about: (_, { subject }) => auditedFirearm(toFirearm(subject)),
    changes: ({ subject, input: { expectedRevision: _, confirmSimilar: _similar, ...input } }) =>
      changesBetween({ ...identityOf(subject), reason: null }, input),
  },
  run: async ({
    ctx,
    input: { expectedRevision, reason, confirmSimilar, ...changes },
    subject: found,
  }): Promise<Firearm> => {
    await lock(`firearm:${found._id}`);
    await lock(`serial:${foldSerial(changes.serial ?? found.serial)}`);
    const corrected = await changeDocument(found, {
      expectedRevision,
      decide: async (document) => {
        if ((await lastHandOut(document._id))?.returnedAt === null) {
          throw new DomainError('FIREARM_OUT', messages.firearmOutForCorrection);
        }
        const before = identityOf(document);
        const after = { ...before, ...changes };
        if (IDENTITY_FIELDS.every((name) => after[name] === before[name])) return {};
        const isKnown = after.serial === before.serial;
        await requireDistinct(after, { confirmSimilar: confirmSimilar || isKnown, own: document._id });
        const correction = { at: ctx.now, byId: actorId(ctx.actor), reason, before, after };
        return {
          ...after,
          serialKey: serialKeyOf(after),
          lookKey: foldSerial(after.serial),
          corrections: [...(document.corrections ?? []), correction],
        };
      },
      write: writeFirearm,
      reload: () => requireFirearm(found._id.toString()),
    });
    return toFirearm(corrected);
  },
});

const newKit = (courseId: string): CourseKitDocument => ({
  _id: new Types.ObjectId(courseId),
  isAccompanied: false,
  weapons: [],
  rounds: 0,
});

const readKit = async (courseId: string) => (await findKit(courseId)) ?? newKit(courseId);

const toKit = ({ _id, rev, isAccompanied, weapons, rounds }: CourseKitDocument) => ({
  courseId: _id.toString(),
  isAccompanied,
  weapons,
  rounds,
  revision: rev ?? 0,
});

export const getCourseKit = operation({
  field: 'Query.courseKit',
  access: staff,
  subject: (ctx, { courseId }) => requireCourse(ctx, courseId),
  run: async ({ subject: { id } }) => toKit(await readKit(id)),
});

const writeKit = writerOfOnly<CourseKitDocument>(CourseKitModel);

export const setCourseKit = operation({
  field: 'Mutation.setCourseKit',
  access: staff,
  subject: (ctx, { courseId }) => requireCourse(ctx, courseId),
  input: courseKitSchema,
  repeat: repeatableBy(CourseKitModel, toKit, ({ courseId }) => courseId),
  audit: {
    action: 'course.setKit',
    about: (_, { subject: { id, name } }) => ({ type: 'course', id, label: name }),
    changes: ({ input }) => changesBetween({}, input),
  },
  run: async ({ input: { expectedRevision, ...kit }, subject: { id } }) =>
    toKit(
      await changeDocument(await readKit(id), {
        expectedRevision,
        decide: () => kit,
        write: writeKit,
        reload: () => readKit(id),
      }),
    ),
});
