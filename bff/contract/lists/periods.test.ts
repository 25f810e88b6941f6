import { getNamedType, isNonNullType, type GraphQLField } from 'graphql';
import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { fieldNames } from '#domain/schema.ts';
import { restRoutes } from '../../src/operations.ts';
import { acceptedBy } from '../../src/rest/route.ts';
import { anAdmin } from '../builders.ts';
import { postGraphql } from '../drivers/graphql.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { rootFields } from '../operation-list.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));

const REVERSED = { from: '2026-12-02', to: '2026-12-01' };

const hasPeriod = (names: readonly string[]) => names.includes('from') && names.includes('to');

const namesOf = (type: GraphQLField<unknown, unknown>['args'][number]['type']) => {
  const named = getNamedType(type);
  return 'getFields' in named ? Object.keys(named.getFields()) : [];
};

/** Where the period is in the arguments; null for lists without one. Periods that are required have their own rule. */
const placeOf = ({ args }: GraphQLField<unknown, unknown>) => {
  if (args.some(({ type }) => isNonNullType(type))) return null;
  if (hasPeriod(args.map(({ name }) => name))) return 'arguments';
  const filter = args.find(({ name }) => name === 'filter');
  return filter && hasPeriod(namesOf(filter.type)) ? 'filter' : null;
};

const fields = rootFields
  .filter(({ name }) => name.startsWith('Query.'))
  .flatMap(({ field }) => {
    const place = placeOf(field);
    return place ? [{ name: field.name, place }] : [];
  });

const paths = restRoutes
  .filter(({ method, path }) => method === 'get' && !path.includes(':'))
  .filter((route) => hasPeriod(acceptedBy(route).flatMap(fieldNames)))
  .map(({ path }) => path);

describe('a period that ends before it begins is refused in words', () => {
  it.each(fields)('by $name', async ({ name, place }) => {
    const instants = { from: `${REVERSED.from}T00:00:00Z`, to: `${REVERSED.to}T00:00:00Z` };
    const { from, to } = name === 'auditTrail' ? instants : REVERSED;
    const period = `from: "${from}", to: "${to}"`;
    const query = `{ ${name}(${place === 'filter' ? `filter: { ${period} }` : period}) { __typename } }`;
    const { body } = await postGraphql(server.url, { query }, admin.token);
    expect(body).toMatchObject({
      errors: [
        {
          message: messages.rangeOrder,
          extensions: {
            code: 'BAD_USER_INPUT',
            fields: [{ field: place === 'filter' ? 'filter.to' : 'to' }],
          },
        },
      ],
    });
  });

  it.each(paths)('by GET %s', async (path) => {
    const response = await fetch(`${server.url}${path}?${new URLSearchParams(REVERSED)}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect([response.status, await response.json()]).toMatchObject([422, { detail: messages.rangeOrder }]);
  });
});

it('both surfaces have such lists', () => {
  expect([fields.length, paths.length].every((count) => count >= 6)).toBe(true);
});
