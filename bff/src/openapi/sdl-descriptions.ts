import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import type { Operation } from '../operation/operation.ts';
import { toSnakeKey } from '../rest/key-case.ts';
import type { JsonSchema } from './json-schema.ts';

type Described = { name: string; description?: string | null | undefined; type: GraphQLType };
type Members = ReadonlyMap<string, Described>;
type Fields = Record<'Query' | 'Mutation', Record<string, Operation>>;

const FORMATS: Record<string, string> = { DateTime: 'date-time', LocalDate: 'date' };

const inSnakeCase = (text: string) => text.replace(/`[a-z]+(?:[A-Z][a-z]*)+`/g, (name) => toSnakeKey(name));

const membersOf = (described: readonly Described[]): Members =>
  new Map(
    described.map(({ name, description, type }) => [
      toSnakeKey(name),
      { name, type, description: description && inSnakeCase(description) },
    ]),
  );

const isText = ({ type }: JsonSchema) => [type].flat().includes('string');

export const rootFieldsOf = (schema: GraphQLSchema, { Query, Mutation }: Fields) => {
  const roots = [
    { operations: Query, fields: schema.getQueryType()?.getFields() ?? {} },
    { operations: Mutation, fields: schema.getMutationType()?.getFields() ?? {} },
  ];
  return new Map(
    roots.flatMap(({ operations, fields }) =>
      Object.entries(operations).flatMap(([name, operation]) => {
        const field = fields[name];
        return field ? [[operation, field] as const] : [];
      }),
    ),
  );
};

export type RootField = GraphQLField<unknown, unknown>;

export const sentenceOf = ({ description }: RootField) =>
  description && inSnakeCase(description.replace(/ REST: .*$/s, ''));

export const inputName = ({ args }: RootField) => {
  const types = args.map(({ type }) => getNullableType(type));
  return types.find(isInputObjectType)?.name;
};

export const inputMembers = (field: RootField | undefined): Members =>
  membersOf(
    (field?.args ?? []).flatMap((argument): Described[] => {
      const type = getNullableType(argument.type);
      return isInputObjectType(type) ? Object.values(type.getFields()) : [argument];
    }),
  );

export const sdlDescriptions = (schema: GraphQLSchema) => {
  const withMembers = (json: JsonSchema, members: Members): JsonSchema => ({
    ...json,
    ...(json.properties
      ? {
          properties: Object.fromEntries(
            Object.entries(json.properties).map(([key, property]) => {
              const member = members.get(key);
              return [key, member ? describedMember(property, member) : describe(property)];
            }),
          ),
        }
      : {}),
  });

  const describedMember = (property: JsonSchema, { description, type }: Described): JsonSchema => {
    const described = describe(property, type);
    if (!description) return described;
    return { [described.title ? 'fieldDescription' : 'description']: description, ...described };
  };

  const ofComponent = ({ name, description }: GraphQLNamedType) => ({
    title: name,
    ...(description ? { description: inSnakeCase(description) } : {}),
  });

  const describe = (json: JsonSchema, given?: GraphQLType): JsonSchema => {
    const type = (json.title && schema.getType(json.title)) || (given && getNullableType(given));
    const ofType = type && isListType(type) ? type.ofType : type;
    if (json.anyOf) return { ...json, anyOf: json.anyOf.map((option) => describe(option, ofType)) };
    if (json.items) return { ...json, items: describe(json.items, rowType(ofType)) };
    if (isEnumType(ofType) && json.title === ofType.name) return { ...ofComponent(ofType), ...json };
    if (json.properties && (isObjectType(ofType) || isInputObjectType(ofType))) {
      const members = membersOf(Object.values(ofType.getFields()));
      return { ...ofComponent(ofType), ...withMembers(json, members) };
    }
    const format = ofType && 'name' in ofType ? FORMATS[ofType.name] : undefined;
    return { ...withMembers(json, new Map()), ...(format && !json.format && isText(json) ? { format } : {}) };
  };

  const rowType = (type: GraphQLType | undefined) => {
    const fields = type && isObjectType(type) ? type.getFields() : {};
    return fields.nodes ? rowOf(fields.nodes.type) : type;
  };

  const rowOf = (type: GraphQLType) => {
    const list = getNullableType(type);
    return isListType(list) ? getNullableType(list.ofType) : list;
  };

  return { describe, describeInput: withMembers };
};
