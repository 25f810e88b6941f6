import { fileURLToPath } from 'node:url';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import type { Router } from 'express';
import { describe, expect, it } from 'vitest';
import { buildSchema } from 'graphql';
import { visitor } from '../../src/operation/access.ts';
import { ERROR_TABLE } from '../../src/errors/domain-error.ts';
import { sdl } from '../../src/graphql/sdl.ts';
import { openApiDocument } from '../../src/openapi/document.ts';
import { operations, restRoutes } from '../../src/operations.ts';
import { mountRoutes } from '../../src/rest/mount.ts';
import { documentedPath } from '../../src/rest/route.ts';
import { TEST_EVENT, WEBHOOK_EVENTS } from '#domain/webhooks/webhook.ts';
import { MAX_TRIES } from '../../src/features/webhooks/delivery.attempt.ts';
import { useTestServer } from '../harness.ts';
import { PUBLIC_URL, contractDocument } from './contract-document.ts';
import { requireBody } from './described.ts';

const document = contractDocument();
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    operation,
  })),
);

type Layer = { route?: { path: string; methods: Record<string, boolean> } };

const mountedCalls = () => {
  const unused = () => Promise.reject(new Error('nothing is called'));
  const router: Router = mountRoutes(restRoutes, { contextOf: unused, send: unused, sendParts: unused });
  return (router.stack as Layer[]).flatMap(({ route }) =>
    Object.keys(route?.methods ?? {})
      // What responds with 405 to every other method.
      .filter((method) => method !== '_all')
      .map((method) => `${method.toUpperCase()} ${documentedPath(route?.path ?? '')}`),
  );
};

it('the document has every call that is mounted, and no other', () => {
  expect(calls.map(({ call }) => call).sort()).toEqual(mountedCalls().sort());
});

