import type { ObjectId } from 'bson';
import { areEqual, compareValues, isNaNValue, ORDER, orderOf } from '../values/compare.ts';
import { badValue, CommandError, notSupported, typeMismatch } from '../errors.ts';
import { someValue, splitPath } from '../values/paths.ts';
import { compileRegex, isRegex, literalPrefix } from './regex.ts';
import {
  assertStorable,
  type Document,
  isDocument,
  isNumber,
  isTruthy,
  TYPE_NUMBERS,
  TYPE_NUMBERS_BY_ALIAS,
  toExact,
  toNumber,
  typeNumber,
} from '../values/values.ts';

type Comparison = '$eq' | '$gt' | '$gte' | '$lt' | '$lte';

/** What the planner may use of a filter; `other` cannot use an index. */
export type FilterNode =
  | { kind: 'and' | 'or'; children: FilterNode[] }
  | { kind: 'compare'; path: string; operator: Comparison; operand: unknown }
  | { kind: 'in'; path: string; operands: unknown[] }
  /** `isWhole`: the prefix is all that the pattern asks for. */
  | { kind: 'prefix'; path: string; prefix: string; isWhole: boolean }
  | { kind: 'other' };

export type Filter = {
  matches: (document: unknown) => boolean;
  node: FilterNode;
  /** The top-level fields that decide. */
  fields: ReadonlySet<string>;
  /** Of a conjunction: what all have to match, so that each can be asked alone. */
  conjuncts?: Filter[];
};

type Test = (value: unknown) => boolean;

/** How one operator looks at a field: at each element of an array too, or at the whole value only. */
type Leaf = { test: Test; eachElement: boolean; isNegated?: boolean; node?: FilterNode };

const OTHER: FilterNode = { kind: 'other' };

const compareLeaf = (operator: Comparison, operand: unknown): Test => {
  if (operator === '$eq') return (value) => areEqual(value, operand);
  const includesEqual = operator === '$gte' || operator === '$lte';
  const sign = operator.startsWith('$gt') ? 1 : -1;
  const order = orderOf(operand);
  const crossesTypes = order === ORDER.minKey || order === ORDER.maxKey;
  return (value) => {
    if (!crossesTypes && orderOf(value) !== order) return false;
    if (!crossesTypes && (isNaNValue(value) || isNaNValue(operand)))
      return includesEqual && areEqual(value, operand);
    const difference = compareValues(value, operand) * sign;
    return difference > 0 || (includesEqual && difference === 0);
  };
};

const comparison = (path: string, operator: Comparison, operand: unknown): Leaf => {
  assertStorable(operand, path);
  return {
    test: compareLeaf(operator, operand),
    eachElement: true,
    node: { kind: 'compare', path, operator, operand },
  };
};

const regexLeaf = (path: string, pattern: string, options: string): Leaf => {
  const regex = compileRegex(pattern, options);
  const { prefix, isWhole } = literalPrefix(pattern, options);
  return {
    test: (value) => typeof value === 'string' && regex.test(value),
    eachElement: true,
    node: prefix === '' ? OTHER : { kind: 'prefix', path, prefix, isWhole },
  };
};

const requireArray = (operand: unknown, operator: string): unknown[] => {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  return operand;
};

const isObjectId = (value: unknown): value is ObjectId =>
  (value as { _bsontype?: string } | null | undefined)?._bsontype === 'ObjectId';

/** What a set finds as `areEqual` does: of these types only values of the same type are equal. */
const setKeyOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return `"${value}`;
  return isObjectId(value) ? value.toHexString() : undefined;
};

const inLeaf = (path: string, operand: unknown, operator: string): Leaf => {
  const operands = requireArray(operand, operator);
  const keys = new Set(operands.flatMap((member) => setKeyOf(member) ?? []));
  const others = operands.filter((member) => setKeyOf(member) === undefined);
  const tests = others.map((member) => {
    if (isRegex(member)) return regexLeaf(path, member.pattern, member.options).test;
    if (isDocument(member) && Object.keys(member)[0]?.startsWith('$'))
      throw badValue(`cannot nest $ under ${operator}`);
    return comparison(path, '$eq', member).test;
  });
  return {
    test: (value) => keys.has(setKeyOf(value) ?? '') || tests.some((test) => test(value)),
    eachElement: true,
    node: operands.some(isRegex) ? OTHER : { kind: 'in', path, operands },
  };
};

const typeLeaf = (operand: unknown): Leaf => {
  const numbers = new Set<number>();
  for (const type of Array.isArray(operand) ? operand : [operand]) {
    if (type === 'number') for (const number of [1, 16, 18, 19]) numbers.add(number);
    else if (typeof type === 'string') {
      const number = TYPE_NUMBERS_BY_ALIAS.get(type);
      if (number === undefined) throw badValue(`Unknown type name alias: ${type}`);
      numbers.add(number);
    } else if (isNumber(type) && TYPE_NUMBERS.has(toNumber(type))) numbers.add(toNumber(type));
    else throw badValue(`Invalid numerical type code: ${String(type)}`);
  }
  if (numbers.size === 0) throw new CommandError(9, '$type must match at least one type');
  return { test: (value) => numbers.has(typeNumber(value)), eachElement: true };
};

