import { addHours } from 'date-fns';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { aSecondFactor } from '../account-builders.ts';
import { PASSWORD, aStaffMember, aStudent, anAdmin, good, type GraphqlMember } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { startMailbox } from '../mailbox.ts';
import { linkTo } from './security-scene.ts';

const mailbox = await startMailbox();
const server = useTestServer({ ...mailbox.settings, MAIL_PER_MINUTE: '6000' });
afterAll(() => mailbox.stop());
const visitor = () => connectGraphql(server.url);
const reason = 'Perdió el teléfono';
const admin = useBuilt(() => anAdmin(server));
let person: GraphqlMember;
const conflict = (detail: string) => ({ ok: false, status: 409, detail });

beforeEach(async () => {
  person = await aStudent(server);
});

const request = (userId = person.id) => admin.api.requestSecondFactorLoss({ userId, reason });

/** The loss as it is when so many hours have passed. */
const passHours = async (hours: number) => {
  const { secondFactorLoss } = (await UserModel.findById(person.id).lean()) ?? {};
  if (!secondFactorLoss) throw new Error('no loss');
  const effectiveAt = addHours(secondFactorLoss.effectiveAt, -hours);
  await UserModel.updateOne({ _id: person.id }, { $set: { 'secondFactorLoss.effectiveAt': effectiveAt } });
};

const isActive = async () => good(await admin.api.userSecondFactor(person.id)).isActive;
const signIn = () => visitor().login({ email: person.email, password: PASSWORD });

describe('a second factor that somebody has lost', () => {
  it('is recorded by admins only, with a reason, of those who have one; that of an admin by nobody here', async () => {
    expect(await request()).toEqual(conflict(messages.secondFactorInactive));
    await aSecondFactor(person.id);
    const desk = (await aStaffMember(server, 'desk')).api;
    expect(await desk.requestSecondFactorLoss({ userId: person.id, reason })).toMatchObject({ status: 403 });
    expect(await admin.api.requestSecondFactorLoss({ userId: person.id, reason: ' ' })).toMatchObject({
      status: 422,
      detail: messages.reasonLength,
    });
    const colleague = await anAdmin(server);
    await aSecondFactor(colleague.id);
    expect(await request(colleague.id)).toEqual(conflict(messages.secondFactorOfAdmin));
    const before = Date.now();
    const { lossEffectiveAt } = good(await request());
    const effectiveAt = new Date(String(lossEffectiveAt)).getTime();
    expect(effectiveAt).toBeGreaterThanOrEqual(addHours(before, 72).getTime());
    expect(good(await request()).lossEffectiveAt).toEqual(lossEffectiveAt);
    expect(good(await person.api.mySecondFactor()).lossEffectiveAt).toEqual(lossEffectiveAt);
    const [entry] = await AuditEntryModel.find({
      subjectId: person.id,
      action: 'user.requestSecondFactorLoss',
      outcome: 'done',
    }).lean();
    expect(entry?.changes).toMatchObject([{ field: 'reason', after: reason }]);
  });

  it('stays for 72 hours and ends then; points and tokens wait 72 hours more', async () => {
    await aSecondFactor(person.id);
    good(await request());
    await passHours(71);
    await sweep(server.deps);
    expect([await isActive(), (await signIn()).status]).toEqual([true, 422]);
    await passHours(1);
    await sweep(server.deps);
    expect([await isActive(), (await signIn()).status]).toEqual([false, 200]);
    const redeemed = await person.api.redeemPoints({ points: 1, description: 'Gorra' });
    expect(redeemed).toMatchObject({
      status: 409,
      detail: expect.stringContaining(messages.accountHeld) as string,
    });
    await sweep(server.deps);
    expect(good(await person.api.mySecondFactor()).lossEffectiveAt).toBeNull();
  });

  it.each([
    [
      'the link of the message',
      async () => {
        const token = await linkTo(mailbox, person.email, '/no-fui-yo');
        good(await visitor().stopAccountChange({ token }));
        expect(await visitor().stopAccountChange({ token })).toMatchObject({
          detail: messages.accountLinkInvalid,
        });
      },
    ],
    ['its owner with a session', async () => good(await person.api.keepMySecondFactor())],
    ['an admin', async () => good(await admin.api.cancelSecondFactorLoss({ userId: person.id }))],
  ])('is kept by %s', async (_way, keep) => {
    await aSecondFactor(person.id);
    good(await request());
    await keep();
    expect(good(await person.api.mySecondFactor()).lossEffectiveAt).toBeNull();
    await sweep(server.deps);
    expect(await isActive()).toBe(true);
    expect(await admin.api.cancelSecondFactorLoss({ userId: person.id })).toEqual(
      conflict(messages.noSecondFactorLoss),
    );
    expect(await person.api.keepMySecondFactor()).toEqual(conflict(messages.noSecondFactorLoss));
  });

  it('that its owner has removed and set up again is not lost', async () => {
    const code = await aSecondFactor(person.id);
    good(await request());
    good(await person.api.endSecondFactor({ code }));
    await aSecondFactor(person.id);
    expect(await UserModel.exists({ _id: person.id, secondFactorLoss: { $exists: true } })).toBeNull();
  });
});
