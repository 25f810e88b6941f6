import { inTransaction, isInTransaction } from '../database/transaction.ts';
import { mapInOrder } from './map-in-order.ts';
import { clearPerRequest } from './per-request.ts';
import type { ErrorReason } from '#domain/error-reasons.ts';
import { ERROR_TABLE, isRefusal, type ErrorCode } from '../errors/domain-error.ts';
import { toDomainError } from './to-domain-error.ts';
import type { Ctx } from './context.ts';
import { partOf, readClaimsAhead, type KeyedRequest } from './keyed-request.ts';
import { tryAfterwards } from './try-afterwards.ts';
import type { Operation } from './operation.ts';

const AT_ONCE = 25;

/** Ends the transaction of a slice: what the refused part has written is not stored, and neither is the rest. */
class PartRefused extends Error {}

export type ItemError = { message: string; code: string; errorCode: ErrorCode; reason: ErrorReason };

export type Outcome<Value> = { id: string } & (
  | { value: Value; error: null }
  | { value: null; error: ItemError }
);

type Write<Value> = (ctx: Ctx, id: string) => Promise<Outcome<Value>>;

/** Reads for all parts of a slice what each would read alone. */
type ReadAhead = (ctx: Ctx, ids: readonly string[]) => Promise<unknown>;

/** In one transaction; if a part is refused or the transaction cannot be stored, each in its own. */
const writeSlice = async <Value>(
  ctx: Ctx,
  ids: readonly string[],
  { write, readAhead }: { write: Write<Value>; readAhead: ReadAhead },
): Promise<Outcome<Value>[]> => {
  const part = async (id: string) => {
    const result = await write(ctx, id);
    if (result.error) throw new PartRefused();
    return result;
  };
  try {
    return await inTransaction(async () => {
      clearPerRequest(ctx);
      await readAhead(ctx, ids);
      return mapInOrder(ids, part);
    });
  } catch {
    return mapInOrder(ids, (id) => write(ctx, id));
  } finally {
    clearPerRequest(ctx);
  }
};

type Parts<Value> = {
  one: Operation<Value>;
  request: KeyedRequest | null;
  given: (ctx: Ctx, id: string) => Record<string, unknown> | Promise<Record<string, unknown>>;
  readAhead?: ReadAhead;
};

/** One operation for each of several ids, none of which throws. What is refused for one leaves the others. */
export const writeTogether = async <Value>(
  ctx: Ctx,
  ids: readonly string[],
  { one, request, given, readAhead }: Parts<Value>,
): Promise<Outcome<Value>[]> => {
  const write = (own: Ctx, id: string) =>
    outcomeOf(own, id, async () =>
      one.asPart(own, { given: await given(own, id), request: request && partOf(request, id) }),
    );
  const readWithKeys: ReadAhead = async (own, some) => {
    if (request) {
      await readClaimsAhead(
        own,
        some.map((id) => partOf(request, id)),
      );
    }
    await readAhead?.(own, some);
  };
  const followUps: NonNullable<Ctx['followUps']> = new Map();
  const outcomes: Outcome<Value>[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    outcomes.push(
      ...(await writeSlice({ ...ctx, followUps }, ids.slice(start, start + AT_ONCE), {
        write,
        readAhead: readWithKeys,
      })),
    );
  }
  for (const work of followUps.values()) await tryAfterwards(ctx, () => work(ctx));
  return outcomes;
};

const outcomeOf = async <Value>(
  ctx: Ctx,
  id: string,
  work: () => Promise<Value>,
): Promise<Outcome<Value>> => {
  try {
    return { id, value: await work(), error: null };
  } catch (error) {
    // It ends the transaction, or makes it begin again.
    if (isInTransaction() && !isRefusal(error)) throw error;
    const { kind, message, reason } = toDomainError(error, ctx.log);
    const code = ERROR_TABLE[kind].graphql;
    return { id, value: null, error: { message, code, errorCode: code, reason } };
  }
};
