import { isNaNValue, ORDER, orderOf } from '../values/compare.ts';
import type { FilterNode } from './filter.ts';
import { afterPrefix, type Direction, encodeKey, encodeStringPrefix, invert } from '../values/keys.ts';
import {
  type Collection,
  type Index,
  type KeyRange,
  treePrefix,
  treeRange,
} from '../storage/index-entries.ts';
import type { Collections } from '../storage/collections.ts';

export type SortField = { path: string; direction: Direction };

export type Plan = {
  index: Index | undefined;
  ranges: KeyRange[];
  isReverse: boolean;
  isSorted: boolean;
  /** Set when each range is one whole key of a unique index, which is read directly. */
  isPoint: boolean;
  /** Set when the index entries alone decide the filter, so that no document is read. */
  isExact: boolean;
  /** Fields whose equality conditions the ranges hold. */
  equalPaths: string[];
  /** The field after them, if the ranges bound it. */
  rangePath: string | undefined;
};

/** Values of one field between two encodings; an included bound takes all keys that begin with it. */
type Interval = {
  low: Buffer;
  isLowIncluded: boolean;
  high: Buffer;
  isHighIncluded: boolean;
  isPoint: boolean;
};

const MAX_RANGES = 1000;
const MAX_COUNTED_KEYS = 2000;
/** Of more ranges every second, third … is counted for all. */
const MAX_COUNTED_RANGES = 100;

const point = (value: unknown): Interval => {
  const key = encodeKey(value);
  return { low: key, isLowIncluded: true, high: key, isHighIncluded: true, isPoint: true };
};

const isIndexable = (value: unknown): boolean => {
  const order = orderOf(value);
  return order !== ORDER.array && order !== ORDER.minKey && order !== ORDER.maxKey;
};

/** Whether a range of points holds all that an equality condition asks for. */
const isEquality = (node: FilterNode): node is FilterNode & { path: string } =>
  (node.kind === 'compare' && node.operator === '$eq' && isIndexable(node.operand)) ||
  (node.kind === 'in' && node.operands.every(isIndexable));

/** Whether the condition is an equality that the ranges of the plan hold whole. */
export const isHeldByPoints = (node: FilterNode, { equalPaths }: Plan): boolean =>
  isEquality(node) && equalPaths.includes(node.path);

const comparisonIntervals = (operator: string, operand: unknown): Interval[] | undefined => {
  if (!isIndexable(operand) || (isNaNValue(operand) && operator !== '$eq')) return undefined;
  const order = orderOf(operand);
  const key = encodeKey(operand);
  const ofType = Buffer.from([order]);
  const isLowIncluded = operator !== '$gt';
  const isHighIncluded = operator !== '$lt';
  if (operator === '$eq') return [point(operand)];
  if (operator.startsWith('$gt'))
    return [{ low: key, isLowIncluded, high: ofType, isHighIncluded: true, isPoint: false }];
  return [{ low: ofType, isLowIncluded: true, high: key, isHighIncluded, isPoint: false }];
};

const lowerBound = ({ low, isLowIncluded }: Interval): Buffer => (isLowIncluded ? low : afterPrefix(low));
const upperBound = ({ high, isHighIncluded }: Interval): Buffer =>
  isHighIncluded ? afterPrefix(high) : high;

const isEmptyInterval = (interval: Interval): boolean =>
  Buffer.compare(lowerBound(interval), upperBound(interval)) >= 0;

const intersection = (a: Interval, b: Interval): Interval => {
  const lower = Buffer.compare(lowerBound(a), lowerBound(b)) >= 0 ? a : b;
  const upper = Buffer.compare(upperBound(a), upperBound(b)) <= 0 ? a : b;
  const { low, isLowIncluded } = lower;
  const { high, isHighIncluded } = upper;
  const common = { low, isLowIncluded, high, isHighIncluded, isPoint: false };
  // The intersection of a point with any range is that point.
  if (isEmptyInterval(common)) return common;
  return a.isPoint ? a : b.isPoint ? b : common;
};

const intersect = (left: Interval[], right: Interval[]): Interval[] =>
  left.flatMap((a) => right.map((b) => intersection(a, b))).filter((interval) => !isEmptyInterval(interval));

