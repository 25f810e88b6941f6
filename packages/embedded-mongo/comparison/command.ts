import { EJSON } from 'bson';
import { mongo } from 'mongoose';

export type Document = Record<string, unknown>;

/** A database command as MongoDB documents it: its first key is its name. */
export type Command = Document;

export type Outcome =
  | { kind: 'error'; code: number; text: string }
  | { kind: 'documents'; documents: Document[]; isOrdered: boolean }
  | { kind: 'reply'; reply: Document; texts: string[] };

/** Numbers stay typed, so that an int that comes back as a double is a difference. */
const TYPED = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const;

export const isPlainObject = (value: unknown): value is Document =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !('_bsontype' in value);

export const asDocument = (value: unknown): Document => (isPlainObject(value) ? value : {});

export const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The canonical text of a value: types of numbers and the order of fields are part of it. */
export const canonical = (value: unknown): string => EJSON.stringify(value, { relaxed: false });

const stagesOf = (command: Command): Document[] => asArray(command.pipeline).map(asDocument);

const sortsById = (sort: unknown): boolean => Object.keys(asDocument(sort)).includes('_id');

/** Whether the command asks for one order and no other: by a unique field at the end of a sort. */
const asksForTotalOrder = (command: Command): boolean => {
  if ('find' in command) return sortsById(command.sort);
  let isOrdered = false;
  let isIdUnique = true;
  for (const stage of stagesOf(command)) {
    if ('$group' in stage) [isOrdered, isIdUnique] = [false, true];
    if ('$unwind' in stage) isIdUnique = false;
    if ('$sort' in stage) isOrdered = isIdUnique && sortsById(stage.$sort);
  }
  return isOrdered;
};

const REPLY_FIELDS = ['n', 'nModified', 'upserted', 'value', 'values', 'lastErrorObject', 'numIndexesAfter'];

const keepWriteError = ({ index, code }: Document): Document => ({
  index: Number(index),
  code: Number(code),
});

const outcomeOf = (reply: Document): Outcome => {
  const errors = asArray(reply.writeErrors).map(asDocument);
  const fields = REPLY_FIELDS.filter((name) => name in reply);
  const kept: Document = Object.fromEntries(fields.map((name) => [name, reply[name]]));
  if (errors.length > 0) kept.writeErrors = errors.map(keepWriteError);
  return { kind: 'reply', reply: kept, texts: errors.map(({ errmsg }) => String(errmsg)) };
};

const drain = async (db: mongo.Db, command: Command, reply: Document): Promise<Outcome> => {
  const collection = command.find ?? command.aggregate;
  let cursor = asDocument(reply.cursor);
  const documents = asArray(cursor.firstBatch).map(asDocument);
  const { batchSize = asDocument(command.cursor).batchSize } = command;
  while (Number(cursor.id) !== 0) {
    const more = { getMore: cursor.id, collection, ...(Number(batchSize ?? 0) > 0 && { batchSize }) };
    const next = await db.command(more, TYPED);
    cursor = asDocument(next.cursor);
    documents.push(...asArray(cursor.nextBatch).map(asDocument));
  }
  return { kind: 'documents', documents, isOrdered: asksForTotalOrder(command) };
};

/** What a server makes of a command, its cursor read to the end. */
export const runCommand = async (db: mongo.Db, command: Command): Promise<Outcome> => {
  try {
    const reply: Document = await db.command(command, TYPED);
    return 'cursor' in reply ? await drain(db, command, reply) : outcomeOf(reply);
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError)) throw error;
    return { kind: 'error', code: Number(error.code), text: error.message };
  }
};

/** Ids that a server makes up itself are equal when both made one up. */
const withoutMadeUpIds = (text: string): string =>
  text.replace(/\{"\$oid":"(?!0{8})[0-9a-f]{24}"\}/g, '"an id of the server"');

const sortedTexts = (documents: readonly unknown[]): string[] =>
  documents.map((document) => withoutMadeUpIds(canonical(document))).sort();

/** The text of an outcome; equal texts are equal outcomes. Without a total order the documents are a set. */
export const describeOutcome = (outcome: Outcome): string => {
  switch (outcome.kind) {
    case 'error':
      return `error ${outcome.code}`;
    case 'documents':
      return outcome.isOrdered
        ? outcome.documents.map((document) => withoutMadeUpIds(canonical(document))).join('\n')
        : sortedTexts(outcome.documents).join('\n');
    case 'reply': {
      const { values, ...others } = outcome.reply;
      const rest = withoutMadeUpIds(canonical(others));
      return Array.isArray(values) ? `${rest} ${sortedTexts(values).join(', ')}` : rest;
    }
  }
};

/** The text of what a collection holds, in whatever order. */
export const describeDocuments = (documents: readonly Document[]): string =>
  sortedTexts(documents).join('\n');
