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
import { negative, toCentavos } from '#domain/money/centavos.ts';
import { userName } from '#domain/users/user-name.ts';
import { DomainError, notFound } from '../../errors/domain-error.ts';
import { readConnection } from '../../lists/connection.ts';
import { listIds } from '../../lists/list-ids.ts';
import { pageEntries, type PageInput } from '../../lists/page.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { inPerson, staff } from '../../operation/access.ts';
import { actorId, type Ctx } from '../../operation/context.ts';
import { parseOrThrow, toId } from '../../operation/input.ts';
import { repeatable } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { viewOfList } from '../../lists/view-of-list.ts';
import { appendUnnumbered, discountKey } from '../money/account.ts';
import { requireMoneyOn } from '../money/money-rules.ts';
import { findUser } from '../users/user.store.ts';
import { publish } from '../../outgoing/publish.ts';
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

const findRedemption = async (id: string): Promise<Redemption | null> => {
  const entry = await PointsEntryModel.findOne({ _id: id || null, type: 'redeem' }).lean();
  return entry && toRedemption(entry);
};

const repeatOfHandOut = repeatable(PointsEntryModel, toRedemption);

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
  run: async ({ ctx, subject: { redemption, discount } }): Promise<Redemption> => {
    if (discount !== null) await requireDiscountable(ctx);
    if (redemption.handedOutAt) throw new DomainError('REDEMPTION_HANDED_OUT', messages.redemptionHandedOut);
    const handedOut = { ...redemption, handedOutAt: ctx.now };
    await markHandedOut(handedOut, actorId(ctx.actor));
    if (discount !== null) await enterDiscount(handedOut, { discount, by: actorId(ctx.actor) });
    return handedOut;
  },
});

type HandedOut = { redemption: Redemption; discount: number | null };

/** As a payment, it is given in person. */
const requireDiscountable = async (ctx: Ctx) => {
  inPerson(ctx);
  await requireMoneyOn();
};

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

const markHandedOut = async ({ id, userId, points, handedOutAt }: Redemption, handedOutBy: string) => {
  await PointsEntryModel.updateOne(
    { _id: id },
    { $set: { handOut: 'handed_out', handedOutAt, handedOutBy } },
  );
  await publish({ type: 'redemption.handed_out', data: () => ({ id, userId, points, handedOutAt }) });
};

/** The redemption is the source of its discount, which is at most what is owed. */
const enterDiscount = async (
  { id, userId, description }: Redemption,
  { discount, by }: { discount: number; by: string },
) => {
  const discountCentavos = toCentavos(discount);
  await appendUnnumbered({
    userId,
    sourceKey: discountKey(id),
    decide: ({ before }) => {
      if (discountCentavos > before) {
        throw new DomainError('DISCOUNT_ABOVE_DEBT', messages.discountAboveDebt);
      }
      return {
        type: 'discount',
        delta: negative(discountCentavos),
        description: `Canje: ${description}`,
        by,
        createdAt: new Date(),
      };
    },
  });
};

export const listRedemptionIds = (userId: string, limit: number) =>
  listIds(PointsEntryModel, { filter: { userId, type: 'redeem' }, limit });