/** Sorted and without overlap, so that a scan of one after the other stays in key order and meets nothing twice. */
const unite = (intervals: Interval[]): Interval[] => {
  const sorted = [...intervals].sort((a, b) => Buffer.compare(lowerBound(a), lowerBound(b)));
  const united: Interval[] = [];
  for (const interval of sorted) {
    const last = united.at(-1);
    if (last === undefined || Buffer.compare(lowerBound(interval), upperBound(last)) >= 0)
      united.push(interval);
    else if (Buffer.compare(upperBound(interval), upperBound(last)) > 0)
      united[united.length - 1] = {
        ...last,
        high: interval.high,
        isHighIncluded: interval.isHighIncluded,
        isPoint: false,
      };
  }
  return united;
};

/** The ranges of `path` that can match the filter; undefined when all can. */
const intervalsOf = (node: FilterNode, path: string, isMultikey: boolean): Interval[] | undefined => {
  switch (node.kind) {
    case 'compare':
      return node.path === path ? comparisonIntervals(node.operator, node.operand) : undefined;
    case 'in':
      return node.path === path && node.operands.every(isIndexable)
        ? unite(node.operands.map(point))
        : undefined;
    case 'prefix': {
      if (node.path !== path) return undefined;
      const key = encodeStringPrefix(node.prefix);
      return [{ low: key, isLowIncluded: true, high: key, isHighIncluded: true, isPoint: false }];
    }
    case 'or': {
      const children = node.children.map((child) => intervalsOf(child, path, isMultikey));
      return children.includes(undefined)
        ? undefined
        : unite(children.flatMap((intervals) => intervals ?? []));
    }
    case 'and': {
      const children = node.children
        .map((child) => intervalsOf(child, path, isMultikey))
        .filter((intervals) => intervals !== undefined);
      // Different elements of one array may satisfy different conditions, so only one of them bounds the scan.
      if (isMultikey)
        return children.find((intervals) => intervals.every(({ isPoint }) => isPoint)) ?? children[0];
      return children.length === 0 ? undefined : children.reduce(intersect);
    }
    case 'other':
      return undefined;
  }
};

const oriented = (interval: Interval, direction: Direction): Interval =>
  direction === 1
    ? interval
    : {
        low: invert(interval.high),
        isLowIncluded: interval.isHighIncluded,
        high: invert(interval.low),
        isHighIncluded: interval.isLowIncluded,
        isPoint: interval.isPoint,
      };

type Bounds = {
  ranges: KeyRange[];
  equalFields: number;
  singlePoints: number;
  isBounded: boolean;
  isImpossible: boolean;
};

const boundsOf = (index: Index, node: FilterNode): Bounds => {
  let prefixes = [treePrefix(index.tree)];
  let singlePoints = 0;
  for (const [i, path] of index.paths.entries()) {
    const direction = index.directions[i] ?? 1;
    const found = intervalsOf(node, path.join('.'), index.isMultikey);
    if (found === undefined)
      return {
        ranges: prefixes.map((prefix) => ({ start: prefix, end: afterPrefix(prefix) })),
        equalFields: i,
        singlePoints,
        isBounded: i > 0,
        isImpossible: false,
      };
    const intervals = found.map((interval) => oriented(interval, direction));
    if (direction === -1) intervals.reverse();
    const isPoints =
      intervals.every(({ isPoint }) => isPoint) && prefixes.length * intervals.length <= MAX_RANGES;
    if (!isPoints) {
      const ranges = prefixes.flatMap((prefix) =>
        intervals.map((interval) => ({
          start: Buffer.concat([prefix, lowerBound(interval)]),
          end: Buffer.concat([prefix, upperBound(interval)]),
        })),
      );
      return { ranges, equalFields: i, singlePoints, isBounded: true, isImpossible: ranges.length === 0 };
    }
    if (intervals.length === 1 && singlePoints === i) singlePoints++;
    prefixes = prefixes.flatMap((prefix) => intervals.map(({ low }) => Buffer.concat([prefix, low])));
  }
  return {
    ranges: prefixes.map((prefix) => ({ start: prefix, end: afterPrefix(prefix) })),
    equalFields: index.paths.length,
    singlePoints,
    isBounded: true,
    isImpossible: prefixes.length === 0,
  };
};