it('Redocly finds no problem', { timeout: 60_000 }, async () => {
  const config = await loadConfig({
    configPath: fileURLToPath(new URL('../../../redocly.yaml', import.meta.url)),
  });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

it('every operation has a unique name', () => {
  const names = calls.map(({ operation }) => operation.operationId);
  expect(names.every(Boolean)).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});

it('a parameter of a path is not one of the query, too', () => {
  for (const { call, operation } of calls) {
    const names = (operation.parameters ?? []).map(({ name }) => name);
    expect([call, names]).toEqual([call, [...new Set(names)]]);
  }
});

it('a parameter of a path may have any name', () => {
  const route = restRoutes.find(({ path }) => path === '/api/courses/:id');
  const routes = route
    ? [{ ...route, path: '/api/courses/:courseId', field: operations.Mutation.enrol }]
    : [];
  const { paths } = openApiDocument({ routes, operations, schema: buildSchema(sdl), publicUrl: PUBLIC_URL });
  const [parameter] = paths['/api/courses/{course_id}']?.get?.parameters ?? [];
  expect(parameter).toMatchObject({ name: 'course_id', in: 'path' });
  expect(parameter?.description).toBeTruthy();
});

type Node = { properties?: Record<string, Node>; description?: string; $ref?: string; not?: unknown };

/** The locations in the document of properties without a description. */
const undescribed = (node: unknown, location: string): string[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { not: _, ...rest } = node as Node;
  const { properties } = rest;
  const missing = Object.entries(properties ?? {})
    .filter(([, property]) => !property.$ref && !property.description?.trim())
    .map(([name]) => `${location}.${name}`);
  return [
    ...missing,
    ...Object.entries(rest).flatMap(([key, inner]) => undescribed(inner, `${location}/${key}`)),
  ];
};

it('every field of every body has a description', () => {
  const { paths, webhooks, components } = document;
  expect(undescribed({ paths, webhooks, schemas: components.schemas }, '')).toEqual([]);
});

type Part = Node & { anyOf?: { $ref?: string; type?: string }[] } & Record<string, unknown>;

/** The locations below a node of unnamed objects, enums and unions, for which a generated client would invent a name. */
const unnamed = (node: unknown, location: string): string[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { not: _, example: _example, examples: _examples, ...rest } = node as Part;
  const isNullable =
    rest.anyOf?.every(({ $ref, type }) => $ref ?? type === 'null') && rest.anyOf.length === 2;
  const isNameless = 'properties' in rest || 'enum' in rest || ('anyOf' in rest && !isNullable);
  return [
    ...(isNameless ? [location] : []),
    ...Object.entries(rest).flatMap(([key, inner]) => unnamed(inner, `${location}/${key}`)),
  ];
};

it('every object, enum and union of a call is a component, so that generated clients have its name', () => {
  const { paths, components } = document;
  const { schemas, ...others } = components;
  const inSchemas = Object.entries(schemas).flatMap(([name, { not: _, ...schema }]) =>
    Object.entries(schema).flatMap(([key, inner]) => unnamed(inner, `${name}/${key}`)),
  );
  expect([...unnamed({ paths, others }, ''), ...inSchemas]).toEqual([]);
});

it('has a webhook for each event, with its headers, its responses and the number of attempts', () => {
  expect(Object.keys(document.webhooks)).toEqual([...WEBHOOK_EVENTS, TEST_EVENT]);
  for (const [type, { post }] of Object.entries(document.webhooks)) {
    expect(post.summary).toBe(type);
    expect(Object.keys(post.responses)).toEqual(['410', '2XX', 'default']);
    expect(post.responses.default.description).toContain(`${MAX_TRIES} attempts`);
    requireBody(
      ['webhooks', type, 'post', 'requestBody'],
      post.requestBody.content['application/json'].example,
    );
  }
});

it('names every kind of token', () => {
  const { description } = document.components.securitySchemes.bearer;
  for (const kind of ['session', 'personal access token']) expect(description).toContain(kind);
});

it('every field of every response is required, and null if unknown', () => {
  const responses = Object.entries(document.components.schemas).filter(
    ([name]) => !name.endsWith('Input') && name !== 'Error',
  );
  for (const [name, { properties = {}, required = [] }] of responses) {
    expect([name, Object.keys(properties).sort()]).toEqual([name, [...required].sort()]);
  }
});

const statusesOf = (kinds: (keyof typeof ERROR_TABLE)[]) =>
  kinds.map((kind) => String(ERROR_TABLE[kind].status));

describe.each(calls)('$call', ({ call, operation }) => {
  const route = restRoutes.find(
    ({ method, path }) => call === `${method.toUpperCase()} ${documentedPath(path)}`,
  );
  const statuses = Object.keys(operation.responses);

  it('has a summary, a description and a tag', () => {
    expect(operation.summary).toMatch(/^[A-Z][^.]{5,60}$/);
    expect(operation.description).toMatch(/^[A-Z].{10,}\.$/s);
    expect(document.tags.map(({ name }) => name)).toContain(operation.tags[0]);
  });

  it('names its responses: its success, and the errors of every call', () => {
    expect(statuses).toContain(String(route?.status));
    const always = statusesOf(['MALFORMED', 'FORBIDDEN', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE']);
    expect(statuses).toEqual(expect.arrayContaining(always));
  });

  it('requires a token, with a 401, unless visitors may call it', () => {
    const isOpen = route?.operation.declared.access === visitor;
    expect(operation.security.every((way) => 'bearer' in way) && operation.security.length > 0).toBe(!isOpen);
    if (!isOpen) expect(statuses).toEqual(expect.arrayContaining(statusesOf(['UNAUTHENTICATED'])));
  });

  it('has an example of its body', () => {
    const { requestBody } = operation;
    if (requestBody) {
      expect(Object.keys(requestBody.content['application/json'].examples ?? {}).length).toBeGreaterThan(0);
    }
  });
});

describe('a server', () => {
  const server = useTestServer({ PUBLIC_URL, NODE_ENV: 'production', RATE_LIMITS: 'on' });

  it('serves the document, in production as well', async () => {
    const response = await fetch(`${server.url}/api/openapi.json`);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('responds with 304 to a client that has the document already', async () => {
    const { headers } = await fetch(`${server.url}/api/openapi.json`);
    const again = {
      headers: { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    };
    expect((await fetch(`${server.url}/api/openapi.json`, again)).status).toBe(304);
  });
});
