import {
  getNamedType,
  isInputObjectType,
  isListType,
  getNullableType,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { minimalValue } from '../root-call.ts';
import type { Known } from './large-request.ts';

/** A position in the arguments of a root field. */
export type Slot = {
  argument: string;
  /** Input fields below the argument, the outermost first; none for the argument itself. */
  path: readonly string[];
};

const MAX_PATH = 3;

const pathsBelow = (type: GraphQLInputType, path: readonly string[] = []): string[][] => {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || path.length >= MAX_PATH) return [];
  return Object.values(named.getFields()).flatMap((field) => {
    const here = [...path, field.name];
    return [here, ...pathsBelow(field.type, here)];
  });
};

/** Every argument of a root field, and every input field below it. */
export const slotsOf = ({ args }: GraphQLField<unknown, unknown>): Slot[] =>
  args.flatMap(({ name: argument, type }) => [[], ...pathsBelow(type)].map((path) => ({ argument, path })));

export const HOLE = '\uE000hole';

/** What fits the type, but for the hole at the end of the path. */
export const valueWithHole = (
  { name, type }: { name: string; type: GraphQLInputType },
  [next, ...path]: readonly string[],
  known: Known,
): unknown => {
  if (next === undefined) return HOLE;
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [valueWithHole({ name, type: nullable.ofType }, [next, ...path], known)];
  const field = isInputObjectType(nullable) ? nullable.getFields()[next] : undefined;
  if (!field) throw new Error(`${String(type)} has no field ${next}`);
  const siblings = minimalValue({ name: '', type: nullable }, known);
  return { ...Object(siblings), [next]: valueWithHole(field, path, known) };
};

type Written = { literal: string; variables: Map<string, GraphQLInputType> };

/** The same as a literal: the hole is that text, and what stands beside it are variables. */
export const literalWithHole = (
  type: GraphQLInputType,
  [next, ...path]: readonly string[],
  hole: string,
): Written => {
  if (next === undefined) return { literal: hole, variables: new Map() };
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const { literal, variables } = literalWithHole(nullable.ofType, [next, ...path], hole);
    return { literal: `[${literal}]`, variables };
  }
  const fields = isInputObjectType(nullable) ? Object.values(nullable.getFields()) : [];
  const field = fields.find(({ name }) => name === next);
  if (!field) throw new Error(`${String(type)} has no field ${next}`);
  const inner = literalWithHole(field.type, path, hole);
  const siblings = fields.filter((sibling) => isRequiredInputField(sibling) && sibling !== field);
  return {
    literal: `{ ${[...siblings.map(({ name }) => `${name}: $${name}`), `${next}: ${inner.literal}`].join(', ')} }`,
    variables: new Map([...inner.variables, ...siblings.map(({ name, type: of }) => [name, of] as const)]),
  };
};

/** The type of what a slot takes. */
export const typeOfSlot = (type: GraphQLInputType, path: readonly string[]): GraphQLInputType =>
  path.reduce<GraphQLInputType>((outer, next) => {
    const named = getNamedType(outer);
    const field = isInputObjectType(named) ? named.getFields()[next] : undefined;
    if (!field) throw new Error(`${String(outer)} has no field ${next}`);
    return field.type;
  }, type);
