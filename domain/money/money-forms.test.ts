import fc from 'fast-check';
import type * as v from 'valibot';
import { expect, it } from 'vitest';
import { COURSE_DEFAULTS, courseFormSchema } from '../courses/course.schema.ts';
import { messages } from '../messages.ts';
import { handOutSchema } from '../points/redemption.schema.ts';
import { parseInput } from '../schema.ts';
import { pesosInField, typedPesos } from '../texts/money.ts';
import { addPesos, toCentavos } from './centavos.ts';
import {
  accountAdjustmentSchema,
  cashMovementSchema,
  closeTillSchema,
  moneyRulesSchema,
  openTillSchema,
  paymentSchema,
  refundSchema,
} from './money.schema.ts';

type Form = { schema: v.GenericSchema<unknown, object>; field: string; others?: object };

const REASON = { reason: 'Prueba' };

/** Every form with an amount, and what else it needs. Server and form have the same schema. */
const FORMS: Record<string, Form> = {
  payment: { schema: paymentSchema, field: 'amount', others: { method: 'cash' } },
  refund: { schema: refundSchema, field: 'amount', others: REASON },
  'cash of a till': {
    schema: cashMovementSchema,
    field: 'amount',
    others: { tillId: '1', direction: 'out', ...REASON },
  },
  adjustment: { schema: accountAdjustmentSchema, field: 'amount', others: { type: 'discount', ...REASON } },
  opening: { schema: openTillSchema, field: 'float', others: { tillId: '1' } },
  closing: { schema: closeTillSchema, field: 'counted' },
  'limit of refunds': { schema: moneyRulesSchema, field: 'refundLimit' },
  discount: { schema: handOutSchema, field: 'discount', others: { id: '1' } },
  price: {
    schema: courseFormSchema,
    field: 'price',
    others: {
      name: 'Curso',
      description: 'Curso',
      location: 'Polígono',
      courseType: 'Grupal',
      ...COURSE_DEFAULTS,
    },
  },
};

const SUMS = 1_500;
const MAX_PARTS = 4;
const LARGEST = 2_000_000_00;

it.each(Object.entries(FORMS))(
  `a %s accepts what it proposes, ${SUMS} sums`,
  (_, { schema, field, others }) => {
    const parts = fc.array(fc.integer({ min: 1, max: LARGEST }), { minLength: 1, maxLength: MAX_PARTS });
    fc.assert(
      fc.property(parts, (centavos) => {
        const proposed = pesosInField(addPesos(centavos.map((one) => one / 100)));
        const parsed = parseInput(schema, { ...others, [field]: typedPesos(proposed) });
        expect(parsed).toMatchObject({ ok: true });
        const sum = centavos.reduce((total, one) => total + one, 0);
        expect(toCentavos(Number(parsed.ok && Reflect.get(parsed.value, field)))).toBe(sum);
      }),
      { numRuns: SUMS },
    );
  },
);

it.each([
  ['', messages.moneyAmount],
  ['mucho', messages.moneyAmount],
  ['1.25', messages.moneyPoint],
  ['0', messages.moneyPositive],
  ['-5', messages.moneyPositive],
  ['1,001', messages.moneyDecimals],
  ['10.000.000,01', messages.moneyMost],
])('of the amount %j a payment says why it is none', (typed, message) => {
  const parsed = parseInput(paymentSchema, { method: 'cash', amount: typedPesos(typed) });
  expect(parsed).toMatchObject({ ok: false, errors: [{ field: 'amount', message }] });
});

it('pesos are added in centavos', () => {
  expect(addPesos([20_000.1, 5_000.1])).toBe(25_000.2);
  expect(addPesos([0.1, 0.2, -0.3])).toBe(0);
});
