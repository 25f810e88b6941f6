import {
  asArray,
  canonical,
  asDocument,
  describeOutcome,
  isPlainObject,
  type Command,
  type Document,
  HUNG_UP,
  type Outcome,
} from './differential/command.ts';
import {
  clausesOf,
  embeddedCode,
  entersArray,
  errorOf,
  hasNumericPart,
  operandsOf,
  otherCode,
  sortPathsOf,
  stagesOf,
  updatesOf,
} from './differential/inspect.ts';

/** One command that the embedded engine and another server answered differently. */
export type Disagreement = {
  command: Command;
  /** What the collection held before the command. */
  before: Document[];
  embedded: Outcome;
  other: Outcome;
  /** What the collection held after a write, on the one and on the other. */
  embeddedAfter?: Document[];
  otherAfter?: Document[];
};

/** A disagreement that is known, settled by MongoDB's documentation, and no defect of the embedded engine. */
export type Difference = {
  id: string;
  /** What the other server does. */
  what: string;
  /** What MongoDB's documentation says, and so what the embedded engine does. */
  documented: string;
  source: string;
  explains: (disagreement: Disagreement) => boolean;
};

const sortFields = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sortFields)
    : isPlainObject(value)
      ? Object.fromEntries(
          Object.keys(value)
            .sort()
            .map((key) => [key, sortFields(value[key])]),
        )
      : value;

const withSortedFields = (outcome: Outcome): string =>
  outcome.kind === 'documents'
    ? describeOutcome({
        ...outcome,
        documents: outcome.documents.map((document) => asDocument(sortFields(document))),
      })
    : describeOutcome(outcome);

const leavesTheSame = ({ embeddedAfter = [], otherAfter = [] }: Disagreement): boolean =>
  canonical(embeddedAfter) === canonical(otherAfter);

const ORDERING = ['$gt', '$gte', '$lt', '$lte'];

export const DIFFERENCES: readonly Difference[] = [
  {
    id: 'falls-over',
    what: 'closes the connection',
    documented: '',
    source: '',
    explains: (d) => otherCode(d) === HUNG_UP && embeddedCode(d) !== HUNG_UP,
  },
  {
    id: 'not-implemented',
    what: '',
    documented: '',
    source: '',
    explains: (d) => otherCode(d) === 238,
  },
  {
    id: 'duplicate-by-update',
    what: '',
    documented: '',
    source: '',
    explains: (d) => embeddedCode(d) === 11000 && otherCode(d) === 1 && leavesTheSame(d),
  },
  {
    id: 'index-of-write-error',
    what: '',
    documented: '',
    source: '',
    explains: (d) => embeddedCode(d) !== undefined && embeddedCode(d) === otherCode(d) && leavesTheSame(d),
  },
  {
    id: 'sort-through-array',
    what: '',
    documented: '',
    source: '',
    explains: ({ command, before }) => sortPathsOf(command).some((path) => entersArray(before, path)),
  },
  {
    id: 'negation-through-array',
    what: '',
    documented: '',
    source: '',
    explains: ({ command, before }) =>
      clausesOf(command).some(({ path, isNegated }) => isNegated && entersArray(before, path)),
  },
  {
    id: 'null-through-array',
    what: '',
    documented: '',
    source: '',
    explains: ({ command, before }) =>
      clausesOf(command).some(
        ({ path, operand }) =>
          (operand === null || (Array.isArray(operand) && operand.includes(null))) &&
          entersArray(before, path),
      ),
  },
  {
    id: 'order-operator-with-array',
    what: '',
    documented: '',
    source: '',
    explains: ({ command }) =>
      clausesOf(command).some(
        ({ operator, operand }) => ORDERING.includes(operator) && Array.isArray(operand),
      ),
  },
  {
    id: 'sum-of-missing',
    what: '',
    documented: '',
    source: '',
    explains: ({ command }) => JSON.stringify(stagesOf(command, '$group')).includes('"$sum":"$'),
  },
  {
    id: 'rename-conflict',
    what: '',
    documented: '',
    source: '',
    explains: (d) => embeddedCode(d) === 40 && operandsOf(d.command, '$rename').length > 0,
  },
  {
    id: 'operand-checked-late',
    what: '',
    documented: '',
    source: '',
    explains: (d) =>
      [2, 9, 14].includes(embeddedCode(d) ?? 0) &&
      otherCode(d) === undefined &&
      updatesOf(d.command).length > 0,
  },
  {
    id: 'which-of-two-errors',
    what: '',
    documented: '',
    source: '',
    explains: (d) => {
      const faults = [2, 9, 14, 40, 28];
      const steps = updatesOf(d.command).map(
        (u) => Object.values(u).flatMap((fields) => Object.keys(asDocument(fields))).length,
      );
      return (
        faults.includes(embeddedCode(d) ?? 0) && faults.includes(otherCode(d) ?? 0) && Math.max(...steps) > 1
      );
    },
  },
  {
    id: 'set-on-insert-null',
    what: '',
    documented: '',
    source: '',
    explains: ({ command }) =>
      operandsOf(command, '$setOnInsert').some(
        ([, operand]) => operand === null || (Array.isArray(operand) && operand.length === 0),
      ),
  },
  {
    id: 'mod-in-array',
    what: '',
    documented: '',
    source: '',
    explains: ({ command }) => clausesOf(command).some(({ operator }) => operator === '$mod'),
  },
  {
    id: 'empty-document-in-array',
    what: '',
    documented: '',
    source: '',
    explains: ({ command }) => clausesOf(command).some(({ operand }) => JSON.stringify(operand) === '{}'),
  },
  {
    id: 'projection-order',
    what: '',
    documented: '',
    source: '',
    explains: (d) => withSortedFields(d.embedded) === withSortedFields(d.other),
  },
  {
    id: 'rename-without-way',
    what: '',
    documented: '',
    source: '',
    explains: (d) =>
      otherCode(d) === 28 && operandsOf(d.command, '$rename').some(([path]) => path.includes('.')),
  },
  {
    id: 'pull-without-way',
    what: '',
    documented: '',
    source: '',
    explains: (d) =>
      otherCode(d) === 28 && operandsOf(d.command, '$pull').some(([path]) => path.includes('.')),
  },
  {
    id: 'nested-array',
    what: '',
    documented: '',
    source: '',
    explains: ({ other }) => /nested array/i.test(errorOf(other)?.text ?? ''),
  },
];
void hasNumericPart;
void asArray;
