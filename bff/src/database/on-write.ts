import { Types, type Query, type Schema } from 'mongoose';

const CHANGES = /^(?:update|replace|delete|findOneAnd)/;
const ON_QUERIES = { document: false, query: true } as const;

type Filter = Record<string, unknown>;
type AnyQuery = Query<unknown, unknown>;
type Next = (error?: Error) => void;

/**
 * Calls back with the filter of each change that this process has made by the schema's model. Also after one that
 * failed, which the database may have made all the same.
 */
export const onChange = <T>(schema: Schema<T>, changed: (filter: Filter) => void) => {
  schema.post(CHANGES, ON_QUERIES, function (this: AnyQuery) {
    changed(this.getFilter());
  });
  schema.post(
    CHANGES,
    { ...ON_QUERIES, errorHandler: true },
    function (this: AnyQuery, error: Error, _: unknown, next: Next) {
      changed(this.getFilter());
      next(error);
    },
  );
};

/** Whether a filter's condition may hold for an id; any condition but an id itself may. */
export const mayBe = (id: string, condition: unknown) =>
  typeof condition === 'string' || condition instanceof Types.ObjectId
    ? condition.toString().toLowerCase() === id
    : true;

/** Calls back after each document that this process has added by the schema's model. */
export const onInsert = <T>(schema: Schema<T>, added: () => void) => {
  schema.post('save', added);
  schema.post('insertMany', added);
};
