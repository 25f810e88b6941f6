import { getNamedType, isObjectType, isRequiredArgument, type GraphQLOutputType } from 'graphql';

/** Every field below a type that needs no argument, so many objects deep; a scalar has none. */
export const wholeSelection = (type: GraphQLOutputType, depth: number): string => {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const parts = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    if (!isObjectType(getNamedType(field.type))) return [field.name];
    return depth > 1 ? [`${field.name} ${wholeSelection(field.type, depth - 1)}`] : [];
  });
  return `{ __typename ${parts.join(' ')} }`;
};
