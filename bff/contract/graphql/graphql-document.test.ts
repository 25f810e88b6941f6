import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  type IntrospectionQuery,
} from 'graphql';
import { auditServer } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { ERROR_TABLE } from '../../src/errors/domain-error.ts';
import { schema } from '../../src/schema.ts';
import { sdl } from '../../src/graphql/sdl.ts';
import { postGraphql } from '../drivers/graphql.ts';
import { listedCodes } from '../graphql-codes.ts';
import { useTestServer } from '../harness.ts';

type Element = { name: string; description: string | null | undefined };
type Named = { name: string; description?: string | null | undefined };

const element = (parent: string, { name, description }: Named): Element => ({
  name: `${parent}${name}`,
  description,
});

/** Everything of the schema that runs that may have a description. */
const elements = (): Element[] => {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive));
  return [
    { name: 'schema', description: schema.description },
    ...types.flatMap((type) => {
      const parent = `${type.name}.`;
      const own = element('', type);
      if (isEnumType(type)) return [own, ...type.getValues().map((value) => element(parent, value))];
      if (isInputObjectType(type)) {
        return [own, ...Object.values(type.getFields()).map((field) => element(parent, field))];
      }
      if (!isObjectType(type) && !isInterfaceType(type)) return [own];
      const fields = Object.values(type.getFields());
      return [
        own,
        ...fields.flatMap((field) => [
          element(parent, field),
          ...field.args.map((argument) => element(`${parent}${field.name}:`, argument)),
        ]),
      ];
    }),
    ...directives.flatMap((directive) => [
      element('@', directive),
      ...directive.args.map((argument) => element(`@${directive.name}:`, argument)),
    ]),
  ];
};

/** An invalid document gets a 400 with application/json, too: the status means the same as on REST. */
const KEPT_WARNINGS = [
  'SHOULD use 200 status code on document parsing failure when accepting application/json',
  'SHOULD use 200 status code on document validation failure when accepting application/json',
  'SHOULD use a status code of 200 on variable coercion failure when accepting application/json',
];

describe('the schema that runs', () => {
  it('describes every type, field, argument and value', () => {
    const all = elements();
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([]);
  });

  it('takes one input in each mutation, beside arguments that are deprecated', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    const current = mutations.map(({ name, args }) => ({
      name,
      args: args.filter(({ deprecationReason }) => !deprecationReason).map((argument) => argument.name),
    }));
    expect(current.filter(({ args }) => args.some((argument) => argument !== 'input'))).toEqual([]);
    expect(current.filter(({ args }) => args.length > 1)).toEqual([]);
  });

  it('lists every code that an error can have', () => {
    const codes = [
      ...Object.values(ERROR_TABLE).map(({ graphql }) => graphql),
      ...Object.values(ApolloServerErrorCode),
    ];
    // Hashes are known here.
    const never = ApolloServerErrorCode.PERSISTED_QUERY_NOT_SUPPORTED;
    const expected = new Set<string>(codes.filter((code) => code !== never));
    const listed = listedCodes();
    expect([...expected].filter((code) => !listed.includes(code))).toEqual([]);
  });
});

describe('a server', () => {
  const server = useTestServer();
  const production = useTestServer({ NODE_ENV: 'production', RATE_LIMITS: 'on' });
  const development = useTestServer({ NODE_ENV: 'development' });

  it('returns the descriptions by introspection', async () => {
    const query = getIntrospectionQuery({ schemaDescription: true });
    const { body } = await postGraphql(server.url, { query });
    const { __schema } = body.data as unknown as IntrospectionQuery;
    expect(__schema.description).toBe(schema.description);
    for (const { name, description } of __schema.types) {
      expect([name, description]).toEqual([name, schema.getType(name)?.description]);
    }
  });

  it('serves the contract of schema.graphql, in production as well', async () => {
    const address = `${production.url}/graphql/schema.graphql`;
    const response = await fetch(address);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe(sdl);
    const headers = {
      'if-none-match': response.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    };
    expect((await fetch(address, { headers })).status).toBe(304);
  });

  it('follows GraphQL over HTTP', async () => {
    const results = await auditServer({ url: `${server.url}/graphql` });
    expect(results.length).toBeGreaterThan(50);
    expect(results.filter(({ status }) => status === 'error').map(({ name }) => name)).toEqual([]);
    const warnings = results.filter(({ status }) => status === 'warn').map(({ name }) => name);
    expect(warnings.sort()).toEqual(KEPT_WARNINGS);
  });

  it('has GraphiQL in development', async () => {
    const visit = { headers: { accept: 'text/html,application/xhtml+xml' } };
    const page = await fetch(`${development.url}/graphql`, visit);
    expect(new URL(page.url).pathname).toBe('/graphql/graphiql');
    const files = [...(await page.text()).matchAll(/(?:src|href)="(\/graphql[^"]+)"/g)];
    expect(files).toHaveLength(3);
    for (const [, file = ''] of files) {
      expect([file, (await fetch(development.url + file)).status]).toEqual([file, 200]);
    }
  });

  it('has no GraphiQL in production', async () => {
    for (const path of ['/graphql/graphiql', '/graphql/graphiql/graphiql.js']) {
      const { status, headers } = await fetch(production.url + path);
      expect([status, headers.get('content-security-policy')]).toEqual([
        404,
        "default-src 'none';frame-ancestors 'none'",
      ]);
    }
    const visit = await fetch(`${production.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(visit.headers.get('content-type')).not.toContain('html');
  });
});
