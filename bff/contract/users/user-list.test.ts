import { beforeAll, describe, expect, it } from 'vitest';
import { dayAfter } from '#domain/dates/dates.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aCourse, aDeactivated, aPending, aStudent, academyDay, anAdmin, good } from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const TODAY = academyDay(0);
/** Days from today until each licence ends. */
const LICENCES = { expired: -1, expires_30: 0, expires_90: 31, valid: 91 } as const;

const admin = useBuilt(() => anAdmin(server));
const pending = useBuilt(() => aPending(server));
const deactivated = useBuilt(() => aDeactivated(server));
const holders: Record<string, string> = {};

beforeAll(async () => {
  for (const [state, days] of Object.entries(LICENCES)) {
    const { id } = await aStudent(server);
    const cluExpiration = dayAfter(TODAY, days);
    await UserModel.updateOne(
      { _id: id },
      { $set: { clu: 'CLU-1', cluExpiration, licenceUntil: cluExpiration } },
    );
    holders[state] = id;
  }
});

const ids = async (query: Record<string, unknown>) =>
  good(await admin.api.users(query)).nodes.map(({ id }) => id);

describe('the list of users', () => {
  it.each(Object.keys(LICENCES))('is filtered by a licence that is %s today', async (licence) => {
    expect(await ids({ licence })).toEqual([holders[licence]]);
  });

  it('is filtered by no licence', async () => {
    expect((await ids({ licence: 'missing' })).sort()).toEqual([admin.id, pending.id, deactivated.id].sort());
  });

  it('checks a licence on the given day', async () => {
    expect(await ids({ licence: 'expired', licenceOn: dayAfter(TODAY, 92) })).toHaveLength(4);
    expect(await ids({ licence: 'valid', licenceOn: dayAfter(TODAY, -200) })).toHaveLength(4);
  });

  it('finds users by phone number in any notation, beside those with it in other fields', async () => {
    const withPhone = async (phone: string, documentNumber?: string) => {
      const member = await aStudent(server);
      const changed = { id: member.id, phone, ...(documentNumber ? { documentNumber } : {}) };
      good(await admin.api.updateUser(changed));
      return member;
    };
    const caller = await withPhone('+54 9 11 4778-2301');
    const mobile = caller.id;
    const { id: local } = await withPhone('15-4778-2301');
    const { id: document } = await withPhone('+54 11 4000-9999', '47782301');
    const found = async (search: string) => (await ids({ search, byPhone: true })).sort();
    for (const search of ['011 15 4778 2301', '+54 9 11 4778-2301', '(11) 47782301']) {
      expect(await found(search), search).toEqual([mobile, local].sort());
    }
    for (const search of ['47782301', '4778-2301', '782301']) {
      expect(await found(search), search).toEqual([mobile, local, document].sort());
    }
    expect(await ids({ search: '47782301' })).toEqual([document]);
    expect(await ids({ search: '47782301', byPhone: true, role: 'admin' })).toEqual([]);
    const staff = admin.api;
    const { id: enrolmentId } = good(await caller.api.enrol({ courseId: (await aCourse()).id }));
    const { nodes } = good(await staff.enrolments({ filter: { search: '4778 2301' } }));
    expect(nodes.map(({ id }) => id)).toEqual([enrolmentId]);
    await staff.updateUser({ id: mobile, phone: null });
    expect(await found('4778-2301')).toEqual([local, document].sort());
  });

  it.each([{ licenceOn: '2026-02-30' }, { licenceOn: 'hoy' }])('rejects %j', async (query) => {
    expect(await admin.api.users(query)).toMatchObject({ status: 422 });
  });
});
