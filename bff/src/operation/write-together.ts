import DataLoader from 'dataloader';
import type { ErrorReason } from '#domain/error-reasons.ts';
import { ERROR_TABLE, type ErrorCode } from '../errors/domain-error.ts';
import { toDomainError } from '../errors/to-domain-error.ts';
import { afterCommit } from './after-commit.ts';
import type { Intention, Settled } from './audit-trail.ts';
import type { Ctx } from './context.ts';

const AT_ONCE = 25;

/** Several writes of one request, none of which throws. They share the loaders of the context. */
export const writeTogether = async <Result>(
  ctx: Ctx,
  ids: readonly string[],
  write: (ctx: Ctx, id: string) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    results.push(...(await writeSlice(ctx, ids.slice(start, start + AT_ONCE), write)));
  }
  return results;
};

/**
 * Runs the writes of a slice concurrently and returns results in the order of the ids. Audit entries are inserted
 * together before the writes and settled together afterwards. Then the follow-up work runs.
 */
const writeSlice = async <Result>(
  ctx: Ctx,
  ids: readonly string[],
  write: (ctx: Ctx, id: string) => Promise<Result>,
) => {
  const { auditTrail } = ctx;
  const followUps: NonNullable<Ctx['followUps']> = new Map();
  const settled: Settled[] = [];
  const intended = new DataLoader(
    async (intentions: readonly Intention[]) => {
      await auditTrail.intend(intentions);
      return intentions;
    },
    { cache: false },
  );
  const own: Ctx = {
    ...ctx,
    followUps,
    auditTrail: {
      ...auditTrail,
      intend: async (intentions) => void (await Promise.all(intentions.map((one) => intended.load(one)))),
      settle: async (several) => void settled.push(...several),
    },
  };
  const results = await Promise.all(ids.map((id) => write(own, id)));
  if (settled.length > 0) await afterCommit(ctx, () => auditTrail.settle(settled));
  await Promise.all([...followUps.values()].map((work) => afterCommit(ctx, () => work(ctx))));
  return results;
};

export type ItemError = { message: string; code: string; errorCode: ErrorCode; reason: ErrorReason };

export const itemOutcome = async <Value>(
  { log }: Ctx,
  work: () => Promise<Value>,
): Promise<{ value: Value; error: null } | { value: null; error: ItemError }> => {
  try {
    return { value: await work(), error: null };
  } catch (error) {
    const { kind, message, reason } = toDomainError(error, log);
    const code = ERROR_TABLE[kind].graphql;
    return { value: null, error: { message, code, errorCode: code, reason } };
  }
};
