import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { expect } from 'vitest';
import { FIELD_ERROR_CODES, type FieldError } from '#domain/schema.ts';
import type { Result, Payload } from '../academy-api.ts';
import { transport } from '../fetch-whole.ts';
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

type Extensions = {
  code: string;
  reason: string;
  fields?: FieldError[];
  price?: number;
  session?: string;
  http: { status: number };
};
type GraphqlBody = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: Extensions; path?: string[] }[];
};

/** What every GraphQL error must have: code and `http.status` agree with the HTTP status. */
const checkGraphqlError = (response: Response, body: GraphqlBody) => {
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
  const { price, session } = extensions ?? {};
  return {
    detail: message,
    ...(price === undefined ? {} : { price }),
    ...(session === undefined ? {} : { session }),
    ...(fields ? { fields } : {}),
  };
};

/** One GraphQL request over HTTP, as it is. */
export const postGraphql = async (
  url: string,
  request: Payload,
  token?: string,
  headers: Record<string, string> = {},
) => {
  const response = await transport.send(`${url}/graphql`, {
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

export type RootField = GraphQLField<unknown, unknown> & { kind: 'query' | 'mutation' };

const rootFieldsOf = (kind: RootField['kind'], type: GraphQLObjectType | null | undefined) =>
  Object.values(type?.getFields() ?? {}).map((field): [string, RootField] => [
    field.name,
    { ...field, kind },
  ]);

/** The fields of Query and of Mutation, by name. */
export const rootFields = new Map([
  ...rootFieldsOf('query', contractSchema.getQueryType()),
  ...rootFieldsOf('mutation', contractSchema.getMutationType()),
]);

export const rootField = (name: string) => {
  const field = rootFields.get(name);
  if (!field) throw new Error(`schema.graphql has no field ${name} in Query or Mutation`);
  return field;
};

const argumentOf = (field: RootField, name: string) => {
  const argument = field.args.find((candidate) => candidate.name === name);
  if (!argument) throw new Error(`schema.graphql has no ${field.kind} ${field.name}(${name})`);
  return argument;
};

const documentOf = (field: RootField, selection: string, names: string[]) => {
  const declared = names.map((name) => `$${name}: ${String(argumentOf(field, name).type)}`).join(', ');
  const passed = names.map((name) => `${name}: $${name}`).join(', ');
  const call = names.length > 0 ? `${field.name}(${passed})` : field.name;
  return `${field.kind}${declared ? ` (${declared})` : ''} { ${call} ${selection} }`;
};

/** Calls a field of Query or of Mutation with arguments in the domain's words. */
export const graphqlCaller =
  (url: string, token?: string, headers?: Record<string, string>) =>
  async <T>(name: string, selection: string, args: Payload = {}): Promise<Result<T>> => {
    const field = rootField(name);
    const variables = Object.fromEntries(
      Object.entries(args).map(([key, value]) => [key, toGraphqlInput(value, argumentOf(field, key).type)]),
    );
    const query = documentOf(field, selection, Object.keys(args));
    const { response, body } = await postGraphql(url, { query, variables }, token, headers);
    if (body.errors) return { ok: false, status: response.status, ...checkGraphqlError(response, body) };
    expect(response.status).toBe(200);
    return { ok: true, status: 200, data: toDomainWords(body.data?.[name], field.type) as T };
  };

export type GraphqlCaller = ReturnType<typeof graphqlCaller>;
