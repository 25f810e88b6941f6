import { addDays, subDays } from 'date-fns';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { verify } from '../../cli/verify/verify.ts';
import { systemContext, type Ctx } from '../../src/operation/context.ts';
import type { Env } from '../../src/process/env.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { deleteOldEntries } from '../../src/features/audit/audit.data.ts';
import { IdentityModel } from '../../src/features/auth/google/identity.model.ts';
import { anonymisePending } from '../../src/features/privacy/erase.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { DeliveryModel } from '../../src/outgoing/delivery.model.ts';
import { deleteOldDeliveries } from '../../src/features/webhooks/delivery.store.ts';
import { sweep } from '../../src/jobs/sweep.ts';
import { aPending, aStudent } from '../builders.ts';
import { useTestServer } from '../harness.ts';
import { isWhole } from '../matrices.ts';
import { aDelivery, anEndpoint } from '../webhook-builders.ts';

const server = useTestServer();
const NOW = new Date();

const contextWith = (settings: Partial<Env>): Ctx =>
  systemContext({ ...server.deps, env: { ...server.deps.env, ...settings } }, NOW);

const entry = (at: Date) => ({
  _id: new Types.ObjectId(),
  at,
  actorId: null,
  actorLabel: messages.auditSystem,
  action: 'course.update',
  subjectType: 'course',
  subjectId: null,
  subjectLabel: 'Curso',
  changes: [],
  requestId: null,
  outcome: 'done',
  reason: null,
});

beforeEach(async () => {
  await Promise.all([AuditEntryModel.deleteMany({}), DeliveryModel.deleteMany({})]);
});

describe('the audit trail', () => {
  const aged = (days: number) => addDays(subDays(NOW, days), 0);
  const stored = () => AuditEntryModel.countDocuments({});

  it('is stored for ever without a setting, for so many days with one', async () => {
    const [younger, older] = [
      entry(new Date(aged(30).getTime() + 1)),
      entry(new Date(aged(30).getTime() - 1)),
    ];
    await AuditEntryModel.insertMany([younger, older]);
    await deleteOldEntries(contextWith({}));
    expect(await stored()).toBe(2);
    await deleteOldEntries(contextWith({ AUDIT_RETENTION_DAYS: 30 }));
    expect((await AuditEntryModel.find().lean()).map(({ _id }) => String(_id))).toEqual([
      String(younger._id),
    ]);
  });

  if (isWhole) {
    it('is cleared by the sweep, 10,000 entries at a time', async () => {
      await AuditEntryModel.insertMany(Array.from({ length: 10_500 }, () => entry(aged(31))));
      const deps = { ...server.deps, env: { ...server.deps.env, AUDIT_RETENTION_DAYS: 30 } };
      await sweep(deps);
      expect(await stored()).toBe(500);
      await sweep(deps);
      expect(await stored()).toBe(0);
    });
  }
});

describe('the log of webhooks', () => {
  it('is stored for 30 days, for another number by the setting, or for ever', async () => {
    const endpointId = await anEndpoint();
    for (const days of [2, 5, 31]) await aDelivery(endpointId, { createdAt: subDays(NOW, days) });
    const stored = () => DeliveryModel.countDocuments({});
    await deleteOldDeliveries(contextWith({ WEBHOOK_LOG_RETENTION_DAYS: 0 }));
    expect(await stored()).toBe(3);
    await deleteOldDeliveries(contextWith({}));
    expect(await stored()).toBe(2);
    await deleteOldDeliveries(contextWith({ WEBHOOK_LOG_RETENTION_DAYS: 3 }));
    expect(await stored()).toBe(1);
  });
});

describe('profiles that Google created and nobody completed', () => {
  const fromGoogle = async (id: string, days: number) => {
    const googleKey = `google:${id}`;
    await IdentityModel.create({ _id: googleKey, userId: id, createdAt: NOW });
    await UserModel.updateOne({ _id: id }, { $set: { googleKey, createdAt: subDays(NOW, days) } });
    return id;
  };
  const emails = async (ids: string[]) =>
    (await UserModel.find({ _id: { $in: ids } }).lean()).map((user) => user.email);

  it('are anonymised after the days of the setting', async () => {
    const [old, young, imported, complete] = [
      await aPending(server),
      await aPending(server),
      await aPending(server),
      await aStudent(server),
    ];
    await fromGoogle(old.id, 91);
    await fromGoogle(young.id, 89);
    await fromGoogle(complete.id, 91);
    await UserModel.updateOne({ _id: imported.id }, { $set: { createdAt: subDays(NOW, 91) } });
    const ids = [old.id, young.id, imported.id, complete.id];
    const before = await emails(ids);
    await anonymisePending(contextWith({}));
    expect(await emails(ids)).toEqual(before);
    await anonymisePending(contextWith({ PENDING_PROFILE_RETENTION_DAYS: 90 }));
    expect(await emails(ids)).toEqual([expect.stringMatching(/@anonima\.invalid$/), ...before.slice(1)]);
    expect(await IdentityModel.exists({ userId: old.id })).toBeNull();
    expect(await AuditEntryModel.find({ subjectId: old.id }).lean()).toMatchObject([
      { action: 'user.anonymise', actorLabel: messages.auditSystem, subjectLabel: messages.anonymisedPerson },
    ]);
    expect((await verify()).problems).toEqual([]);
  });
});
