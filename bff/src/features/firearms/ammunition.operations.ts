import * as v from 'valibot';
import { academy } from '#domain/academy.ts';
import { changesBetween } from '#domain/audit/audit.ts';
import { dayAndTime, dayIn } from '#domain/dates/date-text.ts';
import { isSamePurchase, type AmmunitionStock } from '#domain/firearms/ammunition.ts';
import {
  ammunitionDaysSchema,
  ammunitionFilterSchema,
  recordAmmunitionSchema,
} from '#domain/firearms/firearm.schema.ts';
import { messages } from '#domain/messages.ts';
import { countText } from '#domain/texts/numbers.ts';
import { CALIBERS, type Caliber } from '#domain/weapons/weapon.catalogue.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { readConnection } from '../../lists/connection.ts';
import { windowOf } from '../../lists/day-window.ts';
import { pageEntries } from '../../lists/page.ts';
import { mapBatches } from '../../lists/row-batches.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { staff } from '../../operation/access.ts';
import { actorId } from '../../operation/context.ts';
import { repeatable } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { viewOfList } from '../../lists/view-of-list.ts';
import { ammunitionLedger, appendAmmunition, movedRounds, roundsOut } from './ammunition.ts';
import { AmmunitionModel, toAmmunitionEntry, type AmmunitionDocument } from './ammunition.model.ts';

const NEWEST = rowOrder<AmmunitionDocument>(AmmunitionModel, { createdAt: -1, _id: -1 });

export const listAmmunitionEntries = operation({
  field: 'Query.ammunitionEntries',
  access: staff,
  input: v.object({ ...ammunitionFilterSchema.entries, ...pageEntries(NEWEST) }),
  view: (_, { input }) => viewOfList('ammunition.viewList', 'movimientos de munición')(input),
  run: ({ input: { caliber, type, from, to, ...page } }) =>
    readConnection({
      order: NEWEST,
      filter: {
        ...(caliber ? { caliber } : {}),
        ...(type ? { type } : {}),
        ...(from || to ? { createdAt: windowOf(from, to) } : {}),
      },
      page,
      toNode: toAmmunitionEntry,
    }),
});

type Days = v.InferOutput<typeof ammunitionDaysSchema>;

/** All entries of some days, oldest first. */
export const ammunitionBatches = (days: Days) =>
  mapBatches(ammunitionLedger.batches(days), (entries) => entries.map(toAmmunitionEntry));

/** The stock at an instant. The entries of a caliber are in the order of their dates. */
const stockBefore = async (caliber: Caliber, before: Date) => {
  const last = await AmmunitionModel.findOne({ caliber, createdAt: { $lt: before } })
    .sort({ createdAt: -1, seq: -1 })
    .lean();
  return last?.balance ?? 0;
};

const stockOf = async (caliber: Caliber, { from, to }: Days): Promise<AmmunitionStock> => {
  const window = windowOf(from, to);
  const [opening, closing, inStock, out, moved] = await Promise.all([
    stockBefore(caliber, window.$gte),
    stockBefore(caliber, window.$lt),
    ammunitionLedger.balanceOf(caliber),
    roundsOut(caliber),
    movedRounds({ caliber, createdAt: window }),
  ]);
  return { caliber, opening, closing, inStock, out, ...moved };
};

/** Of today, unless days are given. */
export const getAmmunition = operation({
  field: 'Query.ammunition',
  access: staff,
  rows: CALIBERS.length,
  input: ammunitionDaysSchema,
  run: async ({ ctx: { now }, input: { from, to } }) => {
    const today = dayIn(now, academy.timeZone);
    const days = from || to ? { from, to } : { from: today, to: today };
    return { stocks: await Promise.all(CALIBERS.map((caliber) => stockOf(caliber, days))) };
  },
});

type Entered = v.InferOutput<typeof recordAmmunitionSchema>;

/** What is out is not given back by a count, which says what is there. */
const countedDelta = async ({ caliber, rounds, includesOut }: Entered, before: number) => {
  const out = await roundsOut(caliber);
  if (includesOut) return rounds - out - before;
  if (out > 0 && rounds > before && typeof includesOut !== 'boolean') {
    throw new DomainError('ROUNDS_OUT', `${messages.roundsOut} (${countText(out)})`);
  }
  return rounds - before;
};

/** A count says what is there; purchases and losses say the difference. */
const deltaOf = (entered: Entered, before: number) => {
  const { type, rounds } = entered;
  if (type === 'count') return countedDelta(entered, before);
  return type === 'loss' ? -rounds : rounds;
};

/** A purchase that is entered already is a question, which names the first one. */
const requireNewPurchase = async ({ caliber, type, rounds, confirmRepeated, ...entered }: Entered) => {
  const { lot = null, invoice = null } = entered;
  if (type !== 'purchase' || confirmRepeated) return;
  const bought = await AmmunitionModel.find({ caliber, type, delta: rounds }).sort({ createdAt: 1 }).lean();
  const first = bought.map(toAmmunitionEntry).find((one) => isSamePurchase(one, { rounds, lot, invoice }));
  if (!first) return;
  const named = [
    `${countText(rounds)} de ${caliber}`,
    `factura ${first.invoice}`,
    first.lot && `lote ${first.lot}`,
    dayAndTime(first.createdAt),
  ];
  throw new DomainError(
    'PURCHASE_REPEATED',
    `${messages.purchaseRepeated} ${named.filter(Boolean).join(', ')}`,
  );
};

export const recordAmmunition = operation({
  field: 'Mutation.recordAmmunition',
  access: staff,
  input: recordAmmunitionSchema,
  repeat: repeatable(AmmunitionModel, toAmmunitionEntry),
  audit: {
    action: 'ammunition.record',
    about: (_, { input: { caliber } }) => ({ type: 'ammunition', id: caliber, label: caliber }),
    changes: ({ input: { confirmRepeated: _, ...input }, result }) =>
      changesBetween({}, { ...input, balance: result?.balance }),
  },
  run: async ({ ctx, input }) => {
    const { caliber, type, lot, supplier, invoice, reason } = input;
    return toAmmunitionEntry(
      await appendAmmunition({
        caliber,
        now: ctx.now,
        decide: async ({ before }) => {
          await requireNewPurchase(input);
          const delta = await deltaOf(input, before);
          return {
            type,
            delta,
            description: reason ?? '—',
            by: actorId(ctx.actor),
            ...(type === 'purchase' ? { lot, supplier, invoice } : {}),
          };
        },
      }),
    );
  },
});