const sizeLeaf = (operand: unknown): Leaf => {
  if (!isNumber(operand) || !Number.isInteger(toNumber(operand)))
    throw new CommandError(9, 'Failed to parse $size. Expected an integer');
  const size = toNumber(operand);
  if (size < 0) throw badValue('$size may not be negative');
  return { test: (value) => Array.isArray(value) && value.length === size, eachElement: false };
};

const remainderOf = (value: number | bigint, divisor: number): number =>
  typeof value === 'bigint' ? Number(value % BigInt(divisor)) : Math.trunc(value) % divisor;

const modLeaf = (operand: unknown): Leaf => {
  const [divisor, remainder, ...rest] = requireArray(operand, '$mod').map((part) => {
    if (!isNumber(part) || !Number.isFinite(toNumber(part))) throw badValue('malformed mod, not a number');
    return Math.trunc(toNumber(part));
  });
  if (divisor === undefined || remainder === undefined) throw badValue('malformed mod, not enough elements');
  if (rest.length > 0) throw badValue('malformed mod, too many elements');
  if (divisor === 0) throw badValue('divisor cannot be 0');
  return {
    test: (value) => isNumber(value) && remainderOf(toExact(value), divisor) === remainder,
    eachElement: true,
  };
};

const isOperatorDocument = (value: unknown): value is Document =>
  isDocument(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);

/** An array inside an array counts as a document whose fields are numbers. */
const isObjectLike = (value: unknown): value is object => isDocument(value) || Array.isArray(value);

const elemMatchLeaf = (operand: unknown): Leaf => {
  if (!isDocument(operand)) throw badValue('$elemMatch needs an Object');
  const first = Object.keys(operand)[0] ?? '';
  const isValueForm = first.startsWith('$') && !['$and', '$or', '$nor'].includes(first);
  const matches = isValueForm ? elementTest(operand) : compileDocument(operand).matches;
  const test: Test = isValueForm ? matches : (element) => isObjectLike(element) && matches({ ...element });
  return { test: (value) => Array.isArray(value) && value.some(test), eachElement: false };
};

const allFilter = (path: string, operand: unknown): Filter => {
  const members = requireArray(operand, '$all');
  if (members.length === 0) return { matches: () => false, node: OTHER, fields: new Set() };
  const isElemMatch = members.map((member) => isDocument(member) && Object.hasOwn(member, '$elemMatch'));
  if (isElemMatch.includes(true) && isElemMatch.includes(false))
    throw badValue('no $elemMatch mixed with values in $all');
  return conjunction(
    members.map((member) => {
      if (isRegex(member)) return leafFilter(path, regexLeaf(path, member.pattern, member.options));
      if (isOperatorDocument(member)) {
        if (!('$elemMatch' in member) || Object.keys(member).length > 1)
          throw badValue('no $ expressions in $all');
        return leafFilter(path, elemMatchLeaf(member.$elemMatch));
      }
      return leafFilter(path, comparison(path, '$eq', member));
    }),
  );
};

/** One operator on one field; undefined for `$all`, `$not` and `$regex`, which are made of others. */
const operatorLeaf = (path: string, operator: string, operand: unknown): Leaf => {
  switch (operator) {
    case '$eq':
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      if (isRegex(operand)) {
        if (operator === '$eq') throw notSupported('$eq with a stored regular expression');
        throw badValue(`Can't have RegEx as arg to predicate over field '${path}'.`);
      }
      return comparison(path, operator, operand);
    case '$ne':
      if (isRegex(operand)) throw badValue("Can't have regex as arg to $ne.");
      return { ...comparison(path, '$eq', operand), isNegated: true, node: OTHER };
    case '$in':
      return inLeaf(path, operand, operator);
    case '$nin':
      return { ...inLeaf(path, operand, operator), isNegated: true, node: OTHER };
    case '$exists':
      return { test: (value) => value !== undefined, eachElement: false, isNegated: !isTruthy(operand) };
    case '$type':
      return typeLeaf(operand);
    case '$size':
      return sizeLeaf(operand);
    case '$mod':
      return modLeaf(operand);
    case '$elemMatch':
      return elemMatchLeaf(operand);
    default:
      throw badValue(`unknown operator: ${operator}`);
  }
};

