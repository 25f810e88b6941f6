import { CommandError, notSupported } from '../errors.ts';
import { splitPath } from '../values/paths.ts';
import { omitFields, pickFields } from '../values/pick-fields.ts';
import { type Document, getField, isDocument, isNumber, isTruthy, setField } from '../values/values.ts';

type Tree = Map<string, Tree | true>;

export type Projection = {
  ofDocument: (document: Document) => Document;
  /** Cuts stored bytes without reading them; undefined when it names fields of embedded documents. */
  ofBytes: ((bytes: Buffer) => Buffer) | undefined;
};

const isFlag = (value: unknown): boolean => typeof value === 'boolean' || isNumber(value);

const flatten = (specification: Document, prefix = ''): Array<[string, boolean]> =>
  Object.entries(specification).flatMap(([key, value]): Array<[string, boolean]> => {
    if (key.startsWith('$') || key.includes('.$'))
      throw notSupported(`The projection operator '${prefix}${key}'`);
    if (isFlag(value)) return [[prefix + key, isTruthy(value)]];
    if (isDocument(value) && Object.keys(value).length > 0) return flatten(value, `${prefix}${key}.`);
    throw notSupported(`The value of '${prefix}${key}' in a projection`);
  });

const addPath = (tree: Tree, path: string): void => {
  const parts = splitPath(path);
  let node = tree;
  parts.forEach((part, i) => {
    const child = node.get(part);
    const rest = parts.slice(i + 1).join('.');
    if (child === true && rest !== '')
      throw new CommandError(31249, `Path collision at ${path} remaining portion ${rest}`);
    if (child !== undefined && rest === '') throw new CommandError(31250, `Path collision at ${path}`);
    if (i === parts.length - 1) node.set(part, true);
    else {
      const next: Tree = child === true || child === undefined ? new Map() : child;
      node.set(part, next);
      node = next;
    }
  });
};

const include = (value: unknown, tree: Tree): unknown => {
  if (Array.isArray(value))
    return value.map((element) => include(element, tree)).filter((element) => element !== undefined);
  if (!isDocument(value)) return undefined;
  const result: Document = {};
  for (const key of Object.keys(value)) {
    const child = tree.get(key);
    if (child === undefined) continue;
    const kept = child === true ? getField(value, key) : include(getField(value, key), child);
    if (kept !== undefined) setField(result, key, kept);
  }
  return result;
};

const exclude = (value: unknown, tree: Tree): unknown => {
  if (Array.isArray(value)) return value.map((element) => exclude(element, tree));
  if (!isDocument(value)) return value;
  const result: Document = {};
  for (const key of Object.keys(value)) {
    const child = tree.get(key);
    if (child === true) continue;
    setField(result, key, child === undefined ? getField(value, key) : exclude(getField(value, key), child));
  }
  return result;
};

/** Undefined if everything stays, so that the stored bytes can be sent unchanged. */
export const compileProjection = (specification: unknown): Projection | undefined => {
  if (specification === undefined) return undefined;
  if (!isDocument(specification)) throw new CommandError(14, 'the projection must be an object');
  const entries = flatten(specification);
  if (entries.length === 0) return undefined;
  const others = entries.filter(([path]) => path !== '_id');
  const id = entries.find(([path]) => path === '_id')?.[1];
  const isInclusion = others[0]?.[1] ?? id ?? true;
  const odd = others.find(([, flag]) => flag !== isInclusion);
  if (odd !== undefined)
    throw new CommandError(
      isInclusion ? 31254 : 31253,
      `Cannot do ${isInclusion ? 'exclusion' : 'inclusion'} on field ${odd[0]} in ${isInclusion ? 'inclusion' : 'exclusion'} projection`,
    );
  const tree: Tree = new Map();
  for (const [path] of others) addPath(tree, path);
  if (isInclusion ? id !== false : id === false) if (!tree.has('_id')) tree.set('_id', true);
  const isFlat = [...tree.values()].every((child) => child === true);
  const names = new Set(tree.keys());
  return {
    ofDocument: (document) => (isInclusion ? include(document, tree) : exclude(document, tree)) as Document,
    ofBytes: isFlat ? (bytes) => (isInclusion ? pickFields : omitFields)(bytes, names) : undefined,
  };
};
