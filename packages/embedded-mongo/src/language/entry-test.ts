import type { Filter } from './filter.ts';
import { isHeldByPoints, type Plan } from './planner.ts';
import { TREE_PREFIX_BYTES, type Index } from '../storage/index-entries.ts';
import { decodeKey, keyEnd, UNREADABLE } from '../values/keys.ts';
import type { Document } from '../values/values.ts';

/** What an index entry alone says of its document; `counted` when nothing of the document is needed any more. */
type Verdict = 'rejected' | 'counted' | 'open';

const conjunctsOf = (filter: Filter): Filter[] => filter.conjuncts?.flatMap(conjunctsOf) ?? [filter];

/** Whether the ranges of the plan hold all that the condition asks for. */
const isHeld = ({ node }: Filter, plan: Plan): boolean =>
  isHeldByPoints(node, plan) ||
  (node.kind === 'compare' && node.path === plan.rangePath && node.operand instanceof Date);

/** The wanted fields, or undefined where the entry does not give one of them back. */
const readEntry = (index: Index, key: Buffer, wanted: ReadonlySet<string>): Document | undefined => {
  const fields: Document = {};
  let at = TREE_PREFIX_BYTES;
  let missing = wanted.size;
  for (const [i, [name = '']] of index.paths.entries()) {
    const direction = index.directions[i] ?? 1;
    const end = keyEnd(key, at, direction);
    if (end === undefined) return undefined;
    if (wanted.has(name)) {
      const value = decodeKey(key, at, end, direction);
      if (value === UNREADABLE) return undefined;
      fields[name] = value;
      if (--missing === 0) break;
    }
    at = end;
  }
  return fields;
};

type Asked = { filter: Filter; isCount: boolean };

/**
 * As MongoDB does, tests conditions on the fields of an index on its entries, before any document is read. Not on a
 * multikey index: an entry then has one element of the array only.
 */
export const entryTest = (plan: Plan, { filter, isCount }: Asked): ((key: Buffer) => Verdict) => {
  const { index, isExact } = plan;
  if (isExact) return () => (isCount ? 'counted' : 'open');
  if (index === undefined || index.isMultikey) return () => 'open';
  const own = new Set(index.paths.flatMap((path) => (path.length === 1 ? path : [])));
  const all = conjunctsOf(filter);
  const covered = all.filter(({ fields }) => [...fields].every((field) => own.has(field)));
  const tested = covered.filter((conjunct) => !isHeld(conjunct, plan));
  const decides = isCount && covered.length === all.length;
  if (tested.length === 0) return () => (decides ? 'counted' : 'open');
  const wanted = new Set(tested.flatMap(({ fields }) => [...fields]));
  return (key) => {
    const entry = readEntry(index, key, wanted);
    if (entry === undefined) return 'open';
    if (!tested.every(({ matches }) => matches(entry))) return 'rejected';
    return decides ? 'counted' : 'open';
  };
};