/** Whether reading the index forwards (1) or backwards (-1) gives the sort; fields restricted to one value do not matter. */
const sortDirection = (
  index: Index,
  sort: readonly SortField[],
  singlePoints: number,
): Direction | undefined => {
  if (index.isMultikey) return undefined;
  const paths = index.paths.map((path) => path.join('.'));
  const fixed = new Set(paths.slice(0, singlePoints));
  let direction: Direction | undefined;
  let at = singlePoints;
  for (const field of sort) {
    if (fixed.has(field.path)) continue;
    if (paths[at] !== field.path) return undefined;
    const needed: Direction = index.directions[at] === field.direction ? 1 : -1;
    if (direction !== undefined && direction !== needed) return undefined;
    direction = needed;
    at++;
    // Nothing is equal in `_id`, so what follows in the sort cannot matter.
    if (field.path === '_id') break;
  }
  return direction ?? 1;
};

export type Wanted = { node: FilterNode; sort: readonly SortField[]; needed: number };

type Candidate = Plan & { bounds: Bounds; keys: number };

const countKeys = (store: Collections, ranges: readonly KeyRange[]): number => {
  const step = Math.ceil(ranges.length / MAX_COUNTED_RANGES);
  let keys = 0;
  for (const range of ranges.filter((_, index) => index % step === 0))
    for (const _entry of store.scan(range)) {
      keys += step;
      if (keys >= MAX_COUNTED_KEYS) return keys;
    }
  return keys;
};

const toCandidate = (index: Index, { node, sort }: Wanted): Candidate => {
  const bounds = boundsOf(index, node);
  const direction = sort.length === 0 ? 1 : sortDirection(index, sort, bounds.singlePoints);
  const isReverse = direction === -1;
  return {
    index,
    bounds,
    ranges: isReverse ? [...bounds.ranges].reverse() : bounds.ranges,
    isReverse,
    isSorted: direction !== undefined,
    isPoint: index.isUnique && bounds.equalFields === index.paths.length,
    isExact: node.kind === 'prefix' && node.isWhole && bounds.isBounded,
    equalPaths: index.paths.slice(0, bounds.equalFields).map((path) => path.join('.')),
    rangePath: index.paths[bounds.equalFields]?.join('.'),
    keys: 0,
  };
};

/** Keys a plan is expected to read: all of its own, or, in sort order, as many as the limit needs. */
const costOf = (candidate: Candidate, { sort, needed }: Wanted, matching: number): number => {
  if (sort.length > 0 && !candidate.isSorted) return candidate.keys;
  return Math.min(candidate.keys, needed * Math.max(1, candidate.keys / Math.max(1, matching)));
};

/** Its ranges hold exactly what matches, in order: no other index reads fewer keys. */
const readsLeast = (candidate: Candidate, { node }: Wanted): boolean =>
  candidate.isSorted &&
  candidate.index?.isMultikey === false &&
  conjunctsOf(node).every((conjunct) => isHeldByPoints(conjunct, candidate));

const conjunctsOf = (node: FilterNode): FilterNode[] =>
  node.kind === 'and' ? node.children.flatMap(conjunctsOf) : [node];

export const choosePlan = (store: Collections, collection: Collection, wanted: Wanted): Plan => {
  const all = collection.indexes.map((index) => toCandidate(index, wanted));
  const point = all.find(({ isPoint, bounds }) => isPoint && bounds.singlePoints === bounds.equalFields);
  if (point !== undefined) return { ...point, isSorted: point.isSorted || point.ranges.length <= 1 };
  const useful = all.filter(
    ({ bounds, isSorted }) => bounds.isBounded || (wanted.sort.length > 0 && isSorted),
  );
  const [first] = useful;
  if (first === undefined)
    return {
      index: undefined,
      ranges: [treeRange(collection.tree)],
      isReverse: false,
      isSorted: wanted.sort.length === 0,
      isPoint: false,
      isExact: false,
      equalPaths: [],
      rangePath: undefined,
    };
  if (useful.length === 1) return first;
  const least = useful.find((candidate) => readsLeast(candidate, wanted));
  if (least !== undefined) return least;
  const total = store.count(collection);
  for (const candidate of useful) {
    const counted = candidate.bounds.isBounded ? countKeys(store, candidate.ranges) : total;
    candidate.keys = counted < MAX_COUNTED_KEYS ? counted : Math.max(counted, total / 4);
  }
  const matching = Math.min(...useful.map(({ keys }) => keys));
  const best = useful
    .map((candidate) => ({ candidate, cost: costOf(candidate, wanted, matching) }))
    .sort(
      (a, b) =>
        a.cost - b.cost ||
        Number(b.candidate.isSorted) - Number(a.candidate.isSorted) ||
        b.candidate.bounds.equalFields - a.candidate.bounds.equalFields,
    )[0];
  return best?.candidate ?? first;
};
