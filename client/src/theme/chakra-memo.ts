/*
 * Chakra's `memo` (utils/memo.js), which the build replaces by this one. Chakra asks for the styles of each element at
 * each render by all that their objects contain, of which a button's recipe is most: here an object is read once, and
 * what a memoised function has returned is known by a number.
 */

const MAX_RESULTS = 2_000;

/** Style objects do not change after they were made. */
const keys = new WeakMap<object, string>();
let results = 0;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const keyOfObject = (object: object) => {
  const known = keys.get(object);
  if (known !== undefined) return known;
  const key = JSON.stringify(object);
  // Paths of selectors, which are made for one question.
  if (!Array.isArray(object)) keys.set(object, key);
  return key;
};

const keyOf = (value: unknown) => {
  if (isObject(value)) return keyOfObject(value);
  return typeof value === 'string' ? `"${value}` : String(value);
};

/** What a function that depends on nothing else returns for the same content. */
export const memo = <Args extends unknown[], Result>(compute: (...args: Args) => Result) => {
  const cache = new Map<string, Result>();
  return (...args: Args) => {
    const key = args.length === 1 ? keyOf(args[0]) : args.map(keyOf).join('|');
    const known = cache.get(key);
    if (known !== undefined || cache.has(key)) return known as Result;
    const result = compute(...args);
    if (cache.size >= MAX_RESULTS) cache.clear();
    cache.set(key, result);
    if (isObject(result) && !keys.has(result)) keys.set(result, `#${(results += 1)}`);
    return result;
  };
};