const regexOperator = (path: string, operators: Document): Leaf => {
  const { $regex: regex, $options: options = '' } = operators;
  if (typeof options !== 'string') throw badValue('$options has to be a string');
  if (isRegex(regex)) {
    if (regex.options !== '' && options !== '')
      throw new CommandError(51075, 'options set in both $regex and $options');
    return regexLeaf(path, regex.pattern, regex.options || options);
  }
  if (typeof regex !== 'string') throw badValue('$regex has to be a string');
  return regexLeaf(path, regex, options);
};

const leafFilter = (path: string, leaf: Leaf): Filter => {
  const parts = splitPath(path);
  const passes = (document: unknown) => someValue(document, parts, leaf.test, leaf.eachElement);
  const fields = new Set(parts.slice(0, 1));
  if (leaf.isNegated === true) return { matches: (document) => !passes(document), node: OTHER, fields };
  return { matches: passes, node: leaf.node ?? OTHER, fields };
};

const negate = (filter: Filter): Filter => ({
  matches: (document) => !filter.matches(document),
  node: OTHER,
  fields: filter.fields,
});

const fieldsOf = (filters: Filter[]) => new Set(filters.flatMap(({ fields }) => [...fields]));

/** `$comment` has no effect. */
const ALWAYS: Filter = { matches: () => true, node: { kind: 'and', children: [] }, fields: new Set() };

const conjunction = (filters: Filter[]): Filter => {
  const [only] = filters;
  if (only !== undefined && filters.length === 1) return only;
  return {
    matches: (document) => filters.every((filter) => filter.matches(document)),
    node: { kind: 'and', children: filters.map((filter) => filter.node) },
    fields: fieldsOf(filters),
    conjuncts: filters,
  };
};

const disjunction = (filters: Filter[]): Filter => ({
  matches: (document) => filters.some((filter) => filter.matches(document)),
  node: { kind: 'or', children: filters.map((filter) => filter.node) },
  fields: fieldsOf(filters),
});

const notOperand = (operand: unknown): Document => {
  if (isRegex(operand)) return { $regex: operand };
  if (isDocument(operand)) {
    if (Object.keys(operand).length === 0) throw badValue('$not cannot be empty');
    if (isOperatorDocument(operand)) return operand;
  }
  throw badValue('$not needs a regex or a document');
};

const compileOperators = (path: string, operators: Document): Filter =>
  conjunction(
    Object.entries(operators).map(([operator, operand]) => {
      if (operator === '$not') return negate(compileOperators(path, notOperand(operand)));
      if (operator === '$all') return allFilter(path, operand);
      if (operator === '$regex') return leafFilter(path, regexOperator(path, operators));
      if (operator === '$options') {
        if (!('$regex' in operators)) throw badValue('$options needs a $regex');
        return ALWAYS;
      }
      return leafFilter(path, operatorLeaf(path, operator, operand));
    }),
  );

/** The operators applied to one array element as it is, for `$elemMatch` and `$pull`. */
export const elementTest = (operators: Document): Test => {
  const tests = Object.entries(operators).map(([operator, operand]): Test => {
    if (operator === '$options') return () => true;
    if (operator === '$not') {
      const test = elementTest(notOperand(operand));
      return (value) => !test(value);
    }
    if (operator === '$all') throw notSupported('$all on array elements');
    const leaf = operator === '$regex' ? regexOperator('', operators) : operatorLeaf('', operator, operand);
    return leaf.isNegated === true ? (value) => !leaf.test(value) : leaf.test;
  });
  return (value) => tests.every((test) => test(value));
};

const compileClauses = (operator: string, operand: unknown): Filter[] => {
  const clauses = requireArray(operand, operator);
  if (clauses.length === 0) throw badValue(`${operator} must be a nonempty array`);
  return clauses.map((clause) => {
    if (!isDocument(clause)) throw badValue(`${operator} entries need to be full objects`);
    return compileDocument(clause);
  });
};

const compileEntry = (key: string, operand: unknown): Filter => {
  switch (key) {
    case '$and':
      return conjunction(compileClauses(key, operand));
    case '$or':
      return disjunction(compileClauses(key, operand));
    case '$nor':
      return negate(disjunction(compileClauses(key, operand)));
    case '$comment':
      return ALWAYS;
  }
  if (key.startsWith('$')) throw badValue(`unknown top level operator: ${key}`);
  if (isRegex(operand)) return leafFilter(key, regexLeaf(key, operand.pattern, operand.options));
  if (isOperatorDocument(operand)) return compileOperators(key, operand);
  return leafFilter(key, comparison(key, '$eq', operand));
};

const compileDocument = (query: Document): Filter =>
  conjunction(Object.entries(query).map(([key, operand]) => compileEntry(key, operand)));

export const compileFilter = (query: unknown): Filter => {
  if (query !== undefined && !isDocument(query)) throw typeMismatch('the filter must be an object');
  return compileDocument(query ?? {});
};

export const isEmptyFilter = ({ node }: Filter): boolean => node.kind === 'and' && node.children.length === 0;
