import { Int32, Long } from 'bson';
import { CommandError, notSupported } from '../errors.ts';
import { compileFilter, type Filter } from './filter.ts';
import { compileExpression, compileGroup, fieldsRead } from './group.ts';
import { splitPath, valueAt } from '../values/paths.ts';
import { compileProjection } from './projection.ts';
import { parseSort, sortBy, window } from './query.ts';
import type { SortField } from './planner.ts';
import {
  assertFieldName,
  cloneDocument,
  type Document,
  isDocument,
  isNumber,
  isTruthy,
  requireInteger,
  setField,
  toNumber,
} from '../values/values.ts';

export type Stage =
  | { kind: 'match'; filter: Filter }
  | { kind: 'sort'; sort: SortField[] }
  | { kind: 'skip' | 'limit'; count: number }
  /** `fields`: the top-level ones that are looked at, where not all are. */
  | {
      kind: 'other';
      fields?: ReadonlySet<string>;
      run: (documents: Iterable<Document>) => Iterable<Document>;
    };

const projectStage = (specification: unknown): Stage => {
  if (!isDocument(specification) || Object.keys(specification).length === 0)
    throw new CommandError(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  const computed = Object.entries(specification).filter(
    ([, value]) =>
      typeof value === 'string' ||
      (isDocument(value) && Object.keys(value).some((key) => key.startsWith('$'))),
  );
  const flags = Object.fromEntries(
    Object.entries(specification).filter(([key]) => !computed.some(([name]) => name === key)),
  );
  const expressions = computed.map(([name, expression]) => {
    if (name.includes('.')) throw notSupported(`The computed path '${name}' in $project`);
    assertFieldName(name);
    if (typeof expression === 'string' && !expression.startsWith('$'))
      return [name, () => expression] as const;
    return [name, compileExpression(expression)] as const;
  });
  if (
    expressions.length > 0 &&
    Object.entries(flags).some(([name, flag]) => name !== '_id' && isNumber(flag) && !isTruthy(flag))
  )
    throw new CommandError(31252, 'Cannot use an expression in an exclusion projection');
  const keepsId = !Object.hasOwn(flags, '_id') || isTruthy(flags._id);
  const isOnlyComputed = expressions.length > 0 && Object.keys(flags).every((name) => name === '_id');
  const project = isOnlyComputed ? compileProjection({ _id: 1 }) : compileProjection(flags);
  return {
    kind: 'other',
    *run(documents) {
      for (const document of documents) {
        const result = project === undefined ? cloneDocument(document) : project.ofDocument(document);
        if (isOnlyComputed && !keepsId) delete result._id;
        for (const [name, evaluate] of expressions) {
          const value = evaluate(document);
          if (value !== undefined) setField(result, name, value);
        }
        yield result;
      }
    },
  };
};

const setAt = (document: Document, parts: readonly string[], value: unknown): Document => {
  const [part = '', ...rest] = parts;
  const copy = { ...document };
  const child = copy[part];
  if (rest.length > 0) setField(copy, part, setAt(isDocument(child) ? child : {}, rest, value));
  else if (value === undefined) Reflect.deleteProperty(copy, part);
  else setField(copy, part, value);
  return copy;
};

const unwindStage = (specification: unknown): Stage => {
  const options: Document = isDocument(specification) ? specification : { path: specification };
  const unknown = Object.keys(options).find(
    (key) => !['path', 'preserveNullAndEmptyArrays', 'includeArrayIndex'].includes(key),
  );
  if (unknown !== undefined)
    throw new CommandError(28811, `unrecognized option to $unwind stage: ${unknown}`);
  const { path, preserveNullAndEmptyArrays: preserves = false, includeArrayIndex: indexField } = options;
  if (typeof path !== 'string')
    throw new CommandError(28808, 'expected a string as the path for $unwind stage');
  if (!path.startsWith('$') || path.startsWith('$$'))
    throw new CommandError(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  if (typeof preserves !== 'boolean')
    throw new CommandError(
      28809,
      'expected a boolean for the preserveNullAndEmptyArrays option to $unwind stage',
    );
  if (
    indexField !== undefined &&
    (typeof indexField !== 'string' || indexField === '' || indexField.startsWith('$'))
  )
    throw new CommandError(
      28810,
      'expected a non-empty string for the includeArrayIndex option to $unwind stage',
    );
  const parts = splitPath(path.slice(1));
  const indexParts = indexField === undefined ? undefined : splitPath(indexField);
  indexParts?.forEach(assertFieldName);
  const unwound = (document: Document, value: unknown, position: Long | null): Document => {
    const result = setAt(document, parts, value);
    return indexParts === undefined ? result : setAt(result, indexParts, position);
  };
  return {
    kind: 'other',
    *run(documents) {
      for (const document of documents) {
        const value = valueAt(document, parts);
        if (Array.isArray(value) && value.length > 0) {
          for (const [position, element] of value.entries())
            yield unwound(document, element, Long.fromNumber(position));
        } else if (Array.isArray(value) || value === null || value === undefined) {
          if (preserves) yield unwound(document, Array.isArray(value) ? undefined : value, null);
        } else yield unwound(document, value, null);
      }
    },
  };
};

const countStage = (name: unknown): Stage => {
  if (typeof name !== 'string' || name === '')
    throw new CommandError(40156, 'the count field must be a non-empty string');
  if (name.startsWith('$') || name.includes('.'))
    throw new CommandError(40158, `the count field cannot be a $-prefixed or dotted path: ${name}`);
  return {
    kind: 'other',
    *run(documents) {
      let count = 0;
      for (const _document of documents) count++;
      if (count > 0) yield { [name]: new Int32(count) };
    },
  };
};

const compileStage = (stage: unknown): Stage => {
  if (!isDocument(stage)) throw new CommandError(14, 'Each element of the pipeline array must be an object');
  const [name, ...others] = Object.keys(stage);
  if (name === undefined || others.length > 0)
    throw new CommandError(40323, 'A pipeline stage specification object must contain exactly one field.');
  const specification = stage[name];
  switch (name) {
    case '$match':
      if (!isDocument(specification))
        throw new CommandError(15959, 'the match filter must be an expression in an object');
      return { kind: 'match', filter: compileFilter(specification) };
    case '$sort': {
      const sort = parseSort(specification);
      if (sort.length === 0) throw new CommandError(15976, '$sort stage must have at least one sort key');
      return { kind: 'sort', sort };
    }
    case '$skip':
      return { kind: 'skip', count: requireInteger(specification, '$skip') };
    case '$limit':
      if (isNumber(specification) && toNumber(specification) === 0)
        throw new CommandError(15958, 'the limit must be positive');
      return { kind: 'limit', count: requireInteger(specification, '$limit', 1) };
    case '$group':
      return { kind: 'other', run: compileGroup(specification), fields: new Set(fieldsRead(specification)) };
    case '$project':
      return projectStage(specification);
    case '$unwind':
      return unwindStage(specification);
    case '$count':
      return countStage(specification);
    case '$changeStream':
      throw new CommandError(40573, 'The $changeStream stage is only supported on replica sets');
    default:
      throw new CommandError(40324, `Unrecognized pipeline stage name: '${name}'`);
  }
};

export const compilePipeline = (pipeline: unknown): Stage[] => {
  if (!Array.isArray(pipeline)) throw new CommandError(14, "'pipeline' option must be specified as an array");
  return pipeline.map(compileStage);
};

export const runStage = (documents: Iterable<Document>, stage: Stage): Iterable<Document> => {
  switch (stage.kind) {
    case 'match':
      return keep(documents, stage.filter);
    case 'sort':
      return sortBy(documents, stage.sort, (document) => document);
    case 'skip':
      return window(documents, stage.count, 0);
    case 'limit':
      return window(documents, 0, stage.count);
    case 'other':
      return stage.run(documents);
  }
};

function* keep(documents: Iterable<Document>, { matches }: Filter): Generator<Document, void, undefined> {
  for (const document of documents) if (matches(document)) yield document;
}
