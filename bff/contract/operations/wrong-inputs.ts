import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import { MAX_LIST_LENGTH } from '#domain/schema.ts';
import { toSnakeKey } from '../../src/rest/key-case.ts';
import { minimalValue } from '../root-call.ts';
import { rootFields } from '../operation-list.ts';

type Step = string | number;
type Slot = { path: Step[]; type: GraphQLInputType };

const inputOf = (name: string) =>
  (rootFields.find((root) => root.name === name)?.field.args ?? []).flatMap(({ name: argument, type }) => {
    const named = getNamedType(type);
    return argument === 'input' && isInputObjectType(named)
      ? Object.values(named.getFields())
      : [{ name: argument, type }];
  });

const slotsBelow = (path: Step[], type: GraphQLInputType): Slot[] => {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [{ path, type }, ...slotsBelow([...path, 0], nullable.ofType)];
  if (!isInputObjectType(nullable)) return [{ path, type }];
  const fields = Object.values(nullable.getFields());
  return [{ path, type }, ...fields.flatMap((field) => slotsBelow([...path, field.name], field.type))];
};

/** Every value of an input, at every depth. */
const slotsOf = (name: string) => inputOf(name).flatMap((field) => slotsBelow([field.name], field.type));

const ABSENT = Symbol('absent');

const ILL_TYPED: Record<string, unknown> = { ID: 5, String: 5, DateTime: 5, LocalDate: 5 };
const TOO_MUCH: Record<string, unknown> = {
  Int: 1e15,
  Float: 1e15,
  String: 'x'.repeat(20_000),
  ID: 'x'.repeat(20_000),
};
const UNKNOWN: Record<string, unknown> = {
  DateTime: 'ayer',
  LocalDate: 'ayer',
  ID: 'zzz',
  String: 'a\u202Eb',
};

/** Each way in which a value of the type can be wrong. */
const formsOf = (type: GraphQLInputType): [string, unknown][] => {
  const nullable = getNullableType(type);
  const { name } = getNamedType(type);
  const missing: [string, unknown][] = isNonNullType(type) ? [['missing', ABSENT]] : [];
  if (isListType(nullable)) {
    const item = minimalValue({ name: '', type: nullable.ofType });
    const many = Array.from({ length: MAX_LIST_LENGTH + 1 }, () => item);
    return [...missing, ['ill-typed', 'zzz'], ['empty', []], ['too many', many]];
  }
  if (isInputObjectType(nullable)) return [...missing, ['ill-typed', 'zzz']];
  if (isEnumType(nullable)) return [...missing, ['ill-typed', 5], ['unknown', 'zzz']];
  return [
    ...missing,
    ['ill-typed', ILL_TYPED[name] ?? 'zzz'],
    ...(name in UNKNOWN ? [['unknown', UNKNOWN[name]] as [string, unknown]] : []),
    ...(name in TOO_MUCH ? [['too much', TOO_MUCH[name]] as [string, unknown]] : []),
  ];
};

export type WrongInput = { field: string; form: string; path: Step[]; value: unknown };

export const wrongInputs = (name: string): WrongInput[] =>
  slotsOf(name).flatMap(({ path, type }) =>
    formsOf(type).map(([form, value]) => ({ field: path.join('.'), form, path, value })),
  );

/** The same with one value replaced. */
export const replaced = (given: unknown, [step, ...rest]: Step[], value: unknown): unknown => {
  if (step === undefined) return value;
  if (typeof step === 'number') return [replaced(Array.isArray(given) ? given[0] : undefined, rest, value)];
  const { [step]: before, ...others } = { ...(given as Record<string, unknown> | undefined) };
  const after = replaced(before, rest, value);
  return after === ABSENT ? others : { ...others, [step]: after };
};

export const inSnake = (path: Step[]) =>
  path.map((step) => (typeof step === 'string' ? toSnakeKey(step) : step));
