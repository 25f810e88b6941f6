import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { aServiceAccount, aToken } from '../account-builders.ts';
import { aRedemption, aStaffMember, aStudent, good, type GraphqlMember } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { aDebt, moneyRulesAre } from '../money-builders.ts';

const PARALLEL = 10;

const server = useTestServer();

const desk = useBuilt(() => aStaffMember(server, 'desk'));
let student: GraphqlMember;

beforeEach(async () => {
  student = await aStudent(server);
  await moneyRulesAre({});
});

afterEach(async () => {
  expect((await verify()).problems).toEqual([]);
});

const staff = (headers = {}) => connectGraphql(server.url, desk.token, headers);
const rejection = (detail: string) => ({ ok: false, status: 409, detail });
const discounts = () => MoneyEntryModel.find({ userId: student.id, type: 'discount' }).lean();
const owed = async () => good(await staff().moneyAccount(student.id)).balance;

describe('a redemption that is handed out as a discount', () => {
  it('lowers what its student owes, and its student sees why', async () => {
    await aDebt(student.id, 100);
    const { id } = await aRedemption(student.id);
    good(await staff().handOutRedemption({ id, discount: 40.5 }));
    expect(await owed()).toBe(59.5);
    const [entry] = good(await student.api.myMoneyEntries()).nodes;
    expect(entry).toMatchObject({ type: 'discount', amount: -40.5, description: 'Canje: Gorra' });
    expect(await discounts()).toMatchObject([{ sourceKey: `redemption:${id}`, by: desk.id }]);
  });

  it('is shown with its discount, which is that of the entry, to its student and whoever may read accounts', async () => {
    await aDebt(student.id, 100);
    const { id, code } = await aRedemption(student.id);
    const own = student.api;
    const ofStudent = async () =>
      good(await own.myRedemptions()).nodes.find((one) => one.id === id)?.discount;
    const ofStaff = async () =>
      good(await staff().redemptions({ code })).nodes.find((one) => one.id === id)?.discount;
    expect([await ofStudent(), await ofStaff()]).toEqual([null, null]);
    expect(good(await staff().handOutRedemption({ id, discount: 40.5 })).discount).toBe(40.5);
    expect([await ofStudent(), await ofStaff()]).toEqual([40.5, 40.5]);
    expect(await discounts()).toMatchObject([{ delta: -4_050 }]);
    for (const role of ['instructor', 'armourer'] as const) {
      const { token } = await aStaffMember(server, role);
      expect(await connectGraphql(server.url, token).redemptions({ code })).toMatchObject({ status: 403 });
    }
    await moneyRulesAre({ isOn: false });
    expect([await ofStudent(), await ofStaff()]).toEqual([null, null]);
  });

  it('is shown without one if it was handed out otherwise', async () => {
    await aDebt(student.id, 100);
    const { id } = await aRedemption(student.id);
    const other = await aRedemption(student.id);
    good(await staff().handOutRedemption({ id, discount: 40 }));
    expect(good(await staff().handOutRedemption({ id: other.id })).discount).toBeNull();
    const { nodes } = good(await student.api.myRedemptions());
    expect(nodes.filter(({ discount }) => discount !== null).map((one) => one.id)).toEqual([id]);
  });

  it('discounts once, however often it is handed out', async () => {
    await aDebt(student.id, 100);
    const { id, code } = await aRedemption(student.id);
    const results = await Promise.all(
      Array.from({ length: PARALLEL }, (_, index) =>
        staff().handOutRedemption({ ...(index % 2 ? { id } : { code }), discount: 10 }),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await staff().handOutRedemption({ id, discount: 10 })).toMatchObject(
      rejection(messages.redemptionHandedOut),
    );
    expect(await owed()).toBe(90);
  });

  it('is at most what is owed, of a positive amount, and leaves the redemption otherwise', async () => {
    await aDebt(student.id, 100);
    const { id } = await aRedemption(student.id);
    expect(await staff().handOutRedemption({ id, discount: 100.01 })).toMatchObject(
      rejection(messages.discountAboveDebt),
    );
    expect(await staff().handOutRedemption({ id, discount: 0 })).toMatchObject({
      status: 422,
      fields: [{ field: 'discount' }],
    });
    expect(await PointsEntryModel.findById(id)).toMatchObject({ handOut: 'pending', handedOutAt: null });
    good(await staff().handOutRedemption({ id, discount: 100 }));
  });

  it('is not given while money is off, and not by tokens, which hand out without one', async () => {
    await aDebt(student.id, 100);
    const { id } = await aRedemption(student.id);
    const { token } = await aToken(desk.id);
    const machine = (await aServiceAccount(['write', 'admin'])).token;
    for (const by of [token, machine]) {
      expect(await connectGraphql(server.url, by).handOutRedemption({ id, discount: 1 })).toMatchObject({
        status: 403,
      });
    }
    await moneyRulesAre({ isOn: false });
    expect(await staff().handOutRedemption({ id, discount: 1 })).toMatchObject(rejection(messages.moneyOff));
    good(await connectGraphql(server.url, token).handOutRedemption({ id }));
    expect(await discounts()).toEqual([]);
  });
});

it('verify reports a discount that is not of its redemption', async () => {
  await aDebt(student.id, 100);
  const { id } = await aRedemption(student.id);
  good(await staff().handOutRedemption({ id, discount: 30 }));
  const handedOut = await PointsEntryModel.findById(id).orFail().lean();
  await PointsEntryModel.updateOne({ _id: id }, { $set: { handOut: 'pending', handedOutAt: null } });
  expect((await verify()).problems).toEqual([`redemption ${id}: its discount was not handed out`]);
  await PointsEntryModel.replaceOne({ _id: id }, handedOut);
});
