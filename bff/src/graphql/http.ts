import type { ApolloServer, HTTPGraphQLRequest } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';
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

type ContextOf = (request: Request, response: Response) => Promise<Ctx>;
type Send = (response: Response, text: string) => Promise<void>;

/** GraphQL over HTTP, by Apollo Server. An answer is always whole: the schema has nothing that is delivered in parts. */
export const graphqlHandler =
  (apollo: ApolloServer<Ctx>, { contextOf, send }: { contextOf: ContextOf; send: Send }): RequestHandler =>
  async (request, response) => {
    const context = await contextOf(request, response);
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: requestOf(request),
      context: async () => context,
    });
    if (body.kind !== 'complete') throw new Error('GraphQL answered in parts');
    response.status(status ?? 200).setHeaders(headers);
    await send(response, body.string);
  };
