import { performWrite } from '../../operation/audited.ts';
import type { Ctx } from '../../operation/context.ts';
import { retainedSince } from '../../process/retention.ts';
import { approveWithoutRequest } from './deletion.store.ts';
import { listPendingFromGoogle } from '../users/user.data.ts';
import { auditedUser, requireUser } from '../users/user.store.ts';
import { erase } from './erase.ts';

const MAX_PROFILES = 100;

export const anonymisePending = async (ctx: Ctx) => {
  const since = retainedSince(ctx.now, ctx.env.PENDING_PROFILE_RETENTION_DAYS);
  if (!since) return;
  for (const id of await listPendingFromGoogle(since, MAX_PROFILES)) {
    await performWrite(ctx, {
      sent: null,
      audit: { action: 'user.anonymise', about: async () => auditedUser(await requireUser(id)) },
      run: async () => {
        await approveWithoutRequest(id, ctx.now);
        await erase(ctx, id);
      },
    });
  }
};
