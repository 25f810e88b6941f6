import { subSeconds } from 'date-fns';
import { Types } from 'mongoose';
import * as v from 'valibot';
import { changesBetween } from '#domain/audit/audit.ts';
import { messages } from '#domain/messages.ts';
import { codeText } from '#domain/points/redemption-code.ts';
import {
  handOutSchema,
  redemptionFilterSchema,
  type RedemptionState,
} from '#domain/points/redemption.schema.ts';
import type { Redemption } from '#domain/points/redemption.ts';
import { NO_CENTAVOS, negative, toCentavos } from '#domain/money/centavos.ts';
import { userName } from '#domain/users/user-name.ts';
import { isDuplicateKey } from '../../database/database-errors.ts';
import { DomainError, notFound } from '../../errors/domain-error.ts';
import { readConnection } from '../../lists/connection.ts';
import { listIds } from '../../lists/list-ids.ts';
import { pageEntries, type PageInput } from '../../lists/page.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { inPerson, staff } from '../../operation/access.ts';
import { afterCommit } from '../../operation/after-commit.ts';
import { actorId, type Ctx } from '../../operation/context.ts';
import { parseOrThrow, toId } from '../../operation/input.ts';
import { repeatable, storedRequest, type KeyedRequest } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { viewOfList } from '../../operation/recorded-view.ts';
import { appendUnnumbered, discountKey, moneyLedger } from '../money/account.ts';
import { requireMoneyOn } from '../money/money-rules.ts';
import { findUser } from '../users/user.store.ts';
import { pendingEvents, withEvents } from '../webhooks/outbox.ts';
import { HandOutModel, type HandOutDocument } from './hand-out.model.ts';
import { PointsEntryModel, type PointsEntryDocument } from './points-entry.model.ts';

const MAX_OF_CODE = 20;

const NEWEST_REDEMPTIONS = rowOrder<PointsEntryDocument>(PointsEntryModel, {
  createdAt: -1,
  _id: -1,
});

export const listRedemptions = operation({
  field: 'Query.redemptions',
  access: staff,
  input: v.object({ ...redemptionFilterSchema.entries, ...pageEntries(NEWEST_REDEMPTIONS) }),
  view: (_, { input }) => viewOfList('redemption.viewList', 'canjes')(input),
  run: ({ input: { state, code, ...page } }) => readRedemptions({ state, code }, page),
});

type Filter = { state?: RedemptionState | null | undefined; code?: string | null | undefined };

const readRedemptions = ({ state, code }: Filter, page: PageInput) =>
  readConnection({
    order: NEWEST_REDEMPTIONS,
    filter: {
      ...(code ? { code } : {}),
      ...(state || !code ? { handOut: state ?? ('pending' as const) } : {}),
    },
    page,
    toNode: toRedemption,
  });

const toRedemption = (entry: PointsEntryDocument): Redemption => ({
  id: entry._id.toString(),
  userId: entry.userId.toString(),
  code: entry.code ?? '',
  points: -entry.delta,
  description: entry.description,
  createdAt: entry.createdAt,
  handedOutAt: entry.handedOutAt,
});

/** A request that was cut off before its discount was entered is finished by its repetition. */
const toResult = async (handOut: HandOutDocument): Promise<Redemption | null> => {
  const redemption = await findRedemption(handOut._id.toString());
  if (redemption && !handOut.isMarked) await enterDiscount(redemption, handOut);
  return redemption && { ...redemption, handedOutAt: handOut.at };
};

const findRedemption = async (id: string): Promise<Redemption | null> => {
  const entry = await PointsEntryModel.findOne({ _id: id || null, type: 'redeem' }).lean();
  return entry && toRedemption(entry);
};

const repeatOfHandOut = repeatable(HandOutModel, toResult);

export const handOutRedemption = operation({
  field: 'Mutation.handOutRedemption',
  access: staff,
  subject: async (_, given) => {
    const { id, code, discount = null } = parseOrThrow(handOutSchema, given);
    const redemption = code ? await findByCode(code) : await findRedemption(toId(id) ?? '');
    if (!redemption) throw notFound('REDEMPTION_NOT_FOUND');
    return { redemption, discount };
  },
  repeat: repeatOfHandOut,
  audit: {
    action: 'redemption.handOut',
    about: async (_, { subject: { redemption } }) => {
      const { id, userId, code } = redemption;
      const user = await findUser(userId);
      return {
        type: 'redemption',
        id,
        label: [code && codeText(code), user && userName(user)].filter(Boolean).join(' · '),
      };
    },
    changes: ({ subject: { redemption, discount } }: { subject: HandedOut }) => {
      const { points, description, userId } = redemption;
      return changesBetween({}, { points, description, ...(discount === null ? {} : { discount, userId }) });
    },
  },
  run: async ({ ctx, subject: { redemption, discount }, request }): Promise<Redemption> => {
    if (discount !== null) await requireDiscountable(ctx, redemption);
    const handOut = await insertHandOut({
      ...{ redemption, discount, at: ctx.now, by: actorId(ctx.actor), request },
    });
    await enterDiscount(redemption, handOut);
    await afterCommit(ctx, () => markHandOut(redemption.id));
    return { ...redemption, handedOutAt: ctx.now };
  },
});

