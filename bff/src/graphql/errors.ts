import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { ErrorRequestHandler } from 'express';
import {
  GraphQLError,
  BREAK,
  Kind,
  visit,
  type DocumentNode,
  type GraphQLFormattedError,
  type ASTNode,
} from 'graphql';
import type { Logger } from 'pino';
import { choiceSentence } from '#domain/input-sentences.ts';
import { isRecord } from '#domain/is-record.ts';
import type { FieldError, FieldErrorCode } from '#domain/schema.ts';
import { ERROR_TABLE, type DomainError } from '../errors/domain-error.ts';
import { toDomainError } from '../operation/to-domain-error.ts';
import type { Ctx } from '../operation/context.ts';
import { enumName } from './scalars-and-enums.ts';

const INTERNAL = 'INTERNAL_SERVER_ERROR';

const BAD_VALUE = 'BAD_USER_INPUT';

/** The message of graphql-js when it stops listing errors of variables. */
const TOO_MANY = 'Too many errors processing variables';

const PATH = / at "([^"\\]*)"$/;
const KEY = /^Field "([^"]*)" (?:is not defined|of required type)/;

const MISSING = /of (?:required|non-null) type|not to be null|must not be null/;

export const formatGraphqlError =
  (log: Logger) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = unwrapResolverError(error);
    const hasNoCode = formatted.extensions?.code === INTERNAL;
    if (hasNoCode && hasClientStatus(error)) return { ...formatted, extensions: { code: 'BAD_REQUEST' } };
    const isDocumentError = cause === error && !hasNoCode;
    if ((!isDocumentError || formatted.extensions?.code === BAD_VALUE) && isArgumentError(cause)) {
      const field = toValueError(cause, originOf(error)?.document);
      const extensions = { code: BAD_VALUE, reason: 'INVALID_INPUT', fields: [field], http: { status: 400 } };
      return { ...formatted, message: field.message, extensions };
    }
    if (isDocumentError) return { ...formatted, message: withoutValues(formatted.message) };
    return toGraphqlError(toDomainError(cause, originOf(error)?.log ?? log), formatted);
  };

/** Apollo rejects a wrong hash with a status of its own and without a code. */
const hasClientStatus = (cause: unknown) =>
  cause instanceof GraphQLError && isRecord(cause.extensions.http) && cause.extensions.http.status === 400;

/** Whether graphql-js raised the error about a value of the caller. Such errors have nodes. */
const isArgumentError = (cause: unknown): cause is GraphQLError =>
  cause instanceof GraphQLError && (cause.nodes !== undefined || cause.message.startsWith(TOO_MANY));

const toValueError = (error: GraphQLError, document: DocumentNode | undefined): FieldError => {
  const [node] = error.nodes ?? [];
  const isDefinition = node?.kind === Kind.VARIABLE_DEFINITION;
  const variable = isDefinition ? node.variable : node;
  const message = withoutValues(error.message);
  if (variable?.kind !== Kind.VARIABLE || !document) return { field: '', message, code: 'INVALID' };
  const name = variable.name.value;
  const reason = isDefinition ? error.originalError?.message : undefined;
  // Apollo Server uses its own message for errors without an original.
  if (reason === undefined || reason === error.message) {
    return { field: fieldOf(name, [], document), message, code: codeOf(message) };
  }
  const [at = '', path = ''] = PATH.exec(error.message.slice(0, -`; ${reason}`.length)) ?? [];
  const key = KEY.exec(reason)?.[1];
  return {
    field: fieldOf(name, [...stepsOf(path), ...(key === undefined ? [] : [key])], document),
    message: `Variable "$${name}" got an invalid value${at}; ${withoutValues(reason)}`,
    code: codeOf(reason),
  };
};

