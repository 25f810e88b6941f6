import type { Request, Response } from 'express';
import type { Ctx } from '../context.ts';

type RestRequest = {
  body: unknown;
  params: Record<string, string>;
  query: Record<string, unknown>;
};

export type Method = 'get' | 'post' | 'put' | 'delete';

/** One exact call: answers the JSON body in the services' camelCase; the door spells it in snake_case. */
export type Route = {
  method: Method;
  path: string;
  status: 200 | 201;
  handle: (ctx: Ctx, request: RestRequest, raw: { request: Request; response: Response }) => unknown;
};

type Handle = Route['handle'];

const route = (method: Method, status: Route['status']) => (path: string, handle: Handle) => ({
  method,
  path,
  status,
  handle,
});

export const read = route('get', 200);
export const create = route('post', 201);
export const act = route('post', 200);
export const replace = route('put', 200);
export const remove = route('delete', 200);

/** A number in a query string; what is none stays as it is and fails the schema. */
export const numberFrom = (text: unknown) =>
  typeof text === 'string' && /^-?\d{1,9}$/.test(text) ? Number(text) : text;
