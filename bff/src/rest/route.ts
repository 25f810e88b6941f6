import * as v from 'valibot';
import type { Ctx } from '../operation/context.ts';
import type { ErrorKind } from '#domain/error-reasons.ts';
import type { Operation } from '../operation/operation.ts';
import { jsonParts } from './json-parts.ts';
import type { Wire } from './wire.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** A group of calls in the document of the surface. */
export type Tag = { name: string; description: string };

/** What the document says of a call beyond its operation, its schemas and its field of schema.graphql. */
export type Notes = {
  summary: string;
  /** Where the description of the GraphQL field would not do, or there is no field. */
  description?: string;
  /** `operationId` of a call that GraphQL does not have. */
  name?: string;
  /** Descriptions of parameters that schema.graphql does not have. */
  parameters?: Record<string, string>;
  /** What `run` and `subject` throw, beside what follows from access, input and path. */
  errors?: readonly ErrorKind[];
  /** What it takes, where the operation's schema depends on its subject; any of them. */
  accepts?: readonly v.GenericSchema[];
  /** Bodies to send, in camelCase. */
  examples?: Record<string, object>;
};

type Options<Result, Body> = Notes & {
  status?: 200 | 201;
  /** Names of the query parameters that are numbers. */
  numbers?: readonly string[];
  /** Whether the answer has an ETag, and is 304 to who has it already. */
  hasTag?: boolean;
  /** The body, where REST answers more or less than the operation does. */
  body?: (ctx: Ctx, result: Result) => Body | Promise<Body>;
  /** The schema of the body, in camelCase. */
  answer: v.GenericSchema<Wire<Body>>;
  /** The operation of the GraphQL field, where that is another one. */
  field?: Operation;
};

/** Rows of an answer of any length, a batch at a time. */
type Batches<Row = unknown> = AsyncIterable<readonly Row[]>;

type StreamOptions<Result, Row> = Notes & {
  /** The operation of the GraphQL field, which holds its whole answer. */
  field: Operation;
  /** The number of rows, sent before them as X-Total-Count. */
  total: (result: Result) => number;
  rows: (result: Result) => Batches<Row>;
  /** The schema of a row, in camelCase. */
  answer: v.GenericSchema<Wire<Row>>;
};

/** What a success answers: JSON of a schema, a file, or the address to go on to. */
type Success = { json: v.GenericSchema } | { file: string } | 'redirection';

/** One call of the REST surface: method and path of an operation. Keys become snake_case when it is mounted. */
export type Route = {
  method: Method;
  path: string;
  operation: Operation;
  status: 200 | 201 | 302;
  numbers: readonly string[];
  /** Names of the query parameters that are true or false. */
  flags: readonly string[];
  /** Whether a query parameter that the operation does not have is rejected; others are ignored. */
  isStrict: boolean;
  hasTag: boolean;
  body: (ctx: Ctx, result: unknown) => unknown;
  headers: (result: unknown) => Record<string, string>;
  /** Instead of a body: a text of any length, a part at a time. */
  parts?: (result: unknown) => AsyncIterable<string>;
  /** The operation of the GraphQL field, where that is another one. */
  field?: Operation;
  success: Success;
  /** Whether X-Total-Count says how many rows come. */
  hasTotal: boolean;
  notes: Notes;
};

/** A call, whose tag its file gives it. */
export type TaggedRoute = Route & { tag: Tag };

export const tagged = (tag: Tag, routes: readonly Route[]): TaggedRoute[] =>
  routes.map((route) => ({ ...route, tag }));

type Parts = Pick<Route, 'method' | 'path' | 'operation' | 'success' | 'notes'>;

const route = (parts: Parts, more: Partial<Route> = {}): Route => ({
  status: 200,
  numbers: [],
  flags: [],
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
    { status = 200, numbers = [], hasTag = false, body, answer, field, ...notes }: Options<Result, Body>,
  ): Route =>
    route(
      { method, path, operation, success: { json: answer }, notes },
      {
        status,
        numbers,
        hasTag,
        ...(body ? { body: (ctx: Ctx, result: unknown) => body(ctx, result as Result) } : {}),
        ...(field ? { field } : {}),
      },
    );

export const get = call('get');
export const post = call('post');
export const put = call('put');
export const del = call('delete');

/** A list of any length, written a batch at a time. */
export const stream = <Result, Row>(
  path: string,
  operation: Operation<Result>,
  { field, total, rows, answer, ...notes }: StreamOptions<Result, Row>,
): Route =>
  route(
    { method: 'get', path, operation, success: { json: v.array(answer) }, notes },
    {
      field,
      hasTotal: true,
      headers: (result) => ({ 'X-Total-Count': String(total(result as Result)) }),
      parts: (result) => jsonParts(rows(result as Result)),
    },
  );

/** A file that its reader stores. */
type TextFile = { fileName: string; type: string; parts: AsyncIterable<string> };

/**
 * A file of any length, written a part at a time; GraphQL has nothing like it. A filter that it does not have is
 * rejected: nobody is to take all rows for those that were asked for.
 */
export const download = (
  path: string,
  operation: Operation<TextFile>,
  { flags = [], ...notes }: Notes & { flags?: readonly string[] },
): Route =>
  route(
    { method: 'get', path, operation, success: { file: 'text/csv' }, notes },
    {
      flags,
      isStrict: true,
      headers: (file) => ({
        'Content-Disposition': `attachment; filename="${(file as TextFile).fileName}"`,
        'Content-Type': (file as TextFile).type,
      }),
      parts: (file) => (file as TextFile).parts,
    },
  );

/** A page that a browser visits: the operation answers the address to send it on to. */
export const redirect = (path: string, operation: Operation<string>, notes: Notes): Route =>
  route(
    { method: 'get', path, operation, success: 'redirection', notes },
    { status: 302, headers: (location) => ({ Location: String(location) }) },
  );