type HandedOut = { redemption: Redemption; discount: number | null };

/** As a payment, it is given in person. */
const requireDiscountable = async (ctx: Ctx, redemption: Redemption) => {
  inPerson(ctx);
  await requireMoneyOn();
  if (redemption.handedOutAt) throw alreadyHandedOut();
};

const alreadyHandedOut = () => new DomainError('REDEMPTION_HANDED_OUT', messages.redemptionHandedOut);

/** Codes are not unique. If two redemptions share one, the id is required. */
const findByCode = async (code: string) => {
  const [found, other] = await findPendingByCode(code);
  if (other && !found?.handedOutAt && !other.handedOutAt) {
    throw new DomainError('REDEMPTION_CODE_SHARED', messages.redemptionCodeShared);
  }
  return found;
};

const findPendingByCode = async (code: string): Promise<Redemption[]> => {
  const entries = await PointsEntryModel.find({ code })
    .sort({ createdAt: -1, _id: -1 })
    .limit(MAX_OF_CODE)
    .lean();
  const redemptions = entries.map(toRedemption);
  const isPending = ({ handedOutAt }: Redemption) => handedOutAt === null;
  return [...redemptions.filter(isPending), ...redemptions.filter((one) => !isPending(one))].slice(0, 2);
};

type NewHandOut = HandedOut & { at: Date; by: string; request: KeyedRequest | null };

/** With a discount it is reserved alone: the entry of the discount is the commit. */
const insertHandOut = async ({ redemption, discount, at, by, request }: NewHandOut) => {
  const _id = new Types.ObjectId(redemption.id);
  try {
    const document = await HandOutModel.create({
      ...{ _id, at, by, isMarked: false },
      ...(request ? { requests: [storedRequest(request)] } : {}),
      ...(discount === null
        ? await withEvents(handedOut(redemption, at))
        : { discountCentavos: toCentavos(discount) }),
    });
    return document.toObject() as HandOutDocument;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const isReserved = await HandOutModel.exists({
      _id,
      isMarked: false,
      discountCentavos: { $gt: NO_CENTAVOS },
    });
    throw isReserved ? new DomainError('CHANGED_MEANWHILE', messages.changedMeanwhile) : alreadyHandedOut();
  }
};

const handedOut = ({ id, userId, points }: Redemption, handedOutAt: Date) => ({
  type: 'redemption.handed_out' as const,
  data: () => ({ id, userId, points, handedOutAt }),
});

export const listRedemptionIds = (userId: string, limit: number) =>
  listIds(PointsEntryModel, { filter: { userId, type: 'redeem' }, limit });

export const markHandOut = async (id: string) => {
  const handOut = await HandOutModel.findOne({ _id: id, isMarked: false }).lean();
  if (!handOut) return;
  const discounted = handOut.discountCentavos ? await findRedemption(id) : null;
  if (discounted) await enterDiscount(discounted, handOut);
  await markHandedOut(id, handOut.at);
  const events = discounted ? await pendingEvents(handedOut(discounted, handOut.at)) : [];
  await HandOutModel.updateOne(
    { _id: id, isMarked: false },
    {
      $set: { isMarked: true },
      ...(events.length > 0 ? { $push: { events: { $each: events } } } : {}),
    },
  );
};

/**
 * The redemption is the source of its discount: it is entered once, and at most what is owed then. A hand-out whose
 * discount is refused is withdrawn.
 */
const enterDiscount = async (
  { id, userId, description }: Redemption,
  { _id, by, discountCentavos }: HandOutDocument,
) => {
  const sourceKey = discountKey(id);
  if (!discountCentavos || (await moneyLedger.find(sourceKey))) return;
  try {
    await appendUnnumbered({
      ...{ userId, sourceKey },
      decide: ({ before }) => {
        if (discountCentavos > before) {
          throw new DomainError('DISCOUNT_ABOVE_DEBT', messages.discountAboveDebt);
        }
        return {
          type: 'discount',
          delta: negative(discountCentavos),
          description: `Canje: ${description}`,
          ...{ by, createdAt: new Date() },
        };
      },
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    // Somebody else may have entered it meanwhile.
    if (await moneyLedger.find(sourceKey)) return;
    await HandOutModel.deleteOne({ _id, isMarked: false });
    throw error;
  }
};

const isRefused = (error: unknown) => error instanceof DomainError && error.reason === 'DISCOUNT_ABOVE_DEBT';

const markHandedOut = async (id: string, at: Date) => {
  await PointsEntryModel.updateOne({ _id: id }, { $set: { handOut: 'handed_out', handedOutAt: at } });
};

/** Longer than a request that enters a discount takes. */
const DISCOUNT_SECONDS = 120;

export const listUnmarkedHandOuts = (limit: number, now: Date) =>
  listIds(HandOutModel, {
    filter: {
      isMarked: false,
      $or: [{ discountCentavos: { $exists: false } }, { at: { $lt: subSeconds(now, DISCOUNT_SECONDS) } }],
    },
    limit,
  });

/** By the sweep. A hand-out whose discount is refused then was never told to anybody. */
export const finishHandOut = async (id: string) => {
  try {
    await markHandOut(id);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
};
