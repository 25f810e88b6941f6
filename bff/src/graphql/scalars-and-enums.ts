import { inspect } from 'node:util';
import {
  GraphQLError,
  Kind,
  parse,
  valueFromASTUntyped,
  type EnumTypeDefinitionNode,
  type GraphQLScalarType,
  type ValueNode,
} from 'graphql';
import { DOCUMENT_TYPES, GENDERS } from '#domain/academy.ts';
import { COURSE_TYPES } from '#domain/courses/course.schema.ts';
import { TEST_EVENT, WEBHOOK_EVENTS } from '#domain/webhooks/webhook.ts';
import type { Resolvers } from './generated.ts';
import { sdl } from './sdl.ts';

const parseText = (scalar: string) => (value: unknown, nodes?: ValueNode) => {
  if (typeof value === 'string') return value;
  throw new GraphQLError(`${scalar} cannot represent a non string value: ${inspect(value)}`, { nodes });
};

const textScalar = (scalar: string, serialize: (value: unknown) => string) => {
  const parse = parseText(scalar);
  return {
    __serialize: serialize,
    __parseValue: (value: unknown) => parse(value),
    __parseLiteral: (node: ValueNode) => parse(valueFromASTUntyped(node), node),
  } as unknown as GraphQLScalarType;
};

export const scalarResolvers: Resolvers = {
  DateTime: textScalar('DateTime', (value) => {
    if (value instanceof Date) return value.toISOString();
    throw new GraphQLError('DateTime serialises instants only');
  }),
  LocalDate: textScalar('LocalDate', String),
};

/** Enums whose values on the server are spelled otherwise than their names in lower case. */
const SPELLED: Record<string, readonly string[]> = {
  DocumentType: DOCUMENT_TYPES,
  Gender: GENDERS,
  CourseType: COURSE_TYPES,
  WebhookEvent: [...WEBHOOK_EVENTS, TEST_EVENT],
};

const OF_CLIENTS = ['ErrorCode', 'ErrorReason', 'FieldErrorCode'];

const nameOf = (value: string) => value.toUpperCase().replace('.', '_');

const valueOf = (type: string, name: string) => {
  const values = SPELLED[type];
  if (!values) return name.toLowerCase();
  const found = values.find((value) => nameOf(value) === name);
  if (found === undefined) throw new Error(`${type}.${name} of schema.graphql has no value in domain/`);
  return found;
};

const enums = parse(sdl).definitions.filter(
  (definition) =>
    definition.kind === Kind.ENUM_TYPE_DEFINITION && !OF_CLIENTS.includes(definition.name.value),
) as EnumTypeDefinitionNode[];

/** The domain's values of each enum. */
export const enumResolvers: Record<string, Record<string, string>> = Object.fromEntries(
  enums.map(({ name: { value: type }, values = [] }) => [
    type,
    Object.fromEntries(values.map(({ name }) => [name.value, valueOf(type, name.value)])),
  ]),
);

/** The name of a value in the enum that has all of them; the value itself where GraphQL has a text. */
export const enumName = (value: string, values: readonly string[]) => {
  const isComplete = Object.values(enumResolvers).find((names) =>
    values.every((each) => Object.values(names).includes(each)),
  );
  return isComplete ? nameOf(value) : value;
};
