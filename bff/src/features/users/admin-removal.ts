import { setTimeout as delay } from 'node:timers/promises';
import { messages } from '#domain/messages.ts';
import type { User } from '#domain/users/user.ts';
import { isDuplicateKey } from '../../database/transient-errors.ts';
import { DomainError, unavailable } from '../../errors/domain-error.ts';
import { AdminRemovalModel, type AdminRemovalDocument } from './admin-removal.model.ts';
import { UserModel } from './user.model.ts';
import { findUser, hasOtherActiveAdmin } from './user.store.ts';

const _id = 'admins';
const MAX_ATTEMPTS = 200;
/** Attempts to wait for another removal, whose process may have ended. */
const PATIENCE = 40;
const WAIT_MS = 25;
const RETRY_SECONDS = 1;

type Admin = Pick<User, 'id' | 'revision'>;

const take = async (present: AdminRemovalDocument | null, { id: userId, revision }: Admin) => {
  if (present) {
    const mine = { userId, revision, turn: present.turn + 1 };
    const { matchedCount } = await AdminRemovalModel.updateOne({ _id, turn: present.turn }, { $set: mine });
    return matchedCount === 1;
  }
  try {
    await AdminRemovalModel.create({ _id, userId, revision, turn: 1 });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};

const isUnderWay = async ({ userId, revision }: AdminRemovalDocument) =>
  userId !== null && (await findUser(userId))?.revision === revision;

/** The user's next revision: a write that was decided on the present one can no longer happen. */
const preventWrite = async ({ userId, revision }: AdminRemovalDocument) => {
  await UserModel.updateOne({ _id: userId, rev: revision || null }, { $inc: { rev: 1 } });
};

const lastAdminError = () => new DomainError('LAST_ADMIN', messages.lastAdmin);

/**
 * Before an active admin is demoted or deactivated: one removal at a time, so that each counts the admins that
 * the others leave. Nothing has to be undone: a refused removal has written no user.
 */
export const beginRemoval = async (admin: Admin) => {
  if (!(await hasOtherActiveAdmin(admin.id))) throw lastAdminError();
  let waitedFor = { turn: -1, attempts: 0 };
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const present = await AdminRemovalModel.findById(_id).lean<AdminRemovalDocument>();
    if (present && (await isUnderWay(present))) {
      const { turn } = present;
      waitedFor = { turn, attempts: turn === waitedFor.turn ? waitedFor.attempts + 1 : 1 };
      if (waitedFor.attempts > PATIENCE) await preventWrite(present);
      else await delay(WAIT_MS);
      continue;
    }
    if (!(await take(present, admin))) continue;
    if (await hasOtherActiveAdmin(admin.id)) return;
    await endRemoval(admin.id);
    throw lastAdminError();
  }
  throw unavailable(RETRY_SECONDS);
};

/** For a removal that was not written; one that was is over with its write. */
export const endRemoval = async (userId: string) => {
  await AdminRemovalModel.updateOne({ _id, userId }, { $set: { userId: null }, $inc: { turn: 1 } });
};
