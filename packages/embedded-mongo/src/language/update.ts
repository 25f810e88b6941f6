import { Timestamp } from 'bson';
import { areEqual, compareValues } from '../values/compare.ts';
import { badValue, CommandError, failedToParse, notSupported, typeMismatch } from '../errors.ts';
import { compileFilter, elementTest, type FilterNode } from './filter.ts';
import { add, multiply } from '../values/numbers.ts';
import { splitPath } from '../values/paths.ts';
import { isRegex } from './regex.ts';
import {
  assertDepth,
  assertFieldName,
  assertStorable,
  cloneDocument,
  cloneValue,
  type Document,
  getField,
  isArrayIndex,
  isDocument,
  isNumber,
  setField,
  typeAlias,
} from '../values/values.ts';

export type Update = {
  /** The document after the update; the one given is left as it was. */
  apply: (document: Document, options: { isInsert: boolean; now: Date }) => Document;
  isReplacement: boolean;
};

/** The new value at a path; undefined leaves the field as it is. */
type Change = (existing: unknown, now: Date) => unknown;

type Step =
  | { parts: string[]; path: string; onlyOnInsert?: boolean; change: Change }
  | { parts: string[]; path: string; rename: string[] }
  | { parts: string[]; path: string; unset: true };

const MAX_PADDING = 1_500_000;

const cannotCreate = (part: string, path: string, parent: unknown) =>
  new CommandError(28, `Cannot create field '${part}' in element {${path}: ${typeAlias(parent)}}`);

/** The value at a path of an update: only numbers lead into arrays. */
const lookUp = (root: unknown, parts: readonly string[]): unknown => {
  let value = root;
  for (const part of parts) {
    if (Array.isArray(value)) value = isArrayIndex(part) ? (value[Number(part)] as unknown) : undefined;
    else value = isDocument(value) ? getField(value, part) : undefined;
  }
  return value;
};

const assign = (parent: Document | unknown[], part: string, value: unknown): void => {
  if (!Array.isArray(parent)) {
    assertFieldName(part);
    return setField(parent, part, value);
  }
  const index = Number(part);
  if (index - parent.length > MAX_PADDING) throw badValue(`can't backfill more than ${MAX_PADDING} elements`);
  while (parent.length < index) parent.push(null);
  parent[index] = value;
};

/** Walks to the parent of a path, making documents where nothing is yet. */
const parentOf = (root: Document, parts: readonly string[]): Document | unknown[] => {
  let parent: unknown = root;
  parts.forEach((part, i) => {
    if (Array.isArray(parent)) {
      if (!isArrayIndex(part)) throw cannotCreate(part, parts.slice(0, i).join('.'), parent);
    } else if (!isDocument(parent)) throw cannotCreate(part, parts.slice(0, i).join('.'), parent);
    if (i === parts.length - 1) return;
    const container = parent as Document | unknown[];
    const child = lookUp(container, [part]);
    const next = child === undefined ? {} : child;
    if (child === undefined) assign(container, part, next);
    parent = next;
  });
  return parent as Document | unknown[];
};

const writeAt = (root: Document, parts: readonly string[], value: unknown): void =>
  assign(parentOf(root, parts), parts.at(-1) ?? '', value);

const removeAt = (root: Document, parts: readonly string[]): void => {
  const parent = lookUp(root, parts.slice(0, -1));
  const last = parts.at(-1) ?? '';
  if (Array.isArray(parent)) {
    if (isArrayIndex(last) && Number(last) < parent.length) parent[Number(last)] = null;
  } else if (isDocument(parent) && Object.hasOwn(parent, last)) Reflect.deleteProperty(parent, last);
};

const eachOf = (operand: unknown, operator: string, depth: number): unknown[] => {
  if (!isDocument(operand) || !Object.hasOwn(operand, '$each')) {
    assertStorable(operand, '', depth + 1);
    return [operand];
  }
  const other = Object.keys(operand).find((key) => key !== '$each');
  if (other !== undefined) throw notSupported(`The modifier ${other} of ${operator}`);
  if (!Array.isArray(operand.$each))
    throw badValue(
      `The argument to $each in ${operator} must be an array but it was of type ${typeAlias(operand.$each)}`,
    );
  assertStorable(operand.$each, '', depth);
  return operand.$each;
};

