import { Double, Int32 } from 'bson';
import { compareValues } from '../values/compare.ts';
import { CommandError, notSupported } from '../errors.ts';
import { encodeKey } from '../values/keys.ts';
import { sum } from '../values/numbers.ts';
import { splitPath, valueAt } from '../values/paths.ts';
import {
  assertFieldName,
  assertStorable,
  type BsonNumber,
  type Document,
  isArrayIndex,
  isDocument,
  isNumber,
  setField,
  toNumber,
} from '../values/values.ts';

type Expression = (document: Document) => unknown;

/** A field path, a constant or a document of these; no operators. */
export const compileExpression = (expression: unknown): Expression => {
  if (typeof expression === 'string' && expression.startsWith('$')) {
    if (expression.startsWith('$$')) throw notSupported(`The variable ${expression}`);
    const parts = splitPath(expression.slice(1));
    if (parts.some(isArrayIndex)) throw notSupported(`The numeric path '${expression}' in an expression`);
    return (document) => valueAt(document, parts);
  }
  if (Array.isArray(expression)) throw notSupported('An array as an expression');
  if (!isDocument(expression)) {
    assertStorable(expression);
    return () => expression;
  }
  const operator = Object.keys(expression).find((key) => key.startsWith('$'));
  if (operator === '$literal' && Object.keys(expression).length === 1) {
    assertStorable(expression.$literal);
    return () => expression.$literal;
  }
  if (operator !== undefined) throw new CommandError(168, `Unrecognized expression '${operator}'`);
  const fields = Object.entries(expression).map(([key, child]) => {
    assertFieldName(key);
    return [key, compileExpression(child)] as const;
  });
  return (document) => {
    const result: Document = {};
    for (const [key, evaluate] of fields) {
      const value = evaluate(document);
      if (value !== undefined) setField(result, key, value);
    }
    return result;
  };
};

type Accumulator = { add: (value: unknown) => void; result: () => unknown };

const extremeOf = (sign: 1 | -1): Accumulator => {
  let best: unknown;
  return {
    add: (value) => {
      if (value === undefined || value === null) return;
      if (best === undefined || compareValues(value, best) * sign > 0) best = value;
    },
    result: () => best ?? null,
  };
};

const ACCUMULATORS: Readonly<Record<string, () => Accumulator>> = {
  $sum: () => {
    let total: BsonNumber = new Int32(0);
    return { add: (value) => void (isNumber(value) && (total = sum(total, value))), result: () => total };
  },
  $avg: () => {
    let total = 0;
    let count = 0;
    return {
      add: (value) => {
        if (!isNumber(value)) return;
        total += toNumber(value);
        count++;
      },
      result: () => (count === 0 ? null : new Double(total / count)),
    };
  },
  $min: () => extremeOf(-1),
  $max: () => extremeOf(1),
  $first: () => {
    let first: { value: unknown } | undefined;
    return { add: (value) => void (first ??= { value }), result: () => first?.value ?? null };
  },
  $last: () => {
    let last: unknown;
    return { add: (value) => void (last = value), result: () => last ?? null };
  },
  $push: () => {
    const values: unknown[] = [];
    return { add: (value) => void (value !== undefined && values.push(value)), result: () => values };
  },
};

type GroupField = { name: string; evaluate: Expression; start: () => Accumulator };

const compileGroupField = (name: string, specification: unknown): GroupField => {
  if (!isDocument(specification) || Object.keys(specification).length !== 1)
    throw new CommandError(40234, `The field '${name}' must be an accumulator object`);
  if (name.includes('.')) throw new CommandError(40235, `The field name '${name}' cannot contain '.'`);
  assertFieldName(name);
  const operator = Object.keys(specification)[0] ?? '';
  const start = Object.hasOwn(ACCUMULATORS, operator) ? ACCUMULATORS[operator] : undefined;
  if (start === undefined) throw new CommandError(15952, `unknown group operator '${operator}'`);
  return { name, evaluate: compileExpression(specification[operator]), start };
};

/** The top-level fields that the expressions inside look at. */
export const fieldsRead = (expression: unknown): string[] => {
  if (typeof expression === 'string')
    return expression.startsWith('$') ? [expression.slice(1).split('.')[0] ?? ''] : [];
  return isDocument(expression) ? Object.values(expression).flatMap(fieldsRead) : [];
};

export const compileGroup = (
  specification: unknown,
): ((documents: Iterable<Document>) => Iterable<Document>) => {
  if (!isDocument(specification))
    throw new CommandError(15947, "a group's fields must be specified in an object");
  if (!Object.hasOwn(specification, '_id'))
    throw new CommandError(15955, 'a group specification must include an _id');
  const groupId = compileExpression(specification._id);
  const fields = Object.entries(specification)
    .filter(([name]) => name !== '_id')
    .map(([name, field]) => compileGroupField(name, field));
  return function* (documents) {
    const groups = new Map<string, { id: unknown; accumulators: Accumulator[] }>();
    for (const document of documents) {
      const id = groupId(document) ?? null;
      const key = encodeKey(id).toString('latin1');
      let group = groups.get(key);
      if (group === undefined)
        groups.set(key, (group = { id, accumulators: fields.map(({ start }) => start()) }));
      const { accumulators } = group;
      fields.forEach(({ evaluate }, i) => accumulators[i]?.add(evaluate(document)));
    }
    for (const { id, accumulators } of groups.values()) {
      const result: Document = { _id: id };
      fields.forEach(({ name }, i) => setField(result, name, accumulators[i]?.result()));
      yield result;
    }
  };
};