const VALUES: readonly (readonly [RegExp, string])[] = [
  [/( cannot represent [\w -]*value): [^]*/, '$1.'],
  [/^Value "[^]*" (does not exist in "\w+" enum\.)/, 'A value $1'],
  [/(Expected value of type "[^"]*"), found [^]*/, '$1.'],
  [/((?:found|Unexpected) (?:String|BlockString|Int|Float)) "[^]*/, '$1.'],
  [/^(Argument "\w+" has invalid value) [^]*/, '$1.'],
];

/** Removes values from a message of graphql-js. They may be passwords. */
const withoutValues = (message: string) =>
  VALUES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message);

const fieldOf = (name: string, below: readonly string[], document: DocumentNode) => {
  const names = namesOf(name, document);
  const [argument = name, ...inner] = names;
  return [...(argument === 'input' ? [] : [argument]), ...inner, ...below].join('.');
};

const namesOf = (name: string, document: DocumentNode) => {
  let names: string[] = [];
  visit(document, {
    Variable: (node, _key, parent, _path, ancestors) => {
      const above = [...ancestors, parent].filter(isNode);
      const isUse = !above.some(({ kind }) => kind === Kind.VARIABLE_DEFINITION || kind === Kind.DIRECTIVE);
      if (node.name.value !== name || !isUse) return;
      names = above.flatMap((around) =>
        around.kind === Kind.ARGUMENT || around.kind === Kind.OBJECT_FIELD ? [around.name.value] : [],
      );
      return BREAK;
    },
  });
  return names;
};

const isNode = (value: unknown): value is ASTNode =>
  typeof value === 'object' && value !== null && 'kind' in value;

const codeOf = (reason: string): FieldErrorCode => (MISSING.test(reason) ? 'REQUIRED' : 'INVALID');

/** `i.rows[0].name` becomes `rows`, `0`, `name`. */
const stepsOf = (path: string) =>
  path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .slice(1);

const originOf = (error: unknown) => (isRecord(error) ? origins.get(error) : undefined);

type Origin = { log: Logger; document: DocumentNode | undefined };

/** The request of an error, which `formatError` does not receive. */
const origins = new WeakMap<object, Origin>();

export const errorOriginPlugin: ApolloServerPlugin<Ctx> = {
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue, document }) => {
      for (const error of errors) origins.set(error, { log: contextValue.log, document });
    },
  }),
};

type WillSendResponse = GraphQLRequestContextWillSendResponse<Ctx>;

type HttpExtensions = { http?: { status?: number }; retryAfter?: number };

/**
 * If no field succeeded, the HTTP status is that of the first error after `convertErrors`, as on REST. Otherwise
 * it is 200.
 */
export const statusPlugin = (
  convertErrors: (request: WillSendResponse) => Promise<void>,
): ApolloServerPlugin<Ctx> => ({
  requestDidStart: async () => ({
    willSendResponse: async (request) => {
      await convertErrors(request);
      const { response, contextValue } = request;
      if (response.body.kind !== 'single') return;
      const { errors, data } = response.body.singleResult;
      if (errors) contextValue.log.info({ errors: errors.map(loggedError) }, 'answered with errors');
      const { http, retryAfter }: HttpExtensions = errors?.[0]?.extensions ?? {};
      if (http?.status === undefined || hasData(data)) return;
      response.http.status = http.status;
      if (http.status === 401) response.http.headers.set('www-authenticate', 'Bearer');
      if (retryAfter !== undefined) response.http.headers.set('retry-after', String(retryAfter));
    },
  }),
});

const loggedError = ({ path, extensions }: GraphQLFormattedError) => ({
  field: path?.find((step) => typeof step === 'string'),
  code: extensions?.code,
});

const hasData = (data: Record<string, unknown> | null | undefined) =>
  Object.values(data ?? {}).some((field) => field !== null);

export const graphqlErrorHandler: ErrorRequestHandler = (thrown, request, response, next) => {
  if (response.headersSent) return next(thrown);
  const error = toDomainError(thrown, request.log);
  response
    .status(ERROR_TABLE[error.kind].status)
    .set(error.headers)
    .json({ errors: [toGraphqlError(error)] });
};

/** The words that an error names, as GraphQL spells them. */
const spelled = ({ options, ...error }: FieldError): FieldError =>
  options ? { ...error, message: choiceSentence(options.map((option) => enumName(option, options))) } : error;

export const toGraphqlError = (
  error: DomainError,
  { path, locations }: Pick<GraphQLFormattedError, 'path' | 'locations'> = {},
): GraphQLFormattedError => ({
  message: error.fields?.[0]?.options ? spelled(error.fields[0]).message : error.message,
  ...(path ? { path } : {}),
  ...(locations ? { locations } : {}),
  extensions: toExtensions(error),
});

const toExtensions = ({ kind, reason, fields, slots, price, session, headers }: DomainError) => ({
  code: ERROR_TABLE[kind].graphql,
  reason,
  ...(fields ? { fields: fields.map(spelled) } : {}),
  ...(slots ? { slots } : {}),
  ...(price === undefined ? {} : { price }),
  ...(session === undefined ? {} : { session }),
  ...('Retry-After' in headers ? { retryAfter: Number(headers['Retry-After']) } : {}),
  http: { status: ERROR_TABLE[kind].status },
});
