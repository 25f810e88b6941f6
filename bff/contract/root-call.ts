import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';

const SCALARS: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true };

/** A value that fits the type, as small as it can be; `known` has values by the names of arguments and input fields. */
export const minimalValue = (
  { name, type }: { name: string; type: GraphQLInputType },
  known: Record<string, unknown> = {},
): unknown => {
  if (Object.hasOwn(known, name)) return known[name];
  if (isNonNullType(type)) return minimalValue({ name, type: type.ofType }, known);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return Object.hasOwn(SCALARS, type.name) ? SCALARS[type.name] : 'x';
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(required.map((field) => [field.name, minimalValue(field, known)]));
};

const inParentheses = (parts: readonly string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');

/** A root field with a variable for each argument, and the smallest values that it requires. */
export const rootCall = (
  { name, args, type }: GraphQLField<unknown, unknown>,
  known?: Record<string, unknown>,
) => {
  const passed = inParentheses(args.map((arg) => `${arg.name}: $${arg.name}`));
  const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
  return {
    /** Of the operation that the call is in. */
    declared: inParentheses(args.map((arg) => `$${arg.name}: ${String(arg.type)}`)),
    call: name + passed + selection,
    variables: Object.fromEntries(
      args.filter(isRequiredArgument).map((arg) => [arg.name, minimalValue(arg, known)]),
    ),
  };
};
