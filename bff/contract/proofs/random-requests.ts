import fc from 'fast-check';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { wholeSelection } from '../whole-selection.ts';

const HOSTILE = [
  '',
  ' ',
  'null',
  '$where',
  '{"$ne":null}',
  '__proto__',
  'constructor',
  '(a+)+$',
  "' OR 1=1 --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\u0000',
  '\u202Egnp',
  '\uD800',
  '𝓐🎯',
  'PENDING-1',
  '000000000000000000000000',
  'x'.repeat(5_000),
  '2026-02-30',
  '2027-03-01',
  '2027-03-01T13:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '10:00',
  '25:61',
];

const NUMBERS = [0, -0, 1, -1, 1.5, 100, 1_000_000, 2 ** 31, -(2 ** 31), 2 ** 53, 1e308];

const anything = fc.oneof(
  fc.constantFrom(...HOSTILE, ...NUMBERS),
  fc.constantFrom(true, false, null),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom({}, [], { $gt: '' }, [[[]]], { _bsontype: 'ObjectId' }, ['a', 'b']),
);

const DEPTH = 3;

/** Values of one type as a caller may send them: mostly well-formed, sometimes anything. */
const valueOf = (type: GraphQLInputType, known: readonly string[]): fc.Arbitrary<unknown> => {
  const wellFormed = (inner: GraphQLInputType): fc.Arbitrary<unknown> => {
    if (isNonNullType(inner)) return wellFormed(inner.ofType as GraphQLInputType);
    if (isListType(inner)) {
      return fc.array(valueOf(inner.ofType as GraphQLInputType, known), { maxLength: 4 });
    }
    if (isEnumType(inner)) return fc.constantFrom(...inner.getValues().map(({ name }) => name));
    if (isInputObjectType(inner)) {
      const fields = Object.values(inner.getFields()).map(({ name, type: of }) => [name, valueOf(of, known)]);
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: [],
      });
    }
    const { name } = getNamedType(inner);
    if (name === 'Boolean') return fc.boolean();
    if (name === 'Int' || name === 'Float') return fc.oneof(fc.constantFrom(...NUMBERS), fc.integer());
    return fc.oneof(fc.constantFrom(...known), fc.constantFrom(...HOSTILE), fc.string({ maxLength: 30 }));
  };
  return fc.oneof({ weight: 9, arbitrary: wellFormed(type) }, { weight: 1, arbitrary: anything });
};

type Field = { field: GraphQLField<unknown, unknown>; name: string };

export type RandomRequest = { query: string; variables: Record<string, unknown> };

const requestOf = ({ field, name }: Field, known: readonly string[]): fc.Arbitrary<RandomRequest> => {
  const operation = name.startsWith('Query') ? 'query' : 'mutation';
  const declared = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`);
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`);
  const inParentheses = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');
  const selection = wholeSelection(field.type, DEPTH);
  const query = `${operation} ${inParentheses(declared)} { ${field.name}${inParentheses(passed)} ${selection} }`;
  const values = Object.fromEntries(
    field.args.map((argument) => [argument.name, valueOf(argument.type, known)]),
  );
  const cut = fc.tuple(
    fc.nat({ max: query.length }),
    fc.constantFrom('', '{', '}', '"', '$x', '\u0000', '@skip'),
  );
  const texts = fc.oneof(
    { weight: 19, arbitrary: fc.constant(query) },
    { weight: 1, arbitrary: cut.map(([at, text]) => query.slice(0, at) + text + query.slice(at + 1)) },
  );
  return fc.record({ query: texts, variables: fc.record(values, { requiredKeys: [] }) });
};

/** Requests for each of the fields, as often for one as for another; `known` are texts that the server may have stored. */
export const randomRequests = (fields: readonly Field[], known: readonly string[]) =>
  fc.oneof(...fields.map((field) => requestOf(field, known)));
