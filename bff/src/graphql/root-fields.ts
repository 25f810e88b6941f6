import pLimit from 'p-limit';
import { isRecord } from '#domain/is-record.ts';
import { messages } from '#domain/messages.ts';
import { requireScope } from '../operation/access.ts';
import type { Ctx } from '../operation/context.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { DomainError } from '../errors/domain-error.ts';
import { invalidField } from '../operation/input.ts';
import type { Operation } from '../operation/operation.ts';
import { PAGE_SIZE } from '../lists/page.ts';
import { clearPerRequest, perRequest } from '../operation/per-request.ts';
import { fieldNodes } from './field-nodes.ts';
import type { Resolvers } from './generated.ts';

export type RootOperations = { Query: Record<string, Operation>; Mutation: Record<string, Operation> };

type Args = Record<string, unknown>;

export const recordOf = ({ input, ...args }: Args): unknown => {
  if (input === undefined) return args;
  return isRecord(input) ? { ...args, ...input } : input;
};

export const MAX_ROWS = 1_000;
const LISTS_AT_ONCE = 4;

const requestCost = perRequest(() => ({ rows: 0, gate: pLimit(LISTS_AT_ONCE) }));

const rowsOf = (result: unknown) => {
  const rows = isRecord(result) ? result.nodes : result;
  return Array.isArray(rows) ? rows.length : 0;
};

const expectedRows = ({ first, last, limit }: Args) => {
  const size = first ?? last ?? limit;
  return typeof size === 'number' && size > 0 ? Math.min(size, PAGE_SIZE.max) : 0;
};

/**
 * Rejects a request whose lists exceed the rows that a page needs. A list that is still being read counts with its
 * maximum.
 */
const query = (operation: Operation) => async (_: unknown, args: Args, ctx: Ctx) => {
  requireScope(ctx, 'read');
  const cost = requestCost(ctx);
  return cost.gate(async () => {
    if (cost.rows > MAX_ROWS) throw new DomainError('TOO_MANY_ROWS', messages.tooLarge);
    const { rows: weight } = operation.declared;
    const rows = typeof weight === 'function' ? weight(args) : weight;
    const expected = rows ?? expectedRows(args);
    cost.rows += expected;
    try {
      const result = await operation(ctx, recordOf(args));
      cost.rows += rows ?? rowsOf(result);
      return result;
    } finally {
      cost.rows -= expected;
    }
  });
};

const requireOneForKey = ({ idempotencyKey }: Ctx, { operation, fragments }: GraphQLResolveInfo) => {
  if (idempotencyKey === null) return;
  const nodes = fieldNodes(operation.selectionSet, new Map(Object.entries(fragments)));
  if (nodes.filter(({ name }) => name.value !== '__typename').length > 1) {
    throw invalidField('idempotencyKey', {
      reason: 'IDEMPOTENCY_KEY_SHARED',
      message: messages.idempotencyKeyForOne,
    });
  }
};

/** Caches and the actor are read again after a mutation. */
const mutation =
  (operation: Operation) => async (_: unknown, args: Args, ctx: Ctx, info: GraphQLResolveInfo) => {
    requireScope(ctx, operation.declared.scope ?? 'write');
    requireOneForKey(ctx, info);
    clearPerRequest(ctx);
    try {
      return await operation(ctx, recordOf(args));
    } finally {
      clearPerRequest(ctx);
      ctx.expireActor?.();
    }
  };

type Resolve = (root: unknown, args: Args, ctx: Ctx, info: GraphQLResolveInfo) => Promise<unknown>;

const reached = new WeakSet<Ctx>();

export const reachesField = (ctx: Ctx) => reached.has(ctx);

const counted =
  (name: string, resolve: Resolve): Resolve =>
  (root, args, ctx, info) => {
    if (!ctx.metrics) return resolve(root, args, ctx, info);
    reached.add(ctx);
    return ctx.metrics.field(name, () => resolve(root, args, ctx, info));
  };

const mapFields = (fields: Record<string, Operation>, map: (operation: Operation) => Resolve) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, operation]) => [name, counted(name, map(operation))]),
  );

export const rootResolvers = ({ Query, Mutation }: RootOperations) =>
  ({ Query: mapFields(Query, query), Mutation: mapFields(Mutation, mutation) }) as Resolvers;
