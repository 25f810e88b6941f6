import * as v from 'valibot';
import type { Ctx } from '../operation/context.ts';
import type { ErrorKind } from '#domain/error-reasons.ts';
import type { Operation } from '../operation/operation.ts';
import { jsonParts } from './json-parts.ts';
import { toSnakeKey } from './key-case.ts';
import type { Wire } from './wire.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** A group of calls in the OpenAPI document. */
export type Tag = { name: string; description: string };

/** Notes for the OpenAPI document, beside the operation, its schemas and schema.graphql. */
export type Notes = {
  summary: string;
  /** Replaces the description of the GraphQL field. */
  description?: string;
  /** `operationId` of a call without a GraphQL field. */
  name?: string;
  /** Descriptions of parameters that are not in schema.graphql. */
  parameters?: Record<string, string>;
  /** Errors of `run` and `subject`. Those of access, input and path are derived. */
  errors?: readonly ErrorKind[];
  /** The alternative bodies, if the schema depends on the subject. */
  accepts?: readonly v.GenericSchema[];
  /** Example bodies, in camelCase. */
  examples?: Record<string, object>;
};

type Options<Result, Body> = Notes & {
  status?: 200 | 201;
  /** Query parameters that are numbers. */
  numbers?: readonly string[];
  /** Query parameters that are booleans. */
  flags?: readonly string[];
  /** Query parameters that may be repeated. */
  lists?: readonly string[];
  /** Whether unknown query parameters are rejected: those of the specification are ignored. */
  isStrict?: boolean;
  /** Whether the response has an ETag. Its body depends on the result alone. */
  hasTag?: boolean;
  /** Converts the result, if REST has other fields than the operation. */
  body?: (ctx: Ctx, result: Result) => Body | Promise<Body>;
  /** The schema of the body, in camelCase. */
  response: v.GenericSchema<Wire<Body>>;
  /** An example of such a body. */
  example: Wire<Body>;
  /** The operation of the GraphQL field, if it is another one. */
  field?: Operation;
};

type Batches<Row = unknown> = AsyncIterable<readonly Row[]>;

type StreamOptions<Result, Row> = Notes & {
  field: Operation;
  total: (result: Result) => number;
  rows: (result: Result) => Batches<Row>;
  /** The schema of a row, in camelCase. */
  response: v.GenericSchema<Wire<Row>>;
  example: Wire<Row>;
};

const PARAMETER = /:(\w+)/g;

export const pathParameters = (path: string) => [...path.matchAll(PARAMETER)].map(([, name = '']) => name);

/** The path as documents write it: `/api/courses/{id}`. */
export const documentedPath = (path: string) =>
  path.replace(PARAMETER, (_, name: string) => `{${toSnakeKey(name)}}`);

type Success = { json: v.GenericSchema; example: unknown } | { file: string } | 'redirection';

/** A call of REST: method and path of an operation. Keys are converted to snake_case. */
export type Route = {
  method: Method;
  path: string;
  operation: Operation;
  status: 200 | 201 | 302;
  numbers: readonly string[];
  /** Query parameters that are booleans. */
  flags: readonly string[];
  /** Query parameters that may be repeated. */
  lists: readonly string[];
  /** Whether unknown query parameters are rejected. Otherwise they are ignored. */
  isStrict: boolean;
  hasTag: boolean;
  body: (ctx: Ctx, result: unknown) => unknown;
  headers: (result: unknown) => Record<string, string>;
  /** A streamed text instead of a body. */
  parts?: (result: unknown) => FileParts;
  field?: Operation;
  success: Success;
  hasTotal: boolean;
  notes: Notes;
};

/** The schemas of its query or body. */
export const acceptedBy = ({ path, operation, notes }: Route): readonly v.GenericSchema[] => {
  const { input } = operation.declared;
  if (notes.accepts) return notes.accepts;
  if (typeof input === 'function') throw new Error(`${path}: its route must say what it accepts`);
  return input ? [input] : [];
};

export type TaggedRoute = Route & { tag: Tag };

export const tagged = (tag: Tag, routes: readonly Route[]): TaggedRoute[] =>
  routes.map((route) => ({ ...route, tag }));

type Parts = Pick<Route, 'method' | 'path' | 'operation' | 'success' | 'notes'>;

const route = (parts: Parts, more: Partial<Route> = {}): Route => ({
  status: 200,
  numbers: [],
  flags: [],
  lists: [],
  isStrict: false,
  hasTag: false,
  body: (_, result) => result,
  headers: () => ({}),
  hasTotal: false,
  ...parts,
  ...more,
});

const call =
  (method: Method) =>
  <Result, Body = Result>(
    path: string,
    operation: Operation<Result>,
    {
      status = 200,
      numbers = [],
      flags = [],
      lists = [],
      isStrict = false,
      hasTag = false,
      body,
      response,
      example,
      field,
      ...notes
    }: Options<Result, Body>,
  ): Route =>
    route(
      { method, path, operation, success: { json: response, example }, notes },
      {
        status,
        numbers,
        flags,
        lists,
        isStrict,
        hasTag,
        ...(body ? { body: (ctx: Ctx, result: unknown) => body(ctx, result as Result) } : {}),
        ...(field ? { field } : {}),
      },
    );

export const get = call('get');
export const post = call('post');
export const put = call('put');
export const del = call('delete');

export const stream = <Result, Row>(
  path: string,
  operation: Operation<Result>,
  { field, total, rows, response, example, ...notes }: StreamOptions<Result, Row>,
): Route =>
  route(
    { method: 'get', path, operation, success: { json: v.array(response), example: [example] }, notes },
    {
      field,
      hasTotal: true,
      headers: (result) => ({ 'X-Total-Count': String(total(result as Result)) }),
      parts: (result) => jsonParts(rows(result as Result)),
    },
  );

/** What a streamed response consists of. */
export type FileParts = AsyncIterable<string | Uint8Array>;

type SentFile = { fileName: string; type: string; parts: FileParts };

/** A streamed file, by REST only. Unknown filters are rejected, so that nobody takes all rows for filtered ones. */
export const download = (
  path: string,
  operation: Operation<SentFile>,
  { flags = [], type = 'text/csv', ...notes }: Notes & { flags?: readonly string[]; type?: string },
): Route =>
  route(
    { method: 'get', path, operation, success: { file: type }, notes },
    {
      flags,
      isStrict: true,
      headers: (file) => ({
        'Content-Disposition': `attachment; filename="${(file as SentFile).fileName}"`,
        'Content-Type': (file as SentFile).type,
      }),
      parts: (file) => (file as SentFile).parts,
    },
  );

/** A redirection of a browser. The operation returns the address. */
export const redirect = (path: string, operation: Operation<string>, notes: Notes): Route =>
  route(
    { method: 'get', path, operation, success: 'redirection', notes },
    { status: 302, headers: (location) => ({ Location: String(location) }) },
  );
