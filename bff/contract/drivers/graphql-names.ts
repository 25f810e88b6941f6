import { readFileSync } from 'node:fs';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { TEST_EVENT, WEBHOOK_EVENTS } from '#domain/webhooks/webhook.ts';

const SDL = new URL('../../../schema.graphql', import.meta.url);
export const contractSchema = buildSchema(readFileSync(SDL, 'utf8'));

/** The domain's words for the upper-case names, where lower case alone does not give them. */
const IRREGULAR_WORDS: Record<string, string> = {
  DNI: 'DNI',
  PASAPORTE: 'Pasaporte',
  CEDULA: 'Cedula',
  HOMBRE: 'Hombre',
  MUJER: 'Mujer',
  GRUPAL: 'Grupal',
  PERSONALIZADO: 'Personalizado',
  ...Object.fromEntries(
    [...WEBHOOK_EVENTS, TEST_EVENT].map((event) => [event.toUpperCase().replace('.', '_'), event]),
  ),
};

const domainWord = (name: string) => IRREGULAR_WORDS[name] ?? name.toLowerCase();

/** A word outside the enum must stay outside, even when it happens to be GraphQL's name of another. */
const enumName = (type: GraphQLEnumType, word: string) =>
  type.getValues().find(({ name }) => domainWord(name) === word)?.name ?? `no such value: ${word}`;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * A neutral input in GraphQL's names. Keys that the schema does not have cannot be sent by GraphQL and are left out;
 * a lone value where a list belongs, which GraphQL would read as a list of one, stays wrong; so does a numeric ID.
 */
export const toGraphqlInput = (value: unknown, type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return toGraphqlInput(value, type.ofType);
  if (value === null || value === undefined) return value;
  if (isListType(type)) {
    return Array.isArray(value) ? value.map((row) => toGraphqlInput(row, type.ofType)) : { notAList: value };
  }
  if (isEnumType(type)) return typeof value === 'string' ? enumName(type, value) : value;
  if (isInputObjectType(type) && isPlain(value)) {
    const fields = Object.values(type.getFields()).filter(({ name }) => name in value);
    return Object.fromEntries(
      fields.map((field) => [field.name, toGraphqlInput(value[field.name], field.type)]),
    );
  }
  if ('name' in type && type.name === 'ID' && typeof value === 'number') return [value];
  return value;
};

const UPPER_CASE = /^[A-Z][A-Z\d_]*$/;

/** A result in the domain's words; enum values must come in upper case. */
export const toDomainWords = (value: unknown, type: GraphQLOutputType): unknown => {
  if (isNonNullType(type)) return toDomainWords(value, type.ofType);
  if (value === null) return null;
  if (isListType(type)) return (value as unknown[]).map((row) => toDomainWords(row, type.ofType));
  if (isEnumType(type)) {
    const name = String(value);
    return UPPER_CASE.test(name) ? domainWord(name) : `not an enum name: ${name}`;
  }
  if (!isObjectType(type)) return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value as object).map(([name, inner]) => {
      const field = fields[name];
      if (!field) throw new Error(`${type.name} has no field ${name}`);
      return [name, toDomainWords(inner, field.type)];
    }),
  );
};
