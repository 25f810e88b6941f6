import type { Types } from 'mongoose';
import type { AuditActor } from '#domain/audit/audit.ts';
import { messages } from '#domain/messages.ts';
import type { ServiceAccount } from '#domain/service-accounts/service-account.ts';
import { foldText } from '#domain/texts/text.ts';
import { DomainError, notFound } from '../../errors/domain-error.ts';
import type { Ctx, ServiceActor } from '../../operation/context.ts';
import { requireById } from '../../operation/find-by-id.ts';
import { newBearer, touched } from '../credentials/token.ts';
import { personName, userLoader } from '../users/user.store.ts';
import {
  ServiceAccountModel,
  toServiceAccount,
  type ServiceAccountDocument,
} from './service-account.model.ts';

const LIVE = { endedAt: null };

export const listLive = async (): Promise<ServiceAccount[]> =>
  (await ServiceAccountModel.find(LIVE).sort({ createdAt: 1, _id: 1 }).lean()).map(toServiceAccount);

export const countLive = () => ServiceAccountModel.countDocuments(LIVE);

export const requireServiceAccount = requireById<ServiceAccountDocument>(
  ServiceAccountModel,
  'SERVICE_ACCOUNT_NOT_FOUND',
);

export const requireLive = async (id: unknown): Promise<ServiceAccountDocument> => {
  const document = await requireServiceAccount(id);
  if (document.endedAt) throw notFound('SERVICE_ACCOUNT_NOT_FOUND');
  return document;
};

const named = (name: string) => ({ name, nameKey: foldText(name) });

const requireFreeName = async (name: string, _id: Types.ObjectId) => {
  if (await ServiceAccountModel.exists({ nameKey: foldText(name), _id: { $ne: _id } }))
    throw new DomainError('SERVICE_ACCOUNT_NAME_TAKEN', messages.serviceAccountNameTaken);
};

type NewAccount = Pick<
  ServiceAccountDocument,
  'name' | 'scopes' | 'createdAt' | 'createdById' | 'expiresAt' | 'isVerified'
> & { _id: Types.ObjectId };

export type ServiceAccountWithSecret = { secret: string; serviceAccount: ServiceAccount };

export const insertServiceAccount = async ({
  name,
  ...given
}: NewAccount): Promise<ServiceAccountWithSecret> => {
  await requireFreeName(name, given._id);
  const { token: secret, hash } = newBearer('serviceAccount');
  const document = await ServiceAccountModel.create({
    ...given,
    ...named(name),
    hash,
    secretCreatedAt: given.createdAt,
  });
  return { secret, serviceAccount: toServiceAccount(document.toObject()) };
};

type Changes = Partial<Omit<ServiceAccountDocument, '_id' | 'nameKey'>>;

const changeLive = async ({ _id }: ServiceAccountDocument, { name, ...changes }: Changes) => {
  if (name !== undefined) await requireFreeName(name, _id);
  const $set = { ...changes, ...(name === undefined ? {} : named(name)) };
  const changed = await ServiceAccountModel.findOneAndUpdate(
    { _id, ...LIVE },
    { $set },
    { returnDocument: 'after' },
  ).lean();
  if (!changed) throw notFound('SERVICE_ACCOUNT_NOT_FOUND');
  return toServiceAccount(changed);
};

export const updateLive = (found: ServiceAccountDocument, changes: Pick<Changes, 'name' | 'scopes'>) =>
  Object.keys(changes).length === 0 ? toServiceAccount(found) : changeLive(found, changes);

type NewSecret = Pick<ServiceAccountDocument, 'secretCreatedAt' | 'expiresAt' | 'isVerified'>;

export const replaceSecret = async (
  found: ServiceAccountDocument,
  given: NewSecret,
): Promise<ServiceAccountWithSecret> => {
  const { token: secret, hash } = newBearer('serviceAccount');
  return { secret, serviceAccount: await changeLive(found, { ...given, hash, lastUsedAt: null }) };
};

export const endLive = async ({ _id }: ServiceAccountDocument, endedAt: Date) => {
  await ServiceAccountModel.updateOne({ _id, ...LIVE }, { $set: { endedAt, nameKey: _id.toString() } });
  return toServiceAccount(await requireServiceAccount(_id.toString()));
};

export const makerOf = async ({ createdById: id }: ServiceAccount, ctx: Ctx): Promise<AuditActor> => {
  if (id === null) return { id, label: messages.auditOperator, isServiceAccount: false };
  const user = await userLoader(ctx).load(id);
  return { id, label: personName(user), isServiceAccount: false };
};

export const findServiceActor = async (hash: string, now: Date): Promise<ServiceActor | null> => {
  const found = await ServiceAccountModel.findOne({ hash, ...LIVE }).lean();
  if (!found || (found.expiresAt && found.expiresAt <= now)) return null;
  await touched(ServiceAccountModel, found, now);
  const { _id, name, scopes, isVerified } = found;
  return {
    user: null,
    serviceAccount: { id: _id.toString(), name },
    sessionId: hash,
    scopes,
    isVerified,
    authenticatedAt: null,
  };
};
