import { mapInOrder } from '../../operation/map-in-order.ts';
import * as v from 'valibot';
import { changesBetween } from '#domain/audit/audit.ts';
import { closeDaySchema } from '#domain/firearms/firearm.schema.ts';
import { CALIBERS } from '#domain/weapons/weapon.catalogue.ts';
import { readConnection } from '../../lists/connection.ts';
import { pageEntries } from '../../lists/page.ts';
import { rowOrder } from '../../lists/row-order.ts';
import { staff } from '../../operation/access.ts';
import { actorId } from '../../operation/context.ts';
import { repeatable } from '../../operation/keyed-request.ts';
import { operation } from '../../operation/operation.ts';
import { viewOfList } from '../../lists/view-of-list.ts';
import { ammunitionLedger } from './ammunition.ts';
import { firstDayOf, rowsOfToday } from './classes-of-today.ts';
import { DayClosingModel, toDayClosing, type DayClosingDocument } from './day-closing.model.ts';
import { openHandOuts } from './firearm.store.ts';
import { findOwnWeaponsInside } from './own-weapon.store.ts';

const NEWEST = rowOrder<DayClosingDocument>(DayClosingModel, { at: -1, _id: -1 });

export const listDayClosings = operation({
  field: 'Query.dayClosings',
  access: staff,
  input: v.object(pageEntries(NEWEST)),
  view: (_, { input }) => viewOfList('firearm.viewClosings', 'cierres de días')(input),
  run: ({ input: page }) => readConnection({ order: NEWEST, filter: {}, page, toNode: toDayClosing }),
});

/**
 * Writes down what is out and what is there. A day that goes on may be closed again: each closing says what it found,
 * and none changes.
 */
export const closeDay = operation({
  field: 'Mutation.closeDay',
  access: staff,
  subject: async (ctx) => firstDayOf(ctx, await rowsOfToday(ctx)),
  input: closeDaySchema,
  repeat: repeatable(DayClosingModel, toDayClosing),
  audit: {
    action: 'firearm.closeDay',
    about: (_, { subject: day }) => ({ type: 'dayClosing', id: day, label: day }),
    changes: ({ input: { counts, note }, result }) =>
      changesBetween(
        {},
        {
          firearmsOut: result?.handOutIds.length,
          ownWeaponsInside: result?.ownWeaponIds.length,
          ...Object.fromEntries(counts.map(({ caliber, rounds }) => [`counted ${caliber}`, rounds])),
          ...(note ? { note } : {}),
        },
      ),
  },
  run: async ({ ctx, input: { counts, note }, subject: day }) => {
    const open = await openHandOuts();
    const inside = await findOwnWeaponsInside();
    const calibers = await mapInOrder(CALIBERS, async (caliber) => {
      const { seq, balance } = await ammunitionLedger.stateOf(caliber);
      const counted = counts.find((count) => count.caliber === caliber)?.rounds ?? null;
      return { caliber, inStock: balance, seq, counted };
    });
    const document = await DayClosingModel.create({
      day,
      at: ctx.now,
      by: actorId(ctx.actor),
      handOutIds: open.map(({ id }) => id),
      ownWeaponIds: inside.map(({ id }) => id),
      calibers: calibers.filter(({ inStock, counted }) => inStock > 0 || counted !== null),
      note,
    });
    return toDayClosing(document.toObject());
  },
});
