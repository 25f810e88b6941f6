import type { Ctx } from '../context.ts';
import { isRecord } from '../input.ts';
import type { Operation } from '../operation.ts';
import { forgetPerRequest } from '../per-request.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from './generated.ts';

type Answer<Field> = Field extends (...args: never[]) => infer Result ? Awaited<Result> : never;

type Fields<Root> = { [Name in keyof Root]?: Operation<Answer<NonNullable<Root[Name]>>> };

/** GraphQL: the operation behind each field of Query and Mutation. */
export type RootFields = { Query?: Fields<QueryResolvers>; Mutation?: Fields<MutationResolvers> };

export type RootOperations = { Query: Record<string, Operation>; Mutation: Record<string, Operation> };

type Args = Record<string, unknown>;

/** The one record that the operation takes: the arguments, with `input` spread among them. */
export const recordOf = ({ input, ...args }: Args): unknown => {
  if (input === undefined) return args;
  return isRecord(input) ? { ...args, ...input } : input;
};

const query = (operation: Operation) => (_: unknown, args: Args, ctx: Ctx) => operation(ctx, recordOf(args));

/** What the request reads after a change is read anew. */
const mutation = (operation: Operation) => async (_: unknown, args: Args, ctx: Ctx) => {
  forgetPerRequest(ctx);
  const answer = await operation(ctx, recordOf(args));
  forgetPerRequest(ctx);
  return answer;
};

const mapFields = <T>(fields: Record<string, Operation>, map: (operation: Operation) => T) =>
  Object.fromEntries(Object.entries(fields).map(([name, operation]) => [name, map(operation)]));

export const rootResolvers = ({ Query, Mutation }: RootOperations) =>
  ({ Query: mapFields(Query, query), Mutation: mapFields(Mutation, mutation) }) as Resolvers;
