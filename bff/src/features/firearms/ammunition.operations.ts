import * as v from 'valibot';
import { academy } from '#domain/academy.ts';
import { changesBetween } from '#domain/audit/audit.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import type { AmmunitionStock } from '#domain/firearms/ammunition.ts';
import {
  ammunitionDaysSchema,
  ammunitionFilterSchema,
  recordAmmunitionSchema,
} from '#domain/firearms/firearm.schema.ts';
import { CALIBERS, type Caliber } from '#domain/weapons/weapon.catalogue.ts';
import { readConnection } from '../../lists/connection.ts';
import { windowOf } from '../../lists/day-window.ts';
import { pageEntries } from '../../lists/page.ts';
import { mapBatches } from '../../lists/row-batches.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { staff } from '../../operation/access.ts';
import { actorId } from '../../operation/context.ts';
import { repeatable, sourceOf } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { viewOfList } from '../../operation/recorded-view.ts';
import { ammunitionLedger, appendAmmunition, movedRounds } from './ammunition.ts';
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
  const [opening, closing, inStock, moved] = await Promise.all([
    stockBefore(caliber, window.$gte),
    stockBefore(caliber, window.$lt),
    ammunitionLedger.balanceOf(caliber),
    movedRounds({ caliber, createdAt: window }),
  ]);
  return { caliber, opening, closing, inStock, ...moved };
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

/** A count says what is there; purchases and losses say the difference. */
const deltaOf = ({ type, rounds }: Entered, before: number) => {
  if (type === 'count') return rounds - before;
  return type === 'loss' ? -rounds : rounds;
};

export const recordAmmunition = operation({
  field: 'Mutation.recordAmmunition',
  access: staff,
  input: recordAmmunitionSchema,
  repeat: repeatable(AmmunitionModel, toAmmunitionEntry),
  audit: {
    action: 'ammunition.record',
    about: (_, { input: { caliber } }) => ({ type: 'ammunition', id: caliber, label: caliber }),
    changes: ({ input, result }) => changesBetween({}, { ...input, balance: result?.balance }),
  },
  run: async ({ ctx, input, request }) => {
    const { caliber, type, lot, supplier, invoice, reason } = input;
    return toAmmunitionEntry(
      await appendAmmunition({
        caliber,
        sourceKey: sourceOf('ammunition', request),
        request,
        now: ctx.now,
        decide: ({ before }) => ({
          ...{ type, delta: deltaOf(input, before), description: reason ?? '—', by: actorId(ctx.actor) },
          ...(type === 'purchase' ? { lot, supplier, invoice } : {}),
        }),
      }),
    );
  },
});
