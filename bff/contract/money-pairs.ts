import { expect } from 'vitest';
import { messages } from '#domain/messages.ts';
import { FIRST_TILL } from '#domain/money/till.ts';
import type { AdminApi } from './academy-api.ts';
import { aRedemption, good, type Member } from './builders.ts';
import { aDebt, aPayment, anOpenTill } from './money-builders.ts';

type Staff = Pick<
  AdminApi,
  | 'closeTill'
  | 'handOutRedemption'
  | 'moneyAccount'
  | 'openTill'
  | 'recordPayment'
  | 'refundPayment'
  | 'undoPayment'
>;

type Asked = { student: Pick<Member, 'id'>; staffId: string; first: Staff; second: Staff };

type Answer = { ok: boolean; detail?: string };

type Pair = {
  /** What only one of two may get, asked for at once. */
  ask: (asked: Asked) => Promise<Answer[]>;
  refusals: string[];
};

const ofBoth = ({ first, second }: Asked, ask: (staff: Staff, index: number) => Promise<Answer>) =>
  Promise.all([first, second].map(ask));

/** Each decision that looks at what is owed, was paid or is in a till: two at once, of which one fits. */
export const MONEY_PAIRS: Record<string, Pair> = {
  discounts: {
    ask: async (asked) => {
      const { id } = asked.student;
      await aDebt(id, 100);
      const redemptions = await Promise.all([aRedemption(id), aRedemption(id)]);
      return ofBoth(asked, (staff, index) =>
        staff.handOutRedemption({ id: redemptions[index]?.id, discount: 100 }),
      );
    },
    refusals: [messages.discountAboveDebt],
  },
  payments: {
    ask: async (asked) => {
      const userId = asked.student.id;
      await aDebt(userId, 100);
      return ofBoth(asked, (staff) => staff.recordPayment({ userId, amount: 100, method: 'transfer' }));
    },
    refusals: [messages.paymentAboveDebt],
  },
  refunds: {
    ask: async (asked) => {
      await aDebt(asked.student.id, 100);
      const id = await aPayment(asked.student.id, 100, { method: 'transfer' });
      const answers = await ofBoth(asked, (staff) =>
        staff.refundPayment({ id, amount: 60, reason: 'Se equivocó' }),
      );
      good(await asked.first.recordPayment({ userId: asked.student.id, amount: 60, method: 'transfer' }));
      return answers;
    },
    refusals: [messages.refundAbovePayment],
  },
  undos: {
    ask: async (asked) => {
      const userId = asked.student.id;
      await aDebt(userId, 100);
      const id = await aPayment(userId, 100, { method: 'transfer', by: asked.staffId });
      const answers = await ofBoth(asked, (staff) => staff.undoPayment(id));
      good(await asked.first.recordPayment({ userId, amount: 100, method: 'transfer' }));
      return answers;
    },
    refusals: [messages.paymentFinal, messages.changedMeanwhile],
  },
  closings: {
    ask: async (asked) => {
      const id = (await anOpenTill())._id.toString();
      return ofBoth(asked, (staff) => staff.closeTill({ id, counted: 0 }));
    },
    refusals: [messages.tillSessionClosed],
  },
  openings: {
    ask: async (asked) => {
      const { _id } = await anOpenTill();
      good(await asked.first.closeTill({ id: _id.toString(), counted: 0 }));
      return ofBoth(asked, (staff) => staff.openTill({ tillId: FIRST_TILL.id, float: 0 }));
    },
    refusals: [messages.tillAlreadyOpen],
  },
};

/** Asks for one pair; its student owes nothing before and after it. */
export const expectOneOf = async ({ ask, refusals }: Pair, asked: Asked) => {
  const answers = await ask(asked);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const { ok, detail } of answers) if (!ok) expect(refusals).toContain(detail);
  expect(good(await asked.first.moneyAccount(asked.student.id)).balance).toBe(0);
};
