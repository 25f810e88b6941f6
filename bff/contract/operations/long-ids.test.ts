import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { restRoutes } from '../../src/operations.ts';
import { NO_SUCH_ID, anAdmin } from '../builders.ts';
import { postGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { rootFields } from '../operation-list.ts';
import { wholeSelection } from '../whole-selection.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));
/** From the longest key of the embedded engine to nearly the longest body. */
const LENGTHS = [1_900, 1_979, 6_000, 20_000];

const CURSORS = ['after', 'before'];
const isIdName = (name: string) => name === 'id' || /Ids?$/.test(name);

const isText = ({ name }: GraphQLNamedType) => name === 'ID' || name === 'String';

/** A value of the type that is well-formed, with all that is required. */
const aValue = (type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return aValue(type.ofType as GraphQLInputType);
  if (isListType(type)) return [aValue(type.ofType as GraphQLInputType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, aValue(field.type)]));
  }
  const values: Record<string, unknown> = {
    ID: NO_SUCH_ID,
    Int: 1,
    Float: 1,
    Boolean: true,
    DateTime: '2031-05-17T13:00:00.000Z',
    LocalDate: '2031-05-17',
  };
  return values[getNamedType(type).name] ?? 'texto';
};

type InputPath = { path: string[]; isList: boolean };

/** Where the type takes an id or a cursor. */
const pathsOf = (name: string, type: GraphQLInputType): InputPath[] => {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    return Object.values(named.getFields()).flatMap((field) =>
      pathsOf(field.name, field.type).map(({ path, isList }) => ({ path: [name, ...path], isList })),
    );
  }
  if (!isText(named) || !(named.name === 'ID' || isIdName(name) || CURSORS.includes(name))) return [];
  return [{ path: [name], isList: isListType(isNonNullType(type) ? type.ofType : type) }];
};

const withLong = (value: unknown, [key = '', ...rest]: string[], long: unknown): unknown => ({
  ...(value as object),
  [key]:
    rest.length === 0 ? long : withLong((value as Record<string, unknown> | undefined)?.[key], rest, long),
});

const cells = rootFields.flatMap(({ name, field }) =>
  field.args.flatMap((argument) =>
    pathsOf(argument.name, argument.type).map((slotPath) => ({
      name: `${name}(${slotPath.path.join('.')})`,
      field,
      kind: name.startsWith('Query') ? 'query' : 'mutation',
      slotPath,
    })),
  ),
);

type Outcome = { error: { code: string } | null };

describe('an id or a cursor that is too long', () => {
  it('is tested for every operation that takes one', () => {
    expect(cells.length).toBeGreaterThan(60);
  });

  it.each(cells)('is rejected by $name', async ({ field, kind, slotPath }) => {
    const required = Object.fromEntries(
      field.args.filter(({ type }) => isNonNullType(type)).map(({ name, type }) => [name, aValue(type)]),
    );
    for (const length of LENGTHS) {
      const text = 'x'.repeat(length);
      const variables = withLong(required, slotPath.path, slotPath.isList ? [text] : text) as Record<
        string,
        unknown
      >;
      const given = field.args.filter(({ name }) => name in variables);
      const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
      const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
      const query = `${kind}(${declared}) { ${field.name}(${passed}) ${wholeSelection(field.type, 2)} }`;
      const { response, body } = await postGraphql(server.url, { query, variables }, admin.token);
      const outcomes = body.data?.[field.name];
      const status = body.errors?.[0]?.extensions.http.status ?? response.status;
      if (Array.isArray(outcomes)) {
        for (const { error } of outcomes as Outcome[]) {
          expect(['NOT_FOUND', 'BAD_USER_INPUT'], `${length} characters`).toContain(error?.code);
        }
        continue;
      }
      expect(status, `${length} characters: ${JSON.stringify(body).slice(0, 200)}`).toBeGreaterThanOrEqual(
        400,
      );
      expect(status).toBeLessThan(500);
    }
  });

  const paths = restRoutes.filter(({ path }) => path.includes(':'));

  it.each(paths)('is not found by $method $path', async ({ method, path }) => {
    for (const length of LENGTHS.slice(0, 3)) {
      const url = server.url + path.replace(/:\w+/, 'x'.repeat(length));
      const response = await fetch(url, {
        method: method.toUpperCase(),
        headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
        ...(method === 'put' || method === 'post' ? { body: '{}' } : {}),
      });
      expect(response.status).toBe(path.includes(':month') ? 422 : 404);
      await response.body?.cancel();
    }
  });

  it.each(['course_id', 'user_id', 'instructor_id'])('is rejected as %s of a file', async (name) => {
    for (const length of LENGTHS.slice(0, 3)) {
      const address = `${server.url}/api/exports/enrolments.csv?${name}=${'x'.repeat(length)}`;
      const response = await fetch(address, { headers: { authorization: `Bearer ${admin.token}` } });
      expect(response.status).toBe(422);
      await response.body?.cancel();
    }
  });
});
