import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  execute,
  locatedError,
  visit,
  BREAK,
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { MAX_FIELD_ERRORS } from '#domain/schema.ts';
import type { Ctx } from '../operation/context.ts';
import { clearPerRequest } from '../operation/per-request.ts';
import { fieldNodes, fragmentsOf } from './field-nodes.ts';

type Gateway = ApolloServerOptionsWithGateway<Ctx>['gateway'];
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;
type Request = Parameters<Executor>[0];

const COMPILED_AT_USE = 3;
const MAX_COMPILED = 100;

const isOneQuery = ({ definitions }: DocumentNode) => {
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operations.length === 1 && operations[0]?.operation === OperationTypeNode.QUERY;
};

/**
 * Whether a document has fields, arguments and variables only. Other documents could be larger when compiled, or
 * behave differently (an alias `__proto__`).
 */
const isPlain = (document: DocumentNode) => {
  let plain = true;
  const decline = () => {
    plain = false;
    return BREAK;
  };
  visit(document, {
    Directive: decline,
    FragmentDefinition: decline,
    InlineFragment: decline,
    Name: ({ value }) => (value.startsWith('__') ? decline() : undefined),
  });
  return plain;
};

type Compiled = CompiledQuery['query'] | null;

const createCompiler = (schema: GraphQLSchema, isTrusted: (queryHash: string) => boolean) => {
  const trusted = new Map<string, Compiled>();
  const others = new Map<string, Compiled>();
  const uses = new WeakMap<DocumentNode, number>();

  const compile = (document: DocumentNode): Compiled => {
    const compiled = compileQuery(schema, document);
    return isCompiledQuery(compiled) ? compiled.query : null;
  };

  const cacheLast = (queryHash: string, compiled: Compiled) => {
    others.delete(queryHash);
    others.set(queryHash, compiled);
    if (others.size > MAX_COMPILED) others.delete(others.keys().next().value ?? '');
    return compiled;
  };

  return ({ queryHash, document }: Request): Compiled => {
    if (isTrusted(queryHash)) {
      const known = trusted.get(queryHash);
      if (known !== undefined) return known;
      const compiled = isOneQuery(document) ? compile(document) : null;
      trusted.set(queryHash, compiled);
      return compiled;
    }
    const known = others.get(queryHash);
    if (known !== undefined) return cacheLast(queryHash, known);
    const count = (uses.get(document) ?? 0) + 1;
    uses.set(document, count);
    if (count < COMPILED_AT_USE) return null;
    return cacheLast(queryHash, isOneQuery(document) && isPlain(document) ? compile(document) : null);
  };
};

const isThrownByResolver = ({ originalError }: GraphQLError) =>
  originalError !== undefined && !(originalError instanceof GraphQLError);

/** More values than any screen sends. A compiled query would list an error for each. */
const MAX_VALUES = 500;

const countValues = (value: unknown, limit: number): number => {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const child of Object.values(value)) {
    if (count > limit) return count;
    count += countValues(child, limit - count);
  }
  return count;
};

type Selecting = ASTNode & { selectionSet?: SelectionSetNode | undefined };

const resolverErrors = (errors: readonly GraphQLError[], { operation, document }: Request) => {
  if (!errors.every(isThrownByResolver)) return null;
  const fragments = fragmentsOf(document);
  const fieldsOf = ({ selectionSet }: Selecting, name: string) =>
    selectionSet
      ? fieldNodes(selectionSet, fragments).filter((node) => (node.alias ?? node.name).value === name)
      : [];
  return errors.map(({ originalError, path = [] }) => {
    const names = path.filter((step) => typeof step === 'string');
    const nodes = names.reduce<Selecting[]>(
      (above, name) => above.flatMap((node) => fieldsOf(node, name)),
      operation ? [operation] : [],
    );
    return locatedError(originalError, nodes, path);
  });
};

/**
 * Runs queries as compiled functions. graphql-js runs everything else, and every query that met an error which no
 * resolver threw, so that errors are those of graphql-js.
 */
export const compiledExecutor = (
  schema: GraphQLSchema,
  isTrusted: (queryHash: string) => boolean,
): Executor => {
  const compiledOf = createCompiler(schema, isTrusted);
  return async (request) => {
    const variables = request.request.variables ?? {};
    const isSmall = countValues(variables, MAX_VALUES) <= MAX_VALUES;
    const compiled = request.operation && isSmall ? compiledOf(request) : null;
    if (compiled) {
      const result = await compiled(undefined, request.context, variables);
      if (!result.errors) return result;
      const errors = resolverErrors(result.errors, request);
      if (errors) return { errors, data: result.data };
      clearPerRequest(request.context as Ctx);
    }
    return execute({
      schema,
      document: request.document,
      contextValue: request.context,
      variableValues: variables,
      operationName: request.request.operationName,
      options: { maxCoercionErrors: MAX_FIELD_ERRORS },
    });
  };
};

/** Apollo Server accepts a custom executor only from a gateway. */
export const gatewayOf = (schema: GraphQLSchema, executor: Executor): Gateway => ({
  onSchemaLoadOrUpdate: (announce) => {
    announce({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => {};
  },
  load: async () => ({ executor }),
  stop: async () => {},
});
