import type { Ctx } from '../context.ts';
import type { Operation } from '../operation.ts';
import { jsonParts } from './json-parts.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

type Options<Result> = {
  status?: 200 | 201;
  /** Names of the query parameters that are numbers. */
  numbers?: readonly string[];
  /** The body, where REST answers more or less than the operation does. */
  body?: (ctx: Ctx, result: Result) => unknown;
  headers?: (result: Result) => Record<string, string>;
  /** The operation of the GraphQL field, where that is another one. */
  field?: Operation;
};

/** Rows of an answer of any length, a batch at a time. */
type Batches = AsyncIterable<readonly unknown[]>;

type StreamOptions<Result> = {
  /** The operation of the GraphQL field, which holds its whole answer. */
  field: Operation;
  headers: (result: Result) => Record<string, string>;
  rows: (result: Result) => Batches;
};

/** One call of the REST surface: method and path of an operation. Keys become snake_case when it is mounted. */
export type Route = {
  method: Method;
  path: string;
  operation: Operation;
  status: 200 | 201 | 302;
  numbers: readonly string[];
  body: (ctx: Ctx, result: unknown) => unknown;
  headers: (result: unknown) => Record<string, string>;
  /** Instead of a body: a text of any length, a part at a time. */
  parts?: (result: unknown) => AsyncIterable<string>;
  /** The operation of the GraphQL field, where that is another one. */
  field?: Operation;
};

const route =
  (method: Method) =>
  <Result>(path: string, operation: Operation<Result>, options: Options<Result> = {}): Route => ({
    method,
    path,
    operation,
    status: options.status ?? 200,
    numbers: options.numbers ?? [],
    body: (ctx, result) => (options.body ? options.body(ctx, result as Result) : result),
    headers: (result) => options.headers?.(result as Result) ?? {},
    ...(options.field ? { field: options.field } : {}),
  });

export const get = route('get');
export const post = route('post');
export const put = route('put');
export const del = route('delete');

/** A list of any length, written a batch at a time. */
export const stream = <Result>(
  path: string,
  operation: Operation<Result>,
  { field, headers, rows }: StreamOptions<Result>,
): Route => ({
  ...get(path, operation, { headers, field }),
  parts: (result) => jsonParts(rows(result as Result)),
});

/** A file that its reader stores. */
type TextFile = { fileName: string; type: string; parts: AsyncIterable<string> };

/** A file of any length, written a part at a time; GraphQL has nothing like it. */
export const download = (path: string, operation: Operation<TextFile>): Route => ({
  ...get(path, operation, {
    headers: ({ fileName, type }) => ({
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Content-Type': type,
    }),
  }),
  parts: (file) => (file as TextFile).parts,
});

/** A page that a browser visits: the operation answers the address to send it on to. */
export const redirect = (path: string, operation: Operation<string>): Route => ({
  ...get(path, operation, { headers: (location) => ({ Location: location }) }),
  status: 302,
});
