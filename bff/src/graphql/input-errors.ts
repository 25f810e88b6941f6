import type { GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  Kind,
  GraphQLID,
  coerceInputValue,
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  valueFromASTUntyped,
  type FieldNode,
  type GraphQLError,
  type GraphQLField,
  type GraphQLFormattedError,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { isRecord } from '#domain/is-record.ts';
import { messages } from '#domain/messages.ts';
import { cutLists } from '#domain/schema.ts';
import type { Ctx } from '../operation/context.ts';
import { toDomainError } from '../operation/to-domain-error.ts';
import { invalidField } from '../operation/input.ts';
import { toGraphqlError } from './errors.ts';
import { fieldNodes, fragmentsOf, responseKey, type Fragments } from './field-nodes.ts';
import { recordOf, type RootOperations } from './root-fields.ts';

type Args = Record<string, unknown>;

const toDomainValues = (value: unknown, type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return toDomainValues(value, type.ofType);
  if (isListType(type)) {
    return Array.isArray(value) ? value.map((row) => toDomainValues(row, type.ofType)) : value;
  }
  if (isEnumType(type) && typeof value === 'string') return type.getValue(value)?.value ?? { unknown: value };
  if (!isInputObjectType(type) || !isRecord(value)) return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      return [key, field ? toDomainValues(child, field.type) : child];
    }),
  );
};

const MISFIT = Symbol('misfit');

const fits = (value: unknown, type: GraphQLInputType) => {
  try {
    coerceInputValue(value, type, () => {
      throw MISFIT;
    });
    return true;
  } catch (thrown) {
    if (thrown === MISFIT) return false;
    throw thrown;
  }
};

type SentArgument = { name: string; type: GraphQLInputType; value: unknown; isFitting: boolean };

const argumentsOf = (node: FieldNode, { args }: GraphQLField<unknown, unknown>, variables: Args) =>
  args.flatMap(({ name, type, defaultValue }): SentArgument[] => {
    const sent = node.arguments?.find((argument) => argument.name.value === name);
    const whole = sent && valueFromASTUntyped(sent.value, variables);
    if (whole === undefined && (defaultValue !== undefined || !isNonNullType(type))) return [];
    const value = cutLists(whole);
    return [{ name, type, value, isFitting: value === whole && fits(value, type) }];
  });

const toGiven = (sent: readonly SentArgument[]) =>
  recordOf(Object.fromEntries(sent.map(({ name, type, value }) => [name, toDomainValues(value, type)])));

type SentValue = Pick<SentArgument, 'name' | 'type' | 'value'>;

/** The first id, among the arguments and the fields of `input`, that is required and has no value of its type. */
const missingId = (sent: readonly SentValue[]): string | undefined =>
  sent
    .flatMap(({ name, type, value }): SentValue[] => {
      const nullable = getNullableType(type);
      if (!isInputObjectType(nullable) || !isRecord(value)) return [{ name, type, value }];
      const fields = Object.values(nullable.getFields());
      return fields.map((field) => ({ name: field.name, type: field.type, value: value[field.name] }));
    })
    .find(({ type, value }) => isNonNullType(type) && type.ofType === GraphQLID && !fits(value ?? null, type))
    ?.name;

type Surface = { schema: GraphQLSchema; operations: RootOperations };

type ExecutedRequest = {
  operation: OperationDefinitionNode;
  fragments: Fragments;
  variables: Args;
  ctx: Ctx;
};

const validateField = async (
  node: FieldNode,
  { operation, variables, ctx }: ExecutedRequest,
  { schema, operations }: Surface,
): Promise<GraphQLFormattedError | null> => {
  const root = schema.getRootType(operation.operation);
  const field = root?.getFields()[node.name.value];
  const sent = field ? argumentsOf(node, field, variables) : [];
  if (sent.every(({ isFitting }) => isFitting)) return null;
  const declared = root?.name === 'Mutation' ? operations.Mutation : operations.Query;
  const meant = declared[node.name.value];
  try {
    await meant?.prepare(ctx, toGiven(sent));
    return null;
  } catch (thrown) {
    const error = toDomainError(thrown, ctx.log);
    const id = error.kind === 'NOT_FOUND' && missingId(sent);
    const cause = id ? invalidField(id, { message: messages.inputId }) : error;
    return toGraphqlError(cause, { path: [responseKey(node)] });
  }
};

/** One node per key: repeated fields have the same arguments in a valid document. */
const onePerKey = (nodes: readonly FieldNode[]) => [
  ...new Map(nodes.map((node) => [responseKey(node), node])).values(),
];

const isPresent = <T>(value: T | null): value is T => value !== null;

type Response = GraphQLRequestContextWillSendResponse<Ctx>;

const executedRequest = ({ request, document, contextValue }: Response): ExecutedRequest | null => {
  const operation = document && getOperationAST(document, request.operationName);
  if (!operation) return null;
  const fragments = fragmentsOf(document);
  return { operation, fragments, variables: request.variables ?? {}, ctx: contextValue };
};

/** graphql-js stops listing errors there. */
const TOO_MANY = 'Too many validation errors';

/** Only the rule about values names a value, or a field of one, as the place of its errors. */
const isAboutValues = ({ nodes, message }: GraphQLError) => {
  const kind = nodes?.[0]?.kind ?? '';
  return kind.endsWith('Value') || kind === Kind.OBJECT_FIELD || message.startsWith(TOO_MANY);
};

const isWrongInValuesOnly = ({ errors = [] }: Response) =>
  errors.every(
    (error) =>
      error.extensions.code !== ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED || isAboutValues(error),
  );

const isValueError = ({ extensions }: GraphQLFormattedError) =>
  isRecord(extensions?.http) && extensions.code === 'BAD_USER_INPUT' && extensions.http.status === 400;

/**
 * Replaces errors about values by those of the operation, as on REST. Errors without a rule of the operation stay.
 */
export const convertInputErrors = (surface: Surface) => async (response: Response) => {
  const { body } = response.response;
  if (body.kind !== 'single' || !body.singleResult.errors) return;
  const executed = executedRequest(response);
  if (!executed) return;
  const nodes = onePerKey(fieldNodes(executed.operation.selectionSet, executed.fragments));
  const { singleResult } = body;

  if (singleResult.data === undefined) {
    if (!isWrongInValuesOnly(response)) return;
    const errors = await Promise.all(nodes.map((node) => validateField(node, executed, surface)));
    if (errors.some(isPresent)) singleResult.errors = errors.filter(isPresent);
    return;
  }
  singleResult.errors = await Promise.all(
    (singleResult.errors ?? []).map(async (error) => {
      const node =
        isValueError(error) && nodes.find((candidate) => responseKey(candidate) === error.path?.[0]);
      return (node && (await validateField(node, executed, surface))) || error;
    }),
  );
};
