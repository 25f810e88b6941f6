import { isInputObjectType, isNonNullType, type GraphQLArgument, type GraphQLInputField } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '../../src/operation/context.ts';
import { recordOf } from '../../src/graphql/root-fields.ts';
import { operationList, rootFields } from '../operation-list.ts';

/** Enough of an admin's request to read an input. */
const user = { role: 'admin', isActive: true, needsSetup: false };
const context = { actor: { user, scopes: null, isVerified: true } } as unknown as Ctx;

/** What each operation needs at least, by its GraphQL field. */
const LEAST: Record<string, Record<string, unknown>> = {
  'Query.courses': {},
  'Mutation.createCourse': {
    input: { name: 'Curso', description: 'Texto', location: 'Pilar', courseType: 'Grupal', price: 1 },
  },
  'Mutation.cancelEnrolments': { input: { ids: ['x'] } },
  'Mutation.createInstructor': { input: { name: 'Carla' } },
  'Mutation.createAccessToken': { input: { name: 'Planilla', scopes: ['read'] } },
  'Mutation.importUsers': { input: { csv: 'Email\nana@example.com' } },
  'Mutation.importFirearms': { input: { csv: 'Marca;Número de serie;Modelo\nBersa;A-1;pistola-9mm' } },
};

type Defaults = Record<string, unknown>;

const inputFields = ({ type }: GraphQLArgument): GraphQLInputField[] => {
  const named = isNonNullType(type) ? type.ofType : type;
  return isInputObjectType(named) ? Object.values(named.getFields()) : [];
};

/** The defaults of a root field's arguments and of its input. */
const defaultsOf = (args: readonly GraphQLArgument[]): Defaults =>
  Object.fromEntries(
    args
      .flatMap((argument) => [argument, ...inputFields(argument)])
      .filter(({ defaultValue }) => defaultValue !== undefined)
      .map(({ name, defaultValue }) => [name, defaultValue]),
  );

const withDefaults = rootFields
  .map(({ name, field }) => ({ name, defaults: defaultsOf(field.args) }))
  .filter(({ defaults }) => Object.keys(defaults).length > 0);

const readByOperation = async (name: string) => {
  const given = recordOf(LEAST[name] ?? {}) as Defaults;
  const found = operationList.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`${name} is no operation`);
  const { input } = (await found.operation.prepare(context, given)) as { input: Defaults };
  const added = Object.entries(input).filter(([key, value]) => !(key in given) && (value ?? null) !== null);
  return Object.fromEntries(added);
};

describe('the defaults of schema.graphql', () => {
  it('are those of the operations listed here', () => {
    expect(withDefaults.map(({ name }) => name).sort()).toEqual(Object.keys(LEAST).sort());
  });

  it.each(withDefaults)('of $name equal those of the operation', async ({ name, defaults }) => {
    expect(await readByOperation(name)).toEqual(defaults);
  });
});
