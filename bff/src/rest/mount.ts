import { Router, type Request, type Response } from 'express';
import { isRecord } from '#domain/is-record.ts';
import { messages } from '#domain/messages.ts';
import { fieldNames } from '#domain/schema.ts';
import { requireScope } from '../operation/access.ts';
import type { Ctx } from '../operation/context.ts';
import { DomainError } from '../errors/domain-error.ts';
import { invalidField } from '../operation/input.ts';
import { toCamel, toSnake, toSnakeKey } from './key-case.ts';
import { negotiateTag, tagOf } from '../process/entity-tag.ts';
import { acceptedBy, type FileParts, type Route } from './route.ts';

const INTEGER = /^-?\d{1,9}$/;

type Convert = (text: string) => unknown;

const FLAGS: Record<string, boolean> = { true: true, false: false };

const named = (names: readonly string[], convert: Convert) => names.map((name) => [name, convert] as const);

/** Converts numbers, booleans and single values of lists. Other texts stay as they are and fail validation. */
const queryConverter = ({ numbers, flags, lists }: Route) => {
  const converters = new Map<string, Convert>([
    ...named(numbers, (text) => (INTEGER.test(text) ? Number(text) : text)),
    ...named(flags, (text) => FLAGS[text] ?? text),
    ...named(lists, (text) => [text]),
  ]);
  return (request: Request) => {
    const query: Record<string, unknown> = request.query; // parsed anew by each access
    for (const [name, convert] of converters) {
      const value = query[name];
      if (typeof value === 'string') query[name] = convert(value);
    }
    return query;
  };
};

const inputReader = (route: Route) => {
  const hasBody = route.method === 'post' || route.method === 'put';
  const readQuery = queryConverter(route);
  return (request: Request): unknown => {
    const given = toCamel(hasBody ? (request.body ?? {}) : readQuery(request));
    return isRecord(given) ? { ...given, ...request.params } : given;
  };
};

const parametersOf = (route: Route) => acceptedBy(route).flatMap(fieldNames).map(toSnakeKey);

type RestRequest = { ctx: Ctx; route: Route; given: unknown; query: object };

/** Rejects unknown parameters, after access and subject were checked. */
const requireKnownParameters = async ({ ctx, route, given, query }: RestRequest) => {
  const known = parametersOf(route);
  const unknown = Object.keys(query).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  await route.operation.prepare(ctx, given);
  throw invalidField(unknown, { reason: 'INVALID_INPUT', message: messages.unknownParameter });
};

const allowOf = (routes: readonly Route[]) =>
  routes.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])).join(', ');

type Transport = {
  contextOf: (request: Request, response: Response) => Promise<Ctx>;
  send: (response: Response, text: string) => Promise<void>;
  sendParts: (response: Response, parts: FileParts) => Promise<void>;
};

const JSON_TYPE = 'application/json; charset=utf-8';

const textOf = async (ctx: Ctx, { route, result }: { route: Route; result: unknown }) =>
  JSON.stringify(toSnake(await route.body(ctx, result)));

type TaggedText = { text: string; tag: string };

/** The text is written once for each result that requests share, such as a cached list. */
const taggedTextWriter = (route: Route) => {
  const texts = new WeakMap<object, Promise<TaggedText>>();
  return (ctx: Ctx, result: unknown) => {
    const shared = result as object;
    const known = texts.get(shared);
    if (known) return known;
    const written = textOf(ctx, { route, result }).then((text) => ({ text, tag: tagOf(text) }));
    texts.set(shared, written);
    return written;
  };
};

/** Mounts the routes in order. A known path with another method responds with 405. */
export const mountRoutes = (routes: readonly Route[], { contextOf, send, sendParts }: Transport) => {
  const router = Router({ caseSensitive: true });
  for (const path of new Set(routes.map((route) => route.path))) {
    const ofPath = routes.filter((route) => route.path === path);
    for (const route of ofPath) {
      const readInput = inputReader(route);
      const taggedTextOf = taggedTextWriter(route);
      router[route.method](path, async (request, response) => {
        const ctx = await contextOf(request, response);
        requireScope(ctx, route.operation.declared.scope ?? (route.method === 'get' ? 'read' : 'write'));
        const given = readInput(request);
        if (route.isStrict) await requireKnownParameters({ ctx, route, given, query: request.query });
        const result = await route.operation(ctx, given);
        const headers = route.headers(result);
        response.status(route.status);
        if (route.status === 302) return void response.set(headers).end();
        response.set({ 'Content-Type': JSON_TYPE, ...headers });
        if (route.parts) return sendParts(response, route.parts(result));
        if (!route.hasTag) return send(response, await textOf(ctx, { route, result }));
        const { text, tag } = await taggedTextOf(ctx, result);
        if (negotiateTag({ request, response }, tag)) {
          response.removeHeader('Content-Type');
          return void response.status(304).end();
        }
        return send(response, text);
      });
    }
    router.all(path, () => {
      throw new DomainError('METHOD_NOT_ALLOWED', messages.methodNotAllowed, {
        headers: { Allow: allowOf(ofPath) },
      });
    });
  }
  return router;
};
