import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { ErrorRequestHandler } from 'express';
import { GraphQLError, type DocumentNode, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { isRecord } from '#domain/is-record.ts';
import type { Ctx } from '../operation/context.ts';
import { ERROR_TABLE, type DomainError } from '../errors/domain-error.ts';
import { toDomainError } from '../errors/to-domain-error.ts';
import { toValueError, withoutValues } from './value-errors.ts';

const BAD_VALUE = 'BAD_USER_INPUT';
const INTERNAL = 'INTERNAL_SERVER_ERROR';

const toExtensions = ({ kind, reason, fields, slots, headers }: DomainError) => ({
  code: ERROR_TABLE[kind].graphql,
  reason,
  ...(fields ? { fields } : {}),
  ...(slots ? { slots } : {}),
  ...('Retry-After' in headers ? { retryAfter: Number(headers['Retry-After']) } : {}),
  http: { status: ERROR_TABLE[kind].status },
});

export const toGraphqlError = (
  error: DomainError,
  { path, locations }: Pick<GraphQLFormattedError, 'path' | 'locations'> = {},
): GraphQLFormattedError => ({
  message: error.message,
  ...(path ? { path } : {}),
  ...(locations ? { locations } : {}),
  extensions: toExtensions(error),
});

/** The message of graphql-js when it stops listing errors of variables. */
const TOO_MANY = 'Too many errors processing variables';

/** Whether graphql-js raised the error about a value of the caller. Such errors have nodes. */
const isArgumentError = (cause: unknown): cause is GraphQLError =>
  cause instanceof GraphQLError && (cause.nodes !== undefined || cause.message.startsWith(TOO_MANY));

/** Apollo rejects a wrong hash with a status of its own and without a code. */
const hasClientStatus = (cause: unknown) =>
  cause instanceof GraphQLError && isRecord(cause.extensions.http) && cause.extensions.http.status === 400;

type Origin = { log: Logger; document: DocumentNode | undefined };

/** The request of an error, which `formatError` does not receive. */
const origins = new WeakMap<object, Origin>();

const originOf = (error: unknown) => (isRecord(error) ? origins.get(error) : undefined);

export const errorOriginPlugin: ApolloServerPlugin<Ctx> = {
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue, document }) => {
      for (const error of errors) origins.set(error, { log: contextValue.log, document });
    },
  }),
};

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

export const graphqlErrorHandler: ErrorRequestHandler = (thrown, request, response, next) => {
  if (response.headersSent) return next(thrown);
  const error = toDomainError(thrown, request.log);
  response
    .status(ERROR_TABLE[error.kind].status)
    .set(error.headers)
    .json({ errors: [toGraphqlError(error)] });
};

type HttpExtensions = { http?: { status?: number }; retryAfter?: number };

const loggedError = ({ path, extensions }: GraphQLFormattedError) => ({
  field: path?.find((step) => typeof step === 'string'),
  code: extensions?.code,
});

type WillSendResponse = GraphQLRequestContextWillSendResponse<Ctx>;

const hasData = (data: Record<string, unknown> | null | undefined) =>
  Object.values(data ?? {}).some((field) => field !== null);

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
