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

const SCALARS: Record<string, string> = { Int: '1', Float: '1', Boolean: 'true' };

/** A literal that fits the type, as short as it can be. */
const minimalLiteral = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return minimalLiteral(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? '"x"';
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  return `{ ${required.map(({ name, type: of }) => `${name}: ${minimalLiteral(of)}`).join(', ')} }`;
};

/** A root field with what it requires, well-typed and meaningless: enough to be judged by who asks. */
export const minimalCall = ({ name, args, type }: GraphQLField<unknown, unknown>) => {
  const passed = args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${minimalLiteral(arg.type)}`);
  const call = passed.length > 0 ? `${name}(${passed.join(', ')})` : name;
  return isLeafType(getNamedType(type)) ? call : `${call} { __typename }`;
};
