import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { toCentavos } from '#domain/money/centavos.ts';
import { FIRST_TILL } from '#domain/money/till.ts';
import { verify } from '../../cli/verify/verify.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { TillSessionModel } from '../../src/features/money/till-session.model.ts';
import type { AdminApi, Result } from '../academy-api.ts';
import { aRedemption, aStudent, anAdmin, good, type Member } from '../builders.ts';
import { crashBeforeEveryWrite, crashStep, sameDatabase, sweepIntended } from '../crashes.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';
import { aDebt, aPayment, anOpenTill, moneyIs } from '../money-builders.ts';

const PATIENCE_MS = 240_000;

const home = useTestServer();
let admin: Member;
let student: Member;
const surface = () => ({ url: home.url, connect: connectGraphql });

beforeAll(async () => {
  admin = await anAdmin(surface());
  student = await aStudent(surface());
  await moneyIs({ refundLimitCentavos: toCentavos(1_000_000) });
});

const tillId = FIRST_TILL.id;

type Api = AdminApi;
type Send = (api: Api) => Promise<Result<unknown>>;

/** Each money operation, and what there is once more when it is done. */
const OPERATIONS: Record<string, { prepare: () => Promise<Send>; count: () => Promise<number> }> = {
  recordPayment: {
    prepare: async () => {
      await anOpenTill();
      const input = { userId: student.id, amount: 10, method: 'cash', isOnAccount: true };
      return (api) => api.recordPayment(input);
    },
    count: () => MoneyEntryModel.countDocuments({ type: 'payment' }),
  },
  refundPayment: {
    prepare: async () => {
      await anOpenTill();
      const id = await aPayment(student.id, 10);
      return (api) => api.refundPayment({ id, amount: 4, reason: 'Se equivocó' });
    },
    count: () => MoneyEntryModel.countDocuments({ type: 'refund' }),
  },
  undoPayment: {
    prepare: async () => {
      await anOpenTill();
      const id = await aPayment(student.id, 10, { by: admin.id });
      return (api) => api.undoPayment(id);
    },
    count: () => MoneyEntryModel.countDocuments({ type: 'refund' }),
  },
  adjustMoneyAccount: {
    prepare: async () => (api) =>
      api.adjustMoneyAccount({ userId: student.id, type: 'adjustment', amount: 3, reason: 'Corrección' }),
    count: () => MoneyEntryModel.countDocuments({ type: 'adjustment' }),
  },
  handOutRedemption: {
    prepare: async () => {
      const { id: userId } = await aStudent(surface());
      await aDebt(userId, 10);
      const { id } = await aRedemption(userId);
      return (api) => api.handOutRedemption({ id, discount: 10 });
    },
    count: () => MoneyEntryModel.countDocuments({ type: 'discount' }),
  },
  recordCashMovement: {
    prepare: async () => {
      await anOpenTill({ float: 5 });
      return (api) => api.recordCashMovement({ tillId, direction: 'out', amount: 5, reason: 'Al banco' });
    },
    count: () => MoneyEntryModel.countDocuments({ type: 'cash_out' }),
  },
  openTill: {
    prepare: async () => {
      await TillSessionModel.deleteMany({});
      return (api) => api.openTill({ tillId, float: 5, note: 'Otro cambio' });
    },
    count: () => TillSessionModel.countDocuments({ openKey: tillId, floatCentavos: toCentavos(5) }),
  },
  closeTill: {
    prepare: async () => {
      const { _id } = await anOpenTill();
      return (api) => api.closeTill({ id: _id.toString(), counted: 9, note: 'Sobra' });
    },
    count: () => TillSessionModel.countDocuments({ 'closing.counted': toCentavos(9) }),
  },
  handOverTill: {
    prepare: async () => {
      const { _id } = await anOpenTill();
      return (api) => api.handOverTill({ id: _id.toString(), counted: 9, note: 'Sobra' });
    },
    count: () => TillSessionModel.countDocuments({ openKey: tillId, floatCentavos: toCentavos(9) }),
  },
};

it.each(Object.entries(OPERATIONS))(
  '%s, interrupted before any write, is done or not, and once when it is sent again',
  async (_, { prepare, count }) => {
    let send: Send = () => Promise.reject(new Error('not prepared'));
    let key = '';
    let before = 0;
    const call = async (url: string) =>
      good(await send(connectGraphql(url, admin.token, { 'Idempotency-Key': key }) as Api));
    await crashBeforeEveryWrite({
      step: crashStep(1),
      settings: sameDatabase(home),
      prepare: async () => {
        send = await prepare();
        key = randomUUID();
        before = await count();
        return call;
      },
      check: async () => {
        await sweepIntended(home.deps);
        expect((await verify()).problems).toEqual([]);
        const done = (await count()) - before;
        expect([0, 1]).toContain(done);
        await call(home.url);
        expect((await count()) - before).toBe(1);
        expect((await verify()).problems).toEqual([]);
      },
    });
  },
  PATIENCE_MS,
);
