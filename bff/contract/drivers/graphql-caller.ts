import type { GraphQLInputType } from 'graphql';
import { expect } from 'vitest';
import { FIELD_ERROR_CODES, type FieldError } from '#domain/schema.ts';
import type { Answer, Payload } from '../academy-api.ts';
import { toWireJson } from '../wire-json.ts';
import { expectKnownReason } from './known-reason.ts';
import { contractSchema, toDomainWords, toGraphqlInput } from './graphql-names.ts';

/** The status of each code. */
const STATUS_OF_CODE: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  BAD_USER_INPUT: 422,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
};

type Extensions = { code: string; reason: string; fields?: FieldError[]; http: { status: number } };
type GraphqlBody = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: Extensions; path?: string[] }[];
};

/** What every GraphQL error must have: code and `http.status` agree with the HTTP status. */
export const checkGraphqlError = (response: Response, body: GraphqlBody) => {
  const [error] = body.errors ?? [];
  expect(error?.message, 'an error has a message').toEqual(expect.any(String));
  const { message = '', extensions } = error ?? {};
  expect(STATUS_OF_CODE[extensions?.code ?? ''], `status of code ${extensions?.code}`).toBe(response.status);
  expect(extensions?.http).toEqual({ status: response.status });
  expect(response.status).not.toBe(500);
  if (response.status === 401) expect(response.headers.get('www-authenticate')).toBe('Bearer');
  if (response.status === 429 || response.status === 503) {
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  }
  expectKnownReason(response.status, extensions?.reason);
  const fields = extensions?.fields?.map(({ code, ...error }) => {
    expect(FIELD_ERROR_CODES).toContain(code);
    return error;
  });
  if (response.status === 422) expect(fields?.[0]?.message).toBe(message);
  return { detail: message, ...(fields ? { fields } : {}) };
};

/** One GraphQL request over HTTP, as it is. */
export const postGraphql = async (
  url: string,
  request: Payload,
  token?: string,
  headers: Record<string, string> = {},
) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: toWireJson(request),
  });
  return { response, body: (await response.json()) as GraphqlBody };
};

type Kind = 'query' | 'mutation';
type Operation = { kind: Kind; field: string; selection: string; args?: Payload };

const inputTypeOf = (kind: Kind, field: string, name: string): GraphQLInputType => {
  const root = kind === 'query' ? contractSchema.getQueryType() : contractSchema.getMutationType();
  const argument = root?.getFields()[field]?.args.find((candidate) => candidate.name === name);
  if (!argument) throw new Error(`schema.graphql has no ${kind} ${field}(${name})`);
  return argument.type;
};

const documentOf = ({ kind, field, selection, args = {} }: Operation) => {
  const names = Object.keys(args);
  const declared = names.map((name) => `$${name}: ${String(inputTypeOf(kind, field, name))}`).join(', ');
  const passed = names.map((name) => `${name}: $${name}`).join(', ');
  const call = names.length > 0 ? `${field}(${passed})` : field;
  return `${kind}${declared ? ` (${declared})` : ''} { ${call} ${selection ? `{ ${selection} }` : ''} }`;
};

export const graphqlCaller = (url: string, token?: string, headers?: Record<string, string>) => {
  const ask = async <T>(operation: Operation): Promise<Answer<T>> => {
    const { kind, field, args = {} } = operation;
    const variables = Object.fromEntries(
      Object.entries(args).map(([name, value]) => [
        name,
        toGraphqlInput(value, inputTypeOf(kind, field, name)),
      ]),
    );
    const { response, body } = await postGraphql(
      url,
      { query: documentOf(operation), variables },
      token,
      headers,
    );
    if (body.errors) return { ok: false, status: response.status, ...checkGraphqlError(response, body) };
    expect(response.status).toBe(200);
    return { ok: true, status: 200, data: toDomainWords(body.data?.[field]) as T };
  };
  return {
    query: <T>(field: string, selection = '', args?: Payload) =>
      ask<T>({ kind: 'query', field, selection, args }),
    mutate: <T>(field: string, selection: string, input?: Payload) =>
      ask<T>({ kind: 'mutation', field, selection, ...(input ? { args: { input } } : {}) }),
  };
};

export type GraphqlCaller = ReturnType<typeof graphqlCaller>;
