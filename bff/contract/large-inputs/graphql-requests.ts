import { getNamedType, isLeafType, type GraphQLField } from 'graphql';
import { MAX_ALIASES } from '../../src/graphql/apollo.ts';
import { rootFields } from '../operation-list.ts';
import { minimalValue, rootCall } from '../root-call.ts';
import type { Known, LargeRequest } from './large-request.ts';
import { LITERAL_SHAPES, VARIABLE_SHAPES } from './shapes.ts';
import { HOLE, literalWithHole, slotsOf, typeOfSlot, valueWithHole, type Slot } from './slots.ts';

const SPREADS = 60;

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

type Form = { name: string; write: (call: string, type: string) => string };

const spreads: Form = {
  name: 'in a fragment spread again and again',
  write: (call, type) => `{ ${times(SPREADS, () => '...F')} } fragment F on ${type} { ${call} }`,
};

/** Documents that select one field as often as allowed. */
export const FORMS: readonly Form[] = [
  {
    name: 'by many aliases',
    write: (call) => `{ ${times(MAX_ALIASES, (index) => `a${index}: ${call}`)} }`,
  },
  { name: 'repeated', write: (call) => `{ ${times(MAX_ALIASES, () => call)} }` },
  spreads,
];

type Field = GraphQLField<unknown, unknown>;
type Root = { field: Field; type: 'Query' | 'Mutation' };
type Target = Root & { slot: Slot; known: Known };

const argumentOf = ({ field, slot }: Target) => {
  const found = field.args.find(({ name }) => name === slot.argument);
  if (!found) throw new Error(`${field.name} has no argument ${slot.argument}`);
  return found;
};

const bodyOf = (document: { query: string; variables: object }, hole = 'null') =>
  JSON.stringify(document).replaceAll(`"${HOLE}"`, () => hole);

const kindOf = ({ type }: Root) => (type === 'Query' ? 'query' : 'mutation');

type Filled = { hole: string; form: Form };

/** The whole argument is one variable. */
const asVariable = (target: Target, { hole, form }: Filled) => {
  const { declared, call, variables } = rootCall(target.field, target.known);
  const value = valueWithHole(argumentOf(target), target.slot.path, target.known);
  const query = `${kindOf(target)} ${declared} ${form.write(call, target.type)}`;
  return bodyOf({ query, variables: { ...variables, [target.slot.argument]: value } }, hole);
};

type Apart = { hole: string; holeType?: string; write: Form['write'] };

/** The argument is written in the document: what is large is a literal, or a variable of its own. */
const apart = (target: Target, { hole, holeType, write }: Apart) => {
  const { field, slot, known } = target;
  const { literal, variables } = literalWithHole(argumentOf(target).type, slot.path, hole);
  for (const { name, type } of field.args) if (name !== slot.argument) variables.set(name, type);
  const declared = [...variables].map(([name, type]) => `$${name}: ${String(type)}`);
  if (holeType) declared.push(`$hole: ${holeType}`);
  const others = field.args.filter(({ name }) => name !== slot.argument);
  const passed = [...others.map(({ name }) => `${name}: $${name}`), `${slot.argument}: ${literal}`];
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  const call = `${field.name}(${passed.join(', ')})${selection}`;
  const head = `${kindOf(target)} ${declared.length > 0 ? `(${declared.join(', ')})` : ''}`;
  const values = [...variables].map(([name, type]) => [name, minimalValue({ name, type }, known)] as const);
  return { query: `${head} ${write(call, target.type)}`, variables: Object.fromEntries(values) as object };
};

const asOwnVariable = (target: Target, { hole, form }: Filled) => {
  const holeType = String(typeOfSlot(argumentOf(target).type, target.slot.path));
  const { query, variables } = apart(target, { hole: '$hole', holeType, write: form.write });
  return bodyOf({ query, variables: { ...variables, hole: HOLE } }, hole);
};

/** A document has room for one literal of that size. */
const asLiteral = (target: Target, hole: string) => bodyOf(apart(target, { hole, write: spreads.write }));

/** The fields of Query and Mutation that take something. */
export const rootsWithInput: Root[] = rootFields
  .filter(({ field }) => field.args.length > 0)
  .map(({ field, name }) => ({ field, type: name.startsWith('Query.') ? 'Query' : 'Mutation' }));

type Shapes = { variables: Record<string, string>; literals: Record<string, string> };

const LARGE: Shapes = { variables: VARIABLE_SHAPES, literals: LITERAL_SHAPES };

/** Every field in the input of an operation, with every shape. */
export const graphqlRequests = (
  { field, type }: Root,
  { known = {}, shapes = LARGE }: { known?: Known; shapes?: Shapes },
) =>
  slotsOf(field).flatMap((slot) => {
    const target = { field, type, slot, known };
    const slotPath = [field.name, slot.argument, ...slot.path].join('.');
    const sent =
      (shape: string, write: (form: Form) => string) =>
      (form: Form): LargeRequest => ({
        name: `${slotPath}: ${shape}, ${form.name}`,
        shape,
        method: 'POST',
        path: '/graphql',
        body: write(form),
      });
    return [
      ...Object.entries(shapes.variables).flatMap(([shape, hole]) => [
        sent(shape, (form) => asVariable(target, { hole, form })),
        sent(shape, (form) => asOwnVariable(target, { hole, form })),
      ]),
      ...Object.entries(shapes.literals).map(([shape, literal]) =>
        sent(shape, () => asLiteral(target, literal)),
      ),
    ];
  });