const requireArrayField = (existing: unknown, path: string, operator: string): unknown[] => {
  if (existing === undefined) return [];
  if (!Array.isArray(existing))
    throw badValue(
      `The field '${path}' must be an array but is of type ${typeAlias(existing)} (${operator})`,
    );
  return existing;
};

const pullTest = (operand: unknown): ((value: unknown) => boolean) => {
  if (isRegex(operand)) return elementTest({ $regex: operand });
  if (!isDocument(operand)) {
    assertStorable(operand);
    return (value) => areEqual(value, operand);
  }
  if (Object.keys(operand)[0]?.startsWith('$')) return elementTest(operand);
  const { matches } = compileFilter(operand);
  return (value) => isDocument(value) && matches(value);
};

const arithmetic = (operator: '$inc' | '$mul', path: string, operand: unknown): Change => {
  if (!isNumber(operand))
    throw typeMismatch(
      `Cannot ${operator === '$inc' ? 'increment' : 'multiply'} with non-numeric argument: {${path}: ${typeAlias(operand)}}`,
    );
  return (existing) => {
    if (existing === undefined) return operator === '$inc' ? operand : multiply(operand, 0);
    if (!isNumber(existing))
      throw typeMismatch(
        `Cannot apply ${operator} to a value of non-numeric type. The field '${path}' is of type ${typeAlias(existing)}`,
      );
    return operator === '$inc' ? add(existing, operand) : multiply(existing, operand);
  };
};

const currentDate = (operand: unknown): Change => {
  if (operand === true || operand === false) return (_existing, now) => now;
  const type = isDocument(operand) && Object.keys(operand).length === 1 ? operand.$type : undefined;
  if (type === 'date') return (_existing, now) => now;
  if (type === 'timestamp')
    return (_existing, now) => new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 });
  throw badValue("The '$type' string field is required to be 'date' or 'timestamp'");
};

const OPERATORS = new Set([
  '$set',
  '$setOnInsert',
  '$unset',
  '$inc',
  '$mul',
  '$min',
  '$max',
  '$rename',
  '$currentDate',
  '$push',
  '$addToSet',
  '$pull',
]);

const changeOf = (operator: string, path: string, operand: unknown, depth: number): Change => {
  switch (operator) {
    case '$inc':
    case '$mul':
      return arithmetic(operator, path, operand);
    case '$min':
    case '$max': {
      assertStorable(operand, path, depth);
      const sign = operator === '$min' ? -1 : 1;
      return (existing) =>
        existing === undefined || compareValues(operand, existing) * sign > 0 ? operand : undefined;
    }
    case '$currentDate':
      return currentDate(operand);
    case '$push': {
      const added = eachOf(operand, operator, depth);
      return (existing) => [...requireArrayField(existing, path, operator), ...added.map(cloneValue)];
    }
    case '$addToSet': {
      const added = eachOf(operand, operator, depth);
      return (existing) => {
        const members = [...requireArrayField(existing, path, operator)];
        for (const value of added)
          if (!members.some((member) => areEqual(member, value))) members.push(cloneValue(value));
        return members;
      };
    }
    case '$pull': {
      const test = pullTest(operand);
      return (existing) =>
        existing === undefined
          ? undefined
          : requireArrayField(existing, path, operator).filter((element) => !test(element));
    }
    default:
      assertStorable(operand, path, depth);
      return () => cloneValue(operand);
  }
};

const parsePath = (path: string): string[] => {
  if (path === '') throw new CommandError(56, 'An empty update path is not valid.');
  const parts = splitPath(path);
  const positional = parts.find((part) => part.startsWith('$'));
  if (positional !== undefined) throw notSupported(`The positional path '${path}'`);
  assertDepth(parts.length);
  return parts;
};

const parseStep = (operator: string, path: string, operand: unknown): Step => {
  const parts = parsePath(path);
  if (operator === '$unset') return { parts, path, unset: true };
  if (operator === '$rename') {
    if (typeof operand !== 'string') throw badValue(`The 'to' field for $rename must be a string: ${path}`);
    if (operand === path) throw badValue(`The source and target field for $rename must differ: ${path}`);
    if (operand.includes('\0'))
      throw badValue(`The 'to' field for $rename cannot contain an embedded null byte: ${path}`);
    return { parts, path, rename: parsePath(operand) };
  }
  return {
    parts,
    path,
    onlyOnInsert: operator === '$setOnInsert',
    change: changeOf(operator, path, operand, parts.length),
  };
};

