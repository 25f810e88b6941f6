import type { ApolloServer, HTTPGraphQLRequest } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
import { messages } from '#domain/messages.ts';
import { DomainError } from '../errors/domain-error.ts';
import type { Ctx } from '../operation/context.ts';

const headersOf = ({ headers }: Request) => {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
};

const requestOf = (request: Request): HTTPGraphQLRequest => {
  const queryStart = request.url.indexOf('?');
  return {
    method: request.method,
    headers: headersOf(request),
    search: queryStart < 0 ? '' : request.url.slice(queryStart),
    body: request.body ?? {},
  };
};

const METHODS = ['GET', 'POST'];

const requireMethod = ({ method }: Request) => {
  if (METHODS.includes(method)) return;
  const headers = { Allow: METHODS.join(', ') };
  throw new DomainError('METHOD_NOT_ALLOWED', messages.methodNotAllowed, { headers });
};

type ContextOf = (request: Request, response: Response) => Promise<Ctx>;
type Send = (response: Response, text: string) => Promise<void>;

export const graphqlHandler =
  (apollo: ApolloServer<Ctx>, { contextOf, send }: { contextOf: ContextOf; send: Send }): RequestHandler =>
  async (request, response) => {
    requireMethod(request);
    const context = await contextOf(request, response);
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: requestOf(request),
      context: async () => context,
    });
    if (body.kind !== 'complete') throw new Error('GraphQL answered in parts');
    response.status(status ?? 200).setHeaders(headers);
    await send(response, body.string);
  };

type TrustedDocument = { hash: string; variables: Record<string, unknown> };

/** The data of a document of the client, as an HTTP request would get it; null if it has an error. */
export const readDocument = async (
  apollo: ApolloServer<Ctx>,
  { hash, variables }: TrustedDocument,
  context: Ctx,
): Promise<Record<string, unknown> | null> => {
  const { body } = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers: new HeaderMap([['content-type', 'application/json']]),
      search: '',
      body: { variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } },
    },
    context: async () => context,
  });
  if (body.kind !== 'complete') throw new Error('GraphQL answered in parts');
  const { data, errors } = JSON.parse(body.string) as {
    data?: Record<string, unknown>;
    errors?: unknown[];
  };
  return errors ? null : (data ?? null);
};
