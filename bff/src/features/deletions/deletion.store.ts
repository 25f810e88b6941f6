import DataLoader from 'dataloader';
import type { Deletion } from '#domain/privacy/deletion.ts';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { finderById } from '../../operation/find-by-id.ts';
import { repeatable } from '../../operation/keyed-request.ts';
import { listIds } from '../../lists/list-ids.ts';
import { perRequest } from '../../operation/per-request.ts';
import type { StoredCredentials } from '../credentials/trust-endings.ts';
import { DeletionModel, toDeletion, type DeletionDocument } from './deletion.model.ts';

export const storedDeletionRequests: StoredCredentials = {
  model: DeletionModel,
  owner: '_id',
  only: { state: 'requested' },
};

const MAX_BATCH = 1_000;
const MAX_REQUESTED = 10_000;

export const deletionLoader = perRequest(
  () => new DataLoader(finderById(DeletionModel, toDeletion), { maxBatchSize: MAX_BATCH }),
);

export const repeatOfDeletion = <Result extends { id: string }>(
  find: (userId: string) => Promise<Result | null>,
) => repeatable(DeletionModel, ({ _id }: DeletionDocument) => find(_id.toString()));

export const findDeletion = async (userId: string): Promise<Deletion | null> => {
  const document = await DeletionModel.findById(userId).lean();
  return document && toDeletion(document);
};

const isUnderWay = (deletion: Deletion | null) =>
  deletion?.state === 'approved' || deletion?.state === 'done';

export const requireNotAnonymised = async (userId: string) => {
  if (isUnderWay(await findDeletion(userId))) throw new DomainError('ANONYMISED', messages.anonymised);
};

type DeletionRequest = { at: Date; generation?: number };

export const recordRequest = async (userId: string, { at, generation = 0 }: DeletionRequest) => {
  const requested = {
    state: 'requested',
    requestedAt: at,
    settledAt: null,
    reason: null,
    generation,
  } as const;
  const found = await DeletionModel.findById(userId).lean();
  if (!found) await DeletionModel.create({ _id: userId, ...requested });
  else await DeletionModel.updateOne({ _id: userId, state: 'refused' }, { $set: requested });
};

export const withdrawRequest = async (userId: string) => {
  await DeletionModel.deleteOne({ _id: userId, state: 'requested' });
};

type Settlement = { state: 'approved' | 'refused'; reason: string | null; at: Date };

/** False without a request. */
export const settleRequest = async (userId: string, { state, reason, at }: Settlement) => {
  const settled = { state, reason, settledAt: at };
  const { matchedCount } = await DeletionModel.updateOne(
    { _id: userId, state: 'requested' },
    { $set: settled },
  );
  return matchedCount === 1;
};

export const approveWithoutRequest = async (userId: string, now: Date) => {
  const approved = { state: 'approved', settledAt: now, reason: null } as const;
  const found = await DeletionModel.findById(userId).lean();
  if (!found) await DeletionModel.create({ _id: userId, requestedAt: null, ...approved });
  else await DeletionModel.updateOne({ _id: userId, state: { $ne: 'done' } }, { $set: approved });
};

export const markDone = async (userId: string) => {
  await DeletionModel.updateOne({ _id: userId, state: 'approved' }, { $set: { state: 'done' } });
};

export const listRequested = () =>
  listIds(DeletionModel, { filter: { state: 'requested' }, limit: MAX_REQUESTED });

export const listApproved = (limit: number) =>
  listIds(DeletionModel, { filter: { state: 'approved' }, limit });
