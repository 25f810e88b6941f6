import { addDays, addMinutes } from 'date-fns';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { instantOf } from '#domain/dates/dates.ts';
import { PAYMENT_METHODS } from '#domain/money/money.ts';
import { FIRST_TILL } from '#domain/money/till.ts';
import type { Ctx } from '../src/operation/context.ts';
import {
  adjustMoneyAccount,
  recordPayment,
  refundPayment,
  undoPayment,
} from '../src/features/money/money.operations.ts';
import { updateMoneyRules } from '../src/features/money/money-rules.ts';
import { closeTill, openTill, recordCashMovement } from '../src/features/money/till.operations.ts';
import { as, studentOf } from './seed-activity.ts';

const DAYS = 30;
const CLOSED_EVERY = 7;
const FLOAT = 20_000;
/** What is taken to the bank once there is more than this. */
const MOST_CASH = 120_000;
const REFUND_LIMIT = 50_000;

const PAYERS = ['lucia', 'camila.rios', 'joaquin.munoz', 'valentina.ibanez', 'tomas.quiroga'] as const;
const SALE = { reason: 'Munición y blancos', amount: 18_500 };
const SALES = [
  SALE,
  { reason: 'Alquiler de pistola', amount: 24_000 },
  { reason: 'Caja de 50 cartuchos', amount: 31_200 },
];
const PER_DAY = 3;

/** What a day has beside its payments: of the days before today. */
const UNDONE = 24;
const REFUNDED = 17;
const SHORT = 11;
const UNPAID = [9, 4];

/**
 * Switches money on and adds a month of work at the till, by the operations: sales that are charged and
 * paid, some that are not, a refund, an undo, cash taken to the bank, a closing with a difference.
 */
export const seedTill = async (ctx: Ctx) => {
  const [admin, desk] = [await studentOf('admin'), await studentOf('recepcion')];
  const payers = await Promise.all(PAYERS.map(studentOf));
  const dayBefore = (days: number, clock: string) =>
    instantOf(dayIn(addDays(ctx.now, -days), academy.timeZone), clock, academy.timeZone);
  const asAdmin = (now: Date) => as(ctx, admin, now);
  const asDesk = (now: Date) => as(ctx, desk, now);

  const opening = dayBefore(DAYS, '08:30');
  await updateMoneyRules(asAdmin(opening), { isOn: true, refundLimit: REFUND_LIMIT });
  let cash = FLOAT;
  let sold = 0;
  for (let day = DAYS; day >= 1; day -= 1) {
    if (day % CLOSED_EVERY === 0) continue;
    let now = dayBefore(day, '09:00');
    const later = () => (now = addMinutes(now, 25));
    const session = await openTill(asDesk(now), { tillId: FIRST_TILL.id, float: cash });
    for (let count = 0; count < PER_DAY; count += 1, sold += 1) {
      const payer = payers[sold % payers.length] ?? desk;
      const { reason, amount: price } = SALES[sold % SALES.length] ?? SALE;
      await adjustMoneyAccount(asAdmin(later()), {
        userId: payer.id,
        type: 'adjustment',
        amount: price,
        reason,
      });
      if (UNPAID.includes(day) && count > 0) continue;
      const method = PAYMENT_METHODS[sold % PAYMENT_METHODS.length] ?? 'cash';
      const reference = method === 'cash' ? null : String(10_000 + sold);
      const input = { userId: payer.id, amount: price, method, reference, tillId: FIRST_TILL.id };
      const { entry } = await recordPayment(asDesk(later()), input);
      if (method === 'cash') cash += price;
      if (day === UNDONE && count === 0) {
        await undoPayment(asDesk(addMinutes(now, 2)), { id: entry.id });
        await recordPayment(asDesk(later()), { ...input, method: 'cash', reference: null });
        cash += method === 'cash' ? 0 : price;
      }
      if (day === REFUNDED && count === 0) {
        const amount = 5_000;
        await refundPayment(asDesk(later()), { id: entry.id, amount, reason: 'Sobró munición' });
        if (method === 'cash') cash -= amount;
      }
    }
    if (cash > MOST_CASH) {
      const amount = cash - FLOAT;
      const taken = { tillId: FIRST_TILL.id, direction: 'out', amount, reason: 'Al banco' };
      await recordCashMovement(asDesk(later()), taken);
      cash = FLOAT;
    }
    const isShort = day === SHORT;
    if (isShort) cash -= 500;
    const note = isShort ? 'Faltaron $ 500: un vuelto mal dado' : null;
    await closeTill(asDesk(dayBefore(day, '20:00')), { id: session?.id, counted: cash, note });
  }
};
