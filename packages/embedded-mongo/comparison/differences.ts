import {
  asArray,
  asDocument,
  canonical,
  describeDocuments,
  describeOutcome,
  isPlainObject,
  type Command,
  type Document,
  HUNG_UP,
  type Outcome,
} from './command.ts';
import type { Disagreement } from './disagreement.ts';
import {
  clausesOf,
  embeddedCode,
  entersArray,
  entersArrayOfDocuments,
  errorOf,
  operandsOf,
  otherCode,
  sortPathsOf,
  stagesOf,
  updatesOf,
} from './inspect.ts';

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
  describeDocuments(embeddedAfter) === describeDocuments(otherAfter);

const withoutNegativeZero = (outcome: Outcome, after: Document[] = []): string =>
  `${describeOutcome(outcome)} ${describeDocuments(after)}`.replaceAll('"-0.0"', '"0.0"');

const withoutModified = (outcome: Outcome): string =>
  outcome.kind === 'reply'
    ? describeOutcome({ ...outcome, reply: { ...outcome.reply, nModified: 0 } })
    : describeOutcome(outcome);

const hasReplacement = (command: Command): boolean =>
  updatesOf(command).some((u) => !(Object.keys(u)[0] ?? '').startsWith('$'));

const ORDERING = ['$gt', '$gte', '$lt', '$lte'];