const comparePaths = (a: readonly string[], b: readonly string[]): number => {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [left, right] = [a[i] ?? '', b[i] ?? ''];
    if (left === right) continue;
    if (isArrayIndex(left) && isArrayIndex(right)) return Number(left) - Number(right);
    return left < right ? -1 : 1;
  }
  return a.length - b.length;
};

const isPrefix = (shorter: readonly string[], longer: readonly string[]): boolean =>
  shorter.length <= longer.length && shorter.every((part, i) => part === longer[i]);

const assertNoConflicts = (steps: readonly Step[]): void => {
  const paths = steps.flatMap((step) => ('rename' in step ? [step.parts, step.rename] : [step.parts]));
  paths.sort(comparePaths);
  paths.forEach((parts, i) => {
    const previous = paths[i - 1];
    if (previous !== undefined && isPrefix(previous, parts))
      throw new CommandError(
        40,
        `Updating the path '${parts.join('.')}' would create a conflict at '${previous.join('.')}'`,
      );
  });
};

const applyStep = (document: Document, step: Step, now: Date): void => {
  if ('unset' in step) return removeAt(document, step.parts);
  if ('change' in step) {
    const changed = step.change(lookUp(document, step.parts), now);
    if (changed !== undefined) writeAt(document, step.parts, changed);
    return;
  }
  for (const parts of [step.parts, step.rename])
    for (let i = 1; i < parts.length; i++)
      if (Array.isArray(lookUp(document, parts.slice(0, i))))
        throw badValue(`$rename may not pass through an array: ${parts.join('.')}`);
  const value = lookUp(document, step.parts);
  if (value === undefined) return;
  assertStorable(value, step.path, step.rename.length);
  removeAt(document, step.parts);
  writeAt(document, step.rename, value);
};

const compileReplacement = (replacement: Document): Update => {
  assertStorable(replacement);
  return {
    isReplacement: true,
    apply: (document) => {
      const id = Object.hasOwn(replacement, '_id') ? replacement._id : document._id;
      const result: Document = id === undefined ? {} : { _id: id };
      for (const key of Object.keys(replacement))
        if (key !== '_id') setField(result, key, cloneValue(replacement[key]));
      return result;
    },
  };
};

const compileOperators = (operators: Document): Update => {
  const steps = Object.entries(operators).flatMap(([operator, fields]) => {
    if (!OPERATORS.has(operator))
      throw failedToParse(
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    if (!isDocument(fields))
      throw failedToParse(
        `Modifiers operate on fields but we found type ${typeAlias(fields)} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${typeAlias(fields)}}`,
      );
    return Object.entries(fields).map(([path, operand]) => parseStep(operator, path, operand));
  });
  assertNoConflicts(steps);
  steps.sort((a, b) => comparePaths(a.parts, b.parts));
  return {
    isReplacement: false,
    apply: (document, { isInsert, now }) => {
      const result = cloneDocument(document);
      for (const step of steps)
        if (isInsert || !('change' in step && step.onlyOnInsert)) applyStep(result, step, now);
      return result;
    },
  };
};

export const compileUpdate = (update: unknown): Update => {
  if (Array.isArray(update)) throw notSupported('An update by an aggregation pipeline');
  if (!isDocument(update)) throw failedToParse('Update argument must be either an object or an array');
  return Object.keys(update)[0]?.startsWith('$') ? compileOperators(update) : compileReplacement(update);
};

/** The fields an upsert starts with: what the filter says by equality. */
export const upsertSeed = (node: FilterNode): Document => {
  const seed: Document = {};
  const equalities = (current: FilterNode): Array<[string, unknown]> => {
    if (current.kind === 'and' || (current.kind === 'or' && current.children.length === 1))
      return current.children.flatMap(equalities);
    if (current.kind === 'compare' && current.operator === '$eq') return [[current.path, current.operand]];
    if (current.kind === 'in' && current.operands.length === 1) return [[current.path, current.operands[0]]];
    return [];
  };
  for (const [path, value] of equalities(node)) {
    const parts = splitPath(path);
    if (lookUp(seed, parts) !== undefined)
      throw new CommandError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
    writeAt(seed, parts, cloneValue(value));
  }
  return seed;
};
