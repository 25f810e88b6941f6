import { Types, type Query, type Schema } from 'mongoose';
import { onCommit } from './transaction.ts';

const CHANGES = /^(?:update|replace|delete|findOneAnd)/;
const ON_QUERIES = { document: false, query: true } as const;

type Filter = Record<string, unknown>;
type AnyQuery = Query<unknown, unknown>;
type Next = (error?: Error) => void;

/**
 * Calls back with the filter of each update by this process, or an empty one for several in one command, including failed
 * updates, which may have been stored; of a transaction after its commit.
 */
export const onChange = <T>(schema: Schema<T>, changed: (filter: Filter) => void) => {
  schema.post(CHANGES, ON_QUERIES, function (this: AnyQuery) {
    const filter = this.getFilter();
    onCommit(() => changed(filter));
  });
  schema.post('bulkWrite', () => onCommit(() => changed({})));
  schema.post(
    CHANGES,
    { ...ON_QUERIES, errorHandler: true },
    function (this: AnyQuery, error: Error, _: unknown, next: Next) {
      changed(this.getFilter());
      next(error);
    },
  );
};

/** Whether a filter's condition may match an id. Only another id does not. */
export const mayBe = (id: string, condition: unknown) =>
  typeof condition === 'string' || condition instanceof Types.ObjectId
    ? condition.toString().toLowerCase() === id
    : true;

export const onInsert = <T>(schema: Schema<T>, added: () => void) => {
  const inserted = () => onCommit(added);
  schema.post('save', inserted);
  schema.post('insertMany', inserted);
};