export const DIFFERENCES: readonly Difference[] = [
  {
    id: 'falls-over',
    what: 'closes the connection, and may end its process afterwards, when the update of an upsert fails',
    documented: 'every request gets a reply, a failed one with its error',
    source: 'MongoDB Wire Protocol, OP_MSG',
    explains: (d) => otherCode(d) === HUNG_UP && embeddedCode(d) !== HUNG_UP,
  },
  {
    id: 'whole-number-names',
    what: 'stores fields whose names are whole numbers, as MongoDB does',
    documented: 'outside the scope of the embedded engine, which rejects them',
    source: 'Documents, Field Names; README.md of the package',
    explains: ({ embedded }) => errorOf(embedded)?.text.includes('as the name of a field') ?? false,
  },
  {
    id: 'not-implemented',
    what: 'returns code 238, not implemented, for some operators inside `$elemMatch`',
    documented: 'the operators of a query predicate may be used inside `$elemMatch`',
    source: '$elemMatch (query), Syntax',
    explains: (d) => otherCode(d) === 238,
  },
  {
    id: 'duplicate-by-update',
    what: 'returns code 1 when an update meets a unique index, 11000 only for an insert',
    documented: 'a duplicate key is error 11000 whatever command meets it',
    source: 'Unique Indexes, Behavior; Error Codes, DuplicateKey',
    explains: (d) => embeddedCode(d) === 11000 && otherCode(d) === 1 && leavesTheSame(d),
  },
  {
    id: 'order-of-multi-update',
    what: 'goes through the documents in the order of their insertion, so others are done before an error',
    documented: 'no order is promised; the embedded engine goes by `_id`',
    source: 'db.collection.updateMany(), Behavior',
    explains: (d) =>
      embeddedCode(d) !== undefined &&
      embeddedCode(d) === otherCode(d) &&
      asArray(d.command.updates).some((statement) => asDocument(statement).multi === true),
  },
  {
    id: 'negative-zero',
    what: 'turns a double -0.0 into 0.0',
    documented: 'a double is kept as IEEE 754 has it',
    source: 'BSON Types, Double',
    explains: (d) =>
      withoutNegativeZero(d.embedded, d.embeddedAfter) === withoutNegativeZero(d.other, d.otherAfter),
  },
  {
    id: 'replacement-without-change',
    what: 'counts a replacement by an equal document as a modification',
    documented: '`nModified` does not count a document that the update leaves as it was',
    source: 'update (command), Output, nModified',
    explains: (d) =>
      leavesTheSame(d) &&
      withoutModified(d.embedded) === withoutModified(d.other) &&
      hasReplacement(d.command),
  },
  {
    id: 'sort-through-array',
    what: 'compares an array of documents whole when a dotted path leads through it',
    documented:
      'the least (ascending) or greatest (descending) of the values that the path finds is compared',
    source: 'Comparison/Sort Order, Arrays',
    explains: ({ command, before }) =>
      sortPathsOf(command).some((path) => entersArrayOfDocuments(before, path)),
  },
  {
    id: 'negation-through-array',
    what: 'finds a document by `$ne`, `$nin` or `$not` when one element of an array on the way passes',
    documented: 'a negation finds the documents that the condition does not find',
    source: '$ne, $nin and $not, Behavior',
    explains: ({ command, before }) =>
      clausesOf(command).some(({ path, isNegated }) => isNegated && entersArray(before, path)),
  },
  {
    id: 'null-through-array',
    what: 'differs on null where a dotted path enters an array: finds arrays of scalars, misses elements without the field',
    documented:
      'null finds a document on the way that lacks the field; an array without documents lacks nothing',
    source: 'Query for Null or Missing Fields; Query an Array of Embedded Documents',
    explains: ({ command, before }) =>
      clausesOf(command).some(
        ({ path, operand }) =>
          (operand === null || (Array.isArray(operand) && operand.includes(null))) &&
          entersArray(before, path),
      ),
  },
  {
    id: 'order-operator-with-array',
    what: 'compares an array with an array by other rules, inside `$elemMatch` too',
    documented: 'an array is compared with an array of the same type bracket only',
    source: 'Comparison/Sort Order, Arrays and Type Bracketing',
    explains: ({ command }) =>
      clausesOf(command).some(
        ({ operator, operand }) => ORDERING.includes(operator) && Array.isArray(operand),
      ),
  },
  {
    id: 'sum-of-missing',
    what: 'gives 0 for a group in which a document lacks the summed field',
    documented: '`$sum` leaves out what is missing or no number',
    source: '$sum, Behavior, Non-Numeric or Non-Existent Fields',
    explains: ({ command }) => JSON.stringify(stagesOf(command, '$group')).includes('"$sum":"$'),
  },
  {
    id: 'rename-conflict',
    what: 'does not see that `$rename` and another operator work on one path',
    documented: 'two operators on one path are a conflict, code 40',
    source: 'Update Operators, Behavior; $rename, Behavior',
    explains: (d) => embeddedCode(d) === 40 && operandsOf(d.command, '$rename').length > 0,
  },
  {
    id: 'operand-checked-late',
    what: 'checks an operand when the first document is found, so not at all when none is',
    documented: 'a malformed update is an error of the command',
    source: '$inc, Syntax; Update Operators',
    explains: (d) =>
      [2, 9, 14].includes(embeddedCode(d) ?? 0) &&
      otherCode(d) === undefined &&
      updatesOf(d.command).length > 0,
  },
  {
    id: 'which-of-two-errors',
    what: 'reports another one of two errors of one update',
    documented: 'no order of checks is promised',
    source: 'none: undocumented',
    explains: (d) => {
      const codes = [2, 9, 14, 40, 28];
      const steps = updatesOf(d.command).map(
        (u) => Object.values(u).flatMap((fields) => Object.keys(asDocument(fields))).length,
      );
      return (
        codes.includes(embeddedCode(d) ?? 0) && codes.includes(otherCode(d) ?? 0) && Math.max(...steps) > 1
      );
    },
  },
  {
    id: 'set-on-insert-null',
    what: 'leaves a null or an empty array out of `$setOnInsert`',
    documented: '`$setOnInsert` assigns the values given',
    source: '$setOnInsert, Behavior',
    explains: ({ command }) =>
      operandsOf(command, '$setOnInsert').some(
        ([, operand]) => operand === null || (Array.isArray(operand) && operand.length === 0),
      ),
  },
  {
    id: 'mod-in-array',
    what: 'looks at the first element of an array only',
    documented: 'an operator is met by any element of an array',
    source: 'Query an Array, Query an Array for an Element',
    explains: ({ command }) => clausesOf(command).some(({ operator }) => operator === '$mod'),
  },
  {
    id: 'empty-document-in-array',
    what: 'does not find an empty document inside an array',
    documented: 'equality with a document finds an array that holds it',
    source: 'Query an Array of Embedded Documents, Query for a Document Nested in an Array',
    explains: ({ command }) =>
      clausesOf(command).some(({ operand }) => [operand].flat().some((o) => canonical(o) === '{}')),
  },
  {
    id: 'projection-order',
    what: 'gives the fields in the order of the projection',
    documented: 'existing fields keep their order in an inclusion',
    source: 'Project Fields to Return from Query; Release Notes 4.4, projection',
    explains: (d) => withSortedFields(d.embedded) === withSortedFields(d.other),
  },
  {
    id: 'rename-fails-inside',
    what: 'returns code 1 for the whole command when a scalar stands on the way to the new name',
    documented: 'the path cannot be made: a write error of the statement, as for `$set`',
    source: '$rename, Behavior; Error Codes, PathNotViable',
    explains: (d) =>
      embeddedCode(d) === 28 && otherCode(d) === 1 && operandsOf(d.command, '$rename').length > 0,
  },
  {
    id: 'rename-without-way',
    what: 'returns code 28 when a scalar stands on the way to the field',
    documented: '`$rename` of a field that is not there does nothing',
    source: '$rename, Behavior',
    explains: (d) =>
      otherCode(d) === 28 && operandsOf(d.command, '$rename').some(([path]) => path.includes('.')),
  },
  {
    id: 'pull-without-way',
    what: 'returns code 28 when a scalar stands on the way to the array',
    documented: '`$pull` of a field that is not there does nothing',
    source: '$pull, Behavior',
    explains: (d) =>
      otherCode(d) === 28 && operandsOf(d.command, '$pull').some(([path]) => path.includes('.')),
  },
  {
    id: 'pull-by-condition',
    what: 'takes the condition of `$pull` for a value, which the elements have to equal',
    documented: '`$pull` removes the elements that meet the condition',
    source: '$pull, Behavior',
    explains: (d) =>
      otherCode(d) === undefined &&
      operandsOf(d.command, '$pull').some(([, operand]) => isPlainObject(operand)),
  },
  {
    id: 'conditions-on-one-element',
    what: 'wants one element of an array of documents that meets all conditions on a path',
    documented: 'one element may meet one condition and another element another, `$elemMatch` aside',
    source: 'Query an Array of Embedded Documents, Combination of Elements Satisfies the Criteria',
    explains: (d) =>
      clausesOf(d.command).some(
        ({ path }, i, all) =>
          entersArrayOfDocuments(d.before, path) && all.findIndex((other) => other.path === path) < i,
      ),
  },
  {
    id: 'unset-in-array',
    what: 'takes an element out of an array',
    documented: '`$unset` of an element of an array leaves null in its place',
    source: '$unset, Behavior',
    explains: (d) => operandsOf(d.command, '$unset').some(([path]) => /\.\d+$/.test(path)),
  },
  {
    id: 'nested-array',
    what: 'stores no array inside an array',
    documented: 'an array holds values of any type',
    source: 'BSON Types, Array',
    explains: ({ other }) => /nested array/i.test(errorOf(other)?.text ?? ''),
  },
];
void asArray;
