import {
  asArray,
  asDocument,
  describeDocuments,
  describeOutcome,
  type Document,
  isPlainObject,
  type Outcome,
} from './command.ts';
import type { Disagreement } from './disagreement.ts';
import {
  clausesOf,
  embeddedCode,
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

const withSortedFields = (outcome: Outcome, after: Document[] = []): string => {
  const reply =
    outcome.kind === 'reply' ? { ...outcome, reply: asDocument(sortFields(outcome.reply)) } : outcome;
  return `${describeOutcome(reply)} ${describeDocuments(after.map((document) => asDocument(sortFields(document))))}`;
};

const isUpdate = ({ command }: Disagreement): boolean => 'update' in command;

const isWrite = (d: Disagreement): boolean => isUpdate(d) || 'delete' in d.command;

const narrowsById = ({ command }: Disagreement): boolean =>
  clausesOf(command).some(({ path }) => path === '_id');

const leavesTheSame = ({ embeddedAfter = [], otherAfter = [] }: Disagreement): boolean =>
  describeDocuments(embeddedAfter) === describeDocuments(otherAfter);

const withoutModified = (outcome: Outcome): string =>
  outcome.kind === 'reply'
    ? describeOutcome({ ...outcome, reply: { ...outcome.reply, nModified: 0 } })
    : describeOutcome(outcome);

const hasReplacement = ({ command }: Disagreement): boolean =>
  updatesOf(command).some((u) => !(Object.keys(u)[0] ?? '').startsWith('$'));

const hasWay = (d: Disagreement, operator: string): boolean =>
  operandsOf(d.command, operator)
    .flat()
    .some((path) => typeof path === 'string' && path.includes('.'));

const holdsEmptyArray = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length === 0 || value.some(holdsEmptyArray)
    : isPlainObject(value) && Object.values(value).some(holdsEmptyArray);

export const DIFFERENCES: readonly Difference[] = [
  {
    id: 'whole-number-names',
    what: 'stores fields whose names are whole numbers, as MongoDB does',
    documented: 'outside the scope of the embedded engine, which rejects them',
    source: 'Documents, Field Names; README.md of the package',
    explains: ({ embedded }) => errorOf(embedded)?.text.includes('as the name of a field') ?? false,
  },
  {
    id: 'undone-update',
    what: 'undoes an update of many documents when it fails at one',
    documented: 'the documents that were updated before stay so',
    source: 'db.collection.updateMany(), Behavior, Atomicity',
    explains: (d) =>
      embeddedCode(d) !== undefined &&
      embeddedCode(d) === otherCode(d) &&
      asArray(d.command.updates).some((statement) => asDocument(statement).multi === true),
  },
  {
    id: 'order-of-documents',
    what: 'takes another one of several documents that match, by the order of their insertion',
    documented: 'no order is promised; the embedded engine goes by `_id`',
    source: 'db.collection.updateOne(), Behavior',
    explains: (d) =>
      isWrite(d) && describeOutcome(d.embedded) === describeOutcome(d.other) && !narrowsById(d),
  },
  {
    id: 'order-of-new-fields',
    what: 'adds fields in the order of the update, and its operators one after another',
    documented: 'fields are processed in lexicographic order of their names',
    source: 'Update Operators, Behavior',
    explains: (d) =>
      isUpdate(d) &&
      withSortedFields(d.embedded, d.embeddedAfter) === withSortedFields(d.other, d.otherAfter),
  },
  {
    id: 'replacement-without-change',
    what: 'counts a replacement by an equal document as a modification',
    documented: '`nModified` does not count a document that the update leaves as it was',
    source: 'update (command), Output, nModified',
    explains: (d) =>
      leavesTheSame(d) && withoutModified(d.embedded) === withoutModified(d.other) && hasReplacement(d),
  },
  {
    id: 'found-without-change',
    what: 'counts no document that findAndModify finds and leaves as it was',
    documented: '`updatedExisting` is true where the update is of a document that exists',
    source: 'findAndModify (command), Output, lastErrorObject',
    explains: (d) => 'findAndModify' in d.command && leavesTheSame(d) && otherCode(d) === undefined,
  },
  {
    id: 'update-checked-late',
    what: 'checks an update when the first document is found, so not at all when none is',
    documented: 'a malformed update is an error of the command',
    source: '$inc, Syntax; Update Operators, Behavior; $rename, Behavior',
    explains: (d) =>
      [2, 9, 14, 40].includes(embeddedCode(d) ?? 0) && otherCode(d) === undefined && isUpdate(d),
  },
  {
    id: 'code-of-update-error',
    what: 'reports another one of two errors of one update, or code 115 for an upsert',
    documented: 'no order of checks is promised, and no code of most errors',
    source: 'none: undocumented',
    explains: (d) =>
      isUpdate(d) &&
      leavesTheSame(d) &&
      [2, 9, 14, 28, 40].includes(embeddedCode(d) ?? 0) &&
      [2, 9, 14, 28, 40, 115].includes(otherCode(d) ?? 0),
  },
  {
    id: 'way-to-nothing',
    what: 'makes the documents on the way to a field that is not there, or fails where a scalar stands on it',
    documented: '`$pull`, `$rename` and `$unset` of a field that is not there do nothing',
    source: '$pull, $rename and $unset, Behavior',
    explains: (d) => ['$pull', '$rename', '$unset'].some((operator) => hasWay(d, operator)),
  },
  {
    id: 'count-without-query',
    what: 'estimates a count without a query, by what it last knew of the collection',
    documented: 'the count is taken from the metadata of the collection',
    source: 'count (command), Behavior',
    explains: ({ command }) => 'count' in command && Object.keys(asDocument(command.query)).length === 0,
  },
  {
    id: 'product-of-nothing',
    what: 'gives 0.0 for the product of a missing field and a negative double, not -0.0',
    documented: 'a missing field becomes zero of the type of the factor, its sign is not said',
    source: '$mul, Behavior, Missing Field',
    explains: (d) =>
      operandsOf(d.command, '$mul').length > 0 &&
      describeDocuments(d.embeddedAfter ?? []).replaceAll('"-0.0"', '"0.0"') ===
        describeDocuments(d.otherAfter ?? []),
  },
  {
    id: 'all-of-nothing',
    what: 'finds every document by `$all` of an empty array',
    documented: '`$all` of an empty array matches no documents',
    source: '$all, Empty Array',
    explains: ({ command }) =>
      clausesOf(command).some(
        ({ operator, operand }) => operator === '$all' && Array.isArray(operand) && operand.length === 0,
      ),
  },
  {
    id: 'count-of-nothing',
    what: 'gives 0 where nothing is counted by a `$count` stage',
    documented: '`$count` is a `$group`, which gives no document without input',
    source: '$count, Behavior',
    explains: ({ command, embedded }) =>
      stagesOf(command, '$count').length > 0 &&
      embedded.kind === 'documents' &&
      embedded.documents.length === 0,
  },
  {
    id: 'group-of-missing',
    what: 'groups documents without the field apart from those with null',
    documented: 'documents that lack the field of the key are in the group of null',
    source: '$group, Behavior; Null or Missing Values',
    explains: ({ command }) =>
      stagesOf(command, '$group').some((stage) => typeof asDocument(stage)._id === 'string'),
  },
  {
    id: 'sort-of-empty-array',
    what: 'sorts an empty array with null',
    documented: 'an empty array is less than null or a missing field',
    source: 'Comparison/Sort Order, Arrays',
    explains: ({ command, before }) => sortPathsOf(command).length > 0 && before.some(holdsEmptyArray),
  },
];
