import { inTransaction, isInTransaction } from '../database/transaction.ts';
import { mapInOrder } from './map-in-order.ts';
import { clearPerRequest } from './per-request.ts';
import type { ErrorReason } from '#domain/error-reasons.ts';
import { ERROR_TABLE, isRefusal, type ErrorCode } from '../errors/domain-error.ts';
import { toDomainError } from '../errors/to-domain-error.ts';
import { afterCommit } from './after-commit.ts';
import type { Ctx } from './context.ts';

const AT_ONCE = 25;

/** Ends the transaction of a slice: what the refused part has written is not stored, and neither is the rest. */
class PartRefused extends Error {}

type Outcome = { error: unknown };

type Write<Result> = (ctx: Ctx, id: string) => Promise<Result>;

/** Reads for all parts of a slice what each would read alone. */
type ReadAhead = (ctx: Ctx, ids: readonly string[]) => Promise<unknown>;

/** In one transaction; if a part is refused or the transaction cannot be stored, each in its own. */
const writeSlice = async <Result extends Outcome>(
  ctx: Ctx,
  ids: readonly string[],
  { write, readAhead }: { write: Write<Result>; readAhead: ReadAhead | undefined },
): Promise<Result[]> => {
  if (isInTransaction()) return mapInOrder(ids, (id) => write(ctx, id));
  const part = async (id: string) => {
    const result = await write(ctx, id);
    if (result.error) throw new PartRefused();
    return result;
  };
  try {
    return await inTransaction(async () => {
      clearPerRequest(ctx);
      await readAhead?.(ctx, ids);
      return mapInOrder(ids, part);
    });
  } catch {
    return mapInOrder(ids, (id) => write(ctx, id));
  } finally {
    clearPerRequest(ctx);
  }
};

/** Several writes of one request, none of which throws. What is refused for one leaves the others. */
export const writeTogether = async <Result extends Outcome>(
  ctx: Ctx,
  ids: readonly string[],
  write: Write<Result>,
  readAhead?: ReadAhead,
): Promise<Result[]> => {
  const followUps: NonNullable<Ctx['followUps']> = new Map();
  const results: Result[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    results.push(
      ...(await writeSlice({ ...ctx, followUps }, ids.slice(start, start + AT_ONCE), { write, readAhead })),
    );
  }
  for (const work of followUps.values()) await afterCommit(ctx, () => work(ctx));
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
    // It ends the transaction, or makes it begin again.
    if (isInTransaction() && !isRefusal(error)) throw error;
    const { kind, message, reason } = toDomainError(error, log);
    const code = ERROR_TABLE[kind].graphql;
    return { value: null, error: { message, code, errorCode: code, reason } };
  }
};
