import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import type { Ctx } from '../context.ts';
import { toDomainError, toExtensions } from '../rest/failure.ts';

const INTERNAL = 'INTERNAL_SERVER_ERROR';

/** What a resolver threw, in the words of the contract; faults of the document itself stay as they are. */
export const formatGraphqlError =
  (log: Logger) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = unwrapResolverError(error);
    const isDocumentFault = cause === error && formatted.extensions?.code !== INTERNAL;
    if (isDocumentFault) return formatted;
    const failure = toDomainError(cause, log);
    const { path, locations } = formatted;
    return {
      message: failure.message,
      ...(path ? { path } : {}),
      ...(locations ? { locations } : {}),
      extensions: toExtensions(failure),
    };
  };

type HttpExtensions = { http?: { status?: number }; retryAfter?: number };

type WillSendResponse = GraphQLRequestContextWillSendResponse<Ctx>;

/** The HTTP status of a failed operation is the status of its first error, as on REST, once `retell` has had its say. */
export const statusPlugin = (
  retell: (request: WillSendResponse) => Promise<void>,
): ApolloServerPlugin<Ctx> => ({
  requestDidStart: async () => ({
    willSendResponse: async (request) => {
      await retell(request);
      const { response } = request;
      if (response.body.kind !== 'single') return;
      const { http, retryAfter }: HttpExtensions = response.body.singleResult.errors?.[0]?.extensions ?? {};
      if (http?.status === undefined) return;
      response.http.status = http.status;
      if (http.status === 401) response.http.headers.set('www-authenticate', 'Bearer');
      if (retryAfter !== undefined) response.http.headers.set('retry-after', String(retryAfter));
    },
  }),
});
