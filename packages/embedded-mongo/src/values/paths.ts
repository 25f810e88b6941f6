import { EMPTY_ARRAY } from './compare.ts';
import { badValue } from '../errors.ts';
import { getField, isArrayIndex, isDocument } from './values.ts';

export const splitPath = (path: string): string[] => {
  const parts = path.split('.');
  if (parts.includes('')) throw badValue(`The field path '${path}' has an empty part`);
  return parts;
};

type Test = (value: unknown) => boolean;

const testLeaf = (value: unknown, test: Test, eachElement: boolean): boolean =>
  (eachElement && Array.isArray(value) && value.some((element) => test(element))) || test(value);

/**
 * Whether some value that the path leads to passes. Arrays on the way are entered (only their documents, or the
 * element that a number names); a missing field is tested as undefined; arrays without documents lead nowhere.
 */
export const someValue = (
  root: unknown,
  parts: readonly string[],
  test: Test,
  eachElement: boolean,
  at = 0,
): boolean => {
  const part = parts[at];
  if (part === undefined) return testLeaf(root, test, eachElement);
  if (Array.isArray(root)) {
    if (isArrayIndex(part) && Number(part) < root.length) {
      if (someValue(root[Number(part)], parts, test, eachElement, at + 1)) return true;
    }
    return root.some((element) => isDocument(element) && someValue(element, parts, test, eachElement, at));
  }
  if (!isDocument(root)) return test(undefined);
  return someValue(getField(root, part), parts, test, eachElement, at + 1);
};

export type KeyValues = { values: unknown[]; hasArray: boolean };

const collect = (root: unknown, parts: readonly string[], at: number, into: KeyValues): void => {
  const part = parts[at];
  if (Array.isArray(root)) {
    into.hasArray = true;
    if (part !== undefined && isArrayIndex(part)) return collect(root[Number(part)], parts, at + 1, into);
    if (part === undefined) into.values.push(...(root.length === 0 ? [EMPTY_ARRAY] : root));
    else if (root.length === 0) into.values.push(null);
    else
      for (const element of root)
        if (isDocument(element)) collect(element, parts, at, into);
        else into.values.push(null);
    return;
  }
  if (part === undefined) into.values.push(root ?? null);
  else if (isDocument(root)) collect(getField(root, part), parts, at + 1, into);
  else into.values.push(null);
};

/** The values under which an index files the document, and by which a sort compares it. */
export const keyValues = (root: unknown, parts: readonly string[]): KeyValues => {
  const found: KeyValues = { values: [], hasArray: false };
  collect(root, parts, 0, found);
  return found;
};

/** What an aggregation expression `$a.b` gives: arrays of documents give arrays, a missing field undefined. */
export const valueAt = (root: unknown, parts: readonly string[], at = 0): unknown => {
  const part = parts[at];
  if (part === undefined) return root;
  if (Array.isArray(root))
    return root
      .map((element) => (isDocument(element) ? valueAt(element, parts, at) : undefined))
      .filter((v) => v !== undefined);
  return isDocument(root) ? valueAt(getField(root, part), parts, at + 1) : undefined;
};
