import {
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  type GraphQLInputType,
} from 'graphql';
import { restRoutes } from '../src/operations.ts';
import { rootFields } from './operation-list.ts';
import { wholeSelection } from './whole-selection.ts';

/** A well-formed value in which every id and text is this one. */
const filled = (type: GraphQLInputType, text: string): unknown => {
  if (isNonNullType(type)) return filled(type.ofType as GraphQLInputType, text);
  if (isListType(type)) return [filled(type.ofType as GraphQLInputType, text)];
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter((field) =>
      /^(ID|String)/.test(String(field.type)),
    );
    return Object.fromEntries(fields.map((field) => [field.name, filled(field.type, text)]));
  }
  if (named.name === 'ID' || named.name === 'String') return text;
  if (named.name === 'LocalDate') return '2027-03-01';
  return undefined;
};

const queries = rootFields.filter(({ name }) => name.startsWith('Query'));

const PAGE = ['after', 'before'];

/** Every query with all that its result has, with every id and text as this one; without a text, the lists. */
export const graphqlReads = (text?: string) =>
  queries
    .filter(({ field }) => text !== undefined || !field.args.some(isRequiredArgument))
    .map(({ field, name }) => {
      const values = field.args
        .filter((argument) => text !== undefined && !PAGE.includes(argument.name))
        .map((argument) => ({ argument, value: filled(argument.type, text ?? '') }))
        .filter(({ value }) => value !== undefined);
      const declared = values.map(({ argument }) => `$${argument.name}: ${String(argument.type)}`).join(', ');
      const passed = values.map(({ argument }) => `${argument.name}: $${argument.name}`).join(', ');
      const query = declared
        ? `query (${declared}) { ${field.name}(${passed}) ${wholeSelection(field.type, 5)} }`
        : `{ ${field.name} ${wholeSelection(field.type, 5)} }`;
      const variables = Object.fromEntries(values.map(({ argument, value }) => [argument.name, value]));
      return { name, query, variables };
    });

/** Every GET of REST, with every id and search as this one; without a text, the lists. */
export const restReads = (text?: string) =>
  restRoutes
    .filter(({ method, path }) => method === 'get' && (text !== undefined || !path.includes(':')))
    .map(({ path, isStrict }) => {
      const address = path.replace(/:\w+/g, text ?? '');
      if (address.endsWith('/armoury.csv')) return `${address}?day=2027-03-01`;
      return isStrict ? address : `${address}?limit=100${text === undefined ? '' : `&search=${text}`}`;
    });
